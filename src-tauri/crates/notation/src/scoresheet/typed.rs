//! A scoresheet as somebody typed it, off the paper or off a photo of it: numbered rows, one or several pairs of columns
//! beside each other, holes where nothing was written.

use shakmaty::Position;

use crate::{
    game::{Game, RestToken},
    language::{ENGLISH, LANGUAGES, Language},
    pgn::read_all_in_any_notation,
    position::StartPosition,
    result::read_result,
};

use super::Sheet;

/// What stands at one number.
#[derive(Debug, Default)]
struct Row {
    number: Option<u32>,
    /// Dots say that Black's move comes next.
    black: bool,
    entries: Vec<String>,
}

/// The rows in the order of their numbers, and whether that is not the order in which they were typed.
#[derive(Debug)]
struct Rows {
    rows: Vec<Row>,
    reordered: bool,
    /// A number is marked otherwise than by a dot: `1)`.
    other_numbers: bool,
}

impl Sheet {
    /// Reads a typed sheet that begins in this position. A file of games gives its first game. What is no move stays as
    /// it was typed, a hole stays a hole; the language is the one in which the moves go furthest.
    pub fn typed(text: &str, start: &StartPosition) -> Self {
        if text.contains('{') || text.trim_start().starts_with('[') {
            let game = read_all_in_any_notation(text.as_bytes()).into_iter().next().unwrap_or_default();
            let rest = game.rest.as_ref().map(|rest| rest.tokens.as_slice()).unwrap_or_default();
            let moves = game.moves.iter().map(|played| played.san.to_string());
            return Self::new(moves.chain(rest.iter().map(|token| token.text.clone())));
        }
        let entries = Rows::read(text).entries();
        let language = language_of(&entries, start);
        Self { entries, language }
    }

    /// The sheet as movetext, numbered from the start position; a hole is written `--`.
    pub fn movetext(&self, start: &StartPosition) -> String {
        let black_first = start.chess().turn().is_black();
        let first = start.chess().fullmoves().get();
        numbered(&self.entries, first, black_first)
    }
}

/// Rows typed from several pairs of columns beside each other, or with rules between the columns, as movetext in the
/// order of the game; none where the text is in order as it is.
pub(crate) fn in_order(text: &str) -> Option<String> {
    if text.contains(['{', '[']) {
        return None;
    }
    let rows = Rows::read(text);
    if !rows.reordered && !rows.other_numbers && !text.contains('|') {
        return None;
    }
    let first = rows.rows.first()?.number?;
    let entries = rows.entries();
    // Prose has numbers too.
    let begins = entries.first()?;
    let usual = StartPosition::default();
    LANGUAGES
        .iter()
        .any(|language| plies(std::slice::from_ref(begins), &usual, language) == 1)
        .then_some(())?;
    Some(numbered(&entries, first, false))
}

fn numbered(entries: &[String], first: u32, black_first: bool) -> String {
    let mut text = String::new();
    for (index, entry) in entries.iter().enumerate() {
        let half = index + usize::from(black_first);
        let number = u64::from(first) + half as u64 / 2;
        if !text.is_empty() {
            text.push(' ');
        }
        if half.is_multiple_of(2) {
            text.push_str(&format!("{number}. "));
        } else if index == 0 {
            text.push_str(&format!("{number}... "));
        }
        text.push_str(if entry.is_empty() { "--" } else { entry });
    }
    text
}

impl Rows {
    fn read(text: &str) -> Self {
        let mut rows: Vec<Row> = Vec::new();
        let mut beside = false;
        for line in text.lines() {
            let before = rows.len();
            for word in line.split(|c: char| c.is_whitespace() || matches!(c, '|' | ';' | ',')) {
                take(&mut rows, word);
            }
            beside |= rows.len() > before + 1;
            // A line without a number goes on in the row before, an empty one begins nothing.
        }
        let numbers: Vec<u32> = rows.iter().filter_map(|row| row.number).collect();
        let numbered = numbers.len() == rows.len();
        let reordered = beside && numbered && !numbers.is_sorted();
        if reordered {
            rows.sort_by_key(|row| (row.number, row.black));
        }
        let other_numbers = text.split_whitespace().any(has_other_number);
        Self { rows, reordered, other_numbers }
    }

    /// The entries one after the other; where the next number comes too early, a hole.
    fn entries(self) -> Vec<String> {
        let mut entries: Vec<String> = Vec::new();
        for row in self.rows {
            let black_is_next = !entries.len().is_multiple_of(2);
            if row.number.is_some() && !entries.is_empty() && black_is_next != row.black {
                entries.push(String::new());
            }
            entries.extend(row.entries);
        }
        entries
    }
}

