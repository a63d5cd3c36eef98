//! Pairing lists: a row per board with White, Black and what else the program prints.

use std::collections::{BTreeMap, HashMap, HashSet};

use desk::roster::{
    Bye, ByeKind, NoticeLevel, Outcome, Pairing, PlayerKey, Roster, Round, StatedResult, Team, TeamKey,
    TeamSeat,
};

use crate::grid::{Grid, GridRow};
use crate::headings::{Field, Side, round_in};
use crate::notices::{Message, Notices};
use crate::pairing_layout::{Layout, layout_of, merged, titles};
use crate::people::{People, PlayerColumns, digits, folded};
use crate::problem::Problem;
use crate::result_text::{ResultText, read as read_result, side};
use crate::trf::result_code::{Code, Game, game};
use crate::trf::scoring;

/// What stands in place of an opponent for the odd player.
const BYE: &str = "bye|spielfrei|freilos|exempt|exempté|exemptée|descansa|descanso|libre|riposo|riposa|folga|isento|\
    vrij|bay|fri|frirond|walkover|vapaa|свободен|свободный|вільний|почивка|pauza|wolny|wolny los|volno|voľno|\
    slobodan|slobodna|prost|prosta|erőnyerő|szabadnapos|liber|ρεπό|brīvs|laisvas";

/// What stands there for somebody who is not paired.
const NOT_PAIRED: &str = "not paired|nicht ausgelost|nicht gepaart|non apparié|no emparejado|non abbinato|absent|\
    abwesend|absente|ausente|assente|afwezig|withdrawn|zurückgezogen|unpaired|без пары|не в паре|odsutan|nieobecny";

/// More contradictions than anybody reads: the rest of the list is not looked at.
const PROBLEMS: usize = 200;

/// Reads a grid as a pairing list. `None` where no row of headings has White and Black.
pub(crate) fn read(grid: &Grid, file_name: &str) -> Option<Result<Roster, Vec<Problem>>> {
    let candidates = grid.rows.iter().take(60).enumerate();
    let (place, mut layout, _) = candidates
        .filter_map(|(place, row)| layout_of(row).map(|(layout, known)| (place, layout, known)))
        .max_by_key(|(place, _, known)| (*known, std::cmp::Reverse(*place)))?;
    let (before, rows) = grid.rows.split_at(place);
    let two = rows.first().zip(rows.get(1)).and_then(|(row, below)| layout_of(&merged(row, below)?));
    let headings = if two.is_some() { 2 } else { 1 };
    layout = two.map_or(layout, |(layout, _)| layout);
    let rows = rows.get(headings..).unwrap_or_default();
    titles(&mut layout, rows);
    let mut list = List::new(layout);
    list.preamble(before, file_name);
    for row in rows {
        let joined = list.names_joined(row);
        list.row(joined.as_ref().unwrap_or(row));
    }
    list.finish()
}

struct List {
    layout: Layout,
    roster: Roster,
    people: People,
    notices: Notices,
    problems: Vec<Problem>,
    rounds: BTreeMap<u16, (Round, HashSet<PlayerKey>)>,
    teams: Vec<Team>,
    current: u16,
    last_match: HashMap<u16, (TeamKey, TeamKey, TeamSeat)>,
    boards: HashSet<(u16, u32)>,
    highest_board: HashMap<u16, u32>,
}

impl List {
    fn new(layout: Layout) -> Self {
        Self {
            layout,
            roster: Roster::default(),
            people: People::default(),
            notices: Notices::default(),
            problems: Vec::new(),
            rounds: BTreeMap::new(),
            teams: Vec::new(),
            current: 0,
            last_match: HashMap::new(),
            boards: HashSet::new(),
            highest_board: HashMap::new(),
        }
    }

    /// The name of the competition and the round, from what stands above the headings or from the file's name.
    fn preamble(&mut self, rows: &[GridRow], file_name: &str) {
        let texts: Vec<&str> = rows.iter().flat_map(GridRow::filled).collect();
        let source = |text: &&&str| !text.to_lowercase().contains("chess-results");
        self.roster.facts.name = texts.iter().find(source).map(|text| (*text).to_owned()).unwrap_or_default();
        if let Some(round) = texts.iter().rev().find_map(|text| round_in(text)) {
            self.current = round;
        } else if let Some(round) = round_in(file_name)
            && self.layout.round.is_none()
        {
            self.current = round;
            let message = Message::plain("list-round-from-name").with("round", round);
            self.notices.add(NoticeLevel::Info, None, message);
        }
    }

