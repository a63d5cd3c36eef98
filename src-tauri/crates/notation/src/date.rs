//! Dates and rounds as tags write them.

use std::fmt;

/// A date of which the day, or the day and the month, or everything may be unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PgnDate {
    /// Year 1–9999.
    pub year: Option<u16>,
    /// Month 1–12.
    pub month: Option<u8>,
    /// Day 1–31, one that the month has.
    pub day: Option<u8>,
}

impl PgnDate {
    /// Reads `2026.03.14` and what people write instead: other separators, one digit, day first, only a year.
    /// `None` for a date that does not exist or reads in two ways (`03/04/2026`).
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        if text.len() == 8
            && let (Some(year), Some(month), Some(day)) = (text.get(..4), text.get(4..6), text.get(6..))
            && text.bytes().all(|b| b.is_ascii_digit())
        {
            return Self::checked(year.parse().ok(), month.parse().ok(), day.parse().ok());
        }
        let fields: Vec<&str> =
            text.split(['.', '-', '/', ' ', '\u{2013}']).filter(|f| !f.is_empty()).collect();
        if fields.iter().any(|f| !f.bytes().all(|b| b.is_ascii_digit()) && !f.bytes().all(|b| b == b'?')) {
            return None;
        }
        let number = |i: usize| fields.get(i).and_then(|f| f.parse::<u16>().ok());
        let small = |n: Option<u16>| n.and_then(|n| u8::try_from(n).ok());
        let long = |i: usize| fields.get(i).is_some_and(|f| f.len() == 4);
        match fields.len() {
            1 if long(0) => Self::checked(number(0), None, None),
            2 if long(0) => Self::checked(number(0), small(number(1)), None),
            3 if long(0) => Self::checked(number(0), small(number(1)), small(number(2))),
            3 if long(2) => {
                let (first, second) = (number(0), number(1));
                let day_first = Self::checked(number(2), small(second), small(first));
                // With slashes or dashes the month may come first; dots put the day first everywhere.
                let month_first = Self::checked(number(2), small(first), small(second));
                match (day_first, month_first) {
                    (Some(a), Some(b)) if a != b && !text.contains('.') => None,
                    (Some(date), _) => Some(date),
                    (None, other) if !text.contains('.') => other,
                    (None, _) => None,
                }
            }
            _ => None,
        }
    }

    fn checked(year: Option<u16>, month: Option<u8>, day: Option<u8>) -> Option<Self> {
        if year == Some(0) || year.is_some_and(|y| y > 9999) {
            return None;
        }
        if let Some(m) = month {
            let longest = match m {
                1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
                4 | 6 | 9 | 11 => 30,
                2 if year.is_none_or(|y| y % 4 == 0 && (y % 100 != 0 || y % 400 == 0)) => 29,
                2 => 28,
                _ => return None,
            };
            if day.is_some_and(|d| d == 0 || d > longest) {
                return None;
            }
        }
        Some(Self { year, month, day })
    }
}

impl fmt::Display for PgnDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.year {
            Some(year) => write!(f, "{year:04}")?,
            None => f.write_str("????")?,
        }
        for part in [self.month, self.day] {
            match part {
                Some(part) => write!(f, ".{part:02}")?,
                None => f.write_str(".??")?,
            }
        }
        Ok(())
    }
}

/// The parts of a `Round` tag: `3.1.2` is round 3, match 1, board 2; `3(1)` is round 3, board 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct RoundParts {
    /// First number.
    pub round: Option<u32>,
    /// What lies between the first and the last number, outermost first.
    pub between: Vec<u32>,
    /// Last number, where there is more than one.
    pub board: Option<u32>,
}

impl RoundParts {
    /// Reads the tag; all parts are unknown where it is not made of numbers.
    pub fn read(text: &str) -> Self {
        let numbers: Option<Vec<u32>> = text
            .trim()
            .trim_end_matches(')')
            .split(['.', '(', '/'])
            .map(|part| part.trim().parse().ok())
            .collect();
        match numbers.as_deref() {
            Some([round]) => Self { round: Some(*round), ..Self::default() },
            Some([round, between @ .., board]) => {
                Self { round: Some(*round), between: between.to_vec(), board: Some(*board) }
            }
            _ => Self::default(),
        }
    }
}
