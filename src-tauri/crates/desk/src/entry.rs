//! One entry of the journal, its canonical bytes and its hash.

use sha2::{Digest, Sha256};

use crate::fact::Fact;
use crate::ids::{ArbiterId, DeskId, EntryId};
use crate::value::{Column, Value};
use crate::words::EntryKind;

/// A SHA-256 of an entry's canonical bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// The hash of all 64 hexadecimal digits.
    pub fn hex(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The hash back from its hexadecimal digits; nothing if they are not 64.
    pub fn from_hex(hex: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        if hex.len() != 64 || !hex.is_ascii() {
            return None;
        }
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(hex.get(2 * i..2 * i + 2)?, 16).ok()?;
        }
        Some(Self(bytes))
    }

    /// The twelve digits that a person compares, in three groups: printed on every report and at round close.
    pub fn short(&self) -> String {
        let hex = self.hex();
        let group = |from: usize| hex.get(from..from + 4).unwrap_or_default().to_owned();
        [group(0), group(4), group(8)].join("-")
    }
}

/// When something happened in the hall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HallTime {
    /// UTC, ms since 1970.
    pub at: i64,
    /// What the hall's wall clock was ahead of UTC, minutes.
    pub offset_min: i32,
}

/// One act of a person at the desk: one transaction, one entry, one or more facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Chosen by whoever asked for the record.
    pub id: EntryId,
    /// The desk that recorded it.
    pub desk: DeskId,
    /// Its number in that desk's chain, from 1.
    pub seq: u64,
    /// When it was typed, UTC ms; never earlier than the entry before it in the file.
    pub recorded_at: i64,
    /// When it happened, where that was said.
    pub occurred_at: Option<HallTime>,
    /// Who typed it.
    pub recorded_by: Option<ArbiterId>,
    /// What it is.
    pub kind: EntryKind,
    /// The earlier entry it is about.
    pub about: Option<EntryId>,
    /// What it says, in order.
    pub facts: Vec<Fact>,
    /// The hash of the entry before it in its desk's chain; zeros at the start.
    pub prev_hash: Hash,
}

impl Entry {
    /// The bytes that the hash covers, version 1.
    ///
    /// A line a value, `name=type:length:value`, null values left out: readable, unambiguous, and undisturbed by
    /// columns that later versions add. Frozen by the golden files in `tests/cases/journal`.
    pub fn canonical(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(512);
        out.extend_from_slice(b"flagfall entry 1\n");
        put(&mut out, "prev_hash", &Value::Text(self.prev_hash.hex()));
        put(&mut out, "entry_id", &self.id.to_value());
        put(&mut out, "desk_id", &self.desk.to_value());
        put(&mut out, "seq", &Value::Int(i64::try_from(self.seq).unwrap_or(i64::MAX)));
        put(&mut out, "recorded_at", &Value::Int(self.recorded_at));
        put(&mut out, "occurred_at", &self.occurred_at.map(|t| t.at).to_value());
        put(&mut out, "occurred_offset", &self.occurred_at.map(|t| t.offset_min).to_value());
        put(&mut out, "recorded_by", &self.recorded_by.to_value());
        put(&mut out, "kind", &self.kind.to_value());
        put(&mut out, "about", &self.about.to_value());
        for fact in &self.facts {
            put(&mut out, "fact", &Value::Text(fact.table().to_owned()));
            for (name, value) in fact.columns().iter().zip(fact.values()) {
                put(&mut out, name, &value);
            }
        }
        out
    }

    /// The entry's place in the chain: SHA-256 of [`Entry::canonical`].
    pub fn hash(&self) -> Hash {
        Hash(Sha256::digest(self.canonical()).into())
    }
}

/// The head hash of a journal, from each desk's last number and hash in the order of the desks' ids.
///
/// It covers every entry, since each chain's end covers its chain, and not the order in which desks were merged.
pub fn head(ends: impl IntoIterator<Item = (DeskId, u64, Hash)>) -> Hash {
    let mut hasher = Sha256::new();
    hasher.update(b"flagfall head 1\n");
    for (desk, seq, hash) in ends {
        hasher.update(format!("{desk} {seq} {}\n", hash.hex()));
    }
    Hash(hasher.finalize().into())
}

fn put(out: &mut Vec<u8>, name: &str, value: &Value) {
    let (tag, text) = match value {
        Value::Null => return,
        Value::Int(n) => ('i', n.to_string()),
        Value::Text(s) => ('t', s.clone()),
    };
    out.extend_from_slice(format!("{name}={tag}:{}:{text}\n", text.len()).as_bytes());
}
