//! Time controls in seconds: the PGN tag `TimeControl` and the TRF26 record 222.
//!
//! Both spell a period `moves/seconds`, `seconds`, or either with `+increment`, joined by `:`. TRF26 adds
//! `W…-B…` for unequal sides. PGN adds `?` (unknown), `-` (none) and `*seconds` (sandclock); the standard
//! allows an increment only in the last field, files have it anywhere and so do we. Neither can say that
//! the extra time is a delay.

use super::short::{join_sides, number, quota, sides};
use super::{ControlError, ExtraMode, Handover, Period, Quota, TimeControl};

/// What a PGN `TimeControl` tag says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnControl {
    /// `?`: not known.
    Unknown,
    /// `-`: the game was played without a time limit.
    NoLimit,
    /// A control with periods.
    Periods(TimeControl),
    /// `*180`: a sandclock of so many seconds.
    Sandclock(u32),
}

/// A control written in a notation that may not hold all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text of the tag or record.
    pub text: String,
    /// Whether reading the text gives the same control. A delay is written as an increment, and how the clock
    /// hands over between periods is not written.
    pub whole: bool,
}

impl TimeControl {
    /// Reads a PGN `TimeControl` tag, whose times are in seconds. Free text, which files often have, is an
    /// error here; try [`TimeControl::from_words`] and keep the text.
    ///
    /// # Errors
    ///
    /// [`ControlError`] where the text is not in the notation.
    pub fn from_pgn(text: &str) -> Result<PgnControl, ControlError> {
        let text = text.trim();
        match text {
            "?" => return Ok(PgnControl::Unknown),
            "-" => return Ok(PgnControl::NoLimit),
            _ => (),
        }
        match text.strip_prefix('*') {
            Some(seconds) => match number(seconds)? {
                0 => Err(ControlError::NoTime),
                seconds if seconds > Period::MOST_SECONDS => Err(ControlError::TooLong),
                seconds => Ok(PgnControl::Sandclock(seconds)),
            },
            None => sides(text, period).map(PgnControl::Periods),
        }
    }

    /// Reads the text of a TRF26 record 222.
    ///
    /// # Errors
    ///
    /// [`ControlError`] where the text is not in the notation.
    pub fn from_trf(text: &str) -> Result<TimeControl, ControlError> {
        let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        sides(&compact, period)
    }

    /// The PGN `TimeControl` tag, or nothing for unequal sides: the standard has no notation for them, and
    /// `?` would be the honest tag.
    pub fn to_pgn(&self) -> Option<Written> {
        self.is_equal().then(|| self.to_trf())
    }

    /// The text of a TRF26 record 222.
    pub fn to_trf(&self) -> Written {
        let increments_only = self
            .sides()
            .iter()
            .all(|side| side.periods().iter().all(|period| period.mode == ExtraMode::Increment));
        Written {
            text: join_sides(self, write_period),
            whole: increments_only && self.handover() == Handover::AtMoveCount,
        }
    }
}

fn period(text: &str) -> Result<Period, ControlError> {
    let (quota, text) = quota(text)?;
    let (seconds, extra) = text.split_once('+').unwrap_or((text, "0"));
    Ok(Period { quota, seconds: number(seconds)?, extra_seconds: number(extra)?, mode: ExtraMode::Increment })
}

fn write_period(period: &Period) -> String {
    let moves = match period.quota {
        Quota::Moves(moves) => format!("{moves}/"),
        Quota::Rest => String::new(),
    };
    match period.extra_seconds {
        0 => format!("{moves}{}", period.seconds),
        extra => format!("{moves}{}+{extra}", period.seconds),
    }
}
