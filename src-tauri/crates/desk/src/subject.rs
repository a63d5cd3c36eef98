//! What a fact is about: the grain at which two desks, or two windows, can disagree.

use crate::fact::Fact;
use crate::ids::*;

/// A conflict is about one of these, never about the journal as a whole: an arrival on one board does not disturb a
/// result on another, and a second incident in the same game does disturb a ruling in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// The competition's own facts.
    Competition,
    /// An arbiter.
    Arbiter(ArbiterId),
    /// A section.
    Section(SectionId),
    /// The rules of a section, or of one round of it.
    Rules(SectionId, Option<RoundNo>),
    /// What a section's results are worth.
    Scoring(SectionId),
    /// A team.
    Team(TeamId),
    /// A player's registration.
    Player(PlayerId),
    /// Whether a player takes part.
    Status(PlayerId),
    /// A player's bye in a round.
    Bye(PlayerId, RoundNo),
    /// Who plays whom, where.
    Pairing(PairingId),
    /// The start and the close of a round.
    Round(SectionId, RoundNo),
    /// A player's arrival.
    Arrival(GameId, PlayerId),
    /// A game: result, incidents, clocks and moves.
    Game(GameId),
    /// The ruling on an incident, and the report itself where it belongs to no game.
    Incident(IncidentId),
    /// An entry taken back or given a reason.
    Entry(EntryId),
    /// The file last brought into a section.
    Import(SectionId),
    /// An appeal.
    Appeal(AppealId),
    /// An adjourned game's envelope and resumption.
    Adjournment(AdjournmentId),
}

impl Subject {
    /// The subject of a fact; none where nothing can collide (a note, a reading).
    pub fn of(fact: &Fact) -> Option<Self> {
        Some(match fact {
            Fact::Competition(_) => Self::Competition,
            Fact::Arbiter(f) => Self::Arbiter(f.arbiter),
            Fact::Section(f) => Self::Section(f.section),
            Fact::Rules(f) => Self::Rules(f.section, f.round),
            Fact::Scoring(f) => Self::Scoring(f.section),
            Fact::FiftyMoveNumber(f) => Self::Rules(f.section, None),
            Fact::Team(f) => Self::Team(f.team),
            Fact::Player(f) => Self::Player(f.player),
            Fact::PlayerStatus(f) => Self::Status(f.player),
            Fact::Bye(f) => Self::Bye(f.player, f.round),
            Fact::Pairing(f) => Self::Pairing(f.pairing),
            Fact::Unpairing(f) => Self::Pairing(f.pairing),
            Fact::Game(f) => Self::Pairing(f.pairing),
            Fact::RoundStart(f) => Self::Round(f.section, f.round),
            Fact::RoundClose(f) => Self::Round(f.section, f.round),
            Fact::Arrival(f) => Self::Arrival(f.game, f.player),
            Fact::GameResult(f) => Self::Game(f.game),
            Fact::TimeAdjustment(f) => Self::Game(f.game),
            Fact::Moves(f) => Self::Game(f.game),
            Fact::Resumption(f) => Self::Game(f.game),
            Fact::MoveReason(f) => Self::Game(f.game),
            Fact::Appeal(f) => Self::Appeal(f.appeal),
            Fact::AppealOutcome(f) => Self::Appeal(f.appeal),
            Fact::Adjournment(f) => Self::Game(f.game),
            Fact::SealedMove(f) => Self::Adjournment(f.adjournment),
            Fact::EnvelopeCustody(f) => Self::Adjournment(f.adjournment),
            Fact::ResumptionArrival(f) => Self::Adjournment(f.adjournment),
            Fact::EnvelopeOpening(f) => Self::Adjournment(f.adjournment),
            Fact::PlayResumed(f) => Self::Adjournment(f.adjournment),
            Fact::Incident(f) => f.game.map_or(Self::Incident(f.incident), Self::Game),
            Fact::Ruling(f) => Self::Incident(f.incident),
            Fact::Taken(f) => Self::Entry(f.about),
            Fact::Reason(f) => Self::Entry(f.about),
            Fact::Import(f) => Self::Import(f.section),
            Fact::ClockReading(_)
            | Fact::Fault(_)
            | Fact::TouchedPiece(_)
            | Fact::Claim(_)
            | Fact::AppealPanel(_)
            | Fact::AppealStatement(_)
            | Fact::Advised(_)
            | Fact::Penalty(_)
            | Fact::PointsAdjustment(_)
            | Fact::Note(_)
            | Fact::Announcement(_)
            | Fact::KeptLine(_) => return None,
        })
    }
}
