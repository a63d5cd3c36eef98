//! Records of a report that a competition has no fact for: dates, the kind of tournament, national registrations, what
//! a 299 revalues. They are carried as lines from the import to the next report, and given back to the roster there.

use desk::roster::{
    Competitor, NoticeLevel, PointChange, PreservedLine, RequestedBye, Roster, Scoring, TeamKey,
};

use super::document::{Document, Line, LineKind};
use super::read::SCORING_CODES;
use super::{header, player_line, scoring, teams};
use crate::notices::{Message, Notices};

/// Records that are carried. Those the desk has facts for as well are there for what these leave unsaid.
const CARRIED: [&str; 17] = [
    "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132", "142", "XXR", "240",
    "299", "310",
];

/// The lines to carry; `kept` are those that go back as they stand anyhow.
pub(super) fn lines(document: &Document, kept: &[Line], first_player: u32) -> Vec<PreservedLine> {
    let carried = |line: &&Line| {
        let is_carried = match line.kind() {
            LineKind::Specified(code) | LineKind::Extension(code) => CARRIED.contains(&code),
            LineKind::National(_) => true,
            _ => false,
        };
        is_carried && !kept.iter().any(|other| other.number == line.number)
    };
    let lines = document.lines().iter().filter(carried);
    lines
        .map(|line| PreservedLine {
            line: line.number,
            before_players: line.number < first_player,
            text: line.text.trim_end().to_owned(),
        })
        .collect()
}

/// Whether the desk has a fact for a change of points: one that stands by itself and names players.
pub(super) fn desk_holds(change: &PointChange) -> bool {
    let players = |who: &Competitor| matches!(who, Competitor::Player(_));
    change.revalues.is_none()
        && change.points.is_some()
        && !change.who.is_empty()
        && change.who.iter().all(players)
}

/// Says of a record that it goes back into the report and counts for nothing else.
pub(super) fn said_only(line: &Line, notices: &mut Notices) {
    let message = Message::plain("trf-record-carried").with("text", line.text.trim_end());
    notices.add(NoticeLevel::Warning, Some(line.number), message);
}

/// Gives a roster what its kept lines say and nothing else in it does. What the roster states stands.
///
/// `scores_stand`: no result was recorded since these lines were read, so that the points and ranks of teams in them
/// are still those of the results.
pub fn restore(roster: &mut Roster, scores_stand: bool) {
    let mut said = Roster::default();
    let mut ignored = Notices::default();
    let lines = std::mem::take(&mut roster.preserved);
    for kept in lines {
        let line = Line { number: kept.line, text: kept.text.clone() };
        if !take(roster, &mut said, &line, scores_stand, &mut ignored) {
            roster.preserved.push(kept);
        }
    }
    facts(roster, said);
    outdated(roster);
}

/// Takes over what a line says; `false` where it has to go back as it stands.
fn take(roster: &mut Roster, said: &mut Roster, line: &Line, scores: bool, notices: &mut Notices) -> bool {
    let (code, national) = match line.kind() {
        LineKind::Specified(code) | LineKind::Extension(code) => (code, false),
        LineKind::National(code) => (code, true),
        _ => return false,
    };
    if national {
        return registration(roster, code, line, notices);
    }
    match code {
        "142" | "XXR" => {
            let rounds = line.text.get(3..).and_then(|value| value.trim().parse().ok());
            let first = said.facts.rounds_planned.is_none_or(|planned| Some(planned) == rounds);
            if rounds.is_some() && first {
                said.facts.rounds_planned = rounds;
            }
            rounds.is_some() && first
        }
        "240" => byes(roster, line),
        "299" => changes(roster, line),
        "310" => team(roster, line, scores, notices),
        code => {
            CARRIED.contains(&code) && header::read(&mut said.facts, code, &line.text, line.number, notices)
        }
    }
}

fn registration(roster: &mut Roster, federation: &str, line: &Line, notices: &mut Notices) -> bool {
    let read = player_line::read_national(&line.text, federation, line.number, notices);
    let Some((number, record)) = read else { return false };
    let player = roster.players.iter_mut().find(|player| player.starting_number == Some(number));
    let Some(player) = player else { return false };
    player.national.push(record);
    true
}

fn is_team(roster: &Roster, number: u32) -> bool {
    roster.teams.iter().any(|team| team.key == TeamKey(number))
}

