//! What the Laws prescribe or permit on a reported incident, in terms the desk can record.

pub mod adjournment;
mod clocks;
mod conduct;
mod draw_claim;
mod illegal_move;
mod irregularity;
mod touched_piece;

use laws::{
    Advice, AnsweredBy, Arg, Citation, Colour, DeviceRuling, DeviceWhere, Force, GameStage, IncidentKind,
    MateAnswer, Message, NoticedBy, Outcome, PenaltyKind,
};

use crate::command::{AtFault, Clocks, IncidentReport, PenaltyDraft, Place, SaidRuling, Score};
use crate::fact::Pairing;
use crate::history::EntryNo;
use crate::ids::*;
use crate::refusal::Refusal;
use crate::state::State;
use crate::words::Reporter;

pub(crate) use illegal_move::{SAME_ACTION, ordinals};

/// What the Laws say to an incident.
#[derive(Clone, PartialEq, Debug)]
pub struct IncidentAdvice {
    /// What to tell the arbiter, most important first.
    pub says: Vec<Message>,
    /// Because of which Articles.
    pub because: Vec<Citation>,
    /// Whether the Laws decide or the arbiter.
    pub force: Force,
    /// The answer to the mate question, where the Laws ask it here.
    pub mate: Option<MateAnswer>,
    /// Which one of this player in this game it is, where they are counted.
    pub ordinal: Option<u8>,
    /// Rulings ready to be recorded; where the Laws prescribe one it is the first.
    pub offers: Vec<Offer>,
}

/// A ruling ready to be recorded.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// What it is called.
    pub label: Message,
    /// Whether the Laws prescribe it.
    pub prescribed: bool,
    /// Because of which Articles.
    pub because: Vec<Citation>,
    /// The ruling.
    pub ruling: SaidRuling,
}

impl IncidentAdvice {
    fn from_law<T>(advice: Advice<T>) -> (T, Self) {
        let Advice { outcome, because, says, force } = advice;
        (outcome, Self { says, because, force, mate: None, ordinal: None, offers: Vec::new() })
    }

    /// Nothing to say.
    fn silent() -> Self {
        let (says, because, offers) = (Vec::new(), Vec::new(), Vec::new());
        Self { says, because, force: Force::Open, mate: None, ordinal: None, offers }
    }

    /// Takes in what another piece of advice on the same incident says; its offers are left out.
    fn join(&mut self, other: Self) {
        for says in other.says {
            if !self.says.contains(&says) {
                self.says.push(says);
            }
        }
        for citation in other.because {
            if !self.because.contains(&citation) {
                self.because.push(citation);
            }
        }
    }

    pub(crate) fn offer(
        &mut self,
        label: Message,
        prescribed: bool,
        because: Vec<Citation>,
        ruling: SaidRuling,
    ) {
        self.offers.push(Offer { label, prescribed, because, ruling });
    }

    /// The ruling that recording "as advised" means; none where the arbiter has to say it.
    pub fn prescribed(&self) -> Option<&Offer> {
        self.offers.first().filter(|offer| offer.prescribed)
    }
}

/// The board an incident happened at, with what the rules of its round are.
pub(crate) struct Scene<'a> {
    pub(crate) game: Option<GameId>,
    pub(crate) pairing: Option<&'a Pairing>,
    pub(crate) section: Option<SectionId>,
    pub(crate) round: Option<RoundNo>,
    pub(crate) announced: laws::Announced,
}

impl<'a> Scene<'a> {
    pub(crate) fn of(state: &'a State, place: Place) -> Result<Self, Refusal> {
        let (game, pairing, section, round) = match place {
            Place::Game(game) => {
                let pairing = state.pairing_of(game).ok_or(Refusal::NotFound("game"))?;
                (Some(game), Some(pairing), Some(pairing.section), Some(pairing.round))
            }
            Place::Round(section, round) => {
                state.section(section).ok_or(Refusal::NotFound("section"))?;
                (None, None, Some(section), Some(round))
            }
            Place::Competition => (None, None, None, None),
        };
        let announced =
            section.map_or_else(laws::Announced::default, |section| state.announced(section, round));
        Ok(Self { game, pairing, section, round, announced })
    }

    /// The player a fault falls on; none for somebody who is no player.
    pub(crate) fn player(&self, state: &State, who: &AtFault) -> Result<Option<PlayerId>, Refusal> {
        match who {
            AtFault::Side(side) => {
                let pairing = self.pairing.ok_or(Refusal::NotFound("game"))?;
                Ok(Some(pairing.player(*side)))
            }
            AtFault::Player(player) => {
                state.player(*player).ok_or(Refusal::NotFound("player"))?;
                Ok(Some(*player))
            }
            AtFault::Person(_) => Ok(None),
        }
    }

