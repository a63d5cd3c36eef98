//! Art. 5.2.2, and the question of 5.1.2, 6.9 and 7.5.5 — can this side still mate?

use shakmaty::{CastlingMode, Chess, Setup};
use winnable::{Budget, Control, DeadPosition};

use crate::advice::Advice;
use crate::art03_any_board::{moves_on_any_board, setup_after};
use crate::art07_illegal_move::GameEffect;
use crate::art10_points::Outcome;
use crate::articles::{DEAD_POSITION, NOBODY_CAN_MATE, STALEMATE};
use crate::colour::Colour;
use crate::edition::Edition;
use crate::mate_answer::MateAnswer;
use crate::message::Message;

/// Can this side checkmate from here by any series of legal moves? Searched, not judged by material.
///
/// Guaranteed by `winnable`: a yes has a line that was replayed, a no has a proof; what the budget does not
/// settle is undetermined. Repetitions and the seventy-five moves do not shorten a series of legal moves.
pub fn mate_answer(position: &Chess, side: Colour, budget: &Budget) -> MateAnswer {
    MateAnswer::from(&winnable::can_checkmate(position, side.into(), budget, &mut |_| Control::Continue))
}

/// The same of a board that may be illegal, because an illegal move was allowed to stand: some move leads to
/// a position in which it can, or none does.
pub fn mate_answer_on_any_board(
    setup: &Setup,
    mode: CastlingMode,
    side: Colour,
    budget: &Budget,
) -> MateAnswer {
    if let Ok(position) = setup.clone().position::<Chess>(mode) {
        return mate_answer(&position, side, budget);
    }
    let bare = (setup.board.by_color(side.into()) & !setup.board.kings()).is_empty();
    if bare {
        return MateAnswer::CannotMate;
    }
    let mut open = false;
    for m in moves_on_any_board(setup, mode) {
        let Ok(after) = setup_after(setup, m, mode).position::<Chess>(mode) else {
            open = true;
            continue;
        };
        match mate_answer(&after, side, budget) {
            MateAnswer::CanMate => return MateAnswer::CanMate,
            MateAnswer::CannotMate => {}
            MateAnswer::Undetermined => open = true,
        }
    }
    if open { MateAnswer::Undetermined } else { MateAnswer::CannotMate }
}

/// Art. 5.2.2, 1.5 — Is the position dead, so that the game is over and drawn?
///
/// `GoesOn` where a side can still mate; open where the search did not decide. Stalemate is 5.2.1 and said as
/// such. The old text knows no dead position: `GoesOn` there, whatever stands on the board.
pub fn dead_position(edition: Edition, position: &Chess, budget: &Budget) -> Advice<GameEffect> {
    let drawn = GameEffect::Ends(Outcome::Draw);
    if let Some(end) = crate::art05_end_of_game::mate_or_stalemate(edition, position) {
        return end.map(|end| GameEffect::Ends(end.outcome()));
    }
    if edition == Edition::Old {
        return Advice::new(GameEffect::GoesOn, edition, &[STALEMATE])
            .saying(Message::new("law-says-not-in-old-text"));
    }
    match winnable::dead_position(position, budget, &mut |_| Control::Continue) {
        DeadPosition::Dead { .. } => Advice::new(drawn, edition, &[DEAD_POSITION, NOBODY_CAN_MATE])
            .saying(Message::new("law-says-dead-position")),
        DeadPosition::Alive { side, .. } => Advice::new(GameEffect::GoesOn, edition, &[DEAD_POSITION])
            .saying(Message::new("law-says-not-dead").with("side", Colour::from(side))),
        DeadPosition::Undetermined { .. } => Advice::new(GameEffect::GoesOn, edition, &[DEAD_POSITION])
            .saying(Message::new("law-says-dead-open"))
            .open(),
    }
}
