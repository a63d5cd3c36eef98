//! Whether games at a time control can be rated (FIDE Rating Regulations B.02 and the rapid and blitz
//! regulations of 2024): the minimum time by the strongest player, the first control, unequal times.

use super::{Quota, TimeControl};
use crate::RateOfPlay;
use crate::clock::Millis;
use crate::message::Message;

/// A player's rating.
pub type Rating = u16;

/// Why games at the control are not rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unrateable {
    /// The sides have different times, as in an armageddon or handicap game.
    UnequalTimes,
    /// A standard game in which a player has less than the minimum for the strongest player's rating.
    TooLittleTime {
        /// What the control gives for sixty moves.
        total: Millis,
        /// What it must give.
        minimum: Millis,
        /// The strongest rating of the section or pairing.
        strongest: Rating,
    },
    /// The first period of a standard game asks for fewer than thirty moves.
    ShortFirstPeriod {
        /// How many moves it asks for.
        moves: u16,
    },
    /// A blitz game of three minutes or less a player.
    TooFastForBlitz {
        /// What the control gives for sixty moves.
        total: Millis,
    },
}

impl Unrateable {
    /// The warning.
    pub fn message(self) -> Message {
        match self {
            Unrateable::UnequalTimes => Message::new("clock-unrateable-unequal"),
            Unrateable::TooLittleTime { total, minimum, strongest } => {
                let message = if strongest == 0 {
                    Message::new("clock-unrateable-too-little")
                } else {
                    Message::new("clock-unrateable-too-little-for").with("rating", u32::from(strongest))
                };
                message.with("total", total).with("minimum", minimum)
            }
            Unrateable::ShortFirstPeriod { moves } => {
                Message::new("clock-unrateable-short-first").with("moves", u32::from(moves))
            }
            Unrateable::TooFastForBlitz { total } => {
                Message::new("clock-unrateable-too-fast").with("total", total)
            }
        }
    }
}

impl TimeControl {
    /// The reasons why games at this control would not be rated, given the strongest player who may play at
    /// it; empty when nothing stands against it. Without a rating the lowest minimum is asked for.
    ///
    /// The other conditions of rating (registration, moves made, number of rounds a day) are not asked here.
    pub fn unrateable(&self, strongest: Option<Rating>) -> Vec<Unrateable> {
        let mut reasons = Vec::new();
        if !self.is_equal() {
            reasons.push(Unrateable::UnequalTimes);
        }
        let total = self.sides.white.total_for_rate().min(self.sides.black.total_for_rate());
        match self.rate() {
            RateOfPlay::Standard => {
                let strongest = strongest.unwrap_or(0);
                let minimum = Millis::from_minutes(match strongest {
                    2400.. => 120,
                    1800.. => 90,
                    _ => 60,
                });
                if total < minimum {
                    reasons.push(Unrateable::TooLittleTime { total, minimum, strongest });
                }
                let first = self.sides.iter().filter_map(|side| side.periods.first());
                let fewest = first
                    .filter_map(|period| match period.quota {
                        Quota::Moves(moves) => Some(moves.get()),
                        Quota::Rest => None,
                    })
                    .min();
                if let Some(moves) = fewest.filter(|&moves| moves < 30) {
                    reasons.push(Unrateable::ShortFirstPeriod { moves });
                }
            }
            RateOfPlay::Rapid => (),
            RateOfPlay::Blitz if total <= Millis::from_minutes(3) => {
                reasons.push(Unrateable::TooFastForBlitz { total });
            }
            RateOfPlay::Blitz => (),
        }
        reasons
    }
}
