//! A situation: many positions at once, described by one region of squares for every man on the board.
//!
//! A position belongs to a situation if each of its men stands somewhere in its own region. What a move can
//! do to a situation is over-estimated, never under-estimated: every legal move of every position in it
//! leads to a position in one of its [`successors`].

use std::cell::Cell;

use crate::bits::{
    BISHOP, DARK, KING, KNIGHT, PAWN, PROMOTION, QUEEN, ROOK, Squares, attacks_from, between, bit, first,
    pawn,
};
use crate::board::{Board, NO_EP};

/// Men a situation can hold.
pub(crate) const MEN: usize = 32;

/// Region of a man that has been captured.
const GONE: u64 = 0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    White,
    Black,
    Either,
}

impl Turn {
    pub(crate) fn of(color: usize) -> Turn {
        if color == 0 { Turn::White } else { Turn::Black }
    }

    pub(crate) fn allows(self, color: usize) -> bool {
        match self {
            Turn::Either => true,
            Turn::White => color == 0,
            Turn::Black => color == 1,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Situation {
    /// Where each man may stand; empty once it is captured.
    pub(crate) region: [u64; MEN],
    pub(crate) kind: [u8; MEN],
    pub(crate) turn: Turn,
    pub(crate) ep: u8,
}

/// What stays the same in all situations of one analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cast {
    pub(crate) count: usize,
    pub(crate) color: [u8; MEN],
    pub(crate) king: [usize; 2],
    /// Men that are rooks with the right to castle at the start, as a mask over men.
    pub(crate) castling: u32,
    /// Men that are pawns at the start, as a mask over men.
    pub(crate) was_pawn: u32,
    pub(crate) home: [u8; MEN],
    /// For each man the next one like it: of the same colour, kind and, for bishops, colour of square. Men
    /// alike may exchange names. `MEN` if there is none, and always for kings, pawns and rooks that may castle.
    pub(crate) like: [usize; MEN],
    /// Moves looked at so far, for the budget.
    pub(crate) looked_at: Cell<u64>,
    /// How many of them may be.
    pub(crate) limit: u64,
}

impl Cast {
    /// Whether the budget is used up. What was found so far is then incomplete.
    pub(crate) fn is_spent(&self) -> bool {
        self.looked_at.get() > self.limit
    }
}

/// One thing that may happen: `man` goes from `from` to `to`.
#[derive(Clone, Copy)]
pub(crate) struct Event {
    pub(crate) man: usize,
    pub(crate) from: u8,
    pub(crate) to: u8,
    /// Castling: two men move at once.
    pub(crate) castles: bool,
    /// The man captured.
    pub(crate) victim: Option<usize>,
}

/// The root as a situation in which every man stands on one square.
pub(crate) fn exact(board: &Board) -> Option<(Cast, Situation)> {
    let count = board.occupied().count_ones() as usize;
    if count > MEN {
        return None;
    }
    let mut cast = Cast {
        count,
        color: [0; MEN],
        king: [0; 2],
        castling: 0,
        was_pawn: 0,
        home: [0; MEN],
        like: [MEN; MEN],
        looked_at: Cell::new(0),
        limit: u64::MAX,
    };
    let mut situation =
        Situation { region: [GONE; MEN], kind: [PAWN; MEN], turn: Turn::of(board.us()), ep: board.ep };
    for (man, s) in Squares(board.occupied()).enumerate() {
        let kind = board.kind_at(s)?;
        let color = usize::from(board.color[1] & bit(s) != 0);
        situation.region[man] = bit(s);
        situation.kind[man] = kind;
        cast.color[man] = color as u8;
        cast.home[man] = s;
        if kind == KING {
            cast.king[color] = man;
        }
        if kind == PAWN {
            cast.was_pawn |= 1 << man;
        }
        if board.castling & bit(s) != 0 {
            cast.castling |= 1 << man;
        }
    }
    Some((cast, situation))
}

/// Finds men that are alike; men that are followed exactly are not like others.
pub(crate) fn pair_up(cast: &mut Cast, start: &Situation, focus: u32) {
    for man in 0..cast.count {
        let kind = start.kind[man];
        let unique = matches!(kind, KING | PAWN) || cast.castling >> man & 1 == 1;
        let shade = |m: usize| kind == BISHOP && bit(cast.home[m]) & DARK != 0;
        let next = (man + 1..cast.count).find(|&other| {
            start.kind[other] == kind
                && cast.color[other] == cast.color[man]
                && cast.castling >> other & 1 == 0
                && shade(other) == shade(man)
                && focus >> other & 1 == focus >> man & 1
        });
        cast.like[man] = next.filter(|_| !unique).unwrap_or(MEN);
    }
}

/// Lets men that are alike exchange names, so that those captured are the last of them: which of them it
/// was makes no difference to the positions a situation describes.
pub(crate) fn rename(cast: &Cast, situation: &mut Situation) {
    for man in 0..cast.count {
        let like = cast.like[man];
        if like < cast.count && situation.region[man] == GONE {
            situation.region.swap(man, like);
        }
    }
}

/// Squares that are occupied whatever happened: regions of a single square.
pub(crate) fn certainly_occupied(cast: &Cast, situation: &Situation) -> u64 {
    let mut mask = 0;
    for region in &situation.region[..cast.count] {
        if region.is_power_of_two() {
            mask |= region;
        }
    }
    mask
}

/// Visits what `man` may do next in a situation; `visit` gets the event and the situation after it, with
/// the turn passed on exactly. Reversible moves into `known` are not visited. Stops when `visit` returns
/// true; returns whether it did, or the budget is used up.
pub(crate) fn successors(
    cast: &Cast,
    situation: &Situation,
    man: usize,
    known: u64,
    visit: &mut dyn FnMut(&Event, &Situation) -> bool,
) -> bool {
    if situation.region[man] == GONE || !situation.turn.allows(usize::from(cast.color[man])) {
        return false;
    }
    let fixed = certainly_occupied(cast, situation);
    for from in Squares(situation.region[man]) {
        if cast.is_spent() || moves_from(cast, situation, man, from, fixed, known, visit) {
            return true;
        }
    }
    situation.kind[man] == KING && castling(cast, situation, man, visit)
}

/// Widens the regions of a situation in which either side may be to move, until no reversible move of a
/// man outside the focus leaves them. False if the budget did not suffice.
pub(crate) fn widen(cast: &Cast, situation: &mut Situation, focus: u32) -> bool {
    let mut grown = true;
    while grown {
        grown = false;
        let fixed = certainly_occupied(cast, situation);
        for man in (0..cast.count).filter(|&man| focus >> man & 1 == 0) {
            let kind = situation.kind[man];
            if kind == PAWN {
                continue;
            }
            let color = usize::from(cast.color[man]);
            let mut todo = situation.region[man];
            while todo != 0 {
                let from = first(todo);
                todo &= todo - 1;
                let targets = attacks_from(kind, color, from, fixed & !bit(from)) & !situation.region[man];
                for to in Squares(targets) {
                    let way = between(from, to) | bit(from) | bit(to);
                    if after(cast, situation, man, to, way, None).is_some() {
                        situation.region[man] |= bit(to);
                        todo |= bit(to);
                        grown = true;
                    }
                }
            }
            if cast.is_spent() {
                return false;
            }
        }
    }
    true
}

/// Over-estimates castling: as long as king and rook may be at home, they may castle.
fn castling(
    cast: &Cast,
    situation: &Situation,
    man: usize,
    visit: &mut dyn FnMut(&Event, &Situation) -> bool,
) -> bool {
    let home = cast.home[man];
    if cast.castling == 0 || situation.region[man] & bit(home) == 0 {
        return false;
    }
    for rook in 0..cast.count {
        let rook_home = cast.home[rook];
        if cast.castling >> rook & 1 == 0
            || cast.color[rook] != cast.color[man]
            || situation.region[rook] & bit(rook_home) == 0
        {
            continue;
        }
        let rank = home & 56;
        let (king_to, rook_to) = if rook_home > home { (rank | 6, rank | 5) } else { (rank | 2, rank | 3) };
        let mut next = *situation;
        next.turn = Turn::of(usize::from(cast.color[man]) ^ 1);
        next.ep = NO_EP;
        next.region[man] = bit(king_to);
        next.region[rook] = bit(rook_to);
        if visit(&Event { man, from: home, to: king_to, castles: true, victim: None }, &next) {
            return true;
        }
    }
    false
}

fn moves_from(
    cast: &Cast,
    situation: &Situation,
    man: usize,
    from: u8,
    fixed: u64,
    known: u64,
    visit: &mut dyn FnMut(&Event, &Situation) -> bool,
) -> bool {
    let color = usize::from(cast.color[man]);
    let kind = situation.kind[man];
    if kind == PAWN {
        return pawn_moves(cast, situation, man, from, fixed, visit);
    }
    let targets = attacks_from(kind, color, from, fixed & !bit(from)) & !bit(from);
    for to in Squares(targets) {
        let way = between(from, to) | bit(from) | bit(to);
        if known & bit(to) == 0
            && let Some(next) = after(cast, situation, man, to, way, None)
            && visit(&Event { man, from, to, castles: false, victim: None }, &next)
        {
            return true;
        }
        if captures(cast, situation, man, from, to, way, visit) {
            return true;
        }
    }
    false
}

fn captures(
    cast: &Cast,
    situation: &Situation,
    man: usize,
    from: u8,
    to: u8,
    way: u64,
    visit: &mut dyn FnMut(&Event, &Situation) -> bool,
) -> bool {
    for victim in 0..cast.count {
        if cast.color[victim] == cast.color[man]
            || situation.region[victim] & bit(to) == 0
            || situation.kind[victim] == KING
        {
            continue;
        }
        let Some(next) = after(cast, situation, man, to, way, Some(victim)) else { continue };
        if promote(
            situation.kind[man],
            Event { man, from, to, castles: false, victim: Some(victim) },
            next,
            visit,
        ) {
            return true;
        }
    }
    false
}

/// Passes the situation on, four times if a pawn promotes in it.
fn promote(
    kind: u8,
    event: Event,
    mut next: Situation,
    visit: &mut dyn FnMut(&Event, &Situation) -> bool,
) -> bool {
    if kind != PAWN || bit(event.to) & PROMOTION == 0 {
        return visit(&event, &next);
    }
    for promotion in [QUEEN, ROOK, BISHOP, KNIGHT] {
        next.kind[event.man] = promotion;
        if visit(&event, &next) {
            return true;
        }
    }
    false
}

fn pawn_moves(
    cast: &Cast,
    situation: &Situation,
    man: usize,
    from: u8,
    fixed: u64,
    visit: &mut dyn FnMut(&Event, &Situation) -> bool,
) -> bool {
    let color = usize::from(cast.color[man]);
    let one = if color == 0 { bit(from) << 8 } else { bit(from) >> 8 };
    if one & !fixed != 0 {
        let to = first(one);
        if let Some(next) = after(cast, situation, man, to, bit(from) | one, None)
            && promote(PAWN, Event { man, from, to, castles: false, victim: None }, next, visit)
        {
            return true;
        }
        let two = if color == 0 { one << 8 } else { one >> 8 };
        let at_start = if color == 0 { from >> 3 == 1 } else { from >> 3 == 6 };
        if at_start
            && two & !fixed != 0
            && let Some(mut next) = after(cast, situation, man, first(two), bit(from) | one | two, None)
        {
            let ready = (0..cast.count).any(|other| {
                usize::from(cast.color[other]) != color
                    && next.kind[other] == PAWN
                    && pawn(color, to) & next.region[other] != 0
            });
            if ready {
                next.ep = to;
            }
            if visit(&Event { man, from, to: first(two), castles: false, victim: None }, &next) {
                return true;
            }
        }
    }
    for to in Squares(pawn(color, from)) {
        if captures(cast, situation, man, from, to, bit(from) | bit(to), visit) {
            return true;
        }
        if to == situation.ep {
            let stood = bit(to ^ 8);
            let victim = (0..cast.count).find(|&other| {
                usize::from(cast.color[other]) != color
                    && situation.kind[other] == PAWN
                    && situation.region[other] == stood
            });
            if let Some(victim) = victim
                && let Some(next) = after(cast, situation, man, to, bit(from) | bit(to) | stood, Some(victim))
                && visit(&Event { man, from, to, castles: false, victim: Some(victim) }, &next)
            {
                return true;
            }
        }
    }
    false
}

/// The situation after a move over the squares `way`, from which every other man must have been absent;
/// nothing if that is impossible or would leave the own king in certain check.
fn after(
    cast: &Cast,
    situation: &Situation,
    man: usize,
    to: u8,
    way: u64,
    victim: Option<usize>,
) -> Option<Situation> {
    cast.looked_at.set(cast.looked_at.get() + 1);
    let mut next = *situation;
    for other in 0..cast.count {
        if other == man || situation.region[other] == GONE {
            continue;
        }
        if Some(other) == victim {
            next.region[other] = GONE;
            continue;
        }
        next.region[other] &= !way;
        if next.region[other] == GONE {
            return None;
        }
    }
    let color = usize::from(cast.color[man]);
    next.region[man] = bit(to);
    next.turn = Turn::of(color ^ 1);
    next.ep = NO_EP;
    let king = cast.king[color];
    let mut safe = 0;
    for s in Squares(next.region[king]) {
        if !certainly_attacked(cast, &next, s, color ^ 1) {
            safe |= bit(s);
        }
    }
    next.region[king] = safe;
    (safe != 0).then_some(next)
}

/// Whether some man of `by` attacks `s` from wherever it may stand, the king of the other side being on `s`.
fn certainly_attacked(cast: &Cast, situation: &Situation, s: u8, by: usize) -> bool {
    (0..cast.count).any(|man| {
        let region = situation.region[man] & !bit(s);
        usize::from(cast.color[man]) == by
            && region != GONE
            && region.count_ones() <= 24
            && Squares(region).all(|from| surely_attacks(cast, situation, man, from, s, by))
    })
}

#[inline]
fn surely_attacks(cast: &Cast, situation: &Situation, man: usize, from: u8, to: u8, by: usize) -> bool {
    let kind = situation.kind[man];
    if attacks_from(kind, by, from, 0) & bit(to) == 0 {
        return false;
    }
    let way = between(from, to);
    way == 0
        || (0..cast.count)
            .all(|other| other == man || other == cast.king[by ^ 1] || situation.region[other] & way == 0)
}
