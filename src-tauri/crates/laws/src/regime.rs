//! Rate of play, and whether the competition rules apply in full.

use crate::Citation;
use crate::articles::{
    BLITZ_BASIC, BLITZ_COMPETITION_RULES, RAPID_BASIC, RAPID_COMPETITION_RULES, RAPID_MINUTES,
};

/// The class of a time control. Which class a control is in is arithmetic on the control (A.1, B.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RateOfPlay {
    /// Sixty minutes or more per player, counted for sixty moves.
    Standard,
    /// More than ten and less than sixty minutes.
    Rapid,
    /// Ten minutes or less.
    Blitz,
}

/// The rate of play together with the announced choice between full competition rules and the reduced
/// ones (A.4 or A.5, B.2 or B.3). Standard play has no choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Regime {
    /// Standard chess.
    #[default]
    Standard,
    /// Rapid under A.4: adequate supervision, every game recorded.
    RapidCompetitionRules,
    /// Rapid under A.5.
    RapidBasic,
    /// Blitz under B.2: one arbiter per game, every game recorded.
    BlitzCompetitionRules,
    /// Blitz under B.3.
    BlitzBasic,
}

impl Regime {
    /// Every regime.
    pub const ALL: [Regime; 5] = [
        Regime::Standard,
        Regime::RapidCompetitionRules,
        Regime::RapidBasic,
        Regime::BlitzCompetitionRules,
        Regime::BlitzBasic,
    ];

    /// The rate of play.
    pub const fn rate(self) -> RateOfPlay {
        match self {
            Regime::Standard => RateOfPlay::Standard,
            Regime::RapidCompetitionRules | Regime::RapidBasic => RateOfPlay::Rapid,
            Regime::BlitzCompetitionRules | Regime::BlitzBasic => RateOfPlay::Blitz,
        }
    }

    /// Do the competition rules apply in full? False under A.5 and B.3.
    pub const fn competition_rules(self) -> bool {
        match self {
            Regime::Standard | Regime::RapidCompetitionRules | Regime::BlitzCompetitionRules => true,
            Regime::RapidBasic | Regime::BlitzBasic => false,
        }
    }

    /// The stable text stored in journals: `standard`, `rapid-a4`, `rapid-a5`, `blitz-b2`, `blitz-b3`.
    pub const fn code(self) -> &'static str {
        match self {
            Regime::Standard => "standard",
            Regime::RapidCompetitionRules => "rapid-a4",
            Regime::RapidBasic => "rapid-a5",
            Regime::BlitzCompetitionRules => "blitz-b2",
            Regime::BlitzBasic => "blitz-b3",
        }
    }

    /// Reads [`Regime::code`] back.
    pub fn from_code(code: &str) -> Option<Regime> {
        Regime::ALL.into_iter().find(|regime| regime.code() == code)
    }

    /// The Article that puts this regime in force; none for standard chess.
    pub fn citation(self) -> Option<Citation> {
        match self {
            Regime::Standard => None,
            Regime::RapidCompetitionRules => Some(RAPID_COMPETITION_RULES.cite()),
            Regime::RapidBasic => Some(RAPID_BASIC.cite()),
            Regime::BlitzCompetitionRules => Some(BLITZ_COMPETITION_RULES.cite()),
            Regime::BlitzBasic => Some(BLITZ_BASIC.cite()),
        }
    }

    /// The citations that turn two minutes into one, beside the Article that gives the minutes.
    pub(crate) fn minutes_citations(self, minutes: u8) -> Vec<Citation> {
        match self {
            Regime::Standard => vec![],
            Regime::RapidCompetitionRules | Regime::RapidBasic => vec![RAPID_MINUTES.cite()],
            Regime::BlitzBasic => vec![RAPID_MINUTES.cite(), BLITZ_BASIC.cite()],
            // A.3 is not named in B.2: one minute there is the competition's own setting.
            Regime::BlitzCompetitionRules if minutes == 1 => vec![],
            Regime::BlitzCompetitionRules => vec![BLITZ_COMPETITION_RULES.cite()],
        }
    }
}

/// Minutes the opponent gets where Articles 7 and 9 add time: 7.5.5 and 9.5.3.
///
/// Two in standard, one in rapid (A.3) and in blitz under B.3. Under B.2 the text gives two, since A.3
/// is imported by B.3 only; competitions often announce one, so `blitz_competition_minutes` decides.
pub fn added_minutes(regime: Regime, blitz_competition_minutes: u8) -> u8 {
    match regime {
        Regime::Standard => 2,
        Regime::RapidCompetitionRules | Regime::RapidBasic | Regime::BlitzBasic => 1,
        Regime::BlitzCompetitionRules => blitz_competition_minutes,
    }
}
