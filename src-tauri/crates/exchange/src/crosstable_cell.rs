//! One cell of a crosstable: `17b1`, `27:W`, `W17`, `-½`.

use crate::trf::player_line::{Cell, Side};
use crate::trf::result_code::Code;

/// How a table writes its cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    /// Opponent, colour, result: `17b1`, `4w`, `-½` for a bye.
    NumberFirst,
    /// Opponent, colon, result: `27:W`, `0:-`.
    Colon,
    /// Result, opponent, perhaps a colour: `W17`, `+17w`.
    ResultFirst,
}

/// A cell before its colour letter is understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct RawCell {
    pub(crate) opponent: Option<u32>,
    pub(crate) letter: Option<char>,
    pub(crate) code: Code,
    pub(crate) written: bool,
}

const BLANK: RawCell = RawCell { opponent: None, letter: None, code: Code::Blank, written: false };

/// The style that most cells of a table have. `None` where they are no cells of rounds.
pub(crate) fn style<'a>(cells: impl Iterator<Item = &'a str> + Clone) -> Option<Style> {
    let filled = || cells.clone().map(str::trim).filter(|cell| !cell.is_empty());
    let all = filled().count();
    let styles = [Style::Colon, Style::NumberFirst, Style::ResultFirst];
    styles.into_iter().find(|&style| {
        let read = filled().filter_map(|cell| read(cell, style));
        let opponents = read.clone().filter(|cell| cell.opponent.is_some()).count();
        let enough = read.count() * 10 >= all * 9 && opponents * 3 >= all;
        all > 0 && enough
    })
}

/// Reads a cell. `None` where it is nothing of the kind.
pub(crate) fn read(text: &str, style: Style) -> Option<RawCell> {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let text = text.replace(['–', '—', '−'], "-").replace("1/2", "½").replace(['='], "½");
    if text.is_empty() {
        return Some(BLANK);
    }
    match style {
        Style::Colon => colon(&text),
        Style::NumberFirst => number_first(&text),
        Style::ResultFirst => result_first(&text),
    }
}

fn cell(opponent: Option<u32>, letter: Option<char>, code: Code) -> RawCell {
    RawCell { opponent, letter, code, written: true }
}

/// Digits at the start, and the rest.
fn number(text: &str) -> (Option<u32>, &str) {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    (digits.parse().ok().filter(|&number| number > 0), rest)
}

/// A share of the points as figures.
fn share(text: &str) -> Option<Code> {
    Some(match text {
        "1" => Code::Win,
        "½" => Code::Draw,
        "0" => Code::Loss,
        "+" => Code::ForfeitWin,
        "-" => Code::ForfeitLoss,
        "" => Code::Blank,
        _ => return None,
    })
}

/// The bye for a share without an opponent.
fn bye(code: Code) -> Code {
    match code {
        Code::Win => Code::PairingBye,
        Code::ForfeitWin => Code::FullBye,
        Code::Draw => Code::HalfBye,
        Code::Loss | Code::ForfeitLoss => Code::ZeroBye,
        other => other,
    }
}

fn number_first(text: &str) -> Option<RawCell> {
    let lower = text.to_lowercase();
    if matches!(lower.as_str(), "bye" | "spielfrei" | "exempt" | "u") {
        return Some(cell(None, None, Code::PairingBye));
    }
    let (opponent, rest) = number(text);
    let mut rest = rest.chars();
    match (opponent, rest.next()) {
        (Some(opponent), Some(letter)) if letter.is_alphabetic() => {
            let code = share(rest.as_str())?;
            Some(cell(Some(opponent), Some(letter.to_lowercase().next().unwrap_or(letter)), code))
        }
        _ => {
            // Without a colour it is a bye: `-1`, `-½`, `0`, and `1` or `½` by themselves.
            let plain = text.strip_prefix('-').filter(|rest| !rest.is_empty()).unwrap_or(text);
            share(plain).map(|code| cell(None, None, bye(code)))
        }
    }
}

fn colon(text: &str) -> Option<RawCell> {
    let (left, right) = text.split_once(':')?;
    let opponent = if left.is_empty() { None } else { Some(left.parse::<u32>().ok()?).filter(|&n| n > 0) };
    let code = match right.to_ascii_uppercase().as_str() {
        "W" => Code::Win,
        "D" => Code::Draw,
        "L" => Code::Loss,
        other => share(other)?,
    };
    let code = if opponent.is_none() { bye(code) } else { code };
    let written = opponent.is_some() || code != Code::Blank;
    Some(RawCell { opponent, letter: None, code, written })
}

