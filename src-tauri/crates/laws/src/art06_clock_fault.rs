//! Art. 6.10, A.5.1.1 — Defective clocks and wrong settings: what is corrected and until when.

use crate::advice::Advice;
use crate::announced::Announced;
use crate::articles::{
    ARBITER_STOPS, BLITZ_BASIC, CLOCK_READINGS, DEFECTIVE_CLOCK, OLD_DEFECT_NOT_RETROACTIVE,
    OLD_EVIDENT_DEFECT, RAPID_AFTER_TEN, RAPID_SETTING_STAYS, RESTORING, WRONG_CLOCK_SETTING,
};
use crate::edition::Edition;
use crate::message::Message;
use crate::regime::RateOfPlay;

/// What is wrong with a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockFault {
    /// Evidently out of order.
    Defective,
    /// Set wrongly.
    WrongSetting,
}

/// The facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockFaultFacts {
    /// What is wrong.
    pub fault: ClockFault,
    /// Moves White has made.
    pub white_moves: u32,
    /// Moves Black has made.
    pub black_moves: u32,
    /// The schedule of the competition would suffer from the wrong setting (A.5.1.1).
    pub schedule_suffers: bool,
    /// The player who says so did not say it as soon as he knew (old 14.5).
    pub claimed_late: bool,
}

/// What to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockFaultRuling {
    /// Replace the clock; times by best judgement.
    Replace,
    /// Stop at once, set rightly, adjust times and move counter by best judgement.
    Correct,
    /// The setting stays.
    Stays,
}

/// Art. 6.10.1, 6.10.2, A.5.1.1 — What follows from a clock that is defective or set wrongly?
///
/// Under A.5 and B.3 a setting stays once both have made ten moves, unless the schedule would suffer. A
/// defective clock is replaced at any time in every regime. Under the old text the times shown stay as they are,
/// and whether a wrong setting is an evident defect is the director's decision.
pub fn clock_fault(announced: &Announced, facts: &ClockFaultFacts) -> Advice<ClockFaultRuling> {
    let edition = announced.edition;
    if edition == Edition::Old && facts.fault == ClockFault::Defective {
        let advice = Advice::new(
            ClockFaultRuling::Replace,
            edition,
            &[DEFECTIVE_CLOCK, OLD_DEFECT_NOT_RETROACTIVE, ARBITER_STOPS, OLD_EVIDENT_DEFECT],
        )
        .saying(Message::new("law-says-clock-replace-only"));
        return match facts.claimed_late {
            true => advice.saying(Message::new("law-says-clock-claimed-late")),
            false => advice,
        };
    }
    if edition == Edition::Old {
        // What the clock shows is conclusive unless evidently wrong, and what that is the director decides.
        return Advice::new(ClockFaultRuling::Correct, edition, &[OLD_EVIDENT_DEFECT, DEFECTIVE_CLOCK])
            .saying(Message::new("law-says-clock-conclusive"))
            .at_discretion();
    }
    if facts.fault == ClockFault::Defective {
        return Advice::new(ClockFaultRuling::Replace, edition, &[DEFECTIVE_CLOCK, CLOCK_READINGS])
            .saying(Message::new("law-says-clock-replace"))
            .saying(Message::new("law-says-clock-write-readings"));
    }
    let ten_each = facts.white_moves >= 10 && facts.black_moves >= 10;
    if ten_each && !announced.regime.competition_rules() {
        let mut because = vec![RAPID_SETTING_STAYS, RAPID_AFTER_TEN];
        if announced.regime.rate() == RateOfPlay::Blitz {
            because.push(BLITZ_BASIC);
        }
        return if facts.schedule_suffers {
            Advice::new(ClockFaultRuling::Correct, edition, &because)
                .saying(Message::new("law-says-clock-schedule"))
                .at_discretion()
        } else {
            Advice::new(ClockFaultRuling::Stays, edition, &because)
                .saying(Message::new("law-says-clock-stays"))
        };
    }
    Advice::new(ClockFaultRuling::Correct, edition, &[WRONG_CLOCK_SETTING, RESTORING])
        .saying(Message::new("law-says-clock-correct"))
        .saying(Message::new("law-says-clock-write-readings"))
}
