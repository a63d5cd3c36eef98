//! Incidents with what the Laws say and what was ruled.

use desk::advice::{IncidentAdvice, clocks_after};
use desk::command::{AtFault, Clocks, PenaltyDraft as DeskPenalty, SaidRuling, Score};
use desk::fact::{ClockReading, Fault, Penalty};
use desk::history::Dated;
use desk::ids::*;
use desk::message_code;
use desk::state::{IncidentRecord, State};
use desk::words::{Moment, Reporter};
use laws::{Colour, MateAnswer, PenaltyKind};

use super::claim::{ClaimOnRecord, claim_shown};
use super::competition::count;
use super::{Citation, Message, Pair, ResultCode, Side, crossing};
use crate::say;
use crate::session::Now;

crossing! {
    /// Where an incident stands.
    #[derive(Copy, Eq)]
    pub enum IncidentStatus {
        /// A ruling is owed.
        Open,
        /// Ruled.
        Ruled,
        /// Its ruling was revoked.
        Revoked,
        /// Its ruling was changed on appeal.
        ChangedOnAppeal,
    }

    /// An incident.
    pub struct Incident {
        /// Which.
        pub incident: String,
        /// The entry that recorded it.
        pub entry: String,
        /// That entry's number.
        pub number_text: String,
        /// Its kind.
        pub kind: String,
        /// Its name.
        pub title: Message,
        /// Where it stands.
        pub status: IncidentStatus,
        /// Hall time.
        pub at_text: String,
        /// The move.
        pub move_text: Option<String>,
        /// Who is at fault, by side.
        pub against: Vec<Side>,
        /// Facts, one sentence each.
        pub facts: Vec<Message>,
        /// Who told the arbiter.
        pub reported_by: Option<Message>,
        /// Who saw it.
        pub witness: Option<String>,
        /// Initials of who ruled.
        pub ruled_by: Option<String>,
        /// In the arbiter's words.
        pub text: Option<String>,
        /// Clocks before.
        pub clocks_before: Option<Pair<Option<String>>>,
        /// The draw claim it is.
        pub claim: Option<ClaimOnRecord>,
        /// Appeals against its rulings.
        pub appeals: Vec<String>,
        /// What the Laws say; while it is open asked anew, later as it was recorded.
        pub advice: Option<Advice>,
        /// The ruling that stands.
        pub ruling: Option<Ruling>,
        /// What became of the clocks that a fallen ruling had changed.
        pub clocks_became: Option<Message>,
    }

    /// What the Laws prescribe or permit.
    pub struct Advice {
        /// Sentences, most important first.
        pub lines: Vec<Message>,
        /// Because of which Articles.
        pub because: Vec<Citation>,
        /// Clocks after the first ruling offered.
        pub clocks_after: Option<Pair<Option<String>>>,
        /// What it means for the result.
        pub result: Option<Message>,
        /// The mate question, where it matters.
        pub mate: Option<Message>,
        /// What to ask to see the answer on a board.
        pub mate_question: Option<crate::mate::MateAsked>,
        /// Rulings ready to be recorded.
        pub rulings: Vec<RulingOffered>,
    }

    /// A ruling ready to be recorded.
    pub struct RulingOffered {
        /// What it is called.
        pub label: Message,
        /// Whether the Laws prescribe it.
        pub prescribed: bool,
        /// Because of which Articles.
        pub because: Vec<Citation>,
        /// The ruling.
        pub ruling: RulingDraft,
    }

    /// A ruling that stands.
    pub struct Ruling {
        /// The entry that recorded it.
        pub entry: String,
        /// What was decided.
        pub lines: Vec<Message>,
        /// Because of which Articles.
        pub because: Vec<Citation>,
        /// Clocks after it.
        pub clocks_after: Option<Pair<Option<String>>>,
        /// Initials of who decided.
        pub ruled_by: Option<String>,
        /// Hall time.
        pub at_text: String,
        /// Whether it differs from what the Laws prescribed.
        pub differs: bool,
        /// Why.
        pub reason: Option<String>,
        /// Whether the reason is owed.
        pub reason_owed: bool,
        /// Whether it changed a clock: revoking it asks what became of that.
        pub changed_clocks: bool,
    }

    /// A penalty as typed.
    #[derive(Eq)]
    pub struct PenaltyDraft {
        /// On whom: `white`, `black` or `other`.
        pub on: String,
        /// The name, where it is no player of this game.
        pub who: Option<String>,
        /// Which of the nine, by its code.
        pub penalty: String,
        /// Minutes, points, money or rounds as typed.
        pub amount: Option<String>,
    }

    /// A ruling as typed.
    #[derive(Eq, Default)]
    pub struct RulingDraft {
        /// Penalties.
        pub penalties: Vec<PenaltyDraft>,
        /// Time that is no penalty, signed: `+2:00`.
        pub adjust: Pair<Option<String>>,
        /// The result it means.
        pub result: Option<ResultCode>,
        /// No penalty, play goes on.
        pub nothing: bool,
        /// Why.
        pub reason: Option<String>,
        /// Who decided.
        pub ruled_by: Option<String>,
    }
}

