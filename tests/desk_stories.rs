//! Stories of a round: what is recorded, what the Laws say to it, what stands afterwards, and what is refused. Each is a
//! file in `tests/cases/desk`, written so that an arbiter can judge it.

#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::panic, clippy::unwrap_used)]

#[path = "desk_stories/adjournment.rs"]
mod adjournment;
#[path = "desk_stories/commands.rs"]
mod commands;
#[path = "desk_stories/core_commands.rs"]
mod core_commands;
#[path = "desk_stories/expectations.rs"]
mod expectations;
#[path = "desk_stories/hall.rs"]
mod hall;
#[path = "desk_stories/ids_in_source.rs"]
mod ids_in_source;
#[path = "desk_stories/imports.rs"]
mod imports;
#[path = "desk_stories/incidents.rs"]
mod incidents;
#[path = "desk_stories/names.rs"]
mod names;
#[path = "desk_stories/other_readers.rs"]
mod other_readers;
#[path = "desk_stories/random_commands.rs"]
mod random_commands;
#[path = "desk_stories/report_file.rs"]
mod report_file;
#[path = "desk_stories/script.rs"]
mod script;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use hall::Hall;
use script::{Line, Step};

fn stories() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/desk");
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "story"));
    files.sort();
    assert!(!files.is_empty(), "no story in {}", folder.display());
    files
}

/// A story as it was told.
struct Told {
    path: PathBuf,
    hall: Hall,
    wrong: Vec<String>,
}

/// Every story, told once for all the tests that look at them.
static TOLD: LazyLock<Vec<Told>> = LazyLock::new(|| {
    let told = stories().into_iter().map(|path| {
        let (hall, wrong) = tell(&path);
        Told { path, hall, wrong }
    });
    told.collect()
});

/// Tells one story; what went wrong, by line.
fn tell(path: &Path) -> (Hall, Vec<String>) {
    let mut hall = Hall::new();
    let mut wrong = Vec::new();
    go_on(&mut hall, path, &mut wrong);
    if let Some((id, _)) = hall.last.refused.as_ref().filter(|_| !hall.last.expected) {
        wrong.push(format!("{}: the last step was refused: {id}", path.display()));
    }
    (hall, wrong)
}

/// Tells the lines of a file in a hall; `after NAME` tells another file's first.
fn go_on(hall: &mut Hall, path: &Path, wrong: &mut Vec<String>) {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    for Line { number, step } in script::read(path) {
        let before = hall.last.refused.as_ref().filter(|_| !hall.last.expected).map(|(id, _)| id.clone());
        let begins = matches!(step, Step::Quick(_) | Step::Typing(_) | Step::Command(..));
        if let Some(id) = before.filter(|_| begins) {
            wrong.push(format!("{name}:{number}: the step before was refused: {id}"));
        }
        let done = match &step {
            Step::Quick(line) => {
                hall.quick(line, true);
                Ok(())
            }
            Step::Typing(line) => {
                hall.quick(line, false);
                Ok(())
            }
            Step::Expect(words) => expectations::expect(hall, words),
            Step::Refused(words) => refused(hall, words),
            Step::Command(words, _) if words[0] == "after" => {
                go_on(hall, &path.with_file_name(&words[1]), wrong);
                Ok(())
            }
            Step::Command(words, rows) => {
                hall.last.refused = None;
                commands::command(hall, words, rows)
            }
        };
        if let Err(error) = done {
            wrong.push(format!("{name}:{number}: {error}"));
        }
    }
}

fn refused(hall: &mut Hall, words: &[String]) -> Result<(), String> {
    let (id, articles) = hall.last.refused.clone().ok_or("it was not refused")?;
    hall.last.expected = true;
    let got = std::iter::once(id).chain(articles).collect::<Vec<_>>().join(" ");
    let expected = words.join(" ");
    if got == expected { Ok(()) } else { Err(format!("refused with {got}, expected {expected}")) }
}

#[test]
fn every_story_goes_as_told() {
    let wrong: Vec<String> = TOLD.iter().flat_map(|told| told.wrong.iter().cloned()).collect();
    assert!(wrong.is_empty(), "{} lines went otherwise:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_refusal_is_met_by_a_story() {
    let reached: BTreeSet<String> = TOLD.iter().flat_map(|told| told.hall.reached.iter().cloned()).collect();
    let missing = ids_in_source::not_reached(&reached);
    assert!(missing.is_empty(), "said by the code, met by no story: {missing:#?}");
}
