//! Properties of the readers and writers: whatever a section looks like it is read back as it was written, and no
//! bytes whatever make a reader panic.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::path::Path;

use desk::roster::{
    Bye, ByeKind, Competitor, FideNumber, HalfPoints, Outcome, Pairing, PartialDate, Player, PlayerKey,
    PointChange, RequestedBye, Roster, Round, Sex, StatedResult, TeamKey, Title,
};
use exchange::ReadOptions;
use exchange::trf::{self, Profile};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// A runner with a fixed seed: the same cases on every machine. `FLAGFALL_TORTURE` multiplies their number.
fn runner(cases: u32) -> TestRunner {
    let times = std::env::var("FLAGFALL_TORTURE").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    let cases = cases.saturating_mul(times);
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]))
}

fn name() -> impl Strategy<Value = String> {
    let letters = prop::sample::select(vec![
        "Alpha",
        "Müller",
        "Ößling",
        "Nguyễn",
        "Петрова",
        "Παππάς",
        "d’Orléans",
        "O-Neill",
        "Ž",
    ]);
    (letters.clone(), letters).prop_map(|(family, given)| format!("{family}, {given}"))
}

prop_compose! {
    fn player(key: u32)(
        name in name(),
        fide_number in prop::option::of(1_u64..99_999_999_999),
        title in prop::option::of(prop::sample::select(Title::ALL.to_vec())),
        woman in prop::option::of(any::<bool>()),
        rating in prop::option::of(1_u16..=3000),
        birth in prop::option::of((1930_u16..2020, 0_u8..=12, 0_u8..=28)),
    ) -> Player {
        Player {
            starting_number: Some(key),
            fide_number: fide_number.map(FideNumber),
            title,
            sex: woman.map(|woman| if woman { Sex::Woman } else { Sex::Man }),
            rating,
            federation: "NOR".to_owned(),
            birth: birth.and_then(|(year, month, day)| {
                PartialDate::new(year, month, if month == 0 { 0 } else { day })
            }),
            ..Player::named(PlayerKey(key), name)
        }
    }
}

/// One round: who sits against whom by a permutation, and results or byes.
fn round(number: u16, players: u32) -> impl Strategy<Value = Round> {
    let order = Just((1..=players).collect::<Vec<u32>>()).prop_shuffle();
    let results = prop::collection::vec((0_usize..11, any::<bool>()), players as usize);
    let byes = prop::collection::vec(0_usize..6, players as usize);
    (order, results, byes, 0_usize..4).prop_map(move |(order, results, byes, away)| {
        let seated = order.len().saturating_sub(away) / 2 * 2;
        let pairings = order[..seated].chunks(2).zip(results).map(|(pair, (outcome, rated))| {
            let result = Outcome::ALL.get(outcome).map(|&outcome| StatedResult {
                outcome,
                white_points: HalfPoints::ZERO,
                black_points: HalfPoints::ZERO,
                rated: rated && !outcome.is_forfeit(),
            });
            Pairing {
                board: 0,
                board_stated: false,
                seat: None,
                white: PlayerKey(pair[0]),
                black: PlayerKey(pair[1]),
                colours_stated: true,
                result,
                adjourned: result.is_none() && outcome == 10,
            }
        });
        let kinds = [
            ByeKind::PairingAllocated,
            ByeKind::FullPoint,
            ByeKind::HalfPoint,
            ByeKind::ZeroPoint,
            ByeKind::LossWithoutOpponent,
            ByeKind::NotPaired,
        ];
        let byes = order[seated..].iter().zip(byes);
        let byes = byes.map(|(&player, kind)| Bye { player: PlayerKey(player), kind: kinds[kind] });
        Round { number, pairings: pairings.collect(), byes: byes.collect() }
    })
}