    /// A row with more cells than headings, because names such as `Alpha, Ann` were written without quotes: the
    /// cells that begin with a blank and a letter are the rest of the cell before.
    fn names_joined(&mut self, row: &GridRow) -> Option<GridRow> {
        let continues = |cell: &String| {
            let mut chars = cell.chars();
            chars.next() == Some(' ') && chars.next().is_some_and(char::is_alphabetic)
        };
        let excess = row.cells.len().checked_sub(self.layout.width).filter(|&excess| excess > 0)?;
        if row.cells.iter().skip(1).filter(|cell| continues(cell)).count() != excess {
            return None;
        }
        let mut cells: Vec<String> = Vec::new();
        for cell in &row.cells {
            match cells.last_mut() {
                Some(last) if continues(cell) => {
                    last.push(',');
                    last.push_str(cell);
                }
                _ => cells.push(cell.clone()),
            }
        }
        self.notices.once(NoticeLevel::Repaired, Some(row.number), Message::plain("list-commas-unquoted"));
        Some(GridRow { number: row.number, cells })
    }

    fn row(&mut self, row: &GridRow) {
        let name = |columns: &PlayerColumns| folded(columns.text(row, Field::Name));
        let (white, black) = (name(&self.layout.white), name(&self.layout.black));
        if row.filled().next().is_none() || self.problems.len() >= PROBLEMS {
            return;
        }
        if let Some((layout, _)) = layout_of(row) {
            // Headings again; with those of a match the teams change.
            if layout.teams.is_some() {
                self.layout = layout;
            }
            return;
        }
        if row.filled().count() <= 2
            && let Some(round) = row.filled().find_map(round_in)
        {
            self.current = round;
            return;
        }
        if white.is_empty() && black.is_empty() {
            self.unread(row);
            return;
        }
        if let Some(round) = self.layout.round.and_then(|column| digits(row.cell(column))?.parse().ok()) {
            self.current = round;
        }
        match (without_opponent(&white), without_opponent(&black)) {
            (None, None) => self.pairing(row),
            (None, Some(why)) => self.bye(row, why, Side::White),
            (Some(why), None) => self.bye(row, why, Side::Black),
            (Some(_), Some(_)) => self.unread(row),
        }
    }

    fn unread(&mut self, row: &GridRow) {
        let text: String = row.filled().collect::<Vec<_>>().join(" | ").chars().take(60).collect();
        self.notices.add(
            NoticeLevel::Info,
            Some(row.number),
            Message::plain("list-row-unread").with("text", text),
        );
    }

    /// Gives a player a seat in the round, once.
    fn seat(&mut self, row: &GridRow, side: Side) -> Option<PlayerKey> {
        let columns = if side == Side::White { &self.layout.white } else { &self.layout.black };
        let player = columns.player(row)?;
        let team = match (&self.layout.teams, side) {
            (Some((first, _)), Side::White) => first.clone(),
            (Some((_, second)), Side::Black) => second.clone(),
            (None, _) => columns.text(row, Field::Team).to_owned(),
        };
        let current = self.current;
        let (_, seated) = self.rounds.entry(current).or_insert_with(|| {
            (Round { number: current, pairings: Vec::new(), byes: Vec::new() }, HashSet::new())
        });
        let key = self.people.key(player, seated, row.number, &mut self.notices);
        if !seated.insert(key) {
            let player = self.people.label(key);
            self.problems.push(Problem::SeatedTwice { line: row.number, round: current.into(), player });
            return None;
        }
        if !team.is_empty() {
            self.join(key, &team);
        }
        Some(key)
    }

    fn join(&mut self, player: PlayerKey, name: &str) {
        let place = self.teams.iter().position(|team| folded(&team.name) == folded(name));
        let place = place.unwrap_or_else(|| {
            let key = TeamKey(u32::try_from(self.teams.len() + 1).unwrap_or(u32::MAX));
            self.teams.push(Team {
                key,
                name: name.to_owned(),
                nickname: String::new(),
                strength: String::new(),
                match_points: None,
                game_points: None,
                rank: None,
                players: Vec::new(),
            });
            self.teams.len() - 1
        });
        if let Some(team) = self.teams.get_mut(place)
            && !team.players.contains(&player)
        {
            team.players.push(player);
        }
    }

    fn team_of(&self, player: PlayerKey) -> Option<TeamKey> {
        self.teams.iter().find(|team| team.players.contains(&player)).map(|team| team.key)
    }

