//! Replays: clocks carried on, recurrences counted, illegal moves gone over.

use actions::draft::Command;
use actions::view;

use crate::hall::{Hall, NOW};

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
    let replay = view::replay(hall.session.state(), game).unwrap();
    assert_eq!(replay.disputed_ply, Some(3));
    assert_eq!(replay.not_legal, [3, 7, 9]);
    let over = &replay.positions[3];
    assert_eq!((over.ply, over.san.as_deref()), (3, Some("Bg5")));
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
    let replay = view::replay(hall.session.state(), game).unwrap();
    assert_eq!(replay.positions[3].origin.as_ref().unwrap().id, "replay-given");
    assert!(view::diagram(&replay.positions[3], true).starts_with("<svg"));
}

#[tokio::test]
async fn recurrences_are_counted() {
    let hall = Hall::new("recurrences").await;
    let replay = view::replay(hall.session.state(), hall.game("B", 3, 4)).unwrap();
    let times: Vec<_> = replay.positions.iter().map(|p| (p.time, p.times)).collect();
    assert_eq!(times[0], (1, 3));
    assert_eq!(times[8], (3, 3));
    assert_eq!(times[1], (1, 2));
    let _ = NOW;
}
