//! The boards of a round.

use serde::{Deserialize, Serialize};
use specta::Type;

use super::{Citation, Message, Pair, Side};

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Round {
    pub section: String,
    pub round: u32,
    /// Hall time, or none before the start.
    pub started_text: Option<String>,
    /// Milliseconds since 1970.
    #[specta(type = Option<specta_typescript::Number>)]
    pub started_at: Option<i64>,
    /// When the default time is reached, milliseconds since 1970.
    #[specta(type = Option<specta_typescript::Number>)]
    pub default_at: Option<i64>,
    pub default_time: Message,
    pub rows: Vec<BoardRow>,
    pub byes: Vec<ByeRow>,
    pub counts: RoundCounts,
}

#[derive(Clone, Copy, Debug, Default, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct RoundCounts {
    pub not_started: u32,
    pub playing: u32,
    pub finished: u32,
    pub disputed: u32,
    pub late: u32,
    pub under_five_minutes: u32,
    pub open_incidents: u32,
}

#[derive(Clone, Copy, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum BoardState {
    NotStarted,
    Playing,
    Finished,
    Disputed,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct BoardRow {
    pub game: String,
    pub board: u32,
    /// Team matches: "3.2" is match 3, board 2.
    pub match_text: Option<String>,
    pub white: Seat,
    pub black: Seat,
    pub state: BoardState,
    pub result: Option<ResultShown>,
    pub open_incidents: u32,
    pub incidents: u32,
    /// Somebody has not arrived and the round runs.
    pub late: bool,
    /// Default time has passed for somebody who has not arrived.
    pub defaulted: bool,
    pub under_five_minutes: bool,
    /// The lower of the two last clock readings.
    pub lowest_clock_text: Option<String>,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Seat {
    pub player: Option<String>,
    pub name: String,
    pub title: Option<String>,
    pub rating_text: Option<String>,
    /// Points before this round.
    pub points_text: String,
    pub arrived_text: Option<String>,
    /// This player's recorded incidents in all rounds.
    pub incidents: u32,
}

/// Outcome, points and rated are three facts.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ResultShown {
    pub code: ResultCode,
    pub text: String,
    pub rated: bool,
    pub points_text: Pair<String>,
    /// How it came about, where recorded.
    pub how: Option<Message>,
}

/// What the result keys can say. One–half is asked for too, so that the desk can refuse it with its Article.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum ResultCode {
    WhiteWins,
    BlackWins,
    Draw,
    WhiteWinsForfeit,
    BlackWinsForfeit,
    DoubleForfeit,
    HalfZero,
    ZeroHalf,
    ZeroZero,
    OneHalf,
    HalfOne,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct ByeRow {
    pub player: String,
    pub name: String,
    pub kind: Message,
    pub points_text: String,
}

/// The forfeits of a round, to be confirmed as one list.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct DefaultsDue {
    pub section: String,
    pub round: u32,
    pub rows: Vec<DefaultDue>,
    pub because: Vec<Citation>,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct DefaultDue {
    pub game: String,
    pub board: u32,
    pub white: String,
    pub black: String,
    pub absent: Vec<Side>,
    pub result: ResultShown,
    pub because: Vec<Citation>,
}
