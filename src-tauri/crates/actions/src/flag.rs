//! What is known of a fallen flag or of stopped clocks: as typed, and from the record of the moves.

use desk::clock_facts::ClockFacts;
use desk::command::{AtFault, IncidentReport, Place};
use desk::ids::GameId;
use desk::state::State;
use laws::clock::{CountedBy, Sides};
use laws::{Colour, Edition, EndEvent, GameEffect, IncidentKind, StopReason, TimedEnd};
use shakmaty::Position;
use winnable::Budget;

use crate::draft::{ClockFactsDraft, unclear};
use crate::error::ActionError;
use crate::recorded;

/// The facts as typed.
///
/// # Errors
/// A number, a source or a reason that is none.
pub(crate) fn facts(typed: &ClockFactsDraft) -> Result<ClockFacts, ActionError> {
    let filled =
        |text: &Option<String>| text.as_deref().map(str::trim).filter(|t| !t.is_empty()).map(str::to_owned);
    let count = |text: &Option<String>| {
        filled(text).map(|text| text.parse().map_err(|_| unclear("moves", &text))).transpose()
    };
    Ok(ClockFacts {
        completed: Sides { white: count(&typed.completed.white)?, black: count(&typed.completed.black)? },
        counted_by: filled(&typed.counted_by)
            .map(|code| CountedBy::from_code(&code).ok_or_else(|| unclear("counted-by", &code)))
            .transpose()?,
        first_flag: typed.first_flag.map(Colour::from),
        stopped_for: filled(&typed.stopped_for)
            .map(|code| StopReason::from_code(&code).ok_or_else(|| unclear("stopped-for", &code)))
            .transpose()?,
        ended_before: Vec::new(),
    })
}

/// The report of a flag with what had ended the game before it by the record of its moves (6.8): mate, stalemate, a dead
/// position, five occurrences, seventy-five moves. Any other report stays as it is.
pub fn known(state: &State, mut report: IncidentReport) -> IncidentReport {
    if let (IncidentKind::FlagFall, Place::Game(game)) = (report.kind, report.place) {
        let side = report.at_fault.first().and_then(|who| match who {
            AtFault::Side(side) => Some(*side),
            AtFault::Player(player) => state.pairing_of(game)?.side(*player),
            AtFault::Person(_) => None,
        });
        report.clock.ended_before = ended_before(state, game, report.move_no, side);
    }
    report
}

/// What ended the game on the board up to the move at which the flag fell: that move itself, if it is on record, had been
/// made. Without a move the whole record counts.
fn ended_before(state: &State, id: GameId, move_no: Option<u16>, side: Option<Colour>) -> Vec<TimedEnd> {
    let (Some(game), Some(pairing)) = (recorded::game(state, id), state.pairing_of(id)) else {
        return Vec::new();
    };
    let edition = state.announced(pairing.section, Some(pairing.round)).edition;
    let whole = recorded::replay(&game);
    let last = move_no
        .and_then(|number| ply_of(&game, number, side))
        .map_or(whole.plies(), |ply| ply.min(whole.plies()));
    let replay = whole.up_to(last);
    if let Some((after_ply, end)) = laws::whole_game_of(&replay).under(edition).ended {
        return vec![TimedEnd { after_ply, event: EndEvent::OnBoard(end) }];
    }
    let dead = replay.position().is_some_and(|position| {
        edition == Edition::Fide2023
            && matches!(
                laws::dead_position(edition, position, &Budget::INTERACTIVE).outcome,
                GameEffect::Ends(_)
            )
    });
    if dead { vec![TimedEnd { after_ply: last, event: EndEvent::DeadPosition }] } else { Vec::new() }
}

/// The half-move that is this move of this side; without a side the later one of the two.
fn ply_of(game: &notation::game::Game, number: u16, side: Option<Colour>) -> Option<usize> {
    let start = game.start_position();
    let first = start.chess().fullmoves().get();
    let full = usize::try_from(u32::from(number).checked_sub(first)?).ok()?;
    let before = usize::from(start.chess().turn().is_black());
    let half = full.checked_mul(2)?.checked_add(if side == Some(Colour::White) { 1 } else { 2 })?;
    half.checked_sub(before)
}
