//! A section as a tournament report file.

use std::collections::BTreeMap;

use desk::fact::Pairing;
use desk::history::EntryNo;
use desk::ids::*;
use desk::roster::{self, HalfPoints, PlayerKey, Roster, TeamKey};
use desk::state::State;
use desk::words::{ByeKind, Participation};
use laws::{Colour, Outcome};

use crate::error::ActionError;
use crate::say;
use crate::view::Message;

/// Which records the report may use.
pub use exchange::trf::Profile as TrfProfile;

/// Writes a section's report; the notices say what the format could not.
pub(super) fn write(
    state: &State,
    section: SectionId,
    profile: TrfProfile,
) -> Result<(Vec<u8>, Vec<Message>), ActionError> {
    let roster = roster(state, section).ok_or(ActionError::NotFound("section"))?;
    let written = exchange::trf::write(&roster, profile);
    let said = written.notices.iter().map(|notice| say::notice(notice.id, &notice.args)).collect();
    Ok((written.bytes, said))
}

/// What the desk has of a section, in the form the files know. Lines kept from the last import come along.
pub fn roster(state: &State, section: SectionId) -> Option<Roster> {
    let fact = state.section(section)?;
    let competition = state.competition.now();
    let players = state.players_in_order(section);
    // A report needs a number for everybody: those without one follow.
    let mut next = players.iter().filter_map(|p| p.starting_no).max().unwrap_or(0);
    let keys: BTreeMap<PlayerId, PlayerKey> = players
        .iter()
        .map(|p| {
            let number = p.starting_no.unwrap_or_else(|| {
                next = next.saturating_add(1);
                next
            });
            (p.player, PlayerKey(u32::from(number)))
        })
        .collect();
    let scoring = state.scoring(section);
    let mut roster = Roster::default();
    roster.facts.name = match competition {
        Some(c) if state.sections_in_order().len() == 1 => c.name.clone(),
        Some(c) => format!("{} – {}", c.name, fact.name),
        None => fact.name.clone(),
    };
    roster.facts.city = competition.and_then(|c| c.city.clone()).unwrap_or_default();
    roster.facts.federation = competition.and_then(|c| c.federation.clone()).unwrap_or_default();
    roster.facts.rounds_planned = fact.rounds;
    let arbiters = |role| {
        let all = state.arbiters.values().filter_map(|h| h.now());
        all.filter(move |a| a.role == role).map(|a| a.name.clone())
    };
    roster.facts.chief_arbiter = arbiters(desk::words::ArbiterRole::Chief).next().unwrap_or_default();
    roster.facts.deputy_arbiters = arbiters(desk::words::ArbiterRole::Deputy).collect();
    if let Some(rules) = state.rules(section, None) {
        roster.facts.rate_of_play = rules.time_control.clone();
        if let Ok(control) = rules.time_control.parse::<laws::time_control::TimeControl>() {
            roster.facts.time_control = control.to_trf().text;
        }
    }
    let half = HalfPoints;
    roster.scoring = (scoring != desk::standing::usual_scoring(section)).then(|| roster::Scoring {
        pairing_bye: half(scoring.pairing_bye),
        forfeit_loss: half(scoring.absence),
        zero_bye: half(scoring.absence),
        ..roster::Scoring::of(half(scoring.win), half(scoring.draw), half(scoring.loss))
    });
    let last = RoundNo(u16::MAX);
    roster.players = players
        .iter()
        .map(|p| {
            let key = keys.get(&p.player).copied().unwrap_or(PlayerKey(0));
            let mut said = roster::Player::named(key, p.name.clone());
            said.starting_number = Some(key.0);
            said.fide_number = p.fide_number.map(roster::FideNumber);
            said.title = p
                .title
                .as_deref()
                .and_then(|t| roster::Title::ALL.into_iter().find(|x| x.abbreviation() == t));
            said.sex = match p.sex.as_deref() {
                Some("m") => Some(roster::Sex::Man),
                Some("w") => Some(roster::Sex::Woman),
                _ => None,
            };
            said.rating = p.rating;
            said.federation = p.federation.clone().unwrap_or_default();
            said.birth = p.birth.as_deref().and_then(partial_date);
            // A report counts an adjourned game as a draw until it is over (162 X).
            let waiting = adjourned_games(state, p.player) * scoring.draw;
            said.points = Some(half(state.points_before(p.player, last) + waiting));
            said
        })
        .collect();
    roster.teams = teams(state, section, &keys);
    roster.rounds = rounds(state, section, &keys);
    roster.requested_byes = requested_byes(state, section, &keys);
    roster.point_changes = point_changes(state, &keys);
    // A pairing list brought in later says nothing about the records of the last report.
    let reports = |format: &str| matches!(format, "exchange-format-trf16" | "exchange-format-trf26");
    let imports = state.sections.get(&section).into_iter().flat_map(|s| s.imports.iter().rev());
    let import = imports.map(|d| &d.fact).find(|i| reports(&i.format)).map(|i| i.import);
    let kept = import.and_then(|import| state.kept_lines.get(&import));
    roster.preserved = kept
        .into_iter()
        .flat_map(|history| history.iter())
        .map(|d| roster::PreservedLine { line: d.fact.line, before_players: true, text: d.fact.text.clone() })
        .collect();
    roster.preserved.sort_by_key(|line| line.line);
    let read_at = kept.and_then(|history| history.last()).map(|dated| dated.entry);
    exchange::trf::restore(&mut roster, !read_at.is_some_and(|entry| scored_since(state, section, entry)));
    Some(roster)
}

