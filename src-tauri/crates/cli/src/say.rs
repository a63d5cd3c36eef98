//! Printing: sentences for people, JSON for programs.

use std::io::Write;

use actions::ActionError;
use actions::view::{Argument, Message};
use serde::Serialize;
use text::Text;

/// Where answers go.
pub struct Front {
    text: Text,
    json: bool,
}

impl Front {
    /// In the language of the environment.
    pub fn new(json: bool) -> Self {
        let tag = std::env::var("LANG").unwrap_or_default();
        let tag = tag.split(['.', '@']).next().unwrap_or("en").replace('_', "-");
        Self { text: Text::new(&tag), json }
    }

    /// Whether a program listens.
    pub fn is_json(&self) -> bool {
        self.json
    }

    /// The sentences.
    pub fn text(&self) -> &Text {
        &self.text
    }

    /// The sentence of a message.
    pub fn sentence(&self, message: &Message) -> String {
        actions::say::sentence(&self.text, message)
    }

    /// An argument by itself.
    pub fn argument(&self, argument: &Argument) -> String {
        match argument {
            Argument::Number(n) => n.to_string(),
            Argument::Text(text) => text.clone(),
            Argument::Message(message) => self.sentence(message),
        }
    }

    /// The sentence of an id without arguments.
    pub fn words(&self, id: &str) -> String {
        self.sentence(&Message::new(id))
    }

    /// A line for a person; nothing where a program listens.
    pub fn line(&self, line: impl AsRef<str>) {
        if !self.json {
            out(&shown(line.as_ref()));
        }
    }

    /// A sentence for a person.
    pub fn say(&self, message: &Message) {
        self.line(self.sentence(message));
    }

    /// A whole answer: JSON for a program, else as `lines` says it.
    pub fn answer<T: Serialize>(&self, value: &T, lines: impl FnOnce(&Self, &T)) {
        if self.json {
            out(&serde_json::to_string(value).unwrap_or_default());
        } else {
            lines(self, value);
        }
    }

    /// What is to be known besides, on standard error.
    pub fn warn(&self, messages: &[Message]) {
        for message in messages {
            let _ = writeln!(std::io::stderr(), "{}", shown(&self.sentence(message)));
        }
    }

    /// A refusal, on standard error.
    pub fn refuse(&self, error: &ActionError) {
        let articles: Vec<_> = error.because().iter().map(|citation| self.text.article(*citation)).collect();
        for message in error.messages() {
            let sentence = shown(&self.sentence(&message));
            if self.json {
                let _ =
                    writeln!(std::io::stderr(), "{}", serde_json::to_string(&message).unwrap_or_default());
            } else if articles.is_empty() {
                let _ = writeln!(std::io::stderr(), "{sentence}");
            } else {
                let _ = writeln!(std::io::stderr(), "{sentence} ({})", articles.join(", "));
            }
        }
    }
}

/// Nothing that was recorded is a command to the terminal.
pub(crate) fn shown(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && !matches!(c, '\n' | '\t') { ' ' } else { c }).collect()
}

/// A closed pipe (`| head`) ends the output, not the program.
fn out(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}
