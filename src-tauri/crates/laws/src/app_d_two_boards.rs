//! App. D.2.9 — Two boards, and the positions on them differ.

use crate::advice::Advice;
use crate::articles::{BOARDS_DIFFER, TWO_BOARDS_PLAY};
use crate::colour::Colour;
use crate::edition::Edition;
use crate::message::Message;

/// What the two scores show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TwoScores {
    /// The scores agree with each other, and this player's board differs from them.
    Agree {
        /// The player who made the wrong move on his board.
        wrong: Colour,
    },
    /// The scores differ from this ply on, counted from 1.
    DifferFrom {
        /// The first ply that differs.
        ply: u32,
    },
}

/// What to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TwoBoardsRuling {
    /// This player adjusts his board to the written move.
    Adjusts(Colour),
    /// Back to the position after this ply, on which the scores agree; the clocks are readjusted.
    BackTo {
        /// The last ply on which they agree.
        ply: u32,
    },
}

/// App. D.2.9 — How are the boards brought into line?
pub fn boards_differ(scores: TwoScores) -> Advice<TwoBoardsRuling> {
    match scores {
        TwoScores::Agree { wrong } => {
            Advice::new(TwoBoardsRuling::Adjusts(wrong), Edition::Fide2023, &[BOARDS_DIFFER, TWO_BOARDS_PLAY])
                .saying(Message::new("law-says-boards-adjust").with("player", wrong))
        }
        TwoScores::DifferFrom { ply } => {
            let ply = ply.saturating_sub(1);
            Advice::new(TwoBoardsRuling::BackTo { ply }, Edition::Fide2023, &[BOARDS_DIFFER, TWO_BOARDS_PLAY])
                .saying(Message::new("law-says-boards-back").with("ply", ply))
        }
    }
}
