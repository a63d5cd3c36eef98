//! What was said about one thing, in the order of the journal; the last of it that was not taken back stands.

/// An entry's place in the journal, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EntryNo(pub u32);

/// A fact with the entry that says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dated<T> {
    /// Which entry.
    pub entry: EntryNo,
    /// What it says.
    pub fact: T,
}

/// Everything standing that was said about one thing, oldest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History<T>(Vec<Dated<T>>);

impl<T> Default for History<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> History<T> {
    /// Adds a fact at its entry's place, which is the end except where a taken-back entry is restored.
    pub(crate) fn put(&mut self, entry: EntryNo, fact: T) {
        let at = self.0.partition_point(|dated| dated.entry <= entry);
        self.0.insert(at, Dated { entry, fact });
    }

    /// Drops what `entry` said.
    pub(crate) fn drop_entry(&mut self, entry: EntryNo) {
        self.0.retain(|dated| dated.entry != entry);
    }

    /// What stands: the latest.
    pub fn now(&self) -> Option<&T> {
        self.0.last().map(|dated| &dated.fact)
    }

    /// What stands, with its entry.
    pub fn last(&self) -> Option<&Dated<T>> {
        self.0.last()
    }

    /// The first that was said and not taken back.
    pub fn first(&self) -> Option<&Dated<T>> {
        self.0.first()
    }

    /// Everything, oldest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Dated<T>> {
        self.0.iter()
    }

    /// Whether nothing stands.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many facts stand.
    pub fn len(&self) -> usize {
        self.0.len()
    }
}
