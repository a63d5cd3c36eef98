//! Players and teams, and who takes part when.

use super::table::tables;
use crate::ids::*;
use crate::words::*;

tables! {
    /// A team of a section.
    Team = "team" {
        /// Which.
        team: TeamId,
        /// Of which section.
        section: SectionId,
        /// Its number in the pairing program.
        number: Option<u16>,
        /// What it is called.
        name: String,
        /// Who speaks for it.
        captain: Option<String>,
    }
    /// A player's registration in a section, as it stands from this entry on.
    Player = "player" {
        /// Who.
        player: PlayerId,
        /// In which section.
        section: SectionId,
        /// Starting rank or pairing number in the pairing program.
        starting_no: Option<u16>,
        /// `Lastname, Firstname`.
        name: String,
        /// GM, IM, …
        title: Option<String>,
        /// `m`, `w` or as the file had it.
        sex: Option<String>,
        /// Rating.
        rating: Option<u16>,
        /// Federation.
        federation: Option<String>,
        /// FIDE number.
        fide_number: Option<u64>,
        /// `YYYY-MM-DD`, with zeros for what is unknown.
        birth: Option<String>,
        /// The team played for.
        team: Option<TeamId>,
        /// Place in the team's order.
        team_board: Option<u16>,
    }
    /// A player withdraws, is excluded or comes back.
    PlayerStatus = "player_status" {
        /// Who.
        player: PlayerId,
        /// From which round on.
        from_round: RoundNo,
        /// What holds from then on.
        status: Participation,
        /// Why.
        reason: Option<String>,
    }
    /// A round without opponent for one player; null takes it back.
    Bye = "bye" {
        /// Who.
        player: PlayerId,
        /// In which round.
        round: RoundNo,
        /// Which bye.
        bye: Option<ByeKind>,
    }
}
