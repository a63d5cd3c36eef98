//! App. A.5.4, Art. 3.10.3 — An illegal position is seen, its cause not.

use shakmaty::{Bitboard, Board, Color, Role};

use crate::advice::Advice;
use crate::announced::Announced;
use crate::art10_points::Outcome;
use crate::articles::{
    BLITZ_BASIC, ILLEGAL_MOVE, ILLEGAL_MOVE_COMPLETED, ILLEGAL_POSITION, LAWS_OBSERVED, PIECES_SHIFTED,
    RAPID_ILLEGAL_MOVE, RAPID_ILLEGAL_POSITION,
};
use crate::edition::Edition;
use crate::message::Message;
use crate::regime::RateOfPlay;

/// The two kinds of illegal position of A.5.4, and the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IllegalSight {
    /// Both kings are in check.
    BothKingsInCheck,
    /// A pawn stands on its furthest rank.
    PawnOnLastRank,
    /// Another position no series of legal moves can produce.
    Other,
}

/// What the arbiter sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IllegalSightFacts {
    /// What stands on the board.
    pub sight: IllegalSight,
    /// The arbiter saw the illegal move being completed, and the opponent has not made his next move.
    pub cause_seen: bool,
    /// A move has been completed since he saw it.
    pub next_move_completed: bool,
    /// The position is still illegal in one of the two ways of A.5.4.
    pub still_illegal: bool,
}

/// What he does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IllegalSightRuling {
    /// Stop at once and reconstruct back to before the irregularity.
    StopAndRestore,
    /// Treat it as an illegal move (7.5).
    AsIllegalMove,
    /// Wait until the next move is completed.
    Wait,
    /// Drawn.
    Ends(Outcome),
    /// Play goes on.
    GoesOn,
}

/// App. A.5.4 — What does the arbiter do on seeing an illegal position?
///
/// Under competition rules he stops the game at once. Under A.5 and B.3 he acts at once only if he saw the
/// move; both kings in check or a pawn on its last rank he lets stand until one more move is completed, and
/// the game is drawn if the position is then still illegal. Any other illegal position gives him nothing to
/// do there. If only one king is left in check after that move it is an ordinary position again (Manual).
pub fn illegal_position_seen(announced: &Announced, facts: &IllegalSightFacts) -> Advice<IllegalSightRuling> {
    let edition = announced.edition;
    if edition == Edition::Old || announced.regime.competition_rules() {
        return Advice::new(
            IllegalSightRuling::StopAndRestore,
            edition,
            match edition {
                Edition::Fide2023 => {
                    &[ILLEGAL_POSITION, ILLEGAL_MOVE_COMPLETED, PIECES_SHIFTED, LAWS_OBSERVED]
                }
                Edition::Old => &[ILLEGAL_MOVE, PIECES_SHIFTED, LAWS_OBSERVED],
            },
        )
        .saying(Message::new("law-says-illegal-position-stop"));
    }
    let blitz = (announced.regime.rate() == RateOfPlay::Blitz).then(|| BLITZ_BASIC.cite());
    if facts.cause_seen && !facts.next_move_completed {
        return Advice::new(
            IllegalSightRuling::AsIllegalMove,
            edition,
            &[RAPID_ILLEGAL_MOVE, ILLEGAL_MOVE_COMPLETED],
        )
        .citing(blitz)
        .saying(Message::new("law-says-illegal-position-seen"));
    }
    let (ruling, id) = match (facts.sight, facts.next_move_completed, facts.still_illegal) {
        (IllegalSight::Other, _, _) => (IllegalSightRuling::GoesOn, "law-says-illegal-position-nothing"),
        (_, false, _) => (IllegalSightRuling::Wait, "law-says-illegal-position-wait"),
        (_, true, true) => (IllegalSightRuling::Ends(Outcome::Draw), "law-says-illegal-position-draw"),
        (_, true, false) => (IllegalSightRuling::GoesOn, "law-says-illegal-position-mended"),
    };
    Advice::new(ruling, edition, &[RAPID_ILLEGAL_POSITION, ILLEGAL_POSITION])
        .citing(blitz)
        .saying(Message::new(id))
}

/// Which illegal sight of A.5.4 is on this board, if any. A board without kings shows none of checks.
pub fn illegal_sight(board: &Board) -> Option<IllegalSight> {
    let in_check = |side: Color| {
        (board.kings() & board.by_color(side))
            .into_iter()
            .any(|king| board.attacks_to(king, !side, board.occupied()).any())
    };
    let last_ranks = (board.by_piece(Role::Pawn.of(Color::White))
        & Bitboard::from_rank(shakmaty::Rank::Eighth))
        | (board.by_piece(Role::Pawn.of(Color::Black)) & Bitboard::from_rank(shakmaty::Rank::First));
    if last_ranks.any() {
        Some(IllegalSight::PawnOnLastRank)
    } else if in_check(Color::White) && in_check(Color::Black) {
        Some(IllegalSight::BothKingsInCheck)
    } else {
        None
    }
}