fn has_other_number(word: &str) -> bool {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.len() < word.len()
        && rest.starts_with([')', ':'])
        && !rest.get(1..).unwrap_or_default().starts_with(|c: char| c.is_ascii_digit())
}

fn take(rows: &mut Vec<Row>, word: &str) {
    let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = word.split_at(digits);
    let after = rest.trim_start_matches(['.', '…', ')', ':']);
    let marked = after.len() < rest.len();
    let is_number = (1..=3).contains(&digits) && !number.starts_with('0') && (marked || rest.is_empty());
    let is_clock = marked && after.starts_with(|c: char| c.is_ascii_digit());
    // `0-0` on a sheet is a castling move, never a result that both lost.
    let is_result = !word.starts_with("0-0") && read_result(word).is_some();
    if word.is_empty() || matches!(word, "(=)" | "=") || is_result || is_clock {
        return;
    }
    if !is_number {
        let hole = matches!(word, "-" | "--" | "---" | "–" | "—" | "..." | "…" | "_" | "__" | "___" | "Z0");
        // Check and capture in passing, written apart, belong to the move before.
        let goes_with = matches!(
            word.to_ascii_lowercase().trim_end_matches('.'),
            "ch" | "dis" | "disc" | "dbl" | "e.p" | "ep" | "mate" | "check"
        );
        let last = rows.last_mut().and_then(|row| row.entries.last_mut()).filter(|last| !last.is_empty());
        if let Some(last) = last.filter(|_| goes_with) {
            last.push_str(word);
            return;
        }
        let entry = if hole { String::new() } else { word.to_owned() };
        match rows.last_mut() {
            Some(row) => row.entries.push(entry),
            None => rows.push(Row { entries: vec![entry], ..Row::default() }),
        }
        return;
    }
    let dots = rest.get(..rest.len() - after.len()).unwrap_or_default();
    let black = dots.contains('…') || dots.matches('.').count() > 1;
    let number = number.parse().ok();
    let same = rows.last().is_some_and(|row| row.number == number && black && row.entries.len() == 1);
    if !same {
        rows.push(Row { number, black, entries: Vec::new() });
    }
    if !after.is_empty() {
        take(rows, after);
    }
}

/// How many half-moves are legal in a language.
fn plies(entries: &[String], start: &StartPosition, language: &'static Language) -> usize {
    let tokens = entries.iter().map(|text| RestToken { text: text.clone(), ..RestToken::default() });
    Game::from_record(start.clone(), tokens, language).moves.len()
}

/// The language in which the entries are legal furthest; English where that is as good as any.
fn language_of(entries: &[String], start: &StartPosition) -> &'static Language {
    let english = plies(entries, start, &ENGLISH);
    if english == entries.len() {
        return &ENGLISH;
    }
    let all = LANGUAGES.iter().map(|language| (plies(entries, start, language), language));
    let best = all.max_by_key(|(plies, _)| *plies);
    best.filter(|(plies, _)| *plies > english).map_or(&ENGLISH, |(_, language)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(text: &str) -> Vec<String> {
        Sheet::typed(text, &StartPosition::default()).entries
    }

    #[test]
    fn numbered_rows_are_read_with_their_holes() {
        assert_eq!(entries("1. e4 e5\n2. Nf3 Nc6"), ["e4", "e5", "Nf3", "Nc6"]);
        assert_eq!(entries("1) e4 e5\n2) Nf3\n3) Bb5 a6"), ["e4", "e5", "Nf3", "", "Bb5", "a6"]);
        assert_eq!(entries("1 e4 e5 2 -- Nc6 3 Bb5"), ["e4", "e5", "", "Nc6", "Bb5"]);
        assert_eq!(entries("1.e4 1...e5 2.Nf3 ? 1-0"), ["e4", "e5", "Nf3", "?"]);
        assert_eq!(entries("e4 e5 Nf3"), ["e4", "e5", "Nf3"]);
        assert_eq!(entries("1. e4 0:58 e5 1:02:11\n2. 0-0 (=) 0-1"), ["e4", "e5", "0-0"]);
    }

    #[test]
    fn columns_beside_each_other_are_put_in_order() {
        let photo = "1 e4 e5 | 3 Bb5 a6\n2 Nf3 Nc6 | 4 Ba4 Nf6\n";
        assert_eq!(in_order(photo).as_deref(), Some("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6"));
        assert_eq!(in_order("1. e4 e5 2. Nf3 Nc6"), None);
    }

    #[test]
    fn the_language_is_found() {
        let sheet = Sheet::typed("1. Sf3 Sf6 2. g3 g6 3. Lg2 Lg7", &StartPosition::default());
        assert_ne!(sheet.language.code, "en");
        assert_eq!(sheet.movetext(&StartPosition::default()), "1. Sf3 Sf6 2. g3 g6 3. Lg2 Lg7");
    }
}
