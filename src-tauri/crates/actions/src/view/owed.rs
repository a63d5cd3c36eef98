//! Rulings that differ from what the Laws prescribe and still owe their reason.

use desk::history::EntryNo;
use desk::state::{IncidentRecord, State};
use laws::Citation as LawCitation;

use super::competition::count;
use super::incident::{fault_lines, initials, ruling_lines};
use super::journal::number_text;
use super::{Citation, Message, crossing};
use crate::say;
use crate::session::Now;

crossing! {
    /// A ruling whose reason is owed.
    pub struct ReasonOwed {
        /// The entry of the ruling, by which the reason is given.
        pub entry: String,
        /// That entry's number.
        pub number_text: String,
        /// Day and hall time.
        pub at_text: String,
        /// The section's letter.
        pub section: Option<String>,
        /// The round.
        pub round: Option<u16>,
        /// The board.
        pub board: Option<u16>,
        /// The game, to be taken in hand.
        pub game: Option<String>,
        /// What kind of incident.
        pub title: Message,
        /// Who was at fault, one sentence each.
        pub facts: Vec<Message>,
        /// What the Laws said.
        pub advised: Vec<Message>,
        /// Because of which Articles.
        pub because: Vec<Citation>,
        /// What was decided.
        pub ruled: Vec<Message>,
        /// Initials of who decided.
        pub ruled_by: Option<String>,
    }
}

/// The rulings that owe a reason, the oldest first.
pub fn owed_reasons(state: &State, now: Now) -> Vec<ReasonOwed> {
    let mut owed: Vec<(EntryNo, &IncidentRecord)> = owing(state).collect();
    owed.sort_by_key(|(no, _)| *no);
    owed.into_iter().filter_map(|(no, record)| row(state, no, record, now)).collect()
}

/// How many rulings owe a reason.
pub fn reasons_owed(state: &State) -> u32 {
    count(owing(state).count())
}

fn owing(state: &State) -> impl Iterator<Item = (EntryNo, &IncidentRecord)> {
    state.incidents.values().filter_map(|record| {
        let dated = record.rulings.last()?;
        let entry = state.entry(dated.entry)?.id;
        let later = state.reasons.get(&entry).is_some_and(|history| !history.is_empty());
        let owes = !dated.fact.as_advised && dated.fact.reason.is_none() && !later;
        owes.then_some((dated.entry, record))
    })
}

fn row(state: &State, no: EntryNo, record: &IncidentRecord, now: Now) -> Option<ReasonOwed> {
    let entry = state.entry(no)?;
    let incident = record.incident.now()?;
    let pairing = incident.game.and_then(|game| state.pairing_of(game));
    let section = pairing.map(|p| p.section).or(incident.section);
    let at = entry.occurred_at.map_or(entry.recorded_at, |at| at.at);
    let ruling = record.rulings.last()?;
    let advised = super::incident::recorded_advice(record);
    let because: Vec<LawCitation> = record.advised.now().map(|a| a.articles.0.clone()).unwrap_or_default();
    Some(ReasonOwed {
        entry: entry.id.to_string(),
        number_text: number_text(state, no),
        at_text: format!("{} {}", say::day(at, now.offset_min), say::hall(at, now.offset_min)),
        section: section.and_then(|s| state.section(s)).map(|s| s.code.clone()),
        round: pairing.map(|p| p.round).or(incident.round).map(|r| r.0),
        board: pairing.and_then(|p| p.board).map(|b| b.0),
        game: incident.game.map(|g| g.to_string()),
        title: Message::new(incident.kind.name()),
        facts: fault_lines(state, record),
        advised: advised.map(|advice| advice.lines).unwrap_or_default(),
        because: say::citations(&because),
        ruled: ruling_lines(state, record, no),
        ruled_by: ruling.fact.ruled_by.and_then(|a| initials(state, a)),
    })
}
