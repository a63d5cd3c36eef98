//! Messages of the core as messages of a view: the same ids, every argument formatted.

use desk::message_code::StoredMessage;
use laws::{Arg, Citation, Colour, HalfPoints, Message, Outcome};

use crate::view;

/// A message with its arguments formatted.
pub fn message(message: &Message) -> view::Message {
    stored(&StoredMessage::from(message))
}

/// A message read back from the journal.
pub fn stored(message: &StoredMessage) -> view::Message {
    let args = message.args.iter().map(|(name, arg)| (name.clone(), argument(arg))).collect();
    view::Message { id: message.id.clone(), args }
}

/// A notice of a reader, whose arguments are text already.
pub fn notice(id: &str, args: &[(&'static str, String)]) -> view::Message {
    view::Message {
        id: id.to_owned(),
        args: args.iter().map(|(name, value)| ((*name).to_owned(), value.as_str().into())).collect(),
    }
}

fn argument(arg: &Arg) -> view::Argument {
    match arg {
        Arg::Number(n) => view::Argument::Number(i32::try_from(*n).unwrap_or(i32::MAX)),
        Arg::Millis(ms) => clock(*ms).into(),
        Arg::Text(text) => text.as_str().into(),
        Arg::Colour(colour) => side(*colour).into(),
        Arg::Points(points) => points.to_string().into(),
        Arg::Citation(citation) => citation.number().into(),
        Arg::Message(inner) => message(inner).into(),
    }
}

/// A side's name.
pub fn side(colour: Colour) -> view::Message {
    view::word("colour", colour.code())
}

/// A citation as the page prints it.
pub fn citation(citation: &Citation) -> view::Citation {
    view::Citation {
        article: citation.number().to_owned(),
        code: citation.to_string(),
        title: view::Message { id: citation.article().title(), args: Default::default() },
    }
}

/// Several citations.
pub fn citations(list: &[Citation]) -> Vec<view::Citation> {
    list.iter().map(citation).collect()
}

/// A clock reading or a span: `0:12:22`, with tenths under a minute where there are some.
pub fn clock(ms: i64) -> String {
    laws::clock::Millis::new(ms).to_string()
}

/// A change of a clock, signed.
pub fn delta(ms: i64) -> String {
    laws::clock::Millis::new(ms).signed()
}

/// Half-points: `5½`.
pub fn points(half_points: i32) -> String {
    desk::roster::HalfPoints(half_points).to_string()
}

/// `34.` or `34…`.
pub fn move_number(number: u16, side: Option<Colour>) -> String {
    match side {
        Some(Colour::Black) => format!("{number}…"),
        _ => format!("{number}."),
    }
}

/// Hall time of day: `15:04`.
pub fn hall(at: i64, offset_min: i32) -> String {
    local(at, offset_min, "%-H:%M")
}

/// Hall time of day with seconds: `15:04:09`.
pub fn hall_seconds(at: i64, offset_min: i32) -> String {
    local(at, offset_min, "%-H:%M:%S")
}

/// The day in the hall: `2026-11-30`.
pub fn day(at: i64, offset_min: i32) -> String {
    local(at, offset_min, "%Y-%m-%d")
}

fn local(at: i64, offset_min: i32, format: &str) -> String {
    let local = at.saturating_add(i64::from(offset_min) * 60_000);
    chrono::DateTime::from_timestamp_millis(local).map_or_else(String::new, |at| at.format(format).to_string())
}

/// A score as it is printed: `1–0`, `½–½`, `+ –`.
pub fn score(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Colour::White) => "1–0",
        Outcome::Win(Colour::Black) => "0–1",
        Outcome::Draw => "½–½",
        Outcome::HalfPointOnly(Colour::White) => "½–0",
        Outcome::HalfPointOnly(Colour::Black) => "0–½",
        Outcome::BothLose => "0–0",
        Outcome::ForfeitWin(Colour::White) => "+ –",
        Outcome::ForfeitWin(Colour::Black) => "– +",
        Outcome::ForfeitBoth => "– –",
    }
}

/// Half-points of the Laws as the desk counts them.
pub fn from_law(points: HalfPoints) -> i32 {
    i32::from(points.0)
}
