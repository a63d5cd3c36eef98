//! The adjourned game: what is typed about it, and what the moves say to a sealed one.

use desk::adjournment::AdjournmentRecord;
use desk::advice::adjournment::Seen;
use desk::command::{AdjournmentAct as Act, Envelope, Opening};
use desk::fact::Adjournment;
use desk::ids::*;
use desk::state::State;
use desk::words::SealedFound;
use laws::{MateAnswer, Message, Outcome};
use notation::forsyth::read_diagram;
use notation::position::StartPosition;
use shakmaty::{Chess, Color, Position};
use winnable::Budget;

use crate::draft::{clocks, id, move_no, occurred, owned, unclear};
use crate::error::ActionError;
use crate::recorded;
use crate::say;
use crate::sealed_reading::{self, SealedReading};
use crate::session::Now;
use crate::view::{Pair, Side, crossing};

crossing! {
    /// One act about an adjourned game, as typed.
    #[derive(Eq)]
    #[serde(tag = "what", rename_all_fields = "camelCase")]
    #[allow(missing_docs)] // The fields are those of `desk::command::AdjournmentAct`, documented there.
    pub enum AdjournmentTyped {
        Adjourn { game: String, envelope: EnvelopeTyped, sealed: Option<String>, holder: Option<String> },
        Change { adjournment: String, envelope: EnvelopeTyped },
        Seal { adjournment: String, reply: bool, text: Option<String> },
        HandOver { adjournment: String, holder: String, at: Option<String>, note: Option<String> },
        Arrive { adjournment: String, side: Side, at: Option<String> },
        Open {
            adjournment: String,
            reply: bool,
            found: Option<String>,
            text: Option<String>,
            opened_by: Option<String>,
            at: Option<String>,
            anyway: bool,
        },
        Lost {
            adjournment: String,
            reply: bool,
            position_known: bool,
            times_known: bool,
            declared: Option<String>,
            at: Option<String>,
        },
        Resume { adjournment: String, clocks: Pair<Option<String>>, at: Option<String> },
        CorrectClocks { adjournment: String, clocks: Pair<Option<String>>, before_first_move: bool },
    }

    /// What stands on the envelope, as typed.
    #[derive(Eq)]
    pub struct EnvelopeTyped {
        /// Who seals.
        pub sealer: Side,
        /// The number of the sealed move.
        pub r#move: String,
        /// The position just before it.
        pub fen: Option<String>,
        /// The clocks.
        pub clocks: Pair<Option<String>>,
        /// Who has offered a draw that is still open.
        pub offer_by: Option<Side>,
        /// Hall time at which play stopped; none is now.
        pub adjourned: Option<String>,
        /// Hall time at which the session ends, where the sealer adjourns before it.
        pub session_ends: Option<String>,
        /// Day and hall time of the resumption: `2026-05-03 15:00`, or `15:00` for the next time it is that hour.
        pub resumes: Option<String>,
        /// Where.
        pub place: Option<String>,
    }
}

