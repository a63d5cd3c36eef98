//! Positions of a game, one after the other, over an illegal move where the arbiter gave the position to go on from.

use shakmaty::{Chess, Position};

use super::{Game, PlayedMove, Resumption};

/// One step of a replay.
#[derive(Clone, Debug)]
pub struct Step<'a> {
    /// Half-move after which this position stands; 0 for the start.
    pub ply: u32,
    /// The move that led here; `None` for the start and for a position the arbiter gave.
    pub played: Option<&'a PlayedMove>,
    /// The position.
    pub position: Chess,
}

/// See [`Game::replay`].
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    start: Option<Chess>,
    chess: Chess,
    moves: std::slice::Iter<'a, PlayedMove>,
    resumptions: std::slice::Iter<'a, Resumption>,
    ply: u32,
}

impl Game {
    /// All positions from the start on; after the main line come the arbiter's positions with the moves from there.
    pub fn replay(&self) -> Replay<'_> {
        let chess = self.start_position().chess().clone();
        Replay {
            start: Some(chess.clone()),
            chess,
            moves: self.moves.iter(),
            resumptions: self.resumptions.iter(),
            ply: 0,
        }
    }

    /// The position after so many half-moves of the main line, or after its last one.
    pub fn position_at(&self, ply: usize) -> Chess {
        let mut chess = self.start_position().chess().clone();
        for played in self.moves.iter().take(ply) {
            chess.play_unchecked(played.mv);
        }
        chess
    }

    /// The position after the last legal move of the main line.
    pub fn final_position(&self) -> Chess {
        self.position_at(self.moves.len())
    }
}

impl<'a> Iterator for Replay<'a> {
    type Item = Step<'a>;

    fn next(&mut self) -> Option<Step<'a>> {
        if let Some(position) = self.start.take() {
            return Some(Step { ply: 0, played: None, position });
        }
        if let Some(played) = self.moves.next() {
            self.ply = self.ply.saturating_add(1);
            self.chess.play_unchecked(played.mv);
            return Some(Step { ply: self.ply, played: Some(played), position: self.chess.clone() });
        }
        let resumption = self.resumptions.next()?;
        self.moves = resumption.moves.iter();
        self.chess = resumption.position.chess().clone();
        self.ply = resumption.ply.saturating_sub(1);
        Some(Step { ply: self.ply, played: None, position: self.chess.clone() })
    }
}
