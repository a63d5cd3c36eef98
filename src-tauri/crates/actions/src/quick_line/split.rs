//! A line taken apart into words that know where they stand, and what is said in quotation marks.

use std::borrow::Cow;

/// A word of the line with its place.
#[derive(Clone)]
pub(super) struct Word<'a> {
    pub(super) text: Cow<'a, str>,
    pub(super) from: usize,
    pub(super) to: usize,
    /// Its place among the words as they were typed.
    pub(super) raw: usize,
}

/// The words of a line, at blanks.
pub(super) fn split(line: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut start: Option<(usize, usize)> = None;
    let mut place = 0;
    for (byte, c) in line.char_indices() {
        if c.is_whitespace() {
            if let Some((from, at)) = start.take() {
                let text = line.get(from..byte).unwrap_or_default().into();
                words.push(Word { text, from: at, to: place, raw: words.len() });
            }
        } else if start.is_none() {
            start = Some((byte, place));
        }
        place += 1;
    }
    if let Some((from, at)) = start {
        let text = line.get(from..).unwrap_or_default().into();
        words.push(Word { text, from: at, to: place, raw: words.len() });
    }
    words
}

/// What is said in quotation marks from a word on, and the word after them; a colon, or marks that are not closed, reach
/// to the end of the line.
pub(super) fn quotation(words: &[Word<'_>], n: usize) -> Option<(String, usize)> {
    let first = words.get(n)?.text.as_ref();
    let text = first.strip_prefix(['"', '“', '„', ':'])?;
    let closing = ['"', '”'];
    let said = || std::iter::once(text).chain(words.iter().skip(n + 1).map(|w| w.text.as_ref()));
    let length = match first.starts_with(':') {
        true => None,
        false => said().position(|word| word.ends_with(closing)).map(|at| at + 1),
    };
    let said: Vec<&str> = said().take(length.unwrap_or(usize::MAX)).collect();
    let text = said.join(" ");
    let inner = || text.trim().strip_prefix(['"', '“', '„'])?.strip_suffix(closing);
    let text = match length {
        Some(_) => text.strip_suffix(closing).unwrap_or(&text),
        // Marks around all that follows a colon are marks, too.
        None => inner().unwrap_or(&text),
    };
    Some((text.to_owned(), n + said.len()))
}
