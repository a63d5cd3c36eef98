//! Moves as a line that can be stepped through on a board.

use notation::game::Game;
use shakmaty::{CastlingMode, Chess, Move, Position};

use crate::move_notation::MoveNotation;
use crate::recorded;
use crate::say;
use crate::view::{Message, Pair, crossing};

crossing! {
    /// One move of a line, and the position after it.
    #[derive(Eq)]
    pub struct LineStep {
        /// `34.` or `34…`.
        pub number_text: String,
        /// The move in the notation asked for; as it was written where it is not legal.
        pub text: String,
        /// The position after it.
        pub fen: String,
        /// The squares it went from and to.
        pub squares: Vec<String>,
        /// What the clock of who made it showed after it, as far as it is on record.
        pub clock_text: Option<String>,
    }

    /// A game to be looked at before anything is done with it.
    pub struct GameShown {
        /// As the text has them.
        pub players: Pair<String>,
        /// As the text has it.
        pub round: String,
        /// As the text has it: `1-0`, `*`.
        pub result_text: String,
        /// The position the moves begin in.
        pub start_fen: String,
        /// The legal moves, one position each.
        pub line: Vec<LineStep>,
        /// Half-moves with a clock.
        pub clocks: u32,
        /// Why the moves stop being legal, and where.
        pub stops: Option<Message>,
        /// What was written from there on.
        pub rest: Vec<String>,
    }
}

/// A game as a page shows it.
pub fn shown(game: &Game, notation: MoveNotation) -> GameShown {
    let tag = |name| game.tags.get(name).unwrap_or_default().to_owned();
    let clocks = game.moves.iter().filter(|m| m.clock.left_ms.is_some() || m.clock.move_ms.is_some()).count();
    GameShown {
        players: Pair { white: tag("White"), black: tag("Black") },
        round: tag("Round"),
        result_text: game.result.as_str().to_owned(),
        start_fen: notation::position::fen_of(game.start_position().chess()),
        line: of_game(game, notation),
        clocks: u32::try_from(clocks).unwrap_or(u32::MAX),
        stops: stops(game),
        rest: game.rest.iter().flat_map(|rest| &rest.tokens).map(|token| token.text.clone()).collect(),
    }
}

/// Where a record stops being legal: what stands there, and how many entries are kept as text.
pub(crate) fn stops(game: &Game) -> Option<Message> {
    let rest = game.rest.as_ref()?;
    let ply = usize::try_from(rest.ply).unwrap_or(usize::MAX);
    let text = rest.tokens.first().map(|token| token.text.as_str()).unwrap_or_default();
    let message = Message::new("games-stops").with("move", recorded::prefix(game, ply)).with("text", text);
    Some(message.with("count", rest.tokens.len()))
}

/// Moves from a position; ends before the first that is not legal.
pub fn steps(
    start: &Chess,
    mode: CastlingMode,
    moves: impl IntoIterator<Item = Move>,
    notation: MoveNotation,
) -> Vec<LineStep> {
    let mut position = start.clone();
    let mut steps = Vec::new();
    for m in moves {
        if !position.is_legal(m) {
            break;
        }
        let dots = if position.turn().is_white() { "." } else { "…" };
        let number_text = format!("{}{dots}", position.fullmoves());
        let text = notation.write(&position, mode, m);
        position.play_unchecked(m);
        steps.push(LineStep {
            number_text,
            text,
            fen: notation::position::fen_of(&position),
            squares: m.from().into_iter().chain([m.to()]).map(|square| square.to_string()).collect(),
            clock_text: None,
        });
    }
    steps
}

/// A recorded game with the clocks beside its moves, one step for each half-move of [`recorded::replay`]: those before
/// a position the arbiter gave, which nobody can read, each lead to that position.
pub fn of_game(game: &Game, notation: MoveNotation) -> Vec<LineStep> {
    let mode = game.castling_mode();
    let played = |moves: &[notation::game::PlayedMove], start: &Chess| {
        let mut line = steps(start, mode, moves.iter().map(|played| played.mv), notation);
        for (step, played) in line.iter_mut().zip(moves) {
            step.clock_text = played.clock.left_ms.map(say::clock);
        }
        line
    };
    let mut line = played(&game.moves, game.start_position().chess());
    for resumption in &game.resumptions {
        let fen = notation::position::fen_of(resumption.position.chess());
        for _ in 0..recorded::unread(line.len(), resumption) {
            let number_text = recorded::prefix(game, line.len() + 1);
            let text = as_written(game, line.len() + 1);
            line.push(LineStep { number_text, text, fen: fen.clone(), squares: vec![], clock_text: None });
        }
        line.extend(played(&resumption.moves, resumption.position.chess()));
    }
    line
}

/// What the record has for a half-move that is not legal.
pub(crate) fn as_written(game: &Game, ply: usize) -> String {
    let rests = game.rest.iter().chain(game.resumptions.iter().filter_map(|one| one.rest.as_ref()));
    let token = rests.into_iter().find_map(|rest| {
        let first = usize::try_from(rest.ply).ok()?;
        rest.tokens.get(ply.checked_sub(first)?)
    });
    token.map_or_else(|| "…".to_owned(), |token| token.text.clone())
}

/// A half-move of a line from 1, with its number: `34.Qe2`.
pub fn numbered(line: &[LineStep], ply: usize) -> Option<String> {
    let step = line.get(ply.checked_sub(1)?)?;
    Some(format!("{}{}", step.number_text, step.text))
}
