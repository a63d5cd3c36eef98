//! Reading entries with their facts.

use std::collections::HashMap;

use desk::entry::{Entry, HallTime, Hash};
use desk::fact::Fact;
use desk::ids::{DeskId, EntryId};
use desk::value::{BadValue, Column, Value};
use desk::words::EntryKind;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row, SqlSafeStr};
use tokio::task::JoinHandle;
use uuid::Uuid;

use crate::error::StoreError;
use crate::file;
use crate::packed;
use crate::schema::VERSION;
use crate::sql::{self, CHUNK, TableSql};

/// Something in the file that this program cannot read as an entry or a fact.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unreadable {
    /// Of which entry, as the file has it.
    pub entry: String,
    /// What is wrong, for developers.
    pub what: String,
}

/// Entries as the file has them, the hashes written beside them, and what could not be read.
#[derive(Debug, Default)]
pub(crate) struct Read {
    /// Entries in the journal's order.
    pub entries: Vec<Entry>,
    /// The hash that the file holds of each of them; zeros where it was not asked for.
    pub hashes: Vec<Hash>,
    /// What is missing from them.
    pub unreadable: Vec<Unreadable>,
    /// The last row of `entry`.
    pub last: i64,
}

impl Read {
    /// The entries, if all of it could be read.
    pub(crate) fn whole(self) -> Result<(Vec<Entry>, i64), StoreError> {
        match self.unreadable.first() {
            None => Ok((self.entries, self.last)),
            Some(Unreadable { entry, what }) => Err(StoreError::Damaged(format!("entry {entry}: {what}"))),
        }
    }
}

struct FactRow {
    entry: Uuid,
    item: i64,
    fact: Fact,
}

type Unpacked<T> = (Vec<T>, Vec<Unreadable>);

/// The entries after the file's row `after` in the journal's order. To be called inside a transaction.
pub(crate) async fn newer(conn: &mut SqliteConnection, after: i64) -> Result<Read, StoreError> {
    let last = number(conn, sql::LAST_ENTRY).await?;
    let rows = entry_rows(conn, sql::ENTRIES.as_str(), after, last).await?;
    let mut facts = Work::new();
    for table in sql::TABLES.iter() {
        let text = packed(conn, table.after.as_str(), after, last).await?;
        facts.push(tokio::task::spawn_blocking(move || unpack_facts(table, &text)));
    }
    assemble(rows, facts, last).await
}

/// Everything, by two connections at once: the second reads the facts.
pub(crate) async fn everything(
    conn: &mut SqliteConnection,
    second: &mut SqliteConnection,
) -> Result<Read, StoreError> {
    // Rows are only ever added. So the facts are read as of one moment, and afterwards just the entries of that moment.
    let mut snapshot = second.begin().await?;
    let last = number(&mut snapshot, sql::LAST_ENTRY).await?;
    let rows = entry_rows(conn, sql::ENTRIES.as_str(), 0, last);
    let (rows, facts) = tokio::try_join!(rows, fact_rows(&mut snapshot))?;
    snapshot.rollback().await?;
    assemble(rows, facts, last).await
}

/// Everything with the hashes that the file holds. To be called inside a transaction.
pub(crate) async fn everything_with_hashes(conn: &mut SqliteConnection) -> Result<Read, StoreError> {
    let last = number(conn, sql::LAST_ENTRY).await?;
    let rows = entry_rows(conn, sql::ENTRIES_WITH_HASH.as_str(), 0, last).await?;
    let facts = fact_rows(conn).await?;
    assemble(rows, facts, last).await
}

/// Texts being unpacked on other threads while SQLite packs the next ones.
type Work<T> = Vec<JoinHandle<Unpacked<T>>>;

async fn entry_rows(
    conn: &mut SqliteConnection,
    sql: &'static str,
    after: i64,
    last: i64,
) -> Result<Work<(Entry, Hash)>, StoreError> {
    let mut rows = Work::new();
    for (from, to) in chunks(after, last) {
        let text = packed(conn, sql, from, to).await?;
        rows.push(tokio::task::spawn_blocking(move || unpack_entries(&text)));
    }
    Ok(rows)
}

async fn fact_rows(conn: &mut SqliteConnection) -> Result<Work<FactRow>, StoreError> {
    let mut facts = Work::new();
    let older = file::user_version(conn).await? < VERSION;
    for table in sql::TABLES.iter() {
        // A file that no later program has opened lacks the tables of later steps, and so facts in them.
        if older && number(conn, table.there.as_str()).await? == 0 {
            continue;
        }
        for (from, to) in chunks(0, number(conn, table.last.as_str()).await?) {
            let text = packed(conn, table.chunk.as_str(), from, to).await?;
            facts.push(tokio::task::spawn_blocking(move || unpack_facts(table, &text)));
        }
    }
    Ok(facts)
}

async fn assemble(rows: Work<(Entry, Hash)>, facts: Work<FactRow>, last: i64) -> Result<Read, StoreError> {
    let (mut rows, mut unreadable) = gather(rows).await?;
    let (facts, bad_facts) = gather(facts).await?;
    unreadable.extend(bad_facts);
    rows.sort_by_key(|(entry, _)| (entry.recorded_at, entry.desk, entry.seq));
    let (mut entries, hashes): (Vec<_>, Vec<_>) = rows.into_iter().unzip();
    put_facts(&mut entries, facts, &mut unreadable);
    Ok(Read { entries, hashes, unreadable, last })
}

