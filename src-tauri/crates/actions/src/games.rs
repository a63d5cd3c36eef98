//! Games of a PGN file attached to the boards of a round: shown as a list first, recorded as one entry then.

use std::collections::{BTreeMap, BTreeSet};

use desk::command::Command;
use desk::fact::{Moves, Pairing};
use desk::ids::*;
use desk::state::State;
use desk::words::MovesSource;
use laws::Colour;
use notation::date::RoundParts;
use notation::game::{Game, Start};
use notation::notice::{Verdict, Weight};
use notation::pgn::{Profile, ReadOptions, read_all, write_game};
use notation::player_name::{PlayerName, may_be_same};
use notation::tags::is_bye_name;

use crate::error::ActionError;
use crate::recorded;
use crate::session::{Done, Now, Session};
use crate::view::{Message, Pair, crossing};

crossing! {
    /// What a file of games would record.
    pub struct GamesDiff {
        /// Names this reading of the file.
        pub token: String,
        /// The file's name.
        pub file: String,
        /// Games that belong to a board.
        pub games: Vec<GameFound>,
        /// Games that belong to none.
        pub unmatched: Vec<GameUnmatched>,
        /// Boards of the rounds concerned for which the file has no game.
        pub boards_without: Vec<BoardWithout>,
    }

    /// A game of the file that belongs to a board.
    pub struct GameFound {
        /// Names the change.
        pub id: String,
        /// Which game of the file, from 1.
        pub number: u32,
        /// The line it begins at.
        pub line: u32,
        /// The game on the desk.
        pub game: String,
        /// The section's code.
        pub section: String,
        /// The round.
        pub round: u16,
        /// The board, 0 while it has no number.
        pub board: u16,
        /// As the desk has them.
        pub white: String,
        /// As the desk has them.
        pub black: String,
        /// Legal half-moves.
        pub plies: u32,
        /// Half-moves with a clock.
        pub clocks: u32,
        /// Half-moves on record until now.
        pub plies_before: Option<u32>,
        /// What the arbiter should know, most important first.
        pub remarks: Vec<Message>,
        /// Whether it is taken.
        pub taken: bool,
    }

    /// A game of the file that belongs to no board.
    pub struct GameUnmatched {
        /// Which game of the file, from 1.
        pub number: u32,
        /// The line it begins at.
        pub line: u32,
        /// As the file has them.
        pub players: Pair<String>,
        /// As the file has it.
        pub round: String,
        /// Why.
        pub why: Message,
    }

    /// A board without a game in the file.
    pub struct BoardWithout {
        /// The section's code.
        pub section: String,
        /// The round.
        pub round: u16,
        /// The board.
        pub board: u16,
        /// The players.
        pub players: Pair<String>,
    }

    /// What the arbiter chose.
    #[derive(Eq, Default)]
    pub struct GamesChoices {
        /// Only boards of this section.
        pub section: Option<String>,
        /// Only boards of this round.
        pub round: Option<u16>,
        /// Proposed games left out.
        pub leave: Vec<String>,
        /// Games taken although not proposed.
        pub take: Vec<String>,
        /// Whose record it is: `board` (usual), `arbiter`, `white`, `black`.
        pub source: Option<String>,
    }
}

/// A file of games that was read and waits for the arbiter.
#[derive(Clone, Debug)]
pub struct GamesFile {
    /// Its name.
    pub name: String,
    games: Vec<Game>,
}

/// Reads the games of a round. Everything is kept; what cannot be read says so in the list.
pub fn read(name: &str, bytes: &[u8]) -> GamesFile {
    let games = read_all(bytes, ReadOptions::default());
    GamesFile { name: name.to_owned(), games }
}

/// A board that a game may belong to.
struct Board<'a> {
    game: GameId,
    pairing: &'a Pairing,
    names: [&'a str; 2],
    fide: [Option<u64>; 2],
}

fn boards<'a>(state: &'a State, section: Option<SectionId>, round: Option<RoundNo>) -> Vec<Board<'a>> {
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
struct Match {
    board: usize,
    /// The names agree; otherwise the arbiter has to look.
    sure: bool,
    remark: Option<Message>,
}

