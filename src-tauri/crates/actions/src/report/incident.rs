//! Incidents on paper: of a board, of a round, of a player; and the answer to one claim.

use desk::fact::Pairing;
use desk::ids::*;
use desk::standing::mirrored;
use desk::state::IncidentRecord;
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
            parts.push(seats_then(ink, game, record));
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

fn signatures(ink: &Ink<'_>) -> Part {
    Part::Signatures(vec![ink.words("report-sign-arbiter"), ink.words("report-sign-chief")])
}

/// Who plays whom, with what result.
pub(super) fn seats(ink: &Ink<'_>, game: GameId) -> Part {
    ink.state.pairing_of(game).map_or(Part::Facts(Vec::new()), |pairing| seated(ink, game, pairing))
}

/// Who had which colour when an incident was recorded; the result as it stands now, seen from those seats.
pub(super) fn seats_then(ink: &Ink<'_>, game: GameId, record: &IncidentRecord) -> Part {
    let then = record.incident.last().and_then(|dated| ink.state.seats_then(game, dated.entry));
    then.map_or_else(|| seats(ink, game), |pairing| seated(ink, game, pairing))
}

/// The seats of an incident where they are not those of now: colours were exchanged after it.
fn other_seats(ink: &Ink<'_>, id: IncidentId) -> Option<(String, String)> {
    let dated = ink.state.incidents.get(&id)?.incident.last()?;
    let game = dated.fact.game?;
    let (then, now) = (ink.state.seats_then(game, dated.entry)?, ink.state.pairing_of(game)?);
    let seats =
        Message::new("report-seats").with("white", ink.name(then.white)).with("black", ink.name(then.black));
    ((then.white, then.black) != (now.white, now.black)).then(|| ink.fact("report-then", ink.say(&seats)))
}

fn seated(ink: &Ink<'_>, game: GameId, pairing: &Pairing) -> Part {
    let seat = |player: PlayerId| {
        let known = ink.state.player(player);
        let title = known.and_then(|p| p.title.clone()).map(|t| format!("{t} ")).unwrap_or_default();
        let rating = known.and_then(|p| p.rating).map(|r| format!(" ({r})")).unwrap_or_default();
        format!("{title}{}{rating}", ink.name(player))
    };
    let mut facts =
        vec![ink.fact("report-white", seat(pairing.white)), ink.fact("report-black", seat(pairing.black))];
    if let Some(result) = ink.state.result(game) {
        let turned = ink.state.pairing_of(game).is_some_and(|now| now.white == pairing.black);
        let outcome = if turned { mirrored(result.outcome) } else { result.outcome };
        facts.push(ink.fact("report-result", crate::say::score(outcome)));
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
    ids.flat_map(|incident| {
        let mut parts = one(ink, incident.incident, replay.as_ref());
        if let (Some(then), Some(Part::Facts(facts))) =
            (other_seats(ink, incident.incident), parts.get_mut(1))
        {
            facts.insert(0, then);
        }
        parts
    })
    .collect()
}

fn replay(ink: &Ink<'_>, record: &IncidentRecord) -> Option<Replay> {
    view::replay(ink.state, record.incident.now()?.game?, MoveNotation::SAN)
}

/// One incident, what a committee reads first at the top: facts, clocks, position, ruling, Articles, reasons, who; then
/// what the Laws say to it, and appeals.
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
    parts.push(Part::Facts(ruling(ink, &incident)));
    if let Some(advice) = incident.advice.as_ref().filter(|advice| !advice.lines.is_empty()) {
        // The Articles of a ruling that follows the advice stand with the ruling already.
        let said = incident.ruling.as_ref().is_some_and(|ruling| ruling.because == advice.because);
        let articles = if said { "none".to_owned() } else { ink.articles(&advice.because) };
        parts.push(Part::Paragraph(ink.say(&Message::new("report-advice").with("articles", articles))));
        parts.push(Part::List(ink.sentences(&advice.lines)));
    }
    for appeal in &incident.appeals {
        let appeal = appeal.parse().ok().and_then(|id| crate::appeal::appeal(ink.state, id, ink.now));
        if let Some(appeal) = appeal {
            parts.push(Part::Subheading(ink.words("report-appeal")));
            parts.push(super::appeal::facts(ink, &appeal));
        }
    }
    parts
}

