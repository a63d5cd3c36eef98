//! Proof by regions: a set of situations that no legal move leaves and in none of which a mate fits.

use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};

use crate::bits::{BISHOP, DARK, KNIGHT, PAWN, QUEEN, ROOK, first};
use crate::board::{Board, NO_EP};
use crate::mate_pattern;
use crate::situation::{Cast, Event, MEN, Situation, Turn, exact, pair_up, rename, successors, widen};

/// How finely positions are told apart. Pawns always are; the men of `focus` (a mask over men) too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Grain {
    pub(crate) focus: u32,
    /// Whether situations know whose turn it is.
    pub(crate) turn: bool,
    /// Whether mates are looked for move by move, not only situation by situation.
    pub(crate) close: bool,
}

pub(crate) enum Analysis {
    /// The situations, each closed under moves into the others.
    Proved(Vec<Situation>),
    /// At this grain a mate is not excluded.
    NotExcluded,
    /// Too many situations or steps.
    Limit,
}

pub(crate) type Key = [u8; MEN + 2];

/// Tells apart what the grain tells apart: for each man its region and kind, the pawns of the start as a
/// mask, the men followed exactly, the turn and the en passant square.
pub(crate) fn key_of(
    men: impl Iterator<Item = (u64, u8)>,
    was_pawn: u32,
    focus: u32,
    turn: u8,
    ep: u8,
) -> Key {
    let mut key = [255; MEN + 2];
    for (man, (region, kind)) in men.enumerate().take(MEN) {
        if region != 0 {
            // A promoted pawn is followed by its kind only.
            let exact = kind == PAWN || (focus & !was_pawn) >> man & 1 == 1;
            key[man] = if exact { first(region) } else { 64 + kind };
        }
    }
    key[MEN] = turn;
    key[MEN + 1] = ep;
    key
}

fn key(cast: &Cast, situation: &Situation, grain: Grain) -> Key {
    let men = situation.region.iter().zip(&situation.kind).map(|(&region, &kind)| (region, kind));
    key_of(men.take(cast.count), cast.was_pawn, grain.focus, situation.turn as u8, situation.ep)
}

#[derive(Default)]
pub(crate) struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.0 = (self.0 ^ u64::from_le_bytes(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            self.0 ^= self.0 >> 32;
        }
    }
}

/// Whether `winner` has, in every position of the situation, material with which mate is impossible.
pub(crate) fn material_excludes(cast: &Cast, situation: &Situation, winner: usize) -> bool {
    let mut own = [0u32; 6];
    let mut other = [0u32; 6];
    let mut shades = 0;
    for man in 0..cast.count {
        if situation.region[man] == 0 {
            continue;
        }
        let kind = usize::from(situation.kind[man]) % 6;
        if usize::from(cast.color[man]) == winner {
            own[kind] += 1
        } else {
            other[kind] += 1
        }
        if situation.kind[man] == BISHOP {
            shades |= if situation.region[man] & DARK != 0 { 1 } else { 2 };
        }
    }
    let count = |men: &[u32; 6], kind: u8| men[usize::from(kind) % 6];
    if count(&own, PAWN) + count(&own, ROOK) + count(&own, QUEEN) > 0 {
        return false;
    }
    let (knights, bishops) = (count(&own, KNIGHT), count(&own, BISHOP));
    if knights + bishops == 0 {
        return true;
    }
    let (pawns, enemy_knights) = (count(&other, PAWN), count(&other, KNIGHT));
    if knights == 1 && bishops == 0 {
        return pawns + enemy_knights + count(&other, BISHOP) + count(&other, ROOK) == 0;
    }
    knights == 0 && enemy_knights == 0 && pawns == 0 && shades != 3
}

