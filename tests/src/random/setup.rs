//! The settings of random journals.

use super::*;

pub(super) fn rules(c: &mut Choices, section: SectionId) -> Fact {
    let round = c.round();
    Rules {
        section,
        round: c.maybe(round),
        edition: c.of(&Edition::ALL),
        regime: c.of(&Regime::ALL),
        time_control: "40/90+30:30+30".into(),
        default_time_min: c.maybe(30),
        white_clock_runs: c.flag(),
        draw_limit_move: c.maybe(30),
        draw_by_consent: c.flag(),
        added_min: c.maybe(1),
        device_milder: c.flag(),
        report_leaving: c.flag(),
        fines: c.flag(),
        appeals: c.flag(),
        quickplay_finish: c.flag(),
    }
    .into()
}

pub(super) fn fifty(c: &mut Choices, section: SectionId) -> Fact {
    FiftyMoveNumber { section, moves: c.maybe(70) }.into()
}

pub(super) fn scoring(c: &mut Choices, section: SectionId) -> Fact {
    Scoring { section, win: 2, draw: 1, loss: c.small(), absence: 0, pairing_bye: 2 }.into()
}

pub(super) fn competition(c: &mut Choices) -> Fact {
    Competition {
        name: c.text(),
        city: c.maybe_text(),
        federation: c.maybe_text(),
        first_day: c.maybe_text(),
        last_day: c.maybe_text(),
        results_owner: c.of(ResultsOwner::ALL),
    }
    .into()
}
