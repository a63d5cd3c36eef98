//! The round: one row a board.

use std::collections::BTreeMap;

use desk::fact::Pairing;
use desk::ids::*;
use desk::standing::StandingResult;
use desk::state::State;
use desk::words::{Participation, ResultSource};
use laws::{Colour, Outcome};

use super::competition::{RoundStateShown, count};
use super::{Message, Pair, crossing};
use crate::say;
use crate::session::Now;

const FIVE_MINUTES: i64 = 300_000;

crossing! {
    /// A round of a section.
    pub struct Round {
        /// Which section.
        pub section: String,
        /// Which round.
        pub round: u16,
        /// Hall time of the start.
        pub started_text: Option<String>,
        /// UTC ms of the start, for count-downs.
        pub started_at: Option<f64>,
        /// UTC ms at which the default time is reached.
        pub default_at: Option<f64>,
        /// What the default time is.
        pub default_time: Message,
        /// The boards.
        pub rows: Vec<BoardRow>,
        /// Who has no game.
        pub byes: Vec<ByeRow>,
        /// How many in which state.
        pub counts: RoundCounts,
    }

    /// How many boards are in which state.
    #[derive(Eq, Default)]
    pub struct RoundCounts {
        /// Not started.
        pub not_started: u32,
        /// Playing.
        pub playing: u32,
        /// Adjourned.
        pub adjourned: u32,
        /// Finished.
        pub finished: u32,
        /// With an incident on a finished game that waits for a ruling.
        pub disputed: u32,
        /// Somebody has not arrived.
        pub late: u32,
        /// Under five minutes at the last reading.
        pub under_five_minutes: u32,
        /// Incidents that wait for a ruling.
        pub open_incidents: u32,
    }

    /// Where a board stands.
    #[derive(Copy, Eq)]
    pub enum BoardState {
        /// Not started.
        NotStarted,
        /// Playing.
        Playing,
        /// Adjourned: neither resumed nor finished.
        Adjourned,
        /// Finished.
        Finished,
        /// Finished, with an incident that waits.
        Disputed,
    }

    /// One board.
    #[derive(Eq)]
    pub struct BoardRow {
        /// The game that counts.
        pub game: String,
        /// The board, 0 while it has no number.
        pub board: u16,
        /// Match and board in it: `3.2`.
        pub match_text: Option<String>,
        /// White.
        pub white: Seat,
        /// Black.
        pub black: Seat,
        /// Where it stands.
        pub state: BoardState,
        /// Its result.
        pub result: Option<ResultShown>,
        /// Incidents that wait for a ruling.
        pub open_incidents: u32,
        /// All incidents.
        pub incidents: u32,
        /// Somebody has not arrived and the round runs.
        pub late: bool,
        /// The default time has passed for somebody who has not arrived.
        pub defaulted: bool,
        /// A clock was under five minutes at the last reading.
        pub under_five_minutes: bool,
        /// The lower clock at the last reading.
        pub lowest_clock_text: Option<String>,
    }

    /// A player at a board.
    #[derive(Eq)]
    pub struct Seat {
        /// Who.
        pub player: Option<String>,
        /// Name.
        pub name: String,
        /// Title.
        pub title: Option<String>,
        /// Rating.
        pub rating_text: Option<String>,
        /// Points before this round.
        pub points_text: String,
        /// Hall time of arrival.
        pub arrived_text: Option<String>,
        /// Incidents of this player in all rounds.
        pub incidents: u32,
    }

    /// A result: outcome, points and rated are three facts.
    #[derive(Eq)]
    pub struct ResultShown {
        /// The result key that says it.
        pub code: ResultCode,
        /// `1–0`.
        pub text: String,
        /// Whether it counts for rating.
        pub rated: bool,
        /// The points of both.
        pub points_text: Pair<String>,
        /// Where it came from, if not typed at the desk.
        pub how: Option<Message>,
    }

    /// What the result keys can say; two of them do not exist, so that they can be refused with their Article.
    #[derive(Copy, Eq)]
    pub enum ResultCode {
        /// 1–0.
        WhiteWins,
        /// 0–1.
        BlackWins,
        /// ½–½.
        Draw,
        /// + –.
        WhiteWinsForfeit,
        /// – +.
        BlackWinsForfeit,
        /// – –.
        DoubleForfeit,
        /// ½–0.
        HalfZero,
        /// 0–½.
        ZeroHalf,
        /// 0–0.
        ZeroZero,
        /// 1–½: does not exist.
        OneHalf,
        /// ½–1: does not exist.
        HalfOne,
    }

    /// A player without a game.
    pub struct ByeRow {
        /// Who.
        pub player: String,
        /// Name.
        pub name: String,
        /// Which bye, or withdrawn.
        pub kind: Message,
        /// Points for it.
        pub points_text: String,
    }
}

