//! Art. 3.9, 3.10.3 — Can the player who has just moved have made any move that led here?

use shakmaty::{Bitboard, Board, Color, Rank, Role, Setup, Square, attacks};

use crate::art03_illegal_position::in_check;

/// True if no last move exists: every way of taking back a move of the player who has just moved leaves his
/// opponent's king in check while it was not that opponent's turn, or there is no way at all.
///
/// `double_step` is the last move where an en passant square tells it. A position in which nobody need have
/// moved, the usual array, has no last move and no fault.
pub(crate) fn no_last_move(setup: &Setup, double_step: Option<(Square, Square)>) -> bool {
    let board = &setup.board;
    let mover = !setup.turn;
    if *board == Board::new() {
        return false;
    }
    if let Some((from, to)) = double_step {
        let mut before = board.clone();
        before.discard_piece_at(to);
        before.set_piece_at(from, Role::Pawn.of(mover));
        return in_check(&before, setup.turn);
    }
    !board.by_color(mover).into_iter().any(|at| could_have_come(setup, mover, at))
}

/// Could the man on `at` have made the last move?
fn could_have_come(setup: &Setup, mover: Color, at: Square) -> bool {
    let board = &setup.board;
    let Some(role) = board.role_at(at) else { return false };
    // King and rook that may still castle have not moved.
    let unmoved = setup.castling_rights.contains(at)
        || (role == Role::King
            && (setup.castling_rights & Bitboard::from_rank(mover.fold_wb(Rank::First, Rank::Eighth))).any());
    if unmoved {
        return false;
    }
    let may_have_taken = board.by_color(setup.turn).count() < 16;
    let before_without = |from: Square, came_as: Role| {
        let mut before = board.clone();
        before.discard_piece_at(at);
        before.set_piece_at(from, came_as.of(mover));
        before
    };
    if role == Role::Pawn {
        return pawn_came(setup, mover, at, may_have_taken);
    }
    let plain = attacks::attacks(at, role.of(mover), board.occupied()) & !board.occupied();
    if plain
        .into_iter()
        .any(|from| quiet_or_capture(&before_without(from, role), setup.turn, at, may_have_taken))
    {
        return true;
    }
    promoted_here(setup, mover, at, may_have_taken) || castled_here(setup, mover, at)
}

/// Was the opponent's king safe before, with the target empty or holding a man that was taken?
fn quiet_or_capture(before: &Board, opponent: Color, at: Square, may_have_taken: bool) -> bool {
    if !in_check(before, opponent) {
        return true;
    }
    if !may_have_taken {
        return false;
    }
    // Whatever was taken stood in the way; which man does not matter for that.
    let mut with_victim = before.clone();
    with_victim.set_piece_at(at, Role::Knight.of(opponent));
    !in_check(&with_victim, opponent)
}

fn pawn_came(setup: &Setup, mover: Color, at: Square, may_have_taken: bool) -> bool {
    let board = &setup.board;
    let ahead = mover.fold_wb(8, -8);
    let pawn = Role::Pawn.of(mover);
    let (second, fourth) = mover.fold_wb((Rank::Second, Rank::Fourth), (Rank::Seventh, Rank::Fifth));
    if at.rank() == second {
        return false;
    }
    let taken_back = |from: Square| {
        let mut before = board.clone();
        before.discard_piece_at(at);
        before.set_piece_at(from, pawn);
        before
    };
    let one = at.offset(-ahead).filter(|from| board.piece_at(*from).is_none());
    if let Some(one) = one {
        if !in_check(&taken_back(one), setup.turn) && one.rank() != mover.fold_wb(Rank::First, Rank::Eighth) {
            return true;
        }
        if at.rank() == fourth
            && let Some(two) = one.offset(-ahead).filter(|from| board.piece_at(*from).is_none())
            && !in_check(&taken_back(two), setup.turn)
        {
            return true;
        }
    }
    if !may_have_taken {
        return false;
    }
    let from_beside = attacks::pawn_attacks(!mover, at) & !board.occupied();
    from_beside.into_iter().filter(|from| from.rank() != mover.fold_wb(Rank::First, Rank::Eighth)).any(
        |from| {
            let mut before = taken_back(from);
            before.set_piece_at(at, Role::Knight.of(setup.turn));
            if !in_check(&before, setup.turn) {
                return true;
            }
            // En passant: the pawn taken stood beside, both its squares behind it were empty.
            let sixth = mover.fold_wb(Rank::Sixth, Rank::Third);
            let beside = Square::from_coords(at.file(), from.rank());
            let origin = at.offset(ahead);
            if at.rank() != sixth || board.piece_at(beside).is_some() {
                return false;
            }
            if origin.is_none_or(|origin| board.piece_at(origin).is_some()) {
                return false;
            }
            let mut before = taken_back(from);
            before.set_piece_at(beside, Role::Pawn.of(setup.turn));
            !in_check(&before, setup.turn)
        },
    )
}

fn promoted_here(setup: &Setup, mover: Color, at: Square, may_have_taken: bool) -> bool {
    let board = &setup.board;
    let last = mover.fold_wb(Rank::Eighth, Rank::First);
    let role = board.role_at(at);
    let pawns = board.by_piece(Role::Pawn.of(mover)).count();
    if at.rank() != last || pawns >= 8 || role == Some(Role::King) {
        return false;
    }
    let ahead = mover.fold_wb(8, -8);
    let taken_back = |from: Square, victim: bool| {
        let mut before = board.clone();
        before.discard_piece_at(at);
        before.set_piece_at(from, Role::Pawn.of(mover));
        if victim {
            before.set_piece_at(at, Role::Knight.of(setup.turn));
        }
        before
    };
    let straight = at
        .offset(-ahead)
        .filter(|from| board.piece_at(*from).is_none())
        .is_some_and(|from| !in_check(&taken_back(from, false), setup.turn));
    let beside = attacks::pawn_attacks(!mover, at) & !board.occupied();
    straight
        || (may_have_taken && beside.into_iter().any(|from| !in_check(&taken_back(from, true), setup.turn)))
}

/// Castling as the last move, looked at from the king.
fn castled_here(setup: &Setup, mover: Color, at: Square) -> bool {
    let board = &setup.board;
    let first = mover.fold_wb(Rank::First, Rank::Eighth);
    if board.role_at(at) != Some(Role::King) || at.rank() != first {
        return false;
    }
    [
        (shakmaty::File::G, shakmaty::File::F, shakmaty::File::H),
        (shakmaty::File::C, shakmaty::File::D, shakmaty::File::A),
    ]
    .into_iter()
    .any(|(king_file, rook_file, corner)| {
        let rook = Square::from_coords(rook_file, first);
        let home = Square::from_coords(shakmaty::File::E, first);
        let corner = Square::from_coords(corner, first);
        if at.file() != king_file
            || board.piece_at(rook) != Some(Role::Rook.of(mover))
            || board.piece_at(home).is_some()
            || board.piece_at(corner).is_some()
        {
            return false;
        }
        let mut before = board.clone();
        before.discard_piece_at(at);
        before.discard_piece_at(rook);
        before.set_piece_at(home, Role::King.of(mover));
        before.set_piece_at(corner, Role::Rook.of(mover));
        !in_check(&before, setup.turn)
    })
}
