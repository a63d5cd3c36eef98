//! What both clocks show, and what takes time from one and gives it to the other.

use crate::colour::Colour;

/// Both clocks at one moment, in milliseconds. A clock never shows less than zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Readings {
    /// White's remaining time.
    pub white_ms: i64,
    /// Black's remaining time.
    pub black_ms: i64,
}

impl Readings {
    /// The time of one side.
    pub const fn of(self, side: Colour) -> i64 {
        match side {
            Colour::White => self.white_ms,
            Colour::Black => self.black_ms,
        }
    }

    /// With `change_ms` added to one side's clock, never below zero and never beyond what fits.
    #[must_use]
    pub const fn changed(self, side: Colour, change_ms: i64) -> Readings {
        let changed = self.of(side).saturating_add(change_ms);
        let changed = if changed < 0 { 0 } else { changed };
        match side {
            Colour::White => Readings { white_ms: changed, ..self },
            Colour::Black => Readings { black_ms: changed, ..self },
        }
    }
}

/// Minutes in milliseconds.
pub(crate) const fn minutes_ms(minutes: u8) -> i64 {
    minutes as i64 * 60_000
}
