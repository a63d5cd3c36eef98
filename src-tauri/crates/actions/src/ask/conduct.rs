//! Questions about irregularities, offers, conduct, penalties and points.

use laws::{
    AppealFacts, AppealRuling, Colour, DeviceRuling, DeviceWhere, DisplacedFacts, GameStage, HalfPoints,
    IllegalAct, IllegalMoveFacts, IllegalSight, IllegalSightFacts, IllegalSightRuling, IncidentKind,
    NoticedWhen, OfferEvent, OfferFacts, OfferMoment, OfferState, PenaltyKind, StartFault, StartFaultFacts,
    StartRuling, TwoBoardsRuling, TwoScores,
};

use super::AskError;
use super::facts::{Answer, Facts, clock_fields, game_text, outcome_of, restore_text, yes_no};

type Asked = Result<Answer, AskError>;

pub(super) fn ask(what: &str, facts: &Facts) -> Option<Asked> {
    Some(match what {
        "illegal move" => illegal_move(facts),
        "illegal position seen" => illegal_position_seen(facts),
        "wrong start" => wrong_start(facts),
        "displaced" => displaced(facts),
        "offer" => offer(facts),
        "offer state" => offer_state(facts),
        "device" => device(facts),
        "refusal" => refusal(facts),
        "both refuse" => both_refuse(facts),
        "appeal" => appeal(facts),
        "penalty" => penalty(facts),
        "score pair" => score_pair(facts),
        "points" => points(facts),
        "boards differ" => boards_differ(facts),
        "incident" => incident(facts),
        _ => return None,
    })
}

fn illegal_move(facts: &Facts) -> Asked {
    let acts = facts
        .text("acts")
        .unwrap_or("illegal-move")
        .split(',')
        .map(|act| IllegalAct::from_code(act.trim()).ok_or_else(|| AskError::unclear("acts", act)))
        .collect::<Result<_, _>>()?;
    let when = match facts.text("noticed") {
        None => NoticedWhen::BeforeReply,
        Some(_) => facts.one_of(
            "noticed",
            &[
                ("before press", NoticedWhen::BeforePress),
                ("before reply", NoticedWhen::BeforeReply),
                ("after reply", NoticedWhen::AfterReply),
                ("after reply, both agree", NoticedWhen::AfterReplyBothAgree),
                ("after game", NoticedWhen::AfterGame),
            ],
        )?,
    };
    let increment_s: i64 = facts.number("increment", 0)?;
    let facts_of_move = IllegalMoveFacts {
        acts,
        offender: facts.colour("offender")?,
        earlier: facts.number("earlier", 0)?,
        when,
        by: facts.noticed_by()?,
        increment_ms: increment_s * 1000,
        clocks: facts.clocks()?,
        opponent_can_mate: facts.can_mate_of(facts.colour("offender")?.opponent())?,
        position_known: facts.yes("position known", true)?,
    };
    let advice = laws::illegal_move(&facts.announced()?, &facts_of_move);
    let counts = advice.outcome.counts_as.map_or_else(|| "nothing".to_owned(), |n| n.to_string());
    let mut fields = vec![
        ("counts as", counts),
        ("game", game_text(advice.outcome.game)),
        ("minutes", (advice.outcome.opponent_gains_ms / 60_000).to_string()),
        ("increment removed", (advice.outcome.increment_removed_ms / 1000).to_string()),
        ("restore", restore_text(advice.outcome.restore)),
        ("touch binds", yes_no(advice.outcome.touched_piece_binds)),
    ];
    fields.extend(clock_fields(advice.outcome.clocks_after));
    Ok(Answer::of(&advice, &fields))
}

fn illegal_position_seen(facts: &Facts) -> Asked {
    let sight = facts.one_of(
        "sight",
        &[
            ("both kings in check", IllegalSight::BothKingsInCheck),
            ("pawn on last rank", IllegalSight::PawnOnLastRank),
            ("other", IllegalSight::Other),
        ],
    )?;
    let seen = IllegalSightFacts {
        sight,
        cause_seen: facts.yes("cause seen", false)?,
        next_move_completed: facts.yes("next move completed", false)?,
        still_illegal: facts.yes("still illegal", true)?,
    };
    let advice = laws::illegal_position_seen(&facts.announced()?, &seen);
    let ruling = match advice.outcome {
        IllegalSightRuling::StopAndRestore => "stop and restore".to_owned(),
        IllegalSightRuling::AsIllegalMove => "as illegal move".to_owned(),
        IllegalSightRuling::Wait => "wait".to_owned(),
        IllegalSightRuling::Ends(outcome) => outcome.code().to_owned(),
        IllegalSightRuling::GoesOn => "goes on".to_owned(),
    };
    Ok(Answer::of(&advice, &[("ruling", ruling)]))
}

