//! The chief arbiter's report of a competition: participants, rounds, incidents, penalties, forfeits, appeals,
//! corrections.

use std::collections::{BTreeMap, BTreeSet};

use desk::fact::{Fact, Section};
use desk::history::EntryNo;
use desk::ids::*;
use exchange::print::{Page, Part, Table};

use super::Ink;
use crate::appeal::Appeal;
use crate::say;
use crate::view::{self, Message};

/// The report.
pub(super) fn report(ink: &Ink<'_>) -> Page {
    let mut parts = vec![Part::Facts(about(ink))];
    for section in ink.state.sections_in_order() {
        parts.push(Part::Heading(section.name.clone()));
        parts.extend(participants(ink, section));
        parts.extend(rounds(ink, section));
        parts.extend(points(ink, section));
    }
    parts.push(Part::Heading(ink.words("report-incidents")));
    parts.extend(incidents(ink));
    parts.push(Part::Heading(ink.words("report-appeals")));
    let appeals = crate::appeal::appeals(ink.state, ink.now);
    if appeals.is_empty() {
        parts.push(Part::Paragraph(ink.words("report-no-appeals")));
    }
    parts.extend(appeals.iter().map(|one| appeal(ink, one)));
    parts.push(Part::Heading(ink.words("report-corrections")));
    parts.push(corrections(ink));
    parts.push(Part::Heading(ink.words("report-remarks")));
    parts.push(remarks(ink));
    parts.push(Part::Signatures(vec![ink.words("report-sign-chief")]));
    ink.page(&Message::new("report-competition-title"), ink.competition(), parts)
}

fn about(ink: &Ink<'_>) -> Vec<(String, String)> {
    let mut facts = Vec::new();
    if let Some(competition) = ink.state.competition.now() {
        let place = [&competition.city, &competition.federation].into_iter().flatten().cloned();
        let place: Vec<String> = place.collect();
        if !place.is_empty() {
            facts.push(ink.fact("report-place", place.join(", ")));
        }
        let days = [&competition.first_day, &competition.last_day].into_iter().flatten().cloned();
        let days: Vec<String> = days.collect();
        if !days.is_empty() {
            facts.push(ink.fact("report-days", days.join(" – ")));
        }
    }
    let mut arbiters: Vec<_> = ink.state.arbiters.values().filter_map(|history| history.now()).collect();
    arbiters.sort_by_key(|arbiter| (arbiter.role, &arbiter.name));
    for arbiter in arbiters {
        let role = ink.say(&view::word("arbiter-role", arbiter.role.word()));
        let number = arbiter.fide_number.map(|n| format!(", {n}")).unwrap_or_default();
        facts.push((role, format!("{} ({}){number}", arbiter.name, arbiter.initials)));
    }
    facts
}

fn participants(ink: &Ink<'_>, section: &Section) -> Vec<Part> {
    let players = ink.state.players_in_order(section.section);
    let federations: BTreeSet<&str> = players.iter().filter_map(|p| p.federation.as_deref()).collect();
    let mut titles: BTreeMap<&str, usize> = BTreeMap::new();
    for title in players.iter().filter_map(|p| p.title.as_deref()) {
        *titles.entry(title).or_default() += 1;
    }
    let mut facts = vec![
        ink.fact("report-players", players.len().to_string()),
        ink.fact("report-rated", players.iter().filter(|p| p.rating.is_some()).count().to_string()),
    ];
    if !federations.is_empty() {
        let list: Vec<&str> = federations.into_iter().collect();
        facts.push(ink.fact("report-federations", format!("{} ({})", list.len(), list.join(", "))));
    }
    if !titles.is_empty() {
        let list: Vec<_> = titles.iter().map(|(title, count)| format!("{count} {title}")).collect();
        facts.push(ink.fact("report-titles", list.join(", ")));
    }
    if let Some(rules) = ink.state.rules(section.section, None) {
        facts.push(ink.fact("report-control", rules.time_control.as_str()));
        let regime = Message::new(format!("regime-{}", rules.regime.code()));
        facts.push(ink.fact("report-regime", ink.say(&regime)));
    }
    vec![Part::Facts(facts)]
}

