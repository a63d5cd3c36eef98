//! A game is adjourned, its envelope is kept and opened, and it is resumed (old 15 and 16; Guidelines I).

use laws::articles::{
    ADJOURNING, CLOCK_AT_RESUMPTION, ENVELOPE, OPENING_ENVELOPE, REPLIER_ABSENT, SEALER_ABSENT,
};
use laws::{Announced, Article, Colour, Edition, EnvelopeField, Message};

use super::{Decided, standing_game, words};
use crate::adjournment::{AdjournmentPhase, AdjournmentRecord, Covered};
use crate::advice;
use crate::command::{AdjournmentAct, Clocks, Envelope, Opening};
use crate::fact::*;
use crate::ids::*;
use crate::refusal::Refusal;
use crate::state::State;
use crate::words::{EntryKind, Moment, SealedFound};

pub(super) fn act(state: &State, entry: EntryId, act: &AdjournmentAct) -> Result<Decided, Refusal> {
    match act {
        AdjournmentAct::Adjourn { game, envelope, sealed, holder } => {
            adjourn(state, entry, *game, envelope, sealed.as_deref(), holder.as_deref())
        }
        AdjournmentAct::Change { adjournment, envelope } => {
            Case::closed(state, *adjournment)?.change(envelope)
        }
        AdjournmentAct::Seal { adjournment, reply, text } => {
            Case::of(state, *adjournment)?.seal(*reply, text.as_deref())
        }
        AdjournmentAct::HandOver { adjournment, holder, at, note } => {
            let case = Case::of(state, *adjournment)?;
            let kept_no_more =
                case.phase == AdjournmentPhase::Opened || case.phase == AdjournmentPhase::Resumed;
            if kept_no_more {
                return Err(case.refused("refused-envelope-opened", OPENING_ENVELOPE));
            }
            let (holder, note) = (words(holder, "holder")?, trimmed(note.as_deref()));
            let (adjournment, handed_at) = (*adjournment, *at);
            Ok(one(EnvelopeCustody { adjournment, holder, handed_at, note }))
        }
        AdjournmentAct::Arrive { adjournment, side, at } => {
            let case = Case::of(state, *adjournment)?.before_play()?;
            let player = case.pairing.player(*side);
            let arrived = ResumptionArrival { adjournment: *adjournment, player, arrived_at: *at };
            Ok(one(arrived))
        }
        AdjournmentAct::Open { adjournment, opening } => Case::of(state, *adjournment)?.open(state, opening),
        AdjournmentAct::Resume { adjournment, clocks, at } => {
            Case::of(state, *adjournment)?.before_play()?.resume(*clocks, *at)
        }
        AdjournmentAct::CorrectClocks { adjournment, clocks, before_first_move } => {
            Case::of(state, *adjournment)?.correct(*clocks, *before_first_move)
        }
    }
}

fn one(fact: impl Into<Fact>) -> Decided {
    Decided::one(EntryKind::Adjournment, fact)
}

fn trimmed(text: Option<&str>) -> Option<String> {
    text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
}

fn refused(announced: &Announced, id: &'static str, article: Article) -> Refusal {
    Refusal::Forbidden { message: Message::new(id), because: vec![article.cite_in(announced.edition)] }
}

fn adjourn(
    state: &State,
    entry: EntryId,
    game: GameId,
    envelope: &Envelope,
    sealed: Option<&str>,
    holder: Option<&str>,
) -> Result<Decided, Refusal> {
    let pairing = standing_game(state, game)?;
    let announced = state.announced(pairing.section, Some(pairing.round));
    if state.result(game).is_some() {
        return Err(refused(&announced, "refused-adjourn-finished", ADJOURNING));
    }
    if !state.counts(game) {
        return Err(Refusal::desk(Message::new("refused-adjourn-replaced")));
    }
    if state.is_adjourned(game) {
        return Err(Refusal::desk(Message::new("refused-adjourned-already")));
    }
    let adjournment = AdjournmentId::of(entry, 0);
    let (fact, remarks) = written(&announced, adjournment, game, envelope)?;
    let mut facts: Vec<Fact> = vec![fact.clone().into()];
    if envelope.clocks != Clocks::default() {
        facts.push(reading(&fact, Moment::Call, envelope.clocks).into());
    }
    if let Some(text) = trimmed(sealed) {
        let covered = Some(Covered::over(adjournment, false, &text));
        facts.push(SealedMove { adjournment, reply: false, covered }.into());
    }
    if let Some(holder) = trimmed(holder) {
        let handed_at = envelope.adjourned_at;
        facts.push(EnvelopeCustody { adjournment, holder, handed_at, note: None }.into());
    }
    let mut decided = Decided::new(EntryKind::Adjournment, facts);
    decided.remarks = remarks;
    Ok(decided)
}

