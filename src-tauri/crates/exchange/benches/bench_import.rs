//! How long reading and writing a tournament report of 120 players and 9 rounds takes.
//!
//! Run with `cargo bench -p exchange --bench bench_import [-- file …]`; without a file it makes one of its own.

use std::time::{Duration, Instant};

use desk::roster::{HalfPoints, Outcome, Pairing, Player, PlayerKey, Roster, Round, StatedResult};
use exchange::ReadOptions;
use exchange::trf::{Profile, write};

fn main() {
    let files: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let own = (String::from("120 players, 9 rounds"), write(&section(120, 9), Profile::AsNeeded).bytes);
    let read = files.into_iter().filter_map(|name| Some((name.clone(), std::fs::read(name).ok()?)));
    for (name, bytes) in std::iter::once(own).chain(read) {
        let (median, worst) = timed(|| exchange::read(&name, &bytes, ReadOptions::default()).is_ok());
        println!("read  {name}: median {median:?}, worst {worst:?} of 200");
        if let Ok(read) = exchange::read(&name, &bytes, ReadOptions::default()) {
            let (median, worst) = timed(|| write(&read.roster, Profile::AsNeeded).bytes.is_empty());
            println!("write {name}: median {median:?}, worst {worst:?} of 200");
        }
    }
}

fn timed(mut work: impl FnMut() -> bool) -> (Duration, Duration) {
    let mut times: Vec<Duration> = (0..200)
        .map(|_| {
            let start = Instant::now();
            std::hint::black_box(work());
            start.elapsed()
        })
        .collect();
    times.sort();
    let at = |place: usize| times.get(place).copied().unwrap_or_default();
    (at(times.len() / 2), at(times.len().saturating_sub(1)))
}

/// A section in which the table turns by one seat a round.
fn section(players: u32, rounds: u16) -> Roster {
    let mut roster = Roster::default();
    roster.facts.name = "Fjord Open".to_owned();
    roster.players =
        (1..=players).map(|key| Player::named(PlayerKey(key), format!("Family{key}, Given"))).collect();
    let outcomes = [Outcome::WhiteWins, Outcome::Draw, Outcome::BlackWins, Outcome::ForfeitToWhite];
    for number in 1..=rounds {
        let half = players / 2;
        let pairings = (0..half).map(|seat| {
            let (white, black) = (seat + 1, half + (seat + u32::from(number)) % half + 1);
            let outcome = outcomes[((seat + u32::from(number)) % 4) as usize];
            Pairing {
                board: 0,
                board_stated: false,
                seat: None,
                white: PlayerKey(white),
                black: PlayerKey(black),
                colours_stated: true,
                result: Some(StatedResult {
                    outcome,
                    white_points: HalfPoints::ZERO,
                    black_points: HalfPoints::ZERO,
                    rated: !outcome.is_forfeit(),
                }),
                adjourned: false,
            }
        });
        roster.rounds.push(Round { number, pairings: pairings.collect(), byes: Vec::new() });
    }
    roster
}
