//! Appeals against rulings.

use super::table::tables;
use crate::ids::*;
use crate::words::*;

tables! {
    /// An appeal against a ruling (11.10), as it was lodged.
    Appeal = "appeal" {
        /// Which.
        appeal: AppealId,
        /// On which incident.
        incident: IncidentId,
        /// Which entry holds the ruling attacked.
        ruling: EntryId,
        /// The player for whom.
        player: Option<PlayerId>,
        /// Who lodged it.
        appellant: String,
        /// In what capacity.
        capacity: Capacity,
        /// The fee paid, in words.
        fee: Option<String>,
        /// In writing.
        written: bool,
        /// When the ruling was given, UTC ms.
        decided_at: i64,
        /// When it was lodged, UTC ms.
        lodged_at: i64,
        /// Until when it could be lodged, UTC ms; null where nothing was announced.
        deadline_at: Option<i64>,
        /// What is asked for and why, in the appellant's words.
        statement: Option<String>,
    }
    /// Somebody's part in the hearing of an appeal.
    AppealPanel = "appeal_panel" {
        /// Of which appeal.
        appeal: AppealId,
        /// The name.
        name: String,
        /// The federation's three letters.
        federation: Option<String>,
        /// The part.
        role: PanelRole,
    }
    /// What somebody said to an appeal.
    AppealStatement = "appeal_statement" {
        /// To which appeal.
        appeal: AppealId,
        /// Who.
        name: String,
        /// What.
        text: String,
    }
    /// What was decided on an appeal.
    AppealOutcome = "appeal_outcome" {
        /// On which appeal.
        appeal: AppealId,
        /// What became of it.
        verdict: AppealVerdict,
        /// Whether the fee goes back.
        fee_returned: bool,
        /// When it was decided, UTC ms.
        decided_at: i64,
        /// Why.
        reason: Option<String>,
    }
}
