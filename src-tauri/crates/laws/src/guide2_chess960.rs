//! Guidelines II — Chess960: is the array allowed, and what castling needs.

use shakmaty::{Bitboard, Board, CastlingSide, Chess, Color, File, Position, Rank, Role, Square, attacks};

use crate::advice::Advice;
use crate::articles::{
    CHESS960_BISHOPS, CHESS960_CASTLE_ONCE, CHESS960_CASTLING, CHESS960_FINAL_SQUARES, CHESS960_HOW,
    CHESS960_KING, CHESS960_MORE_EMPTY, CHESS960_PATHS_EMPTY, CHESS960_PAWNS, CHESS960_PIECE_STAYS,
    CHESS960_SETUP, CHESS960_START,
};
use crate::citation::Article;
use crate::edition::Edition;
use crate::message::Message;

/// What an array fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ArrayFault {
    /// Not eight pawns on the second rank, or men elsewhere.
    Pawns,
    /// Not two rooks, two knights, two bishops, queen and king on the first rank.
    Pieces,
    /// The king is not between the rooks.
    King,
    /// Both bishops on squares of one colour.
    Bishops,
    /// Black's men do not mirror White's.
    Mirror,
}

impl ArrayFault {
    const fn article(self) -> Article {
        match self {
            ArrayFault::Pawns | ArrayFault::Pieces => CHESS960_PAWNS,
            ArrayFault::King => CHESS960_KING,
            ArrayFault::Bishops | ArrayFault::Mirror => CHESS960_BISHOPS,
        }
    }

    const fn message(self) -> &'static str {
        match self {
            ArrayFault::Pawns => "law-says-960-pawns",
            ArrayFault::Pieces => "law-says-960-pieces",
            ArrayFault::King => "law-says-960-king",
            ArrayFault::Bishops => "law-says-960-bishops",
            ArrayFault::Mirror => "law-says-960-mirror",
        }
    }
}

/// Art. II.2.1–II.2.3 — Is this a Chess960 start position? The usual array is one of the 960.
pub fn chess960_array(board: &Board) -> Advice<Vec<ArrayFault>> {
    let mut faults = vec![];
    let pawns_right = board.by_piece(Role::Pawn.of(Color::White)) == Bitboard::from_rank(Rank::Second)
        && board.by_piece(Role::Pawn.of(Color::Black)) == Bitboard::from_rank(Rank::Seventh);
    if !pawns_right || board.occupied().count() != 32 {
        faults.push(ArrayFault::Pawns);
    }
    let first = board.white() & Bitboard::from_rank(Rank::First);
    let counted = |role: Role| (first & board.by_role(role)).count();
    let pieces_right = counted(Role::King) == 1
        && counted(Role::Queen) == 1
        && counted(Role::Rook) == 2
        && counted(Role::Bishop) == 2
        && counted(Role::Knight) == 2;
    if !pieces_right {
        faults.push(ArrayFault::Pieces);
    }
    let rooks = first & board.rooks();
    if let (Some(king), Some(left), Some(right)) =
        ((first & board.kings()).first(), rooks.first(), rooks.last())
        && !(left.file() < king.file() && king.file() < right.file())
    {
        faults.push(ArrayFault::King);
    }
    let bishops = first & board.bishops();
    if bishops.count() == 2 && (bishops & Bitboard::LIGHT_SQUARES).count() != 1 {
        faults.push(ArrayFault::Bishops);
    }
    let mirrored = File::ALL.into_iter().all(|file| {
        let white = board.piece_at(Square::from_coords(file, Rank::First));
        let black = board.piece_at(Square::from_coords(file, Rank::Eighth));
        match (white, black) {
            (Some(white), Some(black)) => {
                white.color == Color::White && black.color == Color::Black && white.role == black.role
            }
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        }
    });
    if !mirrored {
        faults.push(ArrayFault::Mirror);
    }
    let mut because: Vec<Article> = faults.iter().map(|fault| fault.article()).collect();
    because.extend([CHESS960_SETUP, CHESS960_START]);
    let messages: Vec<Message> = if faults.is_empty() {
        vec![Message::new("law-says-960-array")]
    } else {
        faults.iter().map(|fault| Message::new(fault.message())).collect()
    };
    messages.into_iter().fold(Advice::new(faults, Edition::Fide2023, &because), Advice::saying)
}

/// What castling on a side asks of the squares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Castling960 {
    /// Castling is legal now.
    pub legal: bool,
    /// The right itself exists.
    pub right: bool,
    /// Squares that must be free of every man except this king and this rook.
    pub must_be_empty: Vec<Square>,
    /// Of those, the ones that hold another man.
    pub occupied: Vec<Square>,
    /// The king's square afterwards.
    pub king_to: Option<Square>,
    /// The rook's square afterwards.
    pub rook_to: Option<Square>,
    /// King or rook stays where it stands.
    pub a_piece_stays: bool,
}

/// Art. II.3.1, II.3.2.3, II.3.2.5–II.3.2.7 — Castling in Chess960 for the player having the move.
///
/// The final squares are those of ordinary chess, whatever the array: king g and rook f, or king c and rook d.
/// All squares of both paths and both final squares must be free of other men.
pub fn chess960_castling(position: &Chess, side: CastlingSide) -> Advice<Castling960> {
    let us = position.turn();
    let board = position.board();
    let legal = !position.castling_moves(side).is_empty();
    let rook = position.castles().rook(us, side);
    let king = board.king_of(us);
    let mut ruling = Castling960 {
        legal,
        right: rook.is_some(),
        must_be_empty: vec![],
        occupied: vec![],
        king_to: None,
        rook_to: None,
        a_piece_stays: false,
    };
    if let (Some(king), Some(rook)) = (king, rook) {
        let king_to = Square::from_coords(side.king_to_file(), king.rank());
        let rook_to = Square::from_coords(side.rook_to_file(), king.rank());
        let kings_path = attacks::between(king, king_to).with(king_to);
        let rooks_path = attacks::between(rook, rook_to).with(rook_to);
        let paths = (kings_path | rooks_path).without(king).without(rook);
        ruling.must_be_empty = paths.into_iter().collect();
        ruling.occupied = (paths & board.occupied()).into_iter().collect();
        ruling.king_to = Some(king_to);
        ruling.rook_to = Some(rook_to);
        ruling.a_piece_stays = king == king_to || rook == rook_to;
    }
    let (id, first) = match (ruling.right, ruling.occupied.is_empty(), legal) {
        (false, _, _) => ("law-says-960-no-right", CHESS960_CASTLE_ONCE),
        (true, false, _) => ("law-says-960-path-occupied", CHESS960_PATHS_EMPTY),
        (true, true, false) => ("law-says-960-not-now", CHESS960_HOW),
        (true, true, true) => ("law-says-960-castles", CHESS960_FINAL_SQUARES),
    };
    let mut because = vec![first, CHESS960_FINAL_SQUARES];
    if ruling.a_piece_stays {
        because.push(CHESS960_PIECE_STAYS);
    }
    if ruling.must_be_empty.len() != 2 {
        because.push(CHESS960_MORE_EMPTY);
    }
    because.push(CHESS960_CASTLING);
    Advice::new(ruling, Edition::Fide2023, &because).saying(Message::new(id))
}
