//! What a rightly set clock must show, from the moves completed and the time used (Article 6.3).

use super::{Millis, Sides};
use crate::colour::Colour;
use crate::time_control::{ExtraMode, Handover, Quota, SideControl, TimeControl};

/// What one side's clock must show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The main time left; negative where more was used than given, and then by how much.
    pub time: Millis,
    /// By how much the time may be greater because of delays: how long each single move took is not known.
    /// Zero where the control has no delay.
    pub margin: Millis,
    /// The number of the period the side is in, from 1.
    pub period: u32,
    /// What the move counter must show.
    pub counter: u32,
    /// How many moves must be completed when the time of this period is used up; nothing where all the
    /// remaining moves must.
    pub required: Option<u32>,
}

/// What both sides' clocks must show once so many moves are completed and so much time is used.
///
/// Where the clock changes period at zero, both sides are given each next period until neither has used more
/// than it was given; a flag that fell earlier and was made good by increments since cannot be seen in sums.
pub fn expected(control: &TimeControl, completed: Sides<u32>, used: Sides<Millis>) -> Sides<Expected> {
    let by_count = |side: Colour| at_move_count(control.side(side), *completed.of(side), *used.of(side));
    match control.handover() {
        Handover::AtMoveCount => Sides { white: by_count(Colour::White), black: by_count(Colour::Black) },
        Handover::AtZero => at_zero(control, completed, used),
    }
}

/// The main time left after each move took so long and the next has been thought about for so long: exact in
/// every mode. Negative where more was used than given.
pub fn left_after(side: &SideControl, thought: &[Millis], thinking: Millis) -> Millis {
    let completed = u32::try_from(thought.len()).unwrap_or(u32::MAX);
    let charged: Millis = (1..=u32::MAX)
        .zip(thought.iter().chain(std::iter::once(&thinking)))
        .map(|(move_number, &time)| {
            let period = side.span_of_move(move_number).period;
            match period.mode {
                ExtraMode::Increment => time,
                ExtraMode::Bronstein | ExtraMode::Delay => (time - period.extra()).or_zero(),
            }
        })
        .sum();
    side.base_after(completed) + side.increments_after(completed) - charged
}

fn at_move_count(side: &SideControl, completed: u32, used: Millis) -> Expected {
    let span = side.span_after(completed);
    Expected {
        time: side.base_after(completed) + side.increments_after(completed) - used,
        // A delay cannot spare more than was used.
        margin: side.most_delay_after(completed).min(used).or_zero(),
        period: span.number,
        counter: completed,
        required: span.last_move,
    }
}

fn at_zero(control: &TimeControl, completed: Sides<u32>, used: Sides<Millis>) -> Sides<Expected> {
    let most = control.sides().iter().map(|side| side.periods().len()).max().unwrap_or(1);
    let given = |side: Colour, periods: usize| -> Expected {
        let control = control.side(side);
        let base: Millis = control.periods().iter().take(periods).map(|period| period.time()).sum();
        let counted = at_move_count(control, *completed.of(side), *used.of(side));
        let period = periods.min(control.periods().len()) as u32;
        let required = (periods < control.periods().len()).then(|| {
            let quotas = control.periods().iter().take(periods).map(|period| match period.quota {
                Quota::Moves(moves) => u32::from(moves.get()),
                Quota::Rest => 0,
            });
            quotas.sum()
        });
        Expected {
            time: base + control.increments_after(*completed.of(side)) - *used.of(side),
            period,
            required,
            ..counted
        }
    };
    let both = |periods| Sides { white: given(Colour::White, periods), black: given(Colour::Black, periods) };
    // A side that has used up its last period brings nobody a new one.
    let enough = |sides: &Sides<Expected>, periods: usize| {
        Colour::BOTH.into_iter().all(|side| {
            let must = sides.of(side);
            must.time + must.margin > Millis::ZERO || periods >= control.side(side).periods().len()
        })
    };
    (1..=most)
        .map(|periods| (both(periods), periods))
        .find(|(sides, periods)| enough(sides, *periods))
        .map_or_else(|| both(most), |(sides, _)| sides)
}