fn roster() -> impl Strategy<Value = Roster> {
    (4_u32..14, 0_u16..5).prop_flat_map(|(count, rounds)| {
        let players: Vec<_> = (1..=count).map(player).collect();
        let rounds: Vec<_> = (1..=rounds).map(move |number| round(number, count)).collect();
        let change = (prop::option::of(-4_i32..5), prop::option::of(1_u16..9), 1..=count);
        let bye = prop::option::of((1..=count, 0_usize..3));
        (players, rounds, prop::collection::vec(change, 0..3), bye).prop_map(
            |(players, rounds, changes, bye)| {
                let kinds = [ByeKind::FullPoint, ByeKind::HalfPoint, ByeKind::ZeroPoint];
                let next = u16::try_from(rounds.len()).unwrap() + 1;
                let bye = bye.map(|(player, kind)| RequestedBye {
                    round: next,
                    who: Competitor::Player(PlayerKey(player)),
                    kind: kinds[kind],
                });
                let changes = changes.into_iter().filter_map(|(points, round, player)| {
                    Some(PointChange {
                        revalues: None,
                        match_points: None,
                        points: Some(HalfPoints(points?)),
                        round,
                        who: vec![Competitor::Player(PlayerKey(player))],
                    })
                });
                let mut roster = Roster {
                    players,
                    rounds,
                    requested_byes: bye.into_iter().collect(),
                    point_changes: changes.collect(),
                    ..Roster::default()
                };
                roster.facts.name = "Fjord Open".to_owned();
                roster.facts.rounds_planned = Some(9);
                roster
            },
        )
    })
}

/// Results, colours and byes of a round without what the reader adds (boards, points) and in one order.
fn essence(round: &Round) -> (Vec<String>, Vec<(PlayerKey, ByeKind)>) {
    let mut pairings: Vec<String> = round
        .pairings
        .iter()
        .map(|pairing| {
            let result = pairing.result.map(|result| (result.outcome, result.rated));
            format!("{}–{} {result:?} {}", pairing.white, pairing.black, pairing.adjourned)
        })
        .collect();
    pairings.sort();
    let mut byes: Vec<_> = round.byes.iter().map(|bye| (bye.player, bye.kind)).collect();
    byes.sort_by_key(|bye| bye.0);
    (pairings, byes)
}

/// Whether a round would be read as paired at all.
fn is_paired(round: &Round) -> bool {
    let allocated = [ByeKind::PairingAllocated, ByeKind::LossWithoutOpponent];
    !round.pairings.is_empty() || round.byes.iter().any(|bye| allocated.contains(&bye.kind))
}

#[test]
fn any_section_is_read_back_as_it_was_written() {
    runner(300)
        .run(&roster(), |mut roster| {
            while roster.rounds.last().is_some_and(|round| !is_paired(round)) {
                roster.rounds.pop();
                roster.requested_byes.clear();
            }
            for profile in [Profile::AsNeeded, Profile::Trf26] {
                let written = trf::write(&roster, profile);
                let read = exchange::read("", &written.bytes, ReadOptions::default());
                let read = read.map_err(|error| TestCaseError::fail(format!("{error:?}")))?.roster;
                prop_assert_eq!(read.rounds.len(), roster.rounds.len());
                for (after, before) in read.rounds.iter().zip(&roster.rounds) {
                    prop_assert_eq!(essence(after), essence(before));
                }
                prop_assert_eq!(&read.requested_byes, &roster.requested_byes);
                prop_assert_eq!(&read.point_changes, &roster.point_changes);
                for (after, before) in read.players.iter().zip(&roster.players) {
                    let mut after = after.clone();
                    (after.points, after.rank) = (None, None);
                    prop_assert_eq!(&after, before);
                }
            }
            Ok(())
        })
        .unwrap();
}

/// Something a careless program, editor or transfer does to a file.
#[derive(Debug, Clone)]
enum Damage {
    Set(usize, u8),
    Remove(usize, usize),
    Insert(usize, Vec<u8>),
    Repeat(usize, usize),
    Cut(usize),
}

fn damage() -> impl Strategy<Value = Damage> {
    let place = 0_usize..20_000;
    prop_oneof![
        (place.clone(), any::<u8>()).prop_map(|(at, byte)| Damage::Set(at, byte)),
        (place.clone(), 1_usize..40).prop_map(|(at, count)| Damage::Remove(at, count)),
        (place.clone(), prop::collection::vec(any::<u8>(), 1..12)).prop_map(|(at, b)| Damage::Insert(at, b)),
        (place.clone(), 1_usize..200).prop_map(|(at, count)| Damage::Repeat(at, count)),
        place.prop_map(Damage::Cut),
    ]
}

fn damaged(bytes: &[u8], damages: &[Damage]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for damage in damages {
        let place = |at: usize| at % bytes.len().max(1);
        match damage {
            Damage::Set(at, byte) if !bytes.is_empty() => {
                let at = place(*at);
                bytes[at] = *byte;
            }
            Damage::Remove(at, count) => {
                let from = place(*at);
                bytes.drain(from.min(bytes.len())..(from + count).min(bytes.len()));
            }
            Damage::Insert(at, new) => {
                let at = place(*at);
                bytes.splice(at..at, new.iter().copied());
            }
            Damage::Repeat(at, count) => {
                let from = place(*at);
                let piece = bytes[from.min(bytes.len())..(from + count).min(bytes.len())].to_vec();
                bytes.splice(from..from, piece);
            }
            Damage::Cut(at) => bytes.truncate(place(*at)),
            Damage::Set(..) => {}
        }
    }
    bytes
}

