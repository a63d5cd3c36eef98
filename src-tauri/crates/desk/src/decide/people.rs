//! Players: registration, withdrawal, byes.

use laws::Message;

use super::{Decided, standing_player, standing_section, words};
use crate::command::PlayerDraft;
use crate::fact::{Bye, Player, PlayerStatus};
use crate::ids::*;
use crate::refusal::Refusal;
use crate::state::State;
use crate::words::EntryKind;

pub(super) fn player(
    state: &State,
    player: PlayerId,
    draft: &PlayerDraft,
    new: bool,
) -> Result<Decided, Refusal> {
    standing_section(state, draft.section)?;
    let name = words(&draft.name, "name")?;
    let others =
        || state.players_in_order(draft.section).into_iter().filter(move |other| other.player != player);
    if let Some(number) = draft.fide_number
        && let Some(other) = others().find(|other| other.fide_number == Some(number))
    {
        let message = Message::new("refused-fide-number-taken").with("number", number.to_string());
        return Err(Refusal::desk(message.with("name", other.name.as_str())));
    }
    if let Some(number) = draft.starting_no
        && let Some(other) = others().find(|other| other.starting_no == Some(number))
    {
        let message = Message::new("refused-starting-number-taken").with("number", u32::from(number));
        return Err(Refusal::desk(message.with("name", other.name.as_str())));
    }
    let namesake = others().any(|other| other.name == name);
    let starting_no = draft.starting_no.or_else(|| {
        let last = others().filter_map(|other| other.starting_no).max().unwrap_or(0);
        new.then(|| last.saturating_add(1))
    });
    let fact = Player {
        player,
        section: draft.section,
        starting_no,
        name,
        title: draft.title.clone(),
        sex: draft.sex.clone(),
        rating: draft.rating,
        federation: draft.federation.clone(),
        fide_number: draft.fide_number,
        birth: draft.birth.clone(),
        team: draft.team.map(|(team, _)| team),
        team_board: draft.team.and_then(|(_, board)| board),
    };
    let message = Message::new("remark-namesake").with("name", fact.name.as_str());
    let decided = Decided::one(EntryKind::Player, fact);
    Ok(if namesake { decided.remark(message) } else { decided })
}

pub(super) fn change(state: &State, id: PlayerId, to: &PlayerDraft) -> Result<Decided, Refusal> {
    let now = standing_player(state, id)?;
    if now.section != to.section {
        return Err(Refusal::desk(Message::new("refused-other-section").with("name", now.name.as_str())));
    }
    player(state, id, to, false)
}

pub(super) fn status(state: &State, status: &PlayerStatus) -> Result<Decided, Refusal> {
    standing_player(state, status.player)?;
    Ok(Decided::one(EntryKind::Participation, status.clone()))
}

pub(super) fn bye(state: &State, bye: &Bye) -> Result<Decided, Refusal> {
    let player = standing_player(state, bye.player)?;
    let paired = state
        .pairings_in_order(player.section, bye.round)
        .into_iter()
        .find(|pairing| pairing.side(bye.player).is_some());
    if let (Some(_), Some(pairing)) = (bye.bye, paired) {
        let message = Message::new("refused-bye-while-paired").with("name", player.name.as_str());
        let board = pairing.board.map_or(0, |board| u32::from(board.0));
        return Err(Refusal::desk(message.with("round", u32::from(bye.round.0)).with("board", board)));
    }
    Ok(Decided::one(EntryKind::Participation, bye.clone()))
}