/// Round by round: boards, results, forfeits, incidents, and the head hash at its close.
fn rounds(ink: &Ink<'_>, section: &Section) -> Option<Part> {
    let rounds = &ink.state.sections.get(&section.section)?.rounds;
    let rows: Vec<Vec<String>> = rounds
        .iter()
        .filter_map(|(number, round)| {
            let pairings = ink.state.pairings_in_order(section.section, *number);
            if pairings.is_empty() {
                return None;
            }
            let games: Vec<GameId> = pairings.iter().filter_map(|p| ink.state.game_of(p.pairing)).collect();
            let results: Vec<_> = games.iter().filter_map(|game| ink.state.result(*game)).collect();
            let forfeits = results.iter().filter(|result| result.outcome.is_forfeit()).count();
            let incidents: usize = games.iter().map(|game| ink.state.incidents_of_game(*game).len()).sum();
            let started = ink.state.started(section.section, *number);
            let hall =
                |at| format!("{} {}", say::day(at, ink.now.offset_min), say::hall(at, ink.now.offset_min));
            Some(vec![
                number.to_string(),
                started.map(hall).unwrap_or_default(),
                pairings.len().to_string(),
                results.len().to_string(),
                forfeits.to_string(),
                (incidents + round.incidents.len()).to_string(),
                round.close.now().map(|close| close.head.clone()).unwrap_or_default(),
            ])
        })
        .collect();
    let head = [
        "report-column-round",
        "report-column-start",
        "report-column-boards",
        "report-column-results",
        "report-column-forfeits",
        "report-column-incidents",
        "report-column-head",
    ];
    let head = head.iter().map(|id| ink.words(id)).collect();
    (!rows.is_empty()).then_some(Part::Table(Table { head, rows, by_hand: Vec::new() }))
}

/// Everybody's points, without tie-breaks, which are the pairing program's.
fn points(ink: &Ink<'_>, section: &Section) -> Option<Part> {
    let mut players: Vec<(i32, String)> = ink
        .state
        .players_in_order(section.section)
        .into_iter()
        .map(|p| (ink.state.points_before(p.player, RoundNo(u16::MAX)), p.name.clone()))
        .collect();
    // Equal points stay in the order of the starting list.
    players.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    let rows: Vec<Vec<String>> =
        players.into_iter().map(|(points, name)| vec![name, say::points(points)]).collect();
    let head = vec![ink.words("report-column-player"), ink.words("report-column-points")];
    (!rows.is_empty()).then_some(Part::Table(Table { head, rows, by_hand: Vec::new() }))
}

/// All incidents in the order of the journal, one row each.
fn incidents(ink: &Ink<'_>) -> Option<Part> {
    let mut records: Vec<_> = ink
        .state
        .incidents
        .values()
        .filter_map(|record| Some((record.incident.first()?.entry, record.incident.now()?)))
        .collect();
    records.sort_by_key(|(entry, _)| *entry);
    if records.is_empty() {
        return Some(Part::Paragraph(ink.words("report-no-incidents")));
    }
    let rows = records.into_iter().filter_map(|(_, fact)| {
        let incident = view::incident(ink.state, fact.incident, ink.now)?;
        let board = fact.game.and_then(|game| ink.state.pairing_of(game)).and_then(|p| p.board);
        let section = fact.section.and_then(|id| ink.state.section(id)).map(|s| s.code.clone());
        let place = format!(
            "{}{}",
            section.unwrap_or_default(),
            board.map(|board| board.to_string()).unwrap_or_default()
        );
        let (ruling, because, who) = match &incident.ruling {
            Some(ruling) => {
                let articles: Vec<_> = ruling.because.iter().map(|c| c.article.clone()).collect();
                let who = ruling.ruled_by.clone().unwrap_or_default();
                (ink.sentences(&ruling.lines).join("; "), articles.join(", "), who)
            }
            None => (ink.words("report-open"), String::new(), String::new()),
        };
        Some(vec![
            incident.number_text.clone(),
            fact.round.map(|round| round.to_string()).unwrap_or_default(),
            place,
            format!("{} {}", ink.say(&incident.title), ink.sentences(&incident.facts).join(" ")),
            ruling,
            because,
            who,
        ])
    });
    let rows = rows.collect();
    let head = [
        "report-column-entry",
        "report-column-round",
        "report-column-board",
        "report-column-incident",
        "report-column-ruling",
        "report-column-articles",
        "report-column-arbiter",
    ];
    let head = head.iter().map(|id| ink.words(id)).collect();
    Some(Part::Table(Table { head, rows, by_hand: Vec::new() }))
}

