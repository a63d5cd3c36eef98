//! The tag pairs at the head of a game, in whatever state they come.

use crate::{date::PgnDate, notice::NoticeKind, tags::canonical_name};

use super::{
    encoding::looks_double_encoded,
    record::{Piece, Scan},
    token::{Cursor, excerpt},
};

/// More tags than this are no game's.
const MOST_TAGS: usize = 128;

/// Whether a tag begins here: `[`, a name, and a quotation mark.
pub(super) fn looks_like_tag(rest: &str) -> bool {
    tag_name(rest).is_some_and(|(_, value)| value.starts_with('"'))
}

/// Whether a tag of a known name begins here, with or without its quotation mark.
pub(super) fn looks_like_known_tag(rest: &str) -> bool {
    tag_name(rest).is_some_and(|(name, value)| value.starts_with('"') && canonical_name(name).is_some())
}

/// Name of the tag that begins here, and the text from its value on.
fn tag_name(rest: &str) -> Option<(&str, &str)> {
    let inside = rest.strip_prefix('[')?.trim_start_matches([' ', '\t', '\n', '\r', '\u{a0}']);
    let length = inside
        .char_indices()
        .find(|(_, c)| !(c.is_alphanumeric() || matches!(c, '_' | '-' | '+' | '.' | ':' | '/' | '#')))
        .map_or(inside.len(), |(i, _)| i);
    if length == 0 || length > 255 {
        return None;
    }
    let (name, after) = inside.split_at_checked(length)?;
    Some((name, after.trim_start_matches([' ', '\t', '\n', '\r', '\u{a0}'])))
}

/// Reads tags from the cursor on, until something else follows or another game's tags begin.
pub(super) fn read_tags(cursor: &mut Cursor<'_>, scan: &mut Scan) {
    let text = cursor.text();
    loop {
        let blank_line = cursor.skip_blank();
        let rest = cursor.rest();
        if rest.starts_with('%') && cursor.at_line_start() {
            cursor.skip_line();
            continue;
        }
        if let Some(length) = comment_between(rest).filter(|_| !scan.tags.is_empty()) {
            scan.note_once(NoticeKind::Preamble, cursor.at(), excerpt(rest));
            cursor.advance(length);
            continue;
        }
        if !rest.starts_with('[') {
            return;
        }
        let Some((name, value)) = tag_name(rest) else {
            // `[]`, `[ "x"]`: nothing to keep.
            if scan.tags.is_empty() || cursor.at_line_start() {
                scan.note(NoticeKind::TagName, cursor.at(), excerpt(rest));
                cursor.skip_tag_rest();
                continue;
            }
            return;
        };
        if !value.starts_with('"') && unquoted(cursor, scan, name, value, text) {
            continue;
        }
        if begins_next_game(scan, text, name, blank_line) {
            return;
        }
        let name_at = offset_of(text, name);
        check_name(scan, name, name_at);
        let at = offset_of(text, value);
        let (value, end) = read_value(text, at, scan);
        cursor.set(end);
        check_value(scan, name, value.of(text), at);
        if scan.tags.len() >= MOST_TAGS {
            scan.note_once(NoticeKind::TagsTooMany, name_at, excerpt(name));
        } else if scan.tags.iter().any(|(n, _)| n.of(text).eq_ignore_ascii_case(name)) {
            scan.note(NoticeKind::TagTwice, name_at, excerpt(name));
        } else {
            scan.tags.push((Piece::At(name_at..name_at + name.len()), value));
        }
    }
}

/// Length of a comment that has another tag behind it: it stands among the tags, not among the moves.
fn comment_between(rest: &str) -> Option<usize> {
    let end = match rest.chars().next()? {
        ';' => rest.find(['\n', '\r'])?,
        '{' => rest.find('}')? + 1,
        _ => return None,
    };
    let after = rest.get(end..)?;
    // An empty line ends the tags; what follows it is the next game's.
    let behind = after.trim_start_matches([' ', '\t', '\n', '\r']);
    let ends = after.len() - behind.len();
    let lines = after.get(..ends)?.matches('\n').count().max(after.get(..ends)?.matches('\r').count());
    (lines < 2 && looks_like_tag(behind)).then_some(end)
}

/// A tag without quotation marks. `[pgn]` and its like are wrappers of a forum. Tells whether it was dealt with.
fn unquoted(cursor: &mut Cursor<'_>, scan: &mut Scan, name: &str, value: &str, text: &str) -> bool {
    if value.starts_with(']') {
        let kind = if canonical_name(name).is_some() { NoticeKind::TagUnclosed } else { NoticeKind::Wrapper };
        scan.note(kind, cursor.at(), excerpt(name));
        cursor.set(offset_of(text, value) + 1);
        return true;
    }
    if name.starts_with('/') {
        scan.note(NoticeKind::Wrapper, cursor.at(), excerpt(name));
        cursor.skip_tag_rest();
        return true;
    }
    let line_end = value.find(['\n', '\r']).unwrap_or(value.len());
    let line = value.get(..line_end).unwrap_or_default();
    let close = line.find(']').unwrap_or(line.len());
    let at = offset_of(text, value);
    let name_at = offset_of(text, name);
    let trimmed = line.get(..close).unwrap_or_default().trim_end().trim_end_matches('"');
    scan.note(NoticeKind::TagUnclosed, at, excerpt(trimmed));
    if scan.tag(text, name).is_none() {
        scan.tags.push((Piece::At(name_at..name_at + name.len()), Piece::At(at..at + trimmed.len())));
    }
    cursor.set((at + close + 1).min(text.len()).max(cursor.at() + 1));
    true
}