/// An act as it was typed.
///
/// # Errors
/// Something typed is unclear or does not exist.
pub fn act(state: &State, typed: &AdjournmentTyped, now: Now) -> Result<Act, ActionError> {
    let of = |text: &str| -> Result<AdjournmentId, ActionError> { id(text, "adjournment") };
    let at = |text: &Option<String>| -> Result<i64, ActionError> {
        Ok(occurred(text.as_ref(), now)?.map_or(now.at, |time| time.at))
    };
    Ok(match typed {
        AdjournmentTyped::Adjourn { game, envelope, sealed, holder } => Act::Adjourn {
            game: id(game, "game")?,
            envelope: written(envelope, None, reached(state, id(game, "game")?), now)?,
            sealed: owned(sealed.as_ref()),
            holder: owned(holder.as_ref()),
        },
        AdjournmentTyped::Change { adjournment, envelope } => {
            let adjournment = of(adjournment)?;
            let known = state.adjournments.get(&adjournment).and_then(|record| record.adjournment.now());
            let reached = known.and_then(|fact| reached(state, fact.game));
            Act::Change { adjournment, envelope: written(envelope, known, reached, now)? }
        }
        AdjournmentTyped::Seal { adjournment, reply, text } => {
            Act::Seal { adjournment: of(adjournment)?, reply: *reply, text: owned(text.as_ref()) }
        }
        AdjournmentTyped::HandOver { adjournment, holder, at: when, note } => Act::HandOver {
            adjournment: of(adjournment)?,
            holder: holder.clone(),
            at: at(when)?,
            note: owned(note.as_ref()),
        },
        AdjournmentTyped::Arrive { adjournment, side, at: when } => {
            Act::Arrive { adjournment: of(adjournment)?, side: (*side).into(), at: at(when)? }
        }
        AdjournmentTyped::Open { adjournment, reply, found, text, opened_by, at: when, anyway } => {
            let (adjournment, move_text) = (of(adjournment)?, owned(text.as_ref()));
            let found = match owned(found.as_ref()) {
                Some(word) => SealedFound::from_word(&word)
                    .filter(|found| *found != SealedFound::Lost)
                    .ok_or_else(|| unclear("found", &word))?,
                None => found_in(state, adjournment, *reply, move_text.as_deref())?,
            };
            let bad = !matches!(found, SealedFound::Clear | SealedFound::Lost);
            let opened_by = opened_by.as_ref().map(|arbiter| id(arbiter, "arbiter")).transpose()?;
            let (position_known, times_known) = (true, true);
            let opening = Opening {
                reply: *reply,
                found,
                move_text,
                opponent_cannot_mate: bad && opponent_cannot_mate(state, adjournment, *reply),
                anyway: *anyway,
                opened_by,
                at: at(when)?,
                position_known,
                times_known,
            };
            Act::Open { adjournment, opening }
        }
        AdjournmentTyped::Lost { adjournment, reply, position_known, times_known, declared, at: when } => {
            let opening = Opening {
                reply: *reply,
                found: SealedFound::Lost,
                move_text: owned(declared.as_ref()),
                opponent_cannot_mate: false,
                anyway: false,
                opened_by: None,
                at: at(when)?,
                position_known: *position_known,
                times_known: *times_known,
            };
            Act::Open { adjournment: of(adjournment)?, opening }
        }
        AdjournmentTyped::Resume { adjournment, clocks: typed, at: when } => {
            Act::Resume { adjournment: of(adjournment)?, clocks: clocks(typed)?, at: at(when)? }
        }
        AdjournmentTyped::CorrectClocks { adjournment, clocks: typed, before_first_move } => {
            let before_first_move = *before_first_move;
            Act::CorrectClocks { adjournment: of(adjournment)?, clocks: clocks(typed)?, before_first_move }
        }
    })
}

