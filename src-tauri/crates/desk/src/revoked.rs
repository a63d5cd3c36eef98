//! What became of the clocks that a ruling had changed, when the ruling is revoked.

use crate::command::Clocks;
use crate::entry::Entry;
use crate::fact::{ClockReading, Fact, Pairing, TimeAdjustment};
use crate::ids::PlayerId;
use crate::words::{AdjustmentCause, Moment, Withdrawal};

/// What was done about the clocks when a ruling that had changed them fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ClocksThen {
    /// Whether they were set back, or play had gone on with them as they were; none where nobody said.
    pub set_back: Option<bool>,
    /// What they show now.
    pub read: Clocks,
}

/// The facts of it. What the fallen ruling did to the clocks was real and stays on record: a setting back is one more
/// change, and where play had gone on the change is none.
///
/// `last` is the reading that stands, where the ruling itself worked it out: what the clocks show once they are set back
/// follows from it.
pub(crate) fn facts(
    fallen: &Entry,
    way: Withdrawal,
    then: ClocksThen,
    last: Option<(&ClockReading, Pairing)>,
) -> Vec<Fact> {
    let cause = match way {
        Withdrawal::Appeal => AdjustmentCause::Appeal,
        Withdrawal::Mistyped | Withdrawal::Revoked => AdjustmentCause::Irregularity,
    };
    let changed: Vec<&TimeAdjustment> = fallen
        .facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::TimeAdjustment(change) => Some(change),
            _ => None,
        })
        .collect();
    let Some(first) = changed.first() else { return Vec::new() };
    let mut facts = Vec::new();
    if let Some(set_back) = then.set_back {
        let delta = |ms: i64| if set_back { ms.saturating_neg() } else { 0 };
        let back = |c: &TimeAdjustment| TimeAdjustment { cause, delta_ms: delta(c.delta_ms), ..c.clone() };
        facts.extend(changed.iter().map(|change| Fact::from(back(change))));
    }
    let worked_out = last.filter(|_| then.set_back == Some(true)).map(|(reading, pairing)| {
        let back = |shown: Option<i64>, player: PlayerId| {
            let of_player = changed.iter().filter(|change| change.player == player);
            let sum = of_player.fold(0i64, |sum, change| sum.saturating_add(change.delta_ms));
            shown.map(|ms| ms.saturating_sub(sum).max(0))
        };
        Clocks {
            white_ms: back(reading.white_ms, pairing.white),
            black_ms: back(reading.black_ms, pairing.black),
        }
    });
    let read = if then.read == Clocks::default() { worked_out.unwrap_or_default() } else { then.read };
    if read != Clocks::default() {
        facts.push(
            ClockReading {
                game: first.game,
                incident: first.incident,
                moment: Moment::After,
                white_ms: read.white_ms,
                black_ms: read.black_ms,
                move_no: None,
                to_move: None,
            }
            .into(),
        );
    }
    facts
}
