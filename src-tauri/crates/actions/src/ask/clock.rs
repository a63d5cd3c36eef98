//! Questions about clocks, completed moves, time limits, recording and the ends of a game.

use laws::time_control::TimeControl;
use laws::{
    Arrivals, BorrowedScore, ClockFault, ClockFaultFacts, ClockFaultRuling, Colour, CompletingScores,
    Completion, DefaultTimeRuling, EarlierEnd, EarlierEndFacts, EndEvent, FlagFallFacts, FlagRuling,
    FlagsDown, InterruptionCause, MadeMove, MateAnswer, ProportionalFacts, QuickplayDecision, QuickplayFacts,
    RateOfPlay, RecordingFacts, ScoresAfterFlag, StopReason, TimedEnd, WrittenAheadFor,
};

use super::AskError;
use super::facts::{Answer, Facts, clock_fields, game_text, outcome_of, time_ms, yes_no};
use super::score::play;

type Asked = Result<Answer, AskError>;

pub(super) fn ask(what: &str, facts: &Facts) -> Option<Asked> {
    Some(match what {
        "default time" => default_time(facts),
        "flag" => flag(facts),
        "end" => end(facts),
        "resignation" => resignation(facts),
        "dead position" => dead_position(facts),
        "ended earlier" => ended_earlier(facts),
        "proportional times" => proportional_times(facts),
        "completed" => completed(facts),
        "having the move" => having_the_move(facts),
        "stopped clocks" => stopped(facts),
        "interruption" => interruption(facts),
        "borrowed score" => borrowed_score(facts),
        "adjudication" => adjudication(facts),
        "clock fault" => clock_fault(facts),
        "class" => class(facts),
        "record" => record(facts),
        "not recording" => not_recording(facts),
        "write ahead" => write_ahead(facts),
        "reply before writing" => reply_first(facts),
        "scores after flag" => scores(facts),
        "period after reconstruction" => {
            let advice = laws::next_move_when_unproved(match facts.yes("evidence of more", false) {
                Ok(evidence) => evidence,
                Err(error) => return Some(Err(error)),
            });
            Ok(Answer::of(&advice, &[("first of next period", yes_no(advice.outcome))]))
        }
        "signed result" => signed(facts),
        "see score" => see_score(facts),
        "evidence" => evidence(facts),
        "quickplay applies" => quickplay_applies(facts),
        "quickplay" => quickplay(facts),
        _ => return None,
    })
}

fn of_day(facts: &Facts, name: &str) -> Result<Option<i64>, AskError> {
    match facts.text(name) {
        None | Some("absent") => Ok(None),
        // Hours and minutes are read like minutes and seconds.
        Some(text) => time_ms(text).map(|ms| Some(ms * 60)).ok_or_else(|| AskError::unclear(name, text)),
    }
}

fn default_time(facts: &Facts) -> Asked {
    let started_ms = of_day(facts, "started")?.ok_or_else(|| AskError::missing("started"))?;
    let (white_ms, black_ms) = (of_day(facts, "white")?, of_day(facts, "black")?);
    let latest = [white_ms, black_ms].into_iter().flatten().max().unwrap_or(started_ms);
    let now_ms = of_day(facts, "now")?.unwrap_or(latest);
    let advice =
        laws::default_time(&facts.announced()?, &Arrivals { started_ms, white_ms, black_ms, now_ms });
    let clock = |ms: i64| format!("{}:{:02}", ms / 3_600_000, ms / 60_000 % 60);
    let fields = match advice.outcome {
        DefaultTimeRuling::Played => vec![("ruling", "played".to_owned())],
        DefaultTimeRuling::Waiting { until_ms, started_clock } => vec![
            ("ruling", "waiting".to_owned()),
            ("until", clock(until_ms)),
            ("clock", started_clock.map_or("none", Colour::code).to_owned()),
        ],
        DefaultTimeRuling::Lost(outcome) => vec![("ruling", outcome.code().to_owned())],
    };
    Ok(Answer::of(&advice, &fields))
}

/// `40 stalemate`, `40 mate white`, `40 agreement 20 20 consent`, `40 resigned white no`, `40 flag white yes`.
fn events(facts: &Facts) -> Result<Vec<TimedEnd>, AskError> {
    facts.all("event").into_iter().map(event).collect()
}

