//! Every refusal happens, and says what to do next.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::path::Path;

use exchange::ReadOptions;

/// Ids of the sentences a file is refused with.
fn refused(bytes: &[u8]) -> Vec<&'static str> {
    match exchange::read("file", bytes, ReadOptions::default()) {
        Ok(read) => panic!("read: {:?}", read.format),
        Err(error) => error.messages().iter().map(|message| message.id).collect(),
    }
}

fn player(number: u32, rounds: &str) -> String {
    format!(
        "001 {number:>4} m    Alpha, Ann                        2000 NOR             1990/05/06  1.0    1  {rounds}\n"
    )
}

fn workbook(name: &str) -> Vec<u8> {
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/lists").join(name)).unwrap()
}

/// Files and the sentence that each of them is refused with.
fn cases() -> Vec<(&'static str, Vec<u8>)> {
    let text = |text: &str| text.as_bytes().to_vec();
    vec![
        ("exchange-refused-empty", text("")),
        ("exchange-refused-empty", text(" \r\n\u{1A}")),
        ("exchange-refused-pgn", text("[Event \"x\"]\n\n1. e4 *\n")),
        ("exchange-refused-vega-tdf", text("012|Open\n142|1.0|0.5\n001|1|Alpha\n")),
        ("exchange-refused-swiss-manager", b"\x93\xFF\x89\x44 and nothing more".to_vec()),
        ("exchange-refused-old-workbook", b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 and nothing more".to_vec()),
        ("exchange-refused-access", b"\0\x01\0\0Standard Jet DB\0".to_vec()),
        ("exchange-refused-sqlite", b"SQLite format 3\0".to_vec()),
        ("exchange-refused-archive", b"PK\x03\x04 holiday.jpg".to_vec()),
        ("exchange-refused-workbook", workbook("workbook-without-list.xlsx")),
        ("exchange-refused-workbook-damaged", workbook("workbook-damaged.xlsx")),
        ("exchange-refused-pdf", text("%PDF-1.7")),
        ("exchange-refused-html", text("<!DOCTYPE html><html></html>")),
        ("exchange-refused-xml", text("<?xml version=\"1.0\"?><chessresults/>")),
        ("exchange-refused-json", text("{\"white\": 1}")),
        ("exchange-refused-binary", vec![1, 2, 3, 4, 5, 6, 7, 8]),
        (
            "exchange-refused-rating-list",
            text("ID Number      Name                Fed\n1  Alpha, Ann  NOR\n"),
        ),
        ("exchange-refused-rating-list", text("<playerslist><player></player></playerslist>")),
        ("exchange-refused-single-players", text("Event,Open\nPlayer,1,Alpha,Ann\n1,1,W\nTotal,1\n")),
        ("exchange-refused-not-recognised", text("The pairings are on the wall.\n")),
        ("exchange-refused-no-players", text("012 Fjord Open\n022 Bergen\n")),
        ("exchange-problem-number-twice", (player(1, "") + &player(1, "")).into_bytes()),
        ("exchange-problem-tab", player(1, "   2\tw 1").into_bytes()),
        ("exchange-problem-unreadable-round", player(1, "  xx w 1").into_bytes()),
        ("exchange-problem-own-opponent", player(1, "   1 w 1").into_bytes()),
        ("exchange-problem-opponent-unknown", player(1, "   9 w 1").into_bytes()),
        ("exchange-problem-opponent-mismatch", (player(1, "   2 w 1") + &player(2, "0000 - Z")).into_bytes()),
        ("exchange-problem-same-colour", (player(1, "   2 w 1") + &player(2, "   1 w 0")).into_bytes()),
        ("exchange-problem-too-many-points", (player(1, "   2 w 1") + &player(2, "   1 b =")).into_bytes()),
        (
            "exchange-problem-seated-twice",
            text("Round 1\nBoard;No.;White;No.;Black\n1;1;Alpha;2;Beta\n2;1;Alpha;3;Gamma\n"),
        ),
    ]
}

#[test]
fn every_refusal_says_what_it_is_and_what_to_do() {
    let mut seen = BTreeSet::new();
    for (expected, bytes) in cases() {
        let ids = refused(&bytes);
        assert!(ids.contains(&expected), "expected {expected}, got {ids:?}");
        seen.extend(ids);
    }
    let sentences = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/locales/en/exchange.ftl");
    let sentences = std::fs::read_to_string(sentences).unwrap();
    let ids = sentences.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    for id in ids.filter(|id| id.starts_with("exchange-refused-") || id.starts_with("exchange-problem-")) {
        assert!(seen.contains(id), "no file is refused with {id}");
    }
}

#[test]
fn all_contradictions_are_told_at_once() {
    let report =
        player(1, "   9 w 1") + &player(2, "   2 w 1") + &player(3, "   4 w 1") + &player(4, "   3 b 1");
    assert_eq!(
        refused(report.as_bytes()),
        [
            "exchange-refused-contradictions",
            "exchange-problem-opponent-unknown",
            "exchange-problem-own-opponent",
            "exchange-problem-too-many-points"
        ]
    );
}
