//! The checker of region proofs. It knows nothing of how they are found.
//!
//! A proof lists situations: each gives every man a region of squares. The proof holds if the position lies
//! in one of them, if every legal move from a position in one leads into one, and if none holds a mate.
//! "Legal" is over-estimated: a move is struck out only if some man would have to stand on its way whatever
//! its square, or if the own king would stand in check wherever the other men are.

use std::collections::HashMap;

use shakmaty::{Bitboard, Chess, Color, EnPassantMode, Piece, Position, Role, Square, attacks};

use crate::check::ProofError;
use crate::proof::Regions;
use crate::reach::{Key, Mix, key_of};
use crate::situation::{MEN, Situation, Turn};

/// Placements tried for one king square before a mate is taken to be possible.
const LIMIT: u32 = 1_000_000;

struct Men {
    color: Vec<Color>,
    start: Vec<Square>,
    king: [usize; 2],
    may_castle: Vec<bool>,
    was_pawn: u32,
}

#[derive(Clone)]
struct View {
    region: Vec<Bitboard>,
    role: Vec<Role>,
    turn: Option<Color>,
    ep: Option<Square>,
}

struct Moved {
    man: usize,
    from: Square,
    passant: Option<Square>,
    castles: bool,
}

const ROLES: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

pub(crate) fn verify(position: &Chess, side: Color, proof: &Regions) -> Result<(), ProofError> {
    let (men, start) = describe(position).ok_or(ProofError::Malformed)?;
    let views: Vec<View> =
        proof.situations.iter().map(|s| view(&men, s)).collect::<Option<_>>().ok_or(ProofError::Malformed)?;
    let focus = proof.grain.focus;
    let mut index: HashMap<Key, Vec<usize>, std::hash::BuildHasherDefault<Mix>> = HashMap::default();
    for (number, view) in views.iter().enumerate() {
        index.entry(key(&men, view, focus)).or_default().push(number);
    }
    let covered = |next: &View| {
        [next.turn, None].into_iter().any(|turn| {
            let wanted = View { turn, ..next.clone() };
            let candidates = index.get(&key(&men, &wanted, focus));
            candidates.is_some_and(|list| list.iter().any(|&n| views.get(n).is_some_and(|v| within(next, v))))
        })
    };
    if !covered(&start) {
        return Err(ProofError::NotClosed);
    }
    for view in &views {
        if barren(&men, view, side) {
            continue;
        }
        if !proof.grain.close && view.turn != Some(side) && mate_fits(&men, view, side, None) {
            return Err(ProofError::Mate);
        }
        each_move(&men, view, &mut |moved, next| {
            let mates = || mate_fits(&men, next, side, Some(moved));
            if proof.grain.close && men.color.get(moved.man) == Some(&side) && mates() {
                return Err(ProofError::Mate);
            }
            if covered(next) { Ok(()) } else { Err(ProofError::NotClosed) }
        })?;
    }
    Ok(())
}

fn describe(position: &Chess) -> Option<(Men, View)> {
    let mut men =
        Men { color: Vec::new(), start: Vec::new(), king: [0; 2], may_castle: Vec::new(), was_pawn: 0 };
    let ep = position.ep_square(EnPassantMode::PseudoLegal);
    let mut view = View { region: Vec::new(), role: Vec::new(), turn: Some(position.turn()), ep };
    let rights = position.castles().castling_rights();
    for (man, square) in position.board().occupied().into_iter().enumerate() {
        let piece = position.board().piece_at(square)?;
        if piece.role == Role::King {
            men.king[usize::from(piece.color == Color::Black)] = man;
        }
        if piece.role == Role::Pawn && man < MEN {
            men.was_pawn |= 1 << man;
        }
        men.color.push(piece.color);
        men.start.push(square);
        men.may_castle.push(rights.contains(square));
        view.region.push(Bitboard::from_square(square));
        view.role.push(piece.role);
    }
    (men.color.len() <= MEN).then_some((men, view))
}

fn view(men: &Men, situation: &Situation) -> Option<View> {
    let count = men.color.len();
    let region = situation.region.get(..count)?.iter().map(|&r| Bitboard(r)).collect();
    let role: Option<Vec<Role>> =
        situation.kind.get(..count)?.iter().map(|&k| ROLES.get(usize::from(k)).copied()).collect();
    let turn = match situation.turn {
        Turn::White => Some(Color::White),
        Turn::Black => Some(Color::Black),
        Turn::Either => None,
    };
    let ep = (situation.ep < 64).then(|| Square::new(u32::from(situation.ep)));
    Some(View { region, role: role?, turn, ep })
}

