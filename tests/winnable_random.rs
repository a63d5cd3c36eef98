//! A small part of the torture run, and the first dead position of a game against asking every position.

#[allow(dead_code)]
#[path = "torture/winnable.rs"]
mod torture;

use shakmaty::{Chess, Position};
use winnable::{Budget, Control, DeadPosition, FirstDead, dead_position, first_dead_ply};

#[test]
fn claims_hold_against_a_list_of_everything_that_can_follow() {
    let counts = torture::run(600, 7, 20_000);
    assert_eq!(counts.contradictions, 0);
    assert!(counts.winnable > 600 && counts.by_search > 0, "{counts:?}");
}

/// A game of legal moves chosen without thought, from a fixed start of the generator.
fn game(seed: u64, plies: usize) -> Vec<Chess> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut positions = vec![Chess::default()];
    while positions.len() <= plies {
        let mut next = positions[positions.len() - 1].clone();
        let moves = next.legal_moves();
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        // Captures first, so that the board empties.
        let captures: Vec<_> = moves.iter().filter(|m| m.is_capture()).copied().collect();
        let choice = if captures.is_empty() { moves.to_vec() } else { captures };
        if choice.is_empty() {
            break;
        }
        next.play_unchecked(choice[(state >> 20) as usize % choice.len()]);
        positions.push(next);
    }
    positions
}

#[test]
fn bisection_finds_the_first_dead_position() {
    let mut found = 0;
    for seed in 1..=8 {
        let positions = game(seed, 400);
        let is_dead = |p: &Chess| {
            let answer = dead_position(p, &Budget::INTERACTIVE, &mut |_| Control::Continue);
            matches!(answer, DeadPosition::Dead { .. })
        };
        let expected = positions.iter().position(is_dead);
        let first = match first_dead_ply(&positions, &[], &Budget::INTERACTIVE) {
            FirstDead::AtPly { ply, doubtful, .. } => {
                assert!(!doubtful);
                Some(ply)
            }
            FirstDead::Never { .. } => None,
        };
        assert_eq!(first, expected, "seed {seed}");
        found += usize::from(first.is_some());
    }
    assert!(found > 0);
}

#[test]
fn an_illegal_move_starts_the_argument_again() {
    let read = |fen: &str| winnable::Query::parse(&format!("{fen};w")).unwrap().position;
    let dead = read("8/8/4k3/8/8/3K4/8/8 w - - 0 1");
    let alive = read("8/8/4k3/8/8/3K4/4P3/8 w - - 0 1");
    // A pawn appears by an illegal move: the dead position before it must not be overlooked.
    let positions = [alive.clone(), dead.clone(), alive.clone(), alive];
    let first = first_dead_ply(&positions, &[2], &Budget::INTERACTIVE);
    assert_eq!(first, FirstDead::AtPly { ply: 1, moves_left: true, doubtful: false });
    assert_eq!(first_dead_ply(&[], &[], &Budget::INTERACTIVE), FirstDead::Never { doubtful: false });
    assert_eq!(first_dead_ply(&positions[2..], &[9, 0], &Budget::QUICK), FirstDead::Never { doubtful: true });
}
