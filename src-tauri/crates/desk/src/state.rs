//! The competition as folding the journal gives it. [`State::apply`] never asks the Laws: what was decided is in the facts.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::adjournment::AdjournmentRecord;
use crate::entry::{Entry, Hash};
use crate::fact::*;
use crate::history::{EntryNo, History};
use crate::ids::*;
use crate::subject::Subject;
use crate::words::{MovesSource, Withdrawal};

/// One section.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SectionState {
    /// What it is.
    pub section: History<Section>,
    /// Its rules; `None` is the whole section, a round overrides it.
    pub rules: BTreeMap<Option<RoundNo>, History<Rules>>,
    /// What its results are worth.
    pub scoring: History<Scoring>,
    /// The number of the fifty-move rule.
    pub fifty: History<FiftyMoveNumber>,
    /// Its rounds.
    pub rounds: BTreeMap<RoundNo, RoundState>,
    /// Its players.
    pub players: BTreeSet<PlayerId>,
    /// Its teams.
    pub teams: BTreeMap<TeamId, History<Team>>,
    /// Files brought in.
    pub imports: History<Import>,
}

/// One round of one section.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundState {
    /// When it was started.
    pub start: History<RoundStart>,
    /// When it was closed.
    pub close: History<RoundClose>,
    /// Pairings that are or were part of it.
    pub pairings: BTreeSet<PairingId>,
    /// Incidents that belong to no game of it.
    pub incidents: BTreeSet<IncidentId>,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerState {
    /// The registration.
    pub player: History<Player>,
    /// Withdrawals and returns.
    pub status: History<PlayerStatus>,
    /// Rounds without opponent.
    pub byes: BTreeMap<RoundNo, History<Bye>>,
    /// Pairings the player was ever part of.
    pub pairings: BTreeSet<PairingId>,
    /// Incidents in which the player was at fault.
    pub incidents: BTreeSet<IncidentId>,
    /// Points apart from games.
    pub adjustments: History<PointsAdjustment>,
    /// Penalties.
    pub penalties: History<Penalty>,
}

/// One pairing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PairingState {
    /// Who, where, which colours.
    pub pairing: History<Pairing>,
    /// Undone or not.
    pub undone: History<Unpairing>,
    /// Its games, in order; the last one counts.
    pub games: History<Game>,
}

/// One game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameState {
    /// Which pairing's, in place of which.
    pub game: History<Game>,
    /// Its result.
    pub result: History<GameResult>,
    /// Who arrived when.
    pub arrivals: BTreeMap<PlayerId, History<Arrival>>,
    /// Clock readings.
    pub readings: History<ClockReading>,
    /// Clock changes.
    pub adjustments: History<TimeAdjustment>,
    /// Incidents.
    pub incidents: BTreeSet<IncidentId>,
    /// Records of its moves.
    pub moves: BTreeMap<MovesSource, History<Moves>>,
    /// Positions from which a record that stops being legal is read on.
    pub resumptions: History<Resumption>,
    /// Why half-moves put together from scoresheets are what they are.
    pub move_reasons: History<MoveReason>,
    /// Notes.
    pub notes: History<Note>,
    /// Its adjournments.
    pub adjournments: BTreeSet<AdjournmentId>,
}

/// One incident.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct IncidentRecord {
    /// What was reported.
    pub incident: History<Incident>,
    /// Who was at fault.
    pub faults: History<Fault>,
    /// Pieces touched, in order.
    pub touched: History<TouchedPiece>,
    /// The claim it is, with what the check gave.
    pub claim: History<Claim>,
    /// Appeals against its rulings.
    pub appeals: BTreeSet<AppealId>,
    /// What the Laws prescribed then.
    pub advised: History<Advised>,
    /// What the arbiter decided.
    pub rulings: History<Ruling>,
    /// With which penalties.
    pub penalties: History<Penalty>,
}

/// One appeal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AppealRecord {
    /// As it was lodged.
    pub appeal: History<Appeal>,
    /// Who hears it.
    pub panel: History<AppealPanel>,
    /// What was said to it.
    pub statements: History<AppealStatement>,
    /// What was decided.
    pub outcome: History<AppealOutcome>,
}

