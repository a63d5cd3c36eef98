//! Questions about positions and moves.

use laws::{
    AdjustFacts, BoardEnd, CastlingLost, ClaimFacts, ClaimForm, ClaimGround, ClaimVerdict, Difference,
    Handling, Judged, LearntWhen, ObjectionBy, PositionKey, Replay, Touch, TouchFacts, TouchManner,
    WrittenMove,
};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, CastlingSide, Chess, Move, Role, Setup, Square};

use super::AskError;
use super::facts::{Answer, Facts, clock_fields, game_text, outcome_of, yes_no};
use super::score::{play, read, san, uci_squares};

type Asked = Result<Answer, AskError>;

pub(super) fn ask(what: &str, facts: &Facts) -> Option<Asked> {
    Some(match what {
        "move" => judge(facts),
        "touch" => touch(facts),
        "adjust" => adjust(facts),
        "made" => made(facts),
        "touch claim" => touch_claim(facts),
        "castling right" => castling_right(facts),
        "position" => position(facts),
        "start position" => start_position(facts),
        "same position" => same_position(facts),
        "claim" => claim(facts),
        "withdraw claim" => {
            let advice = laws::may_withdraw_claim(facts.edition());
            Ok(Answer::of(&advice, &[("allowed", yes_no(advice.outcome))]))
        }
        "whole game" => whole_game(facts),
        "automatic draw" => automatic_draw(facts),
        "board end" => board_end(facts),
        "chess960 array" => chess960_array(facts),
        "chess960 castling" => chess960_castling(facts),
        _ => return None,
    })
}

fn replay(facts: &Facts) -> Result<Replay, AskError> {
    Ok(play(facts.text("fen"), facts.text("moves").unwrap_or(""))?.replay)
}

fn setup(facts: &Facts) -> Result<Setup, AskError> {
    Ok(facts
        .need("fen")?
        .parse::<Fen>()
        .map_err(|_| AskError::unclear("fen", facts.text("fen").unwrap_or_default()))?
        .into_setup())
}

fn legal_position(replay: &Replay) -> Result<&Chess, AskError> {
    replay.position().ok_or(AskError::Illegal)
}

fn sans(replay: &Replay, moves: &[Move]) -> String {
    let mut words: Vec<String> = moves.iter().map(|m| san(replay, *m)).collect();
    words.sort();
    words.join(" ")
}

fn judge(facts: &Facts) -> Asked {
    let replay = replay(facts)?;
    let text = facts.need("move")?;
    let board = replay.last().map(|last| crate::on_board::OnBoard::of(&last.setup, CastlingMode::Standard));
    let meant = board.map(|board| board.meant(text)).unwrap_or_default();
    // Both squares are read as they stand; a move as the score writes it must name one man.
    let (from, to, promotion) = uci_squares(text)
        .or(match meant.as_slice() {
            [only] => Some(*only),
            _ => None,
        })
        .ok_or_else(|| AskError::unclear("move", text))?;
    let last = replay.last().ok_or_else(|| AskError::missing("fen"))?;
    let advice = laws::judge_move_on_any_board(&last.setup, CastlingMode::Standard, from, to, promotion);
    let legal = matches!(advice.outcome, Judged::Legal(_));
    let names: Vec<String> = match &advice.outcome {
        Judged::Legal(_) => vec![],
        Judged::Illegal(defects) => defects
            .iter()
            .map(|defect| {
                let message = defect.message();
                let id = message.id.trim_start_matches("law-defect-").to_owned();
                let squares: Vec<String> = message
                    .args
                    .iter()
                    .filter(|(name, _)| *name == "square")
                    .map(|(_, arg)| format!(" {arg}"))
                    .collect();
                format!("{id}{}", squares.concat())
            })
            .collect(),
    };
    let advice = advice.in_edition(facts.edition());
    Ok(Answer::of(&advice, &[("legal", yes_no(legal)), ("why", names.join(", "))]))
}

