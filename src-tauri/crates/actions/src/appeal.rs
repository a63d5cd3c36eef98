//! Appeals (11.10): as they are typed, and as they are shown with their deadline.

use desk::command::{AppealDecision, AppealDraft, PanelMember};
use desk::decide::appeal_time;
use desk::fact::{Fact, Incident};
use desk::history::EntryNo;
use desk::ids::*;
use desk::state::{AppealRecord, IncidentRecord, State};
use desk::words::{AppealVerdict, Capacity, EntryKind, PanelRole};

use crate::draft::{id, occurred, owned, signed_span, unclear};
use crate::error::ActionError;
use crate::say;
use crate::session::Now;
use crate::view::{Choice, Citation, Message, Pair, ResultCode, crossing, word};

crossing! {
    /// An appeal as typed.
    #[derive(Eq, Default)]
    pub struct AppealLodged {
        /// Against the ruling on this incident.
        pub incident: String,
        /// The player for whom.
        pub player: Option<String>,
        /// Who lodges it; the player where nothing is said.
        pub appellant: Option<String>,
        /// In what capacity: `player`, `captain`, `guardian`, `delegation`, `other`.
        pub capacity: String,
        /// The fee paid.
        pub fee: Option<String>,
        /// Only spoken.
        pub spoken: bool,
        /// Hall time; none is now.
        pub lodged: Option<String>,
        /// Minutes announced for appeals, where they are not the usual ones.
        pub deadline_minutes: Option<u32>,
        /// What is asked for and why.
        pub statement: Option<String>,
        /// Who hears it.
        pub panel: Vec<AppealPanelMember>,
    }

    /// Somebody who hears an appeal.
    #[derive(Eq, Default)]
    pub struct AppealPanelMember {
        /// The name.
        pub name: String,
        /// The federation.
        pub federation: Option<String>,
        /// `chair`, `member`, `reserve`.
        pub role: String,
    }

    /// What somebody said to an appeal.
    #[derive(Eq, Default)]
    pub struct AppealSaid {
        /// Who.
        pub name: String,
        /// What.
        pub text: String,
    }

    /// The decision as typed.
    #[derive(Eq, Default)]
    pub struct AppealDecided {
        /// On which appeal.
        pub appeal: String,
        /// `granted`, `partly`, `dismissed`, `not_heard`, `withdrawn`.
        pub verdict: String,
        /// Whether the fee goes back.
        pub fee_returned: bool,
        /// Why.
        pub reason: Option<String>,
        /// Hall time; none is now.
        pub decided: Option<String>,
        /// The result it means.
        pub result: Option<ResultCode>,
        /// Changes of the clocks, signed.
        pub adjust: Pair<Option<String>>,
    }

    /// A ruling that stands and can be appealed.
    pub struct Appealable {
        /// On which incident.
        pub incident: String,
        /// In which game.
        pub game: Option<String>,
        /// Section, round and board.
        pub place: Message,
        /// What the incident was.
        pub title: Message,
        /// Number of the entry with the ruling.
        pub ruling_text: String,
        /// What it decided.
        pub ruling: Vec<Message>,
        /// By which Articles.
        pub because: Vec<Citation>,
        /// Hall time of the ruling.
        pub decided_text: String,
        /// Hall time until which it can be appealed.
        pub deadline_text: String,
        /// UTC ms of the same, for a count-down.
        pub deadline_at: f64,
        /// How long, and why so long.
        pub window: Message,
        /// Whose appeal it may be: the players of the board.
        pub players: Vec<AppealParty>,
    }

    /// A player for whom an appeal may be lodged.
    #[derive(Eq)]
    pub struct AppealParty {
        /// Who.
        pub player: String,
        /// The name.
        pub name: String,
    }

    /// Everything about appeals at this moment.
    pub struct Appeals {
        /// Rulings nobody has appealed yet: those whose deadline runs, that which ends first at the top, then those of
        /// the round in hand whose deadline has passed.
        pub rulings: Vec<Appealable>,
        /// All appeals; those not decided first.
        pub appeals: Vec<Appeal>,
    }

    /// What the forms of an appeal offer.
    pub struct AppealForms {
        /// In what capacity somebody appeals.
        pub capacities: Vec<Choice>,
        /// Parts in the hearing.
        pub roles: Vec<Choice>,
        /// What can become of an appeal.
        pub verdicts: Vec<AppealVerdictChoice>,
    }

    /// One way to decide.
    pub struct AppealVerdictChoice {
        /// Its word.
        pub value: String,
        /// What it is called.
        pub label: Message,
        /// Whether it can change result and clocks, and so needs a reason.
        pub changes: bool,
    }

    /// An appeal as it stands.
    pub struct Appeal {
        /// Which.
        pub appeal: String,
        /// Section, round and board.
        pub place: Message,
        /// On which incident.
        pub incident: String,
        /// In which game.
        pub game: Option<String>,
        /// In which round.
        pub round: Option<u16>,
        /// At which board.
        pub board: Option<u16>,
        /// Number of the entry with the ruling attacked.
        pub ruling_text: String,
        /// What that ruling decided.
        pub ruling: Vec<Message>,
        /// By which Articles.
        pub because: Vec<Citation>,
        /// Who appeals, in what capacity.
        pub appellant: Message,
        /// The fee.
        pub fee: Option<String>,
        /// Hall time of the ruling.
        pub decided_text: String,
        /// Hall time of lodging.
        pub lodged_text: String,
        /// Hall time until which it could be lodged.
        pub deadline_text: Option<String>,
        /// UTC ms of the same, for a count-down.
        pub deadline_at: Option<f64>,
        /// Whether it was lodged after that.
        pub late: bool,
        /// Who hears it.
        pub panel: Vec<Message>,
        /// What is asked for and what was said to it.
        pub statements: Vec<AppealSaid>,
        /// What became of it; none while it is not decided.
        pub outcome: Option<AppealShown>,
    }

    /// What became of an appeal.
    pub struct AppealShown {
        /// In one word.
        pub verdict: Message,
        /// Its effect on result and clocks.
        pub lines: Vec<Message>,
        /// Why.
        pub reason: Option<String>,
        /// What happens to the fee.
        pub fee: Message,
        /// Hall time.
        pub decided_text: String,
    }
}

