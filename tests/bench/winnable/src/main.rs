//! Measures the solver beside chasolver: answers against labels, CPU time per question, memory, and the scan
//! of a PGN file.

mod clock;
mod rows;
mod scan;
mod speed;
mod vectors;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["vectors", mode, rest @ ..] => vectors::run(mode, rest),
        ["speed", rest @ ..] => speed::run(rest),
        ["scan", file] => scan::run(file, "interactive"),
        ["scan", file, mode] => scan::run(file, mode),
        ["memory", file] => speed::memory(file),
        _ => eprintln!(
            "usage: bench-winnable vectors quick|interactive|deep [csv …] | speed [queries …] | memory queries | scan pgn [mode]"
        ),
    }
}
