//! Art. 4.2–4.5, 4.7.2, 4.4.4 — Touched men: the moves that remain.

use shakmaty::{Board, CastlingMode, CastlingSide, Chess, Color, Move, Position, Role, Setup, Square};

use crate::advice::Advice;
use crate::art03_any_board::moves_on_any_board;
use crate::articles::{
    ADJUST_ANNOUNCED, ADJUST_ON_OWN_TIME, CASTLING_MADE, KING_AND_ROOK, KING_THEN_ROOK, MOVE_MADE,
    OLD_ADJUST_OPPONENT_ABSENT, PROMOTION_FINAL, ROOK_THEN_KING, TACTILE_TOUCHED, TOUCH_IS_INTENT,
    TOUCH_WITHOUT_DUTY, TOUCHED_BOTH, TOUCHED_OPPONENT, TOUCHED_OWN, TOUCHED_PIECE,
};
use crate::citation::Article;
use crate::edition::Edition;
use crate::message::Message;

/// How a man was touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TouchManner {
    /// Nothing else is known: counts as meant (4.2.2).
    Deliberate,
    /// To put it straight, announced before touching, having the move (4.2.1).
    AdjustingAnnounced,
    /// To put it straight, announced only afterwards: counts as meant.
    AdjustingAnnouncedLate,
    /// Clearly by accident (4.2.2).
    Accidental,
    /// Felt on a board for the visually disabled, not taken out of its hole (D.2.2).
    StillInHole,
}

impl TouchManner {
    const fn known_to_old_text(self) -> bool {
        !matches!(self, TouchManner::Accidental | TouchManner::StillInHole)
    }

    const fn binds(self) -> bool {
        matches!(self, TouchManner::Deliberate | TouchManner::AdjustingAnnouncedLate)
    }
}

/// A man touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Touch {
    /// The square it stands on.
    pub square: Square,
    /// How.
    pub manner: TouchManner,
}

impl Touch {
    /// Touched on purpose, or so it counts.
    pub const fn deliberate(square: Square) -> Touch {
        Touch { square, manner: TouchManner::Deliberate }
    }
}

/// What was touched, and how far the hand had gone.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TouchFacts {
    /// The touches, in order as far as known.
    pub touches: Vec<Touch>,
    /// Is it unclear whether the own or the opponent's man was touched first, or king or rook?
    pub order_unknown: bool,
    /// A man released on another square: from, to (4.7).
    pub released: Option<(Square, Square)>,
    /// The piece that touched the promotion square (4.4.4).
    pub promotion_piece: Option<Role>,
}

/// The moves that remain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TouchRuling {
    /// The moves the player may make, in the order of the move generator; every legal move where he is free.
    pub moves: Vec<Move>,
    /// The touches leave him free.
    pub free: bool,
}

/// Art. 4.2–4.5, 4.7 — Which moves remain after these touches by the player having the move?
///
/// Guaranteed: the moves are legal in `position`, and empty only if it has no legal move. Touching a square
/// without a man counts for nothing. King and rook taken together, or in an order nobody can tell, count as
/// king first, because the text gives 4.4.2 only to a rook touched first on purpose. In the old text one
/// list in order decides for both colours and castling has no rules of its own.
pub fn touched(edition: Edition, position: &Chess, facts: &TouchFacts) -> Advice<TouchRuling> {
    let legal: Vec<Move> = position.legal_moves().into_iter().collect();
    touched_with(edition, position.board(), position.turn(), legal, facts)
}

/// The same on a board that may be illegal, because an illegal move was allowed to stand.
pub fn touched_on_any_board(
    edition: Edition,
    setup: &Setup,
    mode: CastlingMode,
    facts: &TouchFacts,
) -> Advice<TouchRuling> {
    let legal = moves_on_any_board(setup, mode);
    touched_with(edition, &setup.board, setup.turn, legal, facts)
}

