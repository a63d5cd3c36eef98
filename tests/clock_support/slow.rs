//! A chess clock written apart from the one it checks: it knows only how to count one millisecond at a time.
#![allow(clippy::indexing_slicing, reason = "a mistake of the test shows itself at once")]

use laws::Colour;
use laws::time_control::{ExtraMode, Handover, Period, Quota, SideControl, TimeControl};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::num::NonZeroU16;

/// Enough moves for any random game here.
pub const MOVES: usize = 400;

/// One side of the slow clock: everything it will ever give, move by move, worked out beforehand.
#[derive(Clone, Debug)]
pub struct Slow {
    /// Per move: the time that comes with completing the move before it, the extra, and whether that is a delay.
    pub moves: Vec<(i64, i64, bool, u32)>,
    pub periods: Vec<Period>,
    pub time: i64,
    pub delay: i64,
    pub pressed: usize,
    pub period: usize,
    pub flag: bool,
    pub ran: i64,
}

#[derive(Clone, Debug)]
pub struct SlowClock {
    pub white: Slow,
    pub black: Slow,
    pub running: Option<Colour>,
    pub at_zero: bool,
    pub falls: Vec<Colour>,
}

impl Slow {
    pub fn new(side: &SideControl, at_zero: bool) -> Slow {
        let periods = side.periods().to_vec();
        let mut moves = Vec::new();
        let (mut index, mut number) = (0, 1);
        while moves.len() < MOVES {
            let period = periods[index];
            let length = match period.quota {
                Quota::Moves(moves) => usize::from(moves.get()),
                Quota::Rest => MOVES,
            };
            for nth in 0..length {
                let comes = if nth == 0 { i64::from(period.seconds) * 1_000 } else { 0 };
                let extra = i64::from(period.extra_seconds) * 1_000;
                moves.push((comes, extra, period.mode != ExtraMode::Increment, number));
            }
            index = (index + 1).min(periods.len() - 1);
            number += 1;
        }
        let (time, delay, pressed, period, flag, ran) = (0, 0, 0, 0, false, 0);
        let mut slow = Slow { moves, periods, time, delay, pressed, period, flag, ran };
        slow.time = slow.moves[0].0;
        slow.begin(at_zero);
        slow
    }

    pub fn begin(&mut self, at_zero: bool) {
        self.delay = 0;
        if self.flag {
            return;
        }
        let (_, mut extra, mut is_delay, _) = self.moves[self.pressed];
        if at_zero {
            extra = i64::from(self.periods[self.period].extra_seconds) * 1_000;
            is_delay = self.periods[self.period].mode != ExtraMode::Increment;
        }
        if is_delay {
            self.delay = extra;
        } else {
            self.time += extra;
        }
    }
}

impl SlowClock {
    pub fn new(control: &TimeControl) -> SlowClock {
        let at_zero = control.handover() == Handover::AtZero;
        let side = |side| Slow::new(control.side(side), at_zero);
        SlowClock {
            white: side(Colour::White),
            black: side(Colour::Black),
            running: None,
            at_zero,
            falls: Vec::new(),
        }
    }

    pub fn side(&mut self, side: Colour) -> &mut Slow {
        if side == Colour::White { &mut self.white } else { &mut self.black }
    }

    pub fn tick(&mut self) {
        let Some(running) = self.running else { return };
        let at_zero = self.at_zero;
        let side = self.side(running);
        side.ran += 1;
        if side.delay > 0 {
            side.delay -= 1;
        } else if side.time > 0 {
            side.time -= 1;
        }
        loop {
            let side = self.side(running);
            if side.delay != 0 || side.time != 0 || side.flag {
                break;
            }
            let more = side.period + 1 < side.periods.len();
            if at_zero && more {
                for each in [Colour::White, Colour::Black] {
                    let each = self.side(each);
                    if each.period + 1 < each.periods.len() {
                        each.period += 1;
                        each.flag = false;
                        each.time += i64::from(each.periods[each.period].seconds) * 1_000;
                    }
                }
            } else {
                side.flag = true;
            }
            self.falls.push(running);
        }
    }

    pub fn press(&mut self) {
        let Some(running) = self.running else { return };
        let at_zero = self.at_zero;
        let side = self.side(running);
        side.pressed += 1;
        let (comes, _, _, number) = side.moves[side.pressed];
        if !at_zero && number > side.moves[side.pressed - 1].3 {
            side.flag = false;
            side.time += comes;
        }
        side.begin(at_zero);
        self.running = Some(running.opponent());
    }
}

pub fn any_side() -> impl Strategy<Value = SideControl> {
    let mode = prop_oneof![Just(ExtraMode::Increment), Just(ExtraMode::Bronstein), Just(ExtraMode::Delay)];
    let period = (1..8u16, 0..12u32, 0..4u32, mode);
    (prop::collection::vec(period, 1..4), any::<bool>()).prop_filter_map("playable", |(periods, rest)| {
        let mut periods: Vec<Period> = periods
            .into_iter()
            .filter_map(|(moves, seconds, extra_seconds, mode)| {
                let quota = Quota::Moves(NonZeroU16::new(moves)?);
                Some(Period { quota, seconds, extra_seconds, mode })
            })
            .collect();
        if rest {
            periods.last_mut()?.quota = Quota::Rest;
        }
        SideControl::new(periods).ok()
    })
}

pub fn any_control() -> impl Strategy<Value = TimeControl> {
    let handover = prop_oneof![2 => Just(Handover::AtMoveCount), 1 => Just(Handover::AtZero)];
    (any_side(), prop::option::of(any_side()), handover).prop_map(|(white, black, handover)| {
        let black = black.unwrap_or_else(|| white.clone());
        TimeControl::unequal(white, black).with_handover(handover)
    })
}

/// The same cases on every run: so many of them, and as many times more as `FLAGFALL_TORTURE` says.
pub fn fixed(cases: u32) -> ProptestConfig {
    let more = std::env::var("FLAGFALL_TORTURE").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    ProptestConfig {
        cases: cases.saturating_mul(more),
        rng_seed: RngSeed::Fixed(7),
        failure_persistence: None,
        ..Default::default()
    }
}
