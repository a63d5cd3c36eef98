//! The short notation of time controls: minutes, `40/90+30:30+30`.
//!
//! Periods are joined by `:`. A period is `moves/time`, or `time` for all remaining moves. Time is in minutes,
//! `1'30` is a minute and a half. `+30` is an increment of thirty seconds, `d5` a simple delay, `b5` a
//! Bronstein delay of five. `W5-B4` gives each side its own. `@0` at the end says that the clock gives the
//! next period when the time of one is used up, not at the move.

use super::{ControlError, ExtraMode, Handover, Period, Quota, SideControl, TimeControl};
use std::fmt;
use std::str::FromStr;

/// A control in the short notation, to show where one is typed.
pub const SHORT_EXAMPLE: &str = "40/90+30:30+30";

impl FromStr for TimeControl {
    type Err = ControlError;

    /// Reads the short notation; blanks do not count, capitals and small letters are the same.
    fn from_str(typed: &str) -> Result<TimeControl, ControlError> {
        let compact: String = typed.chars().filter(|c| !c.is_whitespace()).collect::<String>().to_lowercase();
        let (text, handover) = match compact.strip_suffix("@0") {
            Some(text) => (text, Handover::AtZero),
            None => (compact.as_str(), Handover::AtMoveCount),
        };
        Ok(sides(text, period)?.with_handover(handover))
    }
}

/// Writes the short notation; reading it gives the same control.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&join_sides(self, write_period))?;
        if self.handover == Handover::AtZero { f.write_str("@0") } else { Ok(()) }
    }
}

/// Reads `W…-B…`, or one list of periods for both sides, each period by `period`.
pub(super) fn sides(
    text: &str,
    period: fn(&str) -> Result<Period, ControlError>,
) -> Result<TimeControl, ControlError> {
    let side = |text: &str| -> Result<SideControl, ControlError> {
        SideControl::new(text.split(':').map(period).collect::<Result<_, _>>()?)
    };
    match text.strip_prefix(['w', 'W']) {
        Some(rest) => {
            let (white, black) = rest.split_once(['-', '–']).ok_or(ControlError::Unreadable)?;
            let black = black.strip_prefix(['b', 'B']).ok_or(ControlError::Unreadable)?;
            Ok(TimeControl::unequal(side(white)?, side(black)?))
        }
        None if text.is_empty() => Err(ControlError::Empty),
        None => side(text).map(|periods| TimeControl::unequal(periods.clone(), periods)),
    }
}

/// The reverse of [`sides`].
pub(super) fn join_sides(control: &TimeControl, period: fn(&Period) -> String) -> String {
    let side = |side: &SideControl| side.periods().iter().map(period).collect::<Vec<_>>().join(":");
    let sides = control.sides();
    if control.is_equal() {
        side(&sides.white)
    } else {
        format!("W{}-B{}", side(&sides.white), side(&sides.black))
    }
}

/// Splits `moves/` from the front of a period.
pub(super) fn quota(text: &str) -> Result<(Quota, &str), ControlError> {
    match text.split_once('/') {
        None => Ok((Quota::Rest, text)),
        Some((moves, rest)) => {
            let moves = u16::try_from(number(moves)?).map_err(|_| ControlError::TooLong)?;
            let moves = moves.try_into().map_err(|_| ControlError::Unreadable)?;
            Ok((Quota::Moves(moves), rest))
        }
    }
}

/// A plain number of at most six ASCII digits.
pub(super) fn number(digits: &str) -> Result<u32, ControlError> {
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ControlError::Unreadable);
    }
    if digits.len() > 6 {
        return Err(ControlError::TooLong);
    }
    digits.parse().map_err(|_| ControlError::Unreadable)
}

fn period(text: &str) -> Result<Period, ControlError> {
    let (quota, text) = quota(text)?;
    let (time, extra, mode) = match text.split_once(['+', 'd', 'b']) {
        None => (text, "0", ExtraMode::Increment),
        Some((time, extra)) => {
            let mode = match text.strip_prefix(time).and_then(|rest| rest.chars().next()) {
                Some('d') => ExtraMode::Delay,
                Some('b') => ExtraMode::Bronstein,
                _ => ExtraMode::Increment,
            };
            (time, extra, mode)
        }
    };
    let seconds = match time.split_once('\'') {
        None => number(time)? * 60,
        Some((minutes, seconds)) => {
            let seconds = number(seconds)?;
            if seconds > 59 {
                return Err(ControlError::Unreadable);
            }
            number(minutes)? * 60 + seconds
        }
    };
    Ok(Period { quota, seconds, extra_seconds: number(extra)?, mode })
}

fn write_period(period: &Period) -> String {
    let moves = match period.quota {
        Quota::Moves(moves) => format!("{moves}/"),
        Quota::Rest => String::new(),
    };
    let seconds = match period.seconds % 60 {
        0 => String::new(),
        seconds => format!("'{seconds:02}"),
    };
    let extra = match (period.extra_seconds, period.mode) {
        (0, _) => String::new(),
        (extra, ExtraMode::Increment) => format!("+{extra}"),
        (extra, ExtraMode::Delay) => format!("d{extra}"),
        (extra, ExtraMode::Bronstein) => format!("b{extra}"),
    };
    format!("{moves}{}{seconds}{extra}", period.seconds / 60)
}
