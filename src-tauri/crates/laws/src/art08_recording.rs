//! Art. 8, A.2, A.4.3, B.2.3 — Recording: who must, who completes what in whose time.

use crate::advice::Advice;
use crate::announced::Announced;
use crate::art10_points::Outcome;
use crate::articles::{
    ALGEBRAIC_ONLY, BLITZ_BASIC, BLITZ_SEE_SCORE, LAWS_OBSERVED, MAY_STOP_RECORDING, MUST_RECORD,
    NEITHER_RECORDS, NO_INTERVENTION, NO_WRITING_AHEAD, OLD_BORROWED_SCORE, OLD_TIME_TROUBLE, ONE_RECORDS,
    OVERSTEPPED_UNPROVED, PERSISTENT_REFUSAL, RAPID_NO_RECORDING, RAPID_SEE_SCORE, RECONSTRUCTION,
    REPETITION_ABOUT_TO_APPEAR, REPLY_BEFORE_WRITING, SCORE_AFTER_FLAG, SEALING, SIGNED_SCORESHEETS,
};
use crate::edition::Edition;
use crate::message::Message;
use crate::regime::{RateOfPlay, Regime};

/// What decides whether a player must record now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordingFacts {
    /// Seconds added per move, increment or delay.
    pub added_per_move_s: u32,
    /// The least time this player has had on his clock in the current period, in milliseconds. Once under
    /// five minutes he is free for the rest of the period, even if the clock rises again.
    pub least_in_period_ms: i64,
    /// Whether he is acutely short of time, as the referee decided (old 13 a); `None` where nobody did.
    pub acutely_short: Option<bool>,
}

/// Art. 8.1.1, 8.4, A.2, B.3 — Must the player record?
///
/// In standard chess always, except from under five minutes in a period to its end when less than thirty
/// seconds are added per move. In rapid and blitz the duty is dropped by A.2, under A.4 and B.2 because
/// arbiters or assistants record every game. In the old text those short of time still tick the moves; who is, the
/// referee decides from the clock, the moves left and the position.
pub fn must_record(announced: &Announced, facts: &RecordingFacts) -> Advice<bool> {
    let edition = announced.edition;
    let short = facts.least_in_period_ms < 5 * 60_000 && facts.added_per_move_s < 30;
    if edition == Edition::Old {
        return must_record_old(facts.acutely_short, short);
    }
    match announced.regime {
        Regime::Standard if short => Advice::new(false, edition, &[MAY_STOP_RECORDING])
            .saying(Message::new("law-says-record-not-for-period")),
        Regime::Standard => Advice::new(true, edition, &[MUST_RECORD, MAY_STOP_RECORDING])
            .saying(Message::new("law-says-record")),
        Regime::RapidCompetitionRules | Regime::RapidBasic => {
            Advice::new(false, edition, &[RAPID_NO_RECORDING]).saying(Message::new("law-says-record-rapid"))
        }
        Regime::BlitzCompetitionRules | Regime::BlitzBasic => {
            Advice::new(false, edition, &[RAPID_NO_RECORDING, BLITZ_BASIC])
                .saying(Message::new("law-says-record-rapid"))
        }
    }
}

/// Without the referee's word the clock alone makes it likely, and no more.
fn must_record_old(decided: Option<bool>, clock_is_low: bool) -> Advice<bool> {
    let tick = || {
        Advice::new(false, Edition::Old, &[MAY_STOP_RECORDING, OLD_TIME_TROUBLE])
            .saying(Message::new("law-says-record-tick"))
    };
    match (decided, clock_is_low) {
        (Some(true), _) => tick(),
        (Some(false), _) => Advice::new(true, Edition::Old, &[OLD_TIME_TROUBLE, MUST_RECORD])
            .saying(Message::new("law-says-record")),
        (None, true) => tick().saying(Message::new("law-says-record-referee-decides")).at_discretion(),
        (None, false) => Advice::new(true, Edition::Old, &[MUST_RECORD, OLD_TIME_TROUBLE])
            .saying(Message::new("law-says-record")),
    }
}

/// What a move is written ahead for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WrittenAheadFor {
    /// A claim under 9.2 or 9.3.
    Claim,
    /// To seal it.
    Sealing,
    /// Anything else, even if it is the only legal move.
    Nothing,
}

