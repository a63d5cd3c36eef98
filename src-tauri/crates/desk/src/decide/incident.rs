//! An incident is logged, with the ruling done at the board or without one yet; an open one is ruled on.

use laws::{Article, Citation, Colour, HalfPoints, Message, Outcome, PenaltyKind};

use super::Decided;
use super::game_lost::{keeps_lost, lost_by_penalty};
use super::result::{penalised, result};
use crate::advice::{
    IncidentAdvice, Offer, SAME_ACTION, Scene, advise, advise_before, clocks_after, ordinals,
};
use crate::claim::FoundClaim;
use crate::clock_facts::ClockFacts;
use crate::command::{
    AtFault, Clocks, IncidentReport, PenaltyDraft, Place, RulingDraft, SaidRuling, Score, Touch,
};
use crate::fact::*;
use crate::history::Dated;
use crate::ids::*;
use crate::message_code;
use crate::refusal::Refusal;
use crate::standing::law_scoring;
use crate::state::{IncidentRecord, State};
use crate::value::Citations;
use crate::words::*;

pub(super) fn log(state: &State, entry: EntryId, report: &IncidentReport) -> Result<Decided, Refusal> {
    let scene = Scene::of(state, report.place)?;
    let advice = advise(state, report)?;
    let incident = IncidentId::of(entry, 0);
    use laws::AnsweredBy;
    let matters = matches!(report.kind.answered_by(), AnsweredBy::IllegalMove | AnsweredBy::TouchedPiece)
        || report.kind == laws::IncidentKind::IllegalPosition;
    let text =
        |text: &Option<String>| text.as_deref().map(str::trim).filter(|t| !t.is_empty()).map(str::to_owned);
    let mut facts: Vec<Fact> = vec![
        Incident {
            incident,
            section: scene.section,
            round: scene.round,
            game: scene.game,
            kind: report.kind,
            move_no: report.move_no,
            reported_by: report.reported_by,
            reporter: text(&report.reporter),
            witness: text(&report.witness),
            note: text(&report.note),
            noticed: matters.then_some(report.when.into()),
            opponent_can_mate: Some(report.opponent_can_mate)
                .filter(|answer| *answer != laws::MateAnswer::Undetermined),
            amount_ms: report.amount_ms.filter(|amount| *amount != 0),
        }
        .into(),
    ];
    let ordinals = ordinals(state, report)?;
    for (who, ordinal) in report.at_fault.iter().zip(ordinals) {
        let person = match who {
            AtFault::Person(name) => Some(super::words(name, "person")?),
            AtFault::Side(_) | AtFault::Player(_) => None,
        };
        let ordinal = ordinal.map(u16::from);
        facts.push(
            Fault {
                incident,
                player: scene.player(state, who)?,
                person,
                side: scene.side(who),
                move_text: text(&report.move_text),
                counts: ordinal.is_some(),
                ordinal,
            }
            .into(),
        );
    }
    for touch in &report.touched {
        facts.push(TouchedPiece { incident, square: touch.square.clone(), manner: touch.manner }.into());
    }
    if let Some(game) = scene.game
        && report.clocks != Clocks::default()
    {
        facts.push(reading(game, incident, Moment::Before, report.clocks, report.move_no));
    }
    if let Some(found) = &report.claim {
        if let Some(earlier) = scene.game.and_then(|game| crate::claim::on_record(state, game, found)) {
            let number = u64::from(earlier.0) + 1;
            let message = Message::new("refused-claim-on-record").with("number", number.to_string());
            return Err(Refusal::desk(message));
        }
        let player = scene.pairing.map(|pairing| pairing.player(found.claimant));
        facts.push(found.fact(incident, player).into());
        if let (Some(game), Some(given)) = (scene.game, found.moves.clone()) {
            let (start_fen, movetext) = (given.start_fen, given.movetext);
            facts.push(Moves { game, source: MovesSource::Arbiter, start_fen, movetext }.into());
        }
    }
    facts.extend(advised(&advice, incident, &scene));
    if let Some(ruling) = &report.ruling {
        ruled(state, &scene, &advice, incident, report.kind, report.clocks, ruling, &mut facts)?;
    }
    let mut decided = Decided::new(EntryKind::Incident, facts);
    decided.remarks = owed(&decided.facts);
    decided.advice = Some(advice);
    Ok(decided)
}

