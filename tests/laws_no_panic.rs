//! No function of the Laws panics, whatever it is asked: random boards no game can reach, moves from nowhere,
//! numbers at their ends, every enum value. `FLAGFALL_TORTURE` asks many more.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test picks from its own lists")]

#[path = "laws_anything/anything.rs"]
mod anything;

use anything::Anything;
use laws::*;
use shakmaty::{Bitboard, CastlingSide, Chess, Position};

/// Every advice names an Article, and all of one text.
fn sound<T>(advice: &Advice<T>) {
    assert!(!advice.because.is_empty());
    let edition = advice.because[0].edition();
    for citation in &advice.because {
        assert_eq!(citation.edition(), edition, "{:?}", advice.because);
        assert!(!citation.number().is_empty());
    }
    for message in &advice.says {
        assert!(!message.to_string().is_empty());
    }
}

fn board_questions(any: &mut Anything) {
    let (setup, mode) = (any.setup(), any.mode());
    for m in moves_on_any_board(&setup, mode) {
        let _ = setup_after(&setup, m, mode);
    }
    let _ = slow_moves(&setup, mode);
    let m = any.game_move();
    let _ = setup_after(&setup, m, mode);
    let (from, to, promotion) = (any.square(), any.square(), any.maybe(Anything::role));
    sound(&judge_move_on_any_board(&setup, mode, from, to, promotion));
    let touch = TouchFacts {
        touches: any.some(4, |any| Touch {
            square: any.square(),
            manner: any.of(&[
                TouchManner::Deliberate,
                TouchManner::AdjustingAnnounced,
                TouchManner::AdjustingAnnouncedLate,
                TouchManner::Accidental,
                TouchManner::StillInHole,
            ]),
        }),
        order_unknown: any.yes(),
        released: any.maybe(|any| (any.square(), any.square())),
        promotion_piece: any.maybe(Anything::role),
    };
    let legal = moves_on_any_board(&setup, mode);
    let advice = touched_on_any_board(any.of(&Edition::ALL), &setup, mode, &touch);
    sound(&advice);
    assert!(advice.outcome.moves.iter().all(|m| legal.contains(m)), "only legal moves remain");
    assert!(legal.is_empty() || !advice.outcome.moves.is_empty(), "some move remains");
    sound(&illegal_position(&setup));
    let _ = (illegal_sight(&setup.board), promotion_count_impossible(&setup.board));
    sound(&check_start(&setup.board, &any.setup().board));
    sound(&chess960_array(&setup.board));
    sound(&same_position(&PositionKey::of_setup(&setup, mode), &PositionKey::of_setup(&any.setup(), mode)));
    if let Ok(position) = setup.position::<Chess>(mode) {
        for side in CastlingSide::ALL {
            sound(&chess960_castling(&position, side));
        }
        let moves = any.some(6, Anything::game_move);
        let _ = whole_game(&position, &moves);
        let edition = any.of(&Edition::ALL);
        if let Some(advice) = mate_or_stalemate(edition, &position) {
            sound(&advice);
        }
        let (announced, by, mate) = (any.announced(), any.colour(), any.mate());
        sound(&resignation(&announced, &position, by, mate));
        for m in position.legal_moves() {
            assert_eq!(whole_game(&position, &[m]).plies, 1, "the generator's moves are legal here too");
        }
    }
}

fn game_questions(any: &mut Anything) {
    let replay = any.replay();
    let announced = any.announced();
    let claim = ClaimFacts {
        claimant: any.colour(),
        ground: any.of(&[ClaimGround::Repetition, ClaimGround::FiftyMoves]),
        form: match any.below(4) {
            0 => ClaimForm::OnBoard,
            1 => ClaimForm::IntendingUnwritten,
            2 => ClaimForm::IntendingOneOf(Bitboard::from_square(any.square())),
            _ => ClaimForm::Intending(WrittenMove {
                from: any.square(),
                to: any.square(),
                promotion: any.maybe(Anything::role),
            }),
        },
        touched: any.yes(),
        clocks: any.maybe(Anything::readings),
        from_display_only: any.below(6) == 0,
        recorded: any.yes(),
        flag_fell_meanwhile: any.yes(),
    };
    sound(&draw_claim(&announced, &replay, &claim));
    let found = whole_game_of(&replay);
    for learnt in [LearntWhen::DuringGame, LearntWhen::AfterGame(any.outcome())] {
        if let Some(advice) = automatic_draw(announced.edition, &found, learnt) {
            sound(&advice);
        }
    }
    let _ = (
        claimable_now(&announced, &replay),
        end_on_board(&replay),
        repeating_moves(&replay),
        fifty_completing_moves(&replay),
    );
    let _ = (occurrences(&replay, any.of(&[0, 5, usize::MAX])), first_repeated(&replay, any.below(7)));
    let _ = (first_quiet(&replay, any.count()), with_written_move(&replay, any.game_move()));
    let _ = replay.up_to(any.of(&[0, 3, usize::MAX]));
    for side in CastlingSide::ALL {
        sound(&castling_right(&replay, any.colour(), side));
    }
}

