//! The competition and its sections, as the header and the start screen show them.

use desk::ids::{DeskId, SectionId};
use desk::state::State;

use super::{Message, crossing};
use crate::say;
use crate::session::{Now, Session};
use crate::view::round::round_state;

crossing! {
    /// What a front shows first: a competition, or the ways to get one.
    pub struct Desk {
        /// The open competition.
        pub competition: Option<Competition>,
        /// Files opened before.
        pub recent: Vec<RecentFile>,
        /// What was said when the file was opened.
        pub warnings: Vec<Message>,
    }

    /// A file opened before.
    pub struct RecentFile {
        /// Where it lies.
        pub path: String,
        /// The competition's name.
        pub name: String,
        /// When it was opened.
        pub opened_text: String,
    }

    /// The open competition.
    pub struct Competition {
        /// Its name.
        pub name: String,
        /// Where its file lies.
        pub file: String,
        /// Short head hash of the journal.
        pub head: String,
        /// Its sections, in order.
        pub sections: Vec<Section>,
        /// Its arbiters.
        pub arbiters: Vec<Arbiter>,
        /// Who types on this desk.
        pub recorded_by: Option<String>,
        /// What one key takes back.
        pub undo: Option<Message>,
        /// Rulings that owe a reason.
        pub reasons_owed: u32,
        /// The log that is kept in another folder.
        pub mirror: Option<String>,
    }

    /// A section.
    pub struct Section {
        /// Which.
        pub id: String,
        /// Prefix of the quick line.
        pub letter: String,
        /// Its name.
        pub name: String,
        /// How many players.
        pub players: u32,
        /// Its rounds.
        pub rounds: Vec<RoundInBrief>,
        /// The announced regime.
        pub regime: Message,
        /// The time control.
        pub time_control_text: String,
    }

    /// A round in the header's list.
    pub struct RoundInBrief {
        /// Its number.
        pub round: u16,
        /// How many boards.
        pub boards: u32,
        /// Where it stands.
        pub state: RoundStateShown,
    }

    /// Where a round stands.
    #[derive(Copy, Eq)]
    pub enum RoundStateShown {
        /// Paired, not started.
        Paired,
        /// Being played.
        Running,
        /// Every other result is in; adjourned games wait.
        Adjourned,
        /// Every result is in.
        Finished,
    }

    /// An arbiter.
    pub struct Arbiter {
        /// Which.
        pub id: String,
        /// Initials.
        pub initials: String,
        /// Name.
        pub name: String,
        /// Part.
        pub role: Message,
    }
}

/// The competition of a session.
pub fn competition(session: &Session, now: Now) -> Competition {
    let state = session.state();
    Competition {
        name: state.competition.now().map(|c| c.name.clone()).unwrap_or_default(),
        file: session.path().display().to_string(),
        head: session.head(),
        sections: state.sections_in_order().iter().map(|s| section(state, s.section)).collect(),
        arbiters: arbiters(state),
        recorded_by: session.typist.map(|id| id.to_string()),
        undo: undo(state, session.desk(), now),
        reasons_owed: super::reasons_owed(state),
        mirror: session.mirror().map(|path| path.display().to_string()),
    }
}

/// The sentence of the entry that one key takes back.
pub fn undo(state: &State, desk: DeskId, now: Now) -> Option<Message> {
    let entry = desk::decide::undoable(state, desk)?;
    Some(super::journal::title(state, entry, now.offset_min))
}

fn arbiters(state: &State) -> Vec<Arbiter> {
    let standing = state.arbiters.values().filter_map(|history| history.now());
    standing
        .map(|a| Arbiter {
            id: a.arbiter.to_string(),
            initials: a.initials.clone(),
            name: a.name.clone(),
            role: super::word("arbiter-role", a.role.word()),
        })
        .collect()
}

fn section(state: &State, id: SectionId) -> Section {
    let fact = state.section(id);
    let rules = state.rules(id, None);
    let rounds = state.sections.get(&id).map(|s| &s.rounds);
    let rounds = rounds.into_iter().flatten().filter_map(|(round, _)| {
        let boards = state.pairings_in_order(id, *round).len();
        (boards > 0).then(|| RoundInBrief {
            round: round.0,
            boards: count(boards),
            state: round_state(state, id, *round),
        })
    });
    Section {
        id: id.to_string(),
        letter: fact.map(|s| s.code.clone()).unwrap_or_default(),
        name: fact.map(|s| s.name.clone()).unwrap_or_default(),
        players: count(state.players_in_order(id).len()),
        rounds: rounds.collect(),
        regime: Message::new(
            rules.map_or("regime-not-set".to_owned(), |r| format!("regime-{}", r.regime.code())),
        ),
        time_control_text: rules.map(|r| r.time_control.clone()).unwrap_or_default(),
    }
}

/// A count for the page.
pub(crate) fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// Warnings of opening, as messages.
pub fn warnings(warnings: &[store::Warning]) -> Vec<Message> {
    warnings.iter().map(|warning| say::message(&warning.message())).collect()
}
