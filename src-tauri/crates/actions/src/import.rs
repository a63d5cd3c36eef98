//! A file of the pairing program: read, shown as a list of changes, and brought in as one entry.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use desk::command::{Command, ImportRequest};
use desk::ids::*;
use desk::reconcile::{Change, ChangeKind, Choices, Plan, Question, Said, reconcile};
use desk::roster::NoticeLevel;
use exchange::ReadOptions;
use exchange::charset::Charset;
use sha2::{Digest, Sha256};

use crate::error::ActionError;
use crate::say;
use crate::session::{Done, Now, Session};
use crate::view::{Argument, Choice, Message, crossing, word};

crossing! {
    /// What a file would change.
    pub struct ImportDiff {
        /// Names this reading of the file.
        pub token: String,
        /// The file's name.
        pub file: String,
        /// Its format.
        pub format: Message,
        /// The section it goes into; none where the arbiter must say.
        pub section: Option<String>,
        /// What would change.
        pub changes: Vec<ImportChange>,
        /// What only a person can answer.
        pub questions: Vec<ImportQuestion>,
        /// What the reader noticed.
        pub notices: Vec<ImportNotice>,
        /// Lines that the desk does not know and keeps for the export.
        pub kept_unknown: u32,
    }

    /// One change.
    pub struct ImportChange {
        /// Names it.
        pub id: String,
        /// What kind.
        pub kind: String,
        /// What.
        pub what: Message,
        /// What the desk has.
        pub before: Option<Argument>,
        /// What the file says.
        pub after: Option<Argument>,
        /// What stays with the game.
        pub stays: Option<Message>,
        /// Whether it is taken.
        pub taken: bool,
    }

    /// One question.
    pub struct ImportQuestion {
        /// Names it.
        pub id: String,
        /// The question.
        pub question: Message,
        /// The answers.
        pub answers: Vec<Choice>,
        /// The arbiter's answer.
        pub answer: Option<String>,
    }

    /// What the reader noticed.
    pub struct ImportNotice {
        /// In which line, if in one.
        pub line: Option<u32>,
        /// What.
        pub why: Message,
        /// Whether the arbiter has to look before the file is used.
        pub ask: bool,
    }

    /// What the arbiter chose.
    #[derive(Eq, Default)]
    pub struct ImportChoices {
        /// Into which section.
        pub section: Option<String>,
        /// Proposed changes left out.
        pub leave: Vec<String>,
        /// Changes taken although not proposed.
        pub take: Vec<String>,
        /// Answers, by question.
        pub answers: BTreeMap<String, String>,
    }
}

/// A file that was read and waits for the arbiter.
#[derive(Clone, Debug)]
pub struct ReadFile {
    /// Its name.
    pub name: String,
    sha256: String,
    format: &'static str,
    roster: desk::roster::Roster,
    charset: Charset,
    /// What the names are in each encoding the file may have, where it does not say which; the bytes to read again.
    encodings: Vec<(Charset, String)>,
    bytes: Vec<u8>,
}

/// The question in which encoding a file is.
const ENCODING: &str = "encoding";

/// Reads a file of another program.
///
/// # Errors
/// What the file is instead, and what to do next; nothing of it has been used.
pub fn read(name: &str, bytes: &[u8]) -> Result<ReadFile, ActionError> {
    let read = exchange::read(name, bytes, ReadOptions::default())
        .map_err(|error| ActionError::Read(error.messages()))?;
    let doubtful = ["exchange-encoding-guessed", "exchange-encoding-damaged"];
    let guessed = read.roster.notices.iter().any(|notice| doubtful.contains(&notice.id));
    Ok(ReadFile {
        name: name.to_owned(),
        sha256: hex(&Sha256::digest(bytes)),
        format: read.format.name_id(),
        charset: read.charset,
        encodings: if guessed { encodings(name, bytes, &read) } else { Vec::new() },
        bytes: if guessed { bytes.to_vec() } else { Vec::new() },
        roster: read.roster,
    })
}

