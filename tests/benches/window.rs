//! The speed of the real window with 300 boards and 9 rounds: start to usable, memory, a result key to its row, and the
//! last key of a written move to the answer to its claim in a game of 300 half-moves.
//!
//! `cargo bench -p flagfall-window --bench bench-window`. Needs the page built and Xvfb with WebKitWebDriver, as the
//! end-to-end tests do. Key to row is measured inside the page, from the key event's own time to the frame after the
//! row changed; the bare durable append is measured in the same run on the same disk.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "window_claim.rs"]
mod claim;
#[path = "../e2e/driver.rs"]
mod driver;
#[path = "../e2e/screen.rs"]
mod screen;
#[allow(dead_code)]
#[path = "../e2e/window.rs"]
mod window;

use std::path::Path;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use actions::import::{self, ImportChoices};
use actions::{Now, Session, draft, view};
use desk::ids::{DeskId, EntryId, RoundNo, SectionId};
use flagfall_tests::tournament;
use store::{File, OpenOptions};
use uuid::Uuid;
use window::{Window, fresh_home};

const BOARDS: usize = 300;
const ROUNDS: usize = 9;
const KEYS: usize = 100;
const STARTS: usize = 5;

fn main() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let home = fresh_home("bench-window");
        let file = home.join("large.flagfall");
        competition(&file).await;
        // `-- claim` measures that alone.
        if std::env::args().any(|argument| argument == "claim") {
            let (window, _) = start(&file).await;
            claims(&window).await;
            window.close().await;
            return;
        }
        let append = appends(&home.join("append.flagfall")).await;
        report("bare durable append", &append);
        let copy = home.join("copy.flagfall");
        std::fs::copy(&file, &copy).unwrap();
        report("the same result without a window", &results(&copy).await);
        let mut starts = Vec::new();
        for _ in 1..STARTS {
            let (window, start) = start(&file).await;
            starts.push(start);
            window.close().await;
        }
        let (window, last) = start(&file).await;
        starts.push(last);
        report("process start to usable window", &starts);
        memory("PSS of all its processes, the round open");
        let keys = keys(&window).await;
        report("result key to its row on the screen", &keys);
        println!(
            "  beyond the append: median {:.1} ms, p95 {:.1} ms",
            middle(&keys) - middle(&append),
            high(&keys) - high(&append)
        );
        memory("PSS of all its processes, after the results");
        claims(&window).await;
        window.close().await;
    });
}

async fn claims(window: &Window) {
    report("a claim asked without a window", &claim::asked(&claim::moves()));
    report("last key of a written move to the claim's answer", &claim::keys(window).await);
}

async fn competition(path: &Path) {
    let desk = DeskId(Uuid::from_u128(7));
    let now = now();
    let mut session = Session::create(path, desk).await.unwrap();
    let mut n = 0u128;
    let mut fresh = || {
        n += 1;
        EntryId(Uuid::from_u128(n))
    };
    let section = draft::Command::Section { letter: "A".into(), name: "Open A".into(), rounds: Some(9) };
    record(&mut session, fresh(), &section, now).await;
    let section: SectionId = session.state().sections_in_order()[0].section;
    let file = import::read("large.trf", tournament::report(2 * BOARDS, ROUNDS).as_bytes()).unwrap();
    let choices = ImportChoices { section: Some(section.to_string()), ..ImportChoices::default() };
    import::apply(&mut session, fresh(), now, &file, section, &choices).await.unwrap();
    let moves = draft::Command::Moves {
        game: view::round(session.state(), section, RoundNo(9), now).rows[0].game.clone(),
        source: "board".to_owned(),
        movetext: claim::moves().join(" "),
        start_fen: None,
    };
    record(&mut session, fresh(), &moves, now).await;
    let start = draft::Command::StartRound { section: section.to_string(), round: 9, occurred: None };
    record(&mut session, fresh(), &start, now).await;
    session.close().await.unwrap();
}

async fn record(session: &mut Session, entry: EntryId, command: &draft::Command, now: Now) {
    let parsed = draft::parse(session.state(), command, now, session.desk(), &session.head()).unwrap();
    session.record(entry, now, parsed.occurred_at, parsed.command).await.unwrap();
}

/// One transaction with one entry, as the store writes it, with nothing of the desk around it.
async fn appends(path: &Path) -> Vec<f64> {
    let mut file = File::create(path).await.unwrap();
    let mut scribe = flagfall_tests::journal::Scribe::new(1);
    let mut times = Vec::new();
    for n in 0..KEYS {
        let entry = scribe.note(&format!("note {n}"));
        let begun = Instant::now();
        let mut tx = file.begin().await.unwrap();
        tx.newer().await.unwrap();
        tx.append(&entry).await.unwrap();
        tx.commit().await.unwrap();
        times.push(begun.elapsed().as_secs_f64() * 1000.0);
    }
    file.close().await.unwrap();
    times
}

