//! The first dead position of every game of a PGN file: one line per game that has one.
//!
//! Replaying and asking are timed apart. The reader knows just enough PGN for a scan: tags, moves, comments,
//! variations and results; a move that cannot be read ends the game there.

use std::fmt::Write as _;

use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position};
use winnable::{FirstDead, first_dead_ply};

use crate::clock::cpu_ns;

pub fn run(path: &str, mode: &str) {
    println!("{}", games(path, mode).0);
}

/// Scans; the lines to print, and the milliseconds of CPU time that the questions took.
pub fn games(path: &str, mode: &str) -> (String, u64) {
    let bytes = if path.ends_with(".xz") {
        crate::rows::unpacked(path)
    } else {
        std::fs::read(path).unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    let text = String::from_utf8_lossy(&bytes);
    let budget = crate::vectors::budget(mode);
    let (mut replaying, mut asking) = (0, 0);
    let (mut games, mut plies, mut dead, mut moves_left, mut played_on, mut doubtful, mut slowest) =
        (0u64, 0u64, 0u64, 0u64, 0u64, 0u64, 0u64);
    let mut report = String::new();
    for game in split_games(&text) {
        games += 1;
        let start = cpu_ns();
        let positions = replay(game);
        let middle = cpu_ns();
        let first = first_dead_ply(&positions, &[], &budget);
        let time = cpu_ns() - middle;
        replaying += middle - start;
        asking += time;
        slowest = slowest.max(time);
        plies += positions.len() as u64 - 1;
        match first {
            FirstDead::AtPly { ply, moves_left: left, doubtful: doubt } => {
                dead += 1;
                moves_left += u64::from(left);
                played_on += u64::from(ply + 1 < positions.len());
                doubtful += u64::from(doubt);
                let _ = writeln!(report, "game {games} ply {ply} of {}", positions.len() - 1);
            }
            FirstDead::Never { doubtful: doubt } => doubtful += u64::from(doubt),
        }
    }
    let _ = write!(
        report,
        "{games} games, {plies} plies; dead position in {dead}, with a move left {moves_left}, played on {played_on}; \
         doubtful {doubtful}; replaying {} ms, asking {} ms (slowest game {} us)",
        replaying / 1_000_000,
        asking / 1_000_000,
        slowest / 1000
    );
    (report, asking / 1_000_000)
}

/// The move text of each game.
fn split_games(text: &str) -> impl Iterator<Item = &str> {
    text.split("[Event ")
        .skip(1)
        .filter_map(|game| game.split_once("\n\n").or(game.split_once("\r\n\r\n")).map(|(_, moves)| moves))
}

fn replay(text: &str) -> Vec<Chess> {
    let mut positions = vec![Chess::default()];
    let (mut comment, mut depth) = (false, 0);
    let mut current = Chess::default();
    for word in text.split_ascii_whitespace() {
        if comment || word.starts_with('{') {
            comment = !word.contains('}');
            continue;
        }
        depth += word.matches('(').count();
        if depth > 0 {
            depth -= word.matches(')').count().min(depth);
            continue;
        }
        let word = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        if word.is_empty() || word.starts_with(['$', '-', '/', '*']) {
            continue;
        }
        let Ok(san) = word.parse::<SanPlus>() else { break };
        let Ok(next) = san.san.to_move(&current) else { break };
        current.play_unchecked(next);
        positions.push(current.clone());
    }
    positions
}
