//! What a pairing program says, held against what the desk has: a list of changes that the arbiter sees before any of
//! them is recorded, and questions that only a person can answer.
//!
//! Players are matched by FIDE number, else by a name that is unique on both sides; namesakes are asked about. A game
//! keeps its identity while the same two players sit opposite each other, so nothing that was logged moves.

mod names;
mod players;
mod rounds;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use laws::{Message, Outcome};

use crate::decide::LAST_ROUND;
use crate::fact::{Fact, Import, KeptLine, PointsAdjustment, Scoring, Team};
use crate::ids::*;
use crate::refusal::Refusal;
use crate::roster::{Competitor, PlayerKey, Roster, TeamKey};
use crate::state::State;
use crate::words::{ByeKind, ResultsOwner};

/// What the arbiter chose about a list of changes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// Changes left out although they were proposed.
    pub left: BTreeSet<String>,
    /// Changes taken although they were not proposed.
    pub taken: BTreeSet<String>,
    /// Answers, by question.
    pub answers: BTreeMap<String, String>,
}

/// What kind of change it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ChangeKind {
    /// A player the desk does not have, before any round was paired.
    NewPlayer,
    /// A player the desk does not have, after rounds were paired.
    LateEntry,
    /// Away for good.
    Withdrawal,
    /// Back again.
    Return,
    /// Another name.
    Renamed,
    /// Another title, rating, federation, number or birth date.
    DataChanged,
    /// Another starting number.
    Renumbered,
    /// A team the desk does not have, or under another name.
    Team,
    /// A round the desk does not have.
    NewRound,
    /// A pairing the desk does not have, in a round it has.
    NewPairing,
    /// A pairing the file no longer has.
    Unpaired,
    /// Another board, or another place in a team match.
    BoardChanged,
    /// Colours exchanged.
    ColoursChanged,
    /// A bye.
    Bye,
    /// A result the desk does not have.
    ResultTaken,
    /// A result that disagrees with the desk's.
    ResultDiffers,
    /// Points apart from games, scoring, lines kept for the export.
    Records,
    /// A player of the desk whom the file does not name.
    Missing,
}

/// A value on either side of a change, to be put into words by a front.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// Text as it is.
    Text(String),
    /// A bye.
    Bye(ByeKind),
    /// A result.
    Outcome(Outcome),
}

impl From<String> for Said {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// One change, with the facts it comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// Names it in [`Choices`]; the same file against the same desk gives the same ids.
    pub id: String,
    /// What kind.
    pub kind: ChangeKind,
    /// What, in words.
    pub what: Message,
    /// What the desk has.
    pub before: Option<Said>,
    /// What the file says.
    pub after: Option<Said>,
    /// How many incidents stay with the game it concerns.
    pub incidents: usize,
    /// Whether it is taken, the arbiter's choice included.
    pub taken: bool,
    /// Changes without which it cannot be taken.
    pub needs: Vec<String>,
    /// The facts.
    pub facts: Vec<Fact>,
}

/// A question that only a person can answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Names it in [`Choices::answers`].
    pub id: String,
    /// The question.
    pub question: Message,
    /// The answers: value and what it says.
    pub answers: Vec<(String, Message)>,
    /// The arbiter's answer.
    pub answer: Option<String>,
}

/// Everything a file would change.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// Changes, in the order in which they are shown and recorded.
    pub changes: Vec<Change>,
    /// Questions; while one has no answer nothing can be recorded.
    pub questions: Vec<Question>,
}

impl Plan {
    fn add(&mut self, choices: &Choices, mut change: Change) {
        change.taken = match change.taken {
            true => !choices.left.contains(&change.id),
            false => choices.taken.contains(&change.id),
        };
        self.changes.push(change);
    }

    /// The facts of the changes taken.
    ///
    /// # Errors
    /// A question without an answer; a change that needs one which was left out.
    pub fn facts(&self) -> Result<Vec<Fact>, Refusal> {
        let open = self.questions.iter().filter(|question| question.answer.is_none()).count();
        if open > 0 {
            let count = u32::try_from(open).unwrap_or(u32::MAX);
            return Err(Refusal::desk(Message::new("refused-import-questions").with("count", count)));
        }
        let taken: BTreeSet<&str> = self.changes.iter().filter(|c| c.taken).map(|c| c.id.as_str()).collect();
        let mut facts = Vec::new();
        for change in self.changes.iter().filter(|change| change.taken) {
            if let Some(missing) = change.needs.iter().find(|id| !taken.contains(id.as_str())) {
                let what =
                    self.changes.iter().find(|other| &other.id == missing).map(|other| other.what.clone());
                let message = Message::new("refused-import-needs").with("change", change.what.clone());
                let needs = what.unwrap_or_else(|| Message::new("import-something-left-out"));
                return Err(Refusal::desk(message.with("needs", needs)));
            }
            facts.extend(change.facts.iter().cloned());
        }
        Ok(facts)
    }
}

