//! Three ways of going back: mistyped, a ruling revoked, changed on appeal.

use std::collections::{BTreeSet, HashSet};

use laws::Message;
use uuid::Uuid;

use super::Decided;
use super::result::penalised;
use super::seats::{about_seats, seated_once};
use crate::entry::Entry;
use crate::fact::{Fact, GameResult, Pairing, Taken};
use crate::history::EntryNo;
use crate::ids::*;
use crate::refusal::Refusal;
use crate::revoked::{self, ClocksThen};
use crate::standing::law_scoring;
use crate::state::State;
use crate::words::{EntryKind, Withdrawal};

pub(super) fn take_back(
    state: &State,
    new: EntryId,
    about: EntryId,
    way: Withdrawal,
    reason: Option<&str>,
    clocks: ClocksThen,
) -> Result<Decided, Refusal> {
    let no = state.number(about).ok_or(Refusal::NotFound("entry"))?;
    let entry = state.entry(no).ok_or(Refusal::NotFound("entry"))?;
    if state.taken_by(no).is_some() {
        return Err(Refusal::desk(Message::new("refused-taken-already")));
    }
    let restores = entry.facts.iter().any(|fact| match fact {
        Fact::Taken(taken) => state.number(taken.about).and_then(|n| state.entry(n)).is_some_and(takes_back),
        _ => false,
    });
    if restores {
        // One level of undoing an undo keeps the journal readable; the entry itself can be taken back again.
        return Err(Refusal::desk(Message::new("refused-take-back-restored")));
    }
    let reason = reason.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
    if way == Withdrawal::Mistyped {
        if let Some(later) = hangs_on(state, no, entry) {
            let number = later.0.saturating_add(1);
            return Err(Refusal::desk(Message::new("refused-later-entries").with("entry", number)));
        }
    } else if !entry.facts.iter().any(|fact| matches!(fact, Fact::Ruling(_) | Fact::GameResult(_))) {
        return Err(Refusal::desk(Message::new("refused-no-ruling")));
    }
    if let Some(later) = results_since(state, no, entry) {
        let number = later.0.saturating_add(1);
        return Err(Refusal::desk(Message::new("refused-later-entries").with("entry", number)));
    }
    let taken = Taken { about, way, reason };
    let mut decided = Decided::one(EntryKind::Withdrawal, taken).about(about);
    decided.facts.extend(rescored_without(state, no, entry).map(Fact::from));
    decided.facts.extend(points_without(state, no, entry).map(Fact::from));
    let changed =
        way != Withdrawal::Mistyped && entry.facts.iter().any(|fact| matches!(fact, Fact::TimeAdjustment(_)));
    if changed {
        let game = entry.facts.iter().find_map(|fact| match fact {
            Fact::TimeAdjustment(change) => Some(change.game),
            _ => None,
        });
        let reading = game.and_then(|game| state.games.get(&game)).and_then(|game| game.readings.last());
        let own = reading.filter(|dated| dated.entry == no).map(|dated| &dated.fact);
        let pairing = game.and_then(|game| state.pairing_of(game)).cloned();
        decided.facts.extend(revoked::facts(entry, way, clocks, own.zip(pairing)));
    }
    if changed && clocks.set_back.is_none() {
        decided = decided.remark(Message::new("remark-clocks-were-changed"));
    }
    // An unpairing taken back brings the old pairing back, and the players may sit elsewhere by now.
    if about_seats(state, entry) { seated_once(state, new, decided) } else { Ok(decided) }
}

/// The first result recorded under the scoring that an entry announced: it would keep points nobody announced.
fn results_since(state: &State, no: EntryNo, entry: &Entry) -> Option<EntryNo> {
    let section = entry.facts.iter().find_map(|fact| match fact {
        Fact::Scoring(scoring) => Some(scoring.section),
        _ => None,
    })?;
    let games =
        state.games.iter().filter(|(id, _)| state.pairing_of(**id).is_some_and(|p| p.section == section));
    let later = games.filter_map(|(_, game)| game.result.last()).filter(|dated| dated.entry > no);
    later.filter(|dated| dated.fact.outcome.is_some()).map(|dated| dated.entry).min()
}

