//! Standard, rapid or blitz (Glossary, A.1, B.1): minutes and sixty times the increment or delay.

use super::{Quota, SideControl, TimeControl};
use crate::clock::Millis;

/// The number of moves over which the increments or delays of a time control are counted for its class.
pub const TOTAL_MOVES_FOR_CLASS: u32 = 60;

/// The kind of chess a time control makes; slower ones are greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// Ten minutes or less a player (B.1).
    Blitz,
    /// More than ten and less than sixty minutes a player (A.1).
    Rapid,
    /// Sixty minutes or more a player (Glossary).
    Standard,
}

impl Class {
    /// The class of a game in which a player has that much time for sixty moves.
    pub fn of_total(total: Millis) -> Class {
        if total <= Millis::from_minutes(10) {
            Class::Blitz
        } else if total < Millis::from_minutes(60) {
            Class::Rapid
        } else {
            Class::Standard
        }
    }
}

impl SideControl {
    /// The side's total for the class and for rating: the time of every period, and the increment or delay of
    /// each of the first sixty moves.
    ///
    /// Delays count like increments. A period that comes only after move 60 counts with its time, since it is
    /// allotted, but not with its increment. A last period that repeats counts as often as sixty moves reach
    /// into it, at least once.
    pub fn total_for_class(&self) -> Millis {
        let mut total = Millis::ZERO;
        let mut left = TOTAL_MOVES_FOR_CLASS;
        for (index, period) in self.periods.iter().enumerate() {
            let last = index + 1 == self.periods.len();
            let (moves, rounds) = match period.quota {
                Quota::Rest => (left, 1),
                Quota::Moves(quota) if last => (left, left.div_ceil(u32::from(quota.get())).max(1)),
                Quota::Moves(quota) => (left.min(u32::from(quota.get())), 1),
            };
            total += period.time().times(rounds) + period.extra().times(moves);
            left -= moves;
        }
        total
    }

    /// The class of this side's time.
    pub fn class(&self) -> Class {
        Class::of_total(self.total_for_class())
    }
}

impl TimeControl {
    /// The class of the game. Where the sides differ the slower one decides, because its rules bind both;
    /// the Laws do not say, and such a game is not rated.
    pub fn class(&self) -> Class {
        self.sides.white.class().max(self.sides.black.class())
    }
}
