//! Everything that can be recorded: one shape, one path. Recording and previewing take the same.

use serde::{Deserialize, Serialize};
use specta::Type;

use super::{
    Advice, BoardRow, EntryRow, IncidentDraft, Message, Pair, PlayerDraft, ResultCode, RoundCounts,
    RulingDraft, Side,
};

#[derive(Clone, Debug, Serialize, Deserialize, Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Command {
    Result {
        game: String,
        result: ResultCode,
        how: Option<String>,
    },
    ClearResult {
        game: String,
    },
    StartRound {
        section: String,
        round: u32,
        occurred: Option<String>,
    },
    Arrival {
        game: String,
        side: Side,
        occurred: Option<String>,
    },
    ConfirmDefaults {
        section: String,
        round: u32,
        games: Vec<DefaultConfirmed>,
    },
    ClockReading {
        game: String,
        clocks: Pair<Option<String>>,
        #[serde(rename = "move")]
        move_: Option<String>,
        occurred: Option<String>,
    },
    Note {
        game: Option<String>,
        player: Option<String>,
        text: String,
    },
    Incident {
        incident: IncidentDraft,
    },
    Rule {
        incident: String,
        ruling: RulingDraft,
    },
    Reason {
        ruling: String,
        reason: String,
    },
    Revoke {
        about: String,
        reason: String,
        clocks: AfterRevoking,
    },
    Correct {
        about: String,
        reason: String,
        with: Option<Box<Command>>,
    },
    Undo,
    Setting {
        section: String,
        round: Option<u32>,
        key: String,
        value: String,
    },
    Arbiter {
        initials: String,
        name: String,
        role: String,
    },
    TakeSeat {
        arbiter: String,
    },
    Section {
        letter: String,
        name: String,
    },
    Player {
        section: String,
        player: PlayerDraft,
    },
    ChangePlayer {
        player: String,
        to: PlayerDraft,
    },
    Withdraw {
        player: String,
        from_round: u32,
        reason: Option<String>,
    },
    Pair {
        section: String,
        round: u32,
        board: u32,
        white: String,
        black: String,
    },
    Unpair {
        game: String,
    },
    Renumber {
        game: String,
        board: u32,
    },
    SwapColours {
        game: String,
    },
    AnnulAndReplay {
        game: String,
        reason: String,
    },
    Bye {
        section: String,
        round: u32,
        player: String,
        bye: ByeKind,
    },
}

/// What became of the clocks a revoked ruling had changed.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum AfterRevoking {
    CounterAdjusted,
    PlayWentOn,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum ByeKind {
    Allocated,
    Half,
    Full,
    Zero,
    Absent,
}

/// A forfeit the desk proposed at the default time: confirmed, or excepted with a reason.
#[derive(Clone, Debug, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct DefaultConfirmed {
    pub game: String,
    pub confirmed: bool,
    pub reason: Option<String>,
}

/// What came of it. The screen inserts exactly this.
#[derive(Clone, Debug, Serialize, Type, tauri_specta::Event)]
#[serde(rename_all = "camelCase")]
pub struct Recorded {
    pub entry: EntryRow,
    /// Rows of the round that changed, whole.
    pub rows: Vec<BoardRow>,
    pub counts: Option<RoundCounts>,
    /// What undo would take back now.
    pub undo: Option<Message>,
    pub head: String,
    /// Something the arbiter should know now.
    pub remarks: Vec<Message>,
}

/// What would be recorded, and what the Laws say to it.
#[derive(Clone, Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Preview {
    pub facts: Vec<Message>,
    pub advice: Option<Advice>,
    pub remarks: Vec<Message>,
}
