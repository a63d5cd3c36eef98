//! Every control survives every notation that can hold it, and no text makes a reader panic.

mod clock_support;

use clock_support::slow::fixed;
use laws::clock::{HallTime, Millis, parse_reading};
use laws::time_control::{ExtraMode, Handover, Period, PgnControl, Quota, SideControl, TimeControl};
use proptest::prelude::*;
use std::num::NonZeroU16;

fn any_period() -> impl Strategy<Value = Period> {
    let mode = prop_oneof![Just(ExtraMode::Increment), Just(ExtraMode::Bronstein), Just(ExtraMode::Delay)];
    (1..=60u16, 0..=Period::MOST_SECONDS, 0..=Period::MOST_EXTRA_SECONDS, mode).prop_filter_map(
        "a period gives time",
        |(moves, seconds, extra_seconds, mode)| {
            let quota = Quota::Moves(NonZeroU16::new(moves)?);
            (seconds + extra_seconds > 0).then_some(Period { quota, seconds, extra_seconds, mode })
        },
    )
}

fn any_side() -> impl Strategy<Value = SideControl> {
    (prop::collection::vec(any_period(), 1..6), any::<bool>()).prop_filter_map(
        "playable",
        |(mut periods, rest)| {
            if let Some(last) = periods.last_mut()
                && rest
            {
                last.quota = Quota::Rest;
            }
            SideControl::new(periods).ok()
        },
    )
}

fn any_control() -> impl Strategy<Value = TimeControl> {
    let handover = prop_oneof![Just(Handover::AtMoveCount), Just(Handover::AtZero)];
    (any_side(), prop::option::of(any_side()), handover).prop_map(|(white, black, handover)| {
        let black = black.unwrap_or_else(|| white.clone());
        TimeControl::unequal(white, black).with_handover(handover)
    })
}

/// Text made of the pieces the notations use, which gets much further than plain noise.
fn nearly_notation() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        "[0-9]{1,9}",
        "[:/+dbwWB@'\".,*?hms -]",
        Just("min".to_owned()),
        Just("@0".to_owned()),
        "\\PC"
    ];
    prop::collection::vec(piece, 0..14).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(fixed(500))]

    #[test]
    fn a_control_survives_the_short_notation(control in any_control()) {
        prop_assert_eq!(control.to_string().parse(), Ok(control));
    }

    #[test]
    fn a_control_survives_trf_and_pgn_where_they_hold_it(control in any_control()) {
        let trf = control.to_trf();
        let read = TimeControl::from_trf(&trf.text);
        prop_assert_eq!(read.as_ref() == Ok(&control), trf.whole);
        // What is lost is only how the extra time works, never a number.
        prop_assert_eq!(read.map(|read| read.to_trf().text), Ok(trf.text.clone()));
        match control.to_pgn() {
            Some(pgn) => {
                let read = TimeControl::from_pgn(&pgn.text);
                prop_assert_eq!(read == Ok(PgnControl::Periods(control)), pgn.whole);
            }
            None => prop_assert!(!control.is_equal()),
        }
    }

    #[test]
    fn a_reading_survives_printing(ms in 0..3_600_000_000i64) {
        let time = Millis::new(ms);
        prop_assert_eq!(parse_reading(&time.to_string()), Ok(time));
    }

    #[test]
    fn a_hall_time_survives_printing(seconds in 0..86_400i64) {
        let time = HallTime::from_midnight(seconds * 1_000);
        prop_assert_eq!(HallTime::parse(&time.to_string()), Ok(time));
    }

    #[test]
    fn the_way_to_a_hall_time_leads_there(from in any::<i64>(), to in any::<i64>()) {
        let (from, to) = (HallTime::from_midnight(from), HallTime::from_midnight(to));
        prop_assert_eq!(from.after(to.since(from)), to);
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in prop_oneof![nearly_notation(), any::<String>()]) {
        let _ = parse_reading(&text);
        let _ = HallTime::parse(&text);
        let _ = TimeControl::from_pgn(&text);
        let _ = TimeControl::from_trf(&text);
        if let Ok(control) = text.parse::<TimeControl>() {
            let _ = (control.rate(), control.unrateable(None));
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }
    }
}
