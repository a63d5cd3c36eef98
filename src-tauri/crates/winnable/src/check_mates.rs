//! The checker of region proofs, second part: whether a mate fits into a situation. It knows nothing of how
//! proofs are found.

use shakmaty::{Bitboard, Color, Piece, Role, Square, attacks};

use crate::check_regions::{Men, Moved, View};

/// Placements tried for one king square before a mate is taken to be possible.
const LIMIT: u32 = 1_000_000;

/// Whether the men can be placed in their regions so that the king of the other side is mated; after a
/// move, so that the man moved, or one behind it, gives the check.
pub(crate) fn mate_fits(men: &Men, view: &View, side: Color, moved: Option<&Moved>) -> bool {
    let loser = men.king[usize::from(side == Color::White)];
    let walls = (0..men.color.len())
        .filter(|&m| m != loser && view.region[m].count() == 1)
        .fold(Bitboard::EMPTY, |mask, m| mask | view.region[m]);
    view.region[loser].into_iter().any(|king| {
        let mut pattern =
            Pattern { men, view, side, loser, king, walls, placed: vec![None; men.color.len()], tried: 0 };
        let gives_check = |&(man, from): &(usize, Square)| {
            let opened = attacks::between(from, king);
            moved.is_none_or(|moved| {
                moved.castles
                    || moved.man == man
                    || opened.contains(moved.from)
                    || moved.passant.is_some_and(|square| opened.contains(square))
            })
        };
        let stands = |&(man, from): &(usize, Square)| !always_captured(men, view, king, man, from);
        let mut checkers = pattern.checkers().filter(gives_check).filter(stands).peekable();
        let flights = if checkers.peek().is_some() { pattern.flights() } else { Vec::new() };
        checkers.any(|(man, from)| {
            pattern.placed = vec![None; men.color.len()];
            pattern.placed[man] = Some(from);
            pattern.cover(&mut flights.iter().copied()) || pattern.tried > LIMIT
        })
    })
}

/// Whether the checker on `at` can be captured, wherever the other men are, by a man with a single square.
fn always_captured(men: &Men, view: &View, king: Square, checker: usize, at: Square) -> bool {
    let side = men.color[checker];
    let others = |m: usize| !view.region[m].is_empty() && view.role[m] != Role::King && m != checker;
    let walls_without = |from: Square| {
        let single = |&m: &usize| others(m) && view.region[m].count() == 1;
        (0..men.color.len())
            .filter(single)
            .fold(Bitboard::EMPTY, |mask, m| mask | view.region[m])
            .without(from)
    };
    (0..men.color.len()).any(|man| {
        let (Some(from), true) = (view.region[man].single_square(), men.color[man] != side && others(man))
        else {
            return false;
        };
        let piece = Piece { color: !side, role: view.role[man] };
        let way = attacks::between(from, at);
        let free = (0..men.color.len()).all(|m| {
            let stands_there = if view.role[m] == Role::King && men.color[m] != side {
                way.contains(king)
            } else {
                !(view.region[m] & way).is_empty()
            };
            m == man || m == checker || !stands_there
        });
        // Kings never touch, so the other king is no attacker.
        let exposed = || {
            let walls = walls_without(from).with(at);
            (0..men.color.len()).any(|m| {
                let piece = Piece { color: side, role: view.role[m] };
                men.color[m] == side
                    && others(m)
                    && view.region[m]
                        .without(at)
                        .into_iter()
                        .any(|x| attacks::attacks(x, piece, walls.without(x)).contains(king))
            })
        };
        attacks::attacks(from, piece, Bitboard::EMPTY).contains(at) && free && !exposed()
    })
}

struct Pattern<'a> {
    men: &'a Men,
    view: &'a View,
    side: Color,
    loser: usize,
    king: Square,
    walls: Bitboard,
    placed: Vec<Option<Square>>,
    tried: u32,
}

