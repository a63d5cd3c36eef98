//! A file of the pairing program: read, shown as a list of changes, and brought in as one entry.

use std::collections::{BTreeMap, BTreeSet};

use desk::command::{Command, ImportRequest};
use desk::ids::*;
use desk::reconcile::{Change, ChangeKind, Choices, Plan, Said, reconcile};
use desk::roster::NoticeLevel;
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
}

/// Reads a file of another program.
///
/// # Errors
/// What the file is instead, and what to do next; nothing of it has been used.
pub fn read(name: &str, bytes: &[u8]) -> Result<ReadFile, ActionError> {
    let read = exchange::read(name, bytes, exchange::ReadOptions::default())
        .map_err(|error| ActionError::Read(error.messages()))?;
    Ok(ReadFile {
        name: name.to_owned(),
        sha256: hex(&Sha256::digest(bytes)),
        format: read.format.name_id(),
        roster: read.roster,
    })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl ReadFile {
    /// The name of the competition or section that the file states.
    pub fn stated_name(&self) -> &str {
        &self.roster.facts.name
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
        questions: plan
            .questions
            .iter()
            .map(|question| ImportQuestion {
                id: question.id.clone(),
                question: say::message(&question.question),
                answers: question
                    .answers
                    .iter()
                    .map(|(value, says)| Choice { value: value.clone(), label: say::message(says) })
                    .collect(),
                answer: question.answer.clone(),
            })
            .collect(),
        notices: file
            .roster
            .notices
            .iter()
            .map(|notice| ImportNotice {
                line: notice.line,
                why: say::notice(notice.id, &notice.args),
                ask: notice.level == NoticeLevel::Ask,
            })
            .collect(),
        kept_unknown: u32::try_from(file.roster.preserved.len()).unwrap_or(u32::MAX),
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
