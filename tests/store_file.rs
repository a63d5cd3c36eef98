//! The competition file: what is appended is there, once, in order, for every process that asks.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)] // A test stops where its own files fail it.

use std::path::PathBuf;

use desk::entry::Entry;
use desk::fact::{Arrival, Bye, Competition, Fact};
use desk::ids::{GameId, PlayerId, RoundNo};
use desk::words::{EntryKind, ResultsOwner};
use flagfall_tests::folder;
use flagfall_tests::journal::Scribe;
use store::{AppendError, Appended, File, OpenErrorKind};

fn path(name: &str) -> PathBuf {
    folder::empty(env!("CARGO_TARGET_TMPDIR"), &format!("store_file_{name}")).join("open.flagfall")
}

async fn record(file: &mut File, entry: &Entry) -> Result<Appended, AppendError> {
    let mut tx = file.begin().await?;
    let appended = tx.append(entry).await?;
    tx.commit().await?;
    Ok(appended)
}

fn competition(name: &str) -> Fact {
    Competition {
        name: name.to_owned(),
        city: Some("Überlingen".to_owned()),
        federation: None,
        first_day: None,
        last_day: None,
        results_owner: ResultsOwner::Desk,
    }
    .into()
}

#[tokio::test]
async fn what_was_recorded_is_there_after_opening_again() {
    let path = path("again");
    let mut desk = Scribe::new(1);
    let mut file = File::create(&path).await.unwrap();
    let mut written =
        vec![desk.entry(EntryKind::Competition, vec![competition("Open"), competition("Open 2")])];
    written.extend((0..20).map(|n| desk.note(&format!("note {n}"))));
    for entry in &written {
        assert_eq!(record(&mut file, entry).await.unwrap(), Appended::Recorded);
    }
    file.close().await.unwrap();
    let beside: Vec<_> =
        std::fs::read_dir(path.parent().unwrap()).unwrap().flatten().map(|e| e.file_name()).collect();
    assert_eq!(beside, ["open.flagfall"], "a closed file is a single file");
    let opened = File::open(&path).await.unwrap();
    assert_eq!(opened.entries, written);
    assert_eq!(opened.warnings, []);
    opened.file.close().await.unwrap();
}

#[tokio::test]
async fn a_retry_records_once() {
    let path = path("retry");
    let mut desk = Scribe::new(1);
    let mut file = File::create(&path).await.unwrap();
    let entry = desk.note("once");
    assert_eq!(record(&mut file, &entry).await.unwrap(), Appended::Recorded);
    assert_eq!(record(&mut file, &entry).await.unwrap(), Appended::Already);
    file.close().await.unwrap();
    assert_eq!(File::open(&path).await.unwrap().entries, [entry]);
}

#[tokio::test]
async fn a_dropped_transaction_has_done_nothing() {
    let path = path("dropped");
    let mut desk = Scribe::new(1);
    let mut file = File::create(&path).await.unwrap();
    let entry = desk.note("kept");
    {
        let mut tx = file.begin().await.unwrap();
        tx.append(&entry).await.unwrap();
    }
    let mut tx = file.begin().await.unwrap();
    assert_eq!(tx.head(desk.desk()).await.unwrap().0, 0);
    assert_eq!(tx.append(&entry).await.unwrap(), Appended::Recorded);
    tx.commit().await.unwrap();
    assert!(matches!(File::create(&path).await.unwrap_err().kind, OpenErrorKind::Exists));
}

#[tokio::test]
async fn an_entry_that_breaks_the_chain_or_the_order_is_refused() {
    let path = path("chain");
    let mut file = File::create(&path).await.unwrap();
    let mut high = Scribe::new(9);
    let first = high.note("first");
    record(&mut file, &first).await.unwrap();
    let mut other = Scribe::new(9);
    other.note("never recorded");
    other.note("never recorded");
    let gap = record(&mut file, &other.note("a gap")).await.unwrap_err();
    assert!(matches!(gap, AppendError::Chain { seq: 1, .. }), "{gap}");
    let forked =
        record(&mut file, &Scribe::new(9).after(1, Default::default()).note("forked")).await.unwrap_err();
    assert!(matches!(forked, AppendError::Chain { seq: 1, .. }), "{forked}");
    // The same millisecond, but a desk that would sort before.
    let mut low = Scribe::new(1);
    let early = record(&mut file, &low.clone().note("too early")).await.unwrap_err();
    let AppendError::TooEarly { not_before, .. } = early else { panic!("{early}") };
    assert_eq!(not_before, first.recorded_at + 1);
    low.not_before(not_before);
    record(&mut file, &low.note("in time")).await.unwrap();
    let nothing = record(&mut file, &low.entry(EntryKind::Note, vec![])).await.unwrap_err();
    assert!(matches!(nothing, AppendError::NoFacts(_)), "{nothing}");
}

