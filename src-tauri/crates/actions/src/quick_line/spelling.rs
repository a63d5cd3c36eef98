//! The same said in other spellings: `12w`, `A-12:`, `board 12`, `w 0:12:22`, `move 34`, `1 : 0`. Each becomes the words of
//! the quick line; what has two meanings stays as it was typed and is asked about.

use std::borrow::Cow;

use super::{Word, kinds, result_word};

/// The words of a line as the quick line knows them. What stands in quotation marks, after a colon or after `note` is
/// left alone.
pub(super) fn spelled<'a>(raw: &[Word<'a>]) -> Vec<Word<'a>> {
    let mut speller = Speller { raw, words: Vec::new(), board: false, side: false, kind: false };
    let mut at = 0;
    while let Some(word) = raw.get(at) {
        // `note:` is the word, and a colon.
        if word.text.trim_end_matches(':').eq_ignore_ascii_case("note") && word.text.ends_with(':') {
            let text = Cow::Borrowed("note");
            speller.words.push(Word { text, ..word.clone() });
            at += 1;
            continue;
        }
        let free = word.text.starts_with(['"', '“', '„', ':']);
        if free
            || speller
                .words
                .last()
                .is_some_and(|last| matches!(last.text.to_lowercase().as_str(), "note" | "n"))
        {
            speller.words.extend(raw.iter().skip(at).cloned());
            break;
        }
        at += speller.take(at);
    }
    speller.words
}

struct Speller<'a, 'r> {
    raw: &'r [Word<'a>],
    words: Vec<Word<'a>>,
    board: bool,
    side: bool,
    kind: bool,
}

impl<'a> Speller<'a, '_> {
    /// Takes the words from a place on that belong together; how many.
    fn take(&mut self, at: usize) -> usize {
        let Some(word) = self.raw.get(at) else { return 1 };
        let text = match word.text.trim_end_matches([',', ';']) {
            "" => return 1,
            text => text,
        };
        let lower = text.to_lowercase();
        let next = self.raw.get(at + 1).map(|next| next.text.trim_end_matches([',', ';']).to_lowercase());
        if !self.board && !self.kind {
            if let Some(taken) = self.board_word(at, &lower, next.as_deref()) {
                return taken;
            }
        } else if !self.kind
            && let Some(taken) = self.score(at)
        {
            return taken;
        }
        if self.kind
            && let Some(taken) = self.detail(at, &lower, next.as_deref())
        {
            return taken;
        }
        let side = match lower.trim_end_matches('.') {
            "w" | "wh" => Some("w"),
            "b" | "bl" => Some("b"),
            "w+b" | "b+w" | "w&b" | "b&w" | "w/b" | "b/w" | "bw" => Some("both"),
            "white" | "black" | "both" | "wb" => Some(text),
            _ => None,
        };
        match side {
            Some(side) => {
                self.side = true;
                self.put(at, 1, side.to_owned());
            }
            None => {
                self.kind |= is_kind(&lower) && (self.board || lower.len() > 2);
                self.put(at, 1, text.to_owned());
            }
        }
        1
    }

    /// `board 12`, `#12`, `12:`, `12w`, `A-12`.
    fn board_word(&mut self, at: usize, lower: &str, next: Option<&str>) -> Option<usize> {
        let numbered = |text: &str| text.contains(|c: char| c.is_ascii_digit());
        if matches!(lower, "board" | "bd" | "bd." | "table" | "#") && next.is_some_and(numbered) {
            return Some(1);
        }
        let raw = self.raw.get(at)?;
        let text = raw.text.trim_start_matches('#').trim_end_matches([',', ';', ':', '.', ')']);
        let digits = text.find(|c: char| c.is_ascii_digit())?;
        let (code, rest) = text.split_at_checked(digits)?;
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let (number, after) = rest.split_at_checked(end)?;
        let code = code.strip_suffix(['-', '/']).unwrap_or(code);
        if !code.chars().all(char::is_alphabetic) {
            return None;
        }
        let side = match after.to_lowercase().as_str() {
            "" => None,
            side @ ("w" | "b" | "wb") => Some(side.to_owned()),
            _ => return None,
        };
        self.board = true;
        self.put(at, 1, format!("{code}{number}"));
        if let Some(side) = side {
            self.side = true;
            self.put(at, 1, side);
        }
        Some(1)
    }

    /// A result in one word or several: `1 - 0`, `0,5 : 0,5`, `+ -`.
    fn score(&mut self, at: usize) -> Option<usize> {
        let most = self.raw.len().saturating_sub(at).min(5);
        let joined = |count: usize| -> String {
            self.raw.iter().skip(at).take(count).map(|word| word.text.as_ref()).collect()
        };
        let (count, text) = (1..=most)
            .rev()
            .map(|count| (count, plain_score(&joined(count))))
            .find(|(_, text)| result_word(text).is_some())?;
        self.kind = true;
        self.put(at, count, text);
        Some(count)
    }

    /// What stands after the kind: `move 34`, `m34`, `w 0:12:22`, `at 14:35`, `by opponent`.
    fn detail(&mut self, at: usize, lower: &str, next: Option<&str>) -> Option<usize> {
        let number = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
        let kind = self.words.last().map(|last| last.text.to_lowercase());
        match lower {
            "move" | "mv" | "mv." | "moves" => return Some(1),
            "m" | "#" if next.is_some_and(number) => return Some(1),
            "action" if kind.as_deref() == Some("same") => return Some(1),
            "fall" | "fell" | "fallen" if kind.as_deref() == Some("flag") => return Some(1),
            "at" if next.is_some_and(is_clock) => {
                self.put(at, 2, format!("at:{}", next?));
                return Some(2);
            }
            "by" if next.is_some() => {
                self.put(at, 2, format!("by:{}", next?));
                return Some(2);
            }
            _ => {}
        }
        // `34.Nf3`, `34...Nf6`: the number, and the move.
        let typed = self.raw.get(at)?.text.trim_end_matches([',', ';']);
        let dots = typed.find(|c: char| !c.is_ascii_digit()).filter(|end| *end > 0);
        if let Some((digits, rest)) = dots.and_then(|end| typed.split_at_checked(end))
            && rest.starts_with(['.', '…'])
            && rest.trim_start_matches(['.', '…']).starts_with(char::is_alphabetic)
        {
            let played = rest.trim_start_matches(['.', '…']).to_owned();
            self.put(at, 1, digits.to_owned());
            self.put(at, 1, played);
            return Some(1);
        }
        let counted = ["move", "mv", "m", "#"].iter().find_map(|start| lower.strip_prefix(start));
        if let Some(counted) = counted.filter(|rest| number(rest)) {
            self.put(at, 1, counted.to_owned());
            return Some(1);
        }
        let (side, rest) = match lower.trim_end_matches(['=', ':']) {
            "w" | "white" => ("w", next.filter(|next| is_clock(next)).map(|next| (2, next.to_owned()))),
            "b" | "black" => ("b", next.filter(|next| is_clock(next)).map(|next| (2, next.to_owned()))),
            _ => {
                let side = if lower.starts_with('w') { "w" } else { "b" };
                let clock = lower.strip_prefix(['w', 'b']).and_then(|rest| rest.strip_prefix(['=', ':']));
                (side, clock.filter(|clock| is_clock(clock)).map(|clock| (1, clock.to_owned())))
            }
        };
        let (count, clock) = rest?;
        // A clock named by its side is that side's; the side alone is also who was at fault, where none was named.
        if !self.side && count == 2 {
            self.side = true;
            self.put(at, 1, side.to_owned());
        }
        self.put(at, count, format!("{side}{clock}"));
        Some(count)
    }

    fn put(&mut self, at: usize, count: usize, text: String) {
        let Some(first) = self.raw.get(at) else { return };
        let last = self.raw.get(at + count - 1).unwrap_or(first);
        let text = if count == 1 && first.text == text { first.text.clone() } else { Cow::Owned(text) };
        self.words.push(Word { text, from: first.from, to: last.to, raw: last.raw });
    }
}