    fn pairing(&mut self, row: &GridRow) {
        let (Some(mut white), Some(mut black)) = (self.seat(row, Side::White), self.seat(row, Side::Black))
        else {
            return;
        };
        let Some((mut result, adjourned)) = self.result(row, white, black) else { return };
        let seat = self.team_seat(row, white, black);
        // Lists by teams name the first team's player first; it has White on odd boards as a rule.
        let by_teams = self.layout.teams.is_some();
        if by_teams {
            self.notices.once(NoticeLevel::Ask, Some(row.number), Message::plain("list-team-colours"));
            if seat.is_some_and(|seat| seat.board_in_match % 2 == 0) {
                std::mem::swap(&mut white, &mut black);
                result = result.map(turned);
            }
        }
        let board = self.layout.board.and_then(|column| digits(row.cell(column))?.parse().ok());
        let Some((round, _)) = self.rounds.get_mut(&self.current) else { return };
        let in_match = self.layout.match_no.is_some();
        let stated = board.filter(|&board: &u32| !in_match && board > 0);
        let highest = self.highest_board.entry(round.number).or_default();
        let board = stated.unwrap_or(highest.saturating_add(1));
        *highest = board.max(*highest);
        let twice = !self.boards.insert((round.number, board));
        if twice {
            let message = Message::plain("list-board-twice").with("board", board).with("round", round.number);
            self.notices.add(NoticeLevel::Ask, Some(row.number), message);
        }
        round.pairings.push(Pairing {
            // The second at a board gets one after all others, see below.
            board: if twice { 0 } else { board },
            board_stated: !twice && (stated.is_some() || seat.is_some()),
            seat,
            white,
            black,
            colours_stated: !by_teams,
            result,
            adjourned,
        });
    }

    /// Match and board: from their columns, from `3.2` in the board's column, or from the teams.
    fn team_seat(&mut self, row: &GridRow, white: PlayerKey, black: PlayerKey) -> Option<TeamSeat> {
        let board = self.layout.board.map_or("", |column| row.cell(column));
        if let Some(match_no) = self.layout.match_no.and_then(|column| digits(row.cell(column))?.parse().ok())
        {
            let board_in_match = digits(board).and_then(|board| board.parse().ok())?;
            return Some(TeamSeat { match_no, board_in_match });
        }
        if let Some((match_no, board)) = board.split_once(['.', '/', '-'])
            && let (Ok(match_no), Ok(board_in_match)) = (match_no.trim().parse(), board.trim().parse())
            && board_in_match > 0
        {
            return Some(TeamSeat { match_no, board_in_match });
        }
        let (first, second) = (self.team_of(white)?, self.team_of(black)?);
        let pair = (first.min(second), first.max(second));
        let last = self.last_match.get(&self.current).copied();
        let seat = match last {
            Some((a, b, seat)) if (a, b) == pair => {
                TeamSeat { match_no: seat.match_no, board_in_match: seat.board_in_match + 1 }
            }
            Some((_, _, seat)) => TeamSeat { match_no: seat.match_no + 1, board_in_match: 1 },
            None => TeamSeat { match_no: 1, board_in_match: 1 },
        };
        self.last_match.insert(self.current, (pair.0, pair.1, seat));
        Some(seat)
    }

    fn result(
        &mut self,
        row: &GridRow,
        white: PlayerKey,
        black: PlayerKey,
    ) -> Option<(Option<StatedResult>, bool)> {
        let (text, read) = self.result_text(row);
        let (white, black) = (self.people.label(white), self.people.label(black));
        let round = usize::from(self.current);
        let decided = match read {
            ResultText::Open => return Some((None, false)),
            ResultText::Game(white, black) => game(white, black),
            ResultText::Unreadable => Game::Unclear,
        };
        match decided {
            Game::Decided { outcome, rated, doubtful: false } => {
                let (white_points, black_points) = scoring::game_points(&Default::default(), outcome);
                Some((Some(StatedResult { outcome, white_points, black_points, rated }), false))
            }
            Game::Open { adjourned } => Some((None, adjourned)),
            Game::Decided { .. } | Game::Unclear => {
                let message = Message::plain("list-result-unreadable")
                    .with("white", white)
                    .with("black", black)
                    .with("text", text);
                self.notices.add(NoticeLevel::Ask, Some(row.number), message);
                Some((None, false))
            }
            Game::TooMuch => {
                self.problems.push(Problem::TooManyPoints {
                    line: row.number,
                    round,
                    white,
                    black,
                    result: text,
                });
                None
            }
        }
    }