fn touch(facts: &Facts) -> Asked {
    let replay = replay(facts)?;
    let mut touches = vec![];
    for word in facts.text("touched").unwrap_or("").split_whitespace() {
        let (square, manner) = word.split_once('/').unwrap_or((word, ""));
        let manner = match manner {
            "" => TouchManner::Deliberate,
            "adjusting" => TouchManner::AdjustingAnnounced,
            "late" => TouchManner::AdjustingAnnouncedLate,
            "accident" => TouchManner::Accidental,
            "hole" => TouchManner::StillInHole,
            other => return Err(AskError::unclear("touched", other)),
        };
        touches.push(Touch {
            square: square.parse().map_err(|_| AskError::unclear("touched", square))?,
            manner,
        });
    }
    let released = match facts.text("released") {
        Some(text) => uci_squares(text).map(|(from, to, _)| (from, to)),
        None => None,
    };
    let promotion_piece =
        facts.text("promotion piece").and_then(|text| Role::from_char(text.chars().next()?));
    let facts_of_touch =
        TouchFacts { touches, order_unknown: facts.yes("order unknown", false)?, released, promotion_piece };
    let last = replay.last().ok_or_else(|| AskError::missing("fen"))?;
    let advice =
        laws::touched_on_any_board(facts.edition(), &last.setup, CastlingMode::Standard, &facts_of_touch);
    let fields = [
        ("free", yes_no(advice.outcome.free)),
        ("moves", sans(&replay, &advice.outcome.moves)),
        ("count", advice.outcome.moves.len().to_string()),
    ];
    Ok(Answer::of(&advice, &fields))
}

fn adjust(facts: &Facts) -> Asked {
    let adjust = AdjustFacts {
        has_the_move: facts.yes("has the move", true)?,
        announced_first: facts.yes("announced", true)?,
        opponent_absent: facts.yes("opponent absent", false)?,
    };
    let advice = laws::may_adjust(facts.edition(), adjust);
    Ok(Answer::of(&advice, &[("allowed", yes_no(advice.outcome))]))
}

fn made(facts: &Facts) -> Asked {
    let released = facts.yes("released", false)?;
    let handling = match facts.need("kind")? {
        "plain" => Handling::Plain { released },
        "capture" => Handling::Capture { captured_off: facts.yes("captured off", false)?, released },
        "castling" => Handling::Castling {
            king_released: facts.yes("king released", false)?,
            rook_released: facts.yes("rook released", false)?,
        },
        "promotion" => {
            Handling::Promotion { pawn_off: facts.yes("pawn off", false)?, piece_released: released }
        }
        other => return Err(AskError::unclear("kind", other)),
    };
    let advice = laws::is_made(handling).in_edition(facts.edition());
    Ok(Answer::of(&advice, &[("made", yes_no(advice.outcome))]))
}

fn touch_claim(facts: &Facts) -> Asked {
    let by = match facts.need("by")? {
        "opponent" => ObjectionBy::Opponent { touched_since: facts.yes("touched since", false)? },
        "arbiter" => ObjectionBy::Arbiter,
        "third party" => ObjectionBy::ThirdParty,
        other => return Err(AskError::unclear("by", other)),
    };
    let advice = laws::touch_claim_open(facts.edition(), by);
    Ok(Answer::of(&advice, &[("open", yes_no(advice.outcome))]))
}

fn castling_side(facts: &Facts) -> Result<CastlingSide, AskError> {
    facts.one_of("side", &[("king", CastlingSide::KingSide), ("queen", CastlingSide::QueenSide)])
}

fn castling_right(facts: &Facts) -> Asked {
    let advice = laws::castling_right(&replay(facts)?, facts.colour("colour")?, castling_side(facts)?)
        .in_edition(facts.edition());
    let lost = match advice.outcome {
        CastlingLost::No => "no".to_owned(),
        CastlingLost::KingMoved(ply) => format!("king moved at {ply}"),
        CastlingLost::RookMoved(ply) => format!("rook moved at {ply}"),
        CastlingLost::RookCaptured(ply) => format!("rook captured at {ply}"),
        CastlingLost::NotInRecord => "before the record".to_owned(),
    };
    Ok(Answer::of(&advice, &[("lost", lost)]))
}

fn position(facts: &Facts) -> Asked {
    let setup = setup(facts)?;
    let advice = laws::illegal_position(&setup).in_edition(facts.edition());
    let sight = match laws::illegal_sight(&setup.board) {
        Some(laws::IllegalSight::BothKingsInCheck) => "both kings in check",
        Some(laws::IllegalSight::PawnOnLastRank) => "pawn on last rank",
        Some(laws::IllegalSight::Other) => "other",
        None => "none",
    };
    let faults: Vec<String> = advice.outcome.iter().map(|fault| format!("{fault:?}")).collect();
    let fields = [
        ("illegal", yes_no(!advice.outcome.is_empty())),
        ("faults", faults.join(" ")),
        ("sight", sight.to_owned()),
    ];
    Ok(Answer::of(&advice, &fields))
}

