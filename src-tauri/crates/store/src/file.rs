//! Opening, creating and closing a competition file.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use desk::entry::Entry;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};

use crate::copy::{self, CopyReason};
use crate::error::{OpenError, OpenErrorKind, StoreError, Warning};
use crate::owner::{self, Hold, Owner, OwnerError, beside};
use crate::place;
use crate::recognise::{OpenHere, Recognised, recognise};
use crate::schema::{self, VERSION};
use crate::tx::Tx;
use crate::{read, sql};

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
    /// Before the connection, so that what is dropped says so before SQLite removes the log.
    owner: Owner,
    conn: SqliteConnection,
    /// The last row of `entry` this process has seen.
    seen: i64,
    data_version: i64,
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
        let created = async {
            let (real, owner) = share(path, false).await?;
            let (mut file, _) = Self::connect(real, owner).await?;
            file.go_live().await?;
            Ok(file)
        };
        let created = created.await;
        if created.is_err() {
            remove_all(path);
        }
        created
    }

    /// Connects and brings the schema up to date, after a copy was made.
    async fn connect(path: PathBuf, owner: Owner) -> Result<(Self, Option<Warning>), OpenError> {
        let sqlite = |error: sqlx::Error| OpenError::store(&path, error);
        let mut conn = options(&path).connect().await.map_err(sqlite)?;
        let here = OpenHere::note(&path);
        let version = user_version(&mut conn).await.map_err(sqlite)?;
        if version > VERSION {
            return Err(OpenError::new(&path, OpenErrorKind::Newer { file: version, program: VERSION }));
        }
        let mut warning = None;
        if version > 0 && version < VERSION {
            let made = copy::copy_before(&mut conn, &path, CopyReason::Migration).await;
            let copy = made.map_err(|error| OpenError::store(&path, error))?;
            warning = Some(Warning::Migrated { from: version, copy });
        }
        schema::migrate(&mut conn, version, VERSION).await.map_err(sqlite)?;
        Ok((Self { path, conn, seen: 0, data_version: 0, owner, _here: here }, warning))
    }

    /// Says beside the file that it is open, and switches to the log.
    async fn go_live(&mut self) -> Result<(), OpenError> {
        if !beside(&self.path, "-wal").exists() {
            self.owner.says(Hold::Opening).map_err(|error| folder_error(&self.path, &error))?;
        }
        if let Err(error) = self.switch().await {
            self.owner.withdraws();
            return Err(OpenError::store(&self.path, error));
        }
        self.owner.says(Hold::Open).map_err(|error| folder_error(&self.path, &error))
    }

    async fn switch(&mut self) -> Result<(), StoreError> {
        sqlx::query("pragma journal_mode = wal").fetch_one(&mut self.conn).await?;
        // The first reading makes the log.
        sqlx::query(sql::LAST_ENTRY).fetch_one(&mut self.conn).await?;
        self.data_changed().await?;
        Ok(())
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
        let mut warnings = Vec::new();
        let Looked { real, .. } = look(path)?;
        check_folder(&real)?;
        let (real, mut owner) = share(&real, options.take_over).await?;
        // Once more: before it had its share another process may just have been closing the file.
        let Looked { log_mode, log_missing, stray_log, .. } = look(&real)?;
        let found = owner.found();
        let log = beside(&real, "-wal");
        if log_missing && found.alone {
            if !options.without_log {
                return Err(fail(OpenErrorKind::LogMissing));
            }
            warnings.push(Warning::LogMissing);
        }
        if stray_log && found.alone {
            // The file was put here after the log beside it was written: SQLite would mix the two.
            let moved_to = free_name(&log);
            fs::rename(&log, &moved_to).map_err(|error| folder_error(path, &error))?;
            warnings.push(Warning::StrayLog { moved_to });
        }
        if log_mode {
            // SQLite folds the log in even if this fails further on: the note must tell that from a missing log.
            let hold = if log.exists() { Hold::Open } else { Hold::Opening };
            owner.says(hold).map_err(|error| folder_error(path, &error))?;
        }
        let (mut file, migrated) = Self::connect(real, owner).await?;
        warnings.extend(migrated);
        // Read before anything is switched, so that a file that cannot be read stays as it is.
        let (entries, seen) = file.read_all().await.map_err(|error| OpenError::store(path, error))?;
        file.seen = seen;
        file.go_live().await?;
        Ok(Opened { file, entries, warnings })
    }

    async fn read_all(&mut self) -> Result<(Vec<Entry>, i64), StoreError> {
        let mut second = options(&self.path).read_only(true).connect().await?;
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
        if self.conn.is_in_transaction() {
            // Dropped, and about to be rolled back; or SQLite has rolled it back by itself (a full disk) and sqlx goes
            // on counting it: then only a new connection helps.
            self.conn.ping().await?;
            if self.conn.is_in_transaction() {
                self.conn = options(&self.path).connect().await?;
            }
        }
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

    /// Copies the file to `to`, which is replaced as a whole or not at all.
    ///
    /// # Errors
    /// [`StoreError`]; also where `to` is the file itself, or another competition.
    pub async fn save_copy(&mut self, to: &Path) -> Result<(), StoreError> {
        if fs::canonicalize(to).is_ok_and(|to| OpenHere::holds(&to)) {
            return Err(StoreError::Busy);
        }
        copy::check_place(&mut self.conn, to).await?;
        copy::copy(&mut self.conn, to).await
    }

    /// Copies the file into the folder of copies beside it, before something large is recorded.
    ///
    /// # Errors
    /// [`StoreError`]; then do not go on with what the copy was for.
    pub async fn copy_before(&mut self, reason: CopyReason) -> Result<PathBuf, StoreError> {
        copy::copy_before(&mut self.conn, &self.path, reason).await
    }

    /// Lets the file grow to this many pages of 4 KiB at most: for tests of what a full disk does.
    ///
    /// # Errors
    /// [`StoreError`].
    #[doc(hidden)]
    pub async fn limit_pages(&mut self, pages: u32) -> Result<(), StoreError> {
        sqlx::query(AssertSqlSafe(format!("pragma max_page_count = {pages}")))
            .fetch_one(&mut self.conn)
            .await?;
        Ok(())
    }

    /// Makes a single file again of one that was let go of without being closed, as after a refusal. Where that does not
    /// succeed the file is as safe as before, and the next opening does it.
    pub async fn settle(path: &Path) {
        let left = look(path).is_ok_and(|found| found.version.is_some() && found.log_mode);
        if left && let Ok(opened) = Self::open(path).await {
            let _ = opened.file.close().await;
        }
    }

    /// Closes a file that was only just created and removes it.
    pub async fn discard(self) {
        let path = self.path.clone();
        // It is to go, however the closing ends.
        let _ = self.close().await;
        remove_all(&path);
    }

    /// Folds the log into the file; to be called when nobody is typing. The less is in the log, the less is missing from
    /// a file that somebody copies without it.
    ///
    /// # Errors
    /// [`StoreError`]; everything recorded is as safe as before.
    pub async fn checkpoint(&mut self) -> Result<(), StoreError> {
        sqlx::query("pragma wal_checkpoint(truncate)").fetch_one(&mut self.conn).await?;
        Ok(())
    }

    /// Closes the file. The last process to close it leaves a single file that may be copied or sent as it is.
    ///
    /// # Errors
    /// [`StoreError::LogLeft`] where the log could not be folded in; everything recorded is safe in the file and its
    /// `-wal`.
    pub async fn close(mut self) -> Result<(), StoreError> {
        let folded = self.checkpoint().await;
        let left = |error: StoreError| StoreError::LogLeft(Box::new(error));
        let Self { mut conn, mut owner, _here: here, .. } = self;
        let last = owner.is_last();
        if last {
            // From here on the log may be gone although the file still says that it has one.
            owner.says(Hold::Left).map_err(|error| left(error.into()))?;
        }
        // Another program that is looking into the file may keep it in WAL mode; then the note stays and says `left`.
        let single = folded.is_ok()
            && last
            && match sqlx::query("pragma journal_mode = delete").fetch_one(&mut conn).await {
                Ok(row) => row.try_get_unchecked::<&str, _>(0)? == "delete",
                Err(_) => false,
            };
        let closed = conn.close().await;
        if single {
            owner.remove();
        }
        drop(here);
        folded.and(closed.map_err(StoreError::from)).map_err(left)
    }
}

