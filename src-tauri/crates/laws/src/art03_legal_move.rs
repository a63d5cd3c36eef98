//! Art. 3 — Is a move legal, and if not, which requirement does it fail?

use shakmaty::{
    Bitboard, Board, Castles, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, Move, Piece, Position,
    Rank, Role, Setup, Square, attacks,
};

use crate::advice::Advice;
use crate::art03_any_board::{moves_on_any_board, setup_after};
use crate::art03_illegal_position::in_check;
use crate::art04_touched_piece::goes;
use crate::articles::{
    ATTACK, BISHOP_MOVE, CAPTURE, CASTLING, CASTLING_BLOCKED, CASTLING_NOT_NOW, CASTLING_RIGHT_LOST,
    CASTLING_THROUGH_ATTACK, EN_PASSANT, EN_PASSANT_AT_ONCE, ILLEGAL_MOVE_DEFINED, IN_CHECK,
    KING_LEFT_IN_CHECK, KING_ONE_STEP, KNIGHT_MOVE, LEGAL_MOVE, MATE_WINS, MOVE_TO_SQUARE, NO_JUMPING,
    PAWN_CAPTURE, PAWN_ONE_STEP, PAWN_TWO_STEPS, PINNED_PIECE_ATTACKS, PROMOTION, PROMOTION_CHOICE_FREE,
    PROMOTION_EFFECT, QUEEN_MOVE, ROOK_MOVE, TWO_OPPONENTS,
};
use crate::citation::Article;
use crate::edition::Edition;
use crate::message::{Arg, Message};

/// A requirement of Article 3 that a move fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Defect {
    /// No man stands on the square of departure.
    NoMan(Square),
    /// The man there is the opponent's.
    OpponentsMan(Square),
    /// It does not leave its square.
    NotMoving(Square),
    /// A man of the same colour stands on the target.
    OwnManOnTarget(Square),
    /// The enemy king would be captured.
    CapturesKing(Square),
    /// This kind of man does not move like that.
    NotItsWay(Role),
    /// A man stands in between.
    InBetween(Square),
    /// The pawn is blocked by the man on this square.
    PawnBlocked(Square),
    /// Two steps only from the first square.
    TwoStepsNotFirst,
    /// The pawn goes diagonally only to capture, and nothing is there.
    NothingToCapture(Square),
    /// En passant is not possible now: the pawn beside it has not just made two steps.
    EnPassantNotNow,
    /// The pawn on the last rank must be exchanged.
    NotPromoted,
    /// A pawn can become a queen, rook, bishop or knight only.
    BadPromotion(Role),
    /// Only a pawn reaching the last rank is exchanged.
    PromotionWithoutLastRank,
    /// The castling right is lost: king or rook has moved, or the rook is gone.
    CastlingRightLost,
    /// Castling: a man between king and rook.
    CastlingInBetween(Square),
    /// Castling out of check.
    CastlingOutOfCheck(Square),
    /// Castling over or onto an attacked square: the square, and the attacker's.
    CastlingThroughAttack(Square, Square),
    /// The king stays in check from the man on this square.
    KingLeftInCheck(Role, Square),
    /// The move exposes the king to check from the man on this square.
    KingExposed(Role, Square),
    /// The king steps onto a square attacked by the man on this square.
    KingIntoCheck(Role, Square),
}

