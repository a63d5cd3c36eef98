//! The journal: every entry in order, its sentence, its facts, and what became of it.

mod sentence;
mod sought;

use sought::Sought;

pub(crate) use sentence::{clocks_became, decided};

use desk::entry::Entry;
use desk::fact::*;
use desk::history::EntryNo;
use desk::ids::*;
use desk::state::State;
use desk::words::{EntryKind, Withdrawal};
use laws::Citation as LawCitation;

use super::competition::count;
use super::incident::initials;
use super::{Choice, Citation, Message, crossing, word};
use crate::say;
use crate::session::Now;

pub use sentence::title;
use sentence::{arrivals, facts};

crossing! {
    /// An entry of the journal.
    pub struct EntryRow {
        /// Which.
        pub entry: String,
        /// Its number in the file's order.
        pub number_text: String,
        /// Hall time at which it was typed, with seconds.
        pub recorded_text: String,
        /// Hall time at which it happened, where that differs.
        pub occurred_text: Option<String>,
        /// The day.
        pub day_text: String,
        /// Initials of who typed it.
        pub by: String,
        /// Initials of who ruled, where it is somebody else.
        pub ruled_by: Option<String>,
        /// The section's code.
        pub section: Option<String>,
        /// The round.
        pub round: Option<u16>,
        /// The board.
        pub board: Option<u16>,
        /// The game.
        pub game: Option<String>,
        /// What it is.
        pub kind: String,
        /// Its sentence.
        pub title: Message,
        /// More of its facts, one sentence each.
        pub facts: Vec<Message>,
        /// The Articles it rests on.
        pub because: Vec<Citation>,
        /// What became of it.
        pub state: EntryState,
        /// Number of the entry it is about.
        pub about_text: Option<String>,
        /// Number of the entry that took it back.
        pub changed_by_text: Option<String>,
    }

    /// What became of an entry.
    #[derive(Copy, Eq)]
    pub enum EntryState {
        /// It stands.
        Stands,
        /// Mistyped.
        Undone,
        /// Its ruling was revoked.
        Revoked,
        /// Its ruling was changed on appeal.
        ChangedOnAppeal,
    }

    /// Which entries to show.
    #[derive(Default)]
    pub struct JournalFilter {
        /// Of this section.
        pub section: Option<String>,
        /// Of this round.
        pub round: Option<u16>,
        /// Of this board.
        pub board: Option<u16>,
        /// That name this player.
        pub player: Option<String>,
        /// Of this kind.
        pub kind: Option<String>,
        /// Typed or ruled by this arbiter.
        pub arbiter: Option<String>,
        /// That cite this Article, `2023:7.5.5`.
        pub article: Option<String>,
        /// Whose words contain this.
        pub text: Option<String>,
    }

    /// A page of the journal.
    pub struct JournalPage {
        /// Newest first.
        pub rows: Vec<EntryRow>,
        /// How many pass the filter.
        pub total: u32,
        /// The kinds there are.
        pub kinds: Vec<Choice>,
    }
}

/// A page of the entries that pass a filter, newest first.
pub fn journal(state: &State, filter: &JournalFilter, offset: usize, limit: usize, now: Now) -> JournalPage {
    let numbers = (0..state.journal().len()).rev().map(|n| EntryNo(count(n)));
    let sought = filter.text.as_deref().map(Sought::new);
    let passing: Vec<EntryNo> = numbers.filter(|no| passes(state, *no, filter, sought.as_ref())).collect();
    JournalPage {
        rows: passing.iter().skip(offset).take(limit).filter_map(|no| entry_row(state, *no, now)).collect(),
        total: count(passing.len()),
        kinds: EntryKind::ALL
            .iter()
            .map(|kind| Choice { value: kind.word().to_owned(), label: word("entry-kind", kind.word()) })
            .collect(),
    }
}

fn passes(state: &State, no: EntryNo, filter: &JournalFilter, sought: Option<&Sought>) -> bool {
    let Some(entry) = state.entry(no) else { return false };
    let place = place(state, entry);
    let is = |wanted: &Option<String>, found: Option<String>| wanted.is_none() || *wanted == found;
    let by = |wanted: &String| {
        let ruled = entry.facts.iter().any(
            |fact| matches!(fact, Fact::Ruling(r) if r.ruled_by.is_some_and(|a| a.to_string() == *wanted)),
        );
        ruled || entry.recorded_by.is_some_and(|a| a.to_string() == *wanted)
    };
    is(&filter.section, place.section.map(|s| s.to_string()))
        && (filter.round.is_none() || filter.round == place.round.map(|r| r.0))
        && (filter.board.is_none() || filter.board == place.board.map(|b| b.0))
        && is(&filter.kind, Some(entry.kind.word().to_owned()))
        && filter.player.as_ref().is_none_or(|p| p.parse().is_ok_and(|p| names(state, entry, p)))
        && filter.arbiter.as_ref().is_none_or(by)
        && filter.article.as_ref().is_none_or(|a| cited(entry).iter().any(|c| c.to_string() == *a))
        && sought.is_none_or(|sought| {
            sought.found_in(
                state,
                entry,
                [place.pairing.map(|p| p.white), place.pairing.map(|p| p.black), place.player],
            )
        })
}

