//! A position in 32 bytes, exact: two positions are equal if and only if their packed forms are.

use crate::bits::{bit, first};
use crate::board::{Board, NO_EP};

/// Four bit planes. Planes 0 to 2 hold the kind (1 to 6, 0 for empty, 7 for a rook that may castle or the
/// pawn that may be captured en passant); plane 3 the colour, inverted when Black is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Packed([u64; 4]);

impl Packed {
    /// Nothing for a board without an empty square, where the side to move could not be told.
    #[inline]
    pub(crate) fn new(board: &Board) -> Option<Packed> {
        let [p, n, b, r, q, k] = board.kind;
        let mut special = board.castling;
        if board.ep != NO_EP {
            special |= bit(board.ep ^ 8);
        }
        if board.occupied() == u64::MAX {
            return None;
        }
        let side = if board.turn == 0 { board.color[1] } else { !board.color[1] };
        // Kinds are numbered 1 to 6: pawn 001, knight 010, bishop 011, rook 100, queen 101, king 110.
        Some(Packed([p | b | q | special, n | b | k | special, r | q | k | special, side]))
    }

    #[inline]
    pub(crate) fn board(&self) -> Board {
        let [a, b, c, side] = self.0;
        let occupied = a | b | c;
        let black_to_move = side & !occupied != 0;
        let black = if black_to_move { !side } else { side } & occupied;
        let special = a & b & c;
        const BACK_RANKS: u64 = 0xff00_0000_0000_00ff;
        let castling = special & BACK_RANKS;
        let passant = special & !BACK_RANKS;
        Board {
            color: [occupied & !black, black],
            kind: [
                (a & !b & !c) | passant,
                !a & b & !c,
                a & b & !c,
                (!a & !b & c) | castling,
                a & !b & c,
                !a & b & c,
            ],
            castling,
            ep: if passant == 0 { NO_EP } else { first(passant) ^ 8 },
            turn: u8::from(black_to_move),
        }
    }

    /// The planes.
    pub(crate) fn words(&self) -> [u64; 4] {
        self.0
    }

    #[inline]
    pub(crate) fn hash(&self) -> u64 {
        let mut h = 0u64;
        for word in self.0 {
            h = (h ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            h ^= h >> 29;
        }
        h
    }
}

/// A growing set of positions, numbered in the order they were added.
pub(crate) struct PositionSet {
    positions: Vec<Packed>,
    /// Number of a position plus one, or 0; its length is a power of two.
    slots: Vec<u32>,
}

impl PositionSet {
    pub(crate) fn new() -> PositionSet {
        PositionSet { positions: Vec::new(), slots: vec![0; 256] }
    }

    pub(crate) fn len(&self) -> usize {
        self.positions.len()
    }

    pub(crate) fn get(&self, number: u32) -> Option<Packed> {
        self.positions.get(number as usize).copied()
    }

    /// Adds a position: its number, as an error if it was known.
    #[inline]
    pub(crate) fn insert(&mut self, packed: Packed) -> Result<u32, u32> {
        let slot = match self.find(&packed) {
            Ok(slot) => return Err(self.slots[slot] - 1),
            Err(slot) => slot,
        };
        let number = self.positions.len() as u32;
        self.positions.push(packed);
        self.slots[slot] = number + 1;
        if self.positions.len() * 2 > self.slots.len() {
            self.grow();
        }
        Ok(number)
    }

    /// The slot that holds the position, or the free slot where it belongs.
    #[inline]
    fn find(&self, packed: &Packed) -> Result<usize, usize> {
        let mask = self.slots.len() - 1;
        let mut slot = packed.hash() as usize & mask;
        loop {
            match self.slots[slot] {
                0 => return Err(slot),
                number if self.positions[number as usize - 1] == *packed => return Ok(slot),
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    fn grow(&mut self) {
        self.slots = vec![0; self.slots.len() * 2];
        let mask = self.slots.len() - 1;
        for (number, packed) in (1u32..).zip(&self.positions) {
            let mut slot = packed.hash() as usize & mask;
            while self.slots[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            self.slots[slot] = number;
        }
    }

    pub(crate) fn into_positions(self) -> Vec<Packed> {
        self.positions
    }
}