/// An incident as it stands.
pub fn incident(state: &State, id: IncidentId, now: Now) -> Option<Incident> {
    let record = state.incidents.get(&id)?;
    let fact = record.incident.last()?;
    let entry = state.entry(fact.entry)?;
    let at = entry.occurred_at.map_or(entry.recorded_at, |at| at.at);
    let side = record.faults.now().and_then(|fault| fault.side);
    let open = state.is_open(id);
    Some(Incident {
        incident: id.to_string(),
        entry: entry.id.to_string(),
        number_text: super::journal::number_text(state, fact.entry),
        kind: fact.fact.kind.code().to_owned(),
        title: Message::new(fact.fact.kind.name()),
        status: status(state, id, open),
        at_text: say::hall(at, now.offset_min),
        move_text: fact.fact.move_no.map(|n| say::move_number(n, side)),
        against: record.faults.iter().filter_map(|d| d.fact.side).map(Side::from).collect(),
        facts: fault_lines(state, record),
        reported_by: fact.fact.reported_by.map(|who| reporter(who, fact.fact.reporter.as_deref())),
        witness: fact.fact.witness.clone(),
        ruled_by: record.rulings.now().and_then(|r| r.ruled_by).and_then(|a| initials(state, a)),
        text: fact.fact.note.clone(),
        clocks_before: reading(state, record, Moment::Before),
        claim: record.claim.now().map(|claim| claim_shown(state, fact.fact.game, claim)),
        appeals: appeals(state, record),
        advice: match open {
            true => advice_now(state, id),
            false => recorded_advice(record),
        },
        ruling: ruling(state, record, now),
        clocks_became: fallen(state, id).filter(|_| open).and_then(super::journal::clocks_became),
    })
}

/// What the Laws say to an open incident, with the mate question answered where it matters and the moves are known.
fn advice_now(state: &State, id: IncidentId) -> Option<Advice> {
    let report = desk::decide::report_of(state, id)?;
    let said = desk::decide::advise_knowing(state, id, &report).ok()?;
    let (report, said) = match said.mate {
        Some(MateAnswer::Undetermined) => {
            let report = crate::flag::known(state, crate::mate::answered(state, report));
            let said = desk::decide::advise_knowing(state, id, &report).ok()?;
            (report, said)
        }
        _ => (report, said),
    };
    let position = crate::on_board::position_of(state, id);
    let told = crate::on_board::Told { position: position.as_deref(), touches: None };
    let report = crate::on_board::answered(state, report.clone(), told).unwrap_or(report);
    let said = match report.board {
        Some(_) => desk::decide::advise_knowing(state, id, &report).ok()?,
        None => said,
    };
    let mut shown = advice(&said, report.clocks);
    // A claim is not checked again: what was said on the moves then stands beside its offers.
    let record = state.incidents.get(&id).filter(|record| record.claim.now().is_some());
    if let Some(recorded) = record.and_then(recorded_advice) {
        shown.lines = recorded.lines;
    }
    Some(crate::mate::with_question(state, Some(&report), shown))
}

