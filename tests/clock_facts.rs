//! Default time, arrivals, clock sheets and flags as data.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a case that cannot be read is a mistake in the case")]

mod clock_support;

use clock_support::{Case, cases, say, time};
use laws::clock::correction::ClockState;
use laws::clock::{
    BeforePlay, CountedBy, Finding, FlagFacts, FlagFinding, Millis, SheetReading, Sides, Suspect,
    clock_sheet, clocks_at_arrival, flag_check, sheet_advice,
};
use laws::{
    Arrivals, Colour, DefaultTimeRuling, FlagRuling, FlagsDown, GameEffect, MateAnswer, NoticedBy, Outcome,
    default_time, flag_fall,
};

#[test]
fn default_time_counts_from_the_actual_start() {
    let cases = cases("default-time");
    assert!(!cases.is_empty());
    for case in cases {
        let started = case.hall("started").unwrap_or_else(|| panic!("{case}"));
        let since = |key| case.hall(key).map(|time| time.since(started).get());
        let arrivals = Arrivals {
            started_ms: 0,
            white_ms: since("white-came"),
            black_ms: since("black-came"),
            now_ms: since("now").unwrap_or_default(),
        };
        let advice = default_time(&case.announced(), &arrivals);
        let outcome = match advice.outcome {
            DefaultTimeRuling::Played => "played",
            DefaultTimeRuling::Waiting { .. } => "waiting",
            DefaultTimeRuling::Lost(outcome) => Outcome::code(outcome),
        };
        assert_eq!(outcome, case.must("outcome"), "{case}");
        case.check_advice(&advice);
    }
}

#[test]
fn the_clocks_at_an_arrival_show_what_has_run() {
    let cases = cases("arrival");
    assert!(!cases.is_empty());
    for case in cases {
        let hall = |key| case.hall(key);
        let started = hall("started").unwrap_or_else(|| panic!("{case}"));
        let facts = BeforePlay {
            started,
            white_came: hall("white-came"),
            black_came: hall("black-came"),
            clock_started: hall("clock-started"),
            white_pressed: hall("white-pressed"),
            now: hall("now").unwrap_or(started),
        };
        let advice = clocks_at_arrival(&case.announced(), &case.control("control"), &facts);
        let after = case.times("after").unwrap_or_default();
        assert_eq!(advice.outcome.time, after, "{case}");
        let running = advice.outcome.running.map_or("none", Colour::code);
        assert_eq!(running, case.must("running"), "{case}");
        for sum in &advice.outcome.sums {
            let side = sum.side.unwrap_or(Colour::White);
            assert_eq!(sum.total().or_zero(), *after.of(side), "{case}");
            sum.lines().iter().for_each(|line| assert!(!say(line).is_empty()));
        }
        case.check_advice(&advice);
        case.check_arithmetic(after);
    }
}

fn reading(case: &Case, text: &str) -> SheetReading {
    let parts: Vec<&str> = text.split('|').map(str::trim).collect();
    let both = |index: usize| -> Sides<Millis> {
        let times: Vec<Millis> =
            parts.get(index).unwrap_or(&"").split_whitespace().filter_map(time).collect();
        match *times.as_slice() {
            [white, black] => Sides { white, black },
            _ => Sides::default(),
        }
    };
    let counts: Vec<u32> =
        parts.get(2).unwrap_or(&"").split_whitespace().filter_map(|count| count.parse().ok()).collect();
    let [white, black] = *counts.as_slice() else { panic!("{case}: {text}") };
    SheetReading {
        elapsed: parts.first().and_then(|part| time(part)).unwrap_or_default(),
        stopped: parts.get(3).and_then(|part| time(part)).unwrap_or_default(),
        shown: ClockState { time: both(1), counter: Sides { white, black } },
        adjusted: both(4),
    }
}

