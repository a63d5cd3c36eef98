//! Is there any mate position with given material? Every placing of the men is tried.

use shakmaty::{Board, CastlingMode, Chess, Color, Position, Role, Setup, Square};

/// Colour of the squares the bishops of a side stand on, if it matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BishopSquares {
    Any,
    Light,
    Dark,
}

/// Men of both sides beside the kings. The side to be mated is White.
pub struct Material {
    pub mated: Vec<Role>,
    pub mating: Vec<Role>,
    pub mated_bishops: BishopSquares,
    pub mating_bishops: BishopSquares,
}

impl Material {
    /// A checkmate of White with this material, if one exists.
    pub fn mate(&self) -> Option<Chess> {
        let pawns = self.mated.iter().chain(&self.mating).any(|role| *role == Role::Pawn);
        // Without pawns the board can be turned and mirrored: ten squares for the king are enough.
        let kings: Vec<Square> = Square::ALL
            .into_iter()
            .filter(|king| pawns || (king.file() as u8 <= 3 && king.rank() as u8 <= king.file() as u8))
            .collect();
        kings.into_iter().find_map(|king| {
            let mut board = Board::empty();
            board.set_piece_at(king, Role::King.of(Color::White));
            self.place_mating(&mut board, king, &self.mating)
        })
    }

    fn place_mating(&self, board: &mut Board, king: Square, left: &[Role]) -> Option<Chess> {
        let Some((role, rest)) = left.split_first() else {
            // Whoever mates must attack the king, or the king of White himself stands in nobody's way.
            if board.attacks_to(king, Color::Black, board.occupied()).is_empty() && !self.mated.is_empty() {
                // A line piece may still be unblocked by nothing: men of White only block, never open.
                return None;
            }
            return self.place_mated(board, king, &self.mated);
        };
        self.each_square(board, *role, self.mating_bishops, Color::Black, |board| {
            self.place_mating(board, king, rest)
        })
    }

    fn place_mated(&self, board: &mut Board, king: Square, left: &[Role]) -> Option<Chess> {
        let Some((role, rest)) = left.split_first() else {
            if board.attacks_to(king, Color::Black, board.occupied()).is_empty() {
                return None;
            }
            return place_black_king(board);
        };
        self.each_square(board, *role, self.mated_bishops, Color::White, |board| {
            self.place_mated(board, king, rest)
        })
    }

    fn each_square(
        &self,
        board: &mut Board,
        role: Role,
        bishops: BishopSquares,
        color: Color,
        mut then: impl FnMut(&mut Board) -> Option<Chess>,
    ) -> Option<Chess> {
        for square in Square::ALL {
            let rank = square.rank() as u8;
            let pawn_cannot = role == Role::Pawn && (rank == 0 || rank == 7);
            let wrong_colour = role == Role::Bishop
                && match bishops {
                    BishopSquares::Any => false,
                    BishopSquares::Light => !square.is_light(),
                    BishopSquares::Dark => square.is_light(),
                };
            if board.piece_at(square).is_some() || pawn_cannot || wrong_colour {
                continue;
            }
            board.set_piece_at(square, role.of(color));
            let found = then(board);
            board.discard_piece_at(square);
            if found.is_some() {
                return found;
            }
        }
        None
    }
}

fn place_black_king(board: &mut Board) -> Option<Chess> {
    for square in Square::ALL {
        if board.piece_at(square).is_some() || board.attacks_to(square, Color::White, board.occupied()).any()
        {
            continue;
        }
        board.set_piece_at(square, Role::King.of(Color::Black));
        let setup = Setup { board: board.clone(), turn: Color::White, ..Setup::empty() };
        let mate = setup.position::<Chess>(CastlingMode::Standard).ok().filter(Chess::is_checkmate);
        board.discard_piece_at(square);
        if mate.is_some() {
            return mate;
        }
    }
    None
}
