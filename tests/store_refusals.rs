//! Bad files: each is refused with a sentence that says what to do next, and is afterwards as it was before.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)] // A test stops where its own files fail it.

use std::fs;
use std::path::{Path, PathBuf};

use flagfall_tests::folder;
use flagfall_tests::journal::Scribe;
use store::{AppendError, File, OpenError, OpenErrorKind, OpenOptions, Problem, Seems, StoreError, Warning};
use text::Text;

fn folder(name: &str) -> PathBuf {
    folder::empty(env!("CARGO_TARGET_TMPDIR"), &format!("store_refusals_{name}"))
}

/// A closed file with some notes.
async fn sound(path: &Path) -> Vec<desk::entry::Entry> {
    let mut desk = Scribe::new(1);
    let notes: Vec<_> = (0..50).map(|n| desk.note(&format!("note {n} {}", "x".repeat(200)))).collect();
    let mut file = File::create(path).await.unwrap();
    let mut tx = file.begin().await.unwrap();
    for note in &notes {
        tx.append(note).await.unwrap();
    }
    tx.commit().await.unwrap();
    file.close().await.unwrap();
    notes
}

async fn refused(path: &Path) -> OpenError {
    match File::open(path).await {
        Err(error) => error,
        Ok(_) => panic!("{} was opened", path.display()),
    }
}

/// The sentence is there, complete, and says what is safe or what to do.
fn check_sentence(error: &OpenError) {
    let message = error.message();
    let sentence = Text::new("en").say(&message);
    assert!(!sentence.starts_with('[') && !sentence.contains("{$"), "{sentence}");
    assert!(sentence.matches(". ").count() >= 1, "what happened, and what to do next: {sentence}");
}

fn listing(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .flatten()
        .map(|found| {
            (found.file_name().to_string_lossy().into_owned(), fs::read(found.path()).unwrap_or_default())
        })
        .collect();
    files.sort();
    files
}

#[tokio::test]
async fn what_is_no_competition_file_is_named_and_left_alone() {
    let folder = folder("other");
    let database = folder.join("database.flagfall");
    let other = sqlx::sqlite::SqliteConnectOptions::new().filename(&database).create_if_missing(true);
    let mut conn = sqlx::ConnectOptions::connect(&other).await.unwrap();
    sqlx::query("create table notes (text)").execute(&mut conn).await.unwrap();
    sqlx::Connection::close(conn).await.unwrap();
    fs::create_dir(folder.join("folder.flagfall")).unwrap();
    for (name, bytes) in [
        ("empty.flagfall", &b""[..]),
        ("book.xlsx", b"PK\x03\x04\x14\0\x06\0"),
        ("report.trf", b"012 Open of the Town\n"),
        ("report-bom.txt", b"\xef\xbb\xbf012 Open of the Town\r\n"),
        ("games.pgn", b"[Event \"?\"]\n"),
        ("list.pdf", b"%PDF-1.7\n"),
        ("log.flagfall", b"flagfall entry 1\n"),
        ("list.csv", b"board;white;black\n"),
        ("picture.png", b"\x89PNG\r\n\x1a\n\0\0"),
        ("half.flagfall", b"SQLite format 3\0\x10\0"),
    ] {
        fs::write(folder.join(name), bytes).unwrap();
    }
    let before = listing(&folder);
    for (name, expected) in [
        ("empty.flagfall", Seems::Empty),
        ("folder.flagfall", Seems::Folder),
        ("database.flagfall", Seems::OtherDatabase),
        ("half.flagfall", Seems::OtherDatabase),
        ("book.xlsx", Seems::Spreadsheet),
        ("report.trf", Seems::Trf),
        ("report-bom.txt", Seems::Trf),
        ("games.pgn", Seems::Pgn),
        ("list.pdf", Seems::Pdf),
        ("log.flagfall", Seems::Mirror),
        ("list.csv", Seems::Text),
        ("picture.png", Seems::Unknown),
    ] {
        let error = refused(&folder.join(name)).await;
        assert!(
            matches!(error.kind, OpenErrorKind::NotACompetition(seems) if seems == expected),
            "{name}: {error}"
        );
        check_sentence(&error);
        assert!(store::verify(&folder.join(name)).await.is_err(), "{name}");
    }
    assert_eq!(listing(&folder), before);
    let error = refused(&folder.join("nowhere.flagfall")).await;
    assert!(matches!(error.kind, OpenErrorKind::NoSuchFile), "{error}");
    check_sentence(&error);
    let error = File::create(&folder.join("no folder/new.flagfall")).await.unwrap_err();
    assert!(matches!(error.kind, OpenErrorKind::NoSuchFile), "{error}");
    let error = File::create(&database).await.unwrap_err();
    assert!(matches!(error.kind, OpenErrorKind::Exists), "{error}");
    check_sentence(&error);
}