fn start_position(facts: &Facts) -> Asked {
    let advice = laws::check_start(&setup(facts)?.board, &shakmaty::Board::new()).in_edition(facts.edition());
    let squares: Vec<String> =
        advice.outcome.misplaced.iter().map(|misplaced| misplaced.square.to_string()).collect();
    let fields = [
        ("wrong squares", squares.join(" ")),
        ("king or rook", yes_no(advice.outcome.king_or_rook)),
        ("looks turned", yes_no(advice.outcome.looks_turned)),
    ];
    Ok(Answer::of(&advice, &fields))
}

fn same_position(facts: &Facts) -> Asked {
    let key = |fen: &str| -> Result<PositionKey, AskError> {
        let setup = fen.parse::<Fen>().map_err(|_| AskError::unclear("fen", fen))?.into_setup();
        Ok(PositionKey::of_setup(&setup, CastlingMode::Standard))
    };
    let advice =
        laws::same_position(&key(facts.need("fen")?)?, &key(facts.need("and")?)?).in_edition(facts.edition());
    let difference = match advice.outcome {
        None => "none",
        Some(Difference::Men) => "men",
        Some(Difference::Turn) => "turn",
        Some(Difference::EnPassant) => "en passant",
        Some(Difference::Castling) => "castling",
    };
    Ok(Answer::of(&advice, &[("difference", difference.to_owned())]))
}

fn claim(facts: &Facts) -> Asked {
    let replay = replay(facts)?;
    let ground = facts
        .one_of("ground", &[("repetition", ClaimGround::Repetition), ("fifty", ClaimGround::FiftyMoves)])?;
    let form = match (facts.text("written"), facts.yes("unwritten", false)?) {
        // The old text asks for the move to be indicated, not written.
        (Some(word), true) if facts.edition() == laws::Edition::Old => {
            ClaimForm::Intending(written(&replay, word)?)
        }
        (_, true) => ClaimForm::IntendingUnwritten,
        (None, false) => ClaimForm::OnBoard,
        (Some(word), false) => ClaimForm::Intending(written(&replay, word)?),
    };
    let claim = ClaimFacts {
        claimant: facts.colour("claimant")?,
        ground,
        form,
        touched: facts.yes("touched", false)?,
        clocks: facts.clocks()?,
        from_display_only: facts.yes("display only", false)?,
        recorded: facts.yes("recorded", true)?,
        flag_fell_meanwhile: facts.yes("flag fell meanwhile", false)?,
    };
    let advice = laws::draw_claim(&facts.announced()?, &replay, &claim);
    let verdict = match advice.outcome.verdict {
        ClaimVerdict::Correct => "correct",
        ClaimVerdict::Wrong => "wrong",
        ClaimVerdict::NotHavingTheMove => "not on move",
        ClaimVerdict::Touched => "touched",
        ClaimVerdict::NoEvidence => "no evidence",
        ClaimVerdict::WriteFirst => "write first",
        ClaimVerdict::OverBefore(_) => "over before",
    };
    let mut fields = vec![
        ("verdict", verdict.to_owned()),
        ("game", game_text(advice.outcome.game)),
        ("occurrences", advice.outcome.occurrences.len().to_string()),
        ("quiet plies", advice.outcome.quiet_plies.to_string()),
        ("minutes", (advice.outcome.opponent_gains_ms / 60_000).to_string()),
        ("must play", sans(&replay, &advice.outcome.must_play)),
        ("offer", yes_no(advice.outcome.is_offer)),
    ];
    fields.extend(clock_fields(advice.outcome.clocks_after));
    Ok(Answer::of(&advice, &fields))
}

/// SAN where legal, else squares.
fn written(replay: &Replay, word: &str) -> Result<WrittenMove, AskError> {
    if let Some(m) = read(replay, word) {
        let (from, to) = match m {
            Move::Castle { king, rook } => (king, rook),
            other => (other.from().ok_or_else(|| AskError::unclear("written", word))?, other.to()),
        };
        return Ok(WrittenMove { from, to, promotion: m.promotion() });
    }
    let (from, to, promotion): (Square, Square, _) =
        uci_squares(word).ok_or_else(|| AskError::unclear("written", word))?;
    Ok(WrittenMove { from, to, promotion })
}

