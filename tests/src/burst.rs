//! Killing a process that records, and looking at what is left.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use store::File;

/// Starts `burst` on a file.
pub fn start(burst: &str, path: &Path, desk: u32, count: u32) -> Child {
    Command::new(burst)
        .arg(path)
        .args([desk.to_string(), count.to_string()])
        .stdout(Stdio::piped())
        .spawn()
        .expect("burst starts")
}

/// Lets a burst of 200 entries record into a new file, kills it right after `after` of them were acknowledged and
/// `pause` has passed, and checks that every acknowledged entry is there exactly once and nothing else but at most the
/// one that was being recorded. Gives how many were acknowledged.
pub async fn killed(burst: &str, path: &Path, after: usize, pause: impl FnOnce()) -> usize {
    File::create(path).await.unwrap().close().await.unwrap();
    let mut child = start(burst, path, 1, 200);
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut acknowledged: Vec<String> = lines.by_ref().take(after).map(Result::unwrap).collect();
    pause();
    child.kill().unwrap();
    child.wait().unwrap();
    // What it had printed and we had not read yet. A line the kill cut off was not acknowledged.
    acknowledged.extend(lines.map_while(Result::ok).filter(|line| line.len() == 36));
    let verified = store::verify(path).await.unwrap();
    assert_eq!(verified.problems.first(), None, "verify before anybody opens it again");
    let opened = File::open(path).await.unwrap();
    let there: Vec<String> = opened.entries.iter().map(|entry| entry.id.to_string()).collect();
    assert!(there.starts_with(&acknowledged), "{} acknowledged, {} there", acknowledged.len(), there.len());
    assert!(
        there.len() <= acknowledged.len() + 1,
        "{} acknowledged, {} there",
        acknowledged.len(),
        there.len()
    );
    opened.file.close().await.unwrap();
    assert_eq!(store::verify(path).await.unwrap().problems.first(), None);
    acknowledged.len()
}
