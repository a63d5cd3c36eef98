//! Art. 6.7 — Default time: who came too late, and whose clock runs meanwhile.

use crate::advice::Advice;
use crate::announced::Announced;
use crate::art10_points::Outcome;
use crate::articles::{ARRIVING_LATE, BOTH_ABSENT, OLD_LATE_WITHOUT_FAULT, POINTS, WHITE_CLOCK_STARTS};
use crate::colour::Colour;
use crate::edition::Edition;
use crate::message::{Arg, Message};

/// When the players came. All times on one time line, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrivals {
    /// When the round was really started, which may be later than scheduled.
    pub started_ms: i64,
    /// When White came to the board; `None` while absent.
    pub white_ms: Option<i64>,
    /// When Black came to the board; `None` while absent.
    pub black_ms: Option<i64>,
    /// Now.
    pub now_ms: i64,
}

/// What the default time says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DefaultTimeRuling {
    /// Both came in time: the game is played.
    Played,
    /// Somebody is absent and still has until this time; coming exactly then is in time.
    Waiting {
        /// The last moment that is not late.
        until_ms: i64,
        /// The clock started at the hour; White's, unless both are absent and the competition says otherwise.
        started_clock: Option<Colour>,
    },
    /// One came too late.
    Lost(Outcome),
}

impl Arrivals {
    const fn of(&self, side: Colour) -> Option<i64> {
        match side {
            Colour::White => self.white_ms,
            Colour::Black => self.black_ms,
        }
    }
}

/// The last moment that is not late: actual start plus default time. Old text: always one hour.
pub fn default_time_ends(announced: &Announced, started_ms: i64) -> i64 {
    let minutes = match announced.edition {
        Edition::Fide2023 => announced.default_time_min.unwrap_or(0),
        Edition::Old => 60,
    };
    started_ms.saturating_add(i64::from(minutes) * 60_000)
}

/// Art. 6.7.1, 6.7.2 — Is the game lost by lateness?
///
/// Counted from the actual start of the round, not from the schedule and not by the chess clock. Arriving
/// exactly at the limit is not late. The arbiter may decide otherwise, and the advice says so.
pub fn default_time(announced: &Announced, arrivals: &Arrivals) -> Advice<DefaultTimeRuling> {
    let ends_ms = default_time_ends(announced, arrivals.started_ms);
    let late = |side: Colour| arrivals.of(side).unwrap_or(arrivals.now_ms) > ends_ms;
    let outcome = match (late(Colour::White), late(Colour::Black)) {
        (true, true) => Some(Outcome::ForfeitBoth),
        (true, false) => Some(Outcome::ForfeitWin(Colour::Black)),
        (false, true) => Some(Outcome::ForfeitWin(Colour::White)),
        (false, false) => None,
    };
    if let Some(outcome) = outcome {
        // The old text leaves a delay without the player's fault to the director.
        let because: &[_] = match announced.edition {
            Edition::Fide2023 => &[ARRIVING_LATE, POINTS],
            Edition::Old => &[ARRIVING_LATE, OLD_LATE_WITHOUT_FAULT],
        };
        let advice = Advice::new(DefaultTimeRuling::Lost(outcome), announced.edition, because);
        let message = match outcome.loser() {
            Some(loser) => Message::new("law-says-default-lost").with("player", loser),
            None => Message::new("law-says-default-both-lost"),
        };
        return advice.saying(message).saying(Message::new("law-says-unless-arbiter-decides"));
    }
    match (arrivals.white_ms, arrivals.black_ms) {
        (Some(_), Some(_)) => Advice::new(DefaultTimeRuling::Played, announced.edition, &[ARRIVING_LATE])
            .saying(Message::new("law-says-default-in-time")),
        (white, black) => {
            let both_absent = white.is_none() && black.is_none();
            // White's clock is started at the hour whether or not Black is there; with both absent only
            // the event's own rule can stop it.
            // In the old text White's starts even if both are late, whatever the event says.
            let runs = !both_absent || announced.white_clock_runs || announced.edition == Edition::Old;
            let started_clock = runs.then_some(Colour::White);
            let because: &[_] = if both_absent {
                &[BOTH_ABSENT, ARRIVING_LATE]
            } else {
                &[ARRIVING_LATE, WHITE_CLOCK_STARTS]
            };
            Advice::new(
                DefaultTimeRuling::Waiting { until_ms: ends_ms, started_clock },
                announced.edition,
                because,
            )
            .saying(
                Message::new("law-says-default-waiting")
                    .with("left", Arg::Millis(ends_ms.saturating_sub(arrivals.now_ms))),
            )
        }
    }
}