fn status(state: &State, id: IncidentId, open: bool) -> IncidentStatus {
    if !open {
        use desk::words::AppealVerdict::{Granted, Partly};
        let appeals = state.incidents.get(&id).map(|record| &record.appeals);
        let outcomes = appeals.into_iter().flatten().filter_map(|id| state.appeals.get(id)?.outcome.now());
        let changed = outcomes.into_iter().any(|outcome| matches!(outcome.verdict, Granted | Partly));
        return if changed { IncidentStatus::ChangedOnAppeal } else { IncidentStatus::Ruled };
    }
    let way = fallen(state, id).and_then(|entry| {
        entry.facts.iter().find_map(|f| match f {
            desk::fact::Fact::Taken(taken) => Some(taken.way),
            _ => None,
        })
    });
    match way {
        Some(desk::words::Withdrawal::Revoked) => IncidentStatus::Revoked,
        Some(desk::words::Withdrawal::Appeal) => IncidentStatus::ChangedOnAppeal,
        Some(desk::words::Withdrawal::Mistyped) | None => IncidentStatus::Open,
    }
}

/// The entry that took an incident's last ruling back: a ruling that fell leaves its entry in the journal.
fn fallen(state: &State, id: IncidentId) -> Option<&desk::entry::Entry> {
    state.journal().iter().enumerate().rev().find_map(|(n, entry)| {
        let ours = entry.facts.iter().any(|f| matches!(f, desk::fact::Fact::Ruling(r) if r.incident == id));
        let by = ours.then(|| state.taken_by(desk::history::EntryNo(count(n)))).flatten()?;
        state.entry(by)
    })
}

pub(crate) fn initials(state: &State, arbiter: ArbiterId) -> Option<String> {
    state.arbiter(arbiter).map(|a| a.initials.clone())
}

fn reporter(who: Reporter, name: Option<&str>) -> Message {
    match name {
        Some(name) => {
            Message::new("reporter-named").with("who", super::word("reporter", who.word())).with("name", name)
        }
        None => super::word("reporter", who.word()),
    }
}

/// Who was at fault, what was touched, what was played.
pub(crate) fn fault_lines(state: &State, record: &IncidentRecord) -> Vec<Message> {
    let faults = record.faults.iter().map(|dated| fault_line(state, &dated.fact));
    let touched = crate::touch::written(record.touched.iter().map(|dated| &dated.fact));
    let touched = (!touched.is_empty()).then(|| Message::new("incident-touched").with("squares", touched));
    let played = record.faults.now().and_then(|fault| fault.move_text.as_deref());
    // A claimant has written his move and not made it.
    let claimed =
        record.incident.now().map(|fact| fact.kind.answered_by()) == Some(laws::AnsweredBy::DrawClaim);
    let played = played.map(|text| match claimed {
        true => Message::new("incident-written").with("move", text),
        false => Message::new("incident-played").with("move", text),
    });
    faults.chain(touched).chain(played).collect()
}

fn fault_line(state: &State, fault: &Fault) -> Message {
    let name = fault.player.and_then(|id| state.player(id)).map(|p| p.name.clone());
    let name = name.or_else(|| fault.person.clone()).unwrap_or_default();
    let side = fault.side.map_or("none", Colour::code);
    let id = if fault.ordinal.is_some() { "incident-fault-counted" } else { "incident-fault" };
    Message::new(id)
        .with("name", name)
        .with("side", side)
        .with("number", fault.ordinal.unwrap_or(0))
        .with("move", fault.move_text.as_deref().unwrap_or(""))
}

fn shown_clocks(reading: &ClockReading) -> Pair<Option<String>> {
    Pair { white: reading.white_ms.map(say::clock), black: reading.black_ms.map(say::clock) }
}

fn reading(state: &State, record: &IncidentRecord, moment: Moment) -> Option<Pair<Option<String>>> {
    let incident = record.incident.now()?;
    let game = state.games.get(&incident.game?)?;
    let id = incident.incident;
    let ours = |d: &&Dated<ClockReading>| d.fact.incident == Some(id) && d.fact.moment == moment;
    game.readings.iter().rfind(ours).map(|d| shown_clocks(&d.fact))
}

