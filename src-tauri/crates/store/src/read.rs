//! Reading entries with their facts.

use std::collections::HashMap;

use desk::entry::{Entry, HallTime, Hash};
use desk::fact::Fact;
use desk::ids::{DeskId, EntryId};
use desk::value::{BadValue, Column, Value};
use desk::words::EntryKind;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, SqlSafeStr};
use uuid::Uuid;

use crate::sql::{self, cell};

/// Why rows could not be made into entries.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ReadError {
    /// SQLite's own.
    #[error(transparent)]
    Sqlite(#[from] sqlx::Error),
    /// A value this program's types do not know.
    #[error("entry {entry}: {error}")]
    Value {
        /// Of which entry, as the file has it.
        entry: String,
        /// What is wrong.
        error: BadValue,
    },
    /// The entry's facts are not numbered 0, 1, 2, …
    #[error("entry {0}: facts missing or numbered wrongly")]
    Items(EntryId),
}

/// The entries after the file's row `after` in the journal's order, and the last row there is.
pub(crate) async fn entries_after(
    conn: &mut SqliteConnection,
    after: i64,
) -> Result<(Vec<Entry>, i64), ReadError> {
    let rows = sqlx::query(sql::ENTRIES_AFTER).bind(after).fetch_all(&mut *conn).await?;
    let mut last = after;
    let mut entries = Vec::with_capacity(rows.len());
    for row in &rows {
        last = last.max(row.try_get_unchecked(10)?);
        entries.push(entry(row)?);
    }
    drop(rows);
    if entries.is_empty() {
        return Ok((entries, last));
    }
    let places: HashMap<Uuid, usize> = entries.iter().enumerate().map(|(i, entry)| (entry.id.0, i)).collect();
    let mut facts: Vec<Vec<(i64, Fact)>> = vec![Vec::new(); entries.len()];
    for table in sql::TABLES.iter() {
        let rows = sqlx::query(table.after.as_str().into_sql_str()).bind(after).fetch_all(&mut *conn).await?;
        for row in &rows {
            let id: &str = row.try_get_unchecked(0)?;
            let bad = |error| ReadError::Value { entry: id.to_owned(), error };
            let values = (2..2 + table.width).map(|i| cell(row, i)).collect::<Result<Vec<_>, _>>()?;
            let fact = Fact::from_values(table.name, values).map_err(bad)?;
            let place = Uuid::parse_str(id).ok().and_then(|id| places.get(&id));
            if let Some(slot) = place.and_then(|place| facts.get_mut(*place)) {
                slot.push((row.try_get_unchecked(1)?, fact));
            }
        }
    }
    for (entry, mut facts) in entries.iter_mut().zip(facts) {
        facts.sort_by_key(|(item, _)| *item);
        if facts.is_empty() || facts.iter().zip(0..).any(|((item, _), expected)| *item != expected) {
            return Err(ReadError::Items(entry.id));
        }
        entry.facts = facts.into_iter().map(|(_, fact)| fact).collect();
    }
    Ok((entries, last))
}

fn entry(row: &SqliteRow) -> Result<Entry, ReadError> {
    let id: &str = row.try_get_unchecked(0)?;
    let bad = |error| ReadError::Value { entry: id.to_owned(), error };
    let hash = |hex: &str| Hash::from_hex(hex).ok_or_else(|| bad(BadValue::Word(hex.to_owned())));
    let at: Option<i64> = row.try_get_unchecked(4)?;
    let offset: Option<i64> = row.try_get_unchecked(5)?;
    let occurred_at = match (at, offset) {
        (Some(at), Some(offset)) => {
            Some(HallTime { at, offset_min: Column::from_value(Value::Int(offset)).map_err(bad)? })
        }
        _ => None,
    };
    Ok(Entry {
        id: EntryId::from_value(cell(row, 0)?).map_err(bad)?,
        desk: DeskId::from_value(cell(row, 1)?).map_err(bad)?,
        seq: u64::try_from(row.try_get_unchecked::<i64, _>(2)?).unwrap_or_default(),
        recorded_at: row.try_get_unchecked(3)?,
        occurred_at,
        recorded_by: Column::from_value(cell(row, 6)?).map_err(bad)?,
        kind: EntryKind::from_value(cell(row, 7)?).map_err(bad)?,
        about: Column::from_value(cell(row, 8)?).map_err(bad)?,
        facts: Vec::new(),
        prev_hash: hash(row.try_get_unchecked(9)?)?,
    })
}
