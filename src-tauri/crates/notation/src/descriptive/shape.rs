//! The parts of a descriptive move as they were written.

use shakmaty::{CastlingSide, Role};

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

/// A piece as it was named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceName {
    pub role: Role,
    /// `QR`, `KN`: which of two pieces.
    pub side: Option<Side>,
    /// `BP`, `KRP`: the pawn's file.
    pub pawn_file: Option<FileName>,
    /// `R(K1)`: where it stands.
    pub at: Option<SquareName>,
}

/// All parts of a move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shape {
    pub castling: Option<CastlingSide>,
    pub mover: Option<PieceName>,
    pub captured: Option<PieceName>,
    pub to: Option<SquareName>,
    pub promotion: Option<Role>,
    pub en_passant: bool,
    /// A check sign or word was written.
    pub check: bool,
}

/// Reads the parts; `None` where the text is not descriptive notation.
pub(super) fn read_shape(text: &str) -> Option<Shape> {
    if text.len() > crate::moves::read::LONGEST {
        return None;
    }
    let mut shape = Shape::default();
    let mut core: String = text
        .trim()
        .chars()
        .map(|c| match c {
            c if crate::result::is_dash(c) => '-',
            '×' | 'X' | ':' => 'x',
            c => c,
        })
        .filter(|c| *c != ' ')
        .collect();
    strip_tail(&mut core, &mut shape);
    if let Some(side) = castling(&core) {
        shape.castling = Some(side);
        return Some(shape);
    }
    let mut rest = core.as_str();
    let mover = piece(&mut rest)?;
    shape.mover = Some(mover);
    if let Some(after) = rest.strip_prefix('-') {
        rest = after;
        shape.to = Some(square(&mut rest)?);
    } else {
        rest = rest.strip_prefix('x')?;
        shape.captured = Some(piece(&mut rest)?);
        if let Some(after) = rest.strip_prefix(['/', '-'])
            && let Some(at) = square(&mut { after })
        {
            // `PxP/K5`: the square behind a stroke, as some writers have it.
            let mut after = after;
            let _ = square(&mut after);
            shape.to = Some(at);
            rest = after;
        }
    }
    promotion(rest, &mut shape)?;
    Some(shape)
}

fn strip_tail(core: &mut String, shape: &mut Shape) {
    loop {
        let before = core.len();
        for tail in [
            "!", "?", "e.p.", "e.p", "ep", "dis.ch.", "disch", "dbl.ch.", "dblch", "ch.", "ch", "mate", "++",
            "+", "#",
        ] {
            if core.len() > tail.len() && core.ends_with(tail) {
                core.truncate(core.len() - tail.len());
                shape.en_passant |= tail.starts_with("e.p") || tail == "ep";
                shape.check |= tail.contains("ch") || matches!(tail, "mate" | "+" | "++" | "#");
                break;
            }
        }
        if core.ends_with('.') {
            core.pop();
        }
        if core.len() == before {
            return;
        }
    }
}

fn castling(core: &str) -> Option<CastlingSide> {
    let folded = core.replace(['0', 'o'], "O");
    match folded.as_str() {
        "O-O" | "OO" | "CastlesK" | "CastlesKR" | "Castles(KR)" | "Castles(K)" => {
            Some(CastlingSide::KingSide)
        }
        "O-O-O" | "OOO" | "CastlesQ" | "CastlesQR" | "Castles(QR)" | "Castles(Q)" => {
            Some(CastlingSide::QueenSide)
        }
        _ => None,
    }
}

/// One capital letter, or `Kt` for the knight of older books.
fn letter(rest: &mut &str) -> Option<Role> {
    if let Some(after) = rest.strip_prefix("Kt") {
        *rest = after;
        return Some(Role::Knight);
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
    let mut name = match found.as_slice() {
        [role] => plain(*role),
        [file @ .., Role::Pawn] => PieceName { pawn_file: Some(file_name(file)?), ..plain(Role::Pawn) },
        [side, role @ (Role::Rook | Role::Bishop | Role::Knight)] => {
            PieceName { side: Some(side_of(*side)?), ..plain(*role) }
        }
        _ => return None,
    };
    if let Some(inside) = rest.strip_prefix('(') {
        let mut inside = inside;
        if let Some(at) = square(&mut inside) {
            *rest = inside.strip_prefix(')')?;
            name.at = Some(at);
        }
    }
    Some(name)
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

fn square(rest: &mut &str) -> Option<SquareName> {
    let mut after = *rest;
    let file = file_name(&letters(&mut after))?;
    let mut chars = after.chars();
    let rank = chars.next()?.to_digit(10).filter(|r| (1..=8).contains(r))?;
    *rest = chars.as_str();
    Some(SquareName { file, rank })
}

fn promotion(rest: &str, shape: &mut Shape) -> Option<()> {
    if rest.is_empty() {
        return Some(());
    }
    let mut inside = rest.trim_start_matches(['=', '/', '(']).trim_end_matches(')');
    let role = letter(&mut inside)?;
    (inside.is_empty() && shape.mover.is_some_and(|m| m.role == Role::Pawn)).then_some(())?;
    shape.promotion = Some(role);
    Some(())
}
