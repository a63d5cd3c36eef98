//! The legal move a plain SAN means, found from its target square backwards.
//!
//! Generating all moves to the square takes most of the time of reading a file. Asking which pieces reach the square and
//! whether the king is safe afterwards gives the same answer; a test holds both against each other.

use shakmaty::{Bitboard, Chess, Color, Move, Piece, Position, Rank, Role, Square, attacks, san::San};

/// The one legal move a plain SAN means. Captures must be marked as such, promotions complete; `None` where no move
/// fits or several do.
pub(crate) fn resolve(chess: &Chess, san: San) -> Option<Move> {
    let San::Normal { role, file, rank, capture, to, promotion } = san else {
        return match san {
            San::Castle(side) => chess.castling_moves(side).first().copied(),
            _ => None,
        };
    };
    let board = chess.board();
    let turn = chess.turn();
    if board.by_color(turn).contains(to) {
        return None;
    }
    let taken = board.role_at(to);
    if role == Role::Pawn && capture && taken.is_none() {
        return generated(chess, san);
    }
    if capture != taken.is_some() {
        return None;
    }
    let mut from = if role == Role::Pawn {
        let last = to.rank() == turn.fold_wb(Rank::Eighth, Rank::First);
        let proper = matches!(promotion, Some(Role::Queen | Role::Rook | Role::Bishop | Role::Knight));
        if last != promotion.is_some() || last != proper || (capture && file.is_none()) {
            return None;
        }
        pawns_to(chess, turn, to, capture)
    } else if promotion.is_some() {
        return None;
    } else {
        attacks::attacks(to, Piece { color: turn, role }, board.occupied()) & board.by_piece(role.of(turn))
    };
    if let Some(file) = file {
        from &= Bitboard::from(file);
    }
    if let Some(rank) = rank {
        from &= Bitboard::from(rank);
    }
    let mut found = None;
    for square in from {
        if king_is_safe(chess, turn, role, square, to) {
            if found.is_some() {
                return None;
            }
            found = Some(square);
        }
    }
    found.map(|from| Move::Normal { role, from, capture: taken, to, promotion })
}

/// Squares of pawns that can go to a square.
fn pawns_to(chess: &Chess, turn: Color, to: Square, capture: bool) -> Bitboard {
    let board = chess.board();
    let pawns = board.by_piece(turn.pawn());
    if capture {
        return attacks::pawn_attacks(!turn, to) & pawns;
    }
    let back = turn.fold_wb(-8, 8);
    let Some(one) = to.offset(back) else { return Bitboard::EMPTY };
    if pawns.contains(one) {
        return Bitboard::from(one);
    }
    let double = to.rank() == turn.fold_wb(Rank::Fourth, Rank::Fifth) && !board.occupied().contains(one);
    match one.offset(back) {
        Some(two) if double && pawns.contains(two) => Bitboard::from(two),
        _ => Bitboard::EMPTY,
    }
}

/// Whether the mover's own king is not attacked after the move.
fn king_is_safe(chess: &Chess, turn: Color, role: Role, from: Square, to: Square) -> bool {
    let board = chess.board();
    let mut occupied = board.occupied();
    occupied.discard(from);
    occupied.add(to);
    let king = if role == Role::King { Some(to) } else { board.king_of(turn) };
    king.is_none_or(|king| (board.attacks_to(king, !turn, occupied) & !Bitboard::from(to)).is_empty())
}

/// The same by generating the moves: for what is rare.
fn generated(chess: &Chess, san: San) -> Option<Move> {
    let San::Normal { role, file, rank, capture, to, promotion } = san else { return None };
    let mut fitting = chess.san_candidates(role, to).into_iter().filter(|mv| {
        mv.from().is_some_and(|from| {
            file.is_none_or(|f| f == from.file()) && rank.is_none_or(|r| r == from.rank())
        }) && capture == mv.is_capture()
            && promotion == mv.promotion()
            && (role != Role::Pawn || !capture || file.is_some())
    });
    match (fitting.next(), fitting.next()) {
        (Some(mv), None) => Some(mv),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingMode, fen::Fen, san::SanPlus};

    use super::*;

    /// Every SAN that could be written of any piece to any square, both ways.
    fn compare(chess: &Chess) {
        for role in Role::ALL {
            for to in Square::ALL {
                for capture in [false, true] {
                    for promotion in [None, Some(Role::Queen), Some(Role::King)] {
                        for from in std::iter::once(None).chain(Square::ALL.into_iter().step_by(5).map(Some))
                        {
                            let file = from.map(Square::file);
                            let rank = from.filter(|s| s.is_light()).map(Square::rank);
                            let san = San::Normal { role, file, rank, capture, to, promotion };
                            assert_eq!(resolve(chess, san), generated(chess, san), "{san:?} in {chess:?}");
                        }
                    }
                }
            }
        }
        for mv in chess.legal_moves() {
            let san = SanPlus::from_move(chess.clone(), mv).san;
            assert_eq!(resolve(chess, san), Some(mv), "{san} in {chess:?}");
        }
    }

    #[test]
    fn backwards_and_forwards_give_the_same_move() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            "4k3/8/8/8/1b6/2N3N1/8/4K3 w - - 0 1",
            "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
            "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1",
            "k7/8/8/2pP4/8/8/8/K7 w - c6 0 1",
            "k7/8/3N1N2/8/3N1N2/8/8/4K3 w - - 0 1",
        ] {
            let fen: Fen = fen.parse().expect("FEN");
            let chess: Chess = fen.into_position(CastlingMode::Standard).expect("playable");
            compare(&chess);
            // And a few plies on, always the first, then the last move.
            let (mut first, mut last) = (chess.clone(), chess);
            for _ in 0..4 {
                let moves = first.legal_moves();
                if let Some(&mv) = moves.first() {
                    first.play_unchecked(mv);
                    compare(&first);
                }
                let moves = last.legal_moves();
                if let Some(&mv) = moves.last() {
                    last.play_unchecked(mv);
                    compare(&last);
                }
            }
        }
    }
}
