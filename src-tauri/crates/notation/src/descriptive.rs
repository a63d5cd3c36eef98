//! English descriptive notation, as books and score sheets of the English-speaking world wrote until about 1980.
//!
//! Every square has two names, one from each side: `K4` is e4 for White and e5 for Black. Pieces are named by their
//! side of the board where that tells two apart; in this program's writing, by the square they stand on.

use shakmaty::{CastlingMode, Chess};

use crate::{
    language::Language,
    moves::{MoveReading, read::read_plain, read_move},
};

mod read;
mod shape;
mod write;

pub use read::read_descriptive;
pub use write::write_descriptive;

/// Reads a move as somebody recorded it: as [`crate::moves::read_move`] does, and where it has only the form of a
/// descriptive move, as one.
pub fn read_recorded(chess: &Chess, mode: CastlingMode, text: &str, language: &Language) -> MoveReading {
    or_descriptive(chess, text, read_move(chess, mode, text, language))
}

/// The same without looking for what an unclear text may have meant, which takes longer than everything else.
pub(crate) fn read_recorded_plain(
    chess: &Chess,
    mode: CastlingMode,
    text: &str,
    language: &Language,
) -> MoveReading {
    or_descriptive(chess, text, read_plain(chess, mode, text, language))
}

fn or_descriptive(chess: &Chess, text: &str, reading: MoveReading) -> MoveReading {
    match reading {
        MoveReading::Descriptive => read_descriptive(chess, text),
        MoveReading::Illegible(_) if shape::is_castling_word(text) => read_descriptive(chess, text),
        reading => reading,
    }
}

/// Whether a text has the form of a descriptive move (`P-K4`, `N-KB3`, `QxP`, `p-k4`). Castling has the same form in
/// algebraic notation and does not count.
pub fn looks_descriptive(text: &str) -> bool {
    shape::read_shape_of_any_case(text).is_some_and(|shape| shape.castling.is_none())
}
