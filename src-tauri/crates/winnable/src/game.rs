//! The first dead position of a game, asked for as rarely as possible.

use shakmaty::{Chess, Position};

use crate::budget::Budget;
use crate::solve::dead_position;
use crate::verdict::{Control, DeadPosition};

/// Where a game became dead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstDead {
    /// No position is known to be dead.
    Never {
        /// Whether some position that decided it was undetermined.
        doubtful: bool,
    },
    /// The position after this many plies is dead, and none before is known to be.
    AtPly {
        /// Index into the positions of the game.
        ply: usize,
        /// Whether a move could still be made in it; a stalemate has none.
        moves_left: bool,
        /// Whether an earlier position was undetermined.
        doubtful: bool,
    },
}

/// Finds the first dead position (Art. 5.2.2) among the positions of a game, `positions[0]` being the start.
///
/// If a position can be won, so can every earlier one from which it was reached by legal moves; so the last
/// one is asked first, and only if it is dead the others are, by bisection. `breaks` lists, in ascending
/// order, plies whose positions were not reached by a legal move: there the argument starts again.
pub fn first_dead_ply(positions: &[Chess], breaks: &[usize], budget: &Budget) -> FirstDead {
    let mut start = 0;
    let mut doubtful = false;
    let ends = breaks.iter().copied().filter(|&ply| ply > 0 && ply < positions.len());
    for end in ends.chain([positions.len()]) {
        let Some(segment) = positions.get(start..end) else { continue };
        match first_dead_in(segment, budget, &mut doubtful) {
            Some((ply, moves_left)) => return FirstDead::AtPly { ply: start + ply, moves_left, doubtful },
            None => start = end,
        }
    }
    FirstDead::Never { doubtful }
}

fn first_dead_in(segment: &[Chess], budget: &Budget, doubtful: &mut bool) -> Option<(usize, bool)> {
    let mut dead = |position: &Chess| match dead_position(position, budget, &mut |_| Control::Continue) {
        DeadPosition::Dead { .. } => true,
        DeadPosition::Alive { .. } => false,
        DeadPosition::Undetermined { .. } => {
            *doubtful = true;
            false
        }
    };
    if !dead(segment.last()?) {
        return None;
    }
    // Everything before `low` is alive, `high` is dead.
    let (mut low, mut high) = (0, segment.len() - 1);
    while low < high {
        let middle = low + (high - low) / 2;
        if segment.get(middle).is_some_and(&mut dead) { high = middle } else { low = middle + 1 }
    }
    Some((high, segment.get(high).is_some_and(|p| !p.legal_moves().is_empty())))
}