fn touched_with(
    edition: Edition,
    board: &Board,
    us: Color,
    legal: Vec<Move>,
    facts: &TouchFacts,
) -> Advice<TouchRuling> {
    let dropped = facts
        .touches
        .iter()
        .any(|touch| matches!(touch.manner, TouchManner::AdjustingAnnounced | TouchManner::Accidental));
    let in_hole = facts.touches.iter().any(|touch| touch.manner == TouchManner::StillInHole);
    let late = facts.touches.iter().any(|touch| touch.manner == TouchManner::AdjustingAnnouncedLate);
    let men: Vec<(Square, bool)> = facts
        .touches
        .iter()
        .filter(|touch| touch.manner.binds())
        .filter_map(|touch| Some((touch.square, board.color_at(touch.square)? == us)))
        .collect();

    let (because, moves) = match edition {
        Edition::Fide2023 => obligation(board, us, &legal, &men, facts.order_unknown),
        Edition::Old => in_order(&legal, &men)
            .map_or((vec![TOUCH_WITHOUT_DUTY], None), |moves| (vec![TOUCHED_PIECE], Some(moves))),
    };
    let free = moves.is_none();
    let mut ruling = TouchRuling { moves: moves.unwrap_or_else(|| legal.clone()), free };
    let mut because = because;
    if let Some((from, to)) = facts.released {
        released(board, us, &legal, &mut ruling, &mut because, from, to);
    }
    // In the old text a promotion is settled when the hand leaves the new piece (old 7 d), not by its touch.
    if let Some(role) = facts.promotion_piece.filter(|_| edition == Edition::Fide2023) {
        let promoted: Vec<Move> =
            ruling.moves.iter().copied().filter(|m| m.promotion() == Some(role)).collect();
        if !promoted.is_empty() {
            ruling = TouchRuling { moves: promoted, free: false };
            because.insert(0, PROMOTION_FINAL);
        }
    }
    let id = match (ruling.free, ruling.moves.len()) {
        (true, _) => "law-says-touch-free",
        (false, 1) => "law-says-touch-one-move",
        (false, _) => "law-says-touch-moves",
    };
    let mut advice = Advice::new(ruling, edition, &because).saying(Message::new(id));
    if edition == Edition::Old && facts.order_unknown && men.len() > 1 {
        // The first man decides, and nobody knows which it was.
        advice = advice.saying(Message::new("law-says-touch-order-open")).at_discretion();
    }
    if dropped {
        advice = advice
            .citing([ADJUST_ANNOUNCED.cite_in(edition), TOUCH_IS_INTENT.cite_in(edition)])
            .saying(Message::new("law-says-touch-not-counted"));
    }
    if edition == Edition::Old && facts.touches.iter().any(|touch| !touch.manner.known_to_old_text()) {
        // It knows a warning beforehand, and neither accidents nor boards with holes.
        advice = advice.saying(Message::new("law-says-not-in-old-text")).at_discretion();
    }
    if in_hole {
        advice = advice
            .citing([TACTILE_TOUCHED.cite_in(edition)])
            .saying(Message::new("law-says-touch-still-in-hole"));
    }
    if late {
        advice = advice
            .citing([ADJUST_ANNOUNCED.cite_in(edition), TOUCH_IS_INTENT.cite_in(edition)])
            .saying(Message::new("law-says-adjust-too-late"));
    }
    advice
}

/// The moves due under 4.3 and 4.4, `None` where the player is free.
fn obligation(
    board: &Board,
    us: Color,
    legal: &[Move],
    men: &[(Square, bool)],
    order_unknown: bool,
) -> (Vec<Article>, Option<Vec<Move>>) {
    let own: Vec<Square> = men.iter().filter(|(_, own)| *own).map(|(square, _)| *square).collect();
    let theirs: Vec<Square> = men.iter().filter(|(_, own)| !*own).map(|(square, _)| *square).collect();
    match (own.first(), theirs.first()) {
        (Some(o), Some(p)) => {
            let both: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|m| m.from() == Some(*o) && captured_square(*m) == Some(*p))
                .collect();
            if !both.is_empty() {
                return (vec![TOUCHED_BOTH], Some(both));
            }
            let moves = if order_unknown {
                // The own man counts as touched first.
                let ordered: Vec<(Square, bool)> =
                    own.iter().map(|s| (*s, true)).chain(theirs.iter().map(|s| (*s, false))).collect();
                in_order(legal, &ordered)
            } else {
                in_order(legal, men)
            };
            match moves {
                Some(moves) => (vec![TOUCHED_BOTH], Some(moves)),
                None => (vec![TOUCH_WITHOUT_DUTY, TOUCHED_BOTH], None),
            }
        }
        (Some(_), None) => own_only(board, us, legal, &own, order_unknown),
        (None, Some(_)) => match in_order(legal, men) {
            Some(moves) => (vec![TOUCHED_OPPONENT], Some(moves)),
            None => (vec![TOUCH_WITHOUT_DUTY, TOUCHED_OPPONENT], None),
        },
        (None, None) => (vec![TOUCH_WITHOUT_DUTY], None),
    }
}

fn own_only(
    board: &Board,
    us: Color,
    legal: &[Move],
    own: &[Square],
    order_unknown: bool,
) -> (Vec<Article>, Option<Vec<Move>>) {
    let role = |square: Square| board.role_at(square);
    let men: Vec<(Square, bool)> = own.iter().map(|square| (*square, true)).collect();
    let ordinary = || match in_order(legal, &men) {
        Some(moves) => (vec![TOUCHED_OWN], Some(moves)),
        None => (vec![TOUCH_WITHOUT_DUTY, TOUCHED_OWN], None),
    };
    let [first, second, ..] = own else { return ordinary() };
    let (king, rook, rook_first) = match (role(*first), role(*second)) {
        (Some(Role::King), Some(Role::Rook)) => (*first, *second, false),
        (Some(Role::Rook), Some(Role::King)) => (*second, *first, !order_unknown),
        _ => return ordinary(),
    };
    let Some(side) = castling_side(us, king, rook) else { return ordinary() };
    let that_side = |m: &Move| m.castling_side() == Some(side);
    if rook_first {
        let rest: Vec<Move> = legal.iter().copied().filter(|m| !that_side(m)).collect();
        return match in_order(&rest, &men) {
            Some(moves) => (vec![ROOK_THEN_KING, TOUCHED_OWN], Some(moves)),
            None => (vec![TOUCH_WITHOUT_DUTY, ROOK_THEN_KING], None),
        };
    }
    let castle: Vec<Move> = legal.iter().copied().filter(that_side).collect();
    if !castle.is_empty() {
        return (vec![KING_AND_ROOK], Some(castle));
    }
    let king_moves: Vec<Move> = legal.iter().copied().filter(|m| m.from() == Some(king)).collect();
    if king_moves.is_empty() {
        (vec![KING_THEN_ROOK, TOUCH_WITHOUT_DUTY], None)
    } else {
        (vec![KING_THEN_ROOK], Some(king_moves))
    }
}

