//! Art. 6.4, 6.3.1 — What a fallen flag means by the clock's own facts: moves completed against moves
//! required, and which flag was first. Whether it loses is another question (6.9).

use super::{FlagDown, Sides};
use crate::articles::{
    CHECK_AFTER_FLAG, LOST_ON_TIME, NO_CLAIM_FROM_DISPLAY, OVERSTEPPED_UNPROVED, QUICKPLAY_BOTH_FLAGS,
    RECONSTRUCTION, TIME_PERIODS,
};
use crate::colour::Colour;
use crate::message::Message;
use crate::time_control::TimeControl;
use crate::{Advice, Announced, FlagFallFacts, FlagsDown, MateAnswer, NoticedBy, TimedEnd};

/// Where the number of completed moves comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CountedBy {
    /// The scoresheets.
    Scoresheet,
    /// The clock's move counter, which errs when a press is forgotten: no claim may rest on it alone (6.12.2).
    Counter,
    /// The reconstruction of the game (8.5.3).
    Reconstruction,
}

impl CountedBy {
    /// Every source.
    pub const ALL: [CountedBy; 3] = [CountedBy::Scoresheet, CountedBy::Counter, CountedBy::Reconstruction];

    /// Reads [`CountedBy::code`] back.
    pub fn from_code(code: &str) -> Option<CountedBy> {
        CountedBy::ALL.into_iter().find(|by| by.code() == code)
    }

    /// The stable text.
    pub const fn code(self) -> &'static str {
        match self {
            CountedBy::Scoresheet => "scoresheet",
            CountedBy::Counter => "counter",
            CountedBy::Reconstruction => "reconstruction",
        }
    }
}

/// The facts of a fallen flag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlagFacts {
    /// The control.
    pub control: TimeControl,
    /// Which flags are down.
    pub down: FlagsDown,
    /// The period in which it fell, from 1.
    pub period: u32,
    /// Moves completed by each side, where known.
    pub completed: Sides<Option<u32>>,
    /// How they were counted.
    pub counted_by: CountedBy,
}

/// What a clock shows that marks the first flag: which flags are down of that period; nothing where none is.
pub fn flags_down(marks: &[FlagDown], period: u32) -> Option<FlagsDown> {
    let mut sides = marks.iter().filter(|mark| mark.period == period).map(|mark| mark.side);
    let first = sides.next()?;
    let both = sides.any(|side| side != first);
    Some(if both { FlagsDown::BothFirst(first) } else { FlagsDown::One(first) })
}

/// What the flag means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlagFinding {
    /// The moves of the period are completed: the next period goes on.
    Enough {
        /// Whose flag.
        side: Colour,
        /// Moves required by the end of the period.
        required: u32,
    },
    /// The moves are not completed: the time was overstepped, and what follows is asked of Article 6.9.
    Overstepped {
        /// Whose flag.
        side: Colour,
        /// Moves required by the end of the period; nothing where all remaining moves were.
        required: Option<u32>,
        /// How many were missing; nothing where all remaining moves were required.
        missing: Option<u32>,
    },
    /// The completed moves are not known: the scoresheets must be brought up to date.
    CountMoves {
        /// Whose flag.
        side: Colour,
        /// Moves required by the end of the period.
        required: u32,
    },
    /// Both flags, order unknown, and neither has completed its moves.
    BothOverstepped {
        /// Whether it is the last period, in which all remaining moves are due.
        last_period: bool,
    },
}

impl FlagFinding {
    /// The facts for [`flag_fall`](crate::flag_fall), which rules; nothing while the moves are not counted.
    pub fn ruled_on(
        self,
        by: NoticedBy,
        opponent_can_mate: MateAnswer,
        before: Vec<TimedEnd>,
    ) -> Option<FlagFallFacts> {
        let (flags, moves_completed, last_period) = match self {
            FlagFinding::Enough { side, .. } => (FlagsDown::One(side), true, false),
            FlagFinding::Overstepped { side, required, .. } => {
                (FlagsDown::One(side), false, required.is_none())
            }
            FlagFinding::BothOverstepped { last_period } => (FlagsDown::BothOrderUnknown, false, last_period),
            FlagFinding::CountMoves { .. } => return None,
        };
        Some(FlagFallFacts { flags, by, moves_completed, last_period, opponent_can_mate, before })
    }
}

