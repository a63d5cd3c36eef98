//! Copies, the mirror, and what is rebuilt from it.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)] // A test stops where its own files fail it.

use std::fs;
use std::path::{Path, PathBuf};

use desk::entry::Entry;
use flagfall_tests::journal::Scribe;
use flagfall_tests::{folder, random};
use store::{COPIES_KEPT, CopyReason, File, Mirror, MirrorError, Problem, StoreError, Warning};

fn path(name: &str) -> PathBuf {
    folder::empty(env!("CARGO_TARGET_TMPDIR"), &format!("store_copies_{name}")).join("open.flagfall")
}

async fn record(file: &mut File, entries: &[Entry]) {
    let mut tx = file.begin().await.unwrap();
    for entry in entries {
        tx.append(entry).await.unwrap();
    }
    tx.commit().await.unwrap();
}

async fn entries(path: &Path) -> Vec<Entry> {
    let opened = File::open(path).await.unwrap();
    opened.file.close().await.unwrap();
    opened.entries
}

#[tokio::test]
async fn a_saved_copy_is_a_file_of_its_own() {
    let path = path("saved");
    let journal = random::one_of_each();
    let mut file = File::create(&path).await.unwrap();
    record(&mut file, &journal).await;
    let copy = path.with_file_name("stick.flagfall");
    file.save_copy(&copy).await.unwrap();
    assert_eq!(entries(&copy).await, journal);
    let mut desk = Scribe::new(1);
    let end = journal.iter().rfind(|entry| entry.desk == desk.desk()).unwrap();
    desk = desk.after(end.seq, end.hash());
    desk.not_before(journal.last().unwrap().recorded_at);
    record(&mut file, &[desk.note("later")]).await;
    file.save_copy(&copy).await.unwrap();
    assert_eq!(entries(&copy).await.len(), journal.len() + 1, "saved again over the old copy");
    assert!(file.save_copy(&path).await.is_err(), "never over itself");
    file.close().await.unwrap();
    assert_eq!(entries(&path).await.len(), journal.len() + 1);
}

#[tokio::test]
async fn automatic_copies_are_kept_beside_the_file_and_bounded_by_kind() {
    let path = path("automatic");
    let mut file = File::create(&path).await.unwrap();
    let first = file.copy_before(CopyReason::Import).await.unwrap();
    let mut last = first.clone();
    for _ in 0..COPIES_KEPT + 2 {
        last = file.copy_before(CopyReason::Pairing).await.unwrap();
    }
    assert!(first.exists(), "copies of another kind do not push it out");
    assert!(last.exists() && last != first);
    assert_eq!(fs::read_dir(store::copies_folder(&path)).unwrap().count(), COPIES_KEPT + 1);
    assert_eq!(entries(&last).await, []);
    file.close().await.unwrap();
}

#[tokio::test]
async fn an_older_file_is_copied_and_brought_up_to_date() {
    let path = path("older");
    let mut desk = Scribe::new(1);
    let note = desk.note("recorded long ago");
    let mut file = File::create(&path).await.unwrap();
    record(&mut file, std::slice::from_ref(&note)).await;
    file.close().await.unwrap();
    // A file of version 1 has no views, and only the tables of the first step.
    let later = "select 'drop ' || type || ' ' || name from sqlite_schema
        where type = 'view' or type = 'table' order by type = 'table'";
    let first = std::fs::read_to_string("migrations/0001_journal.sql").unwrap();
    let mut conn = raw(&path).await;
    let drops = sqlx::query(later).fetch_all(&mut conn).await.unwrap();
    for drop in drops {
        let sql: String = sqlx::Row::get(&drop, 0);
        let table = sql.strip_prefix("drop table ").unwrap_or_default();
        if !first.contains(&format!("create table {table} (")) {
            sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut conn).await.unwrap();
        }
    }
    sqlx::query("pragma user_version = 1").execute(&mut conn).await.unwrap();
    sqlx::Connection::close(conn).await.unwrap();
    assert_eq!(store::verify(&path).await.unwrap().problems, [], "an old file is sound as it is");
    let opened = File::open(&path).await.unwrap();
    let [Warning::Migrated { from: 1, copy }] = opened.warnings.as_slice() else {
        panic!("{:?}", opened.warnings)
    };
    assert_eq!(opened.entries, [note]);
    let old = raw(copy).await;
    sqlx::Connection::close(old).await.unwrap();
    opened.file.close().await.unwrap();
    assert_eq!(store::verify(copy).await.unwrap().entries, 1);
    assert_eq!(store::verify(&path).await.unwrap().problems, []);
    assert_eq!(File::open(&path).await.unwrap().warnings, []);
}