    pub(crate) fn side(&self, who: &AtFault) -> Option<Colour> {
        match who {
            AtFault::Side(side) => Some(*side),
            AtFault::Player(player) => self.pairing.and_then(|pairing| pairing.side(*player)),
            AtFault::Person(_) => None,
        }
    }
}

/// Asks the Laws about a reported incident. Nothing is recorded.
///
/// # Errors
/// [`Refusal::NotFound`] when the place or a player does not exist.
pub fn advise(state: &State, report: &IncidentReport) -> Result<IncidentAdvice, Refusal> {
    advise_before(state, report, None)
}

/// The same, as if nothing had been recorded from an entry on.
pub(crate) fn advise_before(
    state: &State,
    report: &IncidentReport,
    before: Option<EntryNo>,
) -> Result<IncidentAdvice, Refusal> {
    let scene = Scene::of(state, report.place)?;
    let edition = scene.announced.edition;
    let first = report.at_fault.first();
    let side = first.and_then(|who| scene.side(who));
    let cited = laws::Article::cite_all(report.kind.articles(), edition);
    let mut advice = match (report.kind.answered_by(), side) {
        (AnsweredBy::IllegalMove, Some(_)) if !report.counts => illegal_move::same_action(report, edition),
        (AnsweredBy::IllegalMove, Some(side)) => {
            illegal_move::illegal_moves(state, &scene, report, side, before)
        }
        (AnsweredBy::DrawClaim, Some(side)) => match &report.claim {
            Some(found) if found.claimant == side => found.advice(),
            Some(_) | None => draw_claim::draw_claim(&scene, report.kind, side),
        },
        (AnsweredBy::TouchedPiece, Some(side)) => touched_piece::touched(&scene, report, side),
        (AnsweredBy::FlagFall, Some(side)) => clocks::flag_fall(state, &scene, report, side),
        (AnsweredBy::Device, Some(side)) => device(state, &scene, report, side),
        (AnsweredBy::DefaultTime, Some(side)) => conduct::late(state, &scene, report, side),
        (AnsweredBy::Recording, Some(side)) => conduct::recording(state, &scene, report, side),
        _ => match (report.kind, side, scene.pairing) {
            (IncidentKind::PersistentRefusal, Some(side), Some(pairing)) => {
                conduct::refusal(state, &scene, pairing.player(side), side, before)
            }
            (IncidentKind::BothAtFault, _, Some(_)) => conduct::both_at_fault(&scene),
            (IncidentKind::DrawAgreedTooEarly, _, Some(_)) => conduct::early_draw(&scene, report),
            (IncidentKind::ClocksStopped, ..) if report.clock.stopped_for.is_some() => {
                clocks::stopped(&scene, report)
            }
            _ => irregularity::irregularity(state, &scene, report).unwrap_or_else(|| open(cited)),
        },
    };
    touched_piece::explain(report, &mut advice);
    // Where a penalty is the arbiter's choice, the player's earlier ones say which comes next.
    let at_choice = advice.force == Force::Discretion && advice.prescribed().is_none();
    let own_answer = matches!(
        report.kind,
        IncidentKind::PersistentRefusal | IncidentKind::LateArrival | IncidentKind::FlagFall
    );
    let at_fault = side.filter(|_| !nobody_is_at_fault(report.kind));
    if at_choice
        && !own_answer
        && !nobody_is_at_fault(report.kind)
        && let Some(player) = first.map(|who| scene.player(state, who)).transpose()?.flatten()
    {
        penalties(state, &scene, player, side, before, &mut advice);
    }
    keep_result(state, &scene, &mut advice);
    if let Some(amount) = report.amount_ms.filter(|amount| *amount != 0) {
        // Time for one side, unless both were disturbed or no side was named.
        let one = side.filter(|side| other_side(&scene, report, *side).is_none());
        time_given(&mut advice, one, amount);
    }
    usual_offers(&mut advice, at_fault, edition);
    Ok(advice)
}

/// Kinds in which a side says who suffered from it or whose clock it was, not who did wrong.
fn nobody_is_at_fault(kind: IncidentKind) -> bool {
    matches!(
        kind,
        IncidentKind::OutsideDisturbance
            | IncidentKind::Medical
            | IncidentKind::ResultSheet
            | IncidentKind::ClockDefective
            | IncidentKind::ClockSetWrongly
            | IncidentKind::WrongInitialPosition
            | IncidentKind::WrongBoardOrientation
            | IncidentKind::ColoursReversed
            | IncidentKind::PiecesShifted
    )
}