/// The side a rook stands on, seen from the king, if both are on the player's first rank.
fn castling_side(us: Color, king: Square, rook: Square) -> Option<CastlingSide> {
    let first = us.fold_wb(shakmaty::Rank::First, shakmaty::Rank::Eighth);
    (king.rank() == first && rook.rank() == first)
        .then(|| if rook.file() > king.file() { CastlingSide::KingSide } else { CastlingSide::QueenSide })
}

/// The moves of the first man touched that can move, or be captured.
fn in_order(legal: &[Move], men: &[(Square, bool)]) -> Option<Vec<Move>> {
    men.iter().find_map(|(square, own)| {
        let moves: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|m| if *own { m.from() == Some(*square) } else { captured_square(*m) == Some(*square) })
            .collect();
        (!moves.is_empty()).then_some(moves)
    })
}

/// The square of the man a move captures; beside the target for en passant.
pub(crate) fn captured_square(m: Move) -> Option<Square> {
    match m {
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        Move::Normal { capture: Some(_), to, .. } => Some(to),
        Move::Normal { .. } | Move::Castle { .. } | Move::Put { .. } => None,
    }
}

/// Art. 4.7, 4.7.2 — A man released on a square stays there, if that is a legal move or part of one.
///
/// A king released two squares away wanted to castle: if that is illegal another king move is due, and
/// without one the player is free.
fn released(
    board: &Board,
    us: Color,
    legal: &[Move],
    ruling: &mut TouchRuling,
    because: &mut Vec<Article>,
    from: Square,
    to: Square,
) {
    let to_there: Vec<Move> = legal.iter().copied().filter(|m| goes(*m, from, to)).collect();
    if to_there.is_empty() {
        let king = board.king_of(us) == Some(from);
        if king && from.rank() == to.rank() && from.file().distance(to.file()) == 2 {
            let king_moves: Vec<Move> = legal.iter().copied().filter(|m| m.from() == Some(from)).collect();
            because.insert(0, CASTLING_MADE);
            let free = king_moves.is_empty();
            *ruling = TouchRuling { moves: if free { legal.to_vec() } else { king_moves }, free };
        }
        return;
    }
    let castles: Vec<Move> = to_there.iter().copied().filter(|m| m.is_castle()).collect();
    let moves = if castles.is_empty() { to_there } else { castles };
    because.insert(0, if moves.iter().any(|m| m.is_castle()) { CASTLING_MADE } else { MOVE_MADE });
    *ruling = TouchRuling { moves, free: false };
}

/// Does the man that goes first in this move go from here to there? In castling that is the king.
pub(crate) fn goes(m: Move, from: Square, to: Square) -> bool {
    match m {
        Move::Castle { king, rook } => {
            let side = CastlingSide::from_king_side(rook.file() > king.file());
            let target = Square::from_coords(side.king_to_file(), king.rank());
            king == from && (to == target || to == rook)
        }
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => {
            m.from() == Some(from) && m.to() == to
        }
    }
}

/// A player wants to put men straight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AdjustFacts {
    /// It is his move.
    pub has_the_move: bool,
    /// He said so first: to the opponent, or to the arbiter where the opponent is not there.
    pub announced_first: bool,
    /// The opponent is not at the board.
    pub opponent_absent: bool,
}

/// Art. 4.2.1, 6.2.5, old 8 addendum — May this player put men straight now? Only with his clock running, and
/// announced; with the opponent away, to the arbiter (Arbiters' Manual 2025 at 4.2).
pub fn may_adjust(edition: Edition, facts: AdjustFacts) -> Advice<bool> {
    let allowed = facts.has_the_move && facts.announced_first;
    let id = match (facts.has_the_move, facts.announced_first, facts.opponent_absent) {
        (true, true, _) => "law-says-adjust-allowed",
        (true, false, false) => "law-says-adjust-announce",
        (true, false, true) => "law-says-adjust-tell-arbiter",
        (false, ..) => "law-says-adjust-off-turn",
    };
    let because: &[Article] = match facts.opponent_absent {
        true => &[OLD_ADJUST_OPPONENT_ABSENT, ADJUST_ANNOUNCED, ADJUST_ON_OWN_TIME],
        false => &[ADJUST_ANNOUNCED, ADJUST_ON_OWN_TIME],
    };
    Advice::new(allowed, edition, because).saying(Message::new(id))
}
