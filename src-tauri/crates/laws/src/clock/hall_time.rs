//! The time on the hall clock: when a round began, when a player arrived, when a reading was taken.

use super::Millis;
use super::reading::{Mark, split};
use crate::message::Message;
use std::fmt;
use thiserror::Error;

const DAY: i64 = 24 * 3_600_000;

/// A time of day in the hall, in milliseconds since midnight of local time; it knows no date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HallTime(i64);

/// Why typed text is not a time of day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HallTimeError {
    /// Nothing was typed.
    #[error("no time")]
    Empty,
    /// An hour above 23, or minutes or seconds above 59.
    #[error("no such time of day")]
    OutOfRange,
    /// Neither hours and minutes nor hours, minutes and seconds.
    #[error("not a time of day")]
    Unreadable,
}

impl HallTimeError {
    /// What to tell who typed it.
    pub const fn message(self) -> Message {
        Message::new(match self {
            HallTimeError::Empty => "clock-error-hall-empty",
            HallTimeError::OutOfRange => "clock-error-hall-out-of-range",
            HallTimeError::Unreadable => "clock-error-hall-unreadable",
        })
    }
}

impl HallTime {
    /// The time of day that many milliseconds after midnight; a whole day more or less is the same time.
    pub const fn from_midnight(ms: i64) -> HallTime {
        HallTime(ms.rem_euclid(DAY))
    }

    /// Milliseconds since midnight, from 0 to one less than a day.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// Reads `15:04`, `15.04`, `15h04`, `15h`, `1504`, and with seconds `15:04:30`.
    ///
    /// # Errors
    ///
    /// [`HallTimeError`] says whether nothing, no time of day or no known shape was typed.
    pub fn parse(typed: &str) -> Result<HallTime, HallTimeError> {
        let groups = split(typed).map_err(|_| HallTimeError::Unreadable)?;
        let shape: Vec<(&str, Mark)> =
            groups.iter().map(|group| (group.digits.as_str(), group.mark)).collect();
        use Mark::{Colon, Dot, End, Hour, Minute, Second};
        match *shape.as_slice() {
            [] => Err(HallTimeError::Empty),
            [(h, Colon | Dot | Hour), (m, End | Minute)] if m.len() == 2 => at(h, m, "00"),
            [(h, Hour)] => at(h, "00", "00"),
            [(h, Colon | Dot | Hour), (m, Colon | Dot | Minute), (s, End | Second)]
                if m.len() == 2 && s.len() == 2 =>
            {
                at(h, m, s)
            }
            [(hm, End)] if hm.len() == 4 => {
                let (h, m) = hm.split_at_checked(2).ok_or(HallTimeError::Unreadable)?;
                at(h, m, "00")
            }
            _ => Err(HallTimeError::Unreadable),
        }
    }

    /// The time from `start` to this moment, taken as the nearer way round the dial: a player noted at 14:50
    /// for a 15:00 start was ten minutes early, one noted at 0:05 for a 23:50 start fifteen minutes late.
    /// Exactly half a day counts as later.
    pub const fn since(self, start: HallTime) -> Millis {
        let forward = (self.0 - start.0).rem_euclid(DAY);
        Millis::new(if forward > DAY / 2 { forward - DAY } else { forward })
    }

    /// The time of day that much later.
    pub fn after(self, time: Millis) -> HallTime {
        HallTime::from_midnight(self.0.saturating_add(time.get()))
    }
}

/// Prints `15:04`, with seconds only where there are any: `15:04:30`; a fraction of a second is dropped.
impl fmt::Display for HallTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 / 1_000;
        write!(f, "{:02}:{:02}", seconds / 3_600, seconds / 60 % 60)?;
        if seconds % 60 == 0 { Ok(()) } else { write!(f, ":{:02}", seconds % 60) }
    }
}

fn at(hours: &str, minutes: &str, seconds: &str) -> Result<HallTime, HallTimeError> {
    let number = |digits: &str| digits.parse::<i64>().map_err(|_| HallTimeError::Unreadable);
    if hours.len() > 2 {
        return Err(HallTimeError::Unreadable);
    }
    let (h, m, s) = (number(hours)?, number(minutes)?, number(seconds)?);
    if h > 23 || m > 59 || s > 59 {
        return Err(HallTimeError::OutOfRange);
    }
    Ok(HallTime(((h * 60 + m) * 60 + s) * 1_000))
}

#[cfg(test)]
mod tests {
    use super::{HallTime, HallTimeError};

    fn hall(typed: &str) -> HallTime {
        HallTime::parse(typed).unwrap()
    }

    #[test]
    fn a_hall_time_is_read_in_every_spelling_and_printed_in_one() {
        for (typed, printed) in [
            ("15:04", "15:04"),
            ("15.04", "15:04"),
            ("15h04", "15:04"),
            ("15h", "15:00"),
            ("1504", "15:04"),
            ("9:05", "09:05"),
            ("15:04:30", "15:04:30"),
            ("00:00", "00:00"),
        ] {
            assert_eq!(HallTime::parse(typed).map(|time| time.to_string()), Ok(printed.into()), "{typed}");
        }
        for (typed, why) in [
            ("", HallTimeError::Empty),
            ("24:00", HallTimeError::OutOfRange),
            ("15:60", HallTimeError::OutOfRange),
            ("15", HallTimeError::Unreadable),
            ("15:4", HallTimeError::Unreadable),
            ("115:04", HallTimeError::Unreadable),
            ("soon", HallTimeError::Unreadable),
        ] {
            assert_eq!(HallTime::parse(typed), Err(why), "{typed}");
        }
    }

    #[test]
    fn the_way_between_two_hall_times_is_the_nearer_one() {
        assert_eq!(hall("20:05").since(hall("19:40")).to_string(), "0:25:00");
        assert_eq!(hall("14:50").since(hall("15:00")).to_string(), "−0:10:00");
        assert_eq!(hall("0:05").since(hall("23:50")).to_string(), "0:15:00");
        assert_eq!(hall("23:50").after(hall("0:05").since(hall("23:50"))), hall("0:05"));
    }
}
