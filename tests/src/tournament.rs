//! Large tournaments for measuring: a long journal, the acts of every round again and again, about one and a half facts
//! each; and a tournament report.

use std::fmt::Write as _;

use desk::entry::Entry;
use desk::fact::*;
use desk::ids::*;
use desk::words::*;
use uuid::Uuid;

use crate::journal::Scribe;

/// Tables in one round.
const BOARDS: u16 = 300;

/// A journal of exactly `count` entries by one desk.
pub fn journal(count: usize) -> Vec<Entry> {
    let mut desk = Scribe::new(1);
    let section = SectionId(Uuid::from_u128(1));
    let named = Section { section, code: "A".into(), name: "Open".into(), place: 1, rounds: Some(9) };
    let mut entries = vec![desk.entry(EntryKind::Section, vec![named.into()])];
    entries.extend((0..2 * BOARDS).map(|n| desk.entry(EntryKind::Player, vec![player(section, n).into()])));
    for round in 1.. {
        for board in 1..=BOARDS {
            let made = EntryId(Uuid::from_u128(u128::from(round) << 32 | u128::from(board)));
            let (pairing, game) = (PairingId::of(made, 0), GameId::of(made, 1));
            let (white, black) = (player_id(2 * board - 2), player_id(2 * board - 1));
            let paired = Pairing {
                pairing,
                section,
                round: RoundNo(round),
                board: Some(BoardNo(board)),
                white,
                black,
                match_no: None,
                match_board: None,
            };
            let begun = Game { game, pairing, replaces: None, reason: None };
            entries.push(desk.entry(EntryKind::Pairing, vec![paired.into(), begun.into()]));
            for player in [white, black] {
                let arrived = Arrival { game, player, arrived_at: crate::journal::START };
                entries.push(desk.entry(EntryKind::Arrival, vec![arrived.into()]));
            }
            let moves = Moves {
                game,
                source: MovesSource::White,
                start_fen: None,
                movetext: "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6".into(),
            };
            let note = Note {
                section: None,
                round: None,
                game: Some(game),
                player: None,
                text: "Draw offer.".into(),
            };
            entries.push(desk.entry(EntryKind::Moves, vec![moves.into(), note.clone().into()]));
            entries.push(desk.entry(EntryKind::Note, vec![note.clone().into()]));
            entries.push(desk.entry(EntryKind::Note, vec![note.clone().into(), note.into()]));
            if entries.len() >= count {
                entries.truncate(count);
                return entries;
            }
        }
    }
    entries
}

fn player_id(n: u16) -> PlayerId {
    PlayerId(Uuid::from_u128(0x91a7_0000 + u128::from(n)))
}

fn player(section: SectionId, n: u16) -> Player {
    Player {
        player: player_id(n),
        section,
        starting_no: Some(n + 1),
        name: format!("Player, Number {n}"),
        title: None,
        sex: None,
        rating: Some(2000),
        federation: Some("GER".into()),
        fide_number: None,
        birth: None,
        team: None,
        team_board: None,
    }
}

/// A tournament report (TRF16) of so many players, an even number: all rounds but the last are played, the last one is
/// paired.
pub fn report(players: usize, rounds: usize) -> String {
    let mut text = String::from("012 Large Open\n042 2026/03/01\n052 2026/03/09\nXXR ");
    writeln!(text, "{rounds}").unwrap();
    let seat = |round: usize, player: usize| {
        // The circle: the last player stands still, the others turn around it.
        let turning = players - 1;
        if player == turning {
            return (round % turning, round.is_multiple_of(2));
        }
        let opponent = (2 * round + turning - player) % turning;
        if opponent == player {
            (turning, round % 2 == 1)
        } else {
            (opponent, (player < opponent) == round.is_multiple_of(2))
        }
    };
    for player in 0..players {
        let mut line = String::new();
        let mut halves = 0;
        for round in 0..rounds {
            let (opponent, white) = seat(round, player);
            let draw = (player.min(opponent) + round).is_multiple_of(3);
            let wins = player < opponent;
            let result = match (round + 1 == rounds, draw, wins) {
                (true, ..) => ' ',
                (_, true, _) => '=',
                (_, _, true) => '1',
                (_, _, false) => '0',
            };
            halves += match result {
                '1' => 2,
                '=' => 1,
                _ => 0,
            };
            write!(line, "  {:>4} {} {result}", opponent + 1, if white { 'w' } else { 'b' }).unwrap();
        }
        writeln!(
            text,
            "001 {:>4} m{:>3} {:<33} {:>4} {:<3} {:>11} {:<10} {:>4} {:>4}{line}",
            player + 1,
            "",
            format!("Player{:03}, Test", player + 1),
            2500 - player,
            "NOR",
            91_000_000 + player,
            "1990/01/01",
            format!("{}.{}", halves / 2, halves % 2 * 5),
            player + 1
        )
        .unwrap();
    }
    text
}
