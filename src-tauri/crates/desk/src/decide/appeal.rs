//! An appeal (11.10) is lodged, heard and decided. Until it is decided play goes on as it was ruled.

use laws::{AppealFacts, Colour, Message, RateOfPlay};

use super::result::result;
use super::{Decided, words};
use crate::advice::Scene;
use crate::command::{AppealDecision, AppealDraft, PanelMember, Place};
use crate::entry::Entry;
use crate::fact::*;
use crate::history::EntryNo;
use crate::ids::*;
use crate::refusal::Refusal;
use crate::state::{AppealRecord, State};
use crate::value::Citations;
use crate::words::{AdjustmentCause, AppealVerdict, EntryKind, ResultSource, Withdrawal};

/// Minutes in which a ruling of a standard game may be appealed, counted as C.11 counts them: from the ruling, or from
/// the end of the round where that is later. Competitions that announce others say so with the appeal.
const STANDARD_MIN: u32 = 60;
/// The same for rapid and blitz.
const FAST_MIN: u32 = 15;

/// The time in which a ruling can be appealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AppealTime {
    /// The entry with the ruling.
    pub ruling: EntryId,
    /// When it was given, UTC ms.
    pub decided_at: i64,
    /// Minutes announced, or usual for the class.
    pub minutes: u32,
    /// From when they count, UTC ms.
    pub from: i64,
    /// Until when it can be appealed, UTC ms.
    pub deadline_at: i64,
}

/// How long the ruling that stands on an incident can be appealed; `announced` minutes instead of the usual ones.
///
/// # Errors
/// There is no such incident, or no ruling on it stands.
pub fn appeal_time(
    state: &State,
    incident: IncidentId,
    announced: Option<u32>,
) -> Result<AppealTime, Refusal> {
    let record = state.incidents.get(&incident).ok_or(Refusal::NotFound("incident"))?;
    let fact = record.incident.now().ok_or(Refusal::NotFound("incident"))?;
    let ruling = record.rulings.last().and_then(|dated| state.entry(dated.entry)).ok_or_else(|| {
        let withdrawn = state.is_ruling_withdrawn(incident);
        let why = if withdrawn { "refused-appeal-ruling-revoked" } else { "refused-appeal-without-ruling" };
        Refusal::desk(Message::new(why))
    })?;
    let scene = Scene::of(state, place(fact))?;
    let decided_at = ruling.occurred_at.map_or(ruling.recorded_at, |at| at.at);
    let minutes = announced.unwrap_or(match scene.announced.regime.rate() {
        RateOfPlay::Standard => STANDARD_MIN,
        RateOfPlay::Rapid | RateOfPlay::Blitz => FAST_MIN,
    });
    let from = closed_at(state, &scene).map_or(decided_at, |closed| closed.max(decided_at));
    let deadline_at = from.saturating_add(i64::from(minutes) * 60_000);
    Ok(AppealTime { ruling: ruling.id, decided_at, minutes, from, deadline_at })
}

fn place(incident: &Incident) -> Place {
    match (incident.game, incident.section, incident.round) {
        (Some(game), ..) => Place::Game(game),
        (None, Some(section), Some(round)) => Place::Round(section, round),
        _ => Place::Competition,
    }
}

