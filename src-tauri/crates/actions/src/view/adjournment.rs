//! Adjourned games: where the envelope is, what the Laws say now, and the next thing to do.
//!
//! The sealed move is shown by [`State::sealed_text`] and nothing else, which knows it once the envelope was opened.

use desk::adjournment::{AdjournmentPhase, AdjournmentRecord};
use desk::advice::adjournment::{NextStep, advise};
use desk::fact::{EnvelopeOpening, Fact};
use desk::ids::*;
use desk::state::State;
use desk::words::SealedFound;
use laws::Colour;

use super::incident::initials;
use super::{Citation, Message, Pair, ResultCode, Side, crossing};
use crate::adjournment::{EnvelopeTyped, seen};
use crate::say;
use crate::session::Now;

crossing! {
    /// An adjourned game.
    pub struct Adjourned {
        /// Which adjournment.
        pub adjournment: String,
        /// Of which game.
        pub game: String,
        /// The section's id.
        pub section: String,
        /// The section's code.
        pub letter: String,
        /// The round.
        pub round: u16,
        /// The board, 0 while it has no number.
        pub board: u16,
        /// The players.
        pub players: Pair<String>,
        /// How far it is.
        pub phase: AdjournedPhase,
        /// Who sealed.
        pub sealer: Side,
        /// `34…`, the number of the sealed move.
        pub move_text: String,
        /// What stands on the envelope, ready to be corrected.
        pub envelope: EnvelopeTyped,
        /// What stands there, one sentence each.
        pub facts: Vec<Message>,
        /// What is still missing there.
        pub missing: Vec<Message>,
        /// The desk was told the sealed move.
        pub told: bool,
        /// A reply is sealed.
        pub reply: bool,
        /// The sealed move, once the envelope was opened.
        pub sealed_text: Option<String>,
        /// The sealed reply, once its envelope was opened.
        pub reply_text: Option<String>,
        /// What was found when it was opened.
        pub opened: Vec<Message>,
        /// Who keeps the envelope.
        pub holder: Option<String>,
        /// Who kept it when, oldest first.
        pub custody: Vec<Message>,
        /// Hall time of the resumption, with its day.
        pub resumes_text: Option<String>,
        /// UTC ms of the same.
        pub resumes_at: Option<f64>,
        /// Hall time at which each came to the resumption.
        pub arrived_text: Pair<Option<String>>,
        /// The next thing to do.
        pub step: AdjournedStep,
        /// The same as a sentence.
        pub next: Message,
        /// What the Laws say now.
        pub says: Vec<Message>,
        /// Because of which Articles.
        pub because: Vec<Citation>,
        /// Results that follow, for the arbiter to record.
        pub results: Vec<AdjournedResult>,
    }

    /// How far an adjournment is.
    #[derive(Copy, Eq)]
    pub enum AdjournedPhase {
        /// The envelope is closed.
        Sealed,
        /// It was opened or is missing.
        Opened,
        /// The reply is sealed too.
        ReplySealed,
        /// Play goes on.
        Resumed,
        /// The game is over.
        Over,
    }

    /// The next thing to do.
    #[derive(Copy, Eq)]
    pub enum AdjournedStep {
        /// Put the envelope into somebody's keeping.
        HandOver,
        /// Agree on day, hour and place.
        Appoint,
        /// Wait for the hour.
        Wait,
        /// Open the envelope.
        Open,
        /// Start the replier's clock.
        StartReplierClock,
        /// Make the reply or seal it.
        ReplyOrSeal,
        /// Resume.
        Resume,
        /// The arbiter sets the times.
        SetTimes,
        /// Wait for the sealer.
        WaitForSealer,
        /// Record the result.
        Rule,
        /// Annul and play a new game.
        NewGame,
        /// Nothing.
        Nothing,
    }

    /// A result that follows from the Laws.
    pub struct AdjournedResult {
        /// The result key that says it.
        pub code: ResultCode,
        /// What it is called.
        pub label: Message,
        /// Whether the Laws leave no choice.
        pub prescribed: bool,
    }
}

impl From<AdjournmentPhase> for AdjournedPhase {
    fn from(phase: AdjournmentPhase) -> Self {
        match phase {
            AdjournmentPhase::Sealed => Self::Sealed,
            AdjournmentPhase::Opened => Self::Opened,
            AdjournmentPhase::ReplySealed => Self::ReplySealed,
            AdjournmentPhase::Resumed => Self::Resumed,
            AdjournmentPhase::Over => Self::Over,
        }
    }
}

