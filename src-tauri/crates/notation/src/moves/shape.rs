//! The parts of a move as they were written, before the position says what they mean.

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use crate::language::Language;

use super::{
    read::Slack,
    spelling::{Spelled, castling_word, is_squares_in_capitals},
};

/// What a piece of text says about a move.
#[derive(Debug, Default, Clone)]
pub(super) struct Shape {
    pub castling: Option<CastlingSide>,
    /// The piece, where written.
    pub role: Option<Role>,
    pub from_file: Option<File>,
    pub from_rank: Option<Rank>,
    pub to_file: Option<File>,
    pub to_rank: Option<Rank>,
    pub capture: bool,
    pub promotion: Option<Role>,
}

impl Shape {
    pub(super) fn origin(&self) -> Option<Square> {
        Some(Square::from_coords(self.from_file?, self.from_rank?))
    }
}

/// Reads the parts. `None` where the text has no shape of a move.
pub(super) fn shape(spelled: &mut Spelled, language: &Language) -> Option<Shape> {
    let core = spelled.core.clone();
    if let Some(castling) = castling(&core, &mut spelled.slack) {
        return Some(Shape { castling: Some(castling), ..Shape::default() });
    }
    if let Some(shape) = numeric(&core) {
        spelled.slack.push(Slack::Numeric);
        return Some(shape);
    }
    let capture_behind = spelled.slack.contains(&Slack::CaptureBehind);
    spelled.slack.retain(|s| *s != Slack::CaptureBehind);
    let mut shape = Shape { capture: capture_behind, ..Shape::default() };
    let rest = piece(&core, language, &mut shape, &mut spelled.slack);
    let rest = squares(rest, &mut shape, &mut spelled.slack)?;
    promotion(rest, language, &mut shape, &mut spelled.slack)?;
    // `e5=` offers a draw, but `e8=` is a promotion whose piece is missing: left open for the position.
    Some(shape)
}

fn castling(core: &str, slack: &mut Vec<Slack>) -> Option<CastlingSide> {
    let side = castling_word(core)?;
    // A capital letter O and a plain hyphen is how PGN writes it; zeros are the Laws' own way (Appendix C).
    if core != "O-O" && core != "O-O-O" {
        slack.push(Slack::Castling);
    }
    Some(side)
}

/// Correspondence numbers: `5254` is e2–e4, a fifth digit promotes to queen, rook, bishop or knight.
fn numeric(core: &str) -> Option<Shape> {
    let digits: Vec<u32> = core.chars().map(|c| c.to_digit(10)).collect::<Option<_>>()?;
    let coordinate = |d: u32| d.checked_sub(1).filter(|d| *d < 8);
    let (&[f1, r1, f2, r2], promotion) = match digits.as_slice() {
        [f1, r1, f2, r2] => (&[*f1, *r1, *f2, *r2], None),
        [f1, r1, f2, r2, p] => {
            let role = match p {
                1 => Role::Queen,
                2 => Role::Rook,
                3 => Role::Bishop,
                4 => Role::Knight,
                _ => return None,
            };
            (&[*f1, *r1, *f2, *r2], Some(role))
        }
        _ => return None,
    };
    Some(Shape {
        from_file: Some(File::new(coordinate(f1)?)),
        from_rank: Some(Rank::new(coordinate(r1)?)),
        to_file: Some(File::new(coordinate(f2)?)),
        to_rank: Some(Rank::new(coordinate(r2)?)),
        promotion,
        ..Shape::default()
    })
}

fn figurine_role(text: &str) -> Option<(Role, usize)> {
    let c = text.chars().next()?;
    let role = match c {
        '♚' => Role::King,
        '♛' => Role::Queen,
        '♜' => Role::Rook,
        '♝' => Role::Bishop,
        '♞' => Role::Knight,
        '♟' => Role::Pawn,
        _ => return None,
    };
    Some((role, c.len_utf8()))
}

/// A letter of the language, a figurine, or the English pawn.
fn any_role(text: &str, language: &Language) -> Option<(Role, usize)> {
    figurine_role(text)
        .or_else(|| language.role_prefix(text))
        .or_else(|| text.starts_with('P').then_some((Role::Pawn, 1)))
}

