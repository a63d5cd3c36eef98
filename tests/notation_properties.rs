//! Properties over generated games, tags, comments and times, from a fixed seed.

use notation::{
    clock::{ClockReading, read_clock, write_clock},
    date::PgnDate,
    game::{Annotation, Game},
    pgn::{Profile, ReadOptions, read_all, write_game},
    position::StartPosition,
    result::{GameResult, read_result},
    time_control::{Stage, TimeControl},
};
use proptest::{
    collection::vec,
    option,
    prelude::*,
    test_runner::{Config, TestRunner},
};
use shakmaty::{Chess, Move, Position};

fn runner(cases: u32) -> TestRunner {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut deterministic = TestRunner::deterministic();
    let rng = deterministic.rng().clone();
    TestRunner::new_with_rng(config, rng)
}

/// A legal game out of any numbers.
fn play(choices: &[u16]) -> Vec<Move> {
    let mut chess = Chess::new();
    let mut moves = Vec::new();
    for choice in choices {
        let legal = chess.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[usize::from(*choice) % legal.len()];
        chess.play_unchecked(mv);
        moves.push(mv);
    }
    moves
}

fn collapsed(text: &str) -> String {
    let spaced: String =
        text.chars().map(|c| if c.is_control() || c.is_whitespace() { ' ' } else { c }).collect();
    spaced.split(' ').filter(|w| !w.is_empty()).collect::<Vec<_>>().join(" ")
}

const RESULTS: [GameResult; 7] = [
    GameResult::WhiteWins,
    GameResult::BlackWins,
    GameResult::Draw,
    GameResult::BothLose,
    GameResult::HalfZero,
    GameResult::ZeroHalf,
    GameResult::Unfinished,
];

#[test]
fn any_game_comes_back() {
    let times = vec((option::of(0..36_000_000_i64), option::of(0..600_000_i64)), 80);
    let strategy = (vec(any::<u16>(), 0..80), "\\PC{0,90}", vec("\\PC{0,60}", 80), times, 0..7_usize);
    runner(150)
        .run(&strategy, |(choices, name, comments, times, result)| {
            let mut game = Game::from_moves(StartPosition::default(), &play(&choices)).expect("legal");
            game.tags.set("White", name.clone());
            game.result = RESULTS[result];
            for ((played, comment), (left_ms, move_ms)) in game.moves.iter_mut().zip(&comments).zip(&times) {
                played.clock =
                    ClockReading { left_ms: *left_ms, move_ms: *move_ms, ..ClockReading::default() };
                if !collapsed(comment).is_empty() {
                    played.annotations.push(Annotation::Comment(comment.clone()));
                }
            }
            let text = write_game(&game, Profile::Archive);
            let bye = text.is_none();
            prop_assert!(!bye || notation::tags::is_bye_name(&name));
            let Some(text) = text else { return Ok(()) };
            // Commands are set apart by blanks in reading; what is only half a command may swallow what follows.
            let commands = comments.iter().any(|c| c.contains("[%"));
            let games = read_all(text.as_bytes(), ReadOptions::default());
            prop_assert_eq!(games.len(), 1);
            let again = &games[0];
            prop_assert_eq!(again.result, game.result);
            let expected_name = collapsed(&name);
            let expected_name = if expected_name.is_empty() { "?" } else { &expected_name };
            prop_assert_eq!(again.tags.get("White"), Some(expected_name));
            prop_assert_eq!(again.moves.len(), game.moves.len());
            for (was, is) in game.moves.iter().zip(&again.moves) {
                prop_assert_eq!(was.mv, is.mv);
                if commands {
                    continue;
                }
                prop_assert_eq!(was.clock, is.clock);
                let said = |annotations: &[Annotation]| -> Vec<String> {
                    annotations
                        .iter()
                        .filter_map(|a| match a {
                            Annotation::Comment(text) => {
                                Some(collapsed(text).replace('{', "(").replace('}', ")"))
                            }
                            _ => None,
                        })
                        .collect()
                };
                prop_assert_eq!(said(&was.annotations), said(&is.annotations));
            }
            let second = write_game(again, Profile::Archive).unwrap_or_default();
            let differ = text.lines().zip(second.lines()).find(|(a, b)| a != b);
            prop_assert!(commands || text == second, "{differ:?}");
            Ok(())
        })
        .expect("holds");
}

#[test]
fn times_dates_and_time_controls_come_back() {
    let stage = (option::of(1..100_u32), 1..20_000_u32, 0..120_u32)
        .prop_map(|(moves, main_s, increment_s)| Stage { moves, main_s, increment_s });
    let strategy = (any::<i32>(), 1..=9999_u16, 1..=12_u8, 1..=28_u8, vec(stage, 1..4));
    runner(400)
        .run(&strategy, |(ms, year, month, day, stages)| {
            prop_assert_eq!(read_clock(&write_clock(i64::from(ms))), Some(i64::from(ms)));
            let date = PgnDate { year: Some(year), month: Some(month), day: Some(day) };
            prop_assert_eq!(PgnDate::read(&date.to_string()), Some(date));
            let control = TimeControl::Stages(stages);
            prop_assert_eq!(TimeControl::read(&control.to_string()), Some(control));
            Ok(())
        })
        .expect("holds");
}

#[test]
fn every_result_reads_as_itself() {
    for result in RESULTS {
        let reading = read_result(result.as_str()).expect("a result");
        assert_eq!((reading.result, reading.forfeit, reading.plain), (result, false, true));
        if let Some((white, black)) = result.half_points() {
            assert_eq!(GameResult::from_half_points(white, black), Some(result));
        }
        assert!(["1-0", "0-1", "1/2-1/2", "*"].contains(&result.strict_marker()));
    }
    for text in
        ["1", "0", "12", "O-O", "O-O-O", "0-0-0", "1-0-0", "2-0", "1/0", "e4", "--", "+", "", "1-e4", "0-1/3"]
    {
        assert_eq!(read_result(text), None, "{text}");
    }
}
