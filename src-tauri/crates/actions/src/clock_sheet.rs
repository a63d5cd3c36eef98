//! The clock sheet: every reading of a board held against what its clocks must show and against the time in the hall;
//! and the boards of a round with their last readings.

mod readings;
mod round;

use desk::ids::GameId;
use desk::state::State;
use laws::clock::{self as rules, Millis, SheetReading, Sides};
use laws::time_control::TimeControl;
use laws::{Advice, Colour};

use crate::clock_correction::{SumShown, sums_shown};
use crate::error::ActionError;
use crate::say;
use crate::session::Now;
use crate::view::{Citation, Message, Pair, crossing, match_text};
use readings::Noted;

pub use round::{ClockBoard, ClockRound, round};

crossing! {
    /// The clock sheet of a board.
    pub struct ClockSheet {
        /// Of which game.
        pub game: String,
        /// At which board; 0 while it has no number.
        pub board: u16,
        /// Match and board in it.
        pub match_text: Option<String>,
        /// The players.
        pub names: Pair<String>,
        /// The time control, in the short notation.
        pub control_text: String,
        /// Hall time at which the round was started.
        pub started_text: Option<String>,
        /// The readings, oldest first.
        pub lines: Vec<ClockLine>,
        /// What to know about the sheet as a whole.
        pub says: Vec<Message>,
    }

    /// Where a line of the sheet comes from.
    #[derive(Copy, Eq)]
    pub enum ClockLineKind {
        /// Read while the arbiter was called or passing by.
        Call,
        /// Read before an intervention.
        Before,
        /// What the clocks were set to by it.
        After,
        /// Written beside a move of the record.
        Move,
    }

    /// One reading, worked out.
    pub struct ClockLine {
        /// Where it comes from.
        pub kind: ClockLineKind,
        /// The incident an intervention was for.
        pub about: Option<Message>,
        /// Hall time; none for a move of the record.
        pub at_text: Option<String>,
        /// Hall time since the start of the round.
        pub hall_text: Option<String>,
        /// The move in progress, or the one it was written beside.
        pub move_text: Option<String>,
        /// Moves completed.
        pub completed: Option<Pair<u32>>,
        /// What the clocks showed.
        pub shown: Pair<Option<String>>,
        /// What each side has used: given and changed, less shown.
        pub used: Option<Pair<String>>,
        /// Time in the hall less what both used, with its sign; none where the hall time is not known.
        pub gap_text: Option<String>,
        /// The gap is more than two minutes, or something cannot be.
        pub flagged: bool,
        /// The arithmetic.
        pub sums: Vec<SumShown>,
        /// What to look for.
        pub says: Vec<Message>,
        /// Because of which Articles.
        pub because: Vec<Citation>,
    }
}

/// The sheet of a game: its readings in the order in which they were taken, then the clocks of its record.
///
/// # Errors
/// The game does not exist.
pub fn sheet(state: &State, game: GameId, now: Now) -> Result<ClockSheet, ActionError> {
    let pairing = state.pairing_of(game).ok_or(ActionError::NotFound("game"))?;
    let started = state.started(pairing.section, pairing.round);
    let control = control(state, game);
    let name = |id| state.player(id).map(|player| player.name.clone()).unwrap_or_default();
    let taken = readings::taken(state, game);
    let written = readings::written(state, game);
    let mut says = Vec::new();
    if started.is_none() {
        says.push(Message::new("sheet-not-started"));
    }
    if control.is_none() {
        says.push(Message::new("sheet-no-control"));
    }
    if taken.iter().any(|noted| noted.completed.is_none()) {
        says.push(Message::new("sheet-move-missing"));
    }
    let mut lines = worked_out(control.as_ref(), &taken, started, now);
    lines.extend(worth_showing(worked_out(control.as_ref(), &written, None, now)));
    Ok(ClockSheet {
        game: game.to_string(),
        board: pairing.board.map_or(0, |board| board.0),
        match_text: match_text(pairing),
        names: Pair { white: name(pairing.white), black: name(pairing.black) },
        control_text: control.map(|control| control.to_string()).unwrap_or_default(),
        started_text: started.map(|at| say::hall(at, now.offset_min)),
        lines,
        says,
    })
}

/// The time control of a game's round, where it can be read.
fn control(state: &State, game: GameId) -> Option<TimeControl> {
    let pairing = state.pairing_of(game)?;
    state.rules(pairing.section, Some(pairing.round))?.time_control.parse().ok()
}

/// Every reading as a line; those that are whole are reckoned, each after the one before.
fn worked_out(
    control: Option<&TimeControl>,
    noted: &[Noted],
    started: Option<i64>,
    now: Now,
) -> Vec<ClockLine> {
    let whole: Vec<(usize, SheetReading)> = match control {
        Some(_) => {
            noted.iter().enumerate().filter_map(|(at, one)| Some((at, one.reading(started)?))).collect()
        }
        None => Vec::new(),
    };
    let readings: Vec<SheetReading> = whole.iter().map(|(_, reading)| *reading).collect();
    let reckoned = control.map(|control| rules::clock_sheet(control, &readings)).unwrap_or_default();
    let mut lines: Vec<ClockLine> = noted.iter().map(|one| one.line(started, now)).collect();
    for ((at, _), worked) in whole.iter().zip(reckoned) {
        let (Some(line), Some(one)) = (lines.get_mut(*at), noted.get(*at)) else { continue };
        let in_hall = started.is_some() && one.at.is_some();
        reckon(line, worked, in_hall);
    }
    lines
}

fn reckon(line: &mut ClockLine, mut worked: rules::SheetLine, in_hall: bool) {
    if !in_hall {
        // Without a hall time only what each side used can be told.
        worked.flagged = false;
        worked.suspect = None;
        worked.findings.retain(|finding| *finding != rules::Finding::HallTimeShrank);
        worked.sums.retain(|sum| sum.side.is_some());
    }
    let Advice { outcome: gap, says, because, .. } = rules::sheet_advice(&worked);
    let flagged = gap || !worked.findings.is_empty();
    line.used =
        Some(Pair { white: say::clock(worked.used.white.get()), black: say::clock(worked.used.black.get()) });
    line.gap_text = in_hall.then(|| say::delta(worked.gap.get()));
    line.flagged = flagged;
    line.sums = sums_shown(&worked.sums);
    line.says = says.iter().map(say::message).collect();
    line.because = if flagged { say::citations(&because) } else { Vec::new() };
}

/// Of the record every tenth move, the last one, and whatever cannot be.
fn worth_showing(lines: Vec<ClockLine>) -> Vec<ClockLine> {
    let last = lines.len().saturating_sub(1);
    let tenth = |line: &ClockLine| {
        line.completed
            .as_ref()
            .is_some_and(|moves| moves.white == moves.black && moves.black.is_multiple_of(10))
    };
    let kept = lines.into_iter().enumerate().filter(|(at, line)| *at == last || line.flagged || tenth(line));
    kept.map(|(_, line)| line).collect()
}

/// What a side has on its clock at the last reading or move on record, ms.
fn last_shown(noted: &[Noted]) -> Sides<Option<Millis>> {
    Sides::each(|side: Colour| noted.iter().rev().find_map(|one| *one.shown.of(side)))
}
