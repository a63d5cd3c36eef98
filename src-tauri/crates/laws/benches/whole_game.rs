//! How fast is every verdict on a finished game, replay included? Bar: 3 000 000 plies a second on one core.
//!
//! Games: `$FLAGFALL_CORPUS/pgn-big/gm-games.pgn.xz` (unpacked by `xz`), or the random ones made here where the
//! variable is unset. python-chess reads the same games beside it where python3 has it.
//! Run: `cargo bench -p laws --bench whole_game`.
#![allow(clippy::expect_used, missing_docs, reason = "a measuring program; nobody imports it")]

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Instant;

use laws::whole_game;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Move, Position};

const GAMES: usize = 10_000;
const PYTHON_GAMES: usize = 300;
const BAR_PLIES_PER_S: f64 = 3_000_000.0;

fn main() {
    let games = published_games().unwrap_or_else(|| {
        println!("FLAGFALL_CORPUS is unset or has no pgn-big: random games instead");
        random_games()
    });
    let plies: usize = games.iter().map(Vec::len).sum();
    println!("{} games, {plies} plies", games.len());
    let start = Chess::default();

    let mut best_bare = f64::MAX;
    let mut best = f64::MAX;
    let mut found = (0, 0, 0);
    for _ in 0..7 {
        let clock = Instant::now();
        let mut left = 0;
        for game in &games {
            let mut position = start.clone();
            for m in game {
                position.play_unchecked(*m);
            }
            left += position.board().occupied().count();
        }
        best_bare = best_bare.min(clock.elapsed().as_secs_f64());
        assert!(left > 0);

        let clock = Instant::now();
        found = (0, 0, 0);
        for game in &games {
            let verdict = whole_game(&start, game);
            found.0 += usize::from(verdict.first_threefold.is_some());
            found.1 += usize::from(verdict.first_fifty.is_some());
            found.2 += usize::from(verdict.ended.is_some());
            assert_eq!(verdict.plies, game.len());
        }
        best = best.min(clock.elapsed().as_secs_f64());
    }
    let rate = plies as f64 / best;
    println!("bare replay, nothing checked:  {:>6.2} million plies/s", plies as f64 / best_bare / 1e6);
    println!(
        "laws::whole_game:              {:>6.2} million plies/s  (threefold {}, fifty {}, ended on the board {})",
        rate / 1e6,
        found.0,
        found.1,
        found.2
    );
    python(&games);
    println!(
        "bar {:.0} plies/s: {}",
        BAR_PLIES_PER_S,
        if rate >= BAR_PLIES_PER_S { "met" } else { "NOT MET" }
    );
    assert!(rate >= BAR_PLIES_PER_S, "slower than the bar");
}

fn published_games() -> Option<Vec<Vec<Move>>> {
    let path = std::path::Path::new(&std::env::var_os("FLAGFALL_CORPUS")?).join("pgn-big/gm-games.pgn.xz");
    let output = Command::new("xz")
        .arg("-dc")
        .arg(path)
        .stderr(Stdio::null())
        .output()
        .ok()
        .filter(|o| o.status.success())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let mut games = vec![];
    for part in text.split("\n\n").filter(|part| !part.starts_with('[') && !part.trim().is_empty()) {
        let game = moves_of(part);
        if !game.is_empty() {
            games.push(game);
        }
        if games.len() == GAMES {
            break;
        }
    }
    (!games.is_empty()).then_some(games)
}

/// Plain movetext: comments and variations are dropped, the first word that is no legal move ends it.
fn moves_of(text: &str) -> Vec<Move> {
    let mut position = Chess::default();
    let mut moves = vec![];
    let mut depth = 0_u32;
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '{' | '(' => depth += 1,
            '}' | ')' => depth = depth.saturating_sub(1),
            _ if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    for word in plain.split_whitespace() {
        let word = word.rsplit('.').next().unwrap_or(word);
        if word.is_empty() {
            continue;
        }
        let Some(m) = word.parse::<San>().ok().and_then(|san| san.to_move(&position).ok()) else { break };
        position.play_unchecked(m);
        moves.push(m);
    }
    moves
}

/// Games of a fixed pseudo-random walk, the same in every run.
fn random_games() -> Vec<Vec<Move>> {
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    (0..2_000)
        .map(|_| {
            let mut position = Chess::default();
            let mut moves = vec![];
            while moves.len() < 120 {
                let legal = position.legal_moves();
                let Some(m) = legal.get((next() % legal.len().max(1) as u64) as usize).copied() else {
                    break;
                };
                position.play_unchecked(m);
                moves.push(m);
            }
            moves
        })
        .collect()
}

fn python(games: &[Vec<Move>]) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/whole_game.py");
    let child = Command::new("python3").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut child) = child else {
        println!("python3 is not here: no comparison");
        return;
    };
    let mut text = String::new();
    for game in games.iter().take(PYTHON_GAMES) {
        let words: Vec<String> = game.iter().map(|m| m.to_uci(CastlingMode::Standard).to_string()).collect();
        text.push_str(&words.join(" "));
        text.push('\n');
    }
    if let Some(mut stdin) = child.stdin.take() {
        // A script that ends early because the library is missing closes the pipe; its line says so.
        let _ = stdin.write_all(text.as_bytes());
    }
    let output = child.wait_with_output().expect("the script ends");
    print!("{}", String::from_utf8_lossy(&output.stdout));
}
