//! A position as bitboards, with its legal moves: the solver's own, fast move generator.
//!
//! It accepts everything shakmaty accepts (castling from any start file, more pieces than a set has,
//! checks that cannot arise). What it finds is never believed by itself: lines are replayed and proofs
//! are checked with shakmaty's generator.

use shakmaty::{Chess, Color, EnPassantMode, Position, Role};

use crate::bits::{
    BISHOP, KING, KNIGHT, PAWN, PROMOTION, QUEEN, ROOK, Squares, attacks_from, between, bishop, bit,
    color_index, first, king, knight, line, pawn, rook, square,
};

/// No en passant square.
pub(crate) const NO_EP: u8 = 64;

/// A move. Castling is the king going to the square of its own rook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Step {
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) kind: u8,
    /// The kind promoted to; `PAWN` when the move promotes nothing.
    pub(crate) promotion: u8,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) color: [u64; 2],
    pub(crate) kind: [u64; 6],
    /// Rooks that may still castle.
    pub(crate) castling: u64,
    /// Square passed over by the pawn that has just advanced two, if an enemy pawn stands ready.
    pub(crate) ep: u8,
    pub(crate) turn: u8,
}

impl Board {
    pub(crate) fn new(position: &Chess) -> Board {
        let board = position.board();
        let mut result = Board {
            color: [board.by_color(Color::White).0, board.by_color(Color::Black).0],
            kind: [
                board.pawns().0,
                board.knights().0,
                board.bishops().0,
                board.rooks().0,
                board.queens().0,
                board.kings().0,
            ],
            castling: position.castles().castling_rights().0,
            ep: NO_EP,
            turn: color_index(position.turn()) as u8,
        };
        if let Some(ep) = position.ep_square(EnPassantMode::PseudoLegal) {
            result.ep = u32::from(ep) as u8;
        }
        result
    }

    #[inline]
    pub(crate) fn us(&self) -> usize {
        usize::from(self.turn & 1)
    }

    #[inline]
    pub(crate) fn occupied(&self) -> u64 {
        self.color[0] | self.color[1]
    }

    #[inline]
    pub(crate) fn of(&self, color: usize, kind: u8) -> u64 {
        self.color[color & 1] & self.kind[usize::from(kind) % 6]
    }

    #[inline]
    pub(crate) fn king_square(&self, color: usize) -> u8 {
        first(self.of(color, KING))
    }

    #[inline]
    pub(crate) fn kind_at(&self, s: u8) -> Option<u8> {
        let mask = bit(s);
        (0..6).find(|&kind| self.kind[usize::from(kind)] & mask != 0)
    }

    /// Pieces of `color` that attack `s` over the given occupation.
    #[inline]
    pub(crate) fn attackers(&self, s: u8, color: usize, occupied: u64) -> u64 {
        let diagonal = self.kind[2] | self.kind[4];
        let straight = self.kind[3] | self.kind[4];
        let mut found =
            (knight(s) & self.kind[1]) | (king(s) & self.kind[5]) | (pawn(color ^ 1, s) & self.kind[0]);
        if diagonal & self.color[color & 1] != 0 {
            found |= bishop(s, occupied) & diagonal;
        }
        if straight & self.color[color & 1] != 0 {
            found |= rook(s, occupied) & straight;
        }
        found & self.color[color & 1]
    }

    #[inline]
    pub(crate) fn checkers(&self) -> u64 {
        let us = self.us();
        self.attackers(self.king_square(us), us ^ 1, self.occupied())
    }

    /// Every square `color` attacks, looking through the enemy king.
    pub(crate) fn danger(&self, color: usize) -> u64 {
        let occupied = self.occupied() & !self.of(color ^ 1, KING);
        let pawns = self.of(color, PAWN);
        const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
        const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let mut danger = if color == 0 {
            (pawns & NOT_A) << 7 | (pawns & NOT_H) << 9
        } else {
            (pawns & NOT_A) >> 9 | (pawns & NOT_H) >> 7
        };
        for s in Squares(self.of(color, KNIGHT)) {
            danger |= knight(s);
        }
        for s in Squares((self.kind[2] | self.kind[4]) & self.color[color & 1]) {
            danger |= bishop(s, occupied);
        }
        for s in Squares((self.kind[3] | self.kind[4]) & self.color[color & 1]) {
            danger |= rook(s, occupied);
        }
        danger | king(self.king_square(color))
    }

