//! What stands in brackets of any kind, and annotations.

use crate::{notice::NoticeKind, result::result_prefix};

use super::{
    movetext::Movetext,
    record::{Item, RestItem},
    tag_section::{looks_like_known_tag, looks_like_tag},
    token::line_head,
};

impl Movetext<'_, '_> {
    /// `{…}`: ends at the first closing brace, or before the next game where none comes.
    pub(super) fn comment(&mut self) {
        let at = self.cursor.at();
        let inside = self.cursor.rest().get(1..).unwrap_or_default();
        let close = inside.find('}');
        let content = inside.get(..close.unwrap_or(inside.len())).unwrap_or_default();
        let next_game = game_inside(content);
        let length = match (close, next_game) {
            (Some(_), None) => content.len(),
            (_, found) => {
                self.note(NoticeKind::CommentUnclosed, at, content);
                found.unwrap_or(content.len())
            }
        };
        let closed = close.is_some() && next_game.is_none();
        self.keep_comment(at + 1, at + 1 + length);
        self.cursor.advance(1 + length + usize::from(closed));
    }

    /// `;` to the end of the line.
    pub(super) fn line_comment(&mut self) {
        let at = self.cursor.at();
        self.cursor.skip_line();
        self.keep_comment(at + 1, self.cursor.at());
    }

    fn keep_comment(&mut self, from: usize, to: usize) {
        if self.beyond > 0 {
            return;
        }
        if self.scan.stop.is_some() && self.lines.is_empty() {
            self.scan.rest.push(RestItem::Comment(from..to));
            self.scan.rest_end = self.scan.rest_end.max(to + 1);
            return;
        }
        if self.lines.last().is_none_or(|line| !line.dropped) {
            let content = self.cursor.text().get(from..to).unwrap_or_default().trim();
            self.item(if content == "(=)" { Item::DrawOffer } else { Item::Comment(from..to) });
        }
    }

    /// `[`: a tag of the next game, a clock command outside a comment, or nothing.
    pub(super) fn bracket(&mut self) {
        let at = self.cursor.at();
        let rest = self.cursor.rest();
        if self.cursor.at_line_start() && looks_like_tag(rest) || looks_like_known_tag(rest) {
            self.finished = true;
            return;
        }
        if rest.starts_with("[%") {
            let line = line_head(rest);
            let length = line.find([']', '{', '}']).map_or(line.len(), |i| i + 1).max(2);
            self.keep_comment(at, at + length);
            self.cursor.advance(length);
            return;
        }
        let line = line_head(rest);
        let length = line.find(']').map_or(1, |i| i + 1);
        let inside = line.get(..length).unwrap_or_default();
        let kind = if length > 2 { NoticeKind::Wrapper } else { NoticeKind::SignsSkipped };
        self.note_once(kind, at, inside);
        self.cursor.advance(length);
    }

    /// `$` and a number.
    pub(super) fn nag(&mut self) {
        let at = self.cursor.at();
        let rest = self.cursor.rest().get(1..).unwrap_or_default();
        let word = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == '-').len();
        match rest.get(..word).unwrap_or_default().parse::<u8>() {
            Ok(number) => self.annotate(number),
            Err(_) => self.note(NoticeKind::NagUnknown, at, self.cursor.word()),
        }
        self.cursor.advance(1 + word);
    }

    /// Adds an annotation to the move before.
    pub(super) fn annotate(&mut self, number: u8) {
        let lost = self.beyond > 0
            || self.scan.stop.is_some() && self.lines.is_empty()
            || self.lines.last().is_some_and(|line| line.dropped);
        if !lost {
            self.item(Item::Nag(number));
        }
    }

    /// What follows the result: comments belong to the game, another game may begin, the rest is text.
    pub(super) fn after_result(&mut self) {
        loop {
            self.cursor.skip_blank();
            let at = self.cursor.at();
            let rest = self.cursor.rest();
            match rest.chars().next() {
                None => break,
                Some('{') => self.comment(),
                Some(';') => self.line_comment(),
                Some('%') if self.cursor.in_first_column() => self.cursor.skip_line(),
                Some('[') => {
                    if looks_like_tag(rest) {
                        break;
                    }
                    self.bracket();
                }
                Some(_) if self.begins_untagged_game(rest) => break,
                Some(_) => {
                    let length = rest.find(['\n', '\r', '{', '[', ';']).unwrap_or(rest.len()).max(1);
                    let line = rest.get(..length).unwrap_or_default();
                    // The same marker once more says nothing.
                    let again = result_prefix(line.trim()).map(|r| r.result);
                    if again.is_none() || again != self.scan.marker.map(|m| m.result) {
                        self.note_once(NoticeKind::AfterResult, at, line);
                    }
                    self.cursor.advance(length);
                }
            }
        }
        self.finished = true;
    }

    /// Move number one, or at the beginning of a line a move that can be the first.
    fn begins_untagged_game(&self, rest: &str) -> bool {
        if let Some(after) = rest.strip_prefix('1') {
            let dotted = after.starts_with(['.', '…']);
            let spaced = after.starts_with(' ') && result_prefix(rest).is_none();
            return dotted || spaced && self.cursor.at_line_start();
        }
        self.cursor.at_line_start() && self.scan.tags.is_empty() && {
            let word = self.cursor.word();
            let start = crate::position::StartPosition::default();
            crate::moves::read::read_plain(start.chess(), start.mode(), word, self.manner.language)
                .exact()
                .is_some()
        }
    }
}

/// Where the next game begins inside a comment that was never closed.
fn game_inside(content: &str) -> Option<usize> {
    if !content.contains('[') {
        return None;
    }
    content.match_indices('[').map(|(i, _)| i).find(|&i| {
        let before = content.get(..i).unwrap_or_default();
        let rest = content.get(i..).unwrap_or_default();
        let line_start = before.trim_end_matches([' ', '\t', '\u{feff}']).ends_with(['\n', '\r']);
        let after_blank =
            before.ends_with("\n\n") || before.ends_with("\r\n\r\n") || before.ends_with("\r\r");
        line_start && (rest.starts_with("[Event \"") || after_blank && looks_like_known_tag(rest))
    })
}
