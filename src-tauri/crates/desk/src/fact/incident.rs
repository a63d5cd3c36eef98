//! Incidents, what the Laws said to them, and what was ruled.

use laws::{Colour, IncidentKind, MateAnswer, Outcome, PenaltyKind};

use super::table::tables;
use crate::ids::*;
use crate::value::Citations;
use crate::words::*;

tables! {
    /// Something reported.
    Incident = "incident" {
        /// Which.
        incident: IncidentId,
        /// In which section, if in one.
        section: Option<SectionId>,
        /// In which round, if in one.
        round: Option<RoundNo>,
        /// In which game, if in one.
        game: Option<GameId>,
        /// What kind.
        kind: IncidentKind,
        /// The move at which it happened.
        move_no: Option<u16>,
        /// Who told the arbiter.
        reported_by: Option<Reporter>,
        /// That person's name, where it is neither player nor arbiter.
        reporter: Option<String>,
        /// Who saw it.
        witness: Option<String>,
        /// In the arbiter's words.
        note: Option<String>,
        /// When it was raised; null where that makes no difference.
        noticed: Option<Noticed>,
        /// Whether the opponent of who is at fault could still checkmate, as far as the position on record told.
        opponent_can_mate: Option<MateAnswer>,
        /// Minutes reported: a delay, a disturbance; ms.
        amount_ms: Option<i64>,
    }
    /// Who was at fault in an incident; two rows where both were, and one person may be no player.
    Fault = "fault" {
        /// In which incident.
        incident: IncidentId,
        /// The player.
        player: Option<PlayerId>,
        /// Somebody else's name.
        person: Option<String>,
        /// The player's colour in this game.
        side: Option<Colour>,
        /// The move as played or written.
        move_text: Option<String>,
        /// Whether it counts towards the next one (7.5.5); two faults in one action count once.
        counts: bool,
        /// Which one of this player in this game it was when it was recorded, from 1.
        ordinal: Option<u16>,
    }
    /// A piece touched, in the order of touching; `item` gives the order.
    TouchedPiece = "touched_piece" {
        /// In which incident.
        incident: IncidentId,
        /// On which square, `e4`.
        square: String,
        /// How.
        manner: TouchManner,
    }
    /// A draw claimed (9.2, 9.3), with what the check of the moves gave.
    Claim = "claim" {
        /// In which incident.
        incident: IncidentId,
        /// Who claimed.
        player: Option<PlayerId>,
        /// On what ground.
        ground: ClaimGround,
        /// How.
        form: ClaimForm,
        /// The written move, as it was understood.
        written_move: Option<String>,
        /// A man was touched before the claim (9.4).
        touched: bool,
        /// What the check gave.
        verdict: ClaimVerdict,
        /// Plies after which the position stood on the board, without the written move, separated by blanks.
        evidence: String,
        /// Plies without capture and pawn move, the written one included.
        quiet_plies: u32,
        /// The position claimed on.
        fen: Option<String>,
        /// How the game ends by it; null where it goes on.
        outcome: Option<Outcome>,
        /// Time the opponent gets, ms.
        opponent_gains_ms: i64,
        /// Moves one of which must be made now, separated by blanks.
        must_play: String,
    }
    /// What the Laws prescribed or permitted when the incident was recorded: one measure a row.
    Advised = "advised" {
        /// In which incident.
        incident: IncidentId,
        /// The message that says it.
        measure: String,
        /// For whom.
        player: Option<PlayerId>,
        /// How much time, ms.
        amount_ms: Option<i64>,
        /// Because of which Articles.
        articles: Citations,
    }
    /// What the arbiter decided.
    Ruling = "ruling" {
        /// On which incident.
        incident: IncidentId,
        /// Who decided.
        ruled_by: Option<ArbiterId>,
        /// Whether it is what the Laws prescribed.
        as_advised: bool,
        /// Why, where it is not; null while the reason is owed.
        reason: Option<String>,
        /// Because of which Articles.
        articles: Citations,
    }
    /// A penalty of Article 12.9.
    Penalty = "penalty" {
        /// For which incident.
        incident: IncidentId,
        /// On which player.
        player: Option<PlayerId>,
        /// Or on whom.
        person: Option<String>,
        /// Which of the nine.
        kind: PenaltyKind,
        /// Time, ms.
        amount_ms: Option<i64>,
        /// Half-points.
        points: Option<i32>,
        /// From which round on the player is excluded.
        from_round: Option<RoundNo>,
        /// For how many rounds.
        rounds: Option<u16>,
        /// The fine, in words.
        fine: Option<String>,
    }
}
