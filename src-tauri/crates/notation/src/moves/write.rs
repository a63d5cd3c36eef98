//! One move written in the style asked for.

use shakmaty::{CastlingMode, CastlingSide, Chess, Color, Move, Position, Role, san::SanPlus};

use crate::language::Language;

use super::read::uci_of;

/// Ways to show a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveStyle {
    /// Standard algebraic notation, as PGN writes it.
    San,
    /// `Ng1-f3`, `e4xd5`, `e7-e8=Q`.
    Long,
    /// SAN with chess signs of the mover's colour instead of letters.
    Figurine,
    /// SAN with the letters of a language.
    Localised(&'static Language),
    /// `e2e4`, `e7e8q`.
    Uci,
    /// Correspondence numbers: `5254`.
    Numeric,
    /// English descriptive: `P-K4`.
    Descriptive,
}

/// Writes a legal move. A move that is not legal in the position is written as well as may be, never refused.
pub fn move_text(chess: &Chess, mode: CastlingMode, mv: Move, style: MoveStyle) -> String {
    let san = || SanPlus::from_move(chess.clone(), mv).to_string();
    match style {
        MoveStyle::San => san(),
        MoveStyle::Uci => uci_of(mv, mode),
        MoveStyle::Localised(language) => with_letters(&san(), |role| language.letter(role).to_owned()),
        MoveStyle::Figurine => {
            let turn = chess.turn();
            with_letters(&san(), |role| figurine(role, turn).to_string())
        }
        MoveStyle::Long => long(&san(), mv),
        MoveStyle::Numeric => numeric(mv, mode),
        MoveStyle::Descriptive => crate::descriptive::write_descriptive(chess, mv),
    }
}

/// The chess sign of a piece.
pub fn figurine(role: Role, color: Color) -> char {
    let (white, black) = match role {
        Role::King => ('♔', '♚'),
        Role::Queen => ('♕', '♛'),
        Role::Rook => ('♖', '♜'),
        Role::Bishop => ('♗', '♝'),
        Role::Knight => ('♘', '♞'),
        Role::Pawn => ('♙', '♟'),
    };
    color.fold_wb(white, black)
}

fn with_letters(san: &str, letter: impl Fn(Role) -> String) -> String {
    if san.starts_with('O') {
        return san.to_owned();
    }
    san.chars()
        .map(|c| match c {
            'K' => letter(Role::King),
            'Q' => letter(Role::Queen),
            'R' => letter(Role::Rook),
            'B' => letter(Role::Bishop),
            'N' => letter(Role::Knight),
            other => other.to_string(),
        })
        .collect()
}

fn long(san: &str, mv: Move) -> String {
    let (Some(from), false) = (mv.from(), matches!(mv, Move::Castle { .. })) else {
        return san.to_owned();
    };
    let letter = if mv.role() == Role::Pawn { String::new() } else { mv.role().upper_char().to_string() };
    let sign = if mv.is_capture() { 'x' } else { '-' };
    let promotion = mv.promotion().map(|r| format!("={}", r.upper_char())).unwrap_or_default();
    let check: String = san.chars().filter(|c| matches!(c, '+' | '#')).collect();
    format!("{letter}{from}{sign}{}{promotion}{check}", mv.to())
}

fn numeric(mv: Move, mode: CastlingMode) -> String {
    let (Some(from), mut to) = (mv.from(), mv.to()) else { return String::new() };
    if let (Some(side), CastlingMode::Standard) = (mv.castling_side(), mode) {
        to = shakmaty::Square::from_coords(
            if side == CastlingSide::KingSide { shakmaty::File::G } else { shakmaty::File::C },
            from.rank(),
        );
    }
    let coordinate = |s: shakmaty::Square| format!("{}{}", s.file().to_u32() + 1, s.rank().to_u32() + 1);
    let promotion = match mv.promotion() {
        Some(Role::Queen) => "1",
        Some(Role::Rook) => "2",
        Some(Role::Bishop) => "3",
        Some(Role::Knight) => "4",
        _ => "",
    };
    format!("{}{}{promotion}", coordinate(from), coordinate(to))
}
