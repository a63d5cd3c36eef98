//! Audits: made games with what has to be found in them, and the vectors of the core once more.

use std::ops::ControlFlow;
use std::path::Path;

use actions::audit::{self, AuditFinding, AuditSource, RecordedGames, audit, audit_chosen};
use actions::draft::Command;
use actions::{ActionError, view};
use desk::ids::RoundNo;
use laws::Edition;

use crate::hall::Hall;

fn cases() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases")
}

fn found(name: &str, bytes: &[u8], threads: usize) -> Vec<AuditFinding> {
    found_under(Edition::Fide2023, name, bytes, threads)
}

fn found_under(edition: Edition, name: &str, bytes: &[u8], threads: usize) -> Vec<AuditFinding> {
    let source = AuditSource { name: name.to_owned(), bytes, length: bytes.len() as u64, edition };
    let mut findings = Vec::new();
    audit([source], threads, |finding| findings.push(finding), |_| ControlFlow::Continue(())).unwrap();
    findings
}

fn line(finding: &AuditFinding) -> String {
    let articles: Vec<_> = finding.because.iter().map(|c: &view::Citation| c.article.as_str()).collect();
    format!("{},{},{},{}", finding.game, finding.ply, finding.kind, articles.join(" "))
}

#[test]
fn every_made_game_gives_its_findings_and_no_others() {
    let expected = std::fs::read_to_string(cases().join("audit/findings.csv")).unwrap();
    let pgn = std::fs::read(cases().join("audit/games.pgn")).unwrap();
    let lines: Vec<_> = found("games.pgn", &pgn, 1).iter().map(line).collect();
    let expected: Vec<_> =
        expected.lines().skip(1).map(|l| l.rsplit_once(',').unwrap().0.to_owned()).collect();
    assert_eq!(lines, expected);
}

#[test]
fn the_old_text_draws_nothing_by_itself_and_has_its_own_articles() {
    let pgn = std::fs::read(cases().join("audit/games.pgn")).unwrap();
    let lines: Vec<_> = found_under(Edition::Old, "games.pgn", &pgn, 1).iter().map(line).collect();
    let finds = |kind: &str| lines.iter().any(|line| line.contains(kind));
    for none in [",fivefold,", ",seventy-five,", ",dead,", ",cannot-mate,", ",9."] {
        assert!(!finds(none), "{none}: {lines:?}");
    }
    assert!(finds(",threefold,12.3 (b)"), "{lines:?}");
}

#[test]
fn many_threads_find_the_same_in_the_same_order() {
    let one = std::fs::read(cases().join("audit/games.pgn")).unwrap();
    // Some blocks' worth.
    let many = one.repeat(2 * 1024 * 1024 / one.len() + 1);
    let alone: Vec<_> = found("many", &many, 1).iter().map(line).collect();
    let together: Vec<_> = found("many", &many, 3).iter().map(line).collect();
    assert!(alone.len() > 1000);
    assert_eq!(alone, together);
}

#[test]
fn an_audit_can_be_broken_off() {
    let one = std::fs::read(cases().join("audit/games.pgn")).unwrap();
    let many = one.repeat(4 * 1024 * 1024 / one.len() + 1);
    for threads in [1, 3] {
        let source = AuditSource {
            name: "x".to_owned(),
            bytes: many.as_slice(),
            length: many.len() as u64,
            edition: Edition::Fide2023,
        };
        let mut blocks = 0;
        let stopped = audit(
            [source],
            threads,
            |_| {},
            |_| {
                blocks += 1;
                if blocks == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        assert!(matches!(stopped, Err(ActionError::Cancelled)));
    }
}

#[test]
fn the_vectors_of_the_core_are_found_in_an_audit_too() {
    for (name, first, second) in
        [("repetition.csv", "threefold", "fivefold"), ("fifty.csv", "fifty", "seventy-five")]
    {
        let text = std::fs::read_to_string(cases().join("core").join(name)).unwrap();
        for row in text.lines().skip(1) {
            let row: Vec<_> = row.split(',').collect();
            let [id, fen, moves, early, _, rest @ ..] = row.as_slice() else { panic!("{row:?}") };
            let late = if first == "threefold" { rest[1] } else { rest[0] };
            let pgn = format!("[Event \"{id}\"]\n[FEN \"{fen}\"]\n[SetUp \"1\"]\n\n{moves} *\n");
            let findings = found(id, pgn.as_bytes(), 1);
            if findings.iter().any(|f| f.kind == "start") {
                // No game can be played from there; what is on the board is for the claim desk.
                continue;
            }
            let at = |kind: &str| findings.iter().find(|f| f.kind == kind).map(|f| f.ply.to_string());
            assert_eq!(at(first).unwrap_or_default(), *early, "{id}");
            let mated = findings.iter().any(|f| f.kind == "mate" && f.ply.to_string() == late);
            if !mated {
                assert_eq!(at(second).unwrap_or_default(), late, "{id}");
            }
        }
    }
}

#[test]
fn nothing_that_is_handed_in_makes_an_audit_fail() {
    for entry in std::fs::read_dir(cases().join("pgn")).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            continue;
        }
        let bytes = std::fs::read(&path).unwrap();
        found(&path.display().to_string(), &bytes, 2);
    }
}

