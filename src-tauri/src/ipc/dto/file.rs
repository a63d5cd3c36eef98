//! Files that come in and go out, and work that takes a while.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use specta::Type;

use super::{Choice, Message};

/// What an import would change, before it changes anything.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ImportDiff {
    /// Names this reading of the file; given back to apply it.
    pub token: String,
    pub file: String,
    pub format: Message,
    /// The section it goes into; none where the arbiter must say.
    pub section: Option<String>,
    pub changes: Vec<ImportChange>,
    pub questions: Vec<ImportQuestion>,
    /// Lines that were not read; none is dropped silently.
    pub unread: Vec<UnreadLine>,
    /// Records the desk does not know and keeps for the export.
    pub kept_unknown: u32,
    pub remarks: Vec<Message>,
}

#[derive(Clone, Copy, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum ImportChangeKind {
    NewRound,
    NewPlayer,
    LateEntry,
    Withdrawal,
    Renamed,
    DataChanged,
    Renumbered,
    BoardChanged,
    ColoursChanged,
    NewPairing,
    Unpaired,
    Repaired,
    Bye,
    ResultTaken,
    ResultDiffers,
    Records,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ImportChange {
    pub id: String,
    pub kind: ImportChangeKind,
    pub what: Message,
    pub before: Option<String>,
    pub after: Option<String>,
    /// What was logged on it stays.
    pub stays: Option<Message>,
    /// Taken unless the arbiter says otherwise.
    pub taken: bool,
}

/// Namesakes and other things only a person can answer.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ImportQuestion {
    pub id: String,
    pub question: Message,
    pub answers: Vec<Choice>,
    /// None: must be answered before the import can be applied.
    pub answer: Option<String>,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct UnreadLine {
    pub line: u32,
    pub text: String,
    pub why: Message,
}

#[derive(Clone, Debug, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ImportChoices {
    pub section: Option<String>,
    /// Changes not to be taken.
    pub leave: Vec<String>,
    pub answers: BTreeMap<String, String>,
}

#[derive(Clone, Copy, Debug, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum ExportKind {
    ResultsCsv,
    IncidentsCsv,
    JournalCsv,
    Trf16,
    Trf26,
    Copy,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Exported {
    pub file: String,
    pub said: Vec<Message>,
}

/// Long work, while it runs.
#[derive(Clone, Debug, Serialize, Type, tauri_specta::Event)]
#[serde(rename_all = "camelCase")]
pub struct Progress {
    pub job: String,
    pub what: Message,
    pub done: u32,
    pub total: u32,
    pub left_text: Option<String>,
}
