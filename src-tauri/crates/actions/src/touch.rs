//! Touches as they are typed: `e4 xd5`, in the order of touching.
//!
//! | word | meaning |
//! |---|---|
//! | `e4`, `xd5`, `Nf3` | the man on this square was touched |
//! | `(e4)` | adjusting was announced first |
//! | `e4!` | adjusting was said only after touching |
//! | `e4?` | clearly by accident |
//! | `e4/d5` | nobody can tell which of the two was first |
//! | `e2-e4`, `e7-e8=Q` | the man was released on the second square |

use desk::command::Touch as Recorded;
use desk::fact::TouchedPiece;
use desk::words::TouchManner as RecordedManner;
use laws::{Touch, TouchFacts, TouchManner};
use shakmaty::{Role, Square};

use crate::draft::unclear;
use crate::error::ActionError;

/// A man released: from, to, and the piece chosen where it was a pawn on its last rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Released {
    /// Where it stood.
    pub from: Square,
    /// Where it was released.
    pub to: Square,
    /// The piece that touched the promotion square.
    pub promotion: Option<Role>,
}

/// The touches of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touches {
    /// As the Laws see them.
    pub facts: TouchFacts,
    /// The word that says a man was released.
    pub released: Option<String>,
}

impl Touches {
    /// As the journal keeps them. Adjusting said too late counts as touched, and is kept so.
    pub fn recorded(&self) -> Vec<Recorded> {
        let manner = |manner| match manner {
            TouchManner::AdjustingAnnounced => RecordedManner::Adjusting,
            TouchManner::Accidental | TouchManner::StillInHole => RecordedManner::Accidental,
            _ if self.facts.order_unknown => RecordedManner::OrderUnknown,
            TouchManner::Deliberate | TouchManner::AdjustingAnnouncedLate => RecordedManner::Deliberate,
        };
        let touches = self.facts.touches.iter();
        touches.map(|t| Recorded { square: t.square.to_string(), manner: manner(t.manner) }).collect()
    }

    fn add(&mut self, word: &str) -> bool {
        if let Some(moved) = released(word) {
            self.facts.touches.push(Touch::deliberate(moved.from));
            self.facts.released = Some((moved.from, moved.to));
            self.facts.promotion_piece = moved.promotion;
            self.released = Some(word.to_owned());
            return true;
        }
        if let Some((one, other)) = word.split_once('/') {
            let (Some(one), Some(other)) = (square(one), square(other)) else { return false };
            self.facts.touches.extend([one, other].map(Touch::deliberate));
            self.facts.order_unknown = true;
            return true;
        }
        let (plain, manner) = if let Some(inner) = word.strip_prefix('(') {
            (inner.strip_suffix(')').unwrap_or(inner), TouchManner::AdjustingAnnounced)
        } else if let Some(plain) = word.strip_suffix('?') {
            (plain, TouchManner::Accidental)
        } else if let Some(plain) = word.strip_suffix('!') {
            (plain, TouchManner::AdjustingAnnouncedLate)
        } else {
            (word, TouchManner::Deliberate)
        };
        square(plain).map(|square| self.facts.touches.push(Touch { square, manner })).is_some()
    }
}

/// Reads a whole text.
///
/// # Errors
/// A word is no touch; it is named.
pub fn read(text: &str) -> Result<Touches, ActionError> {
    let mut touches = Touches::default();
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
        if !touches.add(word) {
            return Err(unclear("square", word));
        }
    }
    Ok(touches)
}

/// Touches of the journal as they are typed; an unknown order stands between all it concerns.
pub fn written<'a>(touched: impl Iterator<Item = &'a TouchedPiece>) -> String {
    let mut text = String::new();
    let mut before = None;
    for touch in touched {
        let unknown = RecordedManner::OrderUnknown;
        text.push_str(match before {
            None => "",
            Some(manner) if manner == unknown && touch.manner == unknown => "/",
            Some(_) => " ",
        });
        text.push_str(&match touch.manner {
            RecordedManner::Deliberate | RecordedManner::OrderUnknown => touch.square.clone(),
            RecordedManner::Adjusting => format!("({})", touch.square),
            RecordedManner::Accidental => format!("{}?", touch.square),
        });
        before = Some(touch.manner);
    }
    text
}

/// Whether a word of the quick line is a touch.
pub fn is_touch(word: &str) -> bool {
    Touches::default().add(word)
}

/// `e4`, `xe4`, `Ke1`; capitals are as good as small letters.
fn square(word: &str) -> Option<Square> {
    let plain = word.trim_start_matches(['x', 'X', '×']);
    let plain = match plain.char_indices().nth(1) {
        Some((at, _)) if plain.chars().count() == 3 => {
            plain.chars().next().filter(|piece| "KQRBNP".contains(*piece)).and_then(|_| plain.get(at..))?
        }
        _ => plain,
    };
    plain.to_ascii_lowercase().parse().ok()
}

/// `e2-e4`, `Ng1-f3`, `e5xd6`, `e7-e8=Q`.
pub fn released(word: &str) -> Option<Released> {
    let plain = word.trim_end_matches(['+', '#']);
    let (body, promotion) = match plain.split_once('=') {
        Some((body, piece)) => (body, Some(Role::from_char(piece.chars().next()?)?)),
        None => (plain, None),
    };
    let (from, to) = body.split_once(['-', '–', 'x', ':', '×'])?;
    Some(Released { from: square(from)?, to: square(to)?, promotion })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> String {
        let read = read(text).unwrap();
        let touched: Vec<_> =
            read.recorded().iter().map(|t| format!("{}:{}", t.square, t.manner.word())).collect();
        format!("{} {}", touched.join(" "), read.released.unwrap_or_default())
    }

    #[test]
    fn touches_are_read_in_order() {
        assert_eq!(told("e4 xD5, Nf3"), "e4:deliberate d5:deliberate f3:deliberate ");
        assert_eq!(told("(e4) c6? d5!"), "e4:adjusting c6:accidental d5:deliberate ");
        assert_eq!(told("e4/xd5"), "e4:order_unknown d5:order_unknown ");
        assert_eq!(told("e7-e8=Q"), "e7:deliberate e7-e8=Q");
        let late = read("d5!").unwrap().facts.touches;
        assert_eq!(late.first().map(|t| t.manner), Some(TouchManner::AdjustingAnnouncedLate));
    }

    #[test]
    fn what_is_no_square_is_no_touch() {
        for word in ["z9", "e44", "22", "Zf3", "x", "e4/", "()", "é4", "0:12:22"] {
            assert!(!is_touch(word), "{word}");
        }
    }
}
