//! Art. 6.6, 6.7.2 — What the clocks show when a player arrives after the round has started.

use super::{HallTime, Millis, Sides, Sum, left_after};
use crate::articles::{BOTH_ABSENT, DEFAULT_TIME, WHITE_CLOCK_STARTS};
use crate::colour::Colour;
use crate::message::Message;
use crate::time_control::TimeControl;
use crate::{Advice, Announced};

/// What happened at a board before the game got going.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BeforePlay {
    /// When the round was really started.
    pub started: HallTime,
    /// When White came; nothing while absent.
    pub white_came: Option<HallTime>,
    /// When Black came; nothing while absent.
    pub black_came: Option<HallTime>,
    /// When White's clock was started, where it was not with the round.
    pub clock_started: Option<HallTime>,
    /// When White pressed after his first move.
    pub white_pressed: Option<HallTime>,
    /// Now, or when the late player came.
    pub now: HallTime,
}

/// What the clocks must show before Black's first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtArrival {
    /// The times. Never below zero.
    pub time: Sides<Millis>,
    /// How long after the start each side came; negative for early, nothing while absent.
    pub came_after: Sides<Option<Millis>>,
    /// Whose clock runs.
    pub running: Option<Colour>,
    /// The arithmetic.
    pub sums: Vec<Sum>,
}

/// Art. 6.6, 6.7.2 — White's clock runs from the start of the round until White's first move is completed,
/// also while neither player is there; then Black's runs.
///
/// Where the competition announced that White does not lose the time of both being absent, nobody's clock
/// runs until the first of them comes. A clock that was started late is reckoned from then: the default time
/// is not, it counts from the start of the round.
pub fn clocks_at_arrival(
    announced: &Announced,
    control: &TimeControl,
    facts: &BeforePlay,
) -> Advice<AtArrival> {
    let since_start = |time: HallTime| time.since(facts.started);
    let came_after =
        Sides { white: facts.white_came.map(since_start), black: facts.black_came.map(since_start) };
    let now = since_start(facts.now).or_zero();
    // Whoever is to come later than now has not come.
    let there = Sides::each(|side| came_after.of(side).filter(|came| *came <= now));
    let first_there = there.white.into_iter().chain(there.black).min();
    let both_absent_at_start = first_there.is_none_or(|first| first > Millis::ZERO);

    let runs_from = match facts.clock_started {
        Some(started) => Some(since_start(started)),
        None if announced.white_clock_runs => Some(Millis::ZERO),
        None => first_there,
    };
    let from = runs_from.map_or(now, Millis::or_zero).min(now);
    let pressed = facts.white_pressed.map(since_start).filter(|pressed| *pressed <= now);
    let white_used = (pressed.unwrap_or(now) - from).or_zero();
    let black_used = pressed.map_or(Millis::ZERO, |pressed| (now - pressed).or_zero());

    let left = Sides {
        white: match pressed {
            Some(_) => left_after(control.side(Colour::White), &[white_used], Millis::ZERO),
            None => left_after(control.side(Colour::White), &[], white_used),
        },
        black: left_after(control.side(Colour::Black), &[], black_used),
    };
    let used = Sides { white: white_used, black: black_used };
    let moves = Sides { white: u32::from(pressed.is_some()), black: 0 };
    let sums = Colour::BOTH.map(|side| {
        let given = control.side(side).base_after(*moves.of(side))
            + control.side(side).increments_after(*moves.of(side));
        let spared = *left.of(side) - given + *used.of(side);
        Sum::of(side, "clock-must-show")
            .plus(given, Message::new("clock-term-given"))
            .minus_any(*used.of(side), Message::new("clock-term-ran"))
            .plus_any(spared, Message::new("clock-term-delay"))
    });
    let running = match (pressed, runs_from) {
        (Some(_), _) => Some(Colour::Black),
        (None, Some(_)) => Some(Colour::White),
        (None, None) => None,
    };
    let outcome = AtArrival {
        time: Sides::each(|side| left.of(side).or_zero()),
        came_after,
        running,
        sums: sums.into(),
    };
    let because: &[_] = if both_absent_at_start {
        &[BOTH_ABSENT, WHITE_CLOCK_STARTS, DEFAULT_TIME]
    } else {
        &[WHITE_CLOCK_STARTS, DEFAULT_TIME]
    };
    let mut advice = Advice::new(outcome, announced.edition, because);
    for side in Colour::BOTH {
        if left.of(side).is_negative() || *left.of(side) == Millis::ZERO {
            advice = advice.saying(Message::new("clock-says-flag-falls").with("side", side));
        }
    }
    if both_absent_at_start && !announced.white_clock_runs {
        advice = advice.saying(Message::new("clock-says-nobody-runs"));
    }
    advice
}
