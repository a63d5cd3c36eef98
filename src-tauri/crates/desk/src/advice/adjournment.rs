//! What the Laws say to an adjourned game at a moment, and what is to be done next.

use laws::{
    Announced, Colour, Force, GameEffect, LostEnvelope, Message, Outcome, Resuming, SealedMove,
    SealedMoveFacts, WithoutEnvelope,
};

use super::{IncidentAdvice, ends, outcome_label};
use crate::adjournment::{AdjournmentPhase, AdjournmentRecord};
use crate::fact::{Adjournment, EnvelopeOpening, Pairing};
use crate::ids::AdjournmentId;
use crate::state::State;
use crate::words::SealedFound;

/// The next thing to do about an adjourned game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextStep {
    /// Put the envelope into somebody's keeping.
    HandOver,
    /// Agree on day, hour and place.
    Appoint,
    /// Wait for the hour.
    Wait,
    /// Open the envelope, make the move, start the replier's clock.
    Open,
    /// Start the replier's clock; the envelope stays closed.
    StartReplierClock,
    /// Make the reply, or seal it, and resume.
    ReplyOrSeal,
    /// Set position and clocks and resume.
    Resume,
    /// The arbiter sets the times, then play is resumed.
    SetTimes,
    /// Wait for the sealer, whose clock runs.
    WaitForSealer,
    /// Rule: the game has ended so.
    Rule,
    /// Annul the game and play a new one.
    NewGame,
    /// Nothing: play goes on, or the game is over.
    Nothing,
}

/// What the desk was told beside the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// The sealed move, once known, ended the game so.
    pub sealed_move_ended: Option<Outcome>,
    /// The sealer's opponent cannot checkmate in the adjourned position.
    pub opponent_cannot_mate: bool,
}

/// What the Laws say now, and the next step. Nothing is recorded.
///
/// None where the adjournment does not stand.
pub fn advise(state: &State, id: AdjournmentId, now: i64, seen: Seen) -> Option<(NextStep, IncidentAdvice)> {
    let record = state.adjournments.get(&id)?;
    let fact = record.adjournment.now()?;
    let pairing = state.pairing_of(fact.game)?;
    let announced = state.announced(pairing.section, Some(pairing.round));
    let silent = |step| (step, IncidentAdvice::silent());
    Some(match state.adjournment_phase(record)? {
        AdjournmentPhase::Resumed | AdjournmentPhase::Over => silent(NextStep::Nothing),
        AdjournmentPhase::Opened | AdjournmentPhase::ReplySealed => {
            let opening = record.opening(true).or_else(|| record.opening(false))?;
            match opened(&announced, fact, opening, None, seen) {
                Some(said) => said,
                None => at_the_board(&announced, record, fact, pairing, now, seen),
            }
        }
        AdjournmentPhase::Sealed => {
            let came = !record.arrivals.values().all(|history| history.is_empty());
            match fact.resumes_at {
                Some(at) if now >= at || came => at_the_board(&announced, record, fact, pairing, now, seen),
                None if came => at_the_board(&announced, record, fact, pairing, now, seen),
                _ if record.custody.is_empty() => silent(NextStep::HandOver),
                None => silent(NextStep::Appoint),
                Some(_) => silent(NextStep::Wait),
            }
        }
    })
}

/// What the Laws say to an envelope as it is opened.
pub(crate) fn at_opening(
    state: &State,
    record: &AdjournmentRecord,
    opening: &EnvelopeOpening,
    opponent_cannot_mate: bool,
) -> Vec<Message> {
    let Some(fact) = record.adjournment.now() else { return Vec::new() };
    let Some(pairing) = state.pairing_of(fact.game) else { return Vec::new() };
    let announced = state.announced(pairing.section, Some(pairing.round));
    let over = state.result(fact.game).map(|result| result.outcome);
    let seen = Seen { opponent_cannot_mate, ..Seen::default() };
    let mut says = Vec::new();
    // An envelope is opened when the player who has to answer is there (I.7).
    if over.is_none() && opening.found != SealedFound::Lost && !opening.reply {
        let facts = resumption(record, fact, pairing, opening.opened_at, Seen::default());
        let advice = laws::resume(&announced, &facts);
        if !matches!(advice.outcome, Resuming::Open | Resuming::OpenReplyMayBeSealed) {
            says.extend(advice.says);
        }
    }
    if let Some((_, advice)) = opened(&announced, fact, opening, over, seen) {
        says.extend(advice.says);
    }
    says
}