fn incident_questions(any: &mut Anything) {
    let announced = any.announced();
    sound(&illegal_move(
        &announced,
        &IllegalMoveFacts {
            acts: any.some(4, |any| any.of(&IllegalAct::ALL)),
            offender: any.colour(),
            earlier: any.of(&[0, 1, 2, u8::MAX]),
            when: any.of(&[
                NoticedWhen::BeforePress,
                NoticedWhen::BeforeReply,
                NoticedWhen::AfterReply,
                NoticedWhen::AfterReplyBothAgree,
                NoticedWhen::AfterGame,
            ]),
            by: any.noticed_by(),
            increment_ms: any.ms(),
            clocks: any.maybe(Anything::readings),
            opponent_can_mate: any.mate(),
            position_known: any.yes(),
        },
    ));
    sound(&wrong_start(
        &announced,
        &StartFaultFacts {
            fault: any.of(&[StartFault::InitialPosition, StartFault::Orientation, StartFault::Colours]),
            white_moves: any.count(),
            black_moves: any.count(),
            game_over: any.yes(),
            king_or_rook_misplaced: any.yes(),
        },
    ));
    let displaced_facts = DisplacedFacts {
        by: any.maybe(Anything::colour),
        clock_pressed: any.yes(),
        position_known: any.yes(),
    };
    sound(&displaced(&announced, &displaced_facts));
    sound(&proportional_times(
        announced.edition,
        &ProportionalFacts {
            used: any.readings(),
            moves_found: (any.count(), any.count()),
            moves_before: (any.count(), any.count()),
        },
    ));
    sound(&clock_fault(
        &announced,
        &ClockFaultFacts {
            fault: any.of(&[ClockFault::Defective, ClockFault::WrongSetting]),
            white_moves: any.count(),
            black_moves: any.count(),
            schedule_suffers: any.yes(),
            claimed_late: any.yes(),
        },
    ));
    sound(&illegal_position_seen(
        &announced,
        &IllegalSightFacts {
            sight: any.of(&[
                IllegalSight::BothKingsInCheck,
                IllegalSight::PawnOnLastRank,
                IllegalSight::Other,
            ]),
            cause_seen: any.yes(),
            next_move_completed: any.yes(),
            still_illegal: any.yes(),
        },
    ));
    let stage = match any.below(3) {
        0 => GameStage::NotBothMoved,
        1 => GameStage::InPlay,
        _ => GameStage::Ended(any.outcome()),
    };
    sound(&device_found(
        &announced,
        any.colour(),
        any.of(&[DeviceWhere::OnPerson, DeviceWhere::InBag]),
        stage,
    ));
    sound(&persistent_refusal(&announced, any.colour(), any.count()));
    sound(&both_refuse(&announced));
    sound(&appeal(
        &announced,
        &AppealFacts {
            decided_ms: any.ms(),
            filed_ms: any.ms(),
            deadline_min: any.maybe(Anything::count),
            written: any.yes(),
        },
    ));
    let earlier = any.some(5, |any| any.of(&PenaltyKind::ALL));
    sound(&penalties_open(&announced, &earlier));
    sound(&score_pair(announced.scoring, HalfPoints(any.below(256) as u8), HalfPoints(any.below(256) as u8)));
    let _ = any.outcome().points(announced.scoring);
}

