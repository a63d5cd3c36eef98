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

fn kept(path: &Path, on_share: &'static str) -> Exported {
    let folder = path.parent().and_then(|folder| folder.canonicalize().ok());
    let share = folder.and_then(|folder| store::network_file_system(&folder));
    let said = share.map(|system| say::message(&Message::new(on_share).with("system", system)));
    Exported { file: path.display().to_string(), said: said.into_iter().collect() }
}
