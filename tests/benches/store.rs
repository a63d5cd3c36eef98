//! Speed of the competition file: opening and folding 100 000 entries, and one durable append.
//!
//! `cargo bench --bench bench-store`.

#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::time::{Duration, Instant};

use actions::import::{self, ImportChoices};
use actions::{Now, Session, draft, view};
use desk::ids::{DeskId, EntryId, RoundNo};
use desk::state::State;
use flagfall_tests::journal::Scribe;
use flagfall_tests::{folder, tournament};
use store::File;
use uuid::Uuid;

const ENTRIES: usize = 100_000;
const APPENDS: usize = 1000;

fn main() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        open_and_fold().await;
        append().await;
        import().await;
    });
}

async fn open_and_fold() {
    let path = folder::empty(env!("CARGO_TARGET_TMPDIR"), "bench_store").join("long.flagfall");
    let journal = tournament::journal(ENTRIES);
    let facts: usize = journal.iter().map(|entry| entry.facts.len()).sum();
    let mut file = File::create(&path).await.unwrap();
    let mut tx = file.begin().await.unwrap();
    for entry in &journal {
        tx.append(entry).await.unwrap();
    }
    tx.commit().await.unwrap();
    file.close().await.unwrap();
    let size = std::fs::metadata(&path).unwrap().len() >> 20;
    println!("{ENTRIES} entries, {facts} facts, {size} MB");
    let mut open = Vec::new();
    let mut both = Vec::new();
    let cpu = cpu_ms();
    for _ in 0..7 {
        let begun = Instant::now();
        let opened = File::open(&path).await.unwrap();
        open.push(begun.elapsed());
        let state = State::fold(opened.entries);
        both.push(begun.elapsed());
        assert_eq!(state.journal().len(), ENTRIES);
        opened.file.close().await.unwrap();
    }
    println!("processor time of one opening, reading and folding: {} ms", (cpu_ms() - cpu) / 7);
    report("open and read", open);
    report("open, read and fold", both);
}

async fn append() {
    let path = folder::empty(env!("CARGO_TARGET_TMPDIR"), "bench_append").join("short.flagfall");
    let mut file = File::create(&path).await.unwrap();
    let mut desk = Scribe::new(1);
    let mut times = Vec::new();
    for n in 0..APPENDS {
        let entry = desk.note(&format!("note {n}"));
        let begun = Instant::now();
        let mut tx = file.begin().await.unwrap();
        tx.newer().await.unwrap();
        tx.append(&entry).await.unwrap();
        tx.commit().await.unwrap();
        times.push(begun.elapsed());
    }
    file.close().await.unwrap();
    report("durable append", times);
}

/// Processor time of this process so far, as the kernel counts it (10 ms grain); 0 where it does not say.
fn cpu_ms() -> u64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit_once(") ").map_or("", |(_, rest)| rest);
    after_name.split(' ').skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum::<u64>() * 10
}

/// A tournament report of 120 players and nine rounds from its bytes to the durable entry: read, compared with the
/// desk as the diff shows it, recorded, and the round's boards made for the screen.
async fn import() {
    let report_file = tournament::report(120, 9);
    let mut times = Vec::new();
    for n in 0..10u128 {
        let path = folder::empty(env!("CARGO_TARGET_TMPDIR"), "bench_import").join("import.flagfall");
        let mut session = Session::create(&path, DeskId(Uuid::from_u128(1))).await.unwrap();
        let now = Now { at: 1_780_000_000_000, offset_min: 0 };
        let command = draft::Command::Section { letter: "A".into(), name: "Open".into(), rounds: Some(9) };
        let parsed = draft::parse(session.state(), &command, now, session.desk(), &session.head()).unwrap();
        session.record(EntryId(Uuid::from_u128(n)), now, parsed.occurred_at, parsed.command).await.unwrap();
        let section = session.state().sections_in_order()[0].section;
        let begun = Instant::now();
        let file = import::read("open.trf", report_file.as_bytes()).unwrap();
        let token = EntryId(Uuid::from_u128(100 + n));
        let choices = ImportChoices { section: Some(section.to_string()), ..ImportChoices::default() };
        let diff = import::diff(&session, token, &file, Some(section), &choices);
        assert!(!diff.changes.is_empty());
        import::apply(&mut session, token, now, &file, section, &choices).await.unwrap();
        assert_eq!(view::round(session.state(), section, RoundNo(9), now).rows.len(), 60);
        times.push(begun.elapsed());
        session.close().await.unwrap();
    }
    report("import of a report of 120 players and 9 rounds", times);
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let ms = |at: usize| times[at].as_secs_f64() * 1000.0;
    let last = times.len() - 1;
    println!(
        "{what}: median {:.2} ms, p95 {:.2} ms, worst {:.2} ms",
        ms(last / 2),
        ms(last * 95 / 100),
        ms(last)
    );
}
