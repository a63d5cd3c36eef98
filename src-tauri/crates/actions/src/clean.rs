//! Text without control characters: a name is one line, a note may have several.

use serde_json::Value;

use crate::draft::Command;

/// A text of one line: every control character is a space.
pub fn line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// A text of several lines: every control character but the line feed is a space.
pub fn lines(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    text.chars().map(|c| if c.is_control() && c != '\n' { ' ' } else { c }).collect()
}

/// Moves as written: columns and lines mean something there.
fn moves(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && !matches!(c, '\n' | '\r' | '\t') { ' ' } else { c }).collect()
}

/// A command as typed, with the control characters taken out of all its texts.
pub(crate) fn command(typed: &Command) -> Command {
    let Ok(mut value) = serde_json::to_value(typed) else { return typed.clone() };
    walk(&mut value, "");
    serde_json::from_value(value).unwrap_or_else(|_| typed.clone())
}

fn walk(value: &mut Value, field: &str) {
    match value {
        Value::String(text) if text.chars().any(char::is_control) => {
            *text = match field {
                "movetext" | "white" | "black" => moves(text),
                "name" | "initials" | "letter" | "title" | "federation" | "city" => line(text),
                _ => lines(text),
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|value| walk(value, field)),
        Value::Object(fields) => fields.iter_mut().for_each(|(field, value)| walk(value, field)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_taken_out() {
        let note = |text: &str| Command::Note { game: None, player: None, text: text.to_owned() };
        assert_eq!(command(&note("a\u{1b}[2J\0b\r\nc\td")), note("a [2J b\nc d"));
        let arbiter = |name: &str, initials: &str| Command::Arbiter {
            initials: initials.to_owned(),
            name: name.to_owned(),
            role: "chief".to_owned(),
        };
        assert_eq!(command(&arbiter("Ask,\nBerit\u{9b}", "B\0")), arbiter("Ask, Berit ", "B "));
    }
}
