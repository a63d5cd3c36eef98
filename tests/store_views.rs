//! The fold and the views agree on any journal, and what is read is what was written. `FLAGFALL_JOURNALS=1000` for more.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)] // A test stops where its own files fail it.

use desk::entry::Entry;
use desk::fact::TABLES;
use desk::state::State;
use flagfall_tests::{folder, random};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use store::File;

async fn write_and_verify(path: &std::path::Path, journal: &[Entry]) -> (Vec<Entry>, store::Verified) {
    let _ = std::fs::remove_file(path);
    let mut file = File::create(path).await.unwrap();
    let mut tx = file.begin().await.unwrap();
    for entry in journal {
        tx.append(entry).await.unwrap();
    }
    tx.commit().await.unwrap();
    file.close().await.unwrap();
    let opened = File::open(path).await.unwrap();
    opened.file.close().await.unwrap();
    (opened.entries, store::verify(path).await.unwrap())
}

#[test]
fn fold_and_views_agree_on_random_journals() {
    let path = folder::empty(env!("CARGO_TARGET_TMPDIR"), "store_views").join("random.flagfall");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let cases = std::env::var("FLAGFALL_JOURNALS").ok().and_then(|n| n.parse().ok()).unwrap_or(12);
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 300, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]));
    let checked = runner.run(&random::acts(150), |acts| {
        let journal = random::journal(&acts);
        let (entries, verified) = runtime.block_on(write_and_verify(&path, &journal));
        prop_assert_eq!(&entries, &journal);
        let problems: Vec<_> = verified
            .problems
            .iter()
            .filter(|problem| !matches!(problem, store::Problem::RoundHead(_)))
            .collect();
        prop_assert!(problems.is_empty(), "{:#?}", problems);
        prop_assert_eq!(verified.head(), store::head(&entries));
        prop_assert_eq!(verified.place_of(&verified.head().short()), Some(entries.len()));
        Ok(())
    });
    checked.unwrap_or_else(|failure| panic!("{failure}"));
}

#[tokio::test]
async fn every_table_is_written_and_read() {
    let path = folder::empty(env!("CARGO_TARGET_TMPDIR"), "store_every_table").join("all.flagfall");
    let journal = random::one_of_each();
    for table in TABLES {
        let written = journal.iter().flat_map(|entry| &entry.facts).any(|fact| fact.table() == table.name);
        assert!(written, "no random journal writes to {}", table.name);
    }
    let (entries, _) = write_and_verify(&path, &journal).await;
    assert_eq!(entries, journal);
    assert_eq!(State::fold(entries).journal(), journal);
}
