//! Contradictions for which a file is refused: using it would attach games to the wrong people.

use crate::notices::Message;

/// One contradiction. All of them are reported together, so that one visit to the pairing program is enough.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// Two players with one starting number.
    NumberTwice {
        /// The number.
        number: u32,
        /// The line of the first.
        first_line: u32,
        /// The line of the second.
        line: u32,
    },
    /// A tab in a player's line moves all its columns.
    TabInPlayerLine {
        /// The line.
        line: u32,
    },
    /// A round's columns hold something that is no opponent, colour and result.
    UnreadableRound {
        /// The line.
        line: u32,
        /// The round.
        round: usize,
        /// What stands there.
        text: String,
    },
    /// A player is his own opponent.
    OwnOpponent {
        /// The line.
        line: u32,
        /// The round.
        round: usize,
        /// Number and name.
        player: String,
    },
    /// The opponent's number belongs to nobody.
    OpponentUnknown {
        /// The line.
        line: u32,
        /// The round.
        round: usize,
        /// Number and name.
        player: String,
        /// The number nobody has.
        opponent: u32,
    },
    /// One player names the other, who names somebody else or nobody.
    OpponentMismatch {
        /// The line.
        line: u32,
        /// The round.
        round: usize,
        /// Number and name.
        player: String,
        /// The opponent he names.
        opponent: String,
        /// Whom the opponent names; 0 for nobody.
        instead: u32,
    },
    /// Both players with the same colour.
    SameColour {
        /// The line.
        line: u32,
        /// The round.
        round: usize,
        /// Number and name.
        player: String,
        /// Number and name.
        opponent: String,
    },
    /// A player has two games or byes in one round.
    SeatedTwice {
        /// The line of the second.
        line: u32,
        /// The round.
        round: usize,
        /// Number and name.
        player: String,
    },
    /// More than one win's worth of points in a game, such as 1–½.
    TooManyPoints {
        /// The line.
        line: u32,
        /// The round.
        round: usize,
        /// White, number and name.
        white: String,
        /// Black, number and name.
        black: String,
        /// The two results as written.
        result: String,
    },
}

impl Problem {
    /// The line it stands on.
    pub fn line(&self) -> u32 {
        match self {
            Self::NumberTwice { line, .. }
            | Self::TabInPlayerLine { line }
            | Self::UnreadableRound { line, .. }
            | Self::OwnOpponent { line, .. }
            | Self::OpponentUnknown { line, .. }
            | Self::OpponentMismatch { line, .. }
            | Self::SameColour { line, .. }
            | Self::SeatedTwice { line, .. }
            | Self::TooManyPoints { line, .. } => *line,
        }
    }

    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            Self::NumberTwice { number, first_line, line } => Message::plain("exchange-problem-number-twice")
                .with("number", number)
                .with("first", first_line)
                .with("line", line),
            Self::TabInPlayerLine { line } => Message::plain("exchange-problem-tab").with("line", line),
            Self::UnreadableRound { line, round, text } => {
                Message::plain("exchange-problem-unreadable-round")
                    .with("line", line)
                    .with("round", round)
                    .with("text", text)
            }
            Self::OwnOpponent { line, round, player } => Message::plain("exchange-problem-own-opponent")
                .with("line", line)
                .with("round", round)
                .with("player", player),
            Self::OpponentUnknown { line, round, player, opponent } => {
                Message::plain("exchange-problem-opponent-unknown")
                    .with("line", line)
                    .with("round", round)
                    .with("player", player)
                    .with("opponent", opponent)
            }
            Self::OpponentMismatch { line, round, player, opponent, instead } => {
                Message::plain("exchange-problem-opponent-mismatch")
                    .with("line", line)
                    .with("round", round)
                    .with("player", player)
                    .with("opponent", opponent)
                    .with("instead", instead)
            }
            Self::SameColour { line, round, player, opponent } => {
                Message::plain("exchange-problem-same-colour")
                    .with("line", line)
                    .with("round", round)
                    .with("player", player)
                    .with("opponent", opponent)
            }
            Self::SeatedTwice { line, round, player } => Message::plain("exchange-problem-seated-twice")
                .with("line", line)
                .with("round", round)
                .with("player", player),
            Self::TooManyPoints { line, round, white, black, result } => {
                Message::plain("exchange-problem-too-many-points")
                    .with("line", line)
                    .with("round", round)
                    .with("white", white)
                    .with("black", black)
                    .with("result", result)
            }
        }
    }
}
