//! Pages and appeals of the sample through the program itself.
#![allow(clippy::expect_used, reason = "a test that cannot start the program has failed")]

use std::path::{Path, PathBuf};
use std::process::Command;

fn flagfall(folder: &Path, args: &[&str]) -> (bool, String) {
    let run = Command::new(env!("CARGO_BIN_EXE_flagfall"))
        .args(args)
        .current_dir(folder)
        .env("FLAGFALL_CONFIG", folder.join("config"))
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&run.stdout).into_owned() + &String::from_utf8_lossy(&run.stderr);
    (run.status.success(), said)
}

fn sample(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    assert!(flagfall(&folder, &["sample", "open.flagfall"]).0);
    folder
}

#[test]
fn a_page_is_written_as_its_name_says() {
    let folder = sample("cli_report");
    let board = ["--section", "A", "--round", "3", "--board", "4"];
    for (file, more, begins) in [
        ("page.html", &[][..], &b"<!doctype html>"[..]),
        ("page.pdf", &[], b"%PDF-"),
        ("page", &["--pdf"], b"%PDF-"),
    ] {
        let args = [&["report", "open.flagfall", "board", file], &board[..], more].concat();
        let (done, said) = flagfall(&folder, &args);
        assert!(done, "{said}");
        assert!(std::fs::read(folder.join(file)).expect("it is there").starts_with(begins), "{file}");
    }
}

#[test]
fn what_a_page_or_an_appeal_lacks_is_said() {
    let folder = sample("cli_report_lacks");
    let said = |args: &[&str]| {
        let (done, said) = flagfall(&folder, args);
        assert!(!done, "{said}");
        said
    };
    let board = ["--section", "A", "--round", "1", "--board", "1"];
    let report = |kind, more: &[&str]| said(&[&["report", "open.flagfall", kind, "page.pdf"], more].concat());
    assert!(report("claim", &board).contains("No draw was claimed at this board"));
    assert!(report("board", &board[..4]).contains("Choose a board"));
    assert!(report("results", &["--section", "A"]).contains("Choose section and round"));
    assert!(report("player", &[]).contains("Choose a player"));
    let nowhere = said(&["report", "open.flagfall", "competition", "/proc/no/such/page.pdf"]);
    assert!(nowhere.contains("could not be read or written"), "{nowhere}");
    // Board 14 of round 2 has an incident without a ruling.
    let lodge = said(&["appeal", "lodge", "open.flagfall", "A", "2", "14", "black"]);
    assert!(lodge.contains("There is no ruling on this incident yet"), "{lodge}");
}

#[test]
fn rulings_are_listed_with_their_deadline_until_they_are_appealed() {
    let folder = sample("cli_appeals");
    let list =
        || flagfall(&folder, &["appeal", "rulings", "open.flagfall", "--section", "A", "--round", "3"]).1;
    assert!(list().contains("A4, round 3") && list().contains("60 minutes to appeal"), "{}", list());
    let (done, said) =
        flagfall(&folder, &["appeal", "lodge", "open.flagfall", "A", "3", "4", "white", "--statement", "x"]);
    assert!(done, "{said}");
    assert!(!list().contains("A4, round 3"), "{}", list());
}

#[test]
fn an_appeal_goes_against_any_ruling_and_says_all_it_was_told() {
    let folder = sample("cli_appeal_entry");
    let run = |args: &[&str]| flagfall(&folder, args);
    // Two rulings at one board: the earlier one is attacked by its entry.
    for line in ["A4 w illegal 20 open", "A4 b phone 21"] {
        let (done, said) = run(&["log", "open.flagfall", line]);
        assert!(done, "{said}");
    }
    let (_, list) = run(&["appeal", "rulings", "open.flagfall", "--section", "A", "--round", "3"]);
    let entry = list.lines().find(|line| line.contains("A4, round 3  Illegal move")).expect("it is listed");
    let entry = entry.split_whitespace().next().expect("its number");
    let lodge = ["appeal", "lodge", "open.flagfall", "A", "3", "4", "white", "--ruling", entry];
    let (done, said) = run(&lodge);
    assert!(done && said.contains(&format!("against entry {entry}")), "{said}");
    let (done, said) = run(&["appeal", "hear", "open.flagfall", "1", "--said", "no name"]);
    assert!(!done && said.contains("no name"), "{said}");
    let hear = [
        "appeal",
        "hear",
        "open.flagfall",
        "1",
        "--panel",
        "chair=Strand, Ida/SWE",
        "--said",
        "Ask=I saw it",
    ];
    let (done, said) = run(&hear);
    assert!(done, "{said}");
    let decide = ["appeal", "decide", "open.flagfall", "1", "partly", "--reason", "x", "--black=-1:00"];
    let (done, said) = run(&decide);
    assert!(done, "{said}");
    let (_, list) = run(&["appeal", "list", "open.flagfall"]);
    assert!(list.contains(&format!("Entry {entry}")) && list.contains("−0:01:00, on appeal"), "{list}");
    let page =
        ["report", "open.flagfall", "board", "page.html", "--section", "A", "--round", "3", "--board", "4"];
    assert!(run(&page).0);
    let page = std::fs::read_to_string(folder.join("page.html")).expect("it is written");
    assert!(page.contains("Strand, Ida, SWE (Chair)"), "{page}");
}
