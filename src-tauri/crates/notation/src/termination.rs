//! Why a game ended, as the `Termination` tag says it.

use std::fmt;

/// The values the PGN standard gives, and whatever else is written there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// A player abandoned the game, or it was not played.
    Abandoned,
    /// Decided by somebody else than the players.
    Adjudication,
    /// A player died.
    Death,
    /// Stopped by outside trouble.
    Emergency,
    /// Ended on the board, by resignation or by agreement.
    Normal,
    /// Decided by the arbiter because a rule was broken.
    RulesInfraction,
    /// A flag fell.
    TimeForfeit,
    /// Not ended: adjourned or going on.
    Unterminated,
    /// Any other text, kept as it stands.
    Other(String),
}

impl Termination {
    /// Reads a tag value; case does not matter. Never fails: unknown text is kept.
    pub fn read(text: &str) -> Self {
        match text.trim().to_lowercase().as_str() {
            "abandoned" => Self::Abandoned,
            "adjudication" => Self::Adjudication,
            "death" => Self::Death,
            "emergency" => Self::Emergency,
            "normal" => Self::Normal,
            "rules infraction" => Self::RulesInfraction,
            "time forfeit" => Self::TimeForfeit,
            "unterminated" => Self::Unterminated,
            _ => Self::Other(text.trim().to_owned()),
        }
    }

    /// The spelling of the standard, lower case.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Abandoned => "abandoned",
            Self::Adjudication => "adjudication",
            Self::Death => "death",
            Self::Emergency => "emergency",
            Self::Normal => "normal",
            Self::RulesInfraction => "rules infraction",
            Self::TimeForfeit => "time forfeit",
            Self::Unterminated => "unterminated",
            Self::Other(text) => text,
        }
    }

    /// Whether the words say that no game was played, in the standard's or in common words.
    pub fn says_unplayed(&self) -> bool {
        match self {
            Self::Other(text) => {
                let text = text.to_lowercase();
                text.contains("forfeit") || text.contains("unplayed") || text.contains("no show")
            }
            _ => false,
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
