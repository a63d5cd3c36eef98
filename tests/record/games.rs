//! Games of a file find their boards; what is written can be read again.

use std::collections::BTreeMap;

use actions::draft::Command;
use actions::games::{self, GamesChoices, GamesDiff};
use actions::pgn::{self, PgnProfile, PgnScope};
use actions::recorded;
use actions::view::ResultCode;
use desk::ids::*;
use laws::Colour;
use notation::pgn::{ReadOptions, read_all};
use notation::result::GameResult;

use crate::hall::{Hall, NOW};

const CLOCKED: &str =
    "1. e4 {[%clk 1:29:30]} e5 {[%clk 1:28:11] [%emt 0:01:49]} 2. Nf3 {[%clk 1:27:00]} Nc6 1/2-1/2";
const BROKEN: &str = "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. Rd1 {[%clk 1:10:00]} O-O 6. e3 h6 1-0";

/// The players at a board of section A's third round.
fn names(hall: &Hall, board: u16) -> [String; 2] {
    let state = hall.session.state();
    let pairing = state.at_board(hall.section("A"), RoundNo(3), BoardNo(board)).unwrap();
    [Colour::White, Colour::Black].map(|side| state.player(pairing.player(side)).unwrap().name.clone())
}

fn tags(round: &str, white: &str, black: &str, more: &str) -> String {
    format!("[Event \"x\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n{more}\n")
}

/// `Given Family` for `Family, Given`.
fn turned(name: &str) -> String {
    let (family, given) = name.split_once(", ").unwrap();
    format!("{given} {family}")
}

/// `Family, G.`
fn initial(name: &str) -> String {
    let (family, given) = name.split_once(", ").unwrap();
    format!("{family}, {}.", given.chars().next().unwrap())
}

fn file(hall: &Hall) -> String {
    let [one, two, three, five, six] = [1, 2, 3, 5, 6].map(|board| names(hall, board));
    let mut text = String::new();
    // As on the desk; the other way round with a title; with initials, and broken off by an illegal move.
    text += &format!("{}{CLOCKED}\n\n", tags("3.1", &one[0], &one[1], ""));
    text += &format!(
        "{}1. d4 Nf6 0-1\n\n",
        tags("3", &format!("GM {} (2401)", turned(&two[0])), &turned(&two[1]), "")
    );
    text +=
        &format!("{}{BROKEN}\n\n", tags("3", &initial(&three[0]), &initial(&three[1]), "[Result \"1-0\"]\n"));
    // Colours exchanged, one name of two, a bye, nobody's game, the first board once more.
    text += &format!("{}1. c4 c5 *\n\n", tags("3", &five[1], &five[0], ""));
    text += &format!("{}1. c4 e5 *\n\n", tags("3.6", &six[0], "Somebody, Else", ""));
    text += &format!("{}*\n\n", tags("3", &six[1], "BYE", ""));
    text += &format!("{}1. f4 *\n\n", tags("3", "Nobody, Here", "Nobody, There", ""));
    text += &format!("{}1. e4 *\n\n", tags("3.1", &one[0], &one[1], ""));
    text
}

fn by_board(diff: &GamesDiff) -> BTreeMap<u16, (&str, bool, Vec<&str>)> {
    let each = diff.games.iter().map(|game| {
        let remarks = game.remarks.iter().map(|m| m.id.as_str()).collect();
        (game.board, (game.id.as_str(), game.taken, remarks))
    });
    each.collect()
}

