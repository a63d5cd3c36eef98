//! The schema in `migrations/` and the desk's tables are one thing, and the journal can only grow.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)] // A test stops where its own files fail it.

use std::path::Path;

use desk::fact::TABLES;
use flagfall_tests::{folder, random};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};
use store::File;

async fn raw(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(false)
        .pragma("recursive_triggers", "on")
        .connect()
        .await
        .unwrap()
}

async fn filled(name: &str) -> std::path::PathBuf {
    let path = folder::empty(env!("CARGO_TARGET_TMPDIR"), name).join("open.flagfall");
    let mut file = File::create(&path).await.unwrap();
    let mut tx = file.begin().await.unwrap();
    for entry in random::one_of_each() {
        tx.append(&entry).await.unwrap();
    }
    tx.commit().await.unwrap();
    file.close().await.unwrap();
    path
}

async fn names(conn: &mut SqliteConnection, sql: &'static str) -> Vec<String> {
    sqlx::query(sql).fetch_all(conn).await.unwrap().iter().map(|row| row.get(0)).collect()
}

#[tokio::test]
async fn tables_and_schema_agree() {
    let path = filled("store_schema").await;
    let mut conn = raw(&path).await;
    let mut expected: Vec<_> =
        TABLES.iter().map(|table| table.name.to_owned()).chain(["entry".to_owned()]).collect();
    expected.sort();
    let tables = names(&mut conn, "select name from pragma_table_list where schema = 'main' and type = 'table' and strict = 1 order by name").await;
    assert_eq!(tables, expected);
    for table in TABLES {
        // The mirror's log tells facts and the end of an entry by these words.
        assert!(
            table.columns.iter().all(|column| column.name != "fact" && column.name != "hash"),
            "{}",
            table.name
        );
        let info =
            format!("select name, lower(type), \"notnull\", pk from pragma_table_info('{}')", table.name);
        let rows = sqlx::query(AssertSqlSafe(info)).fetch_all(&mut conn).await.unwrap();
        let columns: Vec<(String, String, bool, i64)> =
            rows.iter().map(|row| (row.get(0), row.get(1), row.get(2), row.get(3))).collect();
        let key = [("entry_id".into(), "text".into(), true, 1), ("item".into(), "integer".into(), true, 2)];
        let own = table.columns.iter().map(|c| (c.name.to_owned(), c.sql.to_owned(), !c.nullable, 0));
        assert_eq!(columns, key.into_iter().chain(own).collect::<Vec<_>>(), "{}", table.name);
    }
    let row = sqlx::query("pragma application_id").fetch_one(&mut conn).await.unwrap();
    assert_eq!(row.get::<i64, _>(0), 0x466c_6746);
}

#[tokio::test]
async fn the_journal_can_only_grow() {
    let path = filled("store_append_only").await;
    let mut conn = raw(&path).await;
    for table in TABLES.iter().map(|table| table.name).chain(["entry"]) {
        let before = count(&mut conn, table).await;
        assert!(before > 0, "{table} is empty");
        for sql in [
            format!("update {table} set entry_id = entry_id"),
            format!("delete from {table}"),
            format!("insert or replace into {table} select * from {table}"),
            format!("replace into {table} select * from {table} limit 1"),
            format!("update or replace {table} set entry_id = entry_id where rowid = 1"),
        ] {
            let error = sqlx::query(AssertSqlSafe(sql.clone())).execute(&mut conn).await.expect_err(&sql);
            assert!(error.to_string().contains("append-only"), "{sql}: {error}");
        }
        assert_eq!(count(&mut conn, table).await, before);
    }
    conn.close().await.unwrap();
    assert_eq!(store::verify(&path).await.unwrap().problems, []);
}

async fn count(conn: &mut SqliteConnection, table: &str) -> i64 {
    let sql = format!("select count(*) from {table}");
    sqlx::query(AssertSqlSafe(sql)).fetch_one(conn).await.unwrap().get(0)
}