pub(super) fn rule(state: &State, id: IncidentId, ruling: &RulingDraft) -> Result<Decided, Refusal> {
    let report = report_of(state, id).ok_or(Refusal::NotFound("incident"))?;
    if !state.is_open(id) {
        return Err(Refusal::desk(Message::new("refused-ruled-already")));
    }
    let scene = Scene::of(state, report.place)?;
    let advice = advise_again(state, id)?;
    let about = state.incidents.get(&id).and_then(|r| r.incident.first()).and_then(|d| state.entry(d.entry));
    let mut facts = Vec::new();
    ruled(state, &scene, &advice, id, report.kind, report.clocks, ruling, &mut facts)?;
    let mut decided = Decided::new(EntryKind::Ruling, facts);
    decided.about = about.map(|entry| entry.id);
    decided.remarks = owed(&decided.facts);
    decided.advice = Some(advice);
    Ok(decided)
}

/// What the Laws say now to an incident recorded earlier, which itself does not count as an earlier one.
pub fn advise_again(state: &State, id: IncidentId) -> Result<IncidentAdvice, Refusal> {
    let report = report_of(state, id).ok_or(Refusal::NotFound("incident"))?;
    advise_knowing(state, id, &report)
}

/// The same, with what has become known since: whether the opponent can mate.
pub fn advise_knowing(
    state: &State,
    id: IncidentId,
    report: &IncidentReport,
) -> Result<IncidentAdvice, Refusal> {
    let before = state.incidents.get(&id).and_then(|record| record.incident.first()).map(|dated| dated.entry);
    let mut advice = advise_before(state, report, before)?;
    if advice.ordinal.is_none() {
        advice.ordinal = state
            .incidents
            .get(&id)
            .and_then(|record| record.faults.now())
            .and_then(|fault| fault.ordinal)
            .and_then(|n| u8::try_from(n).ok());
    }
    Ok(advice)
}

/// The report of a recorded incident.
pub fn report_of(state: &State, id: IncidentId) -> Option<IncidentReport> {
    let record = state.incidents.get(&id)?;
    let incident = record.incident.now()?;
    let place = match (incident.game, incident.section, incident.round) {
        (Some(game), ..) => Place::Game(game),
        (None, Some(section), Some(round)) => Place::Round(section, round),
        _ => Place::Competition,
    };
    let before = incident.game.and_then(|game| state.games.get(&game)).and_then(|game| {
        game.readings.iter().map(|d| &d.fact).find(|r| r.incident == Some(id) && r.moment == Moment::Before)
    });
    let when = incident.noticed.map_or(laws::NoticedWhen::BeforeReply, Into::into);
    let counted = record.faults.iter().any(|d| d.fact.counts);
    // What was said to belong to an action counted already is recognised by what was advised on it.
    let said_same = |d: &Dated<Advised>| message_code::read(&d.fact.measure).id == SAME_ACTION;
    let same_action = record.advised.iter().any(said_same);
    Some(IncidentReport {
        place,
        kind: incident.kind,
        at_fault: record
            .faults
            .iter()
            .filter_map(|d| match (&d.fact.player, &d.fact.person) {
                (Some(player), _) => Some(AtFault::Player(*player)),
                (None, Some(person)) => Some(AtFault::Person(person.clone())),
                (None, None) => None,
            })
            .collect(),
        counts: counted || !same_action,
        move_no: incident.move_no,
        when,
        opponent_can_mate: incident.opponent_can_mate.unwrap_or(laws::MateAnswer::Undetermined),
        move_text: record.faults.now().and_then(|fault| fault.move_text.clone()),
        clocks: before.map_or(Clocks::default(), |r| Clocks { white_ms: r.white_ms, black_ms: r.black_ms }),
        touched: record
            .touched
            .iter()
            .map(|d| Touch { square: d.fact.square.clone(), manner: d.fact.manner })
            .collect(),
        amount_ms: incident.amount_ms,
        reported_by: incident.reported_by,
        reporter: incident.reporter.clone(),
        witness: incident.witness.clone(),
        note: incident.note.clone(),
        clock: ClockFacts::recorded(record.advised.iter().map(|d| message_code::read(&d.fact.measure))),
        claim: recorded_claim(record).map(Box::new),
        board: None,
        ruling: None,
    })
}

