//! Readings of a chess clock as arbiters type them.

use super::Millis;
use crate::message::Message;
use thiserror::Error;

/// Why typed text is not a reading of a chess clock. Each says what is missing or wrong, so the screen can ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ReadingError {
    /// Nothing was typed.
    #[error("no reading")]
    Empty,
    /// A bare number: minutes or seconds?
    #[error("a number without a unit")]
    UnitMissing,
    /// One digit where a display shows two, as in `12:5`: five or fifty?
    #[error("minutes and seconds need two digits")]
    TwoDigits,
    /// Sixty or more minutes under an hour mark, or seconds under a minute mark.
    #[error("minutes or seconds above 59")]
    OutOfRange,
    /// More than any clock shows (a thousand hours).
    #[error("longer than any clock shows")]
    TooLong,
    /// A shape that is read in two ways or none, as `0.9.7`.
    #[error("not a clock reading")]
    Unreadable,
}

impl ReadingError {
    /// What to tell who typed it.
    pub const fn message(self) -> Message {
        Message::new(match self {
            ReadingError::Empty => "clock-error-reading-empty",
            ReadingError::UnitMissing => "clock-error-reading-unit",
            ReadingError::TwoDigits => "clock-error-reading-two-digits",
            ReadingError::OutOfRange => "clock-error-reading-out-of-range",
            ReadingError::TooLong => "clock-error-reading-too-long",
            ReadingError::Unreadable => "clock-error-reading-unreadable",
        })
    }
}

/// Reads a chess clock's display as it is typed: `1:02:03`, `12:22` (minutes and seconds), `0.12.22`, `12.22`,
/// `12'22`, `1h02`, `1h02m03`, `90m`, `45s`, and tenths, hundredths or thousandths: `0:00:09.7`, `0:09.7`, `9.7`.
///
/// Two groups are always minutes and seconds: a display of hours and minutes is typed with `h`. A dot before
/// one digit begins tenths, a dot before two digits separates. A bare number is refused, not guessed.
///
/// # Errors
///
/// Says what is missing or wrong; see [`ReadingError`].
pub fn parse_reading(typed: &str) -> Result<Millis, ReadingError> {
    let groups = split(typed)?;
    let shape: Vec<(&str, Mark)> = groups.iter().map(|group| (group.digits.as_str(), group.mark)).collect();
    use Mark::{Colon, Dot, End, Hour, Minute, Second};
    match *shape.as_slice() {
        [] => Err(ReadingError::Empty),
        [(_, End)] => Err(ReadingError::UnitMissing),

        [(h, Colon), (m, Colon), (s, End)] => strict(h, m, s, ""),
        [(h, Colon), (m, Colon), (s, Dot), (f, End)] => strict(h, m, s, f),
        [(m, Colon), (s, End)] => strict("", m, s, ""),
        [(m, Colon), (s, Dot), (f, End)] => strict("", m, s, f),

        [(h, Dot), (m, Dot), (s, End)] if s.len() == 2 => strict(h, m, s, ""),
        [(h, Dot), (m, Dot), (s, Dot), (f, End)] => strict(h, m, s, f),
        [(s, Dot), (f, End)] if f.len() == 1 => loose("", "", s, f),
        [(m, Dot), (s, End)] if s.len() == 2 => strict("", m, s, ""),

        [(h, Hour)] => loose(h, "", "", ""),
        [(h, Hour), (m, End | Minute)] => loose(h, m, "", ""),
        [(h, Hour), (m, Minute | Colon), (s, End | Second)] => loose(h, m, s, ""),
        [(h, Hour), (m, Minute), (s, Dot), (f, End | Second)] => loose(h, m, s, f),
        [(h, Hour), (s, Second)] => loose(h, "", s, ""),
        [(m, Minute)] => loose("", m, "", ""),
        [(m, Minute), (s, End | Second)] => loose("", m, s, ""),
        [(m, Minute), (s, Dot), (f, End | Second)] => loose("", m, s, f),
        [(s, Second)] => loose("", "", s, ""),
        [(s, Dot), (f, Second)] => loose("", "", s, f),
        _ => Err(ReadingError::Unreadable),
    }
}

/// What stands after a group of digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    Colon,
    Dot,
    Hour,
    Minute,
    Second,
    End,
}

/// Digits and the mark after them.
#[derive(Debug)]
pub(super) struct Group {
    pub(super) digits: String,
    pub(super) mark: Mark,
}

/// Splits typed text into groups of digits and the marks after them; blanks do not count.
pub(super) fn split(typed: &str) -> Result<Vec<Group>, ReadingError> {
    let mut groups: Vec<Group> = Vec::new();
    let mut letters = typed.chars().filter(|c| !c.is_whitespace()).peekable();
    while letters.peek().is_some() {
        let mut digits = String::new();
        while let Some(digit) = letters.next_if(char::is_ascii_digit) {
            digits.push(digit);
        }
        let mut mark = String::new();
        while let Some(letter) = letters.next_if(|c| !c.is_ascii_digit()) {
            mark.extend(letter.to_lowercase());
        }
        if digits.is_empty() {
            return Err(ReadingError::Unreadable);
        }
        // The longest clock holds four digits of hours or minutes; seven keep the product small.
        if digits.len() > 7 {
            return Err(ReadingError::TooLong);
        }
        groups.push(Group { digits, mark: mark_named(&mark)? });
    }
    Ok(groups)
}

