//! Which board a game of a file belongs to, told by FIDE numbers, names, round and board.

use desk::fact::Pairing;
use desk::ids::*;
use desk::state::State;
use laws::Colour;
use notation::date::RoundParts;
use notation::game::Game;
use notation::player_name::{PlayerName, may_be_same};
use notation::tags::is_bye_name;

use crate::view::Message;

/// A board that a game may belong to.
pub(super) struct Board<'a> {
    pub game: GameId,
    pub pairing: &'a Pairing,
    pub names: [&'a str; 2],
    fide: [Option<u64>; 2],
}

/// The boards of a section and round, or of all.
pub(super) fn boards<'a>(
    state: &'a State,
    section: Option<SectionId>,
    round: Option<RoundNo>,
) -> Vec<Board<'a>> {
    let sections = state.sections.iter().filter(|(id, _)| section.is_none_or(|wanted| wanted == **id));
    let rounds = sections.flat_map(|(id, s)| s.rounds.keys().map(move |round| (*id, *round)));
    rounds
        .filter(|(_, no)| round.is_none_or(|wanted| wanted == *no))
        .flat_map(|(id, no)| state.pairings_in_order(id, no))
        .filter_map(|pairing| {
            let player = |side| state.player(pairing.player(side));
            let (white, black) = (player(Colour::White)?, player(Colour::Black)?);
            Some(Board {
                game: state.game_of(pairing.pairing)?,
                pairing,
                names: [&white.name, &black.name],
                fide: [white.fide_number, black.fide_number],
            })
        })
        .collect()
}

/// A board a game was found to belong to, and how sure that is.
pub(super) struct Match {
    pub board: usize,
    /// The names agree; otherwise the arbiter has to look.
    pub sure: bool,
    pub remark: Option<Message>,
}

/// How alike two names are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Likeness {
    /// The same words.
    Same,
    /// The same but for initials, or for given names left out or added.
    Close,
    /// Not the same.
    Different,
}

fn likeness(said: &str, known: &str) -> Likeness {
    let (a, b) = (PlayerName::read(said).key(), PlayerName::read(known).key());
    let within = |short: &[String], long: &[String]| short.iter().all(|word| long.contains(word));
    // A letter alone is an initial, and no name that could be looked for.
    if !a.iter().any(|word| word.chars().count() > 1) {
        Likeness::Different
    } else if a == b {
        Likeness::Same
    } else if may_be_same(said, known) || within(&a, &b) || (b.len() > 1 && within(&b, &a)) {
        Likeness::Close
    } else {
        Likeness::Different
    }
}

/// What a game says about where it belongs.
pub(super) struct Said<'a> {
    pub names: [&'a str; 2],
    fide: [Option<u64>; 2],
    pub round: Option<u16>,
    board: Option<u16>,
}

impl<'a> Said<'a> {
    pub fn of(game: &'a Game) -> Self {
        let tag = |name| game.tags.known(name).unwrap_or_default();
        let parts = RoundParts::read(tag("Round"));
        let small = |n: u32| u16::try_from(n).ok();
        let stated = tag("Board").parse().ok();
        // `3.1.2` is a board within a match, which no table number can be told from.
        let in_round = parts.board.filter(|_| parts.between.is_empty()).and_then(small);
        Self {
            names: [tag("White"), tag("Black")],
            fide: [tag("WhiteFideId").parse().ok(), tag("BlackFideId").parse().ok()],
            round: parts.round.and_then(small),
            board: stated.or(in_round),
        }
    }

