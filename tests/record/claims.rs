//! Claims: every row of the vectors, and what the journal keeps.

use std::path::Path;

use actions::claim::{self, Intention};
use actions::claim_desk::{self, ClaimAsked};
use actions::draft::{ClaimDraft, Command};
use actions::move_notation::MoveNotation;
use actions::{quick_line, recorded, view};
use desk::fact::Fact;
use desk::ids::*;
use desk::words::{ClaimForm, ClaimGround, ClaimVerdict, MovesSource};
use laws::{Announced, Outcome};
use serde_json::Value;
use shakmaty::{CastlingMode, Position};

use crate::hall::{Hall, NOW};

fn rows(name: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/core").join(name);
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().skip(1).filter(|line| !line.is_empty()).map(fields).collect()
}

fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            _ => fields.last_mut().unwrap().push(c),
        }
    }
    fields
}

/// The answer as `flagfall claim --json` prints it.
fn answer(fen: &str, moves: &str) -> Value {
    let game = recorded::from_text(Some(fen), moves);
    let checked =
        claim::check(&Announced::default(), &game, &Intention::default(), MoveNotation::SAN).unwrap();
    serde_json::to_value(checked).unwrap()
}

/// The verdict on a claim with a written move after so many half-moves of a row, on one ground.
fn verdict_written(fen: &str, moves: &str, ply: u64, uci: &str, ground: usize) -> String {
    let before: Vec<&str> = moves.split_whitespace().take(usize::try_from(ply).unwrap()).collect();
    let game = recorded::from_text(Some(fen), &before.join(" "));
    let intention = Intention { written: Some(uci.to_owned()), ..Intention::default() };
    let report = claim::check(&Announced::default(), &game, &intention, MoveNotation::SAN).unwrap();
    report.claims[ground].verdict.clone()
}

/// Other legal moves of the man on the square a move comes from.
fn other_moves(fen: &str, moves: &str, ply: u64, not: &[&str]) -> Option<String> {
    let before: Vec<&str> = moves.split_whitespace().take(usize::try_from(ply).unwrap()).collect();
    let position = recorded::final_position(&recorded::from_text(Some(fen), &before.join(" ")));
    let legal = position.legal_moves();
    let uci = legal.into_iter().map(|m| m.to_uci(CastlingMode::Standard).to_string());
    uci.into_iter().find(|one| !not.contains(&one.as_str()))
}

fn number(text: &str) -> Option<u64> {
    (!text.is_empty()).then(|| text.parse().unwrap())
}

/// The squares moves go to, which SAN and UCI both name last.
fn targets<'a>(moves: impl Iterator<Item = &'a str>) -> Vec<String> {
    let plain = moves.map(|m| m.trim_end_matches(['+', '#']));
    let mut squares: Vec<String> = plain.map(|m| m[m.len() - 2..].to_owned()).collect();
    squares.sort();
    squares
}

#[test]
fn every_row_of_the_repetition_vectors_is_answered() {
    let rows = rows("repetition.csv");
    assert!(rows.len() > 200);
    let mut claimed = 0;
    for row in rows {
        let [id, fen, moves, third, intended_ply, intended, fifth, finally, ..] = row.as_slice() else {
            panic!("{row:?}")
        };
        let answer = answer(fen, moves);
        assert_eq!(answer["firstThreefold"].as_u64(), number(third), "{id}: third occurrence");
        assert_eq!(answer["firstFivefold"].as_u64(), number(fifth), "{id}: fifth occurrence");
        let written = &answer["firstWrittenThreefold"];
        assert_eq!(written["ply"].as_u64(), number(intended_ply), "{id}: written move");
        if let Some(moves) = written["moves"].as_array() {
            let expected = targets(intended.split_whitespace());
            assert_eq!(targets(moves.iter().map(|m| m.as_str().unwrap())), expected, "{id}: written moves");
            // The other way of claiming: before, with the move written.
            let ply = number(intended_ply).unwrap();
            let right: Vec<&str> = intended.split_whitespace().collect();
            for uci in &right {
                assert_eq!(
                    verdict_written(fen, row[2].as_str(), ply, uci, 0),
                    "correct",
                    "{id}: {uci} written"
                );
            }
            if let Some(other) = other_moves(fen, &row[2], ply, &right) {
                assert_eq!(verdict_written(fen, &row[2], ply, &other, 0), "wrong", "{id}: {other} written");
            }
            claimed += 1;
        }
        let occurrences = answer["occurrences"].as_array().map(|list| list.len() as u64);
        assert_eq!(occurrences, number(finally), "{id}: final position");
        let verdict = answer["claims"][0]["verdict"].as_str();
        match (occurrences >= Some(3), answer["ended"].is_null()) {
            (true, true) => assert_eq!(verdict, Some("correct"), "{id}"),
            (false, true) => assert_eq!(verdict, Some("wrong"), "{id}"),
            (_, false) => assert_eq!(verdict, Some("over-before"), "{id}"),
        }
    }
    assert!(claimed > 100, "only {claimed} rows were claimed on with a written move");
}

