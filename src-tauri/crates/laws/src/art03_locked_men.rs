//! Art. 3.5, 3.10.3 — Men that pawns on their first squares keep at home.

use shakmaty::{Bitboard, Board, Color, Rank, Role, Setup, Square, attacks};

/// True if a man stands outside that unmoved pawns and a closed first rank never let out, promoted men aside.
///
/// Pawns on their second rank have not moved. An original bishop behind two of them is on its first square
/// or was taken there. Kings, rooks and the queen leave the first rank only over squares that are not held
/// by such pawns or by bishops locked in.
pub(crate) fn locked_men_out(setup: &Setup) -> bool {
    Color::ALL.into_iter().any(|side| locked_out(setup, side))
}

fn locked_out(setup: &Setup, side: Color) -> bool {
    let board = &setup.board;
    let (first, second) = side.fold_wb((Rank::First, Rank::Second), (Rank::Eighth, Rank::Seventh));
    let home_pawns = board.by_piece(Role::Pawn.of(side)) & Bitboard::from_rank(second);
    let spare = 8_usize.saturating_sub(board.by_piece(Role::Pawn.of(side)).count());
    let locked_bishops: Bitboard = Bitboard::from_rank(first)
        .into_iter()
        .filter(|square| is_bishop_home(*square))
        .filter(|square| (attacks::bishop_attacks(*square, Bitboard::FULL) & !home_pawns).is_empty())
        .collect();
    // Bishops at home behind unmoved pawns never went anywhere: any other bishop of that colour of squares
    // is promoted.
    let mut promoted = 0;
    for home in locked_bishops {
        let bishops = board.by_piece(Role::Bishop.of(side));
        let same: Bitboard =
            bishops.into_iter().filter(|square| square.is_light() == home.is_light()).collect();
        promoted += same.without(home).count();
    }
    if promoted > spare {
        return true;
    }
    // Squares nothing of this side can ever have crossed: unmoved pawns and the bishops locked in that still stand.
    let standing_bishops: Bitboard = locked_bishops
        .into_iter()
        .filter(|home| board.piece_at(*home) == Some(Role::Bishop.of(side)))
        .collect();
    let walls = home_pawns | standing_bishops;
    locked_piece(board, side, Role::King, walls, first)
        || locked_counted(board, side, Role::Rook, walls, first, spare.saturating_sub(promoted))
        || locked_counted(board, side, Role::Queen, walls, first, spare.saturating_sub(promoted))
}

fn is_bishop_home(square: Square) -> bool {
    matches!(square.file(), shakmaty::File::C | shakmaty::File::F)
}

/// Squares a man of this kind can have reached from a start square past the walls.
fn reach(from: Square, role: Role, side: Color, walls: Bitboard) -> Bitboard {
    let mut seen = Bitboard::from_square(from);
    let mut todo = vec![from];
    while let Some(square) = todo.pop() {
        let next = attacks::attacks(square, role.of(side), walls) & !walls & !seen;
        for square in next {
            seen.add(square);
            todo.push(square);
        }
    }
    seen
}

fn locked_piece(board: &Board, side: Color, role: Role, walls: Bitboard, first: Rank) -> bool {
    let home = Square::from_coords(shakmaty::File::E, first);
    let Some(stands) = board.king_of(side) else { return false };
    // Castling carries the king two squares along the first rank.
    let mut seen = reach(home, role, side, walls);
    for (file, between) in [(shakmaty::File::G, shakmaty::File::F), (shakmaty::File::C, shakmaty::File::D)] {
        let target = Square::from_coords(file, first);
        if !walls.contains(target) && !walls.contains(Square::from_coords(between, first)) {
            seen |= reach(target, role, side, walls);
        }
    }
    !seen.contains(stands)
}

/// Original rooks or the queen among men of that kind: at least `standing - spare` of them are original.
fn locked_counted(
    board: &Board,
    side: Color,
    role: Role,
    walls: Bitboard,
    first: Rank,
    spare: usize,
) -> bool {
    let standing = board.by_piece(role.of(side));
    let homes: &[shakmaty::File] = match role {
        Role::Rook => &[shakmaty::File::A, shakmaty::File::H],
        Role::Queen => &[shakmaty::File::D],
        Role::Pawn | Role::Knight | Role::Bishop | Role::King => return false,
    };
    let mut reachable = Bitboard::EMPTY;
    for file in homes {
        let mut from = reach(Square::from_coords(*file, first), role, side, walls);
        if role == Role::Rook {
            // Castling puts a rook on the d- or f-file.
            for landing in [shakmaty::File::D, shakmaty::File::F] {
                let landing = Square::from_coords(landing, first);
                if !walls.contains(landing) {
                    from |= reach(landing, role, side, walls);
                }
            }
        }
        reachable |= from;
    }
    let out = standing & !reachable;
    out.count() > spare
}