impl Defect {
    /// The Article the requirement is in.
    pub const fn article(self) -> Article {
        match self {
            Defect::NoMan(_) | Defect::OpponentsMan(_) | Defect::NotMoving(_) => TWO_OPPONENTS,
            Defect::OwnManOnTarget(_) => MOVE_TO_SQUARE,
            Defect::CapturesKing(_) => MATE_WINS,
            Defect::NotItsWay(role) => way_of(role),
            Defect::InBetween(_) => NO_JUMPING,
            Defect::PawnBlocked(_) => PAWN_ONE_STEP,
            Defect::TwoStepsNotFirst => PAWN_TWO_STEPS,
            Defect::NothingToCapture(_) => PAWN_CAPTURE,
            Defect::EnPassantNotNow => EN_PASSANT_AT_ONCE,
            Defect::NotPromoted | Defect::BadPromotion(_) | Defect::PromotionWithoutLastRank => PROMOTION,
            Defect::CastlingRightLost => CASTLING_RIGHT_LOST,
            Defect::CastlingInBetween(_) => CASTLING_BLOCKED,
            Defect::CastlingOutOfCheck(_) | Defect::CastlingThroughAttack(..) => CASTLING_THROUGH_ATTACK,
            Defect::KingLeftInCheck(..) | Defect::KingExposed(..) | Defect::KingIntoCheck(..) => {
                KING_LEFT_IN_CHECK
            }
        }
    }

    /// The defect in words an arbiter would use.
    pub fn message(self) -> Message {
        let square = |id, square: Square| Message::new(id).with("square", square.to_string());
        let attacker = |id, role: Role, at: Square| {
            Message::new(id)
                .with("piece", Arg::Message(Box::new(piece_name(role))))
                .with("square", at.to_string())
        };
        match self {
            Defect::NoMan(at) => square("law-defect-no-man", at),
            Defect::OpponentsMan(at) => square("law-defect-opponents-man", at),
            Defect::NotMoving(at) => square("law-defect-not-moving", at),
            Defect::OwnManOnTarget(at) => square("law-defect-own-man-on-target", at),
            Defect::CapturesKing(at) => square("law-defect-captures-king", at),
            Defect::NotItsWay(role) => {
                Message::new("law-defect-not-its-way").with("piece", Arg::Message(Box::new(piece_name(role))))
            }
            Defect::InBetween(at) => square("law-defect-in-between", at),
            Defect::PawnBlocked(at) => square("law-defect-pawn-blocked", at),
            Defect::TwoStepsNotFirst => Message::new("law-defect-two-steps"),
            Defect::NothingToCapture(at) => square("law-defect-nothing-to-capture", at),
            Defect::EnPassantNotNow => Message::new("law-defect-en-passant-not-now"),
            Defect::NotPromoted => Message::new("law-defect-not-promoted"),
            Defect::BadPromotion(role) => Message::new("law-defect-bad-promotion")
                .with("piece", Arg::Message(Box::new(piece_name(role)))),
            Defect::PromotionWithoutLastRank => Message::new("law-defect-promotion-elsewhere"),
            Defect::CastlingRightLost => Message::new("law-defect-castling-lost"),
            Defect::CastlingInBetween(at) => square("law-defect-castling-in-between", at),
            Defect::CastlingOutOfCheck(at) => square("law-defect-castling-out-of-check", at),
            Defect::CastlingThroughAttack(at, by) => {
                square("law-defect-castling-through-attack", at).with("attacker", by.to_string())
            }
            Defect::KingLeftInCheck(role, at) => attacker("law-defect-king-left-in-check", role, at),
            Defect::KingExposed(role, at) => attacker("law-defect-king-exposed", role, at),
            Defect::KingIntoCheck(role, at) => attacker("law-defect-king-into-check", role, at),
        }
    }
}

/// The name of a kind of man, as a message.
pub const fn piece_name(role: Role) -> Message {
    Message::new(match role {
        Role::Pawn => "law-piece-pawn",
        Role::Knight => "law-piece-knight",
        Role::Bishop => "law-piece-bishop",
        Role::Rook => "law-piece-rook",
        Role::Queen => "law-piece-queen",
        Role::King => "law-piece-king",
    })
}

/// The name of a kind of man whose message id is this, as a journal keeps it.
pub fn piece_named(id: &str) -> Option<Message> {
    Role::ALL.into_iter().map(piece_name).find(|name| name.id == id)
}

