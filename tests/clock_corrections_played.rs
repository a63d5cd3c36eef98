//! Corrections against games really played on the clock that counts milliseconds: a wrongly set clock, once
//! corrected, must show what a rightly set one beside it shows.

mod clock_support;

use clock_support::slow::{Slow, SlowClock, fixed};
use laws::clock::correction::{
    ClockState, CounterOff, DefectiveClock, IllegalPress, LastGood, MissedIncrements, UsedSince,
    WrongSetting, counter_off, defective_clock, illegal_move_clock, wrong_setting,
};
use laws::clock::{Millis, SheetReading, Sides, Suspect, clock_sheet, sheet_advice};
use laws::time_control::{ExtraMode, Handover, Period, Quota, SideControl, TimeControl};
use laws::{Announced, Colour, Regime};
use proptest::prelude::*;
use std::num::NonZeroU16;

/// Controls in which a short game is not lost on time at once.
fn roomy(modes: Vec<ExtraMode>) -> impl Strategy<Value = TimeControl> {
    let period = (1..9u16, 20..90u32, 0..5u32, prop::sample::select(modes));
    prop::collection::vec(period, 1..4).prop_filter_map("playable", |periods| {
        let listed = periods.into_iter().filter_map(|(moves, seconds, extra_seconds, mode)| {
            let quota = Quota::Moves(NonZeroU16::new(moves)?);
            Some(Period { quota, seconds, extra_seconds, mode })
        });
        SideControl::new(listed.collect()).ok().map(|side| TimeControl::unequal(side.clone(), side))
    })
}

fn increments() -> impl Strategy<Value = TimeControl> {
    roomy(vec![ExtraMode::Increment])
}

fn any_mode() -> impl Strategy<Value = TimeControl> {
    roomy(vec![ExtraMode::Increment, ExtraMode::Bronstein, ExtraMode::Delay])
}

fn thoughts() -> impl Strategy<Value = Vec<i64>> {
    prop::collection::vec(0..1_500i64, 1..50)
}

fn think(clock: &mut SlowClock, ms: i64) {
    (0..ms).for_each(|_| clock.tick());
}

fn state(clock: &SlowClock) -> ClockState {
    let of = |side: &Slow| (Millis::new(side.time), side.pressed as u32);
    let ((white, white_moves), (black, black_moves)) = (of(&clock.white), of(&clock.black));
    ClockState { time: Sides { white, black }, counter: Sides { white: white_moves, black: black_moves } }
}

