//! What a game had before its last position: when a claim with a written move was first open.

use std::collections::HashMap;

use laws::{Colour, FIFTY_MOVES_PLIES, PositionKey, Replay};
use notation::game::Game;
use shakmaty::{Move, Position};

use super::{FirstWritten, ply32};
use crate::move_notation::MoveNotation;

/// The first time at which a written move would have been claimed on rightly.
pub(super) fn first_written(
    game: &Game,
    replay: &Replay,
    found: Option<(usize, Vec<Move>)>,
    notation: MoveNotation,
) -> Option<FirstWritten> {
    let (ply, moves) = found?;
    let placed = replay.at(ply)?;
    let text = |m: &Move| match &placed.position {
        Some(position) => notation.write(position, game.castling_mode(), *m),
        None => m.to_uci(game.castling_mode()).to_string(),
    };
    Some(FirstWritten {
        ply: ply32(ply),
        to_move: Colour::from(placed.key.turn()).into(),
        moves: moves.iter().map(text).collect(),
    })
}

/// The first position in which a move would bring another for the third time (9.2.1), with those moves.
pub(super) fn repeating_at(replay: &Replay) -> Option<(usize, Vec<Move>)> {
    let mut seen: HashMap<PositionKey, u32> = HashMap::new();
    // Whether something in `seen` stood twice: asking every position again would be quadratic.
    let mut twice = false;
    let mut quiet = 0;
    for (ply, placed) in replay.placed().iter().enumerate() {
        // After a capture or a pawn move no earlier position can come back.
        if placed.quiet_plies < quiet {
            seen.clear();
            twice = false;
        }
        quiet = placed.quiet_plies;
        let times = seen.entry(placed.key).or_default();
        *times += 1;
        twice |= *times >= 2;
        if !twice {
            continue;
        }
        let moves: Vec<Move> = match &placed.position {
            Some(position) => position
                .legal_moves()
                .into_iter()
                .filter(|m| !m.is_zeroing())
                .filter(|m| {
                    let mut next = position.clone();
                    next.play_unchecked(*m);
                    seen.get(&PositionKey::of(&next)).is_some_and(|times| *times >= 2)
                })
                .collect(),
            None => laws::repeating_moves(&replay.up_to(ply)),
        };
        if !moves.is_empty() {
            return Some((ply, moves));
        }
    }
    None
}

/// The first position in which a move would complete the fifty (9.3.1), with those moves.
pub(super) fn fifty_at(replay: &Replay) -> Option<(usize, Vec<Move>)> {
    let near = replay
        .placed()
        .iter()
        .enumerate()
        .filter(|(_, p)| p.quiet_plies.saturating_add(1) == FIFTY_MOVES_PLIES);
    near.map(|(ply, _)| (ply, laws::fifty_completing_moves(&replay.up_to(ply))))
        .find(|(_, moves)| !moves.is_empty())
}
