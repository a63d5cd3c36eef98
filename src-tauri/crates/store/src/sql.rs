//! The SQL text of the journal's tables, built once from [`desk::fact::TABLES`], and the way of a value in and out.

use std::sync::LazyLock;

use desk::fact;
use desk::value::Value;
use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteRow};
use sqlx::{Row, TypeInfo, ValueRef};

/// The statements of one fact table.
pub(crate) struct TableSql {
    /// Its name.
    pub name: &'static str,
    /// How many columns follow `entry_id` and `item`.
    pub width: usize,
    /// Adds one row: `entry_id`, `item`, then the columns.
    pub insert: String,
    /// The rows of entries after a place in the file: `entry_id`, `item`, then the columns.
    pub after: String,
}

/// One for each of [`fact::TABLES`], in their order.
pub(crate) static TABLES: LazyLock<Vec<TableSql>> =
    LazyLock::new(|| fact::TABLES.iter().map(table_sql).collect());

fn table_sql(table: &'static fact::TableSpec) -> TableSql {
    let names: String = table.columns.iter().map(|column| format!(", {}", column.name)).collect();
    let marks = ", ?".repeat(table.columns.len());
    let name = table.name;
    TableSql {
        name,
        width: table.columns.len(),
        insert: format!("insert into {name} (entry_id, item{names}) values (?, ?{marks})"),
        after: format!(
            "select entry_id, item{names} from {name} \
             where ?1 = 0 or entry_id in (select entry_id from entry where rowid > ?1)"
        ),
    }
}

/// The entry's own row.
pub(crate) const INSERT_ENTRY: &str = "insert into entry \
    (entry_id, desk_id, seq, recorded_at, occurred_at, occurred_offset, recorded_by, kind, about_entry_id, prev_hash, hash) \
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

/// Entries after a place in the file, in the journal's order.
pub(crate) const ENTRIES_AFTER: &str = "select entry_id, desk_id, seq, recorded_at, occurred_at, occurred_offset, \
    recorded_by, kind, about_entry_id, prev_hash, rowid from entry where rowid > ? order by recorded_at, desk_id, seq";

/// Binds a value as SQLite's own type.
pub(crate) fn bind(
    query: Query<'static, Sqlite, SqliteArguments>,
    value: Value,
) -> Query<'static, Sqlite, SqliteArguments> {
    match value {
        Value::Null => query.bind(None::<i64>),
        Value::Int(n) => query.bind(n),
        Value::Text(s) => query.bind(s),
    }
}

/// A row's value; a real number or bytes, which no column of ours holds, are an error.
pub(crate) fn cell(row: &SqliteRow, index: usize) -> Result<Value, sqlx::Error> {
    let raw = row.try_get_raw(index)?;
    if raw.is_null() {
        return Ok(Value::Null);
    }
    match raw.type_info().name() {
        "INTEGER" => Ok(Value::Int(row.try_get_unchecked(index)?)),
        _ => Ok(Value::Text(row.try_get_unchecked(index)?)),
    }
}
