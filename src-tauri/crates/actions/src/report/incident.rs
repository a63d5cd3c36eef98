//! Incidents on paper: of a board, of a round, of a player; and the answer to one claim.

use desk::ids::*;
use desk::state::IncidentRecord;
use exchange::diagram::{DiagramOptions, diagram};
use exchange::print::{Page, Part};

use super::Ink;
use crate::move_notation::MoveNotation;
use crate::view::{self, Incident, Message, Pair, Replay};

/// The incidents of a board.
pub(super) fn board(ink: &Ink<'_>, game: GameId) -> Option<Page> {
    let pairing = ink.state.pairing_of(game)?;
    let mut parts = vec![seats(ink, game)];
    parts.extend(of_game(ink, game));
    if parts.len() == 1 {
        parts.push(Part::Paragraph(ink.words("report-no-incidents")));
    }
    parts.push(signatures(ink));
    let title = Message::new("report-board-title").with("board", pairing.board.map_or(0, |b| b.0));
    Some(ink.page(&title, ink.place(pairing.section, pairing.round), parts))
}

/// The incidents of a round, by board.
pub(super) fn round(ink: &Ink<'_>, section: SectionId, round: RoundNo) -> Page {
    let mut parts = Vec::new();
    let pairings = ink.state.sections.get(&section).and_then(|s| s.rounds.get(&round));
    let mut games: Vec<(u16, GameId)> = Vec::new();
    for pairing in pairings.into_iter().flat_map(|r| &r.pairings) {
        let Some(state) = ink.state.pairings.get(pairing) else { continue };
        let board = state.last().and_then(|p| p.board).map_or(u16::MAX, |b| b.0);
        games.extend(state.games.iter().map(|dated| (board, dated.fact.game)));
    }
    games.sort();
    for (_, game) in games {
        let incidents = of_game(ink, game);
        if !incidents.is_empty() {
            let pairing = ink.state.pairing_of(game);
            let board = pairing.and_then(|p| p.board).map_or(0, |b| b.0);
            parts.push(Part::Heading(ink.say(&Message::new("report-board").with("board", board))));
            parts.push(seats(ink, game));
            parts.extend(incidents);
        }
    }
    let loose: Vec<IncidentId> = pairings.into_iter().flat_map(|r| r.incidents.iter().copied()).collect();
    let loose: Vec<Part> = loose.into_iter().flat_map(|id| one(ink, id, None)).collect();
    if !loose.is_empty() {
        parts.push(Part::Heading(ink.words("report-hall")));
        parts.extend(loose);
    }
    if parts.is_empty() {
        parts.push(Part::Paragraph(ink.words("report-no-incidents")));
    }
    parts.push(signatures(ink));
    ink.page(&Message::new("report-round-title"), ink.place(section, round), parts)
}

/// The incidents in which a player was at fault, all rounds.
pub(super) fn player(ink: &Ink<'_>, player: PlayerId) -> Option<Page> {
    let registered = ink.state.player(player)?;
    let mut facts = Vec::new();
    if let Some(rating) = registered.rating {
        facts.push(ink.fact("report-rating", rating.to_string()));
    }
    if let Some(number) = registered.fide_number {
        facts.push(ink.fact("report-fide-number", number.to_string()));
    }
    facts.extend(registered.federation.clone().map(|f| ink.fact("report-federation", f)));
    let mut parts = vec![Part::Facts(facts)];
    let records = ink.state.incidents_of_player(player);
    for record in &records {
        let Some(incident) = record.incident.now() else { continue };
        if let (Some(section), Some(round)) = (incident.section, incident.round) {
            parts.push(Part::Heading(ink.place(section, round)));
        }
        if let Some(game) = incident.game {
            parts.push(seats(ink, game));
        }
        parts.extend(one(ink, incident.incident, replay(ink, record).as_ref()));
    }
    if records.is_empty() {
        parts.push(Part::Paragraph(ink.words("report-no-incidents")));
    }
    parts.push(signatures(ink));
    let title = Message::new("report-player-title").with("name", registered.name.as_str());
    Some(ink.page(&title, ink.competition(), parts))
}

