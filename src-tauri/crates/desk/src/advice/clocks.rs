//! Fallen flags and stopped clocks (6.4, 6.8, 6.9, 6.11): what the clocks and the record tell, and what follows.

use laws::clock::{CountedBy, FlagFacts, FlagFinding, flag_check};
use laws::{Colour, FlagFallFacts, FlagRuling, FlagsDown, Force, GameEffect, MateAnswer, Message};

use super::{IncidentAdvice, Scene, ends, noticed_by, open, other_side, outcome_label};
use crate::command::{IncidentReport, SaidRuling};
use crate::state::State;

/// The flag as the Laws' functions see it. Which period runs follows from the move in progress; how many moves were
/// completed from what was counted.
pub(super) fn flag_fall(
    state: &State,
    scene: &Scene<'_>,
    report: &IncidentReport,
    fallen: Colour,
) -> IncidentAdvice {
    let both = other_side(scene, report, fallen).is_some();
    let flags = match (both, report.clock.first_flag) {
        (false, _) => FlagsDown::One(fallen),
        (true, Some(first)) => FlagsDown::BothFirst(first),
        (true, None) => FlagsDown::BothOrderUnknown,
    };
    let counted = counted(state, scene, report, flags);
    let facts = FlagFallFacts {
        // The one who had completed his moves drops out, whichever flag was first.
        flags: counted.as_ref().map_or(flags, |counted| counted.flags),
        by: noticed_by(report),
        moves_completed: counted.as_ref().is_some_and(|counted| counted.enough),
        last_period: scene.section.is_none_or(|s| state.last_period(s, scene.round, fallen, report.move_no)),
        opponent_can_mate: report.opponent_can_mate,
        before: report.clock.ended_before.clone(),
    };
    let (ruling, mut advice) = IncidentAdvice::from_law(laws::flag_fall(&scene.announced, &facts));
    advice.says.extend(report.clock.told());
    let over = !facts.before.is_empty() && matches!(ruling, FlagRuling::Game(GameEffect::Ends(_)));
    if let Some(counted) = counted.filter(|_| !over) {
        advice.join(counted.advice);
        if counted.open {
            // The offers of the loss stand, the ruling is the arbiter's: the number of moves is not certain.
            advice.force = Force::Open;
        }
    }
    let because = advice.because.clone();
    let certain = advice.force != Force::Open;
    match ruling {
        FlagRuling::Game(GameEffect::Ends(outcome)) => {
            // Of a game that was over the question is asked no more; an answer that is known stands beside it.
            let asked = facts.before.is_empty() || facts.opponent_can_mate != MateAnswer::Undetermined;
            advice.mate = asked.then_some(facts.opponent_can_mate);
            advice.offer(outcome_label(outcome), certain, because, ends(outcome));
        }
        FlagRuling::Game(GameEffect::HangsOnMate { can_mate, cannot_mate }) => {
            advice.mate = Some(facts.opponent_can_mate);
            advice.offer(outcome_label(can_mate), false, because.clone(), ends(can_mate));
            advice.offer(outcome_label(cannot_mate), false, because, ends(cannot_mate));
        }
        FlagRuling::Game(GameEffect::GoesOn | GameEffect::ResultStands) | FlagRuling::NextPeriod => {
            advice.offer(Message::new("offer-play-on"), certain, because, SaidRuling::default());
        }
        FlagRuling::NotCalled | FlagRuling::ArbiterDecides => {}
    }
    advice
}

/// Completed moves held against the period's.
struct Counted {
    flags: FlagsDown,
    enough: bool,
    /// No ruling rests on it yet: a counter alone, or a period that was not said.
    open: bool,
    advice: IncidentAdvice,
}

/// None where nobody counted, or the control cannot be read.
fn counted(state: &State, scene: &Scene<'_>, report: &IncidentReport, flags: FlagsDown) -> Option<Counted> {
    let completed = report.clock.completed;
    let flagged = match flags {
        FlagsDown::One(side) | FlagsDown::BothFirst(side) => side,
        FlagsDown::BothOrderUnknown => Colour::White,
    };
    let own = (*completed.of(flagged)).or(*completed.of(flagged.opponent()))?;
    let control = state.rules(scene.section?, scene.round)?.time_control.parse().ok()?;
    let control: laws::time_control::TimeControl = control;
    let side = control.side(flagged);
    // Without the move in progress the flag fell in the period of the last completed move or in the next one.
    let (period, certain) = match report.move_no {
        Some(number) => (side.span_of_move(u32::from(number)).number, true),
        None => (side.span_of_move(own).number, side.span_of_move(own).number == side.span_after(own).number),
    };
    let facts = FlagFacts {
        control,
        down: flags,
        period,
        completed,
        counted_by: report.clock.counted_by.unwrap_or(CountedBy::Scoresheet),
    };
    let law = flag_check(&scene.announced, &facts);
    let (finding, mut advice) = IncidentAdvice::from_law(law);
    let count = |side: Colour| completed.of(side).unwrap_or_default();
    let (flags, enough, says) = match finding {
        FlagFinding::Enough { side, required } => (
            FlagsDown::One(side),
            true,
            Message::new("advice-flag-enough")
                .with("side", side)
                .with("count", count(side))
                .with("required", required),
        ),
        FlagFinding::Overstepped { side, required: Some(required), .. } => (
            FlagsDown::One(side),
            false,
            Message::new("advice-flag-too-few")
                .with("side", side)
                .with("count", count(side))
                .with("required", required),
        ),
        FlagFinding::Overstepped { side, required: None, .. } => {
            (FlagsDown::One(side), false, Message::new("clock-says-flag-last").with("side", side))
        }
        FlagFinding::CountMoves { side, required } => (
            FlagsDown::One(side),
            false,
            Message::new("clock-says-flag-count").with("side", side).with("required", required),
        ),
        FlagFinding::BothOverstepped { .. } => (flags, false, Message::new("clock-says-flags-both")),
    };
    let by_counter = facts.counted_by == CountedBy::Counter;
    let mut open = advice.force == Force::Open;
    advice.says = vec![says];
    if by_counter && open {
        advice.says.push(Message::new("clock-says-counter-alone"));
    }
    if !certain {
        open = true;
        advice.says.push(Message::new("advice-flag-which-period"));
    }
    Some(Counted { flags, enough, open, advice })
}

/// Art. 6.11 — Clocks that a player stopped, the reason being known.
pub(super) fn stopped(scene: &Scene<'_>, report: &IncidentReport) -> IncidentAdvice {
    let Some(reason) = report.clock.stopped_for else { return open(Vec::new()) };
    let (valid, mut advice) = IncidentAdvice::from_law(laws::clocks_stopped(scene.announced.edition, reason));
    advice.says.extend(report.clock.told());
    if valid {
        let because = advice.because.clone();
        advice.offer(Message::new("offer-play-on"), true, because, SaidRuling::default());
    }
    advice
}