fn wrong_start(facts: &Facts) -> Asked {
    let fault = facts.one_of(
        "fault",
        &[
            ("initial position", StartFault::InitialPosition),
            ("orientation", StartFault::Orientation),
            ("colours", StartFault::Colours),
        ],
    )?;
    let start = StartFaultFacts {
        fault,
        white_moves: facts.number("white moves", 0)?,
        black_moves: facts.number("black moves", 0)?,
        game_over: facts.yes("game over", false)?,
        king_or_rook_misplaced: facts.yes("king or rook misplaced", false)?,
    };
    let advice = laws::wrong_start(&facts.announced()?, &start);
    let ruling = match advice.outcome {
        StartRuling::NewGame => "new game",
        StartRuling::Transfer => "transfer",
        StartRuling::GoesOn { castling_lost: false } => "goes on",
        StartRuling::GoesOn { castling_lost: true } => "goes on, castling lost",
        StartRuling::ResultStands => "result stands",
    };
    Ok(Answer::of(&advice, &[("ruling", ruling.to_owned())]))
}

fn displaced(facts: &Facts) -> Asked {
    let by = facts.text("by").map(|_| facts.colour("by")).transpose()?;
    let moved = DisplacedFacts {
        by,
        clock_pressed: facts.yes("clock pressed", false)?,
        position_known: facts.yes("position known", true)?,
    };
    let advice = laws::displaced(&facts.announced()?, &moved);
    let side = |side: Option<Colour>| side.map_or("nobody", Colour::code).to_owned();
    let fields = [
        ("restore", restore_text(advice.outcome.restore)),
        ("in time of", side(advice.outcome.in_time_of)),
        ("may penalise", side(advice.outcome.may_penalise)),
        ("may stop clocks", yes_no(advice.outcome.may_stop_clocks)),
    ];
    Ok(Answer::of(&advice, &fields))
}

fn offer(facts: &Facts) -> Asked {
    let moment = facts.one_of(
        "moment",
        &[
            ("after moving", OfferMoment::BetweenMoveAndPress),
            ("before moving", OfferMoment::BeforeOwnMove),
            ("opponent's time", OfferMoment::OnOpponentsTime),
        ],
    )?;
    let offer = OfferFacts {
        by: facts.colour("by")?,
        moment,
        conditional: facts.yes("conditional", false)?,
        made_before: facts.number("made before", 0)?,
    };
    let advice = laws::draw_offer(&facts.announced()?, &offer);
    Ok(Answer::of(&advice, &[("valid", yes_no(advice.outcome))]))
}

fn offer_state(facts: &Facts) -> Asked {
    let mut events = vec![];
    for text in facts.all("then") {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |index: usize| words.get(index).and_then(|word| word.parse().ok()).unwrap_or(30);
        events.push(match words.first().copied().unwrap_or("") {
            "accepted" => OfferEvent::Accepted {
                white_moves: number(1),
                black_moves: number(2),
                consent: words.last() == Some(&"consent"),
            },
            "refused" => OfferEvent::RefusedInWords,
            "touched" => OfferEvent::RefusedByTouch,
            "moved" => OfferEvent::RefusedByMove,
            "withdrawn" => OfferEvent::Withdrawn,
            "over" => OfferEvent::GameOver,
            _ => return Err(AskError::unclear("then", text)),
        });
    }
    let advice = laws::offer_state(&facts.announced()?, &events);
    let state = match advice.outcome {
        OfferState::Open => "open",
        OfferState::Accepted => "accepted",
        OfferState::Refused => "refused",
        OfferState::Void => "void",
        OfferState::NoAgreement => "no agreement",
    };
    Ok(Answer::of(&advice, &[("state", state.to_owned())]))
}

fn device(facts: &Facts) -> Asked {
    let place = facts.one_of("where", &[("person", DeviceWhere::OnPerson), ("bag", DeviceWhere::InBag)])?;
    let stage = match facts.text("stage") {
        None | Some("in play") => GameStage::InPlay,
        Some("not both moved") => GameStage::NotBothMoved,
        Some(text) => GameStage::Ended(outcome_of(text)?),
    };
    let advice = laws::device_found(&facts.announced()?, facts.colour("offender")?, place, stage);
    let ruling = match advice.outcome {
        DeviceRuling::Ends(outcome) => outcome.code(),
        DeviceRuling::Penalise => "penalty",
    };
    Ok(Answer::of(&advice, &[("ruling", ruling.to_owned())]))
}

