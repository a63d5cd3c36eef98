//! The default time of a round: who has not come, and the list of forfeits to confirm (6.7).

use desk::command::{Command, DefaultRuling};
use desk::fact::Pairing;
use desk::ids::*;
use desk::state::{IncidentRecord, State};
use laws::{Arrivals, Colour, DefaultTimeRuling, IncidentKind, Outcome};

use crate::draft::{DefaultConfirmed, id};
use crate::error::ActionError;
use crate::say;
use crate::session::Now;
use crate::view::{Citation, Pair, ResultCode, ResultShown, Side, crossing};

crossing! {
    /// The forfeits of a round, to be confirmed as one list.
    pub struct DefaultsDue {
        /// Of which section.
        pub section: String,
        /// Of which round.
        pub round: u16,
        /// The games.
        pub rows: Vec<DefaultDue>,
        /// Because of which Articles.
        pub because: Vec<Citation>,
    }

    /// A game that the default time would end.
    pub struct DefaultDue {
        /// Which.
        pub game: String,
        /// At which board.
        pub board: u16,
        /// White's name.
        pub white: String,
        /// Black's name.
        pub black: String,
        /// Who is absent.
        pub absent: Vec<Side>,
        /// The result it would have.
        pub result: ResultShown,
        /// Because of which Articles.
        pub because: Vec<Citation>,
    }
}

/// Games of a round without result whose default time has passed for somebody who has not come.
pub fn due(state: &State, section: SectionId, round: RoundNo, now: Now) -> DefaultsDue {
    let pairings = state.pairings_in_order(section, round);
    let rows: Vec<_> = pairings.into_iter().filter_map(|pairing| row(state, pairing, now)).collect();
    DefaultsDue {
        section: section.to_string(),
        round: round.0,
        because: rows.first().map(|row| row.because.clone()).unwrap_or_default(),
        rows,
    }
}

fn row(state: &State, pairing: &Pairing, now: Now) -> Option<DefaultDue> {
    let game = state.game_of(pairing.pairing)?;
    let (outcome, because) = lost(state, pairing, game, now)?;
    let scoring = desk::standing::law_scoring(&state.scoring(pairing.section));
    let points = outcome.points(scoring);
    let name = |id| state.player(id).map(|p| p.name.clone()).unwrap_or_default();
    Some(DefaultDue {
        game: game.to_string(),
        board: pairing.board.map_or(0, |board| board.0),
        white: name(pairing.white),
        black: name(pairing.black),
        absent: absent(state, pairing, game).into_iter().map(Side::from).collect(),
        result: ResultShown {
            code: ResultCode::of(outcome),
            text: say::score(outcome).to_owned(),
            rated: false,
            points_text: Pair {
                white: say::points(say::from_law(points.white)),
                black: say::points(say::from_law(points.black)),
            },
            how: None,
        },
        because: say::citations(&because),
    })
}

/// What the default time says of a game, where it says that it is lost.
fn lost(state: &State, pairing: &Pairing, game: GameId, now: Now) -> Option<(Outcome, Vec<laws::Citation>)> {
    let started_ms = state.started(pairing.section, pairing.round)?;
    // A game that has a result or has been seen being played is not lost by absence.
    let seen = state.games.get(&game).is_some_and(|g| !g.readings.is_empty())
        || state.adjournment_of(game).is_some();
    // A report of lateness that waits for a ruling is what this list is about; one ruled on is an exception made.
    let late_and_open = |record: &&IncidentRecord| {
        let report = record.incident.now().map(|incident| incident.kind);
        report == Some(IncidentKind::LateArrival) && record.rulings.is_empty()
    };
    let played = state.incidents_of_game(game).iter().any(|record| !late_and_open(record));
    if seen || state.result(game).is_some() || played {
        return None;
    }
    let arrivals = Arrivals {
        started_ms,
        white_ms: state.arrived(game, pairing.white),
        black_ms: state.arrived(game, pairing.black),
        now_ms: now.at,
    };
    let advice = laws::default_time(&state.announced(pairing.section, Some(pairing.round)), &arrivals);
    match advice.outcome {
        DefaultTimeRuling::Lost(outcome) => Some((outcome, advice.because)),
        DefaultTimeRuling::Played | DefaultTimeRuling::Waiting { .. } => None,
    }
}

/// Who has not come in time.
fn absent(state: &State, pairing: &Pairing, game: GameId) -> Vec<Colour> {
    let announced = state.announced(pairing.section, Some(pairing.round));
    let ends =
        state.started(pairing.section, pairing.round).map(|at| laws::default_time_ends(&announced, at));
    let in_time = |side: &Colour| match (state.arrived(game, pairing.player(*side)), ends) {
        (Some(at), Some(ends)) => at <= ends,
        _ => false,
    };
    Colour::BOTH.into_iter().filter(|side| !in_time(side)).collect()
}

/// The confirmed list as a command.
pub(crate) fn confirm(
    state: &State,
    section: SectionId,
    round: RoundNo,
    games: &[DefaultConfirmed],
    now: Now,
) -> Result<Command, ActionError> {
    let rulings = games.iter().map(|confirmed| {
        let game: GameId = id(&confirmed.game, "game")?;
        let pairing = state.pairing_of(game).ok_or(ActionError::NotFound("game"))?;
        if lost(state, pairing, game, now).is_none() {
            let board = pairing.board.map_or(0, |board| u32::from(board.0));
            let message = laws::Message::new("refused-not-defaulted").with("board", board);
            return Err(ActionError::Unclear(message));
        }
        Ok(DefaultRuling {
            game,
            absent: absent(state, pairing, game),
            confirmed: confirmed.confirmed,
            reason: confirmed.reason.clone(),
        })
    });
    Ok(Command::ConfirmDefaults { section, round, games: rulings.collect::<Result<_, _>>()? })
}