/// The claim an incident is, with the Articles it was answered by.
fn recorded_claim(record: &IncidentRecord) -> Option<FoundClaim> {
    let fact = record.claim.now()?;
    let claimant = record.faults.iter().find_map(|dated| dated.fact.side)?;
    let because = record.advised.now().map(|advised| advised.articles.0.clone()).unwrap_or_default();
    Some(FoundClaim::of_fact(fact, claimant, because))
}

fn advised(advice: &IncidentAdvice, incident: IncidentId, scene: &Scene<'_>) -> Vec<Fact> {
    let because = Citations(advice.because.clone());
    let row = |measure: String, player, amount_ms| {
        Fact::from(Advised { incident, measure, player, amount_ms, articles: because.clone() })
    };
    let mut rows: Vec<Fact> =
        advice.says.iter().map(|says| row(message_code::write(says), None, None)).collect();
    if let (Some(offer), Some(pairing)) = (advice.prescribed(), scene.pairing) {
        for (side, delta) in
            [(Colour::White, offer.ruling.white_delta_ms), (Colour::Black, offer.ruling.black_delta_ms)]
        {
            if delta != 0 {
                rows.push(row("advised-clock".to_owned(), Some(pairing.player(side)), Some(delta)));
            }
        }
    }
    rows
}

fn reading(game: GameId, incident: IncidentId, moment: Moment, clocks: Clocks, move_no: Option<u16>) -> Fact {
    ClockReading {
        game,
        incident: Some(incident),
        moment,
        white_ms: clocks.white_ms,
        black_ms: clocks.black_ms,
        move_no,
        to_move: None,
    }
    .into()
}

/// The facts of a ruling: the decision, its penalties, and what they do to clocks, result and later rounds.
#[allow(clippy::too_many_arguments)] // One caller each way; a struct would only rename the scene.
fn ruled(
    state: &State,
    scene: &Scene<'_>,
    advice: &IncidentAdvice,
    incident: IncidentId,
    kind: laws::IncidentKind,
    clocks: Clocks,
    ruling: &RulingDraft,
    facts: &mut Vec<Fact>,
) -> Result<(), Refusal> {
    let (said, ruled_by) = match ruling {
        RulingDraft::AsAdvised { ruled_by } => {
            let offer = advice.prescribed().ok_or_else(|| Refusal::Forbidden {
                message: Message::new("refused-say-ruling"),
                because: advice.because.clone(),
            })?;
            (offer.ruling.clone(), *ruled_by)
        }
        RulingDraft::Said(said) => ((**said).clone(), said.ruled_by),
    };
    if let Some(arbiter) = ruled_by {
        state.arbiter(arbiter).ok_or(Refusal::NotFound("arbiter"))?;
    }
    let same = |offer: &Offer| same_ruling(&offer.ruling, &said);
    let as_advised = advice.prescribed().is_none_or(same);
    let articles = articles(advice, &said, scene);
    let reason = said.reason.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
    facts.push(Ruling { incident, ruled_by, as_advised, reason, articles: Citations(articles) }.into());
    let mut on_clock = Vec::new();
    for draft in &said.penalties {
        penalty(state, scene, incident, draft, facts, &mut on_clock)?;
    }
    if let (Some(game), Some(pairing)) = (scene.game, scene.pairing) {
        let clock = |player, delta_ms, cause| {
            Fact::from(TimeAdjustment { game, incident: Some(incident), player, delta_ms, cause })
        };
        for (side, delta) in [(Colour::White, said.white_delta_ms), (Colour::Black, said.black_delta_ms)] {
            if delta != 0 {
                facts.push(clock(pairing.player(side), delta, cause(kind, delta)));
            }
        }
        for (offender, penalty, ms) in &on_clock {
            let (side, delta) = match penalty {
                PenaltyKind::OpponentMoreTime => (offender.opponent(), *ms),
                _ => (*offender, -*ms),
            };
            facts.push(clock(pairing.player(side), delta, AdjustmentCause::Penalty));
        }
        let after = clocks_after(clocks, &said, &on_clock);
        if after != clocks {
            facts.push(reading(game, incident, Moment::After, after, None));
        }
        let lost = lost_by_penalty(scene, &said);
        if let (Some(lost), Some(score)) = (lost, said.score) {
            keeps_lost(lost, score)?;
        }
        let score = said.score.or(lost.map(Score::Outcome));
        result_facts(state, game, pairing, score, &said, facts)?;
    }
    Ok(())
}