/// Art. 6.4 — Straight after a flag fall the moves of the period are checked.
///
/// With both flags down the marker of the clock, or the evidence, decides whose fell first. A player with
/// enough moves has not overstepped, whichever flag was first. What follows is ruled by
/// [`flag_fall`](crate::flag_fall); see [`FlagFinding::ruled_on`].
pub fn flag_check(announced: &Announced, facts: &FlagFacts) -> Advice<FlagFinding> {
    let finding = |side| one_flag(&facts.control, side, facts.period, *facts.completed.of(side));
    let outcome = match facts.down {
        FlagsDown::One(side) => finding(side),
        FlagsDown::BothFirst(first) => match finding(first) {
            // The first to fall had completed his moves: the other one's flag is the one that counts.
            FlagFinding::Enough { .. } => finding(first.opponent()),
            found => found,
        },
        FlagsDown::BothOrderUnknown => both_unknown(facts, finding),
    };
    advise(announced, facts, outcome)
}

fn one_flag(control: &TimeControl, side: Colour, period: u32, completed: Option<u32>) -> FlagFinding {
    match (control.side(side).required_in_period(period), completed) {
        (None, _) => FlagFinding::Overstepped { side, required: None, missing: None },
        (Some(required), None) => FlagFinding::CountMoves { side, required },
        (Some(required), Some(completed)) if completed >= required => FlagFinding::Enough { side, required },
        (Some(required), Some(completed)) => {
            FlagFinding::Overstepped { side, required: Some(required), missing: Some(required - completed) }
        }
    }
}

fn both_unknown(facts: &FlagFacts, finding: impl Fn(Colour) -> FlagFinding) -> FlagFinding {
    let (white, black) = (finding(Colour::White), finding(Colour::Black));
    let enough = |found| matches!(found, FlagFinding::Enough { .. });
    let unknown = |found| matches!(found, FlagFinding::CountMoves { .. });
    match (white, black) {
        _ if enough(white) => black,
        _ if enough(black) => white,
        _ if unknown(white) => white,
        _ if unknown(black) => black,
        _ => FlagFinding::BothOverstepped { last_period: is_last(&facts.control, facts.period) },
    }
}

/// The last period is the one that takes all remaining moves; of a control that repeats none is.
fn is_last(control: &TimeControl, period: u32) -> bool {
    control.sides().iter().any(|side| side.required_in_period(period).is_none())
}

fn advise(announced: &Announced, facts: &FlagFacts, finding: FlagFinding) -> Advice<FlagFinding> {
    let new = |because: &[_]| Advice::new(finding, announced.edition, because);
    let counted = |message: Message| message.with("source", Message::new(source(facts.counted_by)));
    let advice = match finding {
        FlagFinding::Enough { side, required } => new(&[CHECK_AFTER_FLAG, TIME_PERIODS]).saying(counted(
            Message::new("clock-says-flag-enough").with("side", side).with("required", required),
        )),
        FlagFinding::Overstepped { side, required: Some(required), missing } => {
            new(&[CHECK_AFTER_FLAG, TIME_PERIODS, LOST_ON_TIME]).saying(counted(
                Message::new("clock-says-flag-too-few")
                    .with("side", side)
                    .with("required", required)
                    .with("missing", missing.unwrap_or(0)),
            ))
        }
        FlagFinding::Overstepped { side, required: None, .. } => {
            new(&[CHECK_AFTER_FLAG, TIME_PERIODS, LOST_ON_TIME])
                .saying(Message::new("clock-says-flag-last").with("side", side))
        }
        FlagFinding::CountMoves { side, required } => {
            new(&[CHECK_AFTER_FLAG, RECONSTRUCTION, OVERSTEPPED_UNPROVED])
                .saying(Message::new("clock-says-flag-count").with("side", side).with("required", required))
                .open()
        }
        FlagFinding::BothOverstepped { .. } => new(&[CHECK_AFTER_FLAG, TIME_PERIODS, QUICKPLAY_BOTH_FLAGS])
            .saying(Message::new("clock-says-flags-both")),
    };
    let by_counter =
        matches!(finding, FlagFinding::Enough { .. } | FlagFinding::Overstepped { required: Some(_), .. });
    if by_counter && facts.counted_by == CountedBy::Counter {
        return advice
            .citing([NO_CLAIM_FROM_DISPLAY.cite_in(announced.edition)])
            .saying(Message::new("clock-says-counter-alone"))
            .open();
    }
    advice
}

fn source(counted_by: CountedBy) -> &'static str {
    match counted_by {
        CountedBy::Scoresheet => "clock-by-scoresheet",
        CountedBy::Counter => "clock-by-counter",
        CountedBy::Reconstruction => "clock-by-reconstruction",
    }
}
