//! Illegal moves: which one it is of each player at fault, and what follows from all of them together (7.5).

use laws::{
    AnsweredBy, Arg, Colour, Edition, Force, GameEffect, IllegalAct, IllegalMoveFacts, MateAnswer, Message,
    Readings,
};

use super::{IncidentAdvice, Scene, deltas, ends, noticed_by, open, other_side, outcome_label};
use crate::command::{AtFault, Clocks, IncidentReport, SaidRuling};
use crate::history::EntryNo;
use crate::refusal::Refusal;
use crate::state::State;

/// Said to a fault of an action that was counted already.
pub(crate) const SAME_ACTION: &str = "advice-same-action";

/// Another fault of an action that was counted already: nothing is added to what followed from the first (7.5.5).
pub(super) fn same_action(report: &IncidentReport, edition: Edition) -> IncidentAdvice {
    let act = IllegalAct::from_code(report.kind.code()).map(IllegalAct::article);
    let articles: Vec<_> = act.into_iter().chain([laws::articles::ILLEGAL_MOVE_PENALTY]).collect();
    let mut advice = open(laws::Article::cite_all(&articles, edition));
    advice.says = vec![Message::new(SAME_ACTION)];
    advice.force = Force::Prescribed;
    let because = advice.because.clone();
    advice.offer(Message::new("offer-play-on"), true, because, SaidRuling::default());
    advice
}

/// Each side at fault has a count of its own; what follows from both is one ruling while the game goes on.
pub(super) fn illegal_moves(
    state: &State,
    scene: &Scene<'_>,
    report: &IncidentReport,
    side: Colour,
    before: Option<EntryNo>,
) -> IncidentAdvice {
    let advice = illegal_move(state, scene, report, side, before);
    let Some(other) = other_side(scene, report, side) else { return advice };
    // The mate question was answered for the opponent of the first one only.
    let unanswered = IncidentReport { opponent_can_mate: MateAnswer::Undetermined, ..report.clone() };
    both_sides(advice, illegal_move(state, scene, &unanswered, other, before))
}

fn both_sides(mut one: IncidentAdvice, other: IncidentAdvice) -> IncidentAdvice {
    let going_on = |advice: &IncidentAdvice| {
        advice.prescribed().filter(|offer| offer.ruling.score.is_none()).map(|offer| offer.ruling.clone())
    };
    let together = going_on(&one).zip(going_on(&other));
    let offers = other.offers.clone();
    one.join(other);
    if let Some((a, b)) = together {
        let ruling = SaidRuling {
            white_delta_ms: a.white_delta_ms.saturating_add(b.white_delta_ms),
            black_delta_ms: a.black_delta_ms.saturating_add(b.black_delta_ms),
            ..SaidRuling::default()
        };
        one.offers.clear();
        let because = one.because.clone();
        one.offer(Message::new("offer-both-penalised"), true, because, ruling);
    } else {
        one.offers.extend(offers);
        one.offers.iter_mut().for_each(|offer| offer.prescribed = false);
        one.force = Force::Open;
    }
    one
}

/// Which one of each player at fault this illegal move is, in the order of the report.
pub(crate) fn ordinals(state: &State, report: &IncidentReport) -> Result<Vec<Option<u8>>, Refusal> {
    let scene = Scene::of(state, report.place)?;
    let counted = report.counts && report.kind.answered_by() == AnsweredBy::IllegalMove;
    let ordinal = |who: &AtFault| {
        let side = scene.side(who).filter(|_| counted)?;
        illegal_move(state, &scene, report, side, None).ordinal
    };
    Ok(report.at_fault.iter().map(ordinal).collect())
}

fn illegal_move(
    state: &State,
    scene: &Scene<'_>,
    report: &IncidentReport,
    offender: Colour,
    before: Option<EntryNo>,
) -> IncidentAdvice {
    let player = scene.pairing.map(|pairing| pairing.player(offender));
    let earlier = match (scene.game, player) {
        (Some(game), Some(player)) => state.illegal_actions(game, player, before),
        _ => 0,
    };
    let clocks = match report.clocks {
        Clocks { white_ms: Some(white_ms), black_ms: Some(black_ms) } => {
            Some(Readings { white_ms, black_ms })
        }
        _ => None,
    };
    let facts = IllegalMoveFacts {
        acts: IllegalAct::from_code(report.kind.code()).into_iter().collect(),
        offender,
        earlier,
        when: report.when,
        by: noticed_by(report),
        increment_ms: scene
            .section
            .and_then(|section| state.increment_ms(section, scene.round, offender, report.move_no))
            .unwrap_or(0),
        clocks,
        opponent_can_mate: report.opponent_can_mate,
        position_known: true,
    };
    let (ruling, mut advice) = IncidentAdvice::from_law(laws::illegal_move(&scene.announced, &facts));
    advice.ordinal = ruling.counts_as;
    let because = advice.because.clone();
    match ruling.game {
        GameEffect::Ends(outcome) => {
            advice.mate = Some(facts.opponent_can_mate);
            advice.offer(outcome_label(outcome), true, because, ends(outcome));
        }
        GameEffect::HangsOnMate { can_mate, cannot_mate } => {
            advice.mate = Some(facts.opponent_can_mate);
            advice.offer(outcome_label(can_mate), false, because.clone(), ends(can_mate));
            advice.offer(outcome_label(cannot_mate), false, because, ends(cannot_mate));
        }
        GameEffect::GoesOn | GameEffect::ResultStands => {
            let said = deltas(offender, -ruling.increment_removed_ms, ruling.opponent_gains_ms);
            let label = match ruling.opponent_gains_ms {
                0 => Message::new("offer-play-on"),
                ms => Message::new("offer-opponent-time")
                    .with("player", offender.opponent())
                    .with("time", Arg::Millis(ms)),
            };
            advice.offer(label, true, because, said);
        }
    }
    advice
}