#[test]
fn every_row_of_the_fifty_move_vectors_is_answered() {
    let rows = rows("fifty.csv");
    assert!(rows.len() > 100);
    let mut claimed = 0;
    for row in rows {
        let [id, fen, moves, fifty, intended, seventy_five, quiet, verdict, ..] = row.as_slice() else {
            panic!("{row:?}")
        };
        let answer = answer(fen, moves);
        assert_eq!(answer["quietPlies"].as_u64(), number(quiet), "{id}: quiet plies");
        assert_eq!(answer["firstFifty"].as_u64(), number(fifty), "{id}: fifty");
        assert_eq!(answer["firstWrittenFifty"]["ply"].as_u64(), number(intended), "{id}: written move");
        assert_eq!(answer["firstSeventyFive"].as_u64(), number(seventy_five), "{id}: seventy-five");
        if let Some(ply) = number(intended) {
            let before: Vec<&str> = moves.split_whitespace().take(usize::try_from(ply).unwrap()).collect();
            let at = self::answer(fen, &before.join(" "));
            let open = at["fiftyMoves"].as_array().unwrap();
            assert!(!open.is_empty(), "{id}: a move completes the fifty");
            for san in open {
                let verdict = verdict_written(fen, moves, ply, san.as_str().unwrap(), 1);
                assert_eq!(verdict, "correct", "{id}: {san} written");
            }
            claimed += 1;
        }
        // On the board it is claimed once the hundredth half-move stands there.
        let verdict_of_fifty = answer["claims"][1]["verdict"].as_str();
        match (number(quiet) >= Some(100), answer["ended"].is_null()) {
            (true, true) => assert_eq!(verdict_of_fifty, Some("correct"), "{id}"),
            (false, true) => assert_eq!(verdict_of_fifty, Some("wrong"), "{id}"),
            (_, false) => assert_eq!(verdict_of_fifty, Some("over-before"), "{id}"),
        }
        let ended = answer["ended"]["how"].as_str();
        // The vectors name what the last position is; the game ended where it was drawn before.
        let drawn_before = number(seventy_five).is_some_and(|ply| Some(ply) < answer["plies"].as_u64());
        match verdict.as_str() {
            "checkmate" | "stalemate" if drawn_before => assert_eq!(ended, Some("seventy-five"), "{id}"),
            "checkmate" | "stalemate" => assert_eq!(ended, Some(verdict.as_str()), "{id}"),
            "drawn-75" => assert!(matches!(ended, Some("seventy-five" | "fivefold")), "{id}: {ended:?}"),
            _ => {}
        }
    }
    assert!(claimed > 50, "only {claimed} rows were claimed on with a written move");
}