impl AdjournedStep {
    fn of(step: NextStep) -> (Self, &'static str) {
        match step {
            NextStep::HandOver => (Self::HandOver, "adjourned-next-hand-over"),
            NextStep::Appoint => (Self::Appoint, "adjourned-next-appoint"),
            NextStep::Wait => (Self::Wait, "adjourned-next-wait"),
            NextStep::Open => (Self::Open, "adjourned-next-open"),
            NextStep::StartReplierClock => (Self::StartReplierClock, "adjourned-next-start-clock"),
            NextStep::ReplyOrSeal => (Self::ReplyOrSeal, "adjourned-next-reply"),
            NextStep::Resume => (Self::Resume, "adjourned-next-resume"),
            NextStep::SetTimes => (Self::SetTimes, "adjourned-next-set-times"),
            NextStep::WaitForSealer => (Self::WaitForSealer, "adjourned-next-wait-for-sealer"),
            NextStep::Rule => (Self::Rule, "adjourned-next-rule"),
            NextStep::NewGame => (Self::NewGame, "adjourned-next-new-game"),
            NextStep::Nothing => (Self::Nothing, "adjourned-next-nothing"),
        }
    }
}

/// Adjournments of games without a result: those that wait first, by the hour of their resumption; then those whose play
/// goes on.
pub fn adjourned(state: &State, now: Now) -> Vec<Adjourned> {
    let games = state.games.keys().filter_map(|game| state.adjournment_of(*game));
    let mut rows: Vec<Adjourned> = games
        .filter_map(|record| shown(state, record, now))
        .filter(|row| row.phase != AdjournedPhase::Over)
        .collect();
    rows.sort_by(|a, b| {
        let hour =
            |row: &Adjourned| (row.phase == AdjournedPhase::Resumed, row.resumes_at.unwrap_or(f64::MAX));
        let place = |row: &Adjourned| (row.letter.clone(), row.round, row.board);
        hour(a)
            .partial_cmp(&hour(b))
            .unwrap_or(std::cmp::Ordering::Equal)
            .then_with(|| place(a).cmp(&place(b)))
    });
    rows
}

/// The last adjournment of a game, also of one that is over.
pub fn adjournment_of(state: &State, game: GameId, now: Now) -> Option<Adjourned> {
    shown(state, state.adjournment_of(game)?, now)
}

/// Whether a fact must not be searched or printed as it lies in the file: it holds a sealed move.
pub(super) fn hides(state: &State, fact: &Fact) -> bool {
    match fact {
        Fact::SealedMove(_) => true,
        Fact::EnvelopeOpening(f) => state.sealed_text(f.adjournment, f.reply).is_none(),
        _ => false,
    }
}

/// Day and hour as they are printed.
fn hour(at: i64, now: Now) -> String {
    format!("{} {}", say::day(at, now.offset_min), say::hall(at, now.offset_min))
}