/// The whole competition.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// The competition's own facts.
    pub competition: History<Competition>,
    /// Its arbiters.
    pub arbiters: BTreeMap<ArbiterId, History<Arbiter>>,
    /// Its sections.
    pub sections: BTreeMap<SectionId, SectionState>,
    /// Everybody's registrations.
    pub players: HashMap<PlayerId, PlayerState>,
    /// Every pairing there ever was.
    pub pairings: HashMap<PairingId, PairingState>,
    /// Every game there ever was.
    pub games: HashMap<GameId, GameState>,
    /// Every incident there ever was.
    pub incidents: HashMap<IncidentId, IncidentRecord>,
    /// Every appeal there ever was.
    pub appeals: BTreeMap<AppealId, AppealRecord>,
    /// Every adjournment there ever was.
    pub adjournments: BTreeMap<AdjournmentId, AdjournmentRecord>,
    /// Notes on no game.
    pub notes: History<Note>,
    /// What was said to a section, or to the whole hall.
    pub announcements: BTreeMap<Option<SectionId>, History<Announcement>>,
    /// Lines of imported files that the export gives back, by import.
    pub kept_lines: BTreeMap<ImportId, History<KeptLine>>,
    /// Reasons given later, by the entry they are for.
    pub reasons: HashMap<EntryId, History<Reason>>,
    /// The journal itself.
    journal: Vec<Entry>,
    numbers: HashMap<EntryId, EntryNo>,
    /// Which entries took which one back, as far as they count.
    taken: HashMap<EntryNo, Vec<(EntryNo, Withdrawal)>>,
    /// The last entry that touched a subject.
    touched: HashMap<Subject, EntryNo>,
    /// The last entry of each desk's chain.
    heads: BTreeMap<DeskId, EntryNo>,
}

impl State {
    /// Folds a whole journal, given in the file's order.
    pub fn fold(entries: impl IntoIterator<Item = Entry>) -> Self {
        let mut state = Self::default();
        for entry in entries {
            state.apply(entry);
        }
        state
    }

    /// Adds the next entry. An entry that is already there changes nothing.
    pub fn apply(&mut self, entry: Entry) {
        if self.numbers.contains_key(&entry.id) {
            return;
        }
        let no = EntryNo(u32::try_from(self.journal.len()).unwrap_or(u32::MAX));
        self.numbers.insert(entry.id, no);
        for fact in &entry.facts {
            if let Some(subject) = Subject::of(fact) {
                self.touched.insert(subject, no);
            }
            if let Fact::Taken(taken) = fact {
                self.take_back(no, taken);
            } else {
                self.change(no, fact, true);
            }
        }
        self.heads.insert(entry.desk, no);
        self.journal.push(entry);
    }

    /// The head hash of the whole journal: over the heads of all desks' chains, in the order of the desks' ids.
    ///
    /// It stands for every entry before it, since each head covers its chain. Printed on every report.
    pub fn head(&self) -> Hash {
        crate::entry::head(self.heads.iter().filter_map(|(desk, no)| {
            let entry = self.entry(*no)?;
            Some((*desk, entry.seq, entry.hash()))
        }))
    }

    /// The head hash as it was after an entry: what a report printed then had at its foot, as long as no other desk's
    /// entries were merged in before it.
    pub fn head_after(&self, no: EntryNo) -> Hash {
        let mut ends = BTreeMap::new();
        for entry in self.journal.iter().take(no.0 as usize + 1) {
            ends.insert(entry.desk, (entry.seq, entry));
        }
        crate::entry::head(ends.into_iter().map(|(desk, (seq, entry))| (desk, seq, entry.hash())))
    }

    /// The journal, in the file's order.
    pub fn journal(&self) -> &[Entry] {
        &self.journal
    }

    /// How much of the journal this is.
    pub fn position(&self) -> Position {
        Position(self.journal.len() as u64)
    }

    /// An entry's place.
    pub fn number(&self, id: EntryId) -> Option<EntryNo> {
        self.numbers.get(&id).copied()
    }

    /// The entry at a place.
    pub fn entry(&self, no: EntryNo) -> Option<&Entry> {
        self.journal.get(no.0 as usize)
    }

    /// The entry that took this one back, if it does not stand as a whole.
    pub fn taken_by(&self, no: EntryNo) -> Option<EntryNo> {
        self.taken.get(&no)?.last().map(|(by, _)| *by)
    }

    /// The last entry that touched a subject.
    pub fn last_touch(&self, subject: &Subject) -> Option<EntryNo> {
        self.touched.get(subject).copied()
    }

    /// An entry may be taken back more than once (by two desks that did not know of each other): it stands again only
    /// when none of these takings-back counts any more.
    fn take_back(&mut self, no: EntryNo, taken: &Taken) {
        // A list of what is left to do, not recursion: a file may hold any number of takings-back of takings-back.
        let mut open = vec![(no, taken.clone(), true)];
        while let Some((by, taken, counts)) = open.pop() {
            let Some(about) = self.number(taken.about).filter(|about| *about < by) else { continue };
            let takers = self.taken.entry(about).or_default();
            let before = Fallen::by(takers);
            if counts {
                takers.push((by, taken.way));
            } else if let Some(at) = takers.iter().position(|taker| *taker == (by, taken.way)) {
                takers.remove(at);
            }
            let after = Fallen::by(takers);
            let facts = self.entry(about).map(|entry| entry.facts.clone()).unwrap_or_default();
            for fact in facts {
                // The screen that shows any subject of the entry is out of date now.
                if let Some(subject) = Subject::of(&fact) {
                    self.touched.insert(subject, no);
                }
                let stands = !after.takes(&fact);
                if stands != before.takes(&fact) {
                    continue;
                }
                if let Fact::Taken(inner) = fact {
                    open.push((about, inner, stands));
                } else {
                    self.change(about, &fact, stands);
                }
            }
        }
    }

