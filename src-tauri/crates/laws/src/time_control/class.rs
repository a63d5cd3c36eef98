//! Standard, rapid or blitz (Glossary, A.1, B.1): minutes and sixty times the increment or delay.

use super::{Quota, SideControl, TimeControl};
use crate::articles::{ALLOTTED_TIME, BLITZ, RAPID};
use crate::clock::Millis;
use crate::{Advice, Arg, Edition, Message, RateOfPlay};

/// The number of moves over which the increments or delays of a time control are counted for its rate of play.
pub const MOVES_FOR_RATE: u32 = 60;

/// The rate of play of a game in which a player has that much time for sixty moves.
pub const fn rate_of_total(total: Millis) -> RateOfPlay {
    if total.get() <= Millis::from_minutes(10).get() {
        RateOfPlay::Blitz
    } else if total.get() < Millis::from_minutes(60).get() {
        RateOfPlay::Rapid
    } else {
        RateOfPlay::Standard
    }
}

impl SideControl {
    /// The side's total for the rate of play and for rating: the time of every period, and the increment or
    /// delay of each of the first sixty moves.
    ///
    /// Delays count like increments. A period that comes only after move 60 counts with its time, since it is
    /// allotted, but not with its increment. A last period that repeats counts as often as sixty moves reach
    /// into it, at least once.
    pub fn total_for_rate(&self) -> Millis {
        let mut total = Millis::ZERO;
        let mut left = MOVES_FOR_RATE;
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

    /// The rate of play of this side's time.
    pub fn rate(&self) -> RateOfPlay {
        rate_of_total(self.total_for_rate())
    }
}

impl TimeControl {
    /// The rate of play of the game. Where the sides differ the slower one decides, because its rules bind
    /// both; the Laws do not say, and such a game is not rated.
    pub fn rate(&self) -> RateOfPlay {
        // `RateOfPlay` is ordered from slow to fast.
        self.sides.white.rate().min(self.sides.black.rate())
    }
}

/// A.1, B.1, Glossary (standard chess) — The rate of play of a time control, with the sum it rests on.
pub fn rate_of_play(control: &TimeControl) -> Advice<RateOfPlay> {
    let rate = control.rate();
    let article = match rate {
        // The Glossary has no number of its own; Article 6.3 is where allotted time is defined.
        RateOfPlay::Standard => ALLOTTED_TIME,
        RateOfPlay::Rapid => RAPID,
        RateOfPlay::Blitz => BLITZ,
    };
    let slower = control.sides.iter().map(SideControl::total_for_rate).max().unwrap_or(Millis::ZERO);
    let id = match rate {
        RateOfPlay::Standard => "clock-says-rate-standard",
        RateOfPlay::Rapid => "clock-says-rate-rapid",
        RateOfPlay::Blitz => "clock-says-rate-blitz",
    };
    let says = Message::new(id).with("total", Arg::from(slower)).with("moves", MOVES_FOR_RATE);
    Advice::new(rate, Edition::Fide2023, &[article]).saying(says)
}
