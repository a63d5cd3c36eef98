//! Spans of time and what chess clocks show.

use laws::clock::Millis;

/// A span or a clock's reading, from milliseconds: `0:12:22`, `1:02:03`; under a minute with the tenths it has,
/// `0:00:09.7`, as clocks show them.
///
/// What is finer than that is dropped, not rounded: a clock that has not yet reached a second does not show it. Less
/// than nothing has a minus sign (U+2212), also where only a fraction that is not shown makes it less.
pub fn clock_time(ms: i64) -> String {
    const MINUTE: i64 = 60_000;
    let shown = if ms.abs_diff(0) < MINUTE.unsigned_abs() { ms - ms % 100 } else { ms - ms % 1_000 };
    if shown == 0 && ms < 0 { "\u{2212}0:00:00".to_owned() } else { Millis::new(shown).to_string() }
}

/// A change of a clock, from milliseconds, always with its sign: `+0:02:00`, `−0:00:30`; no change is `±0:00:00`.
pub fn clock_change(ms: i64) -> String {
    match ms {
        0 => "±0:00:00".to_owned(),
        ..0 => clock_time(ms),
        1.. => format!("+{}", clock_time(ms)),
    }
}

/// Messages whose time is a step of a clock and not a span.
const CLOCK_STEPS: &[&str] = &["offer-time", "offer-time-both"];

/// A time as the message with this id prints it: a step of a clock with its sign, any other as it is.
pub fn time_in(id: &str, ms: i64) -> String {
    if CLOCK_STEPS.contains(&id) { clock_change(ms) } else { clock_time(ms) }
}
