//! Art. 4.7, 4.8 — When a move is made, and who may still object.

use crate::advice::Advice;
use crate::articles::{
    CAPTURE_MADE, CASTLING_MADE, LAWS_OBSERVED, MOVE_MADE, PROMOTION_MADE, RIGHT_TO_CLAIM_LOST, TOUCHED_PIECE,
};
use crate::citation::Article;
use crate::edition::Edition;
use crate::message::Message;

/// How far the hands had gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Handling {
    /// An ordinary move.
    Plain {
        /// The man has been let go on its new square.
        released: bool,
    },
    /// A capture.
    Capture {
        /// The captured man is off the board.
        captured_off: bool,
        /// The capturing man has been let go.
        released: bool,
    },
    /// Castling.
    Castling {
        /// The king has been let go.
        king_released: bool,
        /// The rook has been let go on the crossed square.
        rook_released: bool,
    },
    /// Promotion.
    Promotion {
        /// The pawn is off the board.
        pawn_off: bool,
        /// The new piece has been let go on its square.
        piece_released: bool,
    },
}

/// Art. 4.7.1–4.7.3 — Is the move made?
pub fn is_made(handling: Handling) -> Advice<bool> {
    let (made, article): (bool, Article) = match handling {
        Handling::Plain { released } => (released, MOVE_MADE),
        Handling::Capture { captured_off, released } => (captured_off && released, CAPTURE_MADE),
        Handling::Castling { rook_released, .. } => (rook_released, CASTLING_MADE),
        Handling::Promotion { pawn_off, piece_released } => (pawn_off && piece_released, PROMOTION_MADE),
    };
    let bound = matches!(handling, Handling::Castling { king_released: true, rook_released: false });
    let id = match (made, bound) {
        (true, _) => "law-says-made",
        (false, true) => "law-says-king-released",
        (false, false) => "law-says-not-made",
    };
    Advice::new(made, Edition::Fide2023, &[article, MOVE_MADE]).saying(Message::new(id))
}

/// Who objects to a breach of 4.1 to 4.7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ObjectionBy {
    /// The opponent; `true` if he has touched a man since, meaning to move or capture.
    Opponent {
        /// He touched a man on purpose after the breach.
        touched_since: bool,
    },
    /// An arbiter who saw it.
    Arbiter,
    /// Anybody else.
    ThirdParty,
}

/// Art. 4.8 — May a breach of 4.1 to 4.7 still be acted on?
///
/// The opponent's right to claim ends when he touches a man to move or capture. An arbiter who saw the
/// breach acts at once and needs no claim (Arbiters' Manual 2025 at 4.8); the old text leaves it to the
/// opponent alone.
pub fn touch_claim_open(edition: Edition, by: ObjectionBy) -> Advice<bool> {
    let (open, id) = match (edition, by) {
        (_, ObjectionBy::Opponent { touched_since: false }) => (true, "law-says-touch-claim-open"),
        (_, ObjectionBy::Opponent { touched_since: true }) => (false, "law-says-touch-claim-lost"),
        (Edition::Fide2023, ObjectionBy::Arbiter) => (true, "law-says-touch-arbiter-acts"),
        (Edition::Old, ObjectionBy::Arbiter) => (false, "law-says-touch-opponent-only"),
        (_, ObjectionBy::ThirdParty) => (false, "law-says-touch-third-party"),
    };
    let because: &[Article] = match by {
        ObjectionBy::Arbiter => &[TOUCHED_PIECE, LAWS_OBSERVED, RIGHT_TO_CLAIM_LOST],
        ObjectionBy::Opponent { .. } | ObjectionBy::ThirdParty => &[RIGHT_TO_CLAIM_LOST],
    };
    Advice::new(open, edition, because).saying(Message::new(id))
}
