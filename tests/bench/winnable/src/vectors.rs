//! Labelled rows: answers against labels, every line replayed, every proof checked.

use std::collections::BTreeMap;
use std::str::FromStr;

use winnable::{Budget, Control, Proof, Verdict, can_checkmate, replays_to_mate, verify};

use crate::clock::cpu_ns;
use crate::rows::labelled;

pub fn budget(mode: &str) -> Budget {
    match mode {
        "quick" => Budget::QUICK,
        "deep" => Budget::DEEP,
        _ => Budget::INTERACTIVE,
    }
}

/// What came of a file.
#[derive(Default)]
pub struct Outcome {
    pub rows: usize,
    /// Answers against the label, replays that fail and proofs that are refused.
    pub wrong: usize,
    pub undetermined: usize,
    /// Rows of the composed set, and those answered within 50 ms of CPU time.
    pub composed: usize,
    pub within: usize,
}

pub fn run(mode: &str, files: &[&str]) {
    for file in files {
        ours(file, mode, true);
    }
}

/// Our answers; with `detail`, everything odd is listed.
pub fn ours(file: &str, mode: &str, detail: bool) -> Outcome {
    let budget = budget(mode);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let (mut times, mut checks) = (Vec::new(), 0);
    let mut outcome = Outcome::default();
    for row in labelled(file) {
        let side = row.query.side;
        let start = cpu_ns();
        let verdict = can_checkmate(&row.query.position, side, &budget, &mut |_| Control::Continue);
        let time = cpu_ns() - start;
        times.push((time, row.fen.clone()));
        let mut sound = true;
        let answer = match &verdict {
            Verdict::Winnable { line } => {
                sound = replays_to_mate(&row.query.position, side, line);
                "winnable"
            }
            Verdict::Unwinnable { proof } => {
                let start = cpu_ns();
                sound = verify(&row.query.position, side, proof).is_ok();
                checks += cpu_ns() - start;
                *counts.entry(format!("proof {}", kind(proof))).or_default() += 1;
                "unwinnable"
            }
            Verdict::Undetermined { .. } => "undetermined",
        };
        let open = answer == "undetermined";
        let against = !open && answer != row.expected && row.expected != "unknown";
        let legal = if row.illegal { "illegal" } else { "legal" };
        *counts.entry(format!("{legal} {} -> {answer}", row.expected)).or_default() += 1;
        outcome.rows += 1;
        outcome.wrong += usize::from(against || !sound);
        outcome.undetermined += usize::from(open);
        if is_composed(&row.source) {
            outcome.composed += 1;
            outcome.within += usize::from(!open && time <= FIFTY_MS);
        }
        if !sound || against || (detail && open) {
            let side = if row.white { 'w' } else { 'b' };
            let check = if sound { "" } else { "REFUSED " };
            println!(
                "{check}{answer} expected {} {legal} {} us: {};{side}",
                row.expected,
                time / 1000,
                row.fen
            );
        }
    }
    times.sort();
    let total: u64 = times.iter().map(|t| t.0).sum();
    println!("{file} {mode}: total {} ms, proofs checked in {} ms", total / 1_000_000, checks / 1_000_000);
    for (what, count) in counts {
        println!("  {count:6} {what}");
    }
    for (time, fen) in times.iter().rev().take(5).filter(|_| detail) {
        println!("  slowest {} us {fen}", time / 1000);
    }
    outcome
}

/// The answers of chasolver's full search.
pub fn theirs(file: &str) -> Outcome {
    let mut outcome = Outcome::default();
    for row in labelled(file) {
        let side = if row.white { chess::Color::White } else { chess::Color::Black };
        let start = cpu_ns();
        let answer = chess::Board::from_str(&row.fen).ok().and_then(|b| chasolver::winnability(&b, side));
        let time = cpu_ns() - start;
        let answer = answer.map(|answer| match answer {
            chasolver::Winnability::Unwinnable => "unwinnable",
            _ => "winnable",
        });
        outcome.rows += 1;
        outcome.undetermined += usize::from(answer.is_none());
        outcome.wrong += usize::from(answer.is_some_and(|a| a != row.expected && row.expected != "unknown"));
        if is_composed(&row.source) {
            outcome.composed += 1;
            outcome.within += usize::from(answer.is_some() && time <= FIFTY_MS);
        }
    }
    outcome
}

const FIFTY_MS: u64 = 50_000_000;

fn is_composed(source: &str) -> bool {
    source.starts_with("chasolver tests/positions")
}

/// The kind of a proof, in a word or two.
pub fn kind(proof: &Proof) -> String {
    match proof {
        Proof::Ended => "ended".into(),
        Proof::Material(lemma) => format!("{lemma:?}"),
        Proof::ForcedRepetition { .. } => "forced repetition".into(),
        Proof::Forced { then, .. } => format!("forced, {}", kind(then)),
        Proof::ClosedSet(_) => "closed set".into(),
        Proof::Regions(_) => "regions".into(),
        Proof::Split { .. } => "split".into(),
    }
}