/// The roster's names as the desk's identities.
pub(crate) struct Matched {
    players: BTreeMap<PlayerKey, PlayerId>,
    /// The change that brings a player in, for what needs it.
    brought_in: BTreeMap<PlayerKey, String>,
    teams: BTreeMap<TeamKey, TeamId>,
}

/// Holds a roster against a section. The ids of what is new derive from `entry`.
pub fn reconcile(
    state: &State,
    section: SectionId,
    roster: &Roster,
    choices: &Choices,
    entry: EntryId,
) -> Plan {
    let mut plan = Plan::default();
    let roster = &of_round(state, section, roster, choices, &mut plan);
    let owner = state.competition.now().map_or(ResultsOwner::Desk, |competition| competition.results_owner);
    scoring(state, section, roster, choices, &mut plan);
    let teams = teams(state, section, roster, choices, entry, &mut plan);
    let matched = players::players(state, section, roster, choices, entry, teams, &mut plan);
    rounds::rounds(state, section, roster, choices, entry, &matched, owner, &mut plan);
    adjustments(state, roster, choices, &matched, &mut plan);
    plan
}

/// The roster with its round named: a list that does not say which round it is, is asked about. Until the arbiter has
/// answered, its pairings are left aside.
fn of_round<'a>(
    state: &State,
    section: SectionId,
    roster: &'a Roster,
    choices: &Choices,
    plan: &mut Plan,
) -> Cow<'a, Roster> {
    if roster.rounds.iter().all(|round| round.number > 0) {
        return Cow::Borrowed(roster);
    }
    let stated = |number: u16| roster.rounds.iter().any(|round| round.number == number);
    let rounds = state.sections.get(&section).map(|s| &s.rounds);
    let paired = |number: u16| !state.pairings_in_order(section, RoundNo(number)).is_empty();
    let last = rounds.into_iter().flat_map(|rounds| rounds.keys()).map(|round| round.0);
    let next = last.filter(|number| paired(*number)).max().unwrap_or(0).saturating_add(1);
    let planned = state.section(section).and_then(|s| s.rounds).unwrap_or(next);
    // The round to come first: that is what a list is brought in for as a rule.
    let order = (next..=planned.max(next)).chain((1..next).rev());
    let answers: Vec<(String, Message)> = order
        .filter(|number| !stated(*number))
        .map(|number| {
            let id = if paired(number) { "import-round-again" } else { "import-round-new" };
            (number.to_string(), Message::new(id).with("round", u32::from(number)))
        })
        .collect();
    let given = choices.answers.get(ROUND).and_then(|answer| answer.trim().parse::<u16>().ok());
    let answer = given.filter(|number| (1..=LAST_ROUND.0).contains(number) && !stated(*number));
    let question = Message::new("import-which-round");
    plan.questions.push(Question {
        id: ROUND.to_owned(),
        question,
        answers,
        answer: answer.map(|n| n.to_string()),
    });
    let mut roster = roster.clone();
    match answer {
        Some(answer) => {
            roster
                .rounds
                .iter_mut()
                .filter(|round| round.number == 0)
                .for_each(|round| round.number = answer);
            roster.rounds.sort_by_key(|round| round.number);
        }
        None => roster.rounds.retain(|round| round.number > 0),
    }
    Cow::Owned(roster)
}

/// The question which round a list is.
const ROUND: &str = "round";

/// The facts that keep the file itself: which one it was, and its lines that only the export needs.
pub(crate) fn import_facts(entry: EntryId, request: &crate::command::ImportRequest) -> Vec<Fact> {
    let import = ImportId::of(entry, 0);
    let file = Import {
        import,
        section: request.section,
        file_name: request.file_name.clone(),
        format: request.format.clone(),
        sha256: request.sha256.clone(),
    };
    let kept = request.roster.preserved.iter().chain(&request.roster.carried);
    let kept = kept.map(|line| KeptLine { import, line: line.line, text: line.text.clone() }.into());
    std::iter::once(file.into()).chain(kept).collect()
}