fn open(because: Vec<Citation>) -> IncidentAdvice {
    IncidentAdvice {
        says: vec![Message::new("advice-arbiter-decides")],
        because,
        force: Force::Discretion,
        mate: None,
        ordinal: None,
        offers: Vec::new(),
    }
}

pub(crate) fn deltas(side: Colour, own_ms: i64, opponent_ms: i64) -> SaidRuling {
    let (white_delta_ms, black_delta_ms) = match side {
        Colour::White => (own_ms, opponent_ms),
        Colour::Black => (opponent_ms, own_ms),
    };
    SaidRuling { white_delta_ms, black_delta_ms, ..SaidRuling::default() }
}

pub(crate) fn ends(outcome: Outcome) -> SaidRuling {
    SaidRuling { score: Some(Score::Outcome(outcome)), ..SaidRuling::default() }
}

pub(crate) fn outcome_label(outcome: Outcome) -> Message {
    match outcome.loser() {
        Some(loser) => Message::new("offer-loses").with("player", loser),
        None if outcome == Outcome::Draw => Message::new("offer-draw"),
        None => Message::new("offer-both-lose"),
    }
}

/// A result that stands is never overturned by advice alone: what was reported may have been typed in late. The ruling
/// is offered, and the arbiter says it.
fn keep_result(state: &State, scene: &Scene<'_>, advice: &mut IncidentAdvice) {
    let Some(standing) = scene.game.and_then(|game| state.result(game)) else { return };
    let Some(first) = advice.offers.first_mut().filter(|offer| offer.prescribed) else { return };
    if first.ruling.score.is_some_and(|score| score != Score::Outcome(standing.outcome)) {
        first.prescribed = false;
        advice.force = Force::Open;
        advice.says.push(Message::new("advice-result-stands"));
    }
}

/// The other side, where both are at fault.
fn other_side(scene: &Scene<'_>, report: &IncidentReport, side: Colour) -> Option<Colour> {
    report.at_fault.iter().filter_map(|who| scene.side(who)).find(|other| *other != side)
}

/// Who raised it, as the Laws tell them apart.
fn noticed_by(report: &IncidentReport) -> NoticedBy {
    match report.reported_by {
        None | Some(Reporter::Arbiter) => NoticedBy::Arbiter,
        Some(Reporter::Opponent) => NoticedBy::Opponent,
        Some(Reporter::Player) => NoticedBy::Offender,
        Some(Reporter::Captain | Reporter::Parent | Reporter::Spectator | Reporter::Other) => {
            NoticedBy::ThirdParty
        }
    }
}

/// A device: the mate question is not asked (11.3.2.2).
fn device(state: &State, scene: &Scene<'_>, report: &IncidentReport, offender: Colour) -> IncidentAdvice {
    let place = match report.kind {
        IncidentKind::DeviceInBag => DeviceWhere::InBag,
        _ => DeviceWhere::OnPerson,
    };
    let standing = scene.game.and_then(|game| state.result(game));
    let stage = match (standing, report.move_no) {
        (Some(standing), _) => GameStage::Ended(standing.outcome),
        (None, Some(1)) => GameStage::NotBothMoved,
        (None, _) => GameStage::InPlay,
    };
    let (ruling, mut advice) =
        IncidentAdvice::from_law(laws::device_found(&scene.announced, offender, place, stage));
    if let DeviceRuling::Ends(outcome) = ruling {
        let other = other_side(scene, report, offender).map(|other| {
            IncidentAdvice::from_law(laws::device_found(&scene.announced, other, place, stage)).1
        });
        // Both had one: neither can win by the other's.
        let outcome = match (&other, outcome.is_forfeit()) {
            (None, _) => outcome,
            (Some(_), true) => Outcome::ForfeitBoth,
            (Some(_), false) => Outcome::BothLose,
        };
        if let Some(other) = other {
            advice.join(other);
        }
        let because = advice.because.clone();
        let prescribed = advice.force == Force::Prescribed;
        advice.offer(outcome_label(outcome), prescribed, because, ends(outcome));
    }
    advice
}

