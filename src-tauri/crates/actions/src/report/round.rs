//! A round on paper: results to be signed, forfeits to be put up.

use desk::fact::Pairing;
use desk::ids::*;
use exchange::print::{Page, Part, Table};
use laws::articles;

use super::Ink;
use crate::say;
use crate::view::Message;

/// Results of a round, with room for the players' signatures (8.7).
pub(super) fn results(ink: &Ink<'_>, section: SectionId, round: RoundNo) -> Page {
    let rows = ink.state.pairings_in_order(section, round).into_iter().map(|p| result_row(ink, p)).collect();
    let head = ["report-column-board", "report-white", "report-result", "report-black"];
    let mut head: Vec<String> = head.iter().map(|id| ink.words(id)).collect();
    head.extend([ink.words("report-sign-white"), ink.words("report-sign-black")]);
    let mut parts = vec![Part::Table(Table { head, rows, by_hand: vec![4, 5] })];
    let byes = crate::view::round(ink.state, section, round, ink.now).byes;
    if !byes.is_empty() {
        parts.push(Part::Subheading(ink.words("report-byes")));
        let line = |bye: &crate::view::ByeRow| {
            let kind = ink.say(&bye.kind);
            match bye.points_text.as_str() {
                "" => format!("{}: {kind}", bye.name),
                points => format!("{}: {kind} ({points})", bye.name),
            }
        };
        parts.push(Part::List(byes.iter().map(line).collect()));
    }
    parts.push(Part::Signatures(vec![ink.words("report-sign-arbiter"), ink.words("report-sign-chief")]));
    ink.page(&Message::new("report-results-title"), ink.place(section, round), parts)
}

fn result_row(ink: &Ink<'_>, pairing: &Pairing) -> Vec<String> {
    let game = ink.state.game_of(pairing.pairing);
    let result = game.and_then(|game| ink.state.result(game));
    let adjourned = game.is_some_and(|game| ink.state.is_adjourned(game));
    let open = || if adjourned { ink.words("report-adjourned") } else { String::new() };
    vec![
        board(pairing),
        ink.name(pairing.white),
        result.map_or_else(open, |result| say::score(result.outcome).to_owned()),
        ink.name(pairing.black),
        String::new(),
        String::new(),
    ]
}

fn board(pairing: &Pairing) -> String {
    pairing.board.map_or_else(|| "–".to_owned(), |board| board.to_string())
}

/// The forfeits of a round.
pub(super) fn forfeits(ink: &Ink<'_>, section: SectionId, round: RoundNo) -> Page {
    let lost: Vec<Vec<String>> = ink
        .state
        .pairings_in_order(section, round)
        .into_iter()
        .filter_map(|p| {
            let result = ink.state.result(ink.state.game_of(p.pairing)?)?;
            let row = || {
                vec![board(p), ink.name(p.white), say::score(result.outcome).to_owned(), ink.name(p.black)]
            };
            result.outcome.is_forfeit().then(row)
        })
        .collect();
    let announced = ink.state.announced(section, Some(round));
    let minutes = match (announced.edition, announced.default_time_min) {
        // The historical text gives an hour.
        (laws::Edition::Old, _) => Some(60),
        (laws::Edition::Fide2023, minutes) => minutes,
    };
    let default_time = match minutes {
        None => Message::new("report-default-time-silent"),
        Some(minutes) => Message::new("report-default-time-is").with("minutes", minutes),
    };
    let mut parts = Vec::new();
    if lost.is_empty() {
        parts.push(Part::Paragraph(ink.words("report-no-forfeits")));
    } else {
        let head = ["report-column-board", "report-white", "report-result", "report-black"];
        let head = head.iter().map(|id| ink.words(id)).collect();
        parts.push(Part::Table(Table { head, rows: lost, by_hand: Vec::new() }));
    }
    let cited = laws::Article::cite_all(&[articles::DEFAULT_TIME, articles::APPEAL], announced.edition);
    let because = say::citations(&cited);
    parts.push(Part::Facts(vec![
        ink.fact("report-default-time", ink.say(&default_time)),
        ink.fact("report-because", ink.articles(&because)),
    ]));
    parts.push(Part::Signatures(vec![ink.words("report-sign-chief")]));
    ink.page(&Message::new("report-forfeits-title"), ink.place(section, round), parts)
}
