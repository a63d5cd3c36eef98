//! Opening, creating and closing a competition file.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use desk::entry::Entry;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row};

use crate::error::{OpenError, OpenErrorKind, StoreError, Warning};
use crate::owner::{Hold, Owner, OwnerError, beside};
use crate::place;
use crate::read;
use crate::recognise::{OpenHere, Recognised, recognise};
use crate::schema::{self, VERSION};
use crate::tx::Tx;

/// How to open a file where the usual way was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OpenOptions {
    /// Open it although a note says that another machine has it open: that machine crashed or is switched off.
    pub take_over: bool,
    /// Open it although its log is missing: the last entries may be lost, and what is there is all there is.
    pub without_log: bool,
}

/// An open competition file. Several processes of one machine may have the same file open.
#[derive(Debug)]
pub struct File {
    path: PathBuf,
    conn: SqliteConnection,
    /// The last row of `entry` this process has seen.
    seen: i64,
    data_version: i64,
    owner: Owner,
    _here: OpenHere,
}

/// What opening a file gives.
#[derive(Debug)]
pub struct Opened {
    /// The file.
    pub file: File,
    /// Its journal, in its order.
    pub entries: Vec<Entry>,
    /// What is to be said about it.
    pub warnings: Vec<Warning>,
}

impl File {
    /// Creates an empty competition file where nothing of that name is.
    ///
    /// # Errors
    /// [`OpenError`]; then nothing is left behind.
    pub async fn create(path: &Path) -> Result<Self, OpenError> {
        let fail = |kind| OpenError::new(path, kind);
        check_folder(path)?;
        match fs::OpenOptions::new().write(true).create_new(true).open(path) {
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                return Err(fail(OpenErrorKind::Exists));
            }
            Err(error) => return Err(folder_error(path, &error)),
        }
        let created = match share(path, false).await {
            Ok((real, owner)) => Self::start(real, owner).await,
            Err(error) => Err(error),
        };
        if created.is_err() {
            for ending in ["", "-wal", "-shm", "-journal", "-owner"] {
                let _ = fs::remove_file(beside(path, ending));
            }
        }
        created
    }

    /// Connects, brings the schema up to date and switches to the log.
    async fn start(path: PathBuf, mut owner: Owner) -> Result<Self, OpenError> {
        let sqlite = |error: sqlx::Error| OpenError::store(&path, error);
        owner.opens().map_err(|error| folder_error(&path, &error))?;
        let mut conn = connect(&path, false).await.map_err(sqlite)?;
        let here = OpenHere::note(&path);
        let version = user_version(&mut conn).await.map_err(sqlite)?;
        if version > VERSION {
            return Err(OpenError::new(&path, OpenErrorKind::Newer { file: version, program: VERSION }));
        }
        schema::migrate(&mut conn, version).await.map_err(sqlite)?;
        sqlx::query("pragma journal_mode = wal").fetch_one(&mut conn).await.map_err(sqlite)?;
        let mut file = Self { path, conn, seen: 0, data_version: 0, owner, _here: here };
        file.data_changed().await.map_err(|error| OpenError::store(&file.path, error))?;
        Ok(file)
    }

    /// Opens a competition file and reads its journal. Hashes are not checked here: that is `verify`'s.
    ///
    /// # Errors
    /// [`OpenError`]; the file is as it was.
    pub async fn open(path: &Path) -> Result<Opened, OpenError> {
        Self::open_with(path, OpenOptions::default()).await
    }

    /// The same, past a refusal that a person has answered.
    ///
    /// # Errors
    /// [`OpenError`].
    pub async fn open_with(path: &Path, options: OpenOptions) -> Result<Opened, OpenError> {
        let fail = |kind| OpenError::new(path, kind);
        let real = match fs::canonicalize(path) {
            Ok(real) => real,
            Err(error) if error.kind() == ErrorKind::NotFound => return Err(fail(OpenErrorKind::NoSuchFile)),
            Err(error) => return Err(OpenError::store(path, error)),
        };
        check_folder(&real)?;
        let mut warnings = Vec::new();
        let (mut log_mode, mut rollback_mode) = (false, false);
        if !OpenHere::holds(&real) {
            match recognise(&real).map_err(|error| OpenError::store(path, error))? {
                Recognised::Not(seems) => return Err(fail(OpenErrorKind::NotACompetition(seems))),
                Recognised::Competition { version, .. } if version > VERSION => {
                    return Err(fail(OpenErrorKind::Newer { file: version, program: VERSION }));
                }
                Recognised::Competition { version: 0, .. } => {
                    return Err(fail(OpenErrorKind::Damaged("no version".to_owned())));
                }
                Recognised::Competition { short: true, .. } => {
                    return Err(fail(OpenErrorKind::Damaged("the file is cut off".to_owned())));
                }
                Recognised::Competition { log_mode: mode, .. } => (log_mode, rollback_mode) = (mode, !mode),
            }
        }
        let (real, owner) = share(&real, options.take_over).await?;
        let found = owner.found();
        let log = beside(&real, "-wal");
        if log_mode && found.alone && found.hold != Some(Hold::Left) && !log.exists() {
            if !options.without_log {
                return Err(fail(OpenErrorKind::LogMissing));
            }
            warnings.push(Warning::LogMissing);
        }
        if rollback_mode && found.alone && fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
            // The file was put here after the log beside it was written: SQLite would mix the two.
            let moved_to = free_name(&log);
            fs::rename(&log, &moved_to).map_err(|error| folder_error(path, &error))?;
            warnings.push(Warning::StrayLog { moved_to });
        }
        let mut file = Self::start(real, owner).await?;
        let (entries, seen) = file.read_all().await.map_err(|error| OpenError::store(path, error))?;
        file.seen = seen;
        Ok(Opened { file, entries, warnings })
    }

    async fn read_all(&mut self) -> Result<(Vec<Entry>, i64), StoreError> {
        let mut second = connect(&self.path, true).await?;
        let read = read::everything(&mut self.conn, &mut second).await?;
        second.close().await?;
        read.whole()
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Begins to record. Waits while another process records.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn begin(&mut self) -> Result<Tx<'_>, StoreError> {
        let tx = self.conn.begin_with("begin immediate").await?;
        Tx::new(tx, &mut self.seen).await
    }

    /// Whether another process has changed the file since this was last asked. Costs no reading of the file.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn data_changed(&mut self) -> Result<bool, StoreError> {
        let row = sqlx::query("pragma data_version").fetch_one(&mut self.conn).await?;
        let version: i64 = row.try_get_unchecked(0)?;
        Ok(std::mem::replace(&mut self.data_version, version) != version)
    }

    /// Closes the file. The last process to close it leaves a single file that may be copied or sent as it is.
    ///
    /// # Errors
    /// [`StoreError`] where the log could not be folded in; everything recorded is safe in the file and its `-wal`.
    pub async fn close(self) -> Result<(), StoreError> {
        let Self { mut conn, owner, _here: here, .. } = self;
        sqlx::query("pragma wal_checkpoint(truncate)").fetch_one(&mut conn).await?;
        let last = owner.is_last();
        if last {
            sqlx::query("pragma journal_mode = delete").fetch_one(&mut conn).await?;
        }
        conn.close().await?;
        if last {
            owner.remove();
        }
        drop(here);
        Ok(())
    }
}

