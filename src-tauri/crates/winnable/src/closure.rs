//! Every position that can follow, explored best first until a mate turns up or nothing is left.

use crate::bits::{KING, KNIGHT, PAWN, PROMOTION, bit, distance};
use crate::board::{Board, Step};
use crate::material::lemma;
use crate::packed::{Packed, PositionSet};

pub(crate) enum Exploration {
    Mate(Vec<Step>),
    /// Every reachable position, none of them mate.
    Closed(Vec<Packed>),
    /// The limit was reached first.
    Open,
}

/// Explores what is reachable from `root` until `limit` positions are known. Adds to `nodes` the
/// positions expanded. `keep_going` is asked every 1024 of them.
pub(crate) fn explore(
    root: &Board,
    winner: usize,
    limit: usize,
    nodes: &mut u64,
    keep_going: &mut dyn FnMut(u64) -> bool,
) -> Exploration {
    let Some(packed) = Packed::new(root) else { return Exploration::Open };
    let mut set = PositionSet::new();
    let mut parents: Vec<u32> = Vec::new();
    let mut queue = Queue::new();
    let guide = Guide::new(root, winner);
    set.insert(packed);
    parents.push(u32::MAX);
    queue.push(0, 0);
    while let Some((number, cost)) = queue.pop() {
        let Some(packed) = set.get(number) else { continue };
        let board = packed.board();
        *nodes += 1;
        if nodes.is_multiple_of(1024) && !keep_going(*nodes) {
            return Exploration::Open;
        }
        let winner_moves = board.us() == winner;
        let mut mate = None;
        let full = board.steps(|step| {
            let next = board.after(step);
            let Some(packed) = Packed::new(&next) else { return true };
            let Some(new) = set.insert(packed) else { return false };
            parents.push(number);
            if winner_moves && next.checkers() != 0 && !next.has_move() {
                mate = Some(step);
                return true;
            }
            if lemma(&next, winner).is_none() {
                queue.push(new, cost + guide.price(&board, step));
            }
            set.len() >= limit
        });
        if let Some(step) = mate {
            let mut line = line_to(&set, &parents, number);
            line.push(step);
            return Exploration::Mate(line);
        }
        if full {
            return Exploration::Open;
        }
    }
    Exploration::Closed(set.into_positions())
}

/// The moves that led to position `number`.
fn line_to(set: &PositionSet, parents: &[u32], number: u32) -> Vec<Step> {
    let mut line = Vec::new();
    let mut current = number;
    while let Some(&parent) = parents.get(current as usize) {
        let (Some(before), Some(after)) = (set.get(parent), set.get(current)) else { break };
        let board = before.board();
        board.steps(|step| {
            let found = Packed::new(&board.after(step)) == Some(after);
            if found {
                line.push(step);
            }
            found
        });
        current = parent;
    }
    line.reverse();
    line
}

/// Positions waiting, cheapest first, in the order of arrival within a price.
struct Queue {
    buckets: Vec<Vec<u32>>,
    /// How much of each bucket is taken.
    taken: Vec<usize>,
    lowest: usize,
}

const BUCKETS: usize = 4096;

impl Queue {
    fn new() -> Queue {
        Queue { buckets: Vec::new(), taken: Vec::new(), lowest: 0 }
    }

    fn push(&mut self, number: u32, price: u32) {
        let bucket = (price as usize).min(BUCKETS);
        if bucket >= self.buckets.len() {
            self.buckets.resize_with(bucket + 1, Vec::new);
            self.taken.resize(bucket + 1, 0);
        }
        self.buckets[bucket].push(number);
        self.lowest = self.lowest.min(bucket);
    }

    fn pop(&mut self) -> Option<(u32, u32)> {
        while let Some(bucket) = self.buckets.get(self.lowest) {
            let taken = &mut self.taken[self.lowest];
            if let Some(&number) = bucket.get(*taken) {
                *taken += 1;
                return Some((number, self.lowest as u32));
            }
            self.buckets[self.lowest] = Vec::new();
            *taken = 0;
            self.lowest += 1;
        }
        None
    }
}

/// Prices moves: what usually leads to a mate is cheap, so that it is looked at first.
struct Guide {
    winner: usize,
    corner: u8,
}

impl Guide {
    fn new(root: &Board, winner: usize) -> Guide {
        Guide { winner, corner: crate::playout::corner_order(root, winner)[0] }
    }

    #[inline]
    fn price(&self, board: &Board, step: Step) -> u32 {
        let capture = board.occupied() & bit(step.to) != 0;
        let nearer = |from: u8, to: u8| distance(to, self.corner) < distance(from, self.corner);
        if board.us() == self.winner {
            match step.kind {
                PAWN if bit(step.to) & PROMOTION != 0 => 0,
                PAWN => 1,
                _ if capture => 1,
                KING | KNIGHT if nearer(step.from, step.to) => 1,
                _ => 3,
            }
        } else {
            match step.kind {
                KING if nearer(step.from, step.to) => 1,
                _ if capture => 6,
                PAWN => 4,
                _ => 3,
            }
        }
    }
}