/// The encodings in which the names of a file look different, the one it was read in first.
fn encodings(name: &str, bytes: &[u8], read: &exchange::Read) -> Vec<(Charset, String)> {
    let mut found = vec![(read.charset, exchange::sample(&read.roster))];
    let pages = Charset::ALL.into_iter().filter(|c| !matches!(c, Charset::Utf16Le | Charset::Utf16Be));
    for charset in pages {
        let Ok(read) = exchange::read(name, bytes, ReadOptions { charset: Some(charset) }) else { continue };
        let sample = exchange::sample(&read.roster);
        if !found.iter().any(|(_, known)| *known == sample) {
            found.push((charset, sample));
        }
    }
    found
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl ReadFile {
    /// The name of the competition or section that the file states.
    pub fn stated_name(&self) -> &str {
        &self.roster.facts.name
    }

    /// The file in the encoding the arbiter chose.
    fn chosen(&self, typed: &ImportChoices) -> Cow<'_, Self> {
        let charset = typed.answers.get(ENCODING).and_then(|name| Charset::from_name(name));
        let charset = charset.filter(|charset| *charset != self.charset && !self.bytes.is_empty());
        let read = charset.and_then(|charset| {
            exchange::read(&self.name, &self.bytes, ReadOptions { charset: Some(charset) }).ok()
        });
        match read {
            Some(read) => Cow::Owned(Self {
                roster: read.roster,
                charset: read.charset,
                format: read.format.name_id(),
                ..self.clone()
            }),
            None => Cow::Borrowed(self),
        }
    }

    /// The question in which encoding the names are right, where the file leaves it open.
    fn which_encoding(&self) -> Option<ImportQuestion> {
        let label = |charset: Charset, sample: &str| {
            Message::new("file-encoding").with("charset", charset.name()).with("sample", sample)
        };
        let each = self.encodings.iter();
        (!self.encodings.is_empty()).then(|| ImportQuestion {
            id: ENCODING.to_owned(),
            question: Message::new("file-which-encoding"),
            answers: each
                .map(|(c, sample)| Choice { value: c.name().to_owned(), label: label(*c, sample) })
                .collect(),
            answer: Some(self.charset.name().to_owned()),
        })
    }

    /// The section this file was brought into before, or the only one there is.
    pub fn section(&self, session: &Session) -> Option<SectionId> {
        let state = session.state();
        let sections = state.sections_in_order();
        let before = sections.iter().find(|section| {
            let imports = state.sections.get(&section.section).map(|s| &s.imports);
            imports.and_then(|history| history.now()).is_some_and(|import| import.file_name == self.name)
        });
        let only = || match sections.as_slice() {
            [only] => Some(only.section),
            _ => None,
        };
        before.map(|section| section.section).or_else(only)
    }
}

fn choices(typed: &ImportChoices) -> Choices {
    Choices {
        left: typed.leave.iter().cloned().collect::<BTreeSet<_>>(),
        taken: typed.take.iter().cloned().collect(),
        answers: typed.answers.clone(),
    }
}

/// The changes a file would make, with the arbiter's choices so far.
pub fn diff(
    session: &Session,
    token: EntryId,
    file: &ReadFile,
    section: Option<SectionId>,
    typed: &ImportChoices,
) -> ImportDiff {
    let file = file.chosen(typed);
    let plan = match section {
        Some(section) => reconcile(session.state(), section, &file.roster, &choices(typed), token),
        None => Plan::default(),
    };
    ImportDiff {
        token: token.to_string(),
        file: file.name.clone(),
        format: Message::new(file.format),
        section: section.map(|section| section.to_string()),
        changes: plan.changes.iter().map(change).collect(),
        questions: file.which_encoding().into_iter().chain(plan.questions.iter().map(question)).collect(),
        notices: other_control(session, section, &file.roster.facts)
            .into_iter()
            .chain(file.roster.notices.iter().map(|notice| ImportNotice {
                line: notice.line,
                why: say::notice(notice.id, &notice.args),
                ask: notice.level == NoticeLevel::Ask,
            }))
            .collect(),
        kept_unknown: u32::try_from(file.roster.preserved.len()).unwrap_or(u32::MAX),
    }
}

