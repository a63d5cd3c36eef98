//! Words of the movetext that plain PGN does not know: results in all spellings, odd numbers, moves as humans write
//! them, and words that are none of these.

use shakmaty::{Chess, Move, Position, san::San};

use crate::{
    descriptive,
    moves::{MoveReading, read::read_plain, read_move},
    notice::NoticeKind,
    result::{GameResult, ResultReading, is_dash, read_result, result_prefix},
};

use super::{
    movetext::Movetext,
    record::{Item, RestItem, StopReason},
    token::{is_blank, line_head},
};

impl Movetext<'_, '_> {
    pub(super) fn word(&mut self) {
        let word = self.cursor.word();
        if !self.lines.is_empty() || self.beyond > 0 {
            self.line_word(word);
        } else if !(self.result() || self.number(word)) {
            self.move_or_words(word);
        }
    }

    /// A result, if one stands here and the position does not say castling.
    fn result(&mut self) -> bool {
        let rest = self.cursor.rest();
        let Some(reading) = result_prefix(rest) else { return false };
        let last = self.nothing_follows(reading.length);
        let tag = self.scan.tag(self.cursor.text(), "Result").and_then(read_result);
        let same_as_tag = tag.is_some_and(|t| t.result == reading.result);
        let written = rest.get(..reading.length).unwrap_or_default();
        let accept = match reading.result {
            // Zeros are castling where that is legal, unless the tag says that both lost and the game ends here.
            GameResult::BothLose if !reading.forfeit => {
                let castling = self.scan.stop.is_none() && self.can_castle(written);
                if castling { last && same_as_tag && !self.numbered } else { last }
            }
            // Plus and minus are annotations, or the result of a game nobody played.
            _ if reading.forfeit && !written.starts_with(|c: char| c.is_ascii_digit()) => {
                last && (same_as_tag || self.scan.moves.is_empty())
            }
            GameResult::Draw if !written.contains(is_dash) => last,
            _ => true,
        };
        if accept {
            self.end_with(reading);
        }
        accept
    }

    fn end_with(&mut self, reading: ResultReading) {
        let at = self.cursor.at();
        self.scan.any_movetext = true;
        self.scan.marker = Some(reading);
        if !reading.plain {
            let written = self.cursor.rest().get(..reading.length).unwrap_or_default();
            let kind = if reading.forfeit { NoticeKind::Forfeit } else { NoticeKind::ResultSpelling };
            self.note_once(kind, at, written);
        }
        self.cursor.advance(reading.length);
        self.after_result();
    }

    /// Whether only blanks and comments stand between a place and the end of the game.
    fn nothing_follows(&self, length: usize) -> bool {
        let mut rest = self.cursor.rest().get(length..).unwrap_or_default();
        loop {
            rest = rest.trim_start_matches(is_blank);
            match rest.chars().next() {
                None | Some('[') => return true,
                Some('{') => rest = rest.split_once('}').map_or("", |(_, after)| after),
                Some(';') => rest = rest.split_once(['\n', '\r']).map_or("", |(_, after)| after),
                Some(_) => return false,
            }
        }
    }

    fn can_castle(&self, written: &str) -> bool {
        read_plain(&self.chess, self.scan.start.mode(), written, self.manner.language).exact().is_some()
    }

    /// A move number in any form. `1e4` gives its number and leaves the move.
    fn number(&mut self, word: &str) -> bool {
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits == 0 {
            return false;
        }
        let (number, after) =
            (word.get(..digits).unwrap_or_default(), word.get(digits..).unwrap_or_default());
        let at = self.cursor.at();
        let rest = self.cursor.rest().get(digits..).unwrap_or_default();
        let dots = rest.len() - rest.trim_start_matches(['.', '…', ' ', '\u{a0}']).len();
        let dotted = rest.get(..dots).is_some_and(|d| d.contains(['.', '…']));
        // Dots written before a blank line's worth of spaces would not be the number's.
        if dotted {
            let signs = rest.get(..dots).unwrap_or_default();
            let length = digits
                + signs.rfind(['.', '…']).map_or(0, |i| {
                    i + signs.get(i..).and_then(|s| s.chars().next()).map_or(1, char::len_utf8)
                });
            let black = signs.contains('…') || signs.matches('.').count() > 1;
            self.check_number(number, black, at);
            self.cursor.advance(length);
            return true;
        }
        let castling = word.starts_with('0') && (after.starts_with(is_dash) || matches!(word, "00" | "000"));
        if castling {
            return false;
        }
        if after.is_empty() {
            let numeric = (4..=5).contains(&digits)
                && self.playing()
                && read_plain(&self.chess, self.scan.start.mode(), word, self.manner.language)
                    .exact()
                    .is_some();
            if !numeric {
                self.check_number(number, self.chess.turn().is_black(), at);
                self.cursor.advance(digits);
            }
            return !numeric;
        }
        if after.starts_with(|c: char| c.is_alphabetic() || ('\u{2654}'..='\u{265f}').contains(&c)) {
            self.check_number(number, self.chess.turn().is_black(), at);
            self.cursor.advance(digits);
            return true;
        }
        false
    }

