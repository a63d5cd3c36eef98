//! Random games, read by the program and by a plain chess that shares no code with it: repetition, fifty and
//! seventy-five moves, mate and stalemate, and the legal moves of every position must agree.
//! `FLAGFALL_TORTURE` plays many more.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test; the plain chess indexes its sixty-four squares"
)]

#[path = "laws_naive/naive.rs"]
mod naive;

use laws::{BoardEnd, Replay, occurrences, slow_moves, whole_game, whole_game_of};
use naive::{Naive, Step, name, verdicts};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position};

const STARTS: [&str; 9] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/8/4k3/8/8/3K4/8/Q7 w - - 0 1",
    "4k3/4p3/8/8/8/8/4P3/4K2R w K - 0 1",
    "8/5k2/8/3p4/8/8/4PP2/4K3 w - - 0 1",
    "k7/8/1P6/8/8/8/8/K7 w - - 90 60",
    "1kr4n/8/8/2Pp4/8/8/8/2K4N w - d6 0 1",
];

/// A fixed stream of numbers.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

fn step_of(m: Move) -> Step {
    match m {
        Move::Castle { king, rook } => {
            let to = if rook.file() > king.file() { usize::from(king) + 2 } else { usize::from(king) - 2 };
            Step { from: usize::from(king), to, promotion: None }
        }
        other => Step {
            from: usize::from(other.from().expect("a square")),
            to: usize::from(other.to()),
            promotion: other.promotion().map(|role| role.char()),
        },
    }
}

/// A game that likes to go back and forth, so that positions come again.
fn random_game(start: &Chess, numbers: &mut Numbers, plies: usize) -> Vec<Move> {
    let mut position = start.clone();
    let mut moves: Vec<Move> = vec![];
    while moves.len() < plies {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let back = moves.len().checked_sub(2).and_then(|index| moves.get(index)).and_then(|last| {
            legal.iter().find(|m| m.from() == Some(last.to()) && Some(m.to()) == last.from()).copied()
        });
        let quiet: Vec<Move> = legal.iter().copied().filter(|m| !m.is_zeroing()).collect();
        let m = match (back, numbers.below(10)) {
            (Some(back), 0..=5) => back,
            (_, 0..=8) if !quiet.is_empty() => quiet[numbers.below(quiet.len())],
            _ => legal[numbers.below(legal.len())],
        };
        position.play_unchecked(m);
        moves.push(m);
    }
    moves
}

fn compare(fen: &str, start: &Chess, moves: &[Move]) {
    let steps: Vec<Step> = moves.iter().map(|m| step_of(*m)).collect();
    let plain = verdicts(&Naive::new(fen), &steps);
    let fast = whole_game(start, moves);
    let replay = Replay::of_moves(start.clone(), moves).expect("legal");
    let context = || {
        let words: Vec<String> = moves.iter().map(|m| m.to_uci(CastlingMode::Standard).to_string()).collect();
        format!("{fen} {}", words.join(" "))
    };
    assert_eq!(fast, whole_game_of(&replay), "{}", context());
    assert_eq!(fast.first_threefold, plain.third, "third: {}", context());
    assert_eq!(fast.first_fivefold, plain.fifth, "fifth: {}", context());
    assert_eq!(fast.first_fifty, plain.fifty, "fifty: {}", context());
    assert_eq!(fast.first_seventy_five, plain.seventy_five, "seventy-five: {}", context());
    assert_eq!(occurrences(&replay, replay.plies()).len(), plain.final_count, "count: {}", context());
    assert_eq!(replay.last().expect("a position").quiet_plies, plain.quiet, "quiet: {}", context());
    let earliest = [plain.fifth, plain.seventy_five].into_iter().flatten().min();
    let expected_terminal =
        plain.no_moves.filter(|_| earliest.is_none_or(|earliest| earliest >= moves.len()));
    let got_terminal = match fast.ended {
        Some((_, BoardEnd::Checkmate(_))) => Some(true),
        Some((_, BoardEnd::Stalemate)) => Some(false),
        Some((ply, BoardEnd::Fivefold | BoardEnd::SeventyFive)) => {
            assert_eq!(Some(ply), earliest, "{}", context());
            None
        }
        None => {
            assert_eq!(earliest, None, "{}", context());
            None
        }
    };
    assert_eq!(got_terminal, expected_terminal, "mate or stalemate: {}", context());
}

