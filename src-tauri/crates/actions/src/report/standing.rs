//! The standing of a section by points, with every player's games. Tie-breaks are those a competition announces, of which the Laws and the
//! regulations know no usual list; the pairing program reckons them.

use desk::fact::{Player, Section};
use desk::ids::*;
use desk::standing::bye_points;
use exchange::print::{Part, Table};

use super::Ink;
use crate::say;
use crate::view::Message;

/// So many rounds fit beside the names on a sheet.
const MOST_ROUNDS: usize = 12;

/// Places by points, shared where they are equal, and a sentence that says so.
pub(super) fn standing(ink: &Ink<'_>, section: &Section) -> Vec<Part> {
    let mut players: Vec<(i32, &Player)> = ink
        .state
        .players_in_order(section.section)
        .into_iter()
        .map(|player| (ink.state.points_before(player.player, RoundNo(u16::MAX)), player))
        .collect();
    if players.is_empty() {
        return Vec::new();
    }
    // A stable sort: equal points stay in the order of the starting list.
    players.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    let points: Vec<i32> = players.iter().map(|(points, _)| *points).collect();
    let mut rounds = rounds(ink, section.section);
    let too_many = rounds.len() > MOST_ROUNDS;
    if too_many {
        rounds.clear();
    }
    let rows = players.iter().map(|(own, player)| {
        let mut row = vec![
            place(&points, *own),
            player.starting_no.map(|number| number.to_string()).unwrap_or_default(),
            [player.title.as_deref(), Some(&player.name)].into_iter().flatten().collect::<Vec<_>>().join(" "),
            player.rating.map(|rating| rating.to_string()).unwrap_or_default(),
        ];
        row.extend(rounds.iter().map(|round| cell(ink, player, *round)));
        row.push(say::points(*own));
        row
    });
    let rows: Vec<Vec<String>> = rows.collect();
    let shared = points.windows(2).any(|pair| matches!(pair, [first, second] if first == second));
    let first = ["report-column-place", "report-column-number", "report-column-player", "report-rating"];
    let mut head: Vec<String> = first.iter().map(|id| ink.words(id)).collect();
    head.extend(rounds.iter().map(|round| round.to_string()));
    head.push(ink.words("report-column-points"));
    let title = Message::new("report-standing").with("section", section.name.as_str());
    let table = Part::Table(Table { head, rows, by_hand: Vec::new() });
    let mut parts = vec![Part::Subheading(ink.say(&title)), table];
    if too_many {
        parts.push(Part::Paragraph(ink.words("report-standing-without-games")));
    } else if !rounds.is_empty() {
        parts.push(Part::Paragraph(ink.words("report-standing-games")));
    }
    if shared {
        parts.push(Part::Paragraph(ink.words("report-standing-shared")));
    }
    parts
}

/// The rounds that have pairings.
fn rounds(ink: &Ink<'_>, section: SectionId) -> Vec<RoundNo> {
    let rounds = ink.state.sections.get(&section).into_iter().flat_map(|state| state.rounds.keys().copied());
    rounds.filter(|round| !ink.state.pairings_in_order(section, *round).is_empty()).collect()
}

/// A player's games of a round: `23w1` against number 23 with White, won; a bye's points alone; nothing where the
/// player had neither.
fn cell(ink: &Ink<'_>, player: &Player, round: RoundNo) -> String {
    let Some(state) = ink.state.players.get(&player.player) else { return String::new() };
    let mut games: Vec<String> = state
        .pairings
        .iter()
        .filter_map(|id| ink.state.pairings.get(id)?.now())
        .filter(|pairing| pairing.round == round)
        .filter_map(|pairing| {
            let side = pairing.side(player.player)?;
            let opponent = ink.state.player(pairing.player(side.opponent()));
            let number = opponent.and_then(|one| one.starting_no).map_or("?".to_owned(), |no| no.to_string());
            let result = ink.state.game_of(pairing.pairing).and_then(|game| ink.state.result(game));
            let result = result.map_or("", |result| own(say::score(result.outcome), side));
            let cell = Message::new("report-standing-game").with("opponent", number).with("result", result);
            Some(ink.say(&cell.with("side", if side == laws::Colour::White { "w" } else { "b" })))
        })
        .collect();
    let bye = ink.state.bye(player.player, round).filter(|_| games.is_empty());
    games.extend(bye.map(|bye| say::points(bye_points(bye, &ink.state.scoring(player.section)))));
    games.join(" ")
}

/// A side's half of a score with White first.
fn own(score: &'static str, side: laws::Colour) -> &'static str {
    let (white, black) = score.split_once('–').unwrap_or((score, score));
    match side {
        laws::Colour::White => white,
        laws::Colour::Black => black,
    }
}

/// `3`, or `3–5` where points are equal. `points` fall.
fn place(points: &[i32], own: i32) -> String {
    let first = points.iter().filter(|other| **other > own).count() + 1;
    let last = points.iter().filter(|other| **other >= own).count();
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

#[cfg(test)]
mod tests {
    use laws::Colour;

    use super::{own, place};

    #[test]
    fn a_score_has_two_halves() {
        assert_eq!((own("1–0", Colour::White), own("1–0", Colour::Black)), ("1", "0"));
        assert_eq!((own("+–\u{2212}", Colour::White), own("+–\u{2212}", Colour::Black)), ("+", "\u{2212}"));
    }

    #[test]
    fn equal_points_share_a_place() {
        let points = [9, 7, 7, 7, 2];
        let places: Vec<String> = points.iter().map(|own| place(&points, *own)).collect();
        assert_eq!(places, ["1", "2–4", "2–4", "2–4", "5"]);
    }
}
