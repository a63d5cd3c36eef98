//! Tournament reports with one defect each, every one with the verdict an arbiter would give.

use std::path::{Path, PathBuf};

use desk::roster::{NoticeLevel, Roster};
use exchange::{Read, ReadError, ReadOptions};

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/trf")
}

/// Reads a file as the programs do.
fn read(path: &Path) -> Result<Read, ReadError> {
    let bytes = std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    exchange::read(&name, &bytes, ReadOptions::default())
}

fn verdict(read: &Result<Read, ReadError>) -> &'static str {
    match read {
        Err(_) => "reject",
        Ok(read) => match read.level() {
            None | Some(NoticeLevel::Info) => "accept",
            Some(NoticeLevel::Repaired) => "repair",
            Some(NoticeLevel::Warning) => "warn",
            Some(NoticeLevel::Ask) => "ask",
        },
    }
}

/// Points of every player from the results as read, in half-points, in order of starting numbers.
fn points(roster: &Roster) -> Vec<i32> {
    let mut players: Vec<_> = roster.players.iter().map(|player| player.key).collect();
    players.sort();
    let of = |player| -> i32 {
        let games = roster.rounds.iter().flat_map(|round| &round.pairings);
        games
            .filter_map(|pairing| pairing.result.map(|result| (pairing, result)))
            .map(|(pairing, result)| {
                let white = if pairing.white == player { result.white_points.0 } else { 0 };
                white + if pairing.black == player { result.black_points.0 } else { 0 }
            })
            .sum()
    };
    players.into_iter().map(of).collect()
}

#[test]
fn every_report_with_one_defect_gets_its_verdict() {
    let list = std::fs::read(cases().join("cases.json")).unwrap();
    let list: serde_json::Value = serde_json::from_slice(&list).unwrap();
    let mut wrong = Vec::new();
    for case in list.as_array().unwrap() {
        let text = |key: &str| case[key].as_str().unwrap_or_default();
        let read = read(&cases().join(text("file")));
        if verdict(&read) != text("verdict") {
            wrong.push(format!(
                "{}: {} expected {}, got {:?}",
                text("id"),
                text("right"),
                text("verdict"),
                read
            ));
        }
        if let (Some(expected), Ok(read)) = (case["expect"]["points"].as_array(), &read) {
            let expected: Vec<i32> =
                expected.iter().map(|p| (p.as_f64().unwrap_or(-1.0) * 2.0) as i32).collect();
            if points(&read.roster) != expected {
                wrong.push(format!("{}: points {:?}", text("id"), points(&read.roster)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
