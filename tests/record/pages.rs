//! The printed pages of the sample competition, frozen: `FLAGFALL_BLESS=1` writes them anew, and then they are to be
//! looked at.

use std::path::Path;

use actions::draft::Command;
use actions::report::{self, ReportAsked, ReportKind, ReportName};
use actions::view::Message;
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

fn curves(sheet: &str) -> usize {
    sheet.lines().filter(|line| line.ends_with(" c")).count()
}

fn has(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
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
        // The same as PDF: A4, the same bytes every time, every letter in the face.
        let (bytes, said) = report::pdf(&hall.session, &text, &kind, NOW).unwrap();
        assert_eq!(said, [], "{name}");
        assert!(bytes.starts_with(b"%PDF-") && bytes.trim_ascii_end().ends_with(b"%%EOF"), "{name}");
        assert!(has(&bytes, "/MediaBox [0 0 595.276 841.89]"), "{name}: A4");
        assert_eq!(bytes, report::pdf(&hall.session, &text, &kind, NOW).unwrap().0, "{name}");
        // Every sheet has the foot, and what the page says first is on the first.
        let shown = crate::pdf::read(&bytes);
        let of = shown.sheets.len();
        for (sheet, number) in shown.sheets.iter().zip(1..) {
            assert!(sheet.contains("Lindenhof Open · ") && sheet.contains(&head), "{name}: {sheet}");
            assert!(sheet.contains(&format!("Page {number} of {of}")), "{name}: {sheet}");
        }
        let title = html.split_once("<h1>").unwrap().1.split_once("</h1>").unwrap().0;
        assert!(shown.sheets[0].starts_with(title), "{name}: {title}");
        // A diagram is drawn with strokes, not printed as a picture.
        assert!(!has(&bytes, "/Image"), "{name}");
        assert_eq!(html.contains("<svg"), shown.strokes.iter().any(|sheet| curves(sheet) > 100), "{name}");
        std::fs::write(hall.folder().join(format!("{name}.pdf")), bytes).unwrap();
        std::fs::write(hall.folder().join(format!("{name}.html")), html).unwrap();
    }
    let none = ReportKind::Board { game: GameId(uuid::Uuid::nil()).to_string() };
    report::html(&hall.session, &text, &none, NOW).unwrap_err();
    let _ = view::kinds();
}

#[tokio::test]
async fn the_envelope_of_an_adjourned_game_fits_on_a6_and_is_as_it_was_looked_at() {
    let mut hall = Hall::new("envelope").await;
    let game = hall.game("A", 3, 1);
    if hall.session.state().result(game).is_some() {
        hall.record(7, &Command::ClearResult { game: game.to_string() }).await.unwrap();
    }
    let envelope = actions::adjournment::EnvelopeTyped {
        sealer: view::Side::White,
        r#move: "40".to_owned(),
        fen: Some("6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40".to_owned()),
        clocks: view::Pair { white: Some("0:10:00".to_owned()), black: Some("0:20:00".to_owned()) },
        offer_by: Some(view::Side::Black),
        adjourned: Some("15:00".to_owned()),
        session_ends: None,
        resumes: Some("2026-12-01 10:00".to_owned()),
        place: Some("Room 2".to_owned()),
    };
    let (sealed, holder) = (Some("Rd7".to_owned()), None);
    let id = game.to_string();
    let act = actions::adjournment::AdjournmentTyped::Adjourn { game: id.clone(), envelope, sealed, holder };
    hall.record(8, &Command::Adjournment { act }).await.unwrap();
    let html =
        report::html(&hall.session, &Text::new("en"), &ReportKind::Envelope { game: id }, NOW).unwrap();
    assert!(html.contains("size:A6") && html.contains("<svg") && !html.contains("Rd7"));
    assert!(!html.contains("[report-") && !html.contains("[adjourned-"), "a sentence is missing");
    compare("envelope", &html);
    let other = ReportKind::Envelope { game: hall.game("A", 3, 2).to_string() };
    report::html(&hall.session, &Text::new("en"), &other, NOW).unwrap_err();
}

#[tokio::test]
async fn a_page_that_has_nothing_to_be_about_says_what_to_choose() {
    let hall = Hall::new("pages_needs").await;
    let state = hall.session.state();
    let asked = |name| ReportAsked {
        name,
        section: Some(hall.section("A").to_string()),
        round: None,
        game: Some(hall.game("A", 1, 1).to_string()),
        player: None,
    };
    let said = |asked: &ReportAsked| report::meant(state, asked).unwrap_err().messages()[0].id.clone();
    assert_eq!(said(&asked(ReportName::Claim)), "report-needs-claim");
    assert_eq!(said(&asked(ReportName::Results)), "report-needs-round");
    assert_eq!(said(&asked(ReportName::Player)), "report-needs-player");
    assert_eq!(said(&ReportAsked { game: None, ..asked(ReportName::Board) }), "report-needs-board");

    // A board on which nothing happened has a page that says so.
    let kind = report::meant(state, &asked(ReportName::Board)).unwrap();
    let html = report::html(&hall.session, &Text::new("en"), &kind, NOW).unwrap();
    assert!(html.contains("No incidents."));
    // The last claim of a board is found.
    let board = ReportAsked { game: Some(hall.game("B", 3, 4).to_string()), ..asked(ReportName::Claim) };
    assert!(matches!(report::meant(state, &board).unwrap(), ReportKind::Claim { .. }));
    let nowhere = actions::export::save(Path::new("/proc/no/such/page.pdf"), b"").await.unwrap_err();
    assert_eq!(nowhere.messages()[0].id, "refused-io");
}

