//! Descriptive and Forsyth notation, as the old Laws know them.

use notation::{
    descriptive::{looks_descriptive, read_descriptive, write_descriptive},
    forsyth::{Diagram, ForsythError, read_diagram},
    moves::{MoveReading, MoveStyle, move_text},
    pgn::{ReadOptions, read_all},
    position::StartPosition,
};
use shakmaty::{CastlingMode, CastlingSide, Chess, Color, Move, Position, Square};

struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }
}

fn check(chess: &Chess, mv: Move) {
    let text = write_descriptive(chess, mv);
    let reading = read_descriptive(chess, &text);
    assert_eq!(reading.exact(), Some(mv), "{text} in {:?}", chess.board());
    assert!(looks_descriptive(&text) || mv.is_castle(), "{text}");
}

#[test]
fn random_games_read_back_from_descriptive_notation() {
    let mut numbers = Numbers(1_966);
    for _ in 0..120 {
        let mut chess = Chess::new();
        for _ in 0..140 {
            let legal = chess.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[numbers.below(legal.len())];
            check(&chess, mv);
            chess.play_unchecked(mv);
        }
    }
}

#[test]
fn real_games_read_back_from_descriptive_notation() {
    let Some(corpus) = std::env::var_os("FLAGFALL_CORPUS") else {
        println!("skipped: FLAGFALL_CORPUS is not set");
        return;
    };
    let file = std::path::PathBuf::from(corpus).join("pgn/twic-232-games.pgn");
    let games = read_all(&std::fs::read(file).expect("file reads"), ReadOptions::default());
    for game in &games {
        let mut chess = game.start_position().chess().clone();
        for played in &game.moves {
            check(&chess, played.mv);
            chess.play_unchecked(played.mv);
        }
    }
    println!("{} games", games.len());
}

