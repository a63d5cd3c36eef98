//! What must not be lost: the competition file under an export, a new file that was refused, numbers too long.

use std::path::Path;

use actions::create::{self, NewCompetition};
use actions::draft::{Command, PlayerDraft};
use actions::{ActionError, export, keeping};
use desk::ids::*;
use uuid::Uuid;

use crate::hall::{Hall, NOW};

fn said(error: &ActionError) -> String {
    error.messages()[0].id.clone()
}

#[tokio::test]
async fn nothing_is_written_over_a_competition() {
    let hall = Hall::new("keeping").await;
    let path = hall.session.path().to_owned();
    for place in [path.clone(), format!("{}-wal", path.display()).into()] {
        assert_eq!(said(&export::save(&place, b"a;b").await.unwrap_err()), "export-onto-competition");
    }
    let page = hall.folder().join("page.html");
    for text in ["first", "second"] {
        export::save(&page, text.as_bytes()).await.unwrap();
        assert_eq!(std::fs::read_to_string(&page).unwrap(), text);
    }
    // Where it cannot be written nothing is left of the attempt.
    let folder = hall.folder().join("folder.html");
    std::fs::create_dir(&folder).unwrap();
    assert_eq!(said(&export::save(&folder, b"page").await.unwrap_err()), "refused-io");
    // A link stays one, and what it leads to is written.
    #[cfg(unix)]
    {
        let link = page.with_file_name("link.csv");
        std::os::unix::fs::symlink(&page, &link).unwrap();
        export::save(&link, b"through the link").await.unwrap();
        assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(std::fs::read(&page).unwrap(), b"through the link");
        // So does one that leads to no file yet, by its own folder; links in a ring lead nowhere.
        for (name, target) in
            [("later.csv", "next.csv"), ("next.csv", "not-yet.csv"), ("ring.csv", "ring.csv")]
        {
            std::os::unix::fs::symlink(target, page.with_file_name(name)).unwrap();
        }
        export::save(&page.with_file_name("later.csv"), b"later").await.unwrap();
        assert_eq!(std::fs::read(page.with_file_name("not-yet.csv")).unwrap(), b"later");
        let ring = page.with_file_name("ring.csv");
        assert_eq!(said(&export::save(&ring, b"page").await.unwrap_err()), "refused-io");
        for name in ["later.csv", "next.csv", "ring.csv"] {
            let link = std::fs::symlink_metadata(page.with_file_name(name)).unwrap();
            assert!(link.is_symlink(), "{name}");
        }
        // A pipe is written to, and is still a pipe: what waits at its other end gets it all.
        let (mut reader, writer) = std::io::pipe().unwrap();
        let descriptor = format!("/dev/fd/{}", std::os::fd::AsRawFd::as_raw_fd(&writer));
        export::save(Path::new(&descriptor), b"piped").await.unwrap();
        drop(writer);
        let mut got = Vec::new();
        std::io::Read::read_to_end(&mut reader, &mut got).unwrap();
        assert_eq!(got, b"piped");
    }
    assert!(!hall.folder().join("folder.html.part").exists());
    assert_eq!(keeping::broken_chain(&hall.session).await.unwrap(), []);
    hall.session.close().await.unwrap();
    assert_eq!(said(&export::save(&path, b"a;b").await.unwrap_err()), "export-onto-competition");
    assert_eq!(store::verify(&path).await.unwrap().problems, []);
}

#[tokio::test]
async fn a_refused_new_competition_leaves_no_file() {
    let hall = Hall::new("refused_new").await;
    let path = hall.folder().join("new.flagfall");
    let mut count = 0;
    let mut fresh = || {
        count += 1;
        EntryId(Uuid::from_u128(0xf000 + count))
    };
    for (codes, made) in [(["A", "A"], false), (["A", "B"], true)] {
        let sections = codes.map(|code| format!("{code}=One=90+30"));
        let draft = NewCompetition::from_words("Open", &sections, Some("BA=Ask,\nBerit")).unwrap();
        let session = create::create(&path, DeskId(Uuid::from_u128(0xd)), NOW, &mut fresh, &draft).await;
        assert_eq!(session.is_ok(), made);
        assert_eq!(path.exists(), made);
        if let Ok(session) = session {
            let arbiter = session.state().arbiters.values().find_map(|a| a.now()).unwrap();
            assert_eq!(arbiter.name, "Ask, Berit");
            session.close().await.unwrap();
        }
    }
}

#[tokio::test]
async fn a_number_longer_than_its_field_is_refused() {
    let mut hall = Hall::new("numbers").await;
    let section = hall.section("A").to_string();
    for (rating, fide, fits) in [
        ("9999", "99999999999", true),
        ("10000", "", false),
        ("", "100000000000", false),
        ("", "18446744073709551615", false),
    ] {
        let player = PlayerDraft {
            name: format!("Ask, {rating}{fide}"),
            rating: Some(rating.to_owned()),
            fide_number: Some(fide.to_owned()),
            ..PlayerDraft::default()
        };
        let done = hall.record(1, &Command::Player { section: section.clone(), player }).await;
        assert_eq!(done.as_ref().err().map(said), (!fits).then(|| "unclear-field".to_owned()));
    }
}