#[tokio::test]
async fn the_head_under_an_entry_is_the_one_the_journal_had_after_it() {
    let mut hall = Hall::new("pages_heads").await;
    let before = hall.session.head();
    let last = desk::history::EntryNo(u32::try_from(hall.session.state().journal().len() - 1).unwrap());
    hall.line(3, "A6 1-0").await;
    assert_eq!(hall.session.state().head_after(last).short(), before);
    let kind = ReportKind::Competition;
    let html = report::html(&hall.session, &Text::new("en"), &kind, NOW).unwrap();
    assert!(html.contains("Entry, journal") && html.contains("share a place"));
}

#[tokio::test]
async fn letters_the_typeface_does_not_have_are_named() {
    let mut hall = Hall::new("pages_letters").await;
    let text = Text::new("en");
    let (_, said) = report::pdf(&hall.session, &text, &ReportKind::Competition, NOW).unwrap();
    assert_eq!(said, []);
    let lodged = appeal::AppealLodged {
        incident: hall.session.state().incidents_of_game(hall.game("A", 3, 4))[0]
            .incident
            .now()
            .unwrap()
            .incident
            .to_string(),
        appellant: Some("陳".to_owned()),
        capacity: "captain".to_owned(),
        ..appeal::AppealLodged::default()
    };
    hall.record(5, &Command::LodgeAppeal { appeal: lodged }).await.unwrap();
    let (_, said) = report::pdf(&hall.session, &text, &ReportKind::Competition, NOW).unwrap();
    assert_eq!(said, [Message::new("report-letters-missing").with("letters", "陳")]);
}

#[tokio::test]
async fn the_window_lets_the_style_of_the_pages_through_and_no_other() {
    use sha2::Digest as _;
    let hall = Hall::new("pages_style").await;
    let html = report::html(&hall.session, &Text::new("en"), &ReportKind::Competition, NOW).unwrap();
    let style = html.split_once("<style>").unwrap().1.split_once("</style>").unwrap().0;
    let hash = base64(&sha2::Sha256::digest(style.as_bytes()));
    let config = include_str!("../../src-tauri/tauri.conf.json");
    let wanted = format!("style-src 'self' 'sha256-{hash}';");
    assert!(config.contains(&wanted), "the content policy in tauri.conf.json needs {wanted}");
    assert!(!html.contains(" style=\""), "an attribute is no style the policy lets through");
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let three = |chunk: &[u8]| {
        let bits =
            chunk.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        let letter = |at: usize| char::from(LETTERS[(bits >> (18 - 6 * at)) as usize & 63]);
        let text: String = (0..=chunk.len()).map(letter).collect();
        format!("{text:=<4}")
    };
    bytes.chunks(3).map(three).collect()
}

#[tokio::test]
async fn an_incident_is_printed_with_the_colours_of_its_time() {
    let mut hall = Hall::new("colours_then").await;
    hall.line(3, "A9 w illegal 10").await;
    let game = hall.game("A", 3, 9);
    let pairing = hall.session.state().pairing_of(game).unwrap().clone();
    hall.record(4, &Command::SwapColours { game: game.to_string() }).await.unwrap();
    hall.line(3, "A9 1-0").await;
    let text = Text::new("en");
    let name = |id| hall.session.state().player(id).unwrap().name.clone();
    let (white, black) = (name(pairing.white), name(pairing.black));
    let page = |kind| report::html(&hall.session, &text, &kind, NOW).unwrap();
    // The player's report has the seats of the incident and the result as it looks from them.
    let player = page(ReportKind::Player { player: pairing.white.to_string() });
    assert!(player.contains(&format!("<dt>White</dt><dd>{white}")), "{player}");
    assert!(player.contains("<dt>Result</dt><dd>0–1</dd>"), "{player}");
    // The board's has those of now, and says at the incident how they sat.
    let board = page(ReportKind::Board { game: game.to_string() });
    assert!(board.contains(&format!("<dt>Black</dt><dd>{white}")), "{board}");
    assert!(
        board.contains(&format!("<dt>As they sat then</dt><dd>White {white}, Black {black}</dd>")),
        "{board}"
    );
}
