//! A game as it was played on the board, position after position, illegal moves included.

use shakmaty::{CastlingMode, Chess, Move, Position, Setup};

use crate::art09_position_key::PositionKey;

/// One position of a game.
#[derive(Debug, Clone)]
pub struct Placed {
    /// The key for sameness.
    pub key: PositionKey,
    /// Plies without capture or pawn move up to here, those before the start of the record included.
    pub quiet_plies: u32,
    /// The position, where it is one in which legal moves are defined.
    pub position: Option<Chess>,
    /// The legal move that led here; `None` for the start and where something else was set on the board.
    pub reached_by: Option<Move>,
}

/// The positions of a game from its start. Ply 0 is the start position.
#[derive(Debug, Clone)]
pub struct Replay {
    placed: Vec<Placed>,
    mode: CastlingMode,
}

/// A move that is not legal in the position it was to be played in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("ply {ply} is not a legal move")]
pub struct NotLegal {
    /// The ply the move would have been, counted from 1.
    pub ply: usize,
}

impl Replay {
    /// A game that begins here.
    pub fn new(start: Chess) -> Replay {
        let mode = start.castles().mode();
        let placed = Placed {
            key: PositionKey::of(&start),
            quiet_plies: start.halfmoves(),
            position: Some(start),
            reached_by: None,
        };
        Replay { placed: vec![placed], mode }
    }

    /// A game of legal moves.
    pub fn of_moves(start: Chess, moves: &[Move]) -> Result<Replay, NotLegal> {
        let mut replay = Replay::new(start);
        for m in moves {
            replay.play(*m)?;
        }
        Ok(replay)
    }

    /// Plays a legal move.
    pub fn play(&mut self, m: Move) -> Result<(), NotLegal> {
        let ply = self.placed.len();
        let position = self.position().filter(|position| position.is_legal(m)).ok_or(NotLegal { ply })?;
        let mut next = position.clone();
        next.play_unchecked(m);
        self.placed.push(Placed {
            key: PositionKey::of(&next),
            quiet_plies: next.halfmoves(),
            position: Some(next),
            reached_by: Some(m),
        });
        Ok(())
    }

    /// What stood on the board after something that was no legal move: an illegal move that was allowed to
    /// stand, or a position restored. Men gone or pawns moved start the count of quiet plies anew.
    pub fn place(&mut self, setup: &Setup) {
        let key = PositionKey::of_setup(setup, self.mode);
        let quiet_plies = match self.placed.last() {
            Some(last) if last.key.men() == key.men() && last.key.pawns() == key.pawns() => {
                last.quiet_plies.saturating_add(1)
            }
            _ => 0,
        };
        let position = setup.clone().position::<Chess>(self.mode).ok();
        self.placed.push(Placed { key, quiet_plies, position, reached_by: None });
    }

    /// Plies played; the last position has this number.
    pub fn plies(&self) -> usize {
        self.placed.len().saturating_sub(1)
    }

    /// Every position, the start first.
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// The position after a ply.
    pub fn at(&self, ply: usize) -> Option<&Placed> {
        self.placed.get(ply)
    }

    /// What stands on the board now.
    pub fn last(&self) -> Option<&Placed> {
        self.placed.last()
    }

    /// The position now, if legal moves are defined in it.
    pub fn position(&self) -> Option<&Chess> {
        self.placed.last().and_then(|last| last.position.as_ref())
    }

    /// The game up to a ply, that ply included.
    #[must_use]
    pub fn up_to(&self, ply: usize) -> Replay {
        let placed = self.placed.iter().take(ply.saturating_add(1)).cloned().collect();
        Replay { placed, mode: self.mode }
    }
}