fn end_text(end: Option<(usize, BoardEnd)>) -> String {
    match end {
        None => "no".to_owned(),
        Some((ply, BoardEnd::Checkmate(winner))) => format!("checkmate by {} at {ply}", winner.code()),
        Some((ply, BoardEnd::Stalemate)) => format!("stalemate at {ply}"),
        Some((ply, BoardEnd::Fivefold)) => format!("fivefold at {ply}"),
        Some((ply, BoardEnd::SeventyFive)) => format!("seventy-five at {ply}"),
    }
}

fn whole_game(facts: &Facts) -> Asked {
    let found = laws::whole_game_of(&replay(facts)?).under(facts.edition());
    let ply = |ply: Option<usize>| ply.map_or_else(|| "none".to_owned(), |ply| ply.to_string());
    let fields = [
        ("third", ply(found.first_threefold)),
        ("fifth", ply(found.first_fivefold)),
        ("fifty", ply(found.first_fifty)),
        ("seventy-five", ply(found.first_seventy_five)),
        ("ended", end_text(found.ended)),
    ];
    let advice = laws::automatic_draw(facts.edition(), &found, LearntWhen::DuringGame);
    Ok(match advice {
        Some(advice) => Answer::of(&advice, &fields),
        None => {
            // Nothing automatic: what could be claimed stands for the Articles.
            let mut answer = Answer::none(facts.edition());
            let claimable = laws::claimable_now(&facts.announced()?, &replay(facts)?);
            answer.because.extend(
                claimable
                    .iter()
                    .flat_map(|(ground, article)| [*article, laws::ground_article(*ground)])
                    .filter(|article| article.number(facts.edition()).is_some())
                    .map(|article| article.cite_in(facts.edition())),
            );
            answer.with(&fields)
        }
    })
}

fn automatic_draw(facts: &Facts) -> Asked {
    let found = laws::whole_game_of(&replay(facts)?).under(facts.edition());
    let learnt = match facts.text("result") {
        None => LearntWhen::DuringGame,
        Some(text) => LearntWhen::AfterGame(outcome_of(text)?),
    };
    let ended = end_text(found.ended);
    Ok(match laws::automatic_draw(facts.edition(), &found, learnt) {
        Some(advice) => {
            let outcome = advice.outcome.code().to_owned();
            Answer::of(&advice, &[("outcome", outcome), ("ended", ended)])
        }
        None => {
            Answer::none(facts.edition()).saying(not_automatic(facts.edition())).with(&[("ended", ended)])
        }
    })
}

fn not_automatic(edition: laws::Edition) -> &'static str {
    match edition {
        laws::Edition::Old => "law-says-not-in-old-text",
        laws::Edition::Fide2023 => "ask-not-automatic",
    }
}

fn board_end(facts: &Facts) -> Asked {
    let replay = replay(facts)?;
    Ok(match laws::mate_or_stalemate(facts.edition(), legal_position(&replay)?) {
        Some(advice) => {
            let end = match advice.outcome {
                BoardEnd::Checkmate(winner) => format!("checkmate by {}", winner.code()),
                BoardEnd::Stalemate => "stalemate".to_owned(),
                BoardEnd::Fivefold | BoardEnd::SeventyFive => "automatic".to_owned(),
            };
            Answer::of(&advice, &[("end", end)])
        }
        None => Answer::none(facts.edition()).with(&[("end", "no".to_owned())]),
    })
}

fn chess960_array(facts: &Facts) -> Asked {
    let advice = laws::chess960_array(&setup(facts)?.board);
    let faults: Vec<String> = advice.outcome.iter().map(|fault| format!("{fault:?}")).collect();
    let allowed = yes_no(advice.outcome.is_empty());
    Ok(Answer::of(&advice, &[("allowed", allowed), ("faults", faults.join(" "))]))
}

fn chess960_castling(facts: &Facts) -> Asked {
    let position: Chess = setup(facts)?
        .position(CastlingMode::Chess960)
        .map_err(|_| AskError::unclear("fen", facts.text("fen").unwrap_or_default()))?;
    let advice = laws::chess960_castling(&position, castling_side(facts)?);
    let list = |squares: &[Square]| squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let fields = [
        ("legal", yes_no(advice.outcome.legal)),
        ("right", yes_no(advice.outcome.right)),
        ("must be empty", list(&advice.outcome.must_be_empty)),
        ("occupied", list(&advice.outcome.occupied)),
        ("a piece stays", yes_no(advice.outcome.a_piece_stays)),
    ];
    Ok(Answer::of(&advice, &fields))
}
