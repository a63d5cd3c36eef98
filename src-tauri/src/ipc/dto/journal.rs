//! Entries of the journal as lines.

use serde::{Deserialize, Serialize};
use specta::Type;

use super::{Choice, Citation, Message};

#[derive(Clone, Copy, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum EntryState {
    Stands,
    Undone,
    Corrected,
    Revoked,
    ChangedOnAppeal,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct EntryRow {
    pub entry: String,
    /// Number on its desk's chain, as printed.
    pub number_text: String,
    /// When it was typed, hall time with seconds.
    pub recorded_text: String,
    /// When it happened, where that differs.
    pub occurred_text: Option<String>,
    pub day_text: String,
    /// Initials of who typed.
    pub by: String,
    /// Initials of who ruled, where somebody did.
    pub ruled_by: Option<String>,
    /// The section's letter.
    pub section: Option<String>,
    pub round: Option<u32>,
    pub board: Option<u32>,
    pub game: Option<String>,
    pub kind: String,
    pub title: Message,
    /// One sentence each.
    pub facts: Vec<Message>,
    pub because: Vec<Citation>,
    pub state: EntryState,
    /// Number of the entry this one is about.
    pub about_text: Option<String>,
    /// Number of the entry that undid, corrected or revoked it.
    pub changed_by_text: Option<String>,
}

#[derive(Clone, Debug, Default, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct JournalFilter {
    pub section: Option<String>,
    pub round: Option<u32>,
    pub board: Option<u32>,
    pub player: Option<String>,
    pub kind: Option<String>,
    pub arbiter: Option<String>,
    pub text: Option<String>,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct JournalPage {
    /// Newest first.
    pub rows: Vec<EntryRow>,
    /// Entries that pass the filter.
    pub total: u32,
    /// The kinds there are, for the filter.
    pub kinds: Vec<Choice>,
}
