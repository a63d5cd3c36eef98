//! The reports of the stories, read by other people's libraries: the same players, points, opponents, colours and results.
//!
//! `FLAGFALL_PYTHON` names an interpreter that has `trf` or `py4swiss`; without them the test says so and passes.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use desk::roster::{ByeKind, Competitor, Outcome, PlayerKey, Roster, Round};
use flagfall_tests::folder;

use crate::{TOLD, Told};

#[test]
fn reports_say_the_same_to_other_readers() {
    let out = folder::empty(env!("CARGO_TARGET_TMPDIR"), "desk_stories_reports");
    let mut expected: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for Told { path: story, hall, .. } in TOLD.iter() {
        for section in hall.state.sections_in_order() {
            let roster = actions::export::roster(&hall.state, section.section).unwrap();
            // One of the libraries reads no points below zero.
            let below_zero = roster.players.iter().any(|p| p.points.is_some_and(|points| points.0 < 0));
            if roster.players.is_empty() || roster.rounds.is_empty() || below_zero {
                continue;
            }
            let games = || roster.rounds.iter().flat_map(|round| &round.pairings);
            let complete = roster.point_changes.is_empty()
                && games().all(|game| {
                    // It also knows no game that both lost, or that gave half a point to one alone.
                    let odd = [Outcome::ZeroZero, Outcome::HalfZero, Outcome::ZeroHalf];
                    game.result.is_some_and(|result| !odd.contains(&result.outcome))
                });
            let name = format!(
                "{}-{}-{}.trf",
                story.file_stem().unwrap().to_string_lossy(),
                section.code,
                if complete { "complete" } else { "open" }
            );
            let path = out.join(name);
            let written = exchange::trf::write(&roster, exchange::trf::Profile::Trf16);
            std::fs::write(&path, written.bytes).unwrap();
            let lines = roster.players.iter().map(|p| line(&roster, p.key)).collect();
            expected.insert(path.display().to_string(), lines);
        }
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/desk_stories/other_readers.py");
    let python = std::env::var("FLAGFALL_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let run = Command::new(&python).arg(script).args(expected.keys()).output();
    let Ok(output) = run.as_ref().map_err(|error| println!("skipped: {python}: {error}")) else { return };
    if output.status.code() == Some(3) {
        println!("skipped: {python} has neither trf nor py4swiss");
        return;
    }
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut read: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    for row in String::from_utf8_lossy(&output.stdout).lines() {
        let mut parts = row.splitn(3, '|');
        let (path, library, rest) = (parts.next().unwrap(), parts.next().unwrap(), parts.next().unwrap());
        read.entry((path.to_owned(), library.to_owned())).or_default().push(rest.to_owned());
    }
    let complete = expected.keys().filter(|path| path.ends_with("complete.trf")).count();
    assert!(read.len() >= complete, "only {} of {} reports were read", read.len(), expected.len());
    for ((path, library), lines) in &read {
        // A game without result is no game to one of them.
        let played = |line: &String| {
            let parts: Vec<&str> = line.split('|').filter(|part| !part.ends_with(' ')).collect();
            parts.join("|")
        };
        let read: Vec<String> = lines.iter().map(played).collect();
        let said: Vec<String> = expected[path].iter().map(played).collect();
        assert_eq!(read, said, "{library} reads {path} otherwise");
    }
    println!("{} reports were read {} times by other libraries", expected.len(), read.len());
}

/// `number|points|opponent colour result|…`, as the columns of the report say it.
fn line(roster: &Roster, key: PlayerKey) -> String {
    let player = roster.players.iter().find(|p| p.key == key).unwrap();
    let halves = player.points.map_or(0, |points| points.0);
    let points = format!("{}.{}", halves / 2, if halves % 2 == 1 { 5 } else { 0 });
    let mut parts = vec![key.to_string(), points];
    parts.extend(roster.rounds.iter().map(|round| game(round, key)));
    // Byes asked for stand in the columns of their rounds, in the form of 2016.
    let mut asked: Vec<_> =
        roster.requested_byes.iter().filter(|bye| bye.who == Competitor::Player(key)).collect();
    asked.sort_by_key(|bye| bye.round);
    parts.extend(asked.into_iter().map(|asked| bye(Some(asked.kind))));
    // Rounds at the end in which nothing happened to this player are left out by one or the other.
    while parts.last().is_some_and(|part| part == "0- ") {
        parts.pop();
    }
    parts.join("|")
}

fn game(round: &Round, key: PlayerKey) -> String {
    for pairing in &round.pairings {
        let codes = match pairing.result.map(|result| result.outcome) {
            None => ("\u{20}", "\u{20}"),
            Some(Outcome::WhiteWins) => ("1", "0"),
            Some(Outcome::BlackWins) => ("0", "1"),
            Some(Outcome::Draw) => ("=", "="),
            Some(Outcome::HalfZero) => ("=", "0"),
            Some(Outcome::ZeroHalf) => ("0", "="),
            Some(Outcome::ZeroZero) => ("0", "0"),
            Some(Outcome::ForfeitToWhite) => ("+", "-"),
            Some(Outcome::ForfeitToBlack) => ("-", "+"),
            Some(Outcome::DoubleForfeit) => ("-", "-"),
        };
        if pairing.white == key {
            return format!("{}w{}", pairing.black, codes.0);
        }
        if pairing.black == key {
            return format!("{}b{}", pairing.white, codes.1);
        }
    }
    bye(round.byes.iter().find(|bye| bye.player == key).map(|bye| bye.kind))
}

fn bye(kind: Option<ByeKind>) -> String {
    let code = match kind {
        Some(ByeKind::PairingAllocated) => "U",
        Some(ByeKind::FullPoint) => "F",
        Some(ByeKind::HalfPoint) => "H",
        Some(ByeKind::ZeroPoint) => "Z",
        Some(ByeKind::WinWithoutOpponent) => "+",
        Some(ByeKind::LossWithoutOpponent) => "-",
        Some(ByeKind::NotPaired) | None => " ",
    };
    format!("0-{code}")
}
