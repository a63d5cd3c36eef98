//! The correction of clocks as a form asks for it: facts as typed, the right times with their arithmetic, and the one
//! entry that records it.

use desk::ids::GameId;
use desk::state::State;
use laws::clock::correction::{
    self as rules, AssistantFor, ClockState, Correction, CorrectionKind, Permitted,
};
use laws::clock::{Millis, Sides};
use laws::time_control::TimeControl;
use laws::{Advice, Announced, Colour, IncidentKind, Message as LawMessage};

use crate::draft::{self, Command, IncidentDraft, RulingMode, id, reading, span};
use crate::error::ActionError;
use crate::say;
use crate::view::{Citation, Message, Pair, RulingDraft, Side, crossing};

crossing! {
    /// A fact that a kind of correction asks for.
    #[derive(Copy, Eq)]
    pub enum CorrectionField {
        /// What the clock was set to.
        SetControl,
        /// Whose fault, or whose clock.
        Side,
        /// An amount of time.
        Amount,
        /// An amount of time for each side.
        Amounts,
        /// Moves completed by each side, by the scoresheets.
        Completed,
        /// Completed moves of each side that are taken back.
        TakenBack,
        /// Both times at the last reading that can be relied on.
        LastGood,
        /// Moves completed by each side then.
        LastGoodMoves,
        /// Hall time since then.
        Elapsed,
        /// The schedule would suffer if the setting stayed.
        ScheduleSuffers,
        /// Forgotten increments are given.
        MissedGiven,
    }

    /// A kind of correction and what it asks for, besides both clocks and their counters.
    #[derive(Eq)]
    pub struct CorrectionForm {
        /// Its code.
        pub kind: String,
        /// Its name.
        pub title: Message,
        /// What it asks for.
        pub fields: Vec<CorrectionField>,
    }

    /// A correction as typed. What a kind does not ask for is not looked at.
    #[derive(Eq)]
    pub struct CorrectionDraft {
        /// Which game.
        pub game: String,
        /// Which kind, by its code.
        pub kind: String,
        /// What the clocks show.
        pub clocks: Pair<Option<String>>,
        /// Their move counters; without one, the moves completed.
        pub counters: Pair<Option<String>>,
        /// See [`CorrectionField::SetControl`].
        pub set_control: Option<String>,
        /// See [`CorrectionField::Side`].
        pub side: Option<Side>,
        /// See [`CorrectionField::Amount`].
        pub amount: Option<String>,
        /// See [`CorrectionField::Amounts`].
        pub amounts: Pair<Option<String>>,
        /// See [`CorrectionField::Completed`]; none is what the counters say.
        pub completed: Pair<Option<String>>,
        /// See [`CorrectionField::TakenBack`].
        pub taken_back: Pair<Option<String>>,
        /// See [`CorrectionField::LastGood`].
        pub last_good: Pair<Option<String>>,
        /// See [`CorrectionField::LastGoodMoves`].
        pub last_good_moves: Pair<Option<String>>,
        /// See [`CorrectionField::Elapsed`].
        pub elapsed: Option<String>,
        /// See [`CorrectionField::ScheduleSuffers`].
        pub schedule_suffers: bool,
        /// See [`CorrectionField::MissedGiven`].
        pub missed_given: bool,
        /// Why, in the arbiter's words.
        pub reason: Option<String>,
    }

    /// A correction worked out. Nothing is changed by it.
    pub struct CorrectionShown {
        /// Its name.
        pub title: Message,
        /// What the clocks show.
        pub before: Pair<String>,
        /// What they are to show.
        pub after: Pair<String>,
        /// The counters they show.
        pub counters_before: Pair<u32>,
        /// The counters they are to show.
        pub counters_after: Pair<u32>,
        /// The arithmetic.
        pub sums: Vec<SumShown>,
        /// What to do, and what to know.
        pub lines: Vec<Message>,
        /// Because of which Articles.
        pub because: Vec<Citation>,
        /// Whether the Laws still allow it.
        pub permitted: bool,
        /// By how much a side's time fell below nothing.
        pub shortfall: Pair<Option<String>>,
        /// By how much a side's time may be more, by the arbiter's judgement.
        pub margin: Pair<Option<String>>,
        /// What records it, as one entry; none where it is not allowed or changes no time.
        pub record: Option<Command>,
    }

    /// One sum, line by line; the last line is what it makes.
    pub struct SumShown {
        /// Whose time; none is about both.
        pub side: Option<Side>,
        /// Its lines.
        pub lines: Vec<Message>,
    }
}