/// An appeal as it was typed.
///
/// # Errors
/// Something typed is unclear or does not exist.
pub fn lodged(state: &State, typed: &AppealLodged, now: Now) -> Result<AppealDraft, ActionError> {
    let player: Option<PlayerId> = typed.player.as_ref().map(|p| id(p, "player")).transpose()?;
    let name = player.and_then(|id| state.player(id)).map(|p| p.name.clone()).unwrap_or_default();
    let at = occurred(typed.lodged.as_ref(), now)?;
    Ok(AppealDraft {
        incident: id(&typed.incident, "incident")?,
        player,
        appellant: owned(typed.appellant.as_ref()).unwrap_or(name),
        capacity: Capacity::from_word(&typed.capacity).ok_or_else(|| unclear("capacity", &typed.capacity))?,
        fee: owned(typed.fee.as_ref()),
        written: !typed.spoken,
        lodged_at: Some(at.map_or(now.at, |at| at.at)),
        deadline_min: typed.deadline_minutes,
        statement: owned(typed.statement.as_ref()),
        panel: panel(&typed.panel)?,
    })
}

/// The panel as it was typed.
///
/// # Errors
/// A part that is none.
pub fn panel(typed: &[AppealPanelMember]) -> Result<Vec<PanelMember>, ActionError> {
    typed
        .iter()
        .map(|member| {
            let role = match member.role.as_str() {
                "" => PanelRole::Member,
                word => PanelRole::from_word(word).ok_or_else(|| unclear("panel-role", word))?,
            };
            let federation = owned(member.federation.as_ref());
            Ok(PanelMember { name: member.name.clone(), federation, role })
        })
        .collect()
}

/// The decision as it was typed.
///
/// # Errors
/// Something typed is unclear or does not exist.
pub fn decided(typed: &AppealDecided, now: Now) -> Result<AppealDecision, ActionError> {
    let at = occurred(typed.decided.as_ref(), now)?;
    Ok(AppealDecision {
        appeal: id(&typed.appeal, "appeal")?,
        verdict: AppealVerdict::from_word(&typed.verdict)
            .ok_or_else(|| unclear("verdict", &typed.verdict))?,
        fee_returned: typed.fee_returned,
        at: Some(at.map_or(now.at, |at| at.at)),
        reason: owned(typed.reason.as_ref()),
        score: typed.result.map(ResultCode::score),
        white_delta_ms: signed_span(typed.adjust.white.as_ref(), "white-clock")?,
        black_delta_ms: signed_span(typed.adjust.black.as_ref(), "black-clock")?,
    })
}

