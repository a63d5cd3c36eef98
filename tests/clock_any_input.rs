//! No numbers a person can type make a correction, a sheet, an arrival or a flag panic, or take long.

mod clock_support;

use clock_support::slow::{any_control, fixed};
use laws::clock::correction::{
    AssistantFor, ClockState, Correction, CounterOff, DefectiveClock, IllegalPress, LastGood,
    MissedIncrements, Redress, TakenBack, UsedSince, WrongSetting, WrongSideRan, assistant, counter_off,
    defective_clock, displaced_pieces, disturbance, illegal_move_clock, penalty_less_time, penalty_more_time,
    position_restored, quickplay_minutes, wrong_claim, wrong_setting, wrong_side_ran,
};
use laws::clock::{
    BeforePlay, CountedBy, FlagFacts, HallTime, Millis, SheetReading, Sides, clock_sheet, clocks_at_arrival,
    flag_check, sheet_advice,
};
use laws::{Advice, Announced, Colour, FlagsDown, Regime};
use proptest::prelude::*;

fn any_time() -> impl Strategy<Value = Millis> {
    prop_oneof![3 => 0..10_000_000i64, 1 => any::<i64>(), 1 => Just(i64::MIN), 1 => Just(i64::MAX)]
        .prop_map(Millis::new)
}

fn any_times() -> impl Strategy<Value = Sides<Millis>> {
    (any_time(), any_time()).prop_map(|(white, black)| Sides { white, black })
}

fn any_counts() -> impl Strategy<Value = Sides<u32>> {
    let count = || prop_oneof![3 => 0..80u32, 1 => any::<u32>(), 1 => Just(u32::MAX)];
    (count(), count()).prop_map(|(white, black)| Sides { white, black })
}

fn any_side() -> impl Strategy<Value = Colour> {
    prop_oneof![Just(Colour::White), Just(Colour::Black)]
}

fn any_announced() -> impl Strategy<Value = Announced> {
    let regime = prop::sample::select(Regime::ALL.to_vec());
    prop_oneof![4 => regime.prop_map(Announced::under), 1 => Just(Announced::old())]
}

/// A clock never shows less than nothing, and the reasons are never empty.
fn sound(advice: &Advice<Correction>) {
    for side in Colour::BOTH {
        assert!(*advice.outcome.after.time.of(side) >= Millis::ZERO || advice.outcome.sums.is_empty());
        assert!(!advice.outcome.shortfall.of(side).is_negative());
        assert!(!advice.outcome.margin.of(side).is_negative());
    }
    assert!(!advice.because.is_empty());
}

proptest! {
    #![proptest_config(fixed(400))]

    #[test]
    fn corrections_take_any_numbers(
        announced in any_announced(),
        (right, set) in (any_control(), any_control()),
        (shown_time, other) in (any_times(), any_times()),
        (counter, completed, made) in (any_counts(), any_counts(), any_counts()),
        (side, amount, period) in (any_side(), any_time(), prop::option::of(any::<u32>())),
    ) {
        // What a clock shows is a reading, and never negative.
        let time = Sides::each(|side| shown_time.of(side).or_zero());
        let shown = ClockState { time, counter };
        let control = right.clone();
        let wrong = WrongSetting {
            right: right.clone(), set, shown, completed, made, schedule_suffers: false, period_shown: period,
        };
        sound(&wrong_setting(&announced, &wrong));
        for missed in [MissedIncrements::Lost, MissedIncrements::Given] {
            let control = control.clone();
            let off = CounterOff { control, shown, completed, made, schedule_suffers: true, missed };
            sound(&counter_off(&announced, &off));
        }
        for used in [UsedSince::Unknown, UsedSince::Trusting(side), UsedSince::Judged(other)] {
            let last_good = LastGood { time: other, completed: made };
            let control = control.clone();
            let facts = DefectiveClock { control, last_good, shown, completed, elapsed: amount, used };
            sound(&defective_clock(&announced, &facts));
        }
        let taken_back = made;
        for times_before in [None, Some(other)] {
            let press = IllegalPress { control: control.clone(), offender: side, shown, taken_back, times_before };
            sound(&illegal_move_clock(&announced, &press));
            let back = TakenBack { control: control.clone(), shown, taken_back, times_before };
            sound(&position_restored(&announced, &back));
        }
        sound(&wrong_side_ran(&announced, &WrongSideRan { shown, ran: side, time: amount, completed }));
        sound(&wrong_claim(&announced, shown, side));
        sound(&penalty_more_time(&announced, shown, side, amount));
        sound(&penalty_less_time(&announced, shown, side, amount));
        sound(&disturbance(&announced, shown, other));
        sound(&assistant(&announced, shown, side, AssistantFor::Clock, false, amount));
        sound(&displaced_pieces(&announced, shown, side, amount, Redress::Move));
        sound(&quickplay_minutes(&announced, shown, side, true));
    }

    #[test]
    fn sheets_arrivals_and_flags_take_any_numbers(
        announced in any_announced(),
        control in any_control(),
        readings in prop::collection::vec((any_time(), any_time(), any_times(), any_counts(), any_times()), 0..4),
        halls in prop::collection::vec(prop::option::of(any::<i64>()), 6),
        (period, side) in (any::<u32>(), any_side()),
        completed in any_counts(),
    ) {
        let readings: Vec<SheetReading> = readings
            .into_iter()
            .map(|(elapsed, stopped, time, counter, adjusted)| {
                SheetReading { elapsed, stopped, shown: ClockState { time, counter }, adjusted }
            })
            .collect();
        let lines = clock_sheet(&control, &readings);
        prop_assert_eq!(lines.len(), readings.len());
        lines.iter().for_each(|line| assert!(!sheet_advice(line).because.is_empty()));

        let hall = |index: usize| halls.get(index).copied().flatten().map(HallTime::from_midnight);
        let midnight = HallTime::from_midnight(0);
        let facts = BeforePlay {
            started: hall(0).unwrap_or(midnight),
            white_came: hall(1),
            black_came: hall(2),
            clock_started: hall(3),
            white_pressed: hall(4),
            now: hall(5).unwrap_or(midnight),
        };
        let mut announced = announced;
        announced.white_clock_runs = period % 2 == 0;
        let arrival = clocks_at_arrival(&announced, &control, &facts).outcome;
        prop_assert!(arrival.time.iter().all(|time| !time.is_negative()));

        for down in [FlagsDown::One(side), FlagsDown::BothFirst(side), FlagsDown::BothOrderUnknown] {
            for known in [true, false] {
                let completed = Sides::each(|side| known.then_some(*completed.of(side)));
                let counted_by = CountedBy::Counter;
                let facts = FlagFacts { control: control.clone(), down, period, completed, counted_by };
                prop_assert!(!flag_check(&announced, &facts).because.is_empty());
            }
        }
    }
}
