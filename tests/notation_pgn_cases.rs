//! Made PGN files with one oddity each: number of games, legal half-moves, result and verdict of every one.
//!
//! A case names a `file` beside its list, or gives its `text` (as characters, each one byte where `latin1` is set);
//! `moves` stands for text behind the usual tags.

use std::{fs, path::PathBuf};

use notation::{
    game::Game,
    pgn::{PgnReader, ReadOptions},
};
use serde_json::Value;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/cases/pgn")
}

fn read(bytes: &[u8]) -> Vec<Game> {
    notation::pgn::read_all(bytes, ReadOptions::default())
}

fn expected_list(value: &Value) -> Vec<String> {
    match value {
        Value::Array(list) => list.iter().map(|v| v.to_string().trim_matches('"').to_owned()).collect(),
        other => vec![other.to_string().trim_matches('"').to_owned()],
    }
}

const TAGS: &str = "[Event \"Harbour Open\"]\n[Site \"Testville\"]\n[Date \"2026.03.14\"]\n[Round \"1.1\"]\n\
[White \"Alpha, Ann\"]\n[Black \"Beta, Bob\"]\n";

fn bytes_of(folder: &std::path::Path, case: &Value) -> Vec<u8> {
    let text = match (&case["file"], &case["text"], &case["moves"]) {
        (Value::String(file), _, _) => return fs::read(folder.join(file)).expect("file is there"),
        (_, Value::String(text), _) => text.clone(),
        (_, _, Value::String(moves)) => {
            let tag = case["tag"].as_str().unwrap_or("1-0");
            let more = case["tags"].as_str().unwrap_or_default();
            format!("{TAGS}[Result \"{tag}\"]\n{more}\n{moves}\n")
        }
        _ => panic!("case has a file, a text or moves"),
    };
    let text = text.replace("@GAME2", &format!("{TAGS}[Result \"0-1\"]\n\n1. d4 d5 0-1\n"));
    match case["encoding"].as_str() {
        None => text.into_bytes(),
        Some("latin1") => text.chars().map(|c| u8::try_from(u32::from(c)).expect("a byte")).collect(),
        Some("utf16be") => {
            std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(u16::to_be_bytes).collect()
        }
        Some("utf16le") => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        Some(other) => panic!("unknown encoding {other}"),
    }
}

/// What differs in one case, a line each.
fn check(folder: &std::path::Path, case: &Value) -> Vec<String> {
    let id = case["id"].as_str().expect("case has an id");
    let bytes = bytes_of(folder, case);
    let games = read(&bytes);
    let mut wrong = Vec::new();
    let mut compare = |what: &str, expected: Vec<String>, got: Vec<String>| {
        if expected != got {
            wrong.push(format!("{id} {what}: expected {expected:?}, got {got:?}"));
        }
    };
    compare("games", vec![case["games"].to_string()], vec![games.len().to_string()]);
    compare(
        "plies",
        expected_list(&case["plies"]),
        games.iter().map(|g| g.moves.len().to_string()).collect(),
    );
    compare(
        "result",
        expected_list(&case["result"]),
        games.iter().map(|g| g.result.as_str().to_owned()).collect(),
    );
    let verdict = match games.iter().filter_map(|g| g.verdict).max() {
        Some(verdict) => verdict.as_str().to_owned(),
        None => {
            let mut reader = PgnReader::new(&bytes[..], ReadOptions::default());
            let none = reader.next_game().expect("memory does not fail").is_none();
            if none && reader.refusal().is_some() { "reject".to_owned() } else { "accept".to_owned() }
        }
    };
    compare("verdict", expected_list(&case["verdict"]), vec![verdict]);
    wrong
}

fn run(folder: &std::path::Path) -> Vec<String> {
    let cases = fs::read_to_string(folder.join("cases.json")).expect("cases.json is there");
    let cases: Vec<Value> = serde_json::from_str(&cases).expect("cases.json is JSON");
    let wrong: Vec<String> = cases.iter().flat_map(|case| check(folder, case)).collect();
    println!("{} cases, {} differences", cases.len(), wrong.len());
    wrong
}

#[test]
fn every_made_case_reads_as_it_should() {
    let mut wrong = run(&folder());
    wrong.extend(run(&folder().join("more")));
    // More cases of the same format may be given from outside.
    if let Some(more) = std::env::var_os("FLAGFALL_PGN_CASES") {
        wrong.extend(run(&PathBuf::from(more)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