fn same_moves(position: &Chess, plain: &Naive) {
    let text = |step: &Step| {
        format!("{}{}{}", name(step.from), name(step.to), step.promotion.map_or(String::new(), String::from))
    };
    let mut expected: Vec<String> = plain.steps().iter().map(text).collect();
    let mut fast: Vec<String> = position.legal_moves().iter().map(|m| text(&step_of(*m))).collect();
    let setup = position.to_setup(EnPassantMode::Always);
    let mut slow: Vec<String> =
        slow_moves(&setup, CastlingMode::Standard).iter().map(|m| text(&step_of(*m))).collect();
    expected.sort();
    fast.sort();
    slow.sort();
    let fen = Fen::from_position(position, EnPassantMode::Always);
    assert_eq!(fast, expected, "{fen}");
    assert_eq!(slow, expected, "{fen}");
}

#[test]
fn random_games_are_read_alike() {
    let rounds = if std::env::var_os("FLAGFALL_TORTURE").is_some() { 2_000 } else { 12 };
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    let (mut third, mut fifth, mut fifty, mut ended) = (0, 0, 0, 0);
    for _ in 0..rounds {
        for fen in STARTS {
            let start: Chess =
                fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).expect("a position");
            let plies = 20 + numbers.below(200);
            let moves = random_game(&start, &mut numbers, plies);
            compare(fen, &start, &moves);
            let found = whole_game(&start, &moves);
            third += usize::from(found.first_threefold.is_some());
            fifth += usize::from(found.first_fivefold.is_some());
            fifty += usize::from(found.first_fifty.is_some());
            ended += usize::from(found.ended.is_some());
        }
    }
    println!(
        "{} games: threefold {third}, fivefold {fifth}, fifty {fifty}, ended {ended}",
        rounds * STARTS.len()
    );
    assert!(third > 10 && fifth > 5 && fifty > 3, "the games are of the kind that tells");
}

#[test]
fn legal_moves_are_those_of_the_plain_chess() {
    let rounds = if std::env::var_os("FLAGFALL_TORTURE").is_some() { 200 } else { 2 };
    let mut numbers = Numbers(0xD1B5_4A32_D192_ED03);
    for _ in 0..rounds {
        for fen in STARTS {
            let mut position: Chess =
                fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).expect("a position");
            let mut plain = Naive::new(fen);
            for _ in 0..40 {
                same_moves(&position, &plain);
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                let m = legal[numbers.below(legal.len())];
                plain = plain.after(step_of(m));
                position.play_unchecked(m);
            }
        }
    }
}

#[test]
fn no_position_of_a_game_is_called_illegal() {
    let games = if std::env::var_os("FLAGFALL_TORTURE").is_some() { 5_000 } else { 40 };
    let mut numbers = Numbers(0xA076_1D64_78BD_642F);
    for _ in 0..games {
        let mut position = Chess::default();
        for _ in 0..160 {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            // Pawn moves and captures are preferred, so that men are promoted and pawns leave their files.
            let zeroing: Vec<Move> = legal.iter().copied().filter(|m| m.is_zeroing()).collect();
            let list = if zeroing.is_empty() || numbers.below(2) == 0 { legal.to_vec() } else { zeroing };
            position.play_unchecked(list[numbers.below(list.len())]);
            let setup = position.to_setup(EnPassantMode::Always);
            let faults = laws::illegal_position(&setup).outcome;
            assert!(
                faults.is_empty(),
                "{faults:?}: {}",
                Fen::from_position(&position, EnPassantMode::Always)
            );
        }
    }
}
