//! What is pasted is recognised; names find their players.

use notation::{
    paste::{Pasted, recognise},
    pgn::repair_double_encoding,
    player_name::{PlayerName, may_be_same},
};

fn kind(text: &str) -> String {
    match recognise(text) {
        Pasted::Position(position, slack) => format!("position {} {}", position.fen(), slack.len()),
        Pasted::Unplayable(error) => format!("unplayable: {error}"),
        Pasted::Unclear(error) => format!("unclear: {error}"),
        Pasted::Diagram(diagram) => format!("diagram {}", diagram.text()),
        Pasted::Games(games) => {
            let moves: Vec<usize> = games.iter().map(|g| g.moves.len()).collect();
            format!("games {moves:?}")
        }
        Pasted::Nothing => "nothing".to_owned(),
    }
}

#[test]
fn a_paste_is_recognised() {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    assert_eq!(kind(fen), format!("position {fen} 0"));
    assert_eq!(
        kind("  rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -\n"),
        format!("position {fen} 0")
    );
    assert_eq!(kind("8/8/8/8/8/8/8/8 w - - 0 1"), "unplayable: each side needs exactly one king");
    assert_eq!(
        kind("r2q1rk1/7p/p2p4/nppP4/2P2nB1/1P2N3/PQ1N3P/5RK1"),
        "diagram r2q1rk1/7p/p2p4/nppP4/2P2nB1/1P2N3/PQ1N3P/5RK1"
    );
    assert_eq!(kind("e4 e5 Nf3"), "games [3]");
    assert_eq!(kind("1. e4 e5\n2. Nf3 Nc6\n"), "games [4]");
    assert_eq!(kind("1 e4 e5\n2 Nf3 Nc6\n"), "games [4]");
    assert_eq!(kind("1. Sf3 Sf6 2. g3 g6 3. Lg2 Lg7 4. 0-0 0-0"), "games [8]");
    assert_eq!(kind("1. P-K4 P-K4 2. N-KB3 N-QB3"), "games [4]");
    // Typed off photos of scoresheets.
    assert_eq!(kind("1) e4 e5\n2) Nf3 Nc6"), "games [4]");
    assert_eq!(kind("1 | e4 | e5 |\n2 | Nf3 | Nc6 |"), "games [4]");
    assert_eq!(kind("1 e4 e5   3 Bb5 a6\n2 Nf3 Nc6 4 Ba4 Nf6\n"), "games [8]");
    assert_eq!(kind("1. e4\te5\n2. Nf3\tNc6"), "games [4]");
    assert_eq!(
        kind("[White \"A\"]\n[Black \"B\"]\n\n1. d4 d5 1-0\n\n[White \"C\"]\n[Black \"D\"]\n\n1. c4 *"),
        "games [2, 1]"
    );
    assert_eq!(kind("dear arbiter"), "nothing");
    assert_eq!(kind(""), "nothing");
}

#[test]
fn a_pasted_position_keeps_its_fields() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 99 80";
    for text in [
        "4k3/8/8/8/8/8/8/R3K3 w - - 99 80 White to move",
        "4k3/8/8/8/\n8/8/8/\nR3K3 w - - 99 80",
        "https://lichess.org/analysis/standard/4k3/8/8/8/8/8/8/R3K3_w_-_-_99_80",
        "https://www.chess.com/analysis?fen=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2FR3K3+w+-+-+99+80",
    ] {
        assert_eq!(kind(text), format!("position {fen} 0"), "{text}");
    }
    assert_eq!(kind("4k3/8/8/8/8/8/8/R3K3 b - - 9 80, White to move"), "unclear: two sides have the move");
    assert_eq!(kind("4k3/8/8/8/8/8/8/R3K3 w 99 80"), "unclear: castling and en passant are missing");
    assert_eq!(kind("4k3/8/8/8/8/8/8/R3K3 w - - 9 80 1. Ra2"), "unclear: not the fields of a FEN");
    assert_eq!(kind("4k3/8/8/8/8/8/8/R3K3, White to move"), "position 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 0");
}

#[test]
fn names_find_their_players() {
    let read = PlayerName::read("GM Alpha, Ann (2401)");
    assert_eq!(
        (read.title.as_deref(), read.name.as_str(), read.rating),
        (Some("GM"), "Alpha, Ann", Some(2401))
    );
    for (a, b) in [
        ("Alpha, Ann", "ALPHA Ann"),
        ("Alpha, Ann", "Ann Alpha"),
        ("Alpha, Ann", "WGM Alpha, Ann"),
        ("Müller, Jörg", "Mu\u{308}ller, Jo\u{308}rg"),
        ("Müller, Jörg", "MUELLER Joerg"),
        ("Alpha-Beta, Ann", "Alpha Beta, A."),
        ("Ødegård, Åse", "Odegard, Ase"),
    ] {
        assert!(may_be_same(a, b), "{a} / {b}");
    }
    for (a, b) in [("Alpha, Ann", "Alpha, Bob"), ("Alpha, Ann", "Beta, Ann"), ("A. A.", "A. A. A."), ("", "")]
    {
        assert!(!may_be_same(a, b), "{a} / {b}");
    }
}

#[test]
fn a_double_encoding_is_undone_only_where_there_is_one() {
    assert_eq!(repair_double_encoding("MÃ¼ller, JÃ¶rg").as_deref(), Some("Müller, Jörg"));
    assert_eq!(repair_double_encoding("Müller, Jörg"), None);
    assert_eq!(repair_double_encoding("Ångström"), None);
}
