//! Times and evaluations inside comments: `[%clk 1:05:23]`, `[%emt 0:00:12.4]`, `[%eval -0.35,22]`.
//!
//! They belong to the move before the comment. What was not written is unknown, never zero.

use std::fmt::Write as _;

/// An engine's or annotator's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Hundredths of a pawn, from White's side.
    Centipawns(i32),
    /// Mate in so many moves, negative for Black.
    Mate(i32),
}

/// `[%eval …]`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Evaluation {
    /// The number.
    pub score: Score,
    /// Search depth where given.
    pub depth: Option<u32>,
}

/// What the comments after a move say about the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ClockReading {
    /// `%clk`: time left to the next control after the move, ms.
    pub left_ms: Option<i64>,
    /// `%emt`: time used for the move, ms.
    pub move_ms: Option<i64>,
    /// `%egt`: time used in the game, ms.
    pub game_ms: Option<i64>,
    /// `%eval`.
    pub evaluation: Option<Evaluation>,
}

impl ClockReading {
    /// Whether nothing was written.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Takes the known commands out of a comment into `clock` and returns the text that remains, blanks collapsed.
/// Unknown commands, second readings of a known one, and commands that do not read stay in the text.
pub fn take_commands(comment: &str, clock: &mut ClockReading) -> String {
    let mut text = String::new();
    let mut rest = comment;
    while let Some(open) = rest.find("[%") {
        let (before, command) = rest.split_at(open);
        push_collapsed(&mut text, before);
        let Some((inside, after)) = command.split_once(']') else {
            push_collapsed(&mut text, command);
            return text;
        };
        if !take_one(inside.trim_start_matches("[%"), clock) {
            push_collapsed(&mut text, &format!(" {inside}] "));
        } else if !text.is_empty() {
            text.push(' ');
        }
        rest = after;
    }
    push_collapsed(&mut text, rest);
    text.truncate(text.trim_end().len());
    text
}

/// Whether the comment contains nothing to take out, so that it need not be copied.
pub fn has_commands(comment: &str) -> bool {
    comment.contains("[%")
}

/// Appends with every run of white space as one blank, none at the start.
pub(crate) fn push_collapsed(text: &mut String, more: &str) {
    for c in more.chars() {
        let c = if c.is_whitespace() || c.is_control() { ' ' } else { c };
        if c != ' ' || !(text.is_empty() || text.ends_with(' ')) {
            text.push(c);
        }
    }
}

fn take_one(command: &str, clock: &mut ClockReading) -> bool {
    let command = command.trim();
    let (name, value) = command.split_once(|c: char| c.is_whitespace() || c == ':').unwrap_or((command, ""));
    let value = value.trim();
    let slot = match name.to_ascii_lowercase().as_str() {
        "clk" => &mut clock.left_ms,
        "emt" => &mut clock.move_ms,
        "egt" => &mut clock.game_ms,
        "eval" => {
            let evaluation = read_evaluation(value);
            let fresh = evaluation.is_some() && clock.evaluation.is_none();
            if fresh {
                clock.evaluation = evaluation;
            }
            return fresh;
        }
        _ => return false,
    };
    let time = read_clock(value);
    let fresh = time.is_some() && slot.is_none();
    if fresh {
        *slot = time;
    }
    fresh
}

/// Reads `h:mm:ss`, `mm:ss`, `ss`, with tenths, hundredths or thousandths, and `1:30:00 (90:00)`. Milliseconds.
/// `0:4` is minutes and seconds as elsewhere. A leading minus (time overstepped) is kept.
pub fn read_clock(text: &str) -> Option<i64> {
    let text = text.trim();
    let text = match text.split_once('(') {
        Some((first, _)) => first.trim(),
        None => text,
    };
    let (sign, text) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text),
    };
    let (whole, fraction) = match text.split_once(['.', ',']) {
        Some((whole, fraction)) => (whole, thousandths(fraction)?),
        None => (text, 0),
    };
    let fields: Vec<&str> = whole.split(':').collect();
    if fields.len() > 3 {
        return None;
    }
    let mut seconds: i64 = 0;
    for field in fields {
        if field.is_empty() || field.len() > 6 || !field.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        seconds = seconds * 60 + field.parse::<i64>().ok()?;
    }
    Some(sign * (seconds * 1000 + fraction))
}

fn thousandths(digits: &str) -> Option<i64> {
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let padded: String = digits.chars().chain("000".chars()).take(3).collect();
    padded.parse().ok()
}

fn read_evaluation(text: &str) -> Option<Evaluation> {
    let (number, depth) = match text.split_once(',') {
        Some((number, depth)) => (number.trim(), Some(depth.trim().parse().ok()?)),
        None => (text, None),
    };
    let score = match number.strip_prefix('#') {
        Some(mate) => Score::Mate(mate.parse().ok()?),
        None => Score::Centipawns(hundredths(number)?),
    };
    Some(Evaluation { score, depth })
}

fn hundredths(number: &str) -> Option<i32> {
    let (sign, digits) = match number.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, number.strip_prefix('+').unwrap_or(number)),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.len() + fraction.len() == 0 || whole.len() > 6 {
        return None;
    }
    if !whole.bytes().chain(fraction.bytes()).all(|b| b.is_ascii_digit()) {
        return None;
    }
    let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let fraction: String = fraction.chars().chain("00".chars()).take(2).collect();
    Some(sign * (whole * 100 + fraction.parse::<i32>().ok()?))
}

/// Writes `h:mm:ss`, with a fraction only where there is one.
pub fn write_clock(ms: i64) -> String {
    let sign = if ms < 0 { "-" } else { "" };
    let ms = ms.unsigned_abs();
    let (seconds, fraction) = (ms / 1000, ms % 1000);
    let mut text = format!("{sign}{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if fraction > 0 {
        let digits = format!("{fraction:03}");
        let _ = write!(text, ".{}", digits.trim_end_matches('0'));
    }
    text
}

/// Writes the commands for a reading, one after the other with a blank between them.
pub fn write_commands(clock: &ClockReading) -> String {
    let mut commands = Vec::new();
    if let Some(evaluation) = clock.evaluation {
        let score = match evaluation.score {
            Score::Mate(moves) => format!("#{moves}"),
            Score::Centipawns(value) => {
                let sign = if value < 0 { "-" } else { "" };
                format!("{sign}{}.{:02}", value.unsigned_abs() / 100, value.unsigned_abs() % 100)
            }
        };
        let depth = evaluation.depth.map(|d| format!(",{d}")).unwrap_or_default();
        commands.push(format!("[%eval {score}{depth}]"));
    }
    for (name, ms) in [("clk", clock.left_ms), ("emt", clock.move_ms), ("egt", clock.game_ms)] {
        if let Some(ms) = ms {
            commands.push(format!("[%{name} {}]", write_clock(ms)));
        }
    }
    commands.join(" ")
}
