//! The clock sheet of a board: at every reading, what the clocks show against what they must show, and the
//! time both used against the time that passed in the hall (Arbiters' Manual 2025, time-control sheet, at
//! Article 6.10.1).

use super::correction::ClockState;
use super::{Millis, Sides, Sum};
use crate::articles::{CLOCK_READINGS, WRONG_CLOCK_SETTING};
use crate::colour::Colour;
use crate::message::Message;
use crate::time_control::TimeControl;
use crate::{Advice, Edition};

/// The greatest difference between hall and clocks that needs no explanation.
pub const TOLERATED_GAP: Millis = Millis::from_minutes(2);

/// A player with less than this has a board to watch (12.3), and need not record any more where moves bring
/// less than thirty seconds (8.4).
pub const TIME_PRESSURE: Millis = Millis::from_minutes(5);

/// A reading noted on the clock sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetReading {
    /// Hall time since the clocks of this board were started.
    pub elapsed: Millis,
    /// How much of it the clocks were stopped.
    pub stopped: Millis,
    /// What the clock showed; the counters are the moves completed.
    pub shown: ClockState,
    /// What interventions had added to each side by then, or taken from it.
    pub adjusted: Sides<Millis>,
}

/// A reading worked out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// What each side has used: given and adjusted, less shown. With a delay in the control this is the least.
    pub used: Sides<Millis>,
    /// How much more each side may have used because of delays.
    pub margin: Sides<Millis>,
    /// Hall time less stoppages less what both used: above zero when the clocks ran less than the hall's,
    /// below when they ran more. Where delays leave room it is the smallest that is possible.
    pub gap: Millis,
    /// Whether the gap is more than two minutes either way.
    pub flagged: bool,
    /// What would explain a flagged gap.
    pub suspect: Option<Suspect>,
    /// The arithmetic: used by each side, then the gap.
    pub sums: Vec<Sum>,
    /// What cannot be, compared with the reading before.
    pub findings: Vec<Finding>,
}

/// What would explain a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suspect {
    /// Without any increment the sums come out: the clock was set without.
    NoIncrement,
    /// With the increment on this side only missing the sums come out.
    NoIncrementFor(Colour),
    /// The clocks stood still for a while, or a side has too much time.
    TooMuchTime,
    /// The clocks ran while they should have been stopped, or a side has too little time.
    TooLittleTime,
}

/// Something between two readings that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finding {
    /// A side shows more than it was ever given.
    MoreThanGiven(Colour),
    /// A side has more time than its moves since can have given.
    TimeGrew(Colour),
    /// Fewer moves completed than before.
    MovesShrank(Colour),
    /// The hall time is earlier than that of the reading before.
    HallTimeShrank,
    /// The sides' completed moves are more than one apart, or Black has more.
    MovesApart,
}

/// Works out the readings of a board in the order in which they were taken.
pub fn clock_sheet(control: &TimeControl, readings: &[SheetReading]) -> Vec<SheetLine> {
    let mut lines: Vec<SheetLine> = Vec::with_capacity(readings.len());
    let mut before: Option<&SheetReading> = None;
    for reading in readings {
        let mut line = sheet_line(control, reading);
        line.findings = findings(before, lines.last(), reading, &line);
        lines.push(line);
        before = Some(reading);
    }
    lines
}

/// Art. 6.10.1, 6.10.2 — What a line of the sheet asks of the arbiter: nothing, or to check the setting.
pub fn sheet_advice(line: &SheetLine) -> Advice<bool> {
    let mut advice = Advice::new(line.flagged, Edition::Fide2023, &[CLOCK_READINGS]);
    if line.flagged {
        let id =
            if line.gap.is_negative() { "clock-says-clocks-ran-more" } else { "clock-says-hall-ran-more" };
        advice =
            advice.citing([WRONG_CLOCK_SETTING.cite()]).saying(Message::new(id).with("gap", line.gap.abs()));
        advice = match line.suspect {
            Some(Suspect::NoIncrement) => advice.saying(Message::new("clock-says-suspect-no-increment")),
            Some(Suspect::NoIncrementFor(side)) => {
                advice.saying(Message::new("clock-says-suspect-no-increment-for").with("side", side))
            }
            Some(Suspect::TooMuchTime) => advice.saying(Message::new("clock-says-suspect-too-much")),
            Some(Suspect::TooLittleTime) => advice.saying(Message::new("clock-says-suspect-too-little")),
            None => advice,
        };
    }
    for finding in &line.findings {
        advice = advice.saying(match finding {
            Finding::MoreThanGiven(side) => Message::new("clock-says-more-than-given").with("side", *side),
            Finding::TimeGrew(side) => Message::new("clock-says-time-grew").with("side", *side),
            Finding::MovesShrank(side) => Message::new("clock-says-moves-shrank").with("side", *side),
            Finding::HallTimeShrank => Message::new("clock-says-hall-shrank"),
            Finding::MovesApart => Message::new("clock-says-moves-apart"),
        });
    }
    advice
}

