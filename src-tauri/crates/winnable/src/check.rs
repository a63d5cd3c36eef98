//! The checker: everything that is claimed about a position is checked here, with shakmaty's moves.

use std::collections::HashSet;

use shakmaty::{
    Bitboard, Board as Pieces, CastlingMode, Chess, Color, EnPassantMode, FromSetup, Move, Position,
    PositionError, Role, Setup, Square,
};

use crate::check_regions;
use crate::packed::Packed;
use crate::proof::{ClosedSet, MaterialLemma, Proof};

/// What is wrong with a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProofError {
    /// The game is not over, or it was won.
    #[error("the position is not the end of the game")]
    NotEnded,
    /// The material is not the one the lemma speaks of.
    #[error("the material lemma does not apply")]
    OtherMaterial,
    /// A move of a line is not legal, or not the only one.
    #[error("a move of the line is not the only legal move")]
    NotForced,
    /// The line does not come back.
    #[error("the line does not repeat a position")]
    NoRepetition,
    /// A position is missing from the set.
    #[error("the set does not contain every position that can follow")]
    NotClosed,
    /// Some position may be mate.
    #[error("a mate is not excluded")]
    Mate,
    /// A legal move is missing.
    #[error("the cases are not all legal moves")]
    MissingCase,
    /// The form of the proof does not fit the position.
    #[error("the proof is malformed")]
    Malformed,
}

/// Whether the moves are legal one after the other and the last one (or the position itself, for an empty
/// line) is mate given by `side`.
pub fn replays_to_mate(position: &Chess, side: Color, line: &[Move]) -> bool {
    let mut current = position.clone();
    for &next in line {
        if !current.is_legal(next) {
            return false;
        }
        current.play_unchecked(next);
    }
    current.turn() != side && current.is_checkmate()
}

/// Checks that `proof` shows that `side` cannot checkmate from `position` by any series of legal moves.
pub fn verify(position: &Chess, side: Color, proof: &Proof) -> Result<(), ProofError> {
    if won(position, side) {
        return Err(ProofError::Mate);
    }
    match proof {
        Proof::Ended => ok(position.legal_moves().is_empty(), ProofError::NotEnded),
        Proof::Material(lemma) => {
            ok(material(position, side).is_some_and(|found| found == *lemma), ProofError::OtherMaterial)
        }
        Proof::ForcedRepetition { line } => {
            let positions = forced(position, side, line)?;
            let last = positions.last().map(packed);
            let earlier = positions.iter().rev().skip(1).any(|p| Some(packed(p)) == last);
            ok(earlier, ProofError::NoRepetition)
        }
        Proof::Forced { line, then } => match forced(position, side, line)?.last() {
            Some(last) => verify(last, side, then),
            None => Err(ProofError::Malformed),
        },
        Proof::ClosedSet(set) => closed(position, side, set),
        Proof::Regions(regions) => check_regions::verify(position, side, regions),
        Proof::Split { children } => {
            let legal = position.legal_moves();
            let complete = legal.iter().all(|m| children.iter().any(|(child, _)| child == m));
            ok(complete, ProofError::MissingCase)?;
            for (child, proof) in children {
                let after = position.clone().play(*child).map_err(|_| ProofError::MissingCase)?;
                verify(&after, side, proof)?;
            }
            Ok(())
        }
    }
}

fn ok(holds: bool, error: ProofError) -> Result<(), ProofError> {
    if holds { Ok(()) } else { Err(error) }
}

fn won(position: &Chess, side: Color) -> bool {
    position.turn() != side && position.is_checkmate()
}

/// The positions along a line of only moves, the first included.
fn forced(position: &Chess, side: Color, line: &[Move]) -> Result<Vec<Chess>, ProofError> {
    let mut positions = vec![position.clone()];
    let mut current = position.clone();
    for &next in line {
        let legal = current.legal_moves();
        ok(legal.len() == 1 && legal.first() == Some(&next), ProofError::NotForced)?;
        current.play_unchecked(next);
        ok(!won(&current, side), ProofError::Mate)?;
        positions.push(current.clone());
    }
    Ok(positions)
}

/// The material lemma that applies; its own statement, so that the solver's is checked against it.
pub(crate) fn material(position: &Chess, side: Color) -> Option<MaterialLemma> {
    let board = position.board();
    let own = board.by_color(side);
    let has = |role: Role| !(own & board.by_role(role)).is_empty();
    let other_than = |color: Color, roles: &[Role]| {
        let allowed = roles.iter().fold(Bitboard::EMPTY, |mask, &role| mask | board.by_role(role));
        !(board.by_color(color) & !allowed).is_empty()
    };
    if own.count() == 1 {
        return Some(MaterialLemma::BareKing);
    }
    if own.count() == 2 && has(Role::Knight) && !other_than(!side, &[Role::King, Role::Queen]) {
        return Some(MaterialLemma::KnightAgainstQueens);
    }
    let bishops = board.bishops();
    let one_color =
        (bishops & Bitboard::DARK_SQUARES).is_empty() || (bishops & Bitboard::LIGHT_SQUARES).is_empty();
    let rest = other_than(side, &[Role::King, Role::Bishop])
        || other_than(!side, &[Role::King, Role::Bishop, Role::Rook, Role::Queen]);
    (one_color && !rest).then_some(MaterialLemma::BishopsOfOneColor)
}