fn event(text: &str) -> Result<TimedEnd, AskError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let word = |index: usize| words.get(index).copied().unwrap_or("");
    let side = |index: usize| Colour::from_code(word(index)).ok_or_else(|| AskError::unclear("event", text));
    let number = |index: usize| word(index).parse::<u32>().map_err(|_| AskError::unclear("event", text));
    let mate = |index: usize| match word(index) {
        "" | "yes" => Ok(MateAnswer::CanMate),
        "no" => Ok(MateAnswer::CannotMate),
        "unknown" => Ok(MateAnswer::Undetermined),
        _ => Err(AskError::unclear("event", text)),
    };
    let event = match word(1) {
        "mate" => EndEvent::OnBoard(laws::BoardEnd::Checkmate(side(2)?)),
        "stalemate" => EndEvent::OnBoard(laws::BoardEnd::Stalemate),
        "fivefold" => EndEvent::OnBoard(laws::BoardEnd::Fivefold),
        "seventy-five" => EndEvent::OnBoard(laws::BoardEnd::SeventyFive),
        "dead" => EndEvent::DeadPosition,
        "agreement" => EndEvent::Agreement {
            white_moves: number(2)?,
            black_moves: number(3)?,
            consent: word(4) == "consent",
        },
        "resigned" => EndEvent::Resignation { by: side(2)?, opponent_can_mate: mate(3)? },
        "flag" => EndEvent::Flag { of: side(2)?, opponent_can_mate: mate(3)? },
        "decision" => EndEvent::Decision(outcome_of(word(2))?),
        _ => return Err(AskError::unclear("event", text)),
    };
    let after_ply = word(0).parse().map_err(|_| AskError::unclear("event", text))?;
    Ok(TimedEnd { after_ply, event })
}

fn end(facts: &Facts) -> Asked {
    let advice = laws::end_of_game(&facts.announced()?, &events(facts)?);
    Ok(Answer::of(&advice, &[("game", game_text(advice.outcome))]))
}

fn resignation(facts: &Facts) -> Asked {
    let replay = play(facts.text("fen"), facts.text("moves").unwrap_or(""))?.replay;
    let position = replay.position().ok_or(AskError::Illegal)?;
    let by = facts.colour("resigns")?;
    let advice = laws::resignation(&facts.announced()?, position, by, facts.can_mate_of(by.opponent())?);
    Ok(Answer::of(&advice, &[("game", game_text(advice.outcome))]))
}

fn dead_position(facts: &Facts) -> Asked {
    let replay = play(facts.text("fen"), facts.text("moves").unwrap_or(""))?.replay;
    let position = replay.position().ok_or(AskError::Illegal)?;
    let advice = laws::dead_position(facts.edition(), position, &winnable::Budget::INTERACTIVE);
    Ok(Answer::of(&advice, &[("game", game_text(advice.outcome))]))
}

fn ended_earlier(facts: &Facts) -> Asked {
    let earlier = match facts.need("earlier")? {
        "mate by white" => EarlierEnd::Mate(Colour::White),
        "mate by black" => EarlierEnd::Mate(Colour::Black),
        "stalemate" => EarlierEnd::Stalemate,
        "dead position" => EarlierEnd::DeadPosition,
        "claim wrongly refused" => EarlierEnd::ClaimWronglyRefused,
        "white's time" => EarlierEnd::TimeOverstepped(Colour::White),
        "black's time" => EarlierEnd::TimeOverstepped(Colour::Black),
        other => return Err(AskError::unclear("earlier", other)),
    };
    let shown = EarlierEndFacts {
        earlier,
        given: outcome_of(facts.need("given")?)?,
        in_reasonable_time: facts.yes("in reasonable time", true)?,
    };
    let advice = laws::ended_earlier(facts.edition(), &shown);
    Ok(Answer::of(&advice, &[("result", advice.outcome.code().to_owned())]))
}

fn proportional_times(facts: &Facts) -> Asked {
    let times = ProportionalFacts {
        used: facts.clocks()?.ok_or_else(|| AskError::missing("times"))?,
        moves_found: (facts.number("white moves", 0)?, facts.number("black moves", 0)?),
        moves_before: (facts.number("white moves before", 0)?, facts.number("black moves before", 0)?),
    };
    let advice = laws::proportional_times(facts.edition(), &times);
    Ok(Answer::of(&advice, &clock_fields(Some(advice.outcome))))
}

