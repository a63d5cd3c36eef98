//! A model of the chess clock (Articles 6.1, 6.2, 6.3): two displays of which one runs, a move counter for
//! each side, and what happens when a time is used up. It does what the device does, not what the Laws make
//! of it: it counts presses, and a fallen flag is a fact to be looked at.

use super::{Millis, Sides};
use crate::colour::Colour;
use crate::time_control::{ExtraMode, Handover, Period, SideControl, TimeControl};

/// A chess clock set to a time control. Time passes only by [`ChessClock::advance`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChessClock {
    control: TimeControl,
    sides: Sides<SideClock>,
    running: Option<Colour>,
    falls: Vec<FlagDown>,
}

/// What one side of the clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Display {
    /// The time shown. In Bronstein mode the delay of the move is in it, as on the devices; in simple delay
    /// mode it waits beside it.
    pub time: Millis,
    /// What is left of the delay of this move, in either delay mode.
    pub delay_left: Millis,
    /// The move counter: how often this side was pressed, as far as nobody set it otherwise.
    pub counter: u32,
    /// The number of the period the clock is in, from 1.
    pub period: u32,
    /// Whether the flag is down: the time of the period is used up and no new time came.
    pub flag: bool,
}

/// A fallen flag, in the order in which the clock marked them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlagDown {
    /// Whose flag.
    pub side: Colour,
    /// In which period, from 1.
    pub period: u32,
    /// The side's move counter at that moment.
    pub counter: u32,
}

/// Where a side's time came from and went: `left = granted + adjusted − (used − delayed − overrun)`, always.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    /// Period times and increments the clock has given.
    pub granted: Millis,
    /// What arbiters added less what they took, as far as there was something to take.
    pub adjusted: Millis,
    /// How long this side ran.
    pub used: Millis,
    /// How much of that the delays absorbed.
    pub delayed: Millis,
    /// How much of that ran with the flag down, when the display stands at zero.
    pub overrun: Millis,
}

