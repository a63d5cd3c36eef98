//! A mate search that goes deep along plans: depth first, again and again with a higher allowance for
//! moves that are no progress.

use crate::board::{Board, Step};
use crate::guide::{Guide, NORMAL, PROGRESS, Plan};
use crate::material::lemma;
use crate::packed::Packed;

/// Longest line looked at, in plies.
const LONGEST: usize = 160;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowance {
    /// Nodes in one pass, for each unit of depth.
    pub(crate) nodes_per_depth: u64,
    /// Nodes in all.
    pub(crate) nodes: u64,
    /// Entries of the table of positions seen, a power of two, as a logarithm.
    pub(crate) table_bits: u32,
    pub(crate) plan: Plan,
}

/// Looks for a mate by `winner`; adds to `nodes` the moves tried. Finding none proves nothing.
pub(crate) fn find_mate(
    root: &Board,
    winner: usize,
    corner: usize,
    allowance: Allowance,
    nodes: &mut u64,
    keep_going: &mut dyn FnMut(u64) -> bool,
) -> Option<Vec<Step>> {
    let mut search = Search {
        winner,
        guide: Guide::new(root, winner, corner, allowance.plan),
        table: vec![(0, 0); 1 << allowance.table_bits.min(28)],
        line: Vec::with_capacity(LONGEST),
        tried: 0,
        pass_end: 0,
        before: *nodes,
        keep_going,
        stopped: false,
    };
    for depth in 1..=128u64 {
        search.line.clear();
        search.pass_end = (search.tried + depth * allowance.nodes_per_depth).min(allowance.nodes);
        if search.pass(root, depth as u32, false) {
            *nodes += search.tried;
            return Some(search.line);
        }
        if search.tried >= allowance.nodes || search.stopped {
            break;
        }
    }
    *nodes += search.tried;
    None
}

struct Search<'a> {
    winner: usize,
    guide: Guide,
    /// Hash of a position and the depth left when it was last searched; collisions only lose lines.
    table: Vec<(u64, u32)>,
    line: Vec<Step>,
    tried: u64,
    pass_end: u64,
    /// Nodes spent before this search.
    before: u64,
    keep_going: &'a mut dyn FnMut(u64) -> bool,
    stopped: bool,
}

impl Search<'_> {
    fn pass(&mut self, board: &Board, left: u32, free: bool) -> bool {
        let Some(packed) = Packed::new(board) else { return false };
        let hash = packed.hash();
        let slot = hash as usize & (self.table.len() - 1);
        if let Some(&(known, depth)) = self.table.get(slot)
            && known == hash
            && depth >= left
        {
            return false;
        }
        if left == 0 || self.line.len() >= LONGEST {
            return false;
        }
        if let Some(entry) = self.table.get_mut(slot) {
            *entry = (hash, left);
        }
        let winner_moves = board.us() == self.winner;
        board.steps(|step| {
            self.tried += 1;
            if self.tried.is_multiple_of(1 << 16) && !(self.keep_going)(self.before + self.tried) {
                self.stopped = true;
                self.pass_end = 0;
            }
            if self.tried > self.pass_end {
                return true;
            }
            let price = self.guide.price(board, step);
            let next = board.after(step);
            self.line.push(step);
            if winner_moves {
                if next.checkers() != 0 && !next.has_move() {
                    return true;
                }
            } else if lemma(&next, self.winner).is_some() {
                self.line.pop();
                return false;
            }
            let cost = if free && price == NORMAL { PROGRESS } else { price };
            if self.pass(&next, left.saturating_sub(cost), price == PROGRESS) {
                return true;
            }
            if self.tried > self.pass_end {
                return true;
            }
            self.line.pop();
            false
        }) && self.tried <= self.pass_end
    }
}