/// What the forms offer.
pub fn forms() -> AppealForms {
    let choice = |list: &str, value: &str| Choice { value: value.to_owned(), label: word(list, value) };
    AppealForms {
        capacities: Capacity::ALL.iter().map(|one| choice("capacity", one.word())).collect(),
        roles: PanelRole::ALL.iter().map(|one| choice("panel-role", one.word())).collect(),
        verdicts: AppealVerdict::ALL
            .iter()
            .map(|one| AppealVerdictChoice {
                value: one.word().to_owned(),
                label: word("appeal-verdict", one.word()),
                changes: one.changes_ruling(),
            })
            .collect(),
    }
}

/// Appeals and the rulings that can still be appealed, seen from a round.
pub fn at_hand(state: &State, section: Option<SectionId>, round: Option<RoundNo>, now: Now) -> Appeals {
    let mut rulings: Vec<Appealable> =
        state.incidents.keys().filter_map(|id| appealable(state, *id, now)).collect();
    let here = |one: &Appealable| {
        let fact = one.incident.parse().ok().and_then(|id| state.incident(id));
        fact.is_some_and(|fact| fact.section == section && fact.round == round)
    };
    let runs = |one: &Appealable| one.deadline_at >= crate::view::number(now.at);
    rulings.retain(|one| runs(one) || here(one));
    // What ends first stands first; what has ended stands last, the latest first.
    rulings.sort_by(|a, b| match (runs(a), runs(b)) {
        (true, true) => a.deadline_at.total_cmp(&b.deadline_at),
        (false, false) => b.deadline_at.total_cmp(&a.deadline_at),
        (a, b) => b.cmp(&a),
    });
    let mut list = appeals(state, now);
    list.sort_by_key(|one| one.outcome.is_some());
    Appeals { rulings, appeals: list }
}

/// The ruling on an incident, as far as nobody has appealed it and it was not itself given on appeal.
fn appealable(state: &State, id: IncidentId, now: Now) -> Option<Appealable> {
    let record = state.incidents.get(&id)?;
    let fact = record.incident.now()?;
    let time = appeal_time(state, id, None).ok()?;
    let no = state.number(time.ruling)?;
    let appealed = |id: &AppealId| {
        state
            .appeals
            .get(id)
            .and_then(|record| record.appeal.now())
            .is_some_and(|one| one.ruling == time.ruling)
    };
    if state.entry(no)?.kind == EntryKind::Appeal || record.appeals.iter().any(appealed) {
        return None;
    }
    let pairing = fact.game.and_then(|game| state.pairing_of(game));
    let players = pairing.map(|p| vec![p.white, p.black]).unwrap_or_default();
    Some(Appealable {
        incident: id.to_string(),
        game: fact.game.map(|game| game.to_string()),
        place: place(state, fact),
        title: crate::view::incident(state, id, now)?.title,
        ruling_text: crate::view::number_text(state, no),
        ruling: crate::view::ruling_lines(state, record, no),
        because: because(state, no),
        decided_text: hall(time.decided_at, now),
        deadline_text: hall(time.deadline_at, now),
        deadline_at: crate::view::number(time.deadline_at),
        window: Message::new("appeal-window").with("minutes", time.minutes),
        players: players
            .into_iter()
            .map(|player| AppealParty {
                player: player.to_string(),
                name: state.player(player).map(|p| p.name.clone()).unwrap_or_default(),
            })
            .collect(),
    })
}

/// Hall time, with its day where that is not today's: an appeal lodged this morning may be late since last night.
fn hall(at: i64, now: Now) -> String {
    let (day, time) = (say::day(at, now.offset_min), say::hall(at, now.offset_min));
    if day == say::day(now.at, now.offset_min) { time } else { format!("{day} {time}") }
}

