//! Moves that were put together from scoresheets.

use super::{Decided, standing_game};
use crate::fact::{Fact, Note};
use crate::reconstruction::Reconstruction;
use crate::refusal::Refusal;
use crate::state::State;
use crate::words::EntryKind;

/// The game, the sheets it was put together from, the reasons, and the arbiter's own words: one entry.
pub(super) fn reconstruct(state: &State, made: &Reconstruction) -> Result<Decided, Refusal> {
    standing_game(state, made.game)?;
    let all_of_it = made.sheets.iter().chain([&made.moves]).all(|moves| moves.game == made.game)
        && made.reasons.iter().all(|reason| reason.game == made.game);
    if !all_of_it {
        return Err(Refusal::NotFound("game"));
    }
    let mut facts: Vec<Fact> = vec![made.moves.clone().into()];
    facts.extend(made.sheets.iter().cloned().map(Fact::from));
    facts.extend(made.reasons.iter().cloned().map(Fact::from));
    if let Some(text) = made.note.as_ref().map(|text| text.trim()).filter(|text| !text.is_empty()) {
        let (section, round, player) = (None, None, None);
        let note = Note { section, round, game: Some(made.game), player, text: text.to_owned() };
        facts.push(note.into());
    }
    Ok(Decided::new(EntryKind::Moves, facts))
}
