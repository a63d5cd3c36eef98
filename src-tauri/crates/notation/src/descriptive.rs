//! English descriptive notation, as books and score sheets of the English-speaking world wrote until about 1980.
//!
//! Every square has two names, one from each side: `K4` is e4 for White and e5 for Black. Pieces are named by their
//! side of the board where that tells two apart; in this program's writing, by the square they stand on.

mod read;
mod shape;
mod write;

pub use read::read_descriptive;
pub use write::write_descriptive;

/// Whether a text has the form of a descriptive move (`P-K4`, `N-KB3`, `QxP`, `p-k4`). Castling has the same form in
/// algebraic notation and does not count.
pub fn looks_descriptive(text: &str) -> bool {
    shape::read_shape_of_any_case(text).is_some_and(|shape| shape.castling.is_none())
}
