//! An incident and a ruling as they are typed.

use desk::claim::{FoundClaim, GivenMoves};
use desk::command::{self as to, AtFault, Place, RulingDraft as ToRuling, SaidRuling};
use desk::ids::*;
use desk::state::State;
use desk::words::{Reporter, TouchManner};
use laws::{Colour, MateAnswer, NoticedWhen, PenaltyKind};

use super::{clocks, filled, id, move_no, owned, signed_span, span, unclear};
use crate::error::ActionError;
use crate::on_board::Told;
use crate::view::{Pair, PenaltyDraft, ResultCode, RulingDraft, Side, crossing};

crossing! {
    /// How a ruling is recorded.
    #[derive(Copy, Eq, Default)]
    pub enum RulingMode {
        /// Done at the board.
        #[default]
        Done,
        /// Advice first.
        Ask,
        /// Open: the game waits.
        Open,
    }

    /// What a claimant adds to the moves on record.
    #[derive(Eq, Default)]
    pub struct ClaimDraft {
        /// The move written and not made.
        pub written: Option<String>,
        /// A man was touched before.
        pub touched: bool,
        /// The claimant's own record has gaps (old 13.2).
        #[serde(default)]
        pub unrecorded: bool,
        /// The claimant's flag fell during the check (old 17A.2).
        #[serde(default)]
        pub flag_fell: bool,
        /// The moves, where they are not on record; they become part of the entry.
        pub movetext: Option<String>,
        /// Their start position, where it is not the usual one.
        pub start_fen: Option<String>,
    }

    /// What clocks tell of a fallen flag, and why clocks were stopped, as typed.
    #[derive(Eq, Default)]
    pub struct ClockFactsDraft {
        /// Moves completed by each side.
        pub completed: Pair<Option<String>>,
        /// From what they were counted: `scoresheet`, `counter` or `reconstruction`.
        pub counted_by: Option<String>,
        /// Whose flag fell first by the clock's marker, with both down.
        pub first_flag: Option<Side>,
        /// Why a player stopped the clocks, by its code.
        pub stopped_for: Option<String>,
    }

    /// An incident as typed.
    #[derive(Eq, Default)]
    pub struct IncidentDraft {
        /// In which game; none is the round or the hall.
        pub game: Option<String>,
        /// Where no game is named.
        pub section: Option<String>,
        /// Where no game is named.
        pub round: Option<u16>,
        /// What kind, by its code.
        pub kind: String,
        /// Who is at fault, by side.
        pub against: Vec<Side>,
        /// Somebody who is no player.
        pub person: Option<String>,
        /// A player, where no game is named.
        pub player: Option<String>,
        /// The move: `34`, `34...`.
        pub r#move: Option<String>,
        /// The move as played.
        pub move_text: Option<String>,
        /// Both clocks.
        pub clocks: Pair<Option<String>>,
        /// Minutes.
        pub minutes: Option<String>,
        /// Touched pieces, as [`crate::touch`] reads them: `e4 xd5`.
        pub squares: Option<String>,
        /// The position it happened in, FEN; that of the moves on record otherwise.
        #[serde(default)]
        pub position: Option<String>,
        /// In the arbiter's words.
        pub text: Option<String>,
        /// Who told the arbiter.
        pub reported_by: Option<String>,
        /// Who saw it.
        pub witness: Option<String>,
        /// Hall time; none is now.
        pub occurred: Option<String>,
        /// Another fault in the same action: does not count again.
        pub same_action: bool,
        /// When it was raised: before the reply (usual), `after-reply`, `after-game`, `before-press`.
        pub when: Option<String>,
        /// A draw claim: what the claimant adds to the moves on record.
        #[serde(default)]
        pub claim: Option<ClaimDraft>,
        /// What clocks tell of a fallen flag, or why they were stopped.
        #[serde(default)]
        pub clock: Option<ClockFactsDraft>,
        /// How it is recorded.
        pub mode: RulingMode,
        /// What was done; none with `done` is what the Laws prescribe.
        pub ruling: Option<RulingDraft>,
    }
}