fn mark_named(mark: &str) -> Result<Mark, ReadingError> {
    Ok(match mark {
        "" => Mark::End,
        ":" => Mark::Colon,
        // The decimal comma of half of Europe stands before tenths; as a separator it is read like a dot.
        "." | "," => Mark::Dot,
        "h" | "hr" | "hrs" | "hour" | "hours" => Mark::Hour,
        "'" | "’" | "′" | "m" | "mn" | "min" | "min." | "mins" | "minute" | "minutes" => Mark::Minute,
        "\"" | "”" | "″" | "''" | "’’" | "′′" | "s" | "sec" | "sec." | "secs" | "second" | "seconds" => {
            Mark::Second
        }
        _ => return Err(ReadingError::Unreadable),
    })
}

/// Groups as a display shows them: two digits in every group but the first.
fn strict(hours: &str, minutes: &str, seconds: &str, fraction: &str) -> Result<Millis, ReadingError> {
    let minutes_lead = hours.is_empty();
    if seconds.len() != 2 || (!minutes_lead && minutes.len() != 2) {
        return Err(ReadingError::TwoDigits);
    }
    loose(hours, minutes, seconds, fraction)
}

/// Groups that name their unit; an empty group is absent.
fn loose(hours: &str, minutes: &str, seconds: &str, fraction: &str) -> Result<Millis, ReadingError> {
    let (h, m, s) = (number(hours)?, number(minutes)?, number(seconds)?);
    let minute_over = !hours.is_empty() && m > 59;
    let second_over = !(hours.is_empty() && minutes.is_empty()) && s > 59;
    if minute_over || second_over {
        return Err(ReadingError::OutOfRange);
    }
    let ms = ((h * 60 + m) * 60 + s) * 1_000 + thousandths(fraction)?;
    if ms > 1_000 * 3_600_000 { Err(ReadingError::TooLong) } else { Ok(Millis::new(ms)) }
}

/// A group's number; an absent group counts nothing. At most seven digits reach this.
fn number(digits: &str) -> Result<i64, ReadingError> {
    if digits.is_empty() { Ok(0) } else { digits.parse().map_err(|_| ReadingError::Unreadable) }
}

/// `7` → 700, `45` → 450, `123` → 123.
fn thousandths(fraction: &str) -> Result<i64, ReadingError> {
    let value = number(fraction)?;
    match fraction.len() {
        0 => Ok(0),
        1 => Ok(value * 100),
        2 => Ok(value * 10),
        3 => Ok(value),
        _ => Err(ReadingError::Unreadable),
    }
}

#[cfg(test)]
mod tests {
    use super::{ReadingError, parse_reading};

    #[test]
    fn a_reading_is_read_in_every_spelling_of_the_desk() {
        for (typed, ms) in [
            ("0:12:22", 742_000),
            ("12:22", 742_000),
            ("0.12.22", 742_000),
            ("12.22", 742_000),
            ("12'22", 742_000),
            ("12’22”", 742_000),
            ("12' 22\"", 742_000),
            ("12m22", 742_000),
            ("1h02", 3_720_000),
            ("1h2", 3_720_000),
            ("1h02m03", 3_723_000),
            ("1h02:03", 3_723_000),
            ("1 h 02 min 03 s", 3_723_000),
            ("2h", 7_200_000),
            ("90'", 5_400_000),
            ("90:00", 5_400_000),
            ("45s", 45_000),
            ("90 s", 90_000),
            ("9.7", 9_700),
            ("9,7", 9_700),
            ("0:09.7", 9_700),
            ("0:00:09,7", 9_700),
            ("0.00.09.7", 9_700),
            ("9.7s", 9_700),
            ("0:01:12.45", 72_450),
            ("0:00:00.001", 1),
            ("0:00", 0),
        ] {
            assert_eq!(parse_reading(typed).map(|time| time.get()), Ok(ms), "{typed}");
        }
    }

    #[test]
    fn what_could_be_read_in_two_ways_is_asked_about() {
        for (typed, why) in [
            ("", ReadingError::Empty),
            ("  ", ReadingError::Empty),
            ("12", ReadingError::UnitMissing),
            ("12:5", ReadingError::TwoDigits),
            ("1:2:03", ReadingError::TwoDigits),
            ("12:60", ReadingError::OutOfRange),
            ("1:60:00", ReadingError::OutOfRange),
            ("1h60", ReadingError::OutOfRange),
            ("0.9.7", ReadingError::Unreadable),
            ("12:22:", ReadingError::Unreadable),
            (":22", ReadingError::Unreadable),
            ("-12:22", ReadingError::Unreadable),
            ("12:22 left", ReadingError::Unreadable),
            ("1e9s", ReadingError::Unreadable),
            ("99999999:00", ReadingError::TooLong),
            ("1001:00:00", ReadingError::TooLong),
            ("٣:٢٢", ReadingError::Unreadable),
        ] {
            assert_eq!(parse_reading(typed), Err(why), "{typed}");
        }
    }
}
