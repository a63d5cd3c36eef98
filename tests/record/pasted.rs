//! What is pasted is recognised, shown with what was noticed, and attached to a board by one command.

use std::ops::ControlFlow;

use actions::draft::Command;
use actions::paste::{self, PasteAsked, PasteShown};
use actions::{audit, recorded, view};
use desk::ids::RoundNo;

use crate::hall::{Hall, NOW};

fn read(hall: &Hall, text: &str, game: Option<String>, source: Option<&str>) -> PasteShown {
    let asked = PasteAsked { text: text.to_owned(), game, number: None, source: source.map(str::to_owned) };
    paste::read(hall.session.state(), &asked).unwrap()
}

#[tokio::test]
async fn everything_that_is_pasted_is_named() {
    let hall = Hall::new("pasted").await;
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (text, kind, says) in [
        (format!("{start} w KQkq - 0 1"), "position", "paste-position"),
        (start.to_owned(), "diagram", "paste-diagram"),
        ("8/8/8/8/8/8/8/8 w - - 0 1".to_owned(), "unplayable", "paste-unplayable"),
        ("1. e4 e5 2. Nf3".to_owned(), "game", "paste-game"),
        ("1 | e4 | e5\n2 | Nf3 | Nc6".to_owned(), "game", "paste-game"),
        ("[White \"A\"]\n\n1. d4 *\n\n[White \"B\"]\n\n1. c4 c5 *".to_owned(), "games", "paste-game"),
        ("dear arbiter".to_owned(), "nothing", "paste-nothing"),
        (String::new(), "nothing", "paste-nothing"),
    ] {
        let shown = read(&hall, &text, None, None);
        assert_eq!((shown.kind.as_str(), shown.says.id.as_str()), (kind, says), "{text}");
        assert!(shown.record.is_none(), "without a board nothing is attached");
    }
    // What was noticed stands at its place.
    let shown = read(&hall, "1. e4 e5\n2. Sf3 Sc6", None, None);
    let asks = shown.notices.iter().find(|n| n.ask).unwrap();
    assert_eq!((asks.line, asks.column, asks.what.id.as_str()), (1, 1, "notation-notice-foreign-letters"));
    assert!(shown.notices.iter().any(|n| n.line == 2));
    // Names and clocks come from a machine, bare moves from a hand.
    assert_eq!(read(&hall, "1. e4 {[%clk 1:29:00]} e5", None, None).source, "board");
    assert_eq!(shown.source, "arbiter");
    let broken = read(&hall, "1. e4 e5 2. Ke3 Nf6", None, None).game.unwrap();
    assert_eq!((broken.line.len(), broken.rest), (2, vec!["Ke3".to_owned(), "Nf6".to_owned()]));
    assert_eq!(broken.stops.unwrap().id, "games-stops");
}

#[tokio::test]
async fn a_paste_is_attached_to_its_board() {
    let mut hall = Hall::new("pasted_attached").await;
    let id = hall.game("A", 3, 1);
    let game = Some(id.to_string());
    let shown = read(&hall, "1. Sf3 Sf6 2. g3 g6 3. Lg2 Ke3", game.clone(), Some("white"));
    let command = paste::attach(&shown).unwrap();
    assert!(matches!(&command, Command::Moves { source, .. } if source == "white"));
    hall.record(1, &command).await.unwrap();
    let attached = recorded::game(hall.session.state(), id).unwrap();
    assert_eq!((attached.moves.len(), attached.rest.unwrap().tokens.len()), (5, 1));
    // Another record from the same source says what it replaces; from another source it replaces nothing.
    let again = read(&hall, "1. Nf3", game.clone(), Some("white"));
    assert_eq!(again.remarks[0].id, "paste-replaces");
    assert!(read(&hall, "1. Nf3", game.clone(), Some("black")).remarks.is_empty());
    // A position becomes a note of the board and touches no record.
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let noted = read(&hall, fen, game, None);
    assert!(matches!(paste::attach(&noted).unwrap(), Command::Note { text, .. } if text == fen));
    let nobody =
        PasteAsked { text: fen.to_owned(), game: Some("nobody".to_owned()), ..PasteAsked::default() };
    assert!(paste::read(hall.session.state(), &nobody).is_err());
    assert!(paste::attach(&read(&hall, "dear arbiter", None, None)).is_err());
}

#[tokio::test]
async fn a_result_in_a_record_is_said_and_never_set() {
    let mut hall = Hall::new("pasted_result").await;
    let id = hall.game("A", 3, 1);
    let shown = read(&hall, "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0", Some(id.to_string()), None);
    assert_eq!(shown.remarks.last().unwrap().id, "games-result-missing");
    let done = hall.record(1, &paste::attach(&shown).unwrap()).await.unwrap();
    assert!(hall.session.state().result(id).is_none());
    let said = view::recorded(&hall.session, &done, NOW).unwrap().remarks;
    assert_eq!(said[0].id, "games-result-missing");
    let found = |hall: &Hall| {
        let games = audit::recorded(hall.session.state(), hall.section("A"), RoundNo(3));
        let shown =
            audit::all_of(games.source("A3".to_owned()), &games, 1, |_| ControlFlow::Continue(())).unwrap();
        let ours = shown.findings.iter().filter(|one| one.game == Some(id.to_string()));
        ours.filter(|one| one.finding.kind == "board-result")
            .map(|one| one.finding.what.id.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(found(&hall), ["games-result-missing"]);
    hall.line(3, "A1 0-1").await;
    assert_eq!(found(&hall), ["games-result-differs"]);
    hall.line(3, "A1 1-0").await;
    assert!(found(&hall).is_empty());
}
