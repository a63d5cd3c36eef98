//! The answer to one claim on a card, to show the players.

use desk::ids::*;
use desk::state::IncidentRecord;
use exchange::print::{Page, Part};

use super::{Ink, incident};
use crate::view::{self, ClaimOnRecord, Message};

/// The card: the verdict to be read from across the table, then claim, ground, occurrences, ruling and Articles.
pub(super) fn card(ink: &Ink<'_>, id: IncidentId) -> Option<Page> {
    let record = ink.state.incidents.get(&id)?;
    record.claim.now()?;
    let fact = record.incident.now()?;
    let shown = view::incident(ink.state, id, ink.now)?;
    let claim = shown.claim.as_ref()?;
    let verdict = Message::new("report-claim-banner")
        .with("ground", claim.ground.clone())
        .with("verdict", claim.verdict.clone());
    let mut parts = vec![Part::Banner(ink.say(&verdict))];
    parts.extend(fact.game.map(|game| incident::seats_then(ink, game, record)));
    let mut said = vec![ink.fact("report-claim-by", ink.sentences(&shown.facts).join("; "))];
    if let Some(number) = &shown.move_text {
        said.push(ink.fact("report-move", number.as_str()));
    }
    said.extend(facts(ink, claim));
    said.extend(look_alikes(ink, record));
    parts.push(Part::Facts(said));
    let mut answer = Vec::new();
    if let Some(advice) = shown.advice.as_ref().filter(|advice| !advice.lines.is_empty()) {
        let mut lines = ink.sentences(&advice.lines);
        lines.push(ink.articles(&advice.because));
        answer.push(ink.fact("report-laws-say", lines.join("\n")));
    }
    let ruled = incident::ruling(ink, &shown);
    parts.push(Part::Facts(answer.into_iter().chain(ruled).collect()));
    let clocks = incident::clocks(ink, "report-clocks-before", shown.clocks_before.as_ref());
    parts.extend(clocks.map(|clocks| Part::Facts(vec![clocks])));
    parts.extend(incident::picture(ink, &shown, id, None));
    let names = ["report-sign-white", "report-sign-black", "report-sign-arbiter"];
    parts.push(Part::Signatures(names.iter().map(|id| ink.words(id)).collect()));
    let place = match (fact.section, fact.round) {
        (Some(section), Some(round)) => ink.place(section, round),
        _ => ink.competition(),
    };
    let board = fact.game.and_then(|game| ink.state.pairing_of(game)).and_then(|p| p.board);
    let title = Message::new("report-claim-title").with("board", board.map_or(0, |board| board.0));
    Some(ink.page(&title, place, parts))
}

/// What was claimed, how, and what the moves show; the verdict stands elsewhere.
pub(super) fn facts(ink: &Ink<'_>, claim: &ClaimOnRecord) -> Vec<(String, String)> {
    let mut facts = vec![
        ink.fact("report-claim-ground", ink.say(&claim.ground)),
        ink.fact("report-claim-form", ink.say(&claim.form)),
    ];
    if let Some(written) = &claim.written {
        facts.push(ink.fact("report-claim-written", written.as_str()));
    }
    if claim.touched {
        facts.push(ink.fact("report-claim-touched", ink.words("report-yes")));
    }
    if claim.by_moves {
        facts.push(ink.fact("report-claim-quiet", claim.quiet_plies.to_string()));
    } else if !claim.evidence.is_empty() {
        let start = ink.words("report-start-position");
        let after = claim.evidence.iter().map(|at| if at == "0" { start.clone() } else { at.clone() });
        facts.push(ink.fact("report-claim-evidence", after.collect::<Vec<_>>().join(", ")));
    }
    if !claim.must_play.is_empty() {
        facts.push(ink.fact("report-claim-must-play", claim.must_play.as_str()));
    }
    facts
}

/// Where the position claimed on only looked the same, and why it was another: what a player does not see (9.2.3).
pub(super) fn look_alikes(ink: &Ink<'_>, record: &IncidentRecord) -> Option<(String, String)> {
    let game = record.incident.now()?.game?;
    let alike = crate::claim::look_alikes(ink.state, game, record.claim.now()?);
    let line = |one: &crate::claim::LookAlike| {
        let place = if one.ply == 0 { ink.words("report-start-position") } else { one.move_text.clone() };
        format!("{place}: {}", ink.sentences(&one.differs).join(", "))
    };
    let lines: Vec<String> = alike.iter().map(line).collect();
    (!lines.is_empty()).then(|| ink.fact("report-claim-look-alikes", lines.join("\n")))
}
