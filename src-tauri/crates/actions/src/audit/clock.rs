//! What the clocks written beside the moves tell: time that came from nowhere, and play after the time had run out.

use laws::{Article, articles};
use notation::game::Game;
use notation::time_control::{Stage, TimeControl};
use shakmaty::Position;

use crate::say;
use crate::view::Message;

/// Boards send a reading a moment before or after the increment, rounded.
const SLACK_MS: i64 = 2_000;

/// A slip of the clocks.
pub(super) struct Slip {
    /// The half-move after which the clock shows it, from 1.
    pub ply: usize,
    pub what: Message,
    pub because: Article,
}

/// One side's clock as far as it has been followed.
struct Clock {
    last_ms: Option<i64>,
    /// Stages whose time has not been given yet.
    later: Vec<Stage>,
    ran_out: bool,
}

/// The slips of a game. Where the time control is not known, only time that had run out is told.
pub(super) fn slips(game: &Game, control: Option<&str>) -> Vec<Slip> {
    let stages = match control.and_then(TimeControl::read) {
        Some(TimeControl::Stages(stages)) => stages,
        _ => Vec::new(),
    };
    let increment = stages.iter().map(|stage| i64::from(stage.increment_s)).max().map(|s| s * 1000);
    let later: Vec<Stage> = stages.iter().skip(1).rev().copied().collect();
    let clock = || Clock { last_ms: None, later: later.clone(), ran_out: false };
    let mut clocks = [clock(), clock()];
    let black_first = game.start_position().chess().turn().is_black();
    let mut slips = Vec::new();
    for (index, played) in game.moves.iter().enumerate() {
        let black = index.is_multiple_of(2) == black_first;
        let [white_clock, black_clock] = &mut clocks;
        let (clock, side) = if black { (black_clock, "black") } else { (white_clock, "white") };
        // With the next move of the side whose time had run out, the game had gone on.
        if std::mem::take(&mut clock.ran_out) {
            let what = Message::new("audit-clock-ran-out").with("side", side);
            slips.push(Slip { ply: index + 1, what, because: articles::FLAG_NOTICED });
        }
        let Some(left) = played.clock.left_ms else { continue };
        if let (Some(increment), Some(last)) = (increment, clock.last_ms) {
            let gained = left - last - increment;
            if gained > SLACK_MS && !clock.stage_gives(gained) {
                let what =
                    Message::new("audit-clock-gained").with("side", side).with("time", say::clock(gained));
                slips.push(Slip { ply: index + 1, what, because: articles::CLOCK_READINGS });
            }
        }
        clock.ran_out = left == 0;
        clock.last_ms = Some(left);
    }
    slips
}

impl Clock {
    /// Whether the time of a later stage explains a gain; it is given once.
    fn stage_gives(&mut self, gained: i64) -> bool {
        let given =
            self.later.last().is_some_and(|stage| gained <= i64::from(stage.main_s) * 1000 + SLACK_MS);
        if given {
            self.later.pop();
        }
        given
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::pgn::{ReadOptions, read_all};

    fn found(movetext: &str, control: Option<&str>) -> Vec<(usize, String)> {
        let game = read_all(movetext.as_bytes(), ReadOptions::default()).swap_remove(0);
        slips(&game, control).into_iter().map(|slip| (slip.ply, slip.what.id)).collect()
    }

    #[test]
    fn time_that_comes_from_nowhere_is_told_and_a_stage_is_not() {
        let gained =
            "1. e4 {[%clk 1:29:00]} e5 {[%clk 1:28:00]} 2. Nf3 {[%clk 1:31:30]} Nc6 {[%clk 1:27:00]} *";
        assert_eq!(found(gained, Some("40/5400+30:1800+30")), []);
        assert_eq!(found(gained, Some("5400+30")), [(3, "audit-clock-gained".to_owned())]);
        assert_eq!(found(gained, None), []);
    }

    #[test]
    fn play_after_the_time_had_run_out_is_told() {
        let out = "1. e4 {[%clk 0:00:00]} e5 {[%clk 0:00:05]} 2. Nf3 *";
        assert_eq!(found(out, None), [(3, "audit-clock-ran-out".to_owned())]);
        assert_eq!(found("1. e4 {[%clk 0:00:05]} e5 {[%clk 0:00:00]} 1-0", None), []);
    }
}
