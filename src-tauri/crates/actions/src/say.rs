//! Messages of the core as messages of a view: the same ids, every argument formatted.

use desk::message_code::StoredMessage;
use laws::{Arg, Citation, Colour, HalfPoints, Message};

use crate::view;

/// A message with its arguments formatted.
pub fn message(message: &Message) -> view::Message {
    stored(&StoredMessage::from(message))
}

/// A message read back from the journal.
pub fn stored(message: &StoredMessage) -> view::Message {
    let args = message.args.iter().map(|(name, arg)| (name.clone(), argument(&message.id, arg))).collect();
    view::Message { id: message.id.clone(), args }
}

/// A notice of a reader, whose arguments are text already; those a sentence chooses its words by are numbers.
pub fn notice(id: &str, args: &[(&'static str, String)]) -> view::Message {
    let argument = |name: &str, value: &str| match value.parse() {
        Ok(number) if matches!(name, "count" | "instead") => view::Argument::Number(number),
        _ => value.into(),
    };
    view::Message {
        id: id.to_owned(),
        args: args.iter().map(|(name, value)| ((*name).to_owned(), argument(name, value))).collect(),
    }
}

fn argument(id: &str, arg: &Arg) -> view::Argument {
    match arg {
        Arg::Number(n) => view::Argument::Number(i32::try_from(*n).unwrap_or(i32::MAX)),
        // A change of a clock is printed with its sign, a span without.
        Arg::Millis(ms) => text::format::time_in(id, *ms).into(),
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

pub use text::format::{
    clock_change as delta, clock_time as clock, hall_date as day, hall_time as hall,
    hall_time_with_seconds as hall_seconds, points, score,
};

/// `34.` or `34…`; without a side it is White's.
pub fn move_number(number: u16, side: Option<Colour>) -> String {
    text::format::move_number(number, side.unwrap_or(Colour::White))
}

/// The sentence of a view's message.
pub fn sentence(text: &text::Text, message: &view::Message) -> String {
    let args: Vec<(&str, text::Argument)> = message
        .args
        .iter()
        .map(|(name, argument)| {
            let argument = match argument {
                view::Argument::Number(n) => text::Argument::Number(i64::from(*n)),
                view::Argument::Text(t) => text::Argument::Text(t.clone()),
                view::Argument::Message(inner) => text::Argument::Text(sentence(text, inner)),
            };
            (name.as_str(), argument)
        })
        .collect();
    text.sentence(&message.id, &args)
}

/// Half-points of the Laws as the desk counts them.
pub fn from_law(points: HalfPoints) -> i32 {
    i32::from(points.0)
}
