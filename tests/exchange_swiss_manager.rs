//! Swiss-Manager's own files against what an independent reader made of them.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::Path;

use desk::roster::{ByeKind, Outcome, PlayerKey, Round};
use exchange::{ReadError, ReadOptions};
use serde_json::Value;

fn seats_twice(round: &Value) -> bool {
    let games = round["games"].as_array().unwrap();
    let mut players: Vec<&str> =
        games.iter().flat_map(|game| [&game["white"], &game["black"]]).filter_map(Value::as_str).collect();
    let seats = players.len();
    players.sort_unstable();
    players.dedup();
    players.len() != seats
}

#[test]
fn own_files_of_swiss_manager_say_what_another_reader_finds() {
    let Some(root) = std::env::var_os("FLAGFALL_CORPUS") else {
        println!("SKIPPED: FLAGFALL_CORPUS is not set, Swiss-Manager files were not read");
        return;
    };
    let mut games = 0;
    for entry in std::fs::read_dir(Path::new(&root).join("swiss-manager")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "TUNX") {
            continue;
        }
        let bytes = std::fs::read(&path).unwrap();
        let expected = std::fs::read(path.with_extension("parsed.json")).unwrap();
        let expected: Value = serde_json::from_slice(&expected).unwrap();
        let read = exchange::read("", &bytes, ReadOptions::default());
        if expected["players"].as_array().unwrap().is_empty() {
            assert_eq!(read, Err(ReadError::SwissManager), "{}", path.display());
            continue;
        }
        let roster = read.unwrap_or_else(|error| panic!("{}: {error}", path.display())).roster;
        assert_eq!(roster.players.len(), expected["players"].as_array().unwrap().len());
        for (player, other) in roster.players.iter().zip(expected["players"].as_array().unwrap()) {
            assert_eq!(
                player.name,
                other["name"].as_str().unwrap().replace(" ,", ",").trim(),
                "{}",
                path.display()
            );
            assert_eq!(player.rating.map(u64::from), other["rating"].as_u64(), "{}", player.name);
            let fide = other["fideId"].as_str().map(|number| number.parse::<u64>().unwrap());
            assert_eq!(player.fide_number.map(|number| number.0), fide);
            let title = player.title.map(|title| title.abbreviation());
            // The other reader knows no arena titles.
            assert!(title == other["title"].as_str() || title.is_some_and(|title| title.starts_with('A')));
        }
        // The other reader loses count after half-point byes; a round in which it seats somebody twice proves it.
        let rounds = expected["completedRounds"].as_array().unwrap();
        let counted = if rounds.iter().any(seats_twice) { 1 } else { rounds.len() };
        if counted < rounds.len() {
            println!("{}: only round 1 compared, the other reader seats players twice", path.display());
        }
        for (round, other) in roster.rounds.iter().zip(rounds.iter().take(counted)) {
            for game in other["games"].as_array().unwrap() {
                let key = |side: &str| PlayerKey(game[side].as_str().unwrap().parse().unwrap());
                let pairing = round.pairings.iter().find(|pairing| pairing.white == key("white"));
                let pairing = pairing.unwrap_or_else(|| panic!("{} {game}", path.display()));
                assert_eq!(pairing.black, key("black"));
                let Some(result) = pairing.result else { continue };
                let expected = match result.outcome {
                    Outcome::WhiteWins | Outcome::ForfeitToWhite => "white",
                    Outcome::BlackWins | Outcome::ForfeitToBlack => "black",
                    _ => "draw",
                };
                assert_eq!(game["result"], expected, "{} round {}", path.display(), round.number);
                assert_eq!(game["forfeit"].is_string(), result.outcome.is_forfeit());
                games += 1;
            }
            for bye in other["byes"].as_array().unwrap() {
                let player = PlayerKey(bye["player"].as_str().unwrap().parse().unwrap());
                let kind = round.byes.iter().find(|bye| bye.player == player).map(|bye| bye.kind);
                let expected = match bye["kind"].as_str().unwrap() {
                    "half" => ByeKind::HalfPoint,
                    "full" => ByeKind::FullPoint,
                    "zero" => ByeKind::ZeroPoint,
                    _ => ByeKind::PairingAllocated,
                };
                assert_eq!(kind, Some(expected), "{} round {}", path.display(), round.number);
            }
        }
    }
    println!("{games} games compared");
    assert!(games > 300);
}

#[test]
fn the_usual_order_of_boards_is_the_one_swiss_manager_uses() {
    let Some(root) = std::env::var_os("FLAGFALL_CORPUS") else {
        println!("SKIPPED: FLAGFALL_CORPUS is not set, the order of boards was not compared");
        return;
    };
    // Swiss competitions of 8 to 25 players, and round robins of an even and an odd number of players.
    for name in [
        "aut_1384031",
        "argentine_blitz_1200000",
        "hungarian_rapid_1382000",
        "russian_blitz11_1373000",
        "vietnamese_1380000",
        "albanian_roundrobin_1381000",
        "srb_1386568",
    ] {
        let bytes =
            std::fs::read(Path::new(&root).join("swiss-manager").join(format!("{name}.TUNX"))).unwrap();
        let stated = exchange::read("", &bytes, ReadOptions::default()).unwrap().roster;
        let report = exchange::trf::write(&stated, exchange::trf::Profile::AsNeeded);
        let usual = exchange::read("", &report.bytes, ReadOptions::default()).unwrap().roster;
        for (stated, usual) in stated.rounds.iter().zip(&usual.rounds) {
            let boards = |round: &Round| -> Vec<_> {
                round.pairings.iter().map(|pairing| (pairing.board, pairing.white, pairing.black)).collect()
            };
            assert_eq!(boards(usual), boards(stated), "{name} round {}", stated.number);
        }
    }
}
