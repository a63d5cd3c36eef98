//! Copies of the competition and the mirror on a stick.

use actions::export::Exported;
use actions::keeping;
use actions::view::{self, ReasonOwed};
use tauri::State;

use super::Answer;
use super::error::Refusal;
use crate::clock::now;
use crate::picker::{Asked, Picker};
use crate::table::Table;

/// Saves a whole copy of the competition where the arbiter says.
#[tauri::command]
#[specta::specta]
pub async fn save_copy(table: State<'_, Table>, picker: State<'_, Picker>) -> Result<Exported, Refusal> {
    let name = {
        let table = table.lock().await;
        let stem = table.session()?.path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
        format!("{stem} copy.flagfall")
    };
    let to = picker.ask(Asked::Place { name: &name, ending: "flagfall" }).await?;
    let mut table = table.lock().await;
    Ok(keeping::save_copy(table.session_mut()?, &to).await?)
}

/// Keeps a log of every entry in the folder the arbiter says, from now on.
#[tauri::command]
#[specta::specta]
pub async fn keep_mirror(table: State<'_, Table>, picker: State<'_, Picker>) -> Answer<Exported> {
    table.lock().await.session()?;
    let folder = picker.ask(Asked::Folder).await?;
    let mut table = table.lock().await;
    Ok(keeping::keep_mirror(table.session_mut()?, &folder)?)
}

/// The rulings that differ from the advice and still owe a reason, the oldest first.
#[tauri::command]
#[specta::specta]
pub async fn owed_reasons(table: State<'_, Table>) -> Answer<Vec<ReasonOwed>> {
    let table = table.lock().await;
    Ok(view::owed_reasons(table.session()?.state(), now()))
}