const fn way_of(role: Role) -> Article {
    match role {
        Role::Pawn => PAWN_ONE_STEP,
        Role::Knight => KNIGHT_MOVE,
        Role::Bishop => BISHOP_MOVE,
        Role::Rook => ROOK_MOVE,
        Role::Queen => QUEEN_MOVE,
        Role::King => KING_ONE_STEP,
    }
}

/// A move judged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Judged {
    /// Legal.
    Legal(Move),
    /// Illegal, with every requirement it fails, the plainest first.
    Illegal(Vec<Defect>),
}

/// Art. 3.1–3.10 — Is the move from here to there legal, and if not, why?
///
/// Guaranteed: `Legal` exactly when the move generator has the move; `Illegal` names at least one defect.
/// Castling is the king's move of two squares, or onto his rook as in Chess960. A promotion not named is a
/// defect of its own, because the pawn may not stay.
pub fn judge_move(position: &Chess, from: Square, to: Square, promotion: Option<Role>) -> Advice<Judged> {
    let setup = position.to_setup(EnPassantMode::Always);
    judge_move_on_any_board(&setup, position.castles().mode(), from, to, promotion)
}

/// The same on a board that may be illegal, because an illegal move was allowed to stand: there a king can
/// be under attack with the attacker to move, and taking him is illegal too (1.4.1).
pub fn judge_move_on_any_board(
    setup: &Setup,
    mode: CastlingMode,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Advice<Judged> {
    let castles = match Castles::from_setup(setup, mode) {
        Ok(castles) | Err(castles) => castles,
    };
    let position = OnBoard { setup, castles, mode };
    let legal = moves_on_any_board(setup, mode)
        .into_iter()
        .find(|m| goes(*m, from, to) && m.promotion() == promotion);
    if let Some(m) = legal {
        return Advice::new(Judged::Legal(m), Edition::Fide2023, &allowing(&position, m))
            .saying(Message::new("law-says-move-legal"));
    }
    let defects = defects(&position, from, to, promotion);
    let mut because: Vec<Article> = defects.iter().map(|defect| defect.article()).collect();
    because.extend(defects.iter().flat_map(|defect| attack_articles(&position, *defect)));
    because.push(ILLEGAL_MOVE_DEFINED);
    let messages: Vec<Message> = defects.iter().map(|defect| defect.message()).collect();
    let advice = Advice::new(Judged::Illegal(defects), Edition::Fide2023, &because);
    messages.into_iter().fold(advice, Advice::saying)
}

/// What stands on the board, with the castling rights that fit it.
struct OnBoard<'a> {
    setup: &'a Setup,
    castles: Castles,
    mode: CastlingMode,
}

impl OnBoard<'_> {
    fn board(&self) -> &Board {
        &self.setup.board
    }

    fn turn(&self) -> Color {
        self.setup.turn
    }

    fn checkers(&self) -> Bitboard {
        let board = self.board();
        board
            .king_of(self.turn())
            .map_or(Bitboard::EMPTY, |king| board.attacks_to(king, !self.turn(), board.occupied()))
    }
}

/// The Articles that let a legal move be made.
fn allowing(position: &OnBoard<'_>, m: Move) -> Vec<Article> {
    let mut because = match m {
        Move::Castle { .. } => vec![CASTLING],
        Move::EnPassant { .. } => vec![EN_PASSANT, EN_PASSANT_AT_ONCE],
        Move::Normal { promotion: Some(_), .. } => {
            let after = setup_after(position.setup, m, position.mode);
            let mut because = vec![PROMOTION, PROMOTION_CHOICE_FREE];
            if in_check(&after.board, after.turn) {
                because.push(PROMOTION_EFFECT);
            }
            because
        }
        Move::Normal { role: Role::Pawn, capture: Some(_), .. } => vec![PAWN_CAPTURE],
        Move::Normal { role: Role::Pawn, from, to, .. } if from.rank().distance(to.rank()) == 2 => {
            vec![PAWN_TWO_STEPS]
        }
        Move::Normal { role, .. } | Move::Put { role, .. } => vec![way_of(role)],
    };
    if m.is_capture() {
        because.push(CAPTURE);
    }
    because.push(LEGAL_MOVE);
    because
}