/// What a look at a file gives, before SQLite touches it.
pub(crate) struct Looked {
    /// Its canonical path.
    pub real: PathBuf,
    /// Its schema's version; not known of a file that this process has open.
    pub version: Option<u32>,
    /// It was in WAL mode when it was last written.
    pub log_mode: bool,
    /// The same, and its log is not beside it: nobody has it open, or somebody is just opening it.
    pub no_log: bool,
    /// The same, and there must be one: the file was copied without it.
    pub log_missing: bool,
    /// A rollback journal is beside it: SQLite must be able to write to bring the file in order.
    pub undecided: bool,
    /// A log is beside it that cannot be its own: it was closed properly.
    pub stray_log: bool,
}

/// Looks whether this is a competition file that this program can open.
pub(crate) fn look(path: &Path) -> Result<Looked, OpenError> {
    let fail = |kind| Err(OpenError::new(path, kind));
    let real = match fs::canonicalize(path) {
        Ok(real) => real,
        Err(error) if error.kind() == ErrorKind::NotFound => return fail(OpenErrorKind::NoSuchFile),
        Err(error) => return Err(OpenError::store(path, error)),
    };
    if OpenHere::holds(&real) {
        return Ok(Looked {
            real,
            version: None,
            log_mode: true,
            no_log: false,
            log_missing: false,
            undecided: false,
            stray_log: false,
        });
    }
    let (version, log_mode, short) = match recognise(&real).map_err(|error| OpenError::store(path, error))? {
        Recognised::Not(seems) => return fail(OpenErrorKind::NotACompetition(seems)),
        Recognised::Competition { version, log_mode, short } => (version, log_mode, short),
    };
    if version > VERSION {
        return fail(OpenErrorKind::Newer { file: version, program: VERSION });
    }
    let length = |ending| fs::metadata(beside(&real, ending)).map(|found| found.len()).ok();
    let log = length("-wal");
    // With a rollback journal beside it the header is not the last word: somebody was cut off while changing it.
    let undecided = length("-journal").is_some_and(|length| length > 0);
    // Where folding the log in was broken off (a full disk) its pages are in the log still: SQLite reads them there.
    let short = short && !undecided && !(log_mode && log.is_some_and(|length| length > 0));
    if version == 0 || short {
        let what = if short { "the file is cut off" } else { "no version" };
        return fail(OpenErrorKind::Damaged(what.to_owned()));
    }
    let not_made = matches!(owner::hold_of(&real), Some(Hold::Opening | Hold::Left));
    Ok(Looked {
        version: Some(version),
        log_mode,
        no_log: log_mode && log.is_none() && !undecided,
        log_missing: log_mode && log.is_none() && !undecided && !not_made,
        stray_log: !log_mode && !undecided && log.is_some_and(|length| length > 0),
        undecided,
        real,
    })
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

/// Removes a file that was being created, with everything beside it. What is not there need not be removed.
fn remove_all(path: &Path) {
    for ending in ["", "-wal", "-shm", "-journal", "-owner"] {
        let _ = fs::remove_file(beside(path, ending));
    }
}

/// The first of `path.1`, `path.2`, … that is free.
fn free_name(path: &Path) -> PathBuf {
    let mut free = beside(path, ".1");
    let mut number = 1u32;
    while free.exists() {
        number += 1;
        free = beside(path, &format!(".{number}"));
    }
    free
}

/// How every connection to a competition file is set up.
pub(crate) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .pragma("recursive_triggers", "on")
        .disable_statement_logging()
}

pub(crate) async fn user_version(conn: &mut SqliteConnection) -> Result<u32, sqlx::Error> {
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
