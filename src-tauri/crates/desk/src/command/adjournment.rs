//! What is recorded about an adjourned game.

use laws::Colour;

use super::Clocks;
use crate::ids::*;
use crate::words::SealedFound;

/// One act about an adjourned game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AdjournmentAct {
    /// The game is adjourned.
    Adjourn {
        /// Which.
        game: GameId,
        /// What stands on the envelope.
        envelope: Envelope,
        /// The sealed move, where the desk is told it.
        sealed: Option<String>,
        /// Who takes the envelope.
        holder: Option<String>,
    },
    /// The envelope is completed or corrected, or another hour is agreed.
    Change {
        /// Which.
        adjournment: AdjournmentId,
        /// What stands on the envelope now.
        envelope: Envelope,
    },
    /// The desk is told the sealed move, or a reply is sealed because the sealer is absent.
    Seal {
        /// Which.
        adjournment: AdjournmentId,
        /// The reply.
        reply: bool,
        /// The move; none leaves it in the envelope.
        text: Option<String>,
    },
    /// The envelope is handed over.
    HandOver {
        /// Which.
        adjournment: AdjournmentId,
        /// To whom.
        holder: String,
        /// When, UTC ms.
        at: i64,
        /// Where it lies.
        note: Option<String>,
    },
    /// A player came to the resumption.
    Arrive {
        /// Which.
        adjournment: AdjournmentId,
        /// Who.
        side: Colour,
        /// When, UTC ms.
        at: i64,
    },
    /// An envelope is opened, or missed.
    Open {
        /// Which.
        adjournment: AdjournmentId,
        /// What was found.
        opening: Opening,
    },
    /// Play is resumed.
    Resume {
        /// Which.
        adjournment: AdjournmentId,
        /// The clocks as they were set.
        clocks: Clocks,
        /// When, UTC ms.
        at: i64,
    },
    /// The clocks were set wrongly at the resumption.
    CorrectClocks {
        /// Which.
        adjournment: AdjournmentId,
        /// What they should have shown.
        clocks: Clocks,
        /// It was said before the own first move.
        before_first_move: bool,
    },
}

/// What stands on the envelope.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Envelope {
    /// Who sealed.
    pub sealer: Colour,
    /// The number of the sealed move.
    pub move_no: u16,
    /// The position just before it.
    pub fen: Option<String>,
    /// The clocks as they showed.
    pub clocks: Clocks,
    /// Who has offered a draw that is still open.
    pub offer_by: Option<Colour>,
    /// When play stopped, UTC ms.
    pub adjourned_at: i64,
    /// When the session ends, UTC ms, where the sealer adjourned before it.
    pub session_ends_at: Option<i64>,
    /// When play is to be resumed, UTC ms.
    pub resumes_at: Option<i64>,
    /// Where.
    pub place: Option<String>,
    /// The number of the move that is to be made after the last one on record; none where no moves are.
    pub reached: Option<u16>,
}

/// What was found when an envelope was opened or missed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// It is the one with the reply.
    pub reply: bool,
    /// What was found.
    pub found: SealedFound,
    /// The move as written, or as declared.
    pub move_text: Option<String>,
    /// The sealer's opponent cannot checkmate in the adjourned position (6.9): a bad move draws then.
    pub opponent_cannot_mate: bool,
    /// It is opened although the player who has to answer is not there (I.9.2).
    pub anyway: bool,
    /// The arbiter who opened it.
    pub opened_by: Option<ArbiterId>,
    /// When, UTC ms.
    pub at: i64,
    /// Where it is missing: the position is known or agreed.
    pub position_known: bool,
    /// Where it is missing: the times are known or agreed.
    pub times_known: bool,
}
