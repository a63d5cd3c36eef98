//! Labelled positions: no answer contradicts its label, every line mates, every proof is checked.

use cozy_chess::{Board, Color, GameStatus, Move};
use shakmaty::CastlingMode;
use winnable::{Budget, Control, DeadPosition, Query, Verdict, can_checkmate, dead_position, verify};

struct Row {
    line: usize,
    query: Query,
    fen: String,
    expected: String,
}

fn rows(name: &str) -> Vec<Row> {
    let path = format!("{}/tests/cases/winnable/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap();
    let rows = text.lines().enumerate().skip(1).map(|(line, row)| {
        let fields: Vec<&str> = row.split(',').collect();
        let side = if fields[1] == "white" { 'w' } else { 'b' };
        let query = Query::parse(&format!("{};{side}", fields[0])).unwrap();
        Row { line: line + 1, query, fen: fields[0].to_owned(), expected: fields[2].to_owned() }
    });
    rows.collect()
}

/// Asks each row, and says how many were decided.
fn check(rows: &[Row], budget: &Budget) -> usize {
    let mut decided = 0;
    for row in rows {
        let (position, side) = (&row.query.position, row.query.side);
        let answer = match can_checkmate(position, side, budget, &mut |_| Control::Continue) {
            Verdict::Winnable { line } => {
                let uci: Vec<_> = line.iter().map(|m| m.to_uci(CastlingMode::Chess960).to_string()).collect();
                assert!(mates(&row.fen, side, &uci), "line {}: {uci:?}", row.line);
                "winnable"
            }
            Verdict::Unwinnable { proof } => {
                assert_eq!(verify(position, side, &proof), Ok(()), "line {}: {}", row.line, row.fen);
                "unwinnable"
            }
            Verdict::Undetermined { .. } => continue,
        };
        decided += 1;
        assert!(
            row.expected == "unknown" || answer == row.expected,
            "line {}: {answer} {}",
            row.line,
            row.fen
        );
    }
    decided
}

/// Replays with the second move generator; positions it does not accept were replayed by the solver.
fn mates(fen: &str, side: shakmaty::Color, line: &[String]) -> bool {
    let Ok(mut board) = Board::from_fen(fen, false) else { return true };
    let winner = side.fold_wb(Color::White, Color::Black);
    let legal = line.iter().all(|uci| uci.parse::<Move>().is_ok_and(|next| board.try_play(next).is_ok()));
    legal && board.side_to_move() != winner && board.status() == GameStatus::Won
}

#[test]
fn no_quick_answer_contradicts_a_label() {
    let all = rows("unwinnability.csv");
    assert_eq!(all.len(), 6021);
    let decided = check(&all, &Budget::QUICK);
    assert!(decided > 1_700, "only {decided} decided");
}

#[test]
fn no_answer_contradicts_a_label() {
    let some: Vec<Row> = rows("unwinnability.csv").into_iter().step_by(16).collect();
    let decided = check(&some, &Budget::INTERACTIVE);
    assert!(decided * 100 > some.len() * 94, "only {decided} of {} decided", some.len());
}

#[test]
fn positions_that_other_solvers_call_dead_are_won() {
    let all = rows("unsound_incumbents.csv");
    assert_eq!(check(&all, &Budget::INTERACTIVE), all.len());
}

#[test]
fn locked_positions_are_decided() {
    let answer = |line: &str, budget: &Budget| {
        let query = Query::parse(line).unwrap();
        match can_checkmate(&query.position, query.side, budget, &mut |_| Control::Continue) {
            Verdict::Winnable { .. } => "winnable",
            Verdict::Unwinnable { proof } => {
                assert_eq!(verify(&query.position, query.side, &proof), Ok(()), "{line}");
                "unwinnable"
            }
            Verdict::Undetermined { .. } => "undetermined",
        }
    };
    // Men are given to pawns, so that the pawns come free.
    for line in [
        "1r3rk1/7p/p3b1pP/Pp1p1pP1/1PpPpP2/2P1P3/3K1B1B/2B5 w - - 0 1;b",
        "4k3/2p3p1/1pPp1pPp/pP1PpP1P/P3P2R/8/3K2BR/7R w - - 0 1;w",
        "r6r/8/3b1b1p/2p1k1pP/1pPp1pP1/pP1PpP2/P3P3/5K2 w - - 0 1;b",
    ] {
        assert_eq!(answer(line, &Budget::INTERACTIVE), "winnable", "{line}");
    }
    // Bishops that are alike, and a checker that a hemmed-in knight always takes.
    for line in [
        "4B3/1k3B1B/7b/5B2/1p1p1pBp/bPpP1P1P/2Pb2K1/N1b1b3 b - - 0 1;b",
        "8/4b3/6r1/4q3/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1;w",
        "8/8/3b3p/4bp1P/5p1K/4bPp1/5bP1/5k2 b - - 0 1;w",
    ] {
        assert_eq!(answer(line, &Budget::DEEP), "unwinnable", "{line}");
    }
}

#[test]
fn answers_are_the_same_every_time() {
    for row in rows("challenge_undetermined.csv").iter().take(2).chain(&rows("unwinnability.csv")[40..60]) {
        let ask = || {
            let (position, side) = (&row.query.position, row.query.side);
            can_checkmate(position, side, &Budget::INTERACTIVE, &mut |_| Control::Continue)
        };
        assert_eq!(ask(), ask(), "{}", row.fen);
    }
}

#[test]
fn a_cancelled_search_says_so() {
    let row = &rows("challenge_undetermined.csv")[0];
    let (position, side) = (&row.query.position, row.query.side);
    let mut asked = 0;
    let verdict = can_checkmate(position, side, &Budget::DEEP, &mut |_| {
        asked += 1;
        Control::Cancel
    });
    assert!(matches!(verdict, Verdict::Undetermined { spent } if spent.cancelled), "{verdict:?}");
    assert_eq!(asked, 1);
}

#[test]
fn a_proof_of_one_position_is_refused_for_another() {
    let all = rows("unwinnability.csv");
    let won: Vec<&Row> = all.iter().filter(|row| row.expected == "winnable").step_by(150).collect();
    for dead in all.iter().filter(|row| row.expected == "unwinnable").step_by(40) {
        let (position, side) = (&dead.query.position, dead.query.side);
        let verdict = can_checkmate(position, side, &Budget::QUICK, &mut |_| Control::Continue);
        let Verdict::Unwinnable { proof } = verdict else { continue };
        for other in &won {
            let refused = verify(&other.query.position, other.query.side, &proof);
            assert!(refused.is_err(), "{} is said to be proved by {}", other.fen, dead.fen);
        }
    }
}

#[test]
fn a_position_is_dead_if_neither_side_can_mate() {
    let dead = |fen: &str| {
        let query = Query::parse(&format!("{fen};w")).unwrap();
        dead_position(&query.position, &Budget::INTERACTIVE, &mut |_| Control::Continue)
    };
    assert!(matches!(dead("8/8/4k3/8/8/3K4/8/8 w - - 0 1"), DeadPosition::Dead { .. }));
    assert!(matches!(dead("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1"), DeadPosition::Dead { .. }));
    assert!(matches!(dead("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), DeadPosition::Dead { .. }));
    let DeadPosition::Alive { side, .. } = dead("8/8/4k3/8/8/3K1N2/8/7r w - - 0 1") else {
        panic!("a rook can mate");
    };
    assert_eq!(side, shakmaty::Color::Black);
}

#[test]
fn boards_that_no_game_produces_are_answered_too() {
    for fen in [
        "kQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQK b - - 0 1",
        "k6r/8/rrrrrrrr/bbbbbbbb/NNNNNNNN/BBBBBBBB/8/7K w - - 0 1",
        "knnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNK w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
        "r3k2r/p1p1p1p1/P1P1P1P1/8/8/p1p1p1p1/P1P1P1P1/R3K2R w KQkq - 0 1",
    ] {
        for side in ['w', 'b'] {
            let Ok(query) = Query::parse(&format!("{fen};{side}")) else { continue };
            for budget in [Budget::QUICK, Budget::INTERACTIVE] {
                let (position, side) = (&query.position, query.side);
                let verdict = can_checkmate(position, side, &budget, &mut |_| Control::Continue);
                if let Verdict::Unwinnable { proof } = verdict {
                    assert_eq!(verify(position, side, &proof), Ok(()), "{fen} {side}");
                }
            }
        }
    }
}
