//! Measures the solver beside chasolver: answers against labels, CPU time per question, memory, and the scan
//! of a PGN file.

mod clock;
mod open;
mod rows;
mod scan;
mod speed;
mod table;
mod vectors;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["vectors", mode, rest @ ..] => vectors::run(mode, rest),
        ["open", rest @ ..] => open::run(rest),
        ["speed", rest @ ..] => speed::run(rest),
        ["scan", file] => scan::run(file, "interactive"),
        ["scan", file, mode] => scan::run(file, mode),
        ["memory", mode, rest @ ..] => speed::memory(mode, rest),
        ["table", cases] => table::run(cases),
        _ => eprintln!(
            "usage: bench-winnable table cases | vectors quick|interactive|deep [csv …] | open [csv|queries …] | \
             speed [queries …] | memory mode [csv|queries …] | scan pgn [mode]"
        ),
    }
}