/// Every case of ours, and where they are there some files of other kinds.
fn samples() -> Vec<Vec<u8>> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut folders = vec![own.join("trf"), own.join("lists")];
    if let Some(root) = std::env::var_os("FLAGFALL_CORPUS") {
        folders.extend(["swiss-manager", "spreadsheets"].map(|folder| Path::new(&root).join(folder)));
    }
    let mut files: Vec<_> = folders
        .iter()
        .flat_map(|folder| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()))
        .filter(|path| path.extension().is_some_and(|extension| extension != "json"))
        .collect();
    files.sort();
    files.iter().map(|path| std::fs::read(path).unwrap()).filter(|bytes| bytes.len() < 20_000).collect()
}

/// What every reader promises about a roster (see `desk::roster::Roster`).
fn broken_promise(roster: &Roster) -> Option<String> {
    let keys: BTreeSet<PlayerKey> = roster.players.iter().map(|player| player.key).collect();
    let teams: BTreeSet<TeamKey> = roster.teams.iter().map(|team| team.key).collect();
    if keys.len() != roster.players.len() || teams.len() != roster.teams.len() {
        return Some("a key twice".to_owned());
    }
    let exists = |who: &Competitor| match who {
        Competitor::Player(player) => keys.contains(player),
        Competitor::Team(team) => teams.contains(team),
    };
    let known = roster.teams.iter().flat_map(|team| &team.players).all(|player| keys.contains(player))
        && roster.absent_next_round.iter().all(|player| keys.contains(player))
        && roster.requested_byes.iter().all(|bye| exists(&bye.who))
        && roster.point_changes.iter().all(|change| change.who.iter().all(exists));
    if !known {
        return Some("somebody who is not in the roster".to_owned());
    }
    let most = roster.scoring.unwrap_or_default();
    let most = [most.white_win, most.black_win, most.forfeit_win].into_iter().max().unwrap();
    for round in &roster.rounds {
        let pairs = round.pairings.iter().flat_map(|pairing| [pairing.white, pairing.black]);
        let seated: Vec<PlayerKey> = pairs.chain(round.byes.iter().map(|bye| bye.player)).collect();
        let different: BTreeSet<&PlayerKey> = seated.iter().collect();
        if different.len() != seated.len() || !seated.iter().all(|player| keys.contains(player)) {
            return Some(format!("round {}: seated twice, or nobody", round.number));
        }
        if round.pairings.iter().any(|pairing| pairing.board == 0) {
            return Some(format!("round {}: a game without a board", round.number));
        }
        let outcomes =
            round.pairings.iter().filter_map(|pairing| pairing.result).map(|result| result.outcome);
        let points = round.pairings.iter().filter_map(|pairing| pairing.result);
        let decided = [Outcome::WhiteWins, Outcome::BlackWins];
        let too_much = outcomes.zip(points).any(|(outcome, result)| {
            decided.contains(&outcome) && result.white_points.max(result.black_points) > most
        });
        if too_much {
            return Some(format!("round {}: more than a win", round.number));
        }
    }
    None
}

#[test]
fn no_damage_makes_a_reader_panic_and_what_is_read_can_be_written() {
    let samples = samples();
    let strategy = (0..samples.len(), prop::collection::vec(damage(), 1..6));
    runner(600)
        .run(&strategy, |(sample, damages)| {
            let bytes = damaged(&samples[sample], &damages);
            if let Ok(read) = exchange::read("report.trf", &bytes, ReadOptions::default()) {
                prop_assert_eq!(broken_promise(&read.roster), None);
                let written = trf::write(&read.roster, Profile::AsNeeded);
                let again = exchange::read("report.trf", &written.bytes, ReadOptions::default());
                prop_assert!(again.is_ok(), "{again:?}");
            }
            Ok(())
        })
        .unwrap();
}

#[test]
fn no_bytes_at_all_make_a_reader_panic() {
    runner(600)
        .run(&prop::collection::vec(any::<u8>(), 0..400), |bytes| {
            let _ = exchange::read("anything", &bytes, ReadOptions::default());
            Ok(())
        })
        .unwrap();
}