/// The escalating choice of 12.9, seen the player's earlier penalties in all rounds.
fn penalties(
    state: &State,
    scene: &Scene<'_>,
    player: PlayerId,
    side: Option<Colour>,
    before: Option<EntryNo>,
    advice: &mut IncidentAdvice,
) {
    let earlier: Vec<PenaltyKind> = state
        .players
        .get(&player)
        .into_iter()
        .flat_map(|player| player.penalties.iter())
        .filter(|dated| before.is_none_or(|before| dated.entry < before))
        .map(|dated| dated.fact.kind)
        .collect();
    let next = laws::penalties_open(&scene.announced, &earlier);
    for citation in &next.because {
        if !advice.because.contains(citation) {
            advice.because.push(*citation);
        }
    }
    advice.says.extend(next.says);
    let who = side.map_or(AtFault::Player(player), AtFault::Side);
    // As many minutes as Articles 7 and 9 give at this rate of play; another amount is as lawful.
    let minutes = i64::from(scene.announced.added_minutes().max(1)) * 60_000;
    for kind in next.outcome.into_iter().take(3) {
        let penalty = |amount_ms| PenaltyDraft {
            on: who.clone(),
            kind,
            amount_ms,
            points: None,
            from_round: None,
            rounds: None,
            fine: None,
        };
        let (label, penalty) = match kind {
            PenaltyKind::Warning => (Message::new("offer-warning"), penalty(None)),
            PenaltyKind::OpponentMoreTime | PenaltyKind::OffenderLessTime => {
                let id = match kind {
                    PenaltyKind::OpponentMoreTime => "offer-opponent-more-time",
                    _ => "offer-offender-less-time",
                };
                (Message::new(id).with("time", Arg::Millis(minutes)), penalty(Some(minutes)))
            }
            // The heavier ones need an amount or a thought: the form has them.
            _ => continue,
        };
        let ruling = SaidRuling { penalties: vec![penalty], ..SaidRuling::default() };
        let because =
            laws::Article::cite_all(&[kind.article(), laws::articles::PENALTIES], scene.announced.edition)
                .into_iter()
                .take(1)
                .collect();
        advice.offer(label, false, because, ruling);
    }
}

/// Minutes typed with the report: a disturbance, a defective clock.
fn time_given(advice: &mut IncidentAdvice, side: Option<Colour>, amount: i64) {
    let because = advice.because.clone();
    match side {
        Some(side) => {
            let label = Message::new("offer-time").with("player", side).with("time", Arg::Millis(amount));
            advice.offer(label, false, because, deltas(side, amount, 0));
        }
        None => {
            let label = Message::new("offer-time-both").with("time", Arg::Millis(amount));
            advice.offer(label, false, because, deltas(Colour::White, amount, amount));
        }
    }
}

/// What an arbiter may always do: let play go on.
fn usual_offers(advice: &mut IncidentAdvice, side: Option<Colour>, edition: laws::Edition) {
    let nothing = SaidRuling::default();
    if !advice.offers.iter().any(|offer| offer.ruling == nothing) {
        advice.offer(Message::new("offer-play-on"), false, Vec::new(), nothing);
    }
    if let Some(side) = side
        && !advice.offers.iter().any(|offer| !offer.ruling.penalties.is_empty())
    {
        let warning = PenaltyDraft {
            on: AtFault::Side(side),
            kind: PenaltyKind::Warning,
            amount_ms: None,
            points: None,
            from_round: None,
            rounds: None,
            fine: None,
        };
        let own = [PenaltyKind::Warning.article(), laws::articles::PENALTIES];
        let because = laws::Article::cite_all(&own, edition).into_iter().take(1).collect();
        let ruling = SaidRuling { penalties: vec![warning], ..SaidRuling::default() };
        advice.offer(Message::new("offer-warning"), false, because, ruling);
    }
}

/// The clocks after a ruling, as far as they were known before.
pub fn clocks_after(clocks: Clocks, ruling: &SaidRuling, penalties: &[(Colour, PenaltyKind, i64)]) -> Clocks {
    let mut white = ruling.white_delta_ms;
    let mut black = ruling.black_delta_ms;
    for (offender, kind, ms) in penalties {
        let (own, opponent) = match offender {
            Colour::White => (&mut white, &mut black),
            Colour::Black => (&mut black, &mut white),
        };
        match kind {
            PenaltyKind::OpponentMoreTime => *opponent = opponent.saturating_add(*ms),
            PenaltyKind::OffenderLessTime => *own = own.saturating_sub(*ms),
            _ => {}
        }
    }
    let after = |ms: Option<i64>, delta: i64| ms.map(|ms| ms.saturating_add(delta).max(0));
    Clocks { white_ms: after(clocks.white_ms, white), black_ms: after(clocks.black_ms, black) }
}
