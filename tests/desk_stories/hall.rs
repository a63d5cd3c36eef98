//! The playing hall of a story: a competition in memory, and what the last step came to.

use std::collections::{BTreeMap, BTreeSet};

use actions::quick_line::{QuickLine, QuickLineContext, quick_line};
use actions::{ActionError, Now, draft};
use desk::advice::IncidentAdvice;
use desk::command::{Command, Request};
use desk::decide::decide;
use desk::entry::{Entry, Hash};
use desk::fact::Fact;
use desk::ids::*;
use desk::reconcile::Plan;
use desk::state::State;
use flagfall_tests::journal::START;
use uuid::Uuid;

/// What the last step came to.
#[derive(Default)]
pub struct Outcome {
    /// Refused: message id and Articles.
    pub refused: Option<(String, Vec<String>)>,
    /// Whether the story has said that it expects the refusal.
    pub expected: bool,
    /// Ids of the remarks.
    pub remarks: Vec<String>,
    /// What the Laws said.
    pub advice: Option<IncidentAdvice>,
    /// The quick line as it was understood.
    pub quick: Option<QuickLine>,
    /// The changes of a file.
    pub plan: Option<Plan>,
}

/// A competition in memory.
pub struct Hall {
    pub state: State,
    pub now: Now,
    pub round: u16,
    pub hand: Option<GameId>,
    pub files: BTreeMap<String, Vec<u8>>,
    pub marks: BTreeMap<String, GameId>,
    pub screens: BTreeMap<String, Position>,
    /// The screen on which the next step happens; none is one that is up to date.
    pub screen: Option<Position>,
    /// The incident the story spoke of last.
    pub incident: Option<IncidentId>,
    pub last: Outcome,
    /// After how many entries the whole journal is folded again and compared.
    pub fold_every: usize,
    /// Every message id that was said.
    pub reached: BTreeSet<String>,
    desk: DeskId,
    chains: BTreeMap<DeskId, (u64, Hash)>,
    typed: u128,
}

impl Hall {
    pub fn new() -> Self {
        Self {
            state: State::default(),
            now: Now { at: START, offset_min: 0 },
            round: 1,
            hand: None,
            files: BTreeMap::new(),
            marks: BTreeMap::new(),
            screens: BTreeMap::new(),
            screen: None,
            incident: None,
            last: Outcome::default(),
            fold_every: 1,
            reached: BTreeSet::new(),
            desk: desk_no(1),
            chains: BTreeMap::new(),
            typed: 0,
        }
    }

    /// Another desk records from now on.
    pub fn at_desk(&mut self, n: u128) {
        self.desk = desk_no(n);
    }

    pub fn desk(&self) -> DeskId {
        self.desk
    }

    /// The id the next entry will have.
    pub fn next_entry(&self) -> EntryId {
        EntryId(Uuid::from_u128(0xe000_0000 + self.typed + 1))
    }

    /// The state as the screen shows it on which this step happens.
    pub fn shown(&self) -> State {
        match self.screen {
            Some(Position(seen)) => {
                let seen = usize::try_from(seen).unwrap();
                State::fold(self.state.journal().iter().take(seen).cloned())
            }
            None => self.state.clone(),
        }
    }

    /// A command as the fronts hand it over.
    pub fn typed(&mut self, command: &draft::Command) {
        let shown = self.shown();
        let head = self.state.head().short();
        match draft::parse(&shown, command, self.now, self.desk, &head) {
            Ok(parsed) => self.record(parsed.command, parsed.occurred_at),
            Err(error) => self.refuse(&error),
        }
    }

