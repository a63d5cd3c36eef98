//! What a win, a draw and the rest are worth (records 162, `XXS`, `BB?`), and whether stated points agree with the
//! results.

use desk::roster::{
    ByeKind, HalfPoints, Notice, NoticeLevel, Outcome, Pairing, PlayerKey, PointChange, RequestedBye, Roster,
    Round, Scoring,
};
use std::collections::HashMap;

use super::player_line::half_points;
use crate::notices::{Message, Notices};

/// Reads a scoring record into `scoring`. `false` where nothing in it was understood.
pub(crate) fn read(scoring: &mut Option<Scoring>, code: &str, text: &str) -> bool {
    let mut read = scoring.unwrap_or_default();
    let value = text.get(3..).unwrap_or_default();
    let understood = match code {
        "162" => read_162(&mut read, value),
        "XXS" => read_xxs(&mut read, value),
        _ => half_points(value).is_some_and(|points| read_bb(&mut read, code, points)),
    };
    if understood {
        *scoring = Some(read);
    }
    understood
}

/// Pairs of a letter and points.
fn read_162(scoring: &mut Scoring, value: &str) -> bool {
    let spaced: String = value
        .chars()
        .flat_map(|c| if c.is_ascii_alphabetic() { [' ', c, ' '] } else { [c, '\0', '\0'] })
        .filter(|&c| c != '\0')
        .collect();
    let mut words = spaced.split_whitespace();
    let mut pairs = Vec::new();
    while let (Some(letter), Some(points)) = (words.next(), words.next()) {
        let Some(points) = half_points(points) else { return false };
        pairs.push((letter.to_ascii_uppercase(), points));
    }
    let explicit = |wanted: &str| pairs.iter().any(|(letter, _)| letter == wanted);
    for (letter, points) in &pairs {
        match letter.as_str() {
            "W" => {
                (scoring.white_win, scoring.black_win) = (*points, *points);
                (scoring.forfeit_win, scoring.full_bye) = (*points, *points);
                if !explicit("P") {
                    scoring.pairing_bye = *points;
                }
            }
            "D" => {
                (scoring.white_draw, scoring.black_draw, scoring.half_bye) = (*points, *points, *points);
                if !explicit("X") {
                    scoring.unknown = *points;
                }
            }
            "L" => (scoring.white_loss, scoring.black_loss) = (*points, *points),
            "A" | "Z" => (scoring.zero_bye, scoring.forfeit_loss) = (*points, *points),
            "P" => scoring.pairing_bye = *points,
            "X" => scoring.unknown = *points,
            _ => return false,
        }
    }
    !pairs.is_empty()
}

/// `CODE=value` pairs of JaVaFo; `W` and `D` stand for several.
fn read_xxs(scoring: &mut Scoring, value: &str) -> bool {
    let mut understood = false;
    for pair in value.split([' ', '\t', ',', ';']).filter(|pair| !pair.is_empty()) {
        let Some((code, points)) = pair.split_once('=') else { return false };
        let Some(points) = half_points(points) else { return false };
        match code.to_ascii_uppercase().as_str() {
            "W" => {
                (scoring.white_win, scoring.black_win) = (points, points);
                (scoring.forfeit_win, scoring.full_bye) = (points, points);
            }
            "D" => (scoring.white_draw, scoring.black_draw, scoring.half_bye) = (points, points, points),
            "WW" => scoring.white_win = points,
            "BW" => scoring.black_win = points,
            "WD" => scoring.white_draw = points,
            "BD" => scoring.black_draw = points,
            "WL" => scoring.white_loss = points,
            "BL" => scoring.black_loss = points,
            "ZPB" => scoring.zero_bye = points,
            "HPB" => scoring.half_bye = points,
            "FPB" => scoring.full_bye = points,
            "PAB" => scoring.pairing_bye = points,
            "FW" => scoring.forfeit_win = points,
            "FL" => scoring.forfeit_loss = points,
            _ => return false,
        }
        understood = true;
    }
    understood
}

fn read_bb(scoring: &mut Scoring, code: &str, points: HalfPoints) -> bool {
    match code {
        "BBW" => {
            (scoring.white_win, scoring.black_win) = (points, points);
            (scoring.forfeit_win, scoring.full_bye, scoring.pairing_bye) = (points, points, points);
        }
        "BBD" => (scoring.white_draw, scoring.black_draw, scoring.half_bye) = (points, points, points),
        "BBL" => (scoring.white_loss, scoring.black_loss) = (points, points),
        "BBZ" => scoring.zero_bye = points,
        "BBF" => scoring.forfeit_loss = points,
        "BBU" => scoring.pairing_bye = points,
        _ => return false,
    }
    true
}