    fn check_number(&mut self, number: &str, black: bool, at: usize) {
        if !self.playing() {
            return;
        }
        self.numbered = true;
        let number: u32 = number.parse().unwrap_or(0);
        let expected = self.chess.fullmoves().get();
        let turn_black = self.chess.turn().is_black();
        if number == expected && black == turn_black {
            return;
        }
        if let Some((from, to)) = self.skipped {
            // Words stand where a move is missing: they were that move.
            let missing = if turn_black { (expected.saturating_add(1), false) } else { (expected, true) };
            if (number, black) == missing {
                self.stop(StopReason::Illegible, from, to, Vec::new());
                return;
            }
        }
        self.note_once(NoticeKind::MoveNumber, at, self.cursor.word());
    }

    fn move_or_words(&mut self, word: &str) {
        let at = self.cursor.at();
        if self.scan.stop.is_some() {
            if !is_silent(word) {
                self.scan.rest.push(RestItem::Token(at..at + word.len()));
                self.scan.rest_end = at + word.len();
            }
            self.cursor.advance(word.len());
            return;
        }
        let glued = self.read_glued(word);
        if glued.is_none() && self.silent(word) {
            self.cursor.advance(word.len());
            return;
        }
        let (reading, length) = glued.unwrap_or_else(|| self.read_here(word));
        let text = self.cursor.text().get(at..at + length).unwrap_or_default();
        match reading {
            MoveReading::Move(read) => {
                for slack in &read.slack {
                    self.note_once(slack.notice(), at, text);
                }
                self.enter(read.mv);
                if let Some(glyph) = read.glyph {
                    self.annotate(glyph);
                }
                if read.draw_offer {
                    self.note_once(NoticeKind::DrawOffer, at, text);
                    self.item(Item::DrawOffer);
                }
            }
            MoveReading::Null => self.stop(StopReason::NullMove, at, at + length, Vec::new()),
            MoveReading::Descriptive => {
                self.stop(StopReason::Descriptive, at, at + length, Vec::new());
            }
            MoveReading::Ambiguous(moves) => {
                self.stop(StopReason::Ambiguous, at, at + length, moves);
            }
            MoveReading::Illegal(_) => {
                let moves = self.candidates(text);
                let reason = ended(&self.chess).unwrap_or(StopReason::Illegal);
                self.stop(reason, at, at + length, moves);
            }
            MoveReading::Illegible(_) => {
                if is_move_like(word) {
                    let moves = self.candidates(text);
                    let reason = ended(&self.chess).unwrap_or(StopReason::Illegible);
                    self.stop(reason, at, at + length, moves);
                } else {
                    self.note_once(NoticeKind::WordsSkipped, at, word);
                    self.skipped.get_or_insert((at, at + word.len()));
                }
            }
        }
        self.cursor.set(at + length);
    }

    /// The legal moves a text may have meant, looked for only where the line ends.
    fn candidates(&self, text: &str) -> Vec<Move> {
        if self.manner.probe {
            return Vec::new();
        }
        read_move(&self.chess, self.scan.start.mode(), text, self.manner.language).candidates().to_vec()
    }

    /// Annotation signs and small words that go with the move before.
    fn silent(&mut self, word: &str) -> bool {
        let at = self.cursor.at();
        if let Some(glyph) = glyph_of(word) {
            self.annotate(glyph);
            return true;
        }
        if matches!(word.to_ascii_lowercase().as_str(), "e.p." | "ep" | "ep." | "e.p") {
            self.note_once(NoticeKind::EnPassantWords, at, word);
            return true;
        }
        if word == "=" && !self.scan.moves.is_empty() {
            self.note_once(NoticeKind::DrawOffer, at, word);
            self.item(Item::DrawOffer);
            return true;
        }
        is_silent(word)
    }

    /// A move with a parenthesis in it or glued to it: `a8(Q)`, `Nf3(=)`, `R(KR2)-QB2`.
    fn read_glued(&self, word: &str) -> Option<(MoveReading, usize)> {
        let rest = self.cursor.rest();
        let length = glued_parenthesis(rest, word.len())?;
        let reading = self.read_text(rest.get(..length)?);
        reading.exact().is_some().then_some((reading, length))
    }