#[tokio::test]
async fn the_games_of_a_round_are_looked_through_with_their_boards() {
    let mut hall = Hall::new("audit_round").await;
    let section = hall.section("A");
    let before = audit::recorded(hall.session.state(), section, RoundNo(3));
    let before = before.source("before".to_owned()).length;
    for (board, movetext) in [
        (2, "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *"),
        (4, "1. e4 e5 2. Ke3 Nf6 3. Nf3 *"),
        (5, "1. e4 \"}{ (e5 2. Nf3 *"),
        (6, "1. e4 {[%clk 1:29:00]} e5 {[%clk 0:00:00]} 2. Nf3 {[%clk 3:10:00]} Nc6 *"),
    ] {
        let game = hall.game("A", 3, board).to_string();
        let (source, movetext) = ("board".to_owned(), movetext.to_owned());
        hall.record(1, &Command::Moves { game, source, movetext, start_fen: None }).await.unwrap();
    }
    let games = audit::recorded(hall.session.state(), section, RoundNo(3));
    assert!(games.source(String::new()).length > before);
    let shown =
        audit::all_of(games.source("A3".to_owned()), &games, 1, |_| ControlFlow::Continue(())).unwrap();
    let seen: Vec<_> = shown
        .findings
        .iter()
        .map(|one| (one.board, one.finding.kind.as_str(), one.finding.ply, one.finding.move_text.as_str()))
        .collect();
    assert!(seen.contains(&(Some(2), "threefold", 8, "4…Ng8")), "{seen:?}");
    assert!(seen.contains(&(Some(4), "illegal", 3, "2.")), "{seen:?}");
    assert!(seen.contains(&(Some(6), "clock", 3, "2.Nf3")), "{seen:?}");
    assert!(seen.contains(&(Some(6), "clock", 4, "2…Nc6")), "{seen:?}");
    let game = hall.game("A", 3, 2).to_string();
    assert!(shown.findings.iter().any(|one| one.game.as_deref() == Some(game.as_str())));
    assert_eq!((shown.stopped, shown.says.id.as_str()), (false, "audit-done"));

    // Stopped, it answers what it has; a file without games is refused.
    let stopped = audit::all_of(games.source(String::new()), &games, 1, |_| ControlFlow::Break(())).unwrap();
    assert!(stopped.stopped && stopped.says.id == "audit-stopped");
    let empty = AuditSource {
        name: "letter.txt".to_owned(),
        bytes: &b"Dear arbiter"[..],
        length: 12,
        edition: Edition::Fide2023,
    };
    let refused =
        audit::all_of(empty, &RecordedGames::default(), 2, |_| ControlFlow::Continue(())).unwrap_err();
    assert_eq!(refused.messages()[0].id, "games-none");
}

#[test]
fn a_game_of_a_file_is_found_again_by_its_number() {
    let pgn = std::fs::read(cases().join("audit/games.pgn")).unwrap();
    let fourth = audit::game_of(pgn.as_slice(), 4).unwrap().unwrap();
    assert_eq!((fourth.line.len(), fourth.stops.is_some()), (2, true));
    assert!(audit::game_of(pgn.as_slice(), 10_000).unwrap().is_none());
}

#[test]
fn a_file_without_games_is_named_after_the_others_were_looked_through() {
    let edition = laws::Edition::Fide2023;
    let source =
        |name: &str, bytes: &'static [u8]| AuditSource { name: name.to_owned(), bytes, length: 0, edition };
    for threads in [1, 2] {
        let sources = [source("picture.png", b"\x89PNG\r\n\x1a\n\0\0"), source("games.pgn", b"1. e4 e4 *")];
        let mut findings = 0;
        let looked = audit_chosen(sources.into(), threads, |_| findings += 1, |_| ControlFlow::Continue(()));
        let error = looked.unwrap().1.unwrap();
        assert_eq!((error.messages()[0].id.as_str(), findings), ("games-none", 1));
    }
}