    /// Puts a fact where it belongs, or drops what its entry said there: the one table of which fact lives where.
    fn change(&mut self, no: EntryNo, fact: &Fact, add: bool) {
        fn set<T: Clone>(history: &mut History<T>, no: EntryNo, fact: &T, add: bool) {
            if add {
                history.put(no, fact.clone());
            } else {
                history.drop_entry(no);
            }
        }
        match fact {
            Fact::Competition(f) => set(&mut self.competition, no, f, add),
            Fact::Arbiter(f) => set(self.arbiters.entry(f.arbiter).or_default(), no, f, add),
            Fact::Section(f) => set(&mut self.section_mut(f.section).section, no, f, add),
            Fact::Rules(f) => set(self.section_mut(f.section).rules.entry(f.round).or_default(), no, f, add),
            Fact::Scoring(f) => set(&mut self.section_mut(f.section).scoring, no, f, add),
            Fact::FiftyMoveNumber(f) => set(&mut self.section_mut(f.section).fifty, no, f, add),
            Fact::Team(f) => set(self.section_mut(f.section).teams.entry(f.team).or_default(), no, f, add),
            Fact::Player(f) => {
                self.section_mut(f.section).players.insert(f.player);
                set(&mut self.player_mut(f.player).player, no, f, add);
            }
            Fact::PlayerStatus(f) => set(&mut self.player_mut(f.player).status, no, f, add),
            Fact::Bye(f) => set(self.player_mut(f.player).byes.entry(f.round).or_default(), no, f, add),
            Fact::Pairing(f) => {
                self.round_mut(f.section, f.round).pairings.insert(f.pairing);
                self.player_mut(f.white).pairings.insert(f.pairing);
                self.player_mut(f.black).pairings.insert(f.pairing);
                set(&mut self.pairing_mut(f.pairing).pairing, no, f, add);
            }
            Fact::Unpairing(f) => set(&mut self.pairing_mut(f.pairing).undone, no, f, add),
            Fact::Game(f) => {
                set(&mut self.pairing_mut(f.pairing).games, no, f, add);
                set(&mut self.game_mut(f.game).game, no, f, add);
            }
            Fact::RoundStart(f) => set(&mut self.round_mut(f.section, f.round).start, no, f, add),
            Fact::RoundClose(f) => set(&mut self.round_mut(f.section, f.round).close, no, f, add),
            Fact::Arrival(f) => set(self.game_mut(f.game).arrivals.entry(f.player).or_default(), no, f, add),
            Fact::GameResult(f) => set(&mut self.game_mut(f.game).result, no, f, add),
            Fact::ClockReading(f) => set(&mut self.game_mut(f.game).readings, no, f, add),
            Fact::Incident(f) => {
                match (f.game, f.section, f.round) {
                    (Some(game), ..) => {
                        self.game_mut(game).incidents.insert(f.incident);
                    }
                    (None, Some(section), Some(round)) => {
                        self.round_mut(section, round).incidents.insert(f.incident);
                    }
                    _ => {}
                }
                set(&mut self.incident_mut(f.incident).incident, no, f, add);
            }
            Fact::Fault(f) => {
                if let Some(player) = f.player {
                    self.player_mut(player).incidents.insert(f.incident);
                }
                set(&mut self.incident_mut(f.incident).faults, no, f, add);
            }
            Fact::TouchedPiece(f) => set(&mut self.incident_mut(f.incident).touched, no, f, add),
            Fact::Claim(f) => set(&mut self.incident_mut(f.incident).claim, no, f, add),
            Fact::Advised(f) => set(&mut self.incident_mut(f.incident).advised, no, f, add),
            Fact::Ruling(f) => set(&mut self.incident_mut(f.incident).rulings, no, f, add),
            Fact::Penalty(f) => {
                if let Some(player) = f.player {
                    set(&mut self.player_mut(player).penalties, no, f, add);
                }
                set(&mut self.incident_mut(f.incident).penalties, no, f, add);
            }
            Fact::TimeAdjustment(f) => set(&mut self.game_mut(f.game).adjustments, no, f, add),
            Fact::PointsAdjustment(f) => set(&mut self.player_mut(f.player).adjustments, no, f, add),
            Fact::Moves(f) => set(self.game_mut(f.game).moves.entry(f.source).or_default(), no, f, add),
            Fact::Resumption(f) => set(&mut self.game_mut(f.game).resumptions, no, f, add),
            Fact::MoveReason(f) => set(&mut self.game_mut(f.game).move_reasons, no, f, add),
            Fact::Appeal(f) => {
                self.incident_mut(f.incident).appeals.insert(f.appeal);
                set(&mut self.appeal_mut(f.appeal).appeal, no, f, add);
            }
            Fact::AppealPanel(f) => set(&mut self.appeal_mut(f.appeal).panel, no, f, add),
            Fact::AppealStatement(f) => set(&mut self.appeal_mut(f.appeal).statements, no, f, add),
            Fact::AppealOutcome(f) => set(&mut self.appeal_mut(f.appeal).outcome, no, f, add),
            Fact::Adjournment(f) => {
                self.game_mut(f.game).adjournments.insert(f.adjournment);
                set(&mut self.adjournment_mut(f.adjournment).adjournment, no, f, add);
            }
            Fact::SealedMove(f) => set(&mut self.adjournment_mut(f.adjournment).sealed, no, f, add),
            Fact::EnvelopeCustody(f) => set(&mut self.adjournment_mut(f.adjournment).custody, no, f, add),
            Fact::ResumptionArrival(f) => {
                let arrivals = &mut self.adjournment_mut(f.adjournment).arrivals;
                set(arrivals.entry(f.player).or_default(), no, f, add);
            }
            Fact::EnvelopeOpening(f) => set(&mut self.adjournment_mut(f.adjournment).openings, no, f, add),
            Fact::PlayResumed(f) => set(&mut self.adjournment_mut(f.adjournment).resumed, no, f, add),
            Fact::Note(f) => match f.game {
                Some(game) => set(&mut self.game_mut(game).notes, no, f, add),
                None => set(&mut self.notes, no, f, add),
            },
            Fact::Announcement(f) => set(self.announcements.entry(f.section).or_default(), no, f, add),
            Fact::Reason(f) => set(self.reasons.entry(f.about).or_default(), no, f, add),
            Fact::Import(f) => set(&mut self.section_mut(f.section).imports, no, f, add),
            Fact::KeptLine(f) => set(self.kept_lines.entry(f.import).or_default(), no, f, add),
            Fact::Taken(_) => {}
        }
    }

