//! What one entry of a sheet may mean in a position, and how much has to be assumed for it.

use shakmaty::{CastlingMode, Chess, Move};

use crate::{
    descriptive::read_recorded_plain,
    language::Language,
    moves::{MoveReading, candidates},
};

/// Assumptions in points. Only their order matters: what is written counts most, then what it may stand for.
pub(super) const AMBIGUOUS: u32 = 1;
pub(super) const LIKE: u32 = 4;
pub(super) const AGAINST: u32 = 7;
pub(super) const LEFT_OUT: u32 = 8;
pub(super) const DOUBLED: u32 = 4;
pub(super) const MISSING: u32 = 5;
pub(super) const EXCHANGED: u32 = 5;
pub(super) const FILLED: u32 = 5;
pub(super) const WRONG_END: u32 = 12;

/// At most so many moves like an unclear entry are tried.
const LIKELY: usize = 6;

/// An entry read in a position.
#[derive(Debug, Default)]
pub(super) struct Meaning {
    pub exact: Option<Move>,
    pub several: Vec<Move>,
    pub like: Vec<Move>,
    /// Nothing was written, or nothing that says anything.
    pub blank: bool,
}

impl Meaning {
    pub(super) fn of(chess: &Chess, mode: CastlingMode, text: &str, language: &Language) -> Self {
        let text = text.trim();
        if !text.chars().any(char::is_alphanumeric) {
            return Self { blank: true, ..Self::default() };
        }
        match read_recorded_plain(chess, mode, text, language) {
            MoveReading::Move(read) => Self { exact: Some(read.mv), ..Self::default() },
            MoveReading::Ambiguous(moves) => Self { several: moves, ..Self::default() },
            _ => {
                let mut like: Vec<Move> = candidates::ranked(chess, text, language)
                    .into_iter()
                    .filter(|(distance, _)| *distance <= 2)
                    .map(|(_, mv)| mv)
                    .collect();
                like.truncate(LIKELY);
                Self { like, ..Self::default() }
            }
        }
    }

    /// All moves it may mean.
    pub(super) fn moves(&self) -> impl Iterator<Item = Move> {
        self.exact.iter().chain(&self.several).chain(&self.like).copied()
    }

    /// What it costs to say that it means this move.
    pub(super) fn cost(&self, mv: Move) -> u32 {
        if self.exact == Some(mv) {
            0
        } else if self.several.contains(&mv) || self.blank {
            AMBIGUOUS
        } else if self.like.contains(&mv) {
            LIKE
        } else {
            AGAINST
        }
    }
}
