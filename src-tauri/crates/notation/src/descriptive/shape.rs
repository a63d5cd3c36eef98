//! The parts of a descriptive move as they were written.

use shakmaty::{CastlingSide, Role};

use crate::moves::{castling_word, names_both_squares};

/// The half of the board a name begins with: the king's or the queen's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    King,
    Queen,
}

/// A file by the piece that stands on it at the start; without a side it may be either of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FileName {
    pub side: Option<Side>,
    pub piece: Role,
}

/// A square as one side counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SquareName {
    pub file: FileName,
    /// 1–8, from the mover's side.
    pub rank: u32,
}

/// A square or a part of its name: `(KR2)`, `(2)`, `(KR)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub file: Option<FileName>,
    /// 1–8, from the mover's side.
    pub rank: Option<u32>,
}

/// A piece as it was named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceName {
    pub role: Role,
    /// `QR`, `KN`: which of two pieces.
    pub side: Option<Side>,
    /// `BP`, `KRP`: the pawn's file.
    pub pawn_file: Option<FileName>,
    /// `R(K1)`, `R(1)`, `R/R1`: where it stands.
    pub at: Option<Place>,
}

/// Castling as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Castling {
    To(CastlingSide),
    /// `Castles`, without a word on which side.
    Either,
}

/// All parts of a move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shape {
    pub castling: Option<Castling>,
    pub mover: Option<PieceName>,
    pub captured: Option<PieceName>,
    pub to: Option<SquareName>,
    pub promotion: Option<Role>,
    pub en_passant: bool,
    /// A check sign or word was written.
    pub check: bool,
    /// Mate was written.
    pub mate: bool,
}

/// Reads the parts; `None` where the text is not descriptive notation.
pub(super) fn read_shape(text: &str) -> Option<Shape> {
    if text.len() > crate::moves::read::LONGEST {
        return None;
    }
    let mut shape = Shape::default();
    let core = without_tail(&signs_unified(text), &mut shape);
    parts(&core, shape)
}

/// Whether castling is written as a word.
pub(super) fn is_castling_word(text: &str) -> bool {
    text.trim_start().get(..6).is_some_and(|word| word.eq_ignore_ascii_case("castle"))
}

/// The same where the letters may have been written small. This is also how a text is found to be descriptive, so what
/// may be a move by its squares (`b2-b4`, `Kb2-b3`) is none here; `b-c4` has no descriptive form.
pub(super) fn read_shape_of_any_case(text: &str) -> Option<Shape> {
    read_shape(text).or_else(|| {
        if text.len() > crate::moves::read::LONGEST {
            return None;
        }
        let mut shape = Shape::default();
        let core = without_tail(&signs_unified(&text.to_lowercase()), &mut shape);
        let large: String = core.chars().map(|c| if c == 'x' { c } else { c.to_ascii_uppercase() }).collect();
        parts(&large, shape)
    })
}

fn parts(core: &str, mut shape: Shape) -> Option<Shape> {
    // Not a bishop on the second rank that goes to B4.
    if names_both_squares(core) {
        return None;
    }
    if let Some(castling) = castling(core) {
        shape.castling = Some(castling);
        return Some(shape);
    }
    let mut rest = core;
    let mut mover = piece(&mut rest)?;
    mover.at = parenthesis(&mut rest, true).or_else(|| origin_unbracketed(&mut rest));
    shape.mover = Some(mover);
    if let Some(after) = strip_any(rest, &["-", "to", "TO"]) {
        rest = after;
        shape.to = Some(square(&mut rest)?);
    } else {
        rest = strip_any(rest, &["x", "takes", "tks", "TAKES", "TKS"])?;
        let mut captured = piece(&mut rest)?;
        captured.at = parenthesis(&mut rest, false);
        if captured.at.is_none()
            && let Some(mut after) = strip_any(rest, &["/", "-", "on", "at"])
            && let Some(at) = place(&mut after, false)
        {
            // `PxP/K5`, `PxP/5`: the square behind a stroke, as some writers have it.
            captured.at = Some(at);
            rest = after;
        }
        shape.captured = Some(captured);
    }
    promotion(rest, &mut shape)?;
    Some(shape)
}

