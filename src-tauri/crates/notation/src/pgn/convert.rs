//! From the scanner's buffers to a game that owns itself.

use shakmaty::san::SanPlus;

use crate::{
    clock::{ClockReading, has_commands, push_collapsed, take_commands},
    game::{Annotation, Game, PlayedMove, Rest, RestToken, Start},
    language::ENGLISH,
    moves::read_move,
    notice::Notice,
    tags::{Tags, canonical_name},
    termination::Termination,
};

use super::{
    block::line_count,
    record::{GameRecord, Item, RestItem},
};

/// How the writer begins the comment in which it keeps what is not legal. The reader knows it again.
pub const REST_LEAD: &str = "Not legal from here: ";
/// Between these stand the words that were noted behind an entry of it.
pub(super) const NOTE: char = '“';
/// See [`NOTE`].
pub(super) const NOTE_END: char = '”';

impl GameRecord<'_> {
    /// Makes the game a value of its own, with SAN, clocks and located notices.
    pub fn to_game(&self) -> Game {
        let (intro, moves, kept) = self.main_line();
        let tags = self.own_tags();
        let start = match self.scan.start_error {
            Some(error) => {
                Start::Unplayable { fen: self.tag("FEN").unwrap_or_default().trim().to_owned(), error }
            }
            None => Start::Position(self.scan.start.clone()),
        };
        let rest = match self.own_rest() {
            Some(rest) => Some(rest),
            None => kept,
        };
        Game {
            termination: tags.get("Termination").map(Termination::read),
            tags,
            start,
            intro,
            moves,
            rest,
            resumptions: Vec::new(),
            result: self.scan.result,
            forfeit: self.scan.forfeit,
            notices: self.notices(),
            languages: self.scan.languages.clone(),
            verdict: Some(self.verdict()),
            line: self.line,
        }
    }

    /// What was noticed, with places.
    pub fn notices(&self) -> Vec<Notice> {
        let text = &self.block.text;
        let mut order: Vec<usize> = (0..self.scan.notices.len()).collect();
        order.sort_by_key(|&i| self.scan.notices.get(i).map_or(0, |n| n.at));
        let mut notices = Vec::with_capacity(order.len());
        let (mut line, mut counted) = (self.line, self.scan.span.start);
        for notice in order.into_iter().filter_map(|i| self.scan.notices.get(i)) {
            let at = notice.at.min(text.len());
            let before = text.get(..at).unwrap_or_default();
            match text.get(counted..at) {
                Some(between) => line += line_count(between),
                // Prose before the game lies before its first line.
                None => {
                    line = self.line.saturating_sub(line_count(text.get(at..counted).unwrap_or_default()))
                }
            }
            counted = at;
            let line_start = before.rfind(['\n', '\r']).map_or(0, |i| i + 1);
            let column = before.get(line_start..).unwrap_or_default().chars().count() + 1;
            notices.push(Notice {
                kind: notice.kind,
                line,
                column: column as u64,
                ply: notice.ply,
                text: notice.text.clone().into_owned(),
            });
        }
        notices
    }

    fn own_tags(&self) -> Tags {
        let mut tags = Tags::new();
        for (name, value) in self.tags() {
            tags.add(canonical_name(name).unwrap_or(name), value);
        }
        tags
    }

    /// The text that stands for a comment, blanks collapsed.
    fn comment(&self, range: &std::ops::Range<usize>) -> String {
        let mut text = String::new();
        push_collapsed(&mut text, self.block.text.get(range.clone()).unwrap_or_default());
        text.truncate(text.trim_end().len());
        text
    }

    /// Comments before the first move, the moves, and a rest the writer of this program had put into a comment.
    fn main_line(&self) -> (Vec<Annotation>, Vec<PlayedMove>, Option<Rest>) {
        let mut chess = self.scan.start.chess().clone();
        let mut moves: Vec<PlayedMove> = Vec::with_capacity(self.scan.moves.len());
        for &mv in &self.scan.moves {
            let san = SanPlus::from_move_and_play_unchecked(&mut chess, mv);
            moves.push(PlayedMove { mv, san, clock: ClockReading::default(), annotations: Vec::new() });
        }
        let mut intro = Vec::new();
        let mut kept = None;
        let mut depth = 0usize;
        let mut after_text = false;
        for (ply, item) in &self.scan.items {
            depth = match item {
                Item::Open => depth + 1,
                Item::Close => depth.saturating_sub(1),
                _ => depth,
            };
            let running = std::mem::replace(&mut after_text, matches!(item, Item::Text(_)));
            let mut unused = ClockReading::default();
            let slot =
                usize::try_from(*ply).unwrap_or(usize::MAX).checked_sub(1).and_then(|i| moves.get_mut(i));
            let (clock, annotations) = match slot {
                Some(played) => (&mut played.clock, &mut played.annotations),
                None => (&mut unused, &mut intro),
            };
            let annotation = match item {
                Item::Comment(range) => {
                    let mut text = self.comment(range);
                    if depth == 0 && *ply == self.scan.ply() && text.starts_with(REST_LEAD) && kept.is_none()
                    {
                        kept = self.rest_of_comment(&text, &chess);
                        if kept.is_some() {
                            continue;
                        }
                    }
                    if depth == 0 && *ply > 0 && has_commands(&text) {
                        text = take_commands(&text, clock);
                    }
                    if text.is_empty() {
                        continue;
                    }
                    if text == "(=)" { Annotation::DrawOffer } else { Annotation::Comment(text) }
                }
                Item::Nag(number) => Annotation::Nag(*number),
                Item::DrawOffer => Annotation::DrawOffer,
                Item::Open => Annotation::VariationStart,
                Item::Close => Annotation::VariationEnd,
                Item::Move(san, ply, black) => {
                    Annotation::VariationMove { san: *san, ply: *ply, black: *black }
                }
                Item::Null(ply, black) => Annotation::VariationNull { ply: *ply, black: *black },
                Item::Text(range) => {
                    // What is not legal in a variation is text; other readers take it as a comment only.
                    let text = self.comment(range);
                    if let (true, Some(Annotation::Comment(run))) = (running, annotations.last_mut()) {
                        run.push(' ');
                        run.push_str(&text);
                        continue;
                    }
                    Annotation::Comment(text)
                }
            };
            // Glyphs belong to the move itself and stand before everything else that does.
            let leading = annotations.iter().take_while(|a| matches!(a, Annotation::Nag(_))).count();
            match annotation {
                Annotation::Nag(_) if depth == 0 => annotations.insert(leading, annotation),
                // A variation of nothing is nothing.
                Annotation::VariationEnd if annotations.last() == Some(&Annotation::VariationStart) => {
                    annotations.pop();
                }
                _ => annotations.push(annotation),
            }
        }
        (intro, moves, kept)
    }

    fn rest_of_comment(&self, text: &str, chess: &shakmaty::Chess) -> Option<Rest> {
        let tokens = rest_tokens(text);
        let first = tokens.first()?;
        let reading = read_move(chess, self.scan.start.mode(), &first.text, &ENGLISH);
        let (reason, candidates) = crate::game::stop_reason(chess, &reading);
        Some(Rest {
            reason,
            ply: self.scan.ply().saturating_add(1),
            candidates,
            tokens,
            text: text.strip_prefix(REST_LEAD).unwrap_or(text).to_owned(),
        })
    }

    fn own_rest(&self) -> Option<Rest> {
        let stop = self.scan.stop.as_ref()?;
        let mut tokens: Vec<RestToken> = Vec::new();
        for item in &self.scan.rest {
            match item {
                RestItem::Token(range) => {
                    let text = self.block.text.get(range.clone()).unwrap_or_default();
                    let text: String = text.split_whitespace().collect();
                    tokens.push(RestToken { text, ..RestToken::default() });
                }
                RestItem::Comment(range) => {
                    let comment = self.comment(range);
                    if comment.starts_with(REST_LEAD) {
                        tokens.extend(rest_tokens(&comment));
                    } else if let Some(last) = tokens.last_mut() {
                        let words = take_commands(&comment, &mut last.clock);
                        add_note(&mut last.note, &words);
                    }
                }
            }
        }
        let end = self.scan.rest_end.max(stop.at.end);
        let mut text = String::new();
        push_collapsed(&mut text, self.block.text.get(stop.at.start..end).unwrap_or_default());
        Some(Rest {
            reason: stop.reason,
            ply: self.scan.ply().saturating_add(1),
            candidates: stop.candidates.clone(),
            tokens,
            text: text.trim_end().to_owned(),
        })
    }
}

