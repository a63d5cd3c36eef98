//! What the clocks of a board show when a player comes late (6.6, 6.7.2).

use laws::clock::{AtArrival, BeforePlay, HallTime, clocks_at_arrival};
use laws::time_control::TimeControl;
use laws::{Advice, Announced};

/// The clocks of a board at a moment before the game got going.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClocksThen {
    /// What they show, whose runs, and the arithmetic.
    pub advice: Advice<AtArrival>,
    /// White was there alone for a while and is taken to have moved at once: that is the most that can have gone from
    /// Black's clock. Had White thought, White's would have run.
    pub if_white_moved: bool,
}

/// The clocks at a moment, given when the round was started and who came when, all UTC ms.
pub fn clocks(
    announced: &Announced,
    control: &TimeControl,
    started: i64,
    (white, black): (Option<i64>, Option<i64>),
    moment: i64,
) -> ClocksThen {
    // Only the ways between them count: any dial will do.
    let dial = HallTime::from_midnight;
    let alone = white.filter(|white| black.is_none_or(|black| black > *white));
    let facts = BeforePlay {
        started: dial(started),
        white_came: white.map(dial),
        black_came: black.map(dial),
        clock_started: None,
        white_pressed: alone.map(|white| dial(white.max(started))),
        now: dial(moment.max(started)),
    };
    ClocksThen { advice: clocks_at_arrival(announced, control, &facts), if_white_moved: alone.is_some() }
}