    pub fn find(&self, boards: &[Board<'_>]) -> Result<Match, Message> {
        if self.names.iter().any(|name| is_bye_name(name)) {
            return Err(Message::new("games-bye"));
        }
        let of_round: Vec<usize> = (0..boards.len())
            .filter(|i| boards.get(*i).is_some_and(|b| self.round.is_none_or(|r| b.pairing.round.0 == r)))
            .collect();
        // A round that the desk does not have leaves every board open: some programs number by day.
        let open: Vec<usize> = if of_round.is_empty() { (0..boards.len()).collect() } else { of_round };
        let likes = |i: &usize, turned: bool| boards.get(*i).map_or(0, |b| self.likes(b, turned));
        let straight: Vec<(usize, u8)> = open.iter().map(|i| (*i, likes(i, false))).collect();
        match best(&straight, |i| self.at(boards, i)) {
            Best::One(board) => {
                // The same two may have met more than once.
                let other =
                    self.round.filter(|said| boards.get(board).is_some_and(|b| b.pairing.round.0 != *said));
                let remark = other.map(|said| Message::new("games-round-differs").with("round", said));
                return Ok(Match { board, sure: remark.is_none(), remark });
            }
            Best::Several => return Err(Message::new("games-several")),
            Best::None => {}
        }
        let turned: Vec<(usize, u8)> = open.iter().map(|i| (*i, likes(i, true))).collect();
        if let Best::One(board) = best(&turned, |i| self.at(boards, i)) {
            let remark = Some(Message::new("games-colours-differ"));
            return Ok(Match { board, sure: false, remark });
        }
        let unnamed = self.names.iter().all(|name| name.is_empty());
        let mut here = open
            .into_iter()
            .filter(|i| self.board.is_some() && self.at(boards, *i))
            .filter(|i| unnamed || self.half(boards.get(*i)));
        match (here.next(), here.next()) {
            (Some(board), None) if unnamed => {
                Ok(Match { board, sure: true, remark: Some(Message::new("games-by-board")) })
            }
            (Some(board), None) => {
                Ok(Match { board, sure: false, remark: Some(Message::new("games-one-name")) })
            }
            (Some(_), Some(_)) => Err(Message::new("games-several")),
            (None, _) => Err(Message::new("games-no-board")),
        }
    }

    /// Why a game belongs to no board of the round asked for: it says another one.
    pub fn other_round(&self, only: Option<RoundNo>) -> Option<Message> {
        let said = self.round.filter(|said| only.is_some_and(|only| only.0 != *said))?;
        Some(Message::new("games-other-round").with("round", said))
    }

    /// Whether the board is the one the game says it was played at.
    fn at(&self, boards: &[Board<'_>], i: usize) -> bool {
        let board = boards.get(i).and_then(|b| b.pairing.board);
        board.is_some_and(|board| Some(board.0) == self.board)
    }

    /// How well both players fit, 0 where one does not; FIDE numbers count for more than names.
    fn likes(&self, board: &Board<'_>, turned: bool) -> u8 {
        let desk = |side: usize| if turned { 1 - side } else { side };
        let one = |side: usize| {
            let other = desk(side);
            let fide = (self.fide.get(side).copied().flatten(), board.fide.get(other).copied().flatten());
            if let (Some(said), Some(known)) = fide {
                return if said == known { 3 } else { 0 };
            }
            let (said, known) = (self.names.get(side), board.names.get(other));
            match said.zip(known).map(|(said, known)| likeness(said, known)) {
                Some(Likeness::Same) => 2,
                Some(Likeness::Close) => 1,
                Some(Likeness::Different) | None => 0,
            }
        };
        let (white, black) = (one(0), one(1));
        if white == 0 || black == 0 { 0 } else { white + black }
    }

    fn half(&self, board: Option<&Board<'_>>) -> bool {
        let Some(board) = board else { return false };
        self.names.iter().zip(board.names).any(|(said, known)| likeness(said, known) != Likeness::Different)
    }
}

enum Best {
    One(usize),
    Several,
    None,
}

/// The one that fits best; among equals the one whose board is named.
fn best(scores: &[(usize, u8)], at: impl Fn(usize) -> bool) -> Best {
    let Some(top) = scores.iter().map(|(_, score)| *score).max().filter(|top| *top > 0) else {
        return Best::None;
    };
    let equal: Vec<usize> = scores.iter().filter(|(_, score)| *score == top).map(|(i, _)| *i).collect();
    match equal.as_slice() {
        [one] => Best::One(*one),
        _ => {
            let mut named = equal.into_iter().filter(|i| at(*i));
            match (named.next(), named.next()) {
                (Some(one), None) => Best::One(one),
                _ => Best::Several,
            }
        }
    }
}