fn same_ruling(a: &SaidRuling, b: &SaidRuling) -> bool {
    a.penalties == b.penalties
        && (a.white_delta_ms, a.black_delta_ms) == (b.white_delta_ms, b.black_delta_ms)
        && a.score == b.score
}

/// The offer's Articles where one was taken, and the penalties' own; else those the incident falls under.
fn articles(advice: &IncidentAdvice, said: &SaidRuling, scene: &Scene<'_>) -> Vec<Citation> {
    let offer = advice.offers.iter().find(|offer| same_ruling(&offer.ruling, said));
    let mut articles = offer.map_or_else(Vec::new, |offer| offer.because.clone());
    for penalty in &said.penalties {
        let own = [penalty.kind.article(), laws::articles::PENALTIES];
        let cited = Article::cite_all(&own, scene.announced.edition);
        let citation = cited.first().copied().filter(|citation| !articles.contains(citation));
        articles.extend(citation);
    }
    if articles.is_empty() { advice.because.clone() } else { articles }
}

fn cause(kind: laws::IncidentKind, delta: i64) -> AdjustmentCause {
    use laws::{AnsweredBy, IncidentKind};
    match (kind, kind.answered_by()) {
        (_, AnsweredBy::IllegalMove) if delta < 0 => AdjustmentCause::IncrementBack,
        (_, AnsweredBy::IllegalMove | AnsweredBy::DrawClaim) => AdjustmentCause::OpponentTime,
        (IncidentKind::OutsideDisturbance | IncidentKind::Medical, _) => AdjustmentCause::Disturbance,
        (IncidentKind::ClockDefective | IncidentKind::ClockSetWrongly, _) => AdjustmentCause::Setting,
        _ => AdjustmentCause::Irregularity,
    }
}