#[tokio::test]
async fn a_damaged_file_is_refused_and_kept() {
    let folder = folder("damaged");
    let path = folder.join("open.flagfall");
    sound(&path).await;
    let whole = fs::read(&path).unwrap();
    let mut refusals = 0;
    // Cut off anywhere, or a page overwritten anywhere: never a panic, never a changed file, and verify says so.
    let cuts = (1..20).map(|part| whole[..whole.len() * part / 20].to_vec());
    let holes = (1..whole.len() / 4096).map(|page| {
        let mut holed = whole.clone();
        holed[page * 4096..(page + 1) * 4096].fill(0xa5);
        holed
    });
    for bytes in cuts.chain(holes) {
        fs::write(&path, &bytes).unwrap();
        if let Ok(verified) = store::verify(&path).await {
            assert_ne!(verified.problems, []);
        }
        assert_eq!(listing(&folder), [("open.flagfall".to_owned(), bytes.clone())], "verify changes nothing");
        match File::open(&path).await {
            Err(error) => {
                refusals += 1;
                assert_eq!(listing(&folder), [("open.flagfall".to_owned(), bytes)], "nor does a refusal");
                let expected =
                    matches!(error.kind, OpenErrorKind::Damaged(_) | OpenErrorKind::NotACompetition(_));
                assert!(expected, "{error}");
                check_sentence(&error);
            }
            // A hole in an index or a free page does no harm to reading; `verify` has found it.
            Ok(opened) => opened.file.close().await.unwrap(),
        }
    }
    assert!(refusals >= 20, "{refusals}");
}

#[tokio::test]
async fn a_newer_file_is_refused() {
    let folder = folder("newer");
    let path = folder.join("open.flagfall");
    sound(&path).await;
    let mut bytes = fs::read(&path).unwrap();
    bytes[60..64].copy_from_slice(&77u32.to_be_bytes());
    fs::write(&path, &bytes).unwrap();
    let error = refused(&path).await;
    assert!(matches!(error.kind, OpenErrorKind::Newer { file: 77, .. }), "{error}");
    check_sentence(&error);
    assert_eq!(listing(&folder), [("open.flagfall".to_owned(), bytes)]);
}

/// A file as it lies there while somebody has it open: without its last entries in the main file.
async fn open_copy(folder: &Path) -> (PathBuf, usize) {
    let path = folder.join("open.flagfall");
    let notes = sound(&path).await;
    let mut file = File::open(&path).await.unwrap().file;
    let mut desk = Scribe::new(1);
    desk = desk.after(notes.last().unwrap().seq, notes.last().unwrap().hash());
    desk.not_before(notes.last().unwrap().recorded_at);
    let mut tx = file.begin().await.unwrap();
    tx.append(&desk.note("in the log only")).await.unwrap();
    tx.commit().await.unwrap();
    let stick = folder.join("stick");
    fs::create_dir(&stick).unwrap();
    let lone = stick.join("open.flagfall");
    fs::copy(&path, &lone).unwrap();
    fs::copy(folder.join("open.flagfall-wal"), folder.join("wal")).unwrap();
    file.close().await.unwrap();
    (lone, notes.len())
}

#[tokio::test]
async fn a_lone_file_whose_log_is_missing_is_not_opened_by_accident() {
    let folder = folder("lone");
    let (lone, notes) = open_copy(&folder).await;
    let before = listing(lone.parent().unwrap());
    for _ in 0..2 {
        let error = refused(&lone).await;
        assert!(matches!(error.kind, OpenErrorKind::LogMissing), "{error}");
        check_sentence(&error);
        assert_eq!(store::verify(&lone).await.unwrap().problems, [Problem::LogMissing]);
        assert_eq!(listing(lone.parent().unwrap()), before, "asking twice changes nothing");
    }
    // With its log it is whole.
    fs::copy(folder.join("wal"), lone.with_file_name("open.flagfall-wal")).unwrap();
    let opened = File::open(&lone).await.unwrap();
    assert_eq!(opened.entries.len(), notes + 1);
    opened.file.close().await.unwrap();
}

#[tokio::test]
async fn a_lone_file_is_opened_without_its_log_when_told_so() {
    let (lone, notes) = open_copy(&folder("told")).await;
    let options = OpenOptions { without_log: true, ..OpenOptions::default() };
    let opened = File::open_with(&lone, options).await.unwrap();
    assert_eq!((opened.entries.len(), opened.warnings), (notes, vec![Warning::LogMissing]));
    opened.file.close().await.unwrap();
    assert_eq!(File::open(&lone).await.unwrap().warnings, []);
}