/// What follows from what was found, where it is not simply a move to be made.
fn opened(
    announced: &Announced,
    fact: &Adjournment,
    opening: &EnvelopeOpening,
    over_before: Option<Outcome>,
    seen: Seen,
) -> Option<(NextStep, IncidentAdvice)> {
    let found = match opening.found {
        SealedFound::Lost => {
            let facts = LostEnvelope {
                position_known: opening.position_known.unwrap_or(true),
                times_known: opening.times_known.unwrap_or(true),
                sealed_reply: opening.reply,
            };
            let (without, advice) = IncidentAdvice::from_law(laws::envelope_lost(announced.edition, &facts));
            let step = match without {
                WithoutEnvelope::Resume => NextStep::Resume,
                WithoutEnvelope::ResumeArbiterSetsTimes => NextStep::SetTimes,
                WithoutEnvelope::NewGame => NextStep::NewGame,
            };
            return Some((step, advice));
        }
        SealedFound::Clear if over_before.is_none() => return None,
        SealedFound::Clear => SealedMove::Clear,
        SealedFound::Ambiguous => SealedMove::Ambiguous,
        SealedFound::Undecipherable => SealedMove::Undecipherable,
        SealedFound::Illegal => SealedMove::Illegal,
    };
    let sealer = if opening.reply { fact.sealer.opponent() } else { fact.sealer };
    let opponent_cannot_mate = seen.opponent_cannot_mate;
    let facts = SealedMoveFacts { sealer, found, over_before, opponent_cannot_mate };
    let (effect, mut advice) = IncidentAdvice::from_law(laws::sealed_move(announced.edition, &facts));
    if let GameEffect::Ends(outcome) = effect {
        let because = advice.because.clone();
        advice.offer(outcome_label(outcome), true, because, ends(outcome));
    }
    Some((NextStep::Rule, advice))
}

fn resumption(
    record: &AdjournmentRecord,
    fact: &Adjournment,
    pairing: &Pairing,
    now: i64,
    seen: Seen,
) -> laws::Resumption {
    let came = |side: Colour| record.arrived(pairing.player(side));
    let replier = fact.sealer.opponent();
    let (replier_ms, sealer_ms) = (came(replier), came(fact.sealer));
    let first = [replier_ms, sealer_ms].into_iter().flatten().min();
    laws::Resumption {
        replier,
        // No hour was fixed: it is the one at which the first of them came.
        agreed_ms: fact.resumes_at.or(first).unwrap_or(now),
        replier_ms,
        sealer_ms,
        now_ms: now,
        sealed_move_ended_game: seen.sealed_move_ended,
    }
}

fn at_the_board(
    announced: &Announced,
    record: &AdjournmentRecord,
    fact: &Adjournment,
    pairing: &Pairing,
    now: i64,
    seen: Seen,
) -> (NextStep, IncidentAdvice) {
    let facts = resumption(record, fact, pairing, now, seen);
    let (resuming, mut advice) = IncidentAdvice::from_law(laws::resume(announced, &facts));
    let is_open = record.opening(false).is_some();
    let reply_closed = record.has_reply() && record.opening(true).is_none();
    let step = match resuming {
        Resuming::Game(GameEffect::Ends(outcome)) => {
            let because = advice.because.clone();
            let prescribed = advice.force == Force::Prescribed;
            advice.offer(outcome_label(outcome), prescribed, because, ends(outcome));
            NextStep::Rule
        }
        Resuming::Game(_) => NextStep::Nothing,
        Resuming::Open if reply_closed => NextStep::Open,
        Resuming::Open if is_open => NextStep::Resume,
        Resuming::Open => NextStep::Open,
        Resuming::OpenReplyMayBeSealed if reply_closed => NextStep::WaitForSealer,
        Resuming::OpenReplyMayBeSealed if is_open => NextStep::ReplyOrSeal,
        Resuming::OpenReplyMayBeSealed => NextStep::Open,
        Resuming::ReplierClockRuns => NextStep::StartReplierClock,
    };
    (step, advice)
}
