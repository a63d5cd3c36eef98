//! Time controls in plain English words, as invitations and files have them, and described as messages.
//!
//! "90 minutes for 40 moves, then 30 minutes, 30 seconds from move 1" is read; so is "15 min. + 10 s. per move",
//! "100'x40 + 15' + 30\" from move 1", "5 minutes for White, 4 minutes for Black". A word that is not known, or
//! an increment of which it is not said from which move, is refused: a guess would end on the clocks.

mod build;
mod token;

use super::{ControlError, ExtraMode, Handover, Period, Quota, SideControl, TimeControl};
use crate::colour::Colour;
use crate::message::{Arg, Message};
use token::{Token, tokens};

impl TimeControl {
    /// Reads a control in the short notation or in words.
    ///
    /// # Errors
    ///
    /// [`ControlError::FromWhichMove`] where only the beginning of the increments is missing, else what
    /// stands against the text.
    pub fn from_words(text: &str) -> Result<TimeControl, ControlError> {
        if let Ok(control) = text.parse() {
            return Ok(control);
        }
        let mut tokens = tokens(text)?;
        let at_zero = tokens.contains(&Token::AtZero);
        tokens.retain(|token| *token != Token::AtZero);
        let handover = if at_zero { Handover::AtZero } else { Handover::AtMoveCount };
        Ok(by_sides(&tokens)?.with_handover(handover))
    }

    /// The control in words, one message for each thing to say, to be joined with commas: the periods, then
    /// from which move which extra time is given, for each side where they differ.
    pub fn describe(&self) -> Vec<Message> {
        let mut says = Vec::new();
        if self.is_equal() {
            describe_side(self.side(Colour::White), &mut says);
        } else {
            for side in Colour::BOTH {
                says.push(Message::new("clock-control-side").with("side", side));
                describe_side(self.side(side), &mut says);
            }
        }
        if self.handover() == Handover::AtZero {
            says.push(Message::new("clock-control-at-zero"));
        }
        says
    }
}

/// One list of periods for both, or one after or before the name of each side.
fn by_sides(tokens: &[Token]) -> Result<TimeControl, ControlError> {
    let named: Vec<Colour> = tokens
        .iter()
        .filter_map(|token| match token {
            Token::Side(side) => Some(*side),
            _ => None,
        })
        .collect();
    let [first, second] = *named.as_slice() else {
        let both = if named.is_empty() {
            TimeControl::same(build::periods(tokens)?)?
        } else {
            return Err(ControlError::Unreadable);
        };
        return Ok(both);
    };
    if first == second {
        return Err(ControlError::Unreadable);
    }
    let is_name = |token: &Token| matches!(token, Token::Side(_));
    let mut parts = tokens.split(is_name);
    let (before, between, after) = (
        parts.next().unwrap_or_default(),
        parts.next().unwrap_or_default(),
        parts.next().unwrap_or_default(),
    );
    let blank = |part: &[Token]| part.iter().all(|token| matches!(token, Token::Break | Token::For));
    let (of_first, of_second) = match (blank(before), blank(after)) {
        (true, false) => (between, after),
        (false, true) => (before, between),
        _ => return Err(ControlError::Unreadable),
    };
    let (of_first, of_second) =
        (SideControl::new(build::periods(of_first)?)?, SideControl::new(build::periods(of_second)?)?);
    Ok(match first {
        Colour::White => TimeControl::unequal(of_first, of_second),
        Colour::Black => TimeControl::unequal(of_second, of_first),
    })
}

fn describe_side(side: &SideControl, says: &mut Vec<Message>) {
    let periods = side.periods();
    for (index, period) in periods.iter().enumerate() {
        let (only, last) = (periods.len() == 1, index + 1 == periods.len());
        let message = match period.quota {
            Quota::Rest if only => Message::new("clock-control-game"),
            Quota::Rest => Message::new("clock-control-rest"),
            Quota::Moves(moves) if last => {
                Message::new("clock-control-every").with("moves", u32::from(moves.get()))
            }
            Quota::Moves(moves) => Message::new("clock-control-moves").with("moves", u32::from(moves.get())),
        };
        says.push(message.with("time", Arg::from(amount(period.seconds))));
    }
    let mut first_move: u32 = 1;
    let mut now = (0, ExtraMode::Increment);
    for period in periods {
        let extra = (period.extra_seconds, period.mode);
        if extra != now {
            let id = match extra {
                (0, _) => "clock-control-no-extra",
                (_, ExtraMode::Increment) => "clock-control-increment",
                (_, ExtraMode::Bronstein) => "clock-control-bronstein",
                (_, ExtraMode::Delay) => "clock-control-delay",
            };
            let message = Message::new(id).with("move", first_move);
            says.push(if extra.0 == 0 { message } else { message.with("time", amount(extra.0)) });
            now = extra;
        }
        if let Quota::Moves(moves) = period.quota {
            first_move = first_move.saturating_add(u32::from(moves.get()));
        }
    }
}

/// Minutes, seconds, or minutes and seconds.
fn amount(seconds: u32) -> Message {
    match (seconds / 60, seconds % 60) {
        (0, seconds) => Message::new("clock-amount-seconds").with("seconds", seconds),
        (minutes, 0) => Message::new("clock-amount-minutes").with("minutes", minutes),
        (minutes, seconds) => {
            Message::new("clock-amount-both").with("minutes", minutes).with("seconds", seconds)
        }
    }
}

/// A period while it is read.
#[derive(Clone, Copy, Debug, Default)]
struct Draft {
    seconds: Option<u32>,
    moves: Option<u32>,
    extra: Option<(u32, ExtraMode)>,
}

impl Draft {
    fn period(self) -> Result<Period, ControlError> {
        let quota = match self.moves {
            None => Quota::Rest,
            Some(moves) => {
                let moves = u16::try_from(moves).map_err(|_| ControlError::TooLong)?;
                Quota::Moves(moves.try_into().map_err(|_| ControlError::Unreadable)?)
            }
        };
        let (extra_seconds, mode) = self.extra.unwrap_or((0, ExtraMode::Increment));
        let seconds = self.seconds.ok_or(ControlError::Unreadable)?;
        Ok(Period { quota, seconds, extra_seconds, mode })
    }
}
