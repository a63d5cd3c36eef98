//! Results as lists and people write them: `1-0`, `½ : ½`, `+ - -`, `1/2-0`, `0-1F`, `remis`.

use crate::trf::result_code::Code;

/// What a result cell says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ResultText {
    /// Nothing yet.
    Open,
    /// Both sides.
    Game(Code, Code),
    /// Something else.
    Unreadable,
}

/// Reads a result cell of a pairing list, White first.
pub(crate) fn read(text: &str) -> ResultText {
    let text = plain(text);
    let (text, forfeit) = without_forfeit_marks(&text);
    let both = match text.as_str() {
        "" | "-" | ":" | "*" | "vs" | "v" | "..." | "…" | "–" => return ResultText::Open,
        "=" | "==" | "remis" | "draw" | "nulle" | "tablas" | "patta" | "r" => {
            ("=".to_owned(), "=".to_owned())
        }
        "1" => ("1".to_owned(), "0".to_owned()),
        "0" => ("0".to_owned(), "1".to_owned()),
        "+" | "+-" => ("+".to_owned(), "-".to_owned()),
        "-+" => ("-".to_owned(), "+".to_owned()),
        "--" => ("-".to_owned(), "-".to_owned()),
        _ => match split(&text) {
            Some(both) => both,
            None => return ResultText::Unreadable,
        },
    };
    match (side(&both.0, forfeit), side(&both.1, forfeit)) {
        (Some(white), Some(black)) => ResultText::Game(white, black),
        _ => ResultText::Unreadable,
    }
}

/// One side's share: `1` `½` `0` `+` `-`, with `forfeit` where the result was marked as one.
pub(crate) fn side(text: &str, forfeit: bool) -> Option<Code> {
    Some(match (plain(text).as_str(), forfeit) {
        ("1", true) | ("+", _) => Code::ForfeitWin,
        ("0", true) | ("-", _) => Code::ForfeitLoss,
        ("1", false) => Code::Win,
        ("0", false) => Code::Loss,
        ("=", _) => Code::Draw,
        _ => return None,
    })
}

/// Without blanks, one kind of dash, one character for a half.
fn plain(text: &str) -> String {
    let text: String = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .flat_map(char::to_lowercase)
        .map(|c| match c {
            '–' | '—' | '−' | '‑' => '-',
            '½' => '=',
            other => other,
        })
        .collect();
    ["1/2", "0.5", "0,5"]
        .iter()
        .fold(text, |text, half| text.replace(half, "="))
        .replace("1.0", "1")
        .replace("0.0", "0")
}

/// `1F-0F`, `1-0K`, `1-0 ff`: letters that mark a forfeit.
fn without_forfeit_marks(text: &str) -> (String, bool) {
    let marked = text.contains(['f', 'k']) && text.contains(['1', '0', '=']);
    let kept = if marked { text.replace(['f', 'k', '(', ')'], "") } else { text.to_owned() };
    (kept, marked)
}

/// Two sides around a colon or a dash. A dash may also be a side: `--+`, `+--`, `---`.
fn split(text: &str) -> Option<(String, String)> {
    let mut chars = text.chars();
    let white = chars.next()?;
    let separator = chars.next()?;
    let black: String = chars.collect();
    (matches!(separator, '-' | ':' | '/' | '_') && black.chars().count() == 1)
        .then(|| (white.to_string(), black))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_in_every_spelling() {
        use Code::{Draw, ForfeitLoss, ForfeitWin, Loss, Win};
        for (text, white, black) in [
            ("1-0", Win, Loss),
            ("1 - 0", Win, Loss),
            ("0:1", Loss, Win),
            ("½ – ½", Draw, Draw),
            ("1/2-1/2", Draw, Draw),
            ("0,5:0,5", Draw, Draw),
            ("1.0 - 0.0", Win, Loss),
            ("½-0", Draw, Loss),
            ("0-½", Loss, Draw),
            ("0-0", Loss, Loss),
            ("+ - -", ForfeitWin, ForfeitLoss),
            ("- - +", ForfeitLoss, ForfeitWin),
            ("---", ForfeitLoss, ForfeitLoss),
            ("+:-", ForfeitWin, ForfeitLoss),
            ("1-0F", ForfeitWin, ForfeitLoss),
            ("0F-0F", ForfeitLoss, ForfeitLoss),
            ("0-1 K", ForfeitLoss, ForfeitWin),
            ("+/-", ForfeitWin, ForfeitLoss),
            ("-/+", ForfeitLoss, ForfeitWin),
            ("-/-", ForfeitLoss, ForfeitLoss),
            ("--", ForfeitLoss, ForfeitLoss),
            ("1/0", Win, Loss),
            ("1/2", Draw, Draw),
            ("remis", Draw, Draw),
            ("1", Win, Loss),
            ("1-½", Win, Draw),
        ] {
            assert_eq!(read(text), ResultText::Game(white, black), "{text}");
        }
        for text in ["", " ", "-", ":", "*"] {
            assert_eq!(read(text), ResultText::Open, "{text}");
        }
        for text in ["2-0", "win", "2026-01-02", "1-0-1", "x"] {
            assert_eq!(read(text), ResultText::Unreadable, "{text}");
        }
    }
}