#[tokio::test]
async fn a_log_of_another_state_is_moved_aside() {
    let folder = folder("stray");
    let (lone, _) = open_copy(&folder).await;
    let path = lone.with_file_name("copied over.flagfall");
    let notes = sound(&path).await;
    fs::copy(folder.join("wal"), lone.with_file_name("copied over.flagfall-wal")).unwrap();
    let opened = File::open(&path).await.unwrap();
    let [Warning::StrayLog { moved_to }] = opened.warnings.as_slice() else {
        panic!("{:?}", opened.warnings)
    };
    assert_eq!(fs::read(moved_to).unwrap(), fs::read(folder.join("wal")).unwrap());
    assert_eq!(opened.entries, notes);
    opened.file.close().await.unwrap();
    assert_eq!(store::verify(&path).await.unwrap().problems, []);
}

#[tokio::test]
async fn a_file_dropped_without_closing_opens_again() {
    let path = folder("dropped").join("open.flagfall");
    let notes = sound(&path).await;
    drop(File::open(&path).await.unwrap());
    let opened = File::open(&path).await.unwrap();
    assert_eq!((opened.entries, opened.warnings), (notes, vec![]));
    opened.file.close().await.unwrap();
}

#[tokio::test]
async fn a_file_cut_off_while_switching_to_its_log_or_back_opens_again() {
    let folder = folder("switching");
    let (lone, notes) = open_copy(&folder).await;
    let note = lone.with_file_name("open.flagfall-owner");
    // The header says that there is a log, and there is none: not yet, or no longer.
    let made_here = {
        let other = folder.join("other.flagfall");
        let file = File::create(&other).await.unwrap();
        let text = fs::read_to_string(folder.join("other.flagfall-owner")).unwrap();
        file.close().await.unwrap();
        text
    };
    let whole = fs::read(&lone).unwrap();
    for hold in ["opening", "left"] {
        fs::write(&lone, &whole).unwrap();
        fs::write(&note, made_here.replace("hold=open", &format!("hold={hold}"))).unwrap();
        let before = listing(lone.parent().unwrap());
        assert_eq!(store::verify(&lone).await.unwrap().problems, [], "{hold}");
        assert_eq!(listing(lone.parent().unwrap()), before, "verifying leaves nothing beside the file");
        let opened = File::open(&lone).await.unwrap();
        assert_eq!((opened.entries.len(), opened.warnings), (notes, vec![]), "{hold}");
        opened.file.close().await.unwrap();
    }
}

#[tokio::test]
async fn a_file_open_on_another_machine_is_refused() {
    let folder = folder("elsewhere");
    let path = folder.join("open.flagfall");
    let notes = sound(&path).await;
    let note = folder.join("open.flagfall-owner");
    let text = "flagfall owner 1\nmachine=0123456789abcdef\nhost=hall-laptop\nhold=open\n";
    fs::write(&note, text).unwrap();
    let error = refused(&path).await;
    assert!(matches!(&error.kind, OpenErrorKind::OpenElsewhere(host) if host == "hall-laptop"), "{error}");
    check_sentence(&error);
    assert_eq!(fs::read_to_string(&note).unwrap(), text, "the note stays");
    let taken =
        File::open_with(&path, OpenOptions { take_over: true, ..OpenOptions::default() }).await.unwrap();
    assert_eq!(taken.entries, notes);
    taken.file.close().await.unwrap();
    // A note that says the file was left, or one nobody can read, forbids nothing.
    for text in [text.replace("hold=open", "hold=left").as_bytes(), b"\xff\xfe\0", b""] {
        fs::write(&note, text).unwrap();
        File::open(&path).await.unwrap().file.close().await.unwrap();
    }
}

#[tokio::test]
async fn a_full_disk_loses_nothing() {
    let path = folder("full").join("open.flagfall");
    let mut notes = sound(&path).await;
    let mut file = File::open(&path).await.unwrap().file;
    let pages = u32::try_from(fs::metadata(&path).unwrap().len() / 4096).unwrap();
    file.limit_pages(pages + 2).await.unwrap();
    let last = notes.last().unwrap();
    let mut desk = Scribe::new(1).after(last.seq, last.hash());
    desk.not_before(last.recorded_at);
    let error = loop {
        let note = desk.note(&"y".repeat(3000));
        let mut tx = file.begin().await.unwrap();
        match tx.append(&note).await {
            Ok(_) => tx.commit().await.unwrap(),
            Err(error) => break error,
        }
        notes.push(note);
    };
    assert!(matches!(error, AppendError::Store(StoreError::Full)), "{error}");
    let sentence = Text::new("en").say(&error.message());
    assert!(sentence.contains("safe") && !sentence.starts_with('['), "{sentence}");
    file.limit_pages(1_000_000).await.unwrap();
    // Room was made: the same entry is recorded now.
    let last = notes.last().unwrap();
    let mut desk = Scribe::new(1).after(last.seq, last.hash());
    desk.not_before(last.recorded_at);
    let note = desk.note("after the disk was full");
    let mut tx = file.begin().await.unwrap();
    tx.append(&note).await.unwrap();
    tx.commit().await.unwrap();
    notes.push(note);
    file.close().await.unwrap();
    assert_eq!(File::open(&path).await.unwrap().entries, notes);
}

