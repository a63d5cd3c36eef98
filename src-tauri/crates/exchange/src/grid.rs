//! Rows and columns of text, whether they come from a text file or a workbook.

use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind};

use calamine::{Data, Reader, open_workbook_auto_from_rs};

/// One row with its number in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GridRow {
    /// Number of the line or row, from 1.
    pub(crate) number: u32,
    pub(crate) cells: Vec<String>,
}

impl GridRow {
    /// The text of a column without blanks around it; columns count from 0.
    pub(crate) fn cell(&self, column: usize) -> &str {
        self.cells.get(column).map_or("", |cell| cell.trim())
    }

    /// The cells that are not empty.
    pub(crate) fn filled(&self) -> impl Iterator<Item = &str> {
        self.cells.iter().map(|cell| cell.trim()).filter(|cell| !cell.is_empty())
    }
}

/// A table, or several sheets one after the other.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Grid {
    pub(crate) rows: Vec<GridRow>,
}

/// What separates the columns of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Separator {
    Character(char),
    /// Two blanks or more: columns made for reading.
    Blanks,
}

/// The separators to try, the most telling first.
pub(crate) const SEPARATORS: [Separator; 5] = [
    Separator::Character('\t'),
    Separator::Character(';'),
    Separator::Character(','),
    Separator::Character('|'),
    Separator::Blanks,
];

impl Grid {
    /// Splits a text. Quoted cells may hold separators, line ends and doubled quotes.
    pub(crate) fn from_text(text: &str, separator: Separator) -> Self {
        let text = text.trim_end_matches(['\u{1A}', '\0']);
        let rows = match separator {
            Separator::Character(separator) => quoted_rows(text, separator),
            Separator::Blanks => {
                let lines = (1..).zip(text.lines());
                lines.map(|(number, line)| GridRow { number, cells: by_blanks(line) }).collect()
            }
        };
        Self { rows }
    }

    /// The sheets of a workbook (.xlsx, .xlsb, .xls, .ods). `None` where it cannot be opened.
    pub(crate) fn sheets_of_workbook(bytes: &[u8]) -> Option<Vec<Self>> {
        // A damaged workbook must not take the program down, whatever the reader of workbooks thinks of it.
        catch_unwind(AssertUnwindSafe(|| sheets(bytes))).ok().flatten()
    }
}

fn sheets(bytes: &[u8]) -> Option<Vec<Grid>> {
    let mut workbook = open_workbook_auto_from_rs(Cursor::new(bytes)).ok()?;
    let mut grids = Vec::new();
    for name in workbook.sheet_names() {
        let Ok(range) = workbook.worksheet_range(&name) else { continue };
        let (first_row, first_column) = range.start().unwrap_or((0, 0));
        let indent = usize::try_from(first_column).unwrap_or(0).min(1000);
        let rows = range.rows().zip(first_row.saturating_add(1)..).map(|(row, number)| {
            let cells = std::iter::repeat_n(String::new(), indent).chain(row.iter().map(text_of));
            GridRow { number, cells: cells.collect() }
        });
        grids.push(Grid { rows: rows.collect() });
    }
    Some(grids)
}

/// A cell as text. Whole numbers lose their `.0`; what a spreadsheet program took for a date stays one, so that a
/// result such as 1-0 that became a date is not mistaken for a result.
fn text_of(cell: &Data) -> String {
    match cell {
        Data::Empty => String::new(),
        Data::String(text) => text.clone(),
        Data::Bool(value) => value.to_string(),
        other => other.to_string(),
    }
}

fn by_blanks(line: &str) -> Vec<String> {
    let line = line.trim_end();
    let mut cells: Vec<String> = Vec::new();
    let mut rest = line.trim_start();
    if rest.is_empty() {
        return cells;
    }
    loop {
        match rest.find("  ") {
            Some(end) => {
                let (cell, after) = rest.split_at(end);
                cells.push(cell.to_owned());
                rest = after.trim_start();
            }
            None => {
                cells.push(rest.to_owned());
                return cells;
            }
        }
    }
}

fn quoted_rows(text: &str, separator: char) -> Vec<GridRow> {
    let mut rows = Vec::new();
    let mut row = GridRow { number: 1, cells: Vec::new() };
    let (mut cell, mut quoted, mut started) = (String::new(), false, false);
    let mut line = 1_u32;
    let mut chars = text.chars().peekable();
    while let Some(character) = chars.next() {
        match character {
            '"' if quoted => {
                if chars.peek() == Some(&'"') {
                    chars.next();
                    cell.push('"');
                } else {
                    quoted = false;
                }
            }
            '"' if !started => (quoted, started) = (true, true),
            '\r' | '\n' => {
                if character == '\r' && chars.peek() == Some(&'\n') {
                    chars.next();
                }
                line = line.saturating_add(1);
                // A quote that is never closed must not swallow the rest of the file.
                if quoted && cell.len() < 2000 {
                    cell.push('\n');
                    continue;
                }
                quoted = false;
                row.cells.push(std::mem::take(&mut cell));
                rows.push(std::mem::replace(&mut row, GridRow { number: line, cells: Vec::new() }));
                started = false;
            }
            _ if character == separator && !quoted => {
                row.cells.push(std::mem::take(&mut cell));
                started = false;
            }
            _ => {
                started |= character != ' ';
                cell.push(character);
            }
        }
    }
    if !cell.is_empty() || !row.cells.is_empty() {
        row.cells.push(cell);
        rows.push(row);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str, separator: Separator) -> Vec<Vec<String>> {
        Grid::from_text(text, separator).rows.into_iter().map(|row| row.cells).collect()
    }

    #[test]
    fn quotes_protect_separators_and_line_ends() {
        let comma = Separator::Character(',');
        assert_eq!(
            cells("a,\"b, c\",\"say \"\"x\"\"\"\r\n1,,\"l1\nl2\"", comma),
            [vec!["a", "b, c", "say \"x\""], vec!["1", "", "l1\nl2"]]
        );
        assert_eq!(cells("O\"Neill,b", comma), [vec!["O\"Neill", "b"]]);
    }

    #[test]
    fn columns_for_reading_are_split_at_two_blanks() {
        assert_eq!(
            cells(" 1   Alpha, Ann   1-0  Beta, Bob", Separator::Blanks),
            [vec!["1", "Alpha, Ann", "1-0", "Beta, Bob"]]
        );
    }

    #[test]
    fn what_is_no_workbook_is_none() {
        assert!(Grid::sheets_of_workbook(b"PK\x03\x04 not really").is_none());
        assert!(Grid::sheets_of_workbook(&[]).is_none());
    }
}
