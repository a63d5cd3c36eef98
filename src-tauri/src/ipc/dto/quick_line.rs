//! The quick line: what was typed, said back in words.

use serde::{Deserialize, Serialize};
use specta::Type;

use super::{Advice, Command, Message};

#[derive(Clone, Debug, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct QuickLineContext {
    pub section: String,
    pub round: u32,
    /// The board in hand, used where the line names none.
    pub game: Option<String>,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct QuickLine {
    /// The line in words, as far as understood.
    pub understood: Vec<Message>,
    /// The word still missing, asked for.
    pub missing: Option<Message>,
    pub unclear: Option<Unclear>,
    pub completions: Vec<Completion>,
    /// The board the line names; a line that names nothing else takes it in hand.
    pub game: Option<String>,
    /// Set when Enter would record.
    pub command: Option<Command>,
    pub advice: Option<Advice>,
}

/// The part that was not understood, as offsets in characters.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Unclear {
    pub from: u32,
    pub to: u32,
    pub message: Message,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Completion {
    /// Shown.
    pub text: String,
    /// The whole line after taking it.
    pub line: String,
    pub hint: Message,
}
