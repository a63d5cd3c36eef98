//! What a person is told about a verdict: a message id and its arguments; the sentences are in
//! `winnable.ftl`.

use shakmaty::{Chess, Color, Position, Role, attacks};

use crate::proof::{MaterialLemma, Proof, Regions};
use crate::verdict::Verdict;

/// A message to be looked up, with its arguments. Numbers are written out already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The message.
    pub id: &'static str,
    /// Names and values.
    pub args: Vec<(&'static str, String)>,
}

impl Explanation {
    fn new(id: &'static str, side: Color) -> Explanation {
        Explanation { id, args: vec![("side", side.fold_wb("white", "black").to_owned())] }
    }

    fn with(mut self, name: &'static str, value: impl ToString) -> Explanation {
        self.args.push((name, value.to_string()));
        self
    }
}

/// One sentence for a verdict on whether `side` can still checkmate.
pub fn explain_verdict(position: &Chess, side: Color, verdict: &Verdict) -> Explanation {
    match verdict {
        Verdict::Winnable { line } if line.is_empty() => Explanation::new("winnable-mate-on-board", side),
        Verdict::Winnable { line } => Explanation::new("winnable-line", side).with("plies", line.len()),
        Verdict::Unwinnable { proof } => explain(position, side, proof),
        Verdict::Undetermined { spent } if spent.cancelled => Explanation::new("winnable-cancelled", side),
        Verdict::Undetermined { spent } => {
            Explanation::new("winnable-undetermined", side).with("nodes", spent.nodes)
        }
    }
}

/// One sentence for a proof that `side` cannot checkmate.
pub fn explain(position: &Chess, side: Color, proof: &Proof) -> Explanation {
    match proof {
        Proof::Ended if position.is_checkmate() => Explanation::new("unwinnable-is-mated", side),
        Proof::Ended => Explanation::new("unwinnable-stalemate", side),
        Proof::Material(MaterialLemma::BareKing) => Explanation::new("unwinnable-bare-king", side),
        Proof::Material(MaterialLemma::KnightAgainstQueens) => {
            let bare = position.board().by_color(!side).count() == 1;
            Explanation::new(if bare { "unwinnable-lone-knight" } else { "unwinnable-knight-queens" }, side)
        }
        Proof::Material(MaterialLemma::BishopsOfOneColor) => {
            Explanation::new("unwinnable-bishops-one-color", side)
        }
        Proof::ForcedRepetition { line } => {
            Explanation::new("unwinnable-forced-repetition", side).with("plies", line.len())
        }
        Proof::Forced { line, then } => forced(position, side, line, then),
        Proof::ClosedSet(set) => {
            Explanation::new("unwinnable-all-positions", side).with("positions", set.len())
        }
        Proof::Regions(regions) if regions.is_locked() => locked(position, side, regions),
        Proof::Regions(regions) => {
            Explanation::new("unwinnable-regions", side).with("situations", regions.len())
        }
        Proof::Split { children } => {
            Explanation::new("unwinnable-every-move", side).with("moves", children.len())
        }
    }
}

fn forced(position: &Chess, side: Color, line: &[shakmaty::Move], then: &Proof) -> Explanation {
    let mut end = position.clone();
    for &next in line {
        if !end.is_legal(next) {
            break;
        }
        end.play_unchecked(next);
    }
    let id = match then {
        Proof::Ended if end.is_checkmate() => "unwinnable-forced-mated",
        Proof::Ended => "unwinnable-forced-stalemate",
        _ => "unwinnable-forced",
    };
    Explanation::new(id, side).with("plies", line.len())
}

/// A structure in which nothing changes any more; says which men are left that can move at all.
fn locked(position: &Chess, side: Color, regions: &Regions) -> Explanation {
    let board = position.board();
    let Some(situation) = regions.situations.first() else {
        return Explanation::new("unwinnable-regions", side).with("situations", 0);
    };
    let has_pawns = !board.pawns().is_empty();
    let king_region = board
        .occupied()
        .into_iter()
        .zip(situation.region)
        .find(|&(square, _)| board.king_of(!side) == Some(square))
        .map_or(0, |(_, region)| region);
    let mut bishops_only = true;
    let mut reaches_king = false;
    for (square, region) in board.occupied().into_iter().zip(situation.region) {
        let Some(piece) = board.piece_at(square) else { continue };
        if piece.color != side || matches!(piece.role, Role::King | Role::Pawn) {
            continue;
        }
        bishops_only &= piece.role == Role::Bishop;
        reaches_king |= shakmaty::Bitboard(region)
            .into_iter()
            .any(|from| attacks::attacks(from, piece, board.pawns()).0 & king_region != 0);
    }
    let pieces_left =
        board.by_color(side).count() > board.pawns().intersect(board.by_color(side)).count() + 1;
    let id = match (has_pawns, pieces_left, bishops_only, reaches_king) {
        (true, false, ..) => "unwinnable-locked-pawns",
        (true, _, true, false) => "unwinnable-locked-bishops",
        (true, _, _, false) => "unwinnable-locked-pieces",
        (true, ..) => "unwinnable-locked-flights",
        (false, ..) => "unwinnable-flights",
    };
    Explanation::new(id, side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Control, can_checkmate};
    use shakmaty::{CastlingMode, fen::Fen};

    fn check(fen: &str, side: Color, id: &str) {
        let position: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        let verdict = can_checkmate(&position, side, &Budget::INTERACTIVE, &mut |_| Control::Continue);
        assert_eq!(explain_verdict(&position, side, &verdict).id, id, "{fen}");
    }

    #[test]
    fn says_in_one_sentence_why() {
        check("8/8/4k3/8/8/3K4/8/8 w - - 0 1", Color::White, "unwinnable-bare-king");
        check("8/8/4k3/8/8/3K1N2/8/8 w - - 0 1", Color::White, "unwinnable-lone-knight");
        check("4k3/8/8/8/8/8/4q3/K5N1 b - - 0 1", Color::White, "unwinnable-knight-queens");
        check("8/8/4k3/8/8/3K1B2/8/6r1 w - - 0 1", Color::White, "unwinnable-bishops-one-color");
        check("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", Color::White, "unwinnable-locked-bishops");
        check("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Color::White, "unwinnable-stalemate");
        check(
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            Color::White,
            "unwinnable-is-mated",
        );
        check(
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            Color::Black,
            "winnable-mate-on-board",
        );
        check("8/8/4k3/8/8/3K1R2/8/8 w - - 0 1", Color::White, "winnable-line");
    }
}
