//! The answers.

use shakmaty::{Color, Move};

use crate::proof::Proof;

/// Whether a side can still checkmate by some series of legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can: `line` is legal from the position and its last move is mate. The line is empty when the
    /// mate is on the board already. It has been replayed; it need not be the shortest.
    Winnable {
        /// The moves, both sides'.
        line: Vec<Move>,
    },
    /// It cannot, and here is why, for [`crate::verify`] to check.
    Unwinnable {
        /// The certificate.
        proof: Proof,
    },
    /// The budget ran out, or the caller cancelled. Nothing is claimed.
    Undetermined {
        /// What was spent.
        spent: Spent,
    },
}

/// What an answer has cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spent {
    /// Moves played, positions expanded and transitions of regions, together.
    pub nodes: u64,
    /// Whether the caller stopped it.
    pub cancelled: bool,
}

/// Whether the position is dead (Art. 5.2.2): neither side can checkmate by any series of legal moves.
///
/// Stalemate counts as dead, since nothing can follow; a checkmate on the board does not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeadPosition {
    /// Neither side can.
    Dead {
        /// Why White cannot.
        white: Proof,
        /// Why Black cannot.
        black: Proof,
    },
    /// This side can, so the position is not dead. Nothing is said about the other side.
    Alive {
        /// A side that can.
        side: Color,
        /// Its mate.
        line: Vec<Move>,
    },
    /// Not decided; at least one of the two is undetermined, and neither is winnable.
    Undetermined {
        /// The answer for White.
        white: Box<Verdict>,
        /// The answer for Black.
        black: Box<Verdict>,
    },
}

/// What a running search tells its caller, from time to time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Nodes so far.
    pub nodes: u64,
    /// Attempts finished, of [`Progress::phases`].
    pub phase: usize,
    /// Attempts this budget allows.
    pub phases: usize,
}

/// What the caller answers to a [`Progress`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Control {
    /// Go on.
    Continue,
    /// Stop: the verdict will be [`Verdict::Undetermined`].
    Cancel,
}
