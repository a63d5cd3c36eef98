//! The signs around a move brought to one spelling: dashes, zeros, figurines, what hangs behind the move.

use shakmaty::CastlingSide;

use crate::result::is_dash;

use super::read::Slack;

/// A move's text without what does not name the move.
#[derive(Debug, Default)]
pub(super) struct Spelled {
    /// The core: piece, squares, capture sign, promotion.
    pub core: String,
    /// What was unusual about the spelling.
    pub slack: Vec<Slack>,
    /// A check sign was written: `Some(false)` check, `Some(true)` mate.
    pub check: Option<bool>,
    /// An offer of a draw was written behind the move.
    pub draw_offer: bool,
    /// `!`, `?` and pairs of them, as the number of the annotation glyph.
    pub glyph: Option<u8>,
}

impl Spelled {
    fn note(&mut self, slack: Slack) {
        if !self.slack.contains(&slack) {
            self.slack.push(slack);
        }
    }
}

/// The side to which a text castles: two or three letters O or noughts, with dashes between them or none. Blanks do not
/// matter, nor do signs of check, praise and blame behind it.
pub fn castling_word(text: &str) -> Option<CastlingSide> {
    let folded: String = text
        .trim_end_matches([' ', '+', '#', '!', '?'])
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| match c {
            c if is_castling_letter(c) => 'O',
            c if is_dash(c) => '-',
            c => c,
        })
        .collect();
    match folded.as_str() {
        "O-O" | "OO" => Some(CastlingSide::KingSide),
        "O-O-O" | "OOO" => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// The letter O of PGN, the nought of the Laws, and what looks like them on the keyboards of other scripts.
pub(crate) const fn is_castling_letter(c: char) -> bool {
    matches!(c, '0' | 'O' | 'o' | 'О' | 'о' | 'Ο' | 'ο' | 'Ö')
}

/// Whether a text is a move by both its squares (`b2-b4`, `B2xB4`, `Kb2-b3`, `b7b8q`), a piece's letter before them or
/// none. What stands behind them does not matter.
pub(crate) fn names_both_squares(core: &str) -> bool {
    let mut behind_piece = core.chars();
    behind_piece.next();
    both_files(core).or_else(|| both_files(behind_piece.as_str())).is_some()
}

/// The same with capitals for files and no piece's letter: `B2-B4` is no bishop.
pub(super) fn is_squares_in_capitals(core: &str) -> bool {
    both_files(core).is_some_and(|(from, to)| from.is_ascii_uppercase() && to.is_ascii_uppercase())
}

/// The files, as written, of the two squares a text begins with.
fn both_files(text: &str) -> Option<(char, char)> {
    let mut signs = text.chars().peekable();
    let from = signs.next().filter(|c| matches!(c.to_ascii_lowercase(), 'a'..='h'))?;
    signs.next_if(|c| matches!(c, '1'..='8'))?;
    signs.next_if(|c| matches!(c, '-' | 'x' | 'X' | ':'));
    let to = signs.next().filter(|c| matches!(c.to_ascii_lowercase(), 'a'..='h'))?;
    signs.next_if(|c| matches!(c, '1'..='8'))?;
    Some((from, to))
}

/// The number of an annotation glyph made of `!` and `?`.
pub fn glyph_number(signs: &str) -> Option<u8> {
    Some(match signs {
        "!" => 1,
        "?" => 2,
        "!!" => 3,
        "??" => 4,
        "!?" => 5,
        "?!" => 6,
        _ => return None,
    })
}

pub(super) fn spelled(text: &str) -> Spelled {
    let mut out = Spelled::default();
    let mut core = String::with_capacity(text.len());
    for (i, c) in text.trim().chars().enumerate() {
        match c {
            // Direction marks, joiners, blanks of no width, and the variation selectors behind emoji figurines.
            '\u{200b}'..='\u{200f}'
            | '\u{2060}'
            | '\u{feff}'
            | '\u{ad}'
            | '\u{fe0e}'
            | '\u{fe0f}'
            | '\u{202a}'..='\u{202e}' => out.note(Slack::StraySigns),
            '♔' | '♚' => figurine(&mut core, &mut out, 'K'),
            '♕' | '♛' => figurine(&mut core, &mut out, 'Q'),
            '♖' | '♜' => figurine(&mut core, &mut out, 'R'),
            '♗' | '♝' => figurine(&mut core, &mut out, 'B'),
            '♘' | '♞' => figurine(&mut core, &mut out, 'N'),
            '♙' | '♟' => figurine(&mut core, &mut out, 'P'),
            '×' | '✕' | '✖' | '⨯' | 'х' | '∶' if i > 0 => {
                core.push(if c == '∶' { ':' } else { 'x' });
                out.note(Slack::CaptureSpelling);
            }
            '＝' => core.push('='),
            '’' | '\'' | '`' | ',' if i > 0 => out.note(Slack::StraySigns),
            _ if is_dash(c) => core.push('-'),
            _ => core.push(c),
        }
    }
    strip_tail(&mut core, &mut out);
    out.core = core;
    out
}

fn figurine(core: &mut String, out: &mut Spelled, letter: char) {
    // A sign no language uses as a letter, so that a figurine means its piece in every language.
    core.push(figurine_mark(letter));
    out.note(Slack::Figurine);
}

/// Figurines travel through the core as the black chess signs, whatever colour was written.
fn figurine_mark(letter: char) -> char {
    match letter {
        'K' => '♚',
        'Q' => '♛',
        'R' => '♜',
        'B' => '♝',
        'N' => '♞',
        _ => '♟',
    }
}

/// Signs of who stands better, when they are glued to a move, and the numbers of their glyphs.
const ASSESSMENTS: [(&str, u8); 13] = [
    ("+/-", 16),
    ("-/+", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("+-", 18),
    ("-+", 19),
    ("+=", 14),
    ("=+", 15),
    ("±", 16),
    ("∓", 17),
    ("⩲", 14),
    ("⩱", 15),
    ("∞", 13),
];

fn strip_tail(core: &mut String, out: &mut Spelled) {
    loop {
        let before = core.len();
        strip_once(core, out);
        if core.len() == before {
            return;
        }
    }
}

fn strip_once(core: &mut String, out: &mut Spelled) {
    let trimmed = core.trim_end_matches(['!', '?', '‼', '⁇', '⁉', '⁈']);
    if trimmed.len() < core.len() {
        if let Some(signs) = core.get(trimmed.len()..) {
            let plain: String = signs.chars().flat_map(plain_signs).collect();
            out.glyph = glyph_number(&plain).or(out.glyph);
        }
        core.truncate(trimmed.len());
        return;
    }
    for (tail, glyph) in ASSESSMENTS {
        if core.len() > tail.len() + 1 && core.ends_with(tail) {
            core.truncate(core.len() - tail.len());
            out.glyph = out.glyph.or(Some(glyph));
            return;
        }
    }
    for (tail, mate) in
        [("++", false), ("+", false), ("#", true), ("†", false), ("‡", true), ("≠", true), ("x#", true)]
    {
        if core.len() > tail.len() && core.ends_with(tail) {
            core.truncate(core.len() - tail.len());
            // `++` is double check in some books and mate in others: it claims only a check.
            out.check = Some(mate || out.check.unwrap_or(false));
            return;
        }
    }
    let lower = core.to_lowercase();
    for (tail, slack) in [
        ("(e.p.)", true),
        ("(ep)", true),
        ("e.p.", true),
        ("e.p", true),
        ("ep.", true),
        ("ep", true),
        ("ch.", false),
        ("ch", false),
        ("mate", false),
    ] {
        if let Some(head) = lower.strip_suffix(tail)
            && head.ends_with(|c: char| c.is_ascii_digit() || ") +#†‡!?".contains(c))
            && head.len() < core.len()
            && core.is_char_boundary(head.len())
        {
            core.truncate(head.trim_end().len());
            if slack {
                out.note(Slack::EnPassantWords);
            } else {
                out.check = Some(tail == "mate");
            }
            return;
        }
    }
    if core.ends_with("(=)") && core.len() > 3 {
        core.truncate(core.len() - 3);
        out.draw_offer = true;
    } else if core.ends_with('=') && core.len() > 2 {
        // Behind anything but a pawn's last step `=` offers a draw; there it is a promotion without its piece.
        core.pop();
        out.draw_offer = true;
    } else if core.ends_with(':') && core.len() > 2 {
        core.pop();
        out.note(Slack::CaptureSpelling);
        out.note(Slack::CaptureBehind);
    } else if core.ends_with('.') && core.len() > 2 {
        core.pop();
    }
}

fn plain_signs(c: char) -> std::str::Chars<'static> {
    match c {
        '!' => "!",
        '?' => "?",
        '‼' => "!!",
        '⁇' => "??",
        '⁉' => "!?",
        '⁈' => "?!",
        _ => "",
    }
    .chars()
}
