//! Players: the list, and one player's card with the whole history.

use desk::fact::Player;
use desk::ids::*;
use desk::state::State;
use desk::words::Participation;
use laws::Colour;

use super::competition::count;
use super::game::{HistoryLine, history};
use super::journal::{EntryRow, entries_of_player};
use super::{Message, Side, crossing};
use crate::say;
use crate::session::Now;

crossing! {
    /// A player in the list.
    pub struct PlayerRow {
        /// Who.
        pub player: String,
        /// In which section.
        pub section: String,
        /// Starting number, 0 where there is none.
        pub number: u16,
        /// Name.
        pub name: String,
        /// Title.
        pub title: Option<String>,
        /// Rating.
        pub rating_text: Option<String>,
        /// Federation.
        pub federation: Option<String>,
        /// Points of all rounds.
        pub points_text: String,
        /// Incidents in all rounds.
        pub incidents: u32,
        /// No longer takes part.
        pub withdrawn: bool,
    }

    /// A player with the whole history.
    pub struct PlayerCard {
        /// The list's facts.
        pub row: PlayerRow,
        /// FIDE number.
        pub fide_number: Option<String>,
        /// Birth date.
        pub born: Option<String>,
        /// Games and byes, by round.
        pub games: Vec<PlayerGame>,
        /// Incidents.
        pub history: Vec<HistoryLine>,
        /// Entries that name the player, newest first.
        pub entries: Vec<EntryRow>,
        /// Totals: "2 illegal moves".
        pub summary: Vec<Message>,
    }

    /// A round of a player.
    pub struct PlayerGame {
        /// The game, if there was one.
        pub game: Option<String>,
        /// Which round.
        pub round: u16,
        /// At which board.
        pub board: Option<u16>,
        /// With which colour.
        pub colour: Option<Side>,
        /// Against whom.
        pub opponent: Option<String>,
        /// The player's points in it.
        pub result_text: String,
        /// Incidents in it.
        pub incidents: u32,
    }
}

/// Players of a section, or of all.
pub fn players(state: &State, section: Option<SectionId>) -> Vec<PlayerRow> {
    let sections = state.sections_in_order().into_iter().map(|s| s.section);
    let sections: Vec<_> = sections.filter(|id| section.is_none_or(|wanted| wanted == *id)).collect();
    sections.into_iter().flat_map(|id| state.players_in_order(id)).map(|p| player_row(state, p)).collect()
}

fn player_row(state: &State, player: &Player) -> PlayerRow {
    let last = RoundNo(u16::MAX);
    PlayerRow {
        player: player.player.to_string(),
        section: player.section.to_string(),
        number: player.starting_no.unwrap_or(0),
        name: player.name.clone(),
        title: player.title.clone(),
        rating_text: player.rating.map(|r| r.to_string()),
        federation: player.federation.clone(),
        points_text: say::points(state.points_before(player.player, last)),
        incidents: count(state.incidents_of_player(player.player).len()),
        withdrawn: state.status(player.player, last) != Participation::Playing,
    }
}

/// A player's card.
pub fn card(state: &State, id: PlayerId, now: Now) -> Option<PlayerCard> {
    let player = state.player(id)?;
    Some(PlayerCard {
        row: player_row(state, player),
        fide_number: player.fide_number.map(|n| n.to_string()),
        born: player.birth.clone(),
        games: games(state, id),
        history: history(state, id),
        entries: entries_of_player(state, id, now),
        summary: summary(state, id),
    })
}

fn games(state: &State, id: PlayerId) -> Vec<PlayerGame> {
    let Some(player) = state.players.get(&id) else { return Vec::new() };
    let played = player.pairings.iter().filter_map(|p| state.pairings.get(p)?.now()).filter_map(|pairing| {
        let side = pairing.side(id)?;
        let game = state.game_of(pairing.pairing)?;
        let result = state.result(game).map(|result| match side {
            Colour::White => say::points(result.white_points),
            Colour::Black => say::points(result.black_points),
        });
        Some(PlayerGame {
            game: Some(game.to_string()),
            round: pairing.round.0,
            board: pairing.board.map(|b| b.0),
            colour: Some(side.into()),
            opponent: state.player(pairing.player(side.opponent())).map(|p| p.name.clone()),
            result_text: result.unwrap_or_else(|| "·".to_owned()),
            incidents: count(state.incidents_of_game(game).len()),
        })
    });
    let scoring = player.player.now().map(|p| state.scoring(p.section));
    let byes = player.byes.iter().filter_map(|(round, history)| {
        let bye = history.now()?.bye?;
        Some(PlayerGame {
            game: None,
            round: round.0,
            board: None,
            colour: None,
            opponent: None,
            result_text: say::points(desk::standing::bye_points(bye, scoring.as_ref()?)),
            incidents: 0,
        })
    });
    let mut games: Vec<_> = played.chain(byes).collect();
    games.sort_by_key(|game| game.round);
    games
}

fn summary(state: &State, id: PlayerId) -> Vec<Message> {
    let incidents = state.incidents_of_player(id);
    let illegal = incidents
        .iter()
        .filter_map(|r| r.incident.now())
        .filter(|incident| incident.kind.answered_by() == laws::AnsweredBy::IllegalMove);
    let illegal = illegal.count();
    let warnings = state
        .players
        .get(&id)
        .map_or(0, |p| p.penalties.iter().filter(|d| d.fact.kind == laws::PenaltyKind::Warning).count());
    let mut lines = Vec::new();
    for (message, n) in [
        ("summary-illegal-moves", illegal),
        ("summary-warnings", warnings),
        ("summary-incidents", incidents.len()),
    ] {
        if n > 0 {
            lines.push(Message::new(message).with("count", n));
        }
    }
    lines
}