/// Byes that teams asked for; those of players are facts of the desk.
fn byes(roster: &mut Roster, line: &Line) -> bool {
    let Some((kind, round, numbers)) = teams::read_240(&line.text) else { return false };
    let teams: Vec<u32> = numbers.into_iter().filter(|number| is_team(roster, *number)).collect();
    let of_team = |number| RequestedBye { round, who: Competitor::Team(TeamKey(number)), kind };
    roster.requested_byes.extend(teams.into_iter().map(of_team));
    true
}

/// Points that the desk has no fact for.
fn changes(roster: &mut Roster, line: &Line) -> bool {
    let competitor = |number| match is_team(roster, number) {
        true => Competitor::Team(TeamKey(number)),
        false => Competitor::Player(desk::roster::PlayerKey(number)),
    };
    let Some((change, _)) = teams::read_299(&line.text, competitor) else { return false };
    let known = |who: &Competitor| match who {
        Competitor::Player(key) => roster.players.iter().any(|player| player.key == *key),
        Competitor::Team(_) => true,
    };
    if !change.who.iter().all(known) {
        return false;
    }
    if !desk_holds(&change) {
        roster.point_changes.push(change);
    }
    true
}

/// What a team's record says beyond its name and players.
fn team(roster: &mut Roster, line: &Line, scores: bool, notices: &mut Notices) -> bool {
    let Some(said) = teams::read_310(&line.text, line.number, notices) else { return false };
    let team = roster.teams.iter_mut().find(|team| team.key == said.key && team.name == said.name);
    let Some(team) = team else { return false };
    (team.nickname, team.strength) = (said.nickname, said.strength);
    if scores {
        (team.match_points, team.game_points, team.rank) = (said.match_points, said.game_points, said.rank);
    }
    true
}

/// What the roster states stands; a name within a longer text of the file takes the text.
fn facts(roster: &mut Roster, said: Roster) {
    let (facts, said) = (&mut roster.facts, said.facts);
    let texts = [
        (&mut facts.city, said.city),
        (&mut facts.federation, said.federation),
        (&mut facts.players_stated, said.players_stated),
        (&mut facts.rated_players_stated, said.rated_players_stated),
        (&mut facts.teams_stated, said.teams_stated),
        (&mut facts.kind, said.kind),
        (&mut facts.rate_of_play, said.rate_of_play),
    ];
    for (stated, said) in texts {
        if stated.is_empty() {
            *stated = said;
        }
    }
    for (stated, said) in [(&mut facts.start, said.start), (&mut facts.end, said.end)] {
        if stated.text.is_empty() && stated.date.is_none() {
            *stated = said;
        }
    }
    if facts.round_dates.is_empty() {
        facts.round_dates = said.round_dates;
    }
    facts.rounds_planned = facts.rounds_planned.or(said.rounds_planned);
    if said.chief_arbiter.contains(&facts.chief_arbiter) {
        facts.chief_arbiter = said.chief_arbiter;
    }
    if facts.deputy_arbiters.is_empty() {
        facts.deputy_arbiters = said.deputy_arbiters;
    } else {
        for deputy in &mut facts.deputy_arbiters {
            if let Some(longer) = said.deputy_arbiters.iter().find(|text| text.contains(deputy.as_str())) {
                longer.clone_into(deputy);
            }
        }
    }
}

/// Kept lines that speak against what the roster states now: another scoring, another time control.
fn outdated(roster: &mut Roster) {
    let mut stated: Option<Scoring> = None;
    let mut whole = String::new();
    for line in &roster.preserved {
        let Some(code) = line.text.get(..3).filter(|code| SCORING_CODES.contains(code)) else { continue };
        if code == "162" {
            whole.push_str(line.text.get(3..).unwrap_or_default());
            whole.push(' ');
            scoring::read(&mut stated, code, &format!("162{whole}"));
        } else {
            scoring::read(&mut stated, code, &line.text);
        }
    }
    let worth = |s: &Scoring| (s.white_win, s.white_draw, s.white_loss, s.forfeit_loss, s.pairing_bye);
    let now = roster.scoring.unwrap_or_default();
    let other_scoring = stated.is_some_and(|stated| worth(&stated) != worth(&now));
    let timed = !roster.facts.time_control.is_empty();
    roster.preserved.retain(|line| {
        let code = line.text.get(..3).unwrap_or_default();
        !(other_scoring && SCORING_CODES.contains(&code) || timed && code == "222")
    });
}
