//! What a move costs in a search for a mate: nothing, if moves like it usually lead to one.

use crate::bits::{
    BISHOP, DARK, KING, KNIGHT, PAWN, Squares, bishop, bit, distance, king, knight_distance, pawn,
};
use crate::board::{Board, Step};

/// What counts as progress besides pawns, kings and knights on their way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plan {
    Plain,
    /// Bishops that come nearer to the corner.
    Bishops,
    /// Men given to a pawn of the other side, so that locked pawns come free.
    Unlock,
}

/// Prices moves: those that usually lead to a mate cost nothing, so that whole plans are looked at before
/// small deviations.
pub(crate) struct Guide {
    winner: usize,
    corner: u8,
    /// Where the winner's king and knights head for.
    king_target: u8,
    knight_target: u8,
    /// Where the loser's knights help, beside their king.
    knight_block: u8,
    /// Bishop moves to the corner or its neighbours past the pawns of the start; 0 everywhere if bishops
    /// are not guided.
    bishop_distance: [u8; 64],
    unlock: bool,
}

pub(crate) const PROGRESS: u32 = 0;
pub(crate) const NORMAL: u32 = 1;
pub(crate) const REGRESS: u32 = 4;

impl Guide {
    /// `choice` picks among the corners; 0 is the most promising.
    pub(crate) fn new(root: &Board, winner: usize, choice: usize, plan: Plan) -> Guide {
        let corner = corners(root, winner)[choice % 4];
        let inward = |s: u8, files: u8, ranks: u8| {
            let file = if s & 7 == 0 { files } else { 7 - files };
            let rank = if s >> 3 == 0 { ranks } else { 7 - ranks };
            rank * 8 + file
        };
        Guide {
            winner,
            corner,
            king_target: inward(corner, 1, 1),
            knight_target: inward(corner, 3, 3),
            knight_block: inward(corner, 1, 0),
            bishop_distance: if plan == Plan::Bishops { bishop_distances(root, corner) } else { [0; 64] },
            unlock: plan == Plan::Unlock,
        }
    }

    #[inline]
    pub(crate) fn price(&self, board: &Board, step: Step) -> u32 {
        let nearer = |target: u8| distance(step.to, target) < distance(step.from, target);
        let hops = |target: u8| knight_distance(step.to, target) < knight_distance(step.from, target);
        let glides = self.bishop_distance[usize::from(step.to & 63)]
            < self.bishop_distance[usize::from(step.from & 63)];
        let capture = board.occupied() & bit(step.to) != 0;
        if self.unlock {
            let taken_by_pawn = capture && step.kind == PAWN;
            let given = step.kind != KING
                && step.kind != PAWN
                && pawn(board.us(), step.to) & board.of(board.us() ^ 1, PAWN) != 0;
            if taken_by_pawn || given {
                return PROGRESS;
            }
        }
        if board.us() == self.winner {
            match step.kind {
                PAWN => PROGRESS,
                _ if capture => PROGRESS,
                KING if nearer(self.king_target) => PROGRESS,
                KNIGHT if hops(self.knight_target) => PROGRESS,
                BISHOP if glides => PROGRESS,
                _ => NORMAL,
            }
        } else {
            match step.kind {
                KING if nearer(self.corner) => PROGRESS,
                KNIGHT if hops(self.knight_block) => PROGRESS,
                BISHOP if glides => PROGRESS,
                _ if capture => REGRESS,
                _ => NORMAL,
            }
        }
    }
}

fn bishop_distances(root: &Board, corner: u8) -> [u8; 64] {
    let walls = root.kind[0];
    let mut table = [200; 64];
    let mut reached = bit(corner) | king(corner);
    let mut newest = reached;
    let mut moves = 0;
    while newest != 0 {
        let mut next = 0;
        for s in Squares(newest) {
            table[usize::from(s & 63)] = moves;
            if bit(s) & walls == 0 || moves == 0 {
                next |= bishop(s, walls) & !walls;
            }
        }
        newest = next & !reached;
        reached |= next;
        moves += 1;
    }
    table
}

/// Corners where the winner's pawns promote come first, and among them the one the winner's bishops can
/// attack, or whose neighbours the loser's bishops can block.
fn corners(board: &Board, winner: usize) -> [u8; 4] {
    let (own, other) = (board.of(winner, BISHOP), board.of(winner ^ 1, BISHOP));
    let dark = own & DARK != 0 || (own == 0 && other & !DARK != 0);
    // a1 and h8 are dark.
    let far: [u8; 2] = if winner == 0 { [63, 56] } else { [0, 7] };
    let near: [u8; 2] = if winner == 0 { [0, 7] } else { [63, 56] };
    let (first, second) = if dark { (0, 1) } else { (1, 0) };
    [far[first], near[first], far[second], near[second]]
}
