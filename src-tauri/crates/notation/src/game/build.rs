//! Games made from records: moves as text, one after the other.

use shakmaty::{Chess, Move, Position, san::SanPlus};

use crate::{
    clock::ClockReading,
    descriptive::read_recorded,
    language::Language,
    moves::{MoveReading, playable_moves},
    position::StartPosition,
};

use super::{Annotation, Game, PlayedMove, Rest, RestToken, Resumption, Start, StopReason};

/// A move that is not legal where it was to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("half-move {ply} is not legal")]
pub struct NotLegal {
    /// Half-move, from 1.
    pub ply: u32,
}

impl Game {
    /// A game of legal moves, without tags or result.
    pub fn from_moves(start: StartPosition, moves: &[Move]) -> Result<Self, NotLegal> {
        let mut chess = start.chess().clone();
        let mut played = Vec::with_capacity(moves.len());
        for (i, &mv) in moves.iter().enumerate() {
            if !playable_moves(&chess).contains(&mv) {
                return Err(NotLegal { ply: half_move(i) });
            }
            played.push(play(&mut chess, mv, ClockReading::default()));
        }
        Ok(Self { start: Start::Position(start), moves: played, ..Self::default() })
    }

    /// A game from entries as they were recorded, in any notation [`read_recorded`] knows (SAN, UCI and descriptive
    /// among them), each with its clock. The main line goes as far as they are legal, the others become its rest.
    pub fn from_record(
        start: StartPosition,
        entries: impl IntoIterator<Item = RestToken>,
        language: &Language,
    ) -> Self {
        let tokens: Vec<RestToken> = entries.into_iter().collect();
        let (moves, rest) = read_on(&start, 1, &tokens, language);
        Self { start: Start::Position(start), moves, rest, ..Self::default() }
    }

    /// Goes on reading from a position the arbiter gives, at the entry of the open rest with this index (0 is the
    /// entry that failed; 1 where the position given is the one after it).
    ///
    /// Does nothing without an open rest. The text stays where it is; the resumption stands beside it.
    pub fn resume(&mut self, position: StartPosition, entry: usize, language: &Language) {
        let Some(rest) = self.open_rest() else { return };
        let entry = entry.min(rest.tokens.len());
        let ply = rest.ply.saturating_add(u32::try_from(entry).unwrap_or(u32::MAX));
        let tokens = rest.tokens.get(entry..).unwrap_or_default().to_vec();
        let (moves, rest) = read_on(&position, ply, &tokens, language);
        self.resumptions.push(Resumption { position, ply, moves, rest });
    }
}

/// Plays entries from a position as far as they are legal.
pub(crate) fn read_on(
    start: &StartPosition,
    first_ply: u32,
    tokens: &[RestToken],
    language: &Language,
) -> (Vec<PlayedMove>, Option<Rest>) {
    let mut chess = start.chess().clone();
    let mut played = Vec::with_capacity(tokens.len());
    for (i, token) in tokens.iter().enumerate() {
        let (reason, candidates) = match read_recorded(&chess, start.mode(), &token.text, language) {
            MoveReading::Move(read) => {
                let mut entered = play(&mut chess, read.mv, token.clock);
                if !token.note.is_empty() {
                    entered.annotations.push(Annotation::Comment(token.note.clone()));
                }
                played.push(entered);
                continue;
            }
            other => stop_reason(&chess, &other),
        };
        let rest = Rest {
            reason,
            ply: first_ply.saturating_add(u32::try_from(i).unwrap_or(u32::MAX)),
            candidates,
            tokens: tokens.get(i..).unwrap_or_default().to_vec(),
            text: String::new(),
        };
        return (played, Some(rest));
    }
    (played, None)
}

/// Why a reading that is no move ends a main line.
pub(crate) fn stop_reason(chess: &Chess, reading: &MoveReading) -> (StopReason, Vec<Move>) {
    let reason = match reading {
        _ if chess.is_checkmate() => StopReason::AfterCheckmate,
        _ if chess.is_stalemate() => StopReason::AfterStalemate,
        MoveReading::Null => StopReason::NullMove,
        MoveReading::Descriptive => StopReason::Descriptive,
        MoveReading::Ambiguous(_) => StopReason::Ambiguous,
        MoveReading::Illegible(_) => StopReason::Illegible,
        MoveReading::Illegal(_) | MoveReading::Move(_) => StopReason::Illegal,
    };
    (reason, reading.candidates().to_vec())
}

pub(crate) fn play(chess: &mut Chess, mv: Move, clock: ClockReading) -> PlayedMove {
    let san = SanPlus::from_move_and_play_unchecked(chess, mv);
    PlayedMove { mv, san, clock, annotations: Vec::new() }
}

fn half_move(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1)
}
