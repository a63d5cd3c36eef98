//! Variations: `( … )` in place of the move before, any depth, legal as far as they go.

use shakmaty::{Chess, Move, Position, san::SanPlus};

use crate::{
    moves::{MoveReading, read::read_plain},
    notice::NoticeKind,
    result::result_prefix,
};

use super::{movetext::Movetext, record::Item, word::is_move_like};

/// Deeper nesting is not kept: nobody reads it, and it costs memory for every level.
const DEEPEST: usize = 256;

/// One open variation.
#[derive(Debug)]
pub(super) struct Line {
    chess: Chess,
    before: Chess,
    /// Half-move the next move will be, from 1.
    next_ply: u32,
    /// No longer legal: the rest is text.
    text_only: bool,
    /// Stands where no variation can; skipped.
    pub dropped: bool,
    any: bool,
}

impl Movetext<'_, '_> {
    /// `(`: a draw offer, or a variation.
    pub(super) fn open(&mut self) {
        let at = self.cursor.at();
        if self.cursor.rest().starts_with("(=)") {
            self.note_once(NoticeKind::DrawOffer, at, "(=)");
            if self.playing() {
                self.item(Item::DrawOffer);
            }
            self.cursor.advance(3);
            return;
        }
        self.cursor.advance(1);
        if !self.manner.annotations || self.lines.len() >= DEEPEST {
            if self.manner.annotations {
                self.note_once(NoticeKind::VariationTooDeep, at, "(");
            }
            self.beyond += 1;
            return;
        }
        let line = match self.lines.last() {
            Some(parent) => Line {
                chess: parent.before.clone(),
                before: parent.before.clone(),
                next_ply: parent.next_ply.saturating_sub(1),
                text_only: parent.text_only || !parent.any,
                dropped: parent.dropped,
                any: false,
            },
            None => {
                let early = self.scan.moves.is_empty();
                if early && self.scan.stop.is_none() {
                    self.note_once(NoticeKind::VariationEarly, at, "(");
                }
                Line {
                    chess: self.before.clone(),
                    before: self.before.clone(),
                    next_ply: self.scan.ply().max(1),
                    text_only: false,
                    dropped: early || self.scan.stop.is_some(),
                    any: false,
                }
            }
        };
        if !line.dropped {
            self.item(Item::Open);
        }
        self.lines.push(line);
    }

    /// `)`
    pub(super) fn close(&mut self) {
        let at = self.cursor.at();
        self.cursor.advance(1);
        if self.beyond > 0 {
            self.beyond -= 1;
            return;
        }
        match self.lines.pop() {
            Some(line) if line.dropped => {}
            Some(_) => self.item(Item::Close),
            None => self.note_once(NoticeKind::ParenthesisStray, at, ")"),
        }
    }

    /// Closes what the game left open.
    pub(super) fn close_all(&mut self) {
        if self.lines.is_empty() && self.beyond == 0 {
            return;
        }
        self.note_once(NoticeKind::VariationUnclosed, self.cursor.at(), "(");
        self.beyond = 0;
        while let Some(line) = self.lines.pop() {
            if !line.dropped {
                self.item(Item::Close);
            }
        }
    }

    /// A word inside a variation.
    pub(super) fn line_word(&mut self, word: &str) {
        let at = self.cursor.at();
        let mode = self.scan.start.mode();
        let language = self.manner.language;
        let Some(line) = self.lines.last_mut().filter(|_| self.beyond == 0) else {
            self.cursor.advance(word.len());
            return;
        };
        if line.dropped {
            self.cursor.advance(word.len());
            return;
        }
        if let Some(result) = result_prefix(self.cursor.rest())
            && !(word.starts_with('0') && line.can_castle(word))
        {
            self.note_once(NoticeKind::ResultInVariation, at, word);
            self.item(Item::Text(at..at + result.length));
            self.cursor.advance(result.length);
            return;
        }
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let after = word.get(digits..).unwrap_or_default();
        let undotted = after.trim_start_matches('.');
        if digits > 0 && (after.is_empty() || undotted.len() < after.len()) {
            self.cursor.advance(word.len() - undotted.len());
            return;
        }
        if line.text_only {
            self.item(Item::Text(at..at + word.len()));
            self.cursor.advance(word.len());
            return;
        }
        let reading = read_plain(&line.chess, mode, word, language);
        let ply = line.next_ply;
        let black = line.chess.turn().is_black();
        match reading {
            MoveReading::Move(read) => {
                let san = line.play(read.mv);
                self.item(Item::Move(san, ply, black));
                if let Some(glyph) = read.glyph {
                    self.item(Item::Nag(glyph));
                }
            }
            MoveReading::Null if line.pass() => self.item(Item::Null(ply, black)),
            _ => {
                if let Some(glyph) = super::word::glyph_of(word) {
                    self.item(Item::Nag(glyph));
                } else {
                    if is_move_like(word) || !matches!(reading, MoveReading::Illegible(_)) {
                        line.text_only = true;
                        self.note_once(NoticeKind::VariationIllegal, at, word);
                    }
                    self.item(Item::Text(at..at + word.len()));
                }
            }
        }
        self.cursor.advance(word.len());
    }
}

impl Line {
    fn play(&mut self, mv: Move) -> SanPlus {
        self.before.clone_from(&self.chess);
        self.next_ply += 1;
        self.any = true;
        SanPlus::from_move_and_play_unchecked(&mut self.chess, mv)
    }

    /// A null move: the other side is to move, unless there is a check.
    fn pass(&mut self) -> bool {
        match self.chess.clone().swap_turn() {
            Ok(passed) => {
                self.before = std::mem::replace(&mut self.chess, passed);
                self.next_ply += 1;
                self.any = true;
                true
            }
            Err(_) => false,
        }
    }

    fn can_castle(&self, word: &str) -> bool {
        read_plain(&self.chess, self.chess.castles().mode(), word, &crate::language::ENGLISH)
            .exact()
            .is_some()
    }
}
