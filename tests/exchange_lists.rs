//! Pairing lists, crosstables and start lists of many programs and languages, each with what it says.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};

use desk::roster::{NoticeLevel, Outcome, Pairing, PlayerKey, Roster};
use exchange::{Format, ReadError, ReadOptions};

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/lists")
}

fn read(path: &Path) -> Result<exchange::Read, ReadError> {
    let bytes = std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    exchange::read(&name, &bytes, ReadOptions::default())
}

fn verdict(read: &Result<exchange::Read, ReadError>) -> &'static str {
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

fn name(roster: &Roster, key: PlayerKey) -> &str {
    roster.players.iter().find(|player| player.key == key).map_or("nobody", |player| player.name.as_str())
}

fn shown(roster: &Roster, round: u16, pairing: &Pairing) -> String {
    let seat = pairing.seat.map(|seat| format!("({}.{}) ", seat.match_no, seat.board_in_match));
    let result = pairing.result.map_or("", |result| match result.outcome {
        Outcome::WhiteWins => " 1-0",
        Outcome::BlackWins => " 0-1",
        Outcome::Draw => " ½-½",
        Outcome::HalfZero => " ½-0",
        Outcome::ZeroHalf => " 0-½",
        Outcome::ZeroZero => " 0-0",
        Outcome::ForfeitToWhite => " +--",
        Outcome::ForfeitToBlack => " --+",
        Outcome::DoubleForfeit => " ---",
    });
    let (white, black) = (name(roster, pairing.white), name(roster, pairing.black));
    format!("R{round} B{} {}{white} – {black}{result}", pairing.board, seat.unwrap_or_default())
}

fn pairings(roster: &Roster) -> Vec<String> {
    let rounds = roster.rounds.iter();
    rounds.flat_map(|round| round.pairings.iter().map(|p| shown(roster, round.number, p))).collect()
}

fn byes(roster: &Roster) -> Vec<String> {
    let rounds = roster.rounds.iter();
    let byes = rounds.flat_map(|round| round.byes.iter().map(move |bye| (round.number, bye)));
    byes.map(|(round, bye)| format!("R{round} {} {:?}", name(roster, bye.player), bye.kind)).collect()
}

fn texts(value: &serde_json::Value) -> Option<Vec<String>> {
    let texts = value.as_array()?.iter().map(|text| text.as_str().unwrap_or_default().to_owned());
    Some(texts.collect())
}

#[test]
fn every_list_says_what_it_says() {
    let list = std::fs::read(cases().join("cases.json")).unwrap();
    let list: serde_json::Value = serde_json::from_slice(&list).unwrap();
    let mut wrong = Vec::new();
    for case in list.as_array().unwrap() {
        let text = |key: &str| case[key].as_str().unwrap_or_default();
        let read = read(&cases().join(text("file")));
        if verdict(&read) != text("verdict") {
            wrong.push(format!(
                "{}: {}: expected {}, got {:?}",
                text("id"),
                text("right"),
                text("verdict"),
                read.as_ref().map(|read| &read.roster.notices)
            ));
        }
        match &read {
            Ok(read) => {
                let (got, expected) = (pairings(&read.roster), texts(&case["pairings"]));
                if expected.is_some_and(|expected| expected != got) {
                    wrong.push(format!("{}: pairings {got:#?}", text("id")));
                }
                let (got, expected) = (byes(&read.roster), texts(&case["byes"]));
                if expected.is_some_and(|expected| expected != got) {
                    wrong.push(format!("{}: byes {got:#?}", text("id")));
                }
            }
            Err(error) => {
                let ids: Vec<&str> = error.messages().iter().map(|message| message.id).collect();
                if !ids.contains(&text("refused")) {
                    wrong.push(format!("{}: refused with {ids:?}", text("id")));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_published_table_is_read_or_refused_with_a_reason() {
    let Some(root) = std::env::var_os("FLAGFALL_CORPUS") else {
        println!("SKIPPED: FLAGFALL_CORPUS is not set, spreadsheets were not read");
        return;
    };
    let file = |name: &str| read(&Path::new(&root).join("spreadsheets").join(name));
    let plain = file("chess-results-crosstable-2026.csv").unwrap();
    assert_eq!(
        (plain.format, plain.roster.players.len(), plain.roster.rounds.len()),
        (Format::Crosstable, 40, 5)
    );
    for same in [
        "chess-results-crosstable-2026-semicolon-bom-crlf.csv",
        "chess-results-crosstable-2026-cp1252.csv",
        "chess-results-crosstable-2026.xlsx",
    ] {
        let other = file(same).unwrap();
        assert_eq!(other.roster.players, plain.roster.players, "{same}");
        assert_eq!(other.roster.rounds, plain.roster.rounds, "{same}");
    }
    let start = file("chess-results-layout-startlist.xlsx").unwrap();
    assert_eq!((start.format, start.roster.players.len()), (Format::StartListWorkbook, 40));
    for (name, players, rounds) in [
        ("swissperfect-LimerickClubChampionship09.txt", 18, 7),
        ("swissperfect-gonzaga_challengers_2010.txt", 56, 6),
        ("swissperfect-junior_championships_u19_2010.txt", 4, 3),
        ("swissperfect-spx-gonzaga.txt", 56, 6),
    ] {
        let read = file(name).unwrap();
        assert_eq!((read.roster.players.len(), read.roster.rounds.len()), (players, rounds), "{name}");
    }
    for name in ["icu-foreign-4ncl.csv", "icu-foreign-latin-1.csv", "icu-foreign-valid.csv"] {
        assert_eq!(file(name), Err(ReadError::SinglePlayers), "{name}");
    }
    for entry in std::fs::read_dir(Path::new(&root).join("rating")).unwrap() {
        assert_eq!(read(&entry.unwrap().path()), Err(ReadError::RatingList));
    }
}
