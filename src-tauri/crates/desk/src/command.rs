//! What a person at the desk can ask to have recorded. Facts only: what follows from them is decided elsewhere.

mod adjournment;
mod appeal;

use laws::{Colour, IncidentKind, MateAnswer, NoticedWhen, Outcome, PenaltyKind};

use crate::board::FoundOnBoard;
use crate::claim::FoundClaim;
use crate::clock_facts::ClockFacts;
use crate::entry::HallTime;
use crate::ids::*;
use crate::roster::Roster;
use crate::words::*;

pub use adjournment::*;
pub use appeal::{AppealDecision, AppealDraft, PanelMember};

/// One request to record, with what the core may not find out by itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// The entry's identity; the same identity asked twice records once.
    pub entry: EntryId,
    /// How much of the journal the screen had seen.
    pub seen: Position,
    /// The time now, UTC ms.
    pub now: i64,
    /// Who types.
    pub recorded_by: Option<ArbiterId>,
    /// When it happened, where that was said.
    pub occurred_at: Option<HallTime>,
    /// What.
    pub command: Command,
}

/// Everything that can be recorded.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Create the competition or change its facts.
    Competition(crate::fact::Competition),
    /// Enter an arbiter, or change one where an id is given.
    Arbiter {
        /// Whom to change.
        arbiter: Option<ArbiterId>,
        /// Initials.
        initials: String,
        /// Name.
        name: String,
        /// Part in the competition.
        role: ArbiterRole,
        /// FIDE number.
        fide_number: Option<u64>,
    },
    /// Enter a section, or change one where an id is given.
    Section {
        /// Which to change.
        section: Option<SectionId>,
        /// Short code.
        code: String,
        /// Name.
        name: String,
        /// Rounds planned.
        rounds: Option<u16>,
    },
    /// Set the rules of a section or of one of its rounds.
    Rules(crate::fact::Rules),
    /// Set the number of the fifty-move rule (old 12.4).
    FiftyMoveNumber(crate::fact::FiftyMoveNumber),
    /// Set what results are worth.
    Scoring(crate::fact::Scoring),
    /// Enter a player into a section.
    Player(PlayerDraft),
    /// Change a player's registration.
    ChangePlayer {
        /// Whom.
        player: PlayerId,
        /// To what.
        to: PlayerDraft,
    },
    /// A player withdraws, is excluded or comes back.
    Status(crate::fact::PlayerStatus),
    /// Grant or take back a bye.
    Bye(crate::fact::Bye),
    /// Put two players together.
    Pair {
        /// In which section.
        section: SectionId,
        /// In which round.
        round: RoundNo,
        /// At which board.
        board: Option<BoardNo>,
        /// Who has White.
        white: PlayerId,
        /// Who has Black.
        black: PlayerId,
        /// Match and board in the match.
        seat: Option<(u16, u16)>,
    },
    /// Give a pairing another board.
    Renumber {
        /// Which.
        pairing: PairingId,
        /// Which board.
        board: BoardNo,
    },
    /// Exchange the colours of a pairing.
    SwapColours {
        /// Which.
        pairing: PairingId,
    },
    /// Undo a pairing. What was logged about its game stays.
    Unpair {
        /// Which.
        pairing: PairingId,
        /// Why; owed where something was logged on its game.
        reason: Option<String>,
    },
    /// Annul a game and play again: another game of the same pairing.
    Replay {
        /// Which.
        game: GameId,
        /// Why.
        reason: String,
    },
    /// The round starts.
    StartRound {
        /// In which section.
        section: SectionId,
        /// Which.
        round: RoundNo,
        /// When, UTC ms.
        at: i64,
    },
    /// The round is over: its head hash is fixed.
    CloseRound {
        /// In which section.
        section: SectionId,
        /// Which.
        round: RoundNo,
        /// The short head hash of the journal now.
        head: String,
    },
    /// A player has arrived.
    Arrive {
        /// For which game.
        game: GameId,
        /// Who.
        player: PlayerId,
        /// When, UTC ms.
        at: i64,
    },
    /// Everybody of a round who is not recorded yet has arrived, but for these.
    ArriveAll {
        /// In which section.
        section: SectionId,
        /// Which round.
        round: RoundNo,
        /// When, UTC ms.
        at: i64,
        /// Seats nobody sits at.
        absent: Vec<(GameId, Colour)>,
    },
    /// Enter or clear a result.
    Result {
        /// Of which game.
        game: GameId,
        /// The score called out; none clears the result.
        score: Option<Score>,
    },
    /// Confirm the forfeits at the default time, as one list.
    ConfirmDefaults {
        /// In which section.
        section: SectionId,
        /// Which round.
        round: RoundNo,
        /// Game by game: forfeit, or excepted with a reason.
        games: Vec<DefaultRuling>,
    },
    /// Clocks as they showed.
    ReadClocks {
        /// Of which game.
        game: GameId,
        /// Both clocks.
        clocks: Clocks,
        /// The move being played.
        move_no: Option<u16>,
        /// Whose move it is.
        to_move: Option<Colour>,
    },
    /// Log an incident.
    Incident(Box<IncidentReport>),
    /// Rule on an incident that is open.
    Rule {
        /// Which.
        incident: IncidentId,
        /// How.
        ruling: RulingDraft,
    },
    /// Give the reason owed for an entry.
    Reason {
        /// Which entry.
        about: EntryId,
        /// The reason.
        text: String,
    },
    /// Take an entry back.
    TakeBack {
        /// Which.
        about: EntryId,
        /// Which way.
        way: Withdrawal,
        /// Why; owed except where it was mistyped.
        reason: Option<String>,
        /// What became of the clocks a revoked ruling had changed.
        clocks: crate::revoked::ClocksThen,
    },
    /// Record the moves of a game.
    Moves {
        /// Of which.
        game: GameId,
        /// Whose record.
        source: MovesSource,
        /// Start position where it is not the usual one.
        start_fen: Option<String>,
        /// PGN movetext.
        movetext: String,
    },
    /// Record the moves of several games at once, as they stood in one file.
    Games(Vec<crate::fact::Moves>),
    /// Record the game put together from the players' scoresheets, with both sheets and the reasons (8.5.3, 11.11).
    Reconstruct(Box<crate::reconstruction::Reconstruction>),
    /// Read a record that stops being legal on from a position.
    Resume(crate::fact::Resumption),
    /// Lodge an appeal against the ruling that stands on an incident.
    Appeal(Box<AppealDraft>),
    /// Record who hears an appeal and what was said to it.
    HearAppeal {
        /// Which.
        appeal: AppealId,
        /// Who hears it.
        panel: Vec<PanelMember>,
        /// Names and what they said.
        statements: Vec<(String, String)>,
    },
    /// Record what was decided on an appeal, with its effect.
    DecideAppeal(Box<AppealDecision>),
    /// Something about an adjourned game.
    Adjournment(AdjournmentAct),
    /// Take a note.
    Note(crate::fact::Note),
    /// Say something to the whole hall, or take down what was said.
    Announce(crate::fact::Announcement),
    /// Bring in what a pairing program says.
    Import(Box<ImportRequest>),
}

