//! A tournament report file as lines: nothing lost, nothing interpreted.
//!
//! Every line keeps its number and its text; only line ends are normalised (CR, LF, CR LF and CR CR LF all occur in
//! the wild; CR LF is written) and a trailing end-of-file mark (Ctrl-Z) is dropped.

use super::columns::Columns;

/// The lines of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Document {
    lines: Vec<Line>,
}

/// One line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Number from 1.
    pub number: u32,
    /// Text without its line end.
    pub text: String,
}

/// What a line is, by its first characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineKind<'a> {
    /// Nothing but blanks.
    Blank,
    /// A comment: `###`, and the single `#` some programs write.
    Comment,
    /// A ruler or legend that samples carry without any mark.
    Ruler,
    /// A record of the specification, by its code.
    Specified(&'a str),
    /// A record of a pairing program (`XX…`, `BB…`, Tornelo's `XRS` and `DAT`).
    Extension(&'a str),
    /// A national rating record, by the federation's letters.
    National(&'a str),
    /// Anything else.
    Unknown,
}

/// Codes of the specifications of 2006, 2016 and 2026.
const CODES_2016: [&str; 15] =
    ["001", "012", "013", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132"];
const CODES_2026: [&str; 21] = [
    "142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "250", "260", "299", "300", "310",
    "320", "330", "352", "362", "801", "802",
];

impl Document {
    /// Splits text into lines.
    pub fn parse(text: &str) -> Self {
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
        let text = text.trim_end_matches(['\u{1A}', '\0']);
        let mut lines = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest.find(['\r', '\n']).unwrap_or(rest.len());
            let (line, after) = rest.split_at(end);
            let number = u32::try_from(lines.len() + 1).unwrap_or(u32::MAX);
            lines.push(Line { number, text: line.to_owned() });
            rest = after_line_end(after);
        }
        Self { lines }
    }

    /// The lines in order.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The text with CR LF after every line.
    pub fn to_text(&self) -> String {
        self.lines.iter().flat_map(|line| [line.text.as_str(), "\r\n"]).collect()
    }
}

/// Skips one line end. CR CR LF is one, CR CR is two.
fn after_line_end(text: &str) -> &str {
    for end in ["\r\r\n", "\r\n", "\r", "\n"] {
        if let Some(rest) = text.strip_prefix(end) {
            return rest;
        }
    }
    text
}

impl Line {
    /// What this line is.
    pub fn kind(&self) -> LineKind<'_> {
        let text = self.text.as_str();
        if text.trim().is_empty() {
            return LineKind::Blank;
        }
        if text.starts_with('#') {
            return LineKind::Comment;
        }
        let Some((code, rest)) = text.split_at_checked(3) else { return unknown_or_ruler(text) };
        let separated = rest.chars().next().is_none_or(|next| next == ' ' || next == '\t');
        if is_2016(code) || is_2026(code) {
            return if separated { LineKind::Specified(code) } else { unknown_or_ruler(text) };
        }
        if separated && (code.starts_with("XX") || code.starts_with("BB") && code != "BBB") {
            return LineKind::Extension(code);
        }
        if separated && matches!(code, "XRS" | "DAT") {
            return LineKind::Extension(code);
        }
        let letters = code.bytes().all(|byte| byte.is_ascii_uppercase());
        if letters && separated && looks_national(text) {
            return LineKind::National(code);
        }
        unknown_or_ruler(text)
    }
}

/// Whether a record exists in the specification of 2016 (and before).
pub(crate) fn is_2016(code: &str) -> bool {
    CODES_2016.contains(&code)
}

/// Whether a record came with the specification of 2026.
pub(crate) fn is_2026(code: &str) -> bool {
    CODES_2026.contains(&code)
}

/// Rulers (`1234567890…`, tens above them) and legends (`DDD SSSS sTTT …`, `BBB T RRR`).
fn unknown_or_ruler(text: &str) -> LineKind<'_> {
    let digits = text.chars().all(|c| c.is_ascii_digit() || c == ' ');
    let mut start = text.chars().take(3);
    let first = start.next();
    let legend = first.is_some_and(|c| c.is_ascii_uppercase())
        && start.all(|c| Some(c) == first)
        && text.chars().nth(3).is_none_or(|c| c == ' ')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, ' ' | '/' | '.'));
    if (digits && text.trim().len() >= 2 && (text.starts_with(' ') || text.trim().len() >= 10)) || legend {
        LineKind::Ruler
    } else {
        LineKind::Unknown
    }
}

/// Three letters may be a federation or anything. A national record has a number at 5–8, a sex or a blank at 10,
/// blanks between its columns, and no rounds.
fn looks_national(text: &str) -> bool {
    let columns = Columns::of(text);
    columns.field(5, 8).parse::<u32>().is_ok()
        && matches!(columns.at(10), ' ' | 'm' | 'w' | 'M' | 'W' | 'f' | 'F' | 'u' | '-')
        && [4, 9, 14, 48, 53, 57].into_iter().all(|column| columns.at(column) == ' ')
        && columns.field(49, 52).chars().all(|c| c.is_ascii_digit())
        && columns.len() <= 90
        && columns.len() > 14
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<String> {
        Document::parse(text).lines().iter().map(|line| line.text.clone()).collect()
    }

    #[test]
    fn all_line_ends_are_one() {
        for end in ["\r", "\n", "\r\n", "\r\r\n"] {
            assert_eq!(texts(&["012 A", "", "022 B", ""].join(end)), ["012 A", "", "022 B"], "{end:?}");
        }
        assert_eq!(texts("012 A\r\n\u{1A}"), ["012 A"]);
    }

    #[test]
    fn lines_are_told_apart_by_their_start() {
        let kind = |text: &str| format!("{:?}", Line { number: 1, text: text.to_owned() }.kind());
        assert_eq!(kind("012 Open"), "Specified(\"012\")");
        assert_eq!(kind("112"), "Specified(\"112\")");
        assert_eq!(kind("0123456789012345"), "Ruler");
        assert_eq!(kind("         1         2"), "Ruler");
        assert_eq!(kind("DDD SSSS sTTT NNNN"), "Ruler");
        assert_eq!(kind("### x"), "Comment");
        assert_eq!(kind("XXR 5"), "Extension(\"XXR\")");
        assert_eq!(kind("DAT    1 EMAIL      someone"), "Extension(\"DAT\")");
        assert_eq!(kind("ABC 1 2 3"), "Unknown");
        assert_eq!(kind("999 whatever"), "Unknown");
        assert_eq!(kind("01"), "Unknown");
        assert_eq!(kind("NOR    1 m  A Alpha, Ann                        2100 OSL"), "National(\"NOR\")");
    }
}
