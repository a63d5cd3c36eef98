//! What a file is, judged by its first bytes, before SQLite touches it.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use crate::error::Seems;
use crate::owner::{Hold, beside, hold_of};
use crate::schema::APPLICATION_ID;

/// What the first bytes say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Recognised {
    /// A competition file.
    Competition {
        /// The schema's version.
        version: u32,
        /// Whether it was in WAL mode when it was last written.
        log_mode: bool,
        /// Whether the file is shorter than its own header says.
        short: bool,
    },
    /// Something else.
    Not(Seems),
}

/// Files this process has open. Reading such a file's bytes by another way and closing it again would drop SQLite's
/// locks on it (POSIX locks belong to the process, not to the handle).
static OPEN_HERE: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Remembers, while it lives, that this process has the file open.
#[derive(Debug)]
pub(crate) struct OpenHere(PathBuf);

impl OpenHere {
    /// `path` is canonical.
    pub(crate) fn note(path: &Path) -> Self {
        open_here().push(path.to_owned());
        Self(path.to_owned())
    }

    /// Whether this process has the file open.
    pub(crate) fn holds(path: &Path) -> bool {
        open_here().iter().any(|open| open == path)
    }
}

impl Drop for OpenHere {
    fn drop(&mut self) {
        let mut open = open_here();
        if let Some(at) = open.iter().position(|path| *path == self.0) {
            open.swap_remove(at);
        }
    }
}

fn open_here() -> std::sync::MutexGuard<'static, Vec<PathBuf>> {
    OPEN_HERE.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Looks at the first bytes of a file that this process does not have open.
pub(crate) fn recognise(path: &Path) -> io::Result<Recognised> {
    if path.is_dir() {
        return Ok(Recognised::Not(Seems::Folder));
    }
    let mut file = fs::File::open(path)?;
    let length = file.metadata()?.len();
    let mut head = Vec::with_capacity(4096);
    file.by_ref().take(4096).read_to_end(&mut head)?;
    Ok(judge(&head, length))
}

/// What lies beside a competition file while it is open.
const BESIDE: [&str; 4] = ["-wal", "-owner", "-shm", "-journal"];

/// Whether a competition file lies here, or what belongs to one: nothing else may be written over it.
pub fn is_competition(path: &Path) -> bool {
    let real = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let text = real.to_string_lossy();
    let base = BESIDE.iter().find_map(|ending| text.strip_suffix(ending)).map(PathBuf::from);
    is_one(&real) || in_use(&real) || base.is_some_and(|base| is_one(&base))
}

fn is_one(real: &Path) -> bool {
    OpenHere::holds(real) || matches!(recognise(real), Ok(Recognised::Competition { .. }))
}

/// Whether somebody has the competition file open, or crashed while having it open.
pub(crate) fn in_use(real: &Path) -> bool {
    OpenHere::holds(real)
        || beside(real, "-wal").exists()
        || hold_of(real).is_some_and(|hold| hold != Hold::Left)
}

/// Judges by the first bytes and the length.
pub(crate) fn judge(head: &[u8], length: u64) -> Recognised {
    let u32_at = |at: usize| {
        head.get(at..at + 4).and_then(|bytes| bytes.try_into().ok()).map_or(0, u32::from_be_bytes)
    };
    if !head.starts_with(b"SQLite format 3\0") {
        return Recognised::Not(other(head));
    }
    if u32_at(68) != APPLICATION_ID.cast_unsigned() {
        return Recognised::Not(Seems::OtherDatabase);
    }
    let page = match head.get(16..18) {
        Some([0, 1]) => 65_536,
        Some([high, low]) => u64::from(*high) << 8 | u64::from(*low),
        _ => 0,
    };
    // The header's page count holds only where it was written by the last change.
    let counted = u32_at(24) == u32_at(92);
    Recognised::Competition {
        version: u32_at(60),
        log_mode: head.get(18) == Some(&2),
        short: counted && length < page * u64::from(u32_at(28)),
    }
}

fn other(head: &[u8]) -> Seems {
    let text = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(head);
    let starts = |with: &[u8]| text.starts_with(with);
    let is_text = !text.contains(&0);
    if head.is_empty() {
        Seems::Empty
    } else if starts(b"flagfall entry ") {
        Seems::Mirror
    } else if starts(b"PK\x03\x04") {
        Seems::Spreadsheet
    } else if starts(b"%PDF") {
        Seems::Pdf
    } else if starts(b"[Event ") || starts(b"[event ") {
        Seems::Pgn
    } else if is_text
        && text.get(3) == Some(&b' ')
        && text.get(..3).is_some_and(|c| c.iter().all(u8::is_ascii_digit))
    {
        Seems::Trf
    } else if is_text {
        Seems::Text
    } else {
        Seems::Unknown
    }
}