/// What stands on the envelope, with what is still missing there as remarks.
fn written(
    announced: &Announced,
    adjournment: AdjournmentId,
    game: GameId,
    envelope: &Envelope,
) -> Result<(Adjournment, Vec<Message>), Refusal> {
    let fen = trimmed(envelope.fen.as_deref());
    let turn = fen.as_deref().and_then(|fen| fen.split_whitespace().nth(1));
    let expected = match envelope.sealer {
        Colour::White => "w",
        Colour::Black => "b",
    };
    if turn.is_some_and(|turn| turn != expected) {
        return Err(refused(announced, "refused-sealer-not-on-move", ADJOURNING));
    }
    if envelope.move_no == 0 {
        return Err(Refusal::desk(Message::new("refused-empty").with("field", "move")));
    }
    let mut remarks = Vec::new();
    let early = envelope.session_ends_at.filter(|_| announced.edition == Edition::Fide2023).map(|ends| {
        let advice = laws::adjourning_early(envelope.adjourned_at, ends);
        remarks.extend(advice.says);
        advice.outcome
    });
    let charged = |side, clock: Option<i64>| match early {
        Some(ms) if side == envelope.sealer => clock.map(|left| left.saturating_sub(ms).max(0)),
        _ => clock,
    };
    let fact = Adjournment {
        adjournment,
        game,
        sealer: envelope.sealer,
        move_no: envelope.move_no,
        fen,
        white_ms: charged(Colour::White, envelope.clocks.white_ms),
        black_ms: charged(Colour::Black, envelope.clocks.black_ms),
        charged_ms: early.filter(|ms| *ms > 0),
        offer_by: envelope.offer_by,
        adjourned_at: envelope.adjourned_at,
        resumes_at: envelope.resumes_at,
        place: trimmed(envelope.place.as_deref()),
    };
    if fact.resumes_at.is_some_and(|at| at <= fact.adjourned_at) {
        remarks.push(Message::new("remark-resumption-past"));
    }
    // A move or two may be missing from the record; more is a slip of the pen here or there.
    if let Some(reached) = envelope.reached.filter(|reached| reached.abs_diff(fact.move_no) > 1) {
        let remark = Message::new("remark-sealed-number").with("number", u32::from(fact.move_no));
        remarks.push(remark.with("reached", u32::from(reached)));
    }
    remarks.extend(envelope_lacks(announced, &fact));
    Ok((fact, remarks))
}

/// What still has to be written on an envelope (I.2, old 15.2).
pub fn envelope_lacks(announced: &Announced, fact: &Adjournment) -> Vec<Message> {
    // Names, sealer, number and offer are always on it: the desk prints them.
    let mut known = vec![
        EnvelopeField::Names,
        EnvelopeField::Sealer,
        EnvelopeField::MoveNumber,
        EnvelopeField::OpenOffer,
    ];
    let said = [
        (fact.fen.is_some(), EnvelopeField::Position),
        (fact.white_ms.is_some() && fact.black_ms.is_some(), EnvelopeField::Times),
        (fact.resumes_at.is_some() && fact.place.is_some(), EnvelopeField::Resumption),
    ];
    known.extend(said.into_iter().filter_map(|(is, field)| is.then_some(field)));
    let advice = laws::envelope_missing(announced.edition, &known, fact.offer_by.is_some());
    let lacks = |field: &EnvelopeField| {
        let field = match field {
            EnvelopeField::Position => "position",
            EnvelopeField::Times => "times",
            _ => match (fact.resumes_at, &fact.place) {
                (Some(_), None) => "place",
                (None, Some(_)) => "hour",
                _ => "resumption",
            },
        };
        Message::new("remark-envelope-lacks").with("field", field)
    };
    advice.outcome.iter().map(lacks).collect()
}