fn flag(facts: &Facts) -> Asked {
    let flags = match facts.need("flag")? {
        "white" => FlagsDown::One(Colour::White),
        "black" => FlagsDown::One(Colour::Black),
        "both, white first" => FlagsDown::BothFirst(Colour::White),
        "both, black first" => FlagsDown::BothFirst(Colour::Black),
        "both" => FlagsDown::BothOrderUnknown,
        other => return Err(AskError::unclear("flag", other)),
    };
    let facts_of_flag = FlagFallFacts {
        flags,
        by: facts.noticed_by()?,
        moves_completed: facts.yes("moves completed", false)?,
        last_period: facts.yes("last period", true)?,
        opponent_can_mate: match flags {
            FlagsDown::One(side) | FlagsDown::BothFirst(side) => facts.can_mate_of(side.opponent())?,
            FlagsDown::BothOrderUnknown => facts.can_mate()?,
        },
        before: events(facts)?,
    };
    let advice = laws::flag_fall(&facts.announced()?, &facts_of_flag);
    let game = match advice.outcome {
        FlagRuling::Game(game) => game_text(game),
        FlagRuling::NextPeriod => "next period".to_owned(),
        FlagRuling::NotCalled => "not called".to_owned(),
        FlagRuling::ArbiterDecides => "arbiter decides".to_owned(),
    };
    Ok(Answer::of(&advice, &[("game", game)]))
}

/// More moves than a game can have under 9.6.
const MOST_MOVES: usize = 11_798;

/// `p` pressed, `m` only made, `e` ended the game, White first, with spaces or commas between them; or how many were
/// made and pressed.
fn made_moves(facts: &Facts) -> Result<Vec<MadeMove>, AskError> {
    let moves = facts.need("moves made")?;
    let unclear = || AskError::unclear("moves made", moves);
    let pressed = MadeMove { pressed: true, ended_game: false };
    if moves.chars().all(|one| one.is_ascii_digit()) {
        let number = moves.parse::<usize>().ok().filter(|number| *number <= MOST_MOVES);
        return Ok(vec![pressed; number.ok_or_else(unclear)?]);
    }
    let words = moves.split(|one: char| one.is_whitespace() || one == ',').filter(|word| !word.is_empty());
    words
        .map(|word| match word {
            "p" => Ok(pressed),
            "m" => Ok(MadeMove { pressed: false, ended_game: false }),
            "e" => Ok(MadeMove { pressed: false, ended_game: true }),
            _ => Err(unclear()),
        })
        .collect()
}

fn completed(facts: &Facts) -> Asked {
    let made = made_moves(facts)?;
    let index: usize = facts.number("ply", made.len())?;
    let advice = laws::completion(&made, index.saturating_sub(1))
        .ok_or_else(|| AskError::unclear("ply", facts.text("ply").unwrap_or_default()))?
        .in_edition(facts.edition());
    let how = match advice.outcome {
        Completion::Pressed => "pressed",
        Completion::EndedGame => "ended the game",
        Completion::NextMoveMade => "next move made",
        Completion::OnlyMade => "only made",
    };
    let counts = |side| laws::completed_moves(&made, Colour::White, side).to_string();
    let fields = [
        ("completed", how.to_owned()),
        ("white completed", counts(Colour::White)),
        ("black completed", counts(Colour::Black)),
    ];
    Ok(Answer::of(&advice, &fields))
}

fn having_the_move(facts: &Facts) -> Asked {
    let advice =
        laws::having_the_move(Colour::White, facts.number("moves made", 0)?).in_edition(facts.edition());
    Ok(Answer::of(&advice, &[("player", advice.outcome.code().to_owned())]))
}

fn stopped(facts: &Facts) -> Asked {
    let reason = facts.one_of(
        "reason",
        &[
            ("promotion piece", StopReason::PromotionPiece),
            ("irregularity", StopReason::Irregularity),
            ("claim", StopReason::Claim),
            ("flag", StopReason::Flag),
            ("disturbance", StopReason::Disturbance),
            ("illness", StopReason::Illness),
            ("break", StopReason::Break),
            ("none", StopReason::None),
        ],
    )?;
    let advice = laws::clocks_stopped(facts.edition(), reason);
    Ok(Answer::of(&advice, &[("valid", yes_no(advice.outcome))]))
}

