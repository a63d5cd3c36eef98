//! The words and signs of a time control in plain English.

use crate::colour::Colour;
use crate::time_control::{ControlError, ExtraMode};

/// A word or sign that means something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A number without a unit.
    Number(u32),
    /// Hours, minutes, or a reading `h:mm`, in seconds.
    Time(u32),
    /// Seconds, which may be an increment.
    Seconds(u32),
    /// A number of moves.
    Moves(u32),
    /// "from move 41".
    FromMove(u32),
    /// "per move".
    PerMove,
    /// "for", "in", "/": ties a time to its moves, whichever comes first.
    For,
    /// "x": ties moves to the time before it; "2 x 15 minutes" is no time control.
    Times,
    /// A comma, "then", "+": what follows is something else.
    Break,
    /// "rest", "game", "remaining moves".
    Rest,
    /// "increment", "delay", "Bronstein".
    Mode(ExtraMode),
    /// "no increment".
    NoExtra,
    /// A side's name.
    Side(Colour),
    /// The clock changes period when the time is used up.
    AtZero,
}

/// Words that say nothing by themselves.
const FILLERS: &[&str] = &[
    "a",
    "an",
    "the",
    "with",
    "of",
    "is",
    "by",
    "player",
    "both",
    "players",
    "addition",
    "additional",
    "added",
    "time",
    "mode",
    "starting",
    "start",
    "each",
    "every",
    "further",
    "first",
    "next",
    "allotted",
];

/// The sentence in which a description says that the clock changes period at zero.
const AT_ZERO: &str = "next period when the time is used up";

/// Splits a text into what it says; a word that is not known is an error.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, ControlError> {
    let mut tokens = Vec::new();
    let text = text.to_lowercase();
    let (text, at_zero) = match text.split_once(AT_ZERO) {
        Some((before, after)) => (format!("{before} {after}"), true),
        None => (text, false),
    };
    let pieces = pieces(&text);
    let mut rest = pieces.as_slice();
    while let Some((piece, after)) = rest.split_first() {
        let used = token(piece, after, &mut tokens)?;
        rest = after.get(used..).unwrap_or_default();
    }
    if at_zero {
        tokens.push(Token::AtZero);
    }
    Ok(tokens)
}

/// Runs of digits (with colons inside), runs of letters, and single signs; blanks separate.
fn pieces(text: &str) -> Vec<String> {
    let kind = |c: char| match c {
        '0'..='9' => 0,
        c if c.is_alphabetic() => 1,
        _ => 2,
    };
    let mut pieces: Vec<String> = Vec::new();
    let mut before: Option<char> = None;
    for c in text.chars() {
        let joins = before.is_some_and(|b| {
            // A colon inside a number is a time of hours and minutes.
            let number = kind(b) == 0 || b == ':';
            (kind(b) == kind(c) && kind(c) < 2)
                || (number && c == ':' && b != ':')
                || (b == ':' && kind(c) == 0)
        });
        match pieces.last_mut() {
            Some(last) if joins => last.push(c),
            _ if !c.is_whitespace() => pieces.push(c.to_string()),
            _ => (),
        }
        before = Some(c);
    }
    pieces
}