/// Art. 8.1.2 — May a move be written before it is made?
///
/// The old text does not forbid it.
pub fn may_write_ahead(edition: Edition, purpose: WrittenAheadFor) -> Advice<bool> {
    if edition == Edition::Old {
        let article = match purpose {
            WrittenAheadFor::Claim => REPETITION_ABOUT_TO_APPEAR,
            WrittenAheadFor::Sealing => SEALING,
            WrittenAheadFor::Nothing => {
                return Advice::new(true, edition, &[MUST_RECORD])
                    .saying(Message::new("law-says-not-in-old-text"))
                    .at_discretion();
            }
        };
        return Advice::new(true, edition, &[article]).saying(Message::new("law-says-write-ahead-allowed"));
    }
    let allowed = matches!(purpose, WrittenAheadFor::Claim | WrittenAheadFor::Sealing);
    Advice::new(allowed, Edition::Fide2023, &[NO_WRITING_AHEAD]).saying(Message::new(if allowed {
        "law-says-write-ahead-allowed"
    } else {
        "law-says-write-ahead"
    }))
}

/// Art. 8.1.3 — May he reply before having written? The opponent's last move yes, his own last one no.
///
/// The old text has the game written move by move and says no more.
pub fn may_reply_before_writing(edition: Edition, own_moves_unwritten: u32) -> Advice<bool> {
    if edition == Edition::Old {
        return Advice::new(own_moves_unwritten == 0, edition, &[MUST_RECORD])
            .saying(Message::new("law-says-not-in-old-text"))
            .at_discretion();
    }
    let allowed = own_moves_unwritten == 0;
    Advice::new(allowed, Edition::Fide2023, &[REPLY_BEFORE_WRITING]).saying(Message::new(if allowed {
        "law-says-reply-first"
    } else {
        "law-says-write-own-move-first"
    }))
}

/// Who has a complete score when a flag has fallen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ScoresAfterFlag {
    /// Both recorded.
    BothComplete,
    /// Neither did, but the score can be completed from what there is.
    NeitherCompletable,
    /// One did not.
    OneIncomplete,
    /// No score shows the moves.
    NoneShows,
}

/// How the scores are completed, and on whose time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CompletingScores {
    /// Nothing to complete.
    Nothing,
    /// Clocks stopped; both complete from the arbiter's record or the opponent's.
    BothClocksStopped,
    /// The one completes in his own time, before moving, and may see the opponent's sheet.
    OneInOwnTime,
    /// Reconstruct on another board after writing down position, times, whose clock ran and the moves.
    Reconstruct,
}

/// Art. 8.5.1–8.5.3 — How are scores completed after a flag fall? The number of moves is told to nobody before.
pub fn completing_scores(scores: ScoresAfterFlag) -> Advice<CompletingScores> {
    let (outcome, article, id) = match scores {
        ScoresAfterFlag::BothComplete => {
            (CompletingScores::Nothing, SCORE_AFTER_FLAG, "law-says-scores-complete")
        }
        ScoresAfterFlag::NeitherCompletable => {
            (CompletingScores::BothClocksStopped, NEITHER_RECORDS, "law-says-scores-both")
        }
        ScoresAfterFlag::OneIncomplete => {
            (CompletingScores::OneInOwnTime, ONE_RECORDS, "law-says-scores-one")
        }
        ScoresAfterFlag::NoneShows => {
            (CompletingScores::Reconstruct, RECONSTRUCTION, "law-says-scores-reconstruct")
        }
    };
    Advice::new(outcome, Edition::Fide2023, &[article, SCORE_AFTER_FLAG, NO_INTERVENTION])
        .saying(Message::new(id))
}

