//! The correction of clocks as a form asks for it: facts as typed, the right times with their arithmetic, and the one
//! entry that records it.

mod facts;

use desk::ids::GameId;
use desk::state::State;
use laws::clock::correction::{ClockState, Correction, CorrectionKind, Permitted};
use laws::clock::{Millis, Sides, Sum};
use laws::time_control::TimeControl;
use laws::{Advice, IncidentKind, Message as LawMessage, PenaltyKind};

use crate::draft::{self, Command, IncidentDraft, RulingMode, id};
use crate::error::ActionError;
use crate::say;
use crate::view::{Choice, Citation, Message, Pair, PenaltyDraft, RulingDraft, Side, crossing};

crossing! {
    /// A fact that a kind of correction asks for.
    #[derive(Copy, Eq)]
    pub enum CorrectionField {
        /// What the clock was set to.
        SetControl,
        /// Whose fault, or whose clock.
        Side,
        /// One of a few, by the kind: how time is shared out, what an assistant does, which claim.
        Choice,
        /// A player needs the assistant because of a disability.
        Disability,
        /// Both times immediately before the irregularity, where they are known.
        TimesBefore,
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
        /// What it asks for, in order.
        pub asks: Vec<CorrectionAsk>,
        /// The answers of [`CorrectionField::Choice`].
        pub choices: Vec<Choice>,
    }

    /// A fact asked for, as this kind of correction calls it.
    #[derive(Eq)]
    pub struct CorrectionAsk {
        /// Which.
        pub field: CorrectionField,
        /// What it is called.
        pub label: Message,
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
        /// See [`CorrectionField::Choice`]; none is the first that can be meant without more being said.
        pub choice: Option<String>,
        /// See [`CorrectionField::Disability`].
        pub disability: bool,
        /// See [`CorrectionField::TimesBefore`].
        pub times_before: Pair<Option<String>>,
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

/// A kind that is offered: the incident that records it, and what it asks for.
struct Offered {
    kind: CorrectionKind,
    incident: IncidentKind,
    asks: &'static [(CorrectionField, &'static str)],
    choices: &'static [&'static str],
}

