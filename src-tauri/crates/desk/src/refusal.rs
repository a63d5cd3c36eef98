//! Why something was not recorded. A refusal loses nothing and says what to do next.

use laws::{Citation, Message};

use crate::ids::*;

/// Why a command was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Somebody recorded something about the same subject after what this screen had seen.
    #[error("the subject was touched by entry {0} in the meantime")]
    Conflict(EntryId),
    /// What the command names does not exist or no longer stands.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The Laws or the desk's own order forbid it.
    #[error("refused: {message}")]
    Forbidden {
        /// What is wrong and what to do next.
        message: Message,
        /// The Articles, where it is the Laws.
        because: Vec<Citation>,
    },
}

impl Refusal {
    /// The desk's own order forbids it.
    pub(crate) fn desk(message: Message) -> Self {
        Self::Forbidden { message, because: Vec::new() }
    }

    /// What a person reads.
    pub fn message(&self) -> Message {
        match self {
            Self::Conflict(_) => Message::new("refused-conflict"),
            Self::NotFound(what) => Message::new("refused-not-found").with("what", *what),
            Self::Forbidden { message, .. } => message.clone(),
        }
    }

    /// The Articles it rests on.
    pub fn because(&self) -> &[Citation] {
        match self {
            Self::Forbidden { because, .. } => because,
            _ => &[],
        }
    }
}