impl Ledger {
    /// The main time that must be left.
    pub fn left(&self) -> Millis {
        self.granted + self.adjusted - (self.used - self.delayed - self.overrun)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct SideClock {
    left: Millis,
    delay_left: Millis,
    counter: u32,
    /// The period by the clock's own reckoning, from 0; it differs from the counter's only where periods
    /// change at zero.
    period: usize,
    flag: bool,
    ledger: Ledger,
}

impl ChessClock {
    /// A clock set to the control and not yet started: the first period's time and the first increment are
    /// on both displays.
    pub fn new(control: TimeControl) -> ChessClock {
        let set = |side: &SideControl| {
            let mut clock = SideClock {
                left: Millis::ZERO,
                delay_left: Millis::ZERO,
                counter: 0,
                period: 0,
                flag: false,
                ledger: Ledger::default(),
            };
            let first = side.span_of_move(1).period;
            clock.grant(first.time());
            clock.begin_move(first);
            clock
        };
        let sides = Sides { white: set(&control.sides().white), black: set(&control.sides().black) };
        ChessClock { control, sides, running: None, falls: Vec::new() }
    }

    /// Whose clock runs, or nothing while the clock is stopped.
    pub fn running(&self) -> Option<Colour> {
        self.running
    }

    /// What a side's display shows.
    pub fn display(&self, side: Colour) -> Display {
        let clock = self.sides.of(side);
        let bronstein = self.extra_period(side).mode == ExtraMode::Bronstein;
        Display {
            time: clock.left + if bronstein { clock.delay_left } else { Millis::ZERO },
            delay_left: clock.delay_left,
            counter: clock.counter,
            period: self.period_number(side),
            flag: clock.flag,
        }
    }

    /// Where a side's time came from and went.
    pub fn ledger(&self, side: Colour) -> Ledger {
        self.sides.of(side).ledger
    }

    /// Every flag that fell, the first one first: the marker by which a device shows who was first.
    pub fn falls(&self) -> &[FlagDown] {
        &self.falls
    }

    /// Starts a side's clock, as the arbiter does at the beginning or after an interruption.
    pub fn start(&mut self, side: Colour) {
        self.running = Some(side);
    }

    /// Stops both clocks.
    pub fn stop(&mut self) {
        self.running = None;
    }

    /// The running side presses: its move is counted, the time of the move's end is given, and the other side
    /// runs. Pressing a stopped clock does nothing.
    pub fn press(&mut self) {
        let Some(side) = self.running else { return };
        self.running = Some(side.opponent());
        let after = self.control.side(side);
        let clock = self.sides.of_mut(side);
        let before_number = after.span_after(clock.counter).number;
        clock.counter = clock.counter.saturating_add(1);
        let span = after.span_after(clock.counter);
        match self.control.handover() {
            Handover::AtMoveCount => {
                if span.number > before_number {
                    // The new period's time comes even on a clock at zero whose flag nobody noticed.
                    clock.flag = false;
                    clock.grant(span.period.time());
                }
                clock.begin_move(span.period);
            }
            Handover::AtZero => {
                let period = listed(after, clock.period);
                clock.begin_move(&period);
            }
        }
    }

    /// Lets time pass on the running clock. A negative amount or a stopped clock changes nothing.
    pub fn advance(&mut self, time: Millis) {
        let Some(side) = self.running else { return };
        let mut rest = time.or_zero();
        self.sides.of_mut(side).ledger.used += rest;
        // One round per period at most: every round either uses up `rest` or hands over to a later period.
        for _ in 0..=SideControl::MOST_PERIODS {
            rest = self.sides.of_mut(side).run(rest);
            if !self.sides.of(side).is_empty() || self.sides.of(side).flag || !self.fall(side) {
                break;
            }
        }
        self.sides.of_mut(side).ledger.overrun += rest;
    }

    /// The arbiter adds time to a side, or takes it with a negative amount, down to zero at most. A flag goes
    /// up again when there is time, and falls when there is none left.
    pub fn adjust(&mut self, side: Colour, amount: Millis) {
        let clock = self.sides.of_mut(side);
        let possible = amount.max(-clock.left);
        clock.left += possible;
        clock.ledger.adjusted += possible;
        if clock.left > Millis::ZERO {
            clock.flag = false;
        } else if !clock.flag && clock.is_empty() {
            self.fall(side);
        }
    }

    /// The arbiter sets a side's move counter; the time shown stays.
    pub fn set_counter(&mut self, side: Colour, counter: u32) {
        self.sides.of_mut(side).counter = counter;
    }

    /// A side's time is used up: the flag falls, or the clock hands over to the next period. True when the
    /// side has time again.
    fn fall(&mut self, side: Colour) -> bool {
        let period = self.period_number(side);
        let counter = self.sides.of(side).counter;
        self.falls.push(FlagDown { side, period, counter });
        let more = self.sides.of(side).period + 1 < self.control.side(side).periods().len();
        if self.control.handover() == Handover::AtMoveCount || !more {
            self.sides.of_mut(side).flag = true;
            return false;
        }
        for each in Colour::BOTH {
            let periods = self.control.side(each);
            let clock = self.sides.of_mut(each);
            if clock.period + 1 < periods.periods().len() {
                clock.period += 1;
                clock.flag = false;
                clock.grant(listed(periods, clock.period).time());
            }
        }
        // A period that gives no time of its own is used up as soon as it begins.
        !self.sides.of(side).is_empty() || self.fall(side)
    }

    fn period_number(&self, side: Colour) -> u32 {
        let clock = self.sides.of(side);
        match self.control.handover() {
            Handover::AtMoveCount => self.control.side(side).span_after(clock.counter).number,
            Handover::AtZero => clock.period as u32 + 1,
        }
    }

    fn extra_period(&self, side: Colour) -> Period {
        let clock = self.sides.of(side);
        match self.control.handover() {
            Handover::AtMoveCount => *self.control.side(side).span_after(clock.counter).period,
            Handover::AtZero => listed(self.control.side(side), clock.period),
        }
    }
}

impl SideClock {
    fn grant(&mut self, time: Millis) {
        self.left += time;
        self.ledger.granted += time;
    }

    /// The extra time of the coming move: added, or ready to absorb. A clock whose flag is down gives none.
    fn begin_move(&mut self, period: &Period) {
        self.delay_left = Millis::ZERO;
        if self.flag {
            return;
        }
        match period.mode {
            ExtraMode::Increment => self.grant(period.extra()),
            ExtraMode::Bronstein | ExtraMode::Delay => self.delay_left = period.extra(),
        }
    }

    /// Runs, the delay first; what is left over when everything is used up is returned.
    fn run(&mut self, time: Millis) -> Millis {
        let absorbed = time.min(self.delay_left);
        self.delay_left -= absorbed;
        self.ledger.delayed += absorbed;
        let spent = (time - absorbed).min(self.left);
        self.left -= spent;
        time - absorbed - spent
    }

    fn is_empty(&self) -> bool {
        self.left <= Millis::ZERO && self.delay_left <= Millis::ZERO
    }
}

/// A listed period; the last one for any later index. A side always has one.
fn listed(side: &SideControl, index: usize) -> Period {
    let periods = side.periods();
    match periods.get(index).or(periods.last()) {
        Some(period) => *period,
        None => *side.span_of_move(1).period,
    }
}
