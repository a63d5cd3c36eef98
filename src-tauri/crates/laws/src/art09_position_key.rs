//! Art. 9.2.3, 9.2.3.1, 9.2.3.2 — When are two positions the same?

use crate::advice::Advice;
use crate::articles::{SAME_POSITION, SAME_POSITION_CASTLING, SAME_POSITION_EN_PASSANT};
use crate::edition::Edition;
use crate::message::Message;
use shakmaty::{Bitboard, Board, CastlingMode, Chess, Color, EnPassantMode, Position, Setup, Square};

/// A position as far as sameness goes: two positions are the same exactly when their keys are equal.
///
/// Same player to move, same men on the same squares, and the same possible moves for both sides. Possible
/// moves can differ on equal boards in two ways only: an en passant capture that was really available (a
/// pinned pawn could not capture, so its square does not count), and castling rights not yet lost. A
/// castling that is merely prevented for now leaves the right and the key alone. No hash, so no collisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PositionKey {
    white: Bitboard,
    /// Kinds of men in three planes: pawn 1, knight 2, bishop 3, rook 4, queen 5, king 6.
    planes: [Bitboard; 3],
    castling: Bitboard,
    turn: Color,
    en_passant: Option<Square>,
}

impl PositionKey {
    /// The key of a position.
    pub fn of(position: &Chess) -> PositionKey {
        PositionKey::with_en_passant(position, position.ep_square(EnPassantMode::Legal))
    }

    /// The key of a position known to have no en passant capture, because the last move was not a pawn's.
    pub(crate) fn without_en_passant(position: &Chess) -> PositionKey {
        PositionKey::with_en_passant(position, None)
    }

    fn with_en_passant(position: &Chess, en_passant: Option<Square>) -> PositionKey {
        let castling = position.castles().castling_rights();
        PositionKey::from_parts(position.board(), position.turn(), castling, en_passant)
    }

    /// The key of what stands on the board, legal or not. Where no legal position can be made of it, an en
    /// passant square counts as given.
    pub fn of_setup(setup: &Setup, mode: CastlingMode) -> PositionKey {
        match setup.clone().position::<Chess>(mode) {
            Ok(position) => PositionKey::of(&position),
            Err(_) => {
                PositionKey::from_parts(&setup.board, setup.turn, setup.castling_rights, setup.ep_square)
            }
        }
    }

    fn from_parts(board: &Board, turn: Color, castling: Bitboard, en_passant: Option<Square>) -> PositionKey {
        PositionKey {
            white: board.white(),
            planes: [
                board.pawns() | board.bishops() | board.queens(),
                board.knights() | board.bishops() | board.kings(),
                board.rooks() | board.queens() | board.kings(),
            ],
            castling,
            turn,
            en_passant,
        }
    }

    /// Same men on the same squares, whatever else: what a spectator calls the same position.
    pub fn same_picture(&self, other: &PositionKey) -> bool {
        self.white == other.white && self.planes == other.planes
    }

    /// The rooks whose castling right is not lost.
    pub fn castling(&self) -> Bitboard {
        self.castling
    }

    /// The square of an en passant capture that was really available.
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    pub(crate) fn men(&self) -> usize {
        let [a, b, c] = self.planes;
        (a | b | c).count()
    }

    pub(crate) fn pawns(&self) -> Bitboard {
        let [a, b, c] = self.planes;
        a & !b & !c
    }
}

/// In what two positions differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Difference {
    /// The men, or their squares.
    Men,
    /// The player to move.
    Turn,
    /// An en passant capture was possible in one of them.
    EnPassant,
    /// A castling right had been lost in between.
    Castling,
}

/// Art. 9.2.3, 9.2.3.1, 9.2.3.2 — Are these the same position? If not, in what do they differ?
pub fn same_position(a: &PositionKey, b: &PositionKey) -> Advice<Option<Difference>> {
    let (difference, because, id): (_, &[_], _) = if !a.same_picture(b) {
        (Some(Difference::Men), &[SAME_POSITION], "law-says-positions-men")
    } else if a.turn != b.turn {
        (Some(Difference::Turn), &[SAME_POSITION], "law-says-positions-turn")
    } else if a.en_passant != b.en_passant {
        (
            Some(Difference::EnPassant),
            &[SAME_POSITION_EN_PASSANT, SAME_POSITION],
            "law-says-positions-en-passant",
        )
    } else if a.castling != b.castling {
        (Some(Difference::Castling), &[SAME_POSITION_CASTLING, SAME_POSITION], "law-says-positions-castling")
    } else {
        (None, &[SAME_POSITION], "law-says-positions-same")
    };
    Advice::new(difference, Edition::Fide2023, because).saying(Message::new(id))
}
