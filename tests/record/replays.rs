//! Replays: clocks carried on, recurrences counted, illegal moves gone over.

use actions::claim_desk::{self, ClaimAsked};
use actions::diagram::{self, DiagramAsked, DiagramFormat};
use actions::draft::Command;
use actions::move_notation::MoveNotation;
use actions::view;

use crate::hall::Hall;

#[tokio::test]
async fn a_record_with_an_illegal_move_is_replayed_up_to_over_and_past_it() {
    let mut hall = Hall::new("replays").await;
    let game = hall.game("A", 3, 1);
    let movetext = "1. e4 {[%clk 1:29:00]} e5 {[%clk 1:28:00]} 2. Bg5 {[%clk 1:27:00]} Nf6 3. Bxf6 Qxf6 4. Qe7+ Kxe7 5. Zz1 d6 *";
    let moves = Command::Moves {
        game: game.to_string(),
        source: "board".to_owned(),
        movetext: movetext.to_owned(),
        start_fen: None,
    };
    hall.record(1, &moves).await.unwrap();
    hall.line(3, "A1 w illegal 2 w1:27:00 b1:28:00").await;
    let replay = view::replay(hall.session.state(), game, MoveNotation::SAN).unwrap();
    assert_eq!(replay.disputed_ply, Some(3));
    assert_eq!(replay.not_legal, [3, 7, 9]);
    let over = &replay.positions[3];
    assert_eq!((over.ply, over.text.as_str()), (3, "Bg5"));
    assert_eq!(over.origin.as_ref().unwrap().id, "replay-assumed");
    assert_eq!(
        (over.clocks.white.as_deref(), over.clocks.black.as_deref()),
        (Some("1:27:00"), Some("1:28:00"))
    );
    let rest: Vec<_> = replay.rest.iter().map(|text| (text.ply, text.text.as_str())).collect();
    assert_eq!(rest, [(9, "Zz1"), (10, "d6")]);
    assert_eq!(replay.positions.last().unwrap().ply, 8);

    // The arbiter's position counts before what was assumed.
    let resume = Command::ResumeMoves {
        game: game.to_string(),
        ply: 4,
        fen: "rnbqkbnr/pppp1ppp/8/4p1B1/4P3/8/PPPP1PPP/RN1QKBNR b KQkq - 1 2".to_owned(),
    };
    hall.record(2, &resume).await.unwrap();
    let replay = view::replay(hall.session.state(), game, MoveNotation::SAN).unwrap();
    assert_eq!(replay.positions[3].origin.as_ref().unwrap().id, "replay-given");
    // The claim desk steps through the same half-moves, those that nobody can read included.
    let asked = ClaimAsked { game: Some(game.to_string()), ..ClaimAsked::default() };
    let moves = claim_desk::moves(hall.session.state(), &asked).unwrap();
    let texts: Vec<_> = moves.line.iter().map(|step| step.text.as_str()).collect();
    assert_eq!(texts, ["e4", "e5", "Bg5", "Nf6", "Bxf6", "Qxf6"]);
    let report = claim_desk::ask(hall.session.state(), &asked).unwrap().report;
    assert_eq!((report.plies, report.not_legal.unwrap().ply), (6, 7));

    let svg = DiagramAsked::of(&replay.positions[3], true, DiagramFormat::Svg);
    assert!(diagram::picture(&svg).unwrap().starts_with(b"<svg"));
}

#[tokio::test]
async fn recurrences_are_counted() {
    let hall = Hall::new("recurrences").await;
    let replay = view::replay(hall.session.state(), hall.game("B", 3, 4), MoveNotation::SAN).unwrap();
    let times: Vec<_> = replay.positions.iter().map(|p| (p.time, p.times)).collect();
    assert_eq!(times[0], (1, 3));
    assert_eq!(times[8], (3, 3));
    assert_eq!(times[1], (1, 2));
    let first: Vec<u32> = replay.positions.iter().map(|p| p.first).collect();
    assert_eq!(first, [0, 1, 2, 3, 0, 1, 2, 3, 0]);
}

#[tokio::test]
async fn a_game_is_shown_in_the_notation_of_the_desk_and_an_illegal_move_as_it_was_written() {
    let mut hall = Hall::new("replay_notation").await;
    let game = hall.game("A", 3, 1);
    let moves = Command::Moves {
        game: game.to_string(),
        source: "board".to_owned(),
        movetext: "1. Nf3 d5 2. Ng1 Nf6 3. Bg5 *".to_owned(),
        start_fen: None,
    };
    hall.record(1, &moves).await.unwrap();
    for (code, expected) in [
        ("san", ["Nf3", "d5", "Ng1", "Nf6", "Bg5"]),
        ("long", ["Ng1-f3", "d7-d5", "Nf3-g1", "Ng8-f6", "Bg5"]),
        ("figurine", ["♘f3", "d5", "♘g1", "♞f6", "Bg5"]),
        ("de", ["Sf3", "d5", "Sg1", "Sf6", "Bg5"]),
        ("descriptive", ["N-KB3", "P-Q4", "N-N1", "N-KB3", "Bg5"]),
    ] {
        let notation = MoveNotation::from_code(Some(code)).unwrap();
        let replay = view::replay(hall.session.state(), game, notation).unwrap();
        let texts: Vec<_> = replay.positions[1..].iter().map(|p| p.text.as_str()).collect();
        assert_eq!(texts, expected, "{code}");
        // Without an incident the first move that is not legal is what there is to look at.
        assert_eq!(replay.disputed_ply, Some(5));
    }
}

#[tokio::test]
async fn a_move_that_is_not_on_record_is_disputed_nowhere() {
    let mut hall = Hall::new("replay_beyond").await;
    let game = hall.game("A", 3, 1);
    let moves = Command::Moves {
        game: game.to_string(),
        source: "board".to_owned(),
        movetext: "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Be7 *".to_owned(),
        start_fen: None,
    };
    hall.record(1, &moves).await.unwrap();
    hall.line(2, "A1 w illegal 34 w1:27:00 b1:28:00").await;
    let replay = view::replay(hall.session.state(), game, MoveNotation::SAN).unwrap();
    assert_eq!((replay.disputed_ply, replay.positions.len()), (None, 9));
}

#[tokio::test]
async fn a_board_without_moves_says_what_to_do() {
    let hall = Hall::new("replay_none").await;
    let none = view::replay_or_why(hall.session.state(), hall.game("A", 3, 1), MoveNotation::SAN);
    assert_eq!(none.unwrap_err().messages()[0].id, "replay-no-moves");
}
