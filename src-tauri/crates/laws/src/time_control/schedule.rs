//! Which period a move belongs to, and what time the control has given by then (Article 6.3.1).

use super::{ExtraMode, Period, Quota, SideControl};
use crate::clock::Millis;

/// A period in a side's game: the moves it covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span<'a> {
    /// The period's number, from 1; a last period that repeats counts on.
    pub number: u32,
    /// The first move played in it.
    pub first_move: u32,
    /// The move with which it ends, or nothing where it takes all remaining moves. This many moves must be
    /// completed when the flag falls in it.
    pub last_move: Option<u32>,
    /// Its time, increment or delay.
    pub period: &'a Period,
}

impl SideControl {
    /// The period in which the side plays its move of that number (from 1; 0 is read as 1).
    pub fn span_of_move(&self, move_number: u32) -> Span<'_> {
        let mut spans = Spans { side: self, next: 0, first_move: 1 };
        loop {
            let span = spans.step();
            let Some(last_move) = span.last_move else { return span };
            if move_number <= last_move {
                return span;
            }
            if span.number as usize >= self.periods.len() {
                return repeated(span, move_number);
            }
        }
    }

    /// The period the side is in once so many moves are completed: that of the next move.
    pub fn span_after(&self, completed: u32) -> Span<'_> {
        self.span_of_move(completed.saturating_add(1))
    }

    /// The period times given once so many moves are completed: those of every period entered, the next
    /// period being entered with the completion of the last move of the one before.
    pub fn base_after(&self, completed: u32) -> Millis {
        let entered = self.span_after(completed).number;
        let listed = entered.min(self.periods.len() as u32);
        let once: Millis = self.periods.iter().take(listed as usize).map(Period::time).sum();
        let again = self.last().map_or(Millis::ZERO, Period::time).times(entered - listed);
        once + again
    }

    /// The increments given once so many moves are completed: one for each of them and one for the next,
    /// because the first is on the clock before the first move. Delays give nothing and do not count.
    pub fn increments_after(&self, completed: u32) -> Millis {
        self.extras(completed.saturating_add(1), |mode| mode == ExtraMode::Increment)
    }

    /// The most that delays can have spared once so many moves are completed and the next is being thought
    /// about: every delay of every move in full.
    pub fn most_delay_after(&self, completed: u32) -> Millis {
        self.extras(completed.saturating_add(1), |mode| mode != ExtraMode::Increment)
    }

    /// The increments of the moves of those numbers, both ends included.
    pub fn increments_of_moves(&self, first: u32, last: u32) -> Millis {
        let count = |mode| mode == ExtraMode::Increment;
        if first > last {
            Millis::ZERO
        } else {
            self.extras(last, count) - self.extras(first.saturating_sub(1), count)
        }
    }

    /// The time of so many periods from the first, as a clock gives it that changes period at zero.
    pub fn base_of_periods(&self, periods: u32) -> Millis {
        self.periods.iter().take(periods as usize).map(Period::time).sum()
    }

    /// How many moves must be completed by the end of the period of that number (from 1); nothing where the
    /// period takes all remaining moves, or a clock that changes period at zero has no further period.
    pub fn required_in_period(&self, period: u32) -> Option<u32> {
        let mut required: u32 = 0;
        for number in 1..=period.min(self.periods.len() as u32) {
            let listed = self.periods.get(number as usize - 1)?;
            let Quota::Moves(moves) = listed.quota else { return None };
            required = required.saturating_add(u32::from(moves.get()));
        }
        let again = period.saturating_sub(self.periods.len() as u32);
        match (self.periods.last()?.quota, again) {
            (_, 0) => Some(required),
            (Quota::Moves(moves), again) => {
                Some(required.saturating_add(u32::from(moves.get()).saturating_mul(again)))
            }
            (Quota::Rest, _) => None,
        }
    }

    /// By how much the delays of the first so many moves are longer here than in another control, summed over
    /// the moves in which they are.
    pub fn delay_beyond(&self, other: &SideControl, moves: u32) -> Millis {
        let delay = |side: &SideControl, move_number| {
            let period = side.span_of_move(move_number).period;
            if period.mode == ExtraMode::Increment { Millis::ZERO } else { period.extra() }
        };
        let mut sum = Millis::ZERO;
        let mut first = 1;
        // Stretches of moves in which neither control changes period: at most one per listed period.
        while first <= moves {
            let last = self.stretch_end(first).min(other.stretch_end(first)).min(moves);
            let beyond = (delay(self, first) - delay(other, first)).or_zero();
            sum += beyond.times(last - first + 1);
            match last.checked_add(1) {
                Some(next) => first = next,
                None => break,
            }
        }
        sum
    }

    /// The last move until which the extra time stays that of a move; a repeated last period never changes it.
    fn stretch_end(&self, move_number: u32) -> u32 {
        let span = self.span_of_move(move_number);
        let listed_last = span.number as usize >= self.periods.len();
        if listed_last { u32::MAX } else { span.last_move.unwrap_or(u32::MAX) }
    }

    /// The sum of the extra times of the first so many moves, of the periods whose mode counts.
    fn extras(&self, moves: u32, counts: impl Fn(ExtraMode) -> bool) -> Millis {
        let mut left = moves;
        let mut sum = Millis::ZERO;
        for (index, period) in self.periods.iter().enumerate() {
            let repeats_or_rests = index + 1 == self.periods.len();
            let here = match period.quota {
                Quota::Moves(quota) if !repeats_or_rests => left.min(u32::from(quota.get())),
                _ => left,
            };
            if counts(period.mode) {
                sum += period.extra().times(here);
            }
            left -= here;
        }
        sum
    }

    fn last(&self) -> Option<&Period> {
        self.periods.last()
    }
}

/// The span of a move beyond a last period with a number of moves, which repeats.
fn repeated(last: Span<'_>, move_number: u32) -> Span<'_> {
    let Some(last_move) = last.last_move else { return last };
    let length = last_move - last.first_move + 1;
    let rounds = (move_number - last_move).div_ceil(length);
    let skipped = rounds.saturating_mul(length);
    Span {
        number: last.number.saturating_add(rounds),
        first_move: last.first_move.saturating_add(skipped),
        last_move: Some(last_move.saturating_add(skipped)),
        period: last.period,
    }
}

struct Spans<'a> {
    side: &'a SideControl,
    next: usize,
    first_move: u32,
}

impl<'a> Spans<'a> {
    /// The next listed period; the last one again when there is none.
    fn step(&mut self) -> Span<'a> {
        let index = self.next.min(self.side.periods.len().saturating_sub(1));
        let period = self.side.periods.get(index).unwrap_or(&NO_PERIOD);
        let last_move = match period.quota {
            Quota::Moves(quota) => Some(self.first_move.saturating_add(u32::from(quota.get()) - 1)),
            Quota::Rest => None,
        };
        let span = Span { number: index as u32 + 1, first_move: self.first_move, last_move, period };
        self.next = index + 1;
        self.first_move = last_move.map_or(self.first_move, |last| last.saturating_add(1));
        span
    }
}

/// Stands in for the period that a side always has.
static NO_PERIOD: Period =
    Period { quota: Quota::Rest, seconds: 0, extra_seconds: 0, mode: ExtraMode::Increment };
