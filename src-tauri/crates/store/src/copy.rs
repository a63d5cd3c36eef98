//! Copies of a competition file: where the arbiter says, and by itself before something large.

use std::collections::HashSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnection;
use sqlx::{ConnectOptions, Connection, Row};

use crate::error::StoreError;
use crate::owner::beside;
use crate::recognise::{in_use, is_competition};
use crate::{file, sql};

/// How many automatic copies of each kind are kept; the oldest go first.
pub const COPIES_KEPT: usize = 10;

/// Before what an automatic copy is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CopyReason {
    /// A file of an older version is brought up to date.
    Migration,
    /// A file of the pairing program is brought in.
    Import,
    /// A round is paired.
    Pairing,
}

impl CopyReason {
    fn word(self) -> &'static str {
        match self {
            Self::Migration => "migration",
            Self::Import => "import",
            Self::Pairing => "pairing",
        }
    }
}

/// The folder of the automatic copies of a competition file, beside it.
pub fn copies_folder(competition: &Path) -> PathBuf {
    beside(competition, "-copies")
}

/// Refuses a place where a competition lies that is open, or that holds an entry `conn` does not have. An older copy
/// of the same competition may be replaced.
pub(crate) async fn check_place(conn: &mut SqliteConnection, to: &Path) -> Result<(), StoreError> {
    if !is_competition(to) {
        return Ok(());
    }
    let real = fs::canonicalize(to).unwrap_or_else(|_| to.to_owned());
    if in_use(&real) {
        return Err(StoreError::Busy);
    }
    let theirs = async {
        let mut there = file::options(&real).read_only(true).immutable(true).connect().await?;
        let ids = ids(&mut there).await;
        there.close().await?;
        ids
    };
    let ours = ids(conn).await?;
    // What cannot be read may be all that is left of something.
    match theirs.await {
        Ok(theirs) if theirs.is_subset(&ours) => Ok(()),
        _ => Err(StoreError::OtherCompetition(to.to_owned())),
    }
}

async fn ids(conn: &mut SqliteConnection) -> Result<HashSet<String>, sqlx::Error> {
    let rows = sqlx::query(sql::ENTRY_IDS).fetch_all(conn).await?;
    rows.iter().map(|row| row.try_get_unchecked(0)).collect()
}

/// Copies what `conn` has open to `to`, which is replaced as a whole or not at all.
///
/// The copy is written under a temporary name, flushed, and only then given its own: a battery that dies in between
/// leaves the old copy.
pub(crate) async fn copy(conn: &mut SqliteConnection, to: &Path) -> Result<(), StoreError> {
    if fs::metadata(to).is_ok_and(|there| !there.is_file()) {
        // A device or a folder is never replaced by a copy.
        return Err(StoreError::Io("the name belongs to something that is no file".to_owned()));
    }
    let temporary = beside(to, ".part");
    remove_if_there(&temporary)?;
    let written = write(conn, &temporary, to).await;
    if written.is_err() {
        // What is left of it is of no use; why it failed is what counts.
        let _ = fs::remove_file(&temporary);
    }
    written
}

async fn write(conn: &mut SqliteConnection, temporary: &Path, to: &Path) -> Result<(), StoreError> {
    let name = temporary.to_str().ok_or_else(|| StoreError::Io("the name is no text".to_owned()))?;
    sqlx::query("vacuum into ?").bind(name.to_owned()).execute(conn).await?;
    fs::File::open(temporary)?.sync_all()?;
    fs::rename(temporary, to)?;
    flush_folder(to)
}

/// Makes a new name in a folder durable.
pub(crate) fn flush_folder(of: &Path) -> Result<(), StoreError> {
    // Folders can be opened and flushed on Unix only; elsewhere the system does it in its own time.
    if cfg!(unix)
        && let Some(folder) = of.parent().filter(|folder| !folder.as_os_str().is_empty())
    {
        fs::File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// Copies the file into its folder of copies and removes the oldest of this kind beyond [`COPIES_KEPT`].
pub(crate) async fn copy_before(
    conn: &mut SqliteConnection,
    competition: &Path,
    reason: CopyReason,
) -> Result<PathBuf, StoreError> {
    let folder = copies_folder(competition);
    fs::create_dir_all(&folder)?;
    let mut copies = numbered(&folder)?;
    let number = copies.last().map_or(1, |(number, _)| number.saturating_add(1));
    let stem = competition.file_stem().unwrap_or_default().to_string_lossy();
    let to = folder.join(format!("{number:05} {stem} before {}.flagfall", reason.word()));
    copy(conn, &to).await?;
    let ending = format!("before {}.flagfall", reason.word());
    copies.retain(|(_, path)| path.to_string_lossy().ends_with(&ending));
    let superfluous = (copies.len() + 1).saturating_sub(COPIES_KEPT);
    for (_, old) in copies.iter().take(superfluous) {
        remove_if_there(old)?;
    }
    Ok(to)
}

/// The copies in the folder with the number that their names begin with, in its order.
fn numbered(folder: &Path) -> Result<Vec<(u32, PathBuf)>, StoreError> {
    let mut copies = Vec::new();
    for found in fs::read_dir(folder)? {
        let path = found?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !name.ends_with(".flagfall") {
            continue;
        }
        if let Some(number) = name.split(' ').next().and_then(|number| number.parse().ok()) {
            copies.push((number, path));
        }
    }
    copies.sort();
    Ok(copies)
}

fn remove_if_there(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}