/// Art. 8.1.1, 8.5.2, 12.1 — A player who must record does not, with his flag still up: when he has the move
/// the arbiter has him bring the score up to date, his clock running, from the opponent's sheet.
pub fn not_recording(announced: &Announced, facts: &RecordingFacts) -> Advice<CompletingScores> {
    let duty = must_record(announced, facts);
    if !duty.outcome {
        return duty.map(|_| CompletingScores::Nothing);
    }
    let because: &[_] = match announced.edition {
        Edition::Fide2023 => &[MUST_RECORD, ONE_RECORDS, LAWS_OBSERVED],
        // Refusing may lose the game.
        Edition::Old => &[MUST_RECORD, OLD_TIME_TROUBLE, OLD_BORROWED_SCORE, PERSISTENT_REFUSAL],
    };
    Advice::new(CompletingScores::OneInOwnTime, announced.edition, because)
        .saying(Message::new("law-says-bring-up-to-date"))
}

/// A player needs his opponent's score to complete his own before the time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BorrowedScore {
    /// He asked the arbiter, not the opponent.
    pub through_arbiter: bool,
    /// Completing it now would embarrass the opponent.
    pub embarrasses_opponent: bool,
}

/// Art. 8.5.2, old 13 (b) — Is the opponent's score lent? In the borrower's own time in both texts.
///
/// The old text has the request go to the referee, who judges whether it can be done before the time control
/// without embarrassing the opponent; then the opponent may not refuse.
pub fn may_borrow_score(edition: Edition, facts: BorrowedScore) -> Advice<bool> {
    if edition == Edition::Fide2023 {
        return Advice::new(true, edition, &[ONE_RECORDS]).saying(Message::new("law-says-score-lent"));
    }
    let because = &[OLD_BORROWED_SCORE];
    match (facts.through_arbiter, facts.embarrasses_opponent) {
        (true, false) => Advice::new(true, edition, because).saying(Message::new("law-says-score-lent")),
        (true, true) => Advice::new(false, edition, because).saying(Message::new("law-says-score-later")),
        (false, _) => {
            Advice::new(false, edition, because).saying(Message::new("law-says-score-through-arbiter"))
        }
    }
}

/// Art. 8.6 — Which move is the next one, when overstepping cannot be shown after reconstruction?
pub fn next_move_when_unproved(evidence_of_more: bool) -> Advice<bool> {
    Advice::new(!evidence_of_more, Edition::Fide2023, &[OVERSTEPPED_UNPROVED]).saying(Message::new(
        if evidence_of_more { "law-says-period-by-evidence" } else { "law-says-period-first-move" },
    ))
}

/// Art. 8.7 — A signed result that was wrong: it stands unless the arbiter decides otherwise.
pub fn signed_result(signed: Outcome, right: Outcome) -> Advice<Outcome> {
    let advice = Advice::new(signed, Edition::Fide2023, &[SIGNED_SCORESHEETS]);
    if signed == right {
        advice.saying(Message::new("law-says-signed-right"))
    } else {
        advice.saying(Message::new("law-says-signed-wrong")).at_discretion()
    }
}

/// Art. A.4.3, B.2.3 — May the player see the score? Only when it is his move, five times in a game at most.
/// `None` where the regime has no such right.
pub fn may_see_score(regime: Regime, has_the_move: bool, seen_before: u32) -> Option<Advice<bool>> {
    let article = match (regime.competition_rules(), regime.rate()) {
        (true, RateOfPlay::Rapid) => RAPID_SEE_SCORE,
        (true, RateOfPlay::Blitz) => BLITZ_SEE_SCORE,
        (_, RateOfPlay::Standard) | (false, RateOfPlay::Rapid | RateOfPlay::Blitz) => return None,
    };
    let allowed = has_the_move && seen_before < 5;
    let id = match (has_the_move, seen_before < 5) {
        (true, true) => "law-says-see-score",
        (false, _) => "law-says-see-score-off-turn",
        (true, false) => "law-says-see-score-five",
    };
    Some(
        Advice::new(allowed, Edition::Fide2023, &[article])
            .saying(Message::new(id).with("before", seen_before)),
    )
}

/// App. C — Is a scoresheet evidence? Only in algebraic notation, in competitions under FIDE's Laws. The old
/// text takes descriptive notation too.
pub fn is_evidence(edition: Edition, algebraic: bool) -> Advice<bool> {
    let accepted = algebraic || edition == Edition::Old;
    Advice::new(accepted, edition, &[ALGEBRAIC_ONLY, MUST_RECORD]).saying(Message::new(if accepted {
        "law-says-evidence"
    } else {
        "law-says-no-evidence"
    }))
}