fn refusal(facts: &Facts) -> Asked {
    let warnings = facts.number("warnings", 0)?;
    let advice = laws::persistent_refusal(&facts.announced()?, facts.colour("offender")?, warnings);
    let scores: Vec<String> = advice.outcome.iter().map(ToString::to_string).collect();
    Ok(Answer::of(&advice, &[("opponent may get", scores.join(" "))]))
}

fn both_refuse(facts: &Facts) -> Asked {
    let advice = laws::both_refuse(&facts.announced()?);
    Ok(Answer::of(&advice, &[("outcome", advice.outcome.code().to_owned())]))
}

fn appeal(facts: &Facts) -> Asked {
    let minute = 60_000;
    let after: i64 = facts.number("filed after", 0)?;
    let deadline_min = match facts.text("deadline") {
        None => None,
        Some(text) => Some(text.parse().map_err(|_| AskError::unclear("deadline", text))?),
    };
    let appeal = AppealFacts {
        decided_ms: 0,
        filed_ms: after * minute,
        deadline_min,
        written: facts.yes("written", true)?,
    };
    let advice = laws::appeal(&facts.announced()?, &appeal);
    let ruling = match advice.outcome {
        AppealRuling::Heard => "heard",
        AppealRuling::Excluded => "excluded",
        AppealRuling::TooLate => "too late",
        AppealRuling::NotWritten => "not written",
    };
    Ok(Answer::of(&advice, &[("ruling", ruling.to_owned())]))
}

fn penalty(facts: &Facts) -> Asked {
    let earlier = facts
        .text("earlier")
        .unwrap_or("")
        .split_whitespace()
        .map(|code| PenaltyKind::from_code(code).ok_or_else(|| AskError::unclear("earlier", code)))
        .collect::<Result<Vec<_>, _>>()?;
    let advice = laws::penalties_open(&facts.announced()?, &earlier);
    let open: Vec<&str> = advice.outcome.iter().map(|kind| kind.code()).collect();
    let next = open.first().copied().unwrap_or("none").to_owned();
    Ok(Answer::of(&advice, &[("next", next), ("open", open.join(" "))]))
}

fn half_points(text: &str) -> Result<HalfPoints, AskError> {
    Ok(HalfPoints(match text {
        "0" => 0,
        "1/2" => 1,
        "1" => 2,
        "3/2" => 3,
        "2" => 4,
        "3" => 6,
        other => return Err(AskError::unclear("points", other)),
    }))
}

fn score_pair(facts: &Facts) -> Asked {
    let scoring = facts.announced()?.scoring;
    let (white, black) = (half_points(facts.need("white")?)?, half_points(facts.need("black")?)?);
    let advice = laws::score_pair(scoring, white, black);
    Ok(Answer::of(&advice, &[("exists", yes_no(advice.outcome))]))
}

/// Outcomes have Articles of their own.
fn points(facts: &Facts) -> Asked {
    let outcome = outcome_of(facts.need("outcome")?)?;
    let points = outcome.points(facts.announced()?.scoring);
    let rated = facts.edition().for_rated_play()
        && laws::counts_for_rating(
            outcome,
            facts.number("white moves", 30)?,
            facts.number("black moves", 30)?,
        );
    let fields =
        [("white", points.white.to_string()), ("black", points.black.to_string()), ("rated", yes_no(rated))];
    let mut answer = Answer::none(facts.edition()).with(&fields);
    answer.resting_on(outcome.articles(), facts.edition());
    Ok(answer)
}

fn boards_differ(facts: &Facts) -> Asked {
    let scores = match facts.text("scores differ from") {
        Some(_) => TwoScores::DifferFrom { ply: facts.number("scores differ from", 0)? },
        None => TwoScores::Agree { wrong: facts.colour("wrong")? },
    };
    let advice = laws::boards_differ(scores);
    let ruling = match advice.outcome {
        TwoBoardsRuling::Adjusts(side) => format!("{} adjusts", side.code()),
        TwoBoardsRuling::BackTo { ply } => format!("back to {ply}"),
    };
    Ok(Answer::of(&advice, &[("ruling", ruling)]))
}

/// An incident kind names its Articles.
fn incident(facts: &Facts) -> Asked {
    let code = facts.need("kind")?;
    let kind = IncidentKind::from_code(code).ok_or_else(|| AskError::unclear("kind", code))?;
    let by = format!("{:?}", kind.answered_by());
    let mut answer = Answer::none(facts.edition()).with(&[("answered by", by)]);
    answer.resting_on(kind.articles(), facts.edition());
    Ok(answer)
}
