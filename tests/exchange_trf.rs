//! Tournament reports with one defect each, every one with the verdict an arbiter would give.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};

use desk::roster::{NoticeLevel, Roster};
use exchange::trf::{self, Document, Profile};
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
        if let (Some(expected), Ok(read)) = (case["expect"]["names"].as_array(), &read) {
            let names: Vec<_> = read.roster.players.iter().map(|player| player.name.as_str()).collect();
            if names != expected.iter().filter_map(|name| name.as_str()).collect::<Vec<_>>() {
                wrong.push(format!("{}: names {names:?}", text("id")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Other people's files, read in place where they are there.
fn corpus(folder: &str) -> Vec<PathBuf> {
    let Some(root) = std::env::var_os("FLAGFALL_CORPUS") else {
        println!("SKIPPED: FLAGFALL_CORPUS is not set, {folder} was not read");
        return Vec::new();
    };
    let folder = Path::new(&root).join(folder);
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "trf"))
        .collect();
    files.sort();
    files
}

fn every_report() -> Vec<PathBuf> {
    let own = std::fs::read_dir(cases()).unwrap().map(|entry| entry.unwrap().path());
    let own = own.filter(|path| path.extension().is_some_and(|extension| extension == "trf"));
    let others =
        ["trf", "trf-broken", "trf-team-pairing", "pairing", "tiebreaks"].into_iter().flat_map(corpus);
    own.chain(others).collect()
}

/// A roster without what a written file legitimately says in another way: numbers of lines, spelling of dates,
/// counts of players, computed points and ranks.
fn meaning(roster: &Roster, like: &Roster) -> Roster {
    let mut roster = roster.clone();
    roster.notices.clear();
    roster.carried.clear();
    roster.facts.players_stated.clear();
    roster.facts.rated_players_stated.clear();
    roster.facts.teams_stated.clear();
    let dates = [&mut roster.facts.start, &mut roster.facts.end];
    for date in dates.into_iter().chain(&mut roster.facts.round_dates) {
        if let Some(understood) = date.date {
            date.text = understood.to_string();
        }
    }
    for (player, like) in roster.players.iter_mut().zip(&like.players) {
        player.points = player.points.filter(|_| like.points.is_some());
        player.rank = player.rank.filter(|_| like.rank.is_some());
    }
    // A scoring that was inferred is written down.
    let stated = like.preserved.iter().any(|line| line.text.starts_with("162"));
    roster.preserved.retain(|line| stated || !line.text.starts_with("162"));
    for line in &mut roster.preserved {
        line.line = 0;
        line.text = line.text.replace("152 w", "152 W").replace("152 b", "152 B");
    }
    roster
}

#[test]
fn what_is_written_is_read_as_the_same() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for path in every_report() {
        let Ok(first) = read(&path) else { continue };
        let written = trf::write(&first.roster, Profile::AsNeeded);
        let again = match exchange::read("", &written.bytes, ReadOptions::default()) {
            Ok(again) => again,
            Err(error) => {
                wrong.push(format!("{}: {error:?}", path.display()));
                continue;
            }
        };
        let (before, after) = (meaning(&first.roster, &first.roster), meaning(&again.roster, &first.roster));
        if before != after {
            let (before, after) = (format!("{before:#?}"), format!("{after:#?}"));
            let differences = before.lines().zip(after.lines()).filter(|(a, b)| a != b).take(3);
            wrong.push(format!("{}: {:#?}", path.display(), differences.collect::<Vec<_>>()));
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    println!("{count} reports read, written and read again");
}

#[test]
fn no_line_of_a_report_is_lost() {
    for path in every_report() {
        let bytes = std::fs::read(&path).unwrap();
        let decoded = exchange::charset::decode(&bytes, None);
        let document = Document::parse(&decoded.text);
        let again = Document::parse(&document.to_text());
        assert_eq!(document, again, "{}", path.display());
        let words = |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_owned).collect() };
        let without_mark = decoded.text.replace('\u{1A}', "");
        assert_eq!(words(&document.to_text()), words(&without_mark), "{}", path.display());
    }
}

#[test]
fn every_report_of_other_programs_can_be_used() {
    let reports = corpus("trf");
    for path in &reports {
        let read = read(path);
        assert!(read.is_ok(), "{}: {read:?}", path.display());
    }
    let expected = [
        ("py4swiss-incompatible_color.trf", "reject"),
        ("py4swiss-incompatible_result.trf", "reject"),
        ("py4swiss-incorrect_points.trf", "ask"),
        ("py4swiss-invalid_code.trf", "warn"),
        ("py4swiss-missing_result.trf", "reject"),
        ("py4swiss-missing_starting_number.trf", "warn"),
        ("py4swiss-too_many_results.trf", "ask"),
    ];
    let broken = corpus("trf-broken");
    for (path, (name, wanted)) in broken.iter().zip(expected) {
        assert_eq!(path.file_name().unwrap_or_default(), name);
        assert_eq!(verdict(&read(path)), wanted, "{name}");
    }
}