fn add_note(note: &mut String, words: &str) {
    let words = words.trim().replace(NOTE_END, "\"");
    if !words.is_empty() {
        if !note.is_empty() {
            note.push(' ');
        }
        note.push_str(&words);
    }
}

/// Takes apart what [`REST_LEAD`] begins: entries, each with the clock commands and the quoted note behind it.
fn rest_tokens(text: &str) -> Vec<RestToken> {
    let mut tokens: Vec<RestToken> = Vec::new();
    let mut rest = text.strip_prefix(REST_LEAD).unwrap_or(text).trim_start();
    while !rest.is_empty() {
        if let Some((note, after)) = rest.strip_prefix(NOTE).and_then(|noted| noted.split_once(NOTE_END)) {
            if let Some(last) = tokens.last_mut() {
                add_note(&mut last.note, note);
            }
            rest = after.trim_start();
            continue;
        }
        let length = if rest.starts_with("[%") {
            rest.find(']').map_or(rest.len(), |i| i + 1)
        } else {
            rest.find(' ').unwrap_or(rest.len())
        };
        let (word, after) = rest.split_at_checked(length).unwrap_or((rest, ""));
        if word.starts_with("[%") {
            if let Some(last) = tokens.last_mut() {
                take_commands(word, &mut last.clock);
            }
        } else {
            let bare = word.trim_start_matches(|c: char| c.is_ascii_digit());
            let numbered = bare.starts_with('.') && bare.len() < word.len();
            let text = if numbered { bare.trim_start_matches('.') } else { word };
            if !text.is_empty() {
                tokens.push(RestToken { text: text.to_owned(), ..RestToken::default() });
            }
        }
        rest = after.trim_start();
    }
    tokens
}
