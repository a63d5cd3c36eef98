//! Art. 7.1, 7.5.5 — Times and counters when moves are taken back.

use super::{ClockState, Correction, CorrectionKind, Draft};
use crate::articles::{ILLEGAL_MOVE_PENALTY, RESTORING};
use crate::clock::{Millis, Sides, Sum};
use crate::colour::Colour;
use crate::message::Message;
use crate::readings::minutes_ms;
use crate::time_control::{Handover, TimeControl};
use crate::{Advice, Announced};

/// An illegal move that was completed by pressing the clock, the first one of its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalPress {
    /// The control.
    pub control: TimeControl,
    /// Who made it.
    pub offender: Colour,
    /// What the clock shows after the press, or after the later moves.
    pub shown: ClockState,
    /// Moves each side completed from the illegal one on, which are taken back: one by the offender and none
    /// by the opponent where it was found at once.
    pub taken_back: Sides<u32>,
    /// The times immediately before the illegal press, where they are known.
    pub times_before: Option<Sides<Millis>>,
}

impl IllegalPress {
    /// Found before the opponent completed a move.
    pub fn at_once(control: TimeControl, offender: Colour, shown: ClockState) -> IllegalPress {
        let taken_back = Sides::each(|side| u32::from(side == offender));
        IllegalPress { control, offender, shown, taken_back, times_before: None }
    }
}

/// A position that is restored, so that moves are taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// The control.
    pub control: TimeControl,
    /// What the clock shows.
    pub shown: ClockState,
    /// How many completed moves of each side are taken back.
    pub taken_back: Sides<u32>,
    /// The times at the moment of the irregularity, where they are known.
    pub times_before: Option<Sides<Millis>>,
}

/// Art. 7.5.5, 7.1, A.3 — The clocks after a player's first illegal move: what the press gained is taken back
/// (the increment, and the time of a new period if the move seemed to reach one), the opponent gets the
/// minutes, and the counter goes back.
///
/// A delay gains nothing by a press, so nothing is taken back for it. The time that was used stays used
/// unless the times before the irregularity are known. What a second illegal move means is not asked here.
pub fn illegal_move_clock(announced: &Announced, facts: &IllegalPress) -> Advice<Correction> {
    let minutes = announced.added_minutes();
    let opponent = facts.offender.opponent();
    let mut draft = Draft::new(CorrectionKind::IllegalMove, facts.shown);
    for side in Colour::BOTH {
        let mut sum =
            before_moves(&draft, &facts.control, side, *facts.taken_back.of(side), facts.times_before);
        if side == opponent {
            let label = Message::new("clock-term-illegal-move").with("offender", facts.offender);
            sum = sum.plus_any(Millis::new(minutes_ms(minutes)), label);
        }
        draft = back(draft, side, sum, *facts.taken_back.of(side));
    }
    draft
        .advise(announced, &[ILLEGAL_MOVE_PENALTY, RESTORING])
        .citing(announced.regime.minutes_citations(minutes))
}

/// Art. 7.1 — The clocks when a position is restored: the times at the irregularity where they are known,
/// else what is shown less what the moves taken back had gained.
///
/// It is the arbiter's best judgement, which includes leaving the times as they are; the advice says so.
pub fn position_restored(announced: &Announced, facts: &TakenBack) -> Advice<Correction> {
    let mut draft = Draft::new(CorrectionKind::PositionRestored, facts.shown);
    for side in Colour::BOTH {
        let sum = before_moves(&draft, &facts.control, side, *facts.taken_back.of(side), facts.times_before);
        draft = back(draft, side, sum, *facts.taken_back.of(side));
    }
    draft.advise(announced, &[RESTORING]).saying(Message::new("clock-says-best-judgement")).at_discretion()
}

/// A side's time with its last completed moves taken back.
fn before_moves(
    draft: &Draft,
    control: &TimeControl,
    side: Colour,
    taken_back: u32,
    times_before: Option<Sides<Millis>>,
) -> Sum {
    if let Some(times) = times_before {
        return Sum::of(side, "clock-new-time")
            .plus(*times.of(side), Message::new("clock-term-before-irregularity"));
    }
    let shown = *draft.correction.before.counter.of(side);
    let left = shown.saturating_sub(taken_back);
    let periods = control.side(side);
    // A clock that changes period at zero gave nothing for the move.
    let base = match control.handover() {
        Handover::AtMoveCount => periods.base_after(shown) - periods.base_after(left),
        Handover::AtZero => Millis::ZERO,
    };
    let increments = periods.increments_after(shown) - periods.increments_after(left);
    draft
        .shown_first(side)
        .minus_any(increments, Message::new("clock-term-increment-gained"))
        .minus_any(base, Message::new("clock-term-period-gained"))
}

fn back(draft: Draft, side: Colour, sum: Sum, taken_back: u32) -> Draft {
    let counter = draft.correction.before.counter.of(side).saturating_sub(taken_back);
    draft.setting(side, sum).counting(side, counter)
}
