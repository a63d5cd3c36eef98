//! A sealed move read as its player may have written it: in the notation of any language, or descriptively (Appendix C).

use notation::descriptive::read_descriptive;
use notation::language::LANGUAGES;
use notation::moves::{MoveReading, read_move};
use shakmaty::{CastlingMode, Chess, Move};

/// What words can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SealedReading {
    /// One legal move, in whatever language.
    Move(Move),
    /// Several legal moves in one and the same language.
    Ambiguous,
    /// A legal move in one language and another one in another: no rule says which is meant.
    ByLanguage,
    /// A move, but no legal one.
    Illegal,
    /// No move at all.
    Illegible,
}

/// Reads words in a position, in every language.
pub(crate) fn read(chess: &Chess, mode: CastlingMode, text: &str) -> SealedReading {
    let mut moves: Vec<Move> = Vec::new();
    let (mut exact, mut illegal, mut descriptive) = (false, false, false);
    let mut note = |reading: MoveReading| match reading {
        MoveReading::Move(read) => {
            exact = true;
            moves.push(read.mv);
        }
        MoveReading::Ambiguous(several) => moves.extend(several),
        MoveReading::Illegal(_) | MoveReading::Null => illegal = true,
        MoveReading::Descriptive => descriptive = true,
        MoveReading::Illegible(_) => {}
    };
    LANGUAGES.iter().for_each(|language| note(read_move(chess, mode, text, language)));
    note(read_descriptive(chess, text));
    let Some(first) = moves.first().copied() else {
        return if illegal || descriptive { SealedReading::Illegal } else { SealedReading::Illegible };
    };
    match (moves.iter().all(|one| *one == first), exact) {
        (true, _) => SealedReading::Move(first),
        (false, true) => SealedReading::ByLanguage,
        (false, false) => SealedReading::Ambiguous,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::fen::Fen;

    #[test]
    fn a_sealed_move_is_read_in_every_language_of_notation() {
        let position = "4k3/p7/8/8/8/8/8/Q3K2R w K - 0 1";
        let rooks = "6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40";
        let king_or_rook = "4k3/8/8/8/8/8/R7/4K3 w - - 0 1";
        for (fen, text, wanted) in [
            (position, "Da7", "move"),
            (position, "Qxa7", "move"),
            (position, "Td1", "illegal"),
            (position, "Th7", "move"),
            (position, "Q-R4", "move"),
            (position, "O-O", "move"),
            (position, "Qz9 or Ke2", "illegible"),
            (position, "xyz", "illegible"),
            (rooks, "Rd7", "move"),
            (rooks, "Rd2", "ambiguous"),
            (rooks, "Td2", "ambiguous"),
            (rooks, "Rh8", "illegal"),
            (rooks, "a blot", "illegible"),
            // The rook in English, the king in French and Spanish.
            (king_or_rook, "Re2", "by language"),
        ] {
            let chess: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
            let found = match read(&chess, CastlingMode::Standard, text) {
                SealedReading::Move(_) => "move",
                SealedReading::Ambiguous => "ambiguous",
                SealedReading::ByLanguage => "by language",
                SealedReading::Illegal => "illegal",
                SealedReading::Illegible => "illegible",
            };
            assert_eq!(found, wanted, "{text} in {fen}");
        }
    }
}
