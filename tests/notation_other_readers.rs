//! What this program writes, other programs read: the same moves, tags and results.
//!
//! `pgn-reader` always; python-chess and pgn-extract where they are installed.

use std::{
    fs,
    io::Write,
    ops::ControlFlow,
    path::PathBuf,
    process::{Command, Stdio},
};

use notation::{
    game::{Game, Start},
    pgn::{Profile, ReadOptions, read_all, write_game},
};
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::CastlingMode;

/// Made cases and, where they are at hand, real files.
fn games() -> Vec<Game> {
    let mut folders = vec![PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/cases/pgn")];
    match std::env::var_os("FLAGFALL_CORPUS") {
        Some(corpus) => {
            folders.extend(["pgn", "pgn-scalachess"].map(|name| PathBuf::from(&corpus).join(name)));
        }
        None => println!("real files skipped: FLAGFALL_CORPUS is not set"),
    }
    let mut files: Vec<PathBuf> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(folder).expect("folder").filter_map(|e| e.ok().map(|e| e.path())))
        .filter(|file| file.extension().is_some_and(|e| e == "pgn"))
        .collect();
    files.sort();
    files
        .iter()
        .flat_map(|file| read_all(&fs::read(file).expect("file reads"), ReadOptions::default()))
        // Others do not know what to make of a position that cannot be played from.
        .filter(|game| matches!(game.start, Start::Position(_)))
        .collect()
}

/// White, result marker and moves of a game, on one line.
fn summary(white: &str, marker: &str, moves: &[String]) -> String {
    format!("{white}|{marker}|{}", moves.join(" "))
}

fn expected(game: &Game) -> String {
    let moves: Vec<String> = game.moves.iter().map(|m| m.san.san.to_string()).collect();
    summary(game.tags.get("White").unwrap_or("?"), game.result.strict_marker(), &moves)
}

#[derive(Default)]
struct Summary;

#[derive(Default)]
struct Seen {
    white: String,
    marker: String,
    moves: Vec<String>,
}

impl Visitor for Summary {
    type Tags = Seen;
    type Movetext = Seen;
    type Output = String;

    fn begin_tags(&mut self) -> ControlFlow<String, Seen> {
        ControlFlow::Continue(Seen::default())
    }

    fn tag(&mut self, seen: &mut Seen, name: &[u8], value: RawTag<'_>) -> ControlFlow<String> {
        if name == b"White" {
            seen.white = value.decode_utf8().expect("UTF-8").into_owned();
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, seen: Seen) -> ControlFlow<String, Seen> {
        ControlFlow::Continue(seen)
    }

    fn san(&mut self, seen: &mut Seen, san: SanPlus) -> ControlFlow<String> {
        seen.moves.push(san.san.to_string());
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _: &mut Seen) -> ControlFlow<String, pgn_reader::Skip> {
        ControlFlow::Continue(pgn_reader::Skip(true))
    }

    fn outcome(&mut self, seen: &mut Seen, outcome: shakmaty::Outcome) -> ControlFlow<String> {
        seen.marker = outcome.as_str().to_owned();
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, seen: Seen) -> String {
        summary(&seen.white, &seen.marker, &seen.moves)
    }
}

#[test]
fn pgn_reader_reads_the_same_games() {
    let mut count = 0;
    for game in games() {
        let Some(text) = write_game(&game, Profile::Archive) else { continue };
        let read: Vec<String> = Reader::new(text.as_bytes())
            .read_games(&mut Summary)
            .collect::<Result<_, _>>()
            .expect("readable");
        // Values are cut at 255 characters and blanks collapsed in writing.
        let again = read_all(text.as_bytes(), ReadOptions::default()).swap_remove(0);
        assert_eq!(read, [expected(&again)], "{text}");
        count += 1;
    }
    println!("{count} games");
}

const PYTHON: &str = "
import sys, chess.pgn
while True:
    game = chess.pgn.read_game(sys.stdin)
    if game is None:
        break
    assert not game.errors, game.errors
    marker = game.headers['Result']
    board = game.board()
    moves = []
    for move in game.mainline_moves():
        moves.append(board.san(move).rstrip('+#'))
        board.push(move)
    sys.stdout.buffer.write(('%s|%s|%s\\n' % (game.headers['White'], marker, ' '.join(moves))).encode())
";

#[test]
fn python_chess_reads_the_same_games() {
    let there = Command::new("python3").args(["-c", "import chess.pgn"]).stderr(Stdio::null()).status();
    if !there.is_ok_and(|status| status.success()) {
        println!("skipped: python-chess is not installed");
        return;
    }
    let mut text = String::new();
    let mut wanted = Vec::new();
    // Every third game: it is slow.
    for game in games().iter().step_by(3).filter(|game| game.castling_mode() == CastlingMode::Standard) {
        let Some(written) = write_game(game, Profile::Archive) else { continue };
        wanted.push(expected(&read_all(written.as_bytes(), ReadOptions::default()).swap_remove(0)));
        text.push_str(&written);
    }
    let mut python = Command::new("python3")
        .env("PYTHONIOENCODING", "utf-8")
        .args(["-c", PYTHON])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python starts");
    let mut stdin = python.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = python.wait_with_output().expect("python ends");
    writer.join().expect("no panic").expect("python takes it all");
    let read: Vec<String> =
        String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned).collect();
    for (wanted, read) in wanted.iter().zip(&read) {
        assert_eq!(wanted, read);
    }
    assert_eq!(wanted.len(), read.len());
    println!("{} games", read.len());
}

#[test]
fn pgn_extract_finds_nothing_wrong() {
    let program = ["/usr/games/pgn-extract", "pgn-extract"]
        .into_iter()
        .find(|p| Command::new(p).arg("--version").output().is_ok());
    let Some(program) = program else {
        println!("skipped: pgn-extract is not installed");
        return;
    };
    let mut text = String::new();
    let mut count = 0;
    for game in games().iter().filter(|game| game.castling_mode() == CastlingMode::Standard) {
        // It does not take null moves in variations, and warns of games without moves.
        let plain = Game { intro: Vec::new(), ..game.clone() };
        if let Some(written) = write_game(&plain, Profile::Broadcast).filter(|_| !game.moves.is_empty()) {
            text.push_str(&written);
            count += 1;
        }
    }
    let mut extract = Command::new(program)
        .args(["-r", "-s"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("pgn-extract starts");
    let mut stdin = extract.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = extract.wait_with_output().expect("pgn-extract ends");
    writer.join().expect("no panic").expect("pgn-extract takes it all");
    let errors = String::from_utf8_lossy(&output.stderr);
    let complaints: Vec<&str> = errors
        .lines()
        // A result that the final position contradicts is the game's own.
        .filter(|line| !line.is_empty() && !line.contains("inconsistent"))
        .collect();
    println!("{count} games: {complaints:?}");
    assert!(!errors.contains("llegal") && !errors.contains("Unknown"), "{errors}");
}