/// Analyses `root` at one grain, with at most `limit` situations and `steps` transitions.
pub(crate) fn analyse(
    root: &Board,
    winner: usize,
    grain: Grain,
    limit: usize,
    steps: &mut u64,
    step_limit: u64,
    keep_going: &mut dyn FnMut(u64) -> bool,
) -> Analysis {
    let Some((mut cast, mut start)) = exact(root) else { return Analysis::Limit };
    let focus = grain.focus & !cast.was_pawn;
    cast.limit = step_limit;
    pair_up(&mut cast, &start, focus);
    let before = *steps;
    let mut found = Found {
        grain,
        situations: Vec::new(),
        queued: Vec::new(),
        waiting: VecDeque::new(),
        index: HashMap::default(),
    };
    start = found.at_grain(&start);
    found.join(&cast, start);
    while let Some(number) = found.waiting.pop_front() {
        found.queued[number] = false;
        *steps = before + cast.looked_at.get();
        if cast.is_spent() || !keep_going(*steps) {
            return Analysis::Limit;
        }
        let mut situation = found.situations[number];
        if material_excludes(&cast, &situation, winner) {
            continue;
        }
        if !grain.turn && situation.turn == Turn::Either {
            if !widen(&cast, &mut situation, focus) {
                return Analysis::Limit;
            }
            found.situations[number] = situation;
        }
        if !grain.close && mate_pattern::possible(&cast, &situation, winner) {
            return Analysis::NotExcluded;
        }
        let stopped = (0..cast.count).any(|man| {
            let known = if focus >> man & 1 == 0 { found.known_moves(&cast, &situation, man) } else { 0 };
            successors(&cast, &situation, man, known, &mut |_, next| {
                found.join(&cast, found.at_grain(next));
                found.situations.len() > limit || cast.is_spent()
            })
        });
        if stopped || cast.is_spent() {
            return Analysis::Limit;
        }
    }
    if grain.close && !found.moves_exclude_mate(&cast, winner) {
        *steps = before + cast.looked_at.get();
        return if cast.is_spent() { Analysis::Limit } else { Analysis::NotExcluded };
    }
    *steps = before + cast.looked_at.get();
    Analysis::Proved(found.situations)
}

struct Found {
    grain: Grain,
    situations: Vec<Situation>,
    queued: Vec<bool>,
    waiting: VecDeque<usize>,
    index: HashMap<Key, usize, BuildHasherDefault<Mix>>,
}

impl Found {
    /// A situation as the grain sees it: whose turn it is may not be followed.
    fn at_grain(&self, next: &Situation) -> Situation {
        let turn = if !self.grain.turn && next.ep == NO_EP { Turn::Either } else { next.turn };
        Situation { turn, ..*next }
    }

    /// Squares to which a quiet move of a man outside the focus leads into a situation that has it all
    /// already: the same one with the turn passed on, if it holds by now at least what this one does.
    fn known_moves(&self, cast: &Cast, situation: &Situation, man: usize) -> u64 {
        let turn = match situation.turn {
            Turn::White => Turn::Black,
            Turn::Black => Turn::White,
            Turn::Either => Turn::Either,
        };
        let passed_on = Situation { turn, ep: NO_EP, ..*situation };
        let target = self.index.get(&key(cast, &self.at_grain(&passed_on), self.grain));
        target
            .and_then(|&number| self.situations.get(number))
            .filter(|target| {
                target.region.iter().zip(&situation.region).all(|(there, here)| here & !there == 0)
            })
            .map_or(0, |target| target.region[man])
    }

    /// Whether no move of `winner` in any situation can be the one that mates. Only moves into a situation
    /// that a mate fits into are looked at closely.
    fn moves_exclude_mate(&self, cast: &Cast, winner: usize) -> bool {
        let fits: Vec<bool> = self
            .situations
            .iter()
            .map(|s| !material_excludes(cast, s, winner) && mate_pattern::possible(cast, s, winner))
            .collect();
        let mates = |event: &Event, next: &Situation| {
            if usize::from(cast.color[event.man]) != winner {
                return false;
            }
            let mut renamed = self.at_grain(next);
            rename(cast, &mut renamed);
            let target = self.index.get(&key(cast, &renamed, self.grain));
            target.is_none_or(|&number| fits[number])
                && mate_pattern::possible_after(cast, next, winner, event)
        };
        fits.iter().all(|fits| !fits)
            || !self.situations.iter().any(|s| {
                !material_excludes(cast, s, winner) && s.turn.allows(winner) && {
                    let ours = Situation { turn: Turn::of(winner), ..*s };
                    (0..cast.count)
                        .any(|man| successors(cast, &ours, man, 0, &mut |event, next| mates(event, next)))
                }
            })
    }

    fn join(&mut self, cast: &Cast, mut next: Situation) {
        rename(cast, &mut next);
        let number = *self.index.entry(key(cast, &next, self.grain)).or_insert(self.situations.len());
        if number == self.situations.len() {
            self.situations.push(next);
            self.queued.push(true);
            self.waiting.push_back(number);
            return;
        }
        let known = &mut self.situations[number];
        let mut grown = false;
        for man in 0..cast.count {
            let union = known.region[man] | next.region[man];
            grown |= union != known.region[man];
            known.region[man] = union;
        }
        if grown && !self.queued[number] {
            self.queued[number] = true;
            self.waiting.push_back(number);
        }
    }
}
