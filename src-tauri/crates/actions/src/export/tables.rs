//! Results, incidents and the journal as rows of text for a spreadsheet.

use desk::ids::*;
use desk::state::State;

use crate::say;
use crate::session::Now;
use crate::view::{self, Message};

fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(str::to_owned).to_vec()
}

/// Rounds to list: of one section or all, one round or all.
fn rounds(state: &State, section: Option<SectionId>, round: Option<RoundNo>) -> Vec<(SectionId, RoundNo)> {
    let sections = state.sections_in_order().into_iter().map(|s| s.section);
    let sections = sections.filter(|id| section.is_none_or(|wanted| wanted == *id));
    let all = sections.flat_map(|id| {
        let rounds = state.sections.get(&id).map(|s| s.rounds.keys().copied().collect::<Vec<_>>());
        rounds.unwrap_or_default().into_iter().map(move |round| (id, round))
    });
    all.filter(|(_, number)| round.is_none_or(|wanted| wanted == *number)).collect()
}

/// One row a board. Outcome, points and rated are columns of their own.
pub fn results(state: &State, section: Option<SectionId>, round: Option<RoundNo>) -> Vec<Vec<String>> {
    let mut rows = vec![row([
        "section",
        "round",
        "board",
        "match",
        "white",
        "white_fide",
        "black",
        "black_fide",
        "result",
        "white_points",
        "black_points",
        "rated",
        "source",
    ])];
    for (section, round) in rounds(state, section, round) {
        let code = state.section(section).map(|s| s.code.clone()).unwrap_or_default();
        for pairing in state.pairings_in_order(section, round) {
            let game = state.game_of(pairing.pairing);
            let result = game.and_then(|game| state.result(game));
            let open = if game.is_some_and(|game| state.is_adjourned(game)) { "adjourned" } else { "" };
            let player = |id| state.player(id);
            let name = |id| player(id).map(|p| p.name.clone()).unwrap_or_default();
            let fide = |id| player(id).and_then(|p| p.fide_number).map(|n| n.to_string()).unwrap_or_default();
            rows.push(vec![
                code.clone(),
                round.to_string(),
                pairing.board.map(|b| b.to_string()).unwrap_or_default(),
                view::match_text(pairing).unwrap_or_default(),
                name(pairing.white),
                fide(pairing.white),
                name(pairing.black),
                fide(pairing.black),
                result.map(|r| r.outcome.code().to_owned()).unwrap_or_default(),
                result.map(|r| say::points(r.white_points)).unwrap_or_default(),
                result.map(|r| say::points(r.black_points)).unwrap_or_default(),
                result.map(|r| if r.rated { "yes" } else { "no" }.to_owned()).unwrap_or_default(),
                result.map_or(open, |r| r.source.word()).to_owned(),
            ]);
        }
    }
    rows
}

