//! Two scoresheets: compared, picked from, and recorded with the reasons.

use actions::draft::Command;
use actions::scoresheets::{self, SheetDecided, SheetsAsked, SheetsShown};
use actions::{recorded, view};
use desk::fact::Fact;
use desk::words::MoveGround;

use crate::hall::{Hall, NOW};

const WHITE: &str = "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7";
/// The third move of Black is missing, the fifth of White cannot be read.
const BLACK: &str = "1. e4 e5\n2. Nf3 Nc6\n3. Bb5\n4. Ba4 Nf6\n5. ? Be7";

fn asked(white: &str, black: &str) -> SheetsAsked {
    SheetsAsked { white: white.to_owned(), black: black.to_owned(), ..SheetsAsked::default() }
}

fn compared(hall: &Hall, asked: &SheetsAsked) -> SheetsShown {
    scoresheets::compared(hall.session.state(), asked).unwrap()
}

fn ids(shown: &SheetsShown) -> Vec<&str> {
    shown.findings.iter().map(|finding| finding.what.id.as_str()).collect()
}

#[tokio::test]
async fn sheets_stand_side_by_side_with_what_there_is_to_look_at() {
    let hall = Hall::new("sheets").await;
    let same = compared(&hall, &asked(WHITE, WHITE));
    assert_eq!((same.says.id.as_str(), same.findings.len(), same.line.len()), ("sheets-agree", 0, 10));

    let shown = compared(&hall, &asked(WHITE, BLACK));
    assert_eq!(ids(&shown), ["sheets-first-difference", "sheets-missing", "sheets-unclear"]);
    assert_eq!(shown.findings[1].ply, Some(6));
    assert!(shown.complete && shown.line.len() == 10);
    let row = &shown.rows[5];
    assert_eq!(
        (row.number_text.as_str(), row.white.as_deref(), row.san.as_deref()),
        ("3…", Some("a6"), Some("a6"))
    );
    assert!(row.black.as_deref().is_none_or(str::is_empty));
    assert_eq!(shown.alone.white[0].id, "sheets-alone-legal");
    assert_eq!(shown.alone.black[0].id, "sheets-alone-stops");

    // Two entries of one sheet stand in each other's place; one is written twice.
    let swapped = compared(&hall, &asked(WHITE, "1. e4 e5 2. Nf3 Nc6 3. Ba4 a6 4. Bb5 Nf6 5. O-O Be7"));
    assert!(ids(&swapped).contains(&"sheets-exchanged"), "{:?}", ids(&swapped));
    let twice = compared(&hall, &asked(WHITE, "e4 e5 Nf3 Nc6 Bb5 a6 Bb5 a6 Ba4 Nf6 O-O Be7"));
    assert!(ids(&twice).contains(&"sheets-doubled"), "{:?}", ids(&twice));

    // Black's sheet alone stands in Black's column.
    let alone = compared(&hall, &asked("", BLACK));
    assert!(alone.rows.iter().all(|row| row.white.is_none()) && alone.alone.white.is_empty());
    let long = scoresheets::compared(hall.session.state(), &asked(&"e4 ".repeat(1_201), "")).unwrap_err();
    assert_eq!(long.messages()[0].id, "sheets-too-long");
    let nothing = scoresheets::compared(hall.session.state(), &asked("", " ")).unwrap_err();
    assert_eq!(nothing.messages()[0].id, "sheets-none");
}

#[tokio::test]
async fn the_final_position_and_the_result_say_which_sheet_is_right() {
    let hall = Hall::new("sheets_final").await;
    let other = WHITE.replace("Bb5", "Bc4").replace("4. Ba4", "4. Bb3");
    let right = SheetsAsked {
        final_fen: Some("r1bqk2r/1pppbppp/p1n2n2/4p3/4P3/1B3N2/PPPP1PPP/RNBQ1RK1 w kq - 4 6".to_owned()),
        ..asked(WHITE, &other)
    };
    let shown = compared(&hall, &right);
    let says = |lines: &[view::Message], id: &str| lines.iter().any(|line| line.id == id);
    assert!(says(&shown.alone.white, "sheets-alone-other-final"));
    assert!(says(&shown.alone.black, "sheets-alone-final"));
    assert_eq!(shown.rows[4].san.as_deref(), Some("Bc4"));

    let mate = "1. f3 e5 2. g4 Qh4#";
    let wrong = SheetsAsked { result: Some("1-0".to_owned()), ..asked(mate, mate) };
    assert!(says(&compared(&hall, &wrong).alone.white, "sheets-alone-contradicts"));
    let unread = SheetsAsked { final_fen: Some("no position".to_owned()), ..asked(WHITE, "") };
    assert!(scoresheets::compared(hall.session.state(), &unread).is_err());
}

#[tokio::test]
async fn what_the_arbiter_picks_is_recorded_with_sheets_and_reasons() {
    let mut hall = Hall::new("sheets_recorded").await;
    let id = hall.game("A", 3, 1);
    let other = WHITE.replace("Bb5", "Bc4").replace("Ba4", "Bb3");
    let mut sheets = SheetsAsked { game: Some(id.to_string()), ..asked(WHITE, &other) };
    let open = compared(&hall, &sheets);
    let picked = open.rows[4].alternatives[0].clone();
    sheets.decided = vec![SheetDecided { ply: 5, text: picked.clone() }];
    sheets.note = Some("Both players confirmed it.".to_owned());
    let shown = compared(&hall, &sheets);
    assert_eq!((shown.rows[4].san.as_deref(), shown.rows[4].decided), (Some(picked.as_str()), true));

    let done = hall.record(3, &Command::Reconstruct { sheets: sheets.clone() }).await.unwrap();
    let state = hall.session.state();
    let kinds: Vec<_> = done.entry.facts.iter().map(Fact::table).collect();
    assert_eq!(kinds[..3], ["moves", "moves", "moves"]);
    assert_eq!(kinds.last(), Some(&"note"));
    let reasons: Vec<_> = done
        .entry
        .facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::MoveReason(reason) => Some((reason.ply, reason.ground)),
            _ => None,
        })
        .collect();
    assert!(reasons.contains(&(5, MoveGround::Decided)), "{reasons:?}");
    let made = recorded::game(state, id).unwrap();
    assert_eq!((made.moves.len(), made.moves[4].san.to_string()), (10, picked));
    let row = view::entry_row(state, state.number(done.entry.id).unwrap(), NOW).unwrap();
    assert_eq!(row.title.id, "journal-reconstruction");
    assert!(row.facts.iter().any(|fact| fact.id == "journal-move-reason"));

    // The sheets are on record: the board alone brings them back.
    let again = compared(&hall, &SheetsAsked { game: Some(id.to_string()), ..SheetsAsked::default() });
    assert!(again.texts.white.contains("Bb5") && again.texts.black.contains("Bc4"));

    // A move that cannot be there is refused, and nothing is recorded.
    let wrong =
        SheetsAsked { decided: vec![SheetDecided { ply: 5, text: "Qh5".to_owned() }], ..sheets.clone() };
    let entries = hall.session.state().journal().len();
    hall.record(4, &Command::Reconstruct { sheets: wrong }).await.unwrap_err();
    let nobody = SheetsAsked { game: None, ..sheets };
    hall.record(4, &Command::Reconstruct { sheets: nobody }).await.unwrap_err();
    assert_eq!(hall.session.state().journal().len(), entries);
}
