//! Forsyth notation: the pieces of a position rank by rank from a8 to h1, and nothing about whose move it is, who may
//! castle, or what may be taken in passing. Those are asked for; what is possible can be told from the board.

use shakmaty::{
    Bitboard, Board, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, File, Piece, Position, Rank,
    Role, Setup, Square,
};

use crate::position::{FenError, StartPosition};

/// Why a text is no diagram, and at which character (from 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ForsythError {
    /// A sign that is no piece, number or stroke.
    #[error("unknown sign at character {at}")]
    Sign {
        /// Character.
        at: usize,
    },
    /// A rank of more or less than eight squares.
    #[error("rank {rank} has {squares} squares")]
    Squares {
        /// Rank, 8 to 1 from the top.
        rank: u32,
        /// Squares counted.
        squares: u32,
    },
    /// Not eight ranks.
    #[error("{ranks} ranks")]
    Ranks {
        /// Ranks counted.
        ranks: u32,
    },
    /// A text longer than any diagram; it is not looked at.
    #[error("too long")]
    Long,
}

impl ForsythError {
    /// Message id; arguments `at`, `rank`, `squares`, `ranks` as far as the error has them.
    pub fn message_id(self) -> &'static str {
        match self {
            Self::Sign { .. } => "notation-forsyth-sign",
            Self::Squares { .. } => "notation-forsyth-squares",
            Self::Ranks { .. } => "notation-forsyth-ranks",
            Self::Long => "notation-forsyth-long",
        }
    }
}

/// A placement of pieces without anything else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    board: Board,
}

/// What the board allows to be said about what the notation leaves out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    /// Sides that can be to move: the other king is not in check. Empty where no such position can be played.
    pub turns: Vec<Color>,
    /// Castling whose king and rook stand at home. Whether they have moved the board does not show.
    pub castling: Vec<(Color, CastlingSide)>,
    /// Squares on which the side could capture in passing, if the pawn behind just made its double step.
    pub en_passant: Vec<(Color, Square)>,
}

/// Reads a diagram. Ranks are divided by strokes, commas, the ends of lines, or, where there are eight groups, by
/// blanks; a row of 64 squares without any is taken as it comes, and numbers may then run over the end of a rank.
/// Between strokes `16` or `24` may be two or three empty ranks, and nothing at all an empty one if there are eight. A
/// knight may be `N`, `S` or `Kt`. What stands behind a blank (the other fields of a FEN) is left alone.
pub fn read_diagram(text: &str) -> Result<Diagram, ForsythError> {
    if text.len() > LONGEST {
        return Err(ForsythError::Long);
    }
    let signs = with_dividers(text);
    let mut segments: Vec<&[(usize, char)]> = signs.split(|(_, c)| *c == '/').collect();
    // A stroke or a line's end may stand before the first rank and behind the last.
    let empty = |segment: &&[(usize, char)]| segment.iter().all(|(_, c)| is_blank(*c));
    if segments.len() > 8 && segments.last().is_some_and(empty) {
        segments.pop();
    }
    if segments.len() > 8 && segments.first().is_some_and(empty) {
        segments.remove(0);
    }
    let ranks = match segments.as_slice() {
        [only] => running(only)?,
        several => divided(several)?,
    };
    let mut board = Board::empty();
    for (rank, squares) in Rank::ALL.into_iter().rev().zip(&ranks) {
        for (file, piece) in File::ALL.into_iter().zip(squares) {
            if let Some(piece) = piece {
                board.set_piece_at(Square::from_coords(file, rank), *piece);
            }
        }
    }
    Ok(Diagram { board })
}

/// Bytes; no diagram needs more.
const LONGEST: usize = 4_000;

type RankOfSquares = Vec<Option<Piece>>;

const fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\u{a0}')
}

