//! The competitions opened last on this machine: a convenience of this person, no fact of any competition.

use std::path::Path;

use actions::this_desk::folder;
use actions::view::RecentFile;
use actions::{Now, say};

/// How many are kept.
const KEPT: usize = 8;

/// The files opened last that are still there, newest first. A list that cannot be read is an empty one.
pub async fn list(now: Now) -> Vec<RecentFile> {
    let mut files = Vec::new();
    for Line { at, path, name } in lines().await {
        if tokio::fs::try_exists(&path).await.unwrap_or(false) {
            let file = || Path::new(&path).file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let name = if name.is_empty() { file() } else { name };
            files.push(RecentFile { path, name, opened_text: say::day(at, now.offset_min) });
        }
    }
    files
}

/// Puts a file at the head of the list, by the competition's name. That it cannot be kept is no reason not to open the
/// competition.
pub async fn remember(path: &Path, name: &str, now: Now) {
    let path = path.display().to_string();
    let name = name.replace(['\t', '\n', '\r'], " ");
    let mut kept = lines().await;
    kept.retain(|other| other.path != path);
    kept.insert(0, Line { at: now.at, path, name });
    let text: String =
        kept.iter().take(KEPT).map(|line| format!("{}\t{}\t{}\n", line.at, line.path, line.name)).collect();
    let folder = folder();
    let _ = tokio::fs::create_dir_all(&folder).await;
    let _ = tokio::fs::write(folder.join("recent"), text).await;
}

/// One file of the list; lists of older versions have no names.
struct Line {
    at: i64,
    path: String,
    name: String,
}

async fn lines() -> Vec<Line> {
    let text = tokio::fs::read_to_string(folder().join("recent")).await.unwrap_or_default();
    let line = |line: &str| {
        let (at, rest) = line.split_once('\t')?;
        let (path, name) = rest.split_once('\t').unwrap_or((rest, ""));
        Some(Line { at: at.parse().ok()?, path: path.to_owned(), name: name.to_owned() })
    };
    text.lines().filter_map(line).collect()
}