async fn raw(path: &Path) -> sqlx::SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    sqlx::ConnectOptions::connect(&options).await.unwrap()
}

#[tokio::test]
async fn the_file_is_rebuilt_from_the_mirror() {
    let path = path("mirror");
    let stick = folder::empty(env!("CARGO_TARGET_TMPDIR"), "store_copies_stick");
    let journal = random::one_of_each();
    let (early, late) = journal.split_at(10);
    let mut file = File::create(&path).await.unwrap();
    record(&mut file, early).await;
    let mut mirror = Mirror::keep(&stick, &path, early).unwrap();
    for entry in late {
        record(&mut file, std::slice::from_ref(entry)).await;
        mirror.add(std::slice::from_ref(entry)).unwrap();
        mirror.add(std::slice::from_ref(entry)).unwrap();
    }
    file.close().await.unwrap();
    let rebuilt = path.with_file_name("rebuilt.flagfall");
    let restored = store::restore(&stick, &rebuilt).await.unwrap();
    assert_eq!(restored.entries, journal);
    assert!(!restored.cut);
    restored.file.close().await.unwrap();
    assert_eq!(entries(&rebuilt).await, journal);
    let mut verified = store::verify(&path).await.unwrap();
    let found = verified.problems.len();
    assert_eq!(verified.compare(&store::read_log(&stick).unwrap()), 0);
    assert_eq!(verified.problems.len(), found);
    assert_eq!(verified.head(), store::head(&restored.entries));
    // Over an existing file nothing is restored.
    assert!(matches!(store::restore(&stick, &path).await, Err(MirrorError::Open(_))));
}

#[tokio::test]
async fn a_log_cut_off_anywhere_gives_the_whole_entries_before() {
    let path = path("cut");
    let stick = path.with_file_name("stick");
    fs::create_dir(&stick).unwrap();
    let journal: Vec<_> = random::one_of_each().into_iter().take(5).collect();
    let log = Mirror::keep(&stick, &path, &journal).unwrap().path().to_owned();
    let whole = fs::read(&log).unwrap();
    let mut counts = Vec::new();
    for length in (0..whole.len()).step_by(11).chain([whole.len()]) {
        fs::write(&log, &whole[..length]).unwrap();
        let read = store::read_log(&stick).unwrap();
        assert_eq!(read.entries, journal[..read.entries.len()]);
        counts.push(read.entries.len());
    }
    assert!(counts.is_sorted() && counts.first() == Some(&0) && counts.last() == Some(&5));
    // The mirror goes on where the log was cut.
    fs::write(&log, &whole[..whole.len() - 7]).unwrap();
    Mirror::keep(&stick, &path, &journal).unwrap();
    assert_eq!(fs::read(&log).unwrap(), whole);
}

#[tokio::test]
async fn a_log_that_is_not_this_competitions_is_left_alone() {
    let path = path("other");
    let stick = path.with_file_name("stick");
    fs::create_dir(&stick).unwrap();
    assert!(matches!(store::read_log(&stick), Err(MirrorError::NoLog(_))));
    let (mine, other) = (Scribe::new(1).note("mine"), Scribe::new(2).note("another's"));
    Mirror::keep(&stick, &path, std::slice::from_ref(&other)).unwrap();
    let refused = Mirror::keep(&stick, &path, std::slice::from_ref(&mine)).unwrap_err();
    assert!(matches!(refused, MirrorError::OtherCompetition(_)), "{refused}");
    let mut file = File::create(&path).await.unwrap();
    record(&mut file, &[mine]).await;
    file.close().await.unwrap();
    let mut verified = store::verify(&path).await.unwrap();
    assert_eq!(verified.compare(&store::read_log(&stick).unwrap()), 1);
    assert_eq!(verified.problems, [Problem::OnlyInMirror(other.id)]);
    Mirror::keep(&stick, &path.with_file_name("second.flagfall"), &[]).unwrap();
    assert!(matches!(store::read_log(&stick), Err(MirrorError::SeveralLogs(_))));
}

