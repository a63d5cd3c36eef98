//! The competition, its arbiters, sections and their rules.

use laws::{Edition, Regime};

use super::table::tables;
use crate::ids::*;
use crate::words::*;

tables! {
    /// The competition itself. Later ones replace earlier ones.
    Competition = "competition" {
        /// What it is called.
        name: String,
        /// Where it is played.
        city: Option<String>,
        /// The federation's three letters.
        federation: Option<String>,
        /// `YYYY-MM-DD`.
        first_day: Option<String>,
        /// `YYYY-MM-DD`.
        last_day: Option<String>,
        /// Whose results stand when desk and pairing program disagree.
        results_owner: ResultsOwner,
    }
    /// An arbiter of the competition.
    Arbiter = "arbiter" {
        /// Who.
        arbiter: ArbiterId,
        /// Initials shown beside every ruling, unique in the competition.
        initials: String,
        /// Full name.
        name: String,
        /// Part in the competition.
        role: ArbiterRole,
        /// FIDE number.
        fide_number: Option<u64>,
    }
    /// A section: one tournament with settings of its own.
    Section = "section" {
        /// Which.
        section: SectionId,
        /// The short code typed as a prefix of the quick line (`A`), unique in the competition.
        code: String,
        /// What it is called.
        name: String,
        /// Place in the list of sections, from 1.
        place: u16,
        /// Rounds planned.
        rounds: Option<u16>,
    }
    /// The rules of a section, or of one round where they differ (play-offs). Replaces the earlier rules as a whole.
    Rules = "rules" {
        /// Of which section.
        section: SectionId,
        /// Only for this round; null is the whole section.
        round: Option<RoundNo>,
        /// The text of the Laws.
        edition: Edition,
        /// Rate of play, and A.4 or A.5, B.2 or B.3.
        regime: Regime,
        /// Time control, `40/90+30:30+30`.
        time_control: String,
        /// Default time, minutes (6.7.1); null means that the regulations are silent, which the Laws read as none.
        default_time_min: Option<u16>,
        /// Whether White's clock runs while both are absent (6.7.2).
        white_clock_runs: bool,
        /// No draw by agreement before both have completed this many moves (9.1.1); null is no limit.
        draw_limit_move: Option<u16>,
        /// No draw by agreement without the arbiter's consent.
        draw_by_consent: bool,
        /// The opponent's extra minutes for an illegal move and a wrong claim, where B.2 was announced with other ones.
        added_min: Option<u8>,
        /// A milder penalty than the loss for a device was announced (11.3.2.2).
        device_milder: bool,
        /// A player not on move must report before leaving (11.2.4).
        report_leaving: bool,
        /// Fines were announced (12.9.7).
        fines: bool,
        /// Appeals are possible (11.10).
        appeals: bool,
        /// Guidelines III hold for a finish without increment.
        quickplay_finish: bool,
    }
    /// The number of the fifty-move rule, raised before the start (old 12.4).
    FiftyMoveNumber = "fifty_move_number" {
        /// Of which section.
        section: SectionId,
        /// Moves by each side; null is fifty.
        moves: Option<u16>,
    }
    /// What results are worth in a section, in half-points.
    Scoring = "scoring" {
        /// Of which section.
        section: SectionId,
        /// A win, a win by forfeit and a full-point bye.
        win: i32,
        /// A draw and a half-point bye.
        draw: i32,
        /// A loss over the board.
        loss: i32,
        /// An absence or a loss by forfeit.
        absence: i32,
        /// The bye the pairing gave.
        pairing_bye: i32,
    }
}