/// A result that only another scoring restated goes with the entry that recorded it.
fn rescored_without<'a>(
    state: &'a State,
    no: EntryNo,
    entry: &'a Entry,
) -> impl Iterator<Item = GameResult> + 'a {
    let restates = |no: EntryNo| {
        state.entry(no).is_some_and(|entry| entry.facts.iter().any(|fact| matches!(fact, Fact::Scoring(_))))
    };
    entry.facts.iter().filter_map(move |fact| {
        let Fact::GameResult(result) = fact else { return None };
        let mut said = state.games.get(&result.game)?.result.iter().rev().peekable();
        said.peek().filter(|dated| dated.entry > no)?;
        let own = said.find(|dated| !restates(dated.entry))?;
        let cleared = GameResult { outcome: None, white_points: None, black_points: None, ..result.clone() };
        (own.entry == no).then_some(cleared)
    })
}

/// A later result of a game keeps its outcome when point penalties on it fall, and gets its points back.
fn points_without<'a>(
    state: &'a State,
    no: EntryNo,
    entry: &'a Entry,
) -> impl Iterator<Item = GameResult> + 'a {
    let games: BTreeSet<GameId> = entry
        .facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::Penalty(penalty) if penalty.points.is_some() => state.incident(penalty.incident)?.game,
            _ => None,
        })
        .collect();
    games.into_iter().filter_map(move |game| {
        let later = state.games.get(&game)?.result.last().filter(|dated| dated.entry > no)?;
        let outcome = later.fact.outcome?;
        let pairing = state.pairing_of(game)?;
        let left = state
            .incidents_of_game(game)
            .into_iter()
            .flat_map(|record| record.penalties.iter())
            .filter(|dated| dated.entry != no)
            .filter_map(|d| Some((d.fact.player?, d.fact.kind, d.fact.points?)));
        // The result is kept as the players sat then.
        let seated = Pairing { white: later.fact.white, black: later.fact.black, ..pairing.clone() };
        let left = left.filter_map(|(player, kind, points)| Some((seated.side(player)?, kind, points)));
        let (white, black) = penalised(&law_scoring(&state.scoring(pairing.section)), outcome, left);
        let now = (Some(white), Some(black));
        (now != (later.fact.white_points, later.fact.black_points)).then(|| GameResult {
            white_points: now.0,
            black_points: now.1,
            ..later.fact.clone()
        })
    })
}

fn takes_back(entry: &Entry) -> bool {
    entry.facts.iter().any(|fact| matches!(fact, Fact::Taken(_)))
}

/// Whether an entry does nothing but take back. A decision on an appeal takes a ruling with it and is an act of its own.
fn only_takes_back(entry: &Entry) -> bool {
    takes_back(entry) && entry.kind != EntryKind::Appeal
}

/// The last entry that one key takes back: it stands, takes nothing back itself, and nothing later hangs on it.
///
/// Only what this desk recorded: nobody undoes a colleague's entry by a slip of the finger.
pub fn undoable(state: &State, desk: DeskId) -> Option<&Entry> {
    let mut last = (0..state.journal().len())
        .rev()
        .filter_map(|n| Some((EntryNo(u32::try_from(n).ok()?), state.journal().get(n)?)));
    last.find(|(no, entry)| entry.desk == desk && state.taken_by(*no).is_none() && !only_takes_back(entry))
        .filter(|(no, entry)| hangs_on(state, *no, entry).is_none())
        .map(|(_, entry)| entry)
}

/// The first standing later entry that refers to something which this entry brought into the world.
fn hangs_on(state: &State, no: EntryNo, entry: &Entry) -> Option<EntryNo> {
    let born: HashSet<Uuid> = entry.facts.iter().filter_map(|fact| born(state, no, fact)).collect();
    if born.is_empty() {
        return None;
    }
    let later = state.journal().iter().enumerate().skip(no.0 as usize + 1);
    later
        .filter_map(|(n, entry)| Some((EntryNo(u32::try_from(n).ok()?), entry)))
        .filter(|(n, entry)| state.taken_by(*n).is_none() && !only_takes_back(entry))
        .find(|(_, entry)| entry.facts.iter().any(|fact| mentions(fact).iter().any(|id| born.contains(id))))
        .map(|(n, _)| n)
}

