//! The board in hand.

use serde::Serialize;
use specta::Type;

use super::{BoardState, Citation, EntryRow, Incident, Message, Pair, ResultShown, Seat};

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Game {
    pub game: String,
    pub section: String,
    pub round: u32,
    pub board: u32,
    pub match_text: Option<String>,
    pub state: BoardState,
    pub white: Seat,
    pub black: Seat,
    pub clocks: Option<ClocksShown>,
    pub result: Option<ResultShown>,
    /// Open ones first, then newest first.
    pub incidents: Vec<Incident>,
    /// What else was recorded on this game, newest first.
    pub entries: Vec<EntryRow>,
    /// Per player: incidents of all rounds, this one included.
    pub history: Pair<Vec<HistoryLine>>,
    /// Plies recorded for replay.
    pub plies: u32,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ClocksShown {
    pub text: Pair<Option<String>>,
    /// "34." or "34…".
    pub move_text: Option<String>,
    /// Hall time of the reading.
    pub at_text: String,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct HistoryLine {
    pub entry: String,
    pub round: u32,
    pub board: Option<u32>,
    pub what: Message,
    pub because: Vec<Citation>,
}
