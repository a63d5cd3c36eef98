//! Rows and columns of text, whether they come from a text file or a workbook.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::controls::{blanked, is_unprintable};
use crate::headings::{Heading, heading};
use calamine::{Data, Reader, Sheets, Xlsx, open_workbook_auto_from_rs};

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
    /// How many characters of a workbook were read as blanks because they cannot be printed.
    pub(crate) unprintable: usize,
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
            Separator::Blanks => columns_for_reading(text),
        };
        Self { rows, unprintable: 0 }
    }

    /// The sheets of a workbook (.xlsx, .xlsb, .xls, .ods). `None` where it cannot be opened.
    pub(crate) fn sheets_of_workbook(bytes: &[u8]) -> Option<Vec<Self>> {
        // A damaged workbook must not take the program down, whatever the reader of workbooks thinks of it.
        catch_unwind(AssertUnwindSafe(|| sheets(bytes))).ok().flatten()
    }
}

/// More rows and columns than any list has. A stray cell in the last row of a sheet must not fill the memory.
const ROWS: u32 = 50_000;
const COLUMNS: u16 = 400;

fn sheets(bytes: &[u8]) -> Option<Vec<Grid>> {
    let mut workbook = open_workbook_auto_from_rs(Cursor::new(bytes)).ok()?;
    let names = workbook.sheet_names();
    if let Sheets::Xlsx(workbook) = &mut workbook {
        return Some(names.iter().filter_map(|name| cell_by_cell(workbook, name)).collect());
    }
    let mut grids = Vec::new();
    for name in names {
        let Ok(range) = workbook.worksheet_range(&name) else { continue };
        let mut grid = Sparse::default();
        let (first_row, first_column) = range.start().unwrap_or((0, 0));
        for (row, column, cell) in range.used_cells() {
            let place =
                |first: u32, offset: usize| first.saturating_add(u32::try_from(offset).unwrap_or(u32::MAX));
            grid.put(place(first_row, row), place(first_column, column), text_of(cell));
        }
        grids.push(grid.finish());
    }
    Some(grids)
}

fn cell_by_cell(workbook: &mut Xlsx<Cursor<&[u8]>>, name: &str) -> Option<Grid> {
    let mut grid = Sparse::default();
    let mut cells = workbook.worksheet_cells_reader(name).ok()?;
    while let Some(cell) = cells.next_cell().ok()? {
        let (row, column) = cell.get_position();
        grid.put(row, column, text_of(&Data::from(cell.get_value().clone())));
    }
    Some(grid.finish())
}

/// Cells in any order.
#[derive(Default)]
struct Sparse {
    rows: BTreeMap<u32, Vec<String>>,
    unprintable: usize,
}

impl Sparse {
    fn put(&mut self, row: u32, column: u32, text: String) {
        let Ok(place) = usize::try_from(column) else { return };
        if row >= ROWS || column >= COLUMNS.into() || text.is_empty() {
            return;
        }
        self.unprintable += text.chars().filter(|c| is_unprintable(*c)).count();
        let text = blanked(&text).into_owned();
        let cells = self.rows.entry(row).or_default();
        if cells.len() <= place {
            cells.resize(place + 1, String::new());
        }
        if let Some(cell) = cells.get_mut(place) {
            *cell = text;
        }
    }

    fn finish(self) -> Grid {
        let rows = self.rows.into_iter().map(|(row, cells)| GridRow { number: row.saturating_add(1), cells });
        Grid { rows: rows.collect(), unprintable: self.unprintable }
    }
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

/// Rows of a text made for reading. Below the headings every piece goes to the heading it stands under, so that an
/// empty cell stays empty.
fn columns_for_reading(text: &str) -> Vec<GridRow> {
    let mut headings: Vec<usize> = Vec::new();
    let mut rows = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let pieces = pieces(line);
        let known = pieces.iter().filter(|piece| is_known_heading(&piece.text)).count();
        if known >= 3 {
            headings = pieces.iter().map(|piece| piece.start).collect();
        }
        let mut cells: Vec<String> = Vec::new();
        for piece in pieces {
            let middle = piece.start + piece.text.chars().count() / 2;
            let under = headings.iter().rposition(|&start| start <= middle).unwrap_or(0);
            if headings.is_empty() || cells.len() > under {
                cells.push(piece.text);
            } else {
                cells.resize(under, String::new());
                cells.push(piece.text);
            }
        }
        rows.push(GridRow { number, cells });
    }
    rows
}

fn is_known_heading(text: &str) -> bool {
    !matches!(heading(text), Heading::Other | Heading::Empty)
}

/// Text between blanks, and the column it starts in.
struct Piece {
    start: usize,
    text: String,
}

/// What stands between two blanks or more.
fn pieces(line: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut blanks = 2;
    for (column, character) in line.chars().enumerate() {
        if character == ' ' {
            blanks += 1;
            continue;
        }
        match pieces.last_mut() {
            Some(piece) if blanks < 2 => {
                piece.text.extend(std::iter::repeat_n(' ', blanks));
                piece.text.push(character);
            }
            _ => pieces.push(Piece { start: column, text: character.to_string() }),
        }
        blanks = 0;
    }
    pieces
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
                let done = std::mem::take(&mut cell);
                // No list has so many columns; what follows is not text of a table.
                if row.cells.len() < usize::from(COLUMNS) {
                    row.cells.push(done);
                }
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
    fn an_empty_cell_under_a_heading_stays_empty() {
        let text = "Board  White         Result  Black\n  1    Alpha, Ann            Beta, Bob\n 10    Gamma, Gus    1-0     Delta, Dot";
        assert_eq!(
            cells(text, Separator::Blanks),
            [
                ["Board", "White", "Result", "Black"],
                ["1", "Alpha, Ann", "", "Beta, Bob"],
                ["10", "Gamma, Gus", "1-0", "Delta, Dot"]
            ]
        );
    }

    #[test]
    fn what_is_no_workbook_is_none() {
        assert!(Grid::sheets_of_workbook(b"PK\x03\x04 not really").is_none());
        assert!(Grid::sheets_of_workbook(&[]).is_none());
    }
}
