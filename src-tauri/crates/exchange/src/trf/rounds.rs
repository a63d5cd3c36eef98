//! From the players' columns to rounds: who sat against whom, and every contradiction between the two sides.

use std::collections::{BTreeMap, HashMap, HashSet};

use desk::roster::{
    Bye, ByeKind, Competitor, HalfPoints, NoticeLevel, Pairing, PlayerKey, RequestedBye, Round, StatedResult,
};

use super::player_line::{Cell, PlayerLine, Side};
use super::result_code::{Code, Game, game};
use crate::notices::{Message, Notices};
use crate::problem::Problem;

/// Rounds that were paired, and byes that stand in rounds not yet paired.
#[derive(Debug, Default)]
pub(crate) struct Paired {
    pub(crate) rounds: Vec<Round>,
    pub(crate) requested: Vec<RequestedBye>,
}

/// Builds the rounds. Boards are left 0: the usual order needs points.
pub(crate) fn build(
    players: &[PlayerLine],
    team_competition: bool,
    notices: &mut Notices,
    problems: &mut Vec<Problem>,
) -> Paired {
    let count = players
        .iter()
        .filter_map(|player| player.cells.iter().rposition(|cell| cell.written).map(|last| last + 1))
        .max()
        .unwrap_or(0);
    let index: BTreeMap<u32, &PlayerLine> = players.iter().map(|line| (line.player.key.0, line)).collect();
    let mut paired = Paired::default();
    let paired_rounds = (0..count).rev().find(|&round| is_paired(players, round)).map_or(0, |last| last + 1);
    let mut met = HashMap::new();
    for round in 0..count {
        let mut reader = RoundReader { index: &index, round, team_competition, notices, problems };
        let number = u16::try_from(round + 1).unwrap_or(u16::MAX);
        if round < paired_rounds {
            let (pairings, byes) = reader.read();
            met_again(&pairings, number, &mut met, notices);
            paired.rounds.push(Round { number, pairings, byes });
        } else {
            paired.requested.extend(reader.requested(number));
        }
    }
    paired
}

/// A round is paired when anybody has an opponent in it, or the bye that only a pairing gives.
fn is_paired(players: &[PlayerLine], round: usize) -> bool {
    players.iter().filter_map(|player| player.cells.get(round)).any(|cell| {
        cell.opponent.is_some()
            || matches!(cell.code, Code::PairingBye | Code::ForfeitWin | Code::ForfeitLoss)
    })
}

/// A pair that meets a second time is normal in a double round robin and a slip in a Swiss.
fn met_again(
    pairings: &[Pairing],
    round: u16,
    met: &mut HashMap<(PlayerKey, PlayerKey), u16>,
    notices: &mut Notices,
) {
    for pairing in pairings {
        let pair = (pairing.white.min(pairing.black), pairing.white.max(pairing.black));
        if pairing.result.is_some_and(|result| result.outcome.is_forfeit()) {
            continue;
        }
        if let Some(first) = met.insert(pair, round) {
            let message = Message::plain("trf-pair-met-again")
                .with("white", pair.0)
                .with("black", pair.1)
                .with("first", first)
                .with("round", round);
            notices.once(NoticeLevel::Warning, None, message);
        }
    }
}

struct RoundReader<'a> {
    index: &'a BTreeMap<u32, &'a PlayerLine>,
    round: usize,
    team_competition: bool,
    notices: &'a mut Notices,
    problems: &'a mut Vec<Problem>,
}

const EMPTY: Cell = Cell { opponent: None, colour: None, code: Code::Blank, written: false };

