//! Corrections, clock sheets, arrivals and flags as data: every `*.case` file of `tests/cases/clock`.

mod clock_support;

use clock_support::{Case, cases, say};
use laws::clock::correction::{
    AssistantFor, ClockState, Correction, CounterOff, DefectiveClock, IllegalPress, LastGood,
    MissedIncrements, Permitted, Redress, TakenBack, UsedSince, WrongSetting, WrongSideRan, assistant,
    counter_off, defective_clock, displaced_pieces, disturbance, illegal_move_clock, penalty_less_time,
    penalty_more_time, position_restored, quickplay_minutes, wrong_claim, wrong_setting, wrong_side_ran,
};
use laws::clock::{Millis, Sides};
use laws::{Advice, Colour, IllegalAct, IllegalMoveFacts, MateAnswer, NoticedBy, NoticedWhen, illegal_move};

#[test]
fn every_correction_comes_out_as_worked_by_hand() {
    let files = [
        "added-time",
        "counter-off",
        "defective-clock",
        "illegal-move",
        "position-restored",
        "wrong-setting",
        "wrong-side-ran",
    ];
    let mut count = 0;
    for case in files.iter().flat_map(|file| cases(file)) {
        let advice = correct(&case);
        check(&case, &advice);
        count += 1;
    }
    assert!(count >= 60, "only {count} corrections");
}

fn shown(case: &Case) -> ClockState {
    let counter = case.counts("counter").or(case.counts("completed")).unwrap_or_default();
    ClockState { time: case.times("shown").unwrap_or_default(), counter }
}

fn correct(case: &Case) -> Advice<Correction> {
    let announced = case.announced();
    let shown = shown(case);
    let completed = case.counts("completed").unwrap_or_default();
    let made = case.counts("made").unwrap_or(completed);
    let schedule_suffers = case.is("schedule-suffers", "yes");
    match case.must("kind") {
        "wrong-setting" => {
            let (right, set) = (case.control("right"), case.control("set"));
            let period_shown = case.get("period-shown").and_then(|period| period.parse().ok());
            wrong_setting(
                &announced,
                &WrongSetting { right, set, shown, completed, made, schedule_suffers, period_shown },
            )
        }
        "counter-off" => {
            let missed =
                if case.is("missed", "given") { MissedIncrements::Given } else { MissedIncrements::Lost };
            let control = case.control("control");
            counter_off(&announced, &CounterOff { control, shown, completed, made, schedule_suffers, missed })
        }
        "wrong-side-ran" => {
            let (ran, time) = (case.colour("ran"), case.time("time"));
            wrong_side_ran(&announced, &WrongSideRan { shown, ran, time, completed })
        }
        "defective-clock" => {
            let last_good = LastGood {
                time: case.times("last").unwrap_or_default(),
                completed: case.counts("last-completed").unwrap_or_default(),
            };
            let (control, elapsed, used) = (case.control("control"), case.time("elapsed"), used(case));
            defective_clock(
                &announced,
                &DefectiveClock { control, last_good, shown, completed, elapsed, used },
            )
        }
        "illegal-move" => {
            let mut facts = IllegalPress::at_once(case.control("control"), case.colour("offender"), shown);
            facts.taken_back = case.counts("taken-back").unwrap_or(facts.taken_back);
            facts.times_before = case.times("before");
            illegal_move_clock(&announced, &facts)
        }
        "position-restored" => {
            let taken_back = case.counts("taken-back").unwrap_or_default();
            let (control, times_before) = (case.control("control"), case.times("before"));
            position_restored(&announced, &TakenBack { control, shown, taken_back, times_before })
        }
        "wrong-claim" => wrong_claim(&announced, shown, case.colour("claimant")),
        "more-time" => penalty_more_time(&announced, shown, case.colour("offender"), case.time("amount")),
        "less-time" => penalty_less_time(&announced, shown, case.colour("offender"), case.time("amount")),
        "disturbance" => disturbance(&announced, shown, case.times("added").unwrap_or_default()),
        "assistant" => {
            let does = if case.is("does", "record") { AssistantFor::Record } else { AssistantFor::Clock };
            let disability = case.is("disability", "yes");
            assistant(&announced, shown, case.colour("player"), does, disability, case.time("amount"))
        }
        "displaced-pieces" => {
            let redress = match case.must("redress") {
                "add" => Redress::AddToInjured,
                "take" => Redress::TakeFromDisplacer,
                _ => Redress::Move,
            };
            displaced_pieces(&announced, shown, case.colour("displacer"), case.time("lost"), redress)
        }
        "quickplay-finish" => {
            quickplay_minutes(&announced, shown, case.colour("claimant"), case.is("increments", "yes"))
        }
        kind => unreachable!("{case}: {kind}"),
    }
}

