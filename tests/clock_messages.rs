//! Every sentence the clocks can ask for exists, and controls described in words are read back.

mod clock_support;

use clock_support::say;
use laws::Message;
use laws::clock::correction::CorrectionKind;
use laws::clock::{HallTimeError, ReadingError};
use laws::time_control::{ControlError, TimeControl};
use std::collections::BTreeSet;
use std::path::Path;

fn ids_in(folder: &Path, ids: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            ids_in(&path, ids);
        } else if let Ok(text) = std::fs::read_to_string(&path) {
            ids_of(&text, ids);
        }
    }
}

fn ids_of(source: &str, ids: &mut BTreeSet<String>) {
    let after_quotes = source.split("\"clock-").skip(1);
    ids.extend(after_quotes.filter_map(|rest| rest.split_once('"')).map(|(id, _)| format!("clock-{id}")));
    // The format string from which the names of the kinds are made.
    ids.remove("clock-correction-{}");
}

#[test]
fn every_sentence_is_asked_for_and_every_one_asked_for_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = root.join("src-tauri/crates/laws/src");
    let mut asked = BTreeSet::new();
    ids_in(&source.join("clock"), &mut asked);
    ids_in(&source.join("time_control"), &mut asked);
    ids_of(&std::fs::read_to_string(source.join("time_control.rs")).unwrap_or_default(), &mut asked);
    asked.extend(CorrectionKind::ALL.map(CorrectionKind::name));
    let sentences = std::fs::read_to_string(root.join("ui/locales/en/clock.ftl")).unwrap_or_default();
    let there: BTreeSet<String> = sentences
        .lines()
        .filter(|line| line.starts_with("clock-"))
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_owned()))
        .collect();
    assert_eq!(asked, there);
}

#[test]
fn every_refusal_says_what_to_type() {
    let readings = ["", "12", "12:5", "12:60", "9999:00:00", "x"].map(laws::clock::parse_reading);
    for message in readings.into_iter().filter_map(Result::err).map(ReadingError::message) {
        assert!(!say(&message).is_empty());
    }
    let halls = ["", "24:00", "x"].map(laws::clock::HallTime::parse);
    for message in halls.into_iter().filter_map(Result::err).map(HallTimeError::message) {
        assert!(!say(&message).is_empty());
    }
    let controls = ["", "90:30", "0", "9999", "40/90, then 30, 30 seconds per move", "x"];
    for message in controls.into_iter().filter_map(|text| TimeControl::from_words(text).err()) {
        assert!(!say(&ControlError::message(message)).is_empty());
    }
    for kind in CorrectionKind::ALL {
        assert_eq!(CorrectionKind::from_code(kind.code()), Some(kind));
    }
}

fn in_words(control: &TimeControl) -> String {
    let says: Vec<String> = control.describe().iter().map(say).collect();
    says.join(", ")
}

#[test]
fn a_control_is_described_as_an_arbiter_says_it() {
    for (short, words) in [
        (
            "40/90+30:30+30",
            "90 minutes for 40 moves, 30 minutes for the remaining moves, 30 seconds increment from move 1",
        ),
        ("90+30", "90 minutes for the game, 30 seconds increment from move 1"),
        (
            "40/120:20/60:15+30",
            "120 minutes for 40 moves, 60 minutes for 20 moves, 15 minutes for the remaining moves, \
             30 seconds increment from move 61",
        ),
        ("5", "5 minutes for the game"),
        ("1'30+1", "1 minute 30 seconds for the game, 1 second increment from move 1"),
        ("5d3", "5 minutes for the game, 3 seconds delay from move 1"),
        ("25b10", "25 minutes for the game, 10 seconds Bronstein delay from move 1"),
        ("W5-B4", "White:, 5 minutes for the game, Black:, 4 minutes for the game"),
        ("40/120:20/60", "120 minutes for 40 moves, 60 minutes for every further 20 moves"),
        (
            "40/120:60@0",
            "120 minutes for 40 moves, 60 minutes for the remaining moves, next period when the time is used up",
        ),
    ] {
        let control: TimeControl = short.parse().unwrap();
        assert_eq!(in_words(&control), words);
        assert_eq!(TimeControl::from_words(words), Ok(control), "{words}");
    }
}

#[test]
fn advice_on_rate_and_rating_can_be_read() {
    for short in ["90+30", "15+10", "3+2", "W5-B4", "60", "29/120:60", "3"] {
        let control: TimeControl = short.parse().unwrap();
        let rate = laws::time_control::rate_of_play(&control);
        let sentences: Vec<String> = rate.says.iter().map(say).collect();
        assert!(!sentences.is_empty() && !rate.because.is_empty());
        for strongest in [None, Some(2500)] {
            let reasons = control.unrateable(strongest);
            let messages: Vec<Message> = reasons.into_iter().map(|reason| reason.message()).collect();
            messages.iter().for_each(|message| assert!(!say(message).is_empty()));
        }
    }
}
