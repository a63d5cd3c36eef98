//! Guidelines I.8, old 17.3, 9.3 — The sealed move is opened, or the position was set up wrongly.

use crate::advice::Advice;
use crate::art07_illegal_move::{GameEffect, Restore};
use crate::art10_points::Outcome;
use crate::articles::{
    AUTOMATIC_DRAW, DEAD_POSITION, END_BEFORE_RESUMPTION, LOST_ON_TIME, OLD_POSITION_AFTER_ADJOURNMENT,
    PIECES_SHIFTED, SEALED_AMBIGUOUS, SEALED_ILLEGAL, SEALED_MOVE_BAD, SEALED_UNREADABLE,
};
use crate::citation::Article;
use crate::colour::Colour;
use crate::edition::Edition;
use crate::message::Message;

/// What the envelope holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SealedMove {
    /// A legal move, clearly written.
    Clear,
    /// It can mean more than one move.
    Ambiguous,
    /// Its meaning cannot be found.
    Undecipherable,
    /// It is illegal.
    Illegal,
}

/// The facts at the opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SealedMoveFacts {
    /// Who sealed.
    pub sealer: Colour,
    /// What was found.
    pub found: SealedMove,
    /// The game had already ended: by agreement or resignation before the opening, or by 5, 5.2.2 or 9.6.
    pub over_before: Option<Outcome>,
    /// Can the opponent mate? A sealer loses only if he can, by the exception of 6.9.
    pub opponent_cannot_mate: bool,
}

/// Art. I.8.1–I.8.3 — What follows from a bad sealed move? It loses, unless the game was over before or the
/// opponent could not mate. Under the old text a move whose meaning cannot be established loses.
pub fn sealed_move(edition: Edition, facts: &SealedMoveFacts) -> Advice<GameEffect> {
    if let Some(outcome) = facts.over_before {
        return Advice::new(
            GameEffect::Ends(outcome),
            edition,
            &[END_BEFORE_RESUMPTION, AUTOMATIC_DRAW, DEAD_POSITION],
        )
        .saying(Message::new("law-says-sealed-over-before"));
    }
    let article: Article = match facts.found {
        SealedMove::Clear => {
            return Advice::new(GameEffect::GoesOn, edition, &[SEALED_MOVE_BAD])
                .saying(Message::new("law-says-sealed-clear"));
        }
        SealedMove::Ambiguous => SEALED_AMBIGUOUS,
        SealedMove::Undecipherable => SEALED_UNREADABLE,
        SealedMove::Illegal => SEALED_ILLEGAL,
    };
    let because = [article, SEALED_MOVE_BAD];
    if facts.opponent_cannot_mate && edition == Edition::Fide2023 {
        return Advice::new(GameEffect::Ends(Outcome::Draw), edition, &because)
            .citing([LOST_ON_TIME.cite()])
            .saying(Message::new("law-says-sealed-no-mate"));
    }
    Advice::new(GameEffect::Ends(Outcome::Win(facts.sealer.opponent())), edition, &because)
        .saying(Message::new("law-says-sealed-lost").with("player", facts.sealer))
}

/// Old 9.3, 7.6 — The position was set up wrongly after an adjournment: back to the adjourned position.
pub fn set_up_wrongly(edition: Edition) -> Advice<Restore> {
    Advice::new(Restore::Before, edition, &[OLD_POSITION_AFTER_ADJOURNMENT, PIECES_SHIFTED])
        .saying(Message::new("law-says-adjourned-position"))
}
