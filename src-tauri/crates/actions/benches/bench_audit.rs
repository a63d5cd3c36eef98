//! Speed and memory of an audit on one core, beside Debian's pgn-extract parsing and checking the same file, and
//! python-chess asking for the same draws on its first games, in one run with start-up included for all.
//!
//! `FLAGFALL_CORPUS=… cargo bench -p actions --bench bench-audit`. Times are processor times where the system gives them.
#![expect(clippy::expect_used, reason = "a measurement that cannot be made ends here")]

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use actions::audit::{AuditSource, audit};

/// Games that python-chess is given.
const SAMPLE: usize = 4_000;

const PYTHON: &str = "\
import sys, chess.pgn
n = 0
with open(sys.argv[1], encoding='utf-8', errors='replace') as file:
    while (game := chess.pgn.read_game(file)) is not None:
        board = game.board()
        for move in game.mainline_moves():
            board.push(move)
            board.is_repetition(3), board.is_repetition(5), board.is_fifty_moves(), board.is_seventyfive_moves()
        n += 1
print(n, 'games')
";

fn main() {
    let Some(corpus) = env::var_os("FLAGFALL_CORPUS") else {
        println!("skipped: FLAGFALL_CORPUS is not set");
        return;
    };
    // Started once more for itself, so that start-up and memory are those of one job.
    if let Some(file) = env::args().find_map(|a| a.strip_prefix("--job=").map(PathBuf::from)) {
        look_through(&file);
        return;
    }
    let packed = PathBuf::from(corpus).join("pgn-big/gm-games.pgn.xz");
    let folder = env::temp_dir().join(format!("audit-bench-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("temporary folder");
    let file = folder.join("all.pgn");
    let out = fs::File::create(&file).expect("temporary file");
    let unpacked = Command::new("xz").arg("-dc").arg(&packed).stdout(out).status();
    if unpacked.is_ok_and(|status| status.success()) {
        compare(&file, &folder.join("sample.pgn"));
    } else {
        println!("skipped: {} cannot be unpacked", packed.display());
    }
    let _ = fs::remove_dir_all(&folder);
}

fn compare(file: &Path, sample: &Path) {
    let me = env::current_exe().expect("own path");
    let job = |file: &Path| {
        let mut command = Command::new(&me);
        command.arg(format!("--job={}", file.display()));
        command
    };
    let extract = ["/usr/games/pgn-extract", "pgn-extract"].into_iter().find(|program| {
        Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
    });
    let base = extract.and_then(|program| {
        measure("pgn-extract -r (parse and check)", Command::new(program).args(["-s", "-r"]).arg(file), None)
    });
    if base.is_none() {
        println!("pgn-extract is not installed");
    }
    measure("audit, one thread", &mut job(file), base);

    let text = fs::read(file).expect("the file reads");
    let head = b"[Event ";
    let starts = text.windows(head.len()).enumerate().filter(|(_, w)| w == head).map(|(at, _)| at);
    let end = starts.into_iter().nth(SAMPLE).unwrap_or(text.len());
    fs::write(sample, text.get(..end).unwrap_or_default()).expect("temporary file");
    let python =
        measure("python-chess, sample", Command::new("python3").args(["-c", PYTHON]).arg(sample), None);
    if python.is_none() {
        println!("python-chess is not installed");
    }
    measure("audit, sample", &mut job(sample), python);
}

/// Runs a command, prints its processor time in seconds and its memory; none where it fails.
fn measure(name: &str, command: &mut Command, base: Option<f64>) -> Option<f64> {
    let mut timed = Command::new("/usr/bin/time");
    timed.args(["-f", "TIME %U %S %M"]).arg(command.get_program()).args(command.get_args());
    let output = timed.stdout(Stdio::piped()).stderr(Stdio::piped()).output().ok()?;
    if !output.status.success() {
        return None;
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    let line = errors.lines().rev().find_map(|l| l.split_once("TIME ").map(|(_, rest)| rest.to_owned()))?;
    let mut fields = line.split(' ');
    let mut number = || fields.next().and_then(|f| f.parse::<f64>().ok());
    let seconds = number()? + number()?;
    let memory = number()? / 1024.0;
    let ratio = base.map(|base| format!(", {:.1} times as fast", base / seconds)).unwrap_or_default();
    let said = String::from_utf8_lossy(&output.stdout);
    let games = said.split_whitespace().next().and_then(|word| word.parse::<f64>().ok());
    let rate = games.map(|games| format!(", {:.0} games/s", games / seconds)).unwrap_or_default();
    println!("{name}: {seconds:.2} s, {memory:.0} MB{rate}{ratio}");
    print!("{said}");
    Some(seconds)
}

fn look_through(path: &Path) {
    let bytes = fs::File::open(path).expect("the file opens");
    let length = bytes.metadata().map_or(0, |data| data.len());
    let source =
        AuditSource { name: path.display().to_string(), bytes, length, edition: laws::Edition::Fide2023 };
    let mut kinds = std::collections::BTreeMap::new();
    let found = |finding: actions::audit::AuditFinding| *kinds.entry(finding.kind).or_insert(0_u32) += 1;
    let total = audit([source], 1, found, |_| ControlFlow::Continue(())).expect("the file reads");
    println!("    {} games, {} half-moves, {} findings: {kinds:?}", total.games, total.plies, total.findings);
}
