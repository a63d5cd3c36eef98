//! Art. 1.3, 6.2.1, 6.2.1.1, 6.2.1.2, 6.2.2 — Made and completed: whose move it is, and how many count.

use crate::advice::Advice;
use crate::articles::{
    COMPLETED_BY_END, COMPLETED_BY_NEXT_MOVE, HAVING_THE_MOVE, LATE_PRESS, NO_INTERVENTION,
    PRESSING_THE_CLOCK,
};
use crate::colour::Colour;
use crate::edition::Edition;
use crate::message::Message;

/// A move made on the board: was the clock pressed after it, or did it end the game?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MadeMove {
    /// The clock was pressed.
    pub pressed: bool,
    /// It ended the game: mate, stalemate, dead position, a correct claim with it, 9.6.
    pub ended_game: bool,
}

/// Why a move counts as completed, or that it does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Completion {
    /// Clock pressed.
    Pressed,
    /// It ended the game.
    EndedGame,
    /// Its player has made his next move.
    NextMoveMade,
    /// Made, not completed: it does not count for the time control.
    OnlyMade,
}

/// Art. 6.2.1 — Is the move at `index` of the moves made by both players in turn completed?
pub fn completion(made: &[MadeMove], index: usize) -> Option<Advice<Completion>> {
    let m = made.get(index)?;
    let next_made = made.get(index.checked_add(2)?).is_some();
    let edition = Edition::Fide2023;
    Some(if m.pressed {
        Advice::new(Completion::Pressed, edition, &[PRESSING_THE_CLOCK])
            .saying(Message::new("law-says-completed-pressed"))
    } else if m.ended_game {
        Advice::new(Completion::EndedGame, edition, &[COMPLETED_BY_END])
            .saying(Message::new("law-says-completed-end"))
    } else if next_made {
        Advice::new(Completion::NextMoveMade, edition, &[COMPLETED_BY_NEXT_MOVE])
            .saying(Message::new("law-says-completed-next"))
    } else {
        Advice::new(Completion::OnlyMade, edition, &[PRESSING_THE_CLOCK, LATE_PRESS, NO_INTERVENTION])
            .saying(Message::new("law-says-only-made"))
            .saying(Message::new("law-says-tell-nobody"))
    })
}

/// How many moves a side has completed, `first` having made the first of the moves listed. Only these count
/// for the time control (6.9).
pub fn completed_moves(made: &[MadeMove], first: Colour, side: Colour) -> u32 {
    let offset = usize::from(side != first);
    let own: Vec<&MadeMove> = made.iter().skip(offset).step_by(2).collect();
    let last = own.len().saturating_sub(1);
    let completed =
        own.iter().enumerate().filter(|(index, m)| m.pressed || m.ended_game || *index < last).count();
    u32::try_from(completed).unwrap_or(u32::MAX)
}

/// Art. 1.3 — Who has the move: it passes when the move is made, whether or not the clock was pressed.
pub fn having_the_move(first: Colour, moves_made: usize) -> Advice<Colour> {
    let side = if moves_made.is_multiple_of(2) { first } else { first.opponent() };
    Advice::new(side, Edition::Fide2023, &[HAVING_THE_MOVE])
        .saying(Message::new("law-says-has-the-move").with("player", side))
}
