//! Art. 9.2, 9.3, 9.6 — Counting: how often a position has occurred, how many moves were quiet.

use shakmaty::Move;

use crate::art09_position_key::PositionKey;
use crate::replay::{NotLegal, Replay};

/// Quiet plies that make fifty moves by each side.
pub const FIFTY_MOVES_PLIES: u32 = 100;
/// Quiet plies that make seventy-five moves by each side.
pub const SEVENTY_FIVE_MOVES_PLIES: u32 = 150;

/// The plies at which the position after `ply` stood on the board, that ply included, in order.
pub fn occurrences(replay: &Replay, ply: usize) -> Vec<usize> {
    match replay.at(ply) {
        Some(placed) => same_as(replay, &placed.key, ply),
        None => vec![],
    }
}

fn same_as(replay: &Replay, key: &PositionKey, up_to: usize) -> Vec<usize> {
    replay
        .placed()
        .iter()
        .enumerate()
        .take(up_to.saturating_add(1))
        .filter(|(_, placed)| placed.key == *key)
        .map(|(ply, _)| ply)
        .collect()
}

/// How often the position would have occurred, and how many quiet plies there would be, after a written move.
///
/// The occurrences are the earlier ones only; with the intended one there is one more.
pub fn with_written_move(replay: &Replay, m: Move) -> Result<(Vec<usize>, u32), NotLegal> {
    let ply = replay.plies() + 1;
    let mut next = replay.now();
    next.play(m).map_err(|_| NotLegal { ply })?;
    let placed = next.last().ok_or(NotLegal { ply })?;
    Ok((same_as(replay, &placed.key, replay.plies()), placed.quiet_plies))
}

/// The first ply at which some position had stood on the board for the `times`-th time.
pub fn first_repeated(replay: &Replay, times: usize) -> Option<usize> {
    let mut counts = std::collections::HashMap::new();
    replay.placed().iter().position(|placed| {
        let count = counts.entry(placed.key).or_insert(0_usize);
        *count += 1;
        *count >= times
    })
}

/// The first ply at which there had been this many plies without capture or pawn move.
pub fn first_quiet(replay: &Replay, plies: u32) -> Option<usize> {
    replay.placed().iter().position(|placed| placed.quiet_plies >= plies)
}

/// The legal moves that would bring a position for the third time or more (9.2.1).
pub fn repeating_moves(replay: &Replay) -> Vec<Move> {
    replay
        .moves()
        .into_iter()
        .filter(|m| with_written_move(replay, *m).is_ok_and(|(earlier, _)| earlier.len() >= 2))
        .collect()
}

/// The legal moves that would complete the fifty (9.3.1): neither captures nor pawn moves, the hundredth ply.
pub fn fifty_completing_moves(replay: &Replay) -> Vec<Move> {
    if replay.last().is_none_or(|last| last.quiet_plies.saturating_add(1) < FIFTY_MOVES_PLIES) {
        return vec![];
    }
    replay.moves().into_iter().filter(|m| !m.is_zeroing()).collect()
}
