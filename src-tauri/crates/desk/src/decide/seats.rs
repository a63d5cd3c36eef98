//! Nobody sits at two boards of a round, and no board has two games: what is put together at once, or comes back when an
//! entry is taken back, is held against what stands.

use std::collections::BTreeSet;

use laws::Message;

use super::Decided;
use crate::entry::{Entry, Hash};
use crate::fact::Fact;
use crate::ids::*;
use crate::refusal::Refusal;
use crate::state::State;

/// Refuses what would seat somebody twice, or two pairings at one board. A state in which that is so already refuses
/// nothing more.
pub(super) fn seated_once(state: &State, entry: EntryId, decided: Decided) -> Result<Decided, Refusal> {
    let mut after = state.clone();
    after.apply(Entry {
        id: entry,
        desk: DeskId(entry.0),
        seq: 1,
        recorded_at: 0,
        occurred_at: None,
        recorded_by: None,
        kind: decided.kind,
        about: decided.about,
        facts: decided.facts.clone(),
        prev_hash: Hash::default(),
    });
    let before = twice(state);
    match twice(&after).into_iter().find(|collision| !before.contains(collision)) {
        Some(Collision::Player(player, round, board)) => {
            let name = after.player(player).map_or("", |p| p.name.as_str());
            let message = Message::new("refused-already-paired").with("name", name);
            Err(Refusal::desk(message.with("round", u32::from(round.0)).with("board", u32::from(board))))
        }
        Some(Collision::Board(_, _, board)) => {
            Err(Refusal::desk(Message::new("refused-board-taken").with("board", u32::from(board.0))))
        }
        None => Ok(decided),
    }
}

/// Whether an entry, or the one it takes back, says who plays whom.
pub(super) fn about_seats(state: &State, entry: &Entry) -> bool {
    entry.facts.iter().any(|fact| match fact {
        Fact::Pairing(_) | Fact::Unpairing(_) => true,
        Fact::Taken(taken) => state.number(taken.about).and_then(|no| state.entry(no)).is_some_and(|inner| {
            inner.facts.iter().any(|f| matches!(f, Fact::Pairing(_) | Fact::Unpairing(_)))
        }),
        _ => false,
    })
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Collision {
    Player(PlayerId, RoundNo, u16),
    Board(SectionId, RoundNo, BoardNo),
}

fn twice(state: &State) -> BTreeSet<Collision> {
    let mut found = BTreeSet::new();
    for (section, held) in &state.sections {
        for round in held.rounds.keys() {
            let (mut players, mut boards) = (BTreeSet::new(), BTreeSet::new());
            for pairing in state.pairings_in_order(*section, *round) {
                let at = pairing.board.map_or(0, |board| board.0);
                let again = [pairing.white, pairing.black].into_iter().filter(|id| !players.insert(*id));
                found.extend(again.map(|id| Collision::Player(id, *round, at)));
                if let Some(board) = pairing.board.filter(|board| !boards.insert(*board)) {
                    found.insert(Collision::Board(*section, *round, board));
                }
            }
        }
    }
    found
}