impl ResultCode {
    /// The score that the desk records or refuses.
    pub fn score(self) -> desk::command::Score {
        use desk::command::Score;
        let outcome = match self {
            Self::WhiteWins => Outcome::Win(Colour::White),
            Self::BlackWins => Outcome::Win(Colour::Black),
            Self::Draw => Outcome::Draw,
            Self::WhiteWinsForfeit => Outcome::ForfeitWin(Colour::White),
            Self::BlackWinsForfeit => Outcome::ForfeitWin(Colour::Black),
            Self::DoubleForfeit => Outcome::ForfeitBoth,
            Self::HalfZero => Outcome::HalfPointOnly(Colour::White),
            Self::ZeroHalf => Outcome::HalfPointOnly(Colour::Black),
            Self::ZeroZero => Outcome::BothLose,
            Self::OneHalf => return Score::Points(2, 1),
            Self::HalfOne => return Score::Points(1, 2),
        };
        Score::Outcome(outcome)
    }

    /// The key of an outcome.
    pub fn of(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win(Colour::White) => Self::WhiteWins,
            Outcome::Win(Colour::Black) => Self::BlackWins,
            Outcome::Draw => Self::Draw,
            Outcome::HalfPointOnly(Colour::White) => Self::HalfZero,
            Outcome::HalfPointOnly(Colour::Black) => Self::ZeroHalf,
            Outcome::BothLose => Self::ZeroZero,
            Outcome::ForfeitWin(Colour::White) => Self::WhiteWinsForfeit,
            Outcome::ForfeitWin(Colour::Black) => Self::BlackWinsForfeit,
            Outcome::ForfeitBoth => Self::DoubleForfeit,
        }
    }
}

/// A round with all its boards.
pub fn round(state: &State, section: SectionId, round: RoundNo, now: Now) -> Round {
    let rows: Vec<BoardRow> =
        state.pairings_in_order(section, round).into_iter().filter_map(|p| row(state, p, now)).collect();
    let started = state.started(section, round);
    let announced = state.announced(section, Some(round));
    let default_at = started.map(|at| laws::default_time_ends(&announced, at));
    Round {
        section: section.to_string(),
        round: round.0,
        started_text: started.map(|at| say::hall(at, now.offset_min)),
        started_at: started.map(number),
        default_at: default_at.map(number),
        default_time: default_time(&announced),
        counts: counts(state, section, round),
        byes: byes(state, section, round),
        rows,
    }
}

/// The default time in words: what was announced, or what the text of the Laws says to silence.
pub(crate) fn default_time(announced: &laws::Announced) -> Message {
    match (announced.edition, announced.default_time_min) {
        (laws::Edition::Old, _) => Message::new("default-time-historical"),
        (laws::Edition::Fide2023, None) => Message::new("default-time-silent"),
        (laws::Edition::Fide2023, Some(minutes)) => {
            Message::new("default-time-announced").with("minutes", minutes)
        }
    }
}

/// UTC ms as a page's number; exact until the year 287396.
#[allow(clippy::cast_precision_loss)]
pub(crate) fn number(at: i64) -> f64 {
    at as f64
}

/// The totals under the list. No row is made for them: a result asks for them at every key.
pub fn counts(state: &State, section: SectionId, round: RoundNo) -> RoundCounts {
    let mut counts = RoundCounts::default();
    for standing in state.pairings_in_order(section, round).into_iter().filter_map(|p| standing(state, p)) {
        match standing.state {
            BoardState::NotStarted => counts.not_started += 1,
            BoardState::Playing => counts.playing += 1,
            BoardState::Adjourned => counts.adjourned += 1,
            BoardState::Finished => counts.finished += 1,
            BoardState::Disputed => counts.disputed += 1,
        }
        counts.late += u32::from(standing.late);
        counts.under_five_minutes += u32::from(standing.under_five_minutes());
        counts.open_incidents += count(standing.open);
    }
    let loose = state.sections.get(&section).and_then(|s| s.rounds.get(&round)).map(|r| &r.incidents);
    counts.open_incidents += count(loose.into_iter().flatten().filter(|id| state.is_open(**id)).count());
    counts
}

/// Where a board stands, before it is dressed for the eye.
struct Standing {
    game: GameId,
    state: BoardState,
    result: Option<StandingResult>,
    open: usize,
    incidents: usize,
    late: bool,
    lowest_ms: Option<i64>,
}

impl Standing {
    fn under_five_minutes(&self) -> bool {
        self.result.is_none() && self.lowest_ms.is_some_and(|ms| ms < FIVE_MINUTES)
    }
}

fn standing(state: &State, pairing: &Pairing) -> Option<Standing> {
    let game = state.game_of(pairing.pairing)?;
    let result = state.result(game);
    let incidents = state.incidents_of_game(game);
    let open = incidents.iter().filter(|record| record.rulings.is_empty()).count();
    let started = state.started(pairing.section, pairing.round).is_some();
    let arrived = |side| state.arrived(game, pairing.player(side)).is_some();
    let missing = !(arrived(Colour::White) && arrived(Colour::Black));
    // Arrivals are recorded for who is late; once both sit, or anything was logged, the board plays.
    let touched = state.games.get(&game).is_some_and(|g| !g.readings.is_empty())
        || !incidents.is_empty()
        || state.adjournment_of(game).is_some();
    let reading = state.clocks(game);
    let adjourned = state.is_adjourned(game);
    let board_state = match (result.is_some(), open, started) {
        (true, 0, _) => BoardState::Finished,
        (true, ..) => BoardState::Disputed,
        _ if adjourned => BoardState::Adjourned,
        (false, _, true) => BoardState::Playing,
        (false, _, false) if touched => BoardState::Playing,
        (false, _, false) => BoardState::NotStarted,
    };
    Some(Standing {
        game,
        state: board_state,
        late: started && result.is_none() && missing && !touched,
        result,
        open,
        incidents: incidents.len(),
        lowest_ms: reading.and_then(|r| [r.white_ms, r.black_ms].into_iter().flatten().min()),
    })
}