/// Kinds that begin with a wrong clock or a lost position. Time given with a ruling on an incident is given there.
const OFFERED: [(CorrectionKind, IncidentKind, &[CorrectionField]); 8] = {
    use CorrectionField as F;
    [
        (
            CorrectionKind::WrongSetting,
            IncidentKind::ClockSetWrongly,
            &[F::SetControl, F::Completed, F::ScheduleSuffers],
        ),
        (
            CorrectionKind::CounterOff,
            IncidentKind::ClockSetWrongly,
            &[F::Completed, F::MissedGiven, F::ScheduleSuffers],
        ),
        (CorrectionKind::WrongSideRan, IncidentKind::ClockSetWrongly, &[F::Side, F::Amount, F::Completed]),
        (
            CorrectionKind::DefectiveClock,
            IncidentKind::ClockDefective,
            &[F::LastGood, F::LastGoodMoves, F::Elapsed, F::Completed],
        ),
        (CorrectionKind::PositionRestored, IncidentKind::PiecesShifted, &[F::TakenBack]),
        (CorrectionKind::DisplacedPieces, IncidentKind::Displaced, &[F::Side, F::Amount]),
        (CorrectionKind::Disturbance, IncidentKind::OutsideDisturbance, &[F::Amounts]),
        (CorrectionKind::Assistant, IncidentKind::Other, &[F::Side, F::Amount]),
    ]
};

/// What the wizard offers.
pub fn forms() -> Vec<CorrectionForm> {
    OFFERED
        .iter()
        .map(|(kind, _, fields)| CorrectionForm {
            kind: kind.code().to_owned(),
            title: Message::new(kind.name()),
            fields: fields.to_vec(),
        })
        .collect()
}

/// Works a correction out.
///
/// # Errors
/// What was typed is unclear or missing, or the game does not exist.
pub fn correct(state: &State, typed: &CorrectionDraft) -> Result<CorrectionShown, ActionError> {
    let game: GameId = id(&typed.game, "game")?;
    let pairing = state.pairing_of(game).ok_or(ActionError::NotFound("game"))?;
    let (section, round) = (pairing.section, Some(pairing.round));
    let announced = state.announced(section, round);
    let control = state.rules(section, round).map(|rules| rules.time_control.clone()).unwrap_or_default();
    let control: TimeControl = control.parse().map_err(|_| unclear("time-control", &control))?;
    let (kind, incident, _) = OFFERED
        .iter()
        .find(|(kind, ..)| kind.code() == typed.kind)
        .ok_or_else(|| unclear("correction", &typed.kind))?;
    let advice = work_out(&announced, control, *kind, typed)?;
    Ok(shown(advice, *incident, typed))
}

fn unclear(field: &'static str, text: &str) -> ActionError {
    ActionError::Unclear(LawMessage::new("unclear-field").with("field", field).with("text", text))
}

fn missing(field: &'static str) -> ActionError {
    ActionError::Unclear(LawMessage::new("unclear-missing").with("field", field))
}

