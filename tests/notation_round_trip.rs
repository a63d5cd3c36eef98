//! What the writer writes, the reader reads as the same game, and writing it again changes nothing.

use std::{
    fs,
    path::{Path, PathBuf},
};

use notation::{
    game::{Game, Start},
    pgn::{Profile, ReadOptions, read_all, write_game},
};

fn made_cases() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/cases/pgn")
}

/// What must survive being written: everything but tags in odd spellings, braces in comments, places and notices.
fn essence(game: &Game) -> String {
    let start = match &game.start {
        Start::Position(position) => format!("{} {:?}", position.fen(), position.mode()),
        Start::Unplayable { fen, .. } => fen.clone(),
    };
    let mut lines = vec![start, format!("{:?}", game.intro)];
    for played in &game.moves {
        lines.push(format!("{} {:?} {:?}", played.san, played.clock, played.annotations));
    }
    if let Some(rest) = game.rest.as_ref().filter(|rest| !rest.tokens.is_empty()) {
        lines.push(format!("from {}: {:?}", rest.ply, rest.tokens));
    }
    lines.push(game.result.as_str().to_owned());
    lines.join("\n").replace('{', "(").replace('}', ")")
}

/// The first line in which two texts differ.
fn difference(a: &str, b: &str) -> Option<String> {
    let (mut left, mut right) = (a.lines(), b.lines());
    loop {
        match (left.next(), right.next()) {
            (None, None) => return None,
            (a, b) if a == b => {}
            (a, b) => return Some(format!("{a:?}\n{b:?}")),
        }
    }
}

fn check_text(name: &str, bytes: &[u8]) -> usize {
    let games = read_all(bytes, ReadOptions::default());
    for game in &games {
        let Some(first) = write_game(game, Profile::Archive) else { continue };
        let again = read_all(first.as_bytes(), ReadOptions::default());
        assert_eq!(
            again.len(),
            1,
            "{name}: line {}: one game is written, {} are read\n{first}",
            game.line,
            again.len()
        );
        let again = &again[0];
        if let Some(difference) = difference(&essence(game), &essence(again)) {
            panic!("{name}: line {}\n{first}\n{difference}", game.line);
        }
        let second = write_game(again, Profile::Archive).expect("still a game");
        if let Some(difference) = difference(&first, &second) {
            panic!("{name}: line {}: not the same when written again\n{difference}", game.line);
        }
        check_form(name, &first);
        for profile in [Profile::Broadcast, Profile::Rating] {
            if let Some(text) = write_game(game, profile) {
                check_form(name, &text);
                let back = read_all(text.as_bytes(), ReadOptions::default());
                let moves = |game: &Game| game.moves.iter().map(|m| m.mv).collect::<Vec<_>>();
                assert_eq!(back.len(), 1, "{name}: {profile:?}\n{text}");
                assert_eq!(moves(game), moves(&back[0]), "{name}: {profile:?}");
                assert_eq!(game.result, back[0].result, "{name}: {profile:?}\n{text}");
            }
        }
    }
    games.len()
}

/// The form of the export: short lines, no blanks around them, no tabs, no marker that PGN does not have.
fn check_form(name: &str, text: &str) {
    let movetext = text.split_once("\n\n").expect("an empty line behind the tags").1;
    for line in movetext.lines() {
        assert!(line.chars().count() < 80 || !line.contains(' '), "{name}: long line: {line}");
        assert_eq!(line, line.trim(), "{name}: blanks around a line: {line:?}");
        assert!(!line.starts_with('%'), "{name}: a hidden line: {line}");
    }
    assert!(!text.contains(['\t', '\r']), "{name}: tab or carriage return");
    let marker = movetext.trim_end().rsplit([' ', '\n']).next().unwrap_or_default();
    assert!(["1-0", "0-1", "1/2-1/2", "*"].contains(&marker), "{name}: marker {marker}");
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("folder is there")
        .filter_map(|entry| entry.ok().map(|e| e.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "pgn"))
        .collect();
    files.sort();
    files
}

#[test]
fn made_cases_come_back_as_they_were() {
    for file in files(&made_cases()) {
        check_text(&file.display().to_string(), &fs::read(&file).expect("file reads"));
    }
}

#[test]
fn real_files_come_back_as_they_were() {
    let Some(corpus) = std::env::var_os("FLAGFALL_CORPUS") else {
        println!("skipped: FLAGFALL_CORPUS is not set");
        return;
    };
    let mut games = 0;
    for folder in ["pgn", "pgn-extract-tests", "pgn-scalachess"] {
        for file in files(&PathBuf::from(&corpus).join(folder)) {
            games += check_text(&file.display().to_string(), &fs::read(&file).expect("file reads"));
        }
    }
    println!("{games} games");
}
