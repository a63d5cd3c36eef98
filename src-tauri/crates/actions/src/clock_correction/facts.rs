//! The facts of a correction, read from what was typed, and the rule that works it out.

use laws::clock::correction::{
    self as rules, AssistantFor, ClockState, Correction, CorrectionKind, Redress, UsedSince,
};
use laws::clock::{Millis, Sides};
use laws::time_control::TimeControl;
use laws::{Advice, Announced, Colour, IncidentKind};

use super::{CorrectionDraft, Offered, choice_value, missing, unclear};
use crate::draft::{self, reading, span};
use crate::error::ActionError;
use crate::view::Pair;

pub(super) fn work_out(
    announced: &Announced,
    control: TimeControl,
    offered: &Offered,
    typed: &CorrectionDraft,
) -> Result<Advice<Correction>, ActionError> {
    let kind = offered.kind;
    let chosen = chosen(offered, typed)?;
    let counter = counts(&typed.counters, "counter")?;
    let time = both(&typed.clocks, "white-clock", "black-clock")?;
    let completed = counts(&typed.completed, "moves")?;
    let counter = each(|side| counter.of(side).or(*completed.of(side)));
    // Where increments are counted, moves that nobody typed may not pass for none.
    let counts_moves = !matches!(
        kind,
        CorrectionKind::WrongSideRan
            | CorrectionKind::DisplacedPieces
            | CorrectionKind::Disturbance
            | CorrectionKind::Assistant
            | CorrectionKind::WrongClaim
            | CorrectionKind::MoreTime
            | CorrectionKind::LessTime
    );
    if counts_moves && counter.iter().any(Option::is_none) {
        return Err(missing("counter"));
    }
    let shown = ClockState { time, counter: each(|side| counter.of(side).unwrap_or(0)) };
    let completed = each(|side| completed.of(side).unwrap_or(*shown.counter.of(side)));
    let side = || typed.side.map(Colour::from).ok_or_else(|| missing("side"));
    let amount = || amount(typed.amount.as_ref(), "amount")?.ok_or_else(|| missing("amount"));
    let amounts = || -> Result<Sides<Millis>, ActionError> {
        let white = self::amount(typed.amounts.white.as_ref(), "amount")?.unwrap_or_default();
        let black = self::amount(typed.amounts.black.as_ref(), "amount")?.unwrap_or_default();
        Ok(Sides { white, black })
    };
    // An entry that says only "other" says nothing: the reason is its name.
    if offered.incident == IncidentKind::Other && draft::owned(typed.reason.as_ref()).is_none() {
        return Err(missing("reason"));
    }
    Ok(match kind {
        CorrectionKind::WrongSetting => {
            let text = typed.set_control.as_deref().unwrap_or_default();
            let set = crate::settings::control(text).ok_or_else(|| unclear("time-control", text))?;
            let facts = rules::WrongSetting {
                right: control,
                set: set.parse().map_err(|_| unclear("time-control", text))?,
                shown,
                completed,
                made: completed,
                schedule_suffers: typed.schedule_suffers,
                period_shown: None,
            };
            rules::wrong_setting(announced, &facts)
        }
        CorrectionKind::CounterOff => {
            let missed = match typed.missed_given {
                true => rules::MissedIncrements::Given,
                false => rules::MissedIncrements::Lost,
            };
            let made = completed;
            let schedule_suffers = typed.schedule_suffers;
            let facts = rules::CounterOff { control, shown, completed, made, schedule_suffers, missed };
            rules::counter_off(announced, &facts)
        }
        CorrectionKind::WrongSideRan => {
            let facts = rules::WrongSideRan { shown, ran: side()?, time: amount()?, completed };
            rules::wrong_side_ran(announced, &facts)
        }
        CorrectionKind::DefectiveClock => {
            let then = counts(&typed.last_good_moves, "moves")?;
            let elapsed = self::amount(typed.elapsed.as_ref(), "elapsed")?;
            let facts = rules::DefectiveClock {
                control,
                last_good: rules::LastGood {
                    time: both(&typed.last_good, "white-clock", "black-clock")?,
                    completed: each(|side| then.of(side).unwrap_or(0)),
                },
                shown,
                completed,
                elapsed: elapsed.ok_or_else(|| missing("elapsed"))?,
                used: match chosen {
                    Some("used-trust-white") => UsedSince::Trusting(Colour::White),
                    Some("used-trust-black") => UsedSince::Trusting(Colour::Black),
                    Some("used-judged") => UsedSince::Judged(amounts()?),
                    _ => UsedSince::Unknown,
                },
            };
            rules::defective_clock(announced, &facts)
        }
        CorrectionKind::PositionRestored => {
            let taken = counts(&typed.taken_back, "moves")?;
            let taken_back = each(|side| taken.of(side).unwrap_or(0));
            let times_before = known(&typed.times_before)?;
            let facts = rules::TakenBack { control, shown, taken_back, times_before };
            rules::position_restored(announced, &facts)
        }
        CorrectionKind::IllegalMove => {
            let offender = side()?;
            // Found at once, unless it is said how many moves were completed from it on.
            let taken = counts(&typed.taken_back, "moves")?;
            let found_at_once = |side| u32::from(side == offender);
            let facts = rules::IllegalPress {
                taken_back: each(|side| taken.of(side).unwrap_or(found_at_once(side))),
                times_before: known(&typed.times_before)?,
                ..rules::IllegalPress::at_once(control, offender, shown)
            };
            rules::illegal_move_clock(announced, &facts)
        }
        CorrectionKind::WrongClaim => {
            chosen.ok_or_else(|| missing("claim"))?;
            rules::wrong_claim(announced, shown, side()?)
        }
        CorrectionKind::MoreTime => rules::penalty_more_time(announced, shown, side()?, amount()?),
        CorrectionKind::LessTime => rules::penalty_less_time(announced, shown, side()?, amount()?),
        CorrectionKind::DisplacedPieces => {
            let redress = match chosen {
                Some("redress-add") => Redress::AddToInjured,
                Some("redress-take") => Redress::TakeFromDisplacer,
                _ => Redress::Move,
            };
            rules::displaced_pieces(announced, shown, side()?, amount()?, redress)
        }
        CorrectionKind::Assistant => {
            let does = match chosen {
                Some("assistant-record") => AssistantFor::Record,
                _ => AssistantFor::Clock,
            };
            // What is usually taken, unless another amount is typed.
            let usual = rules::USUAL_ASSISTANT_DEDUCTION;
            let amount = self::amount(typed.amount.as_ref(), "amount")?.unwrap_or(usual);
            rules::assistant(announced, shown, side()?, does, typed.disability, amount)
        }
        _ => rules::disturbance(announced, shown, amounts()?),
    })
}