/// Whether an entry is about a player: names the player, or the game the player sits in.
fn names(state: &State, entry: &Entry, player: PlayerId) -> bool {
    let own = entry.facts.iter().any(|fact| match fact {
        Fact::Player(f) => f.player == player,
        Fact::PlayerStatus(f) => f.player == player,
        Fact::Bye(f) => f.player == player,
        Fact::Pairing(f) => f.side(player).is_some(),
        Fact::Fault(f) => f.player == Some(player),
        Fact::Penalty(f) => f.player == Some(player),
        Fact::Note(f) => f.player == Some(player),
        _ => false,
    });
    own || place(state, entry).pairing.is_some_and(|pairing| pairing.side(player).is_some())
}

/// Where an entry belongs.
#[derive(Default)]
struct Place<'a> {
    section: Option<SectionId>,
    round: Option<RoundNo>,
    board: Option<BoardNo>,
    game: Option<GameId>,
    pairing: Option<&'a Pairing>,
    player: Option<PlayerId>,
}

/// The round an entry is about, if it is about one.
pub(crate) fn round_of(state: &State, entry: &Entry) -> Option<(SectionId, RoundNo)> {
    let place = place(state, entry);
    Some((place.section?, place.round?))
}

fn place<'a>(state: &'a State, entry: &Entry) -> Place<'a> {
    let of_game = |game: GameId| {
        let pairing = state.pairing_of(game);
        Place {
            section: pairing.map(|p| p.section),
            round: pairing.map(|p| p.round),
            board: pairing.and_then(|p| p.board),
            game: Some(game),
            pairing,
            player: None,
        }
    };
    let of_pairing = |id: PairingId| {
        let game = state.game_of(id);
        let pairing = state.pairings.get(&id).and_then(|p| p.last());
        Place {
            section: pairing.map(|p| p.section),
            round: pairing.map(|p| p.round),
            board: pairing.and_then(|p| p.board),
            game,
            pairing,
            player: None,
        }
    };
    let of_player = |id: PlayerId| Place {
        section: state.player(id).map(|p| p.section),
        player: Some(id),
        ..Place::default()
    };
    let of_incident = |id: IncidentId| match state.incidents.get(&id).and_then(|r| r.incident.now()) {
        Some(Incident { game: Some(game), .. }) => of_game(*game),
        Some(incident) => Place { section: incident.section, round: incident.round, ..Place::default() },
        None => Place::default(),
    };
    let of_appeal = |id: AppealId| {
        let appeal = state.appeals.get(&id).and_then(|record| record.appeal.now());
        appeal.map(|appeal| of_incident(appeal.incident)).unwrap_or_default()
    };
    let of_adjournment = |id: AdjournmentId| {
        let fact = state.adjournments.get(&id).and_then(|record| record.adjournment.now());
        fact.map(|fact| of_game(fact.game)).unwrap_or_default()
    };
    let found = entry.facts.iter().find_map(|fact| {
        Some(match fact {
            Fact::GameResult(f) => of_game(f.game),
            // Everybody who was there at once: about the round, and about no board of it.
            Fact::Arrival(f) if arrivals(entry) > 1 => {
                Place { board: None, game: None, pairing: None, ..of_game(f.game) }
            }
            Fact::Arrival(f) => of_game(f.game),
            Fact::ClockReading(f) => of_game(f.game),
            Fact::Moves(f) => of_game(f.game),
            Fact::Resumption(f) => of_game(f.game),
            Fact::MoveReason(f) => of_game(f.game),
            Fact::Appeal(f) => of_incident(f.incident),
            Fact::AppealPanel(f) => of_appeal(f.appeal),
            Fact::AppealStatement(f) => of_appeal(f.appeal),
            Fact::AppealOutcome(f) => of_appeal(f.appeal),
            Fact::Adjournment(f) => of_game(f.game),
            Fact::SealedMove(f) => of_adjournment(f.adjournment),
            Fact::EnvelopeCustody(f) => of_adjournment(f.adjournment),
            Fact::ResumptionArrival(f) => of_adjournment(f.adjournment),
            Fact::EnvelopeOpening(f) => of_adjournment(f.adjournment),
            Fact::PlayResumed(f) => of_adjournment(f.adjournment),
            Fact::Incident(Incident { game: Some(game), .. }) => of_game(*game),
            Fact::Incident(f) => Place { section: f.section, round: f.round, ..Place::default() },
            Fact::Ruling(f) => of_incident(f.incident),
            Fact::Pairing(f) => of_pairing(f.pairing),
            Fact::Unpairing(f) => of_pairing(f.pairing),
            Fact::Game(f) => of_game(f.game),
            Fact::Note(Note { game: Some(game), .. }) => of_game(*game),
            Fact::Note(Note { player: Some(player), .. }) => of_player(*player),
            Fact::RoundStart(f) => {
                Place { section: Some(f.section), round: Some(f.round), ..Place::default() }
            }
            Fact::RoundClose(f) => {
                Place { section: Some(f.section), round: Some(f.round), ..Place::default() }
            }
            Fact::Announcement(f) => Place { section: f.section, ..Place::default() },
            Fact::Section(f) => Place { section: Some(f.section), ..Place::default() },
            Fact::Rules(f) => Place { section: Some(f.section), round: f.round, ..Place::default() },
            Fact::Scoring(f) => Place { section: Some(f.section), ..Place::default() },
            Fact::FiftyMoveNumber(f) => Place { section: Some(f.section), ..Place::default() },
            Fact::Import(f) => Place { section: Some(f.section), ..Place::default() },
            Fact::Player(f) => of_player(f.player),
            Fact::PlayerStatus(f) => of_player(f.player),
            Fact::Bye(f) => Place { round: Some(f.round), ..of_player(f.player) },
            Fact::Taken(f) => {
                return state.number(f.about).and_then(|no| state.entry(no)).map(|e| place(state, e));
            }
            Fact::Reason(f) => {
                return state.number(f.about).and_then(|no| state.entry(no)).map(|e| place(state, e));
            }
            _ => return None,
        })
    });
    found.unwrap_or_default()
}