fn strip_any<'a>(rest: &'a str, signs: &[&str]) -> Option<&'a str> {
    signs.iter().find_map(|sign| rest.strip_prefix(sign))
}

/// One sign for a dash, one for a capture, no blanks.
fn signs_unified(text: &str) -> String {
    let text = text.trim();
    // The number before the move; castling with noughts begins with one of its own.
    let behind = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = behind.len() < text.len() && behind.starts_with(['.', '…']);
    let text = if numbered { behind } else { text };
    text.trim_start_matches(['.', '…'])
        .trim()
        .chars()
        .map(|c| match c {
            c if crate::result::is_dash(c) => '-',
            '×' | 'X' | ':' => 'x',
            '†' | '‡' => '+',
            c => c,
        })
        .filter(|c| !c.is_whitespace())
        .collect()
}

/// The move without what stands behind it: check, mate, in passing, praise and blame. Points of abbreviation go too.
fn without_tail(text: &str, shape: &mut Shape) -> String {
    const PASSING: &[&str] = &["enpassant", "inpassing", "e.p", "ep", "(e.p.)", "(e.p)", "(ep)", "(ep.)"];
    const CHECK: &[&str] = &["check", "chk", "ch", "+", "(ch)", "(ch.)", "(+)"];
    const MATE: &[&str] = &["mate", "++", "#", "(mate)"];
    const MORE: &[&str] = &[
        "(!)",
        "(?)",
        "!",
        "?",
        ".",
        ",",
        "discovered",
        "disc",
        "dis",
        "double",
        "dbl",
        "dble",
        "db",
        "and",
        "&",
    ];
    let mut core = text;
    let tail_of = |core: &str, tails: &[&str]| {
        tails.iter().filter(|tail| core.len() > tail.len() && core.ends_with(*tail)).map(|t| t.len()).max()
    };
    loop {
        let length = if let Some(length) = tail_of(core, PASSING) {
            shape.en_passant = true;
            length
        } else if let Some(length) = tail_of(core, MATE) {
            // Two crosses are mate or a double check.
            shape.mate |= !core.ends_with("++");
            shape.check = true;
            length
        } else if let Some(length) = tail_of(core, CHECK) {
            shape.check = true;
            length
        } else if let Some(length) = tail_of(core, MORE) {
            length
        } else {
            return core.replace('.', "");
        };
        core = core.get(..core.len() - length).unwrap_or_default();
    }
}

fn castling(core: &str) -> Option<Castling> {
    let lower = core.to_ascii_lowercase();
    if let Some(rest) = lower.strip_prefix("castles").or_else(|| lower.strip_prefix("castle")) {
        let side: String = rest.chars().filter(char::is_ascii_alphabetic).collect();
        return match side.as_str() {
            "" => Some(Castling::Either),
            "k" | "kr" | "kside" | "kingside" | "kingsside" | "short" => {
                Some(Castling::To(CastlingSide::KingSide))
            }
            "q" | "qr" | "qside" | "queenside" | "queensside" | "long" => {
                Some(Castling::To(CastlingSide::QueenSide))
            }
            _ => None,
        };
    }
    // `O-O(K)`, `O-O-O(QR)`: the side once more in words.
    let (signs, word) = lower.split_once('(').unwrap_or((&lower, ""));
    let side = castling_word(signs)?;
    let agrees = match word {
        "" => signs.len() == lower.len(),
        "k)" | "kr)" => side.is_king_side(),
        "q)" | "qr)" => side.is_queen_side(),
        _ => false,
    };
    agrees.then_some(Castling::To(side))
}

/// One capital letter, or `Kt` for the knight of older books.
fn letter(rest: &mut &str) -> Option<Role> {
    if let Some(after) = strip_any(rest, &["Kt", "KT"]) {
        // `KTO` is the king and the word `to`.
        if !after.starts_with('O') {
            *rest = after;
            return Some(Role::Knight);
        }
    }
    let mut chars = rest.chars();
    let role = match chars.next()? {
        'K' => Role::King,
        'Q' => Role::Queen,
        'R' => Role::Rook,
        'B' => Role::Bishop,
        'N' | 'S' => Role::Knight,
        'P' => Role::Pawn,
        _ => return None,
    };
    *rest = chars.as_str();
    Some(role)
}

