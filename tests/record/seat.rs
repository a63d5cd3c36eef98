//! Who sits at the desk when a file is opened again, and what the screen offers before anything is decided.

use actions::{Session, quick_line, view};
use desk::ids::*;
use uuid::Uuid;

use crate::hall::{Hall, NOW};

#[tokio::test]
async fn whoever_sat_last_sits_again_and_nobody_else_s_desk_is_asked() {
    let mut hall = Hall::new("seat").await;
    let last = hall.session.state().arbiters.values().filter_map(|all| all.now()).map(|a| a.arbiter).last();
    hall.session.typist = last;
    hall.line(3, "A1 note the light flickers").await;
    let (path, ours) = (hall.session.path().to_owned(), hall.session.desk());
    hall.session.close().await.unwrap();
    for (desk, sits) in [(ours, last), (DeskId(Uuid::from_u128(0xbad)), None)] {
        let (mut session, _) = Session::open(&path, desk, Default::default()).await.unwrap();
        session.seat();
        assert_eq!(session.typist, sits);
        session.close().await.unwrap();
    }
}

#[tokio::test]
async fn an_undecided_mate_question_leaves_no_result_and_a_deviating_ruling_is_said() {
    let hall = Hall::new("undecided").await;
    let read = |line: &str| {
        let context = quick_line::QuickLineContext { section: String::new(), round: 3, game: None };
        quick_line::quick_line(hall.session.state(), &context, line, NOW).advice.unwrap()
    };
    // The second one, with no moves on record to decide the question by.
    let incidents = hall.session.state().incidents.keys();
    let mut shown = incidents.filter_map(|id| view::incident(hall.session.state(), *id, NOW)?.advice);
    let undecided =
        shown.find(|advice| advice.mate.as_ref().is_some_and(|m| m.id == "mate-undetermined")).unwrap();
    assert!(undecided.result.is_none() && undecided.rulings.iter().all(|offer| !offer.prescribed));

    assert_eq!(read("A13 w phone warning").lines[0].id, "advice-ruling-differs");
    for as_prescribed in ["A13 w phone", "A13 w phone warning open"] {
        assert!(
            read(as_prescribed).lines.iter().all(|line| line.id != "advice-ruling-differs"),
            "{as_prescribed}"
        );
    }
}
