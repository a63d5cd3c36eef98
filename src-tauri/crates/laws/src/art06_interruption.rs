//! Art. 6.11.1, old 14.6 — A game is interrupted: whether the clocks stand while the point is dealt with.

use crate::advice::Advice;
use crate::articles::{
    ARBITER_RESTARTS, ARBITER_STOPS, CLAIM_PROCEDURE, CLAIM_STOPS_CLOCKS, DEFECTIVE_CLOCK, NEITHER_RECORDS,
    ONE_RECORDS, PENALTIES, PLAYER_STOPS, PREFACE_JUDGEMENT, PROMOTION, RESTORING,
};
use crate::citation::Article;
use crate::edition::Edition;
use crate::message::Message;

/// Why play cannot go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum InterruptionCause {
    /// An illegal position must be put right.
    IllegalPosition,
    /// A clock out of order must be changed.
    DefectiveClock,
    /// The piece for a promotion is not at hand.
    PromotionPiece,
    /// Something from outside: light, noise, an alarm.
    Outside,
    /// A claim of repetition is checked.
    RepetitionClaim,
    /// Both scores must be completed.
    ScoresOfBoth,
    /// One score must be completed.
    ScoreOfOne,
    /// One of the players is responsible: he left, he disputes, he refuses.
    Player,
}

/// Art. 6.11.1, 6.11.3, 8.5, 9.5.1, old 13 (c), 14.6, 17A.2 — Do the clocks stand during the interruption?
///
/// The old text has them stopped for what neither player is responsible for, until the point has been dealt with,
/// and lets the claimant's run during a claim of repetition. Today the arbiter stops them whenever the game must
/// be interrupted, whoever caused it, and says when it goes on.
pub fn interrupted(edition: Edition, cause: InterruptionCause) -> Advice<bool> {
    use InterruptionCause as Cause;
    let old = edition == Edition::Old;
    let (stand, because, id): (bool, &[Article], _) = match cause {
        Cause::IllegalPosition => (true, &[ARBITER_STOPS, RESTORING], "law-says-interruption-stand"),
        Cause::DefectiveClock => (true, &[ARBITER_STOPS, DEFECTIVE_CLOCK], "law-says-interruption-stand"),
        Cause::PromotionPiece => {
            (true, &[ARBITER_STOPS, PLAYER_STOPS, PROMOTION], "law-says-interruption-stand")
        }
        Cause::Outside => (true, &[ARBITER_STOPS], "law-says-interruption-stand"),
        Cause::RepetitionClaim if old => (false, &[CLAIM_PROCEDURE], "law-says-interruption-claim-runs"),
        Cause::RepetitionClaim => {
            (true, &[CLAIM_STOPS_CLOCKS, CLAIM_PROCEDURE], "law-says-interruption-stand")
        }
        Cause::ScoresOfBoth => (true, &[NEITHER_RECORDS], "law-says-scores-both"),
        Cause::ScoreOfOne => (false, &[ONE_RECORDS], "law-says-scores-one"),
        Cause::Player if old => (false, &[ARBITER_STOPS, PREFACE_JUDGEMENT], "law-says-interruption-player"),
        Cause::Player => (true, &[ARBITER_STOPS, PENALTIES], "law-says-interruption-by-player"),
    };
    let advice = Advice::new(stand, edition, because).saying(Message::new(id));
    let advice = match stand && !old && because.first() == Some(&ARBITER_STOPS) {
        true => advice.citing([ARBITER_RESTARTS.cite()]),
        false => advice,
    };
    if cause == Cause::Player { advice.at_discretion() } else { advice }
}
