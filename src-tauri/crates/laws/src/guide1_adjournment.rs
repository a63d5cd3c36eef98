//! Guidelines I, old 15, 16 — The adjourned game: sealing, the envelope, who is there at the resumption.

use crate::advice::Advice;
use crate::announced::Announced;
use crate::art06_default_time::default_time_ends;
use crate::art07_illegal_move::GameEffect;
use crate::art10_points::Outcome;
use crate::articles::{
    ABSENT_AT_RESUMPTION, ADJOURNING, ADJOURNING_EARLY, BOTH_ABSENT_AT_RESUMPTION, CLOCK_AT_RESUMPTION,
    DEFAULT_AT_RESUMPTION, DRAW_OFFER_MADE, ENVELOPE, ENVELOPE_LOST, ENVELOPE_LOST_ANNUL,
    ENVELOPE_LOST_RESUME, ENVELOPE_NAMES, ENVELOPE_NUMBER, ENVELOPE_OFFER, ENVELOPE_POSITION,
    ENVELOPE_RESUMPTION, ENVELOPE_SEALER, ENVELOPE_TIMES, GAME_ENDED_EARLIER, OFFER_AFTER_SEALING,
    OPENING_ENVELOPE, REPLIER_ABSENT, REPLIER_PRESENT, SEALER_ABSENT, SEALING,
};
use crate::citation::Article;
use crate::colour::Colour;
use crate::edition::Edition;
use crate::message::{Arg, Message};

/// What is written on the envelope.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EnvelopeField {
    /// The names of the players.
    Names,
    /// The position just before the sealed move.
    Position,
    /// The times used.
    Times,
    /// Who sealed.
    Sealer,
    /// The number of the sealed move.
    MoveNumber,
    /// An open draw offer, if there is one (2023).
    OpenOffer,
    /// Date, time and place of the resumption (2023).
    Resumption,
}

impl EnvelopeField {
    /// Every field, in the order of the Laws.
    pub const ALL: [EnvelopeField; 7] = [
        EnvelopeField::Names,
        EnvelopeField::Position,
        EnvelopeField::Times,
        EnvelopeField::Sealer,
        EnvelopeField::MoveNumber,
        EnvelopeField::OpenOffer,
        EnvelopeField::Resumption,
    ];

    const fn article(self) -> Article {
        match self {
            EnvelopeField::Names => ENVELOPE_NAMES,
            EnvelopeField::Position => ENVELOPE_POSITION,
            EnvelopeField::Times => ENVELOPE_TIMES,
            EnvelopeField::Sealer => ENVELOPE_SEALER,
            EnvelopeField::MoveNumber => ENVELOPE_NUMBER,
            EnvelopeField::OpenOffer => ENVELOPE_OFFER,
            EnvelopeField::Resumption => ENVELOPE_RESUMPTION,
        }
    }

    const fn needed(self, edition: Edition, offer_open: bool) -> bool {
        match self {
            EnvelopeField::OpenOffer => offer_open && matches!(edition, Edition::Fide2023),
            EnvelopeField::Resumption => matches!(edition, Edition::Fide2023),
            EnvelopeField::Names
            | EnvelopeField::Position
            | EnvelopeField::Times
            | EnvelopeField::Sealer
            | EnvelopeField::MoveNumber => true,
        }
    }
}

/// Art. I.2.1–I.2.7 — What is still missing on the envelope?
pub fn envelope_missing(
    edition: Edition,
    written: &[EnvelopeField],
    offer_open: bool,
) -> Advice<Vec<EnvelopeField>> {
    let missing: Vec<EnvelopeField> = EnvelopeField::ALL
        .into_iter()
        .filter(|field| field.needed(edition, offer_open) && !written.contains(field))
        .collect();
    let because: Vec<Article> = missing.iter().map(|field| field.article()).chain([ENVELOPE]).collect();
    let id = if missing.is_empty() { "law-says-envelope-complete" } else { "law-says-envelope-missing" };
    Advice::new(missing, edition, &because).saying(Message::new(id))
}