/// The identity that a fact brings into the world, if its entry is the first to name it.
fn born(state: &State, no: EntryNo, fact: &Fact) -> Option<Uuid> {
    let (id, first) = match fact {
        Fact::Arbiter(f) => (f.arbiter.0, state.arbiters.get(&f.arbiter)?.first()?.entry),
        Fact::Section(f) => (f.section.0, state.sections.get(&f.section)?.section.first()?.entry),
        Fact::Team(f) => (f.team.0, state.sections.get(&f.section)?.teams.get(&f.team)?.first()?.entry),
        Fact::Player(f) => (f.player.0, state.players.get(&f.player)?.player.first()?.entry),
        Fact::Pairing(f) => (f.pairing.0, state.pairings.get(&f.pairing)?.pairing.first()?.entry),
        Fact::Game(f) => (f.game.0, no),
        Fact::Incident(f) => (f.incident.0, no),
        Fact::Appeal(f) => (f.appeal.0, no),
        Fact::Adjournment(f) => {
            (f.adjournment.0, state.adjournments.get(&f.adjournment)?.adjournment.first()?.entry)
        }
        _ => return None,
    };
    (first == no).then_some(id)
}

/// The identities a fact rests on.
fn mentions(fact: &Fact) -> Vec<Uuid> {
    let optional = |id: Option<Uuid>| id.into_iter().collect::<Vec<_>>();
    match fact {
        Fact::Competition(_) | Fact::Arbiter(_) | Fact::Section(_) | Fact::Taken(_) | Fact::Reason(_) => {
            Vec::new()
        }
        Fact::KeptLine(_) => Vec::new(),
        Fact::Rules(f) => vec![f.section.0],
        Fact::Scoring(f) => vec![f.section.0],
        Fact::FiftyMoveNumber(f) => vec![f.section.0],
        Fact::Team(f) => vec![f.section.0],
        Fact::Player(f) => [vec![f.section.0], optional(f.team.map(|id| id.0))].concat(),
        Fact::PlayerStatus(f) => vec![f.player.0],
        Fact::Bye(f) => vec![f.player.0],
        Fact::Pairing(f) => vec![f.section.0, f.white.0, f.black.0, f.pairing.0],
        Fact::Unpairing(f) => vec![f.pairing.0],
        Fact::Game(f) => [vec![f.pairing.0], optional(f.replaces.map(|id| id.0))].concat(),
        Fact::RoundStart(f) => vec![f.section.0],
        Fact::RoundClose(f) => vec![f.section.0],
        Fact::Arrival(f) => vec![f.game.0, f.player.0],
        Fact::GameResult(f) => vec![f.game.0],
        Fact::ClockReading(f) => [vec![f.game.0], optional(f.incident.map(|id| id.0))].concat(),
        Fact::Incident(f) => [optional(f.game.map(|id| id.0)), optional(f.section.map(|id| id.0))].concat(),
        Fact::Fault(f) => [vec![f.incident.0], optional(f.player.map(|id| id.0))].concat(),
        Fact::TouchedPiece(f) => vec![f.incident.0],
        Fact::Claim(f) => [vec![f.incident.0], optional(f.player.map(|id| id.0))].concat(),
        Fact::Advised(f) => vec![f.incident.0],
        Fact::Ruling(f) => [vec![f.incident.0], optional(f.ruled_by.map(|id| id.0))].concat(),
        Fact::Penalty(f) => [vec![f.incident.0], optional(f.player.map(|id| id.0))].concat(),
        Fact::TimeAdjustment(f) => vec![f.game.0, f.player.0],
        Fact::PointsAdjustment(f) => vec![f.player.0],
        Fact::Moves(f) => vec![f.game.0],
        Fact::Resumption(f) => vec![f.game.0],
        Fact::MoveReason(f) => vec![f.game.0],
        Fact::Appeal(f) => [vec![f.incident.0], optional(f.player.map(|id| id.0))].concat(),
        Fact::AppealPanel(f) => vec![f.appeal.0],
        Fact::AppealStatement(f) => vec![f.appeal.0],
        Fact::AppealOutcome(f) => vec![f.appeal.0],
        Fact::Adjournment(f) => vec![f.game.0, f.adjournment.0],
        Fact::SealedMove(f) => vec![f.adjournment.0],
        Fact::EnvelopeCustody(f) => vec![f.adjournment.0],
        Fact::ResumptionArrival(f) => vec![f.adjournment.0, f.player.0],
        Fact::EnvelopeOpening(f) => [vec![f.adjournment.0], optional(f.opened_by.map(|id| id.0))].concat(),
        Fact::PlayResumed(f) => vec![f.adjournment.0],
        Fact::Note(f) => [optional(f.game.map(|id| id.0)), optional(f.player.map(|id| id.0))].concat(),
        Fact::Announcement(f) => optional(f.section.map(|id| id.0)),
        Fact::Import(f) => vec![f.section.0],
    }
}