    fn read_text(&self, text: &str) -> MoveReading {
        let plain = || read_plain(&self.chess, self.scan.start.mode(), text, self.manner.language);
        if !self.manner.descriptive {
            return plain();
        }
        // Players who know both notations mix them: each move is read in the one it is in.
        let old = descriptive::read_descriptive(&self.chess, text);
        let short = San::from_ascii(text.trim_end_matches(['+', '#', '!', '?']).as_bytes());
        if !matches!(old, MoveReading::Illegible(_)) && !matches!(short, Ok(San::Normal { .. })) {
            return old;
        }
        let new = plain();
        match (old.exact(), new.exact()) {
            (Some(old), Some(new)) if old != new => MoveReading::Ambiguous(vec![old, new]),
            (None, Some(_)) => new,
            _ => old,
        }
    }

    /// Reads the move that begins here. Where the word alone is none, what follows may belong to it: `e8 = Q`,
    /// `e2 - e4`, `O - O`, `exd6 e.p.`
    fn read_here(&self, word: &str) -> (MoveReading, usize) {
        let read = |text: &str| self.read_text(text);
        let rest = self.cursor.rest();
        if let Some(length) = spaced_castling(rest) {
            let joined: String = rest.get(..length).unwrap_or_default().split_whitespace().collect();
            let reading = read(&joined);
            if reading.exact().is_some() {
                return (reading, length);
            }
        }
        let reading = read(word);
        if self.manner.descriptive
            && reading.exact().is_none()
            && let Some(longer) = longer_descriptive(rest, word.len(), read)
        {
            return longer;
        }
        if reading.exact().is_none()
            && !matches!(reading, MoveReading::Null)
            && let Some((joined, length)) = joined_with_next(rest, word.len())
        {
            let longer = read(&joined);
            if longer.exact().is_some() {
                return (longer, length);
            }
        }
        (reading, word.len())
    }
}

/// Why no move is possible here, where the game has ended on the board.
fn ended(chess: &Chess) -> Option<StopReason> {
    if chess.is_checkmate() {
        Some(StopReason::AfterCheckmate)
    } else if chess.is_stalemate() {
        Some(StopReason::AfterStalemate)
    } else {
        None
    }
}

/// `a8(Q)`, `Nf3(=)`: the length with the parenthesis that is glued to the word.
fn glued_parenthesis(rest: &str, word: usize) -> Option<usize> {
    let inside = rest.get(word..)?.strip_prefix('(')?;
    let close = inside.find(')').filter(|i| (1..=6).contains(i))?;
    let content = inside.get(..close)?;
    let glued = content == "=" || content.chars().all(|c| c.is_alphanumeric() || c == '=' || !c.is_ascii());
    let tail = inside.get(close + 1..).unwrap_or_default();
    let signs = tail.len() - tail.trim_start_matches(['+', '#', '!', '?']).len();
    let descriptive = tail.len() - tail.trim_start_matches(|c: char| !is_blank(c) && c != '{').len();
    glued.then_some(word + 1 + close + 1 + signs.max(descriptive))
}

/// `O - O`, `0 - 0 - 0`
fn spaced_castling(rest: &str) -> Option<usize> {
    let mut letters = 0;
    let mut expect_letter = true;
    let mut length = 0;
    for (i, c) in rest.char_indices().take(16) {
        if c == ' ' {
            continue;
        }
        if expect_letter && crate::moves::is_castling_letter(c) {
            letters += 1;
            length = i + c.len_utf8();
        } else if expect_letter || !is_dash(c) {
            break;
        }
        expect_letter = !expect_letter;
    }
    (letters == 2 || letters == 3).then_some(length)
}

/// The word and what follows it on the same line, where that begins or ends with a sign that joins.
fn joined_with_next(rest: &str, word: usize) -> Option<(String, usize)> {
    let line = line_head(rest);
    let line = line.get(..line.find(['{', ';', '[']).unwrap_or(line.len()))?;
    let mut joined = line.get(..word)?.to_owned();
    let mut length = word;
    for _ in 0..2 {
        let after = line.get(length..)?;
        let blanks = after.len() - after.trim_start_matches([' ', '\u{a0}']).len();
        let next = after.get(blanks..)?;
        let end = next.find([' ', '\u{a0}']).unwrap_or(next.len());
        let part = next.get(..end).filter(|p| !p.is_empty() && p.len() <= 8)?;
        joined.push_str(part);
        length += blanks + end;
        if !part.chars().all(|c| is_dash(c) || matches!(c, 'x' | ':' | '=' | '(' | '×')) {
            break;
        }
    }
    let seam = line.get(word..length)?.trim();
    let joins = seam.starts_with(|c: char| is_dash(c) || matches!(c, 'x' | ':' | '=' | '(' | '/' | '×'))
        || line.get(..word)?.ends_with(|c: char| is_dash(c) || matches!(c, 'x' | ':' | '='))
        || seam.chars().count() == 1;
    joins.then_some((joined, length))
}