fn reading(fact: &Adjournment, moment: Moment, clocks: Clocks) -> ClockReading {
    ClockReading {
        game: fact.game,
        incident: None,
        moment,
        white_ms: clocks.white_ms,
        black_ms: clocks.black_ms,
        move_no: Some(fact.move_no),
        to_move: Some(fact.sealer),
    }
}

/// A standing adjournment with its game.
struct Case<'a> {
    id: AdjournmentId,
    record: &'a AdjournmentRecord,
    fact: &'a Adjournment,
    pairing: &'a Pairing,
    announced: Announced,
    phase: AdjournmentPhase,
}

impl<'a> Case<'a> {
    fn of(state: &'a State, id: AdjournmentId) -> Result<Self, Refusal> {
        let record = state.adjournments.get(&id).ok_or(Refusal::NotFound("adjournment"))?;
        let fact = record.adjournment.now().ok_or(Refusal::NotFound("adjournment"))?;
        let phase = state.adjournment_phase(record).ok_or(Refusal::NotFound("adjournment"))?;
        let pairing = standing_game(state, fact.game)?;
        let announced = state.announced(pairing.section, Some(pairing.round));
        Ok(Self { id, record, fact, pairing, announced, phase })
    }

    /// One whose envelope is closed.
    fn closed(state: &'a State, id: AdjournmentId) -> Result<Self, Refusal> {
        let case = Self::of(state, id)?;
        match case.phase {
            AdjournmentPhase::Sealed => Ok(case),
            AdjournmentPhase::Over => Err(case.refused("refused-adjournment-over", ENVELOPE)),
            _ => Err(case.refused("refused-envelope-opened", OPENING_ENVELOPE)),
        }
    }

    /// One that is neither resumed nor over.
    fn before_play(self) -> Result<Self, Refusal> {
        match self.phase {
            AdjournmentPhase::Resumed => Err(Refusal::desk(Message::new("refused-resumed-already"))),
            AdjournmentPhase::Over => Err(self.refused("refused-adjournment-over", ENVELOPE)),
            _ => Ok(self),
        }
    }

    fn refused(&self, id: &'static str, article: Article) -> Refusal {
        refused(&self.announced, id, article)
    }

    fn change(&self, envelope: &Envelope) -> Result<Decided, Refusal> {
        let (mut fact, mut remarks) = written(&self.announced, self.id, self.fact.game, envelope)?;
        // What was charged at the adjournment is in the clocks already.
        fact.charged_ms = fact.charged_ms.or(self.fact.charged_ms);
        if fact.offer_by.is_some() && self.fact.offer_by != fact.offer_by {
            remarks.extend(laws::offer_after_sealing(self.announced.edition).says);
        }
        let mut decided = one(fact);
        decided.remarks = remarks;
        Ok(decided)
    }

    fn seal(self, reply: bool, text: Option<&str>) -> Result<Decided, Refusal> {
        let case = self.before_play()?;
        let text = trimmed(text);
        if reply {
            let opened = case.phase != AdjournmentPhase::Sealed;
            let absent = case.record.arrived(case.pairing.player(case.fact.sealer)).is_none();
            if !opened || !absent || case.has_left() {
                return Err(case.refused("refused-reply-not-sealed", SEALER_ABSENT));
            }
            if case.record.is_told(true) || (case.record.has_reply() && text.is_none()) {
                return Err(Refusal::desk(Message::new("refused-sealed-told")));
            }
        } else {
            if case.record.opening(false).is_some() {
                return Err(case.refused("refused-envelope-opened", OPENING_ENVELOPE));
            }
            if case.record.is_told(false) {
                return Err(Refusal::desk(Message::new("refused-sealed-told")));
            }
            if text.is_none() {
                return Err(Refusal::desk(Message::new("refused-empty").with("field", "sealed-move")));
            }
        }
        let covered = text.map(|text| Covered::over(case.id, reply, &text));
        Ok(one(SealedMove { adjournment: case.id, reply, covered }))
    }

    /// Whether the envelope with the reply was opened or missed.
    fn has_left(&self) -> bool {
        self.record.opening(true).is_some()
    }

