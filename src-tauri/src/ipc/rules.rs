//! Any rule of the Laws, asked by name.

use actions::ask::{self, AskAnswer, AskQuestion, AskSaid};
use actions::draft::id;
use tauri::State;

use super::Answer;
use super::error::Refusal;
use crate::table::Table;

/// The questions there are, each with the facts it asks for.
#[tauri::command]
#[specta::specta]
pub async fn ask_questions() -> Answer<Vec<AskQuestion>> {
    Ok(ask::questions())
}

/// What the Laws say to a question, under the rules announced for a section.
#[tauri::command]
#[specta::specta]
pub async fn ask_laws(
    table: State<'_, Table>,
    section: Option<String>,
    question: String,
    facts: Vec<AskSaid>,
) -> Result<AskAnswer, Refusal> {
    let table = table.lock().await;
    Ok(match section {
        Some(section) => {
            ask::answer_in(table.session()?.state(), id(&section, "section")?, &question, &facts)?
        }
        None => ask::answer(&question, laws::Edition::Fide2023, &facts)?,
    })
}
