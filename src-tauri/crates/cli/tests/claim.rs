//! Rows of the repetition and fifty-move vectors through the program itself, as a FEN with moves and as a PGN file: one in
//! eight, and all of them where FLAGFALL_TORTURE is set. All are checked through the same action beside it
//! (`tests/record_claims.rs` of the workspace); starting a program takes longer than its answer.
#![allow(clippy::expect_used, clippy::panic, reason = "a test that cannot read its data has failed")]

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

fn rows(name: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/cases/core").join(name);
    let text = std::fs::read_to_string(path).expect("the case file is there");
    let step = if std::env::var_os("FLAGFALL_TORTURE").is_some() { 1 } else { 8 };
    text.lines().skip(1).filter(|line| !line.is_empty()).step_by(step).map(fields).collect()
}

fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            _ => fields.last_mut().expect("one at least").push(c),
        }
    }
    fields
}

fn flagfall(args: &[&str]) -> Value {
    let run = Command::new(env!("CARGO_BIN_EXE_flagfall")).args(args).output().expect("it runs");
    let error = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{args:?}: {error}");
    serde_json::from_slice(&run.stdout).unwrap_or_else(|_| panic!("{args:?}: no JSON, {error}"))
}

/// The answer to a game given as FEN and moves, which a PGN file of the same game must give too.
fn claim(id: &str, fen: &str, moves: &str) -> Value {
    let answer = flagfall(&["claim", "--fen", fen, "--moves", moves, "--json"]);
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("claim-{id}.pgn"));
    let pgn = format!("[Event \"x\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves} *\n");
    std::fs::write(&path, pgn).expect("the folder can be written");
    let path = path.display().to_string();
    assert_eq!(flagfall(&["claim", "--pgn", &path, "--json"]), answer, "{id}");
    answer
}

fn number(text: &str) -> Option<u64> {
    (!text.is_empty()).then(|| text.parse().expect("a number"))
}

/// A move as SAN to compare with: the rows have UCI, so only the number of moves and their squares are compared.
fn targets(moves: &Value) -> Vec<String> {
    let mut found: Vec<String> = moves
        .as_array()
        .expect("a list")
        .iter()
        .map(|m| m.as_str().expect("text").trim_end_matches(['+', '#']).to_owned())
        .map(|san| san.get(san.len().saturating_sub(2)..).unwrap_or_default().to_owned())
        .collect();
    found.sort();
    found
}

/// What is said to a claim with a written move after so many half-moves, on the first or the second ground.
fn intended_verdict(fen: &str, moves: &str, ply: &str, written: &str, ground: usize) -> String {
    let ply = usize::try_from(number(ply).expect("a half-move")).expect("a small number");
    let before: Vec<&str> = moves.split_whitespace().take(ply).collect();
    let moves = before.join(" ");
    let answer = flagfall(&["claim", "--fen", fen, "--moves", &moves, "--intend", written, "--json"]);
    answer["claims"][ground]["verdict"].as_str().expect("a word").to_owned()
}

#[test]
fn repetition_rows_are_answered() {
    for row in rows("repetition.csv") {
        let [id, fen, moves, third, intended_ply, intended, fifth, finally, ..] = row.as_slice() else {
            panic!("{row:?}")
        };
        let answer = claim(id, fen, moves);
        assert_eq!(answer["firstThreefold"].as_u64(), number(third), "{id}: third occurrence");
        assert_eq!(answer["firstFivefold"].as_u64(), number(fifth), "{id}: fifth occurrence");
        let written = &answer["firstWrittenThreefold"];
        assert_eq!(written["ply"].as_u64(), number(intended_ply), "{id}: written move");
        let mut expected: Vec<String> = intended.split_whitespace().map(|uci| uci[2..4].to_owned()).collect();
        expected.sort();
        if !written.is_null() {
            assert_eq!(targets(&written["moves"]), expected, "{id}: written moves");
            for uci in intended.split_whitespace() {
                assert_eq!(
                    intended_verdict(fen, moves, intended_ply, uci, 0),
                    "correct",
                    "{id}: {uci} written"
                );
            }
        }
        let occurrences = answer["occurrences"].as_array().map(|list| list.len() as u64);
        assert_eq!(occurrences, number(finally), "{id}: final position");
        // Who has the move may claim what stands on the board, and not otherwise, unless the game was over before.
        let claim = &answer["claims"][0];
        let verdict = claim["verdict"].as_str().expect("a word");
        match (occurrences >= Some(3), answer["ended"].is_null()) {
            (true, true) => assert_eq!(verdict, "correct", "{id}"),
            (false, true) => assert_eq!(verdict, "wrong", "{id}"),
            (_, false) => assert_eq!(verdict, "over-before", "{id}"),
        }
    }
}