/// Points a bye gives.
pub(crate) fn bye_points(scoring: &Scoring, kind: ByeKind) -> HalfPoints {
    match kind {
        ByeKind::PairingAllocated => scoring.pairing_bye,
        ByeKind::FullPoint => scoring.full_bye,
        ByeKind::HalfPoint => scoring.half_bye,
        ByeKind::ZeroPoint | ByeKind::NotPaired => scoring.zero_bye,
        ByeKind::WinWithoutOpponent => scoring.forfeit_win,
        ByeKind::LossWithoutOpponent => scoring.forfeit_loss,
    }
}

/// Points of both sides of a decided game.
pub(crate) fn game_points(scoring: &Scoring, outcome: Outcome) -> (HalfPoints, HalfPoints) {
    match outcome {
        Outcome::WhiteWins => (scoring.white_win, scoring.black_loss),
        Outcome::BlackWins => (scoring.white_loss, scoring.black_win),
        Outcome::Draw => (scoring.white_draw, scoring.black_draw),
        Outcome::HalfZero => (scoring.white_draw, scoring.black_loss),
        Outcome::ZeroHalf => (scoring.white_loss, scoring.black_draw),
        Outcome::ZeroZero => (scoring.white_loss, scoring.black_loss),
        Outcome::ForfeitToWhite => (scoring.forfeit_win, scoring.forfeit_loss),
        Outcome::ForfeitToBlack => (scoring.forfeit_loss, scoring.forfeit_win),
        Outcome::DoubleForfeit => (scoring.forfeit_loss, scoring.forfeit_loss),
    }
}

fn pairing_points(scoring: &Scoring, pairing: &Pairing) -> (HalfPoints, HalfPoints) {
    match &pairing.result {
        Some(result) => game_points(scoring, result.outcome),
        None if pairing.adjourned => (scoring.unknown, scoring.unknown),
        None => (HalfPoints::ZERO, HalfPoints::ZERO),
    }
}

/// Points of every player from the results of the given rounds, without adjustments and requested byes.
pub(crate) fn totals(rounds: &[Round], scoring: &Scoring) -> HashMap<PlayerKey, HalfPoints> {
    let mut totals: HashMap<PlayerKey, HalfPoints> = HashMap::new();
    let mut add = |player: PlayerKey, points: HalfPoints| *totals.entry(player).or_default() += points;
    for round in rounds {
        for pairing in &round.pairings {
            let (white, black) = pairing_points(scoring, pairing);
            add(pairing.white, white);
            add(pairing.black, black);
        }
        for bye in &round.byes {
            add(bye.player, bye_points(scoring, bye.kind));
        }
    }
    totals
}

/// Puts the points of both sides into every result.
pub(crate) fn settle(rounds: &mut [Round], scoring: &Scoring) {
    for result in rounds.iter_mut().flat_map(|round| &mut round.pairings).filter_map(|p| p.result.as_mut()) {
        (result.white_points, result.black_points) = game_points(scoring, result.outcome);
    }
}

/// Scorings that are in use where nothing is declared.
const UNDECLARED: [(i32, i32, i32); 4] = [(6, 2, 0), (4, 2, 0), (6, 4, 2), (6, 3, 0)];

/// Compares stated points with the results. Results win; both numbers are shown. Where the file declares no scoring
/// and everybody's points fit another usual one, that one is taken and the arbiter is asked.
pub(crate) fn check(roster: &mut Roster, lines: &HashMap<PlayerKey, u32>, notices: &mut Notices) {
    let declared = roster.scoring.unwrap_or_default();
    let wrong = differing(roster, &declared);
    if wrong.len() > 1 && roster.scoring.is_none() && has_wins_and_draws(&roster.rounds) {
        let inferred =
            UNDECLARED.into_iter().map(|(w, d, l)| Scoring::of(HalfPoints(w), HalfPoints(d), HalfPoints(l)));
        if let Some(scoring) = inferred.into_iter().find(|scoring| differing(roster, scoring).is_empty()) {
            let message = Message::plain("trf-scoring-inferred")
                .with("win", scoring.white_win)
                .with("draw", scoring.white_draw)
                .with("loss", scoring.white_loss);
            notices.add(NoticeLevel::Ask, None, message);
            roster.scoring = Some(scoring);
            settle(&mut roster.rounds, &scoring);
            return;
        }
    }
    settle(&mut roster.rounds, &declared);
    for (player, stated, computed) in wrong {
        let name = roster.players.iter().find(|known| known.key == player).map(|known| known.name.as_str());
        let message = Message::plain("trf-points-differ")
            .with("player", format!("{player} {}", name.unwrap_or_default()).trim())
            .with("stated", stated)
            .with("computed", computed);
        notices.add(NoticeLevel::Ask, lines.get(&player).copied(), message);
    }
}