/// What the attacker of a king rests on: what attacking means, and that a pinned man attacks all the same.
fn attack_articles(position: &OnBoard<'_>, defect: Defect) -> Vec<Article> {
    let (by, through) = match defect {
        Defect::KingLeftInCheck(_, by) | Defect::KingExposed(_, by) | Defect::KingIntoCheck(_, by) => {
            (by, vec![IN_CHECK])
        }
        Defect::CastlingOutOfCheck(by) => (by, vec![CASTLING_NOT_NOW, IN_CHECK]),
        Defect::CastlingThroughAttack(_, by) => (by, vec![CASTLING_NOT_NOW, ATTACK]),
        Defect::CastlingInBetween(_) => return vec![CASTLING_NOT_NOW],
        _ => return vec![],
    };
    let mut because = through;
    let board = position.board();
    let pinned = board.king_of(!position.turn()).is_some_and(|king| {
        let without = board.occupied().without(by);
        board.attacks_to(king, position.turn(), without).any()
    });
    if pinned {
        because.push(PINNED_PIECE_ATTACKS);
    }
    because
}

fn defects(position: &OnBoard<'_>, from: Square, to: Square, promotion: Option<Role>) -> Vec<Defect> {
    let board = position.board();
    let us = position.turn();
    let Some(piece) = board.piece_at(from) else { return vec![Defect::NoMan(from)] };
    if piece.color != us {
        return vec![Defect::OpponentsMan(from)];
    }
    if from == to {
        return vec![Defect::NotMoving(from)];
    }
    if let Some(side) = castling_attempt(board, piece, from, to) {
        return castling_defects(position, side);
    }
    let mut defects = vec![];
    match board.piece_at(to) {
        Some(target) if target.color == us => defects.push(Defect::OwnManOnTarget(to)),
        Some(Piece { role: Role::King, .. }) => defects.push(Defect::CapturesKing(to)),
        Some(_) | None => {}
    }
    if piece.role == Role::Pawn {
        defects.extend(pawn_defects(position, from, to));
        defects.extend(promotion_defect(us, to, promotion));
    } else {
        if promotion.is_some() {
            defects.push(Defect::PromotionWithoutLastRank);
        }
        if !attacks::attacks(from, piece, shakmaty::Bitboard::EMPTY).contains(to) {
            defects.push(Defect::NotItsWay(piece.role));
        } else if let Some(between) = (attacks::between(from, to) & board.occupied()).first() {
            defects.push(Defect::InBetween(between));
        }
    }
    if defects.is_empty() {
        defects.extend(king_defect(position, piece, from, to));
    }
    if defects.is_empty() {
        // Nothing named it, yet the generator does not have it: say at least whose way it is not.
        defects.push(Defect::NotItsWay(piece.role));
    }
    defects
}

fn castling_attempt(board: &Board, piece: Piece, from: Square, to: Square) -> Option<CastlingSide> {
    if piece.role != Role::King || from.rank() != to.rank() {
        return None;
    }
    let onto_rook = board.piece_at(to) == Some(Role::Rook.of(piece.color));
    let two = from.file().distance(to.file()) == 2;
    (onto_rook || two).then(|| CastlingSide::from_king_side(to.file() > from.file()))
}

