//! What can be reported at a board, each with the Articles it falls under.

use crate::articles as art;
use crate::citation::Article;

/// Which rule of the crate answers an incident, so that the desk asks the right one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AnsweredBy {
    /// [`crate::illegal_move`].
    IllegalMove,
    /// The touched-piece rule.
    TouchedPiece,
    /// A draw claim.
    DrawClaim,
    /// A flag fall.
    FlagFall,
    /// [`crate::default_time`].
    DefaultTime,
    /// Position, colours or board wrong.
    Irregularity,
    /// Recording.
    Recording,
    /// A device found.
    Device,
    /// The penalties of 12.9, chosen by the arbiter.
    Penalties,
    /// The arbiter's judgement; the desk records.
    Judgement,
}

macro_rules! incidents {
    ($($(#[$doc:meta])* $variant:ident $code:literal $answer:ident [$($article:ident),+];)*) => {
        /// A fact reported at a board. What the arbiter decides on it is a ruling.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum IncidentKind { $($(#[$doc])* $variant),* }

        impl IncidentKind {
            /// Every kind, in the order of the Laws.
            pub const ALL: &'static [IncidentKind] = &[$(IncidentKind::$variant),*];

            /// The stable text stored in journals.
            pub const fn code(self) -> &'static str {
                match self { $(IncidentKind::$variant => $code),* }
            }

            /// Id of the message that names it.
            pub const fn name(self) -> &'static str {
                match self { $(IncidentKind::$variant => concat!("law-incident-", $code)),* }
            }

            /// The Articles it falls under, most specific first.
            pub const fn articles(self) -> &'static [Article] {
                match self { $(IncidentKind::$variant => &[$(art::$article),+]),* }
            }

            /// The rule that answers it.
            pub const fn answered_by(self) -> AnsweredBy {
                match self { $(IncidentKind::$variant => AnsweredBy::$answer),* }
            }
        }
    };
}

