//! Speed of the competition file: opening and folding 100 000 entries, and one durable append.
//!
//! `cargo bench --bench bench-store`.

#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::time::{Duration, Instant};

use desk::state::State;
use desk::words::EntryKind;
use flagfall_tests::journal::Scribe;
use flagfall_tests::{folder, tournament};
use store::File;

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

/// One entry with as many facts as a tournament report of 120 players and nine rounds brings in.
async fn import() {
    let path = folder::empty(env!("CARGO_TARGET_TMPDIR"), "bench_import").join("import.flagfall");
    let mut file = File::create(&path).await.unwrap();
    let desk = Scribe::new(1);
    let facts: Vec<_> = tournament::journal(3000).into_iter().flat_map(|entry| entry.facts).collect();
    let mut times = Vec::new();
    for _ in 0..10 {
        let mut tx = file.begin().await.unwrap();
        let (entry, begun) =
            (desk.clone().entry(EntryKind::Import, facts[600..2100].to_vec()), Instant::now());
        tx.append(&entry).await.unwrap();
        times.push(begun.elapsed());
    }
    file.close().await.unwrap();
    report("append of 1500 facts, not yet durable", times);
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
