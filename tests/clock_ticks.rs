//! The chess clock against a second one, written apart, that knows only how to count one millisecond at a time.

mod clock_support;

use clock_support::slow::{Slow, SlowClock, any_control, any_side, fixed};
use laws::Colour;
use laws::clock::Sides;
use laws::clock::{ChessClock, Ledger, Millis, expected, left_after};
use laws::time_control::{ExtraMode, Handover, Period, SideControl, TimeControl};
use proptest::prelude::*;

/// What happens at the board.
#[derive(Clone, Debug)]
enum Step {
    Think(i64),
    Press,
    Stop,
    Start(Colour),
    Adjust(Colour, i64),
}

fn any_step() -> impl Strategy<Value = Step> {
    let side = prop_oneof![Just(Colour::White), Just(Colour::Black)];
    prop_oneof![
        8 => (0..4_000i64).prop_map(Step::Think),
        8 => Just(Step::Press),
        1 => Just(Step::Stop),
        2 => side.clone().prop_map(Step::Start),
        1 => (side, -6_000..6_000i64).prop_map(|(side, ms)| Step::Adjust(side, ms)),
    ]
}

proptest! {
    #![proptest_config(fixed(250))]

    #[test]
    fn the_clock_agrees_with_one_that_counts_milliseconds(
        control in any_control(),
        steps in prop::collection::vec(any_step(), 0..80),
    ) {
        let mut clock = ChessClock::new(control.clone());
        let mut slow = SlowClock::new(&control);
        let mut hall = 0;
        for step in steps {
            match step {
                Step::Think(ms) => {
                    clock.advance(Millis::new(ms));
                    (0..ms).for_each(|_| slow.tick());
                    hall += if slow.running.is_some() { ms } else { 0 };
                }
                Step::Press => {
                    clock.press();
                    slow.press();
                }
                Step::Stop => {
                    clock.stop();
                    slow.running = None;
                }
                Step::Start(side) => {
                    clock.start(side);
                    slow.running = Some(side);
                }
                Step::Adjust(side, ms) => {
                    // Only while it leaves time: what a clock set to zero does is tested apart.
                    if clock.ledger(side).left().get() + ms > 0 {
                        clock.adjust(side, Millis::new(ms));
                        let slow = slow.side(side);
                        slow.time += ms;
                        slow.flag = false;
                    }
                }
            }
            prop_assert_eq!(clock.running(), slow.running);
            for side in Colour::BOTH {
                let (shown, ledger) = (clock.display(side), clock.ledger(side));
                let at_zero = slow.at_zero;
                let slow = slow.side(side);
                let mode = slow.periods[if at_zero { slow.period } else {
                    (slow.moves[slow.pressed].3 as usize - 1).min(slow.periods.len() - 1)
                }].mode;
                let on_display = if mode == ExtraMode::Bronstein { slow.delay } else { 0 };
                prop_assert_eq!(shown.time.get(), slow.time + on_display);
                prop_assert_eq!(shown.delay_left.get(), slow.delay);
                prop_assert_eq!(shown.counter as usize, slow.pressed);
                prop_assert_eq!(shown.flag, slow.flag);
                // Not a millisecond is lost or made.
                prop_assert_eq!(ledger.left().get(), slow.time);
                prop_assert_eq!(ledger.used.get(), slow.ran);
            }
            prop_assert_eq!(slow.white.ran + slow.black.ran, hall);
            let fell: Vec<Colour> = clock.falls().iter().map(|fall| fall.side).collect();
            prop_assert_eq!(&fell, &slow.falls);
        }
    }

    #[test]
    fn the_sums_agree_with_the_clock_as_long_as_no_flag_falls(
        control in any_control(),
        thoughts in prop::collection::vec(0..3_000i64, 0..60),
    ) {
        let mut clock = ChessClock::new(control.clone());
        let mut thought = Sides::<Vec<Millis>> { white: Vec::new(), black: Vec::new() };
        clock.start(Colour::White);
        for (ply, ms) in thoughts.iter().enumerate() {
            let side = if ply % 2 == 0 { Colour::White } else { Colour::Black };
            clock.advance(Millis::new(*ms));
            if !clock.falls().is_empty() {
                break;
            }
            for each in Colour::BOTH {
                let thinking = if each == side { Millis::new(*ms) } else { Millis::ZERO };
                let shown = clock.display(each);
                let completed = Sides {
                    white: thought.white.len() as u32,
                    black: thought.black.len() as u32,
                };
                let used = Sides {
                    white: clock.ledger(Colour::White).used,
                    black: clock.ledger(Colour::Black).used,
                };
                if control.handover() == Handover::AtMoveCount {
                    let left = left_after(control.side(each), thought.of(each), thinking);
                    prop_assert_eq!(left, clock.ledger(each).left());
                    let must = *expected(&control, completed, used).of(each);
                    prop_assert!(must.time <= left && left <= must.time + must.margin, "{must:?} {left}");
                    prop_assert_eq!((must.counter, must.period), (shown.counter, shown.period));
                }
            }
            clock.press();
            thought.of_mut(side).push(Millis::new(*ms));
        }
    }

    #[test]
    fn the_sums_follow_a_clock_that_changes_period_at_zero(
        control in any_control(),
        thoughts in prop::collection::vec(0..3_000i64, 0..60),
    ) {
        // Without extra time: then the sums say it all.
        let plain = |side: Colour| -> Option<SideControl> {
            let periods = control.side(side).periods().iter();
            SideControl::new(periods.map(|period| Period { extra_seconds: 0, ..*period }).collect()).ok()
        };
        let (Some(white), Some(black)) = (plain(Colour::White), plain(Colour::Black)) else { return Ok(()) };
        let control = TimeControl::unequal(white, black).with_handover(Handover::AtZero);
        // With one period on both sides there is nothing to hand over.
        if control.handover() != Handover::AtZero {
            return Ok(());
        }
        let mut clock = ChessClock::new(control.clone());
        clock.start(Colour::White);
        for ms in thoughts {
            clock.advance(Millis::new(ms));
            let shown = Sides::each(|side| clock.display(side));
            let used = Sides::each(|side| clock.ledger(side).used);
            let completed = Sides { white: shown.white.counter, black: shown.black.counter };
            let must = expected(&control, completed, used);
            for side in Colour::BOTH {
                let (shown, must) = (shown.of(side), must.of(side));
                prop_assert_eq!(must.time.or_zero(), shown.time);
                prop_assert_eq!(must.period, shown.period);
                prop_assert_eq!(must.counter, shown.counter);
            }
            clock.press();
        }
    }

    #[test]
    fn the_schedule_is_the_sum_of_its_moves(side in any_side(), completed in 0..200u32) {
        let slow = Slow::new(&side, false);
        let played = completed as usize + 1;
        let base: i64 = slow.moves.iter().take(played).map(|given| given.0).sum();
        let extra = |delay: bool| -> i64 {
            slow.moves.iter().take(played).filter(|given| given.2 == delay).map(|given| given.1).sum()
        };
        prop_assert_eq!(side.base_after(completed).get(), base);
        prop_assert_eq!(side.increments_after(completed).get(), extra(false));
        prop_assert_eq!(side.most_delay_after(completed).get(), extra(true));
        let span = side.span_after(completed);
        prop_assert_eq!(span.number, slow.moves[completed as usize].3);
        prop_assert!(span.first_move <= completed + 1);
        prop_assert!(span.last_move.is_none_or(|last| completed < last));
    }

    #[test]
    fn no_amount_or_count_makes_the_clock_panic(
        control in any_control(),
        steps in prop::collection::vec((0..5u8, any::<i64>(), any::<u32>(), any::<bool>()), 0..30),
    ) {
        let mut clock = ChessClock::new(control.clone());
        for (kind, ms, count, white) in steps {
            let side = if white { Colour::White } else { Colour::Black };
            match kind {
                0 => clock.start(side),
                1 => clock.press(),
                2 => clock.advance(Millis::new(ms)),
                3 => clock.adjust(side, Millis::new(ms)),
                _ => clock.set_counter(side, count),
            }
            let _ = clock.display(side);
            let both = Sides { white: count, black: count };
            let used = Sides { white: Millis::new(ms), black: Millis::new(ms) };
            let _ = expected(&control, both, used);
        }
        let _: Ledger = clock.ledger(Colour::White);
    }
}

#[test]
fn a_clock_set_to_nothing_by_a_penalty_drops_its_flag() {
    let mut clock = ChessClock::new("5".parse().unwrap());
    clock.adjust(Colour::Black, Millis::from_minutes(-6));
    let shown = clock.display(Colour::Black);
    assert_eq!((shown.time, shown.flag), (Millis::ZERO, true));
    assert_eq!(clock.ledger(Colour::Black).adjusted, Millis::from_minutes(-5));
    clock.adjust(Colour::Black, Millis::from_seconds(30));
    assert!(!clock.display(Colour::Black).flag);
}