    fn result_text(&self, row: &GridRow) -> (String, ResultText) {
        if let Some(column) = self.layout.result {
            let text = row.cell(column);
            return (text.to_owned(), read_result(text));
        }
        let white = self.layout.white.text(row, Field::Result);
        let black = self.layout.black.text(row, Field::Result);
        let read = match (side(white, false), side(black, false)) {
            _ if white.is_empty() && black.is_empty() => ResultText::Open,
            (Some(white), Some(black)) => ResultText::Game(white, black),
            _ => ResultText::Unreadable,
        };
        (format!("{white}–{black}"), read)
    }

    fn bye(&mut self, row: &GridRow, why: NoOpponent, side_of_player: Side) {
        let Some(player) = self.seat(row, side_of_player) else { return };
        let (text, _) = self.result_text(row);
        let first =
            text.split(['-', ':', '–']).map(str::trim).find(|part| !part.is_empty()).unwrap_or_default();
        let kind = match (side(first, false), why) {
            (Some(Code::Win | Code::ForfeitWin), NoOpponent::NotPaired) => ByeKind::FullPoint,
            (Some(Code::Win | Code::ForfeitWin), _) => ByeKind::PairingAllocated,
            (Some(Code::Draw), _) => ByeKind::HalfPoint,
            (Some(_), _) => ByeKind::ZeroPoint,
            (None, NoOpponent::NotPaired) => ByeKind::ZeroPoint,
            (None, NoOpponent::Bye) => ByeKind::PairingAllocated,
            (None, NoOpponent::Nobody) if without_opponent(&folded(&text)) == Some(NoOpponent::Bye) => {
                ByeKind::PairingAllocated
            }
            (None, NoOpponent::Nobody) => {
                let message =
                    Message::plain("list-opponent-missing").with("player", self.people.label(player));
                self.notices.add(NoticeLevel::Ask, Some(row.number), message);
                ByeKind::NotPaired
            }
        };
        if let Some((round, _)) = self.rounds.get_mut(&self.current) {
            round.byes.push(Bye { player, kind });
        }
    }

    fn finish(mut self) -> Option<Result<Roster, Vec<Problem>>> {
        if self.rounds.is_empty() && self.problems.is_empty() {
            return None;
        }
        if !self.problems.is_empty() {
            return Some(Err(self.problems));
        }
        if self.rounds.contains_key(&0) {
            self.notices.add(NoticeLevel::Ask, None, Message::plain("list-round-unknown"));
        }
        if self.layout.board.is_none() {
            self.notices.add(NoticeLevel::Info, None, Message::plain("list-boards-by-order"));
        }
        for (round, _) in self.rounds.into_values() {
            let allocated = round.byes.iter().filter(|bye| bye.kind == ByeKind::PairingAllocated).count();
            if allocated > 1 && self.teams.is_empty() {
                let message = Message::plain("trf-two-pairing-byes")
                    .with("round", round.number)
                    .with("number", allocated);
                self.notices.add(NoticeLevel::Ask, None, message);
            }
            self.roster.rounds.push(round);
        }
        for round in &mut self.roster.rounds {
            let mut last = round.pairings.iter().map(|pairing| pairing.board).max().unwrap_or(0);
            for pairing in round.pairings.iter_mut().filter(|pairing| pairing.board == 0) {
                last = last.saturating_add(1);
                pairing.board = last;
            }
            round.pairings.sort_by_key(|pairing| pairing.board);
        }
        self.roster.players = self.people.into_players();
        self.roster.teams = self.teams;
        self.roster.notices = self.notices.finish();
        Some(Ok(self.roster))
    }
}

/// A result seen from the other side.
fn turned(result: StatedResult) -> StatedResult {
    let outcome = match result.outcome {
        Outcome::WhiteWins => Outcome::BlackWins,
        Outcome::BlackWins => Outcome::WhiteWins,
        Outcome::HalfZero => Outcome::ZeroHalf,
        Outcome::ZeroHalf => Outcome::HalfZero,
        Outcome::ForfeitToWhite => Outcome::ForfeitToBlack,
        Outcome::ForfeitToBlack => Outcome::ForfeitToWhite,
        same @ (Outcome::Draw | Outcome::ZeroZero | Outcome::DoubleForfeit) => same,
    };
    StatedResult { outcome, white_points: result.black_points, black_points: result.white_points, ..result }
}

/// Why somebody has no opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NoOpponent {
    Bye,
    NotPaired,
    Nobody,
}

fn without_opponent(name: &str) -> Option<NoOpponent> {
    let listed = |list: &str| list.split('|').any(|word| word == name);
    if name.is_empty() {
        Some(NoOpponent::Nobody)
    } else if listed(BYE) {
        Some(NoOpponent::Bye)
    } else if listed(NOT_PAIRED) {
        Some(NoOpponent::NotPaired)
    } else {
        None
    }
}
