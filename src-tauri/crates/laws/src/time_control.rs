//! Time controls as data (Laws, Article 6.3): periods with their moves, time and increment or delay, for each
//! side, and the notations they are read and written in.
//!
//! A value of these types is always playable: it has periods, only the last can be "all the remaining moves",
//! and no amount is beyond what a clock can be set to.

mod class;
mod rating;
mod schedule;
mod seconds;
mod short;
mod words;

pub use class::{MOVES_FOR_RATE, rate_of_play, rate_of_total};
pub use rating::{Rating, Unrateable};
pub use schedule::Span;
pub use seconds::{PgnControl, Written};
pub use short::SHORT_EXAMPLE;

use crate::clock::Millis;
use crate::clock::Sides;
use crate::colour::Colour;
use crate::message::Message;
use std::num::NonZeroU16;
use thiserror::Error;

/// The time control of a game: the periods of each side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    sides: Sides<SideControl>,
    handover: Handover,
}

/// The periods of one side, in order: never empty, at most [`SideControl::MOST_PERIODS`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SideControl {
    periods: Vec<Period>,
}

/// One period: so many moves (or all the rest) in so much time, with so much extra for every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// How many moves must be completed in it.
    pub quota: Quota,
    /// The time added when it begins, in whole seconds.
    pub seconds: u32,
    /// The increment or delay of every move in it, in whole seconds.
    pub extra_seconds: u32,
    /// What the extra time of a move does.
    pub mode: ExtraMode,
}

/// How many moves a period asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quota {
    /// So many moves. In the last period: so many again and again, each time with the period's time.
    Moves(NonZeroU16),
    /// All the moves that remain.
    Rest,
}

/// What the extra time of a move does (Article 6.3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExtraMode {
    /// Fischer: added for every move and kept; the first is on the clock before the first move.
    Increment,
    /// Bronstein: on the display before the move; what is left of it when the clock is pressed is lost.
    Bronstein,
    /// Simple (US) delay: the main time waits that long before it runs.
    Delay,
}

/// When the clock gives the time of the next period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Handover {
    /// When the clock's move counter reaches the number of moves of the period, to that side.
    #[default]
    AtMoveCount,
    /// When a side's time of the period is used up, to both sides at once: clocks set without a move counter.
    AtZero,
}

/// Why periods do not make a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ControlError {
    /// No period at all.
    #[error("no period")]
    Empty,
    /// A period for all remaining moves with another after it.
    #[error("a period after the one for all remaining moves")]
    AfterRest,
    /// A period that gives no time.
    #[error("a period without time")]
    NoTime,
    /// More than a day in a period, more than an hour for a move, or more periods than a clock has.
    #[error("beyond what a clock can be set to")]
    TooLong,
    /// More periods than one and an increment of which it is not said from which move it is given.
    #[error("from which move is the increment given?")]
    FromWhichMove,
    /// Letters, signs or numbers where the notation has none; the text is not a time control.
    #[error("not a time control")]
    Unreadable,
}

impl ControlError {
    /// What to tell who typed it.
    pub const fn message(self) -> Message {
        Message::new(match self {
            ControlError::Empty => "clock-error-control-empty",
            ControlError::AfterRest => "clock-error-control-after-rest",
            ControlError::NoTime => "clock-error-control-no-time",
            ControlError::TooLong => "clock-error-control-too-long",
            ControlError::FromWhichMove => "clock-error-control-from-which-move",
            ControlError::Unreadable => "clock-error-control-unreadable",
        })
    }
}

impl Period {
    /// The longest time of a period, one day.
    pub const MOST_SECONDS: u32 = 86_400;
    /// The longest increment or delay, one hour.
    pub const MOST_EXTRA_SECONDS: u32 = 3_600;

    /// The time added when the period begins.
    pub fn time(&self) -> Millis {
        Millis::from_seconds(i64::from(self.seconds))
    }

    /// The increment or delay of every move.
    pub fn extra(&self) -> Millis {
        Millis::from_seconds(i64::from(self.extra_seconds))
    }

    fn check(&self) -> Result<(), ControlError> {
        if self.seconds == 0 && self.extra_seconds == 0 {
            return Err(ControlError::NoTime);
        }
        if self.seconds > Self::MOST_SECONDS || self.extra_seconds > Self::MOST_EXTRA_SECONDS {
            return Err(ControlError::TooLong);
        }
        Ok(())
    }
}

impl SideControl {
    /// More periods than any clock can be set to.
    pub const MOST_PERIODS: usize = 16;

    /// The side's periods in order.
    ///
    /// # Errors
    ///
    /// [`ControlError`] where they cannot be played one after the other.
    pub fn new(mut periods: Vec<Period>) -> Result<SideControl, ControlError> {
        if periods.len() > Self::MOST_PERIODS {
            return Err(ControlError::TooLong);
        }
        let last = periods.len().checked_sub(1).ok_or(ControlError::Empty)?;
        for (index, period) in periods.iter_mut().enumerate() {
            period.check()?;
            if period.quota == Quota::Rest && index != last {
                return Err(ControlError::AfterRest);
            }
            // A mode without extra time means nothing; one spelling keeps equal controls equal.
            if period.extra_seconds == 0 {
                period.mode = ExtraMode::Increment;
            }
        }
        Ok(SideControl { periods })
    }

    /// The periods in order; never empty.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// Whether every move brings an increment or delay at some time of the game.
    pub fn has_extra(&self) -> bool {
        self.periods.iter().any(|period| period.extra_seconds > 0)
    }
}

impl TimeControl {
    /// Both sides play the same periods.
    ///
    /// # Errors
    ///
    /// [`ControlError`] where the periods cannot be played one after the other.
    pub fn same(periods: Vec<Period>) -> Result<TimeControl, ControlError> {
        let side = SideControl::new(periods)?;
        Ok(TimeControl::unequal(side.clone(), side))
    }

    /// Each side plays its own periods, as in an armageddon game.
    pub fn unequal(white: SideControl, black: SideControl) -> TimeControl {
        TimeControl { sides: Sides { white, black }, handover: Handover::AtMoveCount }
    }

    /// The same control on clocks that give the next period's time otherwise; it means nothing, and is not
    /// kept, where there is only one period.
    #[must_use]
    pub fn with_handover(mut self, handover: Handover) -> TimeControl {
        let more_than_one = self.sides.iter().any(|side| side.periods.len() > 1);
        self.handover = if more_than_one { handover } else { Handover::AtMoveCount };
        self
    }

    /// The periods of one side.
    pub fn side(&self, side: Colour) -> &SideControl {
        self.sides.of(side)
    }

    /// Both sides' periods.
    pub fn sides(&self) -> &Sides<SideControl> {
        &self.sides
    }

    /// When the clock gives the next period's time.
    pub fn handover(&self) -> Handover {
        self.handover
    }

    /// Whether both sides have the same periods; a game at unequal times is not rated.
    pub fn is_equal(&self) -> bool {
        self.sides.white == self.sides.black
    }
}
