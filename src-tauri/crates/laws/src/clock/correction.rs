//! Changes an arbiter makes to the clocks of a game that has begun: before, after, the arithmetic and the
//! Articles. Each function advises; nothing is changed by it.
//!
//! A clock shows no less than nothing. Where the arithmetic goes below zero the correction keeps the clock at
//! zero and says by how much, because then the arbiter must judge.

mod added;
mod fault;
mod restored;
mod setting;

pub use added::{
    AssistantFor, Redress, USUAL_ASSISTANT_DEDUCTION, assistant, displaced_pieces, disturbance,
    penalty_less_time, penalty_more_time, quickplay_minutes, wrong_claim,
};
pub use fault::{DefectiveClock, LastGood, UsedSince, WrongSideRan, defective_clock, wrong_side_ran};
pub use restored::{IllegalPress, TakenBack, illegal_move_clock, position_restored};
pub use setting::{CounterOff, MissedIncrements, WrongSetting, counter_off, wrong_setting};

use super::{Millis, Sides, Sum};
use crate::citation::Article;
use crate::colour::Colour;
use crate::message::Message;
use crate::readings::Readings;
use crate::{Advice, Announced};

/// What both clocks show: times and move counters.
///
/// The time is the main time. A clock in Bronstein mode shows the delay of the coming move with it: take that
/// off, or accept that the arithmetic is as exact as one delay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ClockState {
    /// The times.
    pub time: Sides<Millis>,
    /// The move counters. Where the clock has none, the moves completed.
    pub counter: Sides<u32>,
}

/// Why clocks are corrected; the reason in the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CorrectionKind {
    /// The clock was set wrongly (6.10.2).
    WrongSetting,
    /// A move counter is off, because a press was forgotten or made twice (6.10.2).
    CounterOff,
    /// The wrong side's clock ran for a while (6.10.2).
    WrongSideRan,
    /// The clock is defective and was replaced (6.10.1).
    DefectiveClock,
    /// An illegal move: increment back, minutes for the opponent (7.5.5).
    IllegalMove,
    /// A position was restored (7.1).
    PositionRestored,
    /// A wrong claim (9.5.3).
    WrongClaim,
    /// More time for the opponent (12.9.2).
    MoreTime,
    /// Less time for the offender (12.9.3).
    LessTime,
    /// An outside disturbance (12.5).
    Disturbance,
    /// An assistant presses or records (6.2.6, 8.1.6).
    Assistant,
    /// Pieces were displaced (7.4).
    DisplacedPieces,
    /// A quickplay finish: two minutes for the opponent (Guidelines III).
    QuickplayFinish,
}

impl CorrectionKind {
    /// Every kind.
    pub const ALL: [CorrectionKind; 13] = [
        CorrectionKind::WrongSetting,
        CorrectionKind::CounterOff,
        CorrectionKind::WrongSideRan,
        CorrectionKind::DefectiveClock,
        CorrectionKind::IllegalMove,
        CorrectionKind::PositionRestored,
        CorrectionKind::WrongClaim,
        CorrectionKind::MoreTime,
        CorrectionKind::LessTime,
        CorrectionKind::Disturbance,
        CorrectionKind::Assistant,
        CorrectionKind::DisplacedPieces,
        CorrectionKind::QuickplayFinish,
    ];

    /// The stable text stored in journals.
    pub const fn code(self) -> &'static str {
        match self {
            CorrectionKind::WrongSetting => "wrong-setting",
            CorrectionKind::CounterOff => "counter-off",
            CorrectionKind::WrongSideRan => "wrong-side-ran",
            CorrectionKind::DefectiveClock => "defective-clock",
            CorrectionKind::IllegalMove => "illegal-move",
            CorrectionKind::PositionRestored => "position-restored",
            CorrectionKind::WrongClaim => "wrong-claim",
            CorrectionKind::MoreTime => "more-time",
            CorrectionKind::LessTime => "less-time",
            CorrectionKind::Disturbance => "disturbance",
            CorrectionKind::Assistant => "assistant",
            CorrectionKind::DisplacedPieces => "displaced-pieces",
            CorrectionKind::QuickplayFinish => "quickplay-finish",
        }
    }

    /// Reads [`CorrectionKind::code`] back.
    pub fn from_code(code: &str) -> Option<CorrectionKind> {
        CorrectionKind::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// Id of the message that names the kind.
    pub fn name(self) -> String {
        format!("clock-correction-{}", self.code())
    }
}

