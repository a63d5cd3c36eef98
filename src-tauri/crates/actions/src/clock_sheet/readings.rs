//! The readings of a game as the sheet takes them: those of the journal, and the clocks written beside recorded moves.

use desk::fact::{ClockReading, TimeAdjustment};
use desk::history::{Dated, EntryNo};
use desk::ids::{GameId, IncidentId};
use desk::state::State;
use desk::words::{AdjustmentCause, Moment};
use laws::Colour;
use laws::clock::correction::ClockState;
use laws::clock::{Millis, SheetReading, Sides};
use shakmaty::Position;

use super::{ClockLine, ClockLineKind};
use crate::recorded;
use crate::say;
use crate::session::Now;
use crate::view::{Message, Pair};

/// A reading, as far as it is known.
pub(super) struct Noted {
    kind: ClockLineKind,
    about: Option<Message>,
    /// When, UTC ms; none for a move of the record.
    pub(super) at: Option<i64>,
    move_text: Option<String>,
    pub(super) completed: Option<Sides<u32>>,
    pub(super) shown: Sides<Option<Millis>>,
    adjusted: Sides<Millis>,
    stopped: Millis,
}

impl Noted {
    /// The reading with everything the arithmetic needs. Without a hall time the time that passed counts as nothing.
    pub(super) fn reading(&self, started: Option<i64>) -> Option<SheetReading> {
        let time = Sides { white: self.shown.white?, black: self.shown.black? };
        let elapsed = match (started, self.at) {
            (Some(started), Some(at)) => Millis::new(at.saturating_sub(started)),
            _ => Millis::ZERO,
        };
        Some(SheetReading {
            elapsed,
            stopped: self.stopped,
            shown: ClockState { time, counter: self.completed? },
            adjusted: self.adjusted,
        })
    }

    /// The line of the sheet before anything is reckoned.
    pub(super) fn line(&self, started: Option<i64>, now: Now) -> ClockLine {
        let elapsed = self.at.zip(started).map(|(at, started)| at.saturating_sub(started));
        let text = |time: Option<Millis>| time.map(|time| say::clock(time.get()));
        ClockLine {
            kind: self.kind,
            about: self.about.clone(),
            at_text: self.at.map(|at| say::hall(at, now.offset_min)),
            hall_text: elapsed.map(say::clock),
            move_text: self.move_text.clone(),
            completed: self.completed.map(|moves| Pair { white: moves.white, black: moves.black }),
            shown: Pair { white: text(self.shown.white), black: text(self.shown.black) },
            used: None,
            gap_text: None,
            flagged: false,
            sums: Vec::new(),
            says: Vec::new(),
            because: Vec::new(),
        }
    }
}

/// Moves completed while this move is in progress. Without a side it is White's.
pub(super) fn completed(move_no: u16, to_move: Option<Colour>) -> Sides<u32> {
    let before = u32::from(move_no).saturating_sub(1);
    match to_move {
        Some(Colour::Black) => Sides { white: before.saturating_add(1), black: before },
        Some(Colour::White) | None => Sides { white: before, black: before },
    }
}

/// The readings of the journal, in its order.
pub(super) fn taken(state: &State, game: GameId) -> Vec<Noted> {
    let Some(known) = state.games.get(&game) else { return Vec::new() };
    let readings: Vec<&Dated<ClockReading>> = known.readings.iter().collect();
    let mut taken: Vec<Noted> = readings.iter().map(|dated| noted(state, game, dated, &readings)).collect();
    // An incident is often typed after the next reading: the sheet goes by the hall's time.
    taken.sort_by_key(|noted| noted.at);
    taken
}

