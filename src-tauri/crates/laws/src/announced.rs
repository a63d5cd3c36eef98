//! What a competition must have decided and announced before round 1; each field is an option the Laws leave.

use crate::art10_points::Scoring;
use crate::edition::Edition;
use crate::regime::{Regime, added_minutes};

/// The announced settings of a section of a competition.
///
/// [`Announced::default`] is what the Laws give when nothing is announced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Announced {
    /// The text of the Laws.
    pub edition: Edition,
    /// Rate of play and A.4/A.5, B.2/B.3.
    pub regime: Regime,
    /// Minutes for 7.5.5 and 9.5.3 under B.2: two by the text, one where announced.
    pub blitz_competition_minutes: u8,
    /// Default time in minutes; `None` is silence, which means zero (6.7.1).
    pub default_time_min: Option<u16>,
    /// Does White's clock run while both are absent? True unless stated otherwise (6.7.2).
    pub white_clock_runs: bool,
    /// Limits on agreeing a draw (9.1.1).
    pub draw_limit: DrawLimit,
    /// Points (10.1).
    pub scoring: Scoring,
    /// Penalty for a device on the person (11.3.2.2).
    pub device_penalty: DevicePenalty,
    /// Must the opponent of the player to move report before leaving the area (11.2.4)?
    pub report_leaving: bool,
    /// Were fines announced (12.9.7)?
    pub fines_announced: bool,
    /// Are appeals possible (11.10)?
    pub appeals: bool,
    /// Guidelines III adopted for a finish without increment (III.2.1).
    pub quickplay_finish: bool,
    /// Old text only: the fifty of the fifty-move rule, raised for announced endings (old 12.4).
    pub fifty_moves: u16,
}

/// Limits on agreeing a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum DrawLimit {
    /// None.
    #[default]
    None,
    /// Not before each player has completed this many moves, without the arbiter's consent.
    BeforeMove(u16),
    /// Never without the arbiter's consent.
    ConsentOnly,
}

/// Penalty for an electronic device found on a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum DevicePenalty {
    /// The game is lost and the opponent wins.
    #[default]
    Loss,
    /// A milder penalty was announced.
    Milder,
}

impl Default for Announced {
    fn default() -> Announced {
        Announced {
            edition: Edition::Fide2023,
            regime: Regime::Standard,
            blitz_competition_minutes: 2,
            default_time_min: None,
            white_clock_runs: true,
            draw_limit: DrawLimit::None,
            scoring: Scoring::default(),
            device_penalty: DevicePenalty::Loss,
            report_leaving: false,
            fines_announced: false,
            appeals: true,
            quickplay_finish: false,
            fifty_moves: 50,
        }
    }
}

impl Announced {
    /// Under a regime, everything else by the text.
    pub fn under(regime: Regime) -> Announced {
        Announced { regime, ..Announced::default() }
    }

    /// Under the old text, everything else by it.
    pub fn old() -> Announced {
        Announced { edition: Edition::Old, ..Announced::default() }
    }

    /// Minutes the opponent gets under 7.5.5 and 9.5.3.
    pub fn added_minutes(&self) -> u8 {
        match self.edition {
            Edition::Fide2023 => added_minutes(self.regime, self.blitz_competition_minutes),
            // The old text knows no added minutes.
            Edition::Old => 0,
        }
    }
}