/// The answer to what the kind lets choose, where one was given.
fn chosen<'a>(offered: &Offered, typed: &'a CorrectionDraft) -> Result<Option<&'a str>, ActionError> {
    let Some(given) = typed.choice.as_deref().filter(|_| !offered.choices.is_empty()) else {
        return Ok(None);
    };
    let known = offered.choices.iter().any(|label| choice_value(label) == given);
    if known { Ok(Some(given)) } else { Err(unclear("choice", given)) }
}

/// Both times, or nothing where neither is typed.
fn known(typed: &Pair<Option<String>>) -> Result<Option<Sides<Millis>>, ActionError> {
    let empty = |text: &Option<String>| text.as_ref().is_none_or(|text| text.trim().is_empty());
    if empty(&typed.white) && empty(&typed.black) {
        return Ok(None);
    }
    both(typed, "white-clock", "black-clock").map(Some)
}

fn each<T>(make: impl FnMut(Colour) -> T) -> Sides<T> {
    Sides::each(make)
}

fn amount(text: Option<&String>, field: &'static str) -> Result<Option<Millis>, ActionError> {
    let filled = text.map(|text| text.trim()).filter(|text| !text.is_empty());
    filled.map(|text| span(text, field).map(Millis::new)).transpose()
}

fn both(
    typed: &Pair<Option<String>>,
    white: &'static str,
    black: &'static str,
) -> Result<Sides<Millis>, ActionError> {
    Ok(Sides {
        white: Millis::new(reading(typed.white.as_ref(), white)?.ok_or_else(|| missing(white))?),
        black: Millis::new(reading(typed.black.as_ref(), black)?.ok_or_else(|| missing(black))?),
    })
}

fn counts(typed: &Pair<Option<String>>, field: &'static str) -> Result<Sides<Option<u32>>, ActionError> {
    let count = |text: Option<&String>| {
        let filled = text.map(|text| text.trim()).filter(|text| !text.is_empty());
        filled.map(|text| text.parse().map_err(|_| unclear(field, text))).transpose()
    };
    Ok(Sides { white: count(typed.white.as_ref())?, black: count(typed.black.as_ref())? })
}