incidents! {
    /// A touched piece not moved or not captured.
    TouchMove "touch-move" TouchedPiece [TOUCHED_PIECE, RIGHT_TO_CLAIM_LOST];
    /// A released move taken back.
    MoveTakenBack "move-taken-back" TouchedPiece [MOVE_MADE, RIGHT_TO_CLAIM_LOST];
    /// Men adjusted without a word, or off turn.
    AdjustedWrongly "adjusted-wrongly" Penalties [ADJUST_ANNOUNCED, ADJUST_ON_OWN_TIME, PENALTIES];
    /// A completed move against Article 3.
    IllegalMove "illegal-move" IllegalMove [ILLEGAL_MOVE_COMPLETED, ILLEGAL_MOVE_PENALTY];
    /// Pawn on the last rank, clock pressed.
    PawnNotPromoted "pawn-not-promoted" IllegalMove [PAWN_NOT_PROMOTED, ILLEGAL_MOVE_PENALTY];
    /// Clock pressed without a move.
    PressedWithoutMove "pressed-without-move" IllegalMove [PRESSED_WITHOUT_MOVE, ILLEGAL_MOVE_PENALTY];
    /// Two hands for one move.
    TwoHands "two-hands" IllegalMove [TWO_HANDS, ONE_HAND, ILLEGAL_MOVE_PENALTY];
    /// Both kings in check, or a pawn on its last rank, cause unseen.
    IllegalPosition "illegal-position" Irregularity [ILLEGAL_POSITION, RAPID_ILLEGAL_POSITION];
    /// Clock pressed with the other hand.
    WrongHand "wrong-hand" Penalties [SAME_HAND, PENALTIES];
    /// Clock handled roughly, lifted, or pressed before the move.
    ClockMishandled "clock-mishandled" Penalties [HANDLE_CLOCK_PROPERLY, PENALTIES];
    /// A player came late or not at all.
    LateArrival "late-arrival" DefaultTime [ARRIVING_LATE, DEFAULT_TIME];
    /// A flag has fallen.
    FlagFall "flag-fall" FlagFall [FLAG_NOTICED, LOST_ON_TIME];
    /// The clock is defective.
    ClockDefective "clock-defective" Judgement [DEFECTIVE_CLOCK];
    /// The clock is set wrongly.
    ClockSetWrongly "clock-set-wrongly" Irregularity [WRONG_CLOCK_SETTING, RAPID_SETTING_STAYS];
    /// Clocks stopped by a player.
    ClocksStopped "clocks-stopped" Judgement [PLAYER_STOPS, STOPPED_WITHOUT_REASON];
    /// Men stood wrongly at the start.
    WrongInitialPosition "wrong-initial-position" Irregularity [WRONG_INITIAL_POSITION, RAPID_SETUP_STAYS];
    /// The board lies turned round.
    WrongBoardOrientation "wrong-board-orientation" Irregularity [WRONG_BOARD_ORIENTATION, RAPID_SETUP_STAYS];
    /// The colours are reversed.
    ColoursReversed "colours-reversed" Irregularity [COLOURS_REVERSED];
    /// Men knocked over.
    Displaced "displaced" Irregularity [DISPLACED, DISPLACED_PENALTY];
    /// Men found shifted later.
    PiecesShifted "pieces-shifted" Irregularity [PIECES_SHIFTED];
    /// A player does not record.
    NotRecording "not-recording" Recording [MUST_RECORD, MAY_STOP_RECORDING];
    /// A move written before it is made.
    WrittenAhead "written-ahead" Recording [NO_WRITING_AHEAD, PENALTIES];
    /// Notes other than the Laws allow on the scoresheet.
    NotesOnScoresheet "notes-on-scoresheet" Penalties [SCORESHEET_USE, NOTES_OR_ADVICE, PENALTIES];
    /// A draw agreed against the limit.
    DrawAgreedTooEarly "draw-agreed-too-early" Judgement [DRAW_LIMIT, DRAW_AGREED];
    /// Draw offers that distract.
    RepeatedOffers "repeated-offers" Penalties [DISTRACTION, DRAW_OFFER_MADE, OLD_TOO_MANY_OFFERS, PENALTIES];
    /// Threefold repetition claimed.
    RepetitionClaim "repetition-claim" DrawClaim [REPETITION_CLAIM, CLAIM_PROCEDURE];
    /// Fifty moves claimed.
    FiftyMovesClaim "fifty-moves-claim" DrawClaim [FIFTY_MOVES_CLAIM, CLAIM_PROCEDURE];
    /// Conduct that brings chess into disrepute, arranged games included.
    Disrepute "disrepute" Penalties [DISREPUTE, CONDUCT_PENALTY, PENALTIES];
    /// Left the venue without permission.
    LeftVenue "left-venue" Penalties [LEAVING_VENUE, CONDUCT_PENALTY, PENALTIES];
    /// Left the area while having the move.
    LeftAreaOnMove "left-area-on-move" Penalties [LEAVING_AREA_ON_MOVE, CONDUCT_PENALTY, PENALTIES];
    /// Left the area without reporting, where asked for.
    LeftWithoutReport "left-without-report" Penalties [REPORT_LEAVING, CONDUCT_PENALTY, PENALTIES];
    /// Somebody in the playing area without permission.
    OthersInArea "others-in-area" Judgement [OTHERS_IN_AREA, THIRD_PARTIES];
    /// Notes, advice or analysis.
    NotesOrAdvice "notes-or-advice" Penalties [NOTES_OR_ADVICE, CONDUCT_PENALTY, PENALTIES];
    /// A device evidently on a player.
    DeviceOnPerson "device-on-person" Device [DEVICE_ON_PERSON];
    /// A device in the bag, against what was agreed.
    DeviceInBag "device-in-bag" Device [DEVICE_IN_BAG, CONDUCT_PENALTY];
    /// An inspection refused.
    InspectionRefused "inspection-refused" Penalties [INSPECTION, PENALTIES];
    /// Smoking outside the marked place.
    Smoking "smoking" Penalties [SMOKING, CONDUCT_PENALTY, PENALTIES];
    /// The opponent is distracted.
    Distraction "distraction" Penalties [DISTRACTION, CONDUCT_PENALTY, PENALTIES];
    /// A player refuses to keep to the Laws.
    PersistentRefusal "persistent-refusal" Judgement [PERSISTENT_REFUSAL, PENALTY_GAME_LOST];
    /// Both players at fault.
    BothAtFault "both-at-fault" Judgement [BOTH_AT_FAULT];
    /// Disturbance from outside.
    OutsideDisturbance "outside-disturbance" Judgement [ADDITIONAL_TIME];
    /// A spectator or another player interferes.
    ThirdPartyInterference "third-party-interference" Judgement [THIRD_PARTIES];
    /// A phone used in the venue by somebody who is no player.
    PhoneInVenue "phone-in-venue" Judgement [PHONES_IN_VENUE];
    /// Accusation of cheating.
    FairPlayComplaint "fair-play-complaint" Judgement [OUTSIDE_HELP, FAIR_PLAY_RULES];
    /// A player is ill or hurt, or needs what his health asks for.
    Medical "medical" Judgement [DISABLED_PLAYERS, ADDITIONAL_TIME];
    /// The result or a scoresheet is wrong, missing or not signed.
    ResultSheet "result-sheet" Judgement [SIGNED_SCORESHEETS];
    /// A rule of the event itself is broken, such as a dress code.
    RuleOfEvent "rule-of-event" Penalties [ARBITER_DUTIES, PENALTIES];
    /// Anything the list does not foresee.
    Other "other" Judgement [PREFACE_JUDGEMENT];
}

impl IncidentKind {
    /// Reads [`IncidentKind::code`] back.
    pub fn from_code(code: &str) -> Option<IncidentKind> {
        IncidentKind::ALL.iter().copied().find(|kind| kind.code() == code)
    }
}
