//! The board in hand.

use desk::ids::*;
use desk::state::State;
use laws::Colour;

use super::incident::{Incident, incident};
use super::journal::{EntryRow, entries_of_game};
use super::round::{BoardState, ResultShown, Seat, match_text, row, seat, shown};
use super::{Citation, Message, Pair, crossing};
use crate::say;
use crate::session::Now;

crossing! {
    /// A game with everything recorded about it.
    pub struct Game {
        /// Which.
        pub game: String,
        /// In which section.
        pub section: String,
        /// In which round.
        pub round: u16,
        /// At which board; 0 while it has no number.
        pub board: u16,
        /// Match and board in it.
        pub match_text: Option<String>,
        /// Where it stands.
        pub state: BoardState,
        /// White.
        pub white: Seat,
        /// Black.
        pub black: Seat,
        /// The last clock readings.
        pub clocks: Option<ClocksShown>,
        /// Its result.
        pub result: Option<ResultShown>,
        /// Its incidents, newest first, open ones before ruled ones.
        pub incidents: Vec<Incident>,
        /// Everything recorded about it, newest first.
        pub entries: Vec<EntryRow>,
        /// Incidents of both players in all rounds.
        pub history: Pair<Vec<HistoryLine>>,
        /// Plies recorded.
        pub plies: u32,
        /// The pairing was undone or the game annulled.
        pub counts: bool,
    }

    /// A pair of clock readings.
    pub struct ClocksShown {
        /// What they showed.
        pub text: Pair<Option<String>>,
        /// The move.
        pub move_text: Option<String>,
        /// Hall time of the reading.
        pub at_text: String,
    }

    /// An incident in a player's history.
    pub struct HistoryLine {
        /// The entry that recorded it.
        pub entry: String,
        /// In which round.
        pub round: u16,
        /// At which board.
        pub board: Option<u16>,
        /// What.
        pub what: Message,
        /// Under which Articles.
        pub because: Vec<Citation>,
    }
}

/// A game as it stands.
pub fn game(state: &State, id: GameId, now: Now) -> Option<Game> {
    let pairing = state.pairing_of(id)?;
    let mut incidents: Vec<Incident> = state
        .incidents_of_game(id)
        .into_iter()
        .rev()
        .filter_map(|record| incident(state, record.incident.now()?.incident, now))
        .collect();
    incidents.sort_by_key(|incident| incident.ruling.is_some());
    let counting = state.counts(id);
    let board_state =
        row(state, pairing, now).filter(|_| counting).map_or(BoardState::Finished, |row| row.state);
    let clocks = state.games.get(&id).and_then(|game| game.readings.last());
    Some(Game {
        game: id.to_string(),
        section: pairing.section.to_string(),
        round: pairing.round.0,
        board: pairing.board.map_or(0, |board| board.0),
        match_text: match_text(pairing),
        state: board_state,
        white: seat(state, pairing, Colour::White, id, now),
        black: seat(state, pairing, Colour::Black, id, now),
        clocks: clocks.map(|dated| ClocksShown {
            text: Pair {
                white: dated.fact.white_ms.map(say::clock),
                black: dated.fact.black_ms.map(say::clock),
            },
            move_text: dated.fact.move_no.map(|n| say::move_number(n, dated.fact.to_move)),
            at_text: state
                .entry(dated.entry)
                .map(|entry| entry.occurred_at.map_or(entry.recorded_at, |at| at.at))
                .map(|at| say::hall(at, now.offset_min))
                .unwrap_or_default(),
        }),
        result: state.result(id).map(|result| shown(&result)),
        incidents,
        entries: entries_of_game(state, id, now),
        history: Pair { white: history(state, pairing.white), black: history(state, pairing.black) },
        plies: plies(state, id),
        counts: counting,
    })
}

/// A player's incidents in all rounds, oldest first: what happened, at which move, and what was ruled.
pub fn history(state: &State, player: PlayerId) -> Vec<HistoryLine> {
    let lines = state.incidents_of_player(player).into_iter().filter_map(|record| {
        let dated = record.incident.last()?;
        let entry = state.entry(dated.entry)?;
        let board = dated.fact.game.and_then(|game| state.pairing_of(game)).and_then(|p| p.board);
        let kind = Message::new(dated.fact.kind.name());
        let edition = dated.fact.section.map(|section| state.announced(section, dated.fact.round).edition);
        let edition = edition.unwrap_or_default();
        let move_no = dated.fact.move_no.unwrap_or(0);
        let ruled = record.rulings.last().and_then(|ruling| state.entry(ruling.entry));
        let what = match ruled {
            Some(ruled) => Message::new("history-ruled")
                .with("kind", kind)
                .with("move", move_no)
                .with("ruling", super::journal::decided(state, ruled)),
            None => Message::new("history-open").with("kind", kind).with("move", move_no),
        };
        Some(HistoryLine {
            entry: entry.id.to_string(),
            round: dated.fact.round.map_or(0, |round| round.0),
            board: board.map(|board| board.0),
            what,
            because: laws::Article::cite_all(dated.fact.kind.articles(), edition)
                .iter()
                .take(1)
                .map(say::citation)
                .collect(),
        })
    });
    lines.collect()
}

fn plies(state: &State, id: GameId) -> u32 {
    let moves = state.games.get(&id).map(|game| &game.moves);
    let text = moves
        .into_iter()
        .flat_map(|m| m.values())
        .filter_map(|h| h.now())
        .map(|m| m.movetext.as_str())
        .next();
    text.map_or(0, |text| {
        let moves =
            text.split_whitespace().filter(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()));
        super::competition::count(moves.count())
    })
}