fn work_out(
    announced: &Announced,
    control: TimeControl,
    kind: CorrectionKind,
    typed: &CorrectionDraft,
) -> Result<Advice<Correction>, ActionError> {
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
    );
    if counts_moves && counter.iter().any(Option::is_none) {
        return Err(missing("counter"));
    }
    let shown = ClockState { time, counter: each(|side| counter.of(side).unwrap_or(0)) };
    let completed = each(|side| completed.of(side).unwrap_or(*shown.counter.of(side)));
    let side = || typed.side.map(Colour::from).ok_or_else(|| missing("side"));
    let amount = || amount(typed.amount.as_ref(), "amount")?.ok_or_else(|| missing("amount"));
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
                used: rules::UsedSince::Unknown,
            };
            rules::defective_clock(announced, &facts)
        }
        CorrectionKind::PositionRestored => {
            let taken = counts(&typed.taken_back, "moves")?;
            let taken_back = each(|side| taken.of(side).unwrap_or(0));
            let facts = rules::TakenBack { control, shown, taken_back, times_before: None };
            rules::position_restored(announced, &facts)
        }
        CorrectionKind::DisplacedPieces => {
            rules::displaced_pieces(announced, shown, side()?, amount()?, rules::Redress::Move)
        }
        CorrectionKind::Assistant => {
            rules::assistant(announced, shown, side()?, AssistantFor::Clock, false, amount()?)
        }
        _ => {
            let white = self::amount(typed.amounts.white.as_ref(), "amount")?.unwrap_or_default();
            let black = self::amount(typed.amounts.black.as_ref(), "amount")?.unwrap_or_default();
            rules::disturbance(announced, shown, Sides { white, black })
        }
    })
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

fn shown(advice: Advice<Correction>, incident: IncidentKind, typed: &CorrectionDraft) -> CorrectionShown {
    let correction = &advice.outcome;
    let clocks = |state: &ClockState| Pair {
        white: say::clock(state.time.white.get()),
        black: say::clock(state.time.black.get()),
    };
    let some = |time: Millis| (time != Millis::ZERO).then(|| say::clock(time.get()));
    let pair = |times: &Sides<Millis>| Pair { white: some(times.white), black: some(times.black) };
    let permitted = correction.permitted == Permitted::Yes;
    CorrectionShown {
        title: Message::new(correction.kind.name()),
        before: clocks(&correction.before),
        after: clocks(&correction.advised()),
        counters_before: counters(&correction.before),
        counters_after: counters(&correction.advised()),
        sums: correction
            .sums
            .iter()
            .map(|sum| SumShown {
                side: sum.side.map(Side::from),
                lines: sum.lines().iter().map(say::message).collect(),
            })
            .collect(),
        lines: advice.says.iter().map(say::message).collect(),
        because: say::citations(&advice.because),
        permitted,
        shortfall: pair(&correction.shortfall),
        margin: pair(&correction.margin),
        record: permitted.then(|| entry(correction, incident, typed)).flatten(),
    }
}

fn counters(state: &ClockState) -> Pair<u32> {
    Pair { white: state.counter.white, black: state.counter.black }
}

/// The incident with its ruling: clocks before, what is added to each, why.
fn entry(correction: &Correction, incident: IncidentKind, typed: &CorrectionDraft) -> Option<Command> {
    let change = correction.change();
    let delta = |ms: Millis| (ms != Millis::ZERO).then(|| say::delta(ms.get()));
    let adjust = Pair { white: delta(change.white), black: delta(change.black) };
    if adjust == Pair::default() {
        return None;
    }
    let at_fault = match correction.kind {
        CorrectionKind::DisplacedPieces => typed.side,
        _ => None,
    };
    Some(Command::Incident {
        incident: IncidentDraft {
            game: Some(typed.game.clone()),
            section: None,
            round: None,
            kind: incident.code().to_owned(),
            against: at_fault.into_iter().collect(),
            person: None,
            player: None,
            r#move: None,
            move_text: None,
            clocks: typed.clocks.clone(),
            minutes: None,
            squares: None,
            text: draft::owned(typed.reason.as_ref()),
            reported_by: None,
            witness: None,
            occurred: None,
            same_action: false,
            when: None,
            claim: None,
            mode: RulingMode::Done,
            ruling: Some(RulingDraft {
                adjust,
                reason: draft::owned(typed.reason.as_ref()),
                ..RulingDraft::default()
            }),
        },
    })
}
