//! Art. 9.5, 9.6 — What is shown with the answer to a claim that was not checked: the counts as they stood.

use crate::advice::Advice;
use crate::announced::Announced;
use crate::art07_illegal_move::GameEffect;
use crate::art09_automatic_draw::{BoardEnd, MoveNumber, whole_game_of};
use crate::art09_claim::{ClaimFacts, ClaimGround, ClaimRuling, ClaimVerdict};
use crate::art09_claim_ruling::ruling;
use crate::art09_repetition::occurrences;
use crate::articles::{AUTOMATIC_DRAW, CHECKMATE, FIVEFOLD, SEVENTY_FIVE_MOVES, STALEMATE};
use crate::citation::Article;
use crate::message::Message;
use crate::replay::Replay;

/// A game that was over before the claim has its result (5.1.1, 5.2.1, 9.6).
pub(crate) fn over_before(
    announced: &Announced,
    replay: &Replay,
    facts: &ClaimFacts,
) -> Option<Advice<ClaimRuling>> {
    let (ply, end) = whole_game_of(replay).under(announced.edition).ended?;
    let because: &[Article] = match end {
        BoardEnd::Checkmate(_) => &[CHECKMATE],
        BoardEnd::Stalemate => &[STALEMATE],
        BoardEnd::Fivefold => &[FIVEFOLD, AUTOMATIC_DRAW],
        BoardEnd::SeventyFive => &[SEVENTY_FIVE_MOVES, AUTOMATIC_DRAW],
    };
    let mut ruling = ruling(ClaimVerdict::OverBefore(end), GameEffect::Ends(end.outcome()), facts);
    let ground = match end {
        BoardEnd::Fivefold => ClaimGround::Repetition,
        BoardEnd::SeventyFive => ClaimGround::FiftyMoves,
        BoardEnd::Checkmate(_) | BoardEnd::Stalemate => facts.ground,
    };
    show_evidence(&mut ruling, replay, ply, ground);
    let first = replay.at(0).map(|start| MoveNumber::of(&start.setup)).unwrap_or_default();
    let last = first.at_ply(ply);
    let message =
        Message::new("law-says-claim-over-before").with("number", last.number).with("player", last.player);
    Some(Advice::new(ruling, announced.edition, because).saying(message))
}

/// The occurrences of the position after a ply, where it is claimed on repetition, and the quiet plies up to there.
pub(crate) fn show_evidence(ruling: &mut ClaimRuling, replay: &Replay, ply: usize, ground: ClaimGround) {
    if ground == ClaimGround::Repetition {
        ruling.occurrences = occurrences(replay, ply);
    }
    ruling.quiet_plies = replay.at(ply).map_or(0, |placed| placed.quiet_plies);
}

/// How many half-moves went before the record that a repetition may reach back to: none where something was captured or
/// a pawn moved since it begins, or right before. `made` counts the written move.
pub(crate) fn unknown_before(replay: &Replay, ground: ClaimGround, quiet: u32, made: usize) -> u32 {
    let known = u32::try_from(replay.plies().saturating_add(made)).unwrap_or(u32::MAX);
    if ground == ClaimGround::Repetition { quiet.saturating_sub(known) } else { 0 }
}

/// Art. 9.2 — A position may have stood on the board before the record begins; whoever has the whole game knows.
pub(crate) fn unknown_said(advice: Advice<ClaimRuling>, plies: u32) -> Advice<ClaimRuling> {
    if plies == 0 {
        return advice;
    }
    advice.saying(Message::new("law-says-claim-before-record").with("plies", plies))
}