/// One row an incident, with what the Laws said and what was ruled.
pub fn incidents(
    state: &State,
    text: &text::Text,
    section: Option<SectionId>,
    round: Option<RoundNo>,
    now: Now,
) -> Vec<Vec<String>> {
    let mut rows = vec![row([
        "entry",
        "day",
        "time",
        "section",
        "round",
        "board",
        "white",
        "black",
        "kind",
        "move",
        "at_fault",
        "clocks_before",
        "advice",
        "ruling",
        "articles",
        "as_advised",
        "reason",
        "clocks_after",
        "ruled_by",
        "reported_by",
        "witness",
        "note",
    ])];
    let mut all: Vec<_> = state.incidents.values().filter_map(|r| Some((r.incident.last()?, r))).collect();
    all.sort_by_key(|(dated, _)| dated.entry);
    let wanted = |i: &desk::fact::Incident| {
        section.is_none_or(|s| i.section == Some(s)) && round.is_none_or(|r| i.round == Some(r))
    };
    let say_all =
        |lines: &[Message]| lines.iter().map(|m| say::sentence(text, m)).collect::<Vec<_>>().join("; ");
    let clocks = |pair: Option<view::Pair<Option<String>>>| {
        let shown = |clock: Option<String>| clock.unwrap_or_else(|| "–".to_owned());
        pair.map(|p| format!("{} / {}", shown(p.white), shown(p.black))).unwrap_or_default()
    };
    for (dated, _) in all.into_iter().filter(|(dated, _)| wanted(&dated.fact)) {
        let Some(incident) = view::incident(state, dated.fact.incident, now) else { continue };
        let entry = view::entry_row(state, dated.entry, now);
        let pairing = dated.fact.game.and_then(|game| state.seats_then(game, dated.entry));
        let name = |id| state.player(id).map(|p| p.name.clone()).unwrap_or_default();
        let ruling = incident.ruling.as_ref();
        rows.push(vec![
            incident.number_text.clone(),
            entry.as_ref().map(|e| e.day_text.clone()).unwrap_or_default(),
            incident.at_text.clone(),
            entry.as_ref().and_then(|e| e.section.clone()).unwrap_or_default(),
            dated.fact.round.map(|r| r.to_string()).unwrap_or_default(),
            pairing.and_then(|p| p.board).map(|b| b.to_string()).unwrap_or_default(),
            pairing.map(|p| name(p.white)).unwrap_or_default(),
            pairing.map(|p| name(p.black)).unwrap_or_default(),
            say::sentence(text, &incident.title),
            incident.move_text.clone().unwrap_or_default(),
            say_all(&incident.facts),
            clocks(incident.clocks_before.clone()),
            incident.advice.as_ref().map(|a| say_all(&a.lines)).unwrap_or_default(),
            ruling.map(|r| say_all(&r.lines)).unwrap_or_default(),
            ruling
                .map(|r| r.because.iter().map(|c| c.article.as_str()).collect::<Vec<_>>().join(" "))
                .unwrap_or_default(),
            ruling.map(|r| if r.differs { "no" } else { "yes" }.to_owned()).unwrap_or_default(),
            ruling.and_then(|r| r.reason.clone()).unwrap_or_default(),
            clocks(ruling.and_then(|r| r.clocks_after.clone())),
            incident.ruled_by.clone().unwrap_or_default(),
            incident.reported_by.as_ref().map(|m| say::sentence(text, m)).unwrap_or_default(),
            incident.witness.clone().unwrap_or_default(),
            incident.text.clone().unwrap_or_default(),
        ]);
    }
    rows
}

/// One row an entry, oldest first.
pub fn journal(state: &State, text: &text::Text, now: Now) -> Vec<Vec<String>> {
    let mut rows = vec![row([
        "entry",
        "day",
        "recorded",
        "occurred",
        "by",
        "section",
        "round",
        "board",
        "kind",
        "what",
        "details",
        "articles",
        "state",
        "about",
        "changed_by",
        "hash",
    ])];
    for (n, entry) in state.journal().iter().enumerate() {
        let no = desk::history::EntryNo(u32::try_from(n).unwrap_or(u32::MAX));
        let Some(shown) = view::entry_row(state, no, now) else { continue };
        rows.push(vec![
            shown.number_text,
            shown.day_text,
            shown.recorded_text,
            shown.occurred_text.unwrap_or_default(),
            shown.by,
            shown.section.unwrap_or_default(),
            shown.round.map(|r| r.to_string()).unwrap_or_default(),
            shown.board.map(|b| b.to_string()).unwrap_or_default(),
            shown.kind,
            say::sentence(text, &shown.title),
            shown.facts.iter().map(|m| say::sentence(text, m)).collect::<Vec<_>>().join("; "),
            shown.because.iter().map(|c| c.article.as_str()).collect::<Vec<_>>().join(" "),
            format!("{:?}", shown.state).to_lowercase(),
            shown.about_text.unwrap_or_default(),
            shown.changed_by_text.unwrap_or_default(),
            entry.hash().hex(),
        ]);
    }
    rows
}
