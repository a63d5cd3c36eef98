//! Two records of one game, one or both of them faulty: the game is found, and the fault is named.

use std::{fs, path::PathBuf};

use notation::{
    game::{Game, RestToken},
    language::ENGLISH,
    position::StartPosition,
    scoresheet::{Comparison, Finding, KnownFacts, Reason, Sheet, Whose, compare},
};
use shakmaty::{Move, Position};

/// Real games without a fault, as entries and moves.
fn games() -> Vec<(Vec<String>, Vec<Move>)> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/cases/notation/scoresheet.csv");
    let text = fs::read_to_string(path).expect("table is there");
    text.lines()
        .skip(1)
        .map(|line| line.split(',').collect::<Vec<_>>())
        .filter(|row| row[3] == "ok")
        .map(|row| {
            let entries: Vec<String> = row[1].split(' ').map(str::to_owned).collect();
            let tokens = entries.iter().map(|text| RestToken { text: text.clone(), ..RestToken::default() });
            let game = Game::from_record(StartPosition::default(), tokens, &ENGLISH);
            assert!(game.rest.is_none());
            (entries, game.moves.iter().map(|m| m.mv).collect())
        })
        .collect()
}

/// The moves of a sheet that is legal throughout.
fn moves_of(sheet: &[String]) -> Option<Vec<Move>> {
    let tokens = sheet.iter().map(|text| RestToken { text: text.clone(), ..RestToken::default() });
    let game = Game::from_record(StartPosition::default(), tokens, &ENGLISH);
    game.rest.is_none().then(|| game.moves.iter().map(|m| m.mv).collect())
}

fn both(white: &[String], black: &[String]) -> Comparison {
    let white = Sheet::new(white.to_vec());
    let black = Sheet::new(black.to_vec());
    compare(&StartPosition::default(), &white, Some(&black), &KnownFacts::default())
}

#[test]
fn equal_sheets_agree_throughout() {
    for (entries, moves) in games() {
        let found = both(&entries, &entries);
        assert_eq!(found.moves(), moves);
        assert_eq!((found.doubt, found.findings.len()), (0, 0));
        assert!(found.rows.iter().all(|row| row.reason == Some(Reason::BothAgree)));
    }
}

#[test]
fn a_fault_on_one_sheet_is_put_right_by_the_other() {
    let mut tried = 0;
    for (n, (entries, moves)) in games().into_iter().enumerate().step_by(4) {
        for at in [4 + n % 5, entries.len() / 2 + n % 7, entries.len() - 4].into_iter().skip(n % 3).take(1) {
            let mut faulty: Vec<(&str, Vec<String>)> = Vec::new();
            let mut with = |name: &'static str, change: &dyn Fn(&mut Vec<String>)| {
                let mut sheet = entries.clone();
                change(&mut sheet);
                if sheet != entries {
                    faulty.push((name, sheet));
                }
            };
            with("illegible", &|s| s[at] = "~~".to_owned());
            with("scrawl", &|s| s[at] = "N?x".to_owned());
            with("blank", &|s| s[at] = String::new());
            with("missing", &|s| drop(s.remove(at)));
            with("doubled", &|s| s.insert(at, s[at].clone()));
            with("doubled pair", &|s| {
                let pair = [s[at].clone(), s[at + 1].clone()];
                s.splice(at..at, pair);
            });
            with("missing pair", &|s| drop(s.drain(at..at + 2)));
            with("exchanged", &|s| s.swap(at, at + 2));
            with("colours exchanged", &|s| s.swap(at, at + 1));
            with("ended early", &|s| s.truncate(at));
            with("wrong square", &|s| s[at] = "Qa9".to_owned());
            for (name, sheet) in faulty {
                // A faulty sheet that is a game too cannot be told from the right one.
                let other = moves_of(&sheet);
                for found in [both(&sheet, &entries), both(&entries, &sheet)] {
                    let right = found.moves() == moves || Some(found.moves()) == other;
                    assert!(
                        right,
                        "{name} at {at}: doubt {} {:?} {}",
                        found.doubt,
                        found.findings,
                        entries.join(" ")
                    );
                }
                tried += 1;
            }
        }
    }
    assert!(tried > 90, "{tried}");
}

#[test]
fn faults_on_both_sheets_far_apart_are_put_right() {
    for (entries, moves) in games().into_iter().step_by(3) {
        let (mut white, mut black) = (entries.clone(), entries.clone());
        white.remove(6);
        let late = black.len() - 5;
        black[late] = "--".to_owned();
        black.remove(20);
        let found = both(&white, &black);
        assert!(found.moves() == moves, "{}", entries.join(" "));
        assert!(found.doubt > 0);
    }
}