/// How alike two names are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Likeness {
    /// The same words.
    Same,
    /// The same but for initials, or for given names left out.
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
    } else if may_be_same(said, known) || within(&a, &b) {
        Likeness::Close
    } else {
        Likeness::Different
    }
}

/// What a game says about where it belongs.
struct Said<'a> {
    names: [&'a str; 2],
    fide: [Option<u64>; 2],
    round: Option<u16>,
    board: Option<u16>,
}

impl<'a> Said<'a> {
    fn of(game: &'a Game) -> Self {
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

    fn find(&self, boards: &[Board<'_>]) -> Result<Match, Message> {
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
            Best::One(board) => return Ok(Match { board, sure: true, remark: None }),
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

/// A game of the file with the board it belongs to and what it would record.
struct Found {
    index: usize,
    found: GameFound,
    moves: Moves,
}

/// The list of a file: what belongs where.
pub fn diff(session: &Session, token: EntryId, file: &GamesFile, choices: &GamesChoices) -> GamesDiff {
    let (found, unmatched, without) = sorted(session.state(), file, choices);
    GamesDiff {
        token: token.to_string(),
        file: file.name.clone(),
        games: found.into_iter().map(|found| found.found).collect(),
        unmatched,
        boards_without: without,
    }
}

/// Records the games of the list that are taken, as one entry. `entry` is the token of the list that was shown.
///
/// # Errors
/// Nothing is taken, somebody recorded something about one of the games since, or the file cannot be written.
pub async fn apply(
    session: &mut Session,
    entry: EntryId,
    now: Now,
    file: &GamesFile,
    choices: &GamesChoices,
) -> Result<Done, ActionError> {
    let (found, ..) = sorted(session.state(), file, choices);
    let games = found.into_iter().filter(|found| found.found.taken).map(|found| found.moves).collect();
    session.record(entry, now, None, Command::Games(games)).await
}

type Sorted = (Vec<Found>, Vec<GameUnmatched>, Vec<BoardWithout>);

fn sorted(state: &State, file: &GamesFile, choices: &GamesChoices) -> Sorted {
    let section = choices.section.as_deref().and_then(|id| id.parse().ok());
    let boards = boards(state, section, choices.round.map(RoundNo));
    let source = choices.source.as_deref().and_then(MovesSource::from_word).unwrap_or(MovesSource::Board);
    let mut taken: BTreeMap<GameId, usize> = BTreeMap::new();
    let (mut found, mut unmatched): (Vec<Found>, Vec<GameUnmatched>) = (Vec::new(), Vec::new());
    for (index, game) in file.games.iter().enumerate() {
        let said = Said::of(game);
        let mut nowhere = |why| unmatched.push(stray(index, game, why));
        match said.find(&boards) {
            Err(why) => nowhere(why),
            Ok(at) => match boards.get(at.board) {
                None => nowhere(Message::new("games-no-board")),
                Some(board) => match taken.get(&board.game) {
                    Some(first) => nowhere(Message::new("games-twice").with("number", first + 1)),
                    None => {
                        taken.insert(board.game, index);
                        found.push(attach(state, index, game, board, at, source, choices));
                    }
                },
            },
        }
    }
    found.sort_by_key(|f| (f.found.section.clone(), f.found.round, f.found.board, f.index));
    let rounds: BTreeSet<(SectionId, RoundNo)> = boards
        .iter()
        .filter(|b| taken.contains_key(&b.game))
        .map(|b| (b.pairing.section, b.pairing.round))
        .collect();
    let without = boards
        .iter()
        .filter(|b| rounds.contains(&(b.pairing.section, b.pairing.round)) && !taken.contains_key(&b.game))
        .map(|b| BoardWithout {
            section: code(state, b.pairing.section),
            round: b.pairing.round.0,
            board: b.pairing.board.map_or(0, |board| board.0),
            players: pair(b.names),
        });
    (found, unmatched, without.collect())
}

fn pair([white, black]: [&str; 2]) -> Pair<String> {
    Pair { white: white.to_owned(), black: black.to_owned() }
}

fn code(state: &State, section: SectionId) -> String {
    state.section(section).map(|s| s.code.clone()).unwrap_or_default()
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn line(game: &Game) -> u32 {
    u32::try_from(game.line).unwrap_or(u32::MAX)
}

fn stray(index: usize, game: &Game, why: Message) -> GameUnmatched {
    let said = Said::of(game);
    let round = game.tags.get("Round").unwrap_or_default().to_owned();
    GameUnmatched { number: count(index + 1), line: line(game), players: pair(said.names), round, why }
}

/// Moves as the journal keeps them, and their start where it is not the usual one: the writer's own form, which reads
/// back to the same game, its rest included.
pub(crate) fn movetext(game: &Game) -> (Option<String>, String) {
    let start_fen = match &game.start {
        Start::Position(position) => (!position.is_usual()).then(|| position.fen()),
        Start::Unplayable { fen, .. } => Some(fen.clone()),
    };
    let written = write_game(game, Profile::Archive).unwrap_or_default();
    let movetext = written.split_once("\n\n").map_or("", |(_, moves)| moves).trim().to_owned();
    (start_fen, movetext)
}

fn attach(
    state: &State,
    index: usize,
    game: &Game,
    board: &Board<'_>,
    at: Match,
    source: MovesSource,
    choices: &GamesChoices,
) -> Found {
    let (start_fen, movetext) = movetext(game);
    let moves = Moves { game: board.game, source, start_fen, movetext };
    let before = state.games.get(&board.game).and_then(|g| g.moves.get(&source)?.now());
    let same = before.is_some_and(|b| b.movetext == moves.movetext && b.start_fen == moves.start_fen);
    let mut remarks: Vec<Message> = at.remark.into_iter().collect();
    if same {
        remarks.push(Message::new("games-same"));
    }
    remarks.extend(noticed(game));
    let result = state.result(board.game).map(|result| crate::pgn::result_of(result.outcome).0);
    if let Some(known) = result.filter(|known| *known != game.result && game.result != Default::default()) {
        remarks.push(
            Message::new("games-result-differs")
                .with("file", game.result.as_str())
                .with("desk", known.as_str()),
        );
    }
    let id = format!("game-{}", index + 1);
    let empty = game.moves.is_empty() && game.rest.is_none();
    if empty {
        remarks.push(Message::new("games-no-moves"));
    }
    // A record that is on the desk already is not replaced without a word.
    let proposed = at.sure && !same && !empty && before.is_none();
    let taken = (proposed && !choices.leave.contains(&id)) || choices.take.contains(&id);
    let clocks = game.moves.iter().filter(|m| m.clock.left_ms.is_some() || m.clock.move_ms.is_some());
    Found {
        index,
        found: GameFound {
            id,
            number: count(index + 1),
            line: line(game),
            game: board.game.to_string(),
            section: code(state, board.pairing.section),
            round: board.pairing.round.0,
            board: board.pairing.board.map_or(0, |board| board.0),
            white: board.names.first().map(|name| (*name).to_owned()).unwrap_or_default(),
            black: board.names.last().map(|name| (*name).to_owned()).unwrap_or_default(),
            plies: count(game.moves.len()),
            clocks: count(clocks.count()),
            plies_before: before.map(|moves| count(recorded::read(moves).recorded_plies())),
            remarks,
            taken,
        },
        moves,
    }
}

/// What of a game needs the arbiter's eye.
fn noticed(game: &Game) -> Vec<Message> {
    let mut remarks = Vec::new();
    if let Some(rest) = &game.rest {
        let ply = usize::try_from(rest.ply).unwrap_or(usize::MAX);
        let text = rest.tokens.first().map(|token| token.text.as_str()).unwrap_or_default();
        remarks.push(
            Message::new("games-stops")
                .with("move", recorded::prefix(game, ply))
                .with("text", text)
                .with("count", rest.tokens.len()),
        );
    }
    if game.verdict == Some(Verdict::Ask) {
        let asked = game.notices.iter().find(|notice| notice.kind.weight() == Weight::Ask);
        remarks.extend(
            asked.map(|notice| Message::new(notice.kind.message_id()).with("text", notice.text.as_str())),
        );
    }
    remarks
}
