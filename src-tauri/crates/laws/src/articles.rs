//! The one table of Articles: a constant for each, its number in every edition and how the desk answers it.
//!
//! Code names the concept; numbers are data and live here only, because they move from edition to edition.
//! Titles and paraphrases are messages whose ids follow from the constant's name
//! ([`Article::title`](crate::Article::title), [`Article::paraphrase`](crate::Article::paraphrase)).
//! Numbering: FIDE Laws of Chess in force from 1 January 2023. The Preface has no numbers of its own and
//! is given as 0.1 and 0.2.

use crate::citation::Answer::{ByType, Code, Judgement, NotOurs};
use crate::citation::{Article, Row, Why};

/// One line per Article: `NAME "number 2023" "number in the old text" answer;`, an empty number meaning
/// that the edition does not have it.
macro_rules! articles {
    ($($name:ident $fide2023:literal $old:literal $answer:expr;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "only counts the rows")]
        enum Index { $($name),* }
        $(
            #[doc = concat!("Art. ", $fide2023, " (old text: ", $old, ")")]
            pub const $name: Article = Article::at(Index::$name as u16);
        )*
        /// Every row, in the order of the 2023 text.
        pub(crate) const TABLE: &[Row] =
            &[$(Row { name: stringify!($name), fide2023: $fide2023, old: $old, answer: $answer }),*];
    };
}
articles! {
    // Preface.
    PREFACE_SCOPE "0.1" "" ByType;
    PREFACE_JUDGEMENT "0.2" "Concluding note" Judgement;
    // Article 1.
    TWO_OPPONENTS "1.1" "Introduction" ByType;
    WHITE_BEGINS "1.2" "4.1" ByType;
    HAVING_THE_MOVE "1.3" "4.2" Code("art06_completed_move.rs");
    AIM_OF_THE_GAME "1.4" "" ByType;
    MATE_WINS "1.4.1" "" Code("art05_end_of_game.rs");
    MATED_LOSES "1.4.2" "" Code("art05_end_of_game.rs");
    NOBODY_CAN_MATE "1.5" "" Code("art05_end_of_game.rs");
    // Article 2.
    BOARD "2.1" "2.1" ByType;
    PIECES "2.2" "3" ByType;
    INITIAL_POSITION "2.3" "3 array" Code("art07_start_of_game.rs");
    FILES_RANKS_DIAGONALS "2.4" "2.3" ByType;
    // Article 3.
    MOVE_TO_SQUARE "3.1" "5.1" Code("art03_legal_move.rs");
    CAPTURE "3.1.1" "5.3" Code("art03_legal_move.rs");
    ATTACK "3.1.2" "" Code("art03_legal_move.rs");
    PINNED_PIECE_ATTACKS "3.1.3" "10.3" Code("art03_legal_move.rs");
    BISHOP_MOVE "3.2" "6 bishop" Code("art03_legal_move.rs");
    ROOK_MOVE "3.3" "6 rook" Code("art03_legal_move.rs");
    QUEEN_MOVE "3.4" "6 queen" Code("art03_legal_move.rs");
    NO_JUMPING "3.5" "5.2" Code("art03_legal_move.rs");
    KNIGHT_MOVE "3.6" "6 knight" Code("art03_legal_move.rs");
    PAWN_MOVE "3.7" "6 pawn" ByType;
    PAWN_ONE_STEP "3.7.1" "" Code("art03_legal_move.rs");
    PAWN_TWO_STEPS "3.7.2" "6 pawn (a)" Code("art03_legal_move.rs");
    PAWN_CAPTURE "3.7.3" "" Code("art03_legal_move.rs");
    EN_PASSANT "3.7.3.1" "6 pawn (b)" Code("art03_legal_move.rs");
    EN_PASSANT_AT_ONCE "3.7.3.2" "" Code("art03_legal_move.rs");
    PROMOTION "3.7.3.3" "6 pawn (c)" Code("art03_legal_move.rs");
    PROMOTION_CHOICE_FREE "3.7.3.4" "" Code("art03_legal_move.rs");
    PROMOTION_EFFECT "3.7.3.5" "" Code("art03_legal_move.rs");
    KING_MOVE "3.8" "" ByType;
    KING_ONE_STEP "3.8.1" "6 king" Code("art03_legal_move.rs");
    CASTLING "3.8.2" "6 castling" Code("art03_legal_move.rs");
    CASTLING_RIGHT_LOST "3.8.2.1" "6 castling impossible" Code("art03_legal_move.rs");
    CASTLING_LOST_KING "3.8.2.1.1" "6 castling impossible (a)" Code("art03_castling_right.rs");
    CASTLING_LOST_ROOK "3.8.2.1.2" "6 castling impossible (b)" Code("art03_castling_right.rs");
    CASTLING_NOT_NOW "3.8.2.2" "6 castling prevented" Code("art03_legal_move.rs");
    CASTLING_THROUGH_ATTACK "3.8.2.2.1" "6 castling prevented (a)" Code("art03_legal_move.rs");
    CASTLING_BLOCKED "3.8.2.2.2" "6 castling prevented (b)" Code("art03_legal_move.rs");
    CHECK "3.9" "" ByType;
    IN_CHECK "3.9.1" "10.1" Code("art03_legal_move.rs");
    KING_LEFT_IN_CHECK "3.9.2" "10.2" Code("art03_legal_move.rs");
    LEGALITY "3.10" "" ByType;
    LEGAL_MOVE "3.10.1" "" Code("art03_legal_move.rs");
    ILLEGAL_MOVE_DEFINED "3.10.2" "" Code("art03_legal_move.rs");
    ILLEGAL_POSITION "3.10.3" "" Code("art03_illegal_position.rs");
    // Article 4.
    ONE_HAND "4.1" "" Code("art07_illegal_move.rs");
    ADJUSTING "4.2" "" ByType;
    ADJUST_ANNOUNCED "4.2.1" "8 adjusting" Code("art04_touched_piece.rs");
    TOUCH_IS_INTENT "4.2.2" "" Code("art04_touched_piece.rs");
    TOUCHED_PIECE "4.3" "8" Code("art04_touched_piece.rs");
    TOUCHED_OWN "4.3.1" "" Code("art04_touched_piece.rs");
    TOUCHED_OPPONENT "4.3.2" "" Code("art04_touched_piece.rs");
    TOUCHED_BOTH "4.3.3" "" Code("art04_touched_piece.rs");
    TOUCHED_KING_AND_ROOK "4.4" "" ByType;
    KING_AND_ROOK "4.4.1" "" Code("art04_touched_piece.rs");
    ROOK_THEN_KING "4.4.2" "" Code("art04_touched_piece.rs");
    KING_THEN_ROOK "4.4.3" "" Code("art04_touched_piece.rs");
    PROMOTION_FINAL "4.4.4" "" Code("art04_touched_piece.rs");
    TOUCH_WITHOUT_DUTY "4.5" "8 no obligation" Code("art04_touched_piece.rs");
    PROMOTION_ACT "4.6" "" Judgement;
    PROMOTION_PAWN_NOT_PLACED "4.6.1" "" Judgement;
    PROMOTION_ORDER "4.6.2" "" Judgement;
    PROMOTION_CAPTURE "4.6.3" "" Judgement;
    MOVE_MADE "4.7" "7 (a)" Code("art04_made_move.rs");
    CAPTURE_MADE "4.7.1" "7 (b)" Code("art04_made_move.rs");
    CASTLING_MADE "4.7.2" "7 (c)" Code("art04_made_move.rs");
    PROMOTION_MADE "4.7.3" "7 (d)" Code("art04_made_move.rs");
    RIGHT_TO_CLAIM_LOST "4.8" "8 objection" Code("art04_made_move.rs");
    ASSISTANT_FOR_MOVES "4.9" "" Judgement;
    // Article 5.
    GAME_WON "5.1" "" ByType;
    CHECKMATE "5.1.1" "11.1" Code("art05_end_of_game.rs");
    RESIGNATION "5.1.2" "11.2" Code("art05_end_of_game.rs");
    GAME_DRAWN "5.2" "" ByType;
    STALEMATE "5.2.1" "12.1" Code("art05_end_of_game.rs");
    DEAD_POSITION "5.2.2" "" Code("art05_end_of_game.rs");
    DRAW_AGREED "5.2.3" "12.2" Code("art05_end_of_game.rs");
    // Article 6.
    CHESS_CLOCK "6.1" "14.2" ByType;
    CLOCK_HANDLING "6.2" "" ByType;
    PRESSING_THE_CLOCK "6.2.1" "14.4" Code("art06_completed_move.rs");
    COMPLETED_BY_END "6.2.1.1" "14.4 interpretation" Code("art06_completed_move.rs");
    COMPLETED_BY_NEXT_MOVE "6.2.1.2" "" Code("art06_completed_move.rs");
    LATE_PRESS "6.2.2" "" Code("art06_completed_move.rs");
    SAME_HAND "6.2.3" "" Judgement;
    HANDLE_CLOCK_PROPERLY "6.2.4" "" Judgement;
    ADJUST_ON_OWN_TIME "6.2.5" "" Code("art04_touched_piece.rs");
    ASSISTANT_FOR_CLOCK "6.2.6" "" Judgement;
    ALLOTTED_TIME "6.3" "" Code("time_control/class.rs");
    TIME_PERIODS "6.3.1" "14.1" Code("art06_flag_fall.rs");
    TIME_CARRIED_OVER "6.3.2" "" ByType;
    CHECK_AFTER_FLAG "6.4" "" Code("art06_flag_fall.rs");
    CLOCK_SIDE "6.5" "" Judgement;
    WHITE_CLOCK_STARTS "6.6" "14.3" Code("art06_default_time.rs");
    DEFAULT_TIME "6.7" "" ByType;
    ARRIVING_LATE "6.7.1" "17.2" Code("art06_default_time.rs");
    BOTH_ABSENT "6.7.2" "14.3 interpretation" Code("art06_default_time.rs");
    FLAG_NOTICED "6.8" "" Code("art06_flag_fall.rs");
    LOST_ON_TIME "6.9" "17.1" Code("art06_flag_fall.rs");
    CLOCK_READINGS "6.10" "" Code("art06_clock_fault.rs");
    DEFECTIVE_CLOCK "6.10.1" "14.5" Code("art06_clock_fault.rs");
    WRONG_CLOCK_SETTING "6.10.2" "" Code("art06_clock_fault.rs");
    STOPPING_CLOCKS "6.11" "" ByType;
    ARBITER_STOPS "6.11.1" "14.6" Code("art06_interruption.rs");
    PLAYER_STOPS "6.11.2" "" Code("art06_stopped_clock.rs");
    ARBITER_RESTARTS "6.11.3" "" Judgement;
    STOPPED_WITHOUT_REASON "6.11.4" "" Code("art06_stopped_clock.rs");
    DISPLAYS "6.12" "" ByType;
    DISPLAYS_ALLOWED "6.12.1" "" ByType;
    NO_CLAIM_FROM_DISPLAY "6.12.2" "" Code("art09_claim.rs");
    // Article 7.
    RESTORING "7.1" "14.7" Code("art07_irregularity.rs");
    WRONG_START "7.2" "" Code("art07_irregularity.rs");
    WRONG_INITIAL_POSITION "7.2.1" "9.4" Code("art07_irregularity.rs");
    WRONG_BOARD_ORIENTATION "7.2.2" "9.5" Code("art07_irregularity.rs");
    COLOURS_REVERSED "7.3" "9.4 interpretation" Code("art07_irregularity.rs");
    DISPLACED "7.4" "" Code("art07_irregularity.rs");
    DISPLACED_RESTORE "7.4.1" "" Code("art07_irregularity.rs");
    DISPLACED_STOP_CLOCK "7.4.2" "" Code("art07_irregularity.rs");
    DISPLACED_PENALTY "7.4.3" "" Code("art07_irregularity.rs");
    ILLEGAL_MOVE "7.5" "9.1" Code("art07_illegal_move.rs");
    ILLEGAL_MOVE_COMPLETED "7.5.1" "" Code("art07_illegal_move.rs");
    PAWN_NOT_PROMOTED "7.5.2" "" Code("art07_illegal_move.rs");
    PRESSED_WITHOUT_MOVE "7.5.3" "" Code("art07_illegal_move.rs");
    TWO_HANDS "7.5.4" "" Code("art07_illegal_move.rs");
    ILLEGAL_MOVE_PENALTY "7.5.5" "" Code("art07_illegal_move.rs");
    PIECES_SHIFTED "7.6" "9.2" Code("art07_irregularity.rs");
    // Article 8.
    RECORDING "8.1" "" ByType;
    MUST_RECORD "8.1.1" "13.1" Code("art08_recording.rs");
    PAPER_SCORESHEET "8.1.1.1" "" Judgement;
    ELECTRONIC_SCORESHEET "8.1.1.2" "" Judgement;
    NO_WRITING_AHEAD "8.1.2" "" Code("art08_recording.rs");
    REPLY_BEFORE_WRITING "8.1.3" "" Code("art08_recording.rs");
    SCORESHEET_USE "8.1.4" "" Judgement;
    DRAW_OFFER_WRITTEN "8.1.5" "" Code("art09_draw_offer.rs");
    ASSISTANT_FOR_RECORD "8.1.6" "" Judgement;
    SCORESHEET_VISIBLE "8.2" "" Judgement;
    SCORESHEET_OWNER "8.3" "" NotOurs(Why::Organiser);
    MAY_STOP_RECORDING "8.4" "13.2" Code("art08_recording.rs");
    SCORE_AFTER_FLAG "8.5" "" Code("art08_recording.rs");
    NEITHER_RECORDS "8.5.1" "13 (c) both" Code("art08_recording.rs");
    ONE_RECORDS "8.5.2" "13 (c) one" Code("art08_recording.rs");
    RECONSTRUCTION "8.5.3" "" Code("art08_recording.rs");
    OVERSTEPPED_UNPROVED "8.6" "" Code("art08_recording.rs");
    SIGNED_SCORESHEETS "8.7" "" Code("art08_recording.rs");
    // Article 9.
    DRAW_OFFER "9.1" "" Code("art09_draw_offer.rs");
    DRAW_LIMIT "9.1.1" "17A note" Code("art09_draw_offer.rs");
    DRAW_OFFER_RULES "9.1.2" "" ByType;
    DRAW_OFFER_MADE "9.1.2.1" "17A.1" Code("art09_draw_offer.rs");
    DRAW_OFFER_NOTED "9.1.2.2" "" Code("art09_draw_offer.rs");
    CLAIM_IS_OFFER "9.1.2.3" "" Code("art09_claim_ruling.rs");
    REPETITION_CLAIM "9.2" "12.3" Code("art09_claim.rs");
    REPETITION_ABOUT_TO_APPEAR "9.2.1" "12.3 (a)" Code("art09_claim.rs");
    REPETITION_JUST_APPEARED "9.2.2" "12.3 (b)" Code("art09_claim.rs");
    SAME_POSITION "9.2.3" "12.3 same position" Code("art09_position_key.rs");
    SAME_POSITION_EN_PASSANT "9.2.3.1" "" Code("art09_position_key.rs");
    SAME_POSITION_CASTLING "9.2.3.2" "" Code("art09_position_key.rs");
    FIFTY_MOVES_CLAIM "9.3" "" Code("art09_claim.rs");
    FIFTY_ABOUT_TO_BE "9.3.1" "" Code("art09_claim.rs");
    FIFTY_COMPLETED "9.3.2" "12.4" Code("art09_claim.rs");
    TOUCHED_NO_CLAIM "9.4" "12.3 right lost" Code("art09_claim.rs");
    CLAIM_PROCEDURE "9.5" "17A.2" Code("art09_claim.rs");
    CLAIM_STOPS_CLOCKS "9.5.1" "" Code("art09_claim.rs");
    CLAIM_CORRECT "9.5.2" "17A.2 correct" Code("art09_claim_ruling.rs");
    CLAIM_WRONG "9.5.3" "17A.2 incorrect" Code("art09_claim_ruling.rs");
    AUTOMATIC_DRAW "9.6" "" Code("art09_automatic_draw.rs");
    FIVEFOLD "9.6.1" "" Code("art09_automatic_draw.rs");
    SEVENTY_FIVE_MOVES "9.6.2" "" Code("art09_automatic_draw.rs");
    // Article 10.
    POINTS "10.1" "" Code("art10_points.rs");
    POINTS_TOTAL "10.2" "" Code("art10_points.rs");
    // Article 11.
    DISREPUTE "11.1" "" Judgement;
    VENUE "11.2" "" ByType;
    PLAYING_VENUE "11.2.1" "" NotOurs(Why::Venue);
    PLAYING_AREA "11.2.2" "" NotOurs(Why::Venue);
    WITH_PERMISSION "11.2.3" "" ByType;
    LEAVING_VENUE "11.2.3.1" "" Judgement;
    LEAVING_AREA_ON_MOVE "11.2.3.2" "" Judgement;
    OTHERS_IN_AREA "11.2.3.3" "" Judgement;
    REPORT_LEAVING "11.2.4" "" Judgement;
    OUTSIDE_HELP "11.3" "" Judgement;
    NOTES_OR_ADVICE "11.3.1" "18.1 (a)" Judgement;
    ELECTRONIC_DEVICES "11.3.2" "" Code("art11_conduct.rs");
    DEVICE_IN_BAG "11.3.2.1" "" Code("art11_conduct.rs");
    DEVICE_ON_PERSON "11.3.2.2" "" Code("art11_conduct.rs");
    INSPECTION "11.3.3" "" Judgement;
    SMOKING "11.3.4" "" Judgement;
    FINISHED_PLAYERS "11.4" "" Judgement;
    DISTRACTION "11.5" "18.1 (c)" Judgement;
    CONDUCT_PENALTY "11.6" "18.2" Code("art12_penalty.rs");
    PERSISTENT_REFUSAL "11.7" "17.4" Code("art11_conduct.rs");
    BOTH_AT_FAULT "11.8" "17 both" Code("art11_conduct.rs");
    EXPLANATION "11.9" "" ByType;
    APPEAL "11.10" "" Code("art11_conduct.rs");
    HELP_RECONSTRUCT "11.11" "" Judgement;
    CHECKING_CLAIMS "11.12" "" Code("art09_claim.rs");
    // Article 12.
    LAWS_OBSERVED "12.1" "19 (a)" Judgement;
    ARBITER_DUTIES "12.2" "" Judgement;
    FAIR_PLAY "12.2.1" "" Judgement;
    BEST_INTEREST "12.2.2" "" Judgement;
    GOOD_ENVIRONMENT "12.2.3" "" Judgement;
    NO_DISTURBANCE "12.2.4" "" Judgement;
    PROGRESS "12.2.5" "19 (b)" Judgement;
    DISABLED_PLAYERS "12.2.6" "" Judgement;
    FAIR_PLAY_RULES "12.2.7" "" Judgement;
    OBSERVES_GAMES "12.3" "19 (c)" Judgement;
    ASSISTANT_ARBITERS "12.4" "" NotOurs(Why::Organiser);
    ADDITIONAL_TIME "12.5" "" Judgement;
    NO_INTERVENTION "12.6" "" ByType;
    THIRD_PARTIES "12.7" "" Judgement;
    PHONES_IN_VENUE "12.8" "" Judgement;
    PENALTIES "12.9" "19 (d)" Code("art12_penalty.rs");
    PENALTY_WARNING "12.9.1" "" Code("art12_penalty.rs");
    PENALTY_OPPONENT_TIME "12.9.2" "" Code("art12_penalty.rs");
    PENALTY_OFFENDER_TIME "12.9.3" "" Code("art12_penalty.rs");
    PENALTY_OPPONENT_POINTS "12.9.4" "" Code("art12_penalty.rs");
    PENALTY_OFFENDER_POINTS "12.9.5" "" Code("art12_penalty.rs");
    PENALTY_GAME_LOST "12.9.6" "" Code("art12_penalty.rs");
    PENALTY_FINE "12.9.7" "" Code("art12_penalty.rs");
    PENALTY_EXCLUSION "12.9.8" "" Code("art12_penalty.rs");
    PENALTY_EXPULSION "12.9.9" "" Code("art12_penalty.rs");
    // Appendix A.
    RAPID "A.1" "" Code("time_control/class.rs");
    RAPID_NO_RECORDING "A.2" "" Code("art08_recording.rs");
    RAPID_MINUTES "A.3" "" Code("regime.rs");
    RAPID_COMPETITION_RULES "A.4" "" ByType;
    RAPID_SUPERVISION "A.4.1" "" Judgement;
    RAPID_EVERY_GAME_RECORDED "A.4.2" "" Judgement;
    RAPID_SEE_SCORE "A.4.3" "" Code("art08_recording.rs");
    RAPID_BASIC "A.5" "" ByType;
    RAPID_AFTER_TEN "A.5.1" "" Code("art07_irregularity.rs");
    RAPID_SETTING_STAYS "A.5.1.1" "" Code("art06_clock_fault.rs");
    RAPID_SETUP_STAYS "A.5.1.2" "" Code("art07_irregularity.rs");
    RAPID_ILLEGAL_MOVE "A.5.2" "" Code("art07_illegal_move.rs");
    RAPID_WIN_ON_TIME "A.5.3" "" Code("art06_flag_fall.rs");
    RAPID_ILLEGAL_POSITION "A.5.4" "" Code("app_a_illegal_position.rs");
    RAPID_ARBITER_FLAG "A.5.5" "" Code("art06_flag_fall.rs");
    RAPID_ANNOUNCED "A.6" "" ByType;
    // Appendix B.
    BLITZ "B.1" "" Code("time_control/class.rs");
    BLITZ_COMPETITION_RULES "B.2" "" ByType;
    BLITZ_SUPERVISION "B.2.1" "" Judgement;
    BLITZ_EVERY_GAME_RECORDED "B.2.2" "" Judgement;
    BLITZ_SEE_SCORE "B.2.3" "" Code("art08_recording.rs");
    BLITZ_BASIC "B.3" "" Code("regime.rs");
    BLITZ_ANNOUNCED "B.4" "" ByType;
    // Appendix C.
    ALGEBRAIC_ONLY "C.0" "Appendix" Code("art08_recording.rs");
    NOTATION_PIECES "C.1" "" NotOurs(Why::Notation);
    NOTATION_LETTERS "C.2" "" NotOurs(Why::Notation);
    NOTATION_LANGUAGE "C.3" "" NotOurs(Why::Notation);
    NOTATION_PAWNS "C.4" "" NotOurs(Why::Notation);
    NOTATION_FILES "C.5" "" NotOurs(Why::Notation);
    NOTATION_RANKS "C.6" "" NotOurs(Why::Notation);
    NOTATION_SQUARES "C.7" "" NotOurs(Why::Notation);
    NOTATION_MOVES "C.8" "" NotOurs(Why::Notation);
    NOTATION_CAPTURES "C.9" "" NotOurs(Why::Notation);
    NOTATION_PAWN_CAPTURES "C.9.1" "" NotOurs(Why::Notation);
    NOTATION_EN_PASSANT "C.9.2" "" NotOurs(Why::Notation);
    NOTATION_EN_PASSANT_SIGN "C.9.3" "" NotOurs(Why::Notation);
    NOTATION_AMBIGUITY "C.10" "" NotOurs(Why::Notation);
    NOTATION_SAME_RANK "C.10.1" "" NotOurs(Why::Notation);
    NOTATION_SAME_FILE "C.10.2" "" NotOurs(Why::Notation);
    NOTATION_OTHER_LINES "C.10.3" "" NotOurs(Why::Notation);
    NOTATION_PROMOTION "C.11" "" NotOurs(Why::Notation);
    NOTATION_OFFER "C.12" "" NotOurs(Why::Notation);
    NOTATION_SIGNS "C.13" "" NotOurs(Why::Notation);
    NOTATION_SHORT_CASTLING "C.13.1" "" NotOurs(Why::Notation);
    NOTATION_LONG_CASTLING "C.13.2" "" NotOurs(Why::Notation);
    NOTATION_X "C.13.3" "" NotOurs(Why::Notation);
    NOTATION_CHECK "C.13.4" "" NotOurs(Why::Notation);
    NOTATION_MATE "C.13.5" "" NotOurs(Why::Notation);
    NOTATION_EP "C.13.6" "" NotOurs(Why::Notation);
    // Appendix D.
    TWO_BOARDS "D.1" "" NotOurs(Why::Equipment);
    TACTILE_SIZE "D.1.1" "" NotOurs(Why::Equipment);
    TACTILE_SQUARES "D.1.2" "" NotOurs(Why::Equipment);
    TACTILE_HOLES "D.1.3" "" NotOurs(Why::Equipment);
    TACTILE_PIECES "D.1.4" "" NotOurs(Why::Equipment);
    TACTILE_PEGS "D.1.4.1" "" NotOurs(Why::Equipment);
    TACTILE_MARKS "D.1.4.2" "" NotOurs(Why::Equipment);
    TWO_BOARDS_PLAY "D.2" "" Judgement;
    ANNOUNCED_MOVES "D.2.1" "" Judgement;
    TACTILE_TOUCHED "D.2.2" "" Code("art04_touched_piece.rs");
    TACTILE_MADE "D.2.3" "" Judgement;
    TACTILE_PRESS "D.2.4" "" Judgement;
    SIGHTED_PLAYER "D.2.5" "" Judgement;
    SPECIAL_CLOCK "D.2.6" "" NotOurs(Why::Equipment);
    TACTILE_CLOCK "D.2.6.1" "" NotOurs(Why::Equipment);
    SPEAKING_CLOCK "D.2.6.2" "" NotOurs(Why::Equipment);
    SPECIAL_RECORD "D.2.7" "" Judgement;
    SLIP_OF_TONGUE "D.2.8" "" Judgement;
    BOARDS_DIFFER "D.2.9" "" Code("app_d_two_boards.rs");
    TWO_BOARDS_ASSISTANT "D.2.10" "" Judgement;
    ASSISTANT_MOVES "D.2.10.1" "" Judgement;
    ASSISTANT_ANNOUNCES "D.2.10.2" "" Judgement;
    ASSISTANT_RECORDS "D.2.10.3" "" Judgement;
    ASSISTANT_TELLS "D.2.10.4" "" Judgement;
    ASSISTANT_CLAIMS "D.2.10.5" "" Judgement;
    ASSISTANT_ADJOURNS "D.2.10.6" "" Judgement;
    SIGHTED_ASSISTANT "D.2.11" "" Judgement;
    // Guidelines I.
    ADJOURNING "I.1" "" ByType;
    SEALING "I.1.1" "15.1" Code("guide1_adjournment.rs");
    ADJOURNING_EARLY "I.1.2" "" Code("guide1_adjournment.rs");
    ENVELOPE "I.2" "15.2" Code("guide1_adjournment.rs");
    ENVELOPE_NAMES "I.2.1" "15.2 (a)" Code("guide1_adjournment.rs");
    ENVELOPE_POSITION "I.2.2" "15.2 (b)" Code("guide1_adjournment.rs");
    ENVELOPE_TIMES "I.2.3" "15.2 (c)" Code("guide1_adjournment.rs");
    ENVELOPE_SEALER "I.2.4" "15.2 (d)" Code("guide1_adjournment.rs");
    ENVELOPE_NUMBER "I.2.5" "" Code("guide1_adjournment.rs");
    ENVELOPE_OFFER "I.2.6" "" Code("guide1_adjournment.rs");
    ENVELOPE_RESUMPTION "I.2.7" "" Code("guide1_adjournment.rs");
    ENVELOPE_KEPT "I.3" "15.3" Judgement;
    OFFER_AFTER_SEALING "I.4" "" Code("guide1_adjournment.rs");
    SET_UP_FOR_RESUMPTION "I.5" "16.1" Judgement;
    END_BEFORE_RESUMPTION "I.6" "17.3 interpretation" Code("guide1_sealed_move.rs");
    OPENING_ENVELOPE "I.7" "16.2" Code("guide1_adjournment.rs");
    SEALED_MOVE_BAD "I.8" "17.3" Code("guide1_sealed_move.rs");
    SEALED_AMBIGUOUS "I.8.1" "" Code("guide1_sealed_move.rs");
    SEALED_UNREADABLE "I.8.2" "" Code("guide1_sealed_move.rs");
    SEALED_ILLEGAL "I.8.3" "" Code("guide1_sealed_move.rs");
    ABSENT_AT_RESUMPTION "I.9" "" ByType;
    REPLIER_PRESENT "I.9.1" "" Code("guide1_adjournment.rs");
    REPLIER_ABSENT "I.9.2" "16.3" Code("guide1_adjournment.rs");
    SEALER_ABSENT "I.9.3" "16.4" Code("guide1_adjournment.rs");
    DEFAULT_AT_RESUMPTION "I.10" "" Code("guide1_adjournment.rs");
    BOTH_ABSENT_AT_RESUMPTION "I.11" "" Code("guide1_adjournment.rs");
    ENVELOPE_LOST "I.12" "16.5" Code("guide1_adjournment.rs");
    ENVELOPE_LOST_RESUME "I.12.1" "" Code("guide1_adjournment.rs");
    ENVELOPE_LOST_ANNUL "I.12.2" "" Code("guide1_adjournment.rs");
    CLOCK_AT_RESUMPTION "I.13" "16.6" Code("guide1_adjournment.rs");
    SESSION_CLOCK "I.14" "" Judgement;
    // Guidelines II.
    CHESS960_START "II.1" "" Code("guide2_chess960.rs");
    CHESS960_SETUP "II.2" "" Code("guide2_chess960.rs");
    CHESS960_PAWNS "II.2.1" "" Code("guide2_chess960.rs");
    CHESS960_KING "II.2.2" "" Code("guide2_chess960.rs");
    CHESS960_BISHOPS "II.2.3" "" Code("guide2_chess960.rs");
    CHESS960_CASTLING "II.3" "" Code("guide2_chess960.rs");
    CHESS960_CASTLE_ONCE "II.3.1" "" Code("guide2_chess960.rs");
    CHESS960_HOW "II.3.2" "" Code("guide2_chess960.rs");
    CHESS960_WAYS "II.3.2.1" "" Judgement;
    CHESS960_ORDER "II.3.2.2" "" Judgement;
    CHESS960_FINAL_SQUARES "II.3.2.3" "" Code("guide2_chess960.rs");
    CHESS960_SAY "II.3.2.4" "" Judgement;
    CHESS960_PIECE_STAYS "II.3.2.5" "" Code("guide2_chess960.rs");
    CHESS960_PATHS_EMPTY "II.3.2.6" "" Code("guide2_chess960.rs");
    CHESS960_MORE_EMPTY "II.3.2.7" "" Code("guide2_chess960.rs");
    // Guidelines III.
    QUICKPLAY_FINISH "III.1" "" Code("guide3_quickplay.rs");
    QUICKPLAY_APPLIES "III.2" "" Code("guide3_quickplay.rs");
    QUICKPLAY_ANNOUNCED "III.2.1" "" Code("guide3_quickplay.rs");
    QUICKPLAY_NO_INCREMENT "III.2.2" "" Code("guide3_quickplay.rs");
    QUICKPLAY_BOTH_FLAGS "III.3" "" ByType;
    QUICKPLAY_BOTH_FLAGS_UNKNOWN "III.3.1" "" Code("art06_flag_fall.rs");
    QUICKPLAY_NOT_LAST "III.3.1.1" "" Code("art06_flag_fall.rs");
    QUICKPLAY_LAST "III.3.1.2" "" Code("art06_flag_fall.rs");
    QUICKPLAY_INCREMENT "III.4" "" Code("guide3_quickplay.rs");
    QUICKPLAY_CLAIM "III.5" "" Code("guide3_quickplay.rs");
    QUICKPLAY_AGREES "III.5.1" "" Code("guide3_quickplay.rs");
    QUICKPLAY_POSTPONES "III.5.2" "" Code("guide3_quickplay.rs");
    QUICKPLAY_REJECTS "III.5.3" "" Code("guide3_quickplay.rs");
    QUICKPLAY_NO_ARBITER "III.6" "" Judgement;
    QUICKPLAY_REMOTE_CLAIM "III.6.1" "" Judgement;
    QUICKPLAY_REMOTE_CANNOT_WIN "III.6.1.1" "" Judgement;
    QUICKPLAY_REMOTE_NO_EFFORT "III.6.1.2" "" Judgement;
    QUICKPLAY_REMOTE_DECISION "III.6.2" "" Judgement;
    // Old edition only.
    OLD_LIGHT_CORNER "" "2.2" ByType;
    OLD_RANKS "" "2.4" ByType;
    OLD_DIAGONALS "" "2.5" ByType;
    OLD_ADJUST_OPPONENT_ABSENT "" "8 addendum" Code("art04_touched_piece.rs");
    OLD_POSITION_AFTER_ADJOURNMENT "" "9.3" Code("guide1_sealed_move.rs");
    GAME_ENDED_EARLIER "" "9 interpretation" Code("art05_ended_earlier.rs");
    NO_DRAW_FOR_WANT_OF_MATE "" "12 interpretation" Code("art05_end_of_game.rs");
    OLD_TIME_TROUBLE "" "13 (a)" Code("art08_recording.rs");
    OLD_BORROWED_SCORE "" "13 (b)" Code("art08_recording.rs");
    OLD_DEFECT_NOT_RETROACTIVE "" "14.5 interpretation" Code("art06_clock_fault.rs");
    OLD_ANALYSIS_IN_ROOMS "" "18.1 (b)" Judgement;
    OLD_DIRECTOR "" "19" Judgement;
    OLD_FIDE_DECIDES "" "20" Code("art11_conduct.rs");
    OLD_TOO_MANY_OFFERS "" "Concluding note (a)" Code("art09_draw_offer.rs");
    OLD_EVIDENT_DEFECT "" "Concluding note (b)" Code("art06_clock_fault.rs");
    OLD_LATE_WITHOUT_FAULT "" "Concluding note (c)" Code("art06_default_time.rs");
    OLD_ALGEBRAIC "" "Appendix algebraic" NotOurs(Why::Notation);
    OLD_DESCRIPTIVE "" "Appendix descriptive" NotOurs(Why::Notation);
    OLD_ABBREVIATIONS "" "Appendix abbreviations" NotOurs(Why::Notation);
    OLD_FORSYTH "" "Appendix Forsyth" NotOurs(Why::Notation);
}
