//! Appeals: lodged against a ruling, with a deadline by class, and decided with their effect.

use actions::appeal::{self, AppealDecided, AppealLodged, AppealPanelMember, AppealSaid};
use actions::draft::Command;
use actions::view::{self, IncidentStatus, Pair, ResultCode};
use desk::ids::*;
use desk::words::ResultSource;
use laws::{Colour, Outcome};

use crate::hall::{Hall, NOW};

/// The last ruled incident of a board.
fn incident(hall: &Hall, code: &str, round: u16, board: u16) -> IncidentId {
    let records = hall.session.state().incidents_of_game(hall.game(code, round, board));
    records.iter().rev().find(|record| !record.rulings.is_empty()).unwrap().incident.now().unwrap().incident
}

fn lodged(hall: &Hall, incident: IncidentId, capacity: &str) -> Command {
    let player = hall.session.state().incidents[&incident].faults.now().unwrap().player;
    Command::LodgeAppeal {
        appeal: AppealLodged {
            incident: incident.to_string(),
            player: player.map(|p| p.to_string()),
            capacity: capacity.to_owned(),
            fee: Some("50 EUR".to_owned()),
            statement: Some("The move was legal.".to_owned()),
            ..AppealLodged::default()
        },
    }
}

fn decided(hall: &Hall, verdict: &str, result: Option<ResultCode>) -> Command {
    let appeal = appeal::appeals(hall.session.state(), NOW).pop().unwrap().appeal;
    Command::DecideAppeal {
        decision: AppealDecided {
            appeal,
            verdict: verdict.to_owned(),
            fee_returned: true,
            reason: Some("The arbiter had misread the move.".to_owned()),
            result,
            adjust: Pair { white: None, black: Some("-2:00".to_owned()) },
            ..AppealDecided::default()
        },
    }
}

#[tokio::test]
async fn an_appeal_is_lodged_heard_and_decided() {
    let mut hall = Hall::new("appeals").await;
    let game = hall.game("A", 3, 4);
    hall.line(3, "A4 1-0").await;
    let ruled = incident(&hall, "A", 3, 4);
    let command = lodged(&hall, ruled, "player");
    let done = hall.record(5, &command).await.unwrap();
    assert_eq!(done.remarks[0].id, "law-says-appeal-heard");
    let shown = appeal::appeals(hall.session.state(), NOW).pop().unwrap();
    assert!(!shown.late && shown.outcome.is_none());
    // The ruling was given 22 minutes ago; standard play has an hour.
    let entry = hall.session.state().incidents[&ruled].rulings.last().unwrap().entry;
    let at = hall.session.state().entry(entry).unwrap().recorded_at;
    assert_eq!(shown.deadline_at, Some((at + 3_600_000) as f64));

    let hearing = Command::HearAppeal {
        appeal: shown.appeal.clone(),
        panel: vec![AppealPanelMember {
            name: "Strand, Ida".into(),
            federation: Some("SWE".into()),
            role: "chair".into(),
        }],
        statements: vec![AppealSaid { name: "Ask, Berit".into(), text: "I saw both hands.".into() }],
    };
    hall.record(20, &hearing).await.unwrap();

    // Dismissed it can have no effect; granted it changes result and clocks, and the ruling falls.
    let refused = decided(&hall, "dismissed", Some(ResultCode::Draw));
    hall.record(30, &refused).await.unwrap_err();
    let granted = decided(&hall, "granted", Some(ResultCode::BlackWins));
    let done = hall.record(31, &granted).await.unwrap();
    let state = hall.session.state();
    let result = state.result(game).unwrap();
    assert_eq!((result.outcome, result.source), (Outcome::Win(Colour::Black), ResultSource::Appeal));
    let shown = view::incident(state, ruled, NOW).unwrap();
    assert!(matches!(shown.status, IncidentStatus::ChangedOnAppeal));
    assert!(!state.is_open(ruled) && !shown.ruling.as_ref().unwrap().reason_owed);
    let shown = appeal::appeals(state, NOW).pop().unwrap();
    assert_eq!((shown.panel.len(), shown.statements.len()), (1, 2));
    let outcome = shown.outcome.unwrap();
    assert_eq!(outcome.verdict.id, "appeal-verdict-granted");
    assert_eq!(outcome.lines.len(), 2, "{:?}", outcome.lines);
    // Decided once.
    let twice = decided(&hall, "dismissed", None);
    hall.record(32, &twice).await.unwrap_err();

    // The decision mistyped: everything stands as it was.
    let command = Command::TakeBack { about: done.entry.id.to_string(), reason: None };
    hall.record(33, &command).await.unwrap();
    let state = hall.session.state();
    assert_eq!(state.result(game).unwrap().outcome, Outcome::Win(Colour::White));
    assert!(matches!(view::incident(state, ruled, NOW).unwrap().status, IncidentStatus::Ruled));
    assert!(appeal::appeals(state, NOW).pop().unwrap().outcome.is_none());
}

