//! The SQL text of the journal's tables, built once from [`desk::fact::TABLES`], and the way of a value into the file.

use std::sync::LazyLock;

use desk::fact;
use desk::value::Value;
use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments};

use crate::packed;

/// Rows that one packed text holds.
pub(crate) const CHUNK: i64 = 4096;

/// The statements of one fact table.
pub(crate) struct TableSql {
    /// Its name.
    pub name: &'static str,
    /// Adds one row: `entry_id`, `item`, then the columns.
    pub insert: String,
    /// Whether the file has it.
    pub there: String,
    /// Its last row.
    pub last: String,
    /// The rows from one place to another, packed: `entry_id`, `item`, then the columns.
    pub chunk: String,
    /// The rows of entries from one place in the file to another, packed in the same way.
    pub after: String,
}

/// One for each of [`fact::TABLES`], in their order.
pub(crate) static TABLES: LazyLock<Vec<TableSql>> =
    LazyLock::new(|| fact::TABLES.iter().map(table_sql).collect());

fn table_sql(table: &'static fact::TableSpec) -> TableSql {
    let columns: Vec<_> =
        ["entry_id", "item"].into_iter().chain(table.columns.iter().map(|c| c.name)).collect();
    let (names, marks) = (columns.join(", "), vec!["?"; columns.len()].join(", "));
    let rows = packed::expression(&columns);
    let name = table.name;
    TableSql {
        name,
        insert: format!("insert into {name} ({names}) values ({marks})"),
        there: format!("select count(*) from sqlite_schema where type = 'table' and name = '{name}'"),
        last: format!("select coalesce(max(rowid), 0) from {name}"),
        chunk: format!("select {rows} from {name} where rowid between ? and ?"),
        after: format!(
            "select {rows} from {name} where entry_id in (select entry_id from entry where rowid > ? and rowid <= ?)"
        ),
    }
}

/// The columns of `entry`.
const ENTRY: [&str; 11] = [
    "entry_id",
    "desk_id",
    "seq",
    "recorded_at",
    "occurred_at",
    "occurred_offset",
    "recorded_by",
    "kind",
    "about_entry_id",
    "prev_hash",
    "hash",
];

/// Adds an entry's own row.
pub(crate) static INSERT_ENTRY: LazyLock<String> = LazyLock::new(|| {
    format!("insert into entry ({}) values ({})", ENTRY.join(", "), vec!["?"; ENTRY.len()].join(", "))
});

/// Which entries there are.
pub(crate) const ENTRY_IDS: &str = "select hex(entry_id) from entry";

/// The last row of `entry`.
pub(crate) const LAST_ENTRY: &str = "select coalesce(max(rowid), 0) from entry";

/// The rows of `entry` from one place to another, packed; without their own hash, which only verifying asks for.
pub(crate) static ENTRIES: LazyLock<String> =
    LazyLock::new(|| entries(ENTRY.split_last().map_or(&[], |(_, columns)| columns)));

/// The same with the hash.
pub(crate) static ENTRIES_WITH_HASH: LazyLock<String> = LazyLock::new(|| entries(&ENTRY));

fn entries(columns: &[&str]) -> String {
    format!("select {} from entry where rowid between ? and ?", packed::expression(columns))
}

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
