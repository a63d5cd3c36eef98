//! The messages that desk and actions can answer with, read from their source, held against those the stories met.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Beginnings of the ids that a story can meet.
const FAMILIES: &[&str] = &["refused-", "unclear-", "quick-", "remark-", "import-"];

/// Ids that no story can meet, with the reason.
const ELSEWHERE: &[(&str, &str)] = &[
    ("import-change", "stands in a change until it is named, and every change is"),
    ("import-something-left-out", "for a change that no plan proposes and another one needs"),
    ("quick-line", "the name of a field"),
    ("refused-cancelled", "a person stops a long search; nothing here takes long"),
    ("refused-io", "a file of the machine, and stories have none"),
    ("unclear-missing", "a field of the correction form left empty, and stories fill in no forms"),
    ("refused-score", "for a score the Laws forbid without a word, and they always have one"),
];

/// Ids in the source that no story met and no reason excuses; and excuses that are none.
pub fn not_reached(reached: &BTreeSet<String>) -> Vec<String> {
    let said = said();
    let excused = |id: &str| ELSEWHERE.iter().any(|(known, _)| *known == id);
    let missing = said.iter().filter(|id| !reached.contains(*id) && !excused(id)).cloned();
    let idle = ELSEWHERE.iter().filter(|(id, _)| reached.contains(*id) || !said.contains(*id));
    missing.chain(idle.map(|(id, _)| format!("{id} needs no excuse"))).collect()
}

fn said() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("src-tauri/crates");
    let mut files = Vec::new();
    for name in ["desk/src", "actions/src"] {
        sources(&crates.join(name), &mut files);
    }
    let mut ids = BTreeSet::new();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for line in code {
            ids.extend(line.split('"').skip(1).step_by(2).filter(|id| is_id(id)).map(str::to_owned));
            ids.extend(not_found(line));
        }
    }
    ids
}

fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

fn is_id(text: &str) -> bool {
    FAMILIES.iter().any(|family| text.strip_prefix(family).is_some_and(|rest| !rest.is_empty()))
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// `NotFound("game")` as `refused-not-found game`: each thing that may not exist is a refusal of its own.
fn not_found(line: &str) -> impl Iterator<Item = String> + '_ {
    line.match_indices("NotFound(\"").filter_map(|(at, found)| {
        let what = line.get(at + found.len()..)?.split('"').next()?;
        Some(format!("refused-not-found {what}"))
    })
}
