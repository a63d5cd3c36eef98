//! Replays through the program itself: in every notation, one position, and as pictures.
#![allow(clippy::expect_used, clippy::panic, reason = "a test that cannot run the program has failed")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn flagfall(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_flagfall"));
    command.args(args).current_dir(folder).env("FLAGFALL_CONFIG", folder.join("config"));
    command.output().expect("it runs")
}

fn said(folder: &Path, args: &[&str]) -> String {
    let run = flagfall(folder, args);
    assert!(run.status.success(), "{args:?}: {}", String::from_utf8_lossy(&run.stderr));
    String::from_utf8_lossy(&run.stdout).into_owned()
}

#[test]
fn a_game_is_replayed_in_a_notation_and_its_positions_become_pictures() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("replay");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder can be written");
    said(&folder, &["sample", "s.flagfall"]);
    let replay = ["replay", "s.flagfall", "B", "3", "4"];
    let with = |more: &[&str]| said(&folder, &[&replay[..], more].concat());

    assert!(with(&[]).contains("1.Nf3 "));
    assert!(with(&["--notation", "de"]).contains("1.Sf3 "));
    assert!(with(&["--notation", "descriptive"]).contains("1.N-KB3 "));
    assert!(with(&["--ply", "3"]).starts_with("   3  2.Ng1 "));
    assert!(said(&folder, &["notations"]).lines().count() == 40);

    with(&["--ply", "1", "--svg", "one.svg", "--png", "one.png", "--flip"]);
    let read = |name: &str| std::fs::read(folder.join(name)).expect("the picture is there");
    assert!(read("one.svg").starts_with(b"<svg"));
    assert!(read("one.png").starts_with(b"\x89PNG"));

    for wrong in [&["--notation", "klingon"][..], &["--ply", "900"]] {
        let refused = flagfall(&folder, &[&replay[..], wrong].concat());
        assert!(!refused.status.success(), "{wrong:?}");
        assert!(String::from_utf8_lossy(&refused.stderr).contains(wrong[1]), "{wrong:?}");
    }
}
