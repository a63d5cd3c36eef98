//! Calendar dates as tournament files have them: often the year only.

use std::fmt;

/// A calendar date of which month and day may be unknown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PartialDate {
    year: u16,
    month: u8,
    day: u8,
}

impl PartialDate {
    /// A date; month and day may be 0 for unknown, a day needs a month. `None` for what no calendar has
    /// (years outside 1000…9999 included).
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let last = match month {
            0 => 0,
            2 if leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        ((1000..=9999).contains(&year) && day <= last).then_some(Self { year, month, day })
    }

    /// The year.
    pub fn year(self) -> u16 {
        self.year
    }

    /// The month 1…12, or 0 where it is not known.
    pub fn month(self) -> u8 {
        self.month
    }

    /// The day 1…31, or 0 where it is not known.
    pub fn day(self) -> u8 {
        self.day
    }
}

/// `YYYY-MM-DD`, with `00` for what is not known.
impl fmt::Display for PartialDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_that_no_calendar_has_is_none() {
        assert!(PartialDate::new(2026, 2, 29).is_none());
        assert!(PartialDate::new(2024, 2, 29).is_some());
        assert!(PartialDate::new(2026, 0, 0).is_some());
        assert!(PartialDate::new(2026, 0, 3).is_none());
        assert!(PartialDate::new(2026, 13, 1).is_none());
        assert!(PartialDate::new(26, 1, 1).is_none());
    }
}
