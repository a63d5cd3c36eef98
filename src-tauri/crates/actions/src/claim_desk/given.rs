//! The moves a claim rests on: on record, pasted, out of a file, or a position with the moves made since.

use desk::state::State;
use laws::{Colour, Message as LawMessage};
use notation::game::{Game, Start};
use notation::notice::NoticeKind;
use notation::pgn::{Profile, read_all_in_any_notation, write_games};
use notation::player_name::may_be_same;

use super::{ClaimAsked, filled};
use crate::draft::id;
use crate::error::ActionError;
use crate::position_text;
use crate::recorded;
use crate::view::Message;

/// The moves, and what there is to say about where they come from.
pub(super) struct Given {
    pub game: Game,
    pub games: Vec<String>,
    pub number: u32,
    pub remarks: Vec<Message>,
}

/// The game that is to be checked.
///
/// # Errors
/// There are no moves; the position cannot be read; the board does not exist.
pub(super) fn given(state: &State, asked: &ClaimAsked) -> Result<Given, ActionError> {
    let fen = filled(asked.fen.as_ref()).map(|text| position_text::complete(&text)).transpose()?;
    let pasted = filled(asked.moves.as_ref());
    let players = players(state, asked)?;
    let given = match (pasted, fen, &asked.game) {
        (Some(file), None, _) => of_file(&file, asked.number, players.as_ref()),
        (Some(moves), fen, _) => Some(alone(typed(fen.as_deref(), &moves)?)),
        (None, Some(fen), _) => Some(alone(recorded::from_text(Some(&fen), ""))),
        (None, None, Some(game)) => {
            let game = recorded::game(state, id(game, "game")?);
            let some = |game: &Game| !game.moves.is_empty() || !asked.since.is_empty();
            game.or_else(|| (!asked.since.is_empty()).then(Game::default)).filter(some).map(alone)
        }
        (None, None, None) => (!asked.since.is_empty()).then(|| alone(Game::default())),
    };
    let mut given = given.ok_or_else(|| ActionError::Unclear(LawMessage::new("claim-no-moves")))?;
    if let Start::Unplayable { fen, .. } = &given.game.start {
        position_text::complete(fen)?;
        return Err(ActionError::Unclear(
            LawMessage::new("claim-position-unclear").with("text", fen.as_str()),
        ));
    }
    if !asked.since.is_empty() {
        given.game = recorded::and_then(given.game, &asked.since.join(" "));
    }
    Ok(given)
}

fn alone(game: Game) -> Given {
    let remarks = noticed(&game);
    Given { game, games: Vec::new(), number: 1, remarks }
}

/// Moves as they stand on a scoresheet, from a position or the usual start.
///
/// # Errors
/// Not one of them is a move, or there is neither a move nor a position.
pub fn typed(fen: Option<&str>, moves: &str) -> Result<Game, ActionError> {
    let none = |game: &Game| game.moves.is_empty() && game.rest.is_none();
    if fen.is_none() && moves.trim().is_empty() {
        return Err(ActionError::Unclear(LawMessage::new("claim-no-moves")));
    }
    let game = recorded::from_text(fen, moves);
    if moves.trim().is_empty() || !none(&game) {
        return Ok(game);
    }
    // Descriptive moves without a number are taken for words before a game.
    let numbered = recorded::from_text(fen, &format!("1. {moves}"));
    if numbered.moves.is_empty() {
        Err(ActionError::Unclear(LawMessage::new("claim-no-moves")))
    } else {
        Ok(numbered)
    }
}

/// What was passed over or assumed in reading a game, as far as a claim may hang on it.
pub fn noticed(game: &Game) -> Vec<Message> {
    use NoticeKind as N;
    let hangs_on = |kind: NoticeKind| {
        matches!(
            kind,
            N::WordsSkipped
                | N::AfterResult
                | N::FenSlack
                | N::FenEmpty
                | N::FenSideAssumed
                | N::SetUpWithoutFen
                | N::VariantUnknown
                | N::CaptureShort
                | N::CommentUnclosed
                | N::VariationUnclosed
                | N::TooMany
        )
    };
    let heard = game.notices.iter().filter(|notice| hangs_on(notice.kind));
    heard.map(|one| Message::new(one.kind.message_id()).with("text", one.text.as_str())).collect()
}

/// The players of the board asked about.
fn players(state: &State, asked: &ClaimAsked) -> Result<Option<[String; 2]>, ActionError> {
    let Some(game) = &asked.game else { return Ok(None) };
    let pairing = state.pairing_of(id(game, "game")?).ok_or(ActionError::NotFound("game"))?;
    let name = |side| state.player(pairing.player(side)).map(|player| player.name.clone());
    Ok(name(Colour::White).zip(name(Colour::Black)).map(|(white, black)| [white, black]))
}

/// One game of a pasted file, or the moves of a scoresheet.
fn of_file(file: &str, number: Option<u32>, players: Option<&[String; 2]>) -> Option<Given> {
    if !file.contains('[') {
        return typed(None, file).ok().map(alone);
    }
    let games = read_all_in_any_notation(file.as_bytes());
    let asked = number.and_then(|number| usize::try_from(number).ok()?.checked_sub(1));
    let theirs = || games.iter().position(|game| players.is_some_and(|players| belongs(game, players)));
    let index = asked.or_else(theirs).filter(|index| *index < games.len()).unwrap_or(0);
    let names = if games.len() > 1 { games.iter().map(named).collect() } else { Vec::new() };
    let game = recorded::from_disputed_start(games.into_iter().nth(index)?);
    let mut remarks = noticed(&game);
    if players.is_some_and(|players| is_named(&game) && !belongs(&game, players)) {
        remarks.push(Message::new("claim-other-players").with("players", named(&game)));
    }
    let number = u32::try_from(index).unwrap_or(0).saturating_add(1);
    Some(Given { game, games: names, number, remarks })
}

fn tag<'a>(game: &'a Game, name: &str) -> &'a str {
    game.tags.known(name).unwrap_or_default()
}

fn named(game: &Game) -> String {
    let or_unknown = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    format!("{} – {}", or_unknown(tag(game, "White")), or_unknown(tag(game, "Black")))
}

fn is_named(game: &Game) -> bool {
    !tag(game, "White").is_empty() && !tag(game, "Black").is_empty()
}

fn belongs(game: &Game, players: &[String; 2]) -> bool {
    is_named(game)
        && ["White", "Black"].into_iter().zip(players).all(|(side, player)| {
            let name = tag(game, side);
            name == player || may_be_same(name, player)
        })
}

/// The games of a file as text, to be looked through before one is claimed on.
///
/// # Errors
/// There are none in it.
pub fn text_of_file(bytes: &[u8]) -> Result<String, ActionError> {
    let games = read_all_in_any_notation(bytes);
    if games.is_empty() {
        return Err(ActionError::Unclear(LawMessage::new("claim-file-without-moves")));
    }
    Ok(write_games(&games, Profile::Archive))
}
