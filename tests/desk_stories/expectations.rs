//! What a story says must hold now.

use actions::view;
use desk::ids::*;
use desk::state::IncidentRecord;
use laws::{Colour, Force};

use crate::commands::{Words, result};
use crate::hall::Hall;
use crate::imports::{self, exported};
use crate::names::round;

/// Checks `= what …`.
pub fn expect(hall: &mut Hall, words: &[String]) -> Result<(), String> {
    let mut words = Words(words.to_vec());
    let what = words.next()?;
    let (expected, got) = compared(hall, &what, &mut words)?;
    if expected == got { Ok(()) } else { Err(format!("{what}: expected {expected}, got {got}")) }
}

fn rest(words: &mut Words) -> String {
    words.0.drain(..).collect::<Vec<_>>().join(" ")
}

fn compared(hall: &mut Hall, what: &str, words: &mut Words) -> Result<(String, String), String> {
    let state = &hall.state;
    let advice = || hall.last.advice.as_ref().ok_or_else(|| "the Laws were not asked".to_owned());
    let got = match what {
        // A game.
        "result" => {
            let game = hall.game(&words.next()?)?;
            let expected = words.next()?;
            let expected = match expected.as_str() {
                "none" => None,
                word => match result(word)?.score() {
                    desk::command::Score::Outcome(outcome) => Some(outcome.code()),
                    desk::command::Score::Points(..) => return Err("no such result".to_owned()),
                },
            };
            let got = state.result(game).map(|r| r.outcome.code());
            return Ok((format!("{expected:?}"), format!("{got:?}")));
        }
        "points" => {
            let result = state.result(hall.game(&words.next()?)?).ok_or("no result")?;
            [result.white_points, result.black_points].map(text::format::points).join(" ")
        }
        "rated" => {
            let result = state.result(hall.game(&words.next()?)?).ok_or("no result")?;
            yes(result.rated)
        }
        "source" => {
            let result = state.result(hall.game(&words.next()?)?).ok_or("no result")?;
            result.source.word().to_owned()
        }
        "clocks" => {
            let reading = state.clocks(hall.game(&words.next()?)?);
            let shown = |ms: Option<i64>| ms.map_or("-".to_owned(), text::format::clock_time);
            match reading {
                Some(r) => [shown(r.white_ms), shown(r.black_ms)].join(" "),
                None => "none".to_owned(),
            }
        }
        "adjusted" => {
            let game = hall.game(&words.next()?)?;
            let player = hall.player(&words.next()?)?;
            let changes = state.games.get(&game).into_iter().flat_map(|g| g.adjustments.iter());
            let changes = changes
                .filter(|d| d.fact.player == player)
                .map(|d| format!("{} {}", text::format::clock_change(d.fact.delta_ms), d.fact.cause.word()));
            listed(changes.collect())
        }
        "counts" => yes(state.counts(hall.game(&words.next()?)?)),
        "arrived" => {
            let game = hall.game(&words.next()?)?;
            let player = hall.player(&words.next()?)?;
            state.arrived(game, player).map_or("no".to_owned(), |at| text::format::hall_time(at, 0))
        }
        "adjourned" | "sealed" | "sealed-reply" | "holder" | "kept" | "lacks" | "law" | "follows"
        | "envelope" => crate::adjournment::expected(hall, what, &words.next()?)?,
        "state" => {
            let game = hall.game(&words.next()?)?;
            let pairing = state.pairing_of(game).ok_or("no pairing")?;
            let row = view::row(state, pairing, hall.now).ok_or("no row")?;
            format!("{:?}", row.state).to_lowercase()
        }
        "open" => {
            let game = hall.game(&words.next()?)?;
            let ids = state.games.get(&game).map(|g| g.incidents.clone()).unwrap_or_default();
            ids.iter().filter(|id| state.is_open(**id)).count().to_string()
        }
        "incidents" => state.incidents_of_game(hall.game(&words.next()?)?).len().to_string(),
        // An incident, its advice and ruling.
        "kind" => record(hall)?.incident.now().map_or("none", |i| i.kind.code()).to_owned(),
        "ordinal" => {
            let fault = record(hall)?.faults.now();
            fault.and_then(|f| f.ordinal).map_or("none".to_owned(), |n| n.to_string())
        }
        "fault" => {
            let faults = record(hall)?.faults.iter().map(|d| match (d.fact.player, &d.fact.person) {
                (Some(id), _) => state.player(id).map(|p| p.name.clone()).unwrap_or_default(),
                (None, person) => person.clone().unwrap_or_default(),
            });
            listed(faults.collect())
        }
        "articles" => listed(advice()?.because.iter().map(|c| c.number().to_owned()).collect()),
        "says" => listed(advice()?.says.iter().map(|m| m.id.to_owned()).collect()),
        // What the position says.
        "moves" => {
            let said = advice()?.says.iter().find(|m| m.id == "advice-moves-remain");
            said.and_then(|m| m.args.first()).map_or("none".to_owned(), |(_, moves)| moves.to_string())
        }
        "offers" => listed(
            advice()?
                .offers
                .iter()
                .map(|o| format!("{}{}", o.label.id, if o.prescribed { "!" } else { "" }))
                .collect(),
        ),
        "force" => match advice()?.force {
            Force::Prescribed => "prescribed",
            Force::Discretion => "discretion",
            Force::Open => "open",
        }
        .to_owned(),
        "mate" => advice()?.mate.map_or("not asked", |m| m.code()).to_owned(),
        "ruled-articles" => {
            let ruling = record(hall)?.rulings.now().ok_or("no ruling")?;
            listed(ruling.articles.0.iter().map(|c| c.number().to_owned()).collect())
        }
        "as-advised" => yes(record(hall)?.rulings.now().ok_or("no ruling")?.as_advised),
        "reason" => {
            let id = hall.incident_named(&words.next()?)?;
            let shown = view::incident(state, id, hall.now).and_then(|i| i.ruling).and_then(|r| r.reason);
            shown.unwrap_or_else(|| "owed".to_owned())
        }
        "status" => {
            let word = words.next()?;
            let id = hall.incident_named(&word)?;
            let shown = view::incident(state, id, hall.now).ok_or("no incident")?;
            match shown.status {
                view::IncidentStatus::Open => "open",
                view::IncidentStatus::Ruled => "ruled",
                view::IncidentStatus::Revoked => "revoked",
                view::IncidentStatus::ChangedOnAppeal => "changed-on-appeal",
            }
            .to_owned()
        }
        "owed" => view::reasons_owed(state).to_string(),
        "text" => {
            let incident = record(hall)?.incident.now();
            incident.and_then(|i| i.note.clone()).unwrap_or_else(|| "none".to_owned())
        }
        // Numbers of the journal's entries that pass a filter, newest first.
        "journal" => {
            let filter = view::JournalFilter {
                section: words.key("section").map(|s| hall.section(&s)).transpose()?.map(|id| id.to_string()),
                round: words.key("round").map(|n| round(&format!("r{n}"))).transpose()?,
                board: words.key("board").map(|n| crate::names::number(&n)).transpose()?,
                player: words.key("player").map(|p| hall.player(&p)).transpose()?.map(|id| id.to_string()),
                kind: words.key("kind"),
                arbiter: words.key("arbiter").map(|a| hall.arbiter(&a)).transpose()?.map(|id| id.to_string()),
                article: words.key("article"),
                text: words.key("text"),
            };
            let found = view::journal(state, &filter, 0, 50, hall.now);
            listed(found.rows.iter().map(|row| row.number_text.clone()).collect())
        }
        "card" => {
            let player = hall.player(&words.next()?)?;
            let card = view::card(state, player, hall.now).ok_or("no player")?;
            let english = text::Text::new("en");
            let lines = card.history.iter().map(|line| actions::say::sentence(&english, &line.what));
            listed(lines.collect())
        }
        "became" => {
            let id = hall.incident_named(&words.next()?)?;
            let shown = view::incident(state, id, hall.now).ok_or("no incident")?;
            shown.clocks_became.map_or("none".to_owned(), |m| m.id)
        }
        "facts" => {
            let id = hall.incident_named(&words.next()?)?;
            let shown = view::incident(state, id, hall.now).ok_or("no incident")?;
            let english = text::Text::new("en");
            let lines: Vec<_> = shown.facts.iter().map(|m| actions::say::sentence(&english, m)).collect();
            lines.join(" · ")
        }
        // The journal's sentence of an incident's entry.
        "said" => {
            let id = hall.incident_named(&words.next()?)?;
            let dated = state.incidents.get(&id).and_then(|record| record.incident.first());
            let row =
                dated.and_then(|dated| view::entry_row(state, dated.entry, hall.now)).ok_or("no entry")?;
            actions::say::sentence(&text::Text::new("en"), &row.title)
        }
        // What the window shows of an incident.
        "shown" => {
            let id = hall.incident_named(&words.next()?)?;
            let shown = view::incident(state, id, hall.now).ok_or("no incident")?;
            listed(shown.advice.iter().flat_map(|a| &a.lines).map(|m| m.id.clone()).collect())
        }
        "remarks" => listed(hall.last.remarks.clone()),
        // A player.
        "history" => state.incidents_of_player(hall.player(&words.next()?)?).len().to_string(),
        "penalties" => {
            let player = hall.player(&words.next()?)?;
            let kinds = state.players.get(&player).into_iter().flat_map(|p| p.penalties.iter());
            listed(kinds.map(|d| d.fact.kind.code().to_owned()).collect())
        }
        "score" => {
            let player = hall.player(&words.next()?)?;
            text::format::points(state.points_before(player, RoundNo(u16::MAX)))
        }
        "takes-part" => {
            let player = hall.player(&words.next()?)?;
            state.status(player, RoundNo(round(&words.next()?)?)).word().to_owned()
        }
        "bye" => {
            let player = hall.player(&words.next()?)?;
            state.bye(player, RoundNo(round(&words.next()?)?)).map_or("none", |b| b.word()).to_owned()
        }
        "sits" => {
            let player = hall.player(&words.next()?)?;
            let section = state.player(player).ok_or("no player")?.section;
            let number = words.round(hall)?;
            let pairings = state.pairings_in_order(section, RoundNo(number));
            match pairings.into_iter().find(|p| p.side(player).is_some()) {
                Some(p) => {
                    let side = if p.side(player) == Some(Colour::White) { "w" } else { "b" };
                    p.board.map_or(format!("- {side}"), |b| format!("{b} {side}"))
                }
                None => "nowhere".to_owned(),
            }
        }
        "name" => state.player(hall.player(&words.next()?)?).map(|p| p.name.clone()).unwrap_or_default(),
        "about" => {
            let p = state.player(hall.player(&words.next()?)?).ok_or("no player")?;
            let parts = [
                p.starting_no.map(|n| format!("no={n}")),
                p.rating.map(|n| format!("rating={n}")),
                p.federation.clone().map(|f| format!("fed={f}")),
                p.fide_number.map(|n| format!("fide={n}")),
            ];
            parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        "team" => {
            let p = state.player(hall.player(&words.next()?)?).ok_or("no player")?;
            let section = state.sections.get(&p.section).ok_or("no section")?;
            let team = p.team.and_then(|t| section.teams.get(&t)).and_then(|h| h.now());
            match team {
                Some(team) => format!("{} {}", team.name, p.team_board.unwrap_or(0)),
                None => "none".to_owned(),
            }
        }
        "seat" => {
            let p = state.pairing_of(hall.game(&words.next()?)?).ok_or("no pairing")?;
            match (p.match_no, p.match_board) {
                (Some(m), Some(b)) => format!("{m}.{b}"),
                _ => "none".to_owned(),
            }
        }
        "players" => state.players_in_order(hall.section(&words.next()?)?).len().to_string(),
        // The journal.
        "entries" => state.journal().len().to_string(),
        "undoable" => {
            desk::decide::undoable(state, hall.desk()).map_or("nothing", |e| e.kind.word()).to_owned()
        }
        "rule-of" => {
            let section = hall.section(&words.next()?)?;
            let number = words.round(hall)?;
            let rules = state.rules(section, Some(RoundNo(number))).ok_or("no rules")?;
            format!("{} {}", rules.regime.code(), rules.time_control)
        }
        "due" => {
            let section = hall.section(&words.next()?)?;
            let number = words.round(hall)?;
            let due = actions::defaults::due(state, section, RoundNo(number), hall.now);
            let shown = due.rows.iter().map(|row| match row.result.code.score() {
                desk::command::Score::Outcome(outcome) => format!("{} {}", row.board, outcome.code()),
                desk::command::Score::Points(..) => row.board.to_string(),
            });
            listed(shown.collect())
        }
        // A file.
        "changes" => {
            let plan = hall.last.plan.as_ref().ok_or("no file was read")?;
            let changes = plan
                .changes
                .iter()
                .map(|c| format!("{}{}", if c.taken { "" } else { "-" }, imports::kind(c.kind)));
            listed(changes.collect())
        }
        "stays" => {
            let plan = hall.last.plan.as_ref().ok_or("no file was read")?;
            plan.changes.iter().map(|c| c.incidents).sum::<usize>().to_string()
        }
        "questions" => {
            let plan = hall.last.plan.as_ref().ok_or("no file was read")?;
            listed(plan.questions.iter().map(|q| format!("{} {}", q.id, q.answers.len())).collect())
        }
        "exported" => {
            let (section, format, text) = (words.next()?, words.next()?, words.next()?);
            let bytes = exported(hall, &section, &format)?;
            let report = String::from_utf8_lossy(&bytes);
            let found = report.lines().any(|line| line.contains(&text));
            return if found { Ok(same()) } else { Err(format!("{text:?} is not in the report:\n{report}")) };
        }
        "reads-back" => {
            let (section, format) = (words.next()?, words.next()?);
            return reads_back(hall, &section, &format).map(|()| same());
        }
        // A quick line as it is typed.
        "understood" => {
            let quick = hall.last.quick.as_ref().ok_or("no quick line")?;
            listed(quick.understood.iter().map(|m| m.id.clone()).collect())
        }
        "missing" | "unclear" => {
            let quick = hall.last.quick.as_ref().ok_or("no quick line")?;
            let said = match what {
                "missing" => quick.missing.as_ref(),
                _ => quick.unclear.as_ref().map(|u| &u.message),
            };
            said.map_or("none".to_owned(), |m| m.id.clone())
        }
        "completions" => {
            let quick = hall.last.quick.as_ref().ok_or("no quick line")?;
            listed(quick.completions.iter().map(|c| c.text.clone()).collect())
        }
        "marked" => {
            let quick = hall.last.quick.as_ref().ok_or("no quick line")?;
            quick.unclear.as_ref().map_or("none".to_owned(), |u| format!("{} {}", u.from, u.to))
        }
        other => return Err(format!("nothing is called {other}")),
    };
    Ok((rest(words), got))
}

fn same() -> (String, String) {
    (String::new(), String::new())
}

fn yes(value: bool) -> String {
    if value { "yes" } else { "no" }.to_owned()
}

fn listed(words: Vec<String>) -> String {
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}

fn record(hall: &Hall) -> Result<&IncidentRecord, String> {
    let id = hall.incident.ok_or("no incident yet")?;
    hall.state.incidents.get(&id).ok_or_else(|| "no such incident".to_owned())
}

/// What was exported, read again, says the same about players and rounds.
fn reads_back(hall: &Hall, section: &str, format: &str) -> Result<(), String> {
    let said = actions::export::roster(&hall.state, hall.section(section)?).ok_or("no section")?;
    let bytes = exported(hall, section, format)?;
    let read = exchange::read("report.trf", &bytes, exchange::ReadOptions::default())
        .map_err(|error| format!("{error:?}"))?;
    let text = String::from_utf8_lossy(&bytes);
    let people = |roster: &desk::roster::Roster| {
        let players = roster.players.iter();
        players.map(|p| (p.key, p.name.clone(), p.fide_number, p.points)).collect::<Vec<_>>()
    };
    // A report has no board numbers, and an unplayed round that nobody asked to miss has no words of its own.
    let games = |roster: &desk::roster::Roster| {
        let rounds = roster.rounds.iter().map(|round| {
            let mut pairs: Vec<_> =
                round.pairings.iter().map(|p| (p.white, p.black, p.result.map(|r| r.outcome))).collect();
            pairs.sort_by_key(|(white, ..)| *white);
            let mut byes: Vec<_> = round.byes.iter().map(|b| (b.player, b.kind)).collect();
            byes.sort_by_key(|(player, _)| *player);
            (round.number, pairs, byes)
        });
        rounds.collect::<Vec<_>>()
    };
    if people(&said) != people(&read.roster) {
        return Err(format!("{:?}\nwas read as\n{:?}\n{text}", people(&said), people(&read.roster)));
    }
    if games(&said) != games(&read.roster) {
        return Err(format!("{:?}\nwas read as\n{:?}\n{text}", games(&said), games(&read.roster)));
    }
    let lost = said.preserved.iter().find(|line| !read.roster.preserved.iter().any(|r| r.text == line.text));
    if let Some(line) = lost {
        return Err(format!("{:?} was not kept:\n{text}", line.text));
    }
    Ok(())
}
