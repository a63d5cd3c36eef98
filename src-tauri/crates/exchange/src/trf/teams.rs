//! Records 013 and 310 (teams), 240 (byes asked for) and 299 (points that differ from the results).

use desk::roster::{ByeKind, Competitor, NoticeLevel, PlayerKey, PointChange, Revalued, Team, TeamKey};

use super::columns::Columns;
use super::player_line::half_points;
use crate::notices::{Message, Notices};

/// Record 013: name in 5–36, then players in groups of five columns. Groups two columns to the right occur.
pub(crate) fn read_013(text: &str, key: TeamKey, line: u32, notices: &mut Notices) -> Team {
    let columns = Columns::of(text);
    let mut team = Team {
        key,
        name: columns.field(5, 36),
        nickname: String::new(),
        strength: String::new(),
        match_points: None,
        game_points: None,
        rank: None,
        players: Vec::new(),
    };
    let mut exact = true;
    let mut column = 37;
    let rest = columns.rest(37);
    for word in rest.split_whitespace() {
        let inside = columns.field(column, column + 3);
        exact &= inside == word && columns.at(column + 4) == ' ';
        column += 5;
        match word.parse() {
            Ok(number) => team.players.push(PlayerKey(number)),
            Err(_) => {
                let message = Message::plain("trf-team-player-unreadable").with("text", word);
                notices.add(NoticeLevel::Warning, Some(line), message);
            }
        }
    }
    if !exact {
        notices.once(
            NoticeLevel::Warning,
            Some(line),
            Message::plain("trf-team-columns").with("team", &team.name),
        );
    }
    team
}

/// Record 310. `None` where the team has no number.
pub(crate) fn read_310(text: &str, line: u32, notices: &mut Notices) -> Option<Team> {
    let columns = Columns::of(text);
    let key = columns.field(5, 7).parse().ok().map(TeamKey)?;
    let mut players = Vec::new();
    for word in columns.rest(73).split_whitespace() {
        match word.parse() {
            Ok(0) => {}
            Ok(number) => players.push(PlayerKey(number)),
            Err(_) => {
                let message = Message::plain("trf-team-player-unreadable").with("text", word);
                notices.add(NoticeLevel::Warning, Some(line), message);
            }
        }
    }
    Some(Team {
        key,
        name: columns.field(8, 40),
        nickname: columns.field(41, 46),
        strength: columns.field(48, 53),
        match_points: half_points(&columns.field(55, 60)),
        game_points: half_points(&columns.field(62, 67)),
        rank: columns.field(69, 71).parse().ok(),
        players,
    })
}

/// Record 240: type, round and whom. `None` where it cannot be read whole.
pub(crate) fn read_240(text: &str) -> Option<(ByeKind, u16, Vec<u32>)> {
    let columns = Columns::of(text);
    let kind = match columns.at(5).to_ascii_uppercase() {
        'F' => ByeKind::FullPoint,
        'H' => ByeKind::HalfPoint,
        'Z' => ByeKind::ZeroPoint,
        _ => return None,
    };
    let mut numbers = columns.rest(6).split_whitespace().map(str::to_owned).collect::<Vec<_>>().into_iter();
    let round = numbers.next()?.parse().ok().filter(|&round| round > 0)?;
    let who: Result<Vec<u32>, _> = numbers.map(|number| number.parse()).collect();
    Some((kind, round, who.ok().filter(|who: &Vec<u32>| !who.is_empty())?))
}

/// A 299 record, and whether it is in the columns of the specification.
pub(crate) fn read_299(text: &str, who: impl Fn(u32) -> Competitor) -> Option<(PointChange, bool)> {
    let columns = Columns::of(text);
    read_299_in(&columns, &SPECIFIED, &who)
        .map(|change| (change, true))
        .or_else(|| read_299_in(&columns, &SHIFTED, &who).map(|change| (change, false)))
}

/// Columns of a 299 record: match points, points, round, first competitor.
struct ChangeColumns {
    match_points: (usize, usize),
    points: (usize, usize),
    round: (usize, usize),
    who: usize,
}

const SPECIFIED: ChangeColumns =
    ChangeColumns { match_points: (8, 11), points: (14, 17), round: (20, 22), who: 24 };
