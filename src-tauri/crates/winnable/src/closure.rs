//! Every position that can follow, explored best first until a mate turns up or nothing is left.

use crate::board::{Board, Step};
use crate::guide::{Guide, NORMAL, PROGRESS, Plan};
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
    corner: usize,
    limit: usize,
    nodes: &mut u64,
    keep_going: &mut dyn FnMut(u64) -> bool,
) -> Exploration {
    let Some(packed) = Packed::new(root) else { return Exploration::Open };
    let mut set = PositionSet::new();
    let mut notes: Vec<Note> = Vec::new();
    let mut queue = Queue::new();
    let guide = Guide::new(root, winner, corner, Plan::Plain);
    if set.insert(packed).is_err() {
        return Exploration::Open;
    }
    notes.push(Note { parent: u32::MAX, price: 0, free: false, expanded: false });
    queue.push(0, 0);
    while let Some((number, price)) = queue.pop() {
        let (Some(packed), Some(note)) = (set.get(number), notes.get_mut(number as usize)) else { continue };
        if note.expanded || u32::from(note.price) != price {
            continue;
        }
        note.expanded = true;
        let free = note.free;
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
            let cost = guide.price(&board, step);
            let total = (price + if free && cost == NORMAL { PROGRESS } else { cost }).min(HIGHEST_PRICE);
            let note = Note { parent: number, price: total as u16, free: cost == PROGRESS, expanded: false };
            match set.insert(packed) {
                Ok(new) => {
                    notes.push(note);
                    if winner_moves && next.checkers() != 0 && !next.has_move() {
                        mate = Some(step);
                        return true;
                    }
                    if lemma(&next, winner).is_none() {
                        queue.push(new, total);
                    }
                }
                Err(known) => {
                    if let Some(old) = notes.get_mut(known as usize)
                        && !old.expanded
                        && total < u32::from(old.price)
                    {
                        *old = note;
                        if lemma(&next, winner).is_none() {
                            queue.push(known, total);
                        }
                    }
                }
            }
            set.len() >= limit
        });
        if let Some(step) = mate {
            let mut line = line_to(&set, &notes, number);
            line.push(step);
            return Exploration::Mate(line);
        }
        if full {
            return Exploration::Open;
        }
    }
    Exploration::Closed(set.into_positions())
}

/// What is known about a position of the set besides the position.
#[derive(Clone, Copy)]
struct Note {
    parent: u32,
    price: u16,
    /// Whether it was reached by progress, so that a normal reply costs nothing.
    free: bool,
    expanded: bool,
}

/// The moves that led to position `number`.
fn line_to(set: &PositionSet, notes: &[Note], number: u32) -> Vec<Step> {
    let mut line = Vec::new();
    let mut current = number;
    while let Some(&Note { parent, .. }) = notes.get(current as usize) {
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

/// Positions waiting, cheapest first and, within a price, the latest first.
struct Queue {
    buckets: Vec<Vec<u32>>,
    lowest: usize,
}

/// Prices above this are not told apart.
const HIGHEST_PRICE: u32 = 4096;

impl Queue {
    fn new() -> Queue {
        Queue { buckets: Vec::new(), lowest: 0 }
    }

    fn push(&mut self, number: u32, price: u32) {
        let bucket = price.min(HIGHEST_PRICE) as usize;
        if bucket >= self.buckets.len() {
            self.buckets.resize_with(bucket + 1, Vec::new);
        }
        if let Some(waiting) = self.buckets.get_mut(bucket) {
            waiting.push(number);
        }
        self.lowest = self.lowest.min(bucket);
    }

    fn pop(&mut self) -> Option<(u32, u32)> {
        while let Some(bucket) = self.buckets.get_mut(self.lowest) {
            if let Some(number) = bucket.pop() {
                return Some((number, self.lowest as u32));
            }
            self.lowest += 1;
        }
        None
    }
}
