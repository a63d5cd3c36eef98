//! Rows of text as comma separated values, for results, incidents and the journal.
//!
//! Lines end with CR LF and cells are quoted where they have to be (RFC 4180). Spreadsheet programs need a byte order
//! mark to see UTF-8, and in many countries a semicolon; and they take a cell that begins with `=` for a formula,
//! which a name or a note must never become.

/// How to write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CsvFormat {
    /// What separates cells.
    pub separator: Separator,
    /// For a spreadsheet program: with a byte order mark, and with an apostrophe before what it would take for a
    /// formula. Numbers stay as they are.
    pub spreadsheet: bool,
}

/// What separates cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Separator {
    Comma,
    Semicolon,
    Tab,
}

impl CsvFormat {
    /// Commas and nothing else: for other programs.
    pub const PLAIN: Self = Self { separator: Separator::Comma, spreadsheet: false };
    /// Semicolons and a mark: opens in spreadsheet programs of countries with a decimal comma, and in the others.
    pub const SPREADSHEET: Self = Self { separator: Separator::Semicolon, spreadsheet: true };
}

/// Writes rows for other programs, headings first if there are any. Rows may differ in length.
pub fn write<Rows, Row, Cell>(rows: Rows) -> Vec<u8>
where
    Rows: IntoIterator<Item = Row>,
    Row: IntoIterator<Item = Cell>,
    Cell: AsRef<str>,
{
    write_as(rows, CsvFormat::PLAIN)
}

/// Writes rows in a format.
pub fn write_as<Rows, Row, Cell>(rows: Rows, format: CsvFormat) -> Vec<u8>
where
    Rows: IntoIterator<Item = Row>,
    Row: IntoIterator<Item = Cell>,
    Cell: AsRef<str>,
{
    let separator = match format.separator {
        Separator::Comma => ',',
        Separator::Semicolon => ';',
        Separator::Tab => '\t',
    };
    let mut text = String::new();
    if format.spreadsheet {
        text.push('\u{FEFF}');
    }
    for row in rows {
        let mut count = 0;
        let mut lone_blank = false;
        for cell in row {
            let cell = cell.as_ref();
            if count > 0 {
                text.push(separator);
            }
            let guarded = format.spreadsheet && is_formula(cell);
            push_cell(&mut text, cell, separator, guarded);
            lone_blank = count == 0 && cell.is_empty();
            count += 1;
        }
        // A row of one empty cell would be an empty line, which readers skip.
        if lone_blank && count == 1 {
            text.push_str("\"\"");
        }
        text.push_str("\r\n");
    }
    text.into_bytes()
}

fn push_cell(text: &mut String, cell: &str, separator: char, guarded: bool) {
    let quoted = cell.contains([separator, '"', '\r', '\n']) || cell.starts_with(' ') || cell.ends_with(' ');
    if quoted {
        text.push('"');
    }
    if guarded {
        text.push('\'');
    }
    if quoted {
        text.push_str(&cell.replace('"', "\"\""));
        text.push('"');
    } else {
        text.push_str(cell);
    }
}

/// What a spreadsheet program would calculate: it begins like a formula and is no number.
fn is_formula(cell: &str) -> bool {
    let number = || {
        let digits = cell.trim_start_matches(['+', '-']);
        let figures = digits.chars().filter(char::is_ascii_digit).count();
        cell.len() - digits.len() == 1
            && figures > 0
            && digits.chars().filter(|c| !c.is_ascii_digit()).all(|c| matches!(c, '.' | ','))
            && digits.len() - figures <= 1
    };
    cell.starts_with(['=', '+', '-', '@', '\t', '\r', '|', '%']) && !number()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{self, Grid};
    use proptest::prelude::*;
    use proptest::test_runner::RngSeed;

    fn written(rows: &[&[&str]], format: CsvFormat) -> String {
        String::from_utf8(write_as(rows.iter().map(|row| row.iter()), format)).unwrap()
    }

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        let text =
            written(&[&["Board", "White"], &["1", "Alpha, Ann"], &["2", "say \"x\""]], CsvFormat::PLAIN);
        assert_eq!(text, "Board,White\r\n1,\"Alpha, Ann\"\r\n2,\"say \"\"x\"\"\"\r\n");
        assert_eq!(written(&[&["a;b", "c,d"]], CsvFormat::SPREADSHEET), "\u{FEFF}\"a;b\";c,d\r\n");
    }

    #[test]
    fn no_name_becomes_a_formula() {
        let cells = ["=1+1", "+ - -", "-½", "@x", "-0.5", "+3", "1-0", "-"];
        let text = written(&[&cells], CsvFormat { separator: Separator::Tab, spreadsheet: true });
        assert_eq!(text, "\u{FEFF}'=1+1\t'+ - -\t'-½\t'@x\t-0.5\t+3\t1-0\t'-\r\n");
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, rng_seed: RngSeed::Fixed(7), ..ProptestConfig::default() })]
        #[test]
        fn what_is_written_is_read_back(
            rows in prop::collection::vec(prop::collection::vec("[ -~äЖ½\n]{0,12}", 1..5), 1..6)
        ) {
            let bytes = write(&rows);
            let text = String::from_utf8(bytes).unwrap();
            let grid = Grid::from_text(&text, grid::Separator::Character(','));
            let read: Vec<Vec<String>> = grid.rows.into_iter().map(|row| row.cells).collect();
            prop_assert_eq!(read, rows);
        }
    }
}
