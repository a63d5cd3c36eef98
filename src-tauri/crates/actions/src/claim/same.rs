//! The position claimed on: how often it stood on the board, and what only looks like it.

use laws::{BoardEnd, ClaimForm, PositionKey, Replay, WholeGame};
use notation::game::Game;
use notation::moves::MoveReading;
use shakmaty::{Bitboard, Move, Position};

use super::written::{Form, lands_on};
use super::{Asked, Ended, LookAlike, Occurrence, ply32};
use crate::line;
use crate::move_notation::MoveNotation;
use crate::recorded;
use crate::say;
use crate::view::Message;

/// See the module.
pub(super) struct Claimed {
    pub fen: String,
    pub occurred: Message,
    pub occurrences: Vec<Occurrence>,
    pub look_alikes: Vec<LookAlike>,
}

/// What is to be said of the position a claim rests on. A written move that is not legal leads to none: what stands on
/// the board is shown then.
pub(super) fn claimed_on(asked: &Asked<'_>, form: &Form) -> Claimed {
    let played = match form.form {
        ClaimForm::Intending(written) => asked.position.legal_moves().into_iter().find(|m| {
            m.from() == Some(written.from)
                && lands_on(*m) == written.to
                && (written.promotion.is_none() || m.promotion() == written.promotion)
        }),
        _ => None,
    };
    let after = played.and_then(|m| after(asked, m));
    let replay = after.as_ref().unwrap_or(asked.replay);
    let numbered = |ply: usize| numbered(asked.game, asked.notation, replay, ply);
    let same = laws::occurrences(replay, replay.plies());
    let occurred = match &after {
        Some(_) => Message::new("claims-would-occur").with("move", numbered(replay.plies())),
        None => Message::new("claims-occurred"),
    };
    Claimed {
        fen: replay.position().map(notation::position::fen_of).unwrap_or_default(),
        occurred: occurred.with("count", same.len()),
        look_alikes: look_alikes(asked.game, asked.notation, replay, &same),
        occurrences: stood(asked, replay, &same),
    }
}

/// Plies at which a position stood, each with its move and which time it was.
fn stood(asked: &Asked<'_>, replay: &Replay, plies: &[usize]) -> Vec<Occurrence> {
    let at = |ply: usize| numbered(asked.game, asked.notation, replay, ply);
    plies
        .iter()
        .zip(1..)
        .map(|(ply, time)| Occurrence { ply: ply32(*ply), move_text: at(*ply), time })
        .collect()
}

/// Where the game ended on the board.
pub(super) fn ended(asked: &Asked<'_>, whole: &WholeGame) -> Option<Ended> {
    let (ply, end) = whole.ended?;
    let how = match end {
        BoardEnd::Checkmate(_) => "checkmate",
        BoardEnd::Stalemate => "stalemate",
        BoardEnd::Fivefold => "fivefold",
        BoardEnd::SeventyFive => "seventy-five",
    };
    let plies = if end == BoardEnd::Fivefold { laws::occurrences(asked.replay, ply) } else { Vec::new() };
    Some(Ended {
        ply: ply32(ply),
        move_text: numbered(asked.game, asked.notation, asked.replay, ply),
        how: how.to_owned(),
        occurrences: stood(asked, asked.replay, &plies),
    })
}

/// What only looked like the position of a claim on record, from the moves on record; nothing where they do not reach it.
pub(super) fn look_alikes_on_record(game: &Game, fen: &str, written: Option<&str>) -> Vec<LookAlike> {
    let whole = recorded::replay(game);
    let stood = |placed: &laws::Placed| placed.position.as_ref().map(notation::position::fen_of);
    let Some(ply) = whole.placed().iter().rposition(|placed| stood(placed).as_deref() == Some(fen)) else {
        return Vec::new();
    };
    let mut replay = whole.up_to(ply);
    if let (Some(text), Some(position)) = (written, replay.position().cloned()) {
        match MoveNotation::SAN.read(&position, game.castling_mode(), text) {
            // A move that is legal can be played.
            MoveReading::Move(read) => drop(replay.play(read.mv)),
            // No position was reached by one that is not.
            _ => return Vec::new(),
        }
    }
    let same = laws::occurrences(&replay, replay.plies());
    look_alikes(game, MoveNotation::SAN, &replay, &same)
}

/// The game with the written move made.
fn after(asked: &Asked<'_>, m: Move) -> Option<Replay> {
    let mut replay = asked.replay.clone();
    replay.play(m).ok()?;
    Some(replay)
}

/// A half-move with its number, `34.Qe2`; as it was written where it is not legal, nothing before the first.
fn numbered(game: &Game, notation: MoveNotation, replay: &Replay, ply: usize) -> String {
    let Some(before) = ply.checked_sub(1).and_then(|ply| replay.at(ply)) else { return String::new() };
    let played = replay.at(ply).and_then(|placed| placed.reached_by);
    let text = match before.position.as_ref().zip(played) {
        Some((position, m)) => notation.write(position, game.castling_mode(), m),
        None => line::as_written(game, ply),
    };
    format!("{}{text}", recorded::prefix(game, ply))
}

/// Plies with the same men on the same squares as at the end that are other positions, and why.
fn look_alikes(game: &Game, notation: MoveNotation, replay: &Replay, same: &[usize]) -> Vec<LookAlike> {
    let Some(now) = replay.last() else { return Vec::new() };
    let placed = replay.placed().iter().enumerate();
    let alike =
        placed.filter(|(ply, one)| same.binary_search(ply).is_err() && one.key.same_picture(&now.key));
    alike
        .map(|(ply, one)| LookAlike {
            ply: ply32(ply),
            move_text: numbered(game, notation, replay, ply),
            fen: one.position.as_ref().map(::notation::position::fen_of).unwrap_or_default(),
            differs: differs(&one.key, &now.key),
        })
        .collect()
}

fn differs(then: &PositionKey, now: &PositionKey) -> Vec<Message> {
    let mut differs = Vec::new();
    if then.turn() != now.turn() {
        differs.push(Message::new("claim-differs-turn"));
    }
    for (rooks, id) in [
        (then.castling() & !now.castling(), "claim-differs-castling"),
        (now.castling() & !then.castling(), "claim-differs-castling-now"),
    ] {
        differs.extend(rooks.into_iter().map(|rook| {
            let white = Bitboard::SOUTH.contains(rook);
            let side = say::side(if white { laws::Colour::White } else { laws::Colour::Black });
            Message::new(id).with("side", side).with("square", rook.to_string())
        }));
    }
    if then.en_passant() != now.en_passant() {
        let square = then.en_passant().or(now.en_passant());
        let square = square.map(|square| square.to_string()).unwrap_or_default();
        differs.push(Message::new("claim-differs-en-passant").with("square", square));
    }
    differs
}
