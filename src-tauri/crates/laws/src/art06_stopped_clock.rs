//! Art. 6.11 — A player stops the clocks.

use crate::advice::Advice;
use crate::articles::{
    ARBITER_STOPS, CLAIM_PROCEDURE, PENALTIES, PLAYER_STOPS, PREFACE_JUDGEMENT, STOPPED_WITHOUT_REASON,
};
use crate::citation::Article;
use crate::edition::Edition;
use crate::message::Message;

/// Why a player stopped the clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// A promotion piece is not at hand.
    PromotionPiece,
    /// The opponent's illegal move or another irregularity.
    Irregularity,
    /// A draw claim.
    Claim,
    /// The opponent's flag.
    Flag,
    /// A disturbance.
    Disturbance,
    /// Illness, or a need that comes from a disability.
    Illness,
    /// To leave the board: the toilet, a drink.
    Break,
    /// No reason given.
    None,
}

impl StopReason {
    /// Every reason.
    pub const ALL: [StopReason; 8] = [
        StopReason::PromotionPiece,
        StopReason::Irregularity,
        StopReason::Claim,
        StopReason::Flag,
        StopReason::Disturbance,
        StopReason::Illness,
        StopReason::Break,
        StopReason::None,
    ];

    /// The stable text.
    pub const fn code(self) -> &'static str {
        match self {
            StopReason::PromotionPiece => "promotion-piece",
            StopReason::Irregularity => "irregularity",
            StopReason::Claim => "claim",
            StopReason::Flag => "flag",
            StopReason::Disturbance => "disturbance",
            StopReason::Illness => "illness",
            StopReason::Break => "break",
            StopReason::None => "none",
        }
    }

    /// Reads [`StopReason::code`] back.
    pub fn from_code(code: &str) -> Option<StopReason> {
        StopReason::ALL.into_iter().find(|reason| reason.code() == code)
    }
}

/// Art. 6.11.2, 6.11.4 — Was the reason for stopping the clocks valid?
///
/// A player stops them only to ask for the arbiter's help. A break is no reason (Arbiters' Manual 2025 at
/// 6.11), except with a disability or illness. For a promotion piece the player is not bound to that piece.
///
/// The old text has the clocks stopped for what neither player is responsible for (14.6), and a claimant's run on
/// (17A.2); of a flag and of illness it says nothing.
pub fn clocks_stopped(edition: Edition, reason: StopReason) -> Advice<bool> {
    match edition {
        Edition::Fide2023 => clocks_stopped_2023(reason),
        Edition::Old => clocks_stopped_old(reason),
    }
}

fn clocks_stopped_old(reason: StopReason) -> Advice<bool> {
    let says =
        |valid, because: &[Article], id| Advice::new(valid, Edition::Old, because).saying(Message::new(id));
    match reason {
        StopReason::PromotionPiece | StopReason::Irregularity | StopReason::Disturbance => {
            says(true, &[ARBITER_STOPS], "law-says-interruption-stand")
        }
        StopReason::Claim => says(false, &[CLAIM_PROCEDURE], "law-says-interruption-claim-runs"),
        StopReason::Flag | StopReason::Illness => {
            says(true, &[PREFACE_JUDGEMENT, ARBITER_STOPS], "law-says-not-in-old-text").at_discretion()
        }
        StopReason::Break | StopReason::None => {
            says(false, &[ARBITER_STOPS, PENALTIES], "law-says-stop-invalid").at_discretion()
        }
    }
}

fn clocks_stopped_2023(reason: StopReason) -> Advice<bool> {
    let valid = match reason {
        StopReason::PromotionPiece
        | StopReason::Irregularity
        | StopReason::Claim
        | StopReason::Flag
        | StopReason::Disturbance
        | StopReason::Illness => true,
        StopReason::Break | StopReason::None => false,
    };
    if valid {
        Advice::new(true, Edition::Fide2023, &[PLAYER_STOPS]).saying(Message::new("law-says-stop-valid"))
    } else {
        Advice::new(false, Edition::Fide2023, &[STOPPED_WITHOUT_REASON, PLAYER_STOPS, PENALTIES])
            .saying(Message::new("law-says-stop-invalid"))
            .at_discretion()
    }
}
