//! Art. 6.10.2, A.5.1.1 — A wrong setting found during the game, and a move counter that is off.

use super::{ClockState, Correction, CorrectionKind, Draft, Permitted};
use crate::articles::{RESTORING, TIME_CARRIED_OVER, TIME_PERIODS};
use crate::clock::{Millis, Sides, Sum, expected};
use crate::colour::Colour;
use crate::message::Message;
use crate::time_control::{SideControl, TimeControl};
use crate::{Advice, Announced, ClockFault, ClockFaultFacts, ClockFaultRuling, clock_fault};

/// A clock that was set to something else than announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongSetting {
    /// The announced control.
    pub right: TimeControl,
    /// What the clock was set to.
    pub set: TimeControl,
    /// What the clock shows. By its counters the wrong setting gave its increments.
    pub shown: ClockState,
    /// Moves completed. By them the right setting would have given its increments.
    pub completed: Sides<u32>,
    /// Moves made by each player, which close the matter under A.5.1.1.
    pub made: Sides<u32>,
    /// The schedule of the competition would suffer from the wrong setting, which opens it again (A.5.1.1).
    pub schedule_suffers: bool,
    /// The period the clock shows, where it was set to change period at zero; else it follows from the counter.
    pub period_shown: Option<u32>,
}

/// What becomes of increments that were not given because a press was forgotten.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MissedIncrements {
    /// They stay lost: who does not press has himself to blame (6.2.2).
    #[default]
    Lost,
    /// The arbiter gives them.
    Given,
}

/// A move counter that does not show the moves completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CounterOff {
    /// The control.
    pub control: TimeControl,
    /// What the clock shows.
    pub shown: ClockState,
    /// Moves completed, by the scoresheets.
    pub completed: Sides<u32>,
    /// Moves made by each player.
    pub made: Sides<u32>,
    /// The schedule of the competition would suffer (A.5.1.1).
    pub schedule_suffers: bool,
    /// Increments of forgotten presses.
    pub missed: MissedIncrements,
}

/// Art. 6.10.2 — The right times after a wrong setting: what each side has really used, taken from what the
/// announced control would have given by now.
///
/// Used is what the wrong setting gave less what is shown; so an increment not given, a wrong base, a missing
/// period and sides that were exchanged are all one sum. Where only one of the two settings has a delay, how
/// much it spared or would have spared is not known: the least time is proposed, with a margin. Under A.5 and
/// B.3 the setting stays once both players have made ten moves, unless the schedule would suffer (A.5.1.1).
pub fn wrong_setting(announced: &Announced, facts: &WrongSetting) -> Advice<Correction> {
    let mut draft = Draft::new(CorrectionKind::WrongSetting, facts.shown);
    let mut used = Sides::<Millis>::default();
    for side in Colour::BOTH {
        let (set, counter) = (facts.set.side(side), *facts.shown.counter.of(side));
        let base = match facts.period_shown {
            Some(period) => set.base_of_periods(period),
            None => set.base_after(counter),
        };
        let sum = given(Sum::of(side, "clock-term-used"), set, base, counter)
            .minus(*facts.shown.time.of(side), Message::new("clock-term-shown"));
        *used.of_mut(side) = sum.total();
        draft = draft.noting(sum);
    }
    let rightly = expected(&facts.right, facts.completed, used);
    for side in Colour::BOTH {
        let (right, completed) = (facts.right.side(side), *facts.completed.of(side));
        let used = *used.of(side);
        let base = rightly.of(side).time + used - right.increments_after(completed);
        let moves = completed.max(*facts.shown.counter.of(side)).saturating_add(1);
        let spared = facts.set.side(side).delay_beyond(right, moves);
        let to_spare = right.delay_beyond(facts.set.side(side), moves).min(used.or_zero());
        let sum = given(Sum::of(side, "clock-new-time"), right, base, completed)
            .minus(used, Message::new("clock-term-used"))
            .minus_any(spared, Message::new("clock-term-delay-spared"));
        let least = sum.total();
        let most = least + spared + to_spare;
        draft = draft.setting(side, sum).counting(side, completed);
        *draft.correction.margin.of_mut(side) = most.or_zero() - least.or_zero();
        *draft.correction.shortfall.of_mut(side) = (-most).or_zero();
    }
    let advice = ruled(announced, facts.made, facts.schedule_suffers, draft);
    advice.citing([TIME_PERIODS, TIME_CARRIED_OVER].map(|article| article.cite_in(announced.edition)))
}

/// With what a control has given once so many moves are completed: the periods' time, then the increments.
fn given(sum: Sum, side: &SideControl, base: Millis, completed: u32) -> Sum {
    let increments = side.increments_after(completed);
    let count = completed.saturating_add(1);
    let each = side.span_of_move(1).period.extra();
    let label = if each.times(count) == increments {
        Message::new("clock-term-increments").with("count", count).with("each", each)
    } else {
        Message::new("clock-term-increments-differing").with("count", count)
    };
    sum.plus(base, Message::new("clock-term-base")).plus_any(increments, label)
}

/// Art. 6.10.2, 7.1 — Sets a move counter right, and the time with it where the clock gave a period's time too
/// early or still owes it, or gave increments for presses that were no moves.
///
/// Readings chosen: an increment gained by pressing twice is taken back; one missed by not pressing stays
/// lost unless the arbiter gives it. Under A.5 and B.3 closed after ten moves like any setting.
pub fn counter_off(announced: &Announced, facts: &CounterOff) -> Advice<Correction> {
    let mut draft = Draft::new(CorrectionKind::CounterOff, facts.shown);
    for side in Colour::BOTH {
        let (counter, completed) = (*facts.shown.counter.of(side), *facts.completed.of(side));
        let control = facts.control.side(side);
        let base = control.base_after(completed) - control.base_after(counter);
        let gained = control.increments_of_moves(completed.saturating_add(2), counter.saturating_add(1));
        let missed = control.increments_of_moves(counter.saturating_add(2), completed.saturating_add(1));
        let mut sum = draft
            .shown_first(side)
            .plus_any(base.or_zero(), Message::new("clock-term-period-owed"))
            .minus_any((-base).or_zero(), Message::new("clock-term-period-early"))
            .minus_any(gained, Message::new("clock-term-increments-double"));
        if facts.missed == MissedIncrements::Given {
            sum = sum.plus_any(missed, Message::new("clock-term-increments-missed"));
        }
        draft = draft.setting(side, sum).counting(side, completed);
    }
    let advice = ruled(announced, facts.made, facts.schedule_suffers, draft);
    advice.citing([TIME_PERIODS.cite_in(announced.edition), RESTORING.cite_in(announced.edition)])
}

/// The advice, with what Article 6.10.2 or A.5.1.1 says on whether a setting is still corrected.
fn ruled(
    announced: &Announced,
    made: Sides<u32>,
    schedule_suffers: bool,
    mut draft: Draft,
) -> Advice<Correction> {
    let (white_moves, black_moves) = (made.white, made.black);
    let fault = ClockFaultFacts {
        fault: ClockFault::WrongSetting,
        white_moves,
        black_moves,
        schedule_suffers,
        claimed_late: false,
    };
    let ruling = clock_fault(announced, &fault);
    if ruling.outcome == ClockFaultRuling::Stays {
        draft.correction.permitted = Permitted::ClosedAfterTenMoves;
    }
    draft.advise_as(ruling)
}
