//! Games of a PGN file attached to the boards of a round: shown as a list first, recorded as one entry then.

mod matching;

use std::collections::{BTreeMap, BTreeSet};

use desk::command::Command;
use desk::fact::Moves;
use desk::ids::*;
use desk::state::State;
use desk::words::MovesSource;
use notation::game::{Game, Start};
use notation::notice::{Verdict, Weight};
use notation::pgn::{PgnReader, Profile, ReadOptions, in_any_notation, write_game};
use notation::result::GameResult;

use crate::error::ActionError;
use crate::line::{self, GameShown};
use crate::move_notation::MoveNotation;
use crate::recorded;
use crate::session::{Done, Now, Session};
use crate::view::{Message, Pair, crossing};

use matching::{Board, Match, Said, boards};

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
        /// Boards for which the file has no game: of the round asked for, else of the rounds the file has games of.
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
        /// Names it, to attach it by hand.
        pub id: String,
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
        /// The game on the desk.
        pub game: String,
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
        /// Games attached by hand: a game of the file, by its id, and the game on the desk.
        pub attach: BTreeMap<String, String>,
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

impl GamesFile {
    /// A game of the file, from 1, to be looked at.
    ///
    /// # Errors
    /// The file has no such game.
    pub fn show(&self, number: u32) -> Result<GameShown, ActionError> {
        let index = usize::try_from(number).ok().and_then(|n| n.checked_sub(1));
        index
            .and_then(|i| self.games.get(i))
            .map(|game| line::shown(game, MoveNotation::SAN))
            .ok_or(ActionError::NotFound("game"))
    }
}

/// Games that are attached at once: every game of a large competition. A collection of games is looked through instead.
const MOST: u16 = 5_000;

/// Reads the games of a round. Everything is kept; what cannot be read says so in the list.
///
/// # Errors
/// The file is no text, a web page, has no games in it or more than a competition: said with what to do next.
pub fn read(name: &str, bytes: &[u8]) -> Result<GamesFile, ActionError> {
    let options = ReadOptions::default();
    let mut reader = PgnReader::new(bytes, options);
    let mut games = Vec::new();
    // Reading from memory does not fail.
    while let Ok(Some(record)) = reader.next_game() {
        games.push(in_any_notation(&record, options, |record| record.to_game()));
        if games.len() > usize::from(MOST) {
            let message =
                laws::Message::new("games-too-many").with("file", name).with("most", u32::from(MOST));
            return Err(ActionError::Unclear(message));
        }
    }
    if let Some(refusal) = reader.refusal() {
        return Err(ActionError::Unclear(laws::Message::new(refusal.message_id())));
    }
    if games.is_empty() {
        return Err(ActionError::Unclear(laws::Message::new("games-none").with("file", name)));
    }
    Ok(GamesFile { name: name.to_owned(), games })
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
    let only = choices.round.map(RoundNo);
    let boards = boards(state, section, only);
    let all = matching::boards(state, None, None);
    let source = choices.source.as_deref().and_then(MovesSource::from_word).unwrap_or(MovesSource::Board);
    // What the arbiter attached goes first: no other game of the file gets its board.
    let by_hand = |index: usize| {
        let game: GameId = choices.attach.get(&id_of(index))?.parse().ok()?;
        all.iter().find(|board| board.game == game)
    };
    let mut taken: BTreeMap<GameId, usize> =
        (0..file.games.len()).filter_map(|index| Some((by_hand(index)?.game, index))).collect();
    let (mut found, mut unmatched): (Vec<Found>, Vec<GameUnmatched>) = (Vec::new(), Vec::new());
    for (index, game) in file.games.iter().enumerate() {
        let said = Said::of(game);
        let mut nowhere = |why| unmatched.push(stray(index, game, why));
        let (board, at) = match by_hand(index) {
            Some(board) if taken.get(&board.game) == Some(&index) => {
                let remark = Some(Message::new("games-by-hand"));
                (board, Match { board: 0, sure: true, remark })
            }
            Some(board) => {
                let first = taken.get(&board.game).copied().unwrap_or_default();
                nowhere(Message::new("games-twice").with("number", first + 1));
                continue;
            }
            None => match said.find(&boards) {
                Err(why) => {
                    nowhere(said.other_round(only).unwrap_or(why));
                    continue;
                }
                Ok(at) => match boards.get(at.board) {
                    None => {
                        nowhere(Message::new("games-no-board"));
                        continue;
                    }
                    Some(board) => (board, at),
                },
            },
        };
        match taken.get(&board.game) {
            Some(first) if *first != index => {
                nowhere(Message::new("games-twice").with("number", first + 1));
            }
            _ => {
                taken.insert(board.game, index);
                found.push(attach(state, index, game, board, at, source, choices));
            }
        }
    }
    found.sort_by_key(|f| (f.found.section.clone(), f.found.round, f.found.board, f.index));
    let concerned: BTreeSet<(SectionId, RoundNo)> = all
        .iter()
        .filter(|b| taken.contains_key(&b.game))
        .map(|b| (b.pairing.section, b.pairing.round))
        .collect();
    let asked_for = only.is_some() || concerned.is_empty();
    let without = boards
        .iter()
        .filter(|b| asked_for || concerned.contains(&(b.pairing.section, b.pairing.round)))
        .filter(|b| !taken.contains_key(&b.game))
        .map(|b| BoardWithout {
            game: b.game.to_string(),
            section: code(state, b.pairing.section),
            round: b.pairing.round.0,
            board: b.pairing.board.map_or(0, |board| board.0),
            players: pair(b.names),
        });
    (found, unmatched, without.collect())
}

