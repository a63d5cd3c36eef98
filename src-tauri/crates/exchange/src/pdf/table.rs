//! Tables: columns as wide as their text needs, the head anew on every sheet, broken between rows.

use super::flow::{Flow, LEFT, Weight};
use crate::print::Table;

/// The first size at which no word has to be broken is taken.
const SIZES: [f32; 3] = [9.0, 8.0, 7.0];
/// Above and below it.
const OVER: f32 = 2.2;
/// The room to write in by hand: 26 mm by 8 mm.
const BY_HAND: (f32, f32) = (73.7, 22.7);

/// Left and right of the text in a cell: less where the text is smaller.
fn side(size: f32) -> f32 {
    (size - 5.0).max(2.0)
}

impl Flow {
    pub(super) fn table(&mut self, table: &Table) {
        let columns = table.rows.iter().map(Vec::len).chain([table.head.len()]).max().unwrap_or(0);
        if columns == 0 {
            return;
        }
        let mut found = (Vec::new(), 0.0);
        for size in SIZES {
            let (widths, whole) = self.widths(table, columns, size);
            found = (widths, size);
            if whole {
                break;
            }
        }
        let (widths, size) = found;
        let tall = if table.by_hand.is_empty() { 0.0 } else { BY_HAND.1 };
        let head = self.cells(&table.head, &widths, Weight::Bold, size);
        self.need(height(&head) + tall.max(40.0));
        self.row(&head, &widths, table, 0.0);
        for row in &table.rows {
            let cells = self.cells(row, &widths, Weight::Plain, size);
            let needed = height(&cells).max(tall);
            if needed > self.room() && needed < self.whole() - height(&head) {
                self.turn();
                self.row(&head, &widths, table, 0.0);
            }
            self.long_row(cells, &head, &widths, table, tall);
        }
        self.down(11.0);
    }

    /// A row, torn apart where it is longer than a sheet.
    fn long_row(&mut self, mut cells: Cells, head: &Cells, widths: &[f32], table: &Table, tall: f32) {
        let leading = Self::leading(cells.size);
        while height(&cells).max(tall) > self.room() {
            let fit = ((self.room() - 2.0 * OVER) / leading).floor().max(0.0) as usize;
            if fit > 0 {
                let first = Cells {
                    weight: cells.weight,
                    size: cells.size,
                    lines: cells
                        .lines
                        .iter_mut()
                        .map(|cell| cell.drain(..fit.min(cell.len())).collect())
                        .collect(),
                };
                self.row(&first, widths, table, 0.0);
            }
            self.turn();
            self.row(head, widths, table, 0.0);
            if height(head) + leading + 2.0 * OVER > self.whole() {
                // A head that fills a sheet leaves no room for rows: nothing is lost, the sheet is only overfull.
                break;
            }
        }
        self.row(&cells, widths, table, tall);
    }

    fn row(&mut self, cells: &Cells, widths: &[f32], table: &Table, tall: f32) {
        let (mut x, y, height) = (LEFT, self.y(), height(cells).max(tall));
        for (column, (lines, width)) in cells.lines.iter().zip(widths).enumerate() {
            for (at, line) in lines.iter().enumerate() {
                // Beside room to write in, text stands in the middle.
                let over =
                    (height - Self::leading(cells.size) * lines.len() as f32).min(tall).max(2.0 * OVER) / 2.0;
                let top = y + over + Self::leading(cells.size) * at as f32;
                self.line(line, cells.weight, cells.size, x + side(cells.size), top);
            }
            if table.by_hand.contains(&column) {
                self.upright(x, y, height, 0.5);
            }
            x += width;
        }
        self.down(height);
        self.rule(LEFT, self.y(), self.across(), if cells.weight == Weight::Bold { 1.0 } else { 0.5 });
    }

    fn cells(&mut self, row: &[String], widths: &[f32], weight: Weight, size: f32) -> Cells {
        let none = String::new();
        let texts = row.iter().chain(std::iter::repeat(&none)).zip(widths);
        Cells {
            weight,
            size,
            lines: texts
                .map(|(text, width)| self.wrap(text, weight, size, width - 2.0 * side(size)))
                .collect(),
        }
    }

    /// As wide as the longest text where all fit; else shared out, none narrower than its longest word; and whether that
    /// was possible.
    fn widths(&mut self, table: &Table, columns: usize, size: f32) -> (Vec<f32>, bool) {
        let mut needs = vec![(0.0_f32, 0.0_f32); columns];
        let head = table.head.iter().enumerate().map(|(column, text)| (column, text, Weight::Bold));
        let rows = table.rows.iter().flat_map(|row| row.iter().enumerate());
        let rows = rows.map(|(column, text)| (column, text, Weight::Plain));
        for (column, text, weight) in head.chain(rows) {
            let Some((least, most)) = needs.get_mut(column) else { continue };
            for line in text.lines() {
                *most = most.max(self.width(line.trim(), weight, size) + 2.0 * side(size) + 0.5);
            }
            for word in text.split_whitespace() {
                *least = least.max(self.width(word, weight, size) + 2.0 * side(size) + 0.5);
            }
        }
        for column in &table.by_hand {
            if let Some(needs) = needs.get_mut(*column) {
                *needs = (needs.0.max(BY_HAND.0), needs.1.max(BY_HAND.0));
            }
        }
        let least: f32 = needs.iter().map(|(least, _)| least).sum();
        let most: f32 = needs.iter().map(|(_, most)| most).sum();
        if most <= self.across() {
            let more = (self.across() - most) / columns as f32;
            return (needs.iter().map(|(_, most)| most + more).collect(), true);
        }
        if least <= self.across() {
            let share = (self.across() - least) / (most - least).max(1.0);
            return (needs.iter().map(|(least, most)| least + (most - least) * share).collect(), true);
        }
        // A word longer than its share is broken.
        let equal = self.across() / columns as f32;
        let narrow: f32 = needs.iter().map(|(least, _)| least.min(equal)).sum();
        let wide: f32 = needs.iter().map(|(least, _)| (least - equal).max(0.0)).sum();
        let share = (self.across() - narrow) / wide.max(1.0);
        let widths = needs.iter().map(|(least, _)| least.min(equal) + (least - equal).max(0.0) * share);
        (widths.collect(), false)
    }
}

/// The lines of each cell of a row.
struct Cells {
    weight: Weight,
    size: f32,
    lines: Vec<Vec<String>>,
}

fn height(cells: &Cells) -> f32 {
    let lines = cells.lines.iter().map(Vec::len).max().unwrap_or(0).max(1);
    Flow::leading(cells.size) * lines as f32 + 2.0 * OVER
}