fn is_kind(lower: &str) -> bool {
    matches!(lower, "here" | "arrived" | "clocks" | "t" | "note" | "n")
        || !matches!(kinds::find(lower), kinds::Found::None)
}

/// Whether a word is a reading of a clock or a time of day, and no result such as `1:0`.
fn is_clock(text: &str) -> bool {
    let tail = text.rsplit([':', '.', '\'', 'h']).next().unwrap_or_default();
    text.contains([':', '.', '\'', 'h']) && tail.len() == 2 && laws::clock::parse_reading(text).is_ok()
}

/// One kind of dash, one sign for a half, forfeits without their letter.
fn plain_score(text: &str) -> String {
    let text = text.to_lowercase().trim_end_matches([',', ';']).to_owned();
    let halves = ["1/2", "0.5", "0,5"].iter().fold(text, |text, half| text.replace(half, "½"));
    let halves = match halves.as_str() {
        ".5" | ",5" | ".5-.5" => halves.replace([',', '.'], "").replace('5', "½"),
        _ => halves,
    };
    let plain = halves.replace(['–', '—', '−', ':'], "-");
    match plain.trim_end_matches('f') {
        "1-0" if plain.ends_with('f') => "+-".to_owned(),
        "0-1" if plain.ends_with('f') => "-+".to_owned(),
        "0-0" if plain.ends_with('f') => "--".to_owned(),
        "remis" => "=".to_owned(),
        _ => match plain.as_str() {
            "+--" | "1f-0" | "1f-0f" => "+-".to_owned(),
            "--+" | "0f-1" | "0f-1f" => "-+".to_owned(),
            "---" | "0f-0f" => "--".to_owned(),
            _ => plain,
        },
    }
}
