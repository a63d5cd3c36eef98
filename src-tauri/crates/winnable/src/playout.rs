//! Greedy cooperative play: both sides steer the losing king into a corner until a mate turns up.
//!
//! Deterministic: ties are broken by a small generator that starts from a constant.

use crate::bits::{
    BISHOP, KING, KNIGHT, PAWN, PROMOTION, QUEEN, ROOK, Squares, bishop, bit, distance, first, knight, line,
    pawn, rook,
};
use crate::board::{Board, Step};

/// What one call may spend.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    pub(crate) tries: u32,
    pub(crate) plies: u32,
}

/// Looks for a mate by `winner`; on success `line` holds the moves. Adds the plies played to `nodes`.
pub(crate) fn find_mate(
    root: &Board,
    winner: usize,
    effort: Effort,
    nodes: &mut u64,
    line: &mut Vec<Step>,
) -> bool {
    let corners = corner_order(root, winner);
    let mut noise = Noise(0x9e37_79b9_7f4a_7c15);
    for attempt in 0..effort.tries {
        line.clear();
        let corner = corners[attempt as usize % 4];
        if play(root, winner, corner, effort.plies, &mut noise, nodes, line) {
            return true;
        }
    }
    line.clear();
    false
}

struct Noise(u64);

impl Noise {
    #[inline]
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

/// Corners, the most promising first: near both kings, and of the colour of the winner's bishops when
/// they have nothing stronger.
pub(crate) fn corner_order(board: &Board, winner: usize) -> [u8; 4] {
    let loser_king = board.king_square(winner ^ 1);
    let winner_king = board.king_square(winner);
    let strong = board.color[winner] & (board.kind[0] | board.kind[3] | board.kind[4]) != 0;
    let bishops = board.of(winner, BISHOP);
    let mut corners = [0u8, 7, 56, 63];
    corners.sort_by_key(|&corner| {
        let mut key = 2 * distance(loser_king, corner) + distance(winner_king, corner);
        if !strong && bishops != 0 && bishop(corner, 0) & bishops == 0 && !same_color(corner, bishops) {
            key += 100;
        }
        key
    });
    corners
}

fn same_color(s: u8, mask: u64) -> bool {
    let dark = bit(s) & crate::bits::DARK != 0;
    if dark { mask & crate::bits::DARK != 0 } else { mask & !crate::bits::DARK != 0 }
}

/// Squares from which a piece of each kind would check the king on `k`.
struct CheckSquares {
    by_kind: [u64; 6],
    discoverers: u64,
    king: u8,
}

impl CheckSquares {
    #[inline]
    fn new(board: &Board, winner: usize) -> CheckSquares {
        let k = board.king_square(winner ^ 1);
        let occupied = board.occupied();
        let own = board.color[winner];
        let diagonal = bishop(k, occupied);
        let straight = rook(k, occupied);
        let mut discoverers = 0;
        let sliders = ((bishop(k, 0) & (board.kind[2] | board.kind[4]))
            | (rook(k, 0) & (board.kind[3] | board.kind[4])))
            & own
            & !(diagonal | straight);
        for slider in Squares(sliders) {
            let on_way = crate::bits::between(k, slider) & occupied;
            if on_way & (on_way - 1) == 0 {
                discoverers |= on_way & own;
            }
        }
        CheckSquares {
            by_kind: [pawn(winner ^ 1, k), knight(k), diagonal, straight, diagonal | straight, 0],
            discoverers,
            king: k,
        }
    }

    #[inline]
    fn checking(&self, kind: u8, from: u8, targets: u64) -> u64 {
        let direct = targets & self.by_kind[usize::from(kind) % 6];
        if self.discoverers & bit(from) != 0 {
            return direct | (targets & !line(self.king, from));
        }
        direct
    }
}

fn play(
    root: &Board,
    winner: usize,
    corner: u8,
    plies: u32,
    noise: &mut Noise,
    nodes: &mut u64,
    line: &mut Vec<Step>,
) -> bool {
    let mut board = *root;
    for _ in 0..plies {
        *nodes += 1;
        let chosen = if board.us() == winner {
            match winner_move(&board, winner, corner, noise) {
                Choice::Mate(step) => {
                    line.push(step);
                    return true;
                }
                Choice::Move(step) => step,
                Choice::None => return false,
            }
        } else {
            match loser_move(&board, winner, corner, noise) {
                Some(step) => step,
                None => return false,
            }
        };
        line.push(chosen);
        board = board.after(chosen);
        if crate::material::lemma(&board, winner).is_some() {
            return false;
        }
    }
    false
}

/// What the winner still needs, which decides where everybody goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Plan {
    /// A queen or rook is there: the kings meet in the corner.
    Heavy,
    /// Only a pawn can become one: the king clears its way.
    Promote { obstacle: u8 },
    /// Minor pieces only: the loser must help by blocking his own king.
    Minor,
}

impl Plan {
    #[inline]
    fn new(board: &Board, winner: usize) -> Plan {
        let own = board.color[winner];
        if own & (board.kind[3] | board.kind[4]) != 0 {
            return Plan::Heavy;
        }
        let pawns = own & board.kind[0];
        if pawns == 0 {
            return Plan::Minor;
        }
        // The pawn furthest on; what stands before it, or the square itself.
        let leader = if winner == 0 { 63 - pawns.leading_zeros() as u8 } else { first(pawns) };
        let mut ahead = leader;
        while (8..56).contains(&ahead) {
            ahead = if winner == 0 { ahead + 8 } else { ahead - 8 };
            if board.color[winner ^ 1] & bit(ahead) != 0 {
                break;
            }
        }
        Plan::Promote { obstacle: ahead }
    }
}

