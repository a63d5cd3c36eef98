//! What a refused call answers: a code to switch on, sentences for a person, never a text to match on.

use actions::error::Code;
use actions::view::{Citation, Message};
use actions::{ActionError, say};
use serde::Serialize;
use specta::Type;

/// What the page may do about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum ErrorCode {
    /// The Laws or the desk's order say no; nothing was recorded.
    Refused,
    /// Somebody recorded something about the same subject first.
    Conflict,
    /// What was named does not exist, or no longer.
    NotFound,
    /// The text was not understood.
    Unclear,
    /// The file: wrong kind, damaged, newer, locked, read-only, full, on a network share.
    File,
    /// The file can be opened all the same, if the arbiter says so.
    FileAsk,
    /// No competition lies on the desk.
    NoCompetition,
    /// The person closed the dialog or stopped the work. Not shown.
    Cancelled,
    /// The call itself failed.
    #[expect(dead_code, reason = "the page says it where no answer came; it stands here for the page's type")]
    Internal,
}

/// What happened, what is safe, what to do next.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Refusal {
    pub code: ErrorCode,
    pub messages: Vec<Message>,
    pub because: Vec<Citation>,
}

impl From<ActionError> for Refusal {
    fn from(error: ActionError) -> Self {
        let code = match &error {
            ActionError::Open(open) if may_be_opened_anyway(open) => ErrorCode::FileAsk,
            _ => match error.code() {
                Code::Refused => ErrorCode::Refused,
                Code::Conflict => ErrorCode::Conflict,
                Code::NotFound => ErrorCode::NotFound,
                Code::Unclear => ErrorCode::Unclear,
                Code::File => ErrorCode::File,
                Code::NoCompetition => ErrorCode::NoCompetition,
                Code::Cancelled => ErrorCode::Cancelled,
            },
        };
        Self { code, messages: error.messages(), because: say::citations(error.because()) }
    }
}

/// A note of another machine that may be switched off by now, a log that may never come back: only a person knows.
fn may_be_opened_anyway(error: &store::OpenError) -> bool {
    matches!(error.kind, store::OpenErrorKind::OpenElsewhere { .. } | store::OpenErrorKind::LogMissing)
}
