//! Players and their cards.

use serde::{Deserialize, Serialize};
use specta::Type;

use super::{EntryRow, HistoryLine, Message, Side};

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PlayerRow {
    pub player: String,
    pub section: String,
    /// Starting number.
    pub number: u32,
    pub name: String,
    pub title: Option<String>,
    pub rating_text: Option<String>,
    pub federation: Option<String>,
    pub points_text: String,
    pub incidents: u32,
    pub withdrawn: bool,
}

/// A player's whole history.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PlayerCard {
    #[serde(flatten)]
    pub row: PlayerRow,
    pub fide_number: Option<String>,
    pub born: Option<String>,
    pub games: Vec<PlayerGame>,
    pub history: Vec<HistoryLine>,
    pub entries: Vec<EntryRow>,
    /// Totals an arbiter asks for.
    pub summary: Vec<Message>,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PlayerGame {
    pub game: Option<String>,
    pub round: u32,
    pub board: Option<u32>,
    pub colour: Option<Side>,
    pub opponent: Option<String>,
    pub result_text: String,
    pub incidents: u32,
}

/// As typed; the desk reads it.
#[derive(Clone, Debug, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PlayerDraft {
    pub name: String,
    pub title: Option<String>,
    pub rating: Option<String>,
    pub fide_number: Option<String>,
    pub federation: Option<String>,
    pub born: Option<String>,
}