/// What is to be said where a record ends with a result: another one than the board has, or one where the board has
/// none. The desk never takes it over by itself.
pub(crate) fn result_remark(state: &State, board: GameId, said: GameResult) -> Option<Message> {
    if said == GameResult::default() {
        return None;
    }
    let known = state.result(board).map(|result| crate::pgn::result_of(result.outcome).0);
    match known {
        Some(known) if known == said => None,
        Some(known) => Some(
            Message::new("games-result-differs").with("file", said.as_str()).with("desk", known.as_str()),
        ),
        None => Some(Message::new("games-result-missing").with("file", said.as_str())),
    }
}

/// The same for the moves an entry attached.
pub(crate) fn result_remarks(state: &State, entry: &desk::entry::Entry) -> Vec<Message> {
    let attached = entry.facts.iter().filter_map(|fact| match fact {
        desk::fact::Fact::Moves(moves)
            if moves.source != MovesSource::White && moves.source != MovesSource::Black =>
        {
            Some(moves)
        }
        _ => None,
    });
    // Of many games each has its line in the list they were chosen from.
    match attached.collect::<Vec<_>>().as_slice() {
        [one] => result_remark(state, one.game, recorded::read(one).result).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn id_of(index: usize) -> String {
    format!("game-{}", index + 1)
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

fn line_of(game: &Game) -> u32 {
    u32::try_from(game.line).unwrap_or(u32::MAX)
}

fn stray(index: usize, game: &Game, why: Message) -> GameUnmatched {
    let said = Said::of(game);
    let round = game.tags.get("Round").unwrap_or_default().to_owned();
    GameUnmatched {
        id: id_of(index),
        number: count(index + 1),
        line: line_of(game),
        players: pair(said.names),
        round,
        why,
    }
}

/// Before a result that ends no movetext, such as one in which both lost.
const RESULT_LEAD: &str = "Result as given: ";

/// Moves as the journal keeps them, and their start where it is not the usual one: the writer's own form, which reads
/// back to the same game, its rest included.
pub(crate) fn movetext(game: &Game) -> (Option<String>, String) {
    let start_fen = match &game.start {
        Start::Position(position) => (!position.is_usual()).then(|| position.fen()),
        Start::Unplayable { fen, .. } => Some(fen.clone()),
    };
    let written = write_game(game, Profile::Archive).unwrap_or_default();
    let movetext = written.split_once("\n\n").map_or("", |(_, moves)| moves).trim();
    // No marker of PGN says these; as words they are still with the moves.
    let odd = game.result.strict_marker() != game.result.as_str();
    let moves = movetext.strip_suffix(game.result.strict_marker()).filter(|_| odd);
    let with_result = moves.map(|moves| format!("{moves}{{{RESULT_LEAD}{}}} *", game.result.as_str()));
    (start_fen, with_result.unwrap_or_else(|| movetext.to_owned()))
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
    remarks.extend(drawn_before(state, board, game));
    // While a round is played no board has a result: the audit of the round lists those, not every line here.
    if state.result(board.game).is_some() {
        remarks.extend(result_remark(state, board.game, game.result));
    }
    let id = id_of(index);
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
            line: line_of(game),
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

/// A draw that nobody had to claim, however long ago in the game (9.6).
fn drawn_before(state: &State, board: &Board<'_>, game: &Game) -> Option<Message> {
    let moves: Vec<shakmaty::Move> = game.moves.iter().map(|played| played.mv).collect();
    let announced = state.announced(board.pairing.section, Some(board.pairing.round));
    let whole = laws::whole_game(game.start_position().chess(), &moves).under(announced.edition);
    let (ply, id) = match whole.ended? {
        (ply, laws::BoardEnd::Fivefold) => (ply, "games-drawn-fivefold"),
        (ply, laws::BoardEnd::SeventyFive) => (ply, "games-drawn-seventy-five"),
        (_, laws::BoardEnd::Checkmate(_) | laws::BoardEnd::Stalemate) => return None,
    };
    Some(Message::new(id).with("move", recorded::numbered(game, ply).unwrap_or_else(|| "none".to_owned())))
}

/// What of a game needs the arbiter's eye.
fn noticed(game: &Game) -> Vec<Message> {
    let mut remarks = Vec::new();
    remarks.extend(line::stops(game));
    if game.verdict == Some(Verdict::Ask) {
        let asked = game.notices.iter().find(|notice| notice.kind.weight() == Weight::Ask);
        remarks.extend(
            asked.map(|notice| Message::new(notice.kind.message_id()).with("text", notice.text.as_str())),
        );
    }
    remarks
}
