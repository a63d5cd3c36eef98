//! What a file is, by its content. Names lie: a report may be called `.txt`, `.fide` or `.tab`.

/// What the first look at bytes gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Container {
    /// Nothing, or nothing but blanks.
    Empty,
    /// A workbook (`.xlsx`, `.xlsb`, `.ods`), or some other zip archive.
    Zip,
    /// An Excel workbook before 2007, or another file in its container.
    OldOffice,
    /// A SQLite database.
    Sqlite,
    /// Swiss-Manager's own file.
    SwissManager,
    /// An Access database (Papi).
    Access,
    /// A PDF.
    Pdf,
    /// Some other binary file.
    Binary,
    /// Text in some encoding.
    Text,
}

/// Sorts bytes by their first ones.
pub(crate) fn container(bytes: &[u8]) -> Container {
    let starts: [(&[u8], Container); 8] = [
        (b"PK\x03\x04", Container::Zip),
        (b"PK\x05\x06", Container::Zip),
        (b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", Container::OldOffice),
        (b"SQLite format 3\0", Container::Sqlite),
        (b"%PDF-", Container::Pdf),
        (b"\x93\xFF\x89\x44", Container::SwissManager),
        (b"\0\x01\0\0Standard Jet DB", Container::Access),
        (b"\0\x01\0\0Standard ACE DB", Container::Access),
    ];
    if let Some((_, container)) = starts.into_iter().find(|(start, _)| bytes.starts_with(start)) {
        return container;
    }
    // An end-of-file mark or a padded block at the end is no content.
    let trailing = bytes.iter().rev().take_while(|&&byte| byte == 0 || byte == 0x1A).count();
    let bytes = bytes.get(..bytes.len() - trailing).unwrap_or_default();
    if bytes.iter().all(|byte| byte.is_ascii_whitespace() || *byte == 0) {
        return Container::Empty;
    }
    let marked = bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF");
    let sample = bytes.get(..bytes.len().min(4096)).unwrap_or_default();
    let control =
        sample.iter().filter(|&&byte| byte < 9 || (14..26).contains(&byte) || byte > 27 && byte < 32);
    let zeros = sample.iter().filter(|&&byte| byte == 0).count();
    // UTF-16 without a mark is half zeros; other binary files have control characters of all kinds.
    // A few of them in a short list are slips of a keyboard.
    if !marked && control.count() - zeros > sample.len() / 50 + 4
        || zeros > 0 && !marked && zeros < sample.len() / 3
    {
        return Container::Binary;
    }
    Container::Text
}

/// Whether a zip archive holds a workbook of some program.
pub(crate) fn is_workbook(bytes: &[u8]) -> bool {
    let names: [&[u8]; 3] = [b"xl/workbook", b"content.xml", b"xl/worksheets"];
    names.iter().any(|name| bytes.windows(name.len()).any(|window| window == *name))
}

/// What a text is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TextKind {
    /// A tournament report.
    Trf,
    /// Vega's own file: codes like a report, bars between fields.
    VegaTdf,
    /// Games.
    Pgn,
    /// A web page.
    Html,
    /// XML of some kind.
    Xml,
    /// JSON of some kind.
    Json,
    /// A rating list.
    RatingList,
    /// Results of single players abroad, as some national rating offices take them.
    SinglePlayers,
    /// A table, perhaps.
    Table,
}

/// Sorts a text by its lines.
pub(crate) fn text_kind(text: &str) -> TextKind {
    let start = text.trim_start_matches(['\u{FEFF}', ' ', '\t', '\r', '\n']);
    let lower: String = start.chars().take(300).collect::<String>().to_lowercase();
    if lower.starts_with("<!doctype html") || lower.starts_with("<html") || lower.contains("<table") {
        return TextKind::Html;
    }
    if lower.starts_with("<?xml") || lower.starts_with('<') {
        return if lower.contains("<playerslist") { TextKind::RatingList } else { TextKind::Xml };
    }
    let tag = |line: &str| line.starts_with('[') && line.trim_end().ends_with("\"]") && line.contains(" \"");
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('%'));
    if lines().take(5).any(tag) {
        return TextKind::Pgn;
    }
    if start.starts_with(['{', '[']) && !start.starts_with("{\\rtf") {
        return TextKind::Json;
    }
    if lower.starts_with("id number") && lower.contains("name") {
        return TextKind::RatingList;
    }
    let labelled = |label: &str| lines().any(|line| line.split([',', ';', '\t']).next() == Some(label));
    if labelled("Event") && labelled("Player") && labelled("Total") {
        return TextKind::SinglePlayers;
    }
    let codes = |line: &&str| {
        let rest = line.get(3..).unwrap_or_default();
        line.get(..3).is_some_and(|code| code.bytes().all(|byte| byte.is_ascii_digit()))
            && (rest.is_empty() || rest.starts_with([' ', '|', '\t']))
    };
    let rows = text.split(['\r', '\n']).filter(|line| !line.trim().is_empty());
    let records = rows.clone().filter(codes).count();
    let bars = rows.clone().filter(codes).filter(|line| line.contains('|')).count();
    if records > 0 && bars * 2 > records {
        return TextKind::VegaTdf;
    }
    // Reports have a line per player or facts under at least two codes; a lone number in a table is neither.
    let players = rows.clone().filter(|line| line.starts_with("001 ") || line.starts_with("001\t")).count();
    let facts = rows
        .filter(|line| ["012 ", "022 ", "042 ", "092 ", "102 "].iter().any(|code| line.starts_with(code)));
    if players > 0 || facts.count() > 1 { TextKind::Trf } else { TextKind::Table }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn content_decides() {
        assert_eq!(container(b" \r\n"), Container::Empty);
        assert_eq!(container(b"PK\x03\x04..."), Container::Zip);
        assert_eq!(container(b"012 Open"), Container::Text);
        assert_eq!(container(&[7; 100]), Container::Binary);
        assert_eq!(text_kind("[Event \"x\"]\n\n1. e4 *\n"), TextKind::Pgn);
        assert_eq!(text_kind("001    1 m    A\n"), TextKind::Trf);
        assert_eq!(text_kind("012|Open\n142|1.0|0.5\n001|1|A\n"), TextKind::VegaTdf);
        assert_eq!(text_kind("Board,White,Black\n1,A,B\n"), TextKind::Table);
        assert_eq!(text_kind("<html><body>"), TextKind::Html);
    }
}
