//! Proof that a file is whole: every hash recomputed, every chain without gaps, every view as the fold has it.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use desk::entry::{Entry, Hash};
use desk::fact::Fact;
use desk::ids::{DeskId, EntryId};
use desk::state::State;
use laws::Message;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};

use crate::error::{OpenError, StoreError};
use crate::file::{self, Looked};
use crate::head::Heads;
use crate::mirror::Log;
use crate::read::{self, Read};
use crate::{schema, views};

/// What is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// SQLite's own check of the file found something.
    Sqlite(String),
    /// A table, view or trigger is missing or was changed.
    Schema(String),
    /// The log that belongs to the file is missing: its last entries may be too.
    LogMissing,
    /// Something in the file is no entry or fact this program knows, or has a value out of range.
    Unreadable {
        /// Of which entry.
        entry: String,
        /// What, for developers.
        what: String,
    },
    /// An entry is not what its hash says: it was changed after it was recorded.
    Changed(EntryId),
    /// An entry does not follow the one before it in its desk's chain: one was removed, added or moved.
    Chain {
        /// Which desk.
        desk: DeskId,
        /// The entry's number.
        seq: u64,
        /// The entry.
        entry: EntryId,
    },
    /// An entry is dated earlier than the one before it in its desk's chain.
    Order(EntryId),
    /// The head hash recorded when a round was closed is not the journal's of then.
    RoundHead(EntryId),
    /// A view does not show what the fold gives.
    View {
        /// Which.
        view: &'static str,
        /// A row only one of them has, for developers.
        row: String,
    },
    /// An entry of the mirror is not in the file.
    OnlyInMirror(EntryId),
    /// An entry of the mirror is another one in the file.
    DiffersFromMirror(EntryId),
}

impl Problem {
    /// What a person reads.
    pub fn message(&self) -> Message {
        let entry = |id, entry: &EntryId| Message::new(id).with("entry", entry.to_string());
        match self {
            Self::Sqlite(detail) => Message::new("verify-sqlite").with("detail", detail.as_str()),
            Self::Schema(name) => Message::new("verify-schema").with("name", name.as_str()),
            Self::LogMissing => Message::new("verify-log-missing"),
            Self::Unreadable { entry, what } => {
                Message::new("verify-unreadable").with("entry", entry.as_str()).with("detail", what.as_str())
            }
            Self::Changed(id) => entry("verify-changed", id),
            Self::Chain { desk, seq, entry: id } => {
                entry("verify-chain", id).with("desk", desk.to_string()).with("number", seq.to_string())
            }
            Self::Order(id) => entry("verify-order", id),
            Self::RoundHead(id) => entry("verify-round-head", id),
            Self::View { view, row } => {
                Message::new("verify-view").with("view", *view).with("detail", row.as_str())
            }
            Self::OnlyInMirror(id) => entry("verify-only-in-mirror", id),
            Self::DiffersFromMirror(id) => entry("verify-differs-from-mirror", id),
        }
    }
}

/// What verifying a file gave.
#[derive(Debug, Default)]
pub struct Verified {
    /// How many entries it holds.
    pub entries: usize,
    /// How many facts.
    pub facts: usize,
    /// The desks with the ends of their chains, and the file's head hash.
    pub heads: Heads,
    /// Everything that is wrong; nothing in a sound file.
    pub problems: Vec<Problem>,
    hashes: HashMap<EntryId, Hash>,
    shorts: HashMap<String, usize>,
}

impl Verified {
    /// The file's head hash.
    pub fn head(&self) -> Hash {
        self.heads.hash()
    }

    /// After how many entries the file's head hash was the one that a report has printed; none if it never was.
    ///
    /// Entries merged in later from another desk, and dated before the report, move that hash.
    pub fn place_of(&self, short: &str) -> Option<usize> {
        self.shorts.get(&short.trim().to_ascii_lowercase()).copied()
    }

    /// Holds the file against a mirror's log and adds what differs to the problems. Gives how many entries the mirror
    /// is behind, which is no problem of the file.
    pub fn compare(&mut self, log: &Log) -> usize {
        let mut both = 0;
        for entry in &log.entries {
            match self.hashes.get(&entry.id) {
                None => self.problems.push(Problem::OnlyInMirror(entry.id)),
                Some(hash) if *hash != entry.hash() => {
                    self.problems.push(Problem::DiffersFromMirror(entry.id))
                }
                Some(_) => both += 1,
            }
        }
        self.entries.saturating_sub(both)
    }
}

/// Verifies a file, open or not, and changes nothing in it; only what a crash has left half-written SQLite undoes.
///
/// # Errors
/// [`OpenError`] where it is no competition file or SQLite cannot read it at all; all else is among the problems.
pub async fn verify(path: &Path) -> Result<Verified, OpenError> {
    let Looked { real, version, log_missing, no_log, undecided, .. } = file::look(path)?;
    let fail = |error: StoreError| OpenError::store(path, error);
    // A file whose log is not there is read as it lies, so that no empty log is made beside it.
    let mut conn = file::options(&real)
        .read_only(!undecided)
        .immutable(no_log)
        .connect()
        .await
        .map_err(|e| fail(e.into()))?;
    let mut verified = Verified::default();
    if log_missing {
        verified.problems.push(Problem::LogMissing);
    }
    match check(&mut conn, version, &mut verified).await {
        Ok(()) => {}
        Err(StoreError::Damaged(detail)) => verified.problems.push(Problem::Sqlite(detail)),
        Err(error) => return Err(fail(error)),
    }
    // Nothing was written: how the closing goes is of no matter.
    let _ = conn.close().await;
    Ok(verified)
}