#[tokio::test]
async fn games_of_a_round_are_attached_to_their_boards() {
    let mut hall = Hall::new("games").await;
    let text = file(&hall);
    let file = games::read("round.pgn", text.as_bytes()).unwrap();
    let choices = GamesChoices { round: Some(3), ..GamesChoices::default() };
    let token = hall.entry();
    let diff = games::diff(&hall.session, token, &file, &choices);
    let found = by_board(&diff);
    assert_eq!(found[&1], ("game-1", true, vec![]));
    assert_eq!(found[&2].1, true);
    assert_eq!(found[&3], ("game-3", true, vec!["games-stops"]));
    assert_eq!(found[&5], ("game-4", false, vec!["games-colours-differ"]));
    assert_eq!(found[&6], ("game-5", false, vec!["games-one-name"]));
    let why: Vec<_> = diff.unmatched.iter().map(|game| (game.number, game.why.id.as_str())).collect();
    assert_eq!(why, [(6, "games-bye"), (7, "games-no-board"), (8, "games-twice")]);
    assert!(diff.boards_without.iter().any(|b| (b.section.as_str(), b.board) == ("A", 4)));
    assert_eq!((diff.games[0].plies, diff.games[0].clocks), (4, 3));

    let done = games::apply(&mut hall.session, token, NOW, &file, &choices).await.unwrap();
    assert_eq!(done.entry.facts.len(), 3, "one entry, one fact a game");
    // The same token again records once.
    games::apply(&mut hall.session, token, NOW, &file, &choices).await.unwrap();
    let state = hall.session.state();
    assert_eq!(state.journal().iter().filter(|entry| entry.id == token).count(), 1);

    let clocked = recorded::game(state, hall.game("A", 3, 1)).unwrap();
    let left: Vec<_> = clocked.moves.iter().map(|m| m.clock.left_ms).collect();
    assert_eq!(left, [Some(5_370_000), Some(5_291_000), Some(5_220_000), None]);
    assert_eq!(clocked.moves[1].clock.move_ms, Some(109_000));
    let broken = recorded::game(state, hall.game("A", 3, 3)).unwrap();
    let rest = broken.rest.unwrap();
    let texts: Vec<_> = rest.tokens.iter().map(|token| token.text.as_str()).collect();
    assert_eq!((broken.moves.len(), rest.ply), (8, 9));
    assert_eq!(texts, ["Rd1", "O-O", "e3", "h6"]);
    assert_eq!(rest.tokens[0].clock.left_ms, Some(4_200_000));

    // What is on the desk already is not proposed again, and replaced only when asked.
    let token = hall.entry();
    let again = games::diff(&hall.session, token, &file, &choices);
    assert_eq!(by_board(&again)[&1], ("game-1", false, vec!["games-same"]));
    let take = GamesChoices { take: vec!["game-4".to_owned()], leave: vec!["game-1".to_owned()], ..choices };
    let entry = hall.entry();
    let done = games::apply(&mut hall.session, entry, NOW, &file, &take).await.unwrap();
    assert_eq!(done.entry.facts.len(), 1);
    let nothing = GamesChoices::default();
    let entry = hall.entry();
    let nobody = format!("{}1. f4 *\n", tags("3", "Nobody, Here", "Nobody, There", ""));
    let nobody = games::read("nobody.pgn", nobody.as_bytes()).unwrap();
    games::apply(&mut hall.session, entry, NOW, &nobody, &nothing).await.unwrap_err();
}

#[tokio::test]
async fn a_game_that_belongs_to_no_board_is_attached_by_hand() {
    let mut hall = Hall::new("by_hand").await;
    let [one, two] = [1, 2].map(|board| names(&hall, board));
    let text = format!(
        "{}{CLOCKED}\n\n{}1. d4 d5 *\n\n{}1. c4 *\n",
        tags("3", "Somebody, Else", "Another, Name", ""),
        tags("3", &one[0], &one[1], ""),
        tags("7", &two[0], "Guest, A", "")
    );
    let file = games::read("round.pgn", text.as_bytes()).unwrap();
    let section = Some(hall.section("A").to_string());
    let token = hall.entry();
    let choices = GamesChoices { section, round: Some(3), ..GamesChoices::default() };
    let diff = games::diff(&hall.session, token, &file, &choices);
    let why: Vec<_> = diff.unmatched.iter().map(|g| (g.id.as_str(), g.why.id.as_str())).collect();
    assert_eq!(why, [("game-1", "games-no-board"), ("game-3", "games-other-round")]);
    // Every board of the round that has no game in the file can be chosen.
    let four = hall.game("A", 3, 4).to_string();
    assert!(diff.boards_without.iter().any(|board| board.game == four));
    // Somebody else's board may be given too; the file's own game of it then belongs nowhere.
    let first = hall.game("A", 3, 1).to_string();
    let attach = BTreeMap::from([("game-1".to_owned(), four), ("game-3".to_owned(), first)]);
    let by_hand = GamesChoices { attach, ..choices };
    let diff = games::diff(&hall.session, token, &file, &by_hand);
    assert_eq!(by_board(&diff)[&4], ("game-1", true, vec!["games-by-hand"]));
    assert_eq!(by_board(&diff)[&1], ("game-3", true, vec!["games-by-hand"]));
    assert_eq!((diff.unmatched[0].id.as_str(), diff.unmatched[0].why.id.as_str()), ("game-2", "games-twice"));
    games::apply(&mut hall.session, token, NOW, &file, &by_hand).await.unwrap();
    let attached = recorded::game(hall.session.state(), hall.game("A", 3, 4)).unwrap();
    assert_eq!((attached.moves.len(), attached.moves[0].clock.left_ms), (4, Some(5_370_000)));
}

