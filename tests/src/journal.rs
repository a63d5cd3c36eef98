//! Writing journals entry by entry, without a clock and without chance.

use desk::entry::{Entry, Hash};
use desk::fact::{Fact, Note};
use desk::ids::{DeskId, EntryId};
use desk::words::EntryKind;
use uuid::Uuid;

/// A time to begin at: 2026-01-01, UTC ms.
pub const START: i64 = 1_767_225_600_000;

/// One desk that records: knows its chain's end and makes the next entry.
#[derive(Clone, Debug)]
pub struct Scribe {
    desk: DeskId,
    seq: u64,
    head: Hash,
    at: i64,
}

impl Scribe {
    /// The `n`-th desk, with nothing recorded.
    pub fn new(n: u128) -> Self {
        Self { desk: DeskId(Uuid::from_u128(0xde5c_0000 + n)), seq: 0, head: Hash::default(), at: START }
    }

    /// Goes on where a chain ended.
    pub fn after(mut self, seq: u64, head: Hash) -> Self {
        self.seq = seq;
        self.head = head;
        self
    }

    /// Which desk.
    pub fn desk(&self) -> DeskId {
        self.desk
    }

    /// Not before this time from now on.
    pub fn not_before(&mut self, at: i64) {
        self.at = self.at.max(at);
    }

    /// The next entry, a second after the last.
    pub fn entry(&mut self, kind: EntryKind, facts: Vec<Fact>) -> Entry {
        self.entry_with(kind, facts, |_| {})
    }

    /// The next entry, with more said about it.
    pub fn entry_with(&mut self, kind: EntryKind, facts: Vec<Fact>, more: impl FnOnce(&mut Entry)) -> Entry {
        self.at += 1000;
        self.seq += 1;
        let mut entry = Entry {
            id: EntryId(Uuid::new_v5(&self.desk.0, &self.seq.to_be_bytes())),
            desk: self.desk,
            seq: self.seq,
            recorded_at: self.at,
            occurred_at: None,
            recorded_by: None,
            kind,
            about: None,
            facts,
            prev_hash: self.head,
        };
        more(&mut entry);
        self.head = entry.hash();
        entry
    }

    /// The next entry: a note.
    pub fn note(&mut self, text: &str) -> Entry {
        let note = Note { section: None, round: None, game: None, player: None, text: text.to_owned() };
        self.entry(EntryKind::Note, vec![note.into()])
    }
}
