//! The whole table: every bar with what was measured, both programs in the same run.
//!
//! Vectors that are not kept here are read from where `FLAGFALL_CORPUS` points, beside it in `core`; without
//! it their lines say that they were skipped.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{scan, speed, vectors};

/// What was promised, and whether it holds.
#[derive(Default)]
struct Bars {
    lines: Vec<String>,
    missed: usize,
}

impl Bars {
    fn at_most(&mut self, what: &str, value: f64, limit: f64) {
        self.hold(format!("{what}: {value:.3} (at most {limit})"), value <= limit);
    }

    fn at_least(&mut self, what: &str, value: f64, limit: f64) {
        self.hold(format!("{what}: {value:.1} (at least {limit})"), value >= limit);
    }

    fn hold(&mut self, line: String, holds: bool) {
        self.missed += usize::from(!holds);
        self.lines.push(format!("{} {line}", if holds { "  ok   " } else { "  MISSED" }));
    }

    fn skipped(&mut self, what: &str) {
        self.lines.push(format!("  skipped {what}: FLAGFALL_CORPUS is not set, or the file is not there"));
    }
}

pub fn run(cases: &str) {
    let case = |name: &str| format!("{cases}/{name}");
    let labelled = case("unwinnability.csv");
    let challenge = case("challenge_undetermined.csv");
    let unsound = case("unsound_incumbents.csv");
    let corpus = std::env::var_os("FLAGFALL_CORPUS").map(PathBuf::from);
    let beside = |path: &str| corpus.as_ref().map(|c| c.join(path)).filter(|path| path.exists());
    let lichess = beside("../core/bench/lichess-timeouts-65536.txt.xz");
    let finals = beside("../core/bench/gm-final-positions-10000.txt.xz");
    let games = beside("pgn-big/gm-games.pgn.xz");
    let mut bars = Bars::default();

    completeness(&labelled, &unsound, &mut bars);
    deep(&labelled, &challenge, &mut bars);
    speeds(lichess.as_deref(), finals.as_deref(), &mut bars);

    println!("\n== the slowest quick answer of each file, microseconds ==");
    let sets: Vec<String> =
        [&lichess, &finals].into_iter().flatten().map(|path| path.display().to_string()).collect();
    let files = || [&labelled, &unsound, &challenge].into_iter().chain(&sets);
    let mut slowest = 0f64;
    for file in files() {
        let here = speed::slowest_quick(&speed::plain(file));
        println!("  {here:9.1} {file}");
        slowest = slowest.max(here);
    }
    bars.at_most("quick, slowest on every vector, ms", slowest / 1000.0, 1.0);

    println!("\n== peak resident memory, each mode in a process of its own ==");
    let arguments: Vec<&str> =
        ["memory", "interactive"].into_iter().chain(files().map(String::as_str)).collect();
    let peak = peak(&myself(&arguments));
    println!("  interactive {peak:.0} kB on {} files", files().count());
    bars.at_most("interactive, peak resident, MB", peak / 1024.0, 64.0);

    match games {
        Some(path) => {
            println!("\n== the first dead position of each game, interactive ==");
            let (report, asking) = scan::games(&path.display().to_string(), "interactive");
            println!("  {}", report.lines().last().unwrap_or_default());
            bars.at_most("scan of all games, CPU seconds asking", asking as f64 / 1000.0, 6.0);
        }
        None => bars.skipped("scan of all games"),
    }

    println!("\n== bars ==");
    for line in &bars.lines {
        println!("{line}");
    }
    println!("{} bars, {} missed", bars.lines.len(), bars.missed);
}

