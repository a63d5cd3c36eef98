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
    for (at, path) in lines().await {
        if tokio::fs::try_exists(&path).await.unwrap_or(false) {
            let name = Path::new(&path).file_stem().unwrap_or_default().to_string_lossy().into_owned();
            files.push(RecentFile { path, name, opened_text: say::day(at, now.offset_min) });
        }
    }
    files
}

/// Puts a file at the head of the list. That it cannot be kept is no reason not to open the competition.
pub async fn remember(path: &Path, now: Now) {
    let path = path.display().to_string();
    let mut kept = lines().await;
    kept.retain(|(_, other)| *other != path);
    kept.insert(0, (now.at, path));
    let text: String = kept.iter().take(KEPT).map(|(at, path)| format!("{at}\t{path}\n")).collect();
    let folder = folder();
    let _ = tokio::fs::create_dir_all(&folder).await;
    let _ = tokio::fs::write(folder.join("recent"), text).await;
}

async fn lines() -> Vec<(i64, String)> {
    let text = tokio::fs::read_to_string(folder().join("recent")).await.unwrap_or_default();
    let line = |line: &str| {
        let (at, path) = line.split_once('\t')?;
        Some((at.parse().ok()?, path.to_owned()))
    };
    text.lines().filter_map(line).collect()
}