fn time_questions(any: &mut Anything) {
    let announced = any.announced();
    let arrivals = Arrivals {
        started_ms: any.ms(),
        white_ms: any.maybe(Anything::ms),
        black_ms: any.maybe(Anything::ms),
        now_ms: any.ms(),
    };
    sound(&default_time(&announced, &arrivals));
    let events = any.some(5, Anything::timed_end);
    sound(&end_of_game(&announced, &events));
    let side = any.colour();
    sound(&flag_fall(
        &announced,
        &FlagFallFacts {
            flags: any.of(&[FlagsDown::One(side), FlagsDown::BothFirst(side), FlagsDown::BothOrderUnknown]),
            by: any.noticed_by(),
            moves_completed: any.yes(),
            last_period: any.yes(),
            opponent_can_mate: any.mate(),
            before: any.some(3, Anything::timed_end),
        },
    ));
    let made = any.some(9, |any| MadeMove { pressed: any.yes(), ended_game: any.yes() });
    if let Some(advice) = completion(&made, any.of(&[0, 4, 8, usize::MAX - 1, usize::MAX])) {
        sound(&advice);
    }
    let _ = completed_moves(&made, any.colour(), any.colour());
    sound(&having_the_move(any.colour(), any.of(&[0, 1, usize::MAX])));
    let recording = RecordingFacts {
        added_per_move_s: any.count(),
        least_in_period_ms: any.ms(),
        acutely_short: any.yes().then(|| any.yes()),
    };
    sound(&must_record(&announced, &recording));
    sound(&not_recording(&announced, &recording));
    sound(&may_reply_before_writing(announced.edition, any.count()));
    sound(&signed_result(any.outcome(), any.outcome()));
    if let Some(advice) = may_see_score(announced.regime, any.yes(), any.count()) {
        sound(&advice);
    }
    sound(&is_evidence(announced.edition, any.yes()));
    let moment =
        any.of(&[OfferMoment::BetweenMoveAndPress, OfferMoment::BeforeOwnMove, OfferMoment::OnOpponentsTime]);
    sound(&draw_offer(
        &announced,
        &OfferFacts { by: any.colour(), moment, conditional: any.yes(), made_before: any.count() },
    ));
    let events = any.some(4, |any| match any.below(6) {
        0 => OfferEvent::Accepted { white_moves: any.count(), black_moves: any.count(), consent: any.yes() },
        1 => OfferEvent::RefusedInWords,
        2 => OfferEvent::RefusedByTouch,
        3 => OfferEvent::RefusedByMove,
        4 => OfferEvent::Withdrawn,
        _ => OfferEvent::GameOver,
    });
    sound(&offer_state(&announced, &events));
    let asked = QuickplayFacts {
        claimant: any.colour(),
        has_the_move: any.yes(),
        clocks: any.readings(),
        added_per_move_s: any.count(),
    };
    sound(&may_claim_quickplay(&announced, &asked));
    let two_minutes = any.yes();
    for decision in [
        QuickplayDecision::IncrementGranted,
        QuickplayDecision::Agrees,
        QuickplayDecision::Postpones { two_minutes },
        QuickplayDecision::Rejects,
    ] {
        if let Some(advice) = quickplay_decided(&announced, &asked, decision) {
            sound(&advice);
        }
    }
    sound(&ended_earlier(
        announced.edition,
        &EarlierEndFacts {
            earlier: any.of(&[
                EarlierEnd::Mate(side),
                EarlierEnd::Stalemate,
                EarlierEnd::DeadPosition,
                EarlierEnd::ClaimWronglyRefused,
                EarlierEnd::TimeOverstepped(side),
            ]),
            given: any.outcome(),
            in_reasonable_time: any.yes(),
        },
    ));
    sound(&sealed_move(
        announced.edition,
        &SealedMoveFacts {
            sealer: side,
            found: any.of(&[
                SealedMove::Clear,
                SealedMove::Ambiguous,
                SealedMove::Undecipherable,
                SealedMove::Illegal,
            ]),
            over_before: any.maybe(Anything::outcome),
            opponent_cannot_mate: any.yes(),
        },
    ));
    let resumption = Resumption {
        replier: side,
        agreed_ms: any.ms(),
        replier_ms: any.maybe(Anything::ms),
        sealer_ms: any.maybe(Anything::ms),
        now_ms: any.ms(),
        sealed_move_ended_game: any.maybe(Anything::outcome),
    };
    sound(&resume(&announced, &resumption));
    sound(&adjourning_early(any.ms(), any.ms()));
    let lost = LostEnvelope { position_known: any.yes(), times_known: any.yes(), sealed_reply: any.yes() };
    sound(&envelope_lost(announced.edition, &lost));
    let written = any.some(7, |any| any.of(&EnvelopeField::ALL));
    sound(&envelope_missing(announced.edition, &written, any.yes()));
    sound(&clock_wrong_at_resumption(announced.edition, any.yes()));
    sound(&boards_differ(TwoScores::DifferFrom { ply: any.count() }));
}

fn texts(any: &mut Anything) {
    let letters = ['2', '0', '3', ':', '.', '9', 'A', 'I', '½', 'o', 'l', 'd', ' ', '\u{0}'];
    let text: String = any.some(12, |any| any.of(&letters)).into_iter().collect();
    if let Ok(citation) = text.parse::<Citation>() {
        assert_eq!(citation.to_string(), text);
    }
    let _ = (Edition::from_code(&text), Outcome::from_code(&text), IncidentKind::from_code(&text));
}

#[test]
fn nothing_panics_and_every_advice_cites_one_text() {
    let rounds = if std::env::var_os("FLAGFALL_TORTURE").is_some() { 300_000 } else { 1_500 };
    let mut any = Anything(0x0123_4567_89AB_CDEF);
    for _ in 0..rounds {
        board_questions(&mut any);
        game_questions(&mut any);
        incident_questions(&mut any);
        time_questions(&mut any);
        texts(&mut any);
    }
}
