//! Moving through the text of a block.

use std::borrow::Cow;

/// A place in a text, always between two characters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str, at: usize) -> Self {
        let mut cursor = Self { text, at: 0 };
        cursor.set(at);
        cursor
    }

    pub(super) fn text(&self) -> &'a str {
        self.text
    }

    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// Moves to a place; one inside a character is taken as behind it.
    pub(super) fn set(&mut self, at: usize) {
        self.at = at.min(self.text.len());
        while !self.text.is_char_boundary(self.at) {
            self.at += 1;
        }
    }

    pub(super) fn advance(&mut self, bytes: usize) {
        self.set(self.at.saturating_add(bytes));
    }

    pub(super) fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    pub(super) fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    pub(super) fn char(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Whether nothing stands before it on its line but blanks.
    pub(super) fn at_line_start(&self) -> bool {
        let before = self.text.get(..self.at).unwrap_or_default();
        let before = before.trim_end_matches([' ', '\t', '\u{feff}', '\u{a0}', '\u{200b}']);
        before.is_empty() || before.ends_with(['\n', '\r'])
    }

    /// Whether it is in column one, where `%` hides a line.
    pub(super) fn in_first_column(&self) -> bool {
        let before = self.text.get(..self.at).unwrap_or_default();
        before.is_empty() || before.ends_with(['\n', '\r'])
    }

    /// Skips what is blank, of any kind; tells whether an empty line was among it.
    pub(super) fn skip_blank(&mut self) -> bool {
        let rest = self.rest();
        let blank = rest.len() - rest.trim_start_matches(is_blank).len();
        let skipped = rest.get(..blank).unwrap_or_default();
        self.advance(blank);
        let mut ends = 0;
        let mut chars = skipped.chars().peekable();
        while let Some(c) = chars.next() {
            if c == '\n' || c == '\r' {
                ends += 1;
                if c == '\r' && chars.peek() == Some(&'\n') {
                    chars.next();
                }
            }
        }
        ends > 1
    }

    pub(super) fn skip_line(&mut self) {
        let rest = self.rest();
        let length = rest.find(['\n', '\r']).unwrap_or(rest.len());
        self.advance(length.max(1));
    }

    /// Skips to behind the next `]` of this line, or to its end.
    pub(super) fn skip_tag_rest(&mut self) {
        let rest = self.rest();
        let length = match rest.find([']', '\n', '\r']) {
            Some(i) => i + 1,
            None => rest.len(),
        };
        self.advance(length.max(1));
    }

    /// The word that begins here: up to a blank or a sign that ends one. Longer than a line of PGN may be, it is cut:
    /// what is so long is no word, and looking to its end from every place in it would take for ever.
    pub(super) fn word(&self) -> &'a str {
        let rest = self.rest();
        let length = rest
            .char_indices()
            .find(|(i, c)| *i > 0 && (ends_word(*c) || *i > 255))
            .map_or(rest.len(), |(i, _)| i);
        rest.get(..length).unwrap_or_default()
    }
}

/// Blanks of all kinds, signs of no width, padding.
pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace()
        || c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}' | '\u{fffd}')
}

fn ends_word(c: char) -> bool {
    // Signs of no width may stand inside a move; real blanks may not.
    c.is_whitespace()
        || c.is_control()
        || matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | '<' | '>' | ';' | '$' | '"' | '…' | '\u{fffd}')
}

/// The beginning of a text, for a notice.
pub(super) fn excerpt(text: &str) -> Cow<'static, str> {
    Cow::Owned(text.chars().take(40).take_while(|c| !matches!(c, '\n' | '\r')).collect())
}

/// The beginning of a text up to the end of its line, and no more than can matter: looking to the end of a long line
/// from every place in it would take for ever.
pub(super) fn line_head(text: &str) -> &str {
    let length = text
        .char_indices()
        .take_while(|(i, c)| *i < 256 && !matches!(c, '\n' | '\r'))
        .last()
        .map_or(0, |(i, c)| i + c.len_utf8());
    text.get(..length).unwrap_or_default()
}
