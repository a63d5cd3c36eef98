//! The competition, its arbiters, sections and rules.

use laws::time_control::TimeControl;
use laws::{Edition, Message, Outcome};

use super::{Decided, LAST_ROUND, standing_section, words};
use crate::fact::{
    Arbiter, Competition, Fact, FiftyMoveNumber, GameResult, Pairing, Rules, Scoring, Section,
};
use crate::ids::*;
use crate::refusal::Refusal;
use crate::standing::law_scoring;
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
    if rounds.is_some_and(|rounds| rounds > LAST_ROUND.0) {
        let message =
            Message::new("refused-round-number").with("round", u32::from(rounds.unwrap_or_default()));
        return Err(Refusal::desk(message.with("last", u32::from(LAST_ROUND.0))));
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
    if control.rate() != rules.regime.rate() {
        decided = decided.remark(Message::new("remark-regime-class-differs"));
    }
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

/// Old 12.4: it can be raised, not lowered.
pub(super) fn fifty(state: &State, number: &FiftyMoveNumber) -> Result<Decided, Refusal> {
    standing_section(state, number.section)?;
    let rules = state.sections.get(&number.section).into_iter().flat_map(|held| held.rules.values());
    if !rules.filter_map(|history| history.now()).any(|rules| rules.edition == Edition::Old) {
        return Err(Refusal::desk(Message::new("refused-fifty-edition")));
    }
    if number.moves.is_some_and(|moves| !(50..=500).contains(&moves)) {
        return Err(Refusal::desk(Message::new("refused-fifty-number")));
    }
    Ok(Decided::one(EntryKind::Rules, number.clone()))
}

pub(super) fn scoring(state: &State, scoring: &Scoring) -> Result<Decided, Refusal> {
    standing_section(state, scoring.section)?;
    let in_order =
        scoring.win >= scoring.draw && scoring.draw >= scoring.loss && scoring.loss >= scoring.absence;
    // Two draws may not be worth more than a win and a loss: pairing and rating build on it.
    let decides = scoring.win > scoring.loss;
    if !in_order
        || !decides
        || !(0..=127).contains(&scoring.win)
        || 2 * scoring.draw > scoring.win + scoring.loss
    {
        return Err(Refusal::desk(Message::new("refused-scoring")));
    }
    if scoring.pairing_bye > scoring.win {
        return Err(Refusal::desk(Message::new("refused-scoring-bye")));
    }
    let mut facts: Vec<Fact> = vec![scoring.clone().into()];
    facts.extend(rescored(state, scoring)?);
    let decided = Decided::new(EntryKind::Rules, facts);
    let converted = u32::try_from(decided.facts.len().saturating_sub(1)).unwrap_or(u32::MAX);
    Ok(match converted {
        0 => decided,
        count => decided.remark(Message::new("remark-results-rescored").with("count", count)),
    })
}

/// The results of a section under another scoring: each keeps its outcome and gets the points it is worth now.
///
/// # Errors
/// A result that counts has points other than its outcome is worth: what becomes of them is the arbiter's to say.
pub(super) fn rescored(state: &State, scoring: &Scoring) -> Result<Vec<Fact>, Refusal> {
    let (before, now) = (law_scoring(&state.scoring(scoring.section)), law_scoring(scoring));
    let worth = |outcome: Outcome, scoring| {
        let points = outcome.points(scoring);
        (Some(i32::from(points.white.0)), Some(i32::from(points.black.0)))
    };
    let mut results: Vec<(&Pairing, &GameResult)> = state
        .games
        .iter()
        .filter_map(|(id, game)| Some((state.pairing_of(*id)?, game.result.now()?)))
        .filter(|(pairing, result)| pairing.section == scoring.section && result.outcome.is_some())
        .collect();
    results.sort_by_key(|(pairing, result)| (pairing.round, pairing.board, result.game));
    let mut facts = Vec::new();
    for (pairing, result) in results {
        let Some(outcome) = result.outcome else { continue };
        let (said, new) = ((result.white_points, result.black_points), worth(outcome, now));
        if said == new && worth(outcome, before) == new {
            continue;
        }
        if said == worth(outcome, before) {
            let (white_points, black_points) = new;
            facts.push(GameResult { white_points, black_points, ..result.clone() }.into());
        } else if state.counts(result.game) {
            let message = Message::new("refused-scoring-points")
                .with("round", u32::from(pairing.round.0))
                .with("board", pairing.board.map_or(0, |board| u32::from(board.0)));
            return Err(Refusal::desk(message));
        }
    }
    Ok(facts)
}
