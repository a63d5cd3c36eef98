//! Lateness, recording, agreement against a limit, refusal to keep to the Laws.

use laws::{
    Arrivals, Colour, CompletingScores, DefaultTimeRuling, Force, IncidentKind, Message, OfferEvent,
    OfferState, Outcome, PenaltyKind, RecordingFacts, WrittenAheadFor,
};

use super::{IncidentAdvice, Scene, ends, open, other_side, outcome_label};
use crate::command::{IncidentReport, SaidRuling};
use crate::history::EntryNo;
use crate::ids::PlayerId;
use crate::state::State;

/// A player came late, or not at all. The forfeit is offered, never prescribed: it is confirmed as one list at the
/// default time, and the arbiter may decide otherwise (6.7.1).
pub(super) fn late(
    state: &State,
    scene: &Scene<'_>,
    report: &IncidentReport,
    side: Colour,
) -> IncidentAdvice {
    let cited = laws::Article::cite_all(report.kind.articles(), scene.announced.edition);
    let forfeit = match other_side(scene, report, side) {
        Some(_) => Outcome::ForfeitBoth,
        None => Outcome::ForfeitWin(side.opponent()),
    };
    let known = scene.pairing.zip(scene.game).and_then(|(pairing, game)| {
        let started_ms = state.started(pairing.section, pairing.round)?;
        let white_ms = state.arrived(game, pairing.white);
        let black_ms = state.arrived(game, pairing.black);
        let own = if side == Colour::White { white_ms } else { black_ms };
        Some(Arrivals { started_ms, white_ms, black_ms, now_ms: own? })
    });
    let mut advice = match known {
        Some(arrivals) => {
            let (ruling, advice) = IncidentAdvice::from_law(laws::default_time(&scene.announced, &arrivals));
            let lost = match ruling {
                DefaultTimeRuling::Lost(outcome) => outcome == forfeit || outcome == Outcome::ForfeitBoth,
                DefaultTimeRuling::Played | DefaultTimeRuling::Waiting { .. } => false,
            };
            if !lost {
                let mut advice = advice;
                let because = advice.because.clone();
                advice.offer(Message::new("offer-play-on"), true, because, SaidRuling::default());
                return advice;
            }
            advice
        }
        None => open(cited),
    };
    let because = advice.because.clone();
    advice.force = Force::Discretion;
    advice.offer(outcome_label(forfeit), false, because, ends(forfeit));
    advice
}

/// A player does not record, or writes moves before making them.
pub(super) fn recording(
    state: &State,
    scene: &Scene<'_>,
    report: &IncidentReport,
    side: Colour,
) -> IncidentAdvice {
    if report.kind == IncidentKind::WrittenAhead {
        let mut advice = IncidentAdvice::from_law(laws::may_write_ahead(
            scene.announced.edition,
            WrittenAheadFor::Nothing,
        ))
        .1;
        advice.force = Force::Discretion;
        return advice;
    }
    let clock = match side {
        Colour::White => report.clocks.white_ms,
        Colour::Black => report.clocks.black_ms,
    };
    let extra = scene
        .section
        .and_then(|section| state.extra_seconds(section, scene.round, side, report.move_no))
        .unwrap_or(0);
    // A clock that was not read is taken to show more than five minutes: below them the arbiter would have read it.
    let facts = RecordingFacts {
        added_per_move_s: extra,
        least_in_period_ms: clock.unwrap_or(i64::MAX),
        acutely_short: None,
    };
    let (ruling, mut advice) = IncidentAdvice::from_law(laws::not_recording(&scene.announced, &facts));
    if ruling == CompletingScores::Nothing {
        let because = advice.because.clone();
        advice.offer(Message::new("offer-play-on"), true, because, SaidRuling::default());
    } else {
        advice.force = Force::Discretion;
    }
    advice
}

/// A draw agreed where the competition limits agreement (9.1.1).
pub(super) fn early_draw(scene: &Scene<'_>, report: &IncidentReport) -> IncidentAdvice {
    let cited = laws::Article::cite_all(report.kind.articles(), scene.announced.edition);
    let Some(moves) = report.move_no.map(u32::from) else {
        let mut advice = open(cited);
        advice.offer(outcome_label(Outcome::Draw), false, Vec::new(), ends(Outcome::Draw));
        return advice;
    };
    let accepted = OfferEvent::Accepted { white_moves: moves, black_moves: moves, consent: false };
    let (state, mut advice) = IncidentAdvice::from_law(laws::offer_state(&scene.announced, &[accepted]));
    let because = advice.because.clone();
    let agreed = state == OfferState::Accepted;
    if !agreed {
        advice.offer(Message::new("offer-play-on"), true, because.clone(), SaidRuling::default());
    }
    advice.offer(outcome_label(Outcome::Draw), agreed, because, ends(Outcome::Draw));
    advice
}

/// Persistent refusal loses; what the opponent gets is the arbiter's decision (11.7).
pub(super) fn refusal(
    state: &State,
    scene: &Scene<'_>,
    player: PlayerId,
    side: Colour,
    before: Option<EntryNo>,
) -> IncidentAdvice {
    let penalties = state.players.get(&player).into_iter().flat_map(|player| player.penalties.iter());
    let warnings = penalties
        .filter(|dated| before.is_none_or(|before| dated.entry < before))
        .filter(|dated| dated.fact.kind == PenaltyKind::Warning);
    let warnings = u32::try_from(warnings.count()).unwrap_or(u32::MAX);
    let (scores, mut advice) =
        IncidentAdvice::from_law(laws::persistent_refusal(&scene.announced, side, warnings));
    let because = advice.because.clone();
    let opponent = side.opponent();
    let outcomes = [Outcome::Win(opponent), Outcome::HalfPointOnly(opponent), Outcome::BothLose];
    for (score, outcome) in scores.into_iter().zip(outcomes) {
        let label = Message::new("offer-loses-opponent-gets").with("player", side).with("points", score);
        advice.offer(label, false, because.clone(), ends(outcome));
    }
    advice
}

/// Both refuse: both lose (11.8).
pub(super) fn both_at_fault(scene: &Scene<'_>) -> IncidentAdvice {
    let (outcome, mut advice) = IncidentAdvice::from_law(laws::both_refuse(&scene.announced));
    let because = advice.because.clone();
    advice.offer(outcome_label(outcome), true, because, ends(outcome));
    advice
}