/// Whether a result of a section was recorded after an entry: points and ranks stated then are not those of now.
fn scored_since(state: &State, section: SectionId, entry: EntryNo) -> bool {
    let players = state.sections.get(&section).into_iter().flat_map(|s| &s.players);
    let pairings = players.filter_map(|id| state.players.get(id)).flat_map(|player| &player.pairings);
    let games = pairings.filter_map(|id| state.pairings.get(id)).flat_map(|pairing| pairing.games.iter());
    let results = games.filter_map(|dated| state.games.get(&dated.fact.game)?.result.last());
    results.into_iter().any(|result| result.entry > entry)
}

/// How many games of a player are adjourned.
fn adjourned_games(state: &State, player: PlayerId) -> i32 {
    let pairings = state.players.get(&player).into_iter().flat_map(|p| &p.pairings);
    let standing = pairings.filter_map(|id| state.pairings.get(id)).filter(|pairing| pairing.now().is_some());
    let waiting = standing.filter_map(|pairing| pairing.game()).filter(|game| state.is_adjourned(*game));
    i32::try_from(waiting.count()).unwrap_or(0)
}

fn partial_date(text: &str) -> Option<roster::PartialDate> {
    let mut parts = text.split(['-', '/', '.']);
    let year = parts.next()?.parse().ok()?;
    let month = parts.next().and_then(|p| p.parse().ok()).unwrap_or(0);
    let day = parts.next().and_then(|p| p.parse().ok()).unwrap_or(0);
    roster::PartialDate::new(year, month, day)
}

fn teams(state: &State, section: SectionId, keys: &BTreeMap<PlayerId, PlayerKey>) -> Vec<roster::Team> {
    let facts =
        state.sections.get(&section).into_iter().flat_map(|s| s.teams.values()).filter_map(|h| h.now());
    let mut teams: Vec<roster::Team> = facts
        .enumerate()
        .map(|(n, team)| {
            let mut members: Vec<_> =
                state.players_in_order(section).into_iter().filter(|p| p.team == Some(team.team)).collect();
            members.sort_by_key(|p| p.team_board);
            let number = team.number.map_or_else(|| u32::try_from(n + 1).unwrap_or(0), u32::from);
            roster::Team {
                key: TeamKey(number),
                name: team.name.clone(),
                nickname: String::new(),
                strength: String::new(),
                match_points: None,
                game_points: None,
                rank: None,
                players: members.iter().filter_map(|p| keys.get(&p.player).copied()).collect(),
            }
        })
        .collect();
    teams.sort_by_key(|team| team.key);
    teams
}

fn rounds(state: &State, section: SectionId, keys: &BTreeMap<PlayerId, PlayerKey>) -> Vec<roster::Round> {
    let numbers = state.sections.get(&section).into_iter().flat_map(|s| s.rounds.keys().copied());
    numbers
        .filter(|round| !state.pairings_in_order(section, *round).is_empty())
        .map(|number| {
            let standing = state.pairings_in_order(section, number);
            let pairings = standing.iter().filter_map(|p| pairing(state, p, keys)).collect();
            let byes = keys
                .iter()
                .filter(|(id, _)| !standing.iter().any(|p| p.side(**id).is_some()))
                .map(|(id, key)| roster::Bye { player: *key, kind: bye(state, *id, number) });
            roster::Round { number: number.0, pairings, byes: byes.collect() }
        })
        .collect()
}

