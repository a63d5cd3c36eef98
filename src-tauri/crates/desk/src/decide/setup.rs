//! The competition, its arbiters, sections and rules.

use laws::time_control::TimeControl;
use laws::{Edition, Message};

use super::{Decided, standing_section, words};
use crate::fact::{Arbiter, Competition, Rules, Scoring, Section};
use crate::ids::*;
use crate::refusal::Refusal;
use crate::state::State;
use crate::words::{ArbiterRole, EntryKind};

pub(super) fn competition(facts: &Competition) -> Result<Decided, Refusal> {
    let name = words(&facts.name, "name")?;
    Ok(Decided::one(EntryKind::Competition, Competition { name, ..facts.clone() }))
}

pub(super) fn arbiter(
    state: &State,
    entry: EntryId,
    arbiter: Option<ArbiterId>,
    initials: &str,
    name: &str,
    role: ArbiterRole,
    fide_number: Option<u64>,
) -> Result<Decided, Refusal> {
    let (initials, name) = (words(initials, "initials")?, words(name, "name")?);
    if let Some(arbiter) = arbiter {
        state.arbiter(arbiter).ok_or(Refusal::NotFound("arbiter"))?;
    }
    let other = state
        .arbiters
        .values()
        .filter_map(|history| history.now())
        .find(|other| Some(other.arbiter) != arbiter && other.initials.eq_ignore_ascii_case(&initials));
    if let Some(other) = other {
        let message = Message::new("refused-initials-taken");
        return Err(Refusal::desk(message.with("initials", initials).with("name", other.name.as_str())));
    }
    let arbiter = arbiter.unwrap_or_else(|| ArbiterId::of(entry, 0));
    Ok(Decided::one(EntryKind::Arbiter, Arbiter { arbiter, initials, name, role, fide_number }))
}

pub(super) fn section(
    state: &State,
    entry: EntryId,
    section: Option<SectionId>,
    code: &str,
    name: &str,
    rounds: Option<u16>,
) -> Result<Decided, Refusal> {
    let (code, name) = (words(code, "code")?, words(name, "name")?);
    // The code is a prefix of the quick line, where a digit begins a board number.
    if !code.chars().all(char::is_alphanumeric) || code.chars().next().is_some_and(|c| c.is_ascii_digit()) {
        return Err(Refusal::desk(Message::new("refused-section-code").with("code", code)));
    }
    if state.section_by_code(&code).is_some_and(|other| Some(other.section) != section) {
        return Err(Refusal::desk(Message::new("refused-section-code-taken").with("code", code)));
    }
    let place = match section {
        Some(id) => standing_section(state, id)?.place,
        None => state.sections_in_order().last().map_or(1, |last| last.place.saturating_add(1)),
    };
    let section = section.unwrap_or_else(|| SectionId::of(entry, 0));
    Ok(Decided::one(EntryKind::Section, Section { section, code, name, place, rounds }))
}

pub(super) fn rules(state: &State, rules: &Rules) -> Result<Decided, Refusal> {
    standing_section(state, rules.section)?;
    let control: TimeControl = rules.time_control.parse().map_err(|_| {
        Refusal::desk(Message::new("refused-time-control").with("text", rules.time_control.as_str()))
    })?;
    // A historical text is never used for rated play, and what was played for rating stays so.
    let historical = rules.edition == Edition::Old;
    if historical && has_rated_results(state, rules) {
        return Err(Refusal::desk(Message::new("refused-edition-rated")));
    }
    let fact = Rules { time_control: control.to_string(), ..rules.clone() };
    let mut decided = Decided::one(EntryKind::Rules, fact);
    if historical {
        decided = decided.remark(Message::new("remark-edition-historical"));
    } else if rules.default_time_min.is_none() {
        decided = decided.remark(Message::new("remark-default-time-silent"));
    }
    Ok(decided)
}

/// Whether a result that stands in the section, or in the round where the rules are a round's, counts for rating.
fn has_rated_results(state: &State, rules: &Rules) -> bool {
    let rounds = state.sections.get(&rules.section).map(|section| &section.rounds);
    let rounds = rounds.into_iter().flat_map(|rounds| rounds.keys().copied());
    rounds
        .filter(|round| rules.round.is_none_or(|wanted| wanted == *round))
        .flat_map(|round| state.pairings_in_order(rules.section, round))
        .filter_map(|pairing| state.result(state.game_of(pairing.pairing)?))
        .any(|result| result.rated)
}

pub(super) fn scoring(state: &State, scoring: &Scoring) -> Result<Decided, Refusal> {
    standing_section(state, scoring.section)?;
    let in_order =
        scoring.win >= scoring.draw && scoring.draw >= scoring.loss && scoring.loss >= scoring.absence;
    // Two draws may not be worth more than a win and a loss: pairing and rating build on it.
    if !in_order || !(0..=127).contains(&scoring.win) || 2 * scoring.draw > scoring.win + scoring.loss {
        return Err(Refusal::desk(Message::new("refused-scoring")));
    }
    if scoring.pairing_bye > scoring.win {
        return Err(Refusal::desk(Message::new("refused-scoring-bye")));
    }
    Ok(Decided::one(EntryKind::Rules, scoring.clone()))
}
