//! Art. 3.10.3 — Can this position be reached at all? Proofs that it cannot, never proofs that it can.

use shakmaty::{Bitboard, Board, CastlingSide, Color, Rank, Role, Setup, Square};

use crate::advice::Advice;
use crate::art03_last_move::no_last_move;
use crate::art03_locked_men::locked_men_out;
use crate::art03_pawn_structure::pawn_captures_short;
use crate::articles::{
    CASTLING_RIGHT_LOST, EN_PASSANT_AT_ONCE, ILLEGAL_POSITION, IN_CHECK, KING_LEFT_IN_CHECK, NO_JUMPING,
    PAWN_CAPTURE, PIECES, PROMOTION,
};
use crate::citation::Article;
use crate::edition::Edition;
use crate::message::Message;

/// Why no series of legal moves leads to a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PositionFault {
    /// Not one king of each colour.
    Kings,
    /// More than sixteen men or eight pawns of a colour.
    TooManyMen,
    /// A pawn on the first or last rank.
    PawnOnEndRank(Square),
    /// The kings stand side by side.
    KingsAdjacent,
    /// Both kings are in check.
    BothKingsInCheck,
    /// The player not having the move is in check.
    OpponentInCheck,
    /// More promoted men than pawns are missing, bishops counted by the colour of their squares.
    TooManyPromoted,
    /// No move by the player who has just moved can have led here.
    NoLastMove,
    /// The pawns need more captures than men are missing.
    PawnsNeedCaptures,
    /// A man stands where pawns that never moved keep it from being.
    LockedMan,
    /// An en passant square no pawn can just have crossed.
    EnPassantSquare,
    /// A castling right without king and rook at home.
    CastlingRight,
}

impl PositionFault {
    /// The Article that makes it impossible.
    pub const fn article(self) -> Article {
        match self {
            PositionFault::Kings | PositionFault::TooManyMen => PIECES,
            PositionFault::PawnOnEndRank(_) | PositionFault::TooManyPromoted => PROMOTION,
            PositionFault::KingsAdjacent
            | PositionFault::BothKingsInCheck
            | PositionFault::OpponentInCheck => KING_LEFT_IN_CHECK,
            PositionFault::NoLastMove => IN_CHECK,
            PositionFault::PawnsNeedCaptures => PAWN_CAPTURE,
            PositionFault::LockedMan => NO_JUMPING,
            PositionFault::EnPassantSquare => EN_PASSANT_AT_ONCE,
            PositionFault::CastlingRight => CASTLING_RIGHT_LOST,
        }
    }

    /// The fault in words.
    pub fn message(self) -> Message {
        match self {
            PositionFault::Kings => Message::new("law-position-kings"),
            PositionFault::TooManyMen => Message::new("law-position-too-many-men"),
            PositionFault::PawnOnEndRank(square) => {
                Message::new("law-position-pawn-on-end-rank").with("square", square.to_string())
            }
            PositionFault::KingsAdjacent => Message::new("law-position-kings-adjacent"),
            PositionFault::BothKingsInCheck => Message::new("law-position-both-kings-in-check"),
            PositionFault::OpponentInCheck => Message::new("law-position-opponent-in-check"),
            PositionFault::TooManyPromoted => Message::new("law-position-too-many-promoted"),
            PositionFault::NoLastMove => Message::new("law-position-no-last-move"),
            PositionFault::PawnsNeedCaptures => Message::new("law-position-pawn-captures"),
            PositionFault::LockedMan => Message::new("law-position-locked-man"),
            PositionFault::EnPassantSquare => Message::new("law-position-en-passant-square"),
            PositionFault::CastlingRight => Message::new("law-position-castling-right"),
        }
    }
}

/// Art. 3.10.3 — The reasons found why this position is illegal.
///
/// Guaranteed: a fault named is a proof, from the usual array and without Chess960. Not guaranteed: that a
/// position without a fault can be reached.
pub fn illegal_position(setup: &Setup) -> Advice<Vec<PositionFault>> {
    let faults = position_faults(setup);
    let because: Vec<Article> =
        faults.iter().map(|fault| fault.article()).chain([ILLEGAL_POSITION]).collect();
    let mut messages: Vec<Message> = faults.iter().map(|fault| fault.message()).collect();
    if messages.is_empty() {
        messages.push(Message::new("law-position-no-fault-found"));
    }
    messages.into_iter().fold(Advice::new(faults, Edition::Fide2023, &because), Advice::saying)
}