/// The signs with their places from 1, every divider a stroke; a line's end beside a stroke is none of its own.
fn with_dividers(text: &str) -> Vec<(usize, char)> {
    let blanks = text.chars().take_while(|c| c.is_whitespace()).count();
    let mut signs: Vec<(usize, char)> =
        text.trim().chars().enumerate().map(|(i, c)| (blanks + i + 1, c)).collect();
    // A full stop closes the sentence where digits, not points, stand for empty squares.
    if signs.iter().any(|(_, c)| c.is_ascii_digit()) {
        while signs.last().is_some_and(|(_, c)| matches!(c, '.' | ';' | ',')) {
            signs.pop();
        }
    }
    let strokes = ['/', '\\', ',', '|', ';'];
    let plain = !signs.iter().any(|(_, c)| strokes.contains(c) || matches!(c, '\n' | '\r'));
    let groups = text.split_whitespace().count();
    let blanks_divide =
        plain && groups >= 8 && text.split_whitespace().take(8).all(|group| group.len() > 1 || group == "8");
    let mut divided: Vec<(usize, char)> = Vec::with_capacity(signs.len());
    let mut groups_begun = 1;
    for (at, c) in signs {
        let last = divided.iter().rev().find(|(_, c)| !is_blank(*c)).map(|(_, c)| *c);
        match c {
            '\n' | '\r' if last == Some('/') || last.is_none() => {}
            '\n' | '\r' => divided.push((at, '\n')),
            c if strokes.contains(&c) => {
                // The line's end before it said the same.
                while divided.last().is_some_and(|(_, c)| is_blank(*c)) {
                    divided.pop();
                }
                if divided.last().is_some_and(|(_, c)| *c == '\n') {
                    divided.pop();
                }
                divided.push((at, '/'));
            }
            c if blanks_divide && is_blank(c) && groups_begun < 8 => {
                if last != Some('/') {
                    divided.push((at, '/'));
                    groups_begun += 1;
                }
            }
            c if last == Some('\n') && !is_blank(c) => {
                if let Some(end) = divided.iter_mut().rev().find(|(_, c)| *c == '\n') {
                    end.1 = '/';
                }
                divided.push((at, c));
            }
            c => divided.push((at, c)),
        }
    }
    divided.retain(|(_, c)| *c != '\n');
    divided
}

fn divided(segments: &[&[(usize, char)]]) -> Result<Vec<RankOfSquares>, ForsythError> {
    let mut ranks: Vec<RankOfSquares> = Vec::with_capacity(8);
    for segment in segments {
        let rank = 8u32.saturating_sub(u32::try_from(ranks.len()).unwrap_or(8));
        if rank == 0 {
            return Err(ForsythError::Ranks { ranks: u32::try_from(segments.len()).unwrap_or(9).max(9) });
        }
        let squares = squares_of(segment, rank)?;
        let written: String = segment.iter().map(|(_, c)| *c).filter(|c| !is_blank(*c)).collect();
        match (squares.len(), written.parse::<usize>()) {
            (8, _) => ranks.push(squares),
            (0, _) if segments.len() == 8 && written.is_empty() => ranks.push(vec![None; 8]),
            // `16`: two empty ranks.
            (_, Ok(number)) if number.is_multiple_of(8) && number / 8 + ranks.len() <= 8 && number > 8 => {
                ranks.extend(std::iter::repeat_n(vec![None; 8], number / 8));
            }
            (count, _) => {
                let squares = u32::try_from(count).unwrap_or(u32::MAX);
                return Err(ForsythError::Squares { rank, squares });
            }
        }
    }
    match ranks.len() {
        8 => Ok(ranks),
        count => Err(ForsythError::Ranks { ranks: u32::try_from(count).unwrap_or(u32::MAX) }),
    }
}

/// The squares between two strokes, each digit a number; on the last rank a blank behind the eighth ends them.
fn squares_of(segment: &[(usize, char)], rank: u32) -> Result<RankOfSquares, ForsythError> {
    let mut squares: RankOfSquares = Vec::with_capacity(8);
    let mut signs = segment.iter().copied().peekable();
    while let Some((at, c)) = signs.next() {
        if is_blank(c) {
            if squares.len() == 8 && rank == 1 {
                break;
            }
            continue;
        }
        match c.to_digit(10) {
            Some(count) => squares.extend((0..count).map(|_| None)),
            None => squares.push(square_sign(at, c, &mut signs)?),
        }
        if squares.len() > 64 {
            return Err(ForsythError::Squares { rank, squares: 64 });
        }
    }
    Ok(squares)
}

/// A piece, or an empty square drawn as one sign.
fn square_sign(
    at: usize,
    c: char,
    signs: &mut std::iter::Peekable<impl Iterator<Item = (usize, char)>>,
) -> Result<Option<Piece>, ForsythError> {
    if matches!(c, '.' | '-' | '_' | '*') {
        return Ok(None);
    }
    let color = Color::from_white(c.is_uppercase());
    // `Kt`, and the problemists' `S`.
    if matches!(c, 'K' | 'k') && signs.next_if(|(_, next)| matches!(next, 't' | 'T')).is_some() {
        return Ok(Some(color.knight()));
    }
    if matches!(c, 'S' | 's') {
        return Ok(Some(color.knight()));
    }
    Piece::from_char(c).or_else(|| figurine(c)).map(Some).ok_or(ForsythError::Sign { at })
}