    fn section_mut(&mut self, id: SectionId) -> &mut SectionState {
        self.sections.entry(id).or_default()
    }
    fn round_mut(&mut self, section: SectionId, round: RoundNo) -> &mut RoundState {
        self.section_mut(section).rounds.entry(round).or_default()
    }
    fn player_mut(&mut self, id: PlayerId) -> &mut PlayerState {
        self.players.entry(id).or_default()
    }
    fn pairing_mut(&mut self, id: PairingId) -> &mut PairingState {
        self.pairings.entry(id).or_default()
    }
    fn game_mut(&mut self, id: GameId) -> &mut GameState {
        self.games.entry(id).or_default()
    }
    fn appeal_mut(&mut self, id: AppealId) -> &mut AppealRecord {
        self.appeals.entry(id).or_default()
    }
    fn adjournment_mut(&mut self, id: AdjournmentId) -> &mut AdjournmentRecord {
        self.adjournments.entry(id).or_default()
    }
    fn incident_mut(&mut self, id: IncidentId) -> &mut IncidentRecord {
        self.incidents.entry(id).or_default()
    }
}

/// How much of an entry no longer stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fallen {
    Nothing,
    Rulings,
    Whole,
}

impl Fallen {
    fn by(takers: &[(EntryNo, Withdrawal)]) -> Self {
        let each = takers.iter().map(|(_, way)| match way {
            Withdrawal::Mistyped => Self::Whole,
            Withdrawal::Revoked | Withdrawal::Appeal => Self::Rulings,
        });
        each.max().unwrap_or(Self::Nothing)
    }

    fn takes(self, fact: &Fact) -> bool {
        match self {
            Self::Nothing => false,
            Self::Rulings => falls_with_ruling(fact) || matches!(fact, Fact::Taken(_)),
            Self::Whole => true,
        }
    }
}

/// What a revoked ruling takes with it, rounds a player was shut out of included (12.9.8, 12.9.9). The incident, its
/// faults and the clocks that were really changed stay.
fn falls_with_ruling(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Ruling(_)
            | Fact::Penalty(_)
            | Fact::GameResult(_)
            | Fact::PointsAdjustment(_)
            | Fact::PlayerStatus(_)
    )
}