fn cited(entry: &Entry) -> Vec<LawCitation> {
    let mut all = Vec::new();
    for fact in &entry.facts {
        let list = match fact {
            Fact::Ruling(f) => &f.articles.0,
            Fact::Advised(f) => &f.articles.0,
            _ => continue,
        };
        for citation in list {
            if !all.contains(citation) {
                all.push(*citation);
            }
        }
    }
    all
}

/// Entries that cite an Article.
pub(crate) fn citing(state: &State, citation: LawCitation) -> impl Iterator<Item = &Entry> {
    state.journal().iter().filter(move |entry| cited(entry).contains(&citation))
}

/// An entry's number as it is printed.
pub(crate) fn number_text(_state: &State, no: EntryNo) -> String {
    (u64::from(no.0) + 1).to_string()
}

/// Entries about a game, newest first.
pub fn entries_of_game(state: &State, game: GameId, now: Now) -> Vec<EntryRow> {
    entries(state, now, |entry| place(state, entry).game == Some(game))
}

/// Entries about a player, newest first.
pub fn entries_of_player(state: &State, player: PlayerId, now: Now) -> Vec<EntryRow> {
    entries(state, now, |entry| names(state, entry, player))
}

fn entries(state: &State, now: Now, mut of: impl FnMut(&Entry) -> bool) -> Vec<EntryRow> {
    let numbers = (0..state.journal().len()).rev().map(|n| EntryNo(count(n)));
    numbers
        .filter(|no| state.entry(*no).is_some_and(&mut of))
        .filter_map(|no| entry_row(state, no, now))
        .collect()
}

/// An entry as it is shown.
pub fn entry_row(state: &State, no: EntryNo, now: Now) -> Option<EntryRow> {
    let entry = state.entry(no)?;
    let place = place(state, entry);
    let ruled_by = entry.facts.iter().find_map(|fact| match fact {
        Fact::Ruling(ruling) => ruling.ruled_by,
        _ => None,
    });
    let taken = state.taken_by(no);
    Some(EntryRow {
        entry: entry.id.to_string(),
        number_text: number_text(state, no),
        recorded_text: say::hall_seconds(entry.recorded_at, now.offset_min),
        occurred_text: entry.occurred_at.map(|at| say::hall(at.at, at.offset_min)),
        day_text: say::day(entry.recorded_at, now.offset_min),
        by: entry.recorded_by.and_then(|a| initials(state, a)).unwrap_or_default(),
        ruled_by: ruled_by.filter(|a| entry.recorded_by != Some(*a)).and_then(|a| initials(state, a)),
        section: place.section.and_then(|s| state.section(s)).map(|s| s.code.clone()),
        round: place.round.map(|r| r.0),
        board: place.board.map(|b| b.0),
        game: place.game.map(|g| g.to_string()),
        kind: entry.kind.word().to_owned(),
        title: title(state, entry, now.offset_min),
        facts: facts(state, entry, now.offset_min),
        because: say::citations(&cited(entry)),
        state: taken.map_or(EntryState::Stands, |by| became(state, by)),
        about_text: entry.about.and_then(|id| state.number(id)).map(|no| number_text(state, no)),
        changed_by_text: taken.map(|no| number_text(state, no)),
    })
}

fn became(state: &State, by: EntryNo) -> EntryState {
    let way = state.entry(by).and_then(|entry| {
        entry.facts.iter().find_map(|fact| match fact {
            Fact::Taken(taken) => Some(taken.way),
            _ => None,
        })
    });
    match way {
        Some(Withdrawal::Revoked) => EntryState::Revoked,
        Some(Withdrawal::Appeal) => EntryState::ChangedOnAppeal,
        Some(Withdrawal::Mistyped) | None => EntryState::Undone,
    }
}
