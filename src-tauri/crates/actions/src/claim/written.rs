//! The move a claimant has written: read in the notation of the desk, and followed also where it is not legal.

use laws::{ClaimForm, Message as LawMessage, WrittenMove};
use notation::game::Game;
use notation::moves::MoveReading;
use shakmaty::{Chess, File, Move, Position, Role, Square, attacks};

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
            let (written, kept) =
                not_legal(&position, text, notation).ok_or_else(|| unclear(reading.candidates()))?;
            Ok(Form { form: ClaimForm::Intending(written), kept: Some(kept), shown: Some(text.to_owned()) })
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

/// A move that is not legal, where what was written says plainly which man was to go where: the only one of its kind
/// that goes there but for a check or a pin, else the only one of its kind.
fn not_legal(position: &Chess, text: &str, notation: MoveNotation) -> Option<(WrittenMove, String)> {
    let letters = notation.letters();
    let written = Written::read_in(text, letters).or_else(|| Written::read(text))?;
    let board = position.board();
    let colour = position.turn();
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
    let from = match (going.as_slice(), men.as_slice()) {
        ([only], _) | ([], [only]) => *only,
        _ => return None,
    };
    let role = board.role_at(from)?;
    let letter = if role == Role::Pawn { String::new() } else { role.upper_char().to_string() };
    let promotion = written.promotion.map(|role| format!("={}", role.upper_char())).unwrap_or_default();
    let kept = format!("{letter}{from}-{}{promotion}", written.to);
    Some((WrittenMove { from, to: written.to, promotion: written.promotion }, kept))
}