fn place(state: &State, fact: &Incident) -> Message {
    let code = fact.section.and_then(|id| state.section(id)).map(|section| section.code.clone());
    let board = fact.game.and_then(|game| state.pairing_of(game)).and_then(|p| p.board);
    Message::new("appeal-place")
        .with("section", code.unwrap_or_default())
        .with("round", fact.round.map_or(0, |round| round.0))
        .with("board", board.map_or(0, |board| board.0))
}

/// The Articles of the ruling in an entry.
fn because(state: &State, no: EntryNo) -> Vec<Citation> {
    let facts = state.entry(no).map(|entry| entry.facts.as_slice()).unwrap_or_default();
    let ruling = facts.iter().find_map(|fact| match fact {
        Fact::Ruling(ruling) => Some(ruling),
        _ => None,
    });
    ruling.map(|ruling| say::citations(&ruling.articles.0)).unwrap_or_default()
}

/// All appeals that stand, oldest first.
pub fn appeals(state: &State, now: Now) -> Vec<Appeal> {
    let mut records: Vec<_> =
        state.appeals.values().filter_map(|record| Some((record.appeal.first()?.entry, record))).collect();
    records.sort_by_key(|(entry, _)| *entry);
    records.into_iter().filter_map(|(_, record)| shown(state, record, now)).collect()
}

/// One appeal.
pub fn appeal(state: &State, id: AppealId, now: Now) -> Option<Appeal> {
    shown(state, state.appeals.get(&id)?, now)
}

fn shown(state: &State, record: &AppealRecord, now: Now) -> Option<Appeal> {
    let fact = record.appeal.now()?;
    let incident = state.incidents.get(&fact.incident)?;
    let about = incident.incident.now()?;
    let pairing = about.game.and_then(|game| state.pairing_of(game));
    let no = state.number(fact.ruling)?;
    let hall = |at: i64| hall(at, now);
    let stated =
        fact.statement.iter().map(|text| AppealSaid { name: fact.appellant.clone(), text: text.clone() });
    let said =
        record.statements.iter().map(|d| AppealSaid { name: d.fact.name.clone(), text: d.fact.text.clone() });
    Some(Appeal {
        appeal: fact.appeal.to_string(),
        place: place(state, about),
        incident: fact.incident.to_string(),
        game: about.game.map(|game| game.to_string()),
        round: about.round.map(|round| round.0),
        board: pairing.and_then(|p| p.board).map(|board| board.0),
        ruling_text: crate::view::number_text(state, no),
        ruling: crate::view::ruling_lines(state, incident, no),
        because: because(state, no),
        appellant: Message::new("appeal-by")
            .with("name", fact.appellant.as_str())
            .with("capacity", word("capacity", fact.capacity.word())),
        fee: fact.fee.clone(),
        decided_text: hall(fact.decided_at),
        lodged_text: hall(fact.lodged_at),
        deadline_text: fact.deadline_at.map(hall),
        deadline_at: fact.deadline_at.map(crate::view::number),
        late: fact.deadline_at.is_some_and(|deadline| fact.lodged_at > deadline),
        panel: record
            .panel
            .iter()
            .map(|d| {
                Message::new("appeal-panel")
                    .with("name", d.fact.name.as_str())
                    .with("federation", d.fact.federation.as_deref().unwrap_or("none"))
                    .with("role", word("panel-role", d.fact.role.word()))
            })
            .collect(),
        statements: stated.chain(said).collect(),
        outcome: record.outcome.last().map(|dated| AppealShown {
            verdict: word("appeal-verdict", dated.fact.verdict.word()),
            lines: effect(state, incident, dated.entry),
            reason: dated.fact.reason.clone(),
            fee: match (dated.fact.fee_returned, fact.fee.is_some()) {
                (_, false) => Message::new("appeal-no-fee"),
                (true, true) => Message::new("appeal-fee-returned"),
                (false, true) => Message::new("appeal-fee-kept"),
            },
            decided_text: hall(dated.fact.decided_at),
        }),
    })
}

fn effect(state: &State, incident: &IncidentRecord, no: EntryNo) -> Vec<Message> {
    let ruled =
        state.entry(no).is_some_and(|entry| entry.facts.iter().any(|fact| matches!(fact, Fact::Ruling(_))));
    if ruled { crate::view::ruling_lines(state, incident, no) } else { Vec::new() }
}
