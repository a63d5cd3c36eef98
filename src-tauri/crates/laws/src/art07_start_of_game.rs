//! Art. 2.3 — Do the men stand as they should before the first move?

use shakmaty::{Board, Piece, Role, Square};

use crate::advice::Advice;
use crate::articles::{INITIAL_POSITION, WRONG_BOARD_ORIENTATION, WRONG_INITIAL_POSITION};
use crate::edition::Edition;
use crate::message::Message;

/// A square on which something else stands than should.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Misplaced {
    /// The square.
    pub square: Square,
    /// What stands there.
    pub stands: Option<Piece>,
    /// What should.
    pub belongs: Option<Piece>,
}

/// What is wrong with a start position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StartCheck {
    /// The squares that differ, `a1` first.
    pub misplaced: Vec<Misplaced>,
    /// A king or rook is among them, which costs castling where the position stays (A.5.1.2).
    pub king_or_rook: bool,
    /// The men stand as on a board turned by a quarter: kings and queens exchanged on both sides.
    pub looks_turned: bool,
}

/// Art. 2.3 — Compares a start position with the one announced: the usual array, or a Chess960 one.
pub fn check_start(board: &Board, announced: &Board) -> Advice<StartCheck> {
    let misplaced: Vec<Misplaced> = Square::ALL
        .into_iter()
        .map(|square| Misplaced {
            square,
            stands: board.piece_at(square),
            belongs: announced.piece_at(square),
        })
        .filter(|square| square.stands != square.belongs)
        .collect();
    let king_or_rook = misplaced.iter().any(|square| {
        [square.stands, square.belongs]
            .into_iter()
            .flatten()
            .any(|piece| matches!(piece.role, Role::King | Role::Rook))
    });
    let swapped = |square: &Misplaced| {
        matches!(
            (square.stands.map(|p| p.role), square.belongs.map(|p| p.role)),
            (Some(Role::King), Some(Role::Queen)) | (Some(Role::Queen), Some(Role::King))
        )
    };
    let looks_turned = misplaced.len() == 4 && misplaced.iter().all(swapped);
    let id = match (misplaced.is_empty(), looks_turned) {
        (true, _) => "law-says-start-right",
        (false, true) => "law-says-start-looks-turned",
        (false, false) => "law-says-start-wrong",
    };
    let count = u32::try_from(misplaced.len()).unwrap_or(u32::MAX);
    let because: &[_] = match (misplaced.is_empty(), looks_turned) {
        (true, _) => &[INITIAL_POSITION],
        (false, true) => &[INITIAL_POSITION, WRONG_INITIAL_POSITION, WRONG_BOARD_ORIENTATION],
        (false, false) => &[INITIAL_POSITION, WRONG_INITIAL_POSITION],
    };
    Advice::new(StartCheck { misplaced, king_or_rook, looks_turned }, Edition::Fide2023, because)
        .saying(Message::new(id).with("count", count))
}