#[cfg(unix)]
#[tokio::test]
async fn a_read_only_folder_is_refused() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("read_only");
    let path = folder.join("open.flagfall");
    sound(&path).await;
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o555)).unwrap();
    let opened = File::open(&path).await;
    let created = File::create(&folder.join("new.flagfall")).await;
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
    match (opened, created) {
        (Err(opened), Err(created)) => {
            for error in [opened, created] {
                assert!(matches!(error.kind, OpenErrorKind::ReadOnlyFolder), "{error}");
                check_sentence(&error);
            }
        }
        _ => println!("SKIPPED: this user may write into read-only folders"),
    }
    for kind in [
        OpenErrorKind::ReadOnlyFolder,
        OpenErrorKind::ReadOnlyFile,
        OpenErrorKind::NetworkShare("nfs4".into()),
    ] {
        check_sentence(&OpenError { path: path.clone(), kind });
    }
}

#[tokio::test]
async fn what_was_changed_behind_the_programs_back_is_found() {
    let path = folder("changed").join("open.flagfall");
    let notes = sound(&path).await;
    let whole = fs::read(&path).unwrap();
    let (third, seventh) = (notes[2].id, notes[6].id);
    for (sql, expected) in [
        (
            format!("update note set text = 'nothing happened' where entry_id = '{third}'"),
            Problem::Changed(third),
        ),
        (
            format!("update entry set recorded_at = recorded_at + 1 where entry_id = '{third}'"),
            Problem::Changed(third),
        ),
        (
            format!(
                "delete from note where entry_id = '{third}'; delete from entry where entry_id = '{third}'"
            ),
            Problem::Chain { desk: notes[3].desk, seq: 4, entry: notes[3].id },
        ),
        (
            format!("update entry set hash = '{}' where entry_id = '{seventh}'", "0".repeat(64)),
            Problem::Changed(seventh),
        ),
    ] {
        fs::write(&path, &whole).unwrap();
        let triggers = "drop trigger note_no_update; drop trigger note_no_delete; \
                        drop trigger entry_no_update; drop trigger entry_no_delete";
        tamper(&path, &format!("{triggers}; {sql}")).await;
        let verified = store::verify(&path).await.unwrap();
        assert!(verified.problems.contains(&expected), "{sql}: {:?}", verified.problems);
        assert!(verified.problems.contains(&Problem::Schema("entry_no_update".into())));
        for problem in &verified.problems {
            let sentence = Text::new("en").say(&problem.message());
            assert!(!sentence.starts_with('[') && !sentence.contains("{$"), "{sentence}");
        }
    }
    // Row numbers that somebody made up do not keep anybody waiting.
    fs::write(&path, &whole).unwrap();
    let far = "drop trigger note_no_update; drop trigger entry_no_update; \
               update note set rowid = 9223372036854775807 where rowid = 50; \
               update entry set rowid = 9223372036854775806 where seq = 50";
    tamper(&path, far).await;
    assert_eq!(File::open(&path).await.unwrap().entries, notes);
    // A value out of range, a fact of no entry, a view that shows something else.
    fs::write(&path, &whole).unwrap();
    tamper(&path, "drop trigger entry_no_update; pragma ignore_check_constraints = on; update entry set kind = 'lunch' where seq = 3").await;
    let error = refused(&path).await;
    assert!(matches!(error.kind, OpenErrorKind::Damaged(_)), "{error}");
    let verified = store::verify(&path).await.unwrap();
    assert!(
        verified.problems.iter().any(|p| matches!(p, Problem::Unreadable { .. })),
        "{:?}",
        verified.problems
    );
    fs::write(&path, &whole).unwrap();
    tamper(&path, "drop view taken; create view taken as select entry_id, 'mistyped' as way, entry_id as by_entry_id from entry").await;
    let verified = store::verify(&path).await.unwrap();
    assert!(
        verified.problems.iter().any(|p| matches!(p, Problem::View { view: "taken", .. })),
        "{:?}",
        verified.problems
    );
}

async fn tamper(path: &Path, sql: &str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).foreign_keys(false);
    let mut conn = sqlx::ConnectOptions::connect(&options).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut conn).await.unwrap();
    sqlx::Connection::close(conn).await.unwrap();
}