fn completeness(labelled: &str, unsound: &str, bars: &mut Bars) {
    println!("== labelled positions, interactive beside chasolver's full search ==");
    let (ours, theirs) = (vectors::ours(labelled, "interactive", false), vectors::theirs(labelled));
    let share = |o: &vectors::Outcome| 100.0 * o.within as f64 / o.composed.max(1) as f64;
    for (who, o) in [("winnable", &ours), ("chasolver", &theirs)] {
        println!(
            "  {who:9} {} rows: {} wrong, {} undetermined; of {} composed, {} within 50 ms ({:.1} %)",
            o.rows,
            o.wrong,
            o.undetermined,
            o.composed,
            o.within,
            share(o)
        );
    }
    let (here, there) = (vectors::ours(unsound, "interactive", false), vectors::theirs(unsound));
    println!("  {unsound}: wrong answers: winnable {}, chasolver {}", here.wrong, there.wrong);
    bars.at_most("wrong answers, refused proofs", (ours.wrong + here.wrong) as f64, 0.0);
    bars.at_least("composed within 50 ms, per cent", share(&ours), 95.0);
    bars.at_least("  chasolver's own share is below ours by", share(&ours) - share(&theirs), 0.0);
}

fn deep(labelled: &str, challenge: &str, bars: &mut Bars) {
    println!("\n== what interactive leaves open, asked with the deep budget ==");
    let report = myself(&["open", labelled]);
    let count = |word: &str, legal: &str| {
        report.lines().filter(|line| line.starts_with(word) && line.contains(legal)).count()
    };
    for line in report.lines().filter(|line| line.starts_with(|c: char| c.is_uppercase())) {
        println!("  {line}");
    }
    println!("  {}", report.lines().last().unwrap_or_default());
    bars.at_most("deep, undetermined rows", count("UNDETERMINED", " legal ") as f64, 0.0);
    bars.at_most("deep, undetermined rows no game reaches", count("UNDETERMINED", " illegal ") as f64, 0.0);
    bars.at_most("deep, refused proofs", count("PROOF REJECTED", "") as f64, 0.0);
    bars.at_most("deep, peak resident, MB", peak(&report) / 1024.0, 512.0);

    println!("\n== positions that chasolver gives up on, deep ==");
    let outcome = vectors::ours(challenge, "deep", true);
    let answered = outcome.rows - outcome.undetermined;
    bars.at_least(&format!("challenge answered, of {}", outcome.rows), answered as f64, 7.0);
}

fn speeds(lichess: Option<&Path>, finals: Option<&Path>, bars: &mut Bars) {
    println!("\n== microseconds of CPU time per question, best of three ==");
    for (name, path) in [("lichess", lichess), ("gm finals", finals)] {
        let Some(path) = path else {
            bars.skipped(name);
            continue;
        };
        let comparison = speed::compare(&path.display().to_string());
        let (full, quick) = (&comparison.interactive, &comparison.quick);
        let mean = if name == "lichess" { 0.33 } else { 0.4 };
        bars.at_most(&format!("{name}, mean beside chasolver"), full.ours.mean / full.theirs.mean, mean);
        if name == "lichess" {
            let (ours, theirs) = (&full.ours, &full.theirs);
            bars.at_most("lichess, median beside chasolver", ours.median / theirs.median, 0.45);
            bars.at_most("lichess, 99th percentile beside chasolver", ours.p99 / theirs.p99, 0.26);
            bars.at_most("lichess, slowest, ms", ours.max / 1000.0, 50.0);
        }
        let ratio = quick.ours.mean / quick.theirs.mean;
        bars.at_most(&format!("{name}, quick mean beside chasolver's fast"), ratio, 0.75);
        bars.at_most(
            &format!("{name}, answers that differ from chasolver's"),
            comparison.contradictions as f64,
            0.0,
        );
    }
}

/// Runs this program again, so that its memory is measured alone; what it printed.
fn myself(arguments: &[&str]) -> String {
    let program = std::env::current_exe().expect("this program has a path");
    let output = Command::new(program).args(arguments).output().expect("this program runs");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The last figure of the form `peak N kB`.
fn peak(report: &str) -> f64 {
    let figure = report.rsplit("peak ").next().and_then(|rest| rest.split(' ').next());
    figure.and_then(|figure| figure.parse().ok()).unwrap_or(f64::INFINITY)
}
