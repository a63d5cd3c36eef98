//! Board numbers for files that have none: the usual order of pairings.
//!
//! Swiss (C.04.2, publication of pairings): the higher score of the two players before the round, then the sum of
//! both scores, then the higher-placed player's starting number. Round robin: Berger's order, the highest number's
//! game first. Teams: match by match in the same way by match points, inside a match by the line-up.

use std::cmp::Reverse;
use std::collections::HashMap;

use desk::roster::{ByeKind, HalfPoints, Pairing, PlayerKey, Roster, Scoring, Team, TeamKey, TeamSeat};

use crate::trf::scoring::totals;

/// Numbers the boards of every round that has none, from 1, and sorts the pairings by them.
pub(crate) fn number_boards(roster: &mut Roster) {
    let scoring = roster.scoring.unwrap_or_default();
    let teams = TeamOf::new(&roster.teams);
    let round_robin = is_round_robin(roster);
    let players = u32::try_from(roster.players.len()).unwrap_or(u32::MAX);
    for place in 0..roster.rounds.len() {
        let (before, rest) = roster.rounds.split_at_mut(place);
        let Some(round) = rest.first_mut() else { continue };
        if round.pairings.iter().any(|pairing| pairing.board_stated) {
            continue;
        }
        if !teams.players.is_empty() {
            let strength = teams.match_points(before);
            let byes = round.byes.iter().filter(|bye| bye.kind == ByeKind::WinWithoutOpponent);
            let unopposed: Vec<PlayerKey> = byes.map(|bye| bye.player).collect();
            seat_teams(&mut round.pairings, &unopposed, &teams, &strength);
        } else if round_robin {
            round.pairings.sort_by_key(|pairing| berger_place(pairing, players));
        } else {
            let scores = totals(before, &scoring);
            round.pairings.sort_by_key(|pairing| swiss_place(pairing, &scores));
        }
        for (board, pairing) in (1..).zip(&mut round.pairings) {
            pairing.board = board;
        }
    }
}

fn swiss_place(
    pairing: &Pairing,
    scores: &HashMap<PlayerKey, HalfPoints>,
) -> (Reverse<HalfPoints>, Reverse<HalfPoints>, PlayerKey, PlayerKey) {
    let score = |player| scores.get(&player).copied().unwrap_or_default();
    let (white, black) = (score(pairing.white), score(pairing.black));
    let by_rank = |a: (HalfPoints, PlayerKey), b: (HalfPoints, PlayerKey)| {
        if (Reverse(a.0), a.1) < (Reverse(b.0), b.1) { (a.1, b.1) } else { (b.1, a.1) }
    };
    let (higher, lower) = by_rank((white, pairing.white), (black, pairing.black));
    (Reverse(white.max(black)), Reverse(white + black), higher, lower)
}

/// In Berger's tables the two numbers of a board differ by 2k modulo n − 1; the highest number plays on board 1.
fn berger_place(pairing: &Pairing, players: u32) -> (u32, PlayerKey) {
    let even = players + players % 2;
    let (low, high) = (pairing.white.0.min(pairing.black.0), pairing.white.0.max(pairing.black.0));
    if even < 2 || high >= even {
        return (0, pairing.white);
    }
    let modulus = even - 1;
    let difference = (high - low) % modulus;
    // Half of the difference modulo an odd number, on whichever side is the shorter way.
    let half = |d: u32| if d.is_multiple_of(2) { d / 2 } else { (d + modulus) / 2 };
    (half(difference).min(half(modulus - difference)), pairing.white)
}

fn is_round_robin(roster: &Roster) -> bool {
    let code = roster.facts.kind_code.to_ascii_uppercase();
    let kind = roster.facts.kind.to_lowercase();
    let named = ["round robin", "round-robin", "roundrobin", "berger", "rundenturnier"];
    code.contains("ROUNDROBIN") || code.is_empty() && named.iter().any(|name| kind.contains(name))
}

/// Which team a player belongs to, and at which place in the line-up.
struct TeamOf {
    players: HashMap<PlayerKey, (TeamKey, usize)>,
}

impl TeamOf {
    fn new(teams: &[Team]) -> Self {
        let players = teams
            .iter()
            .flat_map(|team| {
                team.players.iter().enumerate().map(|(place, &player)| (player, (team.key, place)))
            })
            .collect();
        Self { players }
    }

    fn team(&self, player: PlayerKey) -> Option<TeamKey> {
        self.players.get(&player).map(|(team, _)| *team)
    }

    /// Whether somebody stands higher in the line-up of the same team.
    fn is_before(&self, other: PlayerKey, player: PlayerKey) -> bool {
        match (self.players.get(&other), self.players.get(&player)) {
            (Some((team, place)), Some((own_team, own_place))) => team == own_team && place < own_place,
            _ => false,
        }
    }