#[tokio::test]
async fn a_game_found_in_another_round_than_it_says_is_not_taken_by_itself() {
    let hall = Hall::new("other_round").await;
    let one = names(&hall, 1);
    let text = format!("{}1. e4 e5 *\n", tags("8", &one[0], &one[1], ""));
    let file = games::read("round.pgn", text.as_bytes()).unwrap();
    let choices = GamesChoices { round: Some(3), ..GamesChoices::default() };
    let diff = games::diff(&hall.session, EntryId(Default::default()), &file, &choices);
    assert_eq!(by_board(&diff)[&1], ("game-1", false, vec!["games-round-differs"]));
    assert_eq!(file.show(1).unwrap().line.len(), 2);
    assert!(file.show(2).is_err() && file.show(0).is_err());
}

#[test]
fn what_is_no_file_of_games_is_refused_with_a_sentence() {
    let said = |bytes: &[u8]| games::read("x.pgn", bytes).unwrap_err().messages()[0].id.clone();
    assert_eq!(said(b""), "games-none");
    assert_eq!(said(b"Dear arbiter,\nI played well.\n"), "games-none");
    assert_eq!(said(&[0x50, 0x4b, 3, 4, 0, 0, 1, 2, 0, 1, 2, 3, 4, 5]), "notation-refusal-not-text");
    let page = "<!DOCTYPE html>\n<html><body>1. e4 e5 *</body></html>";
    assert_eq!(said(page.as_bytes()), "notation-refusal-html");
    assert_eq!(said("[White \"A\"]\n\n1. e4 *\n\n".repeat(5_001).as_bytes()), "games-too-many");
    // The text of another system is read all the same.
    let text = "[White \"Müller, Jörg\"]\r\n[Black \"B\"]\r\n\r\n1. e4 e5 1-0\r\n";
    let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marked: Vec<u8> = [0xff, 0xfe].into_iter().chain(little.clone()).collect();
    for bytes in [little, marked] {
        let game = games::read("utf16.pgn", &bytes).unwrap().show(1).unwrap();
        assert_eq!((game.players.white.as_str(), game.line.len()), ("Müller, Jörg", 2));
    }
}

