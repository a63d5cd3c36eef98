//! Whether a mate can be set up at all with every man somewhere in its region.

use crate::bits::{KING, Squares, attacks_from, between, bit, king};
use crate::situation::{Cast, Event, MEN, Situation, certainly_occupied};

/// Placements looked at before a mate is taken to be possible.
const LIMIT: u32 = 20_000;

/// Whether some placement of the men within their regions might be mate by `winner`. A false answer is
/// certain; a true one is not.
pub(crate) fn possible(cast: &Cast, situation: &Situation, winner: usize) -> bool {
    if !situation.turn.allows(winner ^ 1) {
        return false;
    }
    search(cast, situation, winner, None)
}

/// Whether some placement in the situation after `event`, a move of `winner`, might be mate: the man that
/// moved gives check, or a line that it opened does.
pub(crate) fn possible_after(cast: &Cast, next: &Situation, winner: usize, event: &Event) -> bool {
    search(cast, next, winner, (!event.castles).then_some(event))
}

fn search(cast: &Cast, situation: &Situation, winner: usize, event: Option<&Event>) -> bool {
    let fixed = certainly_occupied(cast, situation);
    let mut search = Placement {
        cast,
        situation,
        winner,
        fixed,
        event,
        king: 0,
        square: [64; MEN],
        taken: 0,
        looked_at: 0,
        limit: u32::try_from(cast.limit).unwrap_or(u32::MAX),
    };
    let found = search.any();
    cast.looked_at.set(cast.looked_at.get() + u64::from(search.looked_at));
    found
}

impl Placement<'_> {
    fn any(&mut self) -> bool {
        let cast = self.cast;
        let situation = self.situation;
        let winner = self.winner;
        let search = self;
        let loser_king = cast.king[winner ^ 1];
        let coverable = search.coverable(loser_king);
        for k in Squares(situation.region[loser_king]) {
            if king(k) & !coverable != 0 {
                continue;
            }
            search.king = k;
            if search.mate_on() {
                return true;
            }
        }
        false
    }
}

struct Placement<'a> {
    cast: &'a Cast,
    situation: &'a Situation,
    winner: usize,
    fixed: u64,
    event: Option<&'a Event>,
    king: u8,
    /// Where a man has been put, 64 for nowhere yet.
    square: [u8; MEN],
    taken: u64,
    looked_at: u32,
    limit: u32,
}

impl Placement<'_> {
    /// Squares the loser's own men may block or the winner's men may attack, from anywhere.
    fn coverable(&self, loser_king: usize) -> u64 {
        let open = self.fixed & !self.situation.region[loser_king];
        let mut covered = 0;
        for man in 0..self.cast.count {
            if usize::from(self.cast.color[man]) == self.winner {
                for s in Squares(self.situation.region[man]) {
                    covered |= attacks_from(self.situation.kind[man], self.winner, s, open & !bit(s));
                }
            } else if man != loser_king {
                covered |= self.situation.region[man];
            }
        }
        covered
    }

    fn occupied(&self) -> u64 {
        (self.fixed & !self.situation.region[self.cast.king[self.winner ^ 1]]) | self.taken
    }

    /// Squares attacked by a man of the winner from `s`, looking through the king.
    fn attacks(&self, man: usize, s: u8) -> u64 {
        let occupied = self.occupied() & !bit(self.king) & !bit(s);
        attacks_from(self.situation.kind[man], self.winner, s, occupied)
    }

    fn mate_on(&mut self) -> bool {
        for checker in 0..self.cast.count {
            if usize::from(self.cast.color[checker]) != self.winner || self.situation.kind[checker] == KING {
                continue;
            }
            for s in Squares(self.situation.region[checker] & !bit(self.king)) {
                if self.attacks(checker, s) & bit(self.king) == 0 || !self.just_checks(checker, s) {
                    continue;
                }
                self.put(checker, s);
                let found = self.cover();
                self.lift(checker, s);
                if found {
                    return true;
                }
            }
        }
        false
    }

    /// Whether the last move can have given this check.
    fn just_checks(&self, checker: usize, s: u8) -> bool {
        let Some(event) = self.event else { return true };
        if event.man == checker {
            return true;
        }
        // En passant also empties the square of the captured pawn, behind the square moved to.
        let vacated = bit(event.from) | if event.victim.is_some() { bit(event.to ^ 8) } else { 0 };
        between(s, self.king) & vacated != 0
    }

    fn put(&mut self, man: usize, s: u8) {
        self.square[man] = s;
        self.taken |= bit(s);
    }

    fn lift(&mut self, man: usize, s: u8) {
        self.square[man] = 64;
        self.taken &= !bit(s);
    }

    /// Whether the men placed so far deny the square to the king.
    fn denied(&self, flight: u8) -> bool {
        (0..self.cast.count).any(|man| {
            let s = self.square[man];
            if s == 64 {
                return false;
            }
            if usize::from(self.cast.color[man]) == self.winner {
                s != flight && self.attacks(man, s) & bit(flight) != 0
            } else {
                s == flight
            }
        })
    }

    fn cover(&mut self) -> bool {
        self.looked_at += 1;
        if self.looked_at > LIMIT || self.looked_at > self.limit {
            return true;
        }
        if !self.gives_check() {
            return false;
        }
        // A man placed later may stand in the line of one placed before: always look at all flights.
        let Some(flight) = Squares(king(self.king)).find(|&flight| !self.denied(flight)) else {
            return self.has_room();
        };
        for man in 0..self.cast.count {
            if self.square[man] != 64 || man == self.cast.king[self.winner ^ 1] {
                continue;
            }
            let region = self.situation.region[man] & !self.taken & !bit(self.king);
            if usize::from(self.cast.color[man]) != self.winner {
                if region & bit(flight) != 0 {
                    self.put(man, flight);
                    let found = self.cover();
                    self.lift(man, flight);
                    if found {
                        return true;
                    }
                }
                continue;
            }
            for s in Squares(region & !bit(flight)) {
                if self.attacks(man, s) & bit(flight) == 0 || !self.apart(man, s) {
                    continue;
                }
                self.put(man, s);
                let found = self.cover();
                self.lift(man, s);
                if found {
                    return true;
                }
            }
        }
        false
    }

    /// Kings never touch.
    fn apart(&self, man: usize, s: u8) -> bool {
        man != self.cast.king[self.winner] || king(self.king) & bit(s) == 0
    }

    fn gives_check(&self) -> bool {
        (0..self.cast.count).any(|man| {
            let s = self.square[man];
            s != 64
                && usize::from(self.cast.color[man]) == self.winner
                && self.attacks(man, s) & bit(self.king) != 0
        })
    }

    /// Every man that has not been placed still has a square left.
    fn has_room(&self) -> bool {
        (0..self.cast.count).all(|man| {
            let region = self.situation.region[man];
            region == 0
                || self.square[man] != 64
                || man == self.cast.king[self.winner ^ 1]
                || region & !self.taken & !bit(self.king) != 0
        })
    }
}