/// 64 squares without a stroke; `24` may be three empty ranks.
fn running(signs: &[(usize, char)]) -> Result<Vec<RankOfSquares>, ForsythError> {
    let mut squares: RankOfSquares = Vec::with_capacity(64);
    let mut number = 0usize;
    let mut signs = signs.iter().copied().peekable();
    let too_many = |count: usize| {
        let squares = u32::try_from(count).unwrap_or(u32::MAX);
        ForsythError::Squares { rank: 1, squares }
    };
    while let Some((at, c)) = signs.next() {
        if let Some(digit) = c.to_digit(10) {
            number = number.saturating_mul(10).saturating_add(usize::try_from(digit).unwrap_or(0));
            if number > 64 {
                return Err(too_many(number));
            }
            continue;
        }
        squares.resize(squares.len() + std::mem::take(&mut number), None);
        if is_blank(c) {
            if squares.len() == 64 {
                break;
            }
            continue;
        }
        squares.push(square_sign(at, c, &mut signs)?);
        if squares.len() > 64 {
            return Err(too_many(squares.len() - 56));
        }
    }
    squares.resize(squares.len() + number, None);
    let (whole, over) = (squares.len() / 8, squares.len() % 8);
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    match (whole, over) {
        (8, 0) => Ok(squares.chunks(8).map(<[_]>::to_vec).collect()),
        (0..8, 0) => Err(ForsythError::Ranks { ranks: count(whole) }),
        (0..8, over) => Err(ForsythError::Squares { rank: 8 - count(whole), squares: count(over) }),
        (_, _) => Err(too_many(squares.len() - 56)),
    }
}

fn figurine(c: char) -> Option<Piece> {
    Role::ALL.into_iter().find_map(|role| {
        Color::ALL
            .into_iter()
            .find(|&color| crate::moves::write::figurine(role, color) == c)
            .map(|color| role.of(color))
    })
}

impl Diagram {
    /// The diagram of a position.
    pub fn of(chess: &Chess) -> Self {
        Self { board: chess.board().clone() }
    }

    /// The pieces.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The notation of it, ranks divided by strokes.
    pub fn text(&self) -> String {
        self.board.board_fen().to_string()
    }

    /// What is possible of what the notation leaves out.
    pub fn hints(&self) -> Hints {
        let turns =
            Color::ALL.into_iter().filter(|&turn| self.complete(turn, &[], None).is_ok()).collect::<Vec<_>>();
        let castling = Color::ALL
            .into_iter()
            .flat_map(|color| CastlingSide::ALL.into_iter().map(move |side| (color, side)))
            .filter(|&(color, side)| {
                let rook = Square::from_coords(
                    if side.is_king_side() { File::H } else { File::A },
                    color.backrank(),
                );
                let king = Square::from_coords(File::E, color.backrank());
                self.board.piece_at(king) == Some(color.king())
                    && self.board.piece_at(rook) == Some(color.rook())
            })
            .collect();
        let en_passant = turns
            .iter()
            .flat_map(|&turn| {
                let rank = turn.fold_wb(Rank::Sixth, Rank::Third);
                File::ALL.into_iter().map(move |file| (turn, Square::from_coords(file, rank)))
            })
            .filter(|&(turn, square)| {
                self.complete(turn, &[], Some(square))
                    .is_ok_and(|start| start.chess().ep_square(EnPassantMode::Legal) == Some(square))
            })
            .collect();
        Hints { turns, castling, en_passant }
    }

    /// The position that results from saying what the notation leaves out. Rights and squares the board does not bear
    /// out are dropped.
    pub fn complete(
        &self,
        turn: Color,
        castling: &[(Color, CastlingSide)],
        en_passant: Option<Square>,
    ) -> Result<StartPosition, FenError> {
        let rights: Bitboard = castling
            .iter()
            .map(|(color, side)| {
                Square::from_coords(if side.is_king_side() { File::H } else { File::A }, color.backrank())
            })
            .collect();
        let setup = Setup {
            board: self.board.clone(),
            turn,
            castling_rights: rights,
            ep_square: en_passant,
            ..Setup::empty()
        };
        StartPosition::from_setup(setup, CastlingMode::Standard)
    }
}