/// How far the sealing has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SealingState {
    /// The move is being thought about or written; the clock runs.
    ClockRunning,
    /// The clock is stopped.
    ClockStopped,
    /// A move was made on the board instead.
    MadeOnBoard,
}

/// Art. I.1.1 — May the sealed move still be changed? Until the clock is stopped; but a move made on the board
/// is the one to be sealed.
pub fn may_change_sealed_move(edition: Edition, state: SealingState) -> Advice<bool> {
    let (may, id) = match state {
        SealingState::ClockRunning => (true, "law-says-seal-may-change"),
        SealingState::ClockStopped => (false, "law-says-seal-stopped"),
        SealingState::MadeOnBoard => (false, "law-says-seal-made-on-board"),
    };
    Advice::new(may, edition, &[SEALING, ADJOURNING]).saying(Message::new(id))
}

/// Art. I.1.2 — The time charged to a player who adjourns before the end of the session: all that is left of it.
pub fn adjourning_early(now_ms: i64, session_ends_ms: i64) -> Advice<i64> {
    let charged_ms = session_ends_ms.saturating_sub(now_ms).max(0);
    Advice::new(charged_ms, Edition::Fide2023, &[ADJOURNING_EARLY])
        .saying(Message::new("law-says-adjourned-early").with("time", Arg::Millis(charged_ms)))
}

/// Who is there at the hour of the resumption.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Resumption {
    /// The side that must answer the sealed move.
    pub replier: Colour,
    /// The hour agreed, on the desk's time line.
    pub agreed_ms: i64,
    /// When the replier came; `None` while absent.
    pub replier_ms: Option<i64>,
    /// When the player who sealed came; `None` while absent.
    pub sealer_ms: Option<i64>,
    /// Now.
    pub now_ms: i64,
    /// The sealed move, once known, ended the game or the position was dead: then lateness loses nothing.
    pub sealed_move_ended_game: Option<Outcome>,
}

/// What is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Resuming {
    /// Open the envelope, make the move, start the replier's clock.
    Open,
    /// Open the envelope; the replier may seal the answer instead of making it.
    OpenReplyMayBeSealed,
    /// Start the replier's clock; the envelope stays closed until the replier comes.
    ReplierClockRuns,
    /// The game has ended so.
    Game(GameEffect),
}

/// Art. I.7, I.9.1–I.9.3, I.10, I.11, old 16.2–16.4, 17.2 — What is done at the hour of the resumption?
///
/// The default time is the competition's, in the old text one hour; coming exactly at its end is in time. Both
/// too late: both lose.
pub fn resume(announced: &Announced, facts: &Resumption) -> Advice<Resuming> {
    let edition = announced.edition;
    if let Some(outcome) = facts.sealed_move_ended_game {
        return Advice::new(
            Resuming::Game(GameEffect::Ends(outcome)),
            edition,
            &[DEFAULT_AT_RESUMPTION, ABSENT_AT_RESUMPTION, GAME_ENDED_EARLIER],
        )
        .saying(Message::new("law-says-sealed-move-ended"));
    }
    let ends_ms = default_time_ends(announced, facts.agreed_ms);
    let late = |came: Option<i64>| came.unwrap_or(facts.now_ms) > ends_ms;
    let lost = match (late(facts.replier_ms), late(facts.sealer_ms)) {
        (true, true) => Some(Outcome::BothLose),
        (true, false) => Some(Outcome::Win(facts.replier.opponent())),
        (false, true) => Some(Outcome::Win(facts.replier)),
        (false, false) => None,
    };
    if let Some(outcome) = lost {
        return Advice::new(
            Resuming::Game(GameEffect::Ends(outcome)),
            edition,
            &[DEFAULT_AT_RESUMPTION, crate::articles::ARRIVING_LATE],
        )
        .saying(Message::new("law-says-resumption-late"))
        .saying(Message::new("law-says-unless-arbiter-decides"));
    }
    let (resuming, because, id): (_, &[Article], _) = match (facts.replier_ms, facts.sealer_ms) {
        (Some(_), Some(_)) => {
            (Resuming::Open, &[REPLIER_PRESENT, OPENING_ENVELOPE], "law-says-envelope-open")
        }
        (Some(_), None) => (
            Resuming::OpenReplyMayBeSealed,
            &[SEALER_ABSENT, OPENING_ENVELOPE],
            "law-says-reply-may-be-sealed",
        ),
        (None, Some(_)) => {
            (Resuming::ReplierClockRuns, &[REPLIER_ABSENT, OPENING_ENVELOPE], "law-says-replier-clock")
        }
        (None, None) => (
            Resuming::ReplierClockRuns,
            &[BOTH_ABSENT_AT_RESUMPTION, REPLIER_ABSENT],
            "law-says-replier-clock",
        ),
    };
    Advice::new(resuming, edition, because).saying(Message::new(id).with("replier", facts.replier))
}