/// One appeal.
pub(super) fn appeal(ink: &Ink<'_>, appeal: &Appeal) -> Part {
    let mut facts = vec![
        ink.fact("report-appellant", ink.say(&appeal.appellant)),
        ink.fact(
            "report-appealed",
            ink.say(
                &Message::new("report-appealed-ruling")
                    .with("entry", appeal.ruling_text.as_str())
                    .with("ruling", ink.sentences(&appeal.ruling).join("; ")),
            ),
        ),
        ink.fact(
            "report-lodged",
            ink.say(
                &Message::new("report-lodged-times")
                    .with("decided", appeal.decided_text.as_str())
                    .with("lodged", appeal.lodged_text.as_str())
                    .with("deadline", appeal.deadline_text.as_deref().unwrap_or("–"))
                    .with("late", if appeal.late { "yes" } else { "no" }),
            ),
        ),
    ];
    if let Some(fee) = &appeal.fee {
        facts.push(ink.fact("report-fee", fee.as_str()));
    }
    for said in &appeal.statements {
        facts.push((said.name.clone(), said.text.clone()));
    }
    if !appeal.panel.is_empty() {
        facts.push(ink.fact("report-panel", ink.sentences(&appeal.panel).join(", ")));
    }
    match &appeal.outcome {
        None => facts.push(ink.fact("report-outcome", ink.words("report-appeal-open"))),
        Some(outcome) => {
            let mut said = vec![format!("{} ({})", ink.say(&outcome.verdict), outcome.decided_text)];
            said.extend(ink.sentences(&outcome.lines));
            said.extend(outcome.reason.clone());
            said.push(ink.say(&outcome.fee));
            facts.push(ink.fact("report-outcome", said.join("\n")));
        }
    }
    Part::Facts(facts)
}

/// What was taken back, and why.
fn corrections(ink: &Ink<'_>) -> Part {
    let journal = ink.state.journal().iter().enumerate();
    let lines: Vec<String> = journal
        .filter_map(|(n, entry)| {
            let taken = entry.facts.iter().find_map(|fact| match fact {
                Fact::Taken(taken) => Some(taken),
                _ => None,
            })?;
            let about = ink.state.number(taken.about).and_then(|no| ink.state.entry(no))?;
            let what = view::title(ink.state, about, ink.now.offset_min);
            let no = EntryNo(u32::try_from(n).unwrap_or(u32::MAX));
            let message = Message::new("report-correction")
                .with("entry", view::number_text(ink.state, no))
                .with("way", view::word("withdrawal", taken.way.word()))
                .with("what", what)
                .with("reason", taken.reason.as_deref().unwrap_or("none"));
            Some(ink.say(&message))
        })
        .collect();
    if lines.is_empty() { Part::Paragraph(ink.words("report-no-corrections")) } else { Part::List(lines) }
}

fn remarks(ink: &Ink<'_>) -> Part {
    let open = ink.state.incidents.keys().filter(|id| ink.state.is_open(**id)).count();
    let owed = view::reasons_owed(ink.state);
    Part::List(vec![
        ink.say(&Message::new("report-remark-open").with("count", open)),
        ink.say(&Message::new("report-remark-owed").with("count", owed)),
        ink.words("report-remark-points"),
    ])
}