#[test]
fn fifty_move_rows_are_answered() {
    for row in rows("fifty.csv") {
        let [id, fen, moves, fifty, intended, seventy_five, quiet, verdict, ..] = row.as_slice() else {
            panic!("{row:?}")
        };
        let answer = claim(id, fen, moves);
        assert_eq!(answer["firstFifty"].as_u64(), number(fifty), "{id}: fifty");
        assert_eq!(answer["firstWrittenFifty"]["ply"].as_u64(), number(intended), "{id}: written move");
        assert_eq!(answer["firstSeventyFive"].as_u64(), number(seventy_five), "{id}: seventy-five");
        if let Some(written) = answer["firstWrittenFifty"]["moves"][0].as_str() {
            assert_eq!(
                intended_verdict(fen, moves, intended, written, 1),
                "correct",
                "{id}: {written} written"
            );
        }
        assert_eq!(answer["quietPlies"].as_u64(), number(quiet), "{id}: quiet plies");
        let ended = answer["ended"]["how"].as_str();
        // The vectors name what the last position is; the game ended where it was drawn before.
        let drawn_before = number(seventy_five).is_some_and(|ply| Some(ply) < answer["plies"].as_u64());
        match verdict.as_str() {
            "checkmate" | "stalemate" if drawn_before => assert_eq!(ended, Some("seventy-five"), "{id}"),
            "checkmate" => assert_eq!(ended, Some("checkmate"), "{id}"),
            "stalemate" => assert_eq!(ended, Some("stalemate"), "{id}"),
            "drawn-75" => assert!(matches!(ended, Some("seventy-five" | "fivefold")), "{id}: {ended:?}"),
            _ => {}
        }
    }
}

#[test]
fn a_claim_at_a_board_is_answered_by_its_rules_and_recorded_once() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cli_claim_at");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let file = folder.join("open.flagfall").display().to_string();
    let run = |args: &[&str]| {
        let program = env!("CARGO_BIN_EXE_flagfall");
        let run = Command::new(program).args(args).env("FLAGFALL_CONFIG", &folder).output().expect("it runs");
        (run.status.success(), String::from_utf8_lossy(&[run.stdout, run.stderr].concat()).into_owned())
    };
    assert!(run(&["sample", &file]).0);
    let at = ["claim", "--at", &file, "--section", "B", "--round", "3", "--board", "5"];
    let moves = ["--moves", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1", "--intend", "e5"];
    let asked = |more: &[&str]| run(&[&at, &moves[..], more].concat());
    // Rapid play: one minute, and the written move is to be played.
    let (done, said) = asked(&[]);
    assert!(done && said.contains("White gets 1 minute more"), "{said}");
    let clocks = ["--apply", "--white", "0:04:00", "--black", "0:05:00"];
    let (done, said) = asked(&clocks);
    assert!(done && said.contains("White +0:01:00"), "{said}");
    let (done, said) = asked(&clocks);
    assert!(!done && said.contains("on record"), "{said}");
    // The other ground is another claim; a board without moves has none.
    let (done, said) = asked(&["--apply", "--ground", "fifty-moves"]);
    assert!(done && said.contains("Fifty moves claimed"), "{said}");
    let (done, said) = run(&["claim", "--at", &file, "--section", "A", "--round", "3", "--board", "7"]);
    assert!(!done && said.contains("no moves to check"), "{said}");
}

/// What the program says to a claim on typed moves or a position, and whether it has an answer.
#[test]
fn a_claim_reads_what_is_typed_and_decides_nothing_else() {
    let mixed = "1.Nf3 N-KB3 2. N-N1 Ng8 3.Nf3 N-KB3 4. Ng1 N-N1";
    let men = "4k3/8/8/8/8/8/8/R3K3";
    let whole = format!("{men} w - - 110 80 White to move");
    let lines = "4k3/8/8/8/\n8/8/8/\nR3K3 w - - 99 80";
    let address = format!("https://lichess.org/analysis/standard/{men}_w_-_-_110_80");
    let two = format!("{men} b - - 110 80, White to move");
    let missing = format!("{men} w 99 80");
    let rows: &[(&[&str], bool, &str)] = &[
        (&["--moves", ""], false, "no moves to check"),
        (&["--moves", "  "], false, "no moves to check"),
        (&["--moves", mixed], true, "Threefold repetition: Correct"),
        (&["--moves", "1. P-K4 e5 2. Nf3 N-QB3 3. B-N5 a6", "--intend", "Ba4"], true, "half-moves"),
        (&["--fen", &whole], true, "Fifty moves: Correct"),
        (&["--fen", lines, "--intend", "Ra2"], true, "Fifty moves: Correct"),
        (&["--fen", &address], true, "Fifty moves: Correct"),
        (&["--fen", &two], false, "do not give the move to the same side"),
        (&["--fen", &missing], false, "Castling and en passant are missing"),
    ];
    for (args, answered, wanted) in rows {
        let program = env!("CARGO_BIN_EXE_flagfall");
        let run = Command::new(program).arg("claim").args(*args).env("LANG", "C.UTF-8").output();
        let run = run.expect("it runs");
        let said = String::from_utf8_lossy(&[run.stdout, run.stderr].concat()).into_owned();
        assert!(run.status.success() == *answered && said.contains(wanted), "{args:?}: {said}");
        assert!(!said.contains("not legal"), "{args:?}: {said}");
    }
}
