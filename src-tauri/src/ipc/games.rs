//! Games as text: files of games in and out, what is pasted, two scoresheets, audits.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use actions::audit::{self, AuditProgress, AuditShown, AuditSource};
use actions::draft::id;
use actions::export::{self, Exported};
use actions::games::{self, GamesChoices, GamesDiff};
use actions::line::GameShown;
use actions::paste::{self, PasteAsked, PasteShown};
use actions::pgn::{self, PgnWanted};
use actions::scoresheets::{self, SheetsAsked, SheetsShown};
use actions::view::{Message, Recorded};
use actions::{ActionError, Session};
use desk::ids::{EntryId, RoundNo, SectionId};
use serde::Serialize;
use specta::Type;
use tauri::{AppHandle, State};
use tauri_specta::Event;

use super::{Answer, failed, given_or_asked, recorded};
use crate::clock::now;
use crate::picker::{Asked, Picker};
use crate::table::{Table, fresh};

/// How far the audit has come.
#[derive(Clone, Debug, Serialize, Type, tauri_specta::Event)]
#[serde(rename_all = "camelCase")]
pub struct Auditing {
    /// Games, half-moves, findings, bytes so far.
    pub progress: AuditProgress,
    /// The same in words.
    pub says: Message,
}

/// The one audit that runs, so that it can be stopped. Beginning anew stops the one before.
#[derive(Default)]
pub struct Audits(std::sync::Mutex<Arc<AtomicBool>>);

impl Audits {
    fn begin(&self) -> Arc<AtomicBool> {
        let fresh = Arc::new(AtomicBool::new(false));
        // A poisoned lock holds a flag like any other.
        let mut running = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        running.store(true, Ordering::Relaxed);
        *running = fresh.clone();
        fresh
    }
}

/// Reads a file of games and says which belongs to which board; without a path the desk asks with a dialog.
#[tauri::command]
#[specta::specta]
pub async fn read_games(
    table: State<'_, Table>,
    picker: State<'_, Picker>,
    path: Option<String>,
    choices: GamesChoices,
) -> Answer<GamesDiff> {
    let path = given_or_asked(&picker, path, Asked::Games).await?;
    let bytes = tokio::fs::read(&path).await.map_err(|source| failed(&path, source))?;
    let file = games::read(&path.file_name().unwrap_or_default().to_string_lossy(), &bytes)?;
    let mut table = table.lock().await;
    let token = fresh();
    let diff = games::diff(table.session()?, token, &file, &choices);
    table.games.insert(token, file);
    Ok(diff)
}

/// Which game of a file already read belongs to which board, after a choice.
#[tauri::command]
#[specta::specta]
pub async fn games_changes(
    table: State<'_, Table>,
    token: String,
    choices: GamesChoices,
) -> Answer<GamesDiff> {
    let table = table.lock().await;
    let token: EntryId = id(&token, "file")?;
    let file = table.games.get(&token).ok_or(ActionError::NotFound("file"))?;
    Ok(games::diff(table.session()?, token, file, &choices))
}

/// A game of a file already read, to be looked at.
#[tauri::command]
#[specta::specta]
pub async fn game_of_file(table: State<'_, Table>, token: String, number: u32) -> Answer<GameShown> {
    let table = table.lock().await;
    let token: EntryId = id(&token, "file")?;
    Ok(table.games.get(&token).ok_or(ActionError::NotFound("file"))?.show(number)?)
}

/// Records the games taken from a file, as one entry.
#[tauri::command]
#[specta::specta]
pub async fn apply_games(table: State<'_, Table>, token: String, choices: GamesChoices) -> Answer<Recorded> {
    let mut table = table.lock().await;
    let token: EntryId = id(&token, "file")?;
    let file = table.games.get(&token).ok_or(ActionError::NotFound("file"))?.clone();
    let session = table.session_mut()?;
    let done = games::apply(session, token, now(), &file, &choices).await?;
    let answer = recorded(session, &done)?;
    table.games.remove(&token);
    Ok(answer)
}

