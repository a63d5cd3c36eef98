//! A round starts, players arrive, the round is closed.

use laws::{Arg, Colour, Message};

use super::{Decided, standing_game, standing_section};
use crate::fact::{Arrival, Fact, Pairing, RoundClose, RoundStart};
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
    let games = pairings.iter().filter_map(|p| state.game_of(p.pairing));
    let (adjourned, unfinished): (Vec<GameId>, Vec<GameId>) =
        games.filter(|game| state.result(*game).is_none()).partition(|game| state.is_adjourned(*game));
    let mut decided = Decided::one(EntryKind::Round, RoundClose { section, round, head: head.to_owned() });
    for (id, games) in [("remark-round-unfinished", unfinished), ("remark-round-adjourned", adjourned)] {
        let count = u32::try_from(games.len()).unwrap_or(u32::MAX);
        if count > 0 {
            decided = decided.remark(Message::new(id).with("count", count));
        }
    }
    Ok(decided)
}

/// Further ahead of the desk's clock than this no hall time is meant; hall and desk may go some minutes apart, ms.
const AHEAD: i64 = 1_800_000;

/// Longer before the start than this nobody sits down to play, ms.
const EARLY: i64 = 3_600_000;

pub(super) fn arrive(
    state: &State,
    game: GameId,
    player: PlayerId,
    at: i64,
    now: i64,
) -> Result<Decided, Refusal> {
    let pairing = standing_game(state, game)?;
    if pairing.side(player).is_none() {
        return Err(Refusal::NotFound("player"));
    }
    if at > now.saturating_add(AHEAD) {
        return Err(Refusal::desk(Message::new("refused-arrival-ahead")));
    }
    let early = state.started(pairing.section, pairing.round).map_or(0, |start| start.saturating_sub(at));
    if early > EARLY {
        let message = Message::new("refused-arrival-before-start").with("early", Arg::Millis(early));
        return Err(Refusal::desk(message));
    }
    let decided = Decided::one(EntryKind::Arrival, Arrival { game, player, arrived_at: at });
    Ok(match early {
        1.. => decided.remark(Message::new("remark-arrival-before-start").with("early", Arg::Millis(early))),
        _ => match late_clock(state, game, pairing, player, at) {
            Some(remark) => decided.remark(remark),
            None => decided,
        },
    })
}

/// What the clock of a player shows who comes after the start and after the opponent.
fn late_clock(state: &State, game: GameId, pairing: &Pairing, player: PlayerId, at: i64) -> Option<Message> {
    let started = state.started(pairing.section, pairing.round).filter(|start| at > *start)?;
    let side = pairing.side(player)?;
    let opponent = state.arrived(game, pairing.player(side.opponent()));
    opponent.filter(|came| *came < at)?;
    let control = state.rules(pairing.section, Some(pairing.round))?.time_control.parse().ok()?;
    let came = match side {
        Colour::White => (Some(at), opponent),
        Colour::Black => (opponent, Some(at)),
    };
    let announced = state.announced(pairing.section, Some(pairing.round));
    let then = crate::arrival::clocks(&announced, &control, started, came, at);
    let id = if then.if_white_moved { "remark-late-black-clock" } else { "remark-late-clock" };
    let time = Arg::Millis(then.advice.outcome.time.of(side).get());
    Some(Message::new(id).with("side", side).with("time", time))
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
