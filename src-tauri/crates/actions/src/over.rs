//! An illegal move played over as it was written, so that the rest of a game can be looked at.
//!
//! Only for looking: where the arbiter gives the position, that one counts, and no claim rests on what is assumed here.

use notation::game::Game;
use notation::language::{ENGLISH, Language};
use notation::position::StartPosition;
use shakmaty::{Chess, Color, EnPassantMode, File, Piece, Position, Rank, Role, Setup, Square, fen::Fen};

use crate::recorded;

/// Games with more illegal moves than this are shown up to there.
const MOST: usize = 8;

/// Goes on over illegal moves as far as what was written says plainly which man went where. Returns how many
/// resumptions of the game rest on that.
pub fn over(game: &mut Game) -> usize {
    let mut assumed = 0;
    while assumed < MOST && step(game) {
        assumed += 1;
    }
    assumed
}

fn step(game: &mut Game) -> bool {
    let Some(rest) = game.open_rest() else { return false };
    let Some(first) = rest.tokens.first() else { return false };
    let position = recorded::final_position(game);
    let last = rest.tokens.len() == 1;
    let mut best: Option<(usize, Game)> = None;
    for start in after(&position, &first.text) {
        let mut tried = game.clone();
        tried.resume(start, 1, &ENGLISH);
        let read = tried.resumptions.last().map_or(0, |resumption| resumption.moves.len());
        if best.as_ref().is_none_or(|(most, _)| read > *most) {
            best = Some((read, tried));
        }
    }
    // A position after which nothing of the record is legal is no likely one.
    match best.filter(|(read, _)| *read > 0 || last) {
        Some((_, tried)) => {
            *game = tried;
            true
        }
        None => false,
    }
}

/// The positions that may have arisen.
fn after(position: &Chess, text: &str) -> Vec<StartPosition> {
    let Some(written) = Written::read(text) else { return Vec::new() };
    let setup = position.to_setup(EnPassantMode::Legal);
    let colour = position.turn();
    let men = setup.board.by_piece(Piece { color: colour, role: written.role });
    men.into_iter()
        .filter(|from| *from != written.to && written.fits(*from))
        .filter_map(|from| moved(&setup, colour, from, &written))
        .collect()
}

fn moved(setup: &Setup, colour: Color, from: Square, written: &Written) -> Option<StartPosition> {
    let mut setup = setup.clone();
    let capture = setup.board.piece_at(written.to);
    if capture.is_some_and(|taken| taken.role == Role::King) {
        return None;
    }
    let man = setup.board.remove_piece_at(from)?;
    let role = written.promotion.unwrap_or(man.role);
    setup.board.set_piece_at(written.to, Piece { color: man.color, role });
    setup.castling_rights.discard(from);
    setup.castling_rights.discard(written.to);
    if man.role == Role::King {
        let home = colour.fold_wb(Rank::First, Rank::Eighth);
        File::ALL.into_iter().for_each(|file| setup.castling_rights.discard(Square::from_coords(file, home)));
    }
    setup.ep_square = None;
    setup.halfmoves =
        if capture.is_some() || man.role == Role::Pawn { 0 } else { setup.halfmoves.saturating_add(1) };
    if colour.is_black() {
        setup.fullmoves = setup.fullmoves.saturating_add(1);
    }
    setup.swap_turn();
    StartPosition::from_disputed_fen(&Fen::try_from(setup).ok()?.to_string(), false).ok().map(|(s, _)| s)
}

/// A move as far as it can be read without a position: `Nbd2`, `e2-e4`, `exd8=Q`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Written {
    /// The kind of man; a pawn where no letter stands.
    pub role: Role,
    from_file: Option<File>,
    from_rank: Option<Rank>,
    /// Where it goes.
    pub to: Square,
    /// What it becomes.
    pub promotion: Option<Role>,
}

impl Written {
    /// A move with the letters of a language.
    pub(crate) fn read_in(text: &str, language: &Language) -> Option<Self> {
        match language.role_prefix(text.trim()) {
            Some((role, length)) if role != Role::Pawn => {
                Self::read(&format!("{}{}", role.upper_char(), text.trim().get(length..)?))
            }
            _ => Self::read(text),
        }
    }

    /// A move with English letters.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let plain: String = text.chars().filter(|c| c.is_ascii_alphanumeric()).collect();
        let (body, promotion) = match plain.char_indices().next_back() {
            Some((at, c)) if at > 2 && "QRBN".contains(c) => (plain.get(..at)?, Role::from_char(c)),
            _ => (plain.as_str(), None),
        };
        let mut chars = body.chars().filter(|c| *c != 'x').peekable();
        let role = match chars.peek() {
            Some(c) if "KQRBN".contains(*c) => Role::from_char(chars.next()?)?,
            _ => Role::Pawn,
        };
        let coordinates: Vec<char> = chars.collect();
        let (rank, rest) = coordinates.split_last()?;
        let (file, hints) = rest.split_last()?;
        let to = Square::from_coords(File::from_char(*file)?, Rank::from_char(*rank)?);
        let mut written = Self { role, from_file: None, from_rank: None, to, promotion };
        for hint in hints {
            match (File::from_char(*hint), Rank::from_char(*hint)) {
                (Some(file), _) if written.from_file.is_none() => written.from_file = Some(file),
                (_, Some(rank)) if written.from_rank.is_none() => written.from_rank = Some(rank),
                _ => return None,
            }
        }
        Some(written)
    }

    /// The square it was written to come from, where both its letter and its number stand.
    pub(crate) fn origin(&self) -> Option<Square> {
        Some(Square::from_coords(self.from_file?, self.from_rank?))
    }

    /// The file or the rank it was written to come from, as written.
    pub(crate) fn hint(&self) -> String {
        let file = self.from_file.map(|file| file.to_string());
        file.or(self.from_rank.map(|rank| rank.to_string())).unwrap_or_default()
    }

    /// Whether a man of the kind that stands there can be meant.
    pub(crate) fn fits(&self, from: Square) -> bool {
        // A pawn written by its square alone stays on its file; more cannot be told.
        let file = self.from_file.or((self.role == Role::Pawn).then(|| self.to.file()));
        file.is_none_or(|file| file == from.file()) && self.from_rank.is_none_or(|rank| rank == from.rank())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_that_is_not_legal_is_played_over_and_the_game_goes_on() {
        // The bishop jumps over its pawn; later the king stays in check.
        let mut game = recorded::from_text(None, "1. e4 e5 2. Bg5 Nf6 3. Bxf6 Qxf6 4. Nf3 *");
        assert_eq!((game.moves.len(), over(&mut game)), (2, 1));
        assert!(game.open_rest().is_none());
        assert_eq!(recorded::final_position(&game).fullmoves().get(), 4);
    }

    #[test]
    fn what_cannot_be_told_is_left_as_text() {
        for text in ["1. e4 e5 2. Zz9 Nf6 *", "1. e4 e5 2. Ke8 Nf6 *", "1. O-O e5 *"] {
            let mut game = recorded::from_text(None, text);
            assert_eq!(over(&mut game), 0, "{text}");
            assert!(game.open_rest().is_some(), "{text}");
        }
    }
}
