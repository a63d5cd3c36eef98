//! The adjourned game as it stands: its record, its phase, and the one gate in front of the sealed move.
//!
//! A sealed move that was told to the desk lies in the file *covered*: whoever looks at the file with any SQLite tool, at
//! the log on the stick or at a copy reads no move. It is a cover and no lock, since the core keeps no secret and the
//! same program lifts it; where that is not enough the move stays in the envelope alone. Everything that is shown, listed,
//! printed or exported asks [`State::sealed_text`], which answers only once the envelope was opened.

use std::collections::BTreeMap;
use std::fmt;

use sha2::{Digest, Sha256};

use crate::fact::*;
use crate::history::History;
use crate::ids::*;
use crate::state::State;
use crate::value::{BadValue, Column, Value};
use crate::words::SealedFound;

/// A move under its cover: hexadecimal digits of one length for every move up to 30 bytes.
#[derive(Clone, PartialEq, Eq)]
pub struct Covered(String);

/// Text is filled up to a multiple of this many bytes, so that its length says nothing.
const BLOCK: usize = 32;

impl Covered {
    /// Covers a move of an adjournment.
    pub(crate) fn over(id: AdjournmentId, reply: bool, text: &str) -> Self {
        let length = u16::try_from(text.len()).unwrap_or(u16::MAX);
        let mut bytes = length.to_be_bytes().to_vec();
        bytes.extend(text.bytes().take(usize::from(length)));
        bytes.resize(bytes.len().next_multiple_of(BLOCK), 0);
        let covered = bytes.iter().zip(stream(id, reply)).map(|(byte, key)| format!("{:02x}", byte ^ key));
        Self(covered.collect())
    }

    /// The move under the cover; none if these are no digits of ours.
    fn lifted(&self, id: AdjournmentId, reply: bool) -> Option<String> {
        let digits = self.0.as_bytes().chunks(2);
        let bytes: Option<Vec<u8>> = digits
            .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
            .zip(stream(id, reply))
            .map(|(byte, key)| Some(byte? ^ key))
            .collect();
        let bytes = bytes?;
        let (length, text) = bytes.split_first_chunk::<2>()?;
        let text = text.get(..usize::from(u16::from_be_bytes(*length)))?;
        String::from_utf8(text.to_vec()).ok()
    }
}

/// The bytes that cover a move: derived from its adjournment, since the core has no chance and no secret.
fn stream(id: AdjournmentId, reply: bool) -> impl Iterator<Item = u8> {
    (0u32..).flat_map(move |n| {
        let mut hasher = Sha256::new();
        hasher.update(b"flagfall sealed move 1\n");
        hasher.update(id.0.as_bytes());
        hasher.update([u8::from(reply)]);
        hasher.update(n.to_be_bytes());
        <[u8; 32]>::from(hasher.finalize())
    })
}

impl fmt::Debug for Covered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Covered")
    }
}

impl Column for Covered {
    const SQL: &'static str = "text";
    fn to_value(&self) -> Value {
        Value::Text(self.0.clone())
    }
    fn from_value(value: Value) -> Result<Self, BadValue> {
        match value {
            Value::Text(text) => Ok(Self(text)),
            other => Err(BadValue::Type(other)),
        }
    }
}

/// One adjournment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AdjournmentRecord {
    /// What stands on the envelope.
    pub adjournment: History<Adjournment>,
    /// Moves told to the desk, and the sealed reply.
    pub sealed: History<SealedMove>,
    /// Who kept the envelope, in order.
    pub custody: History<EnvelopeCustody>,
    /// Who came to the resumption when.
    pub arrivals: BTreeMap<PlayerId, History<ResumptionArrival>>,
    /// Envelopes opened or missed.
    pub openings: History<EnvelopeOpening>,
    /// How play was resumed.
    pub resumed: History<PlayResumed>,
}

/// How far an adjournment is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AdjournmentPhase {
    /// The envelope is closed.
    Sealed,
    /// The envelope was opened, or is missing; play has not been resumed.
    Opened,
    /// The reply is sealed because the sealer was absent.
    ReplySealed,
    /// Play goes on.
    Resumed,
    /// The game has a result.
    Over,
}

