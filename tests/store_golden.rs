//! The canonical encoding of every kind of entry and every table, frozen.
//!
//! A file `tests/cases/journal/*.entry` holds the bytes that an entry's hash covers; `SHA256SUMS` beside them holds the
//! hashes, in the form that `sha256sum -c` checks without any code of ours. They never change: an entry recorded today
//! must have the same hash in ten years. A new table or kind adds files (`FLAGFALL_BLESS=1`), and never touches old ones.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)] // A test stops where its own files fail it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use desk::entry::Entry;
use desk::fact::TABLES;
use desk::words::EntryKind;
use flagfall_tests::journal::Scribe;
use flagfall_tests::random;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/journal")
}

/// Entries by file name: one of every kind, and one for every table.
fn entries() -> Vec<(String, Entry)> {
    let facts: Vec<_> = random::one_of_each().into_iter().flat_map(|entry| entry.facts).collect();
    let mut desk = Scribe::new(1);
    let kinds = EntryKind::ALL.iter().map(|kind| (format!("kind {}", kind.word()), *kind, facts[0].clone()));
    let tables = TABLES.iter().filter_map(|table| {
        // The fullest of each, so that as many columns as possible are covered.
        let fullest = facts.iter().filter(|fact| fact.table() == table.name).max_by_key(|fact| {
            fact.values().iter().filter(|value| **value != desk::value::Value::Null).count()
        });
        Some((format!("fact {}", table.name), EntryKind::Note, fullest?.clone()))
    });
    let all: Vec<_> = kinds.chain(tables).collect();
    all.into_iter()
        .map(|(name, kind, fact)| (name.replace(' ', "-"), desk.entry(kind, vec![fact.clone(), fact])))
        .collect()
}

#[test]
fn canonical_bytes_and_hashes_never_change() {
    let folder = folder();
    if std::env::var_os("FLAGFALL_BLESS").is_some() {
        bless(&folder);
    }
    let sums = fs::read_to_string(folder.join("SHA256SUMS")).unwrap();
    let mut frozen = BTreeSet::new();
    for line in sums.lines() {
        let (hash, name) = line.split_once("  ").unwrap();
        let bytes = fs::read(folder.join(name)).unwrap();
        // What is frozen is read back, and makes the same bytes and the same hash again.
        let entry = store::read_canonical(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(String::from_utf8_lossy(&entry.canonical()), String::from_utf8_lossy(&bytes), "{name}");
        assert_eq!(entry.hash().hex(), hash, "{name}");
        frozen.insert(name.trim_end_matches(".entry").to_owned());
    }
    let wanted: BTreeSet<_> = entries().into_iter().map(|(name, _)| name).collect();
    let missing: Vec<_> = wanted.difference(&frozen).collect();
    assert!(missing.is_empty(), "not frozen yet (FLAGFALL_BLESS=1 adds them): {missing:?}");
    assert_eq!(wanted.len(), EntryKind::ALL.len() + TABLES.len());
}

/// Adds what is missing; never replaces.
fn bless(folder: &Path) {
    fs::create_dir_all(folder).unwrap();
    let sums = folder.join("SHA256SUMS");
    let mut lines = fs::read_to_string(&sums).unwrap_or_default();
    for (name, entry) in entries() {
        let file = format!("{name}.entry");
        if !folder.join(&file).exists() {
            fs::write(folder.join(&file), entry.canonical()).unwrap();
            lines.push_str(&format!("{}  {file}\n", entry.hash().hex()));
        }
    }
    fs::write(sums, lines).unwrap();
}