/// The answer to one claim.
pub(super) fn claim(ink: &Ink<'_>, id: IncidentId) -> Option<Page> {
    let record = ink.state.incidents.get(&id)?;
    record.claim.now()?;
    let fact = record.incident.now()?;
    let mut parts: Vec<Part> = fact.game.map(|game| seats(ink, game)).into_iter().collect();
    parts.extend(one(ink, id, None));
    let names = ["report-sign-white", "report-sign-black", "report-sign-arbiter"];
    parts.push(Part::Signatures(names.iter().map(|id| ink.words(id)).collect()));
    let place = match (fact.section, fact.round) {
        (Some(section), Some(round)) => ink.place(section, round),
        _ => ink.competition(),
    };
    Some(ink.page(&Message::new("report-claim-title"), place, parts))
}

fn signatures(ink: &Ink<'_>) -> Part {
    Part::Signatures(vec![ink.words("report-sign-arbiter"), ink.words("report-sign-chief")])
}

/// Who plays whom, with what result.
fn seats(ink: &Ink<'_>, game: GameId) -> Part {
    let Some(pairing) = ink.state.pairing_of(game) else { return Part::Facts(Vec::new()) };
    let seat = |player: PlayerId| {
        let known = ink.state.player(player);
        let title = known.and_then(|p| p.title.clone()).map(|t| format!("{t} ")).unwrap_or_default();
        let rating = known.and_then(|p| p.rating).map(|r| format!(" ({r})")).unwrap_or_default();
        format!("{title}{}{rating}", ink.name(player))
    };
    let mut facts =
        vec![ink.fact("report-white", seat(pairing.white)), ink.fact("report-black", seat(pairing.black))];
    if let Some(result) = ink.state.result(game) {
        facts.push(ink.fact("report-result", crate::say::score(result.outcome)));
    }
    if !ink.state.counts(game) {
        facts.push(ink.fact("report-game", ink.words("report-game-annulled")));
    }
    Part::Facts(facts)
}

fn of_game(ink: &Ink<'_>, game: GameId) -> Vec<Part> {
    let replay = view::replay(ink.state, game, MoveNotation::SAN);
    let records = ink.state.incidents_of_game(game);
    let ids = records.iter().filter_map(|record| record.incident.now());
    ids.flat_map(|incident| one(ink, incident.incident, replay.as_ref())).collect()
}

fn replay(ink: &Ink<'_>, record: &IncidentRecord) -> Option<Replay> {
    view::replay(ink.state, record.incident.now()?.game?, MoveNotation::SAN)
}

/// One incident: facts, position, advice, ruling, appeals.
fn one(ink: &Ink<'_>, id: IncidentId, replay: Option<&Replay>) -> Vec<Part> {
    let Some(incident) = view::incident(ink.state, id, ink.now) else { return Vec::new() };
    let title = Message::new("report-incident")
        .with("time", incident.at_text.as_str())
        .with("kind", incident.title.clone())
        .with("entry", incident.number_text.as_str());
    let mut parts = vec![Part::Subheading(ink.say(&title)), Part::Facts(facts(ink, &incident))];
    if let Some(text) = &incident.text {
        parts.push(Part::Quote(text.clone()));
    }
    parts.extend(picture(ink, &incident, id, replay));
    if let Some(advice) = incident.advice.as_ref().filter(|advice| !advice.lines.is_empty()) {
        parts.push(Part::Paragraph(ink.words("report-advice")));
        parts.push(Part::List(ink.sentences(&advice.lines)));
        parts.push(Part::Paragraph(ink.articles(&advice.because)));
    }
    match &incident.ruling {
        None => parts.push(Part::Paragraph(ink.words("report-open"))),
        Some(ruling) => {
            let by = Message::new("report-ruling")
                .with("who", who(ink, ruling))
                .with("time", ruling.at_text.as_str());
            parts.push(Part::Paragraph(ink.say(&by)));
            parts.push(Part::List(ink.sentences(&ruling.lines)));
            let mut facts = Vec::new();
            if !ruling.because.is_empty() {
                facts.push(ink.fact("report-because", ink.articles(&ruling.because)));
            }
            facts.extend(clocks(ink, "report-clocks-after", ruling.clocks_after.as_ref()));
            if ruling.differs {
                let reason = ruling.reason.clone().unwrap_or_else(|| ink.words("report-reason-owed"));
                facts.push(ink.fact("report-differs", reason));
            }
            parts.push(Part::Facts(facts));
        }
    }
    for appeal in &incident.appeals {
        let appeal = appeal.parse().ok().and_then(|id| crate::appeal::appeal(ink.state, id, ink.now));
        if let Some(appeal) = appeal {
            parts.push(Part::Subheading(ink.words("report-appeals")));
            parts.push(super::competition::appeal(ink, &appeal));
        }
    }
    parts
}