/// Reads one piece and those after it that belong to it; how many of those is returned.
fn token(piece: &str, after: &[String], tokens: &mut Vec<Token>) -> Result<usize, ControlError> {
    if piece.starts_with(|c: char| c.is_ascii_digit()) {
        return quantity(piece, after, tokens);
    }
    let next = |index: usize| after.get(index).map_or("", String::as_str);
    let simple = |token| (Some(token), 0);
    let (found, used) = match piece.trim_end_matches(':') {
        "," | ";" | "+" | "then" | "followed" | "plus" | "and" | "&" | "." => simple(Token::Break),
        "" => simple(Token::Break),
        "for" | "in" => simple(Token::For),
        "x" | "×" => simple(Token::Times),
        "/" if next(0) == "move" => (Some(Token::PerMove), 1),
        "/" if next(0) == "game" => (Some(Token::Rest), 1),
        "/" => simple(Token::For),
        "per" | "each" | "every" | "a" if next(0) == "move" => (Some(Token::PerMove), 1),
        "per" => (None, 0),
        "from" | "as" => return from_move(after, tokens),
        "all" if next(0) == "moves" => (Some(Token::Rest), 1),
        "all" if next(0) == "remaining" && next(1) == "moves" => (Some(Token::Rest), 2),
        "remaining" if next(0) == "moves" => (Some(Token::Rest), 1),
        "rest" | "game" | "finish" | "remainder" => simple(Token::Rest),
        "increment" | "increments" | "fischer" | "bonus" | "cumulative" => {
            simple(Token::Mode(ExtraMode::Increment))
        }
        "delay" => simple(Token::Mode(ExtraMode::Delay)),
        "bronstein" if next(0) == "delay" => (Some(Token::Mode(ExtraMode::Bronstein)), 1),
        "bronstein" => simple(Token::Mode(ExtraMode::Bronstein)),
        "no" if matches!(next(0), "increment" | "delay") => (Some(Token::NoExtra), 1),
        "white" => simple(Token::Side(Colour::White)),
        "black" => simple(Token::Side(Colour::Black)),
        word if FILLERS.contains(&word) => (None, 0),
        _ => return Err(ControlError::Unreadable),
    };
    tokens.extend(found);
    Ok(used)
}

/// "from move 1", "from the first move", "from move one".
fn from_move(after: &[String], tokens: &mut Vec<Token>) -> Result<usize, ControlError> {
    let words: Vec<&str> = after.iter().take(3).map(String::as_str).collect();
    let (first, used) = match *words.as_slice() {
        ["move", "one", ..] => (1, 2),
        ["move", number, ..] => (small(number)?, 2),
        ["first", "move", ..] => (1, 2),
        ["the", "first", "move"] => (1, 3),
        ["the", "start" | "beginning", ..] => (1, 2),
        ["of", "move", number] => (small(number)?, 3),
        _ => return Err(ControlError::Unreadable),
    };
    tokens.push(Token::FromMove(first));
    Ok(used)
}

/// A number and its unit.
fn quantity(piece: &str, after: &[String], tokens: &mut Vec<Token>) -> Result<usize, ControlError> {
    if piece.contains(':') {
        tokens.push(Token::Time(hours_and_minutes(piece)?));
        return Ok(0);
    }
    let number = small(piece)?;
    let unit = after.first().map_or("", String::as_str);
    let doubled = unit == "'" && after.get(1).is_some_and(|sign| sign == "'");
    let (token, mut used) = match unit {
        _ if doubled => (Token::Seconds(number), 2),
        "h" | "hr" | "hrs" | "hour" | "hours" => (Token::Time(number * 3_600), 1),
        "'" | "’" | "′" | "m" | "mn" | "min" | "mins" | "minute" | "minutes" => {
            (Token::Time(number * 60), 1)
        }
        "\"" | "”" | "″" | "s" | "sec" | "secs" | "second" | "seconds" => (Token::Seconds(number), 1),
        "move" | "moves" | "mm" | "mv" | "mvs" => (Token::Moves(number), 1),
        _ => (Token::Number(number), 0),
    };
    // The full stop of an abbreviated unit.
    if used == 1 && after.get(1).is_some_and(|sign| sign == ".") {
        used = 2;
    }
    tokens.push(token);
    Ok(used)
}

/// `1:30` is an hour and a half: nobody announces a minute and a half that way.
fn hours_and_minutes(piece: &str) -> Result<u32, ControlError> {
    let groups: Vec<&str> = piece.split(':').collect();
    let (hours, minutes, seconds) = match *groups.as_slice() {
        [h, m] if m.len() == 2 => (small(h)?, small(m)?, 0),
        [h, m, s] if m.len() == 2 && s.len() == 2 => (small(h)?, small(m)?, small(s)?),
        _ => return Err(ControlError::Unreadable),
    };
    if minutes > 59 || seconds > 59 {
        return Err(ControlError::Unreadable);
    }
    Ok((hours * 60 + minutes) * 60 + seconds)
}

/// A number of at most five digits, so that no unit makes it overflow.
fn small(digits: &str) -> Result<u32, ControlError> {
    if digits.len() > 5 {
        return Err(ControlError::TooLong);
    }
    crate::time_control::short::number(digits)
}
