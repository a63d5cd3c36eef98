//! Tables of all kinds: text with some separator, or the sheets of a workbook.

use desk::roster::{NoticeLevel, Roster};

use crate::controls::notice;
use crate::crosstable;
use crate::grid::{Grid, SEPARATORS, Separator};
use crate::notices::Message;
use crate::pairing_list;
use crate::problem::Problem;

/// What a table turned out to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Table {
    Pairings(Roster),
    Crosstable(Roster),
    StartList(Roster),
}

/// Reads a text as a table. `None` where no row of headings is recognised with any separator.
pub(crate) fn read_text(text: &str, file_name: &str) -> Option<Result<Table, Vec<Problem>>> {
    let grids: Vec<Grid> = SEPARATORS
        .into_iter()
        .filter(|separator| !matches!(separator, Separator::Character(c) if !text.contains(*c)))
        .map(|separator| Grid::from_text(text, separator))
        .collect();
    first_table(&grids, file_name)
}

/// Reads the sheets of a workbook: the first one with a table, and a notice on the others.
pub(crate) fn read_sheets(sheets: &[Grid], file_name: &str) -> Option<Result<Table, Vec<Problem>>> {
    let mut table = first_table(sheets, file_name)?;
    let unprintable = sheets.iter().map(|sheet| sheet.unprintable).sum();
    if unprintable > 0
        && let Ok(Table::Pairings(roster) | Table::Crosstable(roster) | Table::StartList(roster)) = &mut table
    {
        roster.notices.push(notice(None, unprintable));
    }
    let others = sheets.iter().filter(|sheet| sheet.rows.len() > 1).count().saturating_sub(1);
    if others > 0
        && let Ok(Table::Pairings(roster) | Table::Crosstable(roster) | Table::StartList(roster)) = &mut table
    {
        let message = Message::plain("list-other-sheets").with("count", others);
        roster.notices.push(desk::roster::Notice {
            line: None,
            level: NoticeLevel::Info,
            id: message.id,
            args: message.args,
        });
    }
    Some(table)
}

/// Pairings in any of the grids, else players in any of them.
fn first_table(grids: &[Grid], file_name: &str) -> Option<Result<Table, Vec<Problem>>> {
    if let Some(pairings) = grids.iter().find_map(|grid| pairing_list::read(grid, file_name)) {
        return Some(pairings.map(Table::Pairings));
    }
    let lists: Vec<_> = grids.iter().filter_map(crosstable::read).collect();
    let with_rounds = lists.iter().position(|list| list.as_ref().is_ok_and(|list| list.crosstable));
    let refused = lists.iter().position(Result::is_err);
    let best = with_rounds.or(refused).unwrap_or(0);
    let list = lists.into_iter().nth(best)?;
    Some(list.map(|list| {
        if list.crosstable { Table::Crosstable(list.roster) } else { Table::StartList(list.roster) }
    }))
}
