//! Which desk this machine is: one identity a person and machine, kept beside the person's other settings.

use std::path::PathBuf;

use desk::ids::DeskId;
use uuid::Uuid;

use crate::error::ActionError;

/// The folder for what belongs to this person on this machine and to no competition.
///
/// `FLAGFALL_CONFIG` names another one (tests, a stick).
pub fn folder() -> PathBuf {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("FLAGFALL_CONFIG")
        .or_else(|| set("XDG_CONFIG_HOME").map(|dir| dir.join("flagfall")))
        .or_else(|| set("HOME").map(|home| home.join(".config").join("flagfall")))
        .unwrap_or_else(|| PathBuf::from(".flagfall"))
}

/// This desk's identity; `fresh` becomes it where there is none yet.
///
/// # Errors
/// The folder cannot be read or written.
pub async fn desk_id(fresh: Uuid) -> Result<DeskId, ActionError> {
    let folder = folder();
    let path = folder.join("desk");
    let failed = |source| ActionError::Io { path: path.display().to_string(), source };
    if let Ok(text) = tokio::fs::read_to_string(&path).await
        && let Ok(id) = text.trim().parse()
    {
        return Ok(id);
    }
    tokio::fs::create_dir_all(&folder).await.map_err(failed)?;
    tokio::fs::write(&path, format!("{fresh}\n")).await.map_err(failed)?;
    Ok(DeskId(fresh))
}