/// Claims with one oddity each: what is written, by whom, and on what position.
#[test]
fn claims_are_answered_as_the_list_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/claims/written.json");
    let cases: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    for case in &cases {
        let title = case["title"].as_str().unwrap();
        let text = |name: &str| case[name].as_str().map(str::to_owned);
        let state = desk::state::State::default();
        let asked = ClaimAsked {
            fen: text("fen"),
            moves: text("moves"),
            written: text("written"),
            claimant: text("claimant")
                .map(|side| if side == "white" { view::Side::White } else { view::Side::Black }),
            ..ClaimAsked::default()
        };
        let shown = claim_desk::ask(&state, &asked).unwrap();
        assert_eq!(shown.unclear, None, "{title}");
        let answer = serde_json::to_value(&shown.report).unwrap();
        let claims = answer["claims"].as_array().unwrap();
        let each = |name: &str| -> Value { claims.iter().map(|claim| claim[name].clone()).collect() };
        assert_eq!(each("verdict"), case["verdicts"], "{title}");
        let given = |name: &str| Some(&case[name]).filter(|value| !value.is_null());
        let moves = claim_desk::moves(&state, &asked).unwrap();
        let remarks: Value = moves.remarks.iter().map(|one| Value::from(one.id.as_str())).collect();
        assert_eq!(remarks, *given("remarks").unwrap_or(&Value::Array(Vec::new())), "{title}");
        if let Some(unknown) = given("unknown").and_then(Value::as_u64) {
            let lines = claims[0]["lines"].as_array().unwrap();
            let said = lines.iter().find(|line| line["id"] == "law-says-claim-before-record");
            assert_eq!(said.map_or(0, |line| line["args"]["plies"].as_u64().unwrap()), unknown, "{title}");
        }
        if let Some(quiet) = given("quiet") {
            assert_eq!(&answer["quietPlies"], quiet, "{title}");
        }
        if let Some(ended) = given("ended") {
            assert_eq!(&answer["ended"]["how"], ended, "{title}");
        }
        if let Some(after) = given("endedAfter") {
            assert_eq!(&answer["ended"]["moveText"], after, "{title}");
            let list = answer["ended"]["occurrences"].as_array().unwrap().iter();
            let plies: Value = list.map(|one| one["ply"].clone()).collect();
            assert_eq!(plies, case["endedOccurrences"], "{title}");
        }
        for name in ["occurrences", "lookAlikes"] {
            let plies: Value =
                answer[name].as_array().unwrap().iter().map(|one| one["ply"].clone()).collect();
            assert!(given(name).is_none_or(|wanted| *wanted == plies), "{title}: {name} {plies}");
        }
        if let Some(due) = given("mustPlay").and_then(Value::as_array) {
            let sorted = |list: &[Value]| {
                let mut list: Vec<String> = list.iter().map(ToString::to_string).collect();
                list.sort();
                list
            };
            assert_eq!(sorted(claims[0]["mustPlay"].as_array().unwrap()), sorted(due), "{title}");
        }
        if let Some(wanted) = given("says").and_then(Value::as_array) {
            for (claim, ids) in claims.iter().zip(wanted) {
                let lines = claim["lines"].as_array().unwrap().iter().map(|line| &line["id"]);
                let notes: Vec<&Value> =
                    lines.filter(|id| id.as_str().unwrap().starts_with("law-says-claim-holds")).collect();
                assert_eq!(notes, ids.as_array().unwrap().iter().collect::<Vec<_>>(), "{title}");
            }
        }
        // What the journal keeps of a written move is understood the same again.
        if let Some(kept) = given("kept").and_then(Value::as_str) {
            let again = ClaimAsked { written: Some(kept.to_owned()), ..asked };
            let again = serde_json::to_value(claim_desk::ask(&state, &again).unwrap().report).unwrap();
            for (first, second) in claims.iter().zip(again["claims"].as_array().unwrap()) {
                assert_eq!(first["verdict"], second["verdict"], "{title}: {kept}");
                assert_eq!(first["mustPlay"], second["mustPlay"], "{title}: {kept}");
            }
        }
    }
}

#[test]
fn a_text_in_which_not_one_move_stands_is_no_game_without_moves() {
    let state = desk::state::State::default();
    for moves in ["garbage words only", "g1f3,g8f6,f3g1,f6g8", "..."] {
        for fen in [None, Some("4k3/8/8/8/8/8/8/R3K3 w - - 99 80".to_owned())] {
            let asked = ClaimAsked { moves: Some(moves.to_owned()), fen, ..ClaimAsked::default() };
            let refused = claim_desk::ask(&state, &asked).unwrap_err();
            assert_eq!(refused.messages()[0].id, "claim-no-moves", "{moves}");
        }
    }
}

