//! Time controls are read and written in every notation, and put into their class.

#![expect(clippy::expect_used, reason = "a table of this file that is no control is a mistake in the table")]

use laws::RateOfPlay;
use laws::time_control::{ControlError, Handover, PgnControl, TimeControl, Unrateable};

fn short(text: &str) -> TimeControl {
    text.parse().expect(text)
}

#[test]
fn the_short_notation_is_written_as_it_is_read() {
    for text in [
        "40/90+30:30+30",
        "90+30",
        "120",
        "40/120:20/60:15+30",
        "40/120:20/60",
        "3+2",
        "5d5",
        "25b10",
        "1'30+1",
        "W5-B4",
        "W5+3-B4+3",
        "40/120:60@0",
        "0+30",
    ] {
        assert_eq!(short(text).to_string(), text);
    }
    assert_eq!(short(" 40 / 90 + 30 : 30 + 30 ").to_string(), "40/90+30:30+30");
    assert_eq!(short("w5 - b4").to_string(), "W5-B4");
    assert_eq!(short("W5-B5").to_string(), "5");
    assert_eq!(short("90+30@0").handover(), Handover::AtMoveCount);
    assert_eq!(short("5b0"), short("5"));
}

#[test]
fn a_text_that_is_no_control_says_why() {
    for (text, why) in [
        ("", ControlError::Empty),
        ("90:30", ControlError::AfterRest),
        ("40/0:30", ControlError::NoTime),
        ("0", ControlError::NoTime),
        ("0/90", ControlError::Unreadable),
        ("5400+30", ControlError::TooLong),
        ("90+30+30", ControlError::Unreadable),
        ("90-30", ControlError::Unreadable),
        ("W5", ControlError::Unreadable),
        ("40/90+30:", ControlError::Unreadable),
        ("1'75", ControlError::Unreadable),
        ("99999999999999999999", ControlError::TooLong),
        ("70000/90:30", ControlError::TooLong),
    ] {
        assert_eq!(text.parse::<TimeControl>(), Err(why), "{text}");
    }
}

#[test]
fn pgn_and_trf_spell_the_control_in_seconds() {
    for (text, trf) in [
        ("40/90+30:30+30", "40/5400+30:1800+30"),
        ("40/100+30:15+30", "40/6000+30:900+30"),
        ("40/100+30:20/50+30:25+30", "40/6000+30:20/3000+30:1500+30"),
        ("40/120:20/60:15+30", "40/7200:20/3600:900+30"),
        ("90+30", "5400+30"),
        ("5", "300"),
        ("W5-B4", "W300-B240"),
    ] {
        let written = short(text).to_trf();
        assert_eq!((written.text.as_str(), written.whole), (trf, true), "{text}");
        assert_eq!(TimeControl::from_trf(trf), Ok(short(text)), "{trf}");
    }
    assert_eq!(TimeControl::from_pgn("5400+30"), Ok(PgnControl::Periods(short("90+30"))));
    assert_eq!(TimeControl::from_pgn("60+0"), Ok(PgnControl::Periods(short("1"))));
    assert_eq!(TimeControl::from_pgn("?"), Ok(PgnControl::Unknown));
    assert_eq!(TimeControl::from_pgn("-"), Ok(PgnControl::NoLimit));
    assert_eq!(TimeControl::from_pgn("*180"), Ok(PgnControl::Sandclock(180)));
    assert_eq!(TimeControl::from_pgn("15 min. + 10 s. per move"), Err(ControlError::Unreadable));
    assert_eq!(TimeControl::from_pgn("10+0.05"), Err(ControlError::Unreadable));
    assert_eq!(short("W5-B4").to_pgn(), None);
    assert!(!short("5d5").to_trf().whole);
    assert!(!short("40/120:60@0").to_trf().whole);
}

#[test]
fn minutes_and_sixty_times_the_seconds_make_the_class() {
    for (text, class) in [
        ("90+30", RateOfPlay::Standard),
        ("30+30", RateOfPlay::Standard),
        ("60", RateOfPlay::Standard),
        ("59'59", RateOfPlay::Rapid),
        ("10+5", RateOfPlay::Rapid),
        ("10+1", RateOfPlay::Rapid),
        ("10'01", RateOfPlay::Rapid),
        ("10", RateOfPlay::Blitz),
        ("7+3", RateOfPlay::Blitz),
        ("3+2", RateOfPlay::Blitz),
        ("7+4", RateOfPlay::Rapid),
        ("5d5", RateOfPlay::Blitz),
        ("5d6", RateOfPlay::Rapid),
        ("45+15", RateOfPlay::Standard),
        ("45b14", RateOfPlay::Rapid),
        ("40/90+30:30+30", RateOfPlay::Standard),
        ("40/20:10", RateOfPlay::Rapid),
        ("40/20:20/20", RateOfPlay::Rapid),
        ("20/20", RateOfPlay::Standard),
        ("W5-B4", RateOfPlay::Blitz),
        ("W60-B5", RateOfPlay::Standard),
    ] {
        assert_eq!(short(text).rate(), class, "{text}");
    }
}

#[test]
fn a_control_too_fast_for_the_strongest_player_is_told() {
    let minutes = |reasons: Vec<Unrateable>| -> Vec<i64> {
        reasons
            .into_iter()
            .filter_map(|reason| match reason {
                Unrateable::TooLittleTime { minimum, .. } => Some(minimum.get() / 60_000),
                _ => None,
            })
            .collect()
    };
    for (text, strongest, minimum) in [
        ("90+30", Some(2400), vec![]),
        ("90+29", Some(2400), vec![120]),
        ("90+29", Some(2399), vec![]),
        ("60+30", Some(2399), vec![]),
        ("60+29", Some(1800), vec![90]),
        ("60+29", Some(1799), vec![]),
        ("60", None, vec![]),
        ("60", Some(2850), vec![120]),
        ("45+15", Some(1799), vec![]),
        // Rapid has no minimum of its own.
        ("15+10", Some(2850), vec![]),
    ] {
        assert_eq!(minutes(short(text).unrateable(strongest)), minimum, "{text} {strongest:?}");
    }
    assert_eq!(short("29/120:60").unrateable(None), [Unrateable::ShortFirstPeriod { moves: 29 }]);
    assert_eq!(short("30/120:60").unrateable(None), []);
    assert_eq!(short("W5-B4").unrateable(None), [Unrateable::UnequalTimes]);
    assert!(matches!(*short("3").unrateable(None), [Unrateable::TooFastForBlitz { .. }]));
    assert!(matches!(*short("2+1").unrateable(None), [Unrateable::TooFastForBlitz { .. }]));
    assert_eq!(short("3+2").unrateable(None), []);
}