/// Writes games as PGN where the arbiter says.
#[tauri::command]
#[specta::specta]
pub async fn write_games(
    table: State<'_, Table>,
    picker: State<'_, Picker>,
    wanted: PgnWanted,
) -> Answer<Exported> {
    let scope = wanted.scope()?;
    let text = |session: &Session| pgn::written(session.state(), scope, wanted.profile, now());
    let name = {
        let table = table.lock().await;
        // That there is nothing to write is said before anybody is asked where.
        text(table.session()?)?;
        wanted.file_name(table.session()?.state())
    };
    // The dialog stands open for a while: the desk goes on under it, and what is written is what stands afterwards.
    let path = picker.ask(Asked::Place { name: &name, ending: "pgn" }).await?;
    let table = table.lock().await;
    let (text, count) = text(table.session()?)?;
    export::save(&path, text.as_bytes()).await?;
    let said = vec![Message::new("pgn-written").with("count", count)];
    Ok(Exported { file: path.display().to_string(), said })
}

/// Recognises a pasted text. Records nothing.
#[tauri::command]
#[specta::specta]
pub async fn paste(table: State<'_, Table>, asked: PasteAsked) -> Answer<PasteShown> {
    let table = table.lock().await;
    Ok(paste::read(table.session()?.state(), &asked)?)
}

/// Compares two scoresheets. Records nothing.
#[tauri::command]
#[specta::specta]
pub async fn sheets(table: State<'_, Table>, asked: SheetsAsked) -> Answer<SheetsShown> {
    let table = table.lock().await;
    Ok(scoresheets::compared(table.session()?.state(), &asked)?)
}

/// Looks through the games on record in a round.
#[tauri::command]
#[specta::specta]
pub async fn audit_round(
    app: AppHandle,
    table: State<'_, Table>,
    audits: State<'_, Audits>,
    section: String,
    round: u16,
) -> Answer<AuditShown> {
    let section: SectionId = id(&section, "section")?;
    let games = audit::recorded(table.lock().await.session()?.state(), section, RoundNo(round));
    if games.is_empty() {
        let message = laws::Message::new("audit-nothing-recorded").with("round", u32::from(round));
        return Err(ActionError::Unclear(message).into());
    }
    let stopped = audits.begin();
    beside(move || audit::all_of(games.source(String::new()), &games, 1, telling(app, stopped))).await
}

/// Looks through a file of games; without a path the desk asks with a dialog.
#[tauri::command]
#[specta::specta]
pub async fn audit_file(
    app: AppHandle,
    picker: State<'_, Picker>,
    audits: State<'_, Audits>,
    path: Option<String>,
) -> Answer<AuditShown> {
    let path = given_or_asked(&picker, path, Asked::Games).await?;
    let stopped = audits.begin();
    beside(move || {
        let file = std::fs::File::open(&path).map_err(|source| failed(&path, source))?;
        let length = file.metadata().map_or(0, |data| data.len());
        let source = AuditSource {
            name: path.display().to_string(),
            bytes: file,
            length,
            edition: laws::Edition::Fide2023,
        };
        // One core stays for the desk.
        let threads = std::thread::available_parallelism().map_or(1, |n| n.get().saturating_sub(1).max(1));
        audit::all_of(source, &audit::RecordedGames::default(), threads, telling(app, stopped))
    })
    .await
}

/// A game of a file that was looked through, from 1.
#[tauri::command]
#[specta::specta]
pub async fn audited_game(path: String, number: u32) -> Answer<GameShown> {
    let path = PathBuf::from(path);
    beside(move || {
        let file = std::fs::File::open(&path).map_err(|source| failed(&path, source))?;
        audit::game_of(file, number)
            .map_err(|source| failed(&path, source))?
            .ok_or(ActionError::NotFound("game"))
    })
    .await
}

/// Stops the audit; its call answers what was found so far.
#[tauri::command]
#[specta::specta]
pub async fn stop_audit(audits: State<'_, Audits>) -> Answer<()> {
    audits.begin();
    Ok(())
}

/// Runs work beside the desk's.
async fn beside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ActionError> + Send + 'static,
) -> Answer<T> {
    let done = tauri::async_runtime::spawn_blocking(work).await.map_err(|_| ActionError::Cancelled)?;
    Ok(done?)
}

/// Tells the page how far the work has come, and breaks it off when it was stopped.
fn telling(app: AppHandle, stopped: Arc<AtomicBool>) -> impl FnMut(AuditProgress) -> ControlFlow<()> {
    move |progress| {
        // A page that is gone is told nothing; the work goes on until it is stopped.
        let _ = Auditing { progress, says: audit::progress(&progress) }.emit(&app);
        if stopped.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
