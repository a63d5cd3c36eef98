//! What the program answers to questions, and to facts that are missing, odd or enormous.
#![allow(clippy::expect_used, reason = "a test that cannot run its program has failed")]

use std::process::Command;

/// All the program says, refused or not.
fn says(args: &[&str]) -> String {
    let run = Command::new(env!("CARGO_BIN_EXE_flagfall"))
        .args(args)
        .env("FLAGFALL_CONFIG", env!("CARGO_TARGET_TMPDIR"))
        .env("LANG", "C.UTF-8")
        .output()
        .expect("it runs");
    String::from_utf8_lossy(&[run.stdout, run.stderr].concat()).into_owned()
}

/// White has a king and a pawn, Black a bare king.
const BARE: &str = "fen=8/8/8/4k3/8/8/4K2P/8 b - - 0 1";
const FIVE_TIMES: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

#[test]
fn an_answer_says_what_it_rests_on() {
    let moves = format!("moves={FIVE_TIMES}");
    let rows: &[(&[&str], &str, &str)] = &[
        (&["resignation", "resigns=white", BARE], "drawn", "Black wins"),
        (&["flag", "flag=white", BARE], "drawn", "Black wins"),
        (&["flag", "flag=white"], "if mate is possible", "wins"),
        (&["flag", "flag=white", "can mate=yes"], "0-1", "if mate is possible"),
        (&["completed", "moves made=5"], "White completed: 3", "not understood"),
        (&["completed", "moves made=p, m"], "Black completed: 0", "not understood"),
        (&["class", "minutes=4294967295"], "not understood", "panicked"),
        (&["flag", "flag=white", "flag=black"], "flag is given twice", "wins"),
        (&["flag", "flag=red"], "white | black | both, white first | both, black first", "wins"),
        (&["resignation", "resigns=red"], "white | black", "wins"),
        (&["claim", "ground=fifty", "claimant=white", "touched=maybe"], "yes | no", "Verdict"),
        (&["claim", "ground=repetion", "claimant=white"], "repetition | fifty", "Verdict"),
        (&["completed", "moves made=ppp"], "not understood", "completed:"),
        (&["completed", "moves made=99999999999"], "not understood", "completed:"),
        (
            &["quickplay", "claimant=white", "white=2:00", "black=5:00", "quickplay=yes", "decision=agrees"],
            "Two minutes or more are left",
            "none",
        ),
        (
            &["quickplay", "claimant=white", "white=1:00", "black=5:00", "decision=agrees"],
            "No quickplay finish was announced",
            "none",
        ),
        (&["--edition", "old", "automatic draw", &moves], "no such rule", "fivefold"),
        (&["automatic draw", &moves], "fivefold", "no such rule"),
    ];
    for (asked, wanted, unwanted) in rows {
        let said = says(&[&["advise"], *asked].concat());
        assert!(said.contains(wanted) && !said.contains(unwanted), "{asked:?}: {said}");
    }
}

#[test]
fn a_claim_counts_whatever_a_position_says_of_itself_and_knows_its_edition() {
    let counters = says(&["claim", "--fen", "7k/8/6K1/8/8/8/8/R7 w - - 4294967295 120"]);
    assert!(counters.contains("9.6.2"), "{counters}");
    let echoed = says(&["claim", "--fen", &"x".repeat(100_000)]);
    assert!(echoed.len() < 500 && echoed.contains('…'), "{}", echoed.len());
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("claimed.pgn");
    let file = path.display().to_string();
    let write = |times| {
        let moves = format!("{FIVE_TIMES}\n").repeat(times);
        std::fs::write(&path, format!("[Event \"x\"]\n\n{moves}*\n")).expect("written");
    };
    write(1);
    let old = says(&["claim", "--edition", "old", "--pgn", &file]);
    assert!(old.contains("12.3") && !old.contains("fifth") && !old.contains("9.6"), "{old}");
    write(2_000);
    let long = says(&["claim", "--pgn", &file]);
    assert!(long.contains("half-move 16"), "{}", long.len());
}

/// Old 12.4: the number that was laid down for a section holds for what is asked about it, under the old text alone.
#[test]
fn a_raised_number_of_the_fifty_move_rule_holds_in_its_section() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("raised.flagfall");
    for file in [path.clone(), path.with_extension("flagfall-wal"), path.with_extension("flagfall-shm")] {
        let _ = std::fs::remove_file(file);
    }
    let file = path.display().to_string();
    says(&["new", &file, "--name", "Old Open", "--section", "A=Open=40/150:16/60"]);
    let claim = |plies: u32| {
        let fen = format!("fen=4k3/8/8/8/8/8/8/R3K3 w - - {plies} 80");
        says(&["advise", "claim", &fen, "claimant=white", "ground=fifty", "--file", &file, "--section", "A"])
    };
    says(&["settings", &file, "A", "edition=old"]);
    assert!(claim(100).contains("Verdict: correct"), "{}", claim(100));
    let set = says(&["settings", &file, "A", "fifty-moves=70"]);
    assert!(set.contains("70 moves by each side"), "{set}");
    assert!(claim(139).contains("Verdict: wrong") && claim(140).contains("Verdict: correct"));
    let by_hand = |plies: u32| {
        let fen = format!("4k3/8/8/8/8/8/8/R3K3 w - - {plies} 80");
        says(&["claim", "--edition", "old", "--fifty", "70", "--fen", &fen])
    };
    assert!(by_hand(139).contains("Fifty moves: Wrong") && by_hand(140).contains("Fifty moves: Correct"));
    assert!(!by_hand(99).contains("would complete fifty moves"), "{}", by_hand(99));
    says(&["settings", &file, "A", "edition=2023"]);
    assert!(claim(100).contains("Verdict: correct"), "{}", claim(100));
}
