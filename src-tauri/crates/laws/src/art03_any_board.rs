//! Art. 3 — Legal moves on any board, also one that no legal game can reach.
//!
//! Illegal moves are allowed to stand (A.5.2), so positions arise in which the player to move could take a
//! king. The move generator refuses them; here every board gives its moves, found the slow way. On ordinary
//! positions the answer is the same as the generator's, which a test holds.

use shakmaty::{
    Bitboard, Board, Castles, CastlingMode, CastlingSide, Color, EnPassantMode, Move, Position, Rank, Role,
    Setup, Square, attacks,
};

/// The moves that keep to Article 3 on this board for the side to move. The enemy king is never captured
/// (1.4.1). A side without a king cannot be in check.
pub fn moves_on_any_board(setup: &Setup, mode: CastlingMode) -> Vec<Move> {
    if let Ok(position) = setup.clone().position::<shakmaty::Chess>(mode) {
        return position.legal_moves().into_iter().collect();
    }
    slow_moves(setup, mode)
}

/// The slow way, for every board.
pub fn slow_moves(setup: &Setup, mode: CastlingMode) -> Vec<Move> {
    let board = &setup.board;
    let us = setup.turn;
    let mut moves = vec![];
    for (from, piece) in board.iter().filter(|(_, piece)| piece.color == us) {
        if piece.role == Role::Pawn {
            pawn_moves(setup, from, &mut moves);
        } else {
            let targets = board.attacks_from(from) & !board.by_color(us);
            for to in targets {
                moves.push(Move::Normal {
                    role: piece.role,
                    from,
                    capture: board.role_at(to),
                    to,
                    promotion: None,
                });
            }
        }
    }
    moves.retain(|m| m.capture() != Some(Role::King) && king_safe(board, us, *m));
    moves.extend(castling(setup, mode));
    moves
}

fn pawn_moves(setup: &Setup, from: Square, moves: &mut Vec<Move>) {
    let board = &setup.board;
    let us = setup.turn;
    let mut push = |to: Square, capture: Option<Role>| {
        let last = us.fold_wb(Rank::Eighth, Rank::First);
        let promotions: &[Option<Role>] = if to.rank() == last {
            &[Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)]
        } else {
            &[None]
        };
        for promotion in promotions {
            moves.push(Move::Normal { role: Role::Pawn, from, capture, to, promotion: *promotion });
        }
    };
    let ahead = us.fold_wb(8, -8);
    if let Some(one) = from.offset(ahead).filter(|to| board.piece_at(*to).is_none()) {
        push(one, None);
        let first = us.fold_wb(Rank::Second, Rank::Seventh);
        if from.rank() == first
            && let Some(two) = one.offset(ahead).filter(|to| board.piece_at(*to).is_none())
        {
            push(two, None);
        }
    }
    for to in attacks::pawn_attacks(us, from) & board.by_color(!us) {
        push(to, board.role_at(to));
    }
    if let Some(to) = setup.ep_square.filter(|to| attacks::pawn_attacks(us, from).contains(*to)) {
        let beside = Square::from_coords(to.file(), from.rank());
        let fifth = us.fold_wb(Rank::Fifth, Rank::Fourth);
        let victim = board.piece_at(beside) == Some(Role::Pawn.of(!us));
        if from.rank() == fifth && victim && board.piece_at(to).is_none() {
            moves.push(Move::EnPassant { from, to });
        }
    }
}

/// Is the mover's king, if there is one, unattacked after the move?
fn king_safe(board: &Board, us: Color, m: Move) -> bool {
    let after = board_after(board, us, m);
    (after.kings() & after.by_color(us))
        .into_iter()
        .all(|king| after.attacks_to(king, !us, after.occupied()).is_empty())
}

/// The board after a move, whether it was legal or not.
pub(crate) fn board_after(board: &Board, us: Color, m: Move) -> Board {
    let mut after = board.clone();
    match m {
        Move::Normal { role, from, to, promotion, .. } => {
            after.discard_piece_at(from);
            after.set_piece_at(to, promotion.unwrap_or(role).of(us));
        }
        Move::EnPassant { from, to } => {
            after.discard_piece_at(from);
            after.discard_piece_at(Square::from_coords(to.file(), from.rank()));
            after.set_piece_at(to, Role::Pawn.of(us));
        }
        Move::Castle { king, rook } => {
            let side = CastlingSide::from_king_side(rook.file() > king.file());
            after.discard_piece_at(king);
            after.discard_piece_at(rook);
            after.set_piece_at(Square::from_coords(side.king_to_file(), king.rank()), Role::King.of(us));
            after.set_piece_at(Square::from_coords(side.rook_to_file(), king.rank()), Role::Rook.of(us));
        }
        Move::Put { role, to } => after.set_piece_at(to, role.of(us)),
    }
    after
}

fn castling(setup: &Setup, mode: CastlingMode) -> Vec<Move> {
    let board = &setup.board;
    let us = setup.turn;
    // Rights that do not fit the board are dropped.
    let castles = match Castles::from_setup(setup, mode) {
        Ok(castles) | Err(castles) => castles,
    };
    let Some(king) = board.king_of(us) else { return vec![] };
    [CastlingSide::QueenSide, CastlingSide::KingSide]
        .into_iter()
        .filter_map(|side| {
            let rook = castles.rook(us, side)?;
            let king_to = Square::from_coords(side.king_to_file(), king.rank());
            let walk = attacks::between(king, king_to).with(king_to).with(king);
            let attacked =
                |square: Square| board.attacks_to(square, !us, board.occupied().without(king)).any();
            let clear = (castles.path(us, side) & board.occupied()).is_empty();
            let m = Move::Castle { king, rook };
            (clear && !walk.into_iter().any(attacked) && king_safe(board, us, m)).then_some(m)
        })
        .collect()
}

/// What stands on the board after a move on any board: turn, rights, en passant square and counters kept up.
pub fn setup_after(setup: &Setup, m: Move, mode: CastlingMode) -> Setup {
    if let Ok(mut position) = setup.clone().position::<shakmaty::Chess>(mode)
        && position.is_legal(m)
    {
        position.play_unchecked(m);
        return position.to_setup(EnPassantMode::Always);
    }
    let us = setup.turn;
    let mut after = setup.clone();
    after.board = board_after(&setup.board, us, m);
    let first = us.fold_wb(Rank::First, Rank::Eighth);
    let gone: Bitboard = setup.board.occupied() & !after.board.occupied();
    after.castling_rights &= after.board.rooks() & !gone;
    if let Some(to) = Some(m.to()).filter(|_| m.is_capture()) {
        after.castling_rights = after.castling_rights.without(to);
    }
    if m.role() == Role::King {
        after.castling_rights &= !Bitboard::from_rank(first);
    }
    after.ep_square = match m {
        Move::Normal { role: Role::Pawn, from, to, .. } if from.rank().distance(to.rank()) == 2 => {
            attacks::between(from, to).first()
        }
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Castle { .. } | Move::Put { .. } => None,
    };
    after.halfmoves = if m.is_zeroing() { 0 } else { setup.halfmoves.saturating_add(1) };
    after.fullmoves = if us == Color::Black { setup.fullmoves.saturating_add(1) } else { setup.fullmoves };
    after.turn = !us;
    after
}
