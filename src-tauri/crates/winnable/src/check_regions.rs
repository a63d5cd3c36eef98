//! The checker of region proofs. It knows nothing of how they are found.
//!
//! A proof lists situations: each gives every man a region of squares. The proof holds if the position lies
//! in one of them, if every legal move from a position in one leads into one, and if none holds a mate.
//! "Legal" is over-estimated: a move is struck out only if some man would have to stand on its way whatever
//! its square, or if the own king would stand in check wherever the other men are.

use std::collections::HashMap;

use shakmaty::{Bitboard, Chess, Color, EnPassantMode, Piece, Position, Role, Square, attacks};

use crate::check::ProofError;
use crate::check_mates::mate_fits;
use crate::proof::Regions;
use crate::reach::{Key, Mix, key_of};
use crate::situation::{MEN, Situation, Turn};

pub(crate) struct Men {
    pub(crate) color: Vec<Color>,
    pub(crate) start: Vec<Square>,
    pub(crate) king: [usize; 2],
    pub(crate) may_castle: Vec<bool>,
    pub(crate) was_pawn: u32,
    /// Men of one colour and role, bishops of one colour of square, all or none of them followed exactly: which
    /// is which makes no difference.
    pub(crate) alike: Vec<Vec<usize>>,
}

#[derive(Clone)]
pub(crate) struct View {
    pub(crate) region: Vec<Bitboard>,
    pub(crate) role: Vec<Role>,
    pub(crate) turn: Option<Color>,
    pub(crate) ep: Option<Square>,
}

pub(crate) struct Moved {
    pub(crate) man: usize,
    pub(crate) from: Square,
    pub(crate) passant: Option<Square>,
    pub(crate) castles: bool,
}

const ROLES: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

pub(crate) fn verify(position: &Chess, side: Color, proof: &Regions) -> Result<(), ProofError> {
    let (men, start) = describe(position, proof.grain.focus).ok_or(ProofError::Malformed)?;
    let views: Vec<View> =
        proof.situations.iter().map(|s| view(&men, s)).collect::<Option<_>>().ok_or(ProofError::Malformed)?;
    let focus = proof.grain.focus;
    let mut index: HashMap<Key, Vec<usize>, std::hash::BuildHasherDefault<Mix>> = HashMap::default();
    for (number, view) in views.iter().enumerate() {
        index.entry(key(&men, view, focus)).or_default().push(number);
    }
    let covered = |next: &View| {
        let renamed = captured_last(&men, next);
        [renamed.turn, None].into_iter().any(|turn| {
            let wanted = View { turn, ..renamed.clone() };
            let candidates = index.get(&key(&men, &wanted, focus));
            candidates
                .is_some_and(|list| list.iter().any(|&n| views.get(n).is_some_and(|v| within(&renamed, v))))
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

fn describe(position: &Chess, focus: u32) -> Option<(Men, View)> {
    let mut men = Men {
        color: Vec::new(),
        start: Vec::new(),
        king: [0; 2],
        may_castle: Vec::new(),
        was_pawn: 0,
        alike: Vec::new(),
    };
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
    for color in Color::ALL {
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            let shades = if role == Role::Bishop {
                vec![Bitboard::LIGHT_SQUARES, Bitboard::DARK_SQUARES]
            } else {
                vec![Bitboard::FULL]
            };
            for shade in shades {
                for followed in [false, true] {
                    let of_these = |&m: &usize| {
                        men.color[m] == color
                            && view.role[m] == role
                            && !men.may_castle[m]
                            && shade.contains(men.start[m])
                            && (m < MEN && focus >> m & 1 == 1) == followed
                    };
                    men.alike.push((0..men.color.len()).filter(of_these).collect());
                }
            }
        }
    }
    (men.color.len() <= MEN).then_some((men, view))
}

/// The same positions, with the names of men that are alike exchanged so that those captured come last.
fn captured_last(men: &Men, view: &View) -> View {
    let mut renamed = view.clone();
    for group in &men.alike {
        let (alive, captured): (Vec<usize>, Vec<usize>) =
            group.iter().partition(|&&m| !view.region[m].is_empty());
        for (&slot, from) in group.iter().zip(alive.into_iter().chain(captured)) {
            renamed.region[slot] = view.region[from];
        }
    }
    renamed
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
