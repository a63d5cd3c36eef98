//! The boards of a round with their last readings: who is short of time, whose sums do not come out, whom to read again.

use desk::ids::*;
use desk::state::State;
use laws::clock::{Millis, TIME_PRESSURE};

use super::readings::{taken, written};
use super::{control, last_shown, worked_out};
use crate::say;
use crate::session::Now;
use crate::view::{self, BoardState, Message, Pair, crossing};

crossing! {
    /// The clocks of a round.
    pub struct ClockRound {
        /// Of which section.
        pub section: String,
        /// Of which round.
        pub round: u16,
        /// The boards that are playing: those under five minutes first, by the lower clock, the others by board.
        pub rows: Vec<ClockBoard>,
        /// How many boards have a gap or something that cannot be.
        pub flagged: u32,
    }

    /// A board that is playing.
    pub struct ClockBoard {
        /// Its game.
        pub game: String,
        /// The board, 0 while it has no number.
        pub board: u16,
        /// Match and board in it.
        pub match_text: Option<String>,
        /// The players.
        pub names: Pair<String>,
        /// What the clocks showed last.
        pub shown: Pair<Option<String>>,
        /// The move at which.
        pub move_text: Option<String>,
        /// Hall time of the last reading; none where only the record has clocks.
        pub at_text: Option<String>,
        /// How long ago.
        pub since: Option<Message>,
        /// A clock was under five minutes then.
        pub under_five: bool,
        /// A clock may be under five minutes by now.
        pub may_be_under: bool,
        /// The sums of the last reading do not come out, or something cannot be.
        pub flagged: bool,
        /// By how much.
        pub gap_text: Option<String>,
        /// Incidents that wait for a ruling.
        pub open_incidents: u32,
    }
}

/// The boards of a round that are playing.
pub fn round(state: &State, section: SectionId, round: RoundNo, now: Now) -> ClockRound {
    let mut rows: Vec<(Option<Millis>, ClockBoard)> = state
        .pairings_in_order(section, round)
        .into_iter()
        .filter_map(|pairing| {
            let row = view::row(state, pairing, now).filter(|row| row.state == BoardState::Playing)?;
            Some(board(state, state.game_of(pairing.pairing)?, row, now))
        })
        .collect();
    rows.sort_by_key(|(lowest, row)| (!row.under_five, lowest.filter(|_| row.under_five), row.board));
    let rows: Vec<ClockBoard> = rows.into_iter().map(|(_, row)| row).collect();
    ClockRound {
        section: section.to_string(),
        round: round.0,
        flagged: view::count(rows.iter().filter(|row| row.flagged).count()),
        rows,
    }
}

fn board(state: &State, game: GameId, row: view::BoardRow, now: Now) -> (Option<Millis>, ClockBoard) {
    let taken = taken(state, game);
    let started = state.pairing_of(game).and_then(|pairing| state.started(pairing.section, pairing.round));
    let control = control(state, game);
    // What the arbiter read goes before what the record has: it has a time in the hall.
    let written = if taken.is_empty() { written(state, game) } else { Vec::new() };
    let noted = if taken.is_empty() { &written } else { &taken };
    let last = worked_out(control.as_ref(), noted, started, now).pop();
    let shown = last_shown(noted);
    let lowest = shown.white.into_iter().chain(shown.black).min();
    let since = noted.last().and_then(|one| one.at).map(|at| now.at.saturating_sub(at).max(0));
    let under = |time: Option<Millis>| time.is_some_and(|time| time < TIME_PRESSURE);
    let text = |time: Option<Millis>| time.map(|time| say::clock(time.get()));
    let minutes = since.map(|since| u32::try_from(since / 60_000).unwrap_or(u32::MAX));
    let board = ClockBoard {
        game: row.game,
        board: row.board,
        match_text: row.match_text,
        names: Pair { white: row.white.name, black: row.black.name },
        shown: Pair { white: text(shown.white), black: text(shown.black) },
        move_text: last.as_ref().and_then(|line| line.move_text.clone()),
        at_text: last.as_ref().and_then(|line| line.at_text.clone()),
        since: minutes.map(|minutes| Message::new("clocks-since").with("minutes", minutes)),
        under_five: under(lowest),
        may_be_under: !under(lowest)
            && under(lowest.zip(since).map(|(time, since)| time - Millis::new(since))),
        flagged: last.as_ref().is_some_and(|line| line.flagged),
        gap_text: last.filter(|line| line.flagged).and_then(|line| line.gap_text),
        open_incidents: row.open_incidents,
    };
    (lowest, board)
}