/// One board.
pub fn row(state: &State, pairing: &Pairing, now: Now) -> Option<BoardRow> {
    let standing = standing(state, pairing)?;
    let game = standing.game;
    let defaulted = || {
        let started = state.started(pairing.section, pairing.round)?;
        let announced = state.announced(pairing.section, Some(pairing.round));
        Some(now.at > laws::default_time_ends(&announced, started))
    };
    Some(BoardRow {
        game: game.to_string(),
        board: pairing.board.map_or(0, |board| board.0),
        match_text: match_text(pairing),
        white: seat(state, pairing, Colour::White, game, now),
        black: seat(state, pairing, Colour::Black, game, now),
        state: standing.state,
        under_five_minutes: standing.under_five_minutes(),
        result: standing.result.map(|result| shown(&result)),
        open_incidents: count(standing.open),
        incidents: count(standing.incidents),
        late: standing.late,
        defaulted: standing.late && defaulted() == Some(true),
        lowest_clock_text: standing.lowest_ms.map(say::clock),
    })
}

/// Match and board in it.
pub(crate) fn match_text(pairing: &Pairing) -> Option<String> {
    let (m, b) = (pairing.match_no?, pairing.match_board);
    Some(b.map_or_else(|| m.to_string(), |b| format!("{m}.{b}")))
}

/// A result as it is shown.
pub(crate) fn shown(result: &StandingResult) -> ResultShown {
    ResultShown {
        code: ResultCode::of(result.outcome),
        text: say::score(result.outcome).to_owned(),
        rated: result.rated,
        points_text: Pair {
            white: say::points(result.white_points),
            black: say::points(result.black_points),
        },
        how: (result.source != ResultSource::Desk)
            .then(|| super::word("result-source", result.source.word())),
    }
}

/// A player at a board.
pub(crate) fn seat(state: &State, pairing: &Pairing, side: Colour, game: GameId, now: Now) -> Seat {
    let id = pairing.player(side);
    let player = state.player(id);
    Seat {
        player: player.map(|_| id.to_string()),
        name: player.map(|p| p.name.clone()).unwrap_or_default(),
        title: player.and_then(|p| p.title.clone()),
        rating_text: player.and_then(|p| p.rating).map(|r| r.to_string()),
        points_text: say::points(state.points_before(id, pairing.round)),
        arrived_text: state.arrived(game, id).map(|at| say::hall(at, now.offset_min)),
        incidents: count(state.incidents_of_player(id).len()),
    }
}

/// Where a round stands.
pub(crate) fn round_state(state: &State, section: SectionId, round: RoundNo) -> RoundStateShown {
    let pairings = state.pairings_in_order(section, round);
    let finished = |p: &&Pairing| state.game_of(p.pairing).and_then(|g| state.result(g)).is_some();
    let waits = |p: &&Pairing| state.game_of(p.pairing).is_some_and(|game| state.is_adjourned(game));
    match (pairings.iter().all(finished), state.started(section, round)) {
        (true, _) if !pairings.is_empty() => RoundStateShown::Finished,
        // Everybody has finished or gone home.
        _ if pairings.iter().any(waits) && pairings.iter().all(|p| finished(p) || waits(p)) => {
            RoundStateShown::Adjourned
        }
        (_, Some(_)) => RoundStateShown::Running,
        _ if pairings.iter().any(finished) => RoundStateShown::Running,
        _ => RoundStateShown::Paired,
    }
}

fn byes(state: &State, section: SectionId, round: RoundNo) -> Vec<ByeRow> {
    let scoring = state.scoring(section);
    let paired: BTreeMap<PlayerId, ()> = state
        .pairings_in_order(section, round)
        .into_iter()
        .flat_map(|p| [(p.white, ()), (p.black, ())])
        .collect();
    let others = state.players_in_order(section).into_iter().filter(|p| !paired.contains_key(&p.player));
    others
        .filter_map(|p| {
            let (kind, points) = match (state.bye(p.player, round), state.status(p.player, round)) {
                (Some(bye), _) => {
                    (super::word("bye-kind", bye.word()), Some(desk::standing::bye_points(bye, &scoring)))
                }
                (None, Participation::Playing) => return None,
                (None, status) => (super::word("participation", status.word()), None),
            };
            Some(ByeRow {
                player: p.player.to_string(),
                name: p.name.clone(),
                kind,
                points_text: points.map(say::points).unwrap_or_default(),
            })
        })
        .collect()
}
