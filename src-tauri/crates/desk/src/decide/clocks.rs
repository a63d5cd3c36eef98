//! Clocks are read. What cannot be is recorded all the same, and said: it is what the arbiter saw.

use laws::clock::{Millis, Sides};
use laws::time_control::TimeControl;
use laws::{Colour, Message};

use super::{Decided, standing_game};
use crate::command::Clocks;
use crate::fact::{ClockReading, Pairing};
use crate::history::Dated;
use crate::ids::GameId;
use crate::refusal::Refusal;
use crate::state::State;
use crate::words::{EntryKind, Moment};

pub(super) fn read(
    state: &State,
    game: GameId,
    clocks: Clocks,
    move_no: Option<u16>,
    to_move: Option<Colour>,
) -> Result<Decided, Refusal> {
    let pairing = standing_game(state, game)?;
    if clocks == Clocks::default() {
        return Err(Refusal::desk(Message::new("refused-no-reading")));
    }
    let reading = ClockReading {
        game,
        incident: None,
        moment: Moment::Call,
        white_ms: clocks.white_ms,
        black_ms: clocks.black_ms,
        move_no,
        to_move,
    };
    let decided = Decided::one(EntryKind::Clock, reading);
    let grown = grown(state, game, pairing, clocks, move_no);
    Ok(grown
        .into_iter()
        .fold(decided, |decided, side| decided.remark(Message::new("remark-time-grew").with("side", side))))
}

/// The sides that show more than the last reading and the moves since can give them, without an arbiter's minutes.
fn grown(
    state: &State,
    game: GameId,
    pairing: &Pairing,
    clocks: Clocks,
    move_no: Option<u16>,
) -> Vec<Colour> {
    let rules = state.rules(pairing.section, Some(pairing.round));
    let (Some(known), Some(rules)) = (state.games.get(&game), rules) else { return Vec::new() };
    let (Some(last), Ok(control)) = (known.readings.last(), rules.time_control.parse::<TimeControl>()) else {
        return Vec::new();
    };
    let now = Sides { white: clocks.white_ms, black: clocks.black_ms };
    let then = Sides { white: last.fact.white_ms, black: last.fact.black_ms };
    let since = |side: Colour| given_since(&control, side, last, move_no);
    let added = |side: Colour| -> i64 {
        let later = known.adjustments.iter().filter(|change| change.entry > last.entry);
        let own = later.filter(|change| change.fact.player == pairing.player(side));
        own.map(|change| change.fact.delta_ms.max(0)).fold(0, i64::saturating_add)
    };
    let grew = |side: &Colour| {
        let (Some(now), Some(then), Some(given)) = (*now.of(*side), *then.of(*side), since(*side)) else {
            return false;
        };
        Millis::new(now) > Millis::new(then) + given + Millis::new(added(*side))
    };
    Colour::BOTH.into_iter().filter(grew).collect()
}

/// The most that the moves since a reading can have given a side; none where the moves are not known and it matters.
fn given_since(
    control: &TimeControl,
    side: Colour,
    last: &Dated<ClockReading>,
    move_no: Option<u16>,
) -> Option<Millis> {
    let periods = control.side(side);
    if !periods.has_extra() && periods.periods().len() == 1 {
        return Some(Millis::ZERO);
    }
    let (then, now) = (u32::from(last.fact.move_no?), u32::from(move_no?));
    // The move in progress may have been completed by this side already.
    let (from, until) = (then.saturating_sub(1), now);
    Some(
        (periods.base_after(until) - periods.base_after(from))
            + (periods.increments_after(until) - periods.increments_after(from))
            + periods.most_delay_after(0),
    )
}
