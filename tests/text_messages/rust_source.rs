//! Just enough of Rust's and TypeScript's grammar to find the messages that code says: tokens without comments and
//! tests, functions, and the calls that make a message.

use std::fs;
use std::path::{Path, PathBuf};

/// A token that matters here; numbers and lifetimes are left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    /// A string's text, as it is written.
    Text(String),
    /// A name or keyword.
    Name(String),
    /// Any other sign.
    Sign(char),
}

impl Token {
    fn is(&self, sign: char) -> bool {
        *self == Token::Sign(sign)
    }

    /// The name, if it is one.
    pub fn name(&self) -> Option<&str> {
        match self {
            Token::Name(name) => Some(name),
            _ => None,
        }
    }

    /// The string, if it is one.
    pub fn text(&self) -> Option<&str> {
        match self {
            Token::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// All files below a folder with one of these endings, in order.
pub fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            found.extend(files(&path, endings));
        } else if path.extension().is_some_and(|ending| endings.iter().any(|e| ending == *e)) {
            found.push(path);
        }
    }
    found
}

/// The tokens of Rust source, modules under `#[cfg(test)]` left out.
pub fn tokens(source: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if rest.starts_with("/*") {
            rest = rest.find("*/").map_or("", |end| &rest[end + 2..]);
        } else if let Some((text, after)) = raw_string(rest) {
            found.push(Token::Text(text.to_owned()));
            rest = after;
        } else if c == '"' {
            let end = string_end(&rest[1..]);
            found.push(Token::Text(rest[1..=end].to_owned()));
            rest = rest.get(end + 2..).unwrap_or("");
        } else if c == '\'' {
            // A character ends with another quote; a lifetime does not.
            let mut chars = rest[1..].chars();
            let first = chars.next();
            let length = match first {
                Some('\\') => rest[3..].find('\'').map(|end| end + 4),
                Some(c) if chars.next() == Some('\'') => Some(c.len_utf8() + 2),
                _ => None,
            };
            rest = &rest[length.unwrap_or(1)..];
        } else if c.is_alphanumeric() || c == '_' {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            if !c.is_ascii_digit() {
                found.push(Token::Name(rest[..end].to_owned()));
            }
            rest = &rest[end..];
        } else {
            if !c.is_whitespace() {
                found.push(Token::Sign(c));
            }
            rest = &rest[c.len_utf8()..];
        }
    }
    without_tests(found)
}

fn raw_string(rest: &str) -> Option<(&str, &str)> {
    let after = rest.strip_prefix('r')?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    let body = after[hashes..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(hashes));
    let end = body.find(&close)?;
    Some((&body[..end], &body[end + close.len()..]))
}

/// Where the string that began before `rest` ends.
fn string_end(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at,
            _ => {}
        }
    }
    rest.len()
}

fn without_tests(tokens: Vec<Token>) -> Vec<Token> {
    let mark: Vec<Token> =
        ["#", "[", "cfg", "(", "test", ")", "]", "mod"].iter().map(|word| word_token(word)).collect();
    let mut kept = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if tokens[at..].starts_with(&mark) {
            let open = (at..tokens.len()).find(|i| tokens[*i].is('{') || tokens[*i].is(';'));
            at = open
                .map_or(tokens.len(), |open| if tokens[open].is('{') { close(&tokens, open) } else { open })
                + 1;
        } else {
            kept.push(tokens[at].clone());
            at += 1;
        }
    }
    kept
}

fn word_token(word: &str) -> Token {
    match word.chars().next() {
        Some(c) if c.is_alphabetic() => Token::Name(word.to_owned()),
        Some(c) => Token::Sign(c),
        None => Token::Sign(' '),
    }
}

/// Where the bracket that opens at `open` closes.
pub fn close(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token {
            Token::Sign('(' | '[' | '{') => depth += 1,
            Token::Sign(')' | ']' | '}') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    tokens.len().saturating_sub(1)
}

/// The bodies of the outermost functions, by name, with where they stand.
pub fn functions(tokens: &[Token]) -> Vec<(String, std::ops::Range<usize>)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at + 1 < tokens.len() {
        if let (Some("fn"), Some(name)) = (tokens[at].name(), tokens[at + 1].name()) {
            let body = (at..tokens.len()).find(|i| tokens[*i].is('{') || tokens[*i].is(';'));
            if let Some(open) = body.filter(|open| tokens[*open].is('{')) {
                let end = close(tokens, open);
                found.push((name.to_owned(), at..end + 1));
                at = end;
            }
        }
        at += 1;
    }
    found
}

/// The names given by `.with("name", …)` after a token, as long as one follows another.
pub fn arguments_after(tokens: &[Token], mut at: usize) -> Vec<String> {
    let mut names = Vec::new();
    loop {
        let [dot, with, open, name] = [1, 2, 3, 4].map(|n| tokens.get(at + n));
        let is_with = dot.is_some_and(|t| t.is('.')) && with.and_then(Token::name) == Some("with");
        match name.and_then(Token::text) {
            Some(name) if is_with && open.is_some_and(|t| t.is('(')) => names.push(name.to_owned()),
            _ => return names,
        }
        at = close(tokens, at + 3);
    }
}

/// Whether a string has the form of a message's id: words of small letters and digits with hyphens between.
pub fn looks_like_an_id(text: &str) -> bool {
    text.contains('-')
        && text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.split('-').all(|word| {
            !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        })
}
