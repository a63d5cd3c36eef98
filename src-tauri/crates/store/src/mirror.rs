//! The mirror: a log of every entry in another folder (a stick in the laptop), from which the file can be rebuilt.
//!
//! The log is text: every entry's canonical encoding and a line with its hash, flushed entry by entry. It is only ever
//! added to; what a pulled-out stick cut off at its end is cut off for good when the mirror goes on.

use std::collections::HashSet;
use std::fs;
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use desk::entry::Entry;
use desk::ids::EntryId;
use laws::Message;

use crate::canonical::{CanonicalError, Reader};
use crate::error::{AppendError, OpenError, StoreError};
use crate::file::File;

/// Why a mirror cannot be kept or read.
#[derive(Debug, thiserror::Error)]
pub enum MirrorError {
    /// The folder cannot be written or read: full, read-only, pulled out.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No log of a competition is there.
    #[error("no log in {0}")]
    NoLog(PathBuf),
    /// Several logs are there; one must be named.
    #[error("several logs in {0}")]
    SeveralLogs(PathBuf),
    /// The log there belongs to another competition, or to another state of this one.
    #[error("{0} is the log of another competition")]
    OtherCompetition(PathBuf),
    /// The log is damaged before its end.
    #[error("damaged at byte {at}: {what}")]
    Damaged {
        /// Where.
        at: usize,
        /// What is wrong, for developers.
        what: String,
    },
    /// A later version of the program has written it.
    #[error("written by a newer version")]
    Newer,
    /// The file to be rebuilt could not be created.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The log's entries do not make a journal.
    #[error(transparent)]
    Append(#[from] AppendError),
}

impl MirrorError {
    /// What a person reads.
    pub fn message(&self) -> Message {
        let at = |id, path: &Path| Message::new(id).with("folder", path.display().to_string());
        match self {
            Self::Store(StoreError::Full) => Message::new("mirror-full"),
            Self::Store(StoreError::ReadOnly) => Message::new("mirror-read-only"),
            Self::Store(error) => Message::new("mirror-lost").with("detail", error.to_string()),
            Self::NoLog(path) => at("mirror-no-log", path),
            Self::SeveralLogs(path) => at("mirror-several-logs", path),
            Self::OtherCompetition(path) => at("mirror-other-competition", path),
            Self::Damaged { at, what } => {
                Message::new("mirror-damaged").with("at", at.to_string()).with("detail", what.as_str())
            }
            Self::Newer => Message::new("mirror-newer"),
            Self::Open(error) => error.message(),
            Self::Append(error) => error.message(),
        }
    }
}

/// What a log holds.
#[derive(Debug, Default)]
pub struct Log {
    /// Its entries, each with the hash it had, in the order in which they were recorded.
    pub entries: Vec<Entry>,
    /// Whether its last entry was cut off.
    pub cut: bool,
    /// How many bytes its whole entries take.
    length: u64,
}

/// Reads a log: the file itself, or the folder that holds just one.
///
/// # Errors
/// [`MirrorError`]; an entry cut off at the end is none.
pub fn read_log(at: &Path) -> Result<Log, MirrorError> {
    let path = if at.is_dir() { only_log(at)? } else { at.to_owned() };
    let text = match fs::read(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Err(MirrorError::NoLog(path)),
        Err(error) => return Err(StoreError::from(error).into()),
    };
    parse(&text)
}

fn parse(text: &[u8]) -> Result<Log, MirrorError> {
    let mut log = Log::default();
    let mut reader = Reader::new(text);
    while !reader.at_end() {
        let begun = reader.at();
        let (entry, hash) = match reader.entry() {
            Ok(read) => read,
            Err(CanonicalError::Cut) => {
                log.cut = true;
                break;
            }
            Err(CanonicalError::Unknown(_)) => return Err(MirrorError::Newer),
            Err(error) => return Err(MirrorError::Damaged { at: begun, what: error.to_string() }),
        };
        if entry.hash() != hash {
            return Err(MirrorError::Damaged { at: begun, what: "the hash does not fit".to_owned() });
        }
        log.entries.push(entry);
        log.length = reader.at() as u64;
    }
    Ok(log)
}

fn only_log(folder: &Path) -> Result<PathBuf, MirrorError> {
    let mut logs = Vec::new();
    for found in fs::read_dir(folder).map_err(StoreError::from)? {
        let path = found.map_err(StoreError::from)?.path();
        if path.extension().is_some_and(|ending| ending == "flagfall-log") {
            logs.push(path);
        }
    }
    match (logs.pop(), logs.is_empty()) {
        (None, _) => Err(MirrorError::NoLog(folder.to_owned())),
        (Some(log), true) => Ok(log),
        (Some(_), false) => Err(MirrorError::SeveralLogs(folder.to_owned())),
    }
}

/// A log that is being kept. Its calls wait for the disk: not for a thread that draws or serves.
#[derive(Debug)]
pub struct Mirror {
    path: PathBuf,
    log: fs::File,
    known: HashSet<EntryId>,
}

impl Mirror {
    /// Keeps the log of a competition file in `folder` and brings it up to `journal`.
    ///
    /// # Errors
    /// [`MirrorError`]; the competition file itself is never touched.
    pub fn keep(folder: &Path, competition: &Path, journal: &[Entry]) -> Result<Self, MirrorError> {
        let stem = competition.file_stem().unwrap_or_default();
        let mut path = folder.join(stem);
        path.as_mut_os_string().push(".flagfall-log");
        let mut log = fs::OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(StoreError::from)?;
        let mut text = Vec::new();
        log.read_to_end(&mut text).map_err(StoreError::from)?;
        let there = parse(&text)?;
        let known: HashSet<_> = there.entries.iter().map(|entry| entry.id).collect();
        let ours: HashSet<_> = journal.iter().map(|entry| entry.id).collect();
        if !known.is_subset(&ours) {
            return Err(MirrorError::OtherCompetition(path));
        }
        log.set_len(there.length).map_err(StoreError::from)?;
        log.seek(SeekFrom::End(0)).map_err(StoreError::from)?;
        crate::copy::flush_folder(&path)?;
        let mut mirror = Self { path, log, known };
        mirror.add(journal)?;
        Ok(mirror)
    }

