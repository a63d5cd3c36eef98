//! Descriptive moves read against a position: what fits exactly one legal move is that move.

use shakmaty::{Chess, Color, File, Move, Position, Role, Square};

use crate::moves::{MoveReading, ReadMove, playable_moves};

use super::shape::{Castling, FileName, PieceName, Place, Shape, Side, SquareName, read_shape_of_any_case};

/// Reads one move in descriptive notation. Ambiguous and illegal texts give the legal moves they may have meant, as
/// [`crate::moves::read_move`] does for algebraic ones.
///
/// A name of a side (`KN`, `QR`) tells two pieces of a kind apart by where they stand, the queen's towards the a-file;
/// which of them began there is not known from a position. Of bishops it is: they keep the colour of their squares.
pub fn read_descriptive(chess: &Chess, text: &str) -> MoveReading {
    let legal = playable_moves(chess);
    let Some(shape) = read_shape_of_any_case(text) else {
        return if crate::moves::read::is_null(text) {
            MoveReading::Null
        } else {
            MoveReading::Illegible(legal.iter().copied().collect())
        };
    };
    let fitting: Vec<Move> = legal.iter().copied().filter(|&m| fits(chess, &shape, m)).collect();
    let fitting = told_apart(chess, &shape, fitting);
    match fitting.as_slice() {
        &[mv] => MoveReading::Move(ReadMove { mv, slack: Vec::new(), draw_offer: false, glyph: None }),
        [] => MoveReading::Illegal(near(chess, &shape, &legal)),
        several => MoveReading::Ambiguous(several.to_vec()),
    }
}

fn fits(chess: &Chess, shape: &Shape, mv: Move) -> bool {
    match shape.castling {
        Some(Castling::To(side)) => return mv.castling_side() == Some(side),
        Some(Castling::Either) => return mv.is_castle(),
        None => {}
    }
    let (Some(mover), Some(from), turn) = (shape.mover, mv.from(), chess.turn()) else { return false };
    if mv.is_castle() || mover.role != mv.role() || !names(chess, &mover, from, turn, turn) {
        return false;
    }
    if shape.promotion.is_some_and(|role| mv.promotion() != Some(role)) {
        return false;
    }
    if shape.en_passant && !mv.is_en_passant() {
        return false;
    }
    let square_fits = shape.to.is_none_or(|to| square_named(&to, mv.to(), turn));
    match shape.captured {
        None => square_fits && !mv.is_capture(),
        Some(captured) => {
            let at =
                if mv.is_en_passant() { Square::from_coords(mv.to().file(), from.rank()) } else { mv.to() };
            // The captured piece's square is counted from the mover's side, as everything in his move is.
            square_fits
                && mv.capture() == Some(captured.role)
                && (names(chess, &captured, at, turn, !turn) || names(chess, &captured, mv.to(), turn, !turn))
        }
    }
}

/// Whether a piece's name suits the piece on a square.
fn names(chess: &Chess, name: &PieceName, square: Square, counting: Color, owner: Color) -> bool {
    name.at.is_none_or(|at| place_named(&at, square, counting))
        && name.pawn_file.is_none_or(|file| file_named(&file, square.file()))
        && name.side.is_none_or(|side| on_side(chess, name.role, side, square, owner))
}

fn place_named(name: &Place, square: Square, counting: Color) -> bool {
    name.rank.is_none_or(|rank| counted(square, counting) == rank)
        && name.file.is_none_or(|file| file_named(&file, square.file()))
}

/// The rank as one side counts it.
fn counted(square: Square, counting: Color) -> u32 {
    let rank = square.rank().to_u32();
    if counting.is_white() { rank + 1 } else { 8 - rank }
}

fn square_named(name: &SquareName, square: Square, counting: Color) -> bool {
    counted(square, counting) == name.rank && file_named(&name.file, square.file())
}

fn file_named(name: &FileName, file: File) -> bool {
    let (queen_side, king_side) = match name.piece {
        Role::Rook => (File::A, File::H),
        Role::Knight => (File::B, File::G),
        Role::Bishop => (File::C, File::F),
        Role::Queen => return file == File::D,
        Role::King => return file == File::E,
        Role::Pawn => return false,
    };
    match name.side {
        Some(Side::Queen) => file == queen_side,
        Some(Side::King) => file == king_side,
        None => file == queen_side || file == king_side,
    }
}

/// Of two pieces of a kind the one further to a side; a single one, or one of more, by the half of the board. A bishop
/// by the colour of its squares, if a bishop of that colour is there.
fn on_side(chess: &Chess, role: Role, side: Side, square: Square, owner: Color) -> bool {
    let others = chess.board().by_piece(role.of(owner));
    if role == Role::Bishop {
        let light = (side == Side::King) == owner.is_white();
        if others.into_iter().any(|bishop| bishop.is_light() == light) {
            return square.is_light() == light;
        }
    }
    let file = square.file();
    if others.count() == 2
        && let Some(other) = others.into_iter().find(|s| *s != square)
        && other.file() != file
    {
        return (side == Side::Queen) == (file < other.file());
    }
    others.count() < 2 || (side == Side::Queen) == (file < File::E)
}

/// Where several moves fit, what the writer would have had to say for the others decides: a check sign, or the plain
/// piece name where the others need more.
fn told_apart(chess: &Chess, shape: &Shape, fitting: Vec<Move>) -> Vec<Move> {
    if fitting.len() < 2 || !shape.check {
        return fitting;
    }
    let giving: Vec<Move> = fitting
        .iter()
        .copied()
        .filter(|&mv| {
            let mut after = chess.clone();
            after.play_unchecked(mv);
            if shape.mate { after.is_checkmate() } else { after.is_check() }
        })
        .collect();
    if giving.len() == 1 { giving } else { fitting }
}

/// Legal moves of the piece named, or to the square named.
fn near(chess: &Chess, shape: &Shape, legal: &[Move]) -> Vec<Move> {
    let turn = chess.turn();
    let role = shape.mover.map(|m| m.role);
    let to_square = |mv: &Move| shape.to.is_some_and(|to| square_named(&to, mv.to(), turn));
    let mut near: Vec<Move> =
        legal.iter().copied().filter(|mv| to_square(mv) || Some(mv.role()) == role).collect();
    near.sort_by_key(|mv| (!to_square(mv), Some(mv.role()) != role));
    near.truncate(12);
    near
}
