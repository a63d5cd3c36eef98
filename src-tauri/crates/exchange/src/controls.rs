//! Characters that no name has and no page can print: control characters, and marks that turn the direction of what
//! follows them. They are read as blanks, so that columns keep their places, and said so.

use std::borrow::Cow;

use desk::roster::{Notice, NoticeLevel};

/// Whether a character is read as a blank. Line ends and tabs mean something to tables and reports.
pub(crate) fn is_unprintable(character: char) -> bool {
    let ends = matches!(character, '\t' | '\r' | '\n');
    let turns =
        matches!(character, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let unseen = matches!(character, '\u{200B}' | '\u{2028}' | '\u{2029}' | '\u{2060}' | '\u{FEFF}');
    character.is_control() && !ends || turns || unseen
}

/// Blanks in place of what cannot be printed.
pub(crate) fn blanked(text: &str) -> Cow<'_, str> {
    match text.contains(is_unprintable) {
        true => text.chars().map(|c| if is_unprintable(c) { ' ' } else { c }).collect::<String>().into(),
        false => text.into(),
    }
}

/// A text without what cannot be printed, and the notice about it. A mark of the file's end stays where it is.
pub(crate) fn printable(text: &str) -> (Cow<'_, str>, Option<Notice>) {
    let end = text.trim_end_matches(['\u{1A}', '\0']).len();
    let (body, mark) = text.split_at_checked(end).unwrap_or((text, ""));
    // A mark of the byte order that was not at the beginning of the bytes says nothing.
    let body = body.strip_prefix('\u{FEFF}').unwrap_or(body);
    if !body.contains(is_unprintable) {
        return (body.into(), None);
    }
    let (mut line, mut first, mut count, mut before) = (1_u32, 0, 0_usize, '\n');
    for character in body.chars() {
        if character == '\r' || character == '\n' && before != '\r' {
            line = line.saturating_add(1);
        } else if is_unprintable(character) {
            first = if count == 0 { line } else { first };
            count += 1;
        }
        before = character;
    }
    (format!("{}{mark}", blanked(body)).into(), Some(notice(Some(first), count)))
}

/// Says how many characters were read as blanks, the first in this line.
pub(crate) fn notice(line: Option<u32>, count: usize) -> Notice {
    Notice {
        line,
        level: NoticeLevel::Warning,
        id: "exchange-control-characters",
        args: vec![("count", count.to_string())],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_printed_is_a_blank_and_told_with_its_line() {
        let (text, notice) = printable("012 Open\r\n001 Be\u{7}ta\tB\u{202E}ob\r\n\u{1A}");
        assert_eq!(text, "012 Open\r\n001 Be ta\tB ob\r\n\u{1A}");
        let notice = notice.unwrap();
        assert_eq!((notice.line, notice.args), (Some(2), vec![("count", "2".to_owned())]));
        assert_eq!(printable("012 Müller\r\n"), ("012 Müller\r\n".into(), None));
    }
}
