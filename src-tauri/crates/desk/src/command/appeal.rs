//! Appeals as they are handed in, and what is decided on them.

use super::Score;
use crate::ids::{AppealId, IncidentId, PlayerId};
use crate::words::{AppealVerdict, Capacity, PanelRole};

/// An appeal as handed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AppealDraft {
    /// Against the ruling that stands on this incident.
    pub incident: IncidentId,
    /// The player for whom.
    pub player: Option<PlayerId>,
    /// Who lodges it.
    pub appellant: String,
    /// In what capacity.
    pub capacity: Capacity,
    /// The fee paid, in words.
    pub fee: Option<String>,
    /// In writing.
    pub written: bool,
    /// When, UTC ms; none is now.
    pub lodged_at: Option<i64>,
    /// Minutes in which rulings may be appealed, where the competition announced others than usual.
    pub deadline_min: Option<u32>,
    /// What is asked for and why.
    pub statement: Option<String>,
    /// Who hears it, as far as that is known.
    pub panel: Vec<PanelMember>,
}

/// Somebody who hears an appeal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PanelMember {
    /// The name.
    pub name: String,
    /// The federation.
    pub federation: Option<String>,
    /// The part.
    pub role: PanelRole,
}

/// What was decided on an appeal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AppealDecision {
    /// On which.
    pub appeal: AppealId,
    /// What became of it.
    pub verdict: AppealVerdict,
    /// Whether the fee goes back.
    pub fee_returned: bool,
    /// When, UTC ms; none is now.
    pub at: Option<i64>,
    /// Why.
    pub reason: Option<String>,
    /// The result it means.
    pub score: Option<Score>,
    /// Change of White's clock, ms.
    pub white_delta_ms: i64,
    /// Change of Black's clock, ms.
    pub black_delta_ms: i64,
}
