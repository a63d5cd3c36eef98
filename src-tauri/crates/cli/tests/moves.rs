//! A paste, two scoresheets, games attached by hand and an audit of a round, through the program itself.
#![allow(clippy::expect_used, clippy::panic, reason = "a test that cannot read its data has failed")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

fn run(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_flagfall"));
    command.current_dir(folder).env("FLAGFALL_CONFIG", folder.join("config")).env("LANG", "C.UTF-8");
    command.args(args).output().expect("it runs")
}

/// What a command says on standard output.
fn says(folder: &Path, args: &[&str]) -> String {
    let output = run(folder, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// What a command that is refused says on standard error.
fn refused(folder: &Path, args: &[&str]) -> String {
    let output = run(folder, args);
    assert!(!output.status.success(), "{args:?} was not refused");
    String::from_utf8(output.stderr).expect("UTF-8")
}

const AT: [&str; 8] = ["--at", "s.flagfall", "--section", "A", "--round", "3", "--board", "1"];

fn at<'a>(before: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [before, &AT, more].concat()
}

#[test]
fn a_text_is_recognised_and_attached() {
    let folder = folder("cli_paste");
    fs::write(folder.join("photo.txt"), "1 e4 e5 | 3 Bb5 a6\n2 Nf3 Nc6 | 4 Ke3 Nf6\n").expect("written");
    let said = says(&folder, &["paste", "photo.txt"]);
    assert!(
        said.contains("A game, 6 half-moves.") && said.contains("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"),
        "{said}"
    );
    assert!(said.contains("Not legal from 4. Ke3 on"), "{said}");
    says(&folder, &["sample", "s.flagfall"]);
    let said = says(&folder, &at(&["paste", "photo.txt"], &["--source", "white", "--apply"]));
    assert!(said.contains("Moves: White’s scoresheet"), "{said}");
    fs::write(folder.join("letter.txt"), "dear arbiter").expect("written");
    assert!(says(&folder, &["paste", "letter.txt"]).contains("no position, no game"));
    let said = refused(&folder, &at(&["paste", "letter.txt"], &["--apply"]));
    assert!(said.contains("nothing in it that could be attached"), "{said}");
    assert!(refused(&folder, &["paste", "nowhere.txt"]).contains("nowhere.txt"));
}

#[test]
fn two_sheets_are_compared_and_recorded() {
    let folder = folder("cli_sheets");
    fs::write(folder.join("w.txt"), "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n").expect("written");
    fs::write(folder.join("b.txt"), "1. e4 e5\n2. Nf3 Nc6\n3. Bc4 a6\n").expect("written");
    let said = says(&folder, &["sheets", "w.txt", "b.txt"]);
    assert!(said.contains("The sheets first differ at 3."), "{said}");
    says(&folder, &["sample", "s.flagfall"]);
    let said = says(&folder, &at(&["sheets", "w.txt", "b.txt"], &["--decide", "5=Bc4", "--apply"]));
    assert!(said.contains("Decided by the arbiter") && said.contains("Game put together"), "{said}");
    let said = refused(&folder, &at(&["sheets", "w.txt", "b.txt"], &["--decide", "5=Qh5", "--apply"]));
    assert!(said.contains("no legal move at half-move 5"), "{said}");
    fs::write(folder.join("empty.txt"), "").expect("written");
    assert!(refused(&folder, &["sheets", "empty.txt"]).contains("Neither sheet has a move yet"));
}

#[test]
fn games_are_attached_by_hand_looked_through_and_written() {
    let folder = folder("cli_games");
    let game = "[White \"Nobody, A\"]\n[Black \"Nobody, B\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *\n";
    fs::write(folder.join("round.pgn"), game).expect("written");
    says(&folder, &["sample", "s.flagfall"]);
    let import = ["pgn", "import", "s.flagfall", "round.pgn", "--section", "A", "--round", "3"];
    let said = says(&folder, &import);
    assert!(said.contains("? game-1") && said.contains("No board has these players"), "{said}");
    says(&folder, &[&import[..], &["--attach", "game-1=2", "--apply"]].concat());
    let audit = ["audit", "--of", "s.flagfall", "--section", "A", "--round"];
    let said = says(&folder, &[&audit[..], &["3"]].concat());
    assert!(said.contains("Threefold repetition could be claimed"), "{said}");
    let out = ["pgn", "export", "s.flagfall", "out.pgn", "--section", "A", "--round", "3"];
    assert!(says(&folder, &out).contains("written"));
    assert!(fs::read_to_string(folder.join("out.pgn")).expect("written").contains("4. Ng1 Ng8 5. e4"));
    fs::write(folder.join("empty.pgn"), "").expect("written");
    let empty = ["pgn", "import", "s.flagfall", "empty.pgn"];
    assert!(refused(&folder, &empty).contains("no game in empty.pgn"));
    says(&folder, &["new", "new.flagfall", "--name", "Spring Open", "--section", "A=Open A=90+30"]);
    assert!(
        refused(&folder, &["pgn", "export", "new.flagfall", "none.pgn"])
            .contains("No game has moves or a result")
    );
    let nothing = ["audit", "--of", "new.flagfall", "--section", "A", "--round", "1"];
    assert!(says(&folder, &nothing).contains("No moves are on record in round 1"));
}

#[test]
fn moves_and_positions_are_pasted_as_an_argument() {
    let folder = folder("cli_paste_argument");
    assert!(says(&folder, &["paste", "1. e4 e5"]).contains("1. e4 e5"));
    assert!(says(&folder, &["paste", "e4"]).contains("1. e4"));
    let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 99 80";
    assert!(says(&folder, &["paste", fen]).contains(fen));
    fs::write(folder.join("1. e4 e5"), "1. d4 d5").expect("written");
    assert!(says(&folder, &["paste", "1. e4 e5"]).contains("1. d4 d5"));
    for name in ["missing", "my round.pgn"] {
        assert!(refused(&folder, &["paste", name]).contains(name), "{name}");
    }
    assert!(says(&folder, &["paste", "--help"]).contains("A file with the text, or moves"));
}