fn castling_defects(position: &OnBoard<'_>, side: CastlingSide) -> Vec<Defect> {
    let board = position.board();
    let us = position.turn();
    let castles = &position.castles;
    let (Some(king), Some(rook)) = (board.king_of(us), castles.rook(us, side)) else {
        return vec![Defect::CastlingRightLost];
    };
    let mut defects = vec![];
    let path = castles.path(us, side) & board.occupied();
    if let Some(between) = path.first() {
        defects.push(Defect::CastlingInBetween(between));
    }
    if let Some(checker) = position.checkers().first() {
        defects.push(Defect::CastlingOutOfCheck(checker));
    }
    // The king and the rook leave their squares before anything can attack through them.
    let occupied = board.occupied().without(king).without(rook);
    let target = Square::from_coords(side.king_to_file(), king.rank());
    for square in attacks::between(king, target).with(target) {
        if let Some(by) = board.attacks_to(square, !us, occupied).first() {
            defects.push(Defect::CastlingThroughAttack(square, by));
        }
    }
    if defects.is_empty() {
        defects.push(Defect::CastlingRightLost);
    }
    defects
}

fn pawn_defects(position: &OnBoard<'_>, from: Square, to: Square) -> Vec<Defect> {
    let board = position.board();
    let us = position.turn();
    let forward = us.fold_wb(1, -1);
    let steps = (i32::from(to.rank()) - i32::from(from.rank())) * forward;
    let sideways = from.file().distance(to.file());
    match (sideways, steps) {
        (0, 1) => board.piece_at(to).map(|_| Defect::PawnBlocked(to)).into_iter().collect(),
        (0, 2) => {
            let first = us.fold_wb(Rank::Second, Rank::Seventh);
            if from.rank() != first {
                return vec![Defect::TwoStepsNotFirst];
            }
            let blocker = (attacks::between(from, to).with(to) & board.occupied()).first();
            blocker.map(Defect::PawnBlocked).into_iter().collect()
        }
        (1, 1) if board.piece_at(to).is_none() => {
            // A pawn of the opponent beside it on the right rank: en passant was meant, but not now.
            let beside = Square::from_coords(to.file(), from.rank());
            let fifth = us.fold_wb(Rank::Fifth, Rank::Fourth);
            let meant = from.rank() == fifth && board.piece_at(beside) == Some(Role::Pawn.of(!us));
            if position.setup.ep_square == Some(to) {
                vec![]
            } else if meant {
                vec![Defect::EnPassantNotNow]
            } else {
                vec![Defect::NothingToCapture(to)]
            }
        }
        (1, 1) => vec![],
        _ => vec![Defect::NotItsWay(Role::Pawn)],
    }
}

fn promotion_defect(us: Color, to: Square, promotion: Option<Role>) -> Option<Defect> {
    let last = us.fold_wb(Rank::Eighth, Rank::First);
    match (to.rank() == last, promotion) {
        (true, None) => Some(Defect::NotPromoted),
        (true, Some(role @ (Role::Pawn | Role::King))) => Some(Defect::BadPromotion(role)),
        (false, Some(_)) => Some(Defect::PromotionWithoutLastRank),
        (true, Some(Role::Queen | Role::Rook | Role::Bishop | Role::Knight)) | (false, None) => None,
    }
}

/// What checks the king after the move: left in check, exposed, or stepping into it.
fn king_defect(position: &OnBoard<'_>, piece: Piece, from: Square, to: Square) -> Option<Defect> {
    let us = position.turn();
    let mut after = position.board().clone();
    after.discard_piece_at(from);
    let en_passant = piece.role == Role::Pawn && from.file() != to.file() && after.piece_at(to).is_none();
    if en_passant {
        after.discard_piece_at(Square::from_coords(to.file(), from.rank()));
    }
    after.set_piece_at(to, piece);
    let king = after.king_of(us)?;
    let attackers = after.attacks_to(king, !us, after.occupied());
    let old = attackers & position.checkers();
    let by = if old.any() { old.first()? } else { attackers.first()? };
    let role = after.role_at(by)?;
    Some(if piece.role == Role::King {
        Defect::KingIntoCheck(role, by)
    } else if old.any() {
        Defect::KingLeftInCheck(role, by)
    } else {
        Defect::KingExposed(role, by)
    })
}