#[test]
fn findings_name_the_fault() {
    let entries: Vec<String> = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7".split(' ').map(str::to_owned).collect();
    let with = |change: &dyn Fn(&mut Vec<String>)| {
        let mut sheet = entries.clone();
        change(&mut sheet);
        both(&sheet, &entries).findings
    };
    let first = |ply| Finding::FirstDifference { ply };
    assert_eq!(with(&|s| drop(s.remove(3))), [first(4), Finding::Missing { sheet: Whose::White, ply: 4 }]);
    assert_eq!(with(&|s| s.insert(4, "Nc6".to_owned())).first(), Some(&first(5)),);
    assert!(
        with(&|s| s.insert(4, "Nc6".to_owned()))
            .contains(&Finding::Doubled { sheet: Whose::White, entry: 4 })
    );
    assert_eq!(
        with(&|s| s.swap(4, 6)),
        [first(5), Finding::Exchanged { sheet: Whose::White, entry: 4, with: 6 }]
    );
    assert_eq!(
        with(&|s| s[5] = "?".to_owned()),
        [first(6), Finding::Unclear { sheet: Whose::White, entry: 5 }]
    );
}

#[test]
fn the_final_position_decides_between_two_legal_records() {
    let white = Sheet::new("e4 e5 Nf3 Nc6 Bb5 a6".split(' '));
    let black = Sheet::new("e4 e5 Nf3 Nc6 Bc4 a6".split(' '));
    let start = StartPosition::default();
    for (entries, last) in [(&white, Whose::White), (&black, Whose::Black)] {
        let tokens = entries.entries.iter().map(|t| RestToken { text: t.clone(), ..RestToken::default() });
        let end = Game::from_record(start.clone(), tokens, &ENGLISH).final_position();
        let known = KnownFacts { final_position: Some(end.clone()), ..KnownFacts::default() };
        let found = compare(&start, &white, Some(&black), &known);
        assert_eq!(found.final_position.board(), end.board());
        assert_eq!(found.rows[4].reason, Some(Reason::Preferred(last)));
        assert_eq!(found.rows[4].alternatives.len(), 1);
        assert_eq!(found.white_alone.reaches_final, Some(last == Whose::White));
    }
    let undecided = compare(&start, &white, Some(&black), &KnownFacts::default());
    let other = undecided.rows[4].alternatives[0];
    let known = KnownFacts { decided: vec![(5, other)], ..KnownFacts::default() };
    let picked = compare(&start, &white, Some(&black), &known);
    assert_eq!(picked.rows[4].mv, Some(other));
    assert_eq!(picked.rows[4].reason, Some(Reason::Decided));
}

#[test]
fn one_sheet_alone_is_explained_as_far_as_it_goes() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/cases/notation/scoresheet.csv");
    let text = fs::read_to_string(path).expect("table is there");
    let (mut faulty, mut named) = (0, 0);
    for row in text.lines().skip(1).step_by(4).map(|line| line.split(',').collect::<Vec<_>>()) {
        let sheet = Sheet::new(row[1].split(' '));
        let found = compare(&StartPosition::default(), &sheet, None, &KnownFacts::default());
        let first_fault: usize = row[2].parse().expect("a number");
        assert_eq!(found.white_alone.complete, first_fault == 0);
        if first_fault == 0 {
            assert_eq!(found.doubt, 0);
            continue;
        }
        assert_eq!(found.white_alone.legal_plies, first_fault - 1);
        assert!(found.doubt > 0 && !found.findings.is_empty());
        let kind = |finding: &Finding| match row[4] {
            "dup-ply" => matches!(finding, Finding::Doubled { .. }),
            "skip-ply" => matches!(finding, Finding::Missing { .. }),
            "swap-moves" => matches!(finding, Finding::Exchanged { .. }),
            _ => matches!(finding, Finding::Unclear { .. }),
        };
        faulty += 1;
        let right = found.findings.iter().any(kind);
        named += usize::from(right);
        if !right {
            println!(
                "{} at {}: doubt {} {:?}",
                row[4],
                row[5],
                found.doubt,
                found.findings.iter().take(3).collect::<Vec<_>>()
            );
        }
    }
    println!("{named} of {faulty} faults named by one sheet alone");
    assert!(named * 10 >= faulty * 8, "{named} of {faulty}");
}
