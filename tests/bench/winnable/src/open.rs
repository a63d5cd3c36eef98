//! Only what the interactive budget leaves open, asked again with the deep one: one line per question.

use std::io::Write as _;

use winnable::{Budget, Control, Verdict, can_checkmate, verify};

use crate::clock::{cpu_ns, peak_kb};
use crate::rows::{Row, labelled, unlabelled};
use crate::vectors::kind;

/// Asks every row of every file; rows that are no CSV are lines `FEN;w|b`.
pub fn run(files: &[&str]) {
    for file in files {
        let rows = if file.ends_with(".csv") { labelled(file) } else { unlabelled(file) };
        let (mut asked, mut open, mut open_illegal, mut slowest) = (0, 0, 0, 0);
        for row in &rows {
            let ask = |budget: &Budget| {
                can_checkmate(&row.query.position, row.query.side, budget, &mut |_| Control::Continue)
            };
            if !matches!(ask(&Budget::INTERACTIVE), Verdict::Undetermined { .. }) {
                continue;
            }
            asked += 1;
            let start = cpu_ns();
            let verdict = ask(&Budget::DEEP);
            let time = cpu_ns() - start;
            slowest = slowest.max(time);
            let what = describe(row, &verdict);
            if matches!(verdict, Verdict::Undetermined { .. }) {
                if row.illegal { open_illegal += 1 } else { open += 1 }
            }
            let legal = if row.illegal { "illegal" } else { "legal" };
            let side = if row.white { 'w' } else { 'b' };
            println!(
                "{what:36} {:7} ms {:7} kB expected {:10} {legal:7} {};{side}",
                time / 1_000_000,
                peak_kb(),
                row.expected,
                row.fen
            );
            let _ = std::io::stdout().flush();
        }
        println!(
            "{file}: {} rows, {asked} left open by interactive, {open} by deep too (and {open_illegal} of rows that no \
             game reaches); slowest {} ms, peak {} kB",
            rows.len(),
            slowest / 1_000_000,
            peak_kb()
        );
    }
}

fn describe(row: &Row, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Winnable { line } => format!("winnable in {} plies", line.len()),
        Verdict::Unwinnable { proof } => match verify(&row.query.position, row.query.side, proof) {
            Ok(()) => format!("unwinnable, {}", kind(proof)),
            Err(error) => format!("PROOF REJECTED: {error}, {}", kind(proof)),
        },
        Verdict::Undetermined { spent } => format!("UNDETERMINED after {}", spent.nodes),
    }
}