    fn teams(&self, pairing: &Pairing) -> Option<(TeamKey, TeamKey)> {
        let (white, black) = (self.team(pairing.white)?, self.team(pairing.black)?);
        Some((white.min(black), white.max(black)))
    }

    /// Match points after the given rounds: two for a win, one for a tie, by board points under 1 – ½ – 0.
    fn match_points(&self, rounds: &[desk::roster::Round]) -> HashMap<TeamKey, i32> {
        let mut points: HashMap<TeamKey, i32> = HashMap::new();
        for round in rounds {
            let mut board_points: HashMap<(TeamKey, TeamKey), (HalfPoints, HalfPoints)> = HashMap::new();
            for pairing in &round.pairings {
                let (Some(teams), Some(result)) = (self.teams(pairing), pairing.result) else { continue };
                let (white, black) = crate::trf::scoring::game_points(&Scoring::default(), result.outcome);
                let sums = board_points.entry(teams).or_default();
                if self.team(pairing.white) == Some(teams.0) {
                    (sums.0, sums.1) = (sums.0 + white, sums.1 + black);
                } else {
                    (sums.0, sums.1) = (sums.0 + black, sums.1 + white);
                }
            }
            for ((first, second), (a, b)) in board_points {
                let share =
                    |own: HalfPoints, other: HalfPoints| i32::from(own >= other) + i32::from(own > other);
                *points.entry(first).or_default() += share(a, b);
                *points.entry(second).or_default() += share(b, a);
            }
        }
        points
    }
}

/// Sorts the games of a team round match by match and gives every game its seat.
///
/// A board at which somebody won without an opponent keeps its number: the boards after it move on by one.
fn seat_teams(
    pairings: &mut [Pairing],
    unopposed: &[PlayerKey],
    teams: &TeamOf,
    strength: &HashMap<TeamKey, i32>,
) {
    let points = |team: TeamKey| strength.get(&team).copied().unwrap_or_default();
    let place = |pairing: &Pairing| teams.players.get(&pairing.white).map_or(usize::MAX, |(_, place)| *place);
    let black_place = |pairing: &Pairing| teams.players.get(&pairing.black).map_or(usize::MAX, |(_, p)| *p);
    let match_place = |pairing: &Pairing| {
        teams.teams(pairing).map(|(a, b)| {
            let higher = if (Reverse(points(a)), a) < (Reverse(points(b)), b) { (a, b) } else { (b, a) };
            (Reverse(points(a).max(points(b))), Reverse(points(a) + points(b)), higher)
        })
    };
    // Games of people without a team come last.
    pairings.sort_by_key(|pairing| {
        let found = match_place(pairing);
        let both = place(pairing).saturating_add(black_place(pairing));
        (found.is_none(), found, both, place(pairing), pairing.white)
    });
    let (mut match_no, mut board, mut last) = (0, 0, None);
    for pairing in pairings {
        let Some(pair) = teams.teams(pairing) else { continue };
        if last == Some(pair) {
            board += 1;
        } else {
            (match_no, board, last) = (match_no + 1, 1, Some(pair));
        }
        let empty = |player: PlayerKey| {
            let before = unopposed.iter().filter(|other| teams.is_before(**other, player)).count();
            u32::try_from(before).unwrap_or(0)
        };
        let empty = empty(pairing.white).max(empty(pairing.black));
        pairing.seat = Some(TeamSeat { match_no, board_in_match: board + empty });
    }
}

#[cfg(test)]
mod tests {
    use crate::trf::{Document, read};

    /// Two teams of three; Black's second board stayed empty.
    const REPORT: &str = "\
012 Team match
001    1 m    Alpha, Ann                        2000 NOR    90000001 1990/05/06  1.0    1     4 w 1
001    2 m    Beta, Bob                         2000 NOR    90000002 1990/05/06  1.0    2  0000 - +
001    3 m    Gamma, Gus                        2000 NOR    90000003 1990/05/06  0.0    3     6 w 0
001    4 m    Delta, Dot                        2000 NOR    90000004 1990/05/06  0.0    4     1 b 0
001    5 m    Epsilon, Eve                      2000 NOR    90000005 1990/05/06  0.0    5  0000 - -
001    6 m    Zeta, Zoe                         2000 NOR    90000006 1990/05/06  1.0    6     3 b 1
013 Rooks                              1    2    3
013 Knights                            4    5    6
";

    #[test]
    fn an_empty_board_of_a_match_keeps_its_number() {
        let roster = read(&Document::parse(REPORT)).unwrap().roster;
        let seats: Vec<_> = roster.rounds[0]
            .pairings
            .iter()
            .map(|pairing| pairing.seat.map(|seat| (seat.match_no, seat.board_in_match)))
            .collect();
        assert_eq!(seats, [Some((1, 1)), Some((1, 3))]);
    }
}
