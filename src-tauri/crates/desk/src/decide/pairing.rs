//! Pairings: made, renumbered, turned round, undone. What was logged about a game never moves with them.

use laws::Message;

use super::{Decided, standing_game, standing_pairing, standing_player, standing_section, words};
use crate::fact::{Fact, Game, Pairing, Unpairing};
use crate::ids::*;
use crate::refusal::Refusal;
use crate::state::State;
use crate::words::{EntryKind, Participation};

/// No competition has more rounds; a greater number is a slip of the finger.
pub(crate) const LAST_ROUND: RoundNo = RoundNo(100);

pub(super) fn pair(
    state: &State,
    entry: EntryId,
    section: SectionId,
    round: RoundNo,
    board: Option<BoardNo>,
    (white, black): (PlayerId, PlayerId),
    seat: Option<(u16, u16)>,
) -> Result<Decided, Refusal> {
    standing_section(state, section)?;
    if round.0 == 0 || board.is_some_and(|board| board.0 == 0) {
        return Err(Refusal::desk(Message::new("refused-zero")));
    }
    if round > LAST_ROUND {
        let message = Message::new("refused-round-number").with("round", u32::from(round.0));
        return Err(Refusal::desk(message.with("last", u32::from(LAST_ROUND.0))));
    }
    if white == black {
        return Err(Refusal::desk(Message::new("refused-own-opponent")));
    }
    for id in [white, black] {
        free_player(state, section, round, id)?;
    }
    if let Some(board) = board
        && state.at_board(section, round, board).is_some()
    {
        return Err(Refusal::desk(Message::new("refused-board-taken").with("board", u32::from(board.0))));
    }
    let (match_no, match_board) = seat.unzip();
    // Put together again the two go on with their game, and with what was logged about it.
    if let Some(earlier) = state.undone_pairing(section, round, (white, black)) {
        let pairing = earlier.pairing;
        let incidents = state.game_of(pairing).map_or(0, |game| state.incidents_of_game(game).len());
        let count = u32::try_from(incidents).unwrap_or(u32::MAX);
        let again = Pairing { pairing, section, round, board, white, black, match_no, match_board };
        let remark = Message::new("remark-paired-again").with("count", count);
        return Ok(Decided::one(EntryKind::Pairing, again).remark(remark));
    }
    let pairing = PairingId::of(entry, 0);
    let game = GameId::of(entry, 0);
    let played_before = state.players.get(&white).is_some_and(|player| {
        player.pairings.iter().filter_map(|id| state.pairings.get(id)?.now()).any(|p| p.side(black).is_some())
    });
    let decided = Decided::new(
        EntryKind::Pairing,
        vec![
            Pairing { pairing, section, round, board, white, black, match_no, match_board }.into(),
            Game { game, pairing, replaces: None, reason: None }.into(),
        ],
    );
    Ok(if played_before { decided.remark(Message::new("remark-played-before")) } else { decided })
}

/// Of this section, taking part, without opponent or bye in this round.
fn free_player(state: &State, section: SectionId, round: RoundNo, id: PlayerId) -> Result<(), Refusal> {
    let player = standing_player(state, id)?;
    let named = |message: &'static str| Message::new(message).with("name", player.name.as_str());
    if player.section != section {
        return Err(Refusal::desk(named("refused-other-section")));
    }
    if let Some(other) = state.pairings_in_order(section, round).into_iter().find(|p| p.side(id).is_some()) {
        let board = other.board.map_or(0, |board| u32::from(board.0));
        let message = named("refused-already-paired").with("round", u32::from(round.0)).with("board", board);
        return Err(Refusal::desk(message));
    }
    if state.status(id, round) != Participation::Playing {
        return Err(Refusal::desk(named("refused-not-playing")));
    }
    if state.bye(id, round).is_some() {
        return Err(Refusal::desk(named("refused-has-bye")));
    }
    Ok(())
}

/// A board that is taken changes places with the one that gives its number up.
pub(super) fn renumber(state: &State, pairing: PairingId, board: BoardNo) -> Result<Decided, Refusal> {
    let now = standing_pairing(state, pairing)?;
    if board.0 == 0 {
        return Err(Refusal::desk(Message::new("refused-zero")));
    }
    if now.board == Some(board) {
        return Err(Refusal::desk(Message::new("refused-same-board").with("board", u32::from(board.0))));
    }
    let mut facts: Vec<Fact> = vec![Pairing { board: Some(board), ..now.clone() }.into()];
    if let Some(other) = state.at_board(now.section, now.round, board) {
        facts.push(Pairing { board: now.board, ..other.clone() }.into());
    }
    Ok(Decided::new(EntryKind::Pairing, facts))
}

/// A result recorded before stays with the players who earned it.
pub(super) fn swap_colours(state: &State, pairing: PairingId) -> Result<Decided, Refusal> {
    let now = standing_pairing(state, pairing)?;
    let turned = Pairing { white: now.black, black: now.white, ..now.clone() };
    let decided = Decided::one(EntryKind::Pairing, turned);
    let result = state.game_of(pairing).and_then(|game| state.result(game));
    Ok(if result.is_some() { decided.remark(Message::new("remark-result-turned")) } else { decided })
}

pub(super) fn unpair(state: &State, pairing: PairingId, reason: Option<&str>) -> Result<Decided, Refusal> {
    standing_pairing(state, pairing)?;
    let game = state.game_of(pairing);
    if game.is_some_and(|game| state.result(game).is_some()) {
        return Err(Refusal::desk(Message::new("refused-unpair-with-result")));
    }
    let incidents = game.map_or(0, |game| state.incidents_of_game(game).len());
    let reason = reason.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
    if incidents > 0 && reason.is_none() {
        let count = u32::try_from(incidents).unwrap_or(u32::MAX);
        return Err(Refusal::desk(Message::new("refused-unpair-with-incidents").with("count", count)));
    }
    Ok(Decided::one(EntryKind::Pairing, Unpairing { pairing, reason }))
}

pub(super) fn replay(state: &State, entry: EntryId, game: GameId, reason: &str) -> Result<Decided, Refusal> {
    standing_game(state, game)?;
    if !state.counts(game) {
        return Err(Refusal::desk(Message::new("refused-game-annulled")));
    }
    let pairing = state.games.get(&game).and_then(|g| g.game.now()).ok_or(Refusal::NotFound("game"))?.pairing;
    let reason = Some(words(reason, "reason")?);
    let new = Game { game: GameId::of(entry, 0), pairing, replaces: Some(game), reason };
    Ok(Decided::one(EntryKind::Replay, new))
}