/// One game alone proves no scoring: a mistyped number would look like one.
fn has_wins_and_draws(rounds: &[Round]) -> bool {
    let results = || rounds.iter().flat_map(|round| &round.pairings).filter_map(|pairing| pairing.result);
    let draws = results().any(|result| result.outcome == Outcome::Draw);
    draws && results().any(|result| matches!(result.outcome, Outcome::WhiteWins | Outcome::BlackWins))
}

/// Players whose stated points are not what the results give, with or without adjustments and requested byes:
/// programs differ in whether they include these.
fn differing(roster: &Roster, scoring: &Scoring) -> Vec<(PlayerKey, HalfPoints, HalfPoints)> {
    let totals = totals(&roster.rounds, scoring);
    let mut wrong = Vec::new();
    for player in &roster.players {
        let Some(stated) = player.points else { continue };
        let computed = totals.get(&player.key).copied().unwrap_or_default();
        let byes: HalfPoints = roster
            .requested_byes
            .iter()
            .filter(|bye| bye.who == desk::roster::Competitor::Player(player.key))
            .map(|bye: &RequestedBye| bye_points(scoring, bye.kind))
            .sum();
        let changes = roster.point_changes.iter().filter(|change| concerns(roster, change, player.key));
        // A re-valued result leaves open what the file counted; a plain penalty or bonus is counted or is not.
        let revalued = changes.clone().any(|change| change.revalues.is_some());
        let changed: HalfPoints =
            changes.filter(|change| change.revalues.is_none()).filter_map(|change| change.points).sum();
        let possible = [computed, computed + byes, computed + changed, computed + byes + changed];
        if !revalued && !possible.contains(&stated) {
            wrong.push((player.key, stated, computed));
        }
    }
    wrong
}

/// Whether a change of points may concern a player; then stated points prove nothing.
fn concerns(roster: &Roster, change: &PointChange, player: PlayerKey) -> bool {
    use desk::roster::Competitor;
    change.who.is_empty()
        || change.who.iter().any(|who| match who {
            Competitor::Player(key) => *key == player,
            Competitor::Team(key) => {
                roster.teams.iter().any(|team| team.key == *key && team.players.contains(&player))
            }
        })
}

/// The highest level among notices, for verdicts.
pub fn highest_level(notices: &[Notice]) -> Option<NoticeLevel> {
    notices.iter().map(|notice| notice.level).max()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trf::{Document, read as read_report};

    #[test]
    fn scoring_of_several_lines_is_one_statement() {
        for lines in
            ["162  P 1.0\n162  W 3.0    D 1.0", "162  W 3.0    D 1.0\n162  P 1.0", "162 W3.0 D1.0 P1.0"]
        {
            let text = format!("{lines}\n001    1 m    Alpha, Ann\n");
            let scoring = read_report(&Document::parse(&text)).unwrap().roster.scoring.unwrap();
            let points = (scoring.white_win, scoring.half_bye, scoring.full_bye, scoring.pairing_bye);
            assert_eq!(points, (HalfPoints(6), HalfPoints(2), HalfPoints(6), HalfPoints(2)), "{lines}");
        }
    }

    #[test]
    fn other_programs_state_scoring_in_their_own_records() {
        let mut scoring = None;
        assert!(read(&mut scoring, "XXS", "XXS W=3 D=1 PAB=2"));
        let read_it = scoring.unwrap();
        assert_eq!(
            (read_it.forfeit_win, read_it.half_bye, read_it.pairing_bye),
            (HalfPoints(6), HalfPoints(2), HalfPoints(4))
        );
        assert!(read(&mut scoring, "BBF", "BBF  0.5"));
        assert_eq!(scoring.unwrap().forfeit_loss, HalfPoints::HALF);
        assert!(!read(&mut scoring, "XXS", "XXS W=many"));
        assert!(!read(&mut scoring, "162", "162 garbage"));
    }
}
