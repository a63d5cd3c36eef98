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

#[cfg(test)]
mod tests {
    use crate::bits::{Squares, attacks_from, between, bit, king, knight};

    const QUEEN: u8 = crate::bits::QUEEN;

    /// Queens that are not next to their king can be left out: one on the line of another takes its place
    /// as a defender, and none covers a flight.
    #[test]
    fn a_knight_never_mates_a_king_with_queens() {
        let mut looked_at = 0u64;
        for k in 0..64u8 {
            let around = king(k);
            for w in Squares(!(around | bit(k))) {
                for n in Squares(knight(k) & !bit(w)) {
                    let covered = king(w) | knight(n);
                    let mut queens = around & !bit(w);
                    loop {
                        let flights = around & !queens & !covered;
                        let occupied = bit(k) | bit(w) | bit(n) | queens;
                        let taken =
                            Squares(queens).any(|q| attacks_from(QUEEN, 0, q, occupied) & bit(n) != 0);
                        assert!(flights != 0 || taken, "king {k}, king {w}, knight {n}, queens {queens:x}");
                        looked_at += 1;
                        if queens == 0 {
                            break;
                        }
                        queens = (queens - 1) & around & !bit(w);
                    }
                }
            }
        }
        assert!(looked_at > 1_000_000);
    }

    /// Neighbours of the king in its rank and file are of the other colour: only the winner's king covers
    /// them and only a rook or queen blocks them, and such a blocker can step between. A double check
    /// cannot arise from a move of a king or of a bishop of that colour.
    #[test]
    fn bishops_of_one_color_never_mate() {
        for k in 0..64u8 {
            let straight = king(k) & attacks_from(crate::bits::ROOK, 0, k, 0);
            for b in Squares(attacks_from(crate::bits::BISHOP, 0, k, 0)) {
                let way = between(k, b) | bit(b);
                for w in Squares(!(king(k) | bit(k) | way)) {
                    let mut rooks = straight;
                    loop {
                        let flights = straight & !rooks & !king(w);
                        let occupied = bit(k) | bit(w) | bit(b) | rooks;
                        let answered = Squares(rooks)
                            .any(|r| attacks_from(crate::bits::ROOK, 0, r, occupied) & way != 0);
                        assert!(flights != 0 || answered, "king {k}, bishop {b}, king {w}, rooks {rooks:x}");
                        if rooks == 0 {
                            break;
                        }
                        rooks = (rooks - 1) & straight;
                    }
                }
            }
        }
    }

    #[test]
    fn no_bishop_move_gives_a_double_check_with_a_bishop_of_its_colour() {
        for k in 0..64u8 {
            let lines = attacks_from(crate::bits::BISHOP, 0, k, 0);
            for from in Squares(lines) {
                for to in Squares(attacks_from(crate::bits::BISHOP, 0, from, 0) & lines) {
                    assert_eq!(crate::bits::line(k, from), crate::bits::line(k, to));
                }
            }
        }
    }
}
