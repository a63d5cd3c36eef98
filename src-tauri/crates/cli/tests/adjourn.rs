//! An adjourned game by the terminal alone: what the window records, the program does too, and tells no sealed move.
#![allow(clippy::expect_used, clippy::panic, reason = "a test that cannot run its program has failed")]

use std::path::{Path, PathBuf};
use std::process::Command;

struct Desk {
    folder: PathBuf,
    file: String,
}

impl Desk {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        let file = folder.join("open.flagfall").display().to_string();
        Self { folder, file }
    }

    /// Runs the program; whether it succeeded, and all it said.
    fn run(&self, args: &[&str]) -> (bool, String) {
        let run = Command::new(env!("CARGO_BIN_EXE_flagfall"))
            .args(args)
            .env("FLAGFALL_CONFIG", self.folder.join("config"))
            .env("LANG", "en")
            .output()
            .expect("it runs");
        let said = [run.stdout, run.stderr].concat();
        (run.status.success(), String::from_utf8_lossy(&said).into_owned())
    }

    /// Does something about the board; everything said.
    fn adjourn(&self, what: &str, more: &[&str]) -> String {
        let args = [&["adjourn", what, &self.file, "A", "3", "1"], more].concat();
        let (done, said) = self.run(&args);
        assert!(done, "{args:?}: {said}");
        said
    }
}

#[test]
fn a_game_is_adjourned_kept_opened_and_resumed() {
    let desk = Desk::new("cli_adjourn");
    assert!(desk.run(&["sample", &desk.file]).0);
    let position = "6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40";
    let sealed = desk.adjourn(
        "seal",
        &[
            "--side", "white", "--number", "40", "--fen", position, "--white", "0:10:00", "--black",
            "0:20:00", "--sealed", "Rd7",
        ],
    );
    assert!(
        sealed.contains("Day, hour and place") && sealed.contains("→  Hand the envelope over"),
        "{sealed}"
    );
    desk.adjourn("change", &["--resumes", "2030-05-03 15:00", "--place", "Room 2", "--offer", "black"]);
    let kept = desk.adjourn("hand", &["Berit Ask", "--note", "in the safe"]);
    assert!(
        kept.contains("Berit Ask: in the safe") && kept.contains("→  Wait for 2030-05-03 15:00"),
        "{kept}"
    );
    // Nothing tells the move yet: no list, no journal, no table, no page, no file of games.
    let out = |name: &str| desk.folder.join(name).display().to_string();
    for args in [
        vec!["adjourn", "list", &desk.file],
        vec!["--json", "adjourn", "list", &desk.file],
        vec!["journal", &desk.file, "--text", "Rd7"],
        vec!["journal", &desk.file],
        vec!["board", &desk.file, "A", "3", "1"],
        vec!["--json", "board", &desk.file, "A", "3", "1"],
        vec!["export", &desk.file, "journal", &out("journal.csv")],
        vec!["export", &desk.file, "results", &out("results.csv")],
        vec!["export", &desk.file, "trf26", &out("report.trf"), "--section", "A"],
        vec![
            "report",
            &desk.file,
            "envelope",
            &out("envelope.html"),
            "--section",
            "A",
            "--round",
            "3",
            "--board",
            "1",
        ],
        vec!["pgn", "export", &desk.file, &out("games.pgn")],
        vec!["show", &desk.file],
        vec!["round", &desk.file, "A", "3"],
        vec!["--json", "round", &desk.file, "A", "3"],
        vec!["players", &desk.file],
        vec!["--json", "players", &desk.file],
        vec!["reasons", "list", &desk.file],
        vec!["appeal", "list", &desk.file],
        vec!["defaults", &desk.file, "A", "3"],
        vec!["clocks", "round", &desk.file, "A", "3"],
        vec!["--json", "clocks", "sheet", &desk.file, "A", "3", "1"],
        vec!["clocks", "arrivals", &desk.file, "A", "3"],
        vec!["clocks", "hall", &desk.file],
        vec!["audit", "--of", &desk.file, "--section", "A", "--round", "3"],
        vec!["export", &desk.file, "incidents", &out("incidents.csv")],
        vec!["export", &desk.file, "trf16", &out("report16.trf"), "--section", "A"],
        vec!["copy", &desk.file, &out("copy.flagfall")],
        vec!["mirror", &desk.file, &desk.folder.display().to_string()],
    ] {
        let (done, said) = desk.run(&args);
        assert!(done && !said.contains("Rd7"), "{args:?}: {said}");
    }
    for page in ["board", "round", "results", "forfeits", "competition"] {
        let to = out(&format!("{page}.html"));
        let of: &[&str] = match page {
            "competition" => &[],
            "board" => &["--section", "A", "--round", "3", "--board", "1"],
            _ => &["--section", "A", "--round", "3"],
        };
        let args = [&["report", &desk.file, page, &to], of].concat();
        let (done, said) = desk.run(&args);
        assert!(done, "{args:?}: {said}");
    }
    let files =
        std::fs::read_dir(&desk.folder).expect("the folder").map(|entry| entry.expect("a file").path());
    for path in files.filter(|path| path.is_file()) {
        let bytes = std::fs::read(&path).expect("it can be read");
        assert!(!bytes.windows(3).any(|part| part == b"Rd7"), "{} tells the move", path.display());
    }
    let report = std::fs::read_to_string(out("report.trf")).expect("the report");
    assert!(report.contains(" w ?") && report.contains(" b ?") && report.contains("162"), "{report}");
    assert!(std::fs::read_to_string(out("envelope.html")).expect("the envelope").contains("size:A6"));

    desk.adjourn("here", &["black"]);
    let opened = desk.adjourn("open", &["Rd7"]);
    assert!(opened.contains("the move is clear (Rd7)"), "{opened}");
    let (done, said) = desk.run(&["adjourn", "open", &desk.file, "A", "3", "1", "Rd7"]);
    assert!(!done && said.contains("was opened already"), "{said}");
    let resumed = desk.adjourn("resume", &["--black", "0:19:00"]);
    assert!(resumed.contains("clocks 0:10:00 and 0:19:00"), "{resumed}");
    desk.adjourn("clocks", &["--black", "0:20:00"]);
    assert!(desk.run(&["verify", &desk.file]).0);
}