/// Appeals that stand, in the order in which they were lodged.
fn appeals(state: &State, record: &IncidentRecord) -> Vec<String> {
    let lodged = |id: &AppealId| state.appeals.get(id)?.appeal.first().map(|dated| dated.entry);
    let mut dated: Vec<_> = record.appeals.iter().filter_map(|id| Some((lodged(id)?, *id))).collect();
    dated.sort();
    dated.into_iter().map(|(_, id)| id.to_string()).collect()
}

/// Advice as it is shown, with the clocks after the first offer.
pub fn advice(advice: &IncidentAdvice, before: Clocks) -> Advice {
    // What hangs on an undecided question is no result yet: every offer is a choice then.
    let first = advice.offers.first().filter(|_| advice.mate != Some(MateAnswer::Undetermined));
    let after = first.map(|offer| clocks_after(before, &offer.ruling, &[])).filter(|after| *after != before);
    Advice {
        lines: advice.says.iter().map(say::message).collect(),
        because: say::citations(&advice.because),
        clocks_after: after
            .map(|c| Pair { white: c.white_ms.map(say::clock), black: c.black_ms.map(say::clock) }),
        result: first.and_then(|offer| offer.ruling.score).and_then(score_message),
        mate: advice.mate.map(mate),
        mate_question: None,
        rulings: advice
            .offers
            .iter()
            .map(|offer| RulingOffered {
                label: say::message(&offer.label),
                prescribed: offer.prescribed,
                because: say::citations(&offer.because),
                ruling: draft(&offer.ruling),
            })
            .collect(),
    }
}

fn mate(answer: MateAnswer) -> Message {
    Message::new(format!("mate-{}", answer.code()))
}

fn score_message(score: Score) -> Option<Message> {
    match score {
        Score::Outcome(outcome) => Some(Message::new("ruling-result").with("score", say::score(outcome))),
        Score::Points(..) => None,
    }
}

/// A desk ruling as the form holds it.
pub fn draft(ruling: &SaidRuling) -> RulingDraft {
    let delta = |ms: i64| (ms != 0).then(|| say::delta(ms));
    RulingDraft {
        penalties: ruling.penalties.iter().map(penalty_draft).collect(),
        adjust: Pair { white: delta(ruling.white_delta_ms), black: delta(ruling.black_delta_ms) },
        result: match ruling.score {
            Some(Score::Outcome(outcome)) => Some(ResultCode::of(outcome)),
            _ => None,
        },
        nothing: *ruling == SaidRuling::default(),
        reason: ruling.reason.clone(),
        ruled_by: ruling.ruled_by.map(|id| id.to_string()),
    }
}

fn penalty_draft(penalty: &DeskPenalty) -> PenaltyDraft {
    let (on, who) = match &penalty.on {
        AtFault::Side(side) => (side.code().to_owned(), None),
        AtFault::Player(id) => ("player".to_owned(), Some(id.to_string())),
        AtFault::Person(name) => ("other".to_owned(), Some(name.clone())),
    };
    let amount = match penalty.kind {
        PenaltyKind::OpponentMoreTime | PenaltyKind::OffenderLessTime => penalty.amount_ms.map(say::clock),
        PenaltyKind::OpponentMorePoints | PenaltyKind::OffenderFewerPoints => penalty.points.map(say::points),
        PenaltyKind::Fine => penalty.fine.clone(),
        PenaltyKind::Exclusion => penalty.rounds.map(|n| n.to_string()),
        PenaltyKind::Warning | PenaltyKind::GameLost | PenaltyKind::Expulsion => None,
    };
    PenaltyDraft { on, who, penalty: penalty.kind.code().to_owned(), amount }
}

