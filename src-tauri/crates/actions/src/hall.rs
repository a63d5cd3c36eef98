//! What the hall display shows: rounds, the time since they began, what is left until the default time, announcements.
//!
//! Nothing of any game: players look at it while they play (11.3.1, 12.6).

use desk::ids::{RoundNo, SectionId};
use desk::state::State;

use crate::say;
use crate::session::Now;
use crate::view::{Message, crossing};

crossing! {
    /// The display, as it stands this second.
    pub struct HallShown {
        /// The competition's name.
        pub competition: String,
        /// The hall's time of day.
        pub time_text: String,
        /// The sections shown.
        pub sections: Vec<HallSection>,
        /// What was announced to the whole hall.
        pub announcement: Option<String>,
    }

    /// A section on the display.
    pub struct HallSection {
        /// Its name.
        pub name: String,
        /// The round; none before the first was paired.
        pub round: Option<u16>,
        /// How it is played, in words.
        pub control: Option<Message>,
        /// Time since the round began; none before.
        pub since_text: Option<String>,
        /// What is left until the default time; none once it has passed.
        pub default_left_text: Option<String>,
        /// The default time has passed a moment ago; later nobody need read it any more.
        pub default_passed: bool,
        /// What was announced to this section.
        pub announcement: Option<String>,
    }
}

/// How long the display says that the default time has passed, ms.
const SAID_FOR: i64 = 900_000;

/// The display of one section, or of all; of the round given, or of each section's last one.
pub fn shown(state: &State, section: Option<SectionId>, round: Option<RoundNo>, now: Now) -> HallShown {
    // A section of a competition that lay on the desk before is none of this one's.
    let section = section.filter(|id| state.section(*id).is_some());
    let sections = state.sections_in_order().into_iter().map(|one| (one.section, one.name.clone()));
    HallShown {
        competition: state.competition.now().map(|c| c.name.clone()).unwrap_or_default(),
        time_text: say::hall_seconds(now.at, now.offset_min),
        sections: sections
            .filter(|(id, _)| section.is_none_or(|wanted| wanted == *id))
            .map(|(id, name)| of_section(state, id, name, round.filter(|_| section.is_some()), now))
            .collect(),
        announcement: announced(state, None),
    }
}

fn of_section(state: &State, id: SectionId, name: String, round: Option<RoundNo>, now: Now) -> HallSection {
    let rounds = state.sections.get(&id).map(|section| &section.rounds);
    let paired = rounds
        .into_iter()
        .flat_map(|rounds| rounds.keys().copied())
        .filter(|round| !state.pairings_in_order(id, *round).is_empty());
    let round = round.or_else(|| paired.max());
    let started = round.and_then(|round| state.started(id, round));
    let left =
        started.map(|at| laws::default_time_ends(&state.announced(id, round), at).saturating_sub(now.at));
    let control = state.rules(id, round).and_then(|rules| rules.time_control.parse().ok());
    HallSection {
        name,
        round: round.map(|round| round.0),
        control: control.map(|control| crate::time_control::words(&control)),
        since_text: started.map(|at| say::clock(whole_seconds(now.at.saturating_sub(at).max(0)))),
        // The last second counts until it is over: at nothing left nobody is late yet.
        default_left_text: left.filter(|left| *left >= 0).map(|left| say::clock(whole_seconds(left))),
        default_passed: left.is_some_and(|left| (-SAID_FOR..0).contains(&left)),
        announcement: announced(state, Some(id)),
    }
}

/// Under a minute a clock would show tenths; a display for the hall does not.
fn whole_seconds(ms: i64) -> i64 {
    ms - ms % 1_000
}

/// What was announced last to a section, or to everybody, and not taken down.
pub fn announced(state: &State, section: Option<SectionId>) -> Option<String> {
    state.announcements.get(&section)?.now()?.text.clone()
}