#[tokio::test]
async fn what_is_written_is_read_again() {
    let mut hall = Hall::new("pgn").await;
    let text = file(&hall);
    let choices = GamesChoices { round: Some(3), ..GamesChoices::default() };
    let entry = hall.entry();
    games::apply(&mut hall.session, entry, NOW, &games::read("r.pgn", text.as_bytes()).unwrap(), &choices)
        .await
        .unwrap();
    for (board, result) in [(1, ResultCode::Draw), (7, ResultCode::ZeroZero)] {
        let game = hall.game("A", 3, board).to_string();
        hall.record(2, &Command::Result { game, result, how: None }).await.unwrap();
    }
    let state = hall.session.state();
    let section = hall.section("A");
    let (text, count) = pgn::export(state, PgnScope::Section(section), PgnProfile::Archive, NOW);
    let games = read_all(text.as_bytes(), ReadOptions::default());
    assert_eq!(games.len(), count);
    assert!(text.lines().all(|line| line.chars().count() <= 79 || line.starts_with('[')), "{text}");
    let tags: Vec<_> = games[0].tags.iter().map(|(name, _)| name.to_owned()).collect();
    assert_eq!(tags[..7], ["Event", "Site", "Date", "Round", "White", "Black", "Result"]);
    let mut sorted = tags[7..].to_vec();
    sorted.sort();
    assert_eq!(tags[7..], sorted, "the others by name");
    // Every result of the desk is the file's, also those that PGN has no marker for.
    let mut seen = 0;
    for round in 1..=3 {
        for pairing in state.pairings_in_order(section, RoundNo(round)) {
            let game = state.game_of(pairing.pairing).unwrap();
            let Some(result) = state.result(game) else { continue };
            let (white, black) =
                (&state.player(pairing.white).unwrap().name, &state.player(pairing.black).unwrap().name);
            let round = round.to_string();
            let written = games.iter().find(|g| {
                (g.tags.get("White"), g.tags.get("Black"), g.tags.get("Round"))
                    == (Some(white), Some(black), Some(&round))
            });
            let written = written.unwrap_or_else(|| panic!("{white} – {black} is missing"));
            let points = (result.white_points, result.black_points);
            let half = written.result.half_points().map(|(w, b)| (i32::from(w), i32::from(b)));
            assert_eq!(half, Some(points), "{white} – {black}");
            assert_eq!(written.forfeit, result.outcome.is_forfeit(), "{white} – {black}");
            seen += 1;
        }
    }
    assert!(seen > 40, "{seen}");
    let double = games.iter().find(|g| g.result == GameResult::BothLose && !g.forfeit).unwrap();
    assert_eq!(double.termination.as_ref().map(|t| t.as_str()), Some("adjudication"));
    assert!(text.contains("[TimeControl \"40/5400+30:1800+30\"]"));
    assert!(text.contains("{[%clk 1:29:30]}"));

    // A broadcast has every board of the round, with the board in the Round tag; for rating only what counts.
    let round = PgnScope::Round(section, RoundNo(3));
    let (broadcast, count) = pgn::export(state, round, PgnProfile::Broadcast, NOW);
    assert_eq!(count, state.pairings_in_order(section, RoundNo(3)).len());
    assert!(broadcast.contains("[Round \"3.1\"]") && broadcast.contains("[Result \"0-0\"]"));
    let (rating, _) = pgn::export(state, round, PgnProfile::Rating, NOW);
    assert!(rating.contains("[Round \"3\"]") && !rating.contains("%clk") && !rating.contains("Not legal"));
    let (all, count) = pgn::export(state, PgnScope::All, PgnProfile::Archive, NOW);
    assert!(count > games.len() && all.contains("Rapid B"));
}

#[tokio::test]
async fn a_result_that_no_marker_says_stays_with_the_moves() {
    let mut hall = Hall::new("games_odd_result").await;
    let [white, black] = names(&hall, 1);
    let text = format!("{}1. e4 e5 2. Ke3 {{stopped}} Nf6 0-1/2\n", tags("3", &white, &black, ""));
    let file = games::read("odd.pgn", text.as_bytes()).unwrap();
    let choices = GamesChoices::default();
    games::apply(&mut hall.session, EntryId(uuid::Uuid::from_u128(0x0dd)), NOW, &file, &choices)
        .await
        .unwrap();
    let scope = PgnScope::Game(hall.game("A", 3, 1));
    let (written, _) = pgn::export(hall.session.state(), scope, PgnProfile::Archive, NOW);
    let moves = written.split_once("\n\n").unwrap().1.replace('\n', " ");
    let kept = "1. e4 e5 {Result as given: 0-1/2} {Not legal from here: 2. Ke3 “stopped” Nf6} *";
    assert_eq!(moves.trim(), kept);
    // Once more around, it is the same.
    let again = read_all(written.as_bytes(), ReadOptions::default()).remove(0);
    assert_eq!((again.moves.len(), again.rest.unwrap().tokens.len()), (2, 2));
}

#[tokio::test]
async fn ratings_without_brackets_and_further_given_names_do_not_hide_a_board() {
    let hall = Hall::new("games_names").await;
    let [white, black] = names(&hall, 10);
    let [rated, other] = names(&hall, 4);
    let text = format!(
        "{}1. e4 *\n\n{}1. d4 *\n\n",
        tags("3", &format!("{white} Maria"), &format!("{black} Johan"), ""),
        tags("3", &format!("FM {rated} 2374"), &format!("IM {other}, 2423"), "")
    );
    let file = games::read("names.pgn", text.as_bytes()).unwrap();
    let choices = GamesChoices { round: Some(3), ..GamesChoices::default() };
    let diff = games::diff(&hall.session, EntryId(Default::default()), &file, &choices);
    let found: Vec<_> = diff.games.iter().map(|game| (game.board, game.taken)).collect();
    assert_eq!(found, [(4, true), (10, true)]);
}
