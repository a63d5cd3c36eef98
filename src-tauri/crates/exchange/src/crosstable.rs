//! Crosstables and start lists: a row per player.
//!
//! The columns of a crosstable become the same cells as those of a tournament report, so both sides of every game
//! are compared by the same rules.

use std::collections::{BTreeSet, HashMap};

use desk::roster::{NoticeLevel, Player, PlayerKey, Roster};

use crate::board_order;
use crate::crosstable_cell::{self, RawCell, Style, with_colour};
use crate::grid::{Grid, GridRow};
use crate::headings::{Field, Heading, heading, normalise, round_in};
use crate::notices::{Message, Notices};
use crate::people::PlayerColumns;
use crate::problem::Problem;
use crate::trf::player_line::{PlayerLine, half_points, title_of};
use crate::trf::{rounds, scoring};

/// A list of players that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PlayerList {
    pub(crate) roster: Roster,
    /// Whether there were columns of rounds.
    pub(crate) crosstable: bool,
}

/// Columns of a list of players.
struct Layout {
    player: PlayerColumns,
    /// The columns of rounds 1, 2, … where they are.
    rounds: Vec<usize>,
    style: Style,
    /// Whether there are headings of rounds over columns that are no rounds.
    rounds_unread: bool,
}

/// Reads a grid as a crosstable or a start list. `None` where no row of headings has a name and something more.
pub(crate) fn read(grid: &Grid) -> Option<Result<PlayerList, Vec<Problem>>> {
    let candidates = grid.rows.iter().take(60).enumerate();
    let (place, layout) = candidates
        .filter_map(|(place, row)| Some((place, layout_of(row, grid.rows.get(place + 1..)?)?)))
        .max_by_key(|(place, layout)| (layout.rounds.len(), std::cmp::Reverse(*place)))?;
    let (before, rows) = grid.rows.split_at(place);
    let mut notices = Notices::default();
    let mut players = Vec::new();
    for row in rows.iter().skip(1).filter(|row| row.filled().next().is_some()) {
        match player(row, &layout) {
            Some(line) => players.push(line),
            None => {
                let text: String = row.filled().collect::<Vec<_>>().join(" | ").chars().take(60).collect();
                let message = Message::plain("list-row-unread").with("text", text);
                notices.add(NoticeLevel::Info, Some(row.number), message);
            }
        }
    }
    if players.is_empty() {
        return None;
    }
    let mut roster = Roster::default();
    let source = |text: &&str| !text.to_lowercase().contains("chess-results");
    roster.facts.name = before.iter().flat_map(GridRow::filled).find(source).unwrap_or_default().to_owned();
    Some(finish(roster, layout, players, notices))
}

/// A row's player and cells, still under the number that stands in the row.
struct ListedPlayer {
    row: u32,
    player: Player,
    cells: Vec<RawCell>,
}

fn player(row: &GridRow, layout: &Layout) -> Option<ListedPlayer> {
    let mut player = layout.player.player(row)?;
    // Notes below the table stand in its first column and have nothing else.
    if row.filled().count() < 2 {
        return None;
    }
    player.points = half_points(layout.player.text(row, Field::Points));
    let cells = layout.rounds.iter().map(|&column| {
        let text = row.cells.get(column).map_or("", String::as_str);
        crosstable_cell::read(text, layout.style)
    });
    let cells: Option<Vec<RawCell>> = cells.collect();
    Some(ListedPlayer { row: row.number, player, cells: cells? })
}

fn layout_of(row: &GridRow, below: &[GridRow]) -> Option<Layout> {
    let mut player = PlayerColumns::default();
    let mut known = 0;
    for (column, cell) in row.cells.iter().enumerate() {
        match heading(cell) {
            Heading::Of(None, field) => {
                player.set(field, column);
                known += 1;
            }
            Heading::Board => player.set(Field::Number, column),
            _ => {}
        }
    }
    let name = player.get(Field::Name)?;
    if let Some(before) = name.checked_sub(1)
        && row.cell(before).is_empty()
    {
        let mut texts = below.iter().map(|row| row.cell(before)).filter(|text| !text.is_empty()).peekable();
        if texts.peek().is_some() && texts.all(|text| title_of(text).is_some()) {
            player.set(Field::Title, before);
        }
    }
    let mut round_columns = Vec::new();
    for column in name + 1..row.cells.len() {
        if round_heading(row.cell(column)) == Some(round_columns.len() + 1) {
            round_columns.push(column);
        }
    }
    let cells = below
        .iter()
        .flat_map(|row| round_columns.iter().map(|&column| row.cells.get(column).map_or("", String::as_str)));
    match crosstable_cell::style(cells) {
        Some(style) => Some(Layout { player, rounds: round_columns, style, rounds_unread: false }),
        None if known >= 2 => Some(Layout {
            player,
            rounds: Vec::new(),
            style: Style::NumberFirst,
            rounds_unread: round_columns.len() > 1,
        }),
        None => None,
    }
}

