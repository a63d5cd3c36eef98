//! What the rows of a comparison show, said once each and in the order of the game.

use super::{Finding, Reason, Row, Whose};

/// The findings in some rows; a difference only exists where there are two sheets.
pub(super) fn findings(rows: &[Row], two: bool) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut order = [Order::default(), Order::default()];
    let mut ply = 0;
    for row in rows {
        let here = row.ply.unwrap_or(ply + 1);
        ply = row.ply.unwrap_or(ply);
        let before = found.len();
        let [white, black] = &mut order;
        for (sheet, entry, order) in [(Whose::White, row.white, white), (Whose::Black, row.black, black)] {
            if let Some((entry, with)) = entry.and_then(|entry| order.take(entry)) {
                found.push(Finding::Exchanged { sheet, entry, with });
            }
        }
        of_row(row, here, &mut found);
        let differs = found.len() > before || matches!(row.reason, Some(Reason::Preferred(_)));
        let known = found.iter().any(|f| matches!(f, Finding::FirstDifference { .. }));
        if two && differs && !known {
            found.insert(before, Finding::FirstDifference { ply: here });
        }
    }
    found
}

fn of_row(row: &Row, ply: u32, found: &mut Vec<Finding>) {
    let entries = [(Whose::White, row.white), (Whose::Black, row.black)];
    let named = entries.into_iter().filter_map(|(sheet, entry)| entry.map(|entry| (sheet, entry)));
    match row.reason {
        None => found.extend(named.map(|(sheet, entry)| Finding::Doubled { sheet, entry })),
        Some(Reason::MissingIn(sheet)) => found.push(Finding::Missing { sheet, ply }),
        Some(Reason::Filled) if row.white.is_none() => {
            found.push(Finding::Missing { sheet: Whose::White, ply });
        }
        Some(Reason::OtherUnclear(unclear)) => found.extend(
            named
                .filter(|(sheet, _)| *sheet == unclear)
                .map(|(sheet, entry)| Finding::Unclear { sheet, entry }),
        ),
        Some(Reason::Resolved | Reason::Likely | Reason::Filled) => {
            found.extend(named.map(|(sheet, entry)| Finding::Unclear { sheet, entry }));
        }
        Some(
            Reason::BothAgree
            | Reason::OnlySheet(_)
            | Reason::Preferred(_)
            | Reason::Exchanged(_)
            | Reason::Decided,
        ) => {}
    }
}

/// In which order the entries of a sheet were used: one ahead of its turn was exchanged with the one whose turn it was.
#[derive(Default)]
struct Order {
    next: usize,
    ahead: Vec<usize>,
}

impl Order {
    fn take(&mut self, entry: usize) -> Option<(usize, usize)> {
        if entry > self.next {
            // What lies between the two is not out of place.
            let first = self.ahead.is_empty();
            self.ahead.push(entry);
            return first.then_some((self.next, entry));
        }
        self.next += 1;
        while let Some(i) = self.ahead.iter().position(|e| *e == self.next) {
            self.ahead.swap_remove(i);
            self.next += 1;
        }
        None
    }
}
