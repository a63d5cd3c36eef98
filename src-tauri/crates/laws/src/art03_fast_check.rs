//! Art. 3 — Is one given move legal? The same answer as the generator's, without generating.

use shakmaty::{Board, Chess, Color, Move, Position, Rank, Role, Square, attacks};

/// Exactly `position.is_legal(m)`, several times faster: a finished game is checked move by move.
pub(crate) fn is_legal_fast(position: &Chess, m: Move) -> bool {
    match m {
        Move::Normal { role, from, capture, to, promotion } => {
            let board = position.board();
            let us = position.turn();
            let mine = board.by_piece(role.of(us)).contains(from);
            let target_fits = match capture {
                Some(Role::King) => false,
                Some(taken) => board.by_piece(taken.of(!us)).contains(to),
                None => !board.occupied().contains(to),
            };
            mine && target_fits
                && way_fits(board, us, role, from, to, promotion, capture.is_some())
                && king_safe(board, us, role, from, to)
        }
        // Rare, and with conditions of their own.
        Move::EnPassant { .. } | Move::Castle { .. } | Move::Put { .. } => position.is_legal(m),
    }
}

fn way_fits(
    board: &Board,
    us: Color,
    role: Role,
    from: Square,
    to: Square,
    promotion: Option<Role>,
    captures: bool,
) -> bool {
    let occupied = board.occupied();
    let reaches = match role {
        Role::Pawn if captures => attacks::pawn_attacks(us, from).contains(to),
        Role::Pawn => pawn_steps(board, us, from, to),
        Role::Knight => attacks::knight_attacks(from).contains(to),
        Role::Bishop => attacks::bishop_attacks(from, occupied).contains(to),
        Role::Rook => attacks::rook_attacks(from, occupied).contains(to),
        Role::Queen => attacks::queen_attacks(from, occupied).contains(to),
        Role::King => attacks::king_attacks(from).contains(to),
    };
    let last = us.fold_wb(Rank::Eighth, Rank::First);
    let promotion_fits = match promotion {
        None => role != Role::Pawn || to.rank() != last,
        Some(Role::Queen | Role::Rook | Role::Bishop | Role::Knight) => {
            role == Role::Pawn && to.rank() == last
        }
        Some(Role::Pawn | Role::King) => false,
    };
    reaches && promotion_fits
}

fn pawn_steps(board: &Board, us: Color, from: Square, to: Square) -> bool {
    let ahead = us.fold_wb(8, -8);
    let first = us.fold_wb(Rank::Second, Rank::Seventh);
    match from.offset(ahead) {
        Some(one) if one == to => true,
        Some(one) => from.rank() == first && !board.occupied().contains(one) && one.offset(ahead) == Some(to),
        None => false,
    }
}

/// Is the king unattacked once the man has gone from here to there?
fn king_safe(board: &Board, us: Color, role: Role, from: Square, to: Square) -> bool {
    let after = board.occupied().without(from).with(to);
    let king = if role == Role::King { Some(to) } else { board.king_of(us) };
    // A man captured on the target attacks nothing any more.
    king.is_some_and(|king| board.attacks_to(king, !us, after).without(to).is_empty())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "fixed positions")]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, fen::Fen};

    /// Every conceivable move in positions of a fixed random walk from several starts.
    #[test]
    fn agrees_with_the_generator() {
        let starts = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        ];
        let roles = [None, Some(Role::Queen), Some(Role::Knight), Some(Role::Pawn), Some(Role::King)];
        let mut state = 88_172_645_463_325_252_u64;
        for start in starts {
            let fen: Fen = start.parse().unwrap();
            let mut position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
            for _ in 0..30 {
                let legal = position.legal_moves();
                for from in Square::ALL {
                    let Some(piece) = position.board().piece_at(from) else { continue };
                    for to in Square::ALL {
                        for promotion in roles {
                            let capture = position.board().role_at(to);
                            let m = Move::Normal { role: piece.role, from, capture, to, promotion };
                            assert_eq!(is_legal_fast(&position, m), legal.contains(&m), "{m:?}");
                        }
                    }
                }
                for m in &legal {
                    assert!(is_legal_fast(&position, *m));
                }
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                let Some(m) = legal.get((state % legal.len().max(1) as u64) as usize) else { break };
                position.play_unchecked(*m);
            }
        }
    }
}