fn interruption(facts: &Facts) -> Asked {
    let cause = facts.one_of(
        "cause",
        &[
            ("illegal position", InterruptionCause::IllegalPosition),
            ("defective clock", InterruptionCause::DefectiveClock),
            ("promotion piece", InterruptionCause::PromotionPiece),
            ("outside", InterruptionCause::Outside),
            ("repetition claim", InterruptionCause::RepetitionClaim),
            ("scores of both", InterruptionCause::ScoresOfBoth),
            ("score of one", InterruptionCause::ScoreOfOne),
            ("a player", InterruptionCause::Player),
        ],
    )?;
    let advice = laws::interrupted(facts.edition(), cause);
    Ok(Answer::of(&advice, &[("clocks stand", yes_no(advice.outcome))]))
}

fn borrowed_score(facts: &Facts) -> Asked {
    let borrowed = BorrowedScore {
        through_arbiter: facts.yes("through the arbiter", true)?,
        embarrasses_opponent: facts.yes("embarrasses the opponent", false)?,
    };
    let advice = laws::may_borrow_score(facts.edition(), borrowed);
    Ok(Answer::of(&advice, &[("lent", yes_no(advice.outcome))]))
}

fn adjudication(facts: &Facts) -> Asked {
    let advice = laws::game_under_adjudication(facts.edition(), facts.yes("adjudicated", false)?);
    Ok(Answer::of(&advice, &[("over", yes_no(advice.outcome))]))
}

fn clock_fault(facts: &Facts) -> Asked {
    let fault = facts
        .one_of("fault", &[("defective", ClockFault::Defective), ("setting", ClockFault::WrongSetting)])?;
    let clock = ClockFaultFacts {
        fault,
        white_moves: facts.number("white moves", 0)?,
        black_moves: facts.number("black moves", 0)?,
        schedule_suffers: facts.yes("schedule suffers", false)?,
        claimed_late: !facts.yes("claimed at once", true)?,
    };
    let advice = laws::clock_fault(&facts.announced()?, &clock);
    let ruling = match advice.outcome {
        ClockFaultRuling::Replace => "replace",
        ClockFaultRuling::Correct => "correct",
        ClockFaultRuling::Stays => "stays",
    };
    Ok(Answer::of(&advice, &[("ruling", ruling.to_owned())]))
}

fn class(facts: &Facts) -> Asked {
    let seconds = u64::from(facts.number::<u32>("minutes", 0)?) * 60;
    let text = format!("{seconds}+{}", facts.number::<u32>("seconds per move", 0)?);
    let control = TimeControl::from_trf(&text).map_err(|_| AskError::unclear("minutes", &text))?;
    let advice = laws::time_control::rate_of_play(&control);
    let name = match advice.outcome {
        RateOfPlay::Standard => "standard",
        RateOfPlay::Rapid => "rapid",
        RateOfPlay::Blitz => "blitz",
    };
    Ok(Answer::of(&advice, &[("class", name.to_owned())]))
}

fn recording_facts(facts: &Facts) -> Result<RecordingFacts, AskError> {
    Ok(RecordingFacts {
        added_per_move_s: facts.number("seconds per move", 0)?,
        least_in_period_ms: facts.time("least time")?.unwrap_or(i64::MAX),
        acutely_short: facts.text("acutely short").map(|_| facts.yes("acutely short", false)).transpose()?,
    })
}

fn record(facts: &Facts) -> Asked {
    let advice = laws::must_record(&facts.announced()?, &recording_facts(facts)?);
    Ok(Answer::of(&advice, &[("must record", yes_no(advice.outcome))]))
}

fn completing(how: CompletingScores) -> String {
    (match how {
        CompletingScores::Nothing => "nothing",
        CompletingScores::BothClocksStopped => "both, clocks stopped",
        CompletingScores::OneInOwnTime => "one, in own time",
        CompletingScores::Reconstruct => "reconstruct",
    })
    .to_owned()
}

fn not_recording(facts: &Facts) -> Asked {
    let advice = laws::not_recording(&facts.announced()?, &recording_facts(facts)?);
    Ok(Answer::of(&advice, &[("complete", completing(advice.outcome))]))
}

