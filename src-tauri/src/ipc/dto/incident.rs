//! Incidents, what the Laws say to them, and what was ruled.

use serde::{Deserialize, Serialize};
use specta::Type;

use super::{Choice, Citation, Message, Pair, ResultCode, Side};

/// One of the desk's kinds, with the word the quick line knows. The form prints this list.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct IncidentKind {
    pub kind: String,
    pub word: String,
    pub title: Message,
    pub because: Vec<Citation>,
    /// Which fields the form shows, in order.
    pub fields: Vec<IncidentField>,
    pub variants: Vec<Choice>,
}

#[derive(Clone, Copy, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum IncidentField {
    Side,
    Variant,
    Move,
    Clocks,
    Minutes,
    Squares,
    Player,
    Text,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Incident {
    pub entry: String,
    pub number_text: String,
    pub kind: String,
    pub title: Message,
    pub status: IncidentStatus,
    /// Hall time.
    pub at_text: String,
    pub move_text: Option<String>,
    /// Both players may be at fault.
    pub against: Vec<Side>,
    /// One line each.
    pub facts: Vec<Message>,
    pub reported_by: Option<Message>,
    pub witness: Option<String>,
    pub ruled_by: Option<String>,
    pub text: Option<String>,
    pub clocks_before: Option<Pair<Option<String>>>,
    pub advice: Option<Advice>,
    pub ruling: Option<Ruling>,
}

#[derive(Clone, Copy, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum IncidentStatus {
    Open,
    Ruled,
    Revoked,
    ChangedOnAppeal,
}

/// What the Laws prescribe or permit here, and why.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Advice {
    /// Most important first.
    pub lines: Vec<Message>,
    pub because: Vec<Citation>,
    pub clocks_after: Option<Pair<Option<String>>>,
    /// What it means for the result.
    pub result: Option<Message>,
    /// The mate question, where it matters.
    pub mate: Option<Message>,
    /// Rulings ready to be recorded; the prescribed one first.
    pub rulings: Vec<RulingOffered>,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct RulingOffered {
    pub label: Message,
    pub prescribed: bool,
    pub because: Vec<Citation>,
    pub ruling: RulingDraft,
}

#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Ruling {
    pub entry: String,
    pub lines: Vec<Message>,
    pub because: Vec<Citation>,
    pub clocks_after: Option<Pair<Option<String>>>,
    pub ruled_by: Option<String>,
    pub at_text: String,
    /// The arbiter ruled otherwise than advised.
    pub differs: bool,
    pub reason: Option<String>,
    pub reason_owed: bool,
}

/// The nine penalties by name, never by number.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum PenaltyKind {
    Warning,
    AddOpponentTime,
    ReduceOwnTime,
    IncreaseOpponentPoints,
    ReduceOwnPoints,
    LossOfGame,
    Fine,
    ExclusionFromRounds,
    Expulsion,
}

/// On whom a penalty falls.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum PenaltyOn {
    White,
    Black,
    Other,
}

#[derive(Clone, Debug, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PenaltyDraft {
    pub on: PenaltyOn,
    /// Who, when it is no player of this game.
    pub who: Option<String>,
    pub penalty: PenaltyKind,
    /// Minutes, points, money or rounds as typed.
    pub amount: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct RulingDraft {
    pub penalties: Vec<PenaltyDraft>,
    /// Time given or taken that is no penalty, as typed: "+2:00", "-0:30".
    pub adjust: Pair<Option<String>>,
    pub result: Option<ResultCode>,
    /// No penalty, play goes on.
    pub nothing: bool,
    pub reason: Option<String>,
    pub ruled_by: Option<String>,
}

/// Done at the board · ask first · open.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum RulingMode {
    Done,
    Ask,
    Open,
}

#[derive(Clone, Debug, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct IncidentDraft {
    pub game: String,
    pub kind: String,
    pub variant: Option<String>,
    pub against: Vec<Side>,
    /// As typed: "34", "34...".
    #[serde(rename = "move")]
    pub move_: Option<String>,
    pub clocks: Pair<Option<String>>,
    pub minutes: Option<String>,
    pub squares: Option<String>,
    pub text: Option<String>,
    pub reported_by: Option<String>,
    pub witness: Option<String>,
    /// Hall time as typed; none is now.
    pub occurred: Option<String>,
    pub mode: RulingMode,
    pub ruling: Option<RulingDraft>,
}