/// What was ruled, by which Articles, why, and who decided, told and saw.
pub(super) fn ruling(ink: &Ink<'_>, incident: &Incident) -> Vec<(String, String)> {
    let mut facts = Vec::new();
    match &incident.ruling {
        None => facts.push(ink.fact("report-ruling", ink.words("report-open"))),
        Some(ruling) => {
            facts.push(ink.fact("report-ruling", ink.sentences(&ruling.lines).join("\n")));
            if !ruling.because.is_empty() {
                facts.push(ink.fact("report-because", ink.articles(&ruling.because)));
            }
            facts.extend(clocks(ink, "report-clocks-after", ruling.clocks_after.as_ref()));
            if ruling.differs {
                let reason = ruling.reason.clone().unwrap_or_else(|| ink.words("report-reason-owed"));
                facts.push(ink.fact("report-differs", reason));
            } else if let Some(reason) = &ruling.reason {
                facts.push(ink.fact("report-reason", reason.as_str()));
            }
            let by = Message::new("report-ruled-by")
                .with("who", who(ink, ruling))
                .with("time", ruling.at_text.as_str());
            facts.push(ink.fact("report-ruled", ink.say(&by)));
        }
    }
    if let Some(who) = &incident.reported_by {
        facts.push(ink.fact("report-reported-by", ink.say(who)));
    }
    if let Some(witness) = &incident.witness {
        facts.push(ink.fact("report-witness", witness.as_str()));
    }
    facts
}

/// Who decided: named with the ruling, else who typed it.
pub(super) fn who(ink: &Ink<'_>, ruling: &view::Ruling) -> String {
    let entry = ruling.entry.parse().ok().and_then(|id| ink.state.number(id));
    let typed = entry.and_then(|no| ink.state.entry(no)).and_then(|entry| entry.recorded_by);
    let typed = typed.and_then(|arbiter| ink.state.arbiter(arbiter)).map(|a| a.initials.clone());
    // A decision on an appeal is the panel's: whoever presides speaks for it.
    let chair = entry.and_then(|no| ink.state.entry(no)).and_then(|entry| {
        let decided = entry.facts.iter().find_map(|fact| match fact {
            desk::fact::Fact::AppealOutcome(outcome) => Some(outcome.appeal),
            _ => None,
        })?;
        let panel = &ink.state.appeals.get(&decided)?.panel;
        let chair = panel.iter().find(|dated| dated.fact.role == desk::words::PanelRole::Chair)?;
        Some(chair.fact.name.clone())
    });
    chair.or(ruling.ruled_by.clone()).or(typed).unwrap_or_else(|| "–".to_owned())
}

fn facts(ink: &Ink<'_>, incident: &Incident) -> Vec<(String, String)> {
    let mut facts = Vec::new();
    if let Some(number) = &incident.move_text {
        facts.push(ink.fact("report-move", number.as_str()));
    }
    let about = ink.sentences(&incident.facts);
    if !about.is_empty() {
        facts.push(ink.fact("report-about", about.join("\n")));
    }
    if let Some(claim) = &incident.claim {
        facts.extend(super::claim::facts(ink, claim));
        let record = incident.incident.parse().ok().and_then(|id: IncidentId| ink.state.incidents.get(&id));
        facts.extend(record.and_then(|record| super::claim::look_alikes(ink, record)));
        facts.push(ink.fact("report-claim-verdict", ink.say(&claim.verdict)));
    }
    facts.extend(clocks(ink, "report-clocks-before", incident.clocks_before.as_ref()));
    facts
}

pub(super) fn clocks(
    ink: &Ink<'_>,
    name: &str,
    clocks: Option<&Pair<Option<String>>>,
) -> Option<(String, String)> {
    let clocks = clocks?;
    let shown = |side: &Option<String>| side.clone().unwrap_or_else(|| "–".to_owned());
    let both =
        Message::new("report-clocks").with("white", shown(&clocks.white)).with("black", shown(&clocks.black));
    Some(ink.fact(name, ink.say(&both)))
}

/// The position claimed on; else the one before the move the incident is about, where the record reaches it.
pub(super) fn picture(
    ink: &Ink<'_>,
    incident: &Incident,
    id: IncidentId,
    replay: Option<&Replay>,
) -> Option<Part> {
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
    let caption = format!("{} {fen}", ink.say(&caption));
    Some(Part::Diagram { fen, marked, caption })
}
