//! What a person will read, as message id and arguments. The sentences are in `ui/locales`.

use std::fmt;

use crate::Citation;
use crate::art10_points::HalfPoints;
use crate::colour::Colour;

/// A message id with its arguments. The fronts turn it into a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Id in the Fluent files.
    pub id: &'static str,
    /// Arguments by name, in the order given.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument with its meaning, so that the front can format it before it reaches the message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A count.
    Number(i64),
    /// A span of time or a clock reading, in milliseconds.
    Millis(i64),
    /// Text as it is: a square, a move, a piece letter.
    Text(String),
    /// A side, to be named in the reader's language.
    Colour(Colour),
    /// A score in half-points.
    Points(HalfPoints),
    /// An Article.
    Citation(Citation),
    /// A message inside a message.
    Message(Box<Message>),
}

impl Message {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Colour> for Arg {
    fn from(colour: Colour) -> Arg {
        Arg::Colour(colour)
    }
}

impl From<HalfPoints> for Arg {
    fn from(points: HalfPoints) -> Arg {
        Arg::Points(points)
    }
}

impl From<Citation> for Arg {
    fn from(citation: Citation) -> Arg {
        Arg::Citation(citation)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(i64::from(number))
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl fmt::Display for Message {
    /// For developers: `id(name=value, …)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        if self.args.is_empty() {
            return Ok(());
        }
        f.write_str("(")?;
        for (index, (name, arg)) in self.args.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{name}={arg}")?;
        }
        f.write_str(")")
    }
}

impl fmt::Display for Arg {
    /// For developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Millis(ms) => write!(f, "{ms} ms"),
            Arg::Text(text) => f.write_str(text),
            Arg::Colour(colour) => f.write_str(colour.code()),
            Arg::Points(points) => write!(f, "{points}"),
            Arg::Citation(citation) => write!(f, "{citation}"),
            Arg::Message(message) => write!(f, "{message}"),
        }
    }
}
