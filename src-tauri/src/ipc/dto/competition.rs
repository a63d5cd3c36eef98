//! The competition on the desk: sections, arbiters, settings.

use serde::{Deserialize, Serialize};
use specta::Type;

use super::{Choice, Citation, Message};

/// What the window shows first: a competition, or the ways to get one.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Desk {
    pub competition: Option<Competition>,
    pub recent: Vec<RecentFile>,
    /// What the arbiter must know about the file: restored, read only, its `-wal` missing.
    pub warnings: Vec<Message>,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct RecentFile {
    pub path: String,
    pub name: String,
    pub opened_text: String,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Competition {
    pub name: String,
    pub file: String,
    /// Short head hash of the journal.
    pub head: String,
    pub sections: Vec<Section>,
    pub arbiters: Vec<Arbiter>,
    /// Who types on this desk now.
    pub recorded_by: Option<String>,
    /// What undo would take back.
    pub undo: Option<Message>,
    /// Rulings that still owe a reason, in all sections.
    pub reasons_owed: u32,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Section {
    pub id: String,
    /// The prefix of the quick line.
    pub letter: String,
    pub name: String,
    pub players: u32,
    pub rounds: Vec<RoundInBrief>,
    pub regime: Message,
    pub time_control_text: String,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct RoundInBrief {
    pub round: u32,
    pub boards: u32,
    pub state: RoundState,
}

#[derive(Clone, Copy, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum RoundState {
    Paired,
    Running,
    Finished,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Arbiter {
    pub id: String,
    pub initials: String,
    pub name: String,
    pub role: Message,
}

/// One setting of a section, printable and editable without knowing what it means.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct SettingRow {
    pub key: String,
    pub group: Message,
    pub title: Message,
    pub help: Option<Message>,
    /// What the input holds.
    pub value: String,
    /// What it says, in words.
    pub says_text: Option<Message>,
    pub input: SettingInput,
    pub choices: Vec<Choice>,
    /// Not announced: the desk goes by what the Laws say.
    pub silent: bool,
    pub because: Vec<Citation>,
    pub warnings: Vec<Message>,
    pub overrides: Vec<Override>,
}

#[derive(Clone, Copy, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum SettingInput {
    Text,
    Number,
    Choice,
}

/// What holds for one round alone.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Override {
    pub round: u32,
    pub value: String,
}

#[derive(Clone, Debug, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct NewCompetition {
    pub name: String,
    pub sections: Vec<NewSection>,
    pub arbiter_name: String,
    pub arbiter_initials: String,
}

#[derive(Clone, Debug, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct NewSection {
    pub letter: String,
    pub name: String,
    /// As typed; empty is "not announced yet".
    pub time_control: String,
}

/// An Article, our short title, what the desk does about it, where the text stands.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct LawRow {
    pub article: String,
    pub title: Message,
    pub answer: Message,
    pub address: String,
}
