//! The moves of a game as they are on record, and the positions they lead through.

use std::collections::BTreeMap;

use desk::fact::Moves;
use desk::ids::GameId;
use desk::state::State;
use desk::words::MovesSource;
use laws::Replay;
use notation::game::{Game, PlayedMove, Rest, Resumption, Start};
use notation::language::ENGLISH;
use notation::pgn::read_all_in_any_notation;
use notation::position::{FenError, StartPosition};
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};

/// Whose record counts where there are several: the arbiter's own, then the electronic board, then the scoresheets.
const ORDER: [MovesSource; 4] =
    [MovesSource::Arbiter, MovesSource::Board, MovesSource::White, MovesSource::Black];

/// The record of a game that counts.
pub fn moves(state: &State, id: GameId) -> Option<&Moves> {
    let moves = &state.games.get(&id)?.moves;
    ORDER.iter().find_map(|source| moves.get(source)?.now())
}

/// The recorded game, read tolerantly: a legal prefix, whatever else was written, and how it went on from the
/// positions the arbiter gave.
pub fn game(state: &State, id: GameId) -> Option<Game> {
    let mut game = read(moves(state, id)?);
    let given = state.games.get(&id)?.resumptions.iter();
    // The last position given for a half-move counts.
    let positions: BTreeMap<u32, &str> = given.map(|d| (d.fact.ply, d.fact.fen.as_str())).collect();
    for (ply, fen) in positions {
        resume(&mut game, ply, fen);
    }
    Some(game)
}

/// Reads a record that stops being legal on from a position, where `ply` is the half-move played first in it. Says
/// whether the position can be played from and lies in what was still text.
pub fn resume(game: &mut Game, ply: u32, fen: &str) -> bool {
    let chess960 = game.castling_mode() == CastlingMode::Chess960;
    let Some(rest) = game.open_rest() else { return false };
    let Some(entry) = ply.checked_sub(rest.ply).and_then(|n| usize::try_from(n).ok()) else { return false };
    let Ok((position, _)) = StartPosition::from_disputed_fen(fen, chess960) else { return false };
    if entry > rest.tokens.len() {
        return false;
    }
    game.resume(position, entry, &ENGLISH);
    true
}

/// A record of moves as a game.
pub fn read(record: &Moves) -> Game {
    from_text(record.start_fen.as_deref(), &record.movetext)
}

/// Movetext in whatever notation, from a position where one is given, as a game.
pub fn from_text(start_fen: Option<&str>, movetext: &str) -> Game {
    let tags = start_fen
        .map(|fen| format!("[SetUp \"1\"]\n[FEN \"{}\"]\n", fen.replace('"', "")))
        .unwrap_or_default();
    let text = format!("{tags}\n{movetext}\n");
    let game = read_all_in_any_notation(text.as_bytes()).into_iter().next().unwrap_or_default();
    from_disputed_start(game)
}

/// A game whose start no legal game reaches, because the side not to move stands in check, read from there all the
/// same: such positions lie on boards after illegal moves, and claims are made in them.
pub fn from_disputed_start(game: Game) -> Game {
    let Start::Unplayable { fen, error: FenError::OppositeCheck } = &game.start else { return game };
    let Ok((start, _)) = StartPosition::from_disputed_fen(fen, false) else { return game };
    let tokens = game.rest.as_ref().map(|rest| rest.tokens.clone()).unwrap_or_default();
    let read = Game::from_record(start, tokens, &ENGLISH);
    Game { start: read.start, moves: read.moves, rest: read.rest, ..game }
}

/// The positions of the legal prefix, and of what was played from the arbiter's positions.
pub fn replay(game: &Game) -> Replay {
    let mut replay = Replay::new(game.start_position().chess().clone());
    play(&mut replay, &game.moves);
    for resumption in &game.resumptions {
        let setup = resumption.position.chess().to_setup(EnPassantMode::Always);
        for _ in 0..unread(replay.plies(), resumption) {
            replay.place(&setup);
        }
        play(&mut replay, &resumption.moves);
    }
    replay
}

/// How many half-moves after the first `plies` nobody can read. They still happened: each leaves the position that was
/// given after them.
pub(crate) fn unread(plies: usize, resumption: &Resumption) -> u32 {
    let next = u32::try_from(plies).unwrap_or(u32::MAX).saturating_add(1);
    resumption.ply.saturating_sub(next).max(u32::from(resumption.ply >= next)).min(1_000)
}

/// The game with these moves played after its last position; what is not legal there becomes its rest. A game that
/// stops being legal before goes nowhere from there.
#[must_use]
pub fn and_then(mut game: Game, moves: &str) -> Game {
    if game.open_rest().is_some() {
        return game;
    }
    let last = notation::position::fen_of(&final_position(&game));
    let more = from_text(Some(&last), moves);
    let played = game.resumptions.last_mut().map_or(&mut game.moves, |resumption| &mut resumption.moves);
    played.extend(more.moves);
    let ply = u32::try_from(replay(&game).plies()).unwrap_or(u32::MAX).saturating_add(1);
    let rest = more.rest.map(|rest| Rest { ply, ..rest });
    match game.resumptions.last_mut() {
        Some(resumption) => resumption.rest = rest,
        None => game.rest = rest,
    }
    game
}

fn play(replay: &mut Replay, moves: &[PlayedMove]) {
    for played in moves {
        if replay.play(played.mv).is_err() {
            break;
        }
    }
}

/// The last position that is known.
pub fn final_position(game: &Game) -> Chess {
    match game.resumptions.last() {
        Some(resumption) => {
            let mut chess = resumption.position.chess().clone();
            resumption.moves.iter().for_each(|played| chess.play_unchecked(played.mv));
            chess
        }
        None => game.final_position(),
    }
}

/// The move a half-move of the record was, from 1; none where it is not legal.
pub fn played(game: &Game, ply: usize) -> Option<&PlayedMove> {
    let resumed = game.resumptions.iter().rev().find_map(|resumption| {
        let first = usize::try_from(resumption.ply).ok()?;
        resumption.moves.get(ply.checked_sub(first)?)
    });
    resumed.or_else(|| game.moves.get(ply.checked_sub(1)?))
}

/// `34.Qe2`, `34…Qe2`, counted from the start position's own number.
pub fn numbered(game: &Game, ply: usize) -> Option<String> {
    Some(format!("{}{}", prefix(game, ply), played(game, ply)?.san))
}

/// `34.` or `34…` of a ply, from 1.
pub fn prefix(game: &Game, ply: usize) -> String {
    let start = game.start_position();
    let first = usize::try_from(start.chess().fullmoves().get()).unwrap_or(1);
    let before = usize::from(start.chess().turn().is_black());
    let half = ply.saturating_sub(1) + before;
    let dots = if half.is_multiple_of(2) { "." } else { "…" };
    format!("{}{dots}", first + half / 2)
}
