//! The move a claimant has written: read in the notation of the desk, and followed also where it is not legal.

use laws::{ClaimForm, Colour, Message as LawMessage, WrittenMove};
use notation::game::Game;
use notation::moves::{MoveReading, castling_word};
use shakmaty::{Bitboard, Chess, Color, File, Move, Position, Role, Square, attacks};

use crate::error::ActionError;
use crate::move_notation::MoveNotation;
use crate::over::Written;
use crate::recorded;

use super::Intention;

/// How a claim is made.
pub(super) struct Form {
    /// On the board or with a written move.
    pub form: ClaimForm,
    /// The written move as the journal keeps it.
    pub kept: Option<String>,
    /// The written move in the notation of the desk.
    pub shown: Option<String>,
}

/// How the claim is made, and the written move as it was understood.
///
/// # Errors
/// The written move cannot be read, or could mean several.
pub(super) fn form(game: &Game, intention: &Intention, notation: MoveNotation) -> Result<Form, ActionError> {
    let written = intention.written.as_deref().map(str::trim).filter(|text| !text.is_empty());
    let Some(text) = written else {
        return Ok(Form { form: ClaimForm::OnBoard, kept: None, shown: None });
    };
    let position = recorded::final_position(game);
    let mode = game.castling_mode();
    let texts = |moves: &[Move]| {
        let texts: Vec<String> = moves.iter().map(|m| notation.write(&position, mode, *m)).collect();
        if texts.is_empty() { "none".to_owned() } else { texts.join(", ") }
    };
    let several = |moves: &[Move]| {
        let message = LawMessage::new("claim-written-several").with("text", text);
        ActionError::Unclear(message.with("moves", texts(moves)))
    };
    let unclear = |near: &[Move]| {
        let message = LawMessage::new("claim-written-unclear").with("text", text);
        ActionError::Unclear(message.with("moves", texts(near.get(..6).unwrap_or(near))))
    };
    // Who does not have the move has written one of his own men; it is not looked at further (9.4).
    let claimant = intention.claimant.unwrap_or(Colour::from(position.turn()));
    if Color::from(claimant) != position.turn() {
        let form = not_legal(&position, claimant.into(), text, notation);
        let (form, kept) = form.unwrap_or((ClaimForm::IntendingOneOf(Bitboard::EMPTY), text.to_owned()));
        return Ok(Form { form, kept: Some(kept), shown: Some(text.to_owned()) });
    }
    match notation.read(&position, mode, text) {
        MoveReading::Move(read) => {
            let from = read.mv.from().ok_or_else(|| unclear(&[]))?;
            let written = WrittenMove { from, to: lands_on(read.mv), promotion: read.mv.promotion() };
            Ok(Form {
                form: ClaimForm::Intending(written),
                kept: Some(MoveNotation::SAN.write(&position, mode, read.mv)),
                shown: Some(notation.write(&position, mode, read.mv)),
            })
        }
        MoveReading::Ambiguous(moves) => Err(several(&moves)),
        reading => {
            let (form, kept) = not_legal(&position, position.turn(), text, notation)
                .ok_or_else(|| unclear(reading.candidates()))?;
            Ok(Form { form, kept: Some(kept), shown: Some(text.to_owned()) })
        }
    }
}

/// Where the man that is named ends up: in castling it is the king.
pub(crate) fn lands_on(mv: Move) -> Square {
    match mv {
        Move::Castle { king, rook } => {
            let file = if rook.file() > king.file() { File::G } else { File::C };
            Square::from_coords(file, king.rank())
        }
        other => other.to(),
    }
}

/// A move that is not legal, where what was written says plainly what kind of man was to go where: the only one of its
/// kind that goes there but for a check or a pin, else the only one of its kind, else any of them.
fn not_legal(
    position: &Chess,
    colour: Color,
    text: &str,
    notation: MoveNotation,
) -> Option<(ClaimForm, String)> {
    let board = position.board();
    if let Some(side) = castling_word(text) {
        let (kept, file) = if side.is_king_side() { ("O-O", File::G) } else { ("O-O-O", File::C) };
        let king = board.king_of(colour)?;
        let to = Square::from_coords(file, king.rank());
        let written = WrittenMove { from: king, to, promotion: None };
        return Some((ClaimForm::Intending(written), kept.to_owned()));
    }
    let letters = notation.letters();
    let written = Written::read_in(text, letters).or_else(|| Written::read(text))?;
    let own = board.by_color(colour);
    let men: Vec<Square> = match written.origin() {
        Some(from) => vec![from].into_iter().filter(|from| own.contains(*from)).collect(),
        None => (own & board.by_role(written.role)).into_iter().filter(|from| written.fits(*from)).collect(),
    };
    let goes = |from: &Square| {
        let piece = board.piece_at(*from);
        piece.is_some_and(|piece| match piece.role {
            Role::Pawn if from.file() == written.to.file() => true,
            _ => attacks::attacks(*from, piece, board.occupied()).contains(written.to),
        })
    };
    let going: Vec<Square> = men.iter().copied().filter(|from| goes(from)).collect();
    let letter = |role: Role| if role == Role::Pawn { String::new() } else { role.upper_char().to_string() };
    let promotion = written.promotion.map(|role| format!("={}", role.upper_char())).unwrap_or_default();
    let to = written.to;
    match (going.as_slice(), men.as_slice()) {
        (_, []) => None,
        ([from], _) | ([], [from]) => {
            let kept = format!("{}{from}-{to}{promotion}", letter(board.role_at(*from)?));
            let written = WrittenMove { from: *from, to, promotion: written.promotion };
            Some((ClaimForm::Intending(written), kept))
        }
        ([], any) | (any, _) => {
            // Kept so that it is read the same again: a hint is the file or the rank that was written.
            let kept = format!("{}{}{to}{promotion}", letter(written.role), written.hint());
            Some((ClaimForm::IntendingOneOf(any.iter().copied().collect()), kept))
        }
    }
}
