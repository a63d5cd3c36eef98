//! A position found in a text: the men over several lines, the fields of a FEN behind them, words behind those, or all
//! of it inside an address.

use shakmaty::Color;

/// What stands in a text that begins with the men of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenText {
    /// The men, eight ranks divided by strokes.
    pub men: String,
    /// The fields behind them as a FEN has them: side, castling, en passant, two counters, as far as they are there.
    pub fields: Vec<String>,
    /// Who has the move by the words behind, `White to move`.
    pub said: Option<Color>,
}

/// What keeps a text with men in it from being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenTextError {
    /// The field and the words give the move to different sides.
    #[error("two sides have the move")]
    TwoSides,
    /// Something else stands where a FEN has its fields.
    #[error("not the fields of a FEN")]
    Words,
    /// Counters follow the side without castling and en passant before them.
    #[error("castling and en passant are missing")]
    FieldsMissing,
}

impl FenTextError {
    /// Message id of the reason.
    pub fn message_id(self) -> &'static str {
        match self {
            Self::TwoSides => "notation-fen-two-sides",
            Self::Words => "notation-fen-syntax",
            Self::FieldsMissing => "notation-fen-fields-missing",
        }
    }
}

impl FenText {
    /// Men and fields in one line, as far as they are there.
    pub fn fen(&self) -> String {
        std::iter::once(self.men.as_str())
            .chain(self.fields.iter().map(String::as_str))
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// Takes a text apart that begins with the men of a position. `None` where it does not, or where neither a
/// side nor who has the move stands behind them.
///
/// # Errors
/// [`FenTextError`].
pub fn take_apart(text: &str) -> Result<Option<FenText>, FenTextError> {
    let Some((men, behind)) = men_before(text.trim()) else { return Ok(None) };
    let words: Vec<&str> = behind
        .split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '(' | ')' | '"' | ']'))
        .map(|word| word.trim_end_matches(['.', '!', ':']))
        .filter(|word| !word.is_empty())
        .collect();
    let (words, said) = match words.as_slice() {
        [before @ .., side, to, moves] if to.eq_ignore_ascii_case("to") && is_move(moves) => {
            match side_of(side) {
                Some(side) => (before, Some(side)),
                None => return Ok(None),
            }
        }
        all => (all, None),
    };
    let Some((turn, others)) = words.split_first() else {
        return Ok(Some(FenText { men, fields: Vec::new(), said }));
    };
    let Some(turn) = side_of(turn) else { return Ok(None) };
    if said.is_some_and(|said| said != turn) {
        return Err(FenTextError::TwoSides);
    }
    let is_count = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_digit());
    if others.iter().take(2).any(|word| is_count(word)) {
        return Err(FenTextError::FieldsMissing);
    }
    // A counter may be any one word, as it was always read.
    if others.len() > 4 || !others.iter().take(2).enumerate().all(|(place, word)| is_field(place, word)) {
        return Err(FenTextError::Words);
    }
    let mut fields = vec![turn.char().to_string()];
    fields.extend(others.iter().enumerate().map(|(place, word)| match (is_dash(word), place) {
        (true, _) => "-".to_owned(),
        (false, 1) => word.to_ascii_lowercase(),
        (false, _) => (*word).to_owned(),
    }));
    Ok(Some(FenText { men, fields, said }))
}

fn is_move(word: &str) -> bool {
    word.eq_ignore_ascii_case("move") || word.eq_ignore_ascii_case("play")
}

fn is_dash(word: &str) -> bool {
    matches!(word, "-" | "–" | "—" | "−" | "‐" | "‑")
}

fn side_of(word: &str) -> Option<Color> {
    match word.to_ascii_lowercase().as_str() {
        "w" | "white" => Some(Color::White),
        "b" | "black" => Some(Color::Black),
        _ => None,
    }
}

/// Castling and en passant can be told by their letters.
fn is_field(place: usize, word: &str) -> bool {
    is_dash(word)
        || match place {
            0 => {
                word.len() <= 4
                    && word.chars().all(|c| matches!(c, 'K' | 'Q' | 'k' | 'q' | 'A'..='H' | 'a'..='h'))
            }
            _ => {
                let mut signs = word.chars();
                let square = (signs.next(), signs.next(), signs.next());
                matches!(square, (Some('a'..='h' | 'A'..='H'), Some('1'..='8'), None))
            }
        }
}