pub(super) fn lodge(
    state: &State,
    entry: EntryId,
    now: i64,
    draft: &AppealDraft,
) -> Result<Decided, Refusal> {
    let time = appeal_time(state, draft.incident, draft.deadline_min)?;
    let given_on_appeal = state.number(time.ruling).and_then(|no| state.entry(no));
    if given_on_appeal.is_some_and(|entry| entry.kind == EntryKind::Appeal) {
        return Err(Refusal::desk(Message::new("refused-appeal-against-appeal")));
    }
    let incident = state.incident(draft.incident).ok_or(Refusal::NotFound("incident"))?;
    if let Some(player) = draft.player {
        state.player(player).ok_or(Refusal::NotFound("player"))?;
    }
    let scene = Scene::of(state, place(incident))?;
    let lodged_at = draft.lodged_at.unwrap_or(now);
    let facts = AppealFacts {
        decided_ms: time.from,
        filed_ms: lodged_at,
        deadline_min: Some(time.minutes),
        written: draft.written,
    };
    let advice = laws::appeal(&scene.announced, &facts);
    let appeal = AppealId::of(entry, 0);
    let mut facts: Vec<Fact> = vec![
        Appeal {
            appeal,
            incident: draft.incident,
            ruling: time.ruling,
            player: draft.player,
            appellant: words(&draft.appellant, "appellant")?,
            capacity: draft.capacity,
            fee: draft.fee.clone(),
            written: draft.written,
            decided_at: time.decided_at,
            lodged_at,
            deadline_at: Some(time.deadline_at),
            statement: draft.statement.clone(),
        }
        .into(),
    ];
    facts.extend(panel(appeal, &draft.panel)?);
    let mut decided = Decided::new(EntryKind::Appeal, facts).about(time.ruling);
    decided.remarks = advice.says.clone();
    let of_open_round =
        scene.section.is_some() && scene.round.is_some() && closed_at(state, &scene).is_none();
    if advice.outcome == laws::AppealRuling::TooLate && of_open_round {
        decided.remarks.push(Message::new("remark-appeal-round-open"));
    }
    if lodged_at < time.decided_at {
        decided.remarks.push(Message::new("remark-appeal-before-ruling"));
    }
    if others(state, draft.incident, time.ruling).any(|one| one.outcome.is_empty()) {
        decided.remarks.push(Message::new("remark-appeal-another"));
    }
    Ok(decided)
}

/// Appeals on record against the same ruling.
fn others(state: &State, incident: IncidentId, ruling: EntryId) -> impl Iterator<Item = &AppealRecord> {
    let of_incident = state.incidents.get(&incident).into_iter().flat_map(|record| &record.appeals);
    of_incident
        .filter_map(|id| state.appeals.get(id))
        .filter(move |one| one.appeal.now().is_some_and(|one| one.ruling == ruling))
}

fn closed_at(state: &State, scene: &Scene<'_>) -> Option<i64> {
    let round = state.sections.get(&scene.section?)?.rounds.get(&scene.round?)?;
    round.close.last().and_then(|dated| state.entry(dated.entry)).map(|entry| entry.recorded_at)
}

fn panel(appeal: AppealId, members: &[PanelMember]) -> Result<Vec<Fact>, Refusal> {
    members
        .iter()
        .map(|member| {
            let name = words(&member.name, "name")?;
            Ok(AppealPanel { appeal, name, federation: member.federation.clone(), role: member.role }.into())
        })
        .collect()
}

pub(super) fn hear(
    state: &State,
    appeal: AppealId,
    members: &[PanelMember],
    statements: &[(String, String)],
) -> Result<Decided, Refusal> {
    let lodged = standing(state, appeal)?;
    let mut facts = panel(appeal, members)?;
    for (name, text) in statements {
        let (name, text) = (words(name, "name")?, words(text, "note")?);
        facts.push(AppealStatement { appeal, name, text }.into());
    }
    if facts.is_empty() {
        return Err(Refusal::desk(Message::new("refused-empty").with("field", "note")));
    }
    Ok(Decided::new(EntryKind::Appeal, facts).about(lodged))
}

/// The entry that lodged an appeal that is not decided yet.
fn standing(state: &State, appeal: AppealId) -> Result<EntryId, Refusal> {
    let record = state.appeals.get(&appeal).ok_or(Refusal::NotFound("appeal"))?;
    let lodged = record.appeal.last().and_then(|dated| state.entry(dated.entry));
    let lodged = lodged.ok_or(Refusal::NotFound("appeal"))?;
    if record.outcome.now().is_some() {
        return Err(Refusal::desk(Message::new("refused-appeal-decided")));
    }
    Ok(lodged.id)
}

