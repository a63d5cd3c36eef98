//! Irregularities of Articles 6.10, 7.2–7.4, 7.6 and A.5: a wrong start, men out of place, a clock set wrongly.

use laws::{
    Advice, ClockFault, ClockFaultFacts, ClockFaultRuling, DisplacedFacts, Force, IllegalSight,
    IllegalSightFacts, IllegalSightRuling, IncidentKind, Message, NoticedWhen, Outcome, StartFault,
    StartFaultFacts, StartRuling,
};

use super::{IncidentAdvice, Scene, ends, outcome_label};
use crate::command::{IncidentReport, SaidRuling};
use crate::state::State;

/// Moves after which a setting and a set-up stand under A.5 and B.3, and reversed colours everywhere.
const TEN: u32 = 10;

/// What the Laws say to an irregularity; none for a kind that is none.
pub(super) fn irregularity(
    state: &State,
    scene: &Scene<'_>,
    report: &IncidentReport,
) -> Option<IncidentAdvice> {
    let side = report.at_fault.first().and_then(|who| scene.side(who));
    Some(match report.kind {
        IncidentKind::WrongInitialPosition => wrong_start(state, scene, report, StartFault::InitialPosition),
        IncidentKind::WrongBoardOrientation => wrong_start(state, scene, report, StartFault::Orientation),
        IncidentKind::ColoursReversed => wrong_start(state, scene, report, StartFault::Colours),
        IncidentKind::ClockSetWrongly => clock_fault(scene, report, ClockFault::WrongSetting),
        IncidentKind::ClockDefective => clock_fault(scene, report, ClockFault::Defective),
        IncidentKind::Displaced | IncidentKind::PiecesShifted => {
            let by = side.filter(|_| report.kind == IncidentKind::Displaced);
            let facts = DisplacedFacts { by, clock_pressed: false, position_known: true };
            let (_, mut advice) = IncidentAdvice::from_law(laws::displaced(&scene.announced, &facts));
            // The times after it are the arbiter's judgement, and so is a penalty.
            advice.force = Force::Discretion;
            advice
        }
        IncidentKind::IllegalPosition => {
            let facts = IllegalSightFacts {
                // The kind names the two sights of A.5.4; which of them it is makes no difference there.
                sight: IllegalSight::BothKingsInCheck,
                cause_seen: false,
                // Raised after the reply: the next move has been completed, and the position is illegal all the same.
                next_move_completed: matches!(
                    report.when,
                    NoticedWhen::AfterReply | NoticedWhen::AfterReplyBothAgree
                ),
                still_illegal: true,
            };
            let (ruling, mut advice) =
                IncidentAdvice::from_law(laws::illegal_position_seen(&scene.announced, &facts));
            let because = advice.because.clone();
            match ruling {
                // What comes of it is ruled where the incident waits, once the next move is completed.
                IllegalSightRuling::Wait => {
                    advice.force = Force::Open;
                    advice.offer(
                        Message::new("offer-still-illegal"),
                        false,
                        because.clone(),
                        ends(Outcome::Draw),
                    );
                    advice.offer(
                        Message::new("offer-no-longer-illegal"),
                        false,
                        because,
                        SaidRuling::default(),
                    );
                }
                IllegalSightRuling::Ends(outcome) => {
                    advice.offer(outcome_label(outcome), true, because, ends(outcome));
                }
                IllegalSightRuling::StopAndRestore
                | IllegalSightRuling::AsIllegalMove
                | IllegalSightRuling::GoesOn => {}
            }
            advice
        }
        _ => return None,
    })
}

/// Moves that each had made, as far as the report says: the move in progress is not made yet. Without a move both sides of
/// the boundary are asked.
fn moves_made(report: &IncidentReport) -> [u32; 2] {
    report.move_no.map_or([0, TEN], |n| [u32::from(n).saturating_sub(1); 2])
}

/// One answer where both agree, else both with what they say, open.
fn both_sides<T: Copy + PartialEq>(answers: [Advice<T>; 2]) -> (Option<T>, IncidentAdvice) {
    let [early, late] = answers.map(IncidentAdvice::from_law);
    let (ruling, mut advice) = early;
    if ruling == late.0 {
        return (Some(ruling), advice);
    }
    advice.join(late.1);
    advice.force = Force::Open;
    (None, advice)
}

fn wrong_start(
    state: &State,
    scene: &Scene<'_>,
    report: &IncidentReport,
    fault: StartFault,
) -> IncidentAdvice {
    let game_over = scene.game.is_some_and(|game| state.result(game).is_some());
    let (ruling, mut advice) = both_sides(moves_made(report).map(|moves| {
        let facts = StartFaultFacts {
            fault,
            white_moves: moves,
            black_moves: moves,
            game_over,
            king_or_rook_misplaced: false,
        };
        laws::wrong_start(&scene.announced, &facts)
    }));
    match ruling {
        Some(StartRuling::Transfer | StartRuling::GoesOn { .. } | StartRuling::ResultStands) => {
            play_on(&mut advice);
        }
        // The game is annulled by an entry of its own.
        Some(StartRuling::NewGame) | None => {}
    }
    advice
}

fn clock_fault(scene: &Scene<'_>, report: &IncidentReport, fault: ClockFault) -> IncidentAdvice {
    let (ruling, mut advice) = both_sides(moves_made(report).map(|moves| {
        let facts = ClockFaultFacts {
            fault,
            white_moves: moves,
            black_moves: moves,
            schedule_suffers: false,
            claimed_late: false,
        };
        laws::clock_fault(&scene.announced, &facts)
    }));
    match ruling {
        Some(ClockFaultRuling::Stays) => play_on(&mut advice),
        // What the clocks are set to is the arbiter's best judgement.
        Some(ClockFaultRuling::Replace | ClockFaultRuling::Correct) => advice.force = Force::Discretion,
        None => {}
    }
    advice
}

fn play_on(advice: &mut IncidentAdvice) {
    let because = advice.because.clone();
    advice.offer(Message::new("offer-play-on"), true, because, SaidRuling::default());
}
