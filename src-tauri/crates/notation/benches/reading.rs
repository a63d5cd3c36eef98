//! Speed and memory of reading and writing, beside Debian's pgn-extract on the same file in the same run.
//!
//! `FLAGFALL_CORPUS=… cargo bench -p notation --bench reading`. Times are processor times where the system gives them, so
//! that other work on the machine counts little.
#![expect(clippy::expect_used, reason = "a measurement that cannot be made ends here")]

use std::{
    env, fs,
    io::Read,
    path::PathBuf,
    process::{Command, Stdio},
};

use notation::{
    game::Game,
    pgn::{PgnReader, Profile, ReadOptions, write_games},
};

fn main() {
    let Some(corpus) = env::var_os("FLAGFALL_CORPUS") else {
        println!("skipped: FLAGFALL_CORPUS is not set");
        return;
    };
    // Started once more for itself, so that start-up and memory are those of one job.
    if let Some(job) = env::args().find_map(|a| a.strip_prefix("--job=").map(str::to_owned)) {
        run_job(&job);
        return;
    }
    let packed = PathBuf::from(corpus).join("pgn-big/gm-games.pgn.xz");
    let file = env::temp_dir().join(format!("notation-bench-{}.pgn", std::process::id()));
    let unpacked = Command::new("xz")
        .arg("-dc")
        .arg(&packed)
        .stdout(fs::File::create(&file).expect("temporary file"))
        .status();
    if !unpacked.is_ok_and(|s| s.success()) {
        println!("skipped: {} cannot be unpacked", packed.display());
        let _ = fs::remove_file(&file);
        return;
    }
    let me = env::current_exe().expect("own path");
    let job = |name: &str| {
        let mut command = Command::new(&me);
        command
            .arg(format!("--job={name}"))
            .env("NOTATION_BENCH_FILE", &file)
            .env("FLAGFALL_CORPUS", &packed);
        command
    };
    let extract = ["/usr/games/pgn-extract", "pgn-extract"].into_iter().find(|p| {
        Command::new(p).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
    });
    let mut base = None;
    if let Some(program) = extract {
        let mut command = Command::new(program);
        command.args(["-s", "-r"]).arg(&file);
        base = measure("pgn-extract -r (parse and check)", &mut command, None);
    } else {
        println!("pgn-extract is not installed");
    }
    measure("read, moves only", &mut job("moves"), base);
    measure("read, with annotations", &mut job("annotations"), base);
    measure("read and make games with SAN", &mut job("games"), base);
    measure("1 GB, moves only (18 times the file)", &mut job("long"), None);
    measure("1 000 games written", &mut job("write"), None);
    let _ = fs::remove_file(&file);
}

/// Runs a command, prints its processor time in seconds and, where `/usr/bin/time` is there, its memory.
fn measure(name: &str, command: &mut Command, base: Option<f64>) -> Option<f64> {
    let mut timed = Command::new("/usr/bin/time");
    timed.args(["-f", "TIME %U %S %M"]).arg(command.get_program()).args(command.get_args());
    for (key, value) in command.get_envs() {
        if let Some(value) = value {
            timed.env(key, value);
        }
    }
    let Ok(output) = timed.stdout(Stdio::piped()).stderr(Stdio::piped()).output() else {
        let start = std::time::Instant::now();
        let status = command.stdout(Stdio::inherit()).stderr(Stdio::null()).status();
        println!("{name}: {:?} by the clock ({status:?})", start.elapsed());
        return None;
    };
    let errors = String::from_utf8_lossy(&output.stderr);
    let line = errors.lines().rev().find_map(|l| l.split_once("TIME ").map(|(_, rest)| rest.to_owned()))?;
    let mut fields = line.split(' ');
    let mut number = || fields.next().and_then(|f| f.parse::<f64>().ok());
    let seconds = number()? + number()?;
    let memory = number()? / 1024.0;
    let ratio = base.map(|b| format!(", {:.1} times as fast", b / seconds)).unwrap_or_default();
    println!("{name}: {seconds:.2} s, {memory:.0} MB{ratio}");
    print!("{}", String::from_utf8_lossy(&output.stdout));
    Some(seconds)
}

fn run_job(job: &str) {
    let path = env::var_os("NOTATION_BENCH_FILE").expect("file of the job");
    let open = || fs::File::open(&path).expect("file opens");
    match job {
        "moves" => {
            count(PgnReader::new(open(), ReadOptions { annotations: false, ..ReadOptions::default() }))
        }
        "annotations" => count(PgnReader::new(open(), ReadOptions::default())),
        "games" => {
            let mut reader = PgnReader::new(open(), ReadOptions::default());
            let mut moves = 0;
            while let Some(record) = reader.next_game().expect("file reads") {
                moves += record.to_game().moves.len();
            }
            println!("    {moves} half-moves");
        }
        "long" => {
            let mut source: Box<dyn Read> = Box::new(std::io::empty());
            for _ in 0..18 {
                source = Box::new(source.chain(open()));
            }
            count(PgnReader::new(source, ReadOptions { annotations: false, ..ReadOptions::default() }));
        }
        _ => {
            let mut reader = PgnReader::new(open(), ReadOptions::default());
            let mut games: Vec<Game> = Vec::new();
            while games.len() < 1_000 {
                let Some(record) = reader.next_game().expect("file reads") else { break };
                games.push(record.to_game());
            }
            let start = std::time::Instant::now();
            let text = write_games(&games, Profile::Archive);
            println!("    {} bytes in {:?} by the clock, reading not counted", text.len(), start.elapsed());
        }
    }
}

fn count<R: Read>(mut reader: PgnReader<R>) {
    let (mut games, mut moves, mut stopped) = (0_u64, 0, 0_u64);
    while let Some(game) = reader.next_game().expect("file reads") {
        games += 1;
        moves += game.moves().len();
        stopped += u64::from(game.stop().is_some());
    }
    println!(
        "    {games} games, {moves} half-moves, {stopped} not legal to the end, {} bytes",
        reader.bytes_read()
    );
}