fn penalty(
    state: &State,
    scene: &Scene<'_>,
    incident: IncidentId,
    draft: &PenaltyDraft,
    facts: &mut Vec<Fact>,
    on_clock: &mut Vec<(Colour, PenaltyKind, i64)>,
) -> Result<(), Refusal> {
    let needs =
        |field: &'static str| Refusal::desk(Message::new("refused-penalty-amount").with("what", field));
    let player = scene.player(state, &draft.on)?;
    let person = match &draft.on {
        AtFault::Person(name) => Some(super::words(name, "person")?),
        AtFault::Side(_) | AtFault::Player(_) => None,
    };
    match draft.kind {
        PenaltyKind::OpponentMoreTime | PenaltyKind::OffenderLessTime => {
            let ms = draft.amount_ms.filter(|ms| *ms > 0).ok_or_else(|| needs("time"))?;
            let side = scene.side(&draft.on).ok_or(Refusal::NotFound("game"))?;
            on_clock.push((side, draft.kind, ms));
        }
        PenaltyKind::OpponentMorePoints | PenaltyKind::OffenderFewerPoints => {
            draft.points.filter(|points| *points > 0).ok_or_else(|| needs("points"))?;
        }
        PenaltyKind::Fine if !scene.announced.fines_announced => {
            let because = vec![PenaltyKind::Fine.article().cite_in(scene.announced.edition)];
            return Err(Refusal::Forbidden { message: Message::new("refused-fine-not-announced"), because });
        }
        PenaltyKind::Fine if draft.fine.is_none() => return Err(needs("fine")),
        PenaltyKind::Exclusion if draft.rounds.is_none_or(|n| n == 0) => return Err(needs("rounds")),
        PenaltyKind::Fine | PenaltyKind::Exclusion => {}
        PenaltyKind::Warning | PenaltyKind::GameLost | PenaltyKind::Expulsion => {}
    }
    // In the hall no round is named: the player's next one is meant.
    let round = scene.round.or_else(|| player.and_then(|player| last_round(state, player)));
    let next = round.map(|round| RoundNo(round.0.saturating_add(1)));
    let from_round = draft.from_round.or(next);
    facts.push(
        Penalty {
            incident,
            player,
            person,
            kind: draft.kind,
            amount_ms: draft.amount_ms,
            points: draft.points,
            from_round: from_round
                .filter(|_| matches!(draft.kind, PenaltyKind::Exclusion | PenaltyKind::Expulsion)),
            rounds: draft.rounds,
            fine: draft.fine.clone(),
        }
        .into(),
    );
    // 12.9.8 and 12.9.9 reach into later rounds: the pairing program must hear of it.
    if let (Some(player), Some(from_round)) = (player, from_round) {
        let status =
            |from_round, status| Fact::from(PlayerStatus { player, from_round, status, reason: None });
        match draft.kind {
            PenaltyKind::Expulsion => facts.push(status(from_round, Participation::Excluded)),
            PenaltyKind::Exclusion => {
                facts.push(status(from_round, Participation::Excluded));
                // Afterwards holds what held without it: who had withdrawn stays away.
                let back = RoundNo(from_round.0.saturating_add(draft.rounds.unwrap_or(0)));
                facts.push(status(back, state.status(player, back)));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The last round of a player's section that was paired; round 0 before the first.
fn last_round(state: &State, player: PlayerId) -> Option<RoundNo> {
    let section = state.sections.get(&state.player(player)?.section)?;
    let paired = section.rounds.iter().filter(|(_, round)| !round.pairings.is_empty());
    Some(paired.map(|(number, _)| *number).max().unwrap_or(RoundNo(0)))
}

/// The result a ruling means, with the points its own and earlier penalties leave.
fn result_facts(
    state: &State,
    game: GameId,
    pairing: &Pairing,
    score: Option<Score>,
    said: &SaidRuling,
    facts: &mut Vec<Fact>,
) -> Result<(), Refusal> {
    let points: Vec<_> = said
        .penalties
        .iter()
        .filter_map(|p| Some((p, p.points?)))
        .filter_map(|(p, points)| match &p.on {
            AtFault::Side(side) => Some((*side, p.kind, points)),
            AtFault::Player(player) => pairing.side(*player).map(|side| (side, p.kind, points)),
            AtFault::Person(_) => None,
        })
        .collect();
    let standing = state.result(game);
    let fact = match (score, standing) {
        (Some(score), _) => result(state, game, pairing, score, ResultSource::Ruling)?,
        // Points taken after the game: the outcome stays, the points follow.
        (None, Some(standing)) if !points.is_empty() => {
            result(state, game, pairing, Score::Outcome(standing.outcome), ResultSource::Ruling)?
        }
        // Before the result: whatever it will be, the score must be one that a game can give (10.2).
        (None, None) if !points.is_empty() => {
            return possible_outcomes()
                .try_for_each(|outcome| points_left(state, game, pairing, outcome, &points).map(|_| ()));
        }
        (None, _) => return Ok(()),
    };
    let (Some(outcome), true) = (fact.outcome, !points.is_empty()) else {
        facts.push(fact.into());
        return Ok(());
    };
    let (white, black) = points_left(state, game, pairing, outcome, &points)?;
    facts.push(GameResult { white_points: Some(white), black_points: Some(black), ..fact }.into());
    Ok(())
}

fn possible_outcomes() -> impl Iterator<Item = Outcome> {
    [Outcome::Win(Colour::White), Outcome::Win(Colour::Black), Outcome::Draw].into_iter()
}

/// The half-points an outcome leaves after the standing penalties and these; refused where no game gives such a score.
fn points_left(
    state: &State,
    game: GameId,
    pairing: &Pairing,
    outcome: Outcome,
    points: &[(Colour, PenaltyKind, i32)],
) -> Result<(i32, i32), Refusal> {
    let earlier = state.incidents_of_game(game).into_iter().flat_map(|record| record.penalties.iter());
    let earlier = earlier.filter_map(|d| Some((pairing.side(d.fact.player?)?, d.fact.kind, d.fact.points?)));
    let all: Vec<_> = earlier.chain(points.iter().copied()).collect();
    let scoring = law_scoring(&state.scoring(pairing.section));
    let (white, black) = penalised(&scoring, outcome, all.into_iter());
    let half = |points: i32| HalfPoints(u8::try_from(points).unwrap_or(0));
    let pair = laws::score_pair(scoring, half(white), half(black));
    if !pair.outcome {
        // Half a point less than a win of three is a score that no game gives (10.2).
        let message = pair.says.into_iter().next().unwrap_or(Message::new("refused-score"));
        return Err(Refusal::Forbidden { message, because: pair.because });
    }
    Ok((white, black))
}

/// Said when a ruling differs from what the Laws prescribe and no reason was given yet.
fn owed(facts: &[Fact]) -> Vec<Message> {
    let owed =
        facts.iter().any(|fact| matches!(fact, Fact::Ruling(r) if !r.as_advised && r.reason.is_none()));
    if owed { vec![Message::new("remark-reason-owed")] } else { Vec::new() }
}
