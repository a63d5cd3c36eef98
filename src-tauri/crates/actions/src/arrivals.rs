//! Who has not come, how long there is until the default time, and what the clocks of a late player show (6.6, 6.7).

use desk::arrival::{self, ClocksThen};
use desk::fact::Pairing;
use desk::ids::*;
use desk::state::State;
use laws::{Announced, Colour};

use crate::clock_correction::{SumShown, sums_shown};
use crate::say;
use crate::session::Now;
use crate::view::{Citation, Message, Pair, Side, crossing, match_text};

crossing! {
    /// The boards of a round at which somebody is missing or came late.
    pub struct ArrivalsShown {
        /// Of which section.
        pub section: String,
        /// Of which round.
        pub round: u16,
        /// Hall time of the start.
        pub started_text: Option<String>,
        /// Hall time up to which nobody is late.
        pub until_text: Option<String>,
        /// What is left until then; none once it has passed.
        pub left_text: Option<String>,
        /// The default time has passed.
        pub passed: bool,
        /// What the default time is.
        pub default_time: Message,
        /// The boards.
        pub rows: Vec<ArrivalRow>,
        /// How many players are missing.
        pub missing: u32,
    }

    /// A board at which somebody is missing or came late.
    pub struct ArrivalRow {
        /// Its game.
        pub game: String,
        /// The board, 0 while it has no number.
        pub board: u16,
        /// Match and board in it.
        pub match_text: Option<String>,
        /// White.
        pub white: ArrivalSeat,
        /// Black.
        pub black: ArrivalSeat,
        /// What the clocks show now, or showed when the late player came; none before the round is started.
        pub clocks: Option<Pair<String>>,
        /// Whose clock runs.
        pub running: Option<Side>,
        /// What to know about it.
        pub says: Vec<Message>,
        /// The arithmetic.
        pub sums: Vec<SumShown>,
        /// Because of which Articles.
        pub because: Vec<Citation>,
    }

    /// A seat of such a board.
    pub struct ArrivalSeat {
        /// Name.
        pub name: String,
        /// Hall time of arrival; none while missing.
        pub arrived_text: Option<String>,
        /// Came after the default time, or has not come and it has passed.
        pub late: bool,
    }
}

/// How long a late arrival stays on the list with the clock to be set, ms.
const SHOWN_FOR: i64 = 600_000;

/// The boards of a round at which somebody is missing or came late, in their order.
pub fn shown(state: &State, section: SectionId, round: RoundNo, now: Now) -> ArrivalsShown {
    let announced = state.announced(section, Some(round));
    let started = state.started(section, round);
    let until = started.map(|at| laws::default_time_ends(&announced, at));
    let left = until.map(|until| until.saturating_sub(now.at));
    let pairings = state.pairings_in_order(section, round);
    let rows: Vec<_> =
        pairings.into_iter().filter_map(|pairing| row(state, pairing, &announced, started, now)).collect();
    let seats = rows.iter().flat_map(|row| [&row.white, &row.black]);
    ArrivalsShown {
        section: section.to_string(),
        round: round.0,
        started_text: started.map(|at| say::hall(at, now.offset_min)),
        until_text: until.map(|at| say::hall(at, now.offset_min)),
        left_text: left.filter(|left| *left >= 0).map(|left| say::clock(left - left % 1_000)),
        passed: until.is_some_and(|until| now.at > until),
        default_time: match announced.default_time_min {
            None => Message::new("default-time-silent"),
            Some(minutes) => Message::new("default-time-announced").with("minutes", minutes),
        },
        missing: crate::view::count(seats.filter(|seat| seat.arrived_text.is_none()).count()),
        rows,
    }
}

fn row(
    state: &State,
    pairing: &Pairing,
    announced: &Announced,
    started: Option<i64>,
    now: Now,
) -> Option<ArrivalRow> {
    let game = state.game_of(pairing.pairing)?;
    let known = state.games.get(&game);
    // Once anything was recorded about the game it is being played, whoever is ticked off.
    let begun = known.is_some_and(|game| !game.readings.is_empty() || !game.incidents.is_empty());
    if begun || state.result(game).is_some() {
        return None;
    }
    let came = |side| state.arrived(game, pairing.player(side));
    let (white, black) = (came(Colour::White), came(Colour::Black));
    let late_by_clock = |at: i64| started.is_some_and(|start| at > start);
    let late = match (white, black) {
        (Some(white), Some(black)) => {
            // Everybody ticked off in one glance sat there; who came after the opponent and the start came late.
            let came = white.max(black);
            if white == black || !late_by_clock(came) || now.at > came.saturating_add(SHOWN_FOR) {
                return None;
            }
            Some(if white > black { Colour::White } else { Colour::Black })
        }
        _ => None,
    };
    let until = started.map(|at| laws::default_time_ends(announced, at));
    let seat = |side| ArrivalSeat {
        name: state.player(pairing.player(side)).map(|p| p.name.clone()).unwrap_or_default(),
        arrived_text: came(side).map(|at| say::hall(at, now.offset_min)),
        late: until.is_some_and(|until| came(side).unwrap_or(now.at) > until),
    };
    let mut row = ArrivalRow {
        game: game.to_string(),
        board: pairing.board.map_or(0, |board| board.0),
        match_text: match_text(pairing),
        white: seat(Colour::White),
        black: seat(Colour::Black),
        clocks: None,
        running: None,
        says: Vec::new(),
        sums: Vec::new(),
        because: Vec::new(),
    };
    let control = state.rules(pairing.section, Some(pairing.round)).and_then(|r| r.time_control.parse().ok());
    if let (Some(start), Some(control)) = (started, control) {
        let moment = late.and_then(came).unwrap_or(now.at);
        clocks(&mut row, &arrival::clocks(announced, &control, start, (white, black), moment));
    }
    Some(row)
}

fn clocks(row: &mut ArrivalRow, shown: &ClocksThen) {
    let at = &shown.advice.outcome;
    row.clocks =
        Some(Pair { white: say::clock(at.time.white.get()), black: say::clock(at.time.black.get()) });
    row.running = at.running.map(Side::from);
    row.says = shown.advice.says.iter().map(say::message).collect();
    if shown.if_white_moved {
        row.says.push(Message::new("arrivals-if-white-moved"));
    }
    row.sums = sums_shown(&at.sums);
    row.because = say::citations(&shown.advice.because);
}
