//! A game as it was played on the board, position after position, illegal moves included.

use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position, Setup};

use crate::art03_any_board::{moves_on_any_board, setup_after};
use crate::art09_position_key::PositionKey;

/// One position of a game.
#[derive(Debug, Clone)]
pub struct Placed {
    /// The key for sameness.
    pub key: PositionKey,
    /// Plies without capture or pawn move up to here, those before the start of the record included.
    pub quiet_plies: u32,
    /// The position, where it is one a legal game could have as far as the move generator asks.
    pub position: Option<Chess>,
    /// What stands on the board, whatever it is.
    pub setup: Setup,
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
        Replay { placed: vec![Placed::of_position(start, None)], mode }
    }

    /// A game that begins with this on the board, which may be an illegal position.
    pub fn of_setup(start: &Setup, mode: CastlingMode) -> Replay {
        Replay { placed: vec![Placed::of_setup(start, mode, start.halfmoves, None)], mode }
    }

    /// A game of legal moves.
    pub fn of_moves(start: Chess, moves: &[Move]) -> Result<Replay, NotLegal> {
        let mut replay = Replay::new(start);
        for m in moves {
            replay.play(*m)?;
        }
        Ok(replay)
    }

    /// Plays a move that keeps to Article 3, on whatever stands on the board.
    pub fn play(&mut self, m: Move) -> Result<(), NotLegal> {
        let ply = self.placed.len();
        let last = self.placed.last().ok_or(NotLegal { ply })?;
        let next = match &last.position {
            Some(position) if position.is_legal(m) => {
                let mut next = position.clone();
                next.play_unchecked(m);
                Placed::of_position(next, Some(m))
            }
            None if moves_on_any_board(&last.setup, self.mode).contains(&m) => {
                let after = setup_after(&last.setup, m, self.mode);
                Placed::of_setup(&after, self.mode, after.halfmoves, Some(m))
            }
            Some(_) | None => return Err(NotLegal { ply }),
        };
        self.placed.push(next);
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
            Some(_) | None => 0,
        };
        self.placed.push(Placed::of_setup(setup, self.mode, quiet_plies, None));
    }

    /// The moves that keep to Article 3 now.
    pub fn moves(&self) -> Vec<Move> {
        self.placed.last().map_or_else(Vec::new, |last| match &last.position {
            Some(position) => position.legal_moves().into_iter().collect(),
            None => moves_on_any_board(&last.setup, self.mode),
        })
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

    /// A game that begins with what stands on the board now.
    #[must_use]
    pub fn now(&self) -> Replay {
        Replay { placed: self.placed.last().cloned().into_iter().collect(), mode: self.mode }
    }

    /// The game up to a ply, that ply included.
    #[must_use]
    pub fn up_to(&self, ply: usize) -> Replay {
        let placed = self.placed.iter().take(ply.saturating_add(1)).cloned().collect();
        Replay { placed, mode: self.mode }
    }
}

impl Placed {
    fn of_position(position: Chess, reached_by: Option<Move>) -> Placed {
        Placed {
            key: PositionKey::of(&position),
            quiet_plies: position.halfmoves(),
            setup: position.to_setup(EnPassantMode::Always),
            position: Some(position),
            reached_by,
        }
    }

    /// A position placed from text keeps its quiet plies in the position too, so that legal moves carry
    /// them on.
    fn of_setup(setup: &Setup, mode: CastlingMode, quiet_plies: u32, reached_by: Option<Move>) -> Placed {
        let setup = Setup { halfmoves: quiet_plies, ..setup.clone() };
        Placed {
            key: PositionKey::of_setup(&setup, mode),
            quiet_plies,
            position: setup.clone().position::<Chess>(mode).ok(),
            setup,
            reached_by,
        }
    }
}