fn position_faults(setup: &Setup) -> Vec<PositionFault> {
    let board = &setup.board;
    let mut faults = counting_faults(board);
    if !faults.is_empty() {
        // The rest asks questions that need kings, pawns and counts in order.
        return faults;
    }
    match (in_check(board, setup.turn), in_check(board, !setup.turn)) {
        (true, true) => faults.push(PositionFault::BothKingsInCheck),
        (false, true) => faults.push(PositionFault::OpponentInCheck),
        (_, false) => {}
    }
    if castling_impossible(setup) {
        faults.push(PositionFault::CastlingRight);
    }
    let crossed = en_passant_crossed(setup);
    if setup.ep_square.is_some() && crossed.is_none() {
        faults.push(PositionFault::EnPassantSquare);
    } else if !in_check(board, !setup.turn) && no_last_move(setup, crossed) {
        faults.push(PositionFault::NoLastMove);
    }
    if promotion_count_impossible(board) {
        faults.push(PositionFault::TooManyPromoted);
    }
    if pawn_captures_short(board) {
        faults.push(PositionFault::PawnsNeedCaptures);
    }
    if locked_men_out(setup) {
        faults.push(PositionFault::LockedMan);
    }
    faults
}

fn counting_faults(board: &Board) -> Vec<PositionFault> {
    let mut faults = vec![];
    let kings = |side: Color| board.by_piece(Role::King.of(side));
    let (white, black) = (kings(Color::White), kings(Color::Black));
    if white.count() != 1 || black.count() != 1 {
        faults.push(PositionFault::Kings);
    }
    let too_many =
        |side: Color| board.by_color(side).count() > 16 || board.by_piece(Role::Pawn.of(side)).count() > 8;
    if too_many(Color::White) || too_many(Color::Black) {
        faults.push(PositionFault::TooManyMen);
    }
    let ends = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
    faults.extend((board.pawns() & ends).into_iter().map(PositionFault::PawnOnEndRank));
    if let (Some(a), Some(b)) = (white.first(), black.first())
        && a.distance(b) <= 1
    {
        faults.push(PositionFault::KingsAdjacent);
    }
    faults
}

/// More promoted men of a colour than pawns of it are missing.
pub fn promotion_count_impossible(board: &Board) -> bool {
    Color::ALL
        .into_iter()
        .any(|side| promoted_at_least(board, side) + board.by_piece(Role::Pawn.of(side)).count() > 8)
}

/// The least number of promoted men of a colour; two bishops on squares of one colour are never both original.
pub(crate) fn promoted_at_least(board: &Board, side: Color) -> usize {
    let count = |role: Role| board.by_piece(role.of(side)).count();
    let bishops = board.by_piece(Role::Bishop.of(side));
    let light = (bishops & Bitboard::LIGHT_SQUARES).count();
    let dark = bishops.count() - light;
    count(Role::Queen).saturating_sub(1)
        + count(Role::Rook).saturating_sub(2)
        + count(Role::Knight).saturating_sub(2)
        + light.saturating_sub(1)
        + dark.saturating_sub(1)
}

fn castling_impossible(setup: &Setup) -> bool {
    Color::ALL.into_iter().any(|side| {
        let first = side.fold_wb(Rank::First, Rank::Eighth);
        let rights = setup.castling_rights & Bitboard::from_rank(first);
        if rights.is_empty() {
            return false;
        }
        let home = Square::from_coords(shakmaty::File::E, first);
        let corners = CastlingSide::ALL
            .into_iter()
            .map(|castling| if castling.is_king_side() { shakmaty::File::H } else { shakmaty::File::A })
            .map(|corner| Square::from_coords(corner, first))
            .fold(Bitboard::EMPTY, Bitboard::with);
        let rooks = setup.board.by_piece(Role::Rook.of(side));
        setup.board.king_of(side) != Some(home)
            || !(rights & !corners).is_empty()
            || !(rights & !rooks).is_empty()
    }) || !(setup.castling_rights & !(Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth)))
        .is_empty()
}

/// From and to of the double step that an en passant square stands for, if the board can show it.
fn en_passant_crossed(setup: &Setup) -> Option<(Square, Square)> {
    let crossed = setup.ep_square?;
    let mover = !setup.turn;
    let (rank, ahead) = mover.fold_wb((Rank::Third, 8), (Rank::Sixth, -8));
    let from = crossed.offset(-ahead)?;
    let to = crossed.offset(ahead)?;
    let board = &setup.board;
    let pawn = board.piece_at(to) == Some(Role::Pawn.of(mover));
    let empty = board.piece_at(crossed).is_none() && board.piece_at(from).is_none();
    (crossed.rank() == rank && pawn && empty).then_some((from, to))
}

/// Sides whose king is attacked.
pub(crate) fn in_check(board: &Board, side: Color) -> bool {
    board.king_of(side).is_some_and(|king| board.attacks_to(king, !side, board.occupied()).any())
}
