//! Clocks through the program itself: a time control, the round, a sheet, a correction that is recorded, an announcement.
#![allow(clippy::expect_used, clippy::panic, reason = "a test that cannot run the program has failed")]

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

struct Desk {
    file: String,
    config: PathBuf,
}

impl Desk {
    /// The sample in a folder of this name.
    fn new(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        let file = folder.join("sample.flagfall").display().to_string();
        let desk = Self { file, config: folder.join("config") };
        assert!(desk.run(&["sample", &desk.file]).status.success());
        desk
    }

    fn run(&self, args: &[&str]) -> Output {
        let mut program = Command::new(env!("CARGO_BIN_EXE_flagfall"));
        program.args(args).env("FLAGFALL_CONFIG", &self.config).env("LANG", "en").output().expect("it runs")
    }

    fn says(&self, args: &[&str]) -> String {
        let run = self.run(args);
        assert!(run.status.success(), "{args:?}: {}", String::from_utf8_lossy(&run.stderr));
        String::from_utf8_lossy(&run.stdout).into_owned()
    }

    fn refuses(&self, args: &[&str]) -> String {
        let run = self.run(args);
        assert!(!run.status.success(), "{args:?} was not refused");
        String::from_utf8_lossy(&run.stderr).into_owned()
    }
}

#[test]
fn a_time_control_is_said_in_words_with_its_class() {
    let desk = Desk::new("cli_time");
    let said = desk.says(&["time", "40/5400+30:1800+30"]);
    assert!(said.contains("40/90+30:30+30") && said.contains("90 minutes for 40 moves"), "{said}");
    assert!(said.contains("Standard:") && said.contains("[6.3]"), "{said}");
    let said = desk.says(&["time", "W5-B4"]);
    assert!(said.contains("White: 5 minutes for the game; Black: 4 minutes for the game"), "{said}");
    let said = desk.says(&["time", "60", "--strongest", "2450"]);
    assert!(said.contains("! ") && said.contains("2450"), "{said}");
    assert!(desk.refuses(&["time", "180+2"]).contains("minutes or seconds?"));
    assert!(desk.refuses(&["time", "soon"]).contains("no time control"));
}

#[test]
fn the_round_a_sheet_and_a_correction_are_those_of_the_window() {
    let desk = Desk::new("cli_clocks");
    let round = desk.says(&["clocks", "round", &desk.file, "A", "3"]);
    assert!(round.contains("1:18:10") && !round.contains('!'), "{round}");
    let sheet = desk.says(&["clocks", "sheet", &desk.file, "A", "3", "4", "--sums"]);
    assert!(sheet.contains("before: Illegal move") && sheet.contains("time in the hall"), "{sheet}");

    let kinds = desk.says(&["clocks", "correct", &desk.file, "A", "3", "4"]);
    assert!(kinds.contains("used-trust-white") && kinds.contains("wrong-setting"), "{kinds}");
    let asked = ["clocks", "correct", &desk.file, "A", "3", "4", "wrong-setting"];
    assert!(desk.refuses(&asked).contains("How many moves do the counters show?"));
    let facts =
        ["--set", "90", "--shown", "0:52:10/0:47:30", "--counter", "23/23", "--reason", "no increment"];
    let worked: Vec<&str> = asked.iter().copied().chain(facts).collect();
    // White 1:30:00 + 24 x 0:00:30 - 0:37:50 = 1:04:10, Black 1:30:00 + 24 x 0:00:30 - 0:42:30 = 0:59:30.
    let said = desk.says(&worked);
    assert!(said.contains("0:52:10 → 1:04:10") && said.contains("0:47:30 → 0:59:30"), "{said}");
    let unchanged = desk.says(&["journal", &desk.file, "--board", "4", "--round", "3"]);
    assert!(!unchanged.contains("1:04:10"), "worked out is not recorded: {unchanged}");
    let recorded: Vec<&str> = worked.iter().copied().chain(["--record", "--json"]).collect();
    let json = desk.says(&recorded);
    let entry: Value = serde_json::from_str(json.lines().last().expect("two answers")).expect("JSON");
    assert_eq!(entry["kind"], "incident", "{entry}");
    let sheet = desk.says(&["clocks", "sheet", &desk.file, "A", "3", "4"]);
    assert!(sheet.contains("after: Clock set wrongly") && sheet.contains("1:04:10"), "{sheet}");
}

#[test]
fn arrivals_and_the_hall_display_are_told_in_the_terminal() {
    let desk = Desk::new("cli_hall");
    let missing = desk.says(&["clocks", "arrivals", &desk.file, "A", "3"]);
    assert_eq!(missing.lines().filter(|line| line.contains('!')).count(), 2, "{missing}");
    desk.says(&["clocks", "announce", &desk.file, "Round 4 begins at 20:00"]);
    let hall = desk.says(&["clocks", "hall", &desk.file]);
    assert!(hall.contains("Round 4 begins at 20:00") && hall.contains("Rapid B"), "{hall}");
    desk.says(&["clocks", "announce", &desk.file]);
    assert!(!desk.says(&["clocks", "hall", &desk.file]).contains("20:00"));
    assert!(desk.refuses(&["clocks", "announce", &desk.file]).contains("Nothing is announced"));
}
