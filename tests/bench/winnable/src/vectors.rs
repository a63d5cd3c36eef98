//! Labelled rows: answers against labels, every line replayed, every proof checked.

use std::collections::BTreeMap;

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

pub fn run(mode: &str, files: &[&str]) {
    let budget = budget(mode);
    for file in files {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        let (mut times, mut checks) = (Vec::new(), 0);
        let mut within = (0, 0);
        for row in labelled(file) {
            let side = row.query.side;
            let start = cpu_ns();
            let verdict = can_checkmate(&row.query.position, side, &budget, &mut |_| Control::Continue);
            let time = cpu_ns() - start;
            times.push((time, row.fen.clone()));
            let answer = match &verdict {
                Verdict::Winnable { line } => {
                    assert!(replays_to_mate(&row.query.position, side, line), "{}", row.fen);
                    "winnable"
                }
                Verdict::Unwinnable { proof } => {
                    let start = cpu_ns();
                    if let Err(error) = verify(&row.query.position, side, proof) {
                        println!("PROOF REJECTED {error}: {} {side} {}", row.fen, kind(proof));
                    }
                    checks += cpu_ns() - start;
                    *counts.entry(format!("proof {}", kind(proof))).or_default() += 1;
                    "unwinnable"
                }
                Verdict::Undetermined { .. } => "undetermined",
            };
            let legal = if row.illegal { "illegal" } else { "legal" };
            *counts.entry(format!("{legal} {} -> {answer}", row.expected)).or_default() += 1;
            if row.source.starts_with("chasolver tests/positions") {
                within.1 += 1;
                within.0 += usize::from(answer != "undetermined" && time <= 50_000_000);
            }
            if time > 1_000_000_000 {
                println!("slow: {answer} after {} ms: {}", time / 1_000_000, row.fen);
            }
            if answer == "undetermined" || (answer != row.expected && row.expected != "unknown") {
                println!(
                    "{answer} expected {} {legal} {} us: {};{}",
                    row.expected,
                    time / 1000,
                    row.fen,
                    if row.white { 'w' } else { 'b' }
                );
            }
        }
        times.sort();
        let total: u64 = times.iter().map(|t| t.0).sum();
        println!(
            "{file} {mode}: total {} ms, proofs checked in {} ms",
            total / 1_000_000,
            checks / 1_000_000
        );
        for (what, count) in counts {
            println!("  {count:6} {what}");
        }
        if within.1 > 0 {
            println!("  composed within 50 ms: {} of {}", within.0, within.1);
        }
        for (time, fen) in times.iter().rev().take(5) {
            println!("  slowest {} us {fen}", time / 1000);
        }
    }
}

fn kind(proof: &Proof) -> String {
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