/// The envelope as typed; what a correction leaves out about the time of the adjournment stays.
fn written(
    typed: &EnvelopeTyped,
    known: Option<&Adjournment>,
    reached: Option<u16>,
    now: Now,
) -> Result<Envelope, ActionError> {
    let fen = owned(typed.fen.as_ref());
    let fen = fen.map(|text| on_envelope(&text, typed.sealer.into()).ok_or_else(|| unclear("fen", &text)));
    let fen = fen.transpose()?;
    let (number, _) = move_no(Some(&typed.r#move))?;
    let adjourned = occurred(typed.adjourned.as_ref(), now)?.map(|time| time.at);
    let ends = occurred(typed.session_ends.as_ref(), now)?.map(|time| time.at);
    Ok(Envelope {
        sealer: typed.sealer.into(),
        move_no: number.unwrap_or(0),
        fen,
        clocks: clocks(&typed.clocks)?,
        offer_by: typed.offer_by.map(Into::into),
        adjourned_at: adjourned.or(known.map(|fact| fact.adjourned_at)).unwrap_or(now.at),
        session_ends_at: ends,
        resumes_at: owned(typed.resumes.as_ref()).map(|text| hour(&text, now)).transpose()?,
        place: owned(typed.place.as_ref()),
        reached,
    })
}

/// The position after the last move on record; none where no moves are, or where they stop being legal.
fn last_position(state: &State, game: GameId) -> Option<Chess> {
    let record = recorded::game(state, game).filter(|game| game.open_rest().is_none());
    record.filter(|game| !game.moves.is_empty()).map(|game| recorded::final_position(&game))
}

/// The number of the move that comes after the last one on record.
fn reached(state: &State, game: GameId) -> Option<u16> {
    last_position(state, game).and_then(|last| u16::try_from(last.fullmoves().get()).ok())
}

const DAY: i64 = 86_400_000;

/// `2026-05-03 15:00`, or `15:00` for the next time it is that hour, UTC ms.
fn hour(text: &str, now: Now) -> Result<i64, ActionError> {
    let unclear = || unclear("resumption", text);
    let (day, time) = match text.split_once(char::is_whitespace) {
        Some((day, time)) => (Some(day), time.trim()),
        None => (None, text),
    };
    let since_midnight = laws::clock::HallTime::parse(time).map_err(|_| unclear())?.get();
    let offset = i64::from(now.offset_min) * 60_000;
    match day {
        Some(day) => {
            let days = days_since_1970(day).ok_or_else(unclear)?;
            Ok(days * DAY + since_midnight - offset)
        }
        None => {
            let midnight = (now.at + offset).div_euclid(DAY) * DAY - offset;
            let today = midnight + since_midnight;
            Ok(if today < now.at { today + DAY } else { today })
        }
    }
}

/// Days since 1 January 1970 of a day that the calendar has, written `2026-05-03`.
fn days_since_1970(day: &str) -> Option<i64> {
    let mut parts = day.split(['-', '/', '.']).map(|part| part.parse::<i64>().ok());
    let (year, month, date) = (parts.next()??, parts.next()??, parts.next()??);
    if parts.next().is_some() || !(1900..=9999).contains(&year) || !(1..=12).contains(&month) {
        return None;
    }
    // Counted in years that begin in March, so that the leap day is the last of its year.
    let (march_year, from_march) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let leaps = march_year / 4 - march_year / 100 + march_year / 400;
    let days = march_year * 365 + leaps + (153 * from_march + 2) / 5 + date - 1 - 719_468;
    // Back again it must be the same day: 31 February is none.
    let wanted = format!("{year:04}-{month:02}-{date:02}");
    (say::day(days * DAY, 0) == wanted).then_some(days)
}

/// A position as it is written on an envelope: in Forsyth notation it is the sealer's move, and nobody castles.
fn on_envelope(text: &str, sealer: laws::Colour) -> Option<String> {
    let says_turn = text.split_whitespace().nth(1).is_some_and(|turn| matches!(turn, "w" | "b"));
    match read_diagram(text) {
        Ok(diagram) if !says_turn => {
            let turn = if sealer == laws::Colour::White { Color::White } else { Color::Black };
            diagram.complete(turn, &[], None).ok().map(|start| start.fen())
        }
        _ => position(text).map(|_| text.to_owned()),
    }
}

/// A position as it stands on an envelope.
pub(crate) fn position(fen: &str) -> Option<StartPosition> {
    StartPosition::from_disputed_fen(fen, false).ok().map(|(position, _)| position)
}

/// What the words of an envelope are in its position; without words, those the desk was told. Where the position or the
/// words are not known to the desk, the arbiter who read them found them clear.
///
/// # Errors
/// They are different moves in different languages: who opened the envelope says what was found.
fn found_in(
    state: &State,
    id: AdjournmentId,
    reply: bool,
    text: Option<&str>,
) -> Result<SealedFound, ActionError> {
    let Some(record) = state.adjournments.get(&id) else { return Ok(SealedFound::Clear) };
    let told = record.told(reply);
    let Some(text) = text.or(told.as_deref()) else { return Ok(SealedFound::Clear) };
    let start = record.adjournment.now().and_then(|fact| position(fact.fen.as_deref()?));
    let known = start.and_then(|start| {
        let (chess, mode) = (start.chess().clone(), start.mode());
        // The reply is read after the sealed move.
        let chess = if reply { after(chess, mode, state.sealed_text(id, false).as_deref()?)? } else { chess };
        Some((chess, mode))
    });
    let Some((chess, mode)) = known else { return Ok(SealedFound::Clear) };
    Ok(match sealed_reading::read(&chess, mode, text) {
        SealedReading::Move(_) => SealedFound::Clear,
        SealedReading::Ambiguous => SealedFound::Ambiguous,
        SealedReading::Illegal => SealedFound::Illegal,
        SealedReading::Illegible => SealedFound::Undecipherable,
        SealedReading::ByLanguage => return Err(ActionError::Unclear(Message::new("sealed-by-language"))),
    })
}

/// Whether the opponent of who sealed cannot checkmate in the adjourned position; of who sealed the reply, in the
/// position after the sealed move.
fn opponent_cannot_mate(state: &State, id: AdjournmentId, reply: bool) -> bool {
    let fact = state.adjournments.get(&id).and_then(|record| record.adjournment.now());
    let known = fact.and_then(|fact| {
        let start = position(fact.fen.as_deref()?)?;
        let (chess, mode) = (start.chess().clone(), start.mode());
        match reply {
            false => Some((chess, fact.sealer.opponent())),
            true => Some((after(chess, mode, state.sealed_text(id, false).as_deref()?)?, fact.sealer)),
        }
    });
    known.is_some_and(|(chess, side)| crate::mate::answer(&chess, side) == MateAnswer::CannotMate)
}

/// The position after a move written in it.
fn after(chess: Chess, mode: shakmaty::CastlingMode, text: &str) -> Option<Chess> {
    match sealed_reading::read(&chess, mode, text) {
        SealedReading::Move(played) => chess.play(played).ok(),
        _ => None,
    }
}

/// What the moves say to the Laws about an adjournment whose envelope was opened; nothing before.
pub(crate) fn seen(state: &State, record: &AdjournmentRecord) -> Seen {
    let Some(fact) = record.adjournment.now() else { return Seen::default() };
    let Some(opening) = record.opening(false) else { return Seen::default() };
    let Some(start) = fact.fen.as_deref().and_then(position) else { return Seen::default() };
    let clear = opening.found == SealedFound::Clear;
    let text = state.sealed_text(fact.adjournment, false);
    let made = text.filter(|_| clear).and_then(|text| after(start.chess().clone(), start.mode(), &text));
    let last = record.opening(true).unwrap_or(opening);
    let bad = !matches!(last.found, SealedFound::Clear | SealedFound::Lost);
    Seen {
        sealed_move_ended: made.and_then(|chess| ended(state, fact, &chess)),
        opponent_cannot_mate: bad && opponent_cannot_mate(state, fact.adjournment, last.reply),
    }
}

fn ended(state: &State, fact: &Adjournment, chess: &Chess) -> Option<Outcome> {
    let pairing = state.pairing_of(fact.game)?;
    let edition = state.announced(pairing.section, Some(pairing.round)).edition;
    match laws::dead_position(edition, chess, &Budget::QUICK).outcome {
        laws::GameEffect::Ends(outcome) => Some(outcome),
        _ => None,
    }
}

/// What the desk knows of a board that is about to be adjourned: the form is filled in with it.
pub fn proposed(state: &State, game: GameId) -> EnvelopeTyped {
    let last = last_position(state, game);
    let reading = state.clocks(game);
    let turn = last.as_ref().map(|chess| laws::Colour::from(chess.turn()));
    let number = last.as_ref().map(|chess| chess.fullmoves().get().to_string());
    EnvelopeTyped {
        sealer: turn.or(reading.and_then(|r| r.to_move)).unwrap_or(laws::Colour::White).into(),
        r#move: number.or(reading.and_then(|r| r.move_no).map(|n| n.to_string())).unwrap_or_default(),
        fen: last.as_ref().map(notation::position::fen_of),
        clocks: Pair {
            white: reading.and_then(|r| r.white_ms).map(say::clock),
            black: reading.and_then(|r| r.black_ms).map(say::clock),
        },
        offer_by: None,
        adjourned: None,
        session_ends: None,
        resumes: None,
        place: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_hour_alone_is_the_next_time_it_is_that_hour() {
        // 2026-01-01 12:00 in a hall an hour ahead.
        let now = Now { at: 1_767_265_200_000, offset_min: 60 };
        assert_eq!(hour("15:00", now).unwrap(), now.at + 3 * 3_600_000);
        assert_eq!(hour("09:00", now).unwrap(), now.at + 21 * 3_600_000);
        assert_eq!(hour("2026-01-02 09:00", now).unwrap(), now.at + 21 * 3_600_000);
        for unclear in ["", "tomorrow", "2026-02-31 09:00", "2026-01-02", "2026-1 9:00", "0-0-0 9:00"] {
            assert!(hour(unclear, now).is_err(), "{unclear}");
        }
    }
}