    /// Where the log is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds the entries that are not there yet, each flushed to the disk.
    ///
    /// # Errors
    /// [`MirrorError`]; then open the mirror anew with [`Mirror::keep`], which cuts off what was written in part.
    pub fn add(&mut self, entries: &[Entry]) -> Result<(), MirrorError> {
        let missing: Vec<_> = entries.iter().filter(|entry| !self.known.contains(&entry.id)).collect();
        // Catching up a whole file flushes now and then; entries as they come are flushed one by one.
        for some in missing.chunks(if missing.len() > 100 { 100 } else { 1 }) {
            let text: Vec<u8> = some.iter().flat_map(|entry| record(entry)).collect();
            self.log.write_all(&text).and_then(|()| self.log.sync_data()).map_err(StoreError::from)?;
            self.known.extend(some.iter().map(|entry| entry.id));
        }
        Ok(())
    }
}

/// An entry as the log has it.
fn record(entry: &Entry) -> Vec<u8> {
    let mut text = entry.canonical();
    text.extend_from_slice(format!("hash=t:64:{}\n", entry.hash().hex()).as_bytes());
    text
}

/// What was rebuilt from a log.
#[derive(Debug)]
pub struct Restored {
    /// The new file, open.
    pub file: File,
    /// Its journal.
    pub entries: Vec<Entry>,
    /// Whether the log's last entry was cut off and is not in the file.
    pub cut: bool,
}

/// Rebuilds a competition file at `to`, where nothing may be, from a mirror's log.
///
/// # Errors
/// [`MirrorError`]; then nothing is left at `to`.
pub async fn restore(mirror: &Path, to: &Path) -> Result<Restored, MirrorError> {
    let log = read_log(mirror)?;
    let mut file = File::create(to).await?;
    match fill(&mut file, &log.entries).await {
        Ok(()) => {}
        Err(error) => {
            file.discard().await;
            return Err(error.into());
        }
    }
    let mut entries = log.entries;
    entries.sort_by_key(|entry| (entry.recorded_at, entry.desk, entry.seq));
    Ok(Restored { file, entries, cut: log.cut })
}

async fn fill(file: &mut File, entries: &[Entry]) -> Result<(), AppendError> {
    let mut tx = file.begin().await?;
    for entry in entries {
        tx.adopt(entry).await?;
    }
    tx.commit().await
}