/// Both clocks; what was not read is unknown, not zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clocks {
    /// White's, ms.
    pub white_ms: Option<i64>,
    /// Black's, ms.
    pub black_ms: Option<i64>,
}

/// A player's registration as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerDraft {
    /// In which section.
    pub section: SectionId,
    /// Starting number.
    pub starting_no: Option<u16>,
    /// `Lastname, Firstname`.
    pub name: String,
    /// Title.
    pub title: Option<String>,
    /// Sex.
    pub sex: Option<String>,
    /// Rating.
    pub rating: Option<u16>,
    /// Federation.
    pub federation: Option<String>,
    /// FIDE number.
    pub fide_number: Option<u64>,
    /// Birth date.
    pub birth: Option<String>,
    /// Team and place in it.
    pub team: Option<(TeamId, Option<u16>)>,
}

/// A score as the result keys can call it, also those that do not exist, so that they can be refused with the Article.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// One that exists.
    Outcome(Outcome),
    /// Any pair of half-points; 2 and 1 (1–½) is refused.
    Points(i32, i32),
}

/// One row of the list of forfeits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DefaultRuling {
    /// Which game.
    pub game: GameId,
    /// Who is absent.
    pub absent: Vec<Colour>,
    /// Whether it is lost; otherwise the arbiter made an exception.
    pub confirmed: bool,
    /// Why the exception.
    pub reason: Option<String>,
}

