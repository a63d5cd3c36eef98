//! Attack sets as plain 64-bit masks: square 0 is a1, bit 63 is h8, colour 0 is White.
//!
//! Slider attacks come from shakmaty's tables; everything here is total on `u8` squares because every
//! square is reduced modulo 64 before it is looked up.

use shakmaty::{Bitboard, Color, Square, attacks};

/// Kinds of piece, in the order of the masks in [`crate::board::Board`].
pub(crate) const PAWN: u8 = 0;
pub(crate) const KNIGHT: u8 = 1;
pub(crate) const BISHOP: u8 = 2;
pub(crate) const ROOK: u8 = 3;
pub(crate) const QUEEN: u8 = 4;
pub(crate) const KING: u8 = 5;

/// The 32 dark squares (a1 is dark).
pub(crate) const DARK: u64 = 0xaa55_aa55_aa55_aa55;
/// First and eighth rank: where a pawn promotes.
pub(crate) const PROMOTION: u64 = 0xff00_0000_0000_00ff;

pub(crate) fn square(s: u8) -> Square {
    Square::new(u32::from(s & 63))
}

pub(crate) const fn bit(s: u8) -> u64 {
    1u64 << (s & 63)
}

/// The lowest square of a mask; 0 for an empty mask.
pub(crate) const fn first(mask: u64) -> u8 {
    (mask.trailing_zeros() & 63) as u8
}

/// The squares of a mask, lowest first.
#[derive(Clone, Copy)]
pub(crate) struct Squares(pub(crate) u64);

impl Iterator for Squares {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let s = first(self.0);
        self.0 &= self.0 - 1;
        Some(s)
    }
}

const fn steps(deltas: &[(i8, i8)]) -> [u64; 64] {
    let mut table = [0u64; 64];
    let mut s = 0;
    while s < 64 {
        let (file, rank) = ((s % 8) as i8, (s / 8) as i8);
        let mut i = 0;
        while i < deltas.len() {
            let (f, r) = (file + deltas[i].0, rank + deltas[i].1);
            if f >= 0 && f < 8 && r >= 0 && r < 8 {
                table[s] |= 1u64 << (r * 8 + f);
            }
            i += 1;
        }
        s += 1;
    }
    table
}

const KNIGHT_STEPS: [u64; 64] =
    steps(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING_STEPS: [u64; 64] = steps(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
static PAWN_STEPS: [[u64; 64]; 2] = [steps(&[(-1, 1), (1, 1)]), steps(&[(-1, -1), (1, -1)])];

#[inline]
pub(crate) fn knight(s: u8) -> u64 {
    KNIGHT_STEPS[usize::from(s & 63)]
}

#[inline]
pub(crate) fn king(s: u8) -> u64 {
    KING_STEPS[usize::from(s & 63)]
}

/// Squares a pawn of `color` on `s` attacks.
#[inline]
pub(crate) fn pawn(color: usize, s: u8) -> u64 {
    PAWN_STEPS[color & 1][usize::from(s & 63)]
}

#[inline]
pub(crate) fn bishop(s: u8, occupied: u64) -> u64 {
    attacks::bishop_attacks(square(s), Bitboard(occupied)).0
}

#[inline]
pub(crate) fn rook(s: u8, occupied: u64) -> u64 {
    attacks::rook_attacks(square(s), Bitboard(occupied)).0
}

/// Squares attacked by a piece of this kind and colour from `s`, over the given occupation.
#[inline]
pub(crate) fn attacks_from(kind: u8, color: usize, s: u8, occupied: u64) -> u64 {
    match kind {
        PAWN => pawn(color, s),
        KNIGHT => knight(s),
        BISHOP => bishop(s, occupied),
        ROOK => rook(s, occupied),
        QUEEN => bishop(s, occupied) | rook(s, occupied),
        _ => king(s),
    }
}

/// Squares strictly between two squares on a common line, else empty.
#[inline]
pub(crate) fn between(a: u8, b: u8) -> u64 {
    attacks::between(square(a), square(b)).0
}

/// The whole line through two squares, else empty.
#[inline]
pub(crate) fn line(a: u8, b: u8) -> u64 {
    attacks::ray(square(a), square(b)).0
}

/// King steps between two squares of an empty board.
#[inline]
pub(crate) const fn distance(a: u8, b: u8) -> i32 {
    let file = ((a & 7) as i32 - (b & 7) as i32).abs();
    let rank = ((a >> 3) as i32 - (b >> 3) as i32).abs();
    if file > rank { file } else { rank }
}

/// Knight moves between two squares of an empty board.
#[inline]
pub(crate) fn knight_distance(a: u8, b: u8) -> u8 {
    KNIGHT_DISTANCES[usize::from(a & 63)][usize::from(b & 63)]
}

static KNIGHT_DISTANCES: [[u8; 64]; 64] = {
    let mut table = [[0u8; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut reached = 1u64 << from;
        let mut moves = 0;
        while reached != u64::MAX {
            moves += 1;
            let mut next = reached;
            let mut s = 0;
            while s < 64 {
                if reached >> s & 1 == 1 {
                    next |= KNIGHT_STEPS[s];
                }
                s += 1;
            }
            let mut s = 0;
            while s < 64 {
                if (next & !reached) >> s & 1 == 1 {
                    table[from][s] = moves;
                }
                s += 1;
            }
            reached = next;
        }
        from += 1;
    }
    table
};

pub(crate) fn color_index(color: Color) -> usize {
    match color {
        Color::White => 0,
        Color::Black => 1,
    }
}
