//! The long way round what the tests do in seconds: every move of 20 000 random games in every style and in descriptive
//! notation, and the whole big file written and read back.
//!
//! `FLAGFALL_CORPUS=… cargo bench -p notation --bench torture`. Ends with a panic at the first difference.

use std::{env, path::PathBuf, process::Command};

use notation::{
    descriptive::{read_descriptive, write_descriptive},
    language::{ENGLISH, LANGUAGES},
    moves::{MoveStyle, move_text, read_move},
    pgn::{PgnReader, Profile, ReadOptions, read_all, write_game},
};
use shakmaty::{CastlingMode, Chess, Move, Position};

struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap_or(0) % bound
    }
}

fn check(chess: &Chess, mv: Move, n: usize) {
    let text = write_descriptive(chess, mv);
    assert_eq!(read_descriptive(chess, &text).exact(), Some(mv), "{text} in {chess:?}");
    let language = &LANGUAGES[n % LANGUAGES.len()];
    let styles = [MoveStyle::San, MoveStyle::Long, MoveStyle::Figurine, MoveStyle::Uci, MoveStyle::Numeric];
    let style = styles[n % styles.len()];
    let text = move_text(chess, CastlingMode::Standard, mv, style);
    assert_eq!(read_move(chess, CastlingMode::Standard, &text, &ENGLISH).exact(), Some(mv), "{text}");
    let text = move_text(chess, CastlingMode::Standard, mv, MoveStyle::Localised(language));
    assert_eq!(read_move(chess, CastlingMode::Standard, &text, language).exact(), Some(mv), "{text}");
}

fn main() {
    let games: usize = env::var("NOTATION_TORTURE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(20_000);
    let mut numbers = Numbers(19_660_301);
    let mut moves = 0_usize;
    for _ in 0..games {
        let mut chess = Chess::new();
        for _ in 0..200 {
            let legal = chess.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[numbers.below(legal.len())];
            check(&chess, mv, moves);
            chess.play_unchecked(mv);
            moves += 1;
        }
    }
    println!("{games} random games, {moves} half-moves: every one read back");

    let Some(corpus) = env::var_os("FLAGFALL_CORPUS") else {
        println!("big file skipped: FLAGFALL_CORPUS is not set");
        return;
    };
    let packed = PathBuf::from(corpus).join("pgn-big/gm-games.pgn.xz");
    let Ok(output) = Command::new("xz").arg("-dc").arg(&packed).output() else {
        println!("big file skipped: it cannot be unpacked");
        return;
    };
    let mut reader = PgnReader::new(&output.stdout[..], ReadOptions::default());
    let (mut count, mut descriptive) = (0, 0);
    while let Ok(Some(record)) = reader.next_game() {
        let game = record.to_game();
        let Some(first) = write_game(&game, Profile::Archive) else { continue };
        let again = read_all(first.as_bytes(), ReadOptions::default()).swap_remove(0);
        assert_eq!(game.moves, again.moves, "line {}", game.line);
        assert_eq!(
            write_game(&again, Profile::Archive).as_deref(),
            Some(first.as_str()),
            "line {}",
            game.line
        );
        if count % 80 == 0 {
            let mut chess = game.start_position().chess().clone();
            for (n, played) in game.moves.iter().enumerate() {
                check(&chess, played.mv, n);
                chess.play_unchecked(played.mv);
            }
            descriptive += 1;
        }
        count += 1;
    }
    println!("{count} real games written and read back, {descriptive} of them in every notation");
}
