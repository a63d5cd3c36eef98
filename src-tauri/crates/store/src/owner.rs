//! Who has the file open: a note beside it, and a lock on the note.
//!
//! Every process that has a competition open holds a shared lock on `<file>-owner`. The lock answers for this machine:
//! who gets it exclusively is alone. The text of the note answers for other machines, where no lock reaches (a folder
//! kept in step over the network, a stick pulled out of a laptop that had crashed): a note of another machine that says
//! `open` means that the file must not be opened here.
//!
//! The note also tells when a missing log is no sign of a file that was copied without it: while the log is not there
//! yet (`opening`), and after a process has let go of the file (`left`), when SQLite folds the log in by itself.

use std::fs::{self, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// What a note says about the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hold {
    /// Somebody is switching it to its log: until that is there, none is missing.
    Opening,
    /// Somebody has it open, or crashed while having it open.
    Open,
    /// Whoever had it open went away without closing it.
    Left,
}

/// How the file was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    /// No other process on this machine has it open.
    pub alone: bool,
    /// What the note said before; nothing after a proper close, or where the file came without its note.
    pub hold: Option<Hold>,
}

/// Why the file cannot be had.
#[derive(Debug, thiserror::Error)]
pub(crate) enum OwnerError {
    /// A note of another machine.
    #[error("open on {0}")]
    Elsewhere(String),
    /// The note could not be written.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// This process's share in the file.
#[derive(Debug)]
pub(crate) struct Owner {
    path: PathBuf,
    note: fs::File,
    found: Found,
    /// Whether letting go of the file is to be noted.
    opened: bool,
}

impl Owner {
    /// Takes a share in the competition file at `competition`. With `take_over` another machine's note does not count.
    ///
    /// Waits while another process is just closing the file.
    pub(crate) fn take(competition: &Path, take_over: bool) -> Result<Self, OwnerError> {
        let path = note_path(competition);
        loop {
            let mut note =
                fs::OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path)?;
            let alone = match note.try_lock() {
                Ok(()) => true,
                Err(TryLockError::WouldBlock) => {
                    note.lock_shared()?;
                    false
                }
                Err(TryLockError::Error(error)) => return Err(error.into()),
            };
            if !is_still_at(&note, &path) {
                // Whoever closed the file last took the note away while this process waited for it.
                continue;
            }
            let said = read_note(&mut note)?;
            if let Some((machine, host, hold)) = &said
                && *hold != Hold::Left
                && *machine != this_machine()
                && !take_over
            {
                return Err(OwnerError::Elsewhere(host.clone()));
            }
            if alone {
                note.lock_shared()?;
            }
            let found = Found { alone, hold: said.map(|(_, _, hold)| hold) };
            return Ok(Self { path, note, found, opened: false });
        }
    }

    /// How the file was found.
    pub(crate) fn found(&self) -> Found {
        self.found
    }

    /// Writes into the note how the file is held from now on; letting go of it is noted then, too.
    pub(crate) fn says(&mut self, hold: Hold) -> io::Result<()> {
        write_note(&mut self.note, hold)?;
        self.opened = true;
        Ok(())
    }

    /// It was not opened after all.
    pub(crate) fn withdraws(&mut self) {
        self.opened = false;
    }

    /// Whether no other process on this machine has the file open. If not, this share is given up: ask only when closing.
    pub(crate) fn is_last(&self) -> bool {
        self.note.try_lock().is_ok()
    }

    /// After a proper close by the last process: nothing is left to say.
    pub(crate) fn remove(self) {
        // A note that stays says `left` and harms nobody.
        let _ = fs::remove_file(&self.path);
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        if !is_still_at(&self.note, &self.path) {
            return;
        }
        if self.opened {
            let _ = write_note(&mut self.note, Hold::Left);
        } else if self.found.alone && self.found.hold.is_none() {
            // Refused: the folder is to look as it did before.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// `<file>-owner`, beside SQLite's own `<file>-wal`.
pub(crate) fn note_path(competition: &Path) -> PathBuf {
    beside(competition, "-owner")
}

/// The file beside `competition` whose name has an ending more.
pub(crate) fn beside(competition: &Path, ending: &str) -> PathBuf {
    let mut name = competition.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// What the note beside a competition file says, whoever holds it.
pub(crate) fn hold_of(competition: &Path) -> Option<Hold> {
    let mut note = fs::File::open(note_path(competition)).ok()?;
    read_note(&mut note).ok().flatten().map(|(_, _, hold)| hold)
}

fn read_note(note: &mut fs::File) -> io::Result<Option<(String, String, Hold)>> {
    let mut text = String::new();
    note.rewind()?;
    if note.take(4096).read_to_string(&mut text).is_err() {
        return Ok(None);
    }
    let value = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).map(str::to_owned);
    let (Some(machine), Some(host)) = (value("machine="), value("host=")) else { return Ok(None) };
    let hold = match value("hold=").as_deref() {
        Some("left") => Hold::Left,
        Some("opening") => Hold::Opening,
        _ => Hold::Open,
    };
    Ok(Some((machine, host, hold)))
}

fn write_note(note: &mut fs::File, hold: Hold) -> io::Result<()> {
    let hold = match hold {
        Hold::Opening => "opening",
        Hold::Open => "open",
        Hold::Left => "left",
    };
    let text = format!("flagfall owner 1\nmachine={}\nhost={}\nhold={hold}\n", this_machine(), host());
    note.rewind()?;
    note.write_all(text.as_bytes())?;
    note.set_len(text.len() as u64)?;
    note.sync_data()
}

/// Whether the open note is the one that lies at `path`.
#[cfg(unix)]
fn is_still_at(note: &fs::File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (note.metadata(), fs::metadata(path)) {
        (Ok(ours), Ok(there)) => ours.ino() == there.ino() && ours.dev() == there.dev(),
        _ => false,
    }
}
#[cfg(not(unix))]
fn is_still_at(_: &fs::File, path: &Path) -> bool {
    path.exists()
}

/// What this machine is called.
fn host() -> String {
    let asked =
        fs::read_to_string("/proc/sys/kernel/hostname").or_else(|_| fs::read_to_string("/etc/hostname")).ok();
    let named =
        asked.or_else(|| std::env::var("COMPUTERNAME").ok()).or_else(|| std::env::var("HOSTNAME").ok());
    named.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).unwrap_or_else(|| "?".to_owned())
}

/// A name for this machine that tells it from another of the same host name, without giving the system's own id away.
fn this_machine() -> String {
    let id = fs::read_to_string("/etc/machine-id").unwrap_or_default();
    let digest = Sha256::digest(format!("flagfall machine\n{}\n{}", id.trim(), host()));
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