fn piece<'a>(core: &'a str, language: &Language, shape: &mut Shape, slack: &mut Vec<Slack>) -> &'a str {
    if is_squares_in_capitals(core) {
        return core;
    }
    if let Some((role, length)) = any_role(core, language) {
        shape.role = Some(role);
        if role == Role::Pawn {
            slack.push(Slack::PawnLetter);
        }
        return core.get(length..).unwrap_or_default();
    }
    // A small letter that is no file can only be a piece. A small file letter is a file first (Article C.4).
    let first = core.chars().next();
    if first.is_some_and(|c| c.is_lowercase() && !('a'..='h').contains(&c))
        && let Some((role, length)) = language.small_role_prefix(core)
    {
        shape.role = Some(role);
        slack.push(Slack::SmallPiece);
        return core.get(length..).unwrap_or_default();
    }
    core
}

fn file(c: char) -> Option<File> {
    File::from_char(c.to_ascii_lowercase())
}

/// Squares and what stands between them: `e4`, `exd5`, `ed`, `e2-e4`, `1d2`, `g1f3`, `xc5`.
fn squares<'a>(text: &'a str, shape: &mut Shape, slack: &mut Vec<Slack>) -> Option<&'a str> {
    let mut rest = text;
    let first_file = take_file(&mut rest);
    let first_rank = take(&mut rest, Rank::from_char);
    let joint = take(&mut rest, |c| matches!(c, 'x' | 'X' | ':' | '-' | '*').then_some(c));
    if let Some(sign) = joint {
        // A dash may stand before the capture sign when the record was made in a hurry: e4-xd5.
        let again = if sign == '-' { take(&mut rest, |c| matches!(c, 'x' | ':').then_some(c)) } else { None };
        if sign != '-' || again.is_some() {
            shape.capture = true;
            if sign != 'x' {
                slack.push(Slack::CaptureSpelling);
            }
        }
    }
    let second_file = take_file(&mut rest);
    let second_rank = take(&mut rest, Rank::from_char);
    let two = second_file.is_some() || second_rank.is_some();
    if joint.is_some() && !two {
        return None;
    }
    if two {
        (shape.from_file, shape.from_rank) = (first_file, first_rank);
        (shape.to_file, shape.to_rank) = (second_file, second_rank);
    } else {
        (shape.to_file, shape.to_rank) = (first_file, first_rank);
    }
    shape.to_file?;
    // `ed` names two files side by side; other pairs of letters are words.
    let neighbours = |a: File, b: File| a.distance(b) == 1;
    if shape.to_rank.is_none()
        && !(shape.from_rank.is_none()
            && shape.from_file.zip(shape.to_file).is_some_and(|(a, b)| neighbours(a, b)))
    {
        return None;
    }
    // Only a pawn's capture may leave the rank out.
    if shape.to_rank.is_none() && (shape.from_file.is_none() || shape.role.is_some_and(|r| r != Role::Pawn)) {
        return None;
    }
    if text.starts_with(|c: char| c.is_ascii_uppercase() && file(c).is_some()) {
        slack.push(Slack::CapitalFile);
    }
    Some(rest)
}

/// A capital is a file only with its rank: in `a8D` it is the piece promoted to, in `Cf3` a piece.
fn take_file(rest: &mut &str) -> Option<File> {
    let capital = rest.starts_with(|c: char| c.is_ascii_uppercase());
    let ranked = rest.chars().nth(1).and_then(Rank::from_char).is_some();
    if capital && !ranked { None } else { take(rest, file) }
}

fn take<T>(rest: &mut &str, read: impl Fn(char) -> Option<T>) -> Option<T> {
    let mut chars = rest.chars();
    let value = chars.next().and_then(read)?;
    *rest = chars.as_str();
    Some(value)
}

fn promotion(rest: &str, language: &Language, shape: &mut Shape, slack: &mut Vec<Slack>) -> Option<()> {
    if rest.is_empty() {
        return Some(());
    }
    let letters = rest.trim_start_matches(['=', '/', '(', '-']).trim_end_matches(')');
    let (role, length) = any_role(letters, language).or_else(|| {
        let upper = letters.to_uppercase();
        let (role, length) = any_role(&upper, language).or_else(|| language.small_role_prefix(letters))?;
        (length == letters.len()).then_some((role, length))
    })?;
    if length != letters.len() {
        return None;
    }
    let sign = rest.get(..1);
    if sign != Some("=") || letters.chars().any(char::is_lowercase) {
        slack.push(Slack::Promotion);
    }
    shape.promotion = Some(role);
    Some(())
}