fn scoring(state: &State, section: SectionId, roster: &Roster, choices: &Choices, plan: &mut Plan) {
    let Some(said) = roster.scoring else { return };
    let file = Scoring {
        section,
        win: said.white_win.0,
        draw: said.white_draw.0,
        loss: said.white_loss.0,
        absence: said.forfeit_loss.0,
        pairing_bye: said.pairing_bye.0,
    };
    let desk = state.scoring(section);
    if file != desk {
        let text = |s: &Scoring| format!("{}-{}-{}", half(s.win), half(s.draw), half(s.loss));
        plan.add(
            choices,
            Change {
                id: "scoring".to_owned(),
                kind: ChangeKind::Records,
                what: Message::new("import-scoring"),
                before: Some(text(&desk).into()),
                after: Some(text(&file).into()),
                incidents: 0,
                taken: true,
                needs: Vec::new(),
                facts: vec![file.into()],
            },
        );
    }
}

fn half(points: i32) -> String {
    crate::roster::HalfPoints(points).to_string()
}

fn teams(
    state: &State,
    section: SectionId,
    roster: &Roster,
    choices: &Choices,
    entry: EntryId,
    plan: &mut Plan,
) -> BTreeMap<TeamKey, TeamId> {
    let desk: Vec<&Team> = state
        .sections
        .get(&section)
        .into_iter()
        .flat_map(|s| s.teams.values())
        .filter_map(|h| h.now())
        .collect();
    let mut matched = BTreeMap::new();
    for (n, team) in roster.teams.iter().enumerate() {
        let number = u16::try_from(team.key.0).ok();
        let known = desk.iter().find(|known| known.name == team.name);
        let known =
            known.or_else(|| desk.iter().find(|known| known.number.is_some() && known.number == number));
        let id = known.map_or_else(|| TeamId::of(entry, n), |known| known.team);
        matched.insert(team.key, id);
        if known.is_none_or(|known| known.name != team.name) {
            let fact = Team {
                team: id,
                section,
                number,
                name: team.name.clone(),
                captain: known.and_then(|known| known.captain.clone()),
            };
            plan.add(
                choices,
                Change {
                    id: format!("team-{}", team.key),
                    kind: ChangeKind::Team,
                    what: Message::new("import-team").with("name", team.name.as_str()),
                    before: known.map(|known| known.name.clone().into()),
                    after: Some(team.name.clone().into()),
                    incidents: 0,
                    taken: true,
                    needs: Vec::new(),
                    facts: vec![fact.into()],
                },
            );
        }
    }
    matched
}

/// Whether a player's game of a round has these points more or fewer already, by a penalty of the desk: the report said
/// so, and the pairing program gives it back.
fn in_game(state: &State, player: PlayerId, round: RoundNo, points: i32) -> bool {
    let pairings = state.players.get(&player).into_iter().flat_map(|player| &player.pairings);
    let standing = pairings.filter_map(|id| state.pairings.get(id)?.now()).filter(|p| p.round == round);
    standing
        .filter_map(|p| Some((p.side(player)?, state.points_changed(state.game_of(p.pairing)?)?)))
        .any(|(side, (white, black))| points == if side == laws::Colour::White { white } else { black })
}

/// Points apart from games: recorded once, whichever file they come in.
fn adjustments(state: &State, roster: &Roster, choices: &Choices, matched: &Matched, plan: &mut Plan) {
    for (n, change) in roster.point_changes.iter().enumerate() {
        let Some(points) = change.points.filter(|_| change.revalues.is_none()) else { continue };
        for who in &change.who {
            let Competitor::Player(key) = who else { continue };
            let Some(player) = matched.players.get(key).copied() else { continue };
            let round = change.round.map(RoundNo);
            let known = state.players.get(&player).is_some_and(|p| {
                p.adjustments.iter().any(|a| (a.fact.round, a.fact.points) == (round, points.0))
            });
            if known || round.is_some_and(|round| in_game(state, player, round, points.0)) {
                continue;
            }
            let name = roster.players.iter().find(|p| p.key == *key).map_or("", |p| p.name.as_str());
            let fact = PointsAdjustment { player, round, points: points.0, reason: None };
            plan.add(
                choices,
                Change {
                    id: format!("points-{n}-{key}"),
                    kind: ChangeKind::Records,
                    what: Message::new("import-points").with("name", name),
                    before: None,
                    after: Some(points.to_string().into()),
                    incidents: 0,
                    taken: true,
                    needs: matched.brought_in.get(key).cloned().into_iter().collect(),
                    facts: vec![fact.into()],
                },
            );
        }
    }
}