#[tokio::test]
async fn a_claim_on_moves_that_stop_being_legal_is_recorded_and_not_decided() {
    let mut hall = Hall::new("claims_not_legal").await;
    let asked = ClaimAsked {
        game: Some(hall.game("A", 3, 1).to_string()),
        moves: Some("1. e4 e5 2. Nf3 Nge7 3. Ke4 Nc6 4. Ng1".to_owned()),
        ..ClaimAsked::default()
    };
    let shown = claim_desk::ask(hall.session.state(), &asked).unwrap();
    assert!(shown.report.not_legal.is_some());
    let draft = shown.records[0].clone().unwrap();
    assert_eq!(draft.ruling, None);
    let done = hall.record(1, &Command::Incident { incident: draft }).await.unwrap();
    assert!(!done.entry.facts.iter().any(|fact| matches!(fact, Fact::Ruling(_) | Fact::TimeAdjustment(_))));
}

#[test]
fn a_look_alike_is_shown_with_what_differs() {
    // The rook goes out and comes back: the castling right is lost, the picture is the same.
    let moves = "1. Nf3 Nf6 2. Rg1 Rg8 3. Rh1 Rh8 4. Rg1 Rg8 5. Rh1 Rh8";
    let answer = answer("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", moves);
    assert_eq!(answer["occurrences"].as_array().unwrap().len(), 2);
    let alike = &answer["lookAlikes"][0];
    assert_eq!(
        (alike["ply"].as_u64(), alike["differs"][0]["id"].as_str()),
        (Some(2), Some("claim-differs-castling"))
    );
    assert!(alike["fen"].as_str().unwrap().ends_with("w KQkq - 2 2"), "{alike}");
}

/// The claim an entry recorded, and how its ruling was marked.
fn found(facts: &[Fact]) -> (&desk::fact::Claim, Option<bool>) {
    let claim = facts.iter().find_map(|fact| match fact {
        Fact::Claim(claim) => Some(claim),
        _ => None,
    });
    let ruled = facts.iter().find_map(|fact| match fact {
        Fact::Ruling(ruling) => Some(ruling.as_advised),
        _ => None,
    });
    (claim.unwrap(), ruled)
}

#[tokio::test]
async fn a_claim_goes_into_the_journal_with_the_ruling_of_the_laws() {
    let mut hall = Hall::new("claims").await;
    // The sample's claim waits: the moves bear it out, and the draw is what the Laws prescribe.
    let game = hall.game("B", 3, 4);
    let incident = {
        let records = hall.session.state().incidents_of_game(game);
        let claim = records.last().unwrap().claim.now().unwrap();
        assert_eq!(
            (claim.ground, claim.form, claim.verdict),
            (ClaimGround::Repetition, ClaimForm::OnBoard, ClaimVerdict::Correct)
        );
        assert_eq!((claim.evidence.as_str(), claim.outcome), ("0 4 8", Some(Outcome::Draw)));
        claim.incident
    };
    let shown = view::incident(hall.session.state(), incident, NOW).unwrap();
    let advice = shown.advice.unwrap();
    assert!(advice.rulings[0].prescribed && advice.lines[0].id == "law-says-claim-correct", "{advice:?}");
    assert_eq!(shown.claim.unwrap().evidence, ["0", "2…Ng8", "4…Ng8"]);
    let command = Command::Rule { incident: incident.to_string(), ruling: advice.rulings[0].ruling.clone() };
    let done = hall.record(2, &command).await.unwrap();
    assert!(done.entry.facts.iter().any(|fact| matches!(fact, Fact::Ruling(r) if r.as_advised)));
    assert_eq!(hall.session.state().result(game).unwrap().outcome, Outcome::Draw);

    // A wrong claim, done at the board: in rapid play the opponent gets one minute.
    let done = hall.line(1, "B7 w threefold 10 w0:04:00 b0:05:00").await;
    let (claim, ruled) = found(&done.entry.facts);
    assert_eq!((claim.verdict, claim.opponent_gains_ms, ruled), (ClaimVerdict::Wrong, 60_000, Some(true)));
    let black = hall.session.state().pairing_of(hall.game("B", 1, 7)).unwrap().black;
    assert!(
        done.entry
            .facts
            .iter()
            .any(|fact| matches!(fact, Fact::TimeAdjustment(a) if (a.player, a.delta_ms) == (black, 60_000)))
    );

    // In standard play it is two, and the written move has to be made.
    let context = quick_line::QuickLineContext { section: String::new(), round: 2, game: None };
    let read = quick_line::quick_line(hall.session.state(), &context, "A14 w threefold 10", NOW);
    let Some(Command::Incident { incident: mut draft }) = read.command else { panic!("{read:?}") };
    draft.claim = Some(ClaimDraft { written: Some("Nf3".to_owned()), ..ClaimDraft::default() });
    let done = hall.record(3, &Command::Incident { incident: draft.clone() }).await.unwrap();
    let (claim, ruled) = found(&done.entry.facts);
    assert_eq!((claim.verdict, claim.opponent_gains_ms, ruled), (ClaimVerdict::Wrong, 120_000, Some(true)));
    assert_eq!((claim.written_move.as_deref(), claim.must_play.as_str()), (Some("Nf3"), "Nf3"));

    // Who touched a man before has no claim on this move: the minutes are the arbiter's choice, so it waits.
    draft.squares = Some("g1".to_owned());
    let done = hall.record(4, &Command::Incident { incident: draft.clone() }).await.unwrap();
    let (claim, ruled) = found(&done.entry.facts);
    assert_eq!((claim.verdict, claim.touched, ruled), (ClaimVerdict::Touched, true, None));

    // Not on move: Black claims where White has the move.
    draft.squares = None;
    draft.claim = None;
    draft.against = vec![view::Side::Black];
    let done = hall.record(5, &Command::Incident { incident: draft.clone() }).await.unwrap();
    assert_eq!(found(&done.entry.facts).0.verdict, ClaimVerdict::NotOnMove);
}