/// Every kind an arbiter meets, the commonest first.
const OFFERED: [Offered; 12] = {
    use CorrectionField as F;
    const SCHEDULE: (CorrectionField, &str) = (F::ScheduleSuffers, "correction-schedule-suffers");
    const COMPLETED: (CorrectionField, &str) = (F::Completed, "correction-completed");
    const AMOUNT: (CorrectionField, &str) = (F::Amount, "correction-amount");
    const OFFENDER: (CorrectionField, &str) = (F::Side, "correction-offender");
    [
        Offered {
            kind: CorrectionKind::WrongSetting,
            incident: IncidentKind::ClockSetWrongly,
            asks: &[(F::SetControl, "correction-set-control"), COMPLETED, SCHEDULE],
            choices: &[],
        },
        Offered {
            kind: CorrectionKind::CounterOff,
            incident: IncidentKind::ClockSetWrongly,
            asks: &[COMPLETED, (F::MissedGiven, "correction-missed-given"), SCHEDULE],
            choices: &[],
        },
        Offered {
            kind: CorrectionKind::WrongSideRan,
            incident: IncidentKind::ClockSetWrongly,
            asks: &[(F::Side, "correction-ran"), AMOUNT, COMPLETED],
            choices: &[],
        },
        Offered {
            kind: CorrectionKind::DefectiveClock,
            incident: IncidentKind::ClockDefective,
            asks: &[
                (F::LastGood, "correction-last-good"),
                (F::LastGoodMoves, "correction-last-good-moves"),
                (F::Elapsed, "correction-elapsed"),
                COMPLETED,
                (F::Choice, "correction-used"),
                (F::Amounts, "correction-used-by-each"),
            ],
            choices: &["used-unknown", "used-trust-white", "used-trust-black", "used-judged"],
        },
        Offered {
            kind: CorrectionKind::IllegalMove,
            incident: IncidentKind::IllegalMove,
            asks: &[
                OFFENDER,
                (F::Choice, "correction-illegal"),
                (F::TakenBack, "correction-taken-back-from"),
                (F::TimesBefore, "correction-times-before"),
            ],
            choices: &[
                "law-incident-illegal-move",
                "law-incident-pawn-not-promoted",
                "law-incident-pressed-without-move",
                "law-incident-two-hands",
            ],
        },
        Offered {
            kind: CorrectionKind::PositionRestored,
            incident: IncidentKind::PiecesShifted,
            asks: &[(F::TakenBack, "correction-taken-back"), (F::TimesBefore, "correction-times-before")],
            choices: &[],
        },
        Offered {
            kind: CorrectionKind::DisplacedPieces,
            incident: IncidentKind::Displaced,
            asks: &[(F::Side, "correction-displacer"), AMOUNT, (F::Choice, "correction-redress")],
            choices: &["redress-move", "redress-add", "redress-take"],
        },
        Offered {
            kind: CorrectionKind::WrongClaim,
            incident: IncidentKind::RepetitionClaim,
            asks: &[(F::Side, "correction-claimant"), (F::Choice, "correction-claim")],
            choices: &["law-incident-repetition-claim", "law-incident-fifty-moves-claim"],
        },
        Offered {
            kind: CorrectionKind::Disturbance,
            incident: IncidentKind::OutsideDisturbance,
            asks: &[(F::Amounts, "correction-amounts")],
            choices: &[],
        },
        Offered {
            kind: CorrectionKind::Assistant,
            incident: IncidentKind::Other,
            asks: &[
                (F::Side, "correction-assisted"),
                (F::Choice, "correction-assistant-does"),
                (F::Disability, "correction-disability"),
                (F::Amount, "correction-amount-usual"),
            ],
            choices: &["assistant-clock", "assistant-record"],
        },
        Offered {
            kind: CorrectionKind::MoreTime,
            incident: IncidentKind::Other,
            asks: &[OFFENDER, AMOUNT],
            choices: &[],
        },
        Offered {
            kind: CorrectionKind::LessTime,
            incident: IncidentKind::Other,
            asks: &[OFFENDER, AMOUNT],
            choices: &[],
        },
    ]
};

/// What the wizard offers.
pub fn forms() -> Vec<CorrectionForm> {
    let ask = |(field, label): &(CorrectionField, &'static str)| CorrectionAsk {
        field: *field,
        label: Message::new(*label),
    };
    OFFERED
        .iter()
        .map(|offered| CorrectionForm {
            kind: offered.kind.code().to_owned(),
            title: Message::new(offered.kind.name()),
            asks: offered.asks.iter().map(ask).collect(),
            choices: offered
                .choices
                .iter()
                .map(|id| Choice { value: choice_value(id).to_owned(), label: Message::new(*id) })
                .collect(),
        })
        .collect()
}

/// What stands for a choice in a draft: the incident's own code where it names one.
fn choice_value(label: &str) -> &str {
    label.strip_prefix("law-incident-").unwrap_or(label)
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
    let offered = OFFERED
        .iter()
        .find(|offered| offered.kind.code() == typed.kind)
        .ok_or_else(|| unclear("correction", &typed.kind))?;
    let advice = facts::work_out(&announced, control, offered, typed)?;
    Ok(shown(advice, offered, typed))
}

fn unclear(field: &'static str, text: &str) -> ActionError {
    ActionError::Unclear(LawMessage::new("unclear-field").with("field", field).with("text", text))
}

fn missing(field: &'static str) -> ActionError {
    ActionError::Unclear(LawMessage::new("unclear-missing").with("field", field))
}

fn shown(advice: Advice<Correction>, offered: &Offered, typed: &CorrectionDraft) -> CorrectionShown {
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
        sums: sums_shown(&correction.sums),
        lines: advice.says.iter().map(say::message).collect(),
        because: say::citations(&advice.because),
        permitted,
        shortfall: pair(&correction.shortfall),
        margin: pair(&correction.margin),
        record: permitted.then(|| entry(correction, offered, typed)).flatten(),
    }
}

