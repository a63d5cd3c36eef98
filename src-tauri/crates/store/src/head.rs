//! The head hash of a whole file: what reports print, and what proves later that nothing before them was changed.

use std::collections::BTreeMap;

use desk::entry::{Entry, Hash};
use desk::ids::DeskId;

/// The ends of all desks' chains, and the hash over them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heads(BTreeMap<DeskId, (u64, Hash)>);

impl Heads {
    /// Adds an entry: the end of its desk's chain, if it is later than what was there.
    pub fn add(&mut self, entry: &Entry) {
        self.put(entry.desk, entry.seq, entry.hash());
    }

    pub(crate) fn put(&mut self, desk: DeskId, seq: u64, hash: Hash) {
        let end = self.0.entry(desk).or_default();
        if seq >= end.0 {
            *end = (seq, hash);
        }
    }

    /// Every desk with its last number and hash, by desk.
    pub fn desks(&self) -> impl Iterator<Item = (DeskId, u64, Hash)> {
        self.0.iter().map(|(desk, (seq, hash))| (*desk, *seq, *hash))
    }

    /// SHA-256 over the ends of all chains, sorted by desk; [`Hash::short`] of it is what a person compares.
    ///
    /// It covers every entry, since each chain's end covers its chain, and not the order in which desks were merged.
    pub fn hash(&self) -> Hash {
        desk::entry::head(self.desks())
    }
}

/// The head hash of a journal.
pub fn head(entries: &[Entry]) -> Hash {
    let mut last: BTreeMap<DeskId, &Entry> = BTreeMap::new();
    for entry in entries {
        let end = last.entry(entry.desk).or_insert(entry);
        if entry.seq >= end.seq {
            *end = entry;
        }
    }
    let mut heads = Heads::default();
    last.values().for_each(|entry| heads.add(entry));
    heads.hash()
}