fn result_first(text: &str) -> Option<RawCell> {
    let mut rest = text.chars();
    let first = rest.next()?.to_ascii_uppercase();
    let rest = rest.as_str();
    let after_bye = rest.chars().all(|c| c == '-' || c.is_alphabetic());
    match first {
        'H' if after_bye => return Some(cell(None, None, Code::HalfBye)),
        'B' if after_bye => return Some(cell(None, None, Code::PairingBye)),
        'U' if after_bye => return Some(cell(None, None, Code::ZeroBye)),
        _ => {}
    }
    let code = match first {
        'W' => Code::Win,
        'D' => Code::Draw,
        'L' => Code::Loss,
        'X' => Code::ForfeitWin,
        'F' => Code::ForfeitLoss,
        other => share(&other.to_string()).filter(|code| *code != Code::Blank)?,
    };
    let (before, rest) = match rest.chars().next() {
        Some(letter) if letter.is_alphabetic() => (Some(letter), rest.get(letter.len_utf8()..)?),
        _ => (None, rest),
    };
    let (opponent, after) = number(rest);
    let mut after = after.chars();
    let letter = before.or_else(|| after.next().filter(|letter| letter.is_alphabetic()));
    match opponent {
        Some(opponent) if after.next().is_none() => {
            let letter = letter.and_then(|letter| letter.to_lowercase().next());
            // Figures around a colour, such as `+17w`, are played games; a plus alone is a win as well.
            let code = if letter.is_some() { played(code) } else { code };
            Some(cell(Some(opponent), letter, code))
        }
        None if rest.is_empty() => Some(cell(None, None, bye(code))),
        _ => None,
    }
}

fn played(code: Code) -> Code {
    match code {
        Code::ForfeitWin => Code::Win,
        Code::ForfeitLoss => Code::Loss,
        other => other,
    }
}

/// Which letters mean which colour, White first, by language.
const COLOURS: [(char, char); 14] = [
    ('w', 'b'),
    ('w', 's'),
    ('w', 'z'),
    ('b', 'n'),
    ('b', 'c'),
    ('b', 'č'),
    ('b', 'p'),
    ('v', 's'),
    ('h', 's'),
    ('f', 's'),
    ('v', 'm'),
    ('a', 'n'),
    ('б', 'ч'),
    ('λ', 'μ'),
];

/// The meaning of the colour letters of a table: White's and Black's. `None` where they have no known meaning or,
/// with `b` alone, two.
pub(crate) fn colours(letters: &std::collections::BTreeSet<char>) -> Option<(char, char)> {
    let fits =
        |(white, black): &(char, char)| letters.iter().all(|letter| letter == white || letter == black);
    let mut fitting = COLOURS.iter().filter(|pair| fits(pair));
    let first = *fitting.next()?;
    let one_reading = |letter: &char| {
        let white = COLOURS.iter().any(|(white, _)| white == letter);
        let black = COLOURS.iter().any(|(_, black)| black == letter);
        white != black
    };
    (letters.len() == 2 || letters.iter().all(one_reading)).then_some(first)
}

/// A cell with its colour.
pub(crate) fn with_colour(raw: RawCell, colours: Option<(char, char)>) -> Cell {
    let colour = raw.letter.and_then(|letter| match colours {
        Some((white, _)) if letter == white => Some(Side::White),
        Some((_, black)) if letter == black => Some(Side::Black),
        _ => None,
    });
    Cell { opponent: raw.opponent, colour, code: raw.code, written: raw.written }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn cells_of_three_styles() {
        let first = |text| read(text, Style::NumberFirst).unwrap();
        assert_eq!(first(" 17b1"), cell(Some(17), Some('b'), Code::Win));
        assert_eq!(first(" 10w½"), cell(Some(10), Some('w'), Code::Draw));
        assert_eq!(first("  4w "), cell(Some(4), Some('w'), Code::Blank));
        assert_eq!(first("32b+"), cell(Some(32), Some('b'), Code::ForfeitWin));
        assert_eq!(first("-1"), cell(None, None, Code::PairingBye));
        assert_eq!(first("   -½"), cell(None, None, Code::HalfBye));
        assert_eq!(first("0"), cell(None, None, Code::ZeroBye));
        let colon = |text| read(text, Style::Colon).unwrap();
        assert_eq!(colon("27:W"), cell(Some(27), None, Code::Win));
        assert_eq!(colon(" 0:D"), cell(None, None, Code::HalfBye));
        assert_eq!(colon(" 0:="), cell(None, None, Code::HalfBye));
        assert_eq!(colon(" 0:-"), cell(None, None, Code::ZeroBye));
        assert!(!colon("  : ").written);
        let result = |text| read(text, Style::ResultFirst).unwrap();
        assert_eq!(result("W17"), cell(Some(17), None, Code::Win));
        assert_eq!(result("+17w"), cell(Some(17), Some('w'), Code::Win));
        assert_eq!(result("H---"), cell(None, None, Code::HalfBye));
        assert!(read("2026/01/02", Style::NumberFirst).is_none());
    }

    #[test]
    fn colour_letters_depend_on_the_language() {
        let of = |letters: &str| colours(&letters.chars().collect::<BTreeSet<_>>());
        assert_eq!(of("wb"), Some(('w', 'b')));
        assert_eq!(of("ws"), Some(('w', 's')));
        assert_eq!(of("bn"), Some(('b', 'n')));
        assert_eq!(of("w"), Some(('w', 'b')));
        assert_eq!(of("b"), None);
        assert_eq!(of("xy"), None);
    }
}
