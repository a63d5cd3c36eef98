//! What can go wrong, as a front has to tell it.

use desk::refusal::Refusal;
use laws::{Arg, Citation, Message};

/// Why an action did not happen. Nothing was recorded.
#[derive(Debug, thiserror::Error)]
pub enum ActionError {
    /// The desk refused it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The competition file cannot be opened.
    #[error(transparent)]
    Open(#[from] store::OpenError),
    /// The competition file cannot be read or written.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// The entry could not be appended.
    #[error(transparent)]
    Append(#[from] store::AppendError),
    /// The log on the stick cannot be kept or read.
    #[error(transparent)]
    Mirror(#[from] store::MirrorError),
    /// A file of another program cannot be read.
    #[error("{0:?}")]
    Read(Vec<exchange::Message>),
    /// What was typed was not understood.
    #[error("unclear: {0}")]
    Unclear(Message),
    /// No competition is open.
    #[error("no competition is open")]
    NoCompetition,
    /// The named thing does not exist.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// Another file could not be read or written.
    #[error("{path}: {source}")]
    Io {
        /// Which.
        path: String,
        /// Why.
        source: std::io::Error,
    },
    /// A page or an export was to go where a competition file lies.
    #[error("{0} is a competition file")]
    OntoCompetition(String),
    /// A copy of the competition file could not be written.
    #[error("copy to {to}: {source}")]
    Copy {
        /// Where it was to go.
        to: String,
        /// Why not.
        source: store::StoreError,
    },
    /// The work was stopped by a person.
    #[error("stopped")]
    Cancelled,
}

/// The classes of failure that a front tells apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// The Laws or the desk's order say no.
    Refused,
    /// Somebody recorded something about the same subject first.
    Conflict,
    /// The thing named does not exist.
    NotFound,
    /// The text was not understood.
    Unclear,
    /// The file.
    File,
    /// No competition is open.
    NoCompetition,
    /// Stopped by a person; not shown.
    Cancelled,
}

impl ActionError {
    /// The class.
    pub fn code(&self) -> Code {
        match self {
            Self::Refused(Refusal::Conflict(_)) => Code::Conflict,
            Self::Refused(Refusal::NotFound(_)) | Self::NotFound(_) => Code::NotFound,
            Self::Refused(Refusal::Forbidden { .. }) => Code::Refused,
            Self::Open(_)
            | Self::Store(_)
            | Self::Append(_)
            | Self::Mirror(_)
            | Self::Read(_)
            | Self::Copy { .. }
            | Self::OntoCompetition(_)
            | Self::Io { .. } => Code::File,
            Self::Unclear(_) => Code::Unclear,
            Self::NoCompetition => Code::NoCompetition,
            Self::Cancelled => Code::Cancelled,
        }
    }

    /// What a person reads, what is wrong first.
    pub fn messages(&self) -> Vec<crate::view::Message> {
        let law = |message: &Message| vec![crate::say::message(message)];
        match self {
            Self::Refused(refusal) => law(&refusal.message()),
            Self::Open(error) => law(&error.message()),
            Self::Store(error) => law(&error.message()),
            Self::Append(error) => law(&error.message()),
            Self::Mirror(error) => law(&error.message()),
            Self::Read(messages) => messages.iter().map(|m| crate::say::notice(m.id, &m.args)).collect(),
            Self::Unclear(message) => law(&cut(message)),
            Self::NoCompetition => law(&Message::new("refused-no-competition")),
            Self::NotFound(what) => law(&Message::new("refused-not-found").with("what", *what)),
            Self::Io { path, source } => {
                law(&Message::new("refused-io").with("path", path.as_str()).with("why", source.to_string()))
            }
            Self::OntoCompetition(file) => {
                law(&Message::new("export-onto-competition").with("file", file.as_str()))
            }
            Self::Copy { to, source } => law(&copy_message(source, to)),
            Self::Cancelled => law(&Message::new("refused-cancelled")),
        }
    }

    /// The Articles it rests on.
    pub fn because(&self) -> &[Citation] {
        match self {
            Self::Refused(refusal) => refusal.because(),
            _ => &[],
        }
    }
}

/// What was typed or pasted, said again only as far as a sentence can hold it.
fn cut(message: &Message) -> Message {
    const LETTERS: usize = 80;
    let mut cut = message.clone();
    for (name, arg) in &mut cut.args {
        if let ("text", Arg::Text(text)) = (*name, arg)
            && let Some((at, _)) = text.char_indices().nth(LETTERS)
        {
            text.truncate(at);
            text.push('…');
        }
    }
    cut
}

/// Why a copy was not written. The competition file itself is safe in every case.
fn copy_message(error: &store::StoreError, to: &str) -> Message {
    use store::StoreError::{Busy, Full, ReadOnly};
    match error {
        Full => Message::new("copy-full").with("file", to),
        ReadOnly => Message::new("copy-read-only").with("file", to),
        Busy => Message::new("copy-onto-open").with("file", to),
        store::StoreError::OtherCompetition(_) => error.message(),
        other => Message::new("copy-failed").with("file", to).with("detail", other.to_string()),
    }
}
