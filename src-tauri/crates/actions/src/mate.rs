//! The mate question, asked of the position a game has reached, as far as its moves are on record.

mod question;

use desk::command::{AtFault, IncidentReport, Place};
use desk::ids::GameId;
use desk::state::State;
use laws::{Colour, MateAnswer};
use shakmaty::{Chess, Position};
use winnable::Budget;

use crate::recorded;
use crate::view::Advice;

pub use question::{
    MateAsked, MateFound, MatePosition, MateProgress, MateQuestion, MateSearch, position, question,
};

/// The report with the mate question answered, where the position is known.
pub fn answered(state: &State, report: IncidentReport) -> IncidentReport {
    match asked_by(state, &report) {
        Some((game, side)) => {
            let last = can_mate(state, game, side);
            let opponent_can_mate = at_the_move(state, game, report.move_no, side.opponent(), last);
            IncidentReport { opponent_can_mate, ..report }
        }
        None => report,
    }
}

/// The answer for the position at the move of the report, from the answer for the last one on record.
///
/// Who could mate at the end of the record could mate before; who could not will not later. The other way round the last
/// position proves nothing, and a board on which the game is over asks another question.
fn at_the_move(
    state: &State,
    game: GameId,
    move_no: Option<u16>,
    side: Colour,
    last: MateAnswer,
) -> MateAnswer {
    let Some(game) = recorded::game(state, game) else { return last };
    let position = game.final_position();
    if position.legal_moves().is_empty() {
        return MateAnswer::Undetermined;
    }
    let Some(wanted) = move_no.map(u32::from) else { return last };
    let reached = (position.fullmoves().get(), position.turn().is_black());
    let wanted = (wanted, side == Colour::Black);
    match last {
        MateAnswer::CanMate if reached < wanted => MateAnswer::Undetermined,
        MateAnswer::CannotMate if reached > wanted => {
            let mut then = game.start_position().chess().clone();
            for played in &game.moves {
                if (then.fullmoves().get(), then.turn().is_black()) >= wanted {
                    return answer(&then, side.opponent());
                }
                then.play_unchecked(played.mv);
            }
            MateAnswer::Undetermined
        }
        _ => last,
    }
}

/// The advice with the question that shows its answer on a board, where the answer matters.
pub(crate) fn with_question(state: &State, report: Option<&IncidentReport>, advice: Advice) -> Advice {
    let asked = report.filter(|_| advice.mate.is_some()).and_then(|report| asked_by(state, report));
    let asked =
        asked.map(|(game, side)| MateAsked { game: Some(game.to_string()), fen: None, side: side.into() });
    Advice { mate_question: asked, ..advice }
}

/// Of which game and side a report asks it: the opponent of who is at fault.
fn asked_by(state: &State, report: &IncidentReport) -> Option<(GameId, Colour)> {
    let Place::Game(game) = report.place else { return None };
    let pairing = state.pairing_of(game)?;
    let side = match report.at_fault.first()? {
        AtFault::Side(side) => *side,
        AtFault::Player(player) => pairing.side(*player)?,
        AtFault::Person(_) => return None,
    };
    Some((game, side.opponent()))
}

/// Whether a side can still checkmate in the last recorded position; undetermined where none is recorded, or where the
/// record stops being legal.
pub fn can_mate(state: &State, game: GameId, side: Colour) -> MateAnswer {
    match recorded::game(state, game) {
        Some(game) if game.open_rest().is_none() && !game.moves.is_empty() => {
            answer(&recorded::final_position(&game), side)
        }
        _ => MateAnswer::Undetermined,
    }
}

/// Whether a side can still checkmate by any series of legal moves, as far as can be told at the board.
pub fn answer(position: &Chess, side: Colour) -> MateAnswer {
    laws::mate_answer(position, side, &Budget::INTERACTIVE)
}
