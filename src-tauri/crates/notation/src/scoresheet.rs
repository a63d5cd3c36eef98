//! Two records of one game side by side (Art. 8.1, 8.4–8.6, 11.11): where they differ, what is missing or doubled, and
//! the game that explains both best.
//!
//! Nothing is decided here. Every half-move of the reconstruction has its reason and its alternatives; what the arbiter
//! picks is handed in again and fixed.

mod entry;
mod findings;
mod search;
mod typed;

use shakmaty::{Chess, Move, Position};

use crate::{
    game::{Game, RestToken},
    language::{ENGLISH, Language},
    position::StartPosition,
    result::GameResult,
};

pub use search::compare;
pub(crate) use typed::in_order;

/// Whose record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Whose {
    /// White's sheet.
    White,
    /// Black's sheet.
    Black,
}

/// One player's record: his own and his opponent's moves in turn, an empty text where nothing was written.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Entries in the order of the sheet.
    pub entries: Vec<String>,
    /// In which language.
    pub language: &'static Language,
}

impl Sheet {
    /// A sheet in English letters.
    pub fn new<T: Into<String>>(entries: impl IntoIterator<Item = T>) -> Self {
        Self { entries: entries.into_iter().map(Into::into).collect(), language: &ENGLISH }
    }
}

/// What is known beyond the sheets.
#[derive(Clone, Debug, Default)]
pub struct KnownFacts {
    /// The position on the board at the end, if it was noted. Only the placement of the pieces counts.
    pub final_position: Option<Chess>,
    /// The result of the game.
    pub result: Option<GameResult>,
    /// Half-moves the arbiter has decided, from 1.
    pub decided: Vec<(u32, Move)>,
}

/// Why a half-move of the reconstruction is what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Both sheets have it.
    BothAgree,
    /// There is only this sheet here: the other has ended, or there is no other.
    OnlySheet(Whose),
    /// This sheet has no entry; the other has it.
    MissingIn(Whose),
    /// The entry of this sheet cannot be read or is not legal; the other has it.
    OtherUnclear(Whose),
    /// Both are legal and differ; this sheet's move fits what follows better, or as well.
    Preferred(Whose),
    /// The entry allows several moves; this is one of them, chosen by the other sheet or by what follows.
    Resolved,
    /// No entry says it: a legal move like what was written.
    Likely,
    /// No entry says it at all: a legal move that lets the record go on.
    Filled,
    /// Exchanged with another entry of this sheet.
    Exchanged(Whose),
    /// The arbiter decided it.
    Decided,
}

impl Reason {
    /// Message id; the argument is `sheet` (`white` or `black`) where the reason is about one.
    pub fn message_id(self) -> &'static str {
        match self {
            Self::BothAgree => "notation-sheet-both-agree",
            Self::OnlySheet(_) => "notation-sheet-only",
            Self::MissingIn(_) => "notation-sheet-missing",
            Self::OtherUnclear(_) => "notation-sheet-other-unclear",
            Self::Preferred(_) => "notation-sheet-preferred",
            Self::Resolved => "notation-sheet-resolved",
            Self::Likely => "notation-sheet-likely",
            Self::Filled => "notation-sheet-filled",
            Self::Exchanged(_) => "notation-sheet-exchanged",
            Self::Decided => "notation-sheet-decided",
        }
    }
}

/// One line of the two columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Half-move from 1; `None` for an entry that is no half-move of the game.
    pub ply: Option<u32>,
    /// Index of the entry of White's sheet that stands here.
    pub white: Option<usize>,
    /// Index of the entry of Black's sheet.
    pub black: Option<usize>,
    /// The half-move; `None` for an entry left out.
    pub mv: Option<Move>,
    /// Why.
    pub reason: Option<Reason>,
    /// Other legal moves the entries may mean.
    pub alternatives: Vec<Move>,
}

/// Something to show the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finding {
    /// The first half-move on which the sheets do not say the same.
    FirstDifference {
        /// Half-move.
        ply: u32,
    },
    /// An entry written twice, or one that is no move of the game.
    Doubled {
        /// Sheet.
        sheet: Whose,
        /// Index of the entry.
        entry: usize,
    },
    /// A half-move that is not on a sheet.
    Missing {
        /// Sheet.
        sheet: Whose,
        /// Half-move.
        ply: u32,
    },
    /// Two entries of a sheet stand in each other's place.
    Exchanged {
        /// Sheet.
        sheet: Whose,
        /// Index of the first.
        entry: usize,
        /// Index of the second.
        with: usize,
    },
    /// An entry that cannot be what it says.
    Unclear {
        /// Sheet.
        sheet: Whose,
        /// Index of the entry.
        entry: usize,
    },
}

impl Finding {
    /// Message id; arguments `ply`, `sheet`, `entry` and `with` as far as the finding has them.
    pub fn message_id(self) -> &'static str {
        match self {
            Self::FirstDifference { .. } => "notation-sheet-first-difference",
            Self::Doubled { .. } => "notation-sheet-doubled",
            Self::Missing { .. } => "notation-sheet-entry-missing",
            Self::Exchanged { .. } => "notation-sheet-entries-exchanged",
            Self::Unclear { .. } => "notation-sheet-entry-unclear",
        }
    }
}

/// How far one sheet alone is a game, and whether that agrees with what is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alone {
    /// Half-moves up to the first that is not legal.
    pub legal_plies: usize,
    /// Whether every entry is legal.
    pub complete: bool,
    /// Whether it ends in the known position; `None` where none is known.
    pub reaches_final: Option<bool>,
    /// Whether its end contradicts the known result (mate for the other side, stalemate).
    pub contradicts_result: bool,
}

/// The two sheets compared.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The two columns with the reconstruction between them.
    pub rows: Vec<Row>,
    /// What to look at, in the order of the game.
    pub findings: Vec<Finding>,
    /// White's sheet by itself.
    pub white_alone: Alone,
    /// Black's sheet by itself.
    pub black_alone: Option<Alone>,
    /// Whether every entry of both sheets is explained.
    pub complete: bool,
    /// How much had to be assumed: 0 where the sheets agree throughout.
    pub doubt: u32,
    /// The position after the reconstruction.
    pub final_position: Chess,
}

impl Comparison {
    /// The moves of the reconstruction.
    pub fn moves(&self) -> Vec<Move> {
        self.rows.iter().filter_map(|row| row.mv).collect()
    }
}

fn alone(start: &StartPosition, sheet: &Sheet, known: &KnownFacts) -> Alone {
    let tokens = sheet.entries.iter().map(|text| RestToken { text: text.clone(), ..RestToken::default() });
    let game = Game::from_record(start.clone(), tokens, sheet.language);
    let end = game.final_position();
    Alone {
        legal_plies: game.moves.len(),
        complete: game.rest.is_none(),
        reaches_final: known.final_position.as_ref().map(|p| p.board() == end.board()),
        contradicts_result: game.rest.is_none() && contradicts(&end, known.result),
    }
}

fn contradicts(end: &Chess, result: Option<GameResult>) -> bool {
    let on_board = if end.is_checkmate() {
        if end.turn().is_white() { GameResult::BlackWins } else { GameResult::WhiteWins }
    } else if end.is_stalemate() {
        GameResult::Draw
    } else {
        return false;
    };
    result.is_some_and(|r| r != on_board && r != GameResult::Unfinished)
}
