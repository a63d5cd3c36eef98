//! The adjourned game: what stands on the envelope, what lies in it, who keeps it, and how play is resumed (old 15 and
//! 16; Guidelines I).

use laws::Colour;

use super::table::tables;
use crate::adjournment::Covered;
use crate::ids::*;
use crate::words::*;

tables! {
    /// A game is adjourned: what stands on the envelope (I.2). Said again for the same adjournment, it replaces what
    /// stood there.
    Adjournment = "adjournment" {
        /// Which.
        adjournment: AdjournmentId,
        /// Of which game.
        game: GameId,
        /// Who sealed.
        sealer: Colour,
        /// The number of the sealed move.
        move_no: u16,
        /// The position just before the sealed move.
        fen: Option<String>,
        /// White's clock, ms, with what was charged.
        white_ms: Option<i64>,
        /// Black's clock, ms, with what was charged.
        black_ms: Option<i64>,
        /// What was charged to the sealer for adjourning before the end of the session (I.1.2), ms.
        charged_ms: Option<i64>,
        /// Who has offered a draw that is still open.
        offer_by: Option<Colour>,
        /// When play stopped, UTC ms.
        adjourned_at: i64,
        /// When it is to be resumed, UTC ms.
        resumes_at: Option<i64>,
        /// Where.
        place: Option<String>,
    }
    /// A move is sealed and told to the desk, or a reply is sealed at the resumption (I.9.3).
    SealedMove = "sealed_move" {
        /// Of which adjournment.
        adjournment: AdjournmentId,
        /// The reply of the player who found the sealer absent; otherwise the sealed move itself.
        reply: bool,
        /// The move, covered; null where it is in the envelope alone.
        covered: Option<Covered>,
    }
    /// The envelope goes into somebody's keeping.
    EnvelopeCustody = "envelope_custody" {
        /// Of which adjournment.
        adjournment: AdjournmentId,
        /// Who keeps it from then on.
        holder: String,
        /// When it was handed over, UTC ms.
        handed_at: i64,
        /// Where it lies, or what else is to be said.
        note: Option<String>,
    }
    /// A player came to the resumption.
    ResumptionArrival = "resumption_arrival" {
        /// Of which adjournment.
        adjournment: AdjournmentId,
        /// Who.
        player: PlayerId,
        /// When, UTC ms.
        arrived_at: i64,
    }
    /// An envelope was opened, or found to be missing.
    EnvelopeOpening = "envelope_opening" {
        /// Of which adjournment.
        adjournment: AdjournmentId,
        /// The envelope with the reply.
        reply: bool,
        /// What was found.
        found: SealedFound,
        /// The move as written, or as the sealer declares it where the envelope is missing.
        move_text: Option<String>,
        /// The arbiter who opened it.
        opened_by: Option<ArbiterId>,
        /// When, UTC ms.
        opened_at: i64,
        /// The position at the adjournment is known; asked only where the envelope is missing.
        position_known: Option<bool>,
        /// The times are known; asked only where the envelope is missing.
        times_known: Option<bool>,
    }
    /// Play goes on, with the clocks as they were set. Said again, the clocks were corrected (I.13).
    PlayResumed = "play_resumed" {
        /// Of which adjournment.
        adjournment: AdjournmentId,
        /// When, UTC ms.
        resumed_at: i64,
        /// White's clock, ms.
        white_ms: Option<i64>,
        /// Black's clock, ms.
        black_ms: Option<i64>,
    }
}
