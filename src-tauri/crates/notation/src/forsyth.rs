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
}

impl ForsythError {
    /// Message id; arguments `at`, `rank`, `squares`, `ranks` as far as the error has them.
    pub fn message_id(self) -> &'static str {
        match self {
            Self::Sign { .. } => "notation-forsyth-sign",
            Self::Squares { .. } => "notation-forsyth-squares",
            Self::Ranks { .. } => "notation-forsyth-ranks",
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

/// Reads a diagram. Ranks are divided by strokes, commas, or the ends of lines; a row of 64 squares without any is
/// taken as it comes, and numbers may then run over the end of a rank. What stands behind a blank (the other fields of
/// a FEN) is left alone.
pub fn read_diagram(text: &str) -> Result<Diagram, ForsythError> {
    let text = text.trim();
    let divided = text.contains(['/', ',', '\n', '|']);
    let mut board = Board::empty();
    let (mut rank, mut file) = (8u32, 0u32);
    let mut number = 0u32;
    for (i, c) in text.chars().enumerate() {
        if let Some(digit) = c.to_digit(10) {
            // One digit a number where strokes divide; `24` may be three empty ranks where they do not.
            number = if divided { number + digit } else { number.saturating_mul(10).saturating_add(digit) };
            if number > 64 {
                return Err(ForsythError::Squares { rank, squares: number });
            }
            continue;
        }
        file += std::mem::take(&mut number);
        let piece = Piece::from_char(c).or_else(|| figurine(c));
        match c {
            '/' | ',' | '\n' | '|' => {
                if file == 0 && c == '\n' {
                    continue;
                }
                (rank, file) = next_rank(rank, file)?;
            }
            '\r' => {}
            ' ' | '\t' if divided && rank == 1 && file == 8 => break,
            ' ' | '\t' => {}
            '.' | '-' => file += 1,
            _ => {
                let piece = piece.ok_or(ForsythError::Sign { at: i + 1 })?;
                while !divided && file >= 8 {
                    (rank, file) = (rank.saturating_sub(1), file - 8);
                }
                let square = square(rank, file).ok_or(ForsythError::Squares { rank, squares: file + 1 })?;
                board.set_piece_at(square, piece);
                file += 1;
            }
        }
    }
    file += number;
    while !divided && file > 8 {
        (rank, file) = (rank.saturating_sub(1), file - 8);
    }
    match (rank, file) {
        // A stroke or a line's end may stand behind the last rank.
        (1, 8) | (0, 0) => Ok(Diagram { board }),
        (_, 8) => Err(ForsythError::Ranks { ranks: 9 - rank }),
        _ => Err(ForsythError::Squares { rank, squares: file }),
    }
}

fn next_rank(rank: u32, file: u32) -> Result<(u32, u32), ForsythError> {
    if file != 8 {
        return Err(ForsythError::Squares { rank, squares: file });
    }
    match rank {
        0 => Err(ForsythError::Ranks { ranks: 9 }),
        rank => Ok((rank - 1, 0)),
    }
}

fn square(rank: u32, file: u32) -> Option<Square> {
    let rank = rank.checked_sub(1).filter(|r| *r < 8)?;
    (file < 8).then(|| Square::from_coords(File::new(file), Rank::new(rank)))
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