/// The file states another time control than the section has. The section's counts: rulings and reports go by it.
fn other_control(
    session: &Session,
    section: Option<SectionId>,
    facts: &desk::roster::CompetitionFacts,
) -> Option<ImportNotice> {
    let rules = session.state().rules(section?, None)?;
    let ours = crate::time_control::read(&rules.time_control).ok()?;
    let theirs = laws::time_control::TimeControl::from_trf(&facts.time_control).ok();
    let theirs = theirs.or_else(|| crate::time_control::read(&facts.rate_of_play).ok())?;
    (theirs.to_trf().text != ours.to_trf().text).then(|| ImportNotice {
        line: None,
        why: Message::new("file-time-control")
            .with("file", theirs.to_string())
            .with("desk", ours.to_string()),
        ask: true,
    })
}

fn question(question: &Question) -> ImportQuestion {
    let answers = question.answers.iter();
    ImportQuestion {
        id: question.id.clone(),
        question: say::message(&question.question),
        answers: answers
            .map(|(value, says)| Choice { value: value.clone(), label: say::message(says) })
            .collect(),
        answer: question.answer.clone(),
    }
}

fn change(change: &Change) -> ImportChange {
    ImportChange {
        id: change.id.clone(),
        kind: kind(change.kind).to_owned(),
        what: say::message(&change.what),
        before: change.before.as_ref().map(value),
        after: change.after.as_ref().map(value),
        stays: stays(change),
        taken: change.taken,
    }
}

/// What becomes of what was logged: it stays with its game, which an unpairing takes off the boards.
pub fn stays(change: &Change) -> Option<Message> {
    let count = change.incidents;
    match (change.kind, &change.before) {
        (ChangeKind::Unpaired, Some(Said::Outcome(result))) => Some(
            Message::new("import-result-falls-away").with("count", count).with("score", say::score(*result)),
        ),
        (ChangeKind::Unpaired, _) if count > 0 => {
            Some(Message::new("import-incidents-fall-away").with("count", count))
        }
        _ => (count > 0).then(|| Message::new("import-incidents-stay").with("count", count)),
    }
}

fn value(said: &Said) -> Argument {
    match said {
        Said::Text(text) => text.as_str().into(),
        Said::Bye(bye) => word("bye-kind", bye.word()).into(),
        Said::Outcome(outcome) => say::score(*outcome).into(),
    }
}

fn kind(kind: ChangeKind) -> &'static str {
    match kind {
        ChangeKind::NewPlayer => "newPlayer",
        ChangeKind::LateEntry => "lateEntry",
        ChangeKind::Withdrawal => "withdrawal",
        ChangeKind::Return => "return",
        ChangeKind::Renamed => "renamed",
        ChangeKind::DataChanged => "dataChanged",
        ChangeKind::Renumbered => "renumbered",
        ChangeKind::Team => "team",
        ChangeKind::NewRound => "newRound",
        ChangeKind::NewPairing => "newPairing",
        ChangeKind::Unpaired => "unpaired",
        ChangeKind::BoardChanged => "boardChanged",
        ChangeKind::ColoursChanged => "coloursChanged",
        ChangeKind::Bye => "bye",
        ChangeKind::ResultTaken => "resultTaken",
        ChangeKind::ResultDiffers => "resultDiffers",
        ChangeKind::Records => "records",
        ChangeKind::Missing => "missing",
    }
}

/// Brings a file in, as one entry. `entry` is the token of the diff that was shown.
///
/// # Errors
/// A question without an answer, a conflict with what was recorded since the diff was shown, a failure of the file.
pub async fn apply(
    session: &mut Session,
    entry: EntryId,
    now: Now,
    file: &ReadFile,
    section: SectionId,
    typed: &ImportChoices,
) -> Result<Done, ActionError> {
    session.copy_before(store::CopyReason::Import).await?;
    let file = file.chosen(typed);
    let request = ImportRequest {
        section,
        file_name: file.name.clone(),
        format: file.format.to_owned(),
        sha256: file.sha256.clone(),
        roster: file.roster.clone(),
        choices: choices(typed),
    };
    session.record(entry, now, None, Command::Import(Box::new(request))).await
}
