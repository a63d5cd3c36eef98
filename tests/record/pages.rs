//! The printed pages of the sample competition, frozen: `FLAGFALL_BLESS=1` writes them anew, and then they are to be
//! looked at.

use std::path::Path;

use actions::draft::Command;
use actions::report::{self, ReportKind};
use actions::{appeal, view};
use desk::ids::*;
use text::Text;

use crate::hall::{Hall, NOW};

fn compare(name: &str, html: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/pages").join(format!("{name}.html"));
    if std::env::var_os("FLAGFALL_BLESS").is_some() {
        std::fs::write(&path, html).unwrap();
    }
    let frozen = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = frozen.lines().zip(html.lines()).find(|(old, new)| old != new);
    assert!(frozen == html, "{name} is printed otherwise (FLAGFALL_BLESS=1 writes it): {differs:#?}");
}

#[tokio::test]
async fn the_pages_of_the_sample_are_as_they_were_looked_at() {
    let mut hall = Hall::new("pages").await;
    // An appeal and a correction, so that the chief arbiter's report has everything.
    let game = hall.game("A", 3, 4);
    let incident = hall.session.state().incidents_of_game(game)[0].incident.now().unwrap().incident;
    let lodged = appeal::AppealLodged {
        incident: incident.to_string(),
        appellant: Some("Berg, Ola".to_owned()),
        capacity: "captain".to_owned(),
        fee: Some("50 EUR".to_owned()),
        statement: Some("The clock was pressed only after the move <b>was corrected</b>.".to_owned()),
        ..appeal::AppealLodged::default()
    };
    hall.record(5, &Command::LodgeAppeal { appeal: lodged }).await.unwrap();
    let done = hall.line(3, "A6 1-0").await;
    let about = done.entry.id.to_string();
    hall.record(6, &Command::TakeBack { about, reason: Some("wrong board".to_owned()) }).await.unwrap();

    let section = |code: &str| hall.section(code).to_string();
    let offender = hall.session.state().pairing_of(hall.game("A", 3, 8)).unwrap().white;
    let claims = hall.session.state().incidents_of_game(hall.game("B", 3, 4));
    let claim = claims.last().unwrap().incident.now().unwrap().incident;
    let kinds = [
        ("board", ReportKind::Board { game: hall.game("A", 2, 14).to_string() }),
        ("round", ReportKind::Round { section: section("A"), round: 3 }),
        ("player", ReportKind::Player { player: offender.to_string() }),
        ("competition", ReportKind::Competition),
        ("results", ReportKind::Results { section: section("B"), round: 2 }),
        ("forfeits", ReportKind::Forfeits { section: section("A"), round: 1 }),
        ("claim", ReportKind::Claim { incident: claim.to_string() }),
    ];
    let text = Text::new("en");
    let head = hall.session.head();
    for (name, kind) in kinds {
        let html = report::html(&hall.session, &text, &kind, NOW).unwrap();
        assert!(html.contains(&head), "{name}: the head hash stands in the foot");
        assert!(!html.contains("<script") && !html.contains("http://www.w3.org/1999/xhtml"), "{name}");
        assert!(!html.contains("[report-") && !html.contains(": ]"), "{name}: a sentence is missing");
        compare(name, &html);
    }
    let none = ReportKind::Board { game: GameId(uuid::Uuid::nil()).to_string() };
    report::html(&hall.session, &text, &none, NOW).unwrap_err();
    let _ = view::kinds();
}
