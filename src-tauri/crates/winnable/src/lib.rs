//! Can this side still checkmate by any series of legal moves? A sound, bounded answer with a certificate.
//!
//! [`can_checkmate`] answers for one side, [`dead_position`] for both. "Yes" comes with a line that has been
//! replayed to the mate, "no" with a [`Proof`] that [`verify`] checks without knowing how it was found, and
//! a question that the [`Budget`] does not settle stays [`Verdict::Undetermined`]: nothing is ever guessed.
//!
//! The crate does no input or output, reads no clock and is deterministic.

mod bits;
mod board;
mod budget;
mod check;
mod check_mates;
mod check_regions;
mod closure;
mod deepening;
mod explain;
mod game;
mod guide;
mod mate_pattern;
mod material;
mod packed;
mod playout;
mod proof;
mod query;
mod reach;
mod situation;
mod solve;
mod verdict;

pub use budget::{Budget, Mode};
pub use check::{ProofError, replays_to_mate, verify};
pub use explain::{Explanation, explain, explain_verdict};
pub use game::{FirstDead, first_dead_ply};
pub use proof::{ClosedSet, MaterialLemma, Proof, Regions};
pub use query::{Query, QueryError};
pub use solve::{can_checkmate, dead_position};
pub use verdict::{Control, DeadPosition, Progress, Spent, Verdict};