#[tokio::test]
async fn two_windows_see_what_the_other_records_before_they_record() {
    let path = path("two");
    let mut one = File::create(&path).await.unwrap();
    let mut two = File::open(&path).await.unwrap().file;
    let (mut desk_one, mut desk_two) = (Scribe::new(1), Scribe::new(2));
    let first = desk_one.note("one");
    record(&mut one, &first).await.unwrap();
    assert!(!one.data_changed().await.unwrap(), "one's own recording is no news to it");
    assert!(two.data_changed().await.unwrap());
    assert!(!two.data_changed().await.unwrap());
    desk_two.not_before(first.recorded_at + 1);
    let second = desk_two.note("two");
    let unseen = record(&mut two, &second).await.unwrap_err();
    assert!(matches!(unseen, AppendError::Unseen), "{unseen}");
    let mut tx = two.begin().await.unwrap();
    assert_eq!(tx.newer().await.unwrap(), std::slice::from_ref(&first));
    assert_eq!(tx.newer().await.unwrap(), []);
    tx.append(&second).await.unwrap();
    tx.commit().await.unwrap();
    let mut tx = one.begin().await.unwrap();
    assert_eq!(tx.newer().await.unwrap(), std::slice::from_ref(&second));
    assert_eq!(tx.latest_recorded_at().await.unwrap(), Some(second.recorded_at));
    drop(tx);
    one.close().await.unwrap();
    two.close().await.unwrap();
    assert_eq!(File::open(&path).await.unwrap().entries, [first, second]);
}

#[tokio::test]
async fn what_the_file_refuses_leaves_the_file_usable() {
    let path = path("refused");
    let mut desk = Scribe::new(1);
    let mut file = File::create(&path).await.unwrap();
    let nobody = uuid::Uuid::from_u128(404);
    let arrived = Arrival { game: GameId(nobody), player: PlayerId(nobody), arrived_at: 0 };
    let lost = desk.clone().entry(EntryKind::Arrival, vec![arrived.into()]);
    let error = record(&mut file, &lost).await.unwrap_err();
    assert!(matches!(error, AppendError::Refused(_)), "a game that does not exist: {error}");
    let round = Bye { player: PlayerId(nobody), round: RoundNo(0), bye: None };
    let error = record(&mut file, &desk.clone().entry(EntryKind::Participation, vec![round.into()]))
        .await
        .unwrap_err();
    assert!(matches!(error, AppendError::Refused(_)), "there is no round 0: {error}");
    let note = desk.note("goes on");
    assert_eq!(record(&mut file, &note).await.unwrap(), Appended::Recorded);
    file.close().await.unwrap();
    assert_eq!(File::open(&path).await.unwrap().entries, [note]);
}

#[tokio::test]
async fn one_process_may_have_the_file_open_twice_and_verify_it_meanwhile() {
    let path = path("verify_open");
    let mut desk = Scribe::new(1);
    let mut file = File::create(&path).await.unwrap();
    let other = File::open(&path).await.unwrap().file;
    record(&mut file, &desk.note("one")).await.unwrap();
    let verified = store::verify(&path).await.unwrap();
    assert_eq!((verified.entries, verified.problems), (1, vec![]));
    other.close().await.unwrap();
    record(&mut file, &desk.note("two")).await.unwrap();
    assert_eq!(store::verify(&path).await.unwrap().entries, 2);
    file.close().await.unwrap();
    assert_eq!(File::open(&path).await.unwrap().warnings, []);
}

#[tokio::test]
async fn a_file_that_another_program_looks_into_is_closed_and_opens_again() {
    let path = path("looked_into");
    let mut desk = Scribe::new(1);
    let mut file = File::create(&path).await.unwrap();
    let note = desk.note("kept");
    record(&mut file, &note).await.unwrap();
    file.checkpoint().await.unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).read_only(true);
    let mut viewer = sqlx::ConnectOptions::connect(&options).await.unwrap();
    let mut look = sqlx::Connection::begin(&mut viewer).await.unwrap();
    sqlx::query("select * from journal").fetch_all(&mut *look).await.unwrap();
    file.close().await.unwrap();
    look.rollback().await.unwrap();
    sqlx::Connection::close(viewer).await.unwrap();
    let opened = File::open(&path).await.unwrap();
    assert_eq!((opened.entries, opened.warnings), (vec![note], vec![]));
    opened.file.close().await.unwrap();
}