    /// A quick line: understood, and recorded where `enter` is pressed.
    pub fn quick(&mut self, line: &str, enter: bool) {
        let shown = self.shown();
        let section = shown.sections_in_order().first().map(|s| s.section.to_string()).unwrap_or_default();
        let game = self.hand.map(|game| game.to_string());
        let context = QuickLineContext { section, round: self.round, game };
        let understood = quick_line(&shown, &context, line, self.now);
        let said = understood.understood.iter().chain(&understood.missing);
        self.reached.extend(said.map(|m| m.id.clone()));
        self.reached.extend(understood.unclear.iter().map(|u| u.message.id.clone()));
        self.begin();
        match (&understood.command, enter) {
            (Some(command), true) => self.typed(&command.clone()),
            (None, true) => {
                let unclear = understood.unclear.as_ref().map(|u| &u.message);
                let id = unclear.or(understood.missing.as_ref()).map(|m| m.id.clone());
                self.last.refused = Some((id.unwrap_or_default(), Vec::new()));
            }
            (_, false) => {}
        }
        self.last.quick = Some(understood);
    }

    /// A new step begins: what came before is forgotten.
    pub fn begin(&mut self) {
        self.last = Outcome::default();
    }

    /// Decides a command and, where it is accepted, adds its entry to the journal.
    pub fn record(&mut self, command: Command, occurred_at: Option<desk::entry::HallTime>) {
        self.begin();
        let request = Request {
            entry: self.next_entry(),
            seen: self.screen.unwrap_or(self.state.position()),
            now: self.now.at,
            recorded_by: None,
            occurred_at,
            command,
        };
        let decided = match decide(&self.state, &request) {
            Ok(decided) => decided,
            Err(refusal) => return self.refuse(&ActionError::from(refusal)),
        };
        self.typed += 1;
        self.now.at += 1000;
        let (seq, prev_hash) = self.chains.get(&self.desk).copied().unwrap_or_default();
        let entry = Entry {
            id: request.entry,
            desk: self.desk,
            seq: seq + 1,
            recorded_at: self.now.at,
            occurred_at,
            recorded_by: None,
            kind: decided.kind,
            about: decided.about,
            facts: decided.facts,
            prev_hash,
        };
        for fact in &entry.facts {
            let back = Fact::from_values(fact.table(), fact.values());
            assert_eq!(back.as_ref(), Ok(fact), "a fact does not come back from its row");
        }
        let incident = entry.facts.iter().find_map(|fact| match fact {
            Fact::Incident(f) => Some(f.incident),
            Fact::Ruling(f) => Some(f.incident),
            _ => None,
        });
        self.incident = incident.or(self.incident);
        self.chains.insert(self.desk, (entry.seq, entry.hash()));
        self.state.apply(entry);
        if self.state.journal().len().is_multiple_of(self.fold_every) {
            self.fold();
        }
        self.reached.extend(decided.remarks.iter().map(|m| m.id.to_owned()));
        self.last.remarks = decided.remarks.iter().map(|m| m.id.to_owned()).collect();
        if let Some(advice) = &decided.advice {
            self.reached.extend(advice.says.iter().map(|m| m.id.to_owned()));
            self.reached.extend(advice.offers.iter().map(|o| o.label.id.to_owned()));
        }
        self.last.advice = decided.advice;
    }

    /// The journal folded from its beginning is the state that grew entry by entry.
    pub fn fold(&self) {
        assert_eq!(State::fold(self.state.journal().to_vec()), self.state, "folding gives another state");
    }

    /// The step was refused.
    pub fn refuse(&mut self, error: &ActionError) {
        let quick = self.last.quick.take();
        self.begin();
        self.last.quick = quick;
        let messages = error.messages();
        self.reached.extend(messages.iter().map(|m| m.id.clone()));
        if let Some(actions::view::Argument::Text(what)) = messages.first().and_then(|m| m.args.get("what")) {
            self.reached.insert(format!("{} {what}", messages[0].id));
        }
        let articles = error.because().iter().map(|c| c.number().to_owned()).collect();
        let id = messages.first().map(|m| m.id.clone()).unwrap_or_default();
        self.last.refused = Some((id, articles));
    }
}

fn desk_no(n: u128) -> DeskId {
    DeskId(Uuid::from_u128(0xde5c_0000 + n))
}
