//! How long a thousand recorded games take to be written as PGN.
//!
//! `cargo bench --bench bench-games`.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::path::Path;
use std::time::Instant;

use actions::Now;
use actions::pgn::{PgnProfile, PgnScope, export};
use desk::entry::Entry;
use desk::fact::{Fact, GameResult, Moves};
use desk::ids::*;
use desk::state::State;
use desk::words::{EntryKind, MovesSource, ResultSource};
use flagfall_tests::journal::{START, Scribe};
use flagfall_tests::tournament;
use laws::{Colour, Outcome};

const GAMES: usize = 1000;

fn main() {
    let state = State::fold(journal());
    let now = Now { at: START, offset_min: 60 };
    for (name, profile) in [
        ("archive", PgnProfile::Archive),
        ("broadcast", PgnProfile::Broadcast),
        ("rating", PgnProfile::Rating),
    ] {
        let mut times = Vec::new();
        let mut written = (String::new(), 0);
        for _ in 0..7 {
            let begun = Instant::now();
            written = export(&state, PgnScope::All, profile, now);
            times.push(begun.elapsed());
        }
        times.sort();
        let (text, count) = written;
        assert!(count >= GAMES);
        let median = times.get(times.len() / 2).unwrap().as_secs_f64() * 1000.0;
        println!("{count} games as PGN, {name}, {} KB: {median:.0} ms (bound 300 ms)", text.len() >> 10);
    }
}

/// A tournament of real games' moves with a clock at every move.
fn journal() -> Vec<Entry> {
    // A round of the tournament has six entries a board.
    let mut entries = tournament::journal(601 + 6 * GAMES);
    let games: Vec<(GameId, PlayerId, PlayerId)> = entries
        .iter()
        .flat_map(|entry| {
            let pairing = entry.facts.iter().find_map(|fact| match fact {
                Fact::Pairing(pairing) => Some((pairing.white, pairing.black)),
                _ => None,
            });
            entry.facts.iter().filter_map(move |fact| match (fact, pairing) {
                (Fact::Game(game), Some((white, black))) => Some((game.game, white, black)),
                _ => None,
            })
        })
        .collect();
    let sheets = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/notation/scoresheet.csv");
    let sheets = std::fs::read_to_string(sheets).unwrap();
    let movetexts: Vec<String> = sheets
        .lines()
        .skip(1)
        .map(|line| line.split(',').collect::<Vec<_>>())
        .filter(|row| row.get(3) == Some(&"ok"))
        .map(|row| clocked(row.get(1).copied().unwrap_or_default()))
        .collect();
    let mut desk = Scribe::new(2);
    for ((game, white, black), movetext) in games.into_iter().zip(movetexts.iter().cycle()) {
        let (source, start_fen, movetext) = (MovesSource::Board, None, movetext.clone());
        let moves = Moves { game, source, start_fen, movetext };
        let result = GameResult {
            game,
            white,
            black,
            outcome: Some(Outcome::Win(Colour::White)),
            white_points: Some(2),
            black_points: Some(0),
            rated: true,
            source: ResultSource::Desk,
        };
        entries.push(desk.entry(EntryKind::Moves, vec![moves.into()]));
        entries.push(desk.entry(EntryKind::Result, vec![result.into()]));
    }
    entries
}

fn clocked(sheet: &str) -> String {
    let mut text = String::new();
    for (index, entry) in sheet.split(' ').enumerate() {
        if index.is_multiple_of(2) {
            text.push_str(&format!("{}. ", index / 2 + 1));
        }
        let left = 5_400_usize.saturating_sub(index * 25);
        let clock = format!("{}:{:02}:{:02}", left / 3600, left / 60 % 60, left % 60);
        text.push_str(&format!("{entry} {{[%clk {clock}]}} "));
    }
    text
}