/// A descriptive move of several words: `B-N5 ch`, `PxP e. p.`, `P to K4`, `Castles KR`. The longest that is one.
fn longer_descriptive(
    rest: &str,
    word: usize,
    read: impl Fn(&str) -> MoveReading,
) -> Option<(MoveReading, usize)> {
    let line = line_head(rest);
    let mut ends = Vec::new();
    let mut length = word;
    while ends.len() < 4 {
        let after = line.get(length..)?;
        let next = after.trim_start_matches(is_blank);
        // A number begins the next move, a brace a comment.
        if next.is_empty() || next.starts_with(|c: char| c.is_ascii_digit() || "{;[*$".contains(c)) {
            break;
        }
        let end = next.find(is_blank).unwrap_or(next.len());
        length += after.len() - next.len() + end;
        ends.push(length);
    }
    ends.into_iter().rev().find_map(|length| {
        let reading = read(line.get(..length)?);
        reading.exact().is_some().then_some((reading, length))
    })
}

/// Words that go with a move and say nothing more than the move.
fn is_silent(word: &str) -> bool {
    matches!(
        word.to_ascii_lowercase().as_str(),
        "ch" | "ch."
            | "+"
            | "++"
            | "#"
            | "check"
            | "mate"
            | "dbl"
            | "dbl."
            | "dis"
            | "dis."
            | "disc"
            | "disc."
            | "double"
            | "discovered"
            | "dis.ch."
            | "dis.ch"
            | "dbl.ch."
            | "checkmate"
            | "mate."
            | "†"
            | "‡"
            | "d"
            | ".."
            | "ep"
            | "e.p."
    ) || word.chars().all(|c| matches!(c, '.' | ',' | ':' | '_' | '|' | '~'))
}

/// The number of an annotation written as a sign or letter.
pub(super) fn glyph_of(word: &str) -> Option<u8> {
    crate::moves::glyph_number(word).or(match word {
        "‼" => Some(3),
        "⁇" => Some(4),
        "⁉" => Some(5),
        "⁈" => Some(6),
        "□" | "[]" => Some(7),
        "∞" | "~~" => Some(13),
        "⩲" | "+=" | "+/=" | "²" => Some(14),
        "⩱" | "=+" | "=/+" | "³" => Some(15),
        "±" | "+/-" | "+/−" => Some(16),
        "∓" | "-/+" | "−/+" | "µ" => Some(17),
        "+-" | "+−" | "+–" => Some(18),
        "-+" | "−+" | "–+" => Some(19),
        "⨀" | "⊙" => Some(22),
        "⟳" => Some(32),
        "↑" => Some(36),
        "→" => Some(40),
        "=∞" | "⯹" => Some(44),
        "⇆" | "⇄" => Some(132),
        "⊕" => Some(138),
        "∆" | "Δ" | "△" => Some(140),
        "⌓" => Some(142),
        "N" | "TN" | "N!" => Some(146),
        _ => None,
    })
}

/// Whether a word that is no move looks as if it was meant to be one: then the line must not go on without it.
pub(super) fn is_move_like(word: &str) -> bool {
    let letters = word.chars().filter(|c| c.is_alphabetic()).count();
    let letter_then_digit =
        word.chars().zip(word.chars().skip(1)).any(|(a, b)| a.is_alphabetic() && b.is_ascii_digit());
    let doubtful = word.contains('?')
        && letters > 0
        && (word.chars().any(|c| c.is_ascii_digit()) || word.chars().count() <= 3);
    let castling = word.chars().filter(|c| matches!(c, 'O' | '0' | 'o')).count() >= 2
        && word.contains(is_dash)
        && word.chars().count() <= 7
        && !word.chars().any(|c| c.is_ascii_digit() && c != '0');
    let taking = word.contains('x')
        && word.starts_with(|c: char| matches!(c, 'K' | 'Q' | 'R' | 'B' | 'N' | 'a'..='h'))
        && word.chars().count() <= 7
        && word.chars().any(|c| c.is_ascii_digit());
    letters <= 4 && (letter_then_digit || doubtful || castling || taking)
}
