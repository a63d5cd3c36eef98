use super::*;
use crate::command::ImportRequest;
pub(super) fn import(_: &State, _: EntryId, _: &ImportRequest) -> Result<Decided, Refusal> {
    Err(Refusal::NotFound("import"))
}
