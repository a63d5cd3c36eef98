//! A round starts, players arrive, the round is closed.

use laws::{Colour, Message};

use super::{Decided, standing_game, standing_section};
use crate::fact::{Arrival, Fact, RoundClose, RoundStart};
use crate::ids::*;
use crate::refusal::Refusal;
use crate::state::State;
use crate::words::EntryKind;

pub(super) fn start(state: &State, section: SectionId, round: RoundNo, at: i64) -> Result<Decided, Refusal> {
    standing_section(state, section)?;
    if state.pairings_in_order(section, round).is_empty() {
        return Err(Refusal::desk(Message::new("refused-no-pairings").with("round", u32::from(round.0))));
    }
    let decided = Decided::one(EntryKind::Round, RoundStart { section, round, started_at: at });
    let again = state.started(section, round).is_some();
    Ok(if again { decided.remark(Message::new("remark-round-start-changed")) } else { decided })
}

pub(super) fn close(
    state: &State,
    section: SectionId,
    round: RoundNo,
    head: &str,
) -> Result<Decided, Refusal> {
    standing_section(state, section)?;
    let pairings = state.pairings_in_order(section, round);
    if pairings.is_empty() {
        return Err(Refusal::desk(Message::new("refused-no-pairings").with("round", u32::from(round.0))));
    }
    let unfinished =
        pairings.iter().filter(|p| state.game_of(p.pairing).and_then(|g| state.result(g)).is_none());
    let unfinished = u32::try_from(unfinished.count()).unwrap_or(u32::MAX);
    let decided = Decided::one(EntryKind::Round, RoundClose { section, round, head: head.to_owned() });
    Ok(match unfinished {
        0 => decided,
        count => decided.remark(Message::new("remark-round-unfinished").with("count", count)),
    })
}

pub(super) fn arrive(state: &State, game: GameId, player: PlayerId, at: i64) -> Result<Decided, Refusal> {
    let pairing = standing_game(state, game)?;
    if pairing.side(player).is_none() {
        return Err(Refusal::NotFound("player"));
    }
    Ok(Decided::one(EntryKind::Arrival, Arrival { game, player, arrived_at: at }))
}

/// One glance over the hall instead of a key per board: whoever is not recorded and not named as absent is there.
pub(super) fn arrive_all(
    state: &State,
    section: SectionId,
    round: RoundNo,
    at: i64,
    absent: &[(GameId, Colour)],
) -> Result<Decided, Refusal> {
    standing_section(state, section)?;
    let mut facts: Vec<Fact> = Vec::new();
    for pairing in state.pairings_in_order(section, round) {
        let Some(game) = state.game_of(pairing.pairing) else { continue };
        for side in Colour::BOTH {
            let player = pairing.player(side);
            if state.arrived(game, player).is_none() && !absent.contains(&(game, side)) {
                facts.push(Arrival { game, player, arrived_at: at }.into());
            }
        }
    }
    if facts.is_empty() {
        return Err(Refusal::desk(Message::new("refused-all-arrived")));
    }
    Ok(Decided::new(EntryKind::Arrival, facts))
}