fn shown(state: &State, record: &AdjournmentRecord, now: Now) -> Option<Adjourned> {
    let fact = record.adjournment.now()?;
    let pairing = state.pairing_of(fact.game)?;
    let announced = state.announced(pairing.section, Some(pairing.round));
    let (step, advice) = advise(state, fact.adjournment, now.at, seen(state, record))?;
    let (step, next) = AdjournedStep::of(step);
    let name = |side| state.player(pairing.player(side)).map(|p| p.name.clone()).unwrap_or_default();
    let came = |side| record.arrived(pairing.player(side)).map(|at| say::hall(at, now.offset_min));
    let resumes_text = fact.resumes_at.map(|at| hour(at, now));
    let results = advice.offers.iter().filter_map(|offer| match offer.ruling.score {
        Some(desk::command::Score::Outcome(outcome)) => Some(AdjournedResult {
            code: ResultCode::of(outcome),
            label: say::message(&offer.label),
            prescribed: offer.prescribed,
        }),
        _ => None,
    });
    let closed = state.adjournment_phase(record) == Some(AdjournmentPhase::Sealed);
    let lacks = if closed { desk::decide::envelope_lacks(&announced, fact) } else { Vec::new() };
    let missing: Vec<Message> = lacks.iter().map(say::message).collect();
    let lines = facts(fact, &name(fact.sealer), now);
    Some(Adjourned {
        adjournment: fact.adjournment.to_string(),
        game: fact.game.to_string(),
        section: pairing.section.to_string(),
        letter: state.section(pairing.section).map(|s| s.code.clone()).unwrap_or_default(),
        round: pairing.round.0,
        board: pairing.board.map_or(0, |board| board.0),
        players: Pair { white: name(Colour::White), black: name(Colour::Black) },
        phase: state.adjournment_phase(record)?.into(),
        sealer: fact.sealer.into(),
        move_text: say::move_number(fact.move_no, Some(fact.sealer)),
        envelope: EnvelopeTyped {
            sealer: fact.sealer.into(),
            r#move: fact.move_no.to_string(),
            fen: fact.fen.clone(),
            clocks: Pair { white: fact.white_ms.map(say::clock), black: fact.black_ms.map(say::clock) },
            offer_by: fact.offer_by.map(Into::into),
            adjourned: Some(say::hall(fact.adjourned_at, now.offset_min)),
            session_ends: None,
            resumes: resumes_text.clone(),
            place: fact.place.clone(),
        },
        facts: said_once(lines, &missing),
        missing,
        told: record.is_told(false),
        reply: record.has_reply(),
        sealed_text: state.sealed_text(fact.adjournment, false),
        reply_text: state.sealed_text(fact.adjournment, true),
        opened: record.openings.iter().map(|dated| opening(state, &dated.fact, now.offset_min)).collect(),
        holder: record.custody.now().map(|custody| custody.holder.clone()),
        custody: record
            .custody
            .iter()
            .map(|dated| {
                Message::new("adjourned-custody")
                    .with("holder", dated.fact.holder.as_str())
                    .with("time", hour(dated.fact.handed_at, now))
                    .with("note", dated.fact.note.as_deref().unwrap_or("none"))
            })
            .collect(),
        resumes_at: fact.resumes_at.map(super::number),
        arrived_text: Pair { white: came(Colour::White), black: came(Colour::Black) },
        step,
        next: Message::new(next)
            .with("replier", name(fact.sealer.opponent()))
            .with("sealer", name(fact.sealer))
            .with("hour", resumes_text.clone().unwrap_or_default()),
        resumes_text,
        says: advice.says.iter().map(say::message).collect(),
        because: say::citations(&advice.because),
        results: results.collect(),
    })
}

/// The lines without the one that a missing field says again.
fn said_once(mut lines: Vec<Message>, missing: &[Message]) -> Vec<Message> {
    lines.retain(|line| missing.is_empty() || !line.id.ends_with("-open"));
    lines
}

/// What stands on the envelope beside names and position.
pub(crate) fn facts(fact: &desk::fact::Adjournment, sealer: &str, now: Now) -> Vec<Message> {
    let clock = |ms: Option<i64>| ms.map_or_else(|| "–".to_owned(), say::clock);
    let mut lines = vec![
        Message::new("adjourned-sealed-by")
            .with("player", sealer)
            .with("side", say::side(fact.sealer))
            .with("move", say::move_number(fact.move_no, Some(fact.sealer))),
        Message::new("adjourned-clocks")
            .with("white", clock(fact.white_ms))
            .with("black", clock(fact.black_ms)),
    ];
    if let Some(ms) = fact.charged_ms {
        lines.push(
            Message::new("adjourned-charged")
                .with("side", say::side(fact.sealer))
                .with("time", say::clock(ms)),
        );
    }
    if let Some(side) = fact.offer_by {
        lines.push(Message::new("adjourned-offer").with("side", say::side(side)));
    }
    lines.push(Message::new("adjourned-at").with("time", hour(fact.adjourned_at, now)));
    lines.push(match (fact.resumes_at, &fact.place) {
        (Some(at), place) => Message::new("adjourned-resumes")
            .with("time", hour(at, now))
            .with("place", place.as_deref().unwrap_or("none")),
        (None, _) => Message::new("adjourned-resumes-open"),
    });
    lines
}

/// What an opening found; the move only while the opening stands.
pub(super) fn opening(state: &State, fact: &EnvelopeOpening, offset_min: i32) -> Message {
    let text = state.sealed_text(fact.adjournment, fact.reply);
    let by = fact.opened_by.and_then(|arbiter| initials(state, arbiter));
    let id =
        if fact.found == SealedFound::Lost { "journal-envelope-lost" } else { "journal-envelope-opened" };
    Message::new(id)
        .with("envelope", if fact.reply { "reply" } else { "move" })
        .with("found", fact.found.word())
        .with("move", text.unwrap_or_else(|| "none".to_owned()))
        .with("by", by.unwrap_or_else(|| "none".to_owned()))
        .with("time", say::hall(fact.opened_at, offset_min))
}
