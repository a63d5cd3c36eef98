//! Moves as a line that can be stepped through on a board.

use shakmaty::{CastlingMode, Chess, Move, Position};

use crate::view::crossing;
use notation::moves::{MoveStyle, move_text};

crossing! {
    /// One move of a line, and the position after it.
    #[derive(Eq)]
    pub struct LineStep {
        /// `34.` or `34…`.
        pub number_text: String,
        /// The move.
        pub san: String,
        /// The position after it.
        pub fen: String,
        /// The squares it went from and to.
        pub squares: Vec<String>,
        /// What the clock of who made it showed after it, as far as it is on record.
        pub clock_text: Option<String>,
    }
}

/// Moves from a position; ends before the first that is not legal.
pub fn steps(start: &Chess, mode: CastlingMode, moves: impl IntoIterator<Item = Move>) -> Vec<LineStep> {
    let mut position = start.clone();
    let mut steps = Vec::new();
    for m in moves {
        if !position.is_legal(m) {
            break;
        }
        let dots = if position.turn().is_white() { "." } else { "…" };
        let number_text = format!("{}{dots}", position.fullmoves());
        let san = move_text(&position, mode, m, MoveStyle::San);
        position.play_unchecked(m);
        steps.push(LineStep {
            number_text,
            san,
            fen: notation::position::fen_of(&position),
            squares: m.from().into_iter().chain([m.to()]).map(|square| square.to_string()).collect(),
            clock_text: None,
        });
    }
    steps
}
