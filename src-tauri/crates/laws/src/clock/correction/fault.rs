//! Art. 6.10 — A defective clock that is replaced, and a clock that ran for the wrong side.

use super::{ClockState, Correction, CorrectionKind, Draft};
use crate::articles::{CLOCK_READINGS, WRONG_CLOCK_SETTING};
use crate::clock::{Millis, Sides, Sum};
use crate::colour::Colour;
use crate::edition::Edition;
use crate::message::Message;
use crate::time_control::TimeControl;
use crate::{Advice, Announced, ClockFault, ClockFaultFacts, clock_fault};

/// A clock found to be defective.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DefectiveClock {
    /// The control.
    pub control: TimeControl,
    /// The last reading that can be relied on, such as one of the clock sheet or of a scoresheet.
    pub last_good: LastGood,
    /// What the clock shows now; zero where it shows nothing.
    pub shown: ClockState,
    /// Moves completed now.
    pub completed: Sides<u32>,
    /// Hall time since the last good reading, stoppages left out.
    pub elapsed: Millis,
    /// What is known of who used it.
    pub used: UsedSince,
}

/// A reading that can be relied on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastGood {
    /// The times.
    pub time: Sides<Millis>,
    /// Moves completed then.
    pub completed: Sides<u32>,
}

/// How the time since the last good reading is shared out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UsedSince {
    /// This side's display can be trusted: the other used the rest.
    Trusting(Colour),
    /// The arbiter's judgement of what each used.
    Judged(Sides<Millis>),
    /// Nothing is known: half each, the odd millisecond to White.
    Unknown,
}

/// A clock that ran for one side while it was the other's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongSideRan {
    /// What the clock shows.
    pub shown: ClockState,
    /// Whose clock ran.
    pub ran: Colour,
    /// For how long.
    pub time: Millis,
    /// The counters as they must be.
    pub completed: Sides<u32>,
}

/// Art. 6.10.1 — The times to set on the clock that replaces a defective one: from the last good reading, what
/// the moves since have earned, less what each side used since.
///
/// Both sides together are charged with the hall time that passed; how it is shared is a matter of evidence
/// and the arbiter's judgement. Periods are taken to change at the move. Under the old text a clock that still shows
/// times keeps them (old 14.5 interpretation).
pub fn defective_clock(announced: &Announced, facts: &DefectiveClock) -> Advice<Correction> {
    let mut draft = Draft::new(CorrectionKind::DefectiveClock, facts.shown);
    let earned = |side: Colour| {
        let (control, then) = (facts.control.side(side), *facts.last_good.completed.of(side));
        let now = *facts.completed.of(side);
        let base = control.base_after(now) - control.base_after(then);
        (base, control.increments_after(now) - control.increments_after(then))
    };
    let elapsed = facts.elapsed.or_zero();
    let used = match facts.used {
        UsedSince::Judged(used) => used,
        UsedSince::Unknown => {
            let half = Millis::new(elapsed.get() / 2);
            Sides { white: elapsed - half, black: half }
        }
        UsedSince::Trusting(side) => {
            let (base, increments) = earned(side);
            let own = *facts.last_good.time.of(side) + base + increments - *facts.shown.time.of(side);
            let mut used = Sides { white: elapsed - own, black: elapsed - own };
            *used.of_mut(side) = own;
            used
        }
    };
    let stay = announced.edition == Edition::Old && facts.shown.time.iter().any(|shown| shown.get() != 0);
    for side in Colour::BOTH {
        let (base, increments) = earned(side);
        if stay {
            let sum = Sum::of(side, "clock-new-time")
                .plus(*facts.shown.time.of(side), Message::new("clock-term-shown"));
            draft = draft.setting(side, sum).counting(side, *facts.completed.of(side));
            continue;
        }
        let sum = Sum::of(side, "clock-new-time")
            .plus(*facts.last_good.time.of(side), Message::new("clock-term-last-good"))
            .plus_any(base, Message::new("clock-term-period-since"))
            .plus_any(increments, Message::new("clock-term-increments-since"))
            .minus(*used.of(side), Message::new("clock-term-used-since"));
        draft = draft.setting(side, sum).counting(side, *facts.completed.of(side));
    }
    let charged = used.white + used.black;
    let (white_moves, black_moves) = (facts.completed.white, facts.completed.black);
    let fault = ClockFaultFacts {
        fault: ClockFault::Defective,
        white_moves,
        black_moves,
        schedule_suffers: false,
        claimed_late: false,
    };
    let advice = draft.advise_as(clock_fault(announced, &fault)).at_discretion();
    if stay {
        return advice;
    }
    let impossible = used.iter().any(|used| used.is_negative());
    if charged != elapsed {
        let (charged, elapsed) = (charged.or_zero(), elapsed);
        return advice.saying(
            Message::new("clock-says-not-hall-time").with("charged", charged).with("elapsed", elapsed),
        );
    }
    if impossible { advice.saying(Message::new("clock-says-impossible-reading")) } else { advice }
}

/// Art. 6.10.2 — The time that ran on the wrong clock is moved to the other.
pub fn wrong_side_ran(announced: &Announced, facts: &WrongSideRan) -> Advice<Correction> {
    let time = facts.time.or_zero();
    let other = facts.ran.opponent();
    let label = |id| Message::new(id).with("side", facts.ran);
    Draft::new(CorrectionKind::WrongSideRan, facts.shown)
        .changing(facts.ran, time, label("clock-term-ran-wrongly"))
        .changing(other, -time, label("clock-term-own-thinking"))
        .counting(Colour::White, facts.completed.white)
        .counting(Colour::Black, facts.completed.black)
        .advise(announced, &[WRONG_CLOCK_SETTING, CLOCK_READINGS])
        .at_discretion()
}
