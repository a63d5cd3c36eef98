//! Recording: one transaction, in which this process first sees what others have recorded.

use desk::entry::{Entry, Hash};
use desk::ids::DeskId;
use desk::value::{Column, Value};
use sqlx::sqlite::{Sqlite, SqliteArguments};
use sqlx::{Row, SqlSafeStr, Transaction};

use crate::error::{AppendError, StoreError};
use crate::read;
use crate::sql;

/// What became of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is in the file once the transaction is committed.
    Recorded,
    /// An entry with this identity was there already and stays as it is: a retry records once.
    Already,
}

/// A transaction that holds the file's only writing place. Dropped without [`Tx::commit`] it has done nothing.
pub struct Tx<'f> {
    tx: Transaction<'f, Sqlite>,
    /// The last row of `entry` that the owner of the file has seen.
    seen: &'f mut i64,
    /// The last row that it will have seen once this transaction is committed.
    known: i64,
    /// The last row of `entry`, with those of this transaction.
    tail: i64,
    broken: bool,
}

impl<'f> Tx<'f> {
    pub(crate) async fn new(mut tx: Transaction<'f, Sqlite>, seen: &'f mut i64) -> Result<Self, StoreError> {
        let tail = sqlx::query(sql::LAST_ENTRY).fetch_one(&mut *tx).await?;
        Ok(Self { tail: tail.try_get_unchecked(0)?, known: *seen, tx, seen, broken: false })
    }

    /// What other processes have recorded since this file was last asked, in the journal's order among themselves.
    ///
    /// After a merge some may belong before entries that are known already; then fold again from the start.
    ///
    /// # Errors
    /// [`StoreError`]; entries that this program cannot read count as damage.
    pub async fn newer(&mut self) -> Result<Vec<Entry>, StoreError> {
        if self.tail == self.known {
            return Ok(Vec::new());
        }
        let (entries, last) = read::newer(&mut self.tx, self.known).await?.whole()?;
        // Others have committed these, whatever becomes of this transaction.
        self.known = last;
        *self.seen = last;
        Ok(entries)
    }