/// Only finds candidates; [`within`] decides.
fn key(men: &Men, view: &View, focus: u32) -> Key {
    let turn = view.turn.map_or(2, |turn| u8::from(turn == Color::Black));
    let each = view.region.iter().zip(&view.role).map(|(region, &role)| (region.0, role as u8 - 1));
    key_of(each, men.was_pawn, focus, turn, view.ep.map_or(64, |s| u32::from(s) as u8))
}

/// Whether every position of `inner` is one of `outer`.
fn within(inner: &View, outer: &View) -> bool {
    let same_men = inner.region.iter().zip(&outer.region).zip(inner.role.iter().zip(&outer.role)).all(
        |((inner, outer), (role, outer_role))| {
            inner.is_empty() == outer.is_empty()
                && (inner.is_empty() || role == outer_role)
                && (*inner & !*outer).is_empty()
        },
    );
    same_men && inner.ep == outer.ep && (outer.turn.is_none() || outer.turn == inner.turn)
}

/// Material with which `side` never mates; see [`crate::MaterialLemma`].
fn barren(men: &Men, view: &View, side: Color) -> bool {
    let alive: Vec<usize> = (0..men.color.len()).filter(|&m| !view.region[m].is_empty()).collect();
    let of = |color: Color| alive.iter().filter(move |&&m| men.color[m] == color).map(|&m| view.role[m]);
    let own: Vec<Role> = of(side).filter(|&r| r != Role::King).collect();
    let light = alive
        .iter()
        .any(|&m| view.role[m] == Role::Bishop && !(view.region[m] & Bitboard::LIGHT_SQUARES).is_empty());
    let dark = alive
        .iter()
        .any(|&m| view.role[m] == Role::Bishop && !(view.region[m] & Bitboard::DARK_SQUARES).is_empty());
    match own.as_slice() {
        [] => true,
        [Role::Knight] => of(!side).all(|r| matches!(r, Role::King | Role::Queen)),
        _ => {
            own.iter().all(|&r| r == Role::Bishop)
                && of(!side).all(|r| !matches!(r, Role::Pawn | Role::Knight))
                && !(light && dark)
        }
    }
}

type Visit<'a> = dyn FnMut(&Moved, &View) -> Result<(), ProofError> + 'a;

fn each_move(men: &Men, view: &View, visit: &mut Visit<'_>) -> Result<(), ProofError> {
    for man in 0..men.color.len() {
        let color = men.color[man];
        if view.turn.is_some_and(|turn| turn != color) {
            continue;
        }
        for from in view.region[man] {
            let piece = Piece { color, role: view.role[man] };
            if piece.role == Role::Pawn {
                pawn_moves(men, view, man, from, visit)?;
                continue;
            }
            for to in attacks::attacks(from, piece, Bitboard::EMPTY) {
                let way = attacks::between(from, to).with(from).with(to);
                let moved = Moved { man, from, passant: None, castles: false };
                attempt(men, view, moved, to, way, None, None, visit)?;
                takes(men, view, man, from, to, way, visit)?;
            }
        }
        if view.role[man] == Role::King && view.region[man].contains(men.start[man]) {
            castles(men, view, man, visit)?;
        }
    }
    Ok(())
}

fn pawn_moves(
    men: &Men,
    view: &View,
    man: usize,
    from: Square,
    visit: &mut Visit<'_>,
) -> Result<(), ProofError> {
    let color = men.color[man];
    let ahead = color.fold_wb(8, -8);
    if let Some(one) = from.offset(ahead) {
        let moved = || Moved { man, from, passant: None, castles: false };
        attempt(men, view, moved(), one, Bitboard::from(from).with(one), None, None, visit)?;
        if let (true, Some(two)) =
            (from.rank() == color.fold_wb(shakmaty::Rank::Second, shakmaty::Rank::Seventh), one.offset(ahead))
        {
            let way = Bitboard::from(from).with(one).with(two);
            attempt(men, view, moved(), two, way, None, Some(one), visit)?;
        }
    }
    for to in attacks::pawn_attacks(color, from) {
        takes(men, view, man, from, to, Bitboard::from(from).with(to), visit)?;
        if view.ep == Some(to) {
            let stood = Square::new(u32::from(to) ^ 8);
            for victim in 0..men.color.len() {
                if men.color[victim] != color
                    && view.role[victim] == Role::Pawn
                    && view.region[victim].contains(stood)
                {
                    let way = Bitboard::from(from).with(to).with(stood);
                    let moved = Moved { man, from, passant: Some(stood), castles: false };
                    attempt(men, view, moved, to, way, Some(victim), None, visit)?;
                }
            }
        }
    }
    Ok(())
}

