//! Dates as people and programs write them in tournament files.

use desk::roster::PartialDate;

/// Order of the three numbers of a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum DateOrder {
    YearMonthDay,
    DayMonthYear,
    MonthDayYear,
    YearDayMonth,
}

impl DateOrder {
    /// Every order, the specified one first.
    pub const ALL: [Self; 4] =
        [Self::YearMonthDay, Self::DayMonthYear, Self::MonthDayYear, Self::YearDayMonth];
}

const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// The numbers of a date text and whether only digits and separators occur. `None` for more than three numbers.
fn numbers(text: &str) -> Option<Vec<&str>> {
    let clean = text.chars().all(|c| c.is_ascii_digit() || matches!(c, '/' | '.' | '-' | ' '));
    let parts: Vec<&str> =
        text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
    (clean && (1..=3).contains(&parts.len())).then_some(parts)
}

/// Two-digit years are read as 1950…2049; tournament files carry them for dates of rounds only.
fn full_year(text: &str) -> Option<u16> {
    let year: u16 = text.parse().ok()?;
    match text.len() {
        4 => Some(year),
        2 if year < 50 => Some(2000 + year),
        2 => Some(1900 + year),
        _ => None,
    }
}

/// Reads three numbers in the given order; the year may have two digits.
pub(crate) fn in_order(text: &str, order: DateOrder) -> Option<PartialDate> {
    let parts = numbers(text)?;
    let [a, b, c] = parts.as_slice() else { return None };
    let (year, month, day) = match order {
        DateOrder::YearMonthDay => (a, b, c),
        DateOrder::DayMonthYear => (c, b, a),
        DateOrder::MonthDayYear => (c, a, b),
        DateOrder::YearDayMonth => (a, c, b),
    };
    let date = PartialDate::new(full_year(year)?, month.parse().ok()?, day.parse().ok()?)?;
    (date.month() > 0 && date.day() > 0).then_some(date)
}

/// The specified form `YYYY/MM/DD` and nothing else.
pub(crate) fn specified(text: &str) -> Option<PartialDate> {
    let parts: Vec<&str> = text.split('/').collect();
    let [year, month, day] = parts.as_slice() else { return None };
    (year.len() == 4 && month.len() == 2 && day.len() == 2).then_some(())?;
    PartialDate::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
}

/// Any of the forms seen: year first or last, month by name, dots, dashes, blanks, two-digit years (year first).
pub(crate) fn tolerant(text: &str) -> Option<PartialDate> {
    let text = text.trim();
    if let Some(parts) = numbers(text) {
        return match parts.as_slice() {
            [year] if year.len() == 4 => PartialDate::new(year.parse().ok()?, 0, 0),
            [digits] if digits.len() == 8 => {
                let (year, rest) = digits.split_at_checked(4)?;
                let (month, day) = rest.split_at_checked(2)?;
                PartialDate::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
            }
            [year, month, day] if year.len() == 4 => {
                PartialDate::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
            }
            [first, second, year] if year.len() == 4 => {
                let (first, second) = (first.parse().ok()?, second.parse().ok()?);
                let year = year.parse().ok()?;
                PartialDate::new(year, second, first)
                    .filter(|date| date.month() > 0)
                    .or_else(|| PartialDate::new(year, first, second))
            }
            [_, _, _] => DateOrder::ALL.into_iter().find_map(|order| in_order(text, order)),
            _ => None,
        };
    }
    with_month_name(text)
}

/// `Mar 14, 2026`, `14 March 2026`, `7th March 2001`.
fn with_month_name(text: &str) -> Option<PartialDate> {
    let (mut month, mut day, mut year) = (None, None, None);
    for word in text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()) {
        let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
        if digits.len() == 4 && digits.len() == word.len() {
            year = digits.parse().ok();
        } else if !digits.is_empty() && digits.len() <= 2 {
            day = digits.parse().ok();
        } else {
            let lower = word.to_lowercase();
            let found = MONTHS.iter().position(|name| lower.starts_with(name))?;
            month = u8::try_from(found + 1).ok();
        }
    }
    PartialDate::new(year?, month?, day.unwrap_or(0))
}

/// The date of a two-digit round column in the specified form `YY/MM/DD`.
pub(crate) fn round_column(text: &str) -> Option<PartialDate> {
    (text.matches('/').count() == 2).then(|| in_order(text, DateOrder::YearMonthDay)).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_seen_is_understood() {
        for text in [
            "2026/03/14",
            "14.03.2026",
            "14/03/2026",
            "2026-03-14",
            "Mar 14, 2026",
            "14. 03. 2026",
            "26/03/14",
            "14th March 2026",
            "2026.03.14",
            "20260314",
        ] {
            assert_eq!(tolerant(text), PartialDate::new(2026, 3, 14), "{text}");
        }
        assert_eq!(tolerant("1990"), PartialDate::new(1990, 0, 0));
        assert_eq!(tolerant("1990/00/00"), PartialDate::new(1990, 0, 0));
        for text in ["", "soon", "0000/00/00", "1", "3 4", "99/99/99", "2026/13/41", "14 Floreal 2026"] {
            assert_eq!(tolerant(text), None, "{text}");
        }
    }
}