    fn open(&self, state: &State, opening: &Opening) -> Result<Decided, Refusal> {
        if let Some(arbiter) = opening.opened_by {
            state.arbiter(arbiter).ok_or(Refusal::NotFound("arbiter"))?;
        }
        if opening.reply && !self.record.has_reply() {
            return Err(self.refused("refused-no-envelope", OPENING_ENVELOPE));
        }
        match self.record.opening(opening.reply) {
            Some(before) if before.found != SealedFound::Lost => {
                return Err(self.refused("refused-envelope-opened", OPENING_ENVELOPE));
            }
            // Found again after all: it is opened as any envelope.
            Some(_) if opening.found == SealedFound::Lost => {
                return Err(self.refused("refused-no-envelope", OPENING_ENVELOPE));
            }
            _ => {}
        }
        if self.phase == AdjournmentPhase::Resumed {
            return Err(Refusal::desk(Message::new("refused-resumed-already")));
        }
        let lost = opening.found == SealedFound::Lost;
        let replier = self.pairing.player(self.fact.sealer.opponent());
        let waits = !lost && !opening.reply && self.phase == AdjournmentPhase::Sealed;
        if waits && self.record.arrived(replier).is_none() && !opening.anyway {
            return Err(self.refused("refused-open-replier-absent", REPLIER_ABSENT));
        }
        let move_text = trimmed(opening.move_text.as_deref());
        let told = self.record.told(opening.reply);
        if !lost && move_text.is_none() && told.is_none() && opening.found != SealedFound::Undecipherable {
            return Err(Refusal::desk(Message::new("refused-empty").with("field", "sealed-move")));
        }
        let fact = EnvelopeOpening {
            adjournment: self.id,
            reply: opening.reply,
            found: opening.found,
            move_text: move_text.clone(),
            opened_by: opening.opened_by,
            opened_at: opening.at,
            position_known: lost.then_some(opening.position_known),
            times_known: lost.then_some(opening.times_known),
        };
        let mut decided = one(fact.clone());
        if !lost
            && let (Some(written), Some(told)) = (&move_text, &told)
            && written != told
        {
            decided.remarks.push(Message::new("remark-sealed-differs").with("told", told.as_str()));
        }
        let cannot_mate = opening.opponent_cannot_mate;
        let advice = advice::adjournment::at_opening(state, self.record, &fact, cannot_mate);
        decided.remarks.extend(advice);
        Ok(decided)
    }

    fn resume(&self, clocks: Clocks, at: i64) -> Result<Decided, Refusal> {
        let closed = self.record.opening(false).is_none()
            || (self.record.has_reply() && self.record.opening(true).is_none());
        if closed {
            return Err(self.refused("refused-resume-sealed", OPENING_ENVELOPE));
        }
        // Clocks that nobody spoke of are set as they were at the adjournment (I.5).
        let clocks = Clocks {
            white_ms: clocks.white_ms.or(self.fact.white_ms),
            black_ms: clocks.black_ms.or(self.fact.black_ms),
        };
        Ok(Decided::new(EntryKind::Adjournment, self.set(clocks, at)))
    }

    fn set(&self, clocks: Clocks, at: i64) -> Vec<Fact> {
        let (white_ms, black_ms) = (clocks.white_ms, clocks.black_ms);
        let resumed = PlayResumed { adjournment: self.id, resumed_at: at, white_ms, black_ms };
        let mut facts: Vec<Fact> = vec![resumed.into()];
        if clocks != Clocks::default() {
            facts.push(reading(self.fact, Moment::After, clocks).into());
        }
        facts
    }

    fn correct(&self, clocks: Clocks, before_first_move: bool) -> Result<Decided, Refusal> {
        let resumed =
            self.record.resumed.now().ok_or_else(|| Refusal::desk(Message::new("refused-not-resumed")))?;
        if self.phase == AdjournmentPhase::Over {
            return Err(self.refused("refused-adjournment-over", ENVELOPE));
        }
        let advice = laws::clock_wrong_at_resumption(self.announced.edition, before_first_move);
        // Today the arbiter may still decide otherwise; the old text leaves no room.
        if !advice.outcome && self.announced.edition == Edition::Old {
            return Err(self.refused("refused-resumption-clock", CLOCK_AT_RESUMPTION));
        }
        let clocks = Clocks {
            white_ms: clocks.white_ms.or(resumed.white_ms),
            black_ms: clocks.black_ms.or(resumed.black_ms),
        };
        let mut decided = Decided::new(EntryKind::Adjournment, self.set(clocks, resumed.resumed_at));
        decided.remarks = advice.says;
        Ok(decided)
    }
}
