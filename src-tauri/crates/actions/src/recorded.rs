//! The moves of a game as they are on record, and the positions they lead through.

use desk::fact::Moves;
use desk::ids::GameId;
use desk::state::State;
use desk::words::MovesSource;
use laws::Replay;
use notation::game::Game;
use notation::pgn::{ReadOptions, read_all};
use shakmaty::Position;

/// Whose record counts where there are several: the arbiter's own, then the electronic board, then the scoresheets.
const ORDER: [MovesSource; 4] =
    [MovesSource::Arbiter, MovesSource::Board, MovesSource::White, MovesSource::Black];

/// The recorded game, read tolerantly: a legal prefix and whatever else was written.
pub fn game(state: &State, id: GameId) -> Option<Game> {
    let moves = &state.games.get(&id)?.moves;
    ORDER.iter().find_map(|source| moves.get(source)?.now()).map(read)
}

/// A record of moves as a game.
pub fn read(record: &Moves) -> Game {
    from_text(record.start_fen.as_deref(), &record.movetext)
}

/// Movetext, from a position where one is given, as a game.
pub fn from_text(start_fen: Option<&str>, movetext: &str) -> Game {
    let tags = start_fen
        .map(|fen| format!("[SetUp \"1\"]\n[FEN \"{}\"]\n", fen.replace('"', "")))
        .unwrap_or_default();
    let text = format!("{tags}\n{movetext}\n");
    read_all(text.as_bytes(), ReadOptions::default()).into_iter().next().unwrap_or_default()
}

/// The positions of the legal prefix.
pub fn replay(game: &Game) -> Replay {
    let mut replay = Replay::new(game.start_position().chess().clone());
    for played in &game.moves {
        if replay.play(played.mv).is_err() {
            break;
        }
    }
    replay
}

/// `34.Qe2`, `34…Qe2`, counted from the start position's own number.
pub fn numbered(game: &Game, ply: usize) -> Option<String> {
    let played = game.moves.get(ply.checked_sub(1)?)?;
    Some(format!("{}{}", prefix(game, ply), played.san))
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
