//! Art. 3.8.2.1 — Why a castling right is lost, told from the moves of the game.

use shakmaty::{CastlingSide, Color, Move, Position};

use crate::advice::Advice;
use crate::articles::{CASTLING, CASTLING_LOST_KING, CASTLING_LOST_ROOK, CASTLING_RIGHT_LOST};
use crate::colour::Colour;
use crate::edition::Edition;
use crate::message::Message;
use crate::replay::Replay;

/// Why a castling right is lost, or that it is not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CastlingLost {
    /// The right still exists. Whether castling is possible now is another question (3.8.2.2).
    No,
    /// The king moved at this ply.
    KingMoved(usize),
    /// The rook moved at this ply.
    RookMoved(usize),
    /// The rook was captured at this ply; the right went with it.
    RookCaptured(usize),
    /// It was gone when the record began.
    NotInRecord,
}

/// Art. 3.8.2.1.1, 3.8.2.1.2 — Has this side lost the right to castle on this side, and how?
pub fn castling_right(replay: &Replay, colour: Colour, side: CastlingSide) -> Advice<CastlingLost> {
    let color = Color::from(colour);
    let has = |ply: usize| {
        replay
            .at(ply)
            .and_then(|placed| placed.position.as_ref())
            .and_then(|position| position.castles().rook(color, side))
    };
    let lost = match (has(0), has(replay.plies())) {
        (_, Some(_)) => CastlingLost::No,
        (None, None) => CastlingLost::NotInRecord,
        (Some(rook), None) => (1..=replay.plies())
            .find_map(|ply| {
                let before = replay.at(ply - 1)?.position.as_ref()?;
                let m = replay.at(ply)?.reached_by?;
                match m {
                    _ if before.turn() != color => {
                        (m.is_capture() && m.to() == rook).then_some(CastlingLost::RookCaptured(ply))
                    }
                    Move::Castle { .. } => Some(CastlingLost::KingMoved(ply)),
                    Move::Normal { role: shakmaty::Role::King, .. } => Some(CastlingLost::KingMoved(ply)),
                    Move::Normal { from, .. } => (from == rook).then_some(CastlingLost::RookMoved(ply)),
                    Move::EnPassant { .. } | Move::Put { .. } => None,
                }
            })
            .unwrap_or(CastlingLost::NotInRecord),
    };
    let (article, id) = match lost {
        CastlingLost::No => (CASTLING, "law-says-castling-right-kept"),
        CastlingLost::KingMoved(_) => (CASTLING_LOST_KING, "law-says-castling-king-moved"),
        CastlingLost::RookMoved(_) => (CASTLING_LOST_ROOK, "law-says-castling-rook-moved"),
        CastlingLost::RookCaptured(_) => (CASTLING, "law-says-castling-rook-captured"),
        CastlingLost::NotInRecord => (CASTLING_RIGHT_LOST, "law-says-castling-not-in-record"),
    };
    Advice::new(lost, Edition::Fide2023, &[article, CASTLING_RIGHT_LOST])
        .saying(Message::new(id).with("player", colour))
}
