//! Adjourned games.

use actions::adjournment::{EnvelopeTyped, proposed};
use actions::draft::id;
use actions::export::{self, Exported};
use actions::report::{self, ReportKind};
use actions::view::{self, Adjourned};
use tauri::State;

use super::Answer;
use crate::clock::now;
use crate::picker::{Asked, Picker};
use crate::table::Table;

/// Adjourned games, with the next thing to do about each.
#[tauri::command]
#[specta::specta]
pub async fn adjourned(table: State<'_, Table>) -> Answer<Vec<Adjourned>> {
    let table = table.lock().await;
    Ok(view::adjourned(table.session()?.state(), now()))
}

/// What the desk knows of a board that is about to be adjourned.
#[tauri::command]
#[specta::specta]
pub async fn envelope_form(table: State<'_, Table>, game: String) -> Answer<EnvelopeTyped> {
    let table = table.lock().await;
    Ok(proposed(table.session()?.state(), id(&game, "game")?))
}

/// Writes a game's envelope, to be printed on A6, where the arbiter says.
#[tauri::command]
#[specta::specta]
pub async fn envelope_as(
    table: State<'_, Table>,
    picker: State<'_, Picker>,
    game: String,
) -> Answer<Exported> {
    let kind = ReportKind::Envelope { game };
    // The dialog stands open for a while: what is written is what stands afterwards.
    let name = format!("{}.html", kind.stem());
    let path = picker.ask(Asked::Place { name: &name, ending: "html" }).await?;
    let table = table.lock().await;
    let html = report::html(table.session()?, &text::Text::new("en"), &kind, now())?;
    export::save(&path, html.as_bytes()).await?;
    Ok(Exported { file: path.display().to_string(), said: Vec::new() })
}
