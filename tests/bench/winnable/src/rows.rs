//! Labelled rows and plain queries.

use std::process::Command;

use winnable::Query;

pub struct Row {
    pub query: Query,
    pub fen: String,
    pub white: bool,
    /// `winnable`, `unwinnable` or `unknown`.
    pub expected: String,
    pub source: String,
    pub illegal: bool,
}

/// Rows of a CSV file with the columns fen, intended_winner, expected, then others.
pub fn labelled(path: &str) -> Vec<Row> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().unwrap_or_default().split(',').collect();
    let column = |name: &str| header.iter().position(|&h| h == name);
    lines
        .filter_map(|line| {
            let fields = split_csv(line);
            let get = |name: &str| column(name).and_then(|c| fields.get(c)).cloned().unwrap_or_default();
            let white = get("intended_winner") == "white";
            let fen = get("fen");
            let query = match Query::parse(&format!("{fen};{}", if white { 'w' } else { 'b' })) {
                Ok(query) => query,
                Err(error) => {
                    println!("skipped: {error}: {line}");
                    return None;
                }
            };
            let illegal = get("sherlock_legality") == "illegal";
            Some(Row { query, fen, white, expected: get("expected"), source: get("source"), illegal })
        })
        .collect()
}

fn split_csv(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            _ => fields.last_mut().expect("never empty").push(c),
        }
    }
    fields
}

/// Queries as rows without a label.
pub fn unlabelled(path: &str) -> Vec<Row> {
    let row = |(query, line): (Query, String)| {
        let (fen, side) = line.trim().split_once(';').unwrap_or_default();
        let (fen, white) = (fen.to_owned(), side == "w");
        Row { query, fen, white, expected: "unknown".to_owned(), source: String::new(), illegal: false }
    };
    queries(path).into_iter().map(row).collect()
}

/// Queries `FEN;w|b`, one per line; `.xz` files are unpacked with the system's xz.
pub fn queries(path: &str) -> Vec<(Query, String)> {
    let text = if path.ends_with(".xz") {
        String::from_utf8(unpacked(path)).expect("text")
    } else {
        std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    text.lines().filter_map(|line| Some((Query::parse(line).ok()?, line.to_owned()))).collect()
}

/// A file unpacked with the system's xz.
pub fn unpacked(path: &str) -> Vec<u8> {
    Command::new("xz").args(["-dc", path]).output().expect("xz runs").stdout
}
