//! A game put together from the players' scoresheets (8.5.3, 11.11): what the journal keeps of it.
//!
//! Whoever reads moves (which the desk does not) compares the sheets and hands in what came out and why.

use crate::fact::{MoveReason, Moves};
use crate::ids::GameId;

/// A game put together from scoresheets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reconstruction {
    /// Which game.
    pub game: GameId,
    /// The sheets as they were typed.
    pub sheets: Vec<Moves>,
    /// What was put together.
    pub moves: Moves,
    /// Why, half-move by half-move, where the sheets do not both say it.
    pub reasons: Vec<MoveReason>,
    /// What the arbiter adds.
    pub note: Option<String>,
}
