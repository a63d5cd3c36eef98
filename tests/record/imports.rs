//! What a person settles about a file before it is used: the encoding of its letters.

use std::collections::BTreeMap;

use actions::import::{self, ImportChoices};

use crate::hall::{Hall, NOW};

/// A report of two players, in Windows-1251: no byte of it says so.
fn report() -> Vec<u8> {
    let names: [&[u8]; 2] =
        [b"\xC8\xE2\xE0\xED\xEE\xE2, \xCF\xE5\xF2\xF0", b"\xD1\xE8\xE4\xEE, \xC4\xEE\xF2"];
    let mut bytes = b"012 Open\r\n".to_vec();
    for (number, name) in (1..).zip(names) {
        bytes.extend(format!("001 {number:>4} m    ").bytes());
        bytes.extend(name);
        bytes.extend(std::iter::repeat_n(b' ', 33 - name.len()));
        bytes.extend(b" 2000 BUL             1990/05/06  0.0    1\r\n");
    }
    bytes
}

#[tokio::test]
async fn another_time_control_in_the_file_is_said() {
    let mut hall = Hall::new("control").await;
    let section = hall.section("A");
    let token = hall.entry();
    let said = |control: &str| {
        let text = format!("012 Open\r\n{control}\r\n001    1 m    Alpha, Ann\r\n");
        let file = import::read("a.trf", text.as_bytes()).unwrap();
        let diff = import::diff(&hall.session, token, &file, Some(section), &ImportChoices::default());
        diff.notices.iter().any(|notice| notice.why.id == "file-time-control" && notice.ask)
    };
    assert!(said("222 5400+30") && said("122 90 minutes for the game"));
    assert!(!said("222 40/5400+30:1800+30") && !said("122 as announced") && !said("122"));
}

#[tokio::test]
async fn another_encoding_is_chosen_by_the_look_of_the_names() {
    let mut hall = Hall::new("encoding").await;
    let section = hall.section("B");
    let file = import::read("cyrillic.trf", &report()).unwrap();
    let token = hall.entry();
    let diff = |choices: &ImportChoices| import::diff(&hall.session, token, &file, Some(section), choices);
    let first = diff(&ImportChoices::default());
    let question = first.questions.iter().find(|question| question.id == "encoding").unwrap();
    assert!(question.answer.is_some(), "the guess stands until another one is chosen");
    let values: Vec<_> = question.answers.iter().map(|answer| answer.value.as_str()).collect();
    assert!(values.contains(&"windows-1251") && values.contains(&"windows-1252"), "{values:?}");

    let chosen = |charset: &str| ImportChoices {
        section: Some(section.to_string()),
        answers: BTreeMap::from([("encoding".to_owned(), charset.to_owned())]),
        ..ImportChoices::default()
    };
    let other = diff(&chosen("windows-1252"));
    let question = other.questions.iter().find(|question| question.id == "encoding").unwrap();
    assert_eq!(question.answer.as_deref(), Some("windows-1252"));
    assert_ne!(first.changes, other.changes);

    import::apply(&mut hall.session, token, NOW, &file, section, &chosen("windows-1251")).await.unwrap();
    let names: Vec<_> =
        hall.session.state().players_in_order(section).iter().map(|p| p.name.clone()).collect();
    assert!(names.contains(&"Иванов, Петр".to_owned()), "{names:?}");
    let again =
        import::read("cyrillic.trf", "012 Open\r\n001    1 m    Иванов, Петр\r\n".as_bytes()).unwrap();
    let diff = import::diff(&hall.session, token, &again, Some(section), &ImportChoices::default());
    assert!(diff.questions.iter().all(|question| question.id != "encoding"), "UTF-8 leaves nothing open");
}