fn write_ahead(facts: &Facts) -> Asked {
    let purpose = facts.one_of(
        "for",
        &[
            ("claim", WrittenAheadFor::Claim),
            ("sealing", WrittenAheadFor::Sealing),
            ("nothing", WrittenAheadFor::Nothing),
        ],
    )?;
    let advice = laws::may_write_ahead(facts.edition(), purpose);
    Ok(Answer::of(&advice, &[("allowed", yes_no(advice.outcome))]))
}

fn reply_first(facts: &Facts) -> Asked {
    let advice = laws::may_reply_before_writing(facts.edition(), facts.number("own moves unwritten", 0)?);
    Ok(Answer::of(&advice, &[("allowed", yes_no(advice.outcome))]))
}

fn scores(facts: &Facts) -> Asked {
    let scores = facts.one_of(
        "scores",
        &[
            ("both complete", ScoresAfterFlag::BothComplete),
            ("neither", ScoresAfterFlag::NeitherCompletable),
            ("one incomplete", ScoresAfterFlag::OneIncomplete),
            ("none shows", ScoresAfterFlag::NoneShows),
        ],
    )?;
    let advice = laws::completing_scores(scores).in_edition(facts.edition());
    Ok(Answer::of(&advice, &[("complete", completing(advice.outcome))]))
}

fn signed(facts: &Facts) -> Asked {
    let advice = laws::signed_result(outcome_of(facts.need("signed")?)?, outcome_of(facts.need("right")?)?);
    Ok(Answer::of(&advice, &[("result", advice.outcome.code().to_owned())]))
}

fn see_score(facts: &Facts) -> Asked {
    let regime = facts.announced()?.regime;
    let seen = facts.number("seen before", 0)?;
    Ok(match laws::may_see_score(regime, facts.yes("has the move", true)?, seen) {
        Some(advice) => Answer::of(&advice, &[("allowed", yes_no(advice.outcome))]),
        None => Answer::none(facts.edition()).with(&[("allowed", "no such right".to_owned())]),
    })
}

fn evidence(facts: &Facts) -> Asked {
    let advice = laws::is_evidence(facts.edition(), facts.yes("algebraic", true)?);
    Ok(Answer::of(&advice, &[("evidence", yes_no(advice.outcome))]))
}

fn quickplay_applies(facts: &Facts) -> Asked {
    let advice = laws::quickplay_applies(&facts.announced()?, facts.number("seconds per move", 0)?);
    Ok(Answer::of(&advice, &[("applies", yes_no(advice.outcome))]))
}

fn quickplay(facts: &Facts) -> Asked {
    let announced = facts.announced()?;
    let asked = QuickplayFacts {
        claimant: facts.colour("claimant")?,
        has_the_move: facts.yes("has the move", true)?,
        clocks: facts.clocks()?.ok_or_else(|| AskError::missing("clocks"))?,
        added_per_move_s: facts.number("seconds per move", 0)?,
    };
    let two_minutes = facts.yes("two minutes", true)?;
    let decision = match facts.text("decision") {
        None => {
            let advice = laws::may_claim_quickplay(&announced, &asked);
            return Ok(Answer::of(&advice, &[("may claim", yes_no(advice.outcome))]));
        }
        Some("increment") => QuickplayDecision::IncrementGranted,
        Some("agrees") => QuickplayDecision::Agrees,
        Some("postpones") => QuickplayDecision::Postpones { two_minutes },
        Some("rejects") => QuickplayDecision::Rejects,
        Some(other) => return Err(AskError::unclear("decision", other)),
    };
    Ok(match laws::quickplay_decided(&announced, &asked, decision) {
        // The reason why nothing can be claimed is the answer.
        None => {
            let why = laws::may_claim_quickplay(&announced, &asked);
            Answer::of(&why, &[("may claim", yes_no(why.outcome))])
        }
        Some(advice) => {
            let mut fields = vec![
                ("game", advice.outcome.outcome.map_or("goes on", laws::Outcome::code).to_owned()),
                ("increment", (advice.outcome.increment_ms / 1000).to_string()),
                ("pending", yes_no(advice.outcome.pending)),
                ("offer", yes_no(advice.outcome.is_offer)),
            ];
            fields.extend(clock_fields(Some(advice.outcome.clocks_after)));
            Answer::of(&advice, &fields)
        }
    })
}
