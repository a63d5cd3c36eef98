//! Which column of a pairing list holds what, from its row of headings.

use crate::grid::GridRow;
use crate::headings::{Field, Heading, Side, heading};
use crate::people::{PlayerColumns, digits};
use crate::trf::player_line::title_of;

/// Which column holds what.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Layout {
    /// Number of columns with headings.
    pub(crate) width: usize,
    pub(crate) board: Option<usize>,
    pub(crate) match_no: Option<usize>,
    pub(crate) round: Option<usize>,
    pub(crate) result: Option<usize>,
    pub(crate) white: PlayerColumns,
    pub(crate) black: PlayerColumns,
    /// The two teams, where every match has headings of its own: the first-named and the second.
    pub(crate) teams: Option<(String, String)>,
}

/// The layout a row of headings gives, and how many headings were known.
pub(crate) fn layout_of(row: &GridRow) -> Option<(Layout, usize)> {
    let headings: Vec<Heading> = row.cells.iter().map(|cell| heading(cell)).collect();
    let known = headings.iter().filter(|heading| !matches!(heading, Heading::Empty | Heading::Other)).count();
    let find = |wanted: Heading| headings.iter().position(|heading| *heading == wanted);
    let name = |side| find(Heading::Of(Some(side), Field::Name));
    let names: Vec<usize> = positions(&headings, Heading::Of(None, Field::Name));
    let result = find(Heading::Result);
    let (white, black) = match (name(Side::White), name(Side::Black), names.as_slice()) {
        (Some(white), Some(black), _) => (white, black),
        (None, None, [first, second]) if result.is_some() || find(Heading::Board).is_some() => {
            (*first, *second)
        }
        _ => return match_headings(row).map(|layout| (layout, known)),
    };
    let mut layout = Layout {
        width: row.cells.len(),
        board: find(Heading::Board),
        match_no: find(Heading::Match),
        round: find(Heading::Round),
        result,
        ..Layout::default()
    };
    layout.white.set(Field::Name, white);
    layout.black.set(Field::Name, black);
    for (column, heading) in headings.iter().enumerate() {
        match heading {
            Heading::Of(Some(Side::White), field) => layout.white.set(*field, column),
            Heading::Of(Some(Side::Black), field) => layout.black.set(*field, column),
            _ => {}
        }
    }
    let shared = [
        Field::Number,
        Field::Title,
        Field::Rating,
        Field::Federation,
        Field::FideNumber,
        Field::Club,
        Field::Team,
        Field::Points,
        Field::Result,
    ];
    for field in shared {
        match positions(&headings, Heading::Of(None, field)).as_slice() {
            // Two of a kind: White's first, also where Black's columns are printed in mirror order.
            [first, second] => {
                let (of_white, of_black) = if white < black { (first, second) } else { (second, first) };
                layout.white.set(field, *of_white);
                layout.black.set(field, *of_black);
            }
            // A number before both names counts boards.
            [only] if field == Field::Number && *only < white.min(black) && layout.board.is_none() => {
                layout.board = Some(*only);
            }
            [only] if *only > white.max(black) && white < black => layout.black.set(field, *only),
            [only] if *only < black && white < black => layout.white.set(field, *only),
            _ => {}
        }
    }
    Some((layout, known))
}

/// Two rows of headings as one: a merged cell (`White`) over the columns it holds (`Name`, `Rtg`). `None` where the
/// second row is no row of headings.
pub(crate) fn merged(row: &GridRow, below: &GridRow) -> Option<GridRow> {
    let filled: Vec<Heading> = below.filled().map(heading).collect();
    let fields = filled.iter().all(|heading| matches!(heading, Heading::Of(None, _) | Heading::Result));
    let names = filled.iter().filter(|heading| **heading == Heading::Of(None, Field::Name)).count();
    if !fields || names != 2 {
        return None;
    }
    let mut over = "";
    let cells = (0..row.cells.len().max(below.cells.len())).map(|column| {
        let (above, field) = (row.cell(column), below.cell(column));
        match heading(above) {
            Heading::Of(Some(_), Field::Name) => over = above,
            Heading::Empty => {}
            _ => over = "",
        }
        match (field.is_empty(), over.is_empty()) {
            (true, _) if matches!(heading(above), Heading::Of(Some(_), _)) => String::new(),
            (true, _) => above.to_owned(),
            (false, true) => field.to_owned(),
            (false, false) => format!("{over} {field}"),
        }
    });
    Some(GridRow { number: row.number, cells: cells.collect() })
}

fn positions(headings: &[Heading], wanted: Heading) -> Vec<usize> {
    headings.iter().enumerate().filter(|(_, heading)| **heading == wanted).map(|(place, _)| place).collect()
}

/// Titles stand in a column without heading just before the name.
pub(crate) fn titles(layout: &mut Layout, rows: &[GridRow]) {
    for columns in [&mut layout.white, &mut layout.black] {
        let Some(before) = columns.get(Field::Name).and_then(|name| name.checked_sub(1)) else { continue };
        let mut texts = rows.iter().map(|row| row.cell(before)).filter(|text| !text.is_empty()).peekable();
        if texts.peek().is_some() && texts.all(|text| title_of(text).is_some()) {
            columns.set(Field::Title, before);
        }
    }
}

/// The headings of a match in a team list: `Bo. | 7 | Rooks | Rtg | - | 3 | Knights | Rtg | 2½ : 1½`. The teams stand
/// in the columns of their players.
fn match_headings(row: &GridRow) -> Option<Layout> {
    let headings: Vec<Heading> = row.cells.iter().map(|cell| heading(cell)).collect();
    let ratings = positions(&headings, Heading::Of(None, Field::Rating));
    let [first, second] = ratings.as_slice() else { return None };
    let dash = row.cells.iter().position(|cell| matches!(cell.trim(), "-" | "–" | ":"))?;
    let (white, black) = (first.checked_sub(1)?, second.checked_sub(1)?);
    let team = |column: usize| Some(row.cell(column).to_owned()).filter(|name| !name.is_empty());
    (headings.first() == Some(&Heading::Board) && *first < dash && dash < black).then_some(())?;
    let mut layout = Layout {
        width: row.cells.len(),
        board: Some(0),
        result: Some(second + 1),
        teams: Some((team(white)?, team(black)?)),
        ..Layout::default()
    };
    for (columns, name, rating) in [(&mut layout.white, white, *first), (&mut layout.black, black, *second)] {
        columns.set(Field::Name, name);
        columns.set(Field::Rating, rating);
        // Titles stand where the headings have the number of the team.
        if let Some(title) = name.checked_sub(1).filter(|&column| digits(row.cell(column)).is_some()) {
            columns.set(Field::Title, title);
        }
    }
    Some(layout)
}
