//! What can go wrong with a competition file, and what a person is told about it.

use std::io;
use std::path::{Path, PathBuf};

use desk::entry::Entry;
use desk::ids::EntryId;
use laws::Message;

/// What a file that is no competition file seems to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seems {
    /// Nothing is in it.
    Empty,
    /// A folder.
    Folder,
    /// An SQLite database of another program.
    OtherDatabase,
    /// A zipped workbook or another zip archive.
    Spreadsheet,
    /// A tournament report file.
    Trf,
    /// Games.
    Pgn,
    /// A PDF.
    Pdf,
    /// The entry log of a mirror folder.
    Mirror,
    /// Text of some kind.
    Text,
    /// No idea.
    Unknown,
}

impl Seems {
    /// The word a message selects by.
    pub fn word(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Folder => "folder",
            Self::OtherDatabase => "database",
            Self::Spreadsheet => "spreadsheet",
            Self::Trf => "trf",
            Self::Pgn => "pgn",
            Self::Pdf => "pdf",
            Self::Mirror => "mirror",
            Self::Text => "text",
            Self::Unknown => "unknown",
        }
    }
}

/// What happened below, once the file was open.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// No room on the disk. Nothing of what was being written is in the file.
    #[error("disk full")]
    Full,
    /// Another program kept the file locked for longer than we wait.
    #[error("locked by another program")]
    Busy,
    /// The file or its folder cannot be written.
    #[error("read-only")]
    ReadOnly,
    /// The file's contents are damaged.
    #[error("damaged: {0}")]
    Damaged(String),
    /// The disk or the system refused.
    #[error("input/output: {0}")]
    Io(String),
    /// A copy was to go where another competition lies, or a copy with entries that are not in the file.
    #[error("another competition is at {}", .0.display())]
    OtherCompetition(PathBuf),
    /// All of it is recorded, but the log could not be folded into the file when it was closed.
    #[error("the log was left: {0}")]
    LogLeft(Box<Self>),
    /// SQLite refused for another reason.
    #[error(transparent)]
    Sqlite(sqlx::Error),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Io(io) => return Self::from_io(io),
            sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } => {
                return Self::Damaged(error.to_string());
            }
            _ => {}
        }
        let Some(code) = result_code(&error) else { return Self::Sqlite(error) };
        match code & 0xff {
            5 | 6 => Self::Busy,
            8 => Self::ReadOnly,
            10 => Self::Io(error.to_string()),
            11 | 26 => Self::Damaged(error.to_string()),
            13 => Self::Full,
            _ => Self::Sqlite(error),
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        Self::from_io(&error)
    }
}

impl StoreError {
    fn from_io(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            _ => Self::Io(error.to_string()),
        }
    }

    /// What a person reads.
    pub fn message(&self) -> Message {
        match self {
            Self::Full => Message::new("store-full"),
            Self::Busy => Message::new("store-busy"),
            Self::ReadOnly => Message::new("store-read-only"),
            Self::Damaged(detail) => Message::new("store-damaged").with("detail", detail.as_str()),
            Self::Io(detail) => Message::new("store-io").with("detail", detail.as_str()),
            Self::OtherCompetition(path) => {
                Message::new("copy-onto-other").with("file", path.display().to_string())
            }
            Self::LogLeft(why) if matches!(**why, Self::Full) => Message::new("store-log-left-full"),
            Self::LogLeft(why) => Message::new("store-log-left").with("detail", why.to_string()),
            Self::Sqlite(error) => Message::new("store-io").with("detail", error.to_string()),
        }
    }
}

/// SQLite's extended result code, where the error has one.
pub(crate) fn result_code(error: &sqlx::Error) -> Option<i32> {
    error.as_database_error()?.code()?.parse().ok()
}

/// Why a competition file was not opened or created. The file is as it was before.
#[derive(Debug, thiserror::Error)]
#[error("{}: {kind}", path.display())]
pub struct OpenError {
    /// Which file.
    pub path: PathBuf,
    /// Why.
    pub kind: OpenErrorKind,
}

/// See [`OpenError`].
#[derive(Debug, thiserror::Error)]
pub enum OpenErrorKind {
    /// There is no such file.
    #[error("no such file")]
    NoSuchFile,
    /// To be created, but there is something of that name.
    #[error("there is a file of that name")]
    Exists,
    /// Something else than a competition file.
    #[error("not a competition file: {0:?}")]
    NotACompetition(Seems),
    /// It is one, and its contents are damaged.
    #[error("damaged: {0}")]
    Damaged(String),
    /// A later version of the program has written it.
    #[error("version {file}, this program knows {program}")]
    Newer {
        /// The file's version.
        file: u32,
        /// The last version this program knows.
        program: u32,
    },
    /// Its folder cannot be written, so its log could not be kept.
    #[error("the folder is read-only")]
    ReadOnlyFolder,
    /// The file itself cannot be written.
    #[error("the file is read-only")]
    ReadOnlyFile,
    /// It lies on a network file system, where SQLite's locks and flushes do not hold.
    #[error("on a network file system: {0}")]
    NetworkShare(String),
    /// Another machine has it open, or crashed while having it open.
    #[error("open on {0}")]
    OpenElsewhere(String),
    /// It was copied or moved while it was open, and its log did not come along.
    #[error("its log is missing")]
    LogMissing,
    /// No room on the disk.
    #[error("disk full")]
    Full,
    /// Another program keeps it locked.
    #[error("locked by another program")]
    Busy,
    /// The disk or the system refused.
    #[error("{0}")]
    Io(String),
}