fn used(case: &Case) -> UsedSince {
    let words: Vec<&str> = case.must("used").split_whitespace().collect();
    match *words.as_slice() {
        ["trusting", side] => Colour::from_code(side).map_or(UsedSince::Unknown, UsedSince::Trusting),
        ["judged", white, black] => {
            let time = |text| clock_support::time(text).unwrap_or_default();
            UsedSince::Judged(Sides { white: time(white), black: time(black) })
        }
        _ => UsedSince::Unknown,
    }
}

fn check(case: &Case, advice: &Advice<Correction>) {
    let correction = &advice.outcome;
    let after = case.times("after").unwrap_or_default();
    assert_eq!(correction.kind.code(), case.must("kind"), "{case}");
    assert_eq!(correction.after.time, after, "{case}");
    assert_eq!(correction.margin, case.times("margin").unwrap_or_default(), "{case}: margin");
    assert_eq!(correction.shortfall, case.times("shortfall").unwrap_or_default(), "{case}: shortfall");
    let closed = case.is("permitted", "closed");
    assert_eq!(correction.permitted == Permitted::ClosedAfterTenMoves, closed, "{case}: permitted");
    assert_eq!(correction.advised() == correction.before, closed || correction.after == correction.before);
    if let Some(counters) = case.counts("counter-after") {
        assert_eq!(correction.after.counter, counters, "{case}: counter");
    }
    case.check_advice(advice);
    case.check_arithmetic(after);
    check_sums(case, correction);
}

/// The arithmetic that is shown leads from what the clock showed to its new time, and can be read.
fn check_sums(case: &Case, correction: &Correction) {
    for side in Colour::BOTH {
        let last = correction.sums.iter().rfind(|sum| sum.side == Some(side));
        let total = last.map_or(*correction.before.time.of(side), |sum| sum.total());
        assert_eq!(total.or_zero(), *correction.after.time.of(side), "{case}: {side:?}");
        let change = *correction.change().of(side);
        assert_eq!(*correction.before.time.of(side) + change, *correction.after.time.of(side), "{case}");
    }
    for sum in &correction.sums {
        let lines: Vec<String> = sum.lines().iter().map(say).collect();
        assert_eq!(lines.len(), sum.terms.len() + 1, "{case}");
        let total: Millis = sum.terms.iter().map(|term| term.amount).sum();
        assert!(
            lines.last().is_some_and(|line| line.contains(&total.abs().to_string())),
            "{case}: {lines:?}"
        );
    }
}

/// The rule on illegal moves reckons with both clocks too: what it says and what the correction says must be
/// the same.
#[test]
fn the_rule_on_illegal_moves_makes_the_same_times() {
    let cases: Vec<Case> =
        cases("illegal-move").into_iter().filter(|case| case.get("before").is_none()).collect();
    for case in cases.iter().filter(|case| case.get("taken-back").is_none()) {
        let correction = correct(case).outcome;
        let offender = case.colour("offender");
        let gained = correction.change().of(offender).get();
        let facts = IllegalMoveFacts {
            acts: vec![IllegalAct::IllegalMove],
            offender,
            earlier: 0,
            when: NoticedWhen::BeforeReply,
            by: NoticedBy::Opponent,
            increment_ms: -gained,
            clocks: Some(correction.before.readings()),
            opponent_can_mate: MateAnswer::Undetermined,
            position_known: true,
        };
        let ruling = illegal_move(&case.announced(), &facts);
        assert_eq!(ruling.outcome.clocks_after, Some(correction.after.readings()), "{case}");
    }
}
