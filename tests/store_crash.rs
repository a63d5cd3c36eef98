//! Nothing acknowledged is lost: `kill -9` in the middle of recording, and two processes on one file.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)] // A test stops where its own files fail it.

use flagfall_tests::{burst, folder};
use store::File;

const BURST: &str = env!("CARGO_BIN_EXE_burst");

#[tokio::test]
async fn every_acknowledged_entry_survives_a_kill() {
    let folder = folder::empty(env!("CARGO_TARGET_TMPDIR"), "store_crash");
    for after in [0, 1, 58, 117, 199] {
        let path = folder.join(format!("after {after}.flagfall"));
        let acknowledged = burst::killed(BURST, &path, after, || {}).await;
        assert!(acknowledged >= after);
    }
}

#[tokio::test]
async fn two_processes_record_into_one_file() {
    let path = folder::empty(env!("CARGO_TARGET_TMPDIR"), "store_two_processes").join("open.flagfall");
    File::create(&path).await.unwrap().close().await.unwrap();
    let mut children: Vec<_> = (1..=2).map(|desk| burst::start(BURST, &path, desk, 40)).collect();
    for child in &mut children {
        assert!(child.wait().unwrap().success());
    }
    let verified = store::verify(&path).await.unwrap();
    assert_eq!(verified.problems, []);
    assert_eq!(verified.entries, 80);
    assert_eq!(verified.heads.desks().map(|(_, seq, _)| seq).collect::<Vec<_>>(), [40, 40]);
    let beside: Vec<_> =
        std::fs::read_dir(path.parent().unwrap()).unwrap().flatten().map(|e| e.file_name()).collect();
    assert_eq!(beside, ["open.flagfall"], "the last to close it leaves a single file");
}
