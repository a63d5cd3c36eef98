//! The chief arbiter's report of a competition: participants, rounds, incidents, penalties, forfeits, appeals,
//! corrections.

use std::collections::{BTreeMap, BTreeSet};

use desk::fact::{Fact, Section};
use desk::history::EntryNo;
use desk::ids::*;
use exchange::print::{Page, Part};

use super::{Ink, appeal, incident, standing};
use crate::say;
use crate::view::{self, Message};

/// Titles in the order in which tournament reports count them.
const TITLES: [&str; 8] = ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"];

/// The report.
pub(super) fn report(ink: &Ink<'_>) -> Page {
    let mut parts = vec![Part::Facts(about(ink))];
    for section in ink.state.sections_in_order() {
        parts.push(Part::Heading(section.name.clone()));
        parts.extend(participants(ink, section));
        parts.extend(rounds(ink, section));
        parts.extend(standing::standing(ink, section));
    }
    parts.push(Part::Heading(ink.words("report-incidents")));
    parts.push(incidents(ink));
    parts.push(Part::Heading(ink.words("report-forfeits")));
    parts.push(forfeits(ink));
    parts.push(Part::Heading(ink.words("report-appeals")));
    let appeals = crate::appeal::appeals(ink.state, ink.now);
    if appeals.is_empty() {
        parts.push(Part::Paragraph(ink.words("report-no-appeals")));
    }
    for one in &appeals {
        parts.push(Part::Subheading(ink.say(&one.place)));
        parts.push(appeal::facts(ink, one));
    }
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
    let mut titles: BTreeMap<(usize, &str), usize> = BTreeMap::new();
    for title in players.iter().filter_map(|p| p.title.as_deref()) {
        let rank = TITLES.iter().position(|known| *known == title).unwrap_or(TITLES.len());
        *titles.entry((rank, title)).or_default() += 1;
    }
    let mut facts = vec![
        ink.fact("report-players", players.len().to_string()),
        ink.fact("report-rated", players.iter().filter(|p| p.rating.is_some()).count().to_string()),
    ];
    let unrated = players.iter().filter(|p| p.rating.is_none()).count();
    if unrated > 0 {
        facts.push(ink.fact("report-unrated", unrated.to_string()));
    }
    if !federations.is_empty() {
        let list: Vec<&str> = federations.into_iter().collect();
        facts.push(ink.fact("report-federations", format!("{} ({})", list.len(), list.join(", "))));
    }
    let host = ink.state.competition.now().and_then(|competition| competition.federation.as_deref());
    if let Some(host) = host {
        let home = players.iter().filter(|p| p.federation.as_deref() == Some(host)).count();
        facts.push(ink.fact("report-host", format!("{home} ({host})")));
    }
    if !titles.is_empty() {
        let list: Vec<_> = titles.iter().map(|((_, title), count)| format!("{count} {title}")).collect();
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
    (!rows.is_empty()).then(|| ink.table(&head, rows))
}

/// An entry's number with the head hash of the journal after it.
fn entry_cell(ink: &Ink<'_>, no: EntryNo) -> String {
    format!("{}\n{}", view::number_text(ink.state, no), ink.head_after(no))
}

/// `A12`
fn place_of(ink: &Ink<'_>, section: Option<SectionId>, game: Option<GameId>) -> String {
    let code = section.and_then(|id| ink.state.section(id)).map(|section| section.code.clone());
    let board = game.and_then(|game| ink.state.pairing_of(game)).and_then(|p| p.board);
    code.unwrap_or_default() + &board.map(|board| board.to_string()).unwrap_or_default()
}

/// All incidents in the order of the journal, one row each.
fn incidents(ink: &Ink<'_>) -> Part {
    let mut records: Vec<_> = ink
        .state
        .incidents
        .values()
        .filter_map(|record| Some((record.incident.first()?.entry, record.incident.now()?)))
        .collect();
    records.sort_by_key(|(entry, _)| *entry);
    if records.is_empty() {
        return Part::Paragraph(ink.words("report-no-incidents"));
    }
    let rows = records.into_iter().filter_map(|(entry, fact)| {
        let shown = view::incident(ink.state, fact.incident, ink.now)?;
        let (ruling, because, who) = match &shown.ruling {
            Some(ruling) => {
                let articles: Vec<_> = ruling.because.iter().map(|c| c.article.clone()).collect();
                let who = incident::who(ink, ruling);
                (ink.sentences(&ruling.lines).join("\n"), articles.join(", "), who)
            }
            None => (ink.words("report-open"), String::new(), String::new()),
        };
        Some(vec![
            entry_cell(ink, entry),
            fact.round.map(|round| round.to_string()).unwrap_or_default(),
            place_of(ink, fact.section, fact.game),
            format!("{}\n{}", ink.say(&shown.title), ink.sentences(&shown.facts).join("\n")),
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
    ink.table(&head, rows)
}

/// All forfeits in the order of the rounds.
fn forfeits(ink: &Ink<'_>) -> Part {
    let mut rows = Vec::new();
    for section in ink.state.sections_in_order() {
        let rounds = ink.state.sections.get(&section.section).into_iter().flat_map(|s| s.rounds.keys());
        for round in rounds {
            for pairing in ink.state.pairings_in_order(section.section, *round) {
                let Some(game) = ink.state.game_of(pairing.pairing) else { continue };
                let Some(result) = ink.state.result(game).filter(|r| r.outcome.is_forfeit()) else {
                    continue;
                };
                let said = ink.state.games.get(&game).and_then(|game| game.result.last());
                rows.push(vec![
                    said.map(|dated| entry_cell(ink, dated.entry)).unwrap_or_default(),
                    round.to_string(),
                    place_of(ink, Some(section.section), Some(game)),
                    ink.name(pairing.white),
                    say::score(result.outcome).to_owned(),
                    ink.name(pairing.black),
                ]);
            }
        }
    }
    if rows.is_empty() {
        return Part::Paragraph(ink.words("report-no-forfeits-at-all"));
    }
    let head = [
        "report-column-entry",
        "report-column-round",
        "report-column-board",
        "report-white",
        "report-result",
        "report-black",
    ];
    ink.table(&head, rows)
}

/// What was taken back and why, and results that were recorded otherwise before, in the order of the journal.
fn corrections(ink: &Ink<'_>) -> Part {
    let journal = ink.state.journal().iter().zip(0u32..);
    let taken = journal.filter_map(|(entry, no)| {
        let taken = entry.facts.iter().find_map(|fact| match fact {
            Fact::Taken(taken) => Some(taken),
            _ => None,
        })?;
        let about = ink.state.number(taken.about).and_then(|no| ink.state.entry(no))?;
        let row = vec![
            entry_cell(ink, EntryNo(no)),
            ink.say(&view::word("withdrawal", taken.way.word())),
            ink.say(&view::title(ink.state, about, ink.now.offset_min)),
            taken.reason.clone().unwrap_or_default(),
        ];
        Some((EntryNo(no), row))
    });
    let mut rows: Vec<(EntryNo, Vec<String>)> = taken.chain(results_changed(ink)).collect();
    rows.sort_by_key(|(no, _)| *no);
    let rows: Vec<Vec<String>> = rows.into_iter().map(|(_, row)| row).collect();
    if rows.is_empty() {
        return Part::Paragraph(ink.words("report-no-corrections"));
    }
    let head = ["report-column-entry", "report-column-way", "report-column-had-been", "report-reason"];
    ink.table(&head, rows)
}

/// Results in whose place another was recorded without anything being taken back.
fn results_changed<'a>(ink: &'a Ink<'_>) -> impl Iterator<Item = (EntryNo, Vec<String>)> + 'a {
    ink.state.games.iter().flat_map(|(game, state)| {
        let said: Vec<_> = state.result.iter().collect();
        let changed = said.windows(2).filter_map(|two| match two {
            [before, after] if before.fact.outcome != after.fact.outcome => {
                Some((after.entry, before.fact.outcome?, after.fact.outcome?))
            }
            _ => None,
        });
        let section = ink.state.pairing_of(*game).map(|pairing| pairing.section);
        let rows = changed.map(|(entry, before, after)| {
            let round = ink.state.pairing_of(*game).map_or(0, |pairing| pairing.round.0);
            let place = format!("{} · {}", place_of(ink, section, Some(*game)), {
                ink.say(&Message::new("report-round").with("round", round))
            });
            let had_been = Message::new("report-result-had-been")
                .with("place", place)
                .with("from", say::score(before))
                .with("to", say::score(after));
            (
                entry,
                vec![
                    entry_cell(ink, entry),
                    ink.words("report-result-changed"),
                    ink.say(&had_been),
                    String::new(),
                ],
            )
        });
        rows.collect::<Vec<_>>()
    })
}

fn remarks(ink: &Ink<'_>) -> Part {
    let open = ink.state.incidents.keys().filter(|id| ink.state.is_open(**id)).count();
    let owed = view::reasons_owed(ink.state);
    Part::List(vec![
        ink.say(&Message::new("report-remark-open").with("count", open)),
        ink.say(&Message::new("report-remark-owed").with("count", owed)),
        ink.words("report-remark-hash"),
    ])
}
