//! The mate question, asked of the position a game has reached, as far as its moves are on record.

use desk::command::{AtFault, IncidentReport, Place};
use desk::ids::GameId;
use desk::state::State;
use laws::{Colour, MateAnswer};
use shakmaty::Chess;
use winnable::{Budget, Control, Verdict};

use crate::recorded;

/// The report with the mate question answered, where the position is known.
pub fn answered(state: &State, report: IncidentReport) -> IncidentReport {
    let Place::Game(game) = report.place else { return report };
    let Some(pairing) = state.pairing_of(game) else { return report };
    let side = report.at_fault.first().and_then(|who| match who {
        AtFault::Side(side) => Some(*side),
        AtFault::Player(player) => pairing.side(*player),
        AtFault::Person(_) => None,
    });
    match side {
        Some(side) => IncidentReport { opponent_can_mate: can_mate(state, game, side.opponent()), ..report },
        None => report,
    }
}

/// Whether a side can still checkmate in the last recorded position; undetermined where none is recorded, or where the
/// record stops being legal.
pub fn can_mate(state: &State, game: GameId, side: Colour) -> MateAnswer {
    match recorded::game(state, game) {
        Some(game) if game.open_rest().is_none() && !game.moves.is_empty() => {
            answer(&game.final_position(), side)
        }
        _ => MateAnswer::Undetermined,
    }
}

/// Whether a side can still checkmate by any series of legal moves.
pub fn answer(position: &Chess, side: Colour) -> MateAnswer {
    match winnable::can_checkmate(position, side.into(), &Budget::INTERACTIVE, &mut |_| Control::Continue) {
        Verdict::Winnable { .. } => MateAnswer::CanMate,
        Verdict::Unwinnable { .. } => MateAnswer::CannotMate,
        Verdict::Undetermined { .. } => MateAnswer::Undetermined,
    }
}
