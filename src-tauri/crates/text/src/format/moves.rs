//! Numbers of moves.

use laws::Colour;

/// The number of a move as it stands before the move: `34.` for White's, `34…` for Black's.
pub fn move_number(number: u16, side: Colour) -> String {
    match side {
        Colour::White => format!("{number}."),
        Colour::Black => format!("{number}…"),
    }
}