#[tokio::test]
async fn moves_handed_in_with_a_claim_become_its_evidence() {
    let mut hall = Hall::new("claims_given").await;
    let game = hall.game("A", 3, 1);
    let context = quick_line::QuickLineContext { section: String::new(), round: 3, game: None };
    let read = quick_line::quick_line(hall.session.state(), &context, "A1 w fifty 80", NOW);
    let Some(Command::Incident { incident: mut draft }) = read.command else { panic!("{read:?}") };

    // Nothing is on record: both answers of the Laws are offered, and nothing is decided.
    let done = hall.record(1, &Command::Incident { incident: draft.clone() }).await.unwrap();
    assert!(!done.entry.facts.iter().any(|fact| matches!(fact, Fact::Claim(_) | Fact::Ruling(_))));

    draft.claim = Some(ClaimDraft {
        movetext: Some("80. Kd2".to_owned()),
        start_fen: Some("8/5k2/8/8/8/8/3R4/3K4 b - - 98 79".to_owned()),
        ..ClaimDraft::default()
    });
    // Black has the move in the FEN, so White's king move is the second half-move of the record.
    draft.claim.as_mut().unwrap().movetext = Some("79... Kf6 80. Kc2 Kf7".to_owned());
    let done = hall.record(2, &Command::Incident { incident: draft }).await.unwrap();
    let (claim, ruled) = found(&done.entry.facts);
    assert_eq!(
        (claim.ground, claim.verdict, claim.quiet_plies),
        (ClaimGround::FiftyMoves, ClaimVerdict::Correct, 101)
    );
    assert_eq!(ruled, Some(true));
    assert_eq!(hall.session.state().result(game).unwrap().outcome, Outcome::Draw);
    let moves = &hall.session.state().games[&game].moves[&MovesSource::Arbiter];
    assert_eq!(moves.now().unwrap().movetext, "79... Kf6 80. Kc2 Kf7");

    // Taken back as mistyped, nothing of it stands.
    let id = done.entry.id;
    hall.record(3, &Command::TakeBack { about: id.to_string(), reason: None }).await.unwrap();
    assert!(hall.session.state().result(game).is_none());
    assert!(hall.session.state().games[&game].moves[&MovesSource::Arbiter].now().is_none());
    let _: EntryId = id;
}