/// Every position of the set is no mate and stays in the set with every legal move, or its material
/// excludes mate; and the set contains the position.
fn closed(position: &Chess, side: Color, set: &ClosedSet) -> Result<(), ProofError> {
    let members: HashSet<[u64; 4]> = set.positions.iter().map(Packed::words).collect();
    let contains = |p: &Chess| packed(p).is_some_and(|words| members.contains(&words));
    ok(contains(position), ProofError::NotClosed)?;
    for member in &set.positions {
        let current = unpacked(member).ok_or(ProofError::Malformed)?;
        ok(packed(&current) == Some(member.words()), ProofError::Malformed)?;
        ok(!won(&current, side), ProofError::Mate)?;
        // The lemma holds for what follows a move, and the position itself has just been looked at.
        if material(&current, side).is_some() {
            continue;
        }
        for next in current.legal_moves() {
            let mut after = current.clone();
            after.play_unchecked(next);
            ok(contains(&after), ProofError::NotClosed)?;
        }
    }
    Ok(())
}

/// A shakmaty position in the form of [`Packed`], written a second time.
fn packed(position: &Chess) -> Option<[u64; 4]> {
    let board = position.board();
    let mut words = [0u64; 4];
    let castling = position.castles().castling_rights();
    let victim = position.ep_square(EnPassantMode::PseudoLegal).map(|s| Square::new(u32::from(s) ^ 8));
    for (square, piece) in board.clone() {
        let special = castling.contains(square) || victim == Some(square);
        let code = if special { 7 } else { piece.role as u32 };
        for (bit, word) in words[..3].iter_mut().enumerate() {
            if code >> bit & 1 == 1 {
                *word |= 1 << u32::from(square);
            }
        }
    }
    let black = board.by_color(Color::Black).0;
    words[3] = position.turn().fold_wb(black, !black);
    (board.occupied() != Bitboard::FULL).then_some(words)
}

fn unpacked(member: &Packed) -> Option<Chess> {
    let [a, b, c, side] = member.words();
    let occupied = a | b | c;
    let turn = if side & !occupied == 0 { Color::White } else { Color::Black };
    let black = turn.fold_wb(side, !side) & occupied;
    let mut setup = Setup::empty();
    let mut pieces = Pieces::empty();
    for square in Bitboard(occupied) {
        let index = u32::from(square);
        let code = (a >> index & 1) | (b >> index & 1) << 1 | (c >> index & 1) << 2;
        let role = match Role::try_from(code as u32) {
            Ok(role) => role,
            Err(_) if matches!(square.rank() as u32, 0 | 7) => {
                setup.castling_rights.add(square);
                Role::Rook
            }
            Err(_) => {
                setup.ep_square = Some(Square::new(index ^ 8));
                Role::Pawn
            }
        };
        let color = if black >> index & 1 == 1 { Color::Black } else { Color::White };
        pieces.set_piece_at(square, role.of(color));
    }
    setup.board = pieces;
    setup.turn = turn;
    Chess::from_setup(setup, CastlingMode::Chess960)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proof::Regions;
    use crate::{Budget, Control, Query, Verdict, can_checkmate};

    fn proved(line: &str) -> (Query, Proof) {
        let query = Query::parse(line).unwrap();
        match can_checkmate(&query.position, query.side, &Budget::DEEP, &mut |_| Control::Continue) {
            Verdict::Unwinnable { proof } => (query, proof),
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn a_closed_set_must_be_complete() {
        let (query, proof) = proved("5bk1/4p1p1/4P1P1/8/1p6/1P1p4/1P1P4/1KB5 w - - 0 1;w");
        let check = |proof: &Proof| verify(&query.position, query.side, proof);
        assert_eq!(check(&proof), Ok(()));
        let Proof::ClosedSet(set) = &proof else { panic!("{proof:?}") };
        assert!(set.len() > 10);
        for missing in 0..set.positions.len() {
            let mut part = set.clone();
            part.positions.remove(missing);
            assert_eq!(check(&Proof::ClosedSet(part)), Err(ProofError::NotClosed));
        }
    }

    #[test]
    fn regions_must_be_closed_and_without_mate() {
        let (query, proof) = proved("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1;w");
        let check = |proof: &Proof| verify(&query.position, query.side, proof);
        assert_eq!(check(&proof), Ok(()));
        let Proof::Regions(regions) = &proof else { panic!("{proof:?}") };
        // A square taken out of a region is a square some man steps to.
        for man in 0..12 {
            let region = regions.situations[0].region[man];
            if region.is_power_of_two() {
                continue;
            }
            let mut part = regions.clone();
            part.situations[0].region[man] = region & (region - 1);
            assert!(check(&Proof::Regions(part)).is_err(), "man {man}");
        }
        // Regions that allow everything are closed, but mates fit into them.
        let mut wide = regions.clone();
        for man in 0..12 {
            if wide.situations[0].kind[man] != crate::bits::PAWN {
                wide.situations[0].region[man] = u64::MAX;
            }
        }
        assert!(check(&Proof::Regions(wide)).is_err());
        let none = Regions { situations: Vec::new(), grain: regions.grain };
        assert_eq!(check(&Proof::Regions(none)), Err(ProofError::NotClosed));
    }

    #[test]
    fn the_wrong_lemma_and_the_wrong_line_are_refused() {
        let query = Query::parse("8/8/4k3/8/8/3K1R2/8/8 w - - 0 1;w").unwrap();
        for proof in [
            Proof::Ended,
            Proof::Material(MaterialLemma::BareKing),
            Proof::ForcedRepetition { line: Vec::new() },
            Proof::Forced { line: Vec::new(), then: Box::new(Proof::Ended) },
            Proof::Split { children: Vec::new() },
            Proof::ClosedSet(ClosedSet { positions: Vec::new() }),
        ] {
            assert!(verify(&query.position, query.side, &proof).is_err(), "{proof:?}");
        }
    }
}