fn side_of(role: Role) -> Option<Side> {
    match role {
        Role::King => Some(Side::King),
        Role::Queen => Some(Side::Queen),
        _ => None,
    }
}

fn letters(rest: &mut &str) -> Vec<Role> {
    let mut found = Vec::new();
    while found.len() < 3 {
        match letter(rest) {
            Some(role) => found.push(role),
            None => break,
        }
    }
    found
}

fn piece(rest: &mut &str) -> Option<PieceName> {
    let found = letters(rest);
    let plain = |role| PieceName { role, side: None, pawn_file: None, at: None };
    Some(match found.as_slice() {
        [role] => plain(*role),
        [file @ .., Role::Pawn] => PieceName { pawn_file: Some(file_name(file)?), ..plain(Role::Pawn) },
        [side, role @ (Role::Rook | Role::Bishop | Role::Knight)] => {
            PieceName { side: Some(side_of(*side)?), ..plain(*role) }
        }
        _ => return None,
    })
}

/// `(KR2)`, `(2)`, and behind the piece that moves also `(KR)`: behind a captured one a letter is a promotion.
fn parenthesis(rest: &mut &str, file_alone: bool) -> Option<Place> {
    let mut inside = rest.strip_prefix('(')?;
    let at = place(&mut inside, file_alone)?;
    *rest = inside.strip_prefix(')')?;
    Some(at)
}

/// `R/1-K1`, `N/B3-Q5`, `R1-K2`.
fn origin_unbracketed(rest: &mut &str) -> Option<Place> {
    let mut after = *rest;
    let at = match after.strip_prefix('/') {
        Some(inside) => {
            after = inside;
            place(&mut after, true)?
        }
        None if after.starts_with(|c: char| c.is_ascii_digit()) => place(&mut after, false)?,
        None => return None,
    };
    after.starts_with(['-', 'x']).then(|| *rest = after)?;
    Some(at)
}

/// A square, or as much of its name as was written.
fn place(rest: &mut &str, file_alone: bool) -> Option<Place> {
    if let Some(at) = square(rest) {
        return Some(Place { file: Some(at.file), rank: Some(at.rank) });
    }
    let mut after = *rest;
    if let Some(rank) = rank(&mut after) {
        *rest = after;
        return Some(Place { file: None, rank: Some(rank) });
    }
    let file = file_alone.then(|| file_name(&letters(&mut after))).flatten()?;
    *rest = after;
    Some(Place { file: Some(file), rank: None })
}

fn file_name(letters: &[Role]) -> Option<FileName> {
    match letters {
        [Role::Pawn] | [_, Role::Pawn] => None,
        [piece] => Some(FileName { side: None, piece: *piece }),
        [side, piece @ (Role::Rook | Role::Bishop | Role::Knight)] => {
            Some(FileName { side: Some(side_of(*side)?), piece: *piece })
        }
        _ => None,
    }
}

fn rank(rest: &mut &str) -> Option<u32> {
    let mut chars = rest.chars();
    let rank = chars.next()?.to_digit(10).filter(|r| (1..=8).contains(r))?;
    *rest = chars.as_str();
    Some(rank)
}

fn square(rest: &mut &str) -> Option<SquareName> {
    let mut after = *rest;
    let file = file_name(&letters(&mut after))?;
    let rank = rank(&mut after)?;
    *rest = after;
    Some(SquareName { file, rank })
}

/// `=Q`, `(Q)`, `/Q`, `Q`, `(=Q)`, `becomes Q`, `queens`.
fn promotion(rest: &str, shape: &mut Shape) -> Option<()> {
    if rest.is_empty() {
        return Some(());
    }
    let mut inside = rest.trim_start_matches(['=', '/', '(', '-']).trim_end_matches(')');
    inside = strip_any(inside, &["becomesa", "becomes", "promotesto", "="]).unwrap_or(inside);
    let role = match inside {
        "queens" | "queen" | "QUEENS" | "QUEEN" => Role::Queen,
        "knight" => Role::Knight,
        "rook" => Role::Rook,
        "bishop" => Role::Bishop,
        _ => {
            let role = letter(&mut inside)?;
            inside.is_empty().then_some(role)?
        }
    };
    (shape.mover.is_some_and(|m| m.role == Role::Pawn)).then_some(())?;
    shape.promotion = Some(role);
    Some(())
}