impl OpenError {
    pub(crate) fn new(path: &Path, kind: OpenErrorKind) -> Self {
        Self { path: path.to_owned(), kind }
    }

    pub(crate) fn store(path: &Path, error: impl Into<StoreError>) -> Self {
        let kind = match error.into() {
            StoreError::Full => OpenErrorKind::Full,
            StoreError::Busy => OpenErrorKind::Busy,
            StoreError::ReadOnly => OpenErrorKind::ReadOnlyFile,
            StoreError::Damaged(detail) => OpenErrorKind::Damaged(detail),
            StoreError::Io(detail) => OpenErrorKind::Io(detail),
            other => OpenErrorKind::Io(other.to_string()),
        };
        Self::new(path, kind)
    }

    /// What a person reads: what happened, what is safe, what to do next.
    pub fn message(&self) -> Message {
        let name = self.path.file_name().unwrap_or(self.path.as_os_str()).to_string_lossy().into_owned();
        let whole = std::path::absolute(&self.path).unwrap_or_else(|_| self.path.clone());
        let folder = whole.parent().map(|parent| parent.display().to_string()).unwrap_or_default();
        match &self.kind {
            OpenErrorKind::NoSuchFile => {
                Message::new("open-no-such-file").with("name", name).with("folder", folder)
            }
            OpenErrorKind::Exists => Message::new("open-exists").with("name", name).with("folder", folder),
            OpenErrorKind::NotACompetition(seems) => {
                Message::new("open-not-a-competition").with("name", name).with("seems", seems.word())
            }
            OpenErrorKind::Damaged(detail) => {
                Message::new("open-damaged").with("name", name).with("detail", detail.as_str())
            }
            OpenErrorKind::Newer { file, program } => Message::new("open-newer")
                .with("name", name)
                .with("file-version", *file)
                .with("program-version", *program),
            OpenErrorKind::ReadOnlyFolder => {
                Message::new("open-read-only-folder").with("name", name).with("folder", folder)
            }
            OpenErrorKind::ReadOnlyFile => Message::new("open-read-only-file").with("name", name),
            OpenErrorKind::NetworkShare(system) => {
                Message::new("open-network-share").with("folder", folder).with("system", system.as_str())
            }
            OpenErrorKind::OpenElsewhere(host) => {
                Message::new("open-elsewhere").with("name", name).with("host", host.as_str())
            }
            OpenErrorKind::LogMissing => Message::new("open-log-missing").with("name", name),
            OpenErrorKind::Full => Message::new("open-full").with("name", name),
            OpenErrorKind::Busy => Message::new("open-busy").with("name", name),
            OpenErrorKind::Io(detail) => {
                Message::new("open-io").with("name", name).with("detail", detail.as_str())
            }
        }
    }
}

/// Something to be said about a file that was opened all the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// It was opened without its log, as was asked: its last entries may be missing.
    LogMissing,
    /// A log of another state of the file lay beside it and was moved away.
    StrayLog {
        /// Where it is now.
        moved_to: PathBuf,
    },
    /// It was brought up to date from an older version; a copy of it as it was is kept.
    Migrated {
        /// From which version.
        from: u32,
        /// Where the copy is.
        copy: PathBuf,
    },
}

impl Warning {
    /// What a person reads.
    pub fn message(&self) -> Message {
        match self {
            Self::LogMissing => Message::new("opened-log-missing"),
            Self::StrayLog { moved_to } => {
                Message::new("opened-stray-log").with("moved-to", moved_to.display().to_string())
            }
            Self::Migrated { from, copy } => {
                Message::new("opened-migrated").with("from", *from).with("copy", copy.display().to_string())
            }
        }
    }
}

/// Why an entry was not recorded. The transaction is of no use any more.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// Another process has recorded something that this one has not asked for: ask [`crate::Tx::newer`] first.
    #[error("there are entries this process has not seen")]
    Unseen,
    /// An entry says at least one thing.
    #[error("entry {0} has no facts")]
    NoFacts(EntryId),
    /// It does not follow the last entry of its desk.
    #[error("entry {id} does not follow its desk's entry {seq}")]
    Chain {
        /// The entry.
        id: EntryId,
        /// The last number in its desk's chain; 0 is none.
        seq: u64,
    },
    /// It would stand before an entry that is there already.
    #[error("entry {id} recorded before {not_before}")]
    TooEarly {
        /// The entry.
        id: EntryId,
        /// The earliest time at which this desk may record now, UTC ms.
        not_before: i64,
    },
    /// The file's own checks refused it: a number out of range, a game that is not there.
    #[error("the file refused it: {0}")]
    Refused(String),
    /// An earlier entry of this transaction was refused.
    #[error("an earlier entry of the transaction was refused")]
    Broken,
    /// The disk, the system or SQLite.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for AppendError {
    fn from(error: sqlx::Error) -> Self {
        match result_code(&error) {
            Some(code) if code & 0xff == 19 => Self::Refused(error.to_string()),
            _ => Self::Store(error.into()),
        }
    }
}

impl AppendError {
    /// What a person reads.
    pub fn message(&self) -> Message {
        match self {
            Self::Store(error) => error.message(),
            Self::Unseen => Message::new("append-unseen"),
            other => Message::new("append-refused").with("detail", other.to_string()),
        }
    }

    pub(crate) fn chain(entry: &Entry, seq: u64) -> Self {
        Self::Chain { id: entry.id, seq }
    }
}
