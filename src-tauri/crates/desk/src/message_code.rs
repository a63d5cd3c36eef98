//! A message as one line of text, so that the journal keeps what was said and can say it again.
//!
//! `id|name=kind:value|…`; `\`, `|` and line ends are escaped. A message inside a message is kept by its id alone.

use laws::{Arg, Colour, HalfPoints, Message};

/// A message read back from the journal. Its id may be one that this program no longer says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredMessage {
    /// Id in the Fluent files.
    pub id: String,
    /// Arguments by name.
    pub args: Vec<(String, Arg)>,
}

impl From<&Message> for StoredMessage {
    fn from(message: &Message) -> Self {
        let args = message.args.iter().map(|(name, arg)| ((*name).to_owned(), arg.clone())).collect();
        Self { id: message.id.to_owned(), args }
    }
}

/// The line of a message.
pub fn write(message: &Message) -> String {
    let mut line = escape(message.id);
    for (name, arg) in &message.args {
        let (kind, value) = match arg {
            Arg::Number(n) => ('n', n.to_string()),
            Arg::Millis(ms) => ('m', ms.to_string()),
            Arg::Text(text) => ('t', text.clone()),
            Arg::Colour(colour) => ('c', colour.code().to_owned()),
            Arg::Points(points) => ('p', points.0.to_string()),
            Arg::Citation(citation) => ('a', citation.to_string()),
            Arg::Message(inner) => ('s', inner.id.to_owned()),
        };
        line.push_str(&format!("|{name}={kind}:{}", escape(&value)));
    }
    line
}

/// The message of a line; what cannot be understood is kept as text.
pub fn read(line: &str) -> StoredMessage {
    let mut parts = split(line).into_iter();
    let id = parts.next().unwrap_or_default();
    let args = parts.filter_map(|part| {
        let (name, rest) = part.split_once('=')?;
        let (kind, value) = rest.split_once(':')?;
        let text = || Arg::Text(value.to_owned());
        let arg = match kind {
            "n" => value.parse().map(Arg::Number).unwrap_or_else(|_| text()),
            "m" => value.parse().map(Arg::Millis).unwrap_or_else(|_| text()),
            "c" => Colour::from_code(value).map_or_else(text, Arg::Colour),
            "p" => value.parse().map(|n| Arg::Points(HalfPoints(n))).unwrap_or_else(|_| text()),
            "a" => value.parse().map(Arg::Citation).unwrap_or_else(|_| text()),
            // The names of the men are the only messages that stand inside others.
            "s" => laws::piece_named(value).map_or_else(text, Arg::from),
            _ => text(),
        };
        Some((name.to_owned(), arg))
    });
    StoredMessage { id, args: args.collect() }
}

fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace('|', "\\p").replace('\n', "\\n")
}

fn split(line: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        let c = match c {
            '|' => {
                parts.push(String::new());
                continue;
            }
            '\\' => match chars.next() {
                Some('p') => '|',
                Some('n') => '\n',
                Some(other) => other,
                None => break,
            },
            c => c,
        };
        if let Some(part) = parts.last_mut() {
            part.push(c);
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_comes_back_as_it_was_said() {
        let message = Message::new("law-says-x")
            .with("offender", Colour::White)
            .with("minutes", 2u32)
            .with("time", Arg::Millis(-30_000))
            .with("text", "a|b\\c\nd=e:f")
            .with("points", HalfPoints(1))
            .with("piece", Message::new("law-piece-rook"));
        assert_eq!(read(&write(&message)), StoredMessage::from(&message));
    }
}