/// A result recorded and its answer made, as the window's command does, without the window around it.
async fn results(path: &Path) -> Vec<f64> {
    let (mut session, _) =
        Session::open(path, DeskId(Uuid::from_u128(8)), OpenOptions::default()).await.unwrap();
    let section = session.state().sections_in_order()[0].section;
    let mut times = Vec::new();
    for n in 0..KEYS {
        let round = view::round(session.state(), section, RoundNo(9), now());
        let result = if n % 2 == 0 { view::ResultCode::WhiteWins } else { view::ResultCode::BlackWins };
        let command = draft::Command::Result { game: round.rows[n].game.clone(), result, how: None };
        let begun = Instant::now();
        let parsed = draft::parse(session.state(), &command, now(), session.desk(), &session.head()).unwrap();
        let entry = EntryId(Uuid::from_u128(1_000_000 + u128::try_from(n).unwrap()));
        let done = session.record(entry, now(), parsed.occurred_at, parsed.command).await.unwrap();
        assert!(view::recorded(&session, &done, now()).is_some());
        times.push(begun.elapsed().as_secs_f64() * 1000.0);
    }
    session.close().await.unwrap();
    times
}

/// Opens the window and gives how long it took to the frame that shows the round, from the moment the driver was asked
/// to start the program: its own few milliseconds are in it.
async fn start(file: &Path) -> (Window, f64) {
    let home = fresh_home("bench-window-home");
    let window = Window::open_with("bench-window", home, &[&file.display().to_string()]).await;
    window.see("[role=row]", "Player").await;
    let shown = window.run("return performance.getEntriesByName('round-shown')[0].detail;").await;
    let begun = window.asked_at.duration_since(UNIX_EPOCH).unwrap().as_secs_f64() * 1000.0;
    (window, shown.as_f64().unwrap() - begun)
}

/// Presses a result key on one board after the other and gives what the page measured.
async fn keys(window: &Window) -> Vec<f64> {
    window.keyboard_on("[role=row]").await;
    let watch = "window.__keys = [];
        addEventListener('keydown', (event) => {
          if (!['0', '1'].includes(event.key)) return;
          const row = document.activeElement;
          const changed = new MutationObserver(() => {
            changed.disconnect();
            requestAnimationFrame(() => window.__keys.push(performance.now() - event.timeStamp));
          });
          changed.observe(row.querySelectorAll('[role=gridcell]')[4], { childList: true, characterData: true, subtree: true });
        }, true);";
    window.run(watch).await;
    for n in 0..KEYS {
        window.press(if n % 2 == 0 { "1" } else { "0" }).await;
        window.until_true(&format!("return window.__keys.length === {};", n + 1)).await;
        window.press("Down").await;
        window.keyboard_on(&format!("[data-board='{}']", n + 2)).await;
    }
    let times = window.run("return window.__keys;").await;
    times.as_array().unwrap().iter().filter_map(serde_json::Value::as_f64).collect()
}

/// The window's own process and, after it, those it started.
fn processes() -> Vec<u32> {
    let all: Vec<(u32, u32, String)> = std::fs::read_dir("/proc")
        .unwrap()
        .flatten()
        .filter_map(|entry| {
            let id: u32 = entry.file_name().to_string_lossy().parse().ok()?;
            let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
            let (name, rest) = stat.split_once('(')?.1.rsplit_once(") ")?;
            Some((id, rest.split(' ').nth(1)?.parse().ok()?, name.to_owned()))
        })
        .collect();
    let own = all.iter().filter(|(.., name)| name == "flagfall-window").map(|one| one.0).max().unwrap();
    let mut found = vec![own];
    while let Some(next) = all.iter().find(|(id, parent, _)| found.contains(parent) && !found.contains(id)) {
        found.push(next.0);
    }
    found
}

/// Prints what its processes take; shared pages count in parts.
fn memory(what: &str) {
    let of = |id: u32| {
        let name = std::fs::read_to_string(format!("/proc/{id}/comm")).unwrap_or_default();
        let rollup = std::fs::read_to_string(format!("/proc/{id}/smaps_rollup")).unwrap_or_default();
        let line = rollup.lines().find(|line| line.starts_with("Pss:")).unwrap_or_default().to_owned();
        let kb = line.split_whitespace().nth(1).and_then(|kb| kb.parse::<u64>().ok()).unwrap_or(0);
        (name.trim().to_owned(), kb / 1024)
    };
    let all: Vec<(String, u64)> = processes().into_iter().map(of).collect();
    let each: Vec<String> = all.iter().map(|(name, mb)| format!("{name} {mb}")).collect();
    println!("{what}: {} MB ({})", all.iter().map(|(_, mb)| mb).sum::<u64>(), each.join(", "));
}

fn now() -> Now {
    let at = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
    Now { at: i64::try_from(at).unwrap(), offset_min: 0 }
}

fn sorted(times: &[f64]) -> Vec<f64> {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    times
}

fn middle(times: &[f64]) -> f64 {
    sorted(times)[(times.len() - 1) / 2]
}

fn high(times: &[f64]) -> f64 {
    sorted(times)[(times.len() - 1) * 95 / 100]
}

fn report(what: &str, times: &[f64]) {
    let worst = sorted(times)[times.len() - 1];
    println!(
        "{what}: median {:.1} ms, p95 {:.1} ms, worst {worst:.1} ms ({} times)",
        middle(times),
        high(times),
        times.len()
    );
}