impl AdjournmentRecord {
    /// The opening of the envelope, or of the one with the reply.
    pub fn opening(&self, reply: bool) -> Option<&EnvelopeOpening> {
        self.openings.iter().rev().map(|dated| &dated.fact).find(|opening| opening.reply == reply)
    }

    /// Whether a reply lies sealed or lay so.
    pub fn has_reply(&self) -> bool {
        self.sealed.iter().any(|dated| dated.fact.reply)
    }

    /// Whether the move was told to the desk.
    pub fn is_told(&self, reply: bool) -> bool {
        self.sealed.iter().any(|dated| dated.fact.reply == reply && dated.fact.covered.is_some())
    }

    /// When a player came to the resumption.
    pub fn arrived(&self, player: PlayerId) -> Option<i64> {
        self.arrivals.get(&player)?.now().map(|arrival| arrival.arrived_at)
    }

    /// The sealed move as the desk was told it, whoever asks: for the decision on an opening only, never to be shown.
    pub fn told(&self, reply: bool) -> Option<String> {
        let id = self.adjournment.now()?.adjournment;
        let mut sealed = self.sealed.iter().rev().map(|dated| &dated.fact);
        sealed.find(|sealed| sealed.reply == reply)?.covered.as_ref()?.lifted(id, reply)
    }
}

impl State {
    /// The last adjournment of a game that stands.
    pub fn adjournment_of(&self, game: GameId) -> Option<&AdjournmentRecord> {
        let ids = &self.games.get(&game)?.adjournments;
        let standing = ids.iter().filter_map(|id| self.adjournments.get(id));
        standing
            .filter_map(|record| Some((record.adjournment.first()?.entry, record)))
            .max_by_key(|(entry, _)| *entry)
            .map(|(_, record)| record)
    }

    /// How far an adjournment is; none where it does not stand.
    pub fn adjournment_phase(&self, record: &AdjournmentRecord) -> Option<AdjournmentPhase> {
        let fact = record.adjournment.now()?;
        Some(if self.result(fact.game).is_some() {
            AdjournmentPhase::Over
        } else if !record.resumed.is_empty() {
            AdjournmentPhase::Resumed
        } else if record.has_reply() {
            AdjournmentPhase::ReplySealed
        } else if record.opening(false).is_some() {
            AdjournmentPhase::Opened
        } else {
            AdjournmentPhase::Sealed
        })
    }

    /// Whether a game is adjourned now: neither finished nor resumed.
    pub fn is_adjourned(&self, game: GameId) -> bool {
        use AdjournmentPhase::{Opened, ReplySealed, Sealed};
        let phase = self.adjournment_of(game).and_then(|record| self.adjournment_phase(record));
        matches!(phase, Some(Sealed | Opened | ReplySealed))
    }

    /// The sealed move, as it was found or declared at the opening, else as the desk was told it. The one gate: nothing
    /// is answered while the envelope is closed, nor after an opening that was taken back.
    pub fn sealed_text(&self, adjournment: AdjournmentId, reply: bool) -> Option<String> {
        let record = self.adjournments.get(&adjournment)?;
        let opening = record.opening(reply)?;
        match opening.found {
            SealedFound::Lost => opening.move_text.clone(),
            _ => opening.move_text.clone().or_else(|| record.told(reply)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cover_hides_the_move_and_its_length_and_gives_it_back() {
        let id = AdjournmentId(uuid::Uuid::from_u128(1));
        for text in ["", "e4", "Qh5xf7#", "a long remark that is no move and fills more than one block"] {
            let covered = Covered::over(id, false, text);
            assert_eq!(covered.lifted(id, false).as_deref(), Some(text));
            // Two digits in a row mean nothing.
            assert!(text.len() < 4 || !covered.0.contains(text));
        }
        assert_eq!(Covered::over(id, false, "e4").0.len(), Covered::over(id, false, "Qh5xf7#").0.len());
        assert_ne!(Covered::over(id, false, "e4").0, Covered::over(id, true, "e4").0);
        assert_eq!(Covered("zz".to_owned()).lifted(id, false), None);
        assert_eq!(Covered("ééé".to_owned()).lifted(id, false), None);
        assert_eq!(format!("{:?}", Covered::over(id, false, "e4")), "Covered");
    }
}