enum Choice {
    Mate(Step),
    Move(Step),
    None,
}

const CAPTURE_GAIN: [i32; 6] = [6, 10, 10, 20, 30, 0];

#[inline]
fn winner_move(board: &Board, winner: usize, corner: u8, noise: &mut Noise) -> Choice {
    let checks = CheckSquares::new(board, winner);
    let enemy = board.color[winner ^ 1];
    let plan = Plan::new(board, winner);
    let mut mate = None;
    let mut best = (i32::MIN, Step::default());
    let mut second = best;
    let dice = noise.next();
    board.moves(|kind, from, targets| {
        let checking = checks.checking(kind, from, targets);
        for to in Squares(checking) {
            let promotion = if kind == PAWN && bit(to) & PROMOTION != 0 { QUEEN } else { PAWN };
            let step = Step { from, to, kind, promotion };
            if board.after(step).is_mate() {
                mate = Some(step);
                return true;
            }
        }
        if kind == PAWN && targets & PROMOTION != 0 {
            // A queen may mate, or a knight; check squares above were the pawn's own.
            for to in Squares(targets & PROMOTION) {
                for promotion in [QUEEN, KNIGHT] {
                    let step = Step { from, to, kind, promotion };
                    if board.after(step).is_mate() {
                        mate = Some(step);
                        return true;
                    }
                }
            }
        }
        for to in Squares(targets) {
            let mut score = (dice.rotate_left(u32::from(to ^ from.wrapping_mul(7))) & 7) as i32;
            if enemy & bit(to) != 0
                && let Some(victim) = board.kind_at(to)
            {
                score += CAPTURE_GAIN[usize::from(victim) % 6];
            }
            if checking & bit(to) != 0 {
                score -= 12;
            }
            match kind {
                PAWN => {
                    let rank = if winner == 0 { to >> 3 } else { 7 - (to >> 3) };
                    score += if plan == Plan::Heavy { 2 } else { 14 + i32::from(rank) * 3 };
                    if bit(to) & PROMOTION != 0 {
                        score += 60;
                    }
                }
                KING => {
                    score += if let Plan::Promote { obstacle } = plan {
                        8 * (distance(from, obstacle) - distance(to, obstacle))
                    } else {
                        10 * (approach(from, corner) - approach(to, corner))
                    };
                }
                KNIGHT => score += 3 * (distance(from, corner) - distance(to, corner)),
                _ => {}
            }
            if score > best.0 {
                second = best;
                let promotion = if kind == PAWN && bit(to) & PROMOTION != 0 { QUEEN } else { PAWN };
                best = (score, Step { from, to, kind, promotion });
            } else if score > second.0 {
                let promotion = if kind == PAWN && bit(to) & PROMOTION != 0 { QUEEN } else { PAWN };
                second = (score, Step { from, to, kind, promotion });
            }
        }
        false
    });
    if let Some(step) = mate {
        return Choice::Mate(step);
    }
    if best.0 == i32::MIN {
        return Choice::None;
    }
    if enemy.count_ones() <= 4 && second.0 > i32::MIN && !board.after(best.1).has_move() {
        return Choice::Move(second.1);
    }
    Choice::Move(best.1)
}

/// How far the winner's king is from helping in the corner: best two steps away, diagonally offset.
#[inline]
fn approach(s: u8, corner: u8) -> i32 {
    let file = i32::from((s & 7).abs_diff(corner & 7));
    let rank = i32::from((s >> 3).abs_diff(corner >> 3));
    let (near, far) = if file < rank { (file, rank) } else { (rank, file) };
    (far - 2).abs() * 2 + (near - 1).abs()
}

#[inline]
fn loser_move(board: &Board, winner: usize, corner: u8, noise: &mut Noise) -> Option<Step> {
    let prey = board.color[winner];
    let plan = Plan::new(board, winner);
    let mut best = (i32::MIN, Step::default());
    let dice = noise.next();
    board.moves(|kind, from, targets| {
        for to in Squares(targets) {
            let mut score = (dice.rotate_left(u32::from(to ^ from.wrapping_mul(7))) & 7) as i32;
            if prey & bit(to) != 0 && kind != KING {
                score -= 40;
            } else if prey & bit(to) != 0 {
                score -= 30;
            }
            match kind {
                KING => {
                    score += 12 * (distance(from, corner) - distance(to, corner));
                    let bent = |s: u8| {
                        i32::from((s & 7).abs_diff(corner & 7)) + i32::from((s >> 3).abs_diff(corner >> 3))
                    };
                    score += 3 * (bent(from) - bent(to));
                }
                PAWN if plan == Plan::Minor => score += 6,
                PAWN => score -= 4,
                _ if plan == Plan::Minor => {
                    score +=
                        14 * (i32::from(distance(to, corner) == 1) - i32::from(distance(from, corner) == 1));
                }
                _ => {}
            }
            if score > best.0 {
                let promotion = if kind == PAWN && bit(to) & PROMOTION != 0 {
                    [KNIGHT, BISHOP, ROOK, KNIGHT][(dice >> 40) as usize & 3]
                } else {
                    PAWN
                };
                best = (score, Step { from, to, kind, promotion });
            }
        }
        false
    });
    (best.0 > i32::MIN).then_some(best.1)
}
