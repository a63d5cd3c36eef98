//! Games out as PGN, in the strict form, with what the desk knows about each.

use desk::fact::{Fact, Pairing};
use desk::ids::*;
use desk::state::State;
use desk::words::ResultSource;
use laws::time_control::TimeControl;
use laws::{AnsweredBy, Colour, IncidentKind, Outcome};
use notation::game::Game;
use notation::pgn::write_game;
use notation::result::GameResult;
use notation::tags::Tags;
use notation::termination::Termination;

use crate::draft::id;
use crate::error::ActionError;
use crate::recorded;
use crate::say;
use crate::session::Now;
use crate::view::crossing;

pub use notation::pgn::Profile;

crossing! {
    /// For whom the games are written.
    #[derive(Copy, Eq)]
    pub enum PgnProfile {
        /// Everything known.
        Archive,
        /// Main line and clocks, also games that have not begun, every result in the tag.
        Broadcast,
        /// The games that count for rating, without comments.
        Rating,
    }

    /// Games to be written: one, those of a round, those of a section, or all.
    #[derive(Eq)]
    pub struct PgnWanted {
        /// One game.
        pub game: Option<String>,
        /// Of which section.
        pub section: Option<String>,
        /// Of which round of it.
        pub round: Option<u16>,
        /// For whom.
        pub profile: PgnProfile,
    }
}

impl From<PgnProfile> for Profile {
    fn from(profile: PgnProfile) -> Self {
        match profile {
            PgnProfile::Archive => Self::Archive,
            PgnProfile::Broadcast => Self::Broadcast,
            PgnProfile::Rating => Self::Rating,
        }
    }
}

/// Which games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PgnScope {
    /// One, also one that was annulled.
    Game(GameId),
    /// Those of a round, by board.
    Round(SectionId, RoundNo),
    /// Those of a section, by round and board.
    Section(SectionId),
    /// All, by section, round and board.
    All,
}

/// The games of a scope as PGN, and how many they are. A game without result and moves is written only for a broadcast.
pub fn export(state: &State, scope: PgnScope, profile: PgnProfile, now: Now) -> (String, usize) {
    let mut text = String::new();
    let mut written = 0;
    for id in games(state, scope) {
        let begun = state.result(id).is_some() || recorded::moves(state, id).is_some();
        if !begun && profile != PgnProfile::Broadcast && !matches!(scope, PgnScope::Game(_)) {
            continue;
        }
        if let Some(one) = game(state, id, now).and_then(|game| write_game(&game, profile.into())) {
            text.push_str(&one);
            written += 1;
        }
    }
    (text, written)
}

/// As [`export`], for somebody who wants a file.
///
/// # Errors
/// No game of the scope has anything to write.
pub fn written(
    state: &State,
    scope: PgnScope,
    profile: PgnProfile,
    now: Now,
) -> Result<(String, usize), ActionError> {
    match export(state, scope, profile, now) {
        (_, 0) => Err(ActionError::Unclear(laws::Message::new("pgn-nothing"))),
        written => Ok(written),
    }
}

impl PgnWanted {
    /// The games that are meant: of the narrowest place that is named.
    ///
    /// # Errors
    /// What is named does not exist.
    pub fn scope(&self) -> Result<PgnScope, ActionError> {
        let section = self.section.as_ref().map(|section| id(section, "section")).transpose()?;
        Ok(match (&self.game, section, self.round) {
            (Some(game), ..) => PgnScope::Game(id(game, "game")?),
            (None, Some(section), Some(round)) => PgnScope::Round(section, RoundNo(round)),
            (None, Some(section), None) => PgnScope::Section(section),
            (None, None, _) => PgnScope::All,
        })
    }

    /// The name proposed for the file.
    pub fn file_name(&self, state: &State) -> String {
        let section = self.section.as_ref().and_then(|id| id.parse().ok()).and_then(|id| state.section(id));
        let code = section.map(|section| section.code.clone()).unwrap_or_default();
        let board = || state.pairing_of(self.game.as_ref()?.parse().ok()?);
        match (board(), self.round) {
            (Some(pairing), _) => {
                let code = state.section(pairing.section).map(|s| s.code.clone()).unwrap_or_default();
                format!("{code}-{}-{}.pgn", pairing.round.0, pairing.board.map_or(0, |board| board.0))
            }
            (None, Some(round)) if !code.is_empty() => format!("{code}-{round}.pgn"),
            (None, None) if !code.is_empty() => format!("{code}.pgn"),
            _ => "games.pgn".to_owned(),
        }
    }
}

fn games(state: &State, scope: PgnScope) -> Vec<GameId> {
    let of_round = |section, round| {
        let pairings: Vec<&Pairing> = state.pairings_in_order(section, round);
        pairings.into_iter().filter_map(|p| state.game_of(p.pairing)).collect::<Vec<_>>()
    };
    let of_section = |section: SectionId| {
        let rounds = state.sections.get(&section).into_iter().flat_map(|s| s.rounds.keys().copied());
        rounds.flat_map(|round| of_round(section, round)).collect::<Vec<_>>()
    };
    match scope {
        PgnScope::Game(game) => vec![game],
        PgnScope::Round(section, round) => of_round(section, round),
        PgnScope::Section(section) => of_section(section),
        PgnScope::All => state.sections_in_order().into_iter().flat_map(|s| of_section(s.section)).collect(),
    }
}

