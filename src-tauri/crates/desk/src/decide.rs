//! From a request to the facts of one entry, or to a refusal. The only place that asks the Laws.

mod adjournment;
mod appeal;
mod clocks;
mod defaults;
mod game_lost;
mod import;
mod incident;
mod moves;
mod pairing;
mod people;
mod result;
mod round;
mod seats;
mod setup;
mod take_back;

use laws::Message;

use crate::advice::IncidentAdvice;
use crate::command::{Command, Request};
use crate::fact::{Fact, Moves, Reason, Resumption};
use crate::ids::*;
use crate::refusal::Refusal;
use crate::state::State;
use crate::subject::Subject;
use crate::words::EntryKind;

pub use adjournment::envelope_lacks;
pub use appeal::{AppealTime, appeal_time};
pub use incident::{advise_again, advise_knowing, report_of};
pub(crate) use pairing::LAST_ROUND;
pub use result::points_with_penalties;
pub use take_back::undoable;

/// What one command comes to.
#[derive(Clone, PartialEq, Debug)]
pub struct Decided {
    /// What the entry is.
    pub kind: EntryKind,
    /// The earlier entry it is about.
    pub about: Option<EntryId>,
    /// What it says.
    pub facts: Vec<Fact>,
    /// What the Laws say to it, where they were asked.
    pub advice: Option<IncidentAdvice>,
    /// What the arbiter should know now.
    pub remarks: Vec<Message>,
}

impl Decided {
    fn new(kind: EntryKind, facts: Vec<Fact>) -> Self {
        Self { kind, about: None, facts, advice: None, remarks: Vec::new() }
    }

    fn one(kind: EntryKind, fact: impl Into<Fact>) -> Self {
        Self::new(kind, vec![fact.into()])
    }

    fn about(mut self, entry: EntryId) -> Self {
        self.about = Some(entry);
        self
    }

    fn remark(mut self, message: Message) -> Self {
        self.remarks.push(message);
        self
    }
}

/// Decides a request on the state as it stands.
///
/// Guaranteed: the facts refer only to what exists, every subject they touch is one the screen had seen in its present
/// state, and nothing is decided that the arbiter did not ask for. A preview is the same call without the append.
///
/// # Errors
/// [`Refusal`], with what to do next; nothing is lost.
pub fn decide(state: &State, request: &Request) -> Result<Decided, Refusal> {
    let decided = match &request.command {
        Command::Competition(facts) => setup::competition(facts),
        Command::Arbiter { arbiter, initials, name, role, fide_number } => {
            setup::arbiter(state, request.entry, *arbiter, initials, name, *role, *fide_number)
        }
        Command::Section { section, code, name, rounds } => {
            setup::section(state, request.entry, *section, code, name, *rounds)
        }
        Command::Rules(rules) => setup::rules(state, rules),
        Command::Scoring(scoring) => setup::scoring(state, scoring),
        Command::FiftyMoveNumber(number) => setup::fifty(state, number),
        Command::Player(draft) => people::player(state, PlayerId::of(request.entry, 0), draft, true),
        Command::ChangePlayer { player, to } => people::change(state, *player, to),
        Command::Status(status) => people::status(state, status),
        Command::Bye(bye) => people::bye(state, bye),
        Command::Pair { section, round, board, white, black, seat } => {
            pairing::pair(state, request.entry, *section, *round, *board, (*white, *black), *seat)
        }
        Command::Renumber { pairing, board } => pairing::renumber(state, *pairing, *board),
        Command::SwapColours { pairing } => pairing::swap_colours(state, *pairing),
        Command::Unpair { pairing, reason } => pairing::unpair(state, *pairing, reason.as_deref()),
        Command::Replay { game, reason } => pairing::replay(state, request.entry, *game, reason),
        Command::StartRound { section, round, at } => round::start(state, *section, *round, *at),
        Command::CloseRound { section, round, head } => round::close(state, *section, *round, head),
        Command::Arrive { game, player, at } => round::arrive(state, *game, *player, *at, request.now),
        Command::ArriveAll { section, round, at, absent } => {
            round::arrive_all(state, *section, *round, *at, absent)
        }
        Command::Result { game, score } => result::enter(state, *game, *score),
        Command::ConfirmDefaults { section, round, games } => {
            defaults::confirm(state, request.entry, *section, *round, games)
        }
        Command::ReadClocks { game, clocks, move_no, to_move } => {
            clocks::read(state, *game, *clocks, *move_no, *to_move)
        }
        Command::Incident(report) => incident::log(state, request.entry, report),
        Command::Rule { incident, ruling } => incident::rule(state, *incident, ruling),
        Command::Reason { about, text } => reason(state, *about, text),
        Command::TakeBack { about, way, reason, clocks } => {
            take_back::take_back(state, request.entry, *about, *way, reason.as_deref(), *clocks)
        }
        Command::Moves { game, source, start_fen, movetext } => {
            standing_game(state, *game)?;
            let (source, start_fen, movetext) = (*source, start_fen.clone(), movetext.clone());
            Ok(Decided::one(EntryKind::Moves, Moves { game: *game, source, start_fen, movetext }))
        }
        Command::Games(games) => {
            for game in games {
                standing_game(state, game.game)?;
            }
            if games.is_empty() {
                return Err(Refusal::desk(Message::new("refused-no-games")));
            }
            Ok(Decided::new(EntryKind::Moves, games.iter().cloned().map(Fact::from).collect()))
        }
        Command::Reconstruct(made) => moves::reconstruct(state, made),
        Command::Resume(resumption) => {
            standing_game(state, resumption.game)?;
            let fen = words(&resumption.fen, "fen")?;
            Ok(Decided::one(EntryKind::Moves, Resumption { fen, ..resumption.clone() }))
        }
        Command::Appeal(draft) => appeal::lodge(state, request.entry, request.now, draft),
        Command::HearAppeal { appeal, panel, statements } => appeal::hear(state, *appeal, panel, statements),
        Command::DecideAppeal(decision) => appeal::decide(state, request.now, decision),
        Command::Adjournment(act) => adjournment::act(state, request.entry, act),
        Command::Note(note) => {
            let note = crate::fact::Note { text: words(&note.text, "note")?, ..note.clone() };
            Ok(Decided::one(EntryKind::Note, note))
        }
        Command::Announce(said) => announce(state, said),
        Command::Import(import) => import::import(state, request.entry, import),
    }?;
    unseen_change(state, request.seen, &decided.facts).map_or(Ok(decided), |by| Err(Refusal::Conflict(by)))
}