/// Checks only that no entry was changed, removed or moved since it was recorded: what a printed head hash rests on.
/// About 10 µs an entry.
///
/// # Errors
/// As [`verify`].
pub async fn verify_chain(path: &Path) -> Result<Verified, OpenError> {
    let Looked { real, .. } = file::look(path)?;
    let fail = |error: StoreError| OpenError::store(path, error);
    let mut conn = file::options(&real).read_only(true).connect().await.map_err(|e| fail(e.into()))?;
    let mut verified = Verified::default();
    let read = async {
        let mut conn = conn.begin().await?;
        let read = read::everything_with_hashes(&mut conn).await?;
        conn.rollback().await?;
        Ok(read)
    };
    chain_check(&read.await.map_err(fail)?, &mut verified);
    let _ = conn.close().await;
    Ok(verified)
}

async fn check(
    conn: &mut SqliteConnection,
    version: Option<u32>,
    to: &mut Verified,
) -> Result<(), StoreError> {
    let mut conn = conn.begin().await?;
    let version = match version {
        Some(version) => version,
        None => file::user_version(&mut conn).await?,
    };
    if let Err(error) = sqlite_check(&mut conn, to).await {
        to.problems.push(Problem::Sqlite(error.to_string()));
    }
    schema_check(&mut conn, version, to).await?;
    let read = read::everything_with_hashes(&mut conn).await?;
    chain_check(&read, to);
    let Read { entries, unreadable, .. } = read;
    let readable = unreadable.is_empty();
    to.problems
        .extend(unreadable.into_iter().map(|bad| Problem::Unreadable { entry: bad.entry, what: bad.what }));
    // Without what cannot be read the views must differ, and the views of an older version are not ours.
    if readable && version == schema::VERSION {
        let state = State::fold(entries);
        let found = views::disagreements(&mut conn, &state).await?;
        to.problems.extend(found.into_iter().map(|found| Problem::View { view: found.view, row: found.row }));
    }
    conn.rollback().await?;
    Ok(())
}

async fn sqlite_check(conn: &mut SqliteConnection, to: &mut Verified) -> Result<(), StoreError> {
    for row in sqlx::query("pragma integrity_check").fetch_all(&mut *conn).await? {
        let said: String = row.try_get_unchecked(0)?;
        if said != "ok" {
            to.problems.push(Problem::Sqlite(said));
        }
    }
    for row in sqlx::query("pragma foreign_key_check").fetch_all(&mut *conn).await? {
        let (table, parent): (String, String) = (row.try_get_unchecked(0)?, row.try_get_unchecked(2)?);
        to.problems
            .push(Problem::Sqlite(format!("a row of {table} names something that is not in {parent}")));
    }
    Ok(())
}

/// Holds the schema against a fresh one. What somebody has added for themselves does not matter.
async fn schema_check(
    conn: &mut SqliteConnection,
    version: u32,
    to: &mut Verified,
) -> Result<(), StoreError> {
    let mut fresh = SqliteConnectOptions::new().in_memory(true).disable_statement_logging().connect().await?;
    schema::migrate(&mut fresh, 0, version).await?;
    let ours = schema_of(&mut fresh).await?;
    let theirs = schema_of(conn).await?;
    fresh.close().await?;
    let missing = ours.into_iter().filter(|(name, sql)| theirs.get(name) != Some(sql));
    to.problems.extend(missing.map(|(name, _)| Problem::Schema(name)));
    Ok(())
}

async fn schema_of(conn: &mut SqliteConnection) -> Result<BTreeMap<String, String>, StoreError> {
    let rows = sqlx::query("select name, coalesce(sql, '') from sqlite_schema").fetch_all(conn).await?;
    rows.iter().map(|row| Ok((row.try_get_unchecked(0)?, row.try_get_unchecked(1)?))).collect()
}

fn chain_check(read: &Read, to: &mut Verified) {
    let mut ends: HashMap<DeskId, (u64, Hash, i64)> = HashMap::new();
    let mut closes: Vec<(usize, &Entry, &str)> = Vec::new();
    let mut by_place: Vec<String> = Vec::with_capacity(read.entries.len() + 1);
    by_place.push(to.heads.hash().short());
    for (entry, stored) in read.entries.iter().zip(&read.hashes) {
        let hash = entry.hash();
        if hash != *stored {
            to.problems.push(Problem::Changed(entry.id));
        }
        let (seq, prev, at) = ends.get(&entry.desk).copied().unwrap_or((0, Hash::default(), i64::MIN));
        if entry.seq != seq + 1 || entry.prev_hash != prev {
            to.problems.push(Problem::Chain { desk: entry.desk, seq: entry.seq, entry: entry.id });
        }
        if entry.recorded_at < at {
            to.problems.push(Problem::Order(entry.id));
        }
        // The chain goes on from what the file says, so that one changed entry is one problem.
        ends.insert(entry.desk, (entry.seq, *stored, entry.recorded_at));
        to.heads.put(entry.desk, entry.seq, hash);
        for fact in &entry.facts {
            if let Fact::RoundClose(close) = fact {
                closes.push((by_place.len() - 1, entry, &close.head));
            }
        }
        by_place.push(to.heads.hash().short());
        to.facts += entry.facts.len();
        to.hashes.insert(entry.id, hash);
    }
    // Where several desks were merged the head that one of them had then cannot be told any more.
    if ends.len() == 1 {
        let wrong =
            closes.iter().filter(|(place, _, head)| by_place.get(*place).is_none_or(|then| then != head));
        to.problems.extend(wrong.map(|(_, entry, _)| Problem::RoundHead(entry.id)));
    }
    to.entries = read.entries.len();
    to.shorts = by_place.into_iter().zip(0..).collect();
}