/// A game with its recorded moves and the desk's tags.
pub fn game(state: &State, id: GameId, now: Now) -> Option<Game> {
    let pairing = state.pairing_of(id)?;
    let mut game = recorded::game(state, id).unwrap_or_default();
    game.tags = tags(state, pairing, now);
    let result = state.result(id);
    let (said, forfeit) = result.map_or_else(Default::default, |result| result_of(result.outcome));
    (game.result, game.forfeit) = (said, forfeit);
    game.termination = match result {
        Some(result) => termination(state, id, result.outcome, result.source),
        None if !game.moves.is_empty() || state.is_adjourned(id) => Some(Termination::Unterminated),
        None => None,
    };
    // A broken rule, said of a game without moves, reads as one that nobody played.
    let odd = game.result.strict_marker() != game.result.as_str();
    let broken = game.termination.as_ref().map_or(odd, |t| *t == Termination::RulesInfraction);
    if broken && !game.forfeit && game.recorded_plies() == 0 {
        game.termination = Some(Termination::Adjudication);
    }
    Some(game)
}

/// An outcome in PGN's words, and whether it came without play.
pub(crate) fn result_of(outcome: Outcome) -> (GameResult, bool) {
    match outcome {
        Outcome::Win(Colour::White) => (GameResult::WhiteWins, false),
        Outcome::Win(Colour::Black) => (GameResult::BlackWins, false),
        Outcome::Draw => (GameResult::Draw, false),
        Outcome::HalfPointOnly(Colour::White) => (GameResult::HalfZero, false),
        Outcome::HalfPointOnly(Colour::Black) => (GameResult::ZeroHalf, false),
        Outcome::BothLose => (GameResult::BothLose, false),
        Outcome::ForfeitWin(Colour::White) => (GameResult::WhiteWins, true),
        Outcome::ForfeitWin(Colour::Black) => (GameResult::BlackWins, true),
        Outcome::ForfeitBoth => (GameResult::BothLose, true),
    }
}

/// Why a game ended, where the desk knows: a result called out at the board says nothing about it.
fn termination(state: &State, id: GameId, outcome: Outcome, source: ResultSource) -> Option<Termination> {
    if outcome.is_forfeit() {
        return Some(Termination::Abandoned);
    }
    match source {
        ResultSource::Appeal => return Some(Termination::Adjudication),
        ResultSource::Ruling => {}
        ResultSource::Desk | ResultSource::PairingProgram | ResultSource::DefaultTime => return None,
    }
    let result = state.games.get(&id)?.result.last()?.entry;
    let ruled = state.entry(result)?.facts.iter().find_map(|fact| match fact {
        Fact::Ruling(ruling) => Some(ruling.incident),
        _ => None,
    })?;
    let kind = state.incident(ruled)?.kind;
    Some(match kind.answered_by() {
        AnsweredBy::FlagFall => Termination::TimeForfeit,
        AnsweredBy::DrawClaim => Termination::Normal,
        AnsweredBy::IllegalMove | AnsweredBy::Device | AnsweredBy::Penalties | AnsweredBy::TouchedPiece => {
            Termination::RulesInfraction
        }
        AnsweredBy::Judgement if kind == IncidentKind::PersistentRefusal => Termination::RulesInfraction,
        AnsweredBy::DefaultTime
        | AnsweredBy::Irregularity
        | AnsweredBy::Recording
        | AnsweredBy::Judgement => Termination::Adjudication,
    })
}

fn tags(state: &State, pairing: &Pairing, now: Now) -> Tags {
    let mut tags = Tags::new();
    let competition = state.competition.now();
    let section = state.section(pairing.section);
    let several = state.sections_in_order().len() > 1;
    let name = competition.map(|c| c.name.as_str()).unwrap_or_default();
    let section_name = section.map(|s| s.name.as_str()).unwrap_or_default();
    tags.set("Event", if several { format!("{name} – {section_name}") } else { name.to_owned() });
    let city = competition.and_then(|c| c.city.as_deref()).unwrap_or_default();
    let federation = competition.and_then(|c| c.federation.as_deref()).unwrap_or_default();
    tags.set("Site", format!("{city} {federation}").trim().to_owned());
    let first_day = competition.and_then(|c| c.first_day.as_deref());
    let started = state.started(pairing.section, pairing.round);
    if let Some(at) = started {
        tags.set("Date", dotted(&say::day(at, now.offset_min)));
        tags.set("Time", say::hall_seconds(at, now.offset_min));
    }
    if let Some(day) = first_day {
        tags.set("EventDate", dotted(day));
    }
    tags.set("Round", pairing.round.to_string());
    if let Some(board) = pairing.board {
        tags.set("Board", board.to_string());
    }
    if several {
        tags.set("Section", section_name);
    }
    if let Some(number) = pairing.match_no {
        tags.set("Table", number.to_string());
    }
    for (side, colour) in [("White", Colour::White), ("Black", Colour::Black)] {
        let Some(player) = state.player(pairing.player(colour)) else { continue };
        tags.set(side, player.name.as_str());
        let mut more = |name: &str, value: Option<String>| {
            if let Some(value) = value.filter(|value| !value.is_empty()) {
                tags.set(&format!("{side}{name}"), value);
            }
        };
        more("Elo", player.rating.map(|rating| rating.to_string()));
        more("Title", player.title.clone());
        more("FideId", player.fide_number.map(|number| number.to_string()));
        let teams = state.sections.get(&pairing.section).map(|s| &s.teams);
        let team = player.team.and_then(|id| teams?.get(&id)?.now());
        more("Team", team.map(|team| team.name.clone()));
    }
    if let Some(rules) = state.rules(pairing.section, Some(pairing.round)) {
        // PGN has no form for unequal times: the tournament report's, in seconds as everything in this tag.
        let in_seconds = |control: TimeControl| control.to_pgn().unwrap_or_else(|| control.to_trf()).text;
        let written = rules.time_control.parse::<TimeControl>().map(in_seconds);
        tags.set("TimeControl", written.unwrap_or_else(|_| rules.time_control.clone()));
    }
    tags
}

fn dotted(day: &str) -> String {
    day.replace('-', ".")
}