    /// Visits the legal moves, grouped by piece: `visit(kind, from, targets)`, until it returns true.
    /// Promotions appear once per target. Returns whether a visit stopped it.
    #[inline]
    pub(crate) fn moves(&self, mut visit: impl FnMut(u8, u8, u64) -> bool) -> bool {
        let us = self.us();
        let them = us ^ 1;
        let own = self.color[us];
        let enemy = self.color[them];
        let occupied = own | enemy;
        let king_square = self.king_square(us);
        let checkers = self.attackers(king_square, them, occupied);

        let king_targets = king(king_square) & !own;
        if king_targets != 0 {
            let safe = king_targets & !self.danger(them);
            if safe != 0 && visit(KING, king_square, safe) {
                return true;
            }
        }
        let mut allowed = !own;
        if checkers != 0 {
            if checkers & (checkers - 1) != 0 {
                return false;
            }
            allowed &= checkers | between(king_square, first(checkers));
        } else if self.castling & own != 0 {
            let targets = self.castling_targets(king_square);
            if targets != 0 && visit(KING, king_square, targets) {
                return true;
            }
        }

        let mut pinned = 0;
        let snipers = ((bishop(king_square, enemy) & (self.kind[2] | self.kind[4]))
            | (rook(king_square, enemy) & (self.kind[3] | self.kind[4])))
            & enemy;
        for sniper in Squares(snipers) {
            let blockers = between(king_square, sniper) & own;
            if blockers != 0 && blockers & (blockers - 1) == 0 {
                pinned |= blockers;
            }
        }

        for from in Squares(self.of(us, KNIGHT) & !pinned) {
            let targets = knight(from) & allowed;
            if targets != 0 && visit(KNIGHT, from, targets) {
                return true;
            }
        }
        for kind in [BISHOP, ROOK, QUEEN] {
            for from in Squares(self.of(us, kind)) {
                let mut targets = attacks_from(kind, us, from, occupied) & allowed;
                if pinned & bit(from) != 0 {
                    targets &= line(king_square, from);
                }
                if targets != 0 && visit(kind, from, targets) {
                    return true;
                }
            }
        }
        let start_rank = if us == 0 { 0x0000_0000_0000_ff00 } else { 0x00ff_0000_0000_0000 };
        for from in Squares(self.of(us, PAWN)) {
            let one = if us == 0 { bit(from) << 8 } else { bit(from) >> 8 };
            let mut targets = one & !occupied;
            if targets != 0 && bit(from) & start_rank != 0 {
                let two = if us == 0 { one << 8 } else { one >> 8 };
                targets |= two & !occupied;
            }
            targets |= pawn(us, from) & enemy;
            targets &= allowed;
            if self.ep < 64 && pawn(us, from) & bit(self.ep) != 0 && self.ep_is_legal(from) {
                targets |= bit(self.ep);
            }
            if pinned & bit(from) != 0 {
                targets &= line(king_square, from);
            }
            if targets != 0 && visit(PAWN, from, targets) {
                return true;
            }
        }
        false
    }

    /// Whether capturing en passant from `from` leaves the own king unattacked.
    fn ep_is_legal(&self, from: u8) -> bool {
        let us = self.us();
        let victim = self.ep ^ 8;
        let occupied = (self.occupied() ^ bit(from) ^ bit(victim)) | bit(self.ep);
        self.attackers(self.king_square(us), us ^ 1, occupied) & !bit(victim) == 0
    }

    /// Rooks with which the king, not in check, may castle now.
    fn castling_targets(&self, king_square: u8) -> u64 {
        let us = self.us();
        let mut targets = 0;
        for rook_square in Squares(self.castling & self.color[us]) {
            let (king_to, rook_to) = castling_squares(king_square, rook_square);
            let others = self.occupied() ^ bit(king_square) ^ bit(rook_square);
            let king_path = between(king_square, king_to) | bit(king_to);
            let rook_path = between(rook_square, rook_to) | bit(rook_to);
            if (king_path | rook_path) & others != 0 {
                continue;
            }
            let passed = (king_path | bit(king_square)) & !bit(king_to);
            let over = self.occupied() ^ bit(king_square);
            let safe_path = Squares(passed).all(|s| self.attackers(s, us ^ 1, over) == 0);
            if safe_path && self.attackers(king_to, us ^ 1, others | bit(rook_to)) == 0 {
                targets |= bit(rook_square);
            }
        }
        targets
    }

    #[inline]
    pub(crate) fn has_move(&self) -> bool {
        self.moves(|_, _, _| true)
    }

    /// Whether the side to move is checkmated.
    pub(crate) fn is_mate(&self) -> bool {
        self.checkers() != 0 && !self.has_move()
    }