/// As one widely used program writes and reads it.
const SHIFTED: ChangeColumns =
    ChangeColumns { match_points: (7, 10), points: (12, 15), round: (17, 19), who: 21 };

fn read_299_in(
    columns: &Columns<'_>,
    layout: &ChangeColumns,
    who: impl Fn(u32) -> Competitor,
) -> Option<PointChange> {
    let revalues = match columns.at(5).to_ascii_uppercase() {
        ' ' => None,
        'W' => Some(Revalued::Win),
        'D' => Some(Revalued::Draw),
        'L' => Some(Revalued::Loss),
        'F' => Some(Revalued::FullPointBye),
        'H' => Some(Revalued::HalfPointBye),
        'Z' => Some(Revalued::ZeroPointBye),
        '+' => Some(Revalued::ForfeitWin),
        '-' => Some(Revalued::ForfeitLoss),
        _ => return None,
    };
    let between = [
        (6, layout.match_points.0 - 1),
        (layout.match_points.1 + 1, layout.points.0 - 1),
        (layout.points.1 + 1, layout.round.0 - 1),
        (layout.round.1 + 1, layout.who - 1),
    ];
    if !between.into_iter().all(|(from, to)| columns.blank(from, to)) {
        return None;
    }
    // A whole number would fit both layouts by accident, so points need their fraction as the format has it.
    let points = |(from, to)| match columns.field(from, to) {
        text if text.is_empty() => Some(None),
        text if text.contains(['.', ',']) => half_points(&text).map(Some),
        _ => None,
    };
    let match_points = points(layout.match_points)?;
    let game_points = points(layout.points)?;
    let round = match columns.field(layout.round.0, layout.round.1).as_str() {
        "" => None,
        text => Some(text.parse::<u16>().ok()?).filter(|&round| round > 0),
    };
    let mut competitors = Vec::new();
    let mut column = layout.who;
    while column <= columns.len() {
        match columns.field(column, column + 3).as_str() {
            "" => {}
            text => competitors.push(who(text.parse().ok()?)),
        }
        if columns.at(column + 4) != ' ' {
            return None;
        }
        column += 5;
    }
    (match_points.is_some() || game_points.is_some()).then_some(PointChange {
        revalues,
        match_points,
        points: game_points,
        round,
        who: competitors,
    })
}

/// The letter of a 299 record.
pub(crate) fn revalued_code(revalues: Option<Revalued>) -> char {
    match revalues {
        None => ' ',
        Some(Revalued::Win) => 'W',
        Some(Revalued::Draw) => 'D',
        Some(Revalued::Loss) => 'L',
        Some(Revalued::FullPointBye) => 'F',
        Some(Revalued::HalfPointBye) => 'H',
        Some(Revalued::ZeroPointBye) => 'Z',
        Some(Revalued::ForfeitWin) => '+',
        Some(Revalued::ForfeitLoss) => '-',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use desk::roster::HalfPoints;

    fn change(text: &str) -> Option<(PointChange, bool)> {
        read_299(text, |number| Competitor::Player(PlayerKey(number)))
    }

    #[test]
    fn both_dialects_of_299_say_the_same() {
        let (specified, exact) = change("299          -0.5   1    2").unwrap();
        assert!(exact);
        let (shifted, exact) = change("299        -0.5   1    2").unwrap();
        assert!(!exact);
        assert_eq!(specified, shifted);
        assert_eq!(specified.points, Some(HalfPoints(-1)));
        assert_eq!((specified.round, specified.who.len()), (Some(1), 1));
    }

    #[test]
    fn a_299_for_everybody_names_nobody() {
        let (all, _) = change("299 -   1.0").unwrap();
        assert_eq!((all.match_points, all.points, all.who.len()), (Some(HalfPoints(2)), None, 0));
        assert!(change("299 ?   1.0").is_none());
        assert!(change("299").is_none());
    }

    #[test]
    fn byes_asked_for_are_read() {
        assert_eq!(read_240("240 H 003 0004"), Some((ByeKind::HalfPoint, 3, vec![4])));
        assert_eq!(read_240("240 H   1    5    7"), Some((ByeKind::HalfPoint, 1, vec![5, 7])));
        assert_eq!(read_240("240 X   1    5"), None);
        assert_eq!(read_240("240 H   1"), None);
    }
}