proptest! {
    #![proptest_config(fixed(150))]

    #[test]
    fn a_corrected_clock_shows_what_a_right_one_shows(
        right in any_mode(), set in any_mode(), thoughts in thoughts(),
    ) {
        let mut clocks = [SlowClock::new(&right), SlowClock::new(&set)];
        for clock in &mut clocks {
            clock.running = Some(Colour::White);
        }
        for (ply, ms) in thoughts.iter().enumerate() {
            for clock in &mut clocks {
                if ply > 0 {
                    clock.press();
                }
                think(clock, *ms);
            }
            if clocks.iter().any(|clock| !clock.falls.is_empty()) {
                return Ok(());
            }
            let (rightly, wrongly) = (state(&clocks[0]), state(&clocks[1]));
            let completed = rightly.counter;
            let facts = WrongSetting {
                right: right.clone(), set: set.clone(), shown: wrongly,
                completed, made: completed, schedule_suffers: false, period_shown: None,
            };
            let correction = wrong_setting(&Announced::default(), &facts).outcome;
            let delays = [&right, &set].iter().any(|control| {
                control.side(Colour::White).periods().iter().any(|period| period.mode != ExtraMode::Increment)
            });
            for side in Colour::BOTH {
                let (least, true_time) = (*correction.after.time.of(side), *rightly.time.of(side));
                let most = least + *correction.margin.of(side);
                prop_assert!(least <= true_time && true_time <= most, "{least} {true_time} {most}");
                if !delays {
                    prop_assert_eq!(least, most);
                }
                prop_assert_eq!(*correction.shortfall.of(side), Millis::ZERO);
            }
        }
    }

    #[test]
    fn after_an_illegal_move_the_press_has_gained_nothing(
        control in any_mode(), thoughts in thoughts(), reply in 0..2_000i64,
    ) {
        let mut clock = SlowClock::new(&control);
        clock.running = Some(Colour::White);
        for (ply, ms) in thoughts.iter().enumerate() {
            if ply > 0 {
                clock.press();
            }
            think(&mut clock, *ms);
        }
        let offender = clock.running.unwrap_or(Colour::White);
        let before = state(&clock);
        clock.press();
        think(&mut clock, reply);
        if !clock.falls.is_empty() {
            return Ok(());
        }
        let shown = state(&clock);
        for (regime, minutes) in [(Regime::Standard, 2), (Regime::RapidBasic, 1), (Regime::BlitzBasic, 1)] {
            let facts = IllegalPress::at_once(control.clone(), offender, shown);
            let after = illegal_move_clock(&Announced::under(regime), &facts).outcome.after;
            prop_assert_eq!(after.time.of(offender), before.time.of(offender));
            prop_assert_eq!(after.counter, before.counter);
            let opponent = offender.opponent();
            let given = *after.time.of(opponent) - *shown.time.of(opponent);
            prop_assert_eq!(given, Millis::from_minutes(minutes));
        }
    }

    #[test]
    fn a_counter_set_right_gives_what_forgotten_presses_missed(
        control in increments(), thoughts in thoughts(), forgotten in prop::collection::vec(any::<bool>(), 25),
    ) {
        // White forgets to press, Black replies, and White's next press ends both moves.
        let mut clock = SlowClock::new(&control);
        clock.running = Some(Colour::White);
        let mut completed = Sides { white: 0, black: 0 };
        for (turn, both) in thoughts.chunks_exact(2).enumerate() {
            think(&mut clock, both[0]);
            let forgets = forgotten.get(turn).copied().unwrap_or(false);
            if !forgets {
                clock.press();
            }
            think(&mut clock, both[1]);
            if !forgets {
                clock.press();
            }
            completed = Sides { white: completed.white + 1, black: completed.black + 1 };
        }
        if !clock.falls.is_empty() {
            return Ok(());
        }
        let shown = state(&clock);
        let control_of = |side| control.side(side);
        let facts = CounterOff {
            control: control.clone(), shown, completed, made: completed, schedule_suffers: false,
            missed: MissedIncrements::Given,
        };
        let corrected = counter_off(&Announced::default(), &facts).outcome.after;
        prop_assert_eq!(corrected.counter, completed);
        for side in Colour::BOTH {
            let slow = Slow::new(control_of(side), false);
            let played = *completed.of(side) as usize + 1;
            let given: i64 = slow.moves.iter().take(played).map(|given| given.0 + given.1).sum();
            let ran = clock.side(side).ran;
            prop_assert_eq!(corrected.time.of(side).get(), given - ran);
        }
    }

    #[test]
    fn a_replaced_clock_goes_on_where_the_good_side_says(
        control in increments(), thoughts in thoughts(), at in 0..50usize, trusted in any::<bool>(),
    ) {
        let mut clock = SlowClock::new(&control);
        clock.running = Some(Colour::White);
        let mut last = (state(&clock), 0);
        let mut hall = 0;
        for (ply, ms) in thoughts.iter().enumerate() {
            if ply > 0 {
                clock.press();
            }
            think(&mut clock, *ms);
            hall += ms;
            if ply == at {
                last = (state(&clock), hall);
            }
        }
        if !clock.falls.is_empty() {
            return Ok(());
        }
        let now = state(&clock);
        let trusted = if trusted { Colour::White } else { Colour::Black };
        let mut shown = now;
        *shown.time.of_mut(trusted.opponent()) = Millis::ZERO;
        let facts = DefectiveClock {
            control,
            last_good: LastGood { time: last.0.time, completed: last.0.counter },
            shown,
            completed: now.counter,
            elapsed: Millis::new(hall - last.1),
            used: UsedSince::Trusting(trusted),
        };
        prop_assert_eq!(defective_clock(&Announced::default(), &facts).outcome.after, now);
    }

    #[test]
    fn the_sheet_of_a_right_clock_has_no_gap(
        control in any_mode(), thoughts in thoughts(), stops in prop::collection::vec(0..400_000i64, 50),
    ) {
        let mut clock = SlowClock::new(&control);
        clock.running = Some(Colour::White);
        let (mut hall, mut stopped) = (0, 0);
        let mut readings = Vec::new();
        for (ply, ms) in thoughts.iter().enumerate() {
            if ply > 0 {
                clock.press();
            }
            think(&mut clock, *ms);
            let stop = stops.get(ply).copied().unwrap_or(0);
            stopped += stop;
            hall += ms + stop;
            if !clock.falls.is_empty() {
                break;
            }
            let (elapsed, stopped) = (Millis::new(hall), Millis::new(stopped));
            readings.push(SheetReading { elapsed, stopped, shown: state(&clock), adjusted: Sides::default() });
        }
        for line in clock_sheet(&control, &readings) {
            prop_assert_eq!(line.gap, Millis::ZERO);
            prop_assert!(!line.flagged && line.findings.is_empty(), "{line:?}");
            prop_assert!(!sheet_advice(&line).outcome);
        }
    }
}

/// The sixty increments of thirty seconds that a clock set without them does not give.
#[test]
fn the_sheet_suspects_a_clock_without_increments() {
    let announced: TimeControl = "90+30".parse().unwrap();
    let set: TimeControl = "90".parse().unwrap();
    let mut clock = SlowClock::new(&set);
    clock.running = Some(Colour::White);
    for ply in 0..60 {
        if ply > 0 {
            clock.press();
        }
        think(&mut clock, 20_000);
    }
    let reading = SheetReading {
        elapsed: Millis::from_minutes(20),
        stopped: Millis::ZERO,
        shown: state(&clock),
        adjusted: Sides::default(),
    };
    let lines = clock_sheet(&announced, &[reading]);
    // White 29 moves completed, Black 29, the sixtieth ply running: thirty increments each.
    assert_eq!(lines[0].gap, -Millis::from_minutes(30) - Millis::from_seconds(30));
    assert_eq!(lines[0].suspect, Some(Suspect::NoIncrement));
    assert_eq!(announced.handover(), Handover::AtMoveCount);
}