/// Who decided: named with the ruling, else who typed it.
fn who(ink: &Ink<'_>, ruling: &view::Ruling) -> String {
    let entry = ruling.entry.parse().ok().and_then(|id| ink.state.number(id));
    let typed = entry.and_then(|no| ink.state.entry(no)).and_then(|entry| entry.recorded_by);
    let typed = typed.and_then(|arbiter| ink.state.arbiter(arbiter)).map(|a| a.initials.clone());
    ruling.ruled_by.clone().or(typed).unwrap_or_else(|| "–".to_owned())
}

fn facts(ink: &Ink<'_>, incident: &Incident) -> Vec<(String, String)> {
    let mut facts = Vec::new();
    if let Some(number) = &incident.move_text {
        facts.push(ink.fact("report-move", number.as_str()));
    }
    for line in &incident.facts {
        facts.push(ink.fact("report-about", ink.say(line)));
    }
    if let Some(who) = &incident.reported_by {
        facts.push(ink.fact("report-reported-by", ink.say(who)));
    }
    if let Some(witness) = &incident.witness {
        facts.push(ink.fact("report-witness", witness.as_str()));
    }
    facts.extend(clocks(ink, "report-clocks-before", incident.clocks_before.as_ref()));
    if let Some(claim) = &incident.claim {
        facts.push(ink.fact("report-claim-form", ink.say(&claim.form)));
        if let Some(written) = &claim.written {
            facts.push(ink.fact("report-claim-written", written.as_str()));
        }
        if claim.touched {
            facts.push(ink.fact("report-claim-touched", ink.words("report-yes")));
        }
        facts.push(ink.fact("report-claim-verdict", ink.say(&claim.verdict)));
        if !claim.evidence.is_empty() {
            let start = ink.words("report-start-position");
            let after = claim.evidence.iter().map(|at| if at == "0" { start.clone() } else { at.clone() });
            facts.push(ink.fact("report-claim-evidence", after.collect::<Vec<_>>().join(", ")));
        }
        facts.push(ink.fact("report-claim-quiet", claim.quiet_plies.to_string()));
        if !claim.must_play.is_empty() {
            facts.push(ink.fact("report-claim-must-play", claim.must_play.as_str()));
        }
    }
    facts
}

fn clocks(ink: &Ink<'_>, name: &str, clocks: Option<&Pair<Option<String>>>) -> Option<(String, String)> {
    let clocks = clocks?;
    let shown = |side: &Option<String>| side.clone().unwrap_or_else(|| "–".to_owned());
    let both =
        Message::new("report-clocks").with("white", shown(&clocks.white)).with("black", shown(&clocks.black));
    Some(ink.fact(name, ink.say(&both)))
}

/// The position claimed on; else the one before the move the incident is about, where the record reaches it.
fn picture(ink: &Ink<'_>, incident: &Incident, id: IncidentId, replay: Option<&Replay>) -> Option<Part> {
    let claimed = incident.claim.as_ref().and_then(|claim| claim.fen.clone());
    let (fen, caption, marked) = match claimed {
        Some(fen) => (fen, Message::new("report-position-claimed"), Vec::new()),
        None => {
            let ply = view::ply_of(ink.state, id)?;
            let before = replay?.positions.iter().rfind(|p| p.ply + 1 == ply)?;
            let caption = Message::new("report-position").with("move", incident.move_text.clone()?);
            (before.fen.clone(), caption, before.squares.clone())
        }
    };
    let caption = ink.say(&caption);
    let options = DiagramOptions { flipped: false, marked, title: caption.clone() };
    Some(Part::Picture { svg: diagram(&fen, &options), caption: format!("{caption} {fen}") })
}
