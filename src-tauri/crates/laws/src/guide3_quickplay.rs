//! Guidelines III — The quickplay finish: asking for an increment, claiming a draw, both flags.

use crate::advice::Advice;
use crate::announced::Announced;
use crate::art10_points::Outcome;
use crate::articles::{
    CLAIM_IS_OFFER, QUICKPLAY_AGREES, QUICKPLAY_ANNOUNCED, QUICKPLAY_APPLIES, QUICKPLAY_CLAIM,
    QUICKPLAY_FINISH, QUICKPLAY_INCREMENT, QUICKPLAY_NO_INCREMENT, QUICKPLAY_POSTPONES, QUICKPLAY_REJECTS,
};
use crate::colour::Colour;
use crate::edition::Edition;
use crate::message::Message;
use crate::readings::{Readings, minutes_ms};
use crate::regime::RateOfPlay;

/// Art. III.1, III.2 — Does the guideline hold? Only if announced, only without increment, never in blitz.
pub fn quickplay_applies(announced: &Announced, added_per_move_s: u32) -> Advice<bool> {
    let (applies, article, id) = if announced.edition == Edition::Old || !announced.quickplay_finish {
        (false, QUICKPLAY_ANNOUNCED, "law-says-quickplay-not-announced")
    } else if added_per_move_s > 0 || announced.regime.rate() == RateOfPlay::Blitz {
        (false, QUICKPLAY_NO_INCREMENT, "law-says-quickplay-increment")
    } else {
        (true, QUICKPLAY_FINISH, "law-says-quickplay-holds")
    };
    Advice::new(applies, Edition::Fide2023, &[article, QUICKPLAY_APPLIES]).saying(Message::new(id))
}

/// The facts of a request or claim in a quickplay finish.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QuickplayFacts {
    /// Who asks.
    pub claimant: Colour,
    /// He has the move.
    pub has_the_move: bool,
    /// Both clocks.
    pub clocks: Readings,
    /// Seconds added per move in this finish: the guideline needs none.
    pub added_per_move_s: u32,
}

/// Art. III.4, III.5 — May he ask or claim now? With the move, under two minutes, his flag still up.
///
/// Exactly two minutes left is not under two minutes.
pub fn may_claim_quickplay(announced: &Announced, facts: &QuickplayFacts) -> Advice<bool> {
    let holds = quickplay_applies(announced, facts.added_per_move_s);
    if !holds.outcome {
        return holds;
    }
    let left_ms = facts.clocks.of(facts.claimant);
    let (allowed, id) = if !facts.has_the_move {
        (false, "law-says-quickplay-off-turn")
    } else if left_ms >= minutes_ms(2) {
        (false, "law-says-quickplay-too-early")
    } else if left_ms <= 0 {
        (false, "law-says-quickplay-flag-down")
    } else {
        (true, "law-says-quickplay-may-claim")
    };
    Advice::new(allowed, Edition::Fide2023, &[QUICKPLAY_CLAIM, QUICKPLAY_INCREMENT]).saying(Message::new(id))
}

/// What the arbiter does with a request or claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum QuickplayDecision {
    /// III.4: five seconds per move for both from now on.
    IncrementGranted,
    /// III.5.1: drawn.
    Agrees,
    /// III.5.2: decides later, even after a flag fall; the opponent may get two minutes.
    Postpones {
        /// With the two minutes.
        two_minutes: bool,
    },
    /// III.5.3: rejected.
    Rejects,
}

/// What the decision does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct QuickplayRuling {
    /// The game is drawn.
    pub outcome: Option<Outcome>,
    /// Both clocks afterwards.
    pub clocks_after: Readings,
    /// Increment per move from now on, in milliseconds.
    pub increment_ms: i64,
    /// Is the arbiter still to decide?
    pub pending: bool,
    /// Is it a draw offer the opponent may accept?
    pub is_offer: bool,
}

/// Art. III.4, III.5.1–III.5.3 — What does this decision of the arbiter do? `None` if no claim was possible.
pub fn quickplay_decided(
    announced: &Announced,
    facts: &QuickplayFacts,
    decision: QuickplayDecision,
) -> Option<Advice<QuickplayRuling>> {
    if !may_claim_quickplay(announced, facts).outcome {
        return None;
    }
    let opponent = facts.claimant.opponent();
    let bonus = |minutes| facts.clocks.changed(opponent, minutes_ms(minutes));
    let ruling = |outcome, clocks_after, increment_ms, pending| QuickplayRuling {
        outcome,
        clocks_after,
        increment_ms,
        pending,
        is_offer: outcome.is_none(),
    };
    let (outcome, article, id) = match decision {
        QuickplayDecision::IncrementGranted => (
            ruling(None, bonus(2), 5_000, false),
            QUICKPLAY_INCREMENT,
            "law-says-quickplay-increment-granted",
        ),
        QuickplayDecision::Agrees => (
            ruling(Some(Outcome::Draw), facts.clocks, 0, false),
            QUICKPLAY_AGREES,
            "law-says-quickplay-drawn",
        ),
        QuickplayDecision::Postpones { two_minutes } => (
            ruling(None, bonus(if two_minutes { 2 } else { 0 }), 0, true),
            QUICKPLAY_POSTPONES,
            "law-says-quickplay-postponed",
        ),
        QuickplayDecision::Rejects => {
            (ruling(None, bonus(2), 0, false), QUICKPLAY_REJECTS, "law-says-quickplay-rejected")
        }
    };
    let because = match decision {
        QuickplayDecision::IncrementGranted => vec![article],
        QuickplayDecision::Agrees | QuickplayDecision::Postpones { .. } | QuickplayDecision::Rejects => {
            vec![article, QUICKPLAY_CLAIM]
        }
    };
    let advice = Advice::new(outcome, Edition::Fide2023, &because)
        .saying(Message::new(id).with("opponent", opponent))
        .at_discretion();
    Some(if outcome.is_offer { advice.citing([CLAIM_IS_OFFER.cite()]) } else { advice })
}
