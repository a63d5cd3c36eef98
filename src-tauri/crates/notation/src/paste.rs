//! Whatever somebody pastes: a position, a diagram, games, a bare list of moves.

use crate::{
    fen_text::{FenText, FenTextError, of_address, take_apart},
    forsyth::{Diagram, read_diagram},
    game::Game,
    pgn::read_all_in_any_notation,
    position::{FenError, FenSlack, StartPosition},
    scoresheet::in_order,
};

/// What a pasted text was recognised as, to be shown before anything is done with it.
#[derive(Clone, Debug)]
pub enum Pasted {
    /// A position in FEN, with what had to be assumed.
    Position(StartPosition, Vec<FenSlack>),
    /// A FEN that cannot be played from.
    Unplayable(FenError),
    /// A position that leaves open what it has to say.
    Unclear(FenTextError),
    /// A placement of pieces without side to move, rights or en passant; they are to be asked for.
    Diagram(Diagram),
    /// Games, or the moves of one; a list of moves in descriptive notation is read as such, and rows typed off a
    /// scoresheet with several pairs of columns are put in the order of the game.
    Games(Vec<Game>),
    /// Nothing that can be recognised.
    Nothing,
}

/// Recognises a pasted text. Never fails; games come with their notices.
pub fn recognise(text: &str) -> Pasted {
    let address = of_address(text);
    let line = address.as_deref().unwrap_or(text).trim();
    match take_apart(line) {
        Ok(Some(read)) => return of_fen_text(&read),
        Err(error) => return Pasted::Unclear(error),
        Ok(None) => {}
    }
    let fields: Vec<&str> = line.split_whitespace().collect();
    if let [placement, others @ ..] = fields.as_slice()
        && placement.matches('/').count() == 7
        && others.len() <= 5
    {
        if others.is_empty()
            && let Ok(diagram) = read_diagram(placement)
        {
            return Pasted::Diagram(diagram);
        }
        return match StartPosition::from_fen(line, false) {
            Ok((position, slack)) => Pasted::Position(position, slack),
            Err(error) => Pasted::Unplayable(error),
        };
    }
    if !line.contains('[')
        && let Ok(diagram) = read_diagram(line)
    {
        return Pasted::Diagram(diagram);
    }
    let ordered = in_order(text);
    let text = ordered.as_deref().unwrap_or(text);
    let games = read_all_in_any_notation(text.as_bytes());
    if games.is_empty() { Pasted::Nothing } else { Pasted::Games(games) }
}

/// A position with who has the move in its fields or in words, or the men alone.
fn of_fen_text(read: &FenText) -> Pasted {
    let mut fen = read.fen();
    if read.fields.is_empty() {
        let Some(side) = read.said else {
            return read_diagram(&read.men).map_or(Pasted::Unplayable(FenError::Syntax), Pasted::Diagram);
        };
        fen = format!("{fen} {}", side.char());
    }
    match StartPosition::from_fen(&fen, false) {
        Ok((position, slack)) => Pasted::Position(position, slack),
        Err(error) => Pasted::Unplayable(error),
    }
}
