//! The desk's own files of games, read by three other programs: the same moves, tags and results.
//!
//! `pgn-reader` always; python-chess where `FLAGFALL_PYTHON` (or `python3`) has it, chess.js where `ui/node_modules` has it
//! and there is a `node`. What is not installed is said, and passes.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::Command;

use actions::draft;
use actions::games::{self, GamesChoices};
use actions::pgn::{PgnProfile, PgnScope, export};
use actions::view::ResultCode;
use desk::ids::*;
use flagfall_tests::folder;
use laws::Colour;
use notation::pgn::{ReadOptions, read_all};
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};

use crate::hall::{Hall, NOW};

/// Everything that is written otherwise than plain moves, each on a board of its own.
const MOVES: [&str; 7] = [
    "1. e4 {[%clk 1:29:30]} e5 {[%clk 1:28:11]} 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O Nxe4 5. Re1 Nd6 6. Nxe5 Be7 7. Bf1 Nxe5 8. Rxe5 O-O 1/2-1/2",
    "1. e4 d5 2. e5 f5 3. exf6 Kf7 4. fxg7 Kg6 5. gxh8=N+ Kg7 6. d4 Qd6 7. Bh6+ Qxh6 8. Qd3 Nc6 9. Nc3 Bf5 10. O-O-O *",
    "1. f3 e5 2. g4 $4 {(a comment; with [signs])} Qh4# 0-1",
    "1. d4 d5 (1... Nf6 2. c4 {or so} e6 (2... g6)) 2. c4 e6 {[%eval 0.25] [%clk 0:59:01]} 1-0",
    "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. Rd1 O-O 6. e3 h6 1-0",
    "1. Nf3 Nf6 2. Nc3 Nc6 3. Nd4 Nd5 4. Ndb5 Ndb4 5. Nd4 Nd5 6. Ncb5 *",
    "",
];

async fn hall() -> Hall {
    let mut hall = Hall::new("readers").await;
    let mut text = String::new();
    for (index, moves) in MOVES.iter().enumerate() {
        let board = BoardNo(u16::try_from(index + 1).unwrap());
        let state = hall.session.state();
        let pairing = state.at_board(hall.section("A"), RoundNo(3), board).unwrap();
        let name = |side| state.player(pairing.player(side)).unwrap().name.clone();
        text += &format!(
            "[Round \"3\"]\n[White \"{}\"]\n[Black \"{}\"]\n\n{moves} *\n\n",
            name(Colour::White),
            name(Colour::Black)
        );
    }
    let entry = hall.entry();
    let choices = GamesChoices { round: Some(3), ..GamesChoices::default() };
    let file = games::read("round.pgn", text.as_bytes()).unwrap();
    games::apply(&mut hall.session, entry, NOW, &file, &choices).await.unwrap();
    for (board, result) in [(1, ResultCode::Draw), (3, ResultCode::BlackWins), (7, ResultCode::ZeroZero)] {
        let game = hall.game("A", 3, board).to_string();
        hall.record(2, &draft::Command::Result { game, result, how: None }).await.unwrap();
    }
    // A game that began elsewhere.
    let game = hall.game("A", 3, 8).to_string();
    let start_fen = Some("4k3/P7/8/8/8/8/8/4K2R w K - 0 60".to_owned());
    let movetext = "60. a8=Q+ Kd7 61. O-O Kc7 1-0".to_owned();
    let source = "arbiter".to_owned();
    hall.record(2, &draft::Command::Moves { game, source, movetext, start_fen }).await.unwrap();
    hall
}

/// `tags|moves` of a game, the tags by name.
fn line(tags: &BTreeMap<String, String>, moves: &[String]) -> String {
    let tags: Vec<_> = tags.iter().map(|(name, value)| format!("{name}={value}")).collect();
    format!("{}|{}", tags.join(";"), moves.join(" "))
}

/// What the file says, as this program reads it, its own comments left out.
fn ours(text: &str) -> Vec<String> {
    let games = read_all(text.as_bytes(), ReadOptions::default());
    let each = games.iter().map(|game| {
        let tags = game.tags.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let moves: Vec<_> = game.moves.iter().map(|m| m.san.to_string()).collect();
        line(&tags, &moves)
    });
    each.collect()
}

#[derive(Default)]
struct Lines;

type Seen = (BTreeMap<String, String>, Vec<String>);

impl Visitor for Lines {
    type Tags = Seen;
    type Movetext = Seen;
    type Output = String;

