//! The closed word lists of the file's columns.

use crate::value::words;

words! {
    /// Who owns the results when the desk and the pairing program disagree.
    pub enum ResultsOwner {
        /// The desk's result stands; the import shows the difference.
        Desk = "desk",
        /// The pairing program's result is taken over, as an entry, when the import is confirmed.
        PairingProgram = "pairing_program",
    }

    /// An arbiter's part in the competition.
    pub enum ArbiterRole {
        /// Responsible for the whole competition.
        Chief = "chief",
        /// Stands in for the chief arbiter.
        Deputy = "deputy",
        /// Responsible for one section.
        Section = "section",
        /// Works on the floor.
        Floor = "floor",
    }

    /// Whether a player takes part from a round on.
    pub enum Participation {
        /// Takes part, or takes part again.
        Playing = "playing",
        /// Withdrew.
        Withdrawn = "withdrawn",
        /// Was excluded from the competition (12.9.9) or by its rules.
        Excluded = "excluded",
    }

    /// A round without an opponent: the tournament report file's letters.
    pub enum ByeKind {
        /// The bye the pairing gave (`U`).
        PairingAllocated = "pairing_allocated",
        /// A full point (`F`).
        Full = "full",
        /// Half a point (`H`).
        Half = "half",
        /// No point: an announced absence (`Z`).
        Zero = "zero",
        /// A win without play for which no opponent is named (team matches).
        ForfeitWin = "forfeit_win",
        /// A loss without play for which no opponent is named.
        ForfeitLoss = "forfeit_loss",
    }

    /// Where a result came from.
    pub enum ResultSource {
        /// Typed at the desk.
        Desk = "desk",
        /// Taken from the pairing program's file.
        PairingProgram = "pairing_program",
        /// Part of a ruling.
        Ruling = "ruling",
        /// A forfeit at the default time that the arbiter confirmed.
        DefaultTime = "default_time",
        /// Changed on appeal.
        Appeal = "appeal",
    }

    /// When a pair of clock readings was taken.
    pub enum Moment {
        /// While the arbiter was called or passing by.
        Call = "call",
        /// Before an intervention.
        Before = "before",
        /// After an intervention.
        After = "after",
    }

    /// Who told the arbiter.
    pub enum Reporter {
        /// The arbiter saw it.
        Arbiter = "arbiter",
        /// The player at fault.
        Player = "player",
        /// The opponent.
        Opponent = "opponent",
        /// A team captain.
        Captain = "captain",
        /// A parent or accompanying person.
        Parent = "parent",
        /// A spectator.
        Spectator = "spectator",
        /// Somebody else.
        Other = "other",
    }

    /// When a fault was raised: it decides whether an illegal move counts (7.5, A.5.2).
    pub enum Noticed {
        /// Before the clock was pressed.
        BeforePress = "before_press",
        /// Before the opponent's next move.
        BeforeReply = "before_reply",
        /// After the opponent's next move.
        AfterReply = "after_reply",
        /// After it, and both players agree to take it back.
        AfterReplyBothAgree = "after_reply_both_agree",
        /// After the end of the game.
        AfterGame = "after_game",
    }

    /// Which way a going-back goes.
    pub enum Withdrawal {
        /// The entry was mistyped: nothing of it ever happened.
        Mistyped = "mistyped",
        /// The arbiter revoked a ruling: it happened, and no longer stands.
        Revoked = "revoked",
        /// Changed on appeal.
        Appeal = "appeal",
    }

    /// Why a clock was changed.
    pub enum AdjustmentCause {
        /// Time given to the opponent (7.5.5, 9.5.3).
        OpponentTime = "opponent_time",
        /// The increment gained by the illegal press, taken back.
        IncrementBack = "increment_back",
        /// A penalty under 12.9.2 or 12.9.3.
        Penalty = "penalty",
        /// A disturbance that was nobody's fault (12.5).
        Disturbance = "disturbance",
        /// A wrong setting or a defective clock (6.10).
        Setting = "setting",
        /// Apportioned after an irregularity (7.1, 7.4).
        Irregularity = "irregularity",
        /// Deducted for an assistant who presses the clock (6.2.6).
        Assistant = "assistant",
        /// Decided on appeal (11.10).
        Appeal = "appeal",
    }

    /// How a piece was touched.
    pub enum TouchManner {
        /// With the intention of moving or capturing.
        Deliberate = "deliberate",
        /// Adjusting was announced first (4.2.1).
        Adjusting = "adjusting",
        /// Clearly by accident.
        Accidental = "accidental",
        /// It cannot be told whether this one was touched first.
        OrderUnknown = "order_unknown",
    }

    /// Whose record of the moves it is.
    pub enum MovesSource {
        /// White's scoresheet.
        White = "white",
        /// Black's scoresheet.
        Black = "black",
        /// Put together by the arbiter.
        Arbiter = "arbiter",
        /// An electronic board or a broadcast.
        Board = "board",
    }

    /// Why a half-move of a game put together from scoresheets is what it is.
    pub enum MoveGround {
        /// Only this sheet goes so far.
        Only = "only",
        /// This sheet has no entry; the other has the move.
        Missing = "missing",
        /// The entry of this sheet cannot be what it says; the other has the move.
        Unclear = "unclear",
        /// The sheets differ; this one's move fits what follows.
        Preferred = "preferred",
        /// The entry allows several moves; the rest of the record decides.
        Resolved = "resolved",
        /// No entry says it: a legal move like what was written.
        Likely = "likely",
        /// No entry says it at all.
        Filled = "filled",
        /// Two entries of this sheet stand in each other's place.
        Exchanged = "exchanged",
        /// The arbiter decided it.
        Decided = "decided",
        /// An entry that is no half-move of the game.
        LeftOut = "left_out",
    }

    /// On what ground a draw was claimed.
    pub enum ClaimGround {
        /// The same position for the third time (9.2).
        Repetition = "repetition",
        /// Fifty moves by each side without capture and pawn move (9.3).
        FiftyMoves = "fifty_moves",
    }

    /// How a claim was made.
    pub enum ClaimForm {
        /// It stood on the board already (9.2.2, 9.3.2).
        OnBoard = "on_board",
        /// With a move written and not made (9.2.1, 9.3.1).
        Written = "written",
        /// With a move intended and not written.
        Unwritten = "unwritten",
    }

    /// What the check of a claim gave.
    pub enum ClaimVerdict {
        /// The claim is right.
        Correct = "correct",
        /// The claim is wrong.
        Wrong = "wrong",
        /// The claimant did not have the move.
        NotOnMove = "not_on_move",
        /// The claimant had touched a man (9.4).
        Touched = "touched",
        /// Nothing that a claim may rest on was shown.
        NoEvidence = "no_evidence",
        /// The move has to be written first.
        WriteFirst = "write_first",
        /// The game was over before.
        OverBefore = "over_before",
    }

    /// In what capacity somebody appeals.
    pub enum Capacity {
        /// The player.
        Player = "player",
        /// The captain of the player's team.
        Captain = "captain",
        /// An adult for a player who is not of age.
        Guardian = "guardian",
        /// The head of the player's delegation.
        Delegation = "delegation",
        /// Somebody else.
        Other = "other",
    }

    /// A part in the hearing of an appeal.
    pub enum PanelRole {
        /// Leads the hearing.
        Chair = "chair",
        /// Decides with the others.
        Member = "member",
        /// Sits in for a member with a conflict.
        Reserve = "reserve",
    }

    /// What became of an appeal.
    pub enum AppealVerdict {
        /// Granted in full.
        Granted = "granted",
        /// Granted in part.
        Partly = "partly",
        /// Dismissed: the ruling stands.
        Dismissed = "dismissed",
        /// Not heard: too late, not in writing, or not appealable.
        NotHeard = "not_heard",
        /// Withdrawn by the appellant.
        Withdrawn = "withdrawn",
    }

    /// What was found when an envelope was opened.
    pub enum SealedFound {
        /// A legal move, clearly written.
        Clear = "clear",
        /// It can mean more than one move.
        Ambiguous = "ambiguous",
        /// Its meaning cannot be found.
        Undecipherable = "undecipherable",
        /// It is illegal.
        Illegal = "illegal",
        /// The envelope is missing.
        Lost = "lost",
    }

    /// What an entry of the journal is about.
    pub enum EntryKind {
        /// The competition was created or its facts changed.
        Competition = "competition",
        /// An arbiter was entered or changed.
        Arbiter = "arbiter",
        /// A section was entered or changed.
        Section = "section",
        /// The rules of a section or of one of its rounds were set.
        Rules = "rules",
        /// A player or team was entered or changed.
        Player = "player",
        /// A player withdrew, was excluded or came back; a bye was granted.
        Participation = "participation",
        /// A pairing was made, changed or undone.
        Pairing = "pairing",
        /// A file of the pairing program was brought in.
        Import = "import",
        /// A round started or was closed.
        Round = "round",
        /// A player arrived.
        Arrival = "arrival",
        /// A result was entered, changed or cleared.
        Result = "result",
        /// Clocks were read.
        Clock = "clock",
        /// An incident was logged.
        Incident = "incident",
        /// An incident was ruled on.
        Ruling = "ruling",
        /// A note was taken.
        Note = "note",
        /// The moves of a game were recorded.
        Moves = "moves",
        /// An earlier entry was taken back.
        Withdrawal = "withdrawal",
        /// The reason owed for an earlier entry was given.
        Reason = "reason",
        /// A game was annulled and is played again.
        Replay = "replay",
        /// A claim was made and decided.
        Claim = "claim",
        /// An appeal was lodged, heard or decided.
        Appeal = "appeal",
        /// A game was adjourned, its envelope opened, or it was resumed.
        Adjournment = "adjournment",
    }
}

impl From<laws::NoticedWhen> for Noticed {
    fn from(when: laws::NoticedWhen) -> Self {
        use laws::NoticedWhen as When;
        match when {
            When::BeforePress => Self::BeforePress,
            When::BeforeReply => Self::BeforeReply,
            When::AfterReply => Self::AfterReply,
            When::AfterReplyBothAgree => Self::AfterReplyBothAgree,
            When::AfterGame => Self::AfterGame,
        }
    }
}

impl From<Noticed> for laws::NoticedWhen {
    fn from(noticed: Noticed) -> Self {
        match noticed {
            Noticed::BeforePress => Self::BeforePress,
            Noticed::BeforeReply => Self::BeforeReply,
            Noticed::AfterReply => Self::AfterReply,
            Noticed::AfterReplyBothAgree => Self::AfterReplyBothAgree,
            Noticed::AfterGame => Self::AfterGame,
        }
    }
}

impl AppealVerdict {
    /// Whether the ruling falls by it, so that result and clocks may change.
    pub fn changes_ruling(self) -> bool {
        matches!(self, Self::Granted | Self::Partly)
    }
}