/// The entry that touched a subject of these facts after what the screen had seen.
fn unseen_change(state: &State, seen: Position, facts: &[Fact]) -> Option<EntryId> {
    facts
        .iter()
        .filter_map(Subject::of)
        .filter_map(|subject| state.last_touch(&subject))
        .find(|entry| u64::from(entry.0) >= seen.0)
        .and_then(|no| state.entry(no))
        .map(|entry| entry.id)
}

fn announce(state: &State, said: &crate::fact::Announcement) -> Result<Decided, Refusal> {
    if let Some(section) = said.section {
        standing_section(state, section)?;
    }
    let text = said.text.as_deref().map(|text| words(text, "announcement")).transpose()?;
    let standing = state.announcements.get(&said.section).and_then(|all| all.now());
    if text.is_none() && standing.is_none_or(|standing| standing.text.is_none()) {
        return Err(Refusal::desk(Message::new("refused-no-announcement")));
    }
    Ok(Decided::one(EntryKind::Note, crate::fact::Announcement { text, ..said.clone() }))
}

fn reason(state: &State, about: EntryId, text: &str) -> Result<Decided, Refusal> {
    state.number(about).ok_or(Refusal::NotFound("entry"))?;
    let reason = Reason { about, text: words(text, "reason")? };
    Ok(Decided::one(EntryKind::Reason, reason).about(about))
}

/// A game that exists, on a pairing that stands or not: what happened at a board may be recorded afterwards too.
fn standing_game(state: &State, game: GameId) -> Result<&crate::fact::Pairing, Refusal> {
    state.pairing_of(game).ok_or(Refusal::NotFound("game"))
}

fn standing_pairing(state: &State, pairing: PairingId) -> Result<&crate::fact::Pairing, Refusal> {
    state.pairings.get(&pairing).and_then(|p| p.now()).ok_or(Refusal::NotFound("pairing"))
}

fn standing_section(state: &State, section: SectionId) -> Result<&crate::fact::Section, Refusal> {
    state.section(section).ok_or(Refusal::NotFound("section"))
}

fn standing_player(state: &State, player: PlayerId) -> Result<&crate::fact::Player, Refusal> {
    state.player(player).ok_or(Refusal::NotFound("player"))
}

/// Text that says something, without the blanks around it.
fn words(text: &str, field: &'static str) -> Result<String, Refusal> {
    let text = text.trim();
    if text.is_empty() {
        return Err(Refusal::desk(Message::new("refused-empty").with("field", field)));
    }
    Ok(text.to_owned())
}