/// What a descriptive text means in a position, as SAN; several meanings joined.
fn meaning(fen: &str, text: &str) -> String {
    let start = StartPosition::from_fen(fen, false).unwrap_or_else(|error| panic!("{fen}: {error}")).0;
    let san = |mv: &Move| move_text(start.chess(), CastlingMode::Standard, *mv, MoveStyle::San);
    match read_descriptive(start.chess(), text) {
        MoveReading::Move(read) => san(&read.mv),
        MoveReading::Ambiguous(moves) => {
            let mut list: Vec<String> = moves.iter().map(san).collect();
            list.sort();
            list.join("|")
        }
        MoveReading::Illegal(_) => "illegal".to_owned(),
        _ => "?".to_owned(),
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn texts_mean_what_books_mean_by_them() {
    for (text, san) in [
        ("P-K4", "e4"),
        ("P-Q4", "d4"),
        ("N-KB3", "Nf3"),
        ("Kt-KB3", "Nf3"),
        ("KKt-B3", "Nf3"),
        ("N-QB3", "Nc3"),
        ("N-B3", "Nc3|Nf3"),
        ("P-KR4!", "h4"),
        ("P-B4", "c4|f4"),
        ("P-K5", "illegal"),
        ("PxP", "illegal"),
        ("e4", "?"),
        ("N-R3", "Na3|Nh3"),
    ] {
        assert_eq!(meaning(START, text), san, "{text}");
    }
    let black = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    assert_eq!(meaning(black, "P-K4"), "e5");
    assert_eq!(meaning(black, "N-KB3"), "Nf6");
    let rooks = "4k3/8/8/8/8/8/R6R/4K3 w - - 0 1";
    assert_eq!(meaning(rooks, "R(KR2)-QB2"), "Rhc2");
    assert_eq!(meaning(rooks, "R(R2)-QB2"), "Rac2|Rhc2");
    assert_eq!(meaning(rooks, "QR-QB2"), "Rac2");
    assert_eq!(meaning(rooks, "R-QB2"), "Rac2|Rhc2");
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(meaning(castling, "O-O"), "O-O");
    assert_eq!(meaning(castling, "0-0-0"), "O-O-O");
    assert_eq!(meaning(castling, "Castles K"), "O-O");
    assert_eq!(meaning(castling, "Castles"), "O-O|O-O-O");
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(meaning(passing, "PxP e.p."), "exd6");
    assert_eq!(meaning(passing, "PxPep"), "exd6");
    let promotion = "3r4/4P3/7k/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(meaning(promotion, "PxR=Q"), "exd8=Q");
    assert_eq!(meaning(promotion, "PxR(Q)"), "exd8=Q");
    assert_eq!(meaning(promotion, "P-K8=N"), "e8=N");
    assert_eq!(meaning(promotion, "PxR"), "exd8=B|exd8=N|exd8=Q|exd8=R");
    let queens = "1k6/8/8/8/8/8/8/K2Q3Q w - - 0 1";
    assert_eq!(meaning(queens, "Q(Q1)-KB1"), "Qdf1");
    let captures = "4k3/8/8/2p1p3/3P4/8/8/4K3 w - - 0 1";
    assert_eq!(meaning(captures, "PxP"), "dxc5|dxe5");
    assert_eq!(meaning(captures, "PxBP"), "dxc5");
    assert_eq!(meaning(captures, "PxKP"), "dxe5");
    assert_eq!(meaning(captures, "PxP/K5"), "dxe5");
}

#[test]
fn the_shortest_form_is_written() {
    let written = |fen: &str, san: &str| {
        let start = StartPosition::from_fen(fen, false).expect("playable").0;
        let reading =
            notation::moves::read_move(start.chess(), start.mode(), san, &notation::language::ENGLISH);
        write_descriptive(start.chess(), reading.exact().expect("legal"))
    };
    assert_eq!(written(START, "e4"), "P-K4");
    assert_eq!(written(START, "Nf3"), "N-KB3");
    assert_eq!(written(START, "c4"), "P-QB4");
    assert_eq!(written("4k3/8/8/8/8/8/R6R/4K3 w - - 0 1", "Rhc2"), "R(KR2)-QB2");
    assert_eq!(written("4k3/8/8/8/8/5b2/4P3/4K3 w - - 0 1", "exf3"), "PxB");
    assert_eq!(written("3k4/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+"), "R-R8ch");
}

#[test]
fn a_game_in_descriptive_notation_is_read_when_asked_for() {
    let text =
        b"1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-N5 P-QR3 4. BxN QPxB 5. O-O P-B3 6. P-Q4 PxP 7. NxP B-QB4 1/2-1/2";
    let refused = &read_all(text, ReadOptions::default())[0];
    assert_eq!(refused.moves.len(), 0);
    let options = ReadOptions { descriptive: true, ..ReadOptions::default() };
    let game = &read_all(text, options)[0];
    let san: Vec<String> = game.moves.iter().map(|m| m.san.to_string()).collect();
    assert_eq!(san.join(" "), "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6 d4 exd4 Nxd4 Bc5");
    let origins = read_all(b"1. P-K4 P-K4 2. N(KN1)-KB3 N(QN1)-B3 *", options);
    assert_eq!(origins[0].moves.len(), 4);
}

#[test]
fn a_diagram_is_read_and_hints_at_what_it_leaves_out() {
    let famous = "r2q1rk1/7p/p2p4/nppP4/2P2nB1/1P2N3/PQ1N3P/5RK1";
    let diagram = read_diagram(famous).expect("a diagram");
    assert_eq!(diagram.text(), famous);
    let hints = diagram.hints();
    assert_eq!(hints.turns, [Color::White, Color::Black]);
    assert_eq!(hints.castling, []);
    let lines = famous.replace('/', "\n");
    assert_eq!(read_diagram(&lines), Ok(diagram.clone()));
    let with_fields = format!("{famous} w - - 0 24");
    assert_eq!(read_diagram(&with_fields), Ok(diagram));

    let home = read_diagram("r3k2r/8/8/3pP3/8/8/8/4K2R").expect("a diagram");
    let hints = home.hints();
    assert!(hints.castling.contains(&(Color::White, CastlingSide::KingSide)));
    assert_eq!(hints.castling.len(), 3);
    assert_eq!(hints.en_passant, [(Color::White, Square::D6)]);
    let start = home
        .complete(Color::White, &[(Color::White, CastlingSide::KingSide)], Some(Square::D6))
        .expect("playable");
    assert_eq!(start.fen(), "r3k2r/8/8/3pP3/8/8/8/4K2R w K d6 0 1");

    let check = read_diagram("4k3/8/8/8/8/8/4R3/4K3").expect("a diagram");
    assert_eq!(check.hints().turns, [Color::Black]);
    let running = read_diagram("rnbqkbnrpppppppp32PPPPPPPPRNBQKBNR").expect("a row of squares");
    assert_eq!(running, Diagram::of(&Chess::new()));

    assert_eq!(read_diagram("8/8/8/8/8/8/8/7"), Err(ForsythError::Squares { rank: 1, squares: 7 }));
    assert_eq!(read_diagram("8/8/8"), Err(ForsythError::Ranks { ranks: 3 }));
    assert_eq!(read_diagram("8/8/8/8/8/8/8/7y"), Err(ForsythError::Sign { at: 16 }));
    assert_eq!(read_diagram(&"rnbqkbnr/".repeat(500)), Err(ForsythError::Long));
    assert_eq!(read_diagram(&"rnbqkbnr ".repeat(500)), Err(ForsythError::Long));
    assert!(read_diagram("9/8/8/8/8/8/8/8").is_err());
    assert!(read_diagram("8/8/8/8/8/8/8/8/8").is_err());
}

/// The rows of a table under `cases/notation`, without its heading.
fn rows(file: &str) -> Vec<Vec<String>> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/notation").join(file);
    let table = std::fs::read_to_string(path).expect("the cases are there");
    table.lines().skip(1).map(|row| row.split('\t').map(str::to_owned).collect()).collect()
}

#[test]
fn descriptive_texts_of_old_books_are_read() {
    let mut wrong = Vec::new();
    for row in rows("descriptive.tsv") {
        let [fen, text, wanted] = row.as_slice() else { panic!("{row:?}") };
        let got = meaning(fen, text);
        if got != *wanted {
            wrong.push(format!("{text} in {fen}: wanted {wanted}, got {got}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn diagrams_in_all_their_forms_are_read() {
    let mut wrong = Vec::new();
    for row in rows("forsyth.tsv") {
        let [text, wanted] = row.as_slice() else { panic!("{row:?}") };
        let got = match read_diagram(&text.replace('␍', "\r").replace('⏎', "\n")) {
            Ok(diagram) => diagram.text(),
            Err(ForsythError::Sign { at }) => format!("at={at}"),
            Err(ForsythError::Squares { rank, squares }) => format!("rank={rank} squares={squares}"),
            Err(ForsythError::Ranks { ranks }) => format!("ranks={ranks}"),
            Err(ForsythError::Long) => "long=".to_owned(),
        };
        if got != *wanted && (wanted != "?" || !got.contains('=')) {
            wrong.push(format!("{text}: wanted {wanted}, got {got}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn descriptive_games_are_read_word_by_word() {
    let options = ReadOptions { descriptive: true, ..ReadOptions::default() };
    for (text, wanted) in [
        ("1. P-K4 P-K4 2. KKt-B3 QKt-B3 3. B-B4 B-B4 4. Castles KKt-B3", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6"),
        (
            "1. P to K4 P to K4 2. B to B4 Kt to QB3 3. Q to R5 Kt to B3 4. Q takes BP mate",
            "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#",
        ),
        ("1 P-K4 P-Q4 2 P-K5 P-KB4 3 PxP e. p. KtPxP 4 B-Kt5 ch P-B3", "e4 d5 e5 f5 exf6 gxf6 Bb5+ c6"),
        ("1. p-k4 p-k4 2. kt-kb3 kt-qb3 3. castles", "e4 e5 Nf3 Nc6"),
        ("1. P-K4 P-Q3 2. P-K5 PxP 3. Kt-KB3 B-Kt5 4. B-Kt5 ch P-B3", "e4 d6 e5 dxe5 Nf3 Bg4 Bb5+ c6"),
    ] {
        let game = &read_all(text.as_bytes(), options)[0];
        let san: Vec<String> = game.moves.iter().map(|m| m.san.to_string()).collect();
        assert_eq!(san.join(" "), wanted, "{text}");
    }
}

#[test]
fn a_game_that_begins_with_castling_is_read_on_in_its_own_notation() {
    let text = b"[SetUp \"1\"]\n[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n1. O-O K-K2 2. QR-K1 ch *";
    let game = &notation::pgn::read_all_in_any_notation(text)[0];
    let san: Vec<String> = game.moves.iter().map(|m| m.san.to_string()).collect();
    assert_eq!(san, ["O-O", "Ke7", "Rae1+"]);
}

#[test]
fn a_descriptive_game_further_down_a_file_keeps_its_lines() {
    let text =
        b"[White \"A\"]\n\n1. e4 e5 *\n\n\n\n[White \"B\"]\n[Result \"1-0\"]\n\n1. P-K4 P-K4\n2. Q-R5 N-QB3\n3. QxBP 0-1\n";
    let games = notation::pgn::read_all_in_any_notation(text);
    let lines: Vec<_> = games.iter().map(|game| (game.line, game.moves.len())).collect();
    assert_eq!(lines, [(1, 2), (7, 5)]);
    let notices = &games[1].notices;
    assert!(!notices.is_empty() && notices.iter().all(|notice| notice.line >= 7), "{notices:?}");
}

#[test]
fn a_scoresheet_in_descriptive_notation_is_compared_with_one_in_algebraic() {
    use notation::scoresheet::{KnownFacts, Sheet, compare};
    let start = StartPosition::default();
    let white = Sheet::typed("1. P-K4 P-Q4\n2. P-K5 P-KB4\n3. PxP e.p. KtPxP\n4. B-Kt5 ch P-B3", &start);
    let black = Sheet::typed("1. e4 d5 2. e5 f5 3. exf6 gxf6 4. Bb5+ c6", &start);
    let compared = compare(&start, &white, Some(&black), &KnownFacts::default());
    assert!(compared.complete && compared.findings.is_empty(), "{:?}", compared.findings);
    assert_eq!(compared.moves().len(), 8);
}