impl RoundReader<'_> {
    fn cell(&self, line: &PlayerLine) -> Cell {
        line.cells.get(self.round).copied().unwrap_or(EMPTY)
    }

    fn read(&mut self) -> (Vec<Pairing>, Vec<Bye>) {
        let (mut pairings, mut byes) = (Vec::new(), Vec::new());
        let mut seated = HashSet::new();
        for line in self.index.values() {
            let cell = self.cell(line);
            let Some(opponent) = cell.opponent else { continue };
            let number = line.player.key.0;
            if seated.contains(&number) {
                continue;
            }
            let taken = seated.contains(&opponent);
            pairings.extend(self.pairing(line, cell, opponent, taken));
            // Where the two sides contradict each other one report is enough.
            if self
                .index
                .get(&opponent)
                .is_some_and(|other| self.cell(other).opponent.is_none_or(|o| o == number))
            {
                seated.extend([number, opponent]);
            }
        }
        let mut allocated = 0_usize;
        for line in self.index.values() {
            let cell = self.cell(line);
            if cell.opponent.is_some() || seated.contains(&line.player.key.0) {
                continue;
            }
            allocated += usize::from(cell.code == Code::PairingBye);
            byes.push(self.bye(line, cell));
        }
        if allocated > 1 && !self.team_competition {
            let message = Message::plain("trf-two-pairing-byes")
                .with("round", self.round + 1)
                .with("number", allocated);
            self.notices.add(NoticeLevel::Ask, None, message);
        }
        (pairings, byes)
    }

    /// The pairing of a player with the opponent he names, if both sides agree on it.
    fn pairing(&mut self, line: &PlayerLine, cell: Cell, opponent: u32, taken: bool) -> Option<Pairing> {
        let (number, round) = (line.player.key.0, self.round + 1);
        if opponent == number {
            self.problems.push(Problem::OwnOpponent { line: line.line, round, player: label(line) });
            return None;
        }
        let Some(&other) = self.index.get(&opponent) else {
            let player = label(line);
            self.problems.push(Problem::OpponentUnknown { line: line.line, round, player, opponent });
            return None;
        };
        let other_cell = self.cell(other);
        let one_sided =
            other_cell.opponent.is_none() && absent(other_cell) && cell.code == Code::ForfeitWin && !taken;
        if other_cell.opponent != Some(number) && !one_sided {
            // Reported once: by the lower number where both name somebody wrong.
            self.problems.push(Problem::OpponentMismatch {
                line: line.line,
                round,
                player: label(line),
                opponent: label(other),
                instead: other_cell.opponent.unwrap_or(0),
            });
            return None;
        }
        if one_sided {
            let message =
                Message::plain("trf-forfeit-one-sided").with("player", label(line)).with("round", round);
            self.notices.once(NoticeLevel::Info, Some(line.line), message);
        }
        let (white, black, colours_stated) = match (cell.colour, other_cell.colour) {
            (Some(Side::White), Some(Side::White)) | (Some(Side::Black), Some(Side::Black)) => {
                let (player, opponent) = (label(line), label(other));
                self.problems.push(Problem::SameColour { line: line.line, round, player, opponent });
                return None;
            }
            (Some(Side::White), _) | (None, Some(Side::Black)) => (line, other, true),
            (Some(Side::Black), _) | (None, Some(Side::White)) => (other, line, true),
            (None, None) if number < opponent => (line, other, false),
            (None, None) => (other, line, false),
        };
        let (result, adjourned) = self.result(white, black)?;
        if adjourned {
            let message = Message::plain("trf-adjourned")
                .with("white", label(white))
                .with("black", label(black))
                .with("round", round);
            self.notices.add(NoticeLevel::Info, Some(white.line), message);
        }
        if !colours_stated {
            // Colours of a game that was not played hurt nobody.
            let forfeit = result.is_some_and(|result| result.outcome.is_forfeit());
            let (level, id) = if forfeit {
                (NoticeLevel::Info, "trf-colours-missing-forfeit")
            } else {
                (NoticeLevel::Warning, "trf-colours-missing")
            };
            self.notices.once(level, Some(line.line), Message::plain(id));
        }
        Some(Pairing {
            board: 0,
            board_stated: false,
            seat: None,
            white: white.player.key,
            black: black.player.key,
            colours_stated,
            result,
            adjourned,
        })
    }

    /// Result and whether adjourned; `None` when it is impossible.
    fn result(&mut self, white: &PlayerLine, black: &PlayerLine) -> Option<(Option<StatedResult>, bool)> {
        let round = self.round + 1;
        let (mut white_code, mut black_code) = (self.cell(white).code, self.cell(black).code);
        // Absent players without an opponent's number: the winner's side tells whose loss it is.
        if white_code == Code::Blank && black_code == Code::ForfeitWin {
            white_code = Code::ForfeitLoss;
        }
        if black_code == Code::Blank && white_code == Code::ForfeitWin {
            black_code = Code::ForfeitLoss;
        }
        let written = || format!("{}:{}", shown(white_code), shown(black_code));
        let about = |id| {
            Message::plain(id)
                .with("round", round)
                .with("white", label(white))
                .with("black", label(black))
                .with("result", written())
        };
        match game(white_code, black_code) {
            Game::Decided { outcome, rated, doubtful } => {
                if doubtful {
                    self.notices.add(NoticeLevel::Ask, Some(white.line), about("trf-result-doubtful"));
                }
                // Points are filled in once the scoring is known.
                let zero = HalfPoints::ZERO;
                Some((Some(StatedResult { outcome, white_points: zero, black_points: zero, rated }), false))
            }
            Game::Open { adjourned } => Some((None, adjourned)),
            Game::Unclear => {
                self.notices.add(NoticeLevel::Ask, Some(white.line), about("trf-result-unclear"));
                Some((None, false))
            }
            Game::TooMuch => {
                self.problems.push(Problem::TooManyPoints {
                    line: white.line,
                    round,
                    white: label(white),
                    black: label(black),
                    result: written(),
                });
                None
            }
        }
    }

    fn bye(&mut self, line: &PlayerLine, cell: Cell) -> Bye {
        let (mut kind, usual) = cell.code.bye();
        // In a team match the winner by forfeit often has no opponent named; elsewhere it is the older way to
        // write the bye of the pairing.
        if kind == ByeKind::WinWithoutOpponent && !self.team_competition {
            kind = ByeKind::PairingAllocated;
        }
        let (round, player) = (self.round + 1, label(line));
        if !usual && kind != ByeKind::WinWithoutOpponent {
            let message = Message::plain("trf-bye-unusual").with("round", round).with("player", player);
            self.notices.once(NoticeLevel::Warning, Some(line.line), message);
        } else if kind == ByeKind::FullPoint {
            let message =
                Message::plain("trf-full-bye-deprecated").with("round", round).with("player", player);
            self.notices.once(NoticeLevel::Info, Some(line.line), message);
        }
        Bye { player: line.player.key, kind }
    }

    /// Byes filled in ahead of the pairing.
    fn requested(&mut self, number: u16) -> Vec<RequestedBye> {
        let lines: Vec<&PlayerLine> = self.index.values().copied().collect();
        let mut requested = Vec::new();
        for line in lines {
            let cell = self.cell(line);
            if cell.written && cell.code != Code::Blank {
                let bye = self.bye(line, cell);
                if bye.kind != ByeKind::NotPaired {
                    let who = Competitor::Player(bye.player);
                    requested.push(RequestedBye { round: number, who, kind: bye.kind });
                }
            }
        }
        requested
    }
}

/// A cell of somebody who did not come: nothing, a forfeit loss or a zero-point bye.
fn absent(cell: Cell) -> bool {
    matches!(cell.code, Code::Blank | Code::ForfeitLoss | Code::ZeroBye)
}

/// Number and name.
fn label(line: &PlayerLine) -> String {
    format!("{} {}", line.player.key, line.player.name).trim().to_owned()
}

fn shown(code: Code) -> char {
    match code {
        Code::Win => '1',
        Code::Draw => '=',
        Code::Loss => '0',
        Code::UnratedWin => 'W',
        Code::UnratedDraw => 'D',
        Code::UnratedLoss => 'L',
        Code::ForfeitWin => '+',
        Code::ForfeitLoss => '-',
        Code::PairingBye => 'U',
        Code::FullBye => 'F',
        Code::HalfBye => 'H',
        Code::ZeroBye => 'Z',
        Code::Adjourned => '?',
        Code::Open => '*',
        Code::Blank => '·',
        Code::Unreadable(character) => character,
    }
}
