//! Descriptive moves written: the shortest form that only this move has.

use shakmaty::{CastlingSide, Chess, Color, Move, Position, Role, Square};

use super::read::read_descriptive;

/// Writes a legal move in descriptive notation, as short as can be without a second meaning, with `ch` or `mate`.
///
/// Guarantees that [`read_descriptive`] reads the same move back in the same position.
pub fn write_descriptive(chess: &Chess, mv: Move) -> String {
    let bare = shortest(chess, mv);
    let mut after = chess.clone();
    after.play_unchecked(mv);
    if after.is_checkmate() {
        format!("{bare} mate")
    } else if after.is_check() {
        format!("{bare}ch")
    } else {
        bare
    }
}

fn shortest(chess: &Chess, mv: Move) -> String {
    match mv.castling_side() {
        Some(CastlingSide::KingSide) => return "O-O".to_owned(),
        Some(CastlingSide::QueenSide) => return "O-O-O".to_owned(),
        None => {}
    }
    let Some(from) = mv.from() else { return mv.to_string() };
    let turn = chess.turn();
    let movers = piece_names(mv.role(), from, turn);
    let targets = match mv.capture() {
        None => square_names(mv.to(), turn).into_iter().map(|name| format!("-{name}")).collect::<Vec<_>>(),
        Some(role) => {
            let at =
                if mv.is_en_passant() { Square::from_coords(mv.to().file(), from.rank()) } else { mv.to() };
            piece_names(role, at, turn).into_iter().map(|name| format!("x{name}")).collect()
        }
    };
    let mut promotion = mv.promotion().map(|role| format!("={}", role.upper_char())).unwrap_or_default();
    if mv.is_en_passant() {
        promotion.push_str(" e.p.");
    }
    let mut forms: Vec<(usize, String)> = Vec::new();
    for (i, mover) in movers.iter().enumerate() {
        for (j, target) in targets.iter().enumerate() {
            let form = format!("{mover}{target}{promotion}");
            // Among equally short forms the one that says more of the target reads better: P-QB4 before BP-B4.
            forms.push((form.chars().count() * 4 + i * 2 + usize::from(j == 0), form));
        }
    }
    forms.sort();
    let last = forms.last().map(|(_, form)| form.clone()).unwrap_or_default();
    forms
        .into_iter()
        .map(|(_, form)| form)
        .find(|form| read_descriptive(chess, form).exact() == Some(mv))
        .unwrap_or(last)
}

/// Names of a piece on a square, the plain one first, the one that is always enough last.
fn piece_names(role: Role, square: Square, counting: Color) -> Vec<String> {
    let letter = role.upper_char();
    let mut names = vec![letter.to_string()];
    if role == Role::Pawn {
        // The pawns of the king and the queen, then of a piece, then of one of two pieces.
        let (plain, full) = file_names(square);
        names.push(format!("{plain}P"));
        if full != plain {
            names.push(format!("{full}P"));
        }
    }
    let squares = square_names(square, counting);
    names.extend(squares.into_iter().map(|name| format!("{letter}({name})")));
    names
}

fn file_names(square: Square) -> (&'static str, &'static str) {
    match square.file() {
        shakmaty::File::A => ("R", "QR"),
        shakmaty::File::B => ("N", "QN"),
        shakmaty::File::C => ("B", "QB"),
        shakmaty::File::D => ("Q", "Q"),
        shakmaty::File::E => ("K", "K"),
        shakmaty::File::F => ("B", "KB"),
        shakmaty::File::G => ("N", "KN"),
        shakmaty::File::H => ("R", "KR"),
    }
}

fn square_names(square: Square, counting: Color) -> Vec<String> {
    let rank = square.rank().to_u32();
    let rank = if counting.is_white() { rank + 1 } else { 8 - rank };
    let (plain, full) = file_names(square);
    let mut names = vec![format!("{plain}{rank}")];
    if plain != full {
        names.push(format!("{full}{rank}"));
    }
    names
}
