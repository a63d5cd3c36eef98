//! A file of the pairing program is brought in: the changes the arbiter took, as one entry.

use laws::Message;

use super::seats::seated_once;
use super::setup::rescored;
use super::{Decided, standing_section};
use crate::command::ImportRequest;
use crate::fact::Fact;
use crate::ids::EntryId;
use crate::reconcile::{import_facts, reconcile};
use crate::refusal::Refusal;
use crate::state::State;
use crate::words::EntryKind;

pub(super) fn import(state: &State, entry: EntryId, request: &ImportRequest) -> Result<Decided, Refusal> {
    standing_section(state, request.section)?;
    let changes = reconcile(state, request.section, &request.roster, &request.choices, entry).facts()?;
    let same_file = state
        .sections
        .get(&request.section)
        .and_then(|section| section.imports.now())
        .is_some_and(|last| last.sha256 == request.sha256);
    if changes.is_empty() && same_file {
        return Err(Refusal::desk(
            Message::new("refused-import-nothing-new").with("file", request.file_name.as_str()),
        ));
    }
    let mut facts: Vec<Fact> = import_facts(entry, request);
    // Another scoring holds for the results that stand; what the file says of a game comes after it.
    let scoring = changes.iter().find_map(|fact| match fact {
        Fact::Scoring(scoring) => Some(scoring),
        _ => None,
    });
    if let Some(scoring) = scoring {
        facts.extend(rescored(state, scoring)?);
    }
    facts.extend(changes);
    seated_once(state, entry, Decided::new(EntryKind::Import, facts))
}
