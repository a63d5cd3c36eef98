//! Certificates that a side cannot mate. Nothing in them is believed: [`crate::verify`] checks each.

use shakmaty::Move;

pub use crate::material::MaterialLemma;
use crate::packed::Packed;
use crate::reach::Grain;
use crate::situation::Situation;

/// Why a side cannot checkmate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The game is over: stalemate, or the side itself is mated.
    Ended,
    /// No position with this material is ever mate, and none can be reached that has other material.
    Material(MaterialLemma),
    /// Every move is the only one, and the line comes back to a position it has been through.
    ForcedRepetition {
        /// The moves, up to and including the one that repeats.
        line: Vec<Move>,
    },
    /// Every move is the only one, up to a position that is proved unwinnable.
    Forced {
        /// The moves.
        line: Vec<Move>,
        /// The proof of the position they lead to.
        then: Box<Proof>,
    },
    /// A set of positions which contains this one, which no legal move leaves, and without a mate.
    ClosedSet(ClosedSet),
    /// For every man the squares it may ever reach, closed under the one-step rules, and without a
    /// square where the king could be mated.
    Regions(Regions),
    /// Every legal move leads to a position that is proved unwinnable.
    Split {
        /// Each legal move with the proof of the position after it.
        children: Vec<(Move, Proof)>,
    },
}

/// See [`Proof::ClosedSet`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClosedSet {
    pub(crate) positions: Vec<Packed>,
}

impl ClosedSet {
    /// Number of positions, including those whose material excludes mate and that are not followed up.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Never true of a proof that verifies.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }
}

/// See [`Proof::Regions`].
///
/// A proof is a list of situations: with each capture, pawn move or step of a man that is followed exactly,
/// one situation passes into another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Regions {
    pub(crate) situations: Vec<Situation>,
    /// Tells which situations to look in; only a hint.
    pub(crate) grain: Grain,
}

impl Regions {
    /// Number of situations.
    pub fn len(&self) -> usize {
        self.situations.len()
    }

    /// Never true of a proof that verifies.
    pub fn is_empty(&self) -> bool {
        self.situations.is_empty()
    }

    /// Whether no pawn can ever move and nothing can ever be captured.
    pub fn is_locked(&self) -> bool {
        self.grain.focus == 0 && self.situations.len() == 1
    }
}
