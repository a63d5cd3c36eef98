//! A story file: one line, one step. `tests/cases/desk/README.md` says what the lines mean.

use std::path::Path;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// `> …`: a quick line, recorded.
    Quick(String),
    /// `? …`: a quick line as it is being typed, not recorded.
    Typing(String),
    /// `= …`: what must hold now.
    Expect(Vec<String>),
    /// `! id articles`: the line before was refused so.
    Refused(Vec<String>),
    /// Any other line: a command, with the lines of its file (`| …`) where it brings one.
    Command(Vec<String>, Vec<String>),
}

/// A step with its line number.
#[derive(Clone, Debug)]
pub struct Line {
    pub number: usize,
    pub step: Step,
}

/// Reads a story.
pub fn read(path: &Path) -> Vec<Line> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut lines: Vec<Line> = Vec::new();
    for (n, line) in text.lines().enumerate() {
        let number = n + 1;
        let trimmed = line.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            continue;
        }
        if let Some(row) = trimmed.strip_prefix('|') {
            match lines.last_mut() {
                Some(Line { step: Step::Command(_, rows), .. }) => {
                    rows.push(row.strip_prefix(' ').unwrap_or(row).to_owned());
                }
                _ => panic!("{}:{number}: a line of a file without its file", path.display()),
            }
            continue;
        }
        let step = match trimmed.split_at(1) {
            (">", rest) => Step::Quick(rest.trim().to_owned()),
            ("?", rest) => Step::Typing(rest.strip_prefix(' ').unwrap_or(rest).to_owned()),
            ("=", rest) => Step::Expect(words(rest)),
            ("!", rest) => Step::Refused(words(rest)),
            _ => Step::Command(words(trimmed), Vec::new()),
        };
        lines.push(Line { number, step });
    }
    lines
}

/// Words separated by blanks; quotation marks hold a word with blanks together.
pub fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let (mut word, mut quoted, mut begun) = (String::new(), false, false);
    for c in line.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                begun = true;
            }
            c if c.is_whitespace() && !quoted => {
                if begun {
                    words.push(std::mem::take(&mut word));
                }
                begun = false;
            }
            c => {
                word.push(c);
                begun = true;
            }
        }
    }
    if begun {
        words.push(word);
    }
    words
}