pub(super) fn decide(state: &State, now: i64, decision: &AppealDecision) -> Result<Decided, Refusal> {
    let lodged = standing(state, decision.appeal)?;
    let appeal = state.appeals.get(&decision.appeal).and_then(|record| record.appeal.now());
    let appeal = appeal.ok_or(Refusal::NotFound("appeal"))?;
    let reason = decision.reason.as_deref().map(str::trim).filter(|text| !text.is_empty());
    let mut facts: Vec<Fact> = vec![
        AppealOutcome {
            appeal: decision.appeal,
            verdict: decision.verdict,
            fee_returned: decision.fee_returned,
            decided_at: decision.at.unwrap_or(now),
            reason: reason.map(str::to_owned),
        }
        .into(),
    ];
    let changes = decision.verdict.changes_ruling();
    let effect = decision.score.is_some() || decision.white_delta_ms != 0 || decision.black_delta_ms != 0;
    if !changes {
        if effect {
            return Err(Refusal::desk(Message::new("refused-appeal-no-effect")));
        }
        return Ok(Decided::new(EntryKind::Appeal, facts).about(lodged));
    }
    let reason = words(reason.unwrap_or_default(), "reason")?;
    // Another appeal may have changed the same ruling before: what that decided is the ruling that stands now.
    let changed = others(state, appeal.incident, appeal.ruling)
        .any(|one| one.outcome.now().is_some_and(|outcome| outcome.verdict.changes_ruling()));
    if changed {
        return Err(Refusal::desk(Message::new("refused-appeal-ruling-changed")));
    }
    let no = state.number(appeal.ruling).ok_or(Refusal::NotFound("entry"))?;
    if state.taken_by(no).is_none() {
        let way = Withdrawal::Appeal;
        facts.push(Taken { about: appeal.ruling, way, reason: Some(reason.clone()) }.into());
    }
    let edition = state.incident(appeal.incident).and_then(|i| i.section).map(|section| {
        let round = state.incident(appeal.incident).and_then(|i| i.round);
        state.announced(section, round).edition
    });
    let because = laws::Article::cite_all(&[laws::articles::APPEAL], edition.unwrap_or_default());
    facts.push(
        Ruling {
            incident: appeal.incident,
            ruled_by: None,
            as_advised: false,
            reason: Some(reason),
            articles: Citations(because),
        }
        .into(),
    );
    let mut decided = Decided::new(EntryKind::Appeal, Vec::new()).about(lodged);
    if decision.verdict == AppealVerdict::Granted
        && let (Some(incident), Some(player)) = (state.incidents.get(&appeal.incident), appeal.player)
        && incident.faults.iter().any(|dated| dated.fact.counts && dated.fact.player == Some(player))
    {
        decided.remarks.push(Message::new("remark-appeal-no-longer-counts"));
    }
    // The points of a new result must not count penalties that fall with the ruling.
    let without = without_ruling(state, lodged, &facts);
    let game = state.incident(appeal.incident).and_then(|incident| incident.game);
    if let Some((game, pairing)) = game.and_then(|game| Some((game, state.pairing_of(game)?))) {
        for (side, delta_ms) in
            [(Colour::White, decision.white_delta_ms), (Colour::Black, decision.black_delta_ms)]
        {
            if delta_ms != 0 {
                let (player, cause) = (pairing.player(side), AdjustmentCause::Appeal);
                let incident = Some(appeal.incident);
                facts.push(TimeAdjustment { game, incident, player, delta_ms, cause }.into());
            }
        }
        match decision.score {
            Some(score) => facts.push(result(&without, game, pairing, score, ResultSource::Appeal)?.into()),
            None if state.result(game).is_some() && without.result(game).is_none() => {
                decided.remarks.push(Message::new("remark-appeal-without-result"));
            }
            None => {}
        }
        if !effect && changed_clocks(state, no) {
            decided.remarks.push(Message::new("remark-clocks-were-changed"));
        }
    } else if effect {
        return Err(Refusal::NotFound("game"));
    }
    decided.facts = facts;
    Ok(decided)
}

fn changed_clocks(state: &State, no: EntryNo) -> bool {
    let facts = state.entry(no).map(|entry| entry.facts.as_slice()).unwrap_or_default();
    facts.iter().any(|fact| matches!(fact, Fact::TimeAdjustment(_)))
}

/// What stands once the ruling has fallen.
fn without_ruling(state: &State, about: EntryId, facts: &[Fact]) -> State {
    let mut after = state.clone();
    let taken: Vec<Fact> = facts.iter().filter(|fact| matches!(fact, Fact::Taken(_))).cloned().collect();
    after.apply(Entry {
        id: EntryId(uuid::Uuid::nil()),
        desk: DeskId(uuid::Uuid::nil()),
        seq: 0,
        recorded_at: 0,
        occurred_at: None,
        recorded_by: None,
        kind: EntryKind::Appeal,
        about: Some(about),
        facts: taken,
        prev_hash: Default::default(),
    });
    after
}