    /// Visits every legal move singly, promotions expanded, until `visit` returns true.
    #[inline]
    pub(crate) fn steps(&self, mut visit: impl FnMut(Step) -> bool) -> bool {
        self.moves(|kind, from, targets| {
            Squares(targets).any(|to| {
                if kind == PAWN && bit(to) & PROMOTION != 0 {
                    [QUEEN, ROOK, BISHOP, KNIGHT]
                        .into_iter()
                        .any(|promotion| visit(Step { from, to, kind, promotion }))
                } else {
                    visit(Step { from, to, kind, promotion: PAWN })
                }
            })
        })
    }

    /// The position after a legal move.
    #[inline]
    pub(crate) fn after(&self, step: Step) -> Board {
        let mut next = *self;
        let us = self.us();
        let them = us ^ 1;
        let (from, to) = (bit(step.from), bit(step.to));
        next.turn ^= 1;
        next.ep = NO_EP;
        next.castling &= !(from | to);
        if step.kind == KING {
            next.castling &= !self.color[us];
            if self.color[us] & to != 0 {
                let (king_to, rook_to) = castling_squares(step.from, step.to);
                next.color[us] = (next.color[us] & !(from | to)) | bit(king_to) | bit(rook_to);
                next.kind[5] = (next.kind[5] & !from) | bit(king_to);
                next.kind[3] = (next.kind[3] & !to) | bit(rook_to);
                return next;
            }
        }
        if self.color[them] & to != 0 {
            next.color[them] &= !to;
            for kind in &mut next.kind[..5] {
                *kind &= !to;
            }
        }
        next.color[us] ^= from | to;
        next.kind[usize::from(step.kind) % 6] ^= from | to;
        if step.kind == PAWN {
            if step.to == self.ep {
                let victim = bit(self.ep ^ 8);
                next.color[them] &= !victim;
                next.kind[0] &= !victim;
            } else if step.from ^ step.to == 16 {
                let passed = (step.from + step.to) / 2;
                if pawn(us, passed) & next.of(them, PAWN) != 0 {
                    next.ep = passed;
                }
            }
            if step.promotion != PAWN {
                next.kind[0] ^= to;
                next.kind[usize::from(step.promotion) % 6] |= to;
            }
        }
        next
    }
}

/// Where king and rook stand after castling with the rook on `rook_square`.
fn castling_squares(king_square: u8, rook_square: u8) -> (u8, u8) {
    let rank = king_square & 56;
    if rook_square > king_square { (rank | 6, rank | 5) } else { (rank | 2, rank | 3) }
}

/// The solver's move as shakmaty writes it, in the position it is played from.
pub(crate) fn to_shakmaty(position: &Chess, step: Step) -> shakmaty::Move {
    let (from, to) = (square(step.from), square(step.to));
    let board = position.board();
    let role = role(step.kind);
    if step.kind == KING && board.by_color(position.turn()).contains(to) {
        return shakmaty::Move::Castle { king: from, rook: to };
    }
    if step.kind == PAWN && from.file() != to.file() && !board.occupied().contains(to) {
        return shakmaty::Move::EnPassant { from, to };
    }
    let promotion = (step.promotion != PAWN).then(|| self::role(step.promotion));
    shakmaty::Move::Normal { role, from, capture: board.role_at(to), to, promotion }
}

fn role(kind: u8) -> Role {
    match kind {
        PAWN => Role::Pawn,
        KNIGHT => Role::Knight,
        BISHOP => Role::Bishop,
        ROOK => Role::Rook,
        QUEEN => Role::Queen,
        _ => Role::King,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, fen::Fen};

    fn perft(board: &Board, depth: u32) -> u64 {
        let mut nodes = 0;
        board.steps(|step| {
            nodes += if depth <= 1 { 1 } else { perft(&board.after(step), depth - 1) };
            false
        });
        nodes
    }

    #[test]
    fn counts_the_same_moves_as_shakmaty() {
        for (fen, mode, depth) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", CastlingMode::Standard, 4),
            (
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                CastlingMode::Standard,
                3,
            ),
            ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", CastlingMode::Standard, 5),
            ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", CastlingMode::Standard, 4),
            ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", CastlingMode::Standard, 3),
            ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", CastlingMode::Chess960, 4),
            ("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", CastlingMode::Chess960, 3),
        ] {
            let position: Chess = fen.parse::<Fen>().unwrap().into_position(mode).unwrap();
            assert_eq!(perft(&Board::new(&position), depth), shakmaty::perft(&position, depth), "{fen}");
        }
    }
}