fn noted(state: &State, game: GameId, dated: &Dated<ClockReading>, all: &[&Dated<ClockReading>]) -> Noted {
    let reading = &dated.fact;
    // What was set after an intervention belongs to the move at which it happened.
    let before = || {
        let same = |other: &&&Dated<ClockReading>| {
            other.fact.incident == reading.incident && other.fact.moment == Moment::Before
        };
        all.iter().find(same).map(|dated| (dated.fact.move_no, dated.fact.to_move))
    };
    let (move_no, to_move) = match (reading.move_no, reading.moment) {
        (None, Moment::After) => before().unwrap_or((None, None)),
        _ => (reading.move_no, reading.to_move),
    };
    let at = happened(state, dated.entry);
    let incident = reading.incident.and_then(|id| state.incident(id));
    Noted {
        kind: match reading.moment {
            Moment::Call => ClockLineKind::Call,
            Moment::Before => ClockLineKind::Before,
            Moment::After => ClockLineKind::After,
        },
        about: incident.map(|incident| Message::new(incident.kind.name())),
        at,
        move_text: move_no.map(|number| say::move_number(number, to_move)),
        completed: move_no.map(|number| completed(number, to_move)),
        shown: Sides { white: reading.white_ms.map(Millis::new), black: reading.black_ms.map(Millis::new) },
        adjusted: adjusted(state, game, dated),
        stopped: at.map_or(Millis::ZERO, |at| stopped(state, game, at)),
    }
}

/// When an entry's matter happened, UTC ms.
fn happened(state: &State, entry: EntryNo) -> Option<i64> {
    state.entry(entry).map(|entry| entry.occurred_at.map_or(entry.recorded_at, |time| time.at))
}

/// What interventions had added to each side by this reading. A setting put right and an increment taken back do not
/// count: they only give what the control gives anyhow.
fn adjusted(state: &State, game: GameId, reading: &Dated<ClockReading>) -> Sides<Millis> {
    let by_then = |change: &&Dated<TimeAdjustment>| {
        change.entry < reading.entry
            || (change.entry == reading.entry && reading.fact.moment == Moment::After)
    };
    let counts = |change: &&Dated<TimeAdjustment>| {
        !matches!(change.fact.cause, AdjustmentCause::Setting | AdjustmentCause::IncrementBack)
    };
    let mut sum = Sides::<Millis>::default();
    let (Some(known), Some(pairing)) = (state.games.get(&game), state.pairing_of(game)) else { return sum };
    for change in known.adjustments.iter().filter(by_then).filter(counts) {
        if let Some(side) = pairing.side(change.fact.player) {
            *sum.of_mut(side) += Millis::new(change.fact.delta_ms);
        }
    }
    sum
}

/// How long the clocks had been stopped by `at`: from an incident at which they were read until the ruling that came
/// later. A ruling typed with its incident was given at the board and took no time that anybody noted.
fn stopped(state: &State, game: GameId, at: i64) -> Millis {
    let was_read = |incident: IncidentId| {
        let readings = state.games.get(&game).map(|known| &known.readings);
        readings.into_iter().flat_map(|all| all.iter()).any(|dated| dated.fact.incident == Some(incident))
    };
    let spans = state.incidents_of_game(game).into_iter().filter_map(|record| {
        let reported = record.incident.first().filter(|dated| was_read(dated.fact.incident))?;
        let ruled = record.rulings.first().filter(|ruling| ruling.entry != reported.entry)?;
        let (from, until) = (happened(state, reported.entry)?, happened(state, ruled.entry)?);
        Some(until.min(at).saturating_sub(from).max(0))
    });
    Millis::new(spans.fold(0, i64::saturating_add))
}

/// The clocks written beside the moves of the record, from the first move at which both are known.
pub(super) fn written(state: &State, game: GameId) -> Vec<Noted> {
    let Some(game) = recorded::game(state, game) else { return Vec::new() };
    let start = game.start_position();
    let mut side = Colour::from(start.chess().turn());
    let mut shown = Sides { white: None, black: None };
    let mut moves = Sides::<u32>::default();
    let mut noted = Vec::new();
    for (ply, played) in game.moves.iter().enumerate() {
        *moves.of_mut(side) += 1;
        if let Some(left) = played.clock.left_ms {
            *shown.of_mut(side) = Some(Millis::new(left));
            if shown.white.is_some() && shown.black.is_some() {
                noted.push(Noted {
                    kind: ClockLineKind::Move,
                    about: None,
                    at: None,
                    move_text: recorded::numbered(&game, ply + 1),
                    completed: Some(moves),
                    shown,
                    adjusted: Sides::default(),
                    stopped: Millis::ZERO,
                });
            }
        }
        side = side.opponent();
    }
    noted
}