impl<'a> Pattern<'a> {
    /// Men that could give check, and from where.
    fn checkers(&self) -> impl Iterator<Item = (usize, Square)> + use<'a> {
        let (men, view, side, king, walls) = (self.men, self.view, self.side, self.king, self.walls);
        (0..men.color.len())
            .filter(move |&m| men.color[m] == side && view.role[m] != Role::King)
            .flat_map(move |m| view.region[m].into_iter().map(move |s| (m, s)))
            .filter(move |&(m, s)| {
                let piece = Piece { color: side, role: view.role[m] };
                s != king && attacks::attacks(s, piece, walls.without(s)).contains(king)
            })
    }

    /// The squares around the king, those that the fewest men might deny first: an order that fails early.
    fn flights(&self) -> Vec<Square> {
        let might_deny = |man: usize, flight: Square| {
            man != self.loser
                && self.view.region[man].into_iter().any(|from| {
                    let piece = Piece { color: self.side, role: self.view.role[man] };
                    let walls = self.walls.without(from);
                    if self.men.color[man] == self.side {
                        attacks::attacks(from, piece, walls).contains(flight)
                    } else {
                        from == flight
                    }
                })
        };
        let mut flights: Vec<Square> = attacks::king_attacks(self.king).into_iter().collect();
        flights.sort_by_cached_key(|&flight| {
            (0..self.men.color.len()).filter(|&man| might_deny(man, flight)).count()
        });
        flights
    }

    fn occupied(&self) -> Bitboard {
        self.placed.iter().flatten().fold(self.walls, |mask, &s| mask.with(s))
    }

    /// Whether man, standing on `from`, denies `flight` to the king.
    fn denies(&self, man: usize, from: Square, flight: Square) -> bool {
        if self.men.color[man] != self.side {
            return from == flight && man != self.loser;
        }
        let piece = Piece { color: self.side, role: self.view.role[man] };
        let others = self.occupied().without(from).without(self.king);
        from != flight && attacks::attacks(from, piece, others).contains(flight)
    }

    /// Chooses for each flight square, in turn, the man that denies it.
    fn cover(&mut self, flights: &mut (impl Iterator<Item = Square> + Clone)) -> bool {
        self.tried += 1;
        if self.tried > LIMIT {
            return true;
        }
        let Some(flight) = flights.next() else { return self.holds() };
        for man in 0..self.men.color.len() {
            if let Some(from) = self.placed[man] {
                if self.denies(man, from, flight) && self.cover(&mut flights.clone()) {
                    return true;
                }
                continue;
            }
            let taken = self.placed.iter().flatten().fold(Bitboard::from(self.king), |mask, &s| mask.with(s));
            for from in self.view.region[man] & !taken {
                let touching = man == self.men.king[usize::from(self.side == Color::Black)]
                    && attacks::king_attacks(self.king).contains(from);
                if touching || !self.denies(man, from, flight) {
                    continue;
                }
                self.placed[man] = Some(from);
                let found = self.cover(&mut flights.clone());
                self.placed[man] = None;
                if found {
                    return true;
                }
            }
        }
        false
    }

    /// With everybody placed: still check, and every flight still denied.
    fn holds(&self) -> bool {
        let denied = |flight: Square| {
            self.placed.iter().enumerate().any(|(m, s)| s.is_some_and(|s| self.denies(m, s, flight)))
        };
        let others = self.occupied().without(self.king);
        let check = self.placed.iter().enumerate().any(|(m, s)| {
            let piece = Piece { color: self.side, role: self.view.role[m] };
            s.is_some_and(|s| {
                self.men.color[m] == self.side
                    && attacks::attacks(s, piece, others.without(s)).contains(self.king)
            })
        });
        let room = (0..self.men.color.len()).all(|m| {
            let region = self.view.region[m];
            region.is_empty()
                || m == self.loser
                || self.placed[m].is_some()
                || !(region & !self.occupied_by_placed().with(self.king)).is_empty()
        });
        check && room && attacks::king_attacks(self.king).into_iter().all(denied)
    }

    fn occupied_by_placed(&self) -> Bitboard {
        self.placed.iter().flatten().fold(Bitboard::EMPTY, |mask, &s| mask.with(s))
    }
}