/// The number of the round a heading names: `1.Rd`, `Rd 1`, `R1`, `1`.
fn round_heading(text: &str) -> Option<usize> {
    if let Some(round) = round_in(text) {
        return Some(usize::from(round));
    }
    let words = normalise(text);
    let end = words.find(|c: char| !c.is_ascii_digit()).unwrap_or(words.len());
    let (digits, rest) = words.split_at(end);
    (rest.trim().chars().count() <= 6).then(|| digits.parse().ok()).flatten()
}

fn finish(
    mut roster: Roster,
    layout: Layout,
    mut players: Vec<ListedPlayer>,
    mut notices: Notices,
) -> Result<PlayerList, Vec<Problem>> {
    number(&mut players);
    let letters: BTreeSet<char> =
        players.iter().flat_map(|player| &player.cells).filter_map(|cell| cell.letter).collect();
    let colours = crosstable_cell::colours(&letters);
    if colours.is_none() && !letters.is_empty() {
        let shown: String = letters.iter().collect();
        notices.add(NoticeLevel::Ask, None, Message::plain("list-colour-letters").with("letters", shown));
    }
    let lines: Vec<PlayerLine> = players
        .into_iter()
        .map(|listed| PlayerLine {
            line: listed.row,
            player: listed.player,
            cells: listed.cells.into_iter().map(|cell| with_colour(cell, colours)).collect(),
        })
        .collect();
    let mut problems = Vec::new();
    let paired = rounds::build(&lines, false, &mut notices, &mut problems);
    if !problems.is_empty() {
        return Err(problems);
    }
    roster.rounds = paired.rounds;
    roster.requested_byes = paired.requested;
    let rows: HashMap<PlayerKey, u32> = lines.iter().map(|line| (line.player.key, line.line)).collect();
    roster.players = lines.into_iter().map(|line| line.player).collect();
    if layout.rounds_unread {
        notices.add(NoticeLevel::Ask, None, Message::plain("list-rounds-unread"));
    }
    if !layout.rounds.is_empty() {
        scoring::check(&mut roster, &rows, &mut notices);
    }
    board_order::number_boards(&mut roster);
    roster.notices = notices.finish();
    Ok(PlayerList { roster, crosstable: !layout.rounds.is_empty() })
}

/// Gives every player the number by which the others' cells call him: the starting number, the rank or the place in
/// the list, whichever fits the cells best.
fn number(players: &mut [ListedPlayer]) {
    let by_place = |place: usize| u32::try_from(place + 1).unwrap_or(u32::MAX);
    let choices: [Vec<Option<u32>>; 3] = [
        players.iter().map(|listed| listed.player.starting_number).collect(),
        players.iter().map(|listed| listed.player.rank).collect(),
        (0..players.len()).map(|place| Some(by_place(place))).collect(),
    ];
    let unique = |numbers: &Vec<Option<u32>>| {
        let different: BTreeSet<&u32> = numbers.iter().flatten().collect();
        different.len() == players.len()
    };
    let best = choices
        .iter()
        .filter(|numbers| unique(numbers))
        .min_by_key(|numbers| mismatches(players, numbers))
        .cloned()
        .unwrap_or_default();
    for (place, listed) in players.iter_mut().enumerate() {
        listed.player.key = PlayerKey(best.get(place).copied().flatten().unwrap_or(by_place(place)));
    }
}

/// Games of which the other side says something else, under one way of numbering.
fn mismatches(players: &[ListedPlayer], numbers: &[Option<u32>]) -> usize {
    let place: HashMap<u32, usize> =
        numbers.iter().enumerate().filter_map(|(place, number)| Some(((*number)?, place))).collect();
    let mut wrong = 0;
    for (own, listed) in numbers.iter().zip(players) {
        for (round, cell) in listed.cells.iter().enumerate() {
            let Some(opponent) = cell.opponent else { continue };
            let other = place.get(&opponent).and_then(|&place| players.get(place));
            let back = other.and_then(|other| other.cells.get(round)).and_then(|cell| cell.opponent);
            wrong += usize::from(back.is_none() || back != *own);
        }
    }
    wrong
}
