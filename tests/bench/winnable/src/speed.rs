//! CPU time per query, ours and chasolver's in the same run, best of three for each query.

use std::str::FromStr;

use winnable::{Budget, Control, Query, Verdict, can_checkmate};

use crate::clock::{cpu_ns, peak_kb};
use crate::rows::queries;

/// Microseconds.
#[derive(Clone, Copy)]
pub struct Figures {
    pub mean: f64,
    pub median: f64,
    pub p99: f64,
    pub max: f64,
}

/// Both programs on the same questions in the same run.
pub struct Pair {
    pub ours: Figures,
    pub theirs: Figures,
}

pub struct Comparison {
    pub interactive: Pair,
    pub quick: Pair,
    pub contradictions: usize,
}

fn figures(mut times: Vec<u64>) -> Figures {
    times.sort_unstable();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize] as f64 / 1000.0;
    let mean = times.iter().sum::<u64>() as f64 / times.len() as f64 / 1000.0;
    Figures { mean, median: at(0.5), p99: at(0.99), max: at(1.0) }
}

fn best_of<T>(rounds: usize, mut work: impl FnMut() -> T) -> u64 {
    let mut best = u64::MAX;
    for _ in 0..rounds {
        let start = cpu_ns();
        std::hint::black_box(work());
        best = best.min(cpu_ns() - start);
    }
    best
}

pub fn ask(query: &Query, budget: &Budget) -> Verdict {
    can_checkmate(&query.position, query.side, budget, &mut |_| Control::Continue)
}

pub fn run(files: &[&str]) {
    println!("microseconds of CPU time per query, best of three");
    for file in files {
        compare(file);
    }
}

/// The slowest quick answer on a file, in microseconds of CPU time, best of three.
pub fn slowest_quick(queries: &[Query]) -> f64 {
    let slowest = queries.iter().map(|query| best_of(3, || ask(query, &Budget::QUICK))).max();
    slowest.unwrap_or(0) as f64 / 1000.0
}

/// Compares and prints.
pub fn compare(file: &str) -> Comparison {
    let rows = queries(file);
    println!("{file}: {} queries", rows.len());
    let boards: Vec<_> = rows
        .iter()
        .map(|(row, line)| {
            let fen = line.split(';').next().unwrap_or_default();
            let side = row.side.fold_wb(chess::Color::White, chess::Color::Black);
            (chess::Board::from_str(fen).ok(), side)
        })
        .collect();
    let pair =
        |name: &str, ours: &mut dyn FnMut(usize) -> u64, theirs: &mut dyn FnMut(usize) -> Option<u64>| {
            let (mut a, mut b) = (Vec::new(), Vec::new());
            for number in 0..rows.len() {
                a.push(ours(number));
                b.extend(theirs(number));
            }
            let (a, b) = (figures(a), figures(b));
            for (who, f) in [("winnable", &a), ("chasolver", &b)] {
                println!(
                    "  {name:12} {who:9} mean {:9.2} median {:9.2} p99 {:10.2} max {:11.2}",
                    f.mean, f.median, f.p99, f.max
                );
            }
            println!(
                "  {name:12} ratio     mean {:9.3} median {:9.3} p99 {:10.3} max {:11.3}",
                a.mean / b.mean,
                a.median / b.median,
                a.p99 / b.p99,
                a.max / b.max
            );
            Pair { ours: a, theirs: b }
        };
    let interactive =
        pair("interactive", &mut |n| best_of(3, || ask(&rows[n].0, &Budget::INTERACTIVE)), &mut |n| {
            let (board, side) = &boards[n];
            board.map(|board| best_of(3, || chasolver::winnability(&board, *side)))
        });
    let quick = pair("quick", &mut |n| best_of(3, || ask(&rows[n].0, &Budget::QUICK)), &mut |n| {
        let (board, side) = &boards[n];
        board.map(|board| best_of(3, || chasolver::is_unwinnable_fast(&board, *side)))
    });
    let mut counts = [0usize; 6];
    let mut contradictions = 0;
    for (number, (row, line)) in rows.iter().enumerate() {
        let index = |v: &Verdict| match v {
            Verdict::Winnable { .. } => 0,
            Verdict::Unwinnable { .. } => 1,
            Verdict::Undetermined { .. } => 2,
        };
        let full = index(&ask(row, &Budget::INTERACTIVE));
        let quick = index(&ask(row, &Budget::QUICK));
        counts[full] += 1;
        counts[3 + quick] += 1;
        let (board, side) = &boards[number];
        let theirs = board.and_then(|board| chasolver::winnability(&board, *side));
        let theirs = theirs.map(|t| usize::from(matches!(t, chasolver::Winnability::Unwinnable)));
        for ours in [full, quick] {
            if ours < 2 && theirs.is_some_and(|t| t != ours) {
                contradictions += 1;
                println!("  differs from chasolver: {line}");
            }
        }
    }
    println!(
        "  winnable, unwinnable, undetermined: interactive {:?}, quick {:?}; {contradictions} differ from chasolver",
        &counts[..3],
        &counts[3..]
    );
    Comparison { interactive, quick, contradictions }
}

/// Peak memory over all queries of the files in one mode, nothing else being run.
pub fn memory(mode: &str, files: &[&str]) {
    let budget = crate::vectors::budget(mode);
    for file in files {
        for query in plain(file) {
            std::hint::black_box(ask(&query, &budget));
        }
    }
    println!("peak {} kB", peak_kb());
}

/// The questions of a file of either form.
pub fn plain(file: &str) -> Vec<Query> {
    if file.ends_with(".csv") {
        crate::rows::labelled(file).into_iter().map(|row| row.query).collect()
    } else {
        queries(file).into_iter().map(|row| row.0).collect()
    }
}
