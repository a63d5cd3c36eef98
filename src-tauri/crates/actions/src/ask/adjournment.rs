//! Questions about the adjourned game.

use laws::{
    EnvelopeField, LostEnvelope, MateAnswer, Resuming, Resumption, SealedMove, SealedMoveFacts, SealingState,
    WithoutEnvelope,
};

use super::AskError;
use super::facts::{Answer, Facts, game_text, outcome_of, restore_text, time_ms, time_text, yes_no};

type Asked = Result<Answer, AskError>;

pub(super) fn ask(what: &str, facts: &Facts) -> Option<Asked> {
    Some(match what {
        "sealed move" => sealed_move(facts),
        "set up wrongly" => {
            let advice = laws::set_up_wrongly(facts.edition());
            Ok(Answer::of(&advice, &[("restore", restore_text(advice.outcome))]))
        }
        "envelope" => envelope(facts),
        "sealing" => sealing(facts),
        "adjourning early" => early(facts),
        "resumption" => resumption(facts),
        "envelope lost" => envelope_lost(facts),
        "clock at resumption" => clock(facts),
        "offer after sealing" => {
            let advice = laws::offer_after_sealing(facts.edition());
            Ok(Answer::of(&advice, &[("valid", yes_no(advice.outcome))]))
        }
        _ => return None,
    })
}

fn sealed_move(facts: &Facts) -> Asked {
    let found = facts.one_of(
        "found",
        &[
            ("clear", SealedMove::Clear),
            ("ambiguous", SealedMove::Ambiguous),
            ("undecipherable", SealedMove::Undecipherable),
            ("illegal", SealedMove::Illegal),
        ],
    )?;
    let sealed = SealedMoveFacts {
        sealer: facts.colour("sealer")?,
        found,
        over_before: facts.text("over before").map(outcome_of).transpose()?,
        opponent_cannot_mate: facts.can_mate()? == MateAnswer::CannotMate,
    };
    let advice = laws::sealed_move(facts.edition(), &sealed);
    Ok(Answer::of(&advice, &[("game", game_text(advice.outcome))]))
}

fn field(name: &str) -> Result<EnvelopeField, AskError> {
    Ok(match name {
        "names" => EnvelopeField::Names,
        "position" => EnvelopeField::Position,
        "times" => EnvelopeField::Times,
        "sealer" => EnvelopeField::Sealer,
        "number" => EnvelopeField::MoveNumber,
        "offer" => EnvelopeField::OpenOffer,
        "resumption" => EnvelopeField::Resumption,
        other => return Err(AskError::unclear("written", other)),
    })
}

fn envelope(facts: &Facts) -> Asked {
    let words = facts.text("written").unwrap_or("").split_whitespace();
    let written = words.map(field).collect::<Result<Vec<_>, _>>()?;
    let advice = laws::envelope_missing(facts.edition(), &written, facts.yes("offer open", false)?);
    let missing: Vec<String> = advice.outcome.iter().map(|field| format!("{field:?}")).collect();
    Ok(Answer::of(&advice, &[("missing", missing.join(" "))]))
}

fn sealing(facts: &Facts) -> Asked {
    let state = facts.one_of(
        "state",
        &[
            ("clock running", SealingState::ClockRunning),
            ("clock stopped", SealingState::ClockStopped),
            ("made on the board", SealingState::MadeOnBoard),
        ],
    )?;
    let advice = laws::may_change_sealed_move(facts.edition(), state);
    Ok(Answer::of(&advice, &[("may change", yes_no(advice.outcome))]))
}

/// Times of day are read like minutes and seconds.
fn of_day(facts: &Facts, name: &str) -> Result<Option<i64>, AskError> {
    match facts.text(name) {
        None | Some("absent") => Ok(None),
        Some(text) => time_ms(text).map(|ms| Some(ms * 60)).ok_or_else(|| AskError::unclear(name, text)),
    }
}

fn early(facts: &Facts) -> Asked {
    let now = of_day(facts, "now")?.ok_or_else(|| AskError::missing("now"))?;
    let ends = of_day(facts, "session ends")?.ok_or_else(|| AskError::missing("session ends"))?;
    let advice = laws::adjourning_early(now, ends);
    Ok(Answer::of(&advice, &[("charged", time_text(advice.outcome))]))
}

fn resumption(facts: &Facts) -> Asked {
    let agreed_ms = of_day(facts, "agreed")?.ok_or_else(|| AskError::missing("agreed"))?;
    let (replier_ms, sealer_ms) = (of_day(facts, "replier came")?, of_day(facts, "sealer came")?);
    let latest = [replier_ms, sealer_ms].into_iter().flatten().max().unwrap_or(agreed_ms);
    let resumption = Resumption {
        replier: facts.colour("replier")?,
        agreed_ms,
        replier_ms,
        sealer_ms,
        now_ms: of_day(facts, "now")?.unwrap_or(latest),
        sealed_move_ended_game: facts.text("sealed move ended").map(outcome_of).transpose()?,
    };
    let advice = laws::resume(&facts.announced()?, &resumption);
    let what = match advice.outcome {
        Resuming::Open => "open".to_owned(),
        Resuming::OpenReplyMayBeSealed => "open, reply may be sealed".to_owned(),
        Resuming::ReplierClockRuns => "replier's clock runs".to_owned(),
        Resuming::Game(game) => game_text(game),
    };
    Ok(Answer::of(&advice, &[("then", what)]))
}

fn envelope_lost(facts: &Facts) -> Asked {
    let lost = LostEnvelope {
        position_known: facts.yes("position known", true)?,
        times_known: facts.yes("times known", true)?,
        sealed_reply: facts.yes("sealed reply", false)?,
    };
    let advice = laws::envelope_lost(facts.edition(), &lost);
    let what = match advice.outcome {
        WithoutEnvelope::Resume => "resume",
        WithoutEnvelope::ResumeArbiterSetsTimes => "resume, arbiter sets times",
        WithoutEnvelope::NewGame => "new game",
    };
    Ok(Answer::of(&advice, &[("then", what.to_owned())]))
}

fn clock(facts: &Facts) -> Asked {
    let advice = laws::clock_wrong_at_resumption(facts.edition(), facts.yes("before first move", true)?);
    Ok(Answer::of(&advice, &[("corrected", yes_no(advice.outcome))]))
}
