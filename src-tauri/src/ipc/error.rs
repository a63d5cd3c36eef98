//! What a refused call answers: a code to switch on, sentences for a person, never a text to match on.

use serde::Serialize;
use specta::Type;

use super::dto::{Citation, Message};

/// What the page may do about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum ErrorCode {
    /// The Laws or the desk's rules say no; nothing was recorded.
    Refused,
    /// Somebody recorded something about the same subject first.
    Conflict,
    /// What was named does not exist, or no longer.
    NotFound,
    /// The text was not understood.
    Unclear,
    /// The file: wrong kind, damaged, newer, locked, read-only, full, on a network share.
    File,
    /// No competition lies on the desk.
    NoCompetition,
    /// The person closed the dialog or stopped the work. Not shown.
    Cancelled,
    /// A defect of the program.
    Internal,
}

/// What happened, what is safe, what to do next.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Refusal {
    pub code: ErrorCode,
    pub message: Message,
    pub because: Vec<Citation>,
    pub safe: Option<Message>,
    pub next: Option<Message>,
}

impl Refusal {
    /// Asked for something of a competition while none is open.
    pub fn no_competition() -> Self {
        Self {
            code: ErrorCode::NoCompetition,
            message: Message::plain("refusal-no-competition"),
            because: Vec::new(),
            safe: None,
            next: Some(Message::plain("refusal-no-competition-next")),
        }
    }
}
