//! The Laws of Chess as pure functions: facts in, [`Advice`] with citations out.
//!
//! No IO, no clock, no randomness; no function panics on any input. Files carry the chapter in their name,
//! functions the concept; Article numbers are in [`articles`] only. The core returns message ids and
//! arguments, never sentences, and it advises: the arbiter rules.

mod advice;
mod announced;
mod app_a_illegal_position;
mod app_d_two_boards;
mod art03_any_board;
mod art03_castling_right;
mod art03_fast_check;
mod art03_illegal_position;
mod art03_last_move;
mod art03_legal_move;
mod art03_locked_men;
mod art03_pawn_structure;
mod art04_made_move;
mod art04_touched_piece;
mod art05_dead_position;
mod art05_end_of_game;
mod art05_ended_earlier;
mod art06_clock_fault;
mod art06_completed_move;
mod art06_default_time;
mod art06_flag_fall;
mod art06_interruption;
mod art06_stopped_clock;
mod art07_illegal_move;
mod art07_irregularity;
mod art07_start_of_game;
mod art08_recording;
mod art09_automatic_draw;
mod art09_claim;
mod art09_claim_evidence;
mod art09_claim_ruling;
mod art09_draw_offer;
mod art09_position_key;
mod art09_repetition;
mod art10_points;
mod art11_conduct;
mod art12_penalty;
pub mod articles;
mod citation;
pub mod clock;
mod colour;
mod edition;
mod guide1_adjournment;
mod guide1_sealed_move;
mod guide2_chess960;
mod guide3_quickplay;
mod incident;
mod mate_answer;
mod message;
mod old_text;
mod readings;
mod regime;
mod replay;
pub mod time_control;

pub use advice::{Advice, Force};
pub use announced::{Announced, DevicePenalty, DrawLimit};
pub use app_a_illegal_position::{
    IllegalSight, IllegalSightFacts, IllegalSightRuling, illegal_position_seen, illegal_sight,
};
pub use app_d_two_boards::{TwoBoardsRuling, TwoScores, boards_differ};
pub use art03_any_board::{moves_on_any_board, setup_after, slow_moves};
pub use art03_castling_right::{CastlingLost, castling_right};
pub use art03_illegal_position::{PositionFault, illegal_position, promotion_count_impossible};
pub use art03_legal_move::{Defect, Judged, judge_move, judge_move_on_any_board, piece_name, piece_named};
pub use art04_made_move::{Handling, ObjectionBy, is_made, touch_claim_open};
pub use art04_touched_piece::{
    AdjustFacts, Touch, TouchFacts, TouchManner, TouchRuling, may_adjust, touched, touched_on_any_board,
};
pub use art05_dead_position::{dead_position, mate_answer, mate_answer_on_any_board};
pub use art05_end_of_game::{EndEvent, TimedEnd, end_of_game, mate_or_stalemate, resignation};
pub use art05_ended_earlier::{EarlierEnd, EarlierEndFacts, ended_earlier, game_under_adjudication};
pub use art06_clock_fault::{ClockFault, ClockFaultFacts, ClockFaultRuling, clock_fault};
pub use art06_completed_move::{Completion, MadeMove, completed_moves, completion, having_the_move};
pub use art06_default_time::{Arrivals, DefaultTimeRuling, default_time, default_time_ends};
pub use art06_flag_fall::{FlagFallFacts, FlagRuling, FlagsDown, flag_event, flag_fall};
pub use art06_interruption::{InterruptionCause, interrupted};
pub use art06_stopped_clock::{StopReason, clocks_stopped};
pub use art07_illegal_move::{
    GameEffect, IllegalAct, IllegalMoveFacts, IllegalMoveRuling, NoticedBy, NoticedWhen, Restore,
    illegal_move,
};
pub use art07_irregularity::{
    DisplacedFacts, DisplacedRuling, ProportionalFacts, StartFault, StartFaultFacts, StartRuling, displaced,
    proportional_times, wrong_start,
};
pub use art07_start_of_game::{Misplaced, StartCheck, check_start};
pub use art08_recording::{
    BorrowedScore, CompletingScores, RecordingFacts, ScoresAfterFlag, WrittenAheadFor, completing_scores,
    is_evidence, may_borrow_score, may_reply_before_writing, may_see_score, may_write_ahead, must_record,
    next_move_when_unproved, not_recording, signed_result,
};
pub use art09_automatic_draw::{
    BoardEnd, LearntWhen, MoveNumber, WholeGame, automatic_draw, end_on_board, whole_game, whole_game_of,
};
pub use art09_claim::{
    ClaimFacts, ClaimForm, ClaimGround, ClaimRuling, ClaimVerdict, WrittenMove, claimable_now, draw_claim,
    fifty_plies, ground_article, may_withdraw_claim,
};
pub use art09_draw_offer::{OfferEvent, OfferFacts, OfferMoment, OfferState, draw_offer, offer_state};
pub use art09_position_key::{Difference, PositionKey, same_position};
pub use art09_repetition::{
    FIFTY_MOVES_PLIES, SEVENTY_FIVE_MOVES_PLIES, fifty_completing_moves, first_quiet, first_repeated,
    occurrences, repeating_moves, with_written_move,
};
pub use art10_points::{HalfPoints, Outcome, Points, Scoring, counts_for_rating, score_pair};
pub use art11_conduct::{
    AppealFacts, AppealRuling, DeviceRuling, DeviceWhere, GameStage, appeal, both_refuse, device_found,
    persistent_refusal,
};
pub use art12_penalty::{Penalty, PenaltyKind, penalties_open};
pub use citation::{Answer, Article, Citation, CitationError, Owner, Why};
pub use colour::Colour;
pub use edition::Edition;
pub use guide1_adjournment::{
    EnvelopeField, LostEnvelope, Resuming, Resumption, SealingState, WithoutEnvelope, adjourning_early,
    clock_wrong_at_resumption, envelope_lost, envelope_missing, may_change_sealed_move, offer_after_sealing,
    resume,
};
pub use guide1_sealed_move::{SealedMove, SealedMoveFacts, sealed_move, set_up_wrongly};
pub use guide2_chess960::{ArrayFault, Castling960, chess960_array, chess960_castling};
pub use guide3_quickplay::{
    QuickplayDecision, QuickplayFacts, QuickplayRuling, may_claim_quickplay, quickplay_applies,
    quickplay_decided,
};
pub use incident::{AnsweredBy, IncidentKind};
pub use mate_answer::MateAnswer;
pub use message::{Arg, Message};
pub use readings::Readings;
pub use regime::{RateOfPlay, Regime, added_minutes};
pub use replay::{NotLegal, Placed, Replay};
