//! Copies of the competition file, and the mirror: a log of every entry in another folder.

use std::path::Path;

use laws::Message;

use crate::error::ActionError;
use crate::export::Exported;
use crate::say;
use crate::session::Session;

/// Saves a whole copy of the file under another name. The competition goes on in its own file.
///
/// # Errors
/// [`ActionError::Copy`]: the disk is full, the folder cannot be written, or the other file is open.
pub async fn save_copy(session: &mut Session, to: &Path) -> Result<Exported, ActionError> {
    session.save_copy(to).await.map_err(|error| match error {
        ActionError::Store(source) => ActionError::Copy { to: to.display().to_string(), source },
        other => other,
    })?;
    Ok(kept(to, "copy-on-share"))
}

/// Keeps a log of every entry in a folder (a stick) from now on, until the competition is closed.
///
/// # Errors
/// [`ActionError::Mirror`]: the folder cannot be written, or holds the log of another competition.
pub fn keep_mirror(session: &mut Session, folder: &Path) -> Result<Exported, ActionError> {
    session.keep_mirror(folder)?;
    let path = session.mirror().unwrap_or(folder);
    Ok(kept(path, "mirror-on-share"))
}

/// What is wrong with the chain of the file's entries: nothing, where no entry was changed, removed or moved since it
/// was recorded. To be asked before a head hash is shown or printed.
///
/// # Errors
/// The file cannot be read.
pub async fn broken_chain(session: &Session) -> Result<Vec<crate::view::Message>, ActionError> {
    // The first tells the place; whoever wants all of them verifies.
    const SAID: usize = 3;
    let verified = store::verify_chain(session.path()).await?;
    let Some(count) = std::num::NonZero::new(verified.problems.len()) else { return Ok(Vec::new()) };
    let count = u32::try_from(count.get()).unwrap_or(u32::MAX);
    let lead = say::message(&Message::new("chain-broken").with("count", count));
    let problems = verified.problems.iter().take(SAID).map(|problem| say::message(&problem.message()));
    Ok(std::iter::once(lead).chain(problems).collect())
}

fn kept(path: &Path, on_share: &'static str) -> Exported {
    let folder = path.parent().and_then(|folder| folder.canonicalize().ok());
    let share = folder.and_then(|folder| store::network_file_system(&folder));
    let said = share.map(|system| say::message(&Message::new(on_share).with("system", system)));
    Exported { file: path.display().to_string(), said: said.into_iter().collect() }
}