fn sheet_line(control: &TimeControl, reading: &SheetReading) -> SheetLine {
    let mut sums = Vec::new();
    let mut used = Sides::<Millis>::default();
    let mut margin = Sides::<Millis>::default();
    for side in Colour::BOTH {
        let (periods, completed) = (control.side(side), *reading.shown.counter.of(side));
        let label =
            Message::new("clock-term-increments-differing").with("count", completed.saturating_add(1));
        let sum = Sum::of(side, "clock-term-used")
            .plus(periods.base_after(completed), Message::new("clock-term-base"))
            .plus_any(periods.increments_after(completed), label)
            .plus_any(*reading.adjusted.of(side), Message::new("clock-term-adjusted"))
            .minus(*reading.shown.time.of(side), Message::new("clock-term-shown"));
        *used.of_mut(side) = sum.total();
        *margin.of_mut(side) = periods.most_delay_after(completed);
        sums.push(sum);
    }
    let sum = Sum::of_both("clock-gap")
        .plus(reading.elapsed, Message::new("clock-term-hall"))
        .minus_any(reading.stopped, Message::new("clock-term-stopped"))
        .minus(used.white, Message::new("clock-term-used-by").with("side", Colour::White))
        .minus(used.black, Message::new("clock-term-used-by").with("side", Colour::Black));
    // Delays may have spared anything up to the margins, which closes a positive gap as far as they reach.
    let spared = sum.total().or_zero().min(margin.white + margin.black);
    let sum = sum.minus_any(spared, Message::new("clock-term-delays-may"));
    let gap = sum.total();
    sums.push(sum);
    let flagged = gap.abs() > TOLERATED_GAP;
    let suspect = flagged.then(|| suspect(control, reading, gap));
    SheetLine { used, margin, gap, flagged, suspect, sums, findings: Vec::new() }
}

/// A clock without increments shows too little, so too much seems used and the gap falls below zero by just
/// what the increments would have been.
fn suspect(control: &TimeControl, reading: &SheetReading, gap: Millis) -> Suspect {
    if !gap.is_negative() {
        return Suspect::TooMuchTime;
    }
    let missing = Sides::each(|side| control.side(side).increments_after(*reading.shown.counter.of(side)));
    let explains = |amount: Millis| amount > Millis::ZERO && (gap + amount).abs() <= TOLERATED_GAP;
    if explains(missing.white + missing.black) {
        return Suspect::NoIncrement;
    }
    match (explains(missing.white), explains(missing.black)) {
        (true, false) => Suspect::NoIncrementFor(Colour::White),
        (false, true) => Suspect::NoIncrementFor(Colour::Black),
        // Either would do: the sums cannot tell which.
        (true, true) | (false, false) => Suspect::TooLittleTime,
    }
}

fn findings(
    before: Option<&SheetReading>,
    line_before: Option<&SheetLine>,
    reading: &SheetReading,
    line: &SheetLine,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    let (white, black) = (reading.shown.counter.white, reading.shown.counter.black);
    if black > white || white - black > 1 {
        findings.push(Finding::MovesApart);
    }
    for side in Colour::BOTH {
        if (*line.used.of(side) + *line.margin.of(side)).is_negative() {
            findings.push(Finding::MoreThanGiven(side));
        }
    }
    let (Some(before), Some(line_before)) = (before, line_before) else { return findings };
    if reading.elapsed < before.elapsed {
        findings.push(Finding::HallTimeShrank);
    }
    for side in Colour::BOTH {
        if reading.shown.counter.of(side) < before.shown.counter.of(side) {
            findings.push(Finding::MovesShrank(side));
        } else if *line.used.of(side) + *line.margin.of(side) < *line_before.used.of(side) {
            findings.push(Finding::TimeGrew(side));
        }
    }
    findings
}