/// Whether the Laws still let the arbiter make the correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Permitted {
    /// It is to be made.
    Yes,
    /// Both players have made ten moves: settings stay, unless the schedule of the event would suffer.
    ClosedAfterTenMoves,
}

/// A correction of the clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// Why.
    pub kind: CorrectionKind,
    /// What the clocks show.
    pub before: ClockState,
    /// What the arithmetic makes of it. Where the correction is closed this is what it would have been.
    pub after: ClockState,
    /// By how much a side's time may be more by the arbiter's judgement, since delays leave open how much was
    /// used. Zero where the arithmetic is exact.
    pub margin: Sides<Millis>,
    /// How far a side's time fell below zero, where the clock can only show nothing.
    pub shortfall: Sides<Millis>,
    /// The arithmetic. The last sum about a side makes its new time.
    pub sums: Vec<Sum>,
    /// Whether it may still be made.
    pub permitted: Permitted,
}

impl ClockState {
    /// Both times as the rules of Articles 7 and 9 take them.
    pub fn readings(&self) -> Readings {
        Readings { white_ms: self.time.white.get(), black_ms: self.time.black.get() }
    }
}

impl From<Readings> for Sides<Millis> {
    fn from(readings: Readings) -> Sides<Millis> {
        Sides { white: Millis::new(readings.white_ms), black: Millis::new(readings.black_ms) }
    }
}

impl Correction {
    /// What the clocks are to show: the new state where the correction is permitted, else the old one.
    pub fn advised(&self) -> ClockState {
        match self.permitted {
            Permitted::Yes => self.after,
            Permitted::ClosedAfterTenMoves => self.before,
        }
    }

    /// How much each side's time changes.
    pub fn change(&self) -> Sides<Millis> {
        Sides::each(|side| *self.after.time.of(side) - *self.before.time.of(side))
    }
}

/// A correction being worked out.
struct Draft {
    correction: Correction,
}

impl Draft {
    fn new(kind: CorrectionKind, before: ClockState) -> Draft {
        Draft {
            correction: Correction {
                kind,
                before,
                after: before,
                margin: Sides::default(),
                shortfall: Sides::default(),
                sums: Vec::new(),
                permitted: Permitted::Yes,
            },
        }
    }

    /// Notes a sum that leads to another.
    fn noting(mut self, sum: Sum) -> Draft {
        self.correction.sums.push(sum);
        self
    }

    /// A side's new time, by the sum.
    fn setting(mut self, side: Colour, sum: Sum) -> Draft {
        let total = sum.total();
        *self.correction.after.time.of_mut(side) = total.or_zero();
        *self.correction.shortfall.of_mut(side) = (-total).or_zero();
        self.noting(sum)
    }

    /// A side's new time: what it shows, and one amount more or, if negative, less.
    fn changing(self, side: Colour, amount: Millis, why: Message) -> Draft {
        let sum = self.shown_first(side).plus(amount, why);
        self.setting(side, sum)
    }

    /// The beginning of a new time that is reckoned from what the clock shows.
    fn shown_first(&self, side: Colour) -> Sum {
        let shown = *self.correction.before.time.of(side);
        Sum::of(side, "clock-new-time").plus(shown, Message::new("clock-term-shown"))
    }

    fn counting(mut self, side: Colour, counter: u32) -> Draft {
        *self.correction.after.counter.of_mut(side) = counter;
        self
    }

    /// The advice, resting on Articles.
    fn advise(self, announced: &Announced, because: &[Article]) -> Advice<Correction> {
        self.advise_as(Advice::new((), announced.edition, because))
    }

    /// The advice, resting on another, with what must be said about any correction.
    fn advise_as<T>(self, ruling: Advice<T>) -> Advice<Correction> {
        let correction = self.correction;
        let mut says = Vec::new();
        for side in Colour::BOTH {
            let (before, after) = (correction.before.counter.of(side), correction.after.counter.of(side));
            if before != after {
                says.push(Message::new("clock-says-set-counter").with("side", side).with("count", *after));
            }
            let short = *correction.shortfall.of(side);
            if short > Millis::ZERO {
                says.push(Message::new("clock-says-below-zero").with("side", side).with("time", short));
            }
            let margin = *correction.margin.of(side);
            if margin > Millis::ZERO {
                says.push(Message::new("clock-says-margin").with("side", side).with("time", margin));
            }
        }
        let judged = correction.margin != Sides::default() || correction.shortfall != Sides::default();
        let mut advice = ruling.map(|_| correction);
        for message in says {
            advice = advice.saying(message);
        }
        if judged { advice.at_discretion() } else { advice }
    }
}