/// Files of tags without moves: the next game begins where a section that has its players names a tag again.
fn begins_next_game(scan: &Scan, text: &str, name: &str, blank_line: bool) -> bool {
    if scan.tag(text, name).is_none() {
        return false;
    }
    let players = scan.tag(text, "White").is_some() && scan.tag(text, "Black").is_some();
    let first = scan.tags.first().is_some_and(|(n, _)| n.of(text).eq_ignore_ascii_case(name));
    if blank_line { players || first || name.eq_ignore_ascii_case("Event") } else { players && first }
}

fn check_name(scan: &mut Scan, name: &str, at: usize) {
    match canonical_name(name) {
        Some(known) if known != name => scan.note(NoticeKind::TagCase, at, excerpt(name)),
        Some(_) => {}
        None if !name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') => {
            scan.note(NoticeKind::TagName, at, excerpt(name));
        }
        None => {}
    }
}

fn check_value(scan: &mut Scan, name: &str, value: &str, at: usize) {
    if value.len() > 255 && value.chars().count() > 255 {
        scan.note(NoticeKind::TagLong, at, excerpt(value));
    }
    if !value.is_ascii() && looks_double_encoded(value) {
        scan.note_once(NoticeKind::DoubleEncoding, at, excerpt(value));
    }
    if name.eq_ignore_ascii_case("Date") && !matches!(value, "" | "?" | "????.??.??") {
        match PgnDate::read(value) {
            None => scan.note(NoticeKind::DateUnknown, at, excerpt(value)),
            Some(date) if date.to_string() != value => {
                scan.note(NoticeKind::DateSpelling, at, excerpt(value));
            }
            Some(_) => {}
        }
    }
}

/// Reads a value from its opening quotation mark on; returns it and the place behind the tag.
fn read_value(text: &str, at: usize, scan: &mut Scan) -> (Piece, usize) {
    let body = text.get(at + 1..).unwrap_or_default();
    // The usual case: a quotation mark and the closing bracket, nothing to undo before.
    if let Some(quote) = body.find(['"', '\\', '\n', '\r'])
        && body.get(quote..).is_some_and(|rest| rest.starts_with("\"]"))
    {
        return (Piece::At(at + 1..at + 1 + quote), at + quote + 3);
    }
    odd_value(body, at + 1, scan)
}

fn odd_value(body: &str, base: usize, scan: &mut Scan) -> (Piece, usize) {
    let mut value = String::new();
    let mut chars = body.char_indices().peekable();
    let mut line_end = None;
    while let Some((i, c)) = chars.next() {
        let after = body.get(i + c.len_utf8()..).unwrap_or_default();
        match c {
            '\\' if after.starts_with(['"', '\\']) && !closes(after, body, i) => {
                if let Some((_, escaped)) = chars.next() {
                    value.push(escaped);
                }
            }
            '\\' => {
                scan.note(NoticeKind::TagBackslash, base + i, "\\");
                value.push('\\');
            }
            '"' => match closing(after) {
                Some(bracket) => {
                    if line_end.is_some() {
                        scan.note(NoticeKind::TagLines, base, excerpt(&value));
                    }
                    return (Piece::Made(value), base + i + 1 + bracket);
                }
                None => {
                    scan.note(NoticeKind::TagQuote, base + i, excerpt(after));
                    value.push('"');
                }
            },
            '\n' | '\r' => {
                line_end.get_or_insert((i, value.len()));
                let next = after.trim_start_matches(['\n', '\r']);
                let blank = after.trim_start_matches('\n').starts_with(['\n', '\r']);
                if next.starts_with('[') || blank || next.is_empty() || value.len() > 4096 {
                    break;
                }
                if !value.ends_with(' ') && !value.is_empty() {
                    value.push(' ');
                }
            }
            _ => value.push(c),
        }
    }
    let (end, kept) = line_end.unwrap_or((body.len(), value.len()));
    scan.note(NoticeKind::TagUnclosed, base, excerpt(value.get(..kept).unwrap_or_default()));
    value.truncate(kept);
    let trimmed = value.trim_end().trim_end_matches([']', '"']).trim_end().len();
    value.truncate(trimmed);
    (Piece::Made(value), base + end)
}

/// Whether a backslash before a quotation mark is only a backslash: the mark closes the tag, and nothing else does.
fn closes(after: &str, body: &str, at: usize) -> bool {
    let Some(behind) = after.strip_prefix('"') else { return false };
    if closing(behind).is_none() {
        return false;
    }
    let line = body.get(at + 2..).unwrap_or_default();
    let line = line.get(..line.find(['\n', '\r']).unwrap_or(line.len())).unwrap_or_default();
    !line.contains("\"]")
}

/// The length up to and with the bracket, where only blanks stand before it.
fn closing(after: &str) -> Option<usize> {
    // A tag may run over several lines, also before its bracket.
    let blanks = after.len() - after.trim_start_matches([' ', '\t', '\n', '\r']).len();
    after.get(blanks..)?.starts_with(']').then_some(blanks + 1)
}

/// Place of a part of the text in the text.
fn offset_of(text: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize).min(text.len())
}