fn pairing(state: &State, p: &Pairing, keys: &BTreeMap<PlayerId, PlayerKey>) -> Option<roster::Pairing> {
    let result = state.game_of(p.pairing).and_then(|game| state.result(game));
    let seat = p.match_no.map(|m| roster::TeamSeat {
        match_no: u32::from(m),
        board_in_match: u32::from(p.match_board.unwrap_or(0)),
    });
    Some(roster::Pairing {
        board: p.board.map_or(0, |board| u32::from(board.0)),
        board_stated: p.board.is_some(),
        seat,
        white: *keys.get(&p.white)?,
        black: *keys.get(&p.black)?,
        colours_stated: true,
        result: result.map(|r| roster::StatedResult {
            outcome: outcome(r.outcome),
            white_points: HalfPoints(r.white_points),
            black_points: HalfPoints(r.black_points),
            rated: r.rated,
        }),
        adjourned: state.game_of(p.pairing).is_some_and(|game| state.is_adjourned(game)),
    })
}

fn outcome(outcome: Outcome) -> roster::Outcome {
    use roster::Outcome as Said;
    match outcome {
        Outcome::Win(Colour::White) => Said::WhiteWins,
        Outcome::Win(Colour::Black) => Said::BlackWins,
        Outcome::Draw => Said::Draw,
        Outcome::HalfPointOnly(Colour::White) => Said::HalfZero,
        Outcome::HalfPointOnly(Colour::Black) => Said::ZeroHalf,
        Outcome::BothLose => Said::ZeroZero,
        Outcome::ForfeitWin(Colour::White) => Said::ForfeitToWhite,
        Outcome::ForfeitWin(Colour::Black) => Said::ForfeitToBlack,
        Outcome::ForfeitBoth => Said::DoubleForfeit,
    }
}

/// Byes of rounds that are not paired yet.
fn requested_byes(
    state: &State,
    section: SectionId,
    keys: &BTreeMap<PlayerId, PlayerKey>,
) -> Vec<roster::RequestedBye> {
    let mut byes: Vec<_> = keys
        .iter()
        .filter_map(|(id, key)| Some((*id, *key, &state.players.get(id)?.byes)))
        .flat_map(|(id, key, byes)| byes.keys().map(move |round| (id, key, *round)))
        .filter(|(id, _, round)| {
            state.bye(*id, *round).is_some() && state.pairings_in_order(section, *round).is_empty()
        })
        .map(|(id, key, round)| roster::RequestedBye {
            round: round.0,
            who: roster::Competitor::Player(key),
            kind: bye(state, id, round),
        })
        .collect();
    byes.sort_by_key(|bye| bye.round);
    byes
}

fn bye(state: &State, player: PlayerId, round: RoundNo) -> roster::ByeKind {
    match (state.bye(player, round), state.status(player, round)) {
        (Some(ByeKind::PairingAllocated), _) => roster::ByeKind::PairingAllocated,
        (Some(ByeKind::Full), _) => roster::ByeKind::FullPoint,
        (Some(ByeKind::Half), _) => roster::ByeKind::HalfPoint,
        (Some(ByeKind::ForfeitWin), _) => roster::ByeKind::WinWithoutOpponent,
        (Some(ByeKind::ForfeitLoss), _) => roster::ByeKind::LossWithoutOpponent,
        (Some(ByeKind::Zero), _) | (None, Participation::Withdrawn | Participation::Excluded) => {
            roster::ByeKind::ZeroPoint
        }
        (None, Participation::Playing) => roster::ByeKind::NotPaired,
    }
}

/// Points apart from games, and those that penalties took from or gave to a game.
fn point_changes(state: &State, keys: &BTreeMap<PlayerId, PlayerKey>) -> Vec<roster::PointChange> {
    let change = |points: i32, round: Option<RoundNo>, key: PlayerKey| roster::PointChange {
        revalues: None,
        match_points: None,
        points: Some(HalfPoints(points)),
        round: round.map(|round| round.0),
        who: vec![roster::Competitor::Player(key)],
    };
    let apart = keys
        .iter()
        .filter_map(|(id, key)| Some((state.players.get(id)?, key)))
        .flat_map(|(player, key)| player.adjustments.iter().map(move |d| (&d.fact, *key)))
        .map(|(fact, key)| change(fact.points, fact.round, key));
    let in_games = keys
        .iter()
        .filter_map(|(id, key)| Some((*id, *key, &state.players.get(id)?.pairings)))
        .flat_map(|(id, key, pairings)| pairings.iter().map(move |pairing| (id, key, *pairing)))
        .filter_map(|(id, key, pairing)| {
            let pairing = state.pairings.get(&pairing)?.now()?;
            let (white, black) = state.points_changed(state.game_of(pairing.pairing)?)?;
            let points = if pairing.side(id)? == Colour::White { white } else { black };
            (points != 0).then(|| change(points, Some(pairing.round), key))
        });
    apart.chain(in_games).collect()
}