    /// The last entry of a desk's chain: its number and hash; 0 and zeros where the desk has recorded nothing.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn head(&mut self, desk: DeskId) -> Result<(u64, Hash), StoreError> {
        let row = sqlx::query("select seq, hash from entry where desk_id = ? order by seq desc limit 1")
            .bind(desk.to_string())
            .fetch_optional(&mut *self.tx)
            .await?;
        let Some(row) = row else { return Ok((0, Hash::default())) };
        let hex: &str = row.try_get_unchecked(1)?;
        let hash = Hash::from_hex(hex).ok_or_else(|| StoreError::Damaged(format!("hash {hex:?}")))?;
        Ok((u64::try_from(row.try_get_unchecked::<i64, _>(0)?).unwrap_or_default(), hash))
    }

    /// The time of the latest entry in the file, UTC ms.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn latest_recorded_at(&mut self) -> Result<Option<i64>, StoreError> {
        Ok(self.latest().await?.map(|(at, _)| at))
    }

    /// The earliest time at which a desk may record now, UTC ms: never before the latest entry in the file, and one
    /// millisecond after it where the journal's order would otherwise put this desk's entry first.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn not_before(&mut self, desk: DeskId) -> Result<i64, StoreError> {
        Ok(match self.latest().await? {
            None => i64::MIN,
            Some((at, by)) if by > desk.to_string() => at.saturating_add(1),
            Some((at, _)) => at,
        })
    }

    async fn latest(&mut self) -> Result<Option<(i64, String)>, StoreError> {
        let sql = "select recorded_at, desk_id from entry order by recorded_at desc, desk_id desc, seq desc limit 1";
        let row = sqlx::query(sql).fetch_optional(&mut *self.tx).await?;
        row.map(|row| Ok((row.try_get_unchecked(0)?, row.try_get_unchecked(1)?))).transpose()
    }

    /// Records the next entry of its desk.
    ///
    /// # Errors
    /// [`AppendError`]; after one the transaction can only be dropped.
    pub async fn append(&mut self, entry: &Entry) -> Result<Appended, AppendError> {
        let not_before = self.not_before(entry.desk).await?;
        self.add(entry, Some(not_before)).await
    }

    /// Records an entry of another desk's chain (merge, restore): it may be earlier than entries that are there.
    ///
    /// # Errors
    /// [`AppendError`]; after one the transaction can only be dropped.
    pub async fn adopt(&mut self, entry: &Entry) -> Result<Appended, AppendError> {
        self.add(entry, None).await
    }

    async fn add(&mut self, entry: &Entry, not_before: Option<i64>) -> Result<Appended, AppendError> {
        if self.broken {
            return Err(AppendError::Broken);
        }
        // Also where this future is dropped half-way: half an entry must never be committed.
        self.broken = true;
        let appended = self.add_whole(entry, not_before).await?;
        self.broken = false;
        Ok(appended)
    }

    async fn add_whole(&mut self, entry: &Entry, not_before: Option<i64>) -> Result<Appended, AppendError> {
        let there = sqlx::query("select 1 from entry where entry_id = ?").bind(entry.id.to_string());
        if there.fetch_optional(&mut *self.tx).await?.is_some() {
            return Ok(Appended::Already);
        }
        if self.tail != self.known {
            return Err(AppendError::Unseen);
        }
        if entry.facts.is_empty() {
            return Err(AppendError::NoFacts(entry.id));
        }
        let (seq, hash) = self.head(entry.desk).await?;
        if entry.seq != seq + 1 || entry.prev_hash != hash {
            return Err(AppendError::chain(entry, seq));
        }
        if let Some(not_before) = not_before
            && entry.recorded_at < not_before
        {
            return Err(AppendError::TooEarly { id: entry.id, not_before });
        }
        self.insert(entry).await?;
        Ok(Appended::Recorded)
    }

    async fn insert(&mut self, entry: &Entry) -> Result<(), AppendError> {
        let row = [
            entry.id.to_value(),
            entry.desk.to_value(),
            entry.seq.to_value(),
            entry.recorded_at.to_value(),
            entry.occurred_at.map(|time| time.at).to_value(),
            entry.occurred_at.map(|time| time.offset_min).to_value(),
            entry.recorded_by.to_value(),
            entry.kind.to_value(),
            entry.about.to_value(),
            Value::Text(entry.prev_hash.hex()),
            Value::Text(entry.hash().hex()),
        ];
        let done = bind_all(sql::INSERT_ENTRY.as_str(), row).execute(&mut *self.tx).await?;
        for (fact, item) in entry.facts.iter().zip(0i64..) {
            let table = sql::TABLES.iter().find(|table| table.name == fact.table());
            let table = table.ok_or_else(|| AppendError::Refused(fact.table().to_owned()))?;
            let row = [entry.id.to_value(), Value::Int(item)].into_iter().chain(fact.values());
            bind_all(table.insert.as_str(), row).execute(&mut *self.tx).await?;
        }
        self.tail = done.last_insert_rowid();
        self.known = self.tail;
        Ok(())
    }

    /// Makes everything appended durable. When this returns, it survives the laptop's battery.
    ///
    /// # Errors
    /// [`AppendError`]; nothing of the transaction is in the file then.
    pub async fn commit(self) -> Result<(), AppendError> {
        if self.broken {
            return Err(AppendError::Broken);
        }
        self.tx.commit().await?;
        *self.seen = self.known;
        Ok(())
    }
}

type Bound = sqlx::query::Query<'static, Sqlite, SqliteArguments>;

fn bind_all(sql: impl SqlSafeStr, values: impl IntoIterator<Item = Value>) -> Bound {
    values.into_iter().fold(sqlx::query(sql), sql::bind)
}
