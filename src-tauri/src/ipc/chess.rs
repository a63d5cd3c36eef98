//! Questions about moves and clocks that record nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use actions::claim_desk::{self, ClaimAsked, ClaimMoves, ClaimShown};
use actions::diagram::{self, DiagramAsked};
use actions::draft;
use actions::export::{self, Exported};
use actions::mate::{self, MateAsked, MateProgress, MateQuestion, MateSearch};
use actions::move_notation::{self, MoveNotation};
use actions::position_text::{self, PositionAsked, PositionRead};
use actions::view::{self, Choice, Replay};
use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, State};
use tauri_specta::Event;

use super::error::Refusal;
use super::{Answer, failed};
use crate::picker::{Asked, Picker};
use crate::table::Table;

/// How far the deep search has come.
#[derive(Clone, Debug, Serialize, Type, tauri_specta::Event)]
#[serde(rename_all = "camelCase")]
pub struct Searching {
    /// Attempts made, of how many.
    pub progress: MateProgress,
}

/// The one deep search that runs, so that it can be stopped. Asking anew stops the one before.
#[derive(Default)]
pub struct Search(std::sync::Mutex<Arc<AtomicBool>>);

impl Search {
    fn begin(&self) -> Arc<AtomicBool> {
        let fresh = Arc::new(AtomicBool::new(false));
        // A poisoned lock holds a flag like any other.
        let mut running = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        running.store(true, Ordering::Relaxed);
        *running = fresh.clone();
        fresh
    }

    fn stop(&self) {
        self.begin();
    }
}

/// Whether a side can still checkmate. The search runs beside the desk's work; the deep one tells how far it has come.
#[tauri::command]
#[specta::specta]
pub async fn mate_question(
    app: AppHandle,
    table: State<'_, Table>,
    search: State<'_, Search>,
    asked: MateAsked,
    depth: MateSearch,
    notation: Option<String>,
) -> Answer<MateQuestion> {
    let asked = {
        let notation = MoveNotation::from_code(notation.as_deref())?;
        let table = table.lock().await;
        mate::position(table.session()?.state(), &asked, notation)?
    };
    let stopped = search.begin();
    let mut told = None;
    let work = move || {
        mate::question(&asked, depth, &mut |progress| {
            if depth == MateSearch::Deep && told != Some(progress.done) {
                told = Some(progress.done);
                // A page that is gone is told nothing; the search goes on until it is stopped.
                let _ = Searching { progress }.emit(&app);
            }
            !stopped.load(Ordering::Relaxed)
        })
    };
    tauri::async_runtime::spawn_blocking(work)
        .await
        .map_err(|_| Refusal::from(actions::ActionError::Cancelled))
}

/// Stops the deep search; its call answers what is known so far.
#[tauri::command]
#[specta::specta]
pub async fn stop_search(search: State<'_, Search>) -> Answer<()> {
    search.stop();
    Ok(())
}

/// The moves a claim rests on.
#[tauri::command]
#[specta::specta]
pub async fn claim_moves(table: State<'_, Table>, asked: ClaimAsked) -> Answer<ClaimMoves> {
    let table = table.lock().await;
    Ok(claim_desk::moves(table.session()?.state(), &asked)?)
}

/// What can be claimed in a game, and what the Laws say to it.
#[tauri::command]
#[specta::specta]
pub async fn claim(table: State<'_, Table>, asked: ClaimAsked) -> Answer<ClaimShown> {
    let table = table.lock().await;
    Ok(claim_desk::ask(table.session()?.state(), &asked)?)
}

/// Reads a position as typed or pasted, and says what is possible of what it leaves out.
#[tauri::command]
#[specta::specta]
pub async fn read_position(asked: PositionAsked) -> Answer<PositionRead> {
    Ok(position_text::read(&asked)?)
}

/// The text of a file of moves that the arbiter chooses.
#[tauri::command]
#[specta::specta]
pub async fn read_moves(picker: State<'_, Picker>) -> Answer<String> {
    let path = picker.ask(Asked::Games).await?;
    let bytes = tokio::fs::read(&path).await.map_err(|source| failed(&path, source))?;
    Ok(claim_desk::text_of_file(&bytes)?)
}

/// A recorded game, position by position.
#[tauri::command]
#[specta::specta]
pub async fn replay(table: State<'_, Table>, game: String, notation: Option<String>) -> Answer<Replay> {
    let notation = MoveNotation::from_code(notation.as_deref())?;
    let table = table.lock().await;
    Ok(view::replay_or_why(table.session()?.state(), draft::id(&game, "game")?, notation)?)
}

/// The notations in which moves can be shown.
#[tauri::command]
#[specta::specta]
pub async fn notations() -> Answer<Vec<Choice>> {
    Ok(move_notation::notations())
}

/// Writes a position as a picture where the arbiter says.
#[tauri::command]
#[specta::specta]
pub async fn save_diagram(picker: State<'_, Picker>, asked: DiagramAsked) -> Answer<Exported> {
    let (name, ending) = (asked.file_name(), asked.format.ending());
    let path = picker.ask(Asked::Place { name: &name, ending }).await?;
    export::save(&path, &diagram::picture(&asked)?).await?;
    Ok(Exported { file: path.display().to_string(), said: Vec::new() })
}