fn takes(
    men: &Men,
    view: &View,
    man: usize,
    from: Square,
    to: Square,
    way: Bitboard,
    visit: &mut Visit<'_>,
) -> Result<(), ProofError> {
    for victim in 0..men.color.len() {
        if men.color[victim] != men.color[man]
            && view.role[victim] != Role::King
            && view.region[victim].contains(to)
        {
            let moved = Moved { man, from, passant: None, castles: false };
            attempt(men, view, moved, to, way, Some(victim), None, visit)?;
        }
    }
    Ok(())
}

fn castles(men: &Men, view: &View, man: usize, visit: &mut Visit<'_>) -> Result<(), ProofError> {
    for rook in 0..men.color.len() {
        if !men.may_castle[rook]
            || men.color[rook] != men.color[man]
            || !view.region[rook].contains(men.start[rook])
        {
            continue;
        }
        let short = men.start[rook] > men.start[man];
        let rank = men.start[man].rank();
        let file = |short_file, long_file| if short { short_file } else { long_file };
        use shakmaty::File;
        let mut next = view.clone();
        next.region[man] = Bitboard::from_square(Square::from_coords(file(File::G, File::C), rank));
        next.region[rook] = Bitboard::from_square(Square::from_coords(file(File::F, File::D), rank));
        next.turn = Some(!men.color[man]);
        next.ep = None;
        visit(&Moved { man, from: men.start[man], passant: None, castles: true }, &next)?;
    }
    Ok(())
}

/// One move over `way`, unless no position of the view allows it.
#[allow(clippy::too_many_arguments)]
fn attempt(
    men: &Men,
    view: &View,
    moved: Moved,
    to: Square,
    way: Bitboard,
    victim: Option<usize>,
    passed: Option<Square>,
    visit: &mut Visit<'_>,
) -> Result<(), ProofError> {
    let color = men.color[moved.man];
    let mut next = view.clone();
    for man in 0..men.color.len() {
        if man == moved.man || view.region[man].is_empty() {
            continue;
        }
        if Some(man) == victim {
            next.region[man] = Bitboard::EMPTY;
            continue;
        }
        next.region[man] &= !way;
        if next.region[man].is_empty() {
            return Ok(());
        }
    }
    next.region[moved.man] = Bitboard::from_square(to);
    next.turn = Some(!color);
    let ready = |square: Square| {
        (0..men.color.len()).any(|m| {
            men.color[m] != color
                && next.role[m] == Role::Pawn
                && !(next.region[m] & attacks::pawn_attacks(color, square)).is_empty()
        })
    };
    next.ep = passed.filter(|&square| ready(square));
    let king = men.king[usize::from(color == Color::Black)];
    let safe = next.region[king].into_iter().filter(|&square| !always_attacked(men, &next, square, !color));
    next.region[king] = safe.collect();
    if next.region[king].is_empty() {
        return Ok(());
    }
    if next.role[moved.man] == Role::Pawn && Bitboard::BACKRANKS.contains(to) {
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            next.role[moved.man] = role;
            visit(&moved, &next)?;
        }
        return Ok(());
    }
    visit(&moved, &next)
}

/// Whether one man of `by` attacks the square from every square where it may be, whoever else is where.
fn always_attacked(men: &Men, view: &View, square: Square, by: Color) -> bool {
    let king = men.king[usize::from(by == Color::White)];
    (0..men.color.len()).filter(|&m| men.color[m] == by && !view.region[m].is_empty()).any(|man| {
        let piece = Piece { color: by, role: view.role[man] };
        view.region[man].without(square).into_iter().all(|from| {
            let way = attacks::between(from, square);
            attacks::attacks(from, piece, Bitboard::EMPTY).contains(square)
                && (0..men.color.len()).all(|m| m == man || m == king || (view.region[m] & way).is_empty())
        })
    })
}

/// Whether the men can be placed in their regions so that the king of the other side is mated; after a
/// move, so that the man moved, or one behind it, gives the check.
fn mate_fits(men: &Men, view: &View, side: Color, moved: Option<&Moved>) -> bool {
    let loser = men.king[usize::from(side == Color::White)];
    let walls = (0..men.color.len())
        .filter(|&m| m != loser && view.region[m].count() == 1)
        .fold(Bitboard::EMPTY, |mask, m| mask | view.region[m]);
    view.region[loser].into_iter().any(|king| {
        let mut pattern =
            Pattern { men, view, side, loser, king, walls, placed: vec![None; men.color.len()], tried: 0 };
        pattern.checkers().any(|(man, from)| {
            let fits = moved.is_none_or(|moved| {
                let opened = attacks::between(from, king);
                moved.castles
                    || moved.man == man
                    || opened.contains(moved.from)
                    || moved.passant.is_some_and(|square| opened.contains(square))
            });
            fits && {
                pattern.placed = vec![None; men.color.len()];
                pattern.placed[man] = Some(from);
                pattern.cover(&mut attacks::king_attacks(king).into_iter()) || pattern.tried > LIMIT
            }
        })
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