    fn begin_tags(&mut self) -> ControlFlow<String, Seen> {
        ControlFlow::Continue(Seen::default())
    }

    fn tag(&mut self, seen: &mut Seen, name: &[u8], value: RawTag<'_>) -> ControlFlow<String> {
        let value = value.decode_utf8().unwrap().into_owned();
        seen.0.insert(String::from_utf8(name.to_vec()).unwrap(), value);
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, seen: Seen) -> ControlFlow<String, Seen> {
        ControlFlow::Continue(seen)
    }

    fn san(&mut self, seen: &mut Seen, san: SanPlus) -> ControlFlow<String> {
        seen.1.push(san.to_string());
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _: &mut Seen) -> ControlFlow<String, pgn_reader::Skip> {
        ControlFlow::Continue(pgn_reader::Skip(true))
    }

    fn end_game(&mut self, (tags, moves): Seen) -> String {
        line(&tags, &moves)
    }
}

const PYTHON: &str = "
import sys
try:
    import chess.pgn
except ImportError:
    sys.exit(3)
out = sys.stdout.buffer
with open(sys.argv[1], encoding='utf-8') as file:
    while (game := chess.pgn.read_game(file)) is not None:
        assert not game.errors, game.errors
        tags = ';'.join('%s=%s' % one for one in sorted(game.headers.items()))
        board, moves = game.board(), []
        for move in game.mainline_moves():
            moves.append(board.san(move))
            board.push(move)
        out.write(('%s|%s\\n' % (tags, ' '.join(moves))).encode())
";

// The result at the end of the moves counts for it more than the tag; it knows four.
const NODE: &str = "
const [file, folder] = process.argv.slice(1);
const { readFileSync, existsSync } = await import('node:fs');
if (!existsSync(folder)) process.exit(3);
const { Chess } = await import(`${folder}/dist/esm/chess.js`);
for (const text of readFileSync(file, 'utf8').split(/\\n\\n(?=\\[Event )/)) {
  const chess = new Chess();
  chess.loadPgn(text);
  const tags = chess.getHeaders();
  tags.Result = /\\[Result \"([^\"]*)\"\\]/.exec(text)[1];
  const names = Object.keys(tags).filter((name) => tags[name] !== null).sort();
  console.log(`${names.map((name) => `${name}=${tags[name]}`).join(';')}|${chess.history().join(' ')}`);
}
";

/// The lines another program prints; none where it is not installed.
fn others(name: &str, command: &mut Command) -> Option<Vec<String>> {
    let output = command.output().ok()?;
    if output.status.code() == Some(3) {
        return None;
    }
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect())
}

#[tokio::test]
async fn three_other_readers_read_the_same_games() {
    let hall = hall().await;
    let state = hall.session.state();
    let round = PgnScope::Round(hall.section("A"), RoundNo(3));
    let out = folder::empty(env!("CARGO_TARGET_TMPDIR"), "record_readers_pgn");
    let python = std::env::var("FLAGFALL_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let chess_js = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/node_modules/chess.js");
    for (name, scope, profile) in [
        ("archive", round, PgnProfile::Archive),
        ("broadcast", round, PgnProfile::Broadcast),
        ("rating", round, PgnProfile::Rating),
        ("all", PgnScope::All, PgnProfile::Archive),
        ("one", PgnScope::Game(hall.game("A", 3, 2)), PgnProfile::Archive),
    ] {
        let (text, count) = export(state, scope, profile, NOW);
        let expected = ours(&text);
        assert_eq!(expected.len(), count);
        let read: Vec<String> =
            Reader::new(text.as_bytes()).read_games(&mut Lines).collect::<Result<_, _>>().unwrap();
        assert_eq!(read, expected, "pgn-reader, {name}");
        let file = out.join(format!("{name}.pgn"));
        std::fs::write(&file, &text).unwrap();
        match others("python-chess", Command::new(&python).args(["-c", PYTHON]).arg(&file)) {
            Some(read) => assert_eq!(read, expected, "python-chess, {name}"),
            None => println!("skipped: {python} has no python-chess"),
        }
        let mut node = Command::new("node");
        node.args(["--input-type=module", "-e", NODE]).arg(&file).arg(&chess_js);
        match others("chess.js", &mut node) {
            Some(read) => assert_eq!(read, expected, "chess.js, {name}"),
            None => println!("skipped: node or chess.js is not installed"),
        }
    }
}