#[tokio::test]
async fn a_changed_log_is_not_restored() {
    let path = path("changed");
    let stick = path.with_file_name("stick");
    fs::create_dir(&stick).unwrap();
    let log = Mirror::keep(&stick, &path, &random::one_of_each()).unwrap().path().to_owned();
    let whole = fs::read(&log).unwrap();
    // Any single changed byte is noticed: by the hash, or because the text is no log any more.
    for at in (0..whole.len()).step_by(97) {
        let mut changed = whole.clone();
        changed[at] ^= 1;
        fs::write(&log, &changed).unwrap();
        match store::read_log(&stick) {
            Err(_) => {}
            Ok(read) => assert!(read.cut, "byte {at} changed unnoticed"),
        }
        assert!(!path.exists());
    }
}

#[tokio::test]
async fn a_copy_never_replaces_what_it_does_not_hold() {
    let path = path("other");
    let mut desk = Scribe::new(1);
    let mut file = File::create(&path).await.unwrap();
    record(&mut file, &[desk.note("first")]).await;
    let newer = path.with_file_name("newer.flagfall");
    file.save_copy(&newer).await.unwrap();
    let mut ahead = File::open(&newer).await.unwrap().file;
    record(&mut ahead, &[desk.note("only in the copy")]).await;
    assert!(matches!(file.save_copy(&newer).await, Err(StoreError::Busy)), "it is open");
    ahead.close().await.unwrap();
    let cut = path.with_file_name("cut.flagfall");
    fs::write(&cut, &fs::read(&newer).unwrap()[..8192]).unwrap();
    for place in [&newer, &cut] {
        let before = fs::read(place).unwrap();
        assert!(matches!(file.save_copy(place).await, Err(StoreError::OtherCompetition(_))));
        assert_eq!(fs::read(place).unwrap(), before);
        assert!(store::is_competition(place));
    }
    assert!(store::is_competition(&path) && store::is_competition(&beside(&path, "-wal")));
    assert!(!store::is_competition(&path.with_file_name("nothing.csv")));
    file.close().await.unwrap();
}

#[tokio::test]
async fn a_log_that_could_not_be_folded_in_is_read_again() {
    let path = path("cut_short");
    let mut desk = Scribe::new(1);
    let mut file = File::create(&path).await.unwrap();
    file.checkpoint().await.unwrap();
    let length = usize::try_from(fs::metadata(&path).unwrap().len()).unwrap();
    let notes: Vec<_> = (0..40).map(|n| desk.note(&format!("{n} {}", "x".repeat(2000)))).collect();
    record(&mut file, &notes).await;
    let log = fs::read(beside(&path, "-wal")).unwrap();
    file.checkpoint().await.unwrap();
    let folded = fs::read(&path).unwrap();
    file.close().await.unwrap();
    // The disk was full: the header tells of pages there was no room for; they are in the log.
    let full = path.with_file_name("full.flagfall");
    fs::write(&full, &folded[..length]).unwrap();
    fs::write(beside(&full, "-wal"), &log).unwrap();
    let verified = store::verify(&full).await.unwrap();
    assert_eq!((verified.problems, verified.entries), (vec![], notes.len()));
    assert_eq!(entries(&full).await, notes);
    assert!(!beside(&full, "-wal").exists());
}

#[tokio::test]
async fn a_file_let_go_of_is_one_file_again() {
    let path = path("settled");
    File::create(&path).await.unwrap().close().await.unwrap();
    drop(File::open(&path).await.unwrap());
    File::settle(&path).await;
    let copy = path.with_file_name("copied by hand.flagfall");
    fs::copy(&path, &copy).unwrap();
    assert_eq!(entries(&copy).await, []);
    assert!(!beside(&path, "-owner").exists() && !beside(&path, "-wal").exists());
}

#[tokio::test]
async fn a_changed_entry_breaks_the_chain() {
    let path = path("tampered");
    let mut desk = Scribe::new(1);
    let mut file = File::create(&path).await.unwrap();
    let last = desk.note("as recorded");
    record(&mut file, std::slice::from_ref(&last)).await;
    assert_eq!(store::verify_chain(&path).await.unwrap().problems, []);
    file.close().await.unwrap();
    let mut conn = raw(&path).await;
    for act in ["drop trigger note_no_update", "update note set text = 'as changed'"] {
        sqlx::query(act).execute(&mut conn).await.unwrap();
    }
    sqlx::Connection::close(conn).await.unwrap();
    let opened = File::open(&path).await.unwrap();
    assert_eq!(store::verify_chain(&path).await.unwrap().problems, [Problem::Changed(last.id)]);
    opened.file.close().await.unwrap();
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", path.display()))
}
