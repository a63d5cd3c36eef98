//! Whether a mate can be set up at all with every man somewhere in its region.

use crate::bits::{KING, Squares, attacks_from, between, bit, first, king};
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
        coverage: [0; MEN],
        flights: [64; 8],
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
        let mut known = false;
        for k in Squares(situation.region[loser_king]) {
            search.king = k;
            if search.event.is_some() && !search.checkers(&mut |_, _, _| true) {
                continue;
            }
            if !known {
                search.find_coverage(loser_king);
                known = true;
            }
            if search.order_flights() && search.mate_on() {
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
    /// See [`Placement::find_coverage`].
    coverage: [u64; MEN],
    /// Squares around the king in the order they are looked at; 64 where there is none.
    flights: [u8; 8],
    looked_at: u32,
    limit: u32,
}

impl Placement<'_> {
    /// For each man the squares it may block, or attack from anywhere.
    fn find_coverage(&mut self, loser_king: usize) {
        let open = self.fixed & !self.situation.region[loser_king];
        for man in 0..self.cast.count {
            let region = self.situation.region[man];
            if usize::from(self.cast.color[man]) == self.winner {
                for s in Squares(region) {
                    self.coverage[man] |=
                        attacks_from(self.situation.kind[man], self.winner, s, open & !bit(s));
                }
            } else if man != loser_king {
                self.coverage[man] = region;
            }
        }
    }

    /// The flights of the king, those first that the fewest men can deny. False if nobody can deny one.
    fn order_flights(&mut self) -> bool {
        let mut ordered = [(0, 64); 8];
        self.flights = [64; 8];
        for (entry, flight) in ordered.iter_mut().zip(Squares(king(self.king))) {
            let men = self.coverage[..self.cast.count].iter().filter(|c| *c & bit(flight) != 0).count();
            *entry = (men, flight);
            if men == 0 {
                return false;
            }
        }
        let count = king(self.king).count_ones() as usize;
        ordered[..count].sort_unstable();
        for (flight, (_, s)) in self.flights.iter_mut().zip(ordered) {
            *flight = s;
        }
        true
    }

    fn occupied(&self) -> u64 {
        (self.fixed & !self.situation.region[self.cast.king[self.winner ^ 1]]) | self.taken
    }

    /// Squares attacked by a man of the winner from `s`, looking through the king.
    fn attacks(&self, man: usize, s: u8) -> u64 {
        let occupied = self.occupied() & !bit(self.king) & !bit(s);
        attacks_from(self.situation.kind[man], self.winner, s, occupied)
    }

    /// Whether the men can be placed around the king on its square.
    fn mate_on(&mut self) -> bool {
        self.checkers(&mut |search, checker, s| {
            search.put(checker, s);
            let found = search.cover();
            search.lift(checker, s);
            found
        })
    }

    /// Visits the men that may give check and from where, until a visit returns true.
    fn checkers(&mut self, visit: &mut dyn FnMut(&mut Self, usize, u8) -> bool) -> bool {
        for checker in 0..self.cast.count {
            if usize::from(self.cast.color[checker]) != self.winner || self.situation.kind[checker] == KING {
                continue;
            }
            for s in Squares(self.situation.region[checker] & !bit(self.king)) {
                if self.just_checks(checker, s)
                    && self.attacks(checker, s) & bit(self.king) != 0
                    && !self.surely_captured(checker, s)
                    && visit(self, checker, s)
                {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a man of the loser other than the king can take the checker on `s` wherever the others are:
    /// one that has a single square, a way nobody can stand on, and no line behind it to its own king.
    fn surely_captured(&self, checker: usize, s: u8) -> bool {
        let (cast, situation) = (self.cast, self.situation);
        let loser_king = cast.king[self.winner ^ 1];
        (0..cast.count).any(|man| {
            let from = situation.region[man];
            if usize::from(cast.color[man]) == self.winner || man == loser_king || !from.is_power_of_two() {
                return false;
            }
            let from = first(from);
            let reach = attacks_from(situation.kind[man], self.winner ^ 1, from, 0);
            let way = between(from, s);
            reach & bit(s) != 0
                && way & bit(self.king) == 0
                && (0..cast.count).all(|other| {
                    other == man
                        || other == checker
                        || other == loser_king
                        || situation.region[other] & way == 0
                })
                && !self.attacked_after_capture(checker, from, s)
        })
    }

    /// Whether a man of the winner other than the checker might attack the king once the loser's man on
    /// `from` has taken on `to`.
    fn attacked_after_capture(&self, checker: usize, from: u8, to: u8) -> bool {
        let (cast, situation) = (self.cast, self.situation);
        let occupied = (self.fixed & !situation.region[cast.king[self.winner ^ 1]] & !bit(from)) | bit(to);
        (0..cast.count).any(|man| {
            usize::from(cast.color[man]) == self.winner
                && man != checker
                && situation.kind[man] != KING
                && Squares(situation.region[man] & !bit(to)).any(|x| {
                    attacks_from(situation.kind[man], self.winner, x, occupied & !bit(x)) & bit(self.king)
                        != 0
                })
        })
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
        let open = self.flights.into_iter().take_while(|&flight| flight < 64).find(|&f| !self.denied(f));
        let Some(flight) = open else {
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