/// Stretches of rows after `after` up to `last`: of [`CHUNK`] rows, and never more than some thousand stretches,
/// whatever row numbers somebody has put into the file.
fn chunks(after: i64, last: i64) -> impl Iterator<Item = (i64, i64)> {
    let size = CHUNK.max(last.saturating_sub(after) / CHUNK + 1);
    let starts = std::iter::successors(Some(after), move |at| at.checked_add(size));
    starts.take_while(move |at| *at < last).map(move |at| (at + 1, last.min(at.saturating_add(size))))
}

async fn number(conn: &mut SqliteConnection, sql: impl SqlSafeStr) -> Result<i64, StoreError> {
    Ok(sqlx::query(sql).fetch_one(conn).await?.try_get_unchecked(0)?)
}

async fn packed(
    conn: &mut SqliteConnection,
    sql: &'static str,
    from: i64,
    to: i64,
) -> Result<String, StoreError> {
    Ok(sqlx::query(sql).bind(from).bind(to).fetch_one(conn).await?.try_get_unchecked(0)?)
}

async fn gather<T>(work: Work<T>) -> Result<Unpacked<T>, StoreError> {
    let (mut all, mut unreadable) = (Vec::new(), Vec::new());
    for part in work {
        let (rows, bad) = part.await.map_err(|error| StoreError::Io(error.to_string()))?;
        all.extend(rows);
        unreadable.extend(bad);
    }
    Ok((all, unreadable))
}

fn unpack_entries(text: &str) -> Unpacked<(Entry, Hash)> {
    unpack(text, "entry", |row| entry(row).map_err(|error| error.to_string()))
}

fn unpack_facts(table: &TableSql, text: &str) -> Unpacked<FactRow> {
    unpack(text, table.name, |row| {
        let mut values = row.into_iter();
        let entry = read::<EntryId>(values.next()).map_err(|error| error.to_string())?.0;
        let item = read(values.next()).map_err(|error| error.to_string())?;
        match Fact::from_values(table.name, values) {
            Ok(fact) => Ok(FactRow { entry, item, fact }),
            Err(error) => Err(format!("fact {item}: {error}")),
        }
    })
}

fn unpack<T>(text: &str, table: &str, into: impl Fn(Vec<Value>) -> Result<T, String>) -> Unpacked<T> {
    let (mut all, mut unreadable) = (Vec::new(), Vec::new());
    let rows = packed::rows(text).unwrap_or_else(|error| {
        unreadable.push(Unreadable { entry: "?".to_owned(), what: format!("{table}: {error}") });
        Vec::new()
    });
    for row in rows {
        let id = match row.first() {
            Some(Value::Text(id)) => id.clone(),
            _ => "?".to_owned(),
        };
        match into(row) {
            Ok(whole) => all.push(whole),
            Err(what) => unreadable.push(Unreadable { entry: id, what: format!("{table}: {what}") }),
        }
    }
    (all, unreadable)
}

fn read<T: Column>(value: Option<Value>) -> Result<T, BadValue> {
    T::from_value(value.unwrap_or(Value::Null))
}

/// An entry from its row; without its facts.
fn entry(row: Vec<Value>) -> Result<(Entry, Hash), BadValue> {
    let mut values = row.into_iter();
    let mut next = || values.next();
    let entry = Entry {
        id: read::<EntryId>(next())?,
        desk: read::<DeskId>(next())?,
        seq: read::<u64>(next())?,
        recorded_at: read(next())?,
        occurred_at: match (read::<Option<i64>>(next())?, read::<Option<i32>>(next())?) {
            (Some(at), Some(offset_min)) => Some(HallTime { at, offset_min }),
            (None, None) => None,
            (at, _) => return Err(BadValue::Type(at.to_value())),
        },
        recorded_by: read(next())?,
        kind: read::<EntryKind>(next())?,
        about: read(next())?,
        facts: Vec::new(),
        prev_hash: hash(next())?,
    };
    // Not asked for where only the journal is read.
    let own = next().map_or(Ok(Hash::default()), |own| hash(Some(own)))?;
    Ok((entry, own))
}

fn hash(value: Option<Value>) -> Result<Hash, BadValue> {
    let hex: String = read(value)?;
    Hash::from_hex(&hex).ok_or(BadValue::Word(hex))
}

/// Gives every entry its facts, numbered 0, 1, 2, …
fn put_facts(entries: &mut [Entry], facts: Vec<FactRow>, unreadable: &mut Vec<Unreadable>) {
    let places: HashMap<Uuid, usize> = entries.iter().enumerate().map(|(i, entry)| (entry.id.0, i)).collect();
    let mut items: Vec<Vec<(i64, Fact)>> = Vec::new();
    items.resize_with(entries.len(), Vec::new);
    for row in facts {
        match places.get(&row.entry).and_then(|place| items.get_mut(*place)) {
            Some(items) => items.push((row.item, row.fact)),
            None => {
                let what = format!("a fact of no entry in {}", row.fact.table());
                unreadable.push(Unreadable { entry: row.entry.to_string(), what });
            }
        }
    }
    for (entry, mut items) in entries.iter_mut().zip(items) {
        items.sort_by_key(|(item, _)| *item);
        if items.is_empty() || items.iter().zip(0i64..).any(|((item, _), expected)| *item != expected) {
            unreadable.push(Unreadable { entry: entry.id.to_string(), what: "facts are missing".to_owned() });
        }
        entry.facts = items.into_iter().map(|(_, fact)| fact).collect();
    }
}
