//! One move as text: read as humans write it, written in the style asked for.

pub mod candidates;
pub mod read;
pub(crate) mod resolve;
mod shape;
mod spelling;
pub mod write;

pub use read::{MoveReading, ReadMove, Slack, playable_moves, read_move, uci_of};
pub use spelling::{castling_word, glyph_number};
pub(crate) use spelling::{is_castling_letter, names_both_squares};
pub use write::{MoveStyle, move_text};