/// What an incident belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A game.
    Game(GameId),
    /// A round of a section.
    Round(SectionId, RoundNo),
    /// The competition.
    Competition,
}

/// Who is at fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AtFault {
    /// The player of this side of the game.
    Side(Colour),
    /// A player, where no game is named.
    Player(PlayerId),
    /// Somebody who is no player.
    Person(String),
}

/// A touched piece, as reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Touch {
    /// On which square.
    pub square: String,
    /// How.
    pub manner: TouchManner,
}

/// What happened, as reported, and what was done about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IncidentReport {
    /// Where.
    pub place: Place,
    /// What kind.
    pub kind: IncidentKind,
    /// Who is at fault; both players may be.
    pub at_fault: Vec<AtFault>,
    /// Two faults in one action count once (7.5.5): whether this one counts.
    pub counts: bool,
    /// The move at which it happened.
    pub move_no: Option<u16>,
    /// When it was raised.
    pub when: NoticedWhen,
    /// Whether the opponent of who is at fault can still checkmate, as far as that could be found out.
    pub opponent_can_mate: MateAnswer,
    /// The move as played or written.
    pub move_text: Option<String>,
    /// Clocks before the intervention.
    pub clocks: Clocks,
    /// Pieces touched, in order.
    pub touched: Vec<Touch>,
    /// Minutes typed, ms: a delay, a disturbance.
    pub amount_ms: Option<i64>,
    /// Who told the arbiter.
    pub reported_by: Option<Reporter>,
    /// That person's name.
    pub reporter: Option<String>,
    /// Who saw it.
    pub witness: Option<String>,
    /// In the arbiter's words.
    pub note: Option<String>,
    /// What clocks and record tell of a fallen flag or of stopped clocks.
    pub clock: ClockFacts,
    /// A draw claim, with what the check of the moves gave; none while they were not checked.
    pub claim: Option<Box<FoundClaim>>,
    /// What the position says to touches and moves, where it is known.
    pub board: Option<Box<FoundOnBoard>>,
    /// What the arbiter did; none leaves the incident open.
    pub ruling: Option<RulingDraft>,
}

/// What the arbiter decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulingDraft {
    /// What the Laws prescribe or, where they leave a choice, their first proposal.
    AsAdvised {
        /// Who decided.
        ruled_by: Option<ArbiterId>,
    },
    /// Something said in full; a difference from the advice is marked.
    Said(Box<SaidRuling>),
}

/// A ruling said in full.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SaidRuling {
    /// Who decided.
    pub ruled_by: Option<ArbiterId>,
    /// Penalties of 12.9.
    pub penalties: Vec<PenaltyDraft>,
    /// Change of White's clock that is no penalty, ms.
    pub white_delta_ms: i64,
    /// Change of Black's clock that is no penalty, ms.
    pub black_delta_ms: i64,
    /// The result it means.
    pub score: Option<Score>,
    /// Why.
    pub reason: Option<String>,
}

/// A penalty as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PenaltyDraft {
    /// On whom.
    pub on: AtFault,
    /// Which.
    pub kind: PenaltyKind,
    /// Time, ms.
    pub amount_ms: Option<i64>,
    /// Half-points.
    pub points: Option<i32>,
    /// From which round.
    pub from_round: Option<RoundNo>,
    /// For how many rounds.
    pub rounds: Option<u16>,
    /// The fine.
    pub fine: Option<String>,
}

/// A file of a pairing program, read, with what the arbiter chose about it.
#[derive(Clone, PartialEq, Debug)]
pub struct ImportRequest {
    /// Into which section.
    pub section: SectionId,
    /// The file's name.
    pub file_name: String,
    /// Its format, as recognised.
    pub format: String,
    /// SHA-256 of its bytes, hex.
    pub sha256: String,
    /// What it says.
    pub roster: Roster,
    /// What the arbiter chose.
    pub choices: crate::reconcile::Choices,
}