#[tokio::test]
async fn the_deadline_depends_on_the_class_and_late_appeals_are_recorded_as_late() {
    let mut hall = Hall::new("appeals_late").await;
    hall.line(3, "B2 w illegal 20 w0:03:00 b0:03:00").await;
    let ruled = incident(&hall, "B", 3, 2);
    let command = lodged(&hall, ruled, "captain");
    // Ruled one minute after the hour: sixteen minutes past is in time, seventeen is not.
    let done = hall.record(16, &command).await.unwrap();
    assert_eq!(done.remarks[0].id, "law-says-appeal-heard");
    let done = hall.record(17, &command).await.unwrap();
    assert_eq!(done.remarks[0].id, "law-says-appeal-late");
    assert!(appeal::appeals(hall.session.state(), NOW).pop().unwrap().late);
    // There is nothing to appeal against where nothing was ruled.
    let open = hall.line(3, "B3 w recording 12 open").await;
    let id = IncidentId::of(open.entry.id, 0);
    let command = lodged(&hall, id, "player");
    hall.record(18, &command).await.unwrap_err();
}

#[tokio::test]
async fn rulings_can_be_appealed_until_their_deadline_and_are_listed_so_long() {
    let mut hall = Hall::new("appeals_listed").await;
    hall.line(3, "B2 w illegal 20 w0:03:00 b0:03:00").await;
    let ruled = incident(&hall, "B", 3, 2);
    let (section, round) = (hall.section("B"), RoundNo(3));
    let at = |minutes: i64| actions::Now { at: NOW.at + minutes * 60_000, ..NOW };
    let listed = |hall: &Hall, section, round, minutes| {
        let list = appeal::at_hand(hall.session.state(), Some(section), Some(round), at(minutes)).rulings;
        list.into_iter().find(|one| one.incident == ruled.to_string())
    };
    let one = listed(&hall, section, round, 5).unwrap();
    assert_eq!(one.window, view::Message::new("appeal-window").with("minutes", 15u16));
    assert_eq!(one.deadline_at, at(16).at as f64);
    assert_eq!(one.players.len(), 2);
    assert!(!one.because.is_empty());
    // Its deadline over, it stands in its own round's list only.
    assert!(listed(&hall, section, round, 40).is_some());
    assert!(listed(&hall, hall.section("A"), round, 40).is_none());
    // Appealed, it is no longer offered; what was decided on appeal is not offered either.
    let command = lodged(&hall, ruled, "captain");
    hall.record(6, &command).await.unwrap();
    assert!(listed(&hall, section, round, 7).is_none());
    let command = decided(&hall, "granted", None);
    hall.record(8, &command).await.unwrap();
    assert!(listed(&hall, section, round, 9).is_none());
    let appeals = appeal::at_hand(hall.session.state(), None, None, at(9)).appeals;
    assert_eq!((appeals.len(), appeals[0].outcome.is_some()), (1, true));
    // One key takes the decision back, and not what was recorded before it.
    hall.record(10, &Command::Undo).await.unwrap();
    let appeals = appeal::at_hand(hall.session.state(), None, None, at(10)).appeals;
    assert!(appeals.len() == 1 && appeals[0].outcome.is_none());
    assert_eq!(appeal::forms().verdicts.iter().filter(|one| one.changes).count(), 2);
}

#[tokio::test]
async fn a_revoked_ruling_cannot_be_appealed() {
    let mut hall = Hall::new("appeals_revoked").await;
    let done = hall.line(3, "B2 w illegal 20 w0:03:00 b0:03:00").await;
    let ruled = incident(&hall, "B", 3, 2);
    let about = done.entry.id.to_string();
    let revoke =
        Command::Revoke { about, reason: "the move was legal".to_owned(), appeal: false, clocks: None };
    hall.record(2, &revoke).await.unwrap();
    let refused = hall
        .record(
            3,
            &Command::LodgeAppeal {
                appeal: AppealLodged {
                    incident: ruled.to_string(),
                    appellant: Some("Berg, Ola".to_owned()),
                    capacity: "captain".to_owned(),
                    ..AppealLodged::default()
                },
            },
        )
        .await
        .unwrap_err();
    assert_eq!(refused.messages()[0].id, "refused-appeal-ruling-revoked");
}
