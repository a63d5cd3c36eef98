//! The schema's numbered steps and the file's version.

use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection};

/// `FlgF`: SQLite's application id in the file's header.
pub(crate) const APPLICATION_ID: i32 = 0x466c_6746;

/// The steps, never edited once released; the version of a file is how many of them it has had.
const STEPS: &[&str] = &[
    include_str!("../../../../migrations/0001_journal.sql"),
    include_str!("../../../../migrations/0002_views.sql"),
    include_str!("../../../../migrations/0003_announcement_move_reason.sql"),
    include_str!("../../../../migrations/0004_adjournment.sql"),
    include_str!("../../../../migrations/0005_fifty_move_number.sql"),
];

/// The version this program writes.
pub(crate) const VERSION: u32 = STEPS.len() as u32;

/// Takes a file from one version to a later one, one transaction a step; version 0 is an empty file.
pub(crate) async fn migrate(conn: &mut SqliteConnection, from: u32, to: u32) -> Result<(), sqlx::Error> {
    for (step, version) in STEPS.iter().zip(1u32..).filter(|(_, version)| (from + 1..=to).contains(version)) {
        let mut tx = conn.begin_with("begin immediate").await?;
        sqlx::raw_sql(*step).execute(&mut *tx).await?;
        let mark = format!("pragma application_id = {APPLICATION_ID}; pragma user_version = {version}");
        sqlx::raw_sql(AssertSqlSafe(mark)).execute(&mut *tx).await?;
        tx.commit().await?;
    }
    Ok(())
}