#[test]
fn the_clock_sheet_holds_the_clocks_against_the_hall() {
    let cases = cases("sheet");
    assert!(!cases.is_empty());
    for case in cases {
        let readings: Vec<SheetReading> =
            case.all("reading").into_iter().map(|text| reading(&case, text)).collect();
        let lines = clock_sheet(&case.control("control"), &readings);
        let Some(line) = lines.last() else { panic!("{case}") };
        assert_eq!(line.gap, case.time("gap"), "{case}");
        assert_eq!(line.flagged, case.is("flagged", "yes"), "{case}");
        let suspect = line.suspect.map(|suspect| match suspect {
            Suspect::NoIncrement => "no-increment".to_owned(),
            Suspect::NoIncrementFor(side) => format!("no-increment-{}", side.code()),
            Suspect::TooMuchTime => "too-much".to_owned(),
            Suspect::TooLittleTime => "too-little".to_owned(),
        });
        assert_eq!(suspect.as_deref(), case.get("suspect"), "{case}");
        let findings: Vec<String> = line
            .findings
            .iter()
            .map(|finding| match finding {
                Finding::HallTimeShrank => "hall-shrank".to_owned(),
                Finding::MovesApart => "moves-apart".to_owned(),
                Finding::MoreThanGiven(side) => format!("more-than-given-{}", side.code()),
                Finding::TimeGrew(side) => format!("time-grew-{}", side.code()),
                Finding::MovesShrank(side) => format!("moves-shrank-{}", side.code()),
            })
            .collect();
        assert_eq!(findings.join(" "), case.get("findings").unwrap_or_default(), "{case}");
        let total = line.sums.last().map(|sum| sum.total());
        assert_eq!(total, Some(line.gap), "{case}");
        line.sums.iter().flat_map(|sum| sum.lines()).for_each(|line| assert!(!say(&line).is_empty()));
        case.check_advice(&sheet_advice(line));
        case.check_equations();
    }
}

#[test]
fn a_flag_is_held_against_the_moves_required() {
    let cases = cases("flag");
    assert!(!cases.is_empty());
    for case in cases {
        let down: Vec<&str> = case.must("down").split_whitespace().collect();
        let side = |code: &str| Colour::from_code(code).unwrap_or_else(|| panic!("{case}"));
        let down = match *down.as_slice() {
            ["both-first", first] => FlagsDown::BothFirst(side(first)),
            ["both-unknown"] => FlagsDown::BothOrderUnknown,
            [one] => FlagsDown::One(side(one)),
            _ => panic!("{case}"),
        };
        let completed = case.counts("completed");
        let facts = FlagFacts {
            control: case.control("control"),
            down,
            period: case.must("period").parse().unwrap(),
            completed: Sides::each(|side| completed.map(|completed| *completed.of(side))),
            counted_by: match case.get("counted-by") {
                Some("counter") => CountedBy::Counter,
                Some("reconstruction") => CountedBy::Reconstruction,
                _ => CountedBy::Scoresheet,
            },
        };
        let advice = flag_check(&case.announced(), &facts);
        let found = match advice.outcome {
            FlagFinding::Enough { side, required } => format!("enough {} {required}", side.code()),
            FlagFinding::Overstepped { side, required: None, .. } => format!("overstepped {}", side.code()),
            FlagFinding::Overstepped { side, required: Some(required), missing } => {
                format!("overstepped {} {required} {}", side.code(), missing.unwrap_or_default())
            }
            FlagFinding::CountMoves { side, required } => format!("count {} {required}", side.code()),
            FlagFinding::BothOverstepped { last_period: true } => "both-last".to_owned(),
            FlagFinding::BothOverstepped { last_period: false } => "both".to_owned(),
        };
        assert_eq!(found, case.must("finding"), "{case}");
        case.check_advice(&advice);
        check_ruling(&case, advice.outcome);
    }
}

/// What the finding leads to where the opponent can mate and an arbiter saw the flag.
fn check_ruling(case: &Case, finding: FlagFinding) {
    let facts = finding.ruled_on(NoticedBy::Arbiter, MateAnswer::CanMate, Vec::new());
    assert_eq!(facts.is_none(), case.must("finding").starts_with("count"), "{case}");
    let (Some(facts), Some(ruling)) = (facts, case.get("ruling")) else { return };
    let advice = flag_fall(&case.announced(), &facts);
    let ruled = match advice.outcome {
        FlagRuling::Game(GameEffect::Ends(outcome)) => outcome.code(),
        FlagRuling::Game(GameEffect::GoesOn) => "goes-on",
        FlagRuling::Game(_) => "other",
        FlagRuling::NextPeriod => "next-period",
        FlagRuling::NotCalled => "not-called",
        FlagRuling::ArbiterDecides => "arbiter",
    };
    assert_eq!(ruled, ruling, "{case}");
    for article in case.get("ruling-articles").unwrap_or_default().split_whitespace() {
        assert!(advice.numbers().contains(&article), "{case}: {:?}", advice.numbers());
    }
}