/// Takes a share in the file; gives its canonical path too.
async fn share(path: &Path, take_over: bool) -> Result<(PathBuf, Owner), OpenError> {
    let real = fs::canonicalize(path).map_err(|error| OpenError::store(path, error))?;
    let at = real.clone();
    match tokio::task::spawn_blocking(move || Owner::take(&at, take_over)).await {
        Ok(Ok(owner)) => Ok((real, owner)),
        Ok(Err(OwnerError::Elsewhere(host))) => Err(OpenError::new(path, OpenErrorKind::OpenElsewhere(host))),
        Ok(Err(OwnerError::Io(error))) => Err(folder_error(path, &error)),
        Err(error) => Err(OpenError::new(path, OpenErrorKind::Io(error.to_string()))),
    }
}

/// `path`, or the first of `path.1`, `path.2`, … that is free.
fn free_name(path: &Path) -> PathBuf {
    let mut free = beside(path, ".1");
    let mut number = 1u32;
    while free.exists() {
        number += 1;
        free = beside(path, &format!(".{number}"));
    }
    free
}

pub(crate) async fn connect(path: &Path, read_only: bool) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnectOptions::new()
        .filename(path)
        .read_only(read_only)
        .create_if_missing(false)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .pragma("recursive_triggers", "on")
        .disable_statement_logging()
        .row_buffer_size(1024)
        .connect()
        .await
}

async fn user_version(conn: &mut SqliteConnection) -> Result<u32, sqlx::Error> {
    let row = sqlx::query("pragma user_version").fetch_one(conn).await?;
    Ok(u32::try_from(row.try_get_unchecked::<i64, _>(0)?).unwrap_or(u32::MAX))
}

/// Refuses a folder on a network file system.
fn check_folder(path: &Path) -> Result<(), OpenError> {
    let folder = match path.parent() {
        Some(folder) if folder.as_os_str().is_empty() => Path::new("."),
        Some(folder) => folder,
        None => Path::new("/"),
    };
    let folder = fs::canonicalize(folder).map_err(|error| folder_error(path, &error))?;
    match place::network_file_system(&folder) {
        Some(system) => Err(OpenError::new(path, OpenErrorKind::NetworkShare(system))),
        None => Ok(()),
    }
}

/// What a refusal to write beside the file means.
fn folder_error(path: &Path, error: &std::io::Error) -> OpenError {
    let kind = match error.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => OpenErrorKind::ReadOnlyFolder,
        ErrorKind::NotFound => OpenErrorKind::NoSuchFile,
        _ => return OpenError::store(path, StoreError::from(std::io::Error::from(error.kind()))),
    };
    OpenError::new(path, kind)
}