/// The report of an incident as typed.
pub fn report(state: &State, typed: &IncidentDraft) -> Result<to::IncidentReport, ActionError> {
    let kind = laws::IncidentKind::from_code(&typed.kind).ok_or_else(|| unclear("incident", &typed.kind))?;
    let place = match (&typed.game, &typed.section, typed.round) {
        (Some(game), ..) => Place::Game(id(game, "game")?),
        (None, Some(section), Some(round)) => Place::Round(id(section, "section")?, RoundNo(round)),
        _ => Place::Competition,
    };
    let mut at_fault: Vec<AtFault> = typed.against.iter().map(|side| AtFault::Side((*side).into())).collect();
    if let Some(player) = filled(typed.player.as_ref()) {
        at_fault.push(AtFault::Player(id(player, "player")?));
    }
    if let Some(person) = filled(typed.person.as_ref()) {
        at_fault.push(AtFault::Person(person.to_owned()));
    }
    let (move_no, _) = move_no(typed.r#move.as_ref())?;
    let touches = filled(typed.squares.as_ref()).map(crate::touch::read).transpose()?.unwrap_or_default();
    let amount_ms = filled(typed.minutes.as_ref()).map(|text| span(text, "minutes")).transpose()?;
    let draft = to::IncidentReport {
        place,
        kind,
        at_fault,
        counts: !typed.same_action,
        move_no,
        when: match filled(typed.when.as_ref()) {
            None | Some("before-reply") => NoticedWhen::BeforeReply,
            Some("before-press") => NoticedWhen::BeforePress,
            Some("after-reply") => NoticedWhen::AfterReply,
            Some("after-reply-both-agree") => NoticedWhen::AfterReplyBothAgree,
            Some("after-game") => NoticedWhen::AfterGame,
            Some(other) => return Err(unclear("when", other)),
        },
        opponent_can_mate: MateAnswer::Undetermined,
        move_text: owned(typed.move_text.as_ref()).or_else(|| touches.released.clone()),
        clocks: clocks(&typed.clocks)?,
        touched: touches.recorded(),
        amount_ms,
        reported_by: filled(typed.reported_by.as_ref())
            .map(|word| Reporter::from_word(word).ok_or_else(|| unclear("reported-by", word)))
            .transpose()?,
        reporter: None,
        witness: owned(typed.witness.as_ref()),
        note: owned(typed.text.as_ref()),
        clock: typed.clock.as_ref().map(crate::flag::facts).transpose()?.unwrap_or_default(),
        claim: None,
        board: None,
        ruling: match (typed.mode, &typed.ruling) {
            (RulingMode::Open | RulingMode::Ask, None) => None,
            (_, Some(typed)) => Some(ruling(typed)?),
            (RulingMode::Done, None) => Some(ToRuling::AsAdvised { ruled_by: None }),
        },
    };
    // The mate question is asked of the recorded position where there is one.
    let mut draft = crate::flag::known(state, crate::mate::answered(state, draft));
    draft.claim = claim(state, typed, &draft)?.map(Box::new);
    let told = Told {
        position: filled(typed.position.as_ref()),
        touches: Some(&touches).filter(|touches| !touches.facts.touches.is_empty()),
    };
    let draft = crate::on_board::answered(state, draft, told)?;
    // Done at the board without a word means: as the Laws prescribe. Where they prescribe nothing a ruling is owed.
    if matches!(draft.ruling, Some(ToRuling::AsAdvised { .. }))
        && desk::advice::advise(state, &draft)?.prescribed().is_none()
    {
        return Ok(to::IncidentReport { ruling: None, ..draft });
    }
    Ok(draft)
}

/// The check of a claimed draw, where the moves are known. Without them the Laws' two answers are offered.
fn claim(
    state: &State,
    typed: &IncidentDraft,
    report: &to::IncidentReport,
) -> Result<Option<FoundClaim>, ActionError> {
    let ground = match report.kind {
        laws::IncidentKind::RepetitionClaim => laws::ClaimGround::Repetition,
        laws::IncidentKind::FiftyMovesClaim => laws::ClaimGround::FiftyMoves,
        _ => return Ok(None),
    };
    let (Place::Game(game), Some(AtFault::Side(claimant))) = (report.place, report.at_fault.first()) else {
        return Ok(None);
    };
    let more = typed.claim.clone().unwrap_or_default();
    let touched = report.touched.iter().any(|touch| touch.manner == TouchManner::Deliberate);
    let intention = crate::claim::Intention {
        written: owned(more.written.as_ref()).or_else(|| report.move_text.clone()),
        touched: more.touched || touched,
        claimant: Some(*claimant),
        unrecorded: more.unrecorded,
        flag_fell: more.flag_fell,
    };
    let given = owned(more.movetext.as_ref())
        .map(|movetext| GivenMoves { start_fen: owned(more.start_fen.as_ref()), movetext });
    crate::claim::found(state, game, *claimant, ground, &intention, given)
}

/// A ruling as typed.
pub fn ruling(typed: &RulingDraft) -> Result<ToRuling, ActionError> {
    let ruled_by = typed.ruled_by.as_ref().map(|a| id(a, "arbiter")).transpose()?;
    Ok(ToRuling::Said(Box::new(SaidRuling {
        ruled_by,
        penalties: typed.penalties.iter().map(penalty).collect::<Result<_, _>>()?,
        white_delta_ms: signed_span(typed.adjust.white.as_ref(), "white-clock")?,
        black_delta_ms: signed_span(typed.adjust.black.as_ref(), "black-clock")?,
        score: typed.result.map(ResultCode::score),
        reason: typed.reason.clone(),
    })))
}

fn penalty(typed: &PenaltyDraft) -> Result<to::PenaltyDraft, ActionError> {
    let kind = PenaltyKind::from_code(&typed.penalty).ok_or_else(|| unclear("penalty", &typed.penalty))?;
    let on = match (typed.on.as_str(), filled(typed.who.as_ref())) {
        ("white", _) => AtFault::Side(Colour::White),
        ("black", _) => AtFault::Side(Colour::Black),
        ("player", Some(player)) => AtFault::Player(id(player, "player")?),
        (_, Some(who)) => AtFault::Person(who.to_owned()),
        (on, None) => return Err(unclear("who", on)),
    };
    let amount = filled(typed.amount.as_ref());
    let mut draft = to::PenaltyDraft {
        on,
        kind,
        amount_ms: None,
        points: None,
        from_round: None,
        rounds: None,
        fine: None,
    };
    match (kind, amount) {
        (PenaltyKind::OpponentMoreTime | PenaltyKind::OffenderLessTime, Some(amount)) => {
            draft.amount_ms = Some(span(amount, "minutes")?);
        }
        (PenaltyKind::OpponentMorePoints | PenaltyKind::OffenderFewerPoints, Some(amount)) => {
            draft.points = Some(half_points(amount)?);
        }
        (PenaltyKind::Fine, Some(amount)) => draft.fine = Some(amount.to_owned()),
        (PenaltyKind::Exclusion, Some(amount)) => {
            // `6-9` or `2`: rounds six to nine, or that many from the next one on.
            let (first, last) = amount.split_once(['-', '–']).unwrap_or((amount, ""));
            let first: u16 = first.trim().parse().map_err(|_| unclear("rounds", amount))?;
            match last.trim() {
                "" => draft.rounds = Some(first),
                last => {
                    let last: u16 = last.parse().map_err(|_| unclear("rounds", amount))?;
                    draft.from_round = Some(RoundNo(first));
                    draft.rounds =
                        Some(last.checked_sub(first).ok_or_else(|| unclear("rounds", amount))? + 1);
                }
            }
        }
        _ => {}
    }
    Ok(draft)
}

fn half_points(text: &str) -> Result<i32, ActionError> {
    let text = text.trim();
    let (whole, half) =
        match text.strip_suffix('½').or_else(|| text.strip_suffix(".5")).or_else(|| text.strip_suffix(",5"))
        {
            Some(whole) => (whole, 1),
            None if text == "1/2" => ("", 1),
            None => (text, 0),
        };
    let whole: i32 =
        if whole.is_empty() && half == 1 { 0 } else { whole.parse().map_err(|_| unclear("points", text))? };
    Ok(whole * 2 + half)
}