/// What is still known when the envelope is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LostEnvelope {
    /// The position at the adjournment is known, or agreed.
    pub position_known: bool,
    /// The times are known, or agreed.
    pub times_known: bool,
    /// It was the envelope with a sealed answer, not the first one (old 16.5).
    pub sealed_reply: bool,
}

/// What to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WithoutEnvelope {
    /// Go on from the adjourned position with the recorded times; the sealer makes the move declared to be the
    /// sealed one.
    Resume,
    /// The same, and the arbiter sets the times.
    ResumeArbiterSetsTimes,
    /// Annul the game and play a new one.
    NewGame,
}

/// Art. I.12.1, I.12.2, old 16.5 — The envelope is missing.
///
/// Today unknown times are set by the arbiter and only an unknown position annuls the game; the old text annuls
/// it for either, except that a lost sealed answer leads back to the adjournment.
pub fn envelope_lost(edition: Edition, facts: &LostEnvelope) -> Advice<WithoutEnvelope> {
    let (outcome, article, id) = match (edition, facts.position_known, facts.times_known) {
        (Edition::Old, _, _) if facts.sealed_reply => {
            (WithoutEnvelope::Resume, ENVELOPE_LOST, "law-says-reply-lost")
        }
        (_, false, _) | (Edition::Old, true, false) => {
            (WithoutEnvelope::NewGame, ENVELOPE_LOST_ANNUL, "law-says-envelope-annul")
        }
        (_, true, true) => (WithoutEnvelope::Resume, ENVELOPE_LOST_RESUME, "law-says-envelope-resume"),
        (Edition::Fide2023, true, false) => {
            (WithoutEnvelope::ResumeArbiterSetsTimes, ENVELOPE_LOST_RESUME, "law-says-envelope-set-times")
        }
    };
    Advice::new(outcome, edition, &[article, ENVELOPE_LOST]).saying(Message::new(id))
}

/// Art. I.13, old 16.6 — A clock was set wrongly at the resumption: corrected if the player says so before the
/// own first move, otherwise the game goes on without correction, unless the arbiter decides otherwise today.
pub fn clock_wrong_at_resumption(edition: Edition, before_first_move: bool) -> Advice<bool> {
    let id = if before_first_move { "law-says-resumption-clock" } else { "law-says-resumption-clock-late" };
    let advice = Advice::new(before_first_move, edition, &[CLOCK_AT_RESUMPTION]).saying(Message::new(id));
    if !before_first_move && edition == Edition::Fide2023 { advice.at_discretion() } else { advice }
}

/// Art. I.4 — A draw offered after the move was sealed is valid until the opponent accepts or refuses it as any
/// offer.
pub fn offer_after_sealing(edition: Edition) -> Advice<bool> {
    Advice::new(true, edition, &[OFFER_AFTER_SEALING, DRAW_OFFER_MADE])
        .saying(Message::new("law-says-offer-after-sealing"))
}