/// Eight ranks of eight squares in FEN's letters at the beginning, whatever lines they stand on, and the rest.
fn men_before(text: &str) -> Option<(String, &str)> {
    let mut men = String::new();
    let (mut ranks, mut squares) = (0, 0);
    for (at, c) in text.char_indices() {
        if squares == 8 && ranks == 7 {
            // A rank of nine is none.
            let ends = c.is_whitespace() || matches!(c, '.' | ',' | ';' | '(' | '/' | '"');
            return ends.then(|| (men, text.get(at..).unwrap_or_default().trim_start_matches('/')));
        }
        match c {
            '/' | '\\' | '|' | ',' if squares == 8 => {
                men.push('/');
                (ranks, squares) = (ranks + 1, 0);
            }
            // A stroke beside the end of a line says the same.
            '/' | '\\' | '|'
                if squares == 0 && !men.is_empty() && text.get(..at)?.ends_with(char::is_whitespace) => {}
            c if c.is_whitespace() => {
                if squares == 8 {
                    men.push('/');
                    (ranks, squares) = (ranks + 1, 0);
                }
            }
            '1'..='8' => {
                squares += c.to_digit(10)?;
                men.push(c);
            }
            c if "pnbrqkPNBRQK".contains(c) => {
                squares += 1;
                men.push(c);
            }
            _ => return None,
        }
        if squares > 8 {
            return None;
        }
    }
    (squares == 8 && ranks == 7).then_some((men, ""))
}

/// Bytes; browsers take no more.
const LONGEST_ADDRESS: usize = 2_000;

/// The position in an address of a site: behind `fen=`, or the parts of the path from the first rank on. A colour in it
/// turns the board and gives nobody the move. `None` where the text is no address or has no position in it.
pub fn of_address(text: &str) -> Option<String> {
    let text = text.trim();
    if text.len() > LONGEST_ADDRESS {
        return None;
    }
    let site = text.split('/').next().is_some_and(|site| site.contains('.'));
    if text.contains(char::is_whitespace) || !(text.contains("://") || site) {
        return None;
    }
    let (path, query) = text.split_once(['?', '#']).unwrap_or((text, ""));
    let mut pairs = query.split(['&', '?', '#']).filter_map(|pair| pair.split_once('='));
    let behind = pairs.find(|(key, _)| key.eq_ignore_ascii_case("fen")).map(|(_, value)| spaced(value));
    let mut parts = path.match_indices('/').map(|(at, _)| spaced(path.get(at + 1..).unwrap_or_default()));
    let is_one = |text: &String| men_before(text).is_some();
    behind.filter(is_one).or_else(|| parts.find(is_one))
}

/// A part of an address as text: `%2F` is a stroke, `+` and `_` a blank.
fn spaced(part: &str) -> String {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.as_bytes().iter();
    while let Some(&byte) = rest.next() {
        let digits = rest.as_slice().get(..2).filter(|_| byte == b'%');
        let code = digits.and_then(|hex| std::str::from_utf8(hex).ok());
        match (code.and_then(|hex| u8::from_str_radix(hex, 16).ok()), byte) {
            (Some(code), _) => {
                bytes.push(code);
                rest.nth(1);
            }
            (None, b'+' | b'_') => bytes.push(b' '),
            (None, byte) => bytes.push(byte),
        }
    }
    String::from_utf8_lossy(&bytes).replace('_', " ").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_found_in_an_address() {
        let men = "4k3/8/8/8/8/8/8/R3K3";
        for address in [
            format!("https://lichess.org/analysis/standard/{men}_w_-_-_99_80"),
            format!("https://lichess.org/editor/{men}_w_-_-_99_80?color=black"),
            format!("lichess.org/analysis/{men}%20w%20-%20-%2099%2080#3"),
            format!("https://www.chess.com/analysis?tab=x&fen={}+w+-+-+99+80", men.replace('/', "%2F")),
        ] {
            assert_eq!(of_address(&address), Some(format!("{men} w - - 99 80")), "{address}");
        }
        for none in [men, "https://lichess.org/abcd%", "https://x.org/?fen=%2", "8/8.", "://é%é"] {
            assert_eq!(of_address(none), None, "{none}");
        }
    }
}