/// Sums line by line.
pub(crate) fn sums_shown(sums: &[Sum]) -> Vec<SumShown> {
    let shown = |sum: &Sum| SumShown {
        side: sum.side.map(Side::from),
        lines: sum.lines().iter().map(say::message).collect(),
    };
    sums.iter().map(shown).collect()
}

fn counters(state: &ClockState) -> Pair<u32> {
    Pair { white: state.counter.white, black: state.counter.black }
}

/// The incident with its ruling: clocks before, what is added to each, why. None where nothing changes.
fn entry(correction: &Correction, offered: &Offered, typed: &CorrectionDraft) -> Option<Command> {
    let change = correction.change();
    if change == Sides::default() && correction.before.counter == correction.after.counter {
        return None;
    }
    let against = match correction.kind {
        CorrectionKind::DisplacedPieces
        | CorrectionKind::IllegalMove
        | CorrectionKind::WrongClaim
        | CorrectionKind::MoreTime
        | CorrectionKind::LessTime => typed.side,
        _ => None,
    };
    let reason = draft::owned(typed.reason.as_ref());
    let named = typed.choice.as_deref().and_then(IncidentKind::from_code);
    let kind = named.filter(|_| against.is_some()).unwrap_or(offered.incident);
    Some(Command::Incident {
        incident: IncidentDraft {
            game: Some(typed.game.clone()),
            section: None,
            round: None,
            kind: kind.code().to_owned(),
            against: against.into_iter().collect(),
            person: None,
            player: None,
            r#move: in_progress(correction, typed.side),
            move_text: None,
            clocks: typed.clocks.clone(),
            minutes: None,
            squares: None,
            text: reason.clone(),
            position: None,
            reported_by: None,
            witness: None,
            occurred: None,
            same_action: false,
            when: None,
            claim: None,
            clock: None,
            mode: RulingMode::Done,
            ruling: Some(ruling(correction, typed.side, &change, reason)),
        },
    })
}

/// A penalty is one of 12.9; anything else is a change of the clocks.
fn ruling(
    correction: &Correction,
    side: Option<Side>,
    change: &Sides<Millis>,
    reason: Option<String>,
) -> RulingDraft {
    let penalty = match correction.kind {
        CorrectionKind::MoreTime => Some((PenaltyKind::OpponentMoreTime, change.white + change.black)),
        CorrectionKind::LessTime => Some((PenaltyKind::OffenderLessTime, -(change.white + change.black))),
        _ => None,
    };
    if let (Some((kind, amount)), Some(on)) = (penalty, side) {
        let penalty = PenaltyDraft {
            on: laws::Colour::from(on).code().to_owned(),
            who: None,
            penalty: kind.code().to_owned(),
            amount: Some(say::clock(amount.get())),
        };
        return RulingDraft { penalties: vec![penalty], reason, ..RulingDraft::default() };
    }
    let delta = |ms: Millis| (ms != Millis::ZERO).then(|| say::delta(ms.get()));
    let adjust = Pair { white: delta(change.white), black: delta(change.black) };
    RulingDraft { adjust, reason, ..RulingDraft::default() }
}

/// The move in progress by the counters, where they were said: an illegal move is the one just pressed.
fn in_progress(correction: &Correction, offender: Option<Side>) -> Option<String> {
    let counted = correction.after.counter;
    if counted == Sides::default() {
        return None;
    }
    let white_moves = match (correction.kind, offender) {
        (CorrectionKind::IllegalMove, Some(side)) => side == Side::White,
        _ => counted.white == counted.black,
    };
    let (number, dots) = if white_moves {
        (counted.white.saturating_add(1), ".")
    } else {
        (counted.black.saturating_add(1), "...")
    };
    Some(format!("{number}{dots}"))
}
