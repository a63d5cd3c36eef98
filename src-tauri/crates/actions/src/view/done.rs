//! What came of a command: what the screen puts in its place.

use desk::fact::Fact;
use desk::ids::{GameId, RoundNo, SectionId};
use desk::words::EntryKind;

use super::journal::EntryRow;
use super::round::{BoardRow, RoundCounts};
use super::{Advice, Message, crossing};
use crate::say;
use crate::session::{Done, Now, Session};

crossing! {
    /// A recorded entry with everything that changed on the screen.
    pub struct Recorded {
        /// The entry.
        pub entry: EntryRow,
        /// The round it is about, if it is about one.
        pub place: Option<PlaceOfRound>,
        /// The boards that changed.
        pub rows: Vec<BoardRow>,
        /// All boards of the round are in `rows`, and no others exist.
        pub whole: bool,
        /// The totals under the list, where `rows` is not empty or the round is.
        pub counts: Option<RoundCounts>,
        /// What undoing takes back now.
        pub undo: Option<Message>,
        /// The journal's short head hash.
        pub head: String,
        /// Rulings that owe a reason.
        pub reasons_owed: u32,
        /// What the arbiter should know now.
        pub remarks: Vec<Message>,
        /// Other windows' entries came to light on the way: what is on the screen beside this may be old.
        pub others: bool,
    }

    /// A round of a section.
    #[derive(Eq)]
    pub struct PlaceOfRound {
        /// The section.
        pub section: String,
        /// The round.
        pub round: u16,
    }

    /// What would be recorded, and what the Laws say to it.
    pub struct Preview {
        /// What the Laws say.
        pub advice: Option<Advice>,
        /// What the arbiter should know first.
        pub remarks: Vec<Message>,
    }
}

/// What the screen shows of a recorded entry. None where the journal does not have it.
pub fn recorded(session: &Session, done: &Done, now: Now) -> Option<Recorded> {
    let state = session.state();
    let entry = super::entry_row(state, state.number(done.entry.id)?, now)?;
    let round = super::journal::round_of(state, &done.entry);
    let one = one_game(done).and_then(|game| super::row(state, state.pairing_of(game)?, now));
    let (rows, whole) = match (one, round) {
        (Some(row), _) => (vec![row], false),
        (None, Some((section, round))) => (super::round(state, section, round, now).rows, true),
        (None, None) => (Vec::new(), false),
    };
    let counts = round.map(|(section, round)| super::counts(state, section, round));
    Some(Recorded {
        entry,
        place: round.map(|(section, round): (SectionId, RoundNo)| PlaceOfRound {
            section: section.to_string(),
            round: round.0,
        }),
        rows,
        whole,
        counts,
        undo: super::undo(state, session.desk(), now),
        head: session.head(),
        reasons_owed: super::reasons_owed(state),
        remarks: done
            .remarks
            .iter()
            .map(say::message)
            .chain(crate::games::result_remarks(state, &done.entry))
            .collect(),
        others: done.others > 0,
    })
}

/// The one game an entry changes and nothing else: a result, an arrival, a reading, an incident at one board.
fn one_game(done: &Done) -> Option<GameId> {
    if !matches!(
        done.entry.kind,
        EntryKind::Result
            | EntryKind::Arrival
            | EntryKind::Clock
            | EntryKind::Incident
            | EntryKind::Note
            | EntryKind::Adjournment
    ) {
        return None;
    }
    let mut games = done.entry.facts.iter().filter_map(|fact| match fact {
        Fact::Adjournment(fact) => Some(fact.game),
        Fact::GameResult(fact) => Some(fact.game),
        Fact::Arrival(fact) => Some(fact.game),
        Fact::ClockReading(fact) => Some(fact.game),
        Fact::Incident(fact) => fact.game,
        Fact::Note(fact) => fact.game,
        _ => None,
    });
    let first = games.next()?;
    games.all(|game| game == first).then_some(first)
}
