//! The movetext of one game: the fast way for moves as PGN writes them, and the turn-off to everything else.

use shakmaty::{Chess, Move, Position, san::San};

use crate::{language::Language, moves::resolve::resolve, notice::NoticeKind};

use super::{
    record::{Item, RestItem, Scan, Stop, StopReason},
    token::{Cursor, excerpt, is_blank, line_head},
    variation::Line,
};

/// What to look at while reading.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    pub language: &'static Language,
    /// Read moves in descriptive notation.
    pub descriptive: bool,
    /// Keep comments, annotations and variations.
    pub annotations: bool,
    /// Only try whether the moves are legal; stop where they are not.
    pub probe: bool,
}

/// The state of reading one movetext.
pub(super) struct Movetext<'t, 's> {
    pub cursor: Cursor<'t>,
    pub scan: &'s mut Scan,
    pub manner: Manner,
    /// Position of the main line.
    pub chess: Chess,
    /// The position before its last move, where a variation begins.
    pub before: Chess,
    /// Open variations, innermost last.
    pub lines: Vec<Line>,
    /// Variations opened beyond the depth that is kept.
    pub beyond: usize,
    /// Where words were skipped since the last move: they may have been a move nobody can read.
    pub skipped: Option<(usize, usize)>,
    /// A move number stands directly before the cursor.
    pub numbered: bool,
    pub finished: bool,
}

impl<'t, 's> Movetext<'t, 's> {
    pub(super) fn new(cursor: Cursor<'t>, scan: &'s mut Scan, manner: Manner) -> Self {
        let chess = scan.start.chess().clone();
        Self {
            cursor,
            before: chess.clone(),
            chess,
            scan,
            manner,
            lines: Vec::new(),
            beyond: 0,
            skipped: None,
            numbered: false,
            finished: false,
        }
    }

    /// Reads to the end of the game; returns the place behind it.
    pub(super) fn read(mut self) -> usize {
        if let Some(error) = self.scan.start_error {
            self.stop(StopReason::StartPosition(error), self.cursor.at(), self.cursor.at(), Vec::new());
        }
        while !self.finished {
            if !self.fast() {
                self.other();
            }
            if self.manner.probe && self.scan.stop.is_some() {
                break;
            }
        }
        self.close_all();
        self.scan.end = self.chess;
        self.cursor.at()
    }

    /// Whether tokens now belong to the main line and are played.
    pub(super) fn playing(&self) -> bool {
        self.lines.is_empty() && self.beyond == 0 && self.scan.stop.is_none()
    }

    /// One blank, number or move in plain PGN. `false` where it is something else, the cursor unmoved.
    fn fast(&mut self) -> bool {
        match self.cursor.byte() {
            Some(b' ' | b'\n' | b'\r' | b'\t') => {
                self.cursor.advance(1);
                true
            }
            Some(b'1'..=b'9') => self.playing() && self.fast_number(),
            Some(b'a'..=b'h' | b'K' | b'Q' | b'R' | b'B' | b'N' | b'O') => self.playing() && self.fast_move(),
            _ => false,
        }
    }

    fn fast_number(&mut self) -> bool {
        let bytes = self.cursor.rest().as_bytes();
        let mut number: u32 = 0;
        let mut length = 0;
        while let Some(digit) = bytes.get(length).filter(|b| b.is_ascii_digit()) {
            number = number.wrapping_mul(10).wrapping_add(u32::from(digit - b'0'));
            length += 1;
        }
        let dots = bytes.iter().skip(length).take_while(|b| **b == b'.').count();
        let expected = if self.chess.turn().is_white() { 1 } else { 3 };
        if length > 4 || dots != expected || number != self.chess.fullmoves().get() {
            return false;
        }
        self.cursor.advance(length + dots);
        self.numbered = true;
        true
    }

    fn fast_move(&mut self) -> bool {
        if self.manner.descriptive || self.manner.language.code != "en" {
            return false;
        }
        let rest = self.cursor.rest().as_bytes();
        let head = rest.get(..rest.len().min(12)).unwrap_or_default();
        let Ok((san, mut length)) = San::from_ascii_prefix(head) else { return false };
        let check = matches!(rest.get(length), Some(b'+' | b'#'));
        let mate = rest.get(length) == Some(&b'#');
        length += usize::from(check);
        let ends = match rest.get(length) {
            None | Some(b' ' | b'\n' | b'\r' | b'\t' | b')' | b'{') => true,
            Some(_) => false,
        };
        if !ends {
            return false;
        }
        let Some(mv) = resolve(&self.chess, san) else { return false };
        self.enter(mv);
        self.cursor.advance(length);
        if check && !(self.chess.is_check() && (!mate || self.chess.is_checkmate())) {
            let at = self.cursor.at() - 1;
            self.scan.note_once(NoticeKind::CheckMarkWrong, at, if mate { "#" } else { "+" });
        }
        true
    }

    /// Plays a legal move of the main line.
    pub(super) fn enter(&mut self, mv: Move) {
        if self.manner.annotations {
            self.before.clone_from(&self.chess);
        }
        self.chess.play_unchecked(mv);
        self.scan.moves.push(mv);
        self.scan.any_movetext = true;
        self.skipped = None;
        self.numbered = false;
    }

    /// Ends the legal main line; what follows is kept as text.
    pub(super) fn stop(&mut self, reason: StopReason, from: usize, to: usize, candidates: Vec<Move>) {
        self.scan.any_movetext = true;
        self.scan.stop = Some(Stop { reason, at: from..to, candidates });
        if to > from {
            self.scan.rest.push(RestItem::Token(from..to));
        }
        self.scan.rest_end = to;
    }

    pub(super) fn item(&mut self, item: Item) {
        if self.manner.annotations && !self.manner.probe {
            let ply = self.scan.ply();
            self.scan.items.push((ply, item));
        }
    }

    pub(super) fn note(&mut self, kind: NoticeKind, at: usize, text: &str) {
        if !self.manner.probe {
            self.scan.note(kind, at, excerpt(text));
        }
    }

    pub(super) fn note_once(&mut self, kind: NoticeKind, at: usize, text: &str) {
        if !self.manner.probe {
            self.scan.note_once(kind, at, excerpt(text));
        }
    }

    /// Everything that is not a plain move, number or blank.
    fn other(&mut self) {
        let Some(c) = self.cursor.char() else {
            self.finished = true;
            return;
        };
        let at = self.cursor.at();
        match c {
            c if is_blank(c) => self.cursor.advance(c.len_utf8()),
            '{' => self.comment(),
            ';' => self.line_comment(),
            '%' if self.cursor.in_first_column() => self.cursor.skip_line(),
            '[' => self.bracket(),
            '$' => self.nag(),
            '(' => self.open(),
            ')' => self.close(),
            '}' => {
                self.note_once(NoticeKind::BraceStray, at, "}");
                self.cursor.advance(1);
            }
            '<' => self.reserved(),
            '>' | ']' | '"' | '\\' => {
                self.note_once(NoticeKind::SignsSkipped, at, self.cursor.word());
                self.cursor.advance(1);
            }
            '…' => self.cursor.advance('…'.len_utf8()),
            '.' if !self.cursor.rest().starts_with(".5") => self.cursor.advance(1),
            _ => self.word(),
        }
    }

    fn reserved(&mut self) {
        let rest = self.cursor.rest();
        let line = line_head(rest);
        let length = line.find('>').map_or(1, |i| i + 1);
        self.note_once(NoticeKind::Reserved, self.cursor.at(), line.get(..length).unwrap_or_default());
        self.cursor.advance(length);
    }
}
