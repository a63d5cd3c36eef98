//! An amount of time in whole milliseconds: what a clock shows, what was used, what is added or taken.

use crate::message::Arg;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

/// A signed amount of time in milliseconds. Arithmetic saturates, so no input can make it panic or wrap.
///
/// A reading of a chess clock is never negative; differences and shortfalls may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(i64);

impl Millis {
    /// No time at all: what a clock shows when its flag is down.
    pub const ZERO: Millis = Millis(0);

    /// That many milliseconds.
    pub const fn new(ms: i64) -> Millis {
        Millis(ms)
    }

    /// That many whole seconds.
    pub const fn from_seconds(seconds: i64) -> Millis {
        Millis(seconds.saturating_mul(1_000))
    }

    /// That many whole minutes.
    pub const fn from_minutes(minutes: i64) -> Millis {
        Millis(minutes.saturating_mul(60_000))
    }

    /// The number of milliseconds.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// The amount taken `count` times, as when every move brings the same increment.
    pub fn times(self, count: u32) -> Millis {
        Millis(self.0.saturating_mul(i64::from(count)))
    }

    /// The amount without its sign.
    pub const fn abs(self) -> Millis {
        Millis(self.0.saturating_abs())
    }

    /// The amount, or nothing where it is negative: a clock shows no less than zero.
    pub fn or_zero(self) -> Millis {
        self.max(Millis::ZERO)
    }

    /// Whether the amount is below zero.
    pub const fn is_negative(self) -> bool {
        self.0 < 0
    }

    /// `h:mm:ss`, the rest of the second dropped: what the display of most clocks shows at a minute and over.
    pub fn to_whole_seconds(self) -> Millis {
        Millis(self.0 - self.0 % 1_000)
    }

    /// The amount with a sign, as a step of arithmetic: `+0:02:00`, `−0:00:30`; nothing is `+0:00:00`.
    pub fn signed(self) -> String {
        if self.is_negative() { self.to_string() } else { format!("+{self}") }
    }
}

/// Prints `h:mm:ss`, then the tenths, hundredths or thousandths that are not zero: `0:12:22`, `0:00:09.7`.
/// Nothing is rounded, so [`parse_reading`](super::parse_reading) reads the same amount back; a negative
/// amount has a true minus sign (U+2212) before it and is not a reading.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = self.0.unsigned_abs();
        let (seconds, fraction) = (ms / 1_000, ms % 1_000);
        if self.is_negative() {
            f.write_str("\u{2212}")?;
        }
        write!(f, "{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)?;
        match fraction {
            0 => Ok(()),
            tenths if tenths % 100 == 0 => write!(f, ".{}", tenths / 100),
            hundredths if hundredths % 10 == 0 => write!(f, ".{:02}", hundredths / 10),
            thousandths => write!(f, ".{thousandths:03}"),
        }
    }
}

impl Add for Millis {
    type Output = Millis;
    fn add(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Millis;
    fn sub(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Millis) {
        *self = *self + other;
    }
}

impl SubAssign for Millis {
    fn sub_assign(&mut self, other: Millis) {
        *self = *self - other;
    }
}

impl Neg for Millis {
    type Output = Millis;
    fn neg(self) -> Millis {
        Millis(self.0.saturating_neg())
    }
}

impl Sum for Millis {
    fn sum<I: Iterator<Item = Millis>>(amounts: I) -> Millis {
        amounts.fold(Millis::ZERO, Add::add)
    }
}

impl From<Millis> for Arg {
    fn from(time: Millis) -> Arg {
        Arg::Millis(time.get())
    }
}

#[cfg(test)]
mod tests {
    use super::Millis;

    #[test]
    fn an_amount_prints_as_hours_minutes_seconds_and_the_fraction_it_has() {
        let printed: Vec<String> =
            [742_000, 9_700, 72_450, 3_600_001, 0, -15_000, 359_999_000, i64::MIN, i64::MAX]
                .map(|ms| Millis::new(ms).to_string())
                .into();
        assert_eq!(
            printed,
            [
                "0:12:22",
                "0:00:09.7",
                "0:01:12.45",
                "1:00:00.001",
                "0:00:00",
                "−0:00:15",
                "99:59:59",
                "−2562047788015:12:55.808",
                "2562047788015:12:55.807",
            ]
        );
    }

    #[test]
    fn arithmetic_saturates_instead_of_wrapping() {
        let most = Millis::new(i64::MAX);
        assert_eq!(most + most, most);
        assert_eq!(-Millis::new(i64::MIN), most);
        assert_eq!(most.times(u32::MAX), most);
    }
}