#[tokio::test]
async fn moves_of_another_game_are_said_to_be_and_of_many_games_that_of_the_board_is_taken() {
    let hall = Hall::new("claims_other_game").await;
    let game = hall.game("A", 3, 1);
    let names = |state: &desk::state::State| {
        let pairing = state.pairing_of(game).unwrap().clone();
        let name = |id| state.player(id).unwrap().name.clone();
        (name(pairing.white), name(pairing.black))
    };
    let (white, black) = names(hall.session.state());
    let others = "[White \"Lasker, Emanuel\"]\n[Black \"Capablanca, Jose Raul\"]\n\n1. e4 e5 *\n";
    let theirs = format!("[White \"{white}\"]\n[Black \"{black}\"]\n\n1. d4 d5 2. c4 *\n");
    let ask = |file: String, number: Option<u32>| {
        let asked =
            ClaimAsked { game: Some(game.to_string()), moves: Some(file), number, ..Default::default() };
        let shown = claim_desk::ask(hall.session.state(), &asked).unwrap();
        assert!(shown.records.iter().all(Option::is_some), "it is the arbiter who says which game it is");
        claim_desk::moves(hall.session.state(), &asked).unwrap()
    };
    let wrong = ask(others.to_owned(), None);
    assert_eq!(wrong.remarks[0].id, "claim-other-players");

    let both = format!("{others}\n{theirs}");
    let right = ask(both.clone(), None);
    assert_eq!((right.number, right.games.len(), right.line.len()), (2, 2, 3));
    assert!(right.remarks.is_empty());
    let chosen = ask(both, Some(1));
    assert_eq!((chosen.number, chosen.line.len(), chosen.remarks.len()), (1, 2, 1));
}

#[tokio::test]
async fn a_claim_typed_in_another_notation_is_kept_as_pgn_has_it() {
    let mut hall = Hall::new("claims_notation").await;
    let game = hall.game("A", 3, 1);
    let asked = ClaimAsked {
        game: Some(game.to_string()),
        moves: Some("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1".to_owned()),
        written: Some("Sg8".to_owned()),
        notation: Some("de".to_owned()),
        ..Default::default()
    };
    let shown = claim_desk::ask(hall.session.state(), &asked).unwrap();
    assert_eq!(shown.report.claims[0].written.as_deref(), Some("Sg8"));
    let draft = shown.records[0].clone().unwrap();
    let done = hall.record(1, &Command::Incident { incident: draft }).await.unwrap();
    let (claim, ruled) = found(&done.entry.facts);
    assert_eq!((claim.verdict, claim.written_move.as_deref()), (ClaimVerdict::Correct, Some("Ng8")));
    assert_eq!(ruled, Some(true));

    // An illegal one is kept so that it reads the same again.
    let asked = ClaimAsked { written: Some("Df3".to_owned()), ..asked };
    let shown = claim_desk::ask(hall.session.state(), &asked).unwrap();
    assert_eq!(shown.report.claims[0].verdict, "wrong");
    let draft = shown.records[0].clone().unwrap();
    let done = hall.record(2, &Command::Incident { incident: draft }).await.unwrap();
    let (claim, _) = found(&done.entry.facts);
    assert_eq!((claim.verdict, claim.written_move.as_deref()), (ClaimVerdict::Wrong, Some("Qd8-f3")));
}

#[tokio::test]
async fn a_claim_is_on_record_once() {
    let mut hall = Hall::new("claims_once").await;
    let game = hall.game("A", 3, 1).to_string();
    let ask = |hall: &Hall, moves: &str| {
        let (game, moves) = (Some(game.clone()), Some(moves.to_owned()));
        claim_desk::ask(hall.session.state(), &ClaimAsked { game, moves, ..ClaimAsked::default() }).unwrap()
    };
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    let before = ask(&hall, moves);
    assert_eq!(before.recorded, [None, None]);
    let draft = before.records[0].clone().unwrap();
    let done = hall.record(1, &Command::Incident { incident: draft.clone() }).await.unwrap();
    let number = hall.session.state().journal().len().to_string();
    // The desk says where it stands, and the same again is refused.
    let after = ask(&hall, moves);
    assert_eq!((&after.recorded[0], &after.records[0]), (&Some(number), &None));
    let refused = hall.record(2, &Command::Incident { incident: draft.clone() }).await.unwrap_err();
    assert_eq!(refused.messages()[0].id, "refused-claim-on-record");
    // The other ground, and the same after further moves, are other claims.
    assert!(after.records[1].is_some());
    assert!(ask(&hall, &format!("{moves} 5. Nf3 Nf6 6. Ng1 Ng8")).records[0].is_some());
    // What is taken back may be recorded again.
    let about = done.entry.id.to_string();
    hall.record(3, &Command::TakeBack { about, reason: Some("mistyped".to_owned()) }).await.unwrap();
    assert_eq!(ask(&hall, moves).recorded, [None, None]);
    hall.record(4, &Command::Incident { incident: draft }).await.unwrap();
}
