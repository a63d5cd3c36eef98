//! From words to periods.

use super::Draft;
use super::token::Token;
use crate::time_control::{ControlError, ExtraMode, Period, SideControl};

/// An extra time and from which move it is given, where that is said.
#[derive(Clone, Copy, Debug)]
struct Extra {
    seconds: u32,
    mode: Option<ExtraMode>,
    from: Option<u32>,
    /// The period named last before it.
    after_period: usize,
}

/// Reads the periods of one side.
pub(super) fn periods(tokens: &[Token]) -> Result<Vec<Period>, ControlError> {
    let mut reading = Reading::default();
    let mut rest = tokens;
    while let Some((token, after)) = rest.split_first() {
        let used = reading.take(*token, after)?;
        rest = after.get(used..).unwrap_or_default();
    }
    reading.finish()
}

#[derive(Default)]
struct Reading {
    drafts: Vec<Draft>,
    extras: Vec<Extra>,
    /// Moves named before their time, as in "40 moves in 90 minutes".
    moves_first: Option<u32>,
    /// A mode named before its seconds, as in "a delay of 5 seconds".
    mode_first: Option<ExtraMode>,
    /// A time had a unit: a bare number after it could be minutes or seconds.
    units: bool,
    /// The token before was a "for": what follows belongs to what came before it.
    tied: bool,
}

/// "for 40 moves", "for the rest": what came before is the time of a period.
fn is_tied_to_moves(after: &[Token]) -> bool {
    matches!(after, [Token::For, Token::Moves(_) | Token::Rest, ..])
}

impl Reading {
    /// Takes a token; how many of those after it were used with it is returned.
    fn take(&mut self, token: Token, after: &[Token]) -> Result<usize, ControlError> {
        let tied = std::mem::take(&mut self.tied);
        match token {
            Token::Time(seconds) => return self.time(seconds, after),
            Token::Seconds(seconds) if self.drafts.is_empty() || is_tied_to_moves(after) => {
                self.period(seconds)
            }
            Token::Seconds(seconds) => self.extra(seconds),
            Token::Moves(moves) => self.moves(moves, tied)?,
            Token::Number(number) => self.number(number, tied, after)?,
            Token::FromMove(from) => {
                let extra = self.extras.last_mut().ok_or(ControlError::Unreadable)?;
                if extra.from.replace(from).is_some() {
                    return Err(ControlError::Unreadable);
                }
            }
            Token::Mode(mode) => match self.extras.last_mut() {
                Some(extra) if extra.mode.is_none() && self.mode_first.is_none() => extra.mode = Some(mode),
                _ => self.mode_first = Some(mode),
            },
            Token::NoExtra => self.extra(0),
            Token::For => self.tied = true,
            Token::Times => match (self.drafts.last(), after) {
                (Some(_), [Token::Moves(_) | Token::Number(_), ..]) => self.tied = true,
                _ => return Err(ControlError::Unreadable),
            },
            Token::Break | Token::Rest | Token::PerMove => (),
            Token::Side(_) | Token::AtZero => return Err(ControlError::Unreadable),
        }
        Ok(0)
    }

    /// Hours or minutes: a period, together with smaller units that follow at once.
    fn time(&mut self, seconds: u32, after: &[Token]) -> Result<usize, ControlError> {
        self.units = true;
        match *after {
            [Token::Time(more), ..] if more < 3_600 && seconds.is_multiple_of(3_600) => {
                self.period(seconds + more);
                Ok(1)
            }
            // "1 minute 30 seconds for the game", but not "90 minutes 30 seconds per move".
            [Token::Seconds(more), Token::For, ..] if more < 60 => {
                self.period(seconds + more);
                Ok(1)
            }
            [Token::Seconds(_)] | [Token::Seconds(_), Token::Break, ..] => Err(ControlError::Unreadable),
            _ => {
                self.period(seconds);
                Ok(0)
            }
        }
    }

    fn period(&mut self, seconds: u32) {
        let moves = self.moves_first.take();
        self.drafts.push(Draft { seconds: Some(seconds), moves, extra: None });
    }

    fn extra(&mut self, seconds: u32) {
        let (mode, after_period) = (self.mode_first.take(), self.drafts.len());
        self.extras.push(Extra { seconds, mode, from: None, after_period });
    }

    /// Moves after "for" belong to the period before; else they wait for their time.
    fn moves(&mut self, moves: u32, tied: bool) -> Result<(), ControlError> {
        match self.drafts.last_mut() {
            Some(draft) if tied && draft.moves.is_none() => draft.moves = Some(moves),
            _ if self.moves_first.is_none() && !tied => self.moves_first = Some(moves),
            _ => return Err(ControlError::Unreadable),
        }
        Ok(())
    }

    /// A bare number: moves before or after a slash or "x", minutes of a period, or seconds after a plus.
    fn number(&mut self, number: u32, tied: bool, after: &[Token]) -> Result<(), ControlError> {
        if tied && self.moves_first.is_none() {
            return self.moves(number, true);
        }
        if !tied && matches!(after, [Token::For, Token::Number(_) | Token::Time(_), ..]) {
            return self.moves(number, false);
        }
        // After a time with a unit a bare number can only be an increment if it says from where or how often.
        let says_extra = matches!(after, [Token::FromMove(_) | Token::PerMove | Token::Mode(_), ..]);
        if says_extra && !self.drafts.is_empty() {
            self.extra(number);
        } else if self.units {
            return Err(ControlError::Unreadable);
        } else {
            self.period(number * 60);
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Vec<Period>, ControlError> {
        if self.moves_first.is_some() || self.mode_first.is_some() {
            return Err(ControlError::Unreadable);
        }
        if self.drafts.is_empty() {
            return Err(ControlError::Empty);
        }
        if self.drafts.len() > SideControl::MOST_PERIODS || self.extras.len() > SideControl::MOST_PERIODS {
            return Err(ControlError::TooLong);
        }
        self.give_extras()?;
        self.drafts.into_iter().map(Draft::period).collect()
    }

    /// Gives every period its extra time: the one said after it, or the last one said from a move at or
    /// before its first.
    fn give_extras(&mut self) -> Result<(), ControlError> {
        let mode = |extra: &Extra| (extra.seconds, extra.mode.unwrap_or(ExtraMode::Increment));
        let said_from = self.extras.iter().filter(|extra| extra.from.is_some()).count();
        let periods = self.drafts.len();
        if said_from == self.extras.len() {
            let mut first_move = 1;
            let mut heard = 0;
            for draft in &mut self.drafts {
                let here = self.extras.iter().filter(|extra| extra.from == Some(first_move)).count();
                if here > 1 {
                    return Err(ControlError::Unreadable);
                }
                heard += here;
                let begun =
                    self.extras.iter().filter(|extra| extra.from.is_some_and(|from| from <= first_move));
                draft.extra = begun.max_by_key(|extra| extra.from).map(mode);
                first_move += draft.moves.unwrap_or(0);
            }
            // An increment that begins inside a period is more than clocks can do.
            return if heard == self.extras.len() { Ok(()) } else { Err(ControlError::Unreadable) };
        }
        if said_from > 0 {
            return Err(ControlError::Unreadable);
        }
        let each_has_one = self.extras.len() == periods
            && self.extras.iter().enumerate().all(|(index, extra)| extra.after_period == index + 1);
        if !each_has_one {
            return Err(if self.extras.len() == 1 {
                ControlError::FromWhichMove
            } else {
                ControlError::Unreadable
            });
        }
        for (draft, extra) in self.drafts.iter_mut().zip(&self.extras) {
            draft.extra = Some(mode(extra));
        }
        Ok(())
    }
}