/// What the Laws said when the incident was recorded.
pub(super) fn recorded_advice(record: &IncidentRecord) -> Option<Advice> {
    let rows: Vec<_> = record.advised.iter().collect();
    let because = rows.first().map(|d| say::citations(&d.fact.articles.0))?;
    let lines = rows.iter().filter(|d| d.fact.amount_ms.is_none());
    Some(Advice {
        lines: lines.map(|d| say::stored(&message_code::read(&d.fact.measure))).collect(),
        because,
        clocks_after: None,
        result: None,
        mate: None,
        mate_question: None,
        rulings: Vec::new(),
    })
}

fn ruling(state: &State, record: &IncidentRecord, now: Now) -> Option<Ruling> {
    let dated = record.rulings.last()?;
    let entry = state.entry(dated.entry)?;
    let later =
        state.reasons.get(&entry.id).and_then(|history| history.now()).map(|reason| reason.text.clone());
    let reason = later.or_else(|| dated.fact.reason.clone());
    let at = entry.occurred_at.map_or(entry.recorded_at, |at| at.at);
    Some(Ruling {
        entry: entry.id.to_string(),
        lines: ruling_lines(state, record, dated.entry),
        because: say::citations(&dated.fact.articles.0),
        clocks_after: reading(state, record, Moment::After),
        ruled_by: dated.fact.ruled_by.and_then(|a| initials(state, a)),
        at_text: say::hall(at, now.offset_min),
        differs: !dated.fact.as_advised,
        reason_owed: !dated.fact.as_advised && reason.is_none(),
        changed_clocks: entry.facts.iter().any(|f| matches!(f, desk::fact::Fact::TimeAdjustment(_))),
        reason,
    })
}

/// What a ruling decided, from the facts of its entry.
pub(crate) fn ruling_lines(
    state: &State,
    record: &IncidentRecord,
    no: desk::history::EntryNo,
) -> Vec<Message> {
    use desk::fact::Fact;
    let Some(incident) = record.incident.now().map(|i| i.incident) else { return Vec::new() };
    let facts = state.entry(no).map(|entry| entry.facts.as_slice()).unwrap_or_default();
    let game = record.incident.now().and_then(|i| i.game);
    let name = |id| state.player(id).map_or("", |p| p.name.as_str());
    let mut lines: Vec<Message> = facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::Penalty(p) if p.incident == incident => Some(penalty_line(state, p)),
            Fact::TimeAdjustment(a) if a.incident == Some(incident) => Some(
                Message::new("ruling-clock")
                    .with("name", name(a.player))
                    .with("time", say::delta(a.delta_ms))
                    .with("cause", a.cause.word()),
            ),
            Fact::GameResult(r) if Some(r.game) == game => {
                let now = state.pairing_of(r.game);
                let turned = now.is_some_and(|p| (p.white, p.black) == (r.black, r.white));
                let id = if turned { "ruling-result-turned" } else { "ruling-result" };
                r.outcome.map(|outcome| {
                    let said = Message::new(id).with("score", say::score(outcome));
                    if turned { said.with("white", name(r.white)).with("black", name(r.black)) } else { said }
                })
            }
            _ => None,
        })
        .collect();
    if lines.is_empty() {
        lines.push(Message::new("ruling-play-on"));
    }
    lines
}

fn penalty_line(state: &State, penalty: &Penalty) -> Message {
    let name = penalty.player.and_then(|id| state.player(id)).map(|p| p.name.clone());
    let amount = match penalty.kind {
        PenaltyKind::OpponentMoreTime | PenaltyKind::OffenderLessTime => penalty.amount_ms.map(say::clock),
        PenaltyKind::OpponentMorePoints | PenaltyKind::OffenderFewerPoints => penalty.points.map(say::points),
        PenaltyKind::Fine => penalty.fine.clone(),
        PenaltyKind::Exclusion => penalty.rounds.map(|n| n.to_string()),
        PenaltyKind::Warning | PenaltyKind::GameLost | PenaltyKind::Expulsion => None,
    };
    Message::new(format!("penalty-{}", penalty.kind.code()))
        .with("name", name.or_else(|| penalty.person.clone()).unwrap_or_default())
        .with("amount", amount.unwrap_or_default())
        .with("round", penalty.from_round.map(|r| r.to_string()).unwrap_or_default())
}
