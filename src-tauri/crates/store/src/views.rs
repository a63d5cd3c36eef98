//! The views "as things stand" held against the fold.

use std::collections::BTreeMap;

use desk::fact::{Fact, TABLES};
use desk::state::State;
use desk::value::{Column, Value};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Row};

use crate::error::StoreError;
use crate::packed;

/// A view that does not show what the fold gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Disagreement {
    pub view: &'static str,
    /// A row that only one of the two has, for developers.
    pub row: String,
}

/// Every view of facts: its name, the table whose columns it has, and the facts that should stand in it.
fn standing(state: &State) -> [(&'static str, &'static str, Vec<Fact>); 9] {
    fn all<T: Clone + Into<Fact>>(facts: impl IntoIterator<Item = T>) -> Vec<Fact> {
        facts.into_iter().map(Into::into).collect()
    }
    let sections = state.sections.values();
    let pairings = state.pairings.values();
    let incidents = state.incidents.values();
    let results = state.games.values().filter_map(|game| game.result.now());
    [
        ("current_arbiter", "arbiter", all(state.arbiters.values().filter_map(|a| a.now().cloned()))),
        ("current_section", "section", all(sections.clone().filter_map(|s| s.section.now().cloned()))),
        (
            "current_rules",
            "rules",
            all(sections.flat_map(|s| s.rules.values()).filter_map(|r| r.now().cloned())),
        ),
        ("current_player", "player", all(state.players.values().filter_map(|p| p.player.now().cloned()))),
        ("current_pairing", "pairing", all(pairings.clone().filter_map(|p| p.now().cloned()))),
        ("current_game", "game", all(pairings.filter_map(|p| p.games.now().cloned()))),
        ("current_result", "game_result", all(results.filter(|r| r.outcome.is_some()).cloned())),
        (
            "open_incident",
            "incident",
            all(incidents.clone().filter(|i| i.rulings.is_empty()).filter_map(|i| i.incident.now().cloned())),
        ),
        (
            "standing_penalty",
            "penalty",
            all(incidents.flat_map(|i| i.penalties.iter().map(|p| p.fact.clone()))),
        ),
    ]
}

/// Compares every view with the fold; the first row of each that differs.
pub(crate) async fn disagreements(
    conn: &mut SqliteConnection,
    state: &State,
) -> Result<Vec<Disagreement>, StoreError> {
    let mut found = Vec::new();
    let taken =
        state.journal().iter().filter(|e| state.number(e.id).is_some_and(|no| state.taken_by(no).is_some()));
    let taken = taken.map(|entry| vec![entry.id.to_value()]).collect();
    let shown = rows(conn, "(select distinct entry_id from taken)", &["entry_id"]).await?;
    found.extend(difference("taken", taken, shown));
    let columns = ["pairing", "game", "outcome", "coalesce(white_points, 0)", "coalesce(black_points, 0)"];
    let shown = rows(conn, "board", &columns).await?;
    found.extend(difference("board", boards(state), shown));
    let shown = rows(conn, "adjourned_game", &["adjournment", "game", "holder"]).await?;
    found.extend(difference("adjourned_game", adjourned(state), shown));
    for (view, table, facts) in standing(state) {
        let columns: Vec<_> = TABLES
            .iter()
            .filter(|spec| spec.name == table)
            .flat_map(|spec| spec.columns.iter().map(|column| column.name))
            .collect();
        let shown = rows(conn, view, &columns).await?;
        found.extend(difference(view, facts.iter().map(Fact::values).collect(), shown));
    }
    Ok(found)
}

/// The boards' results as the players sit now.
fn boards(state: &State) -> Vec<Vec<Value>> {
    let pairings = state.pairings.values().filter_map(|pairing| Some((pairing.now()?, pairing.game())));
    let boards = pairings.map(|(pairing, game)| {
        let result = game.and_then(|game| state.result(game));
        let (white, black) = result.map_or((0, 0), |result| (result.white_points, result.black_points));
        let outcome = result.map(|result| result.outcome).to_value();
        vec![pairing.pairing.to_value(), game.to_value(), outcome, white.to_value(), black.to_value()]
    });
    boards.collect()
}

/// The games that are adjourned, with who keeps the envelope.
fn adjourned(state: &State) -> Vec<Vec<Value>> {
    let games = state.games.keys().filter(|game| state.is_adjourned(**game));
    let records = games.filter_map(|game| Some((game, state.adjournment_of(*game)?)));
    let rows = records.filter_map(|(game, record)| {
        let adjournment = record.adjournment.now()?.adjournment;
        let holder = record.custody.now().map(|custody| custody.holder.clone());
        Some(vec![adjournment.to_value(), game.to_value(), holder.to_value()])
    });
    rows.collect()
}

async fn rows(
    conn: &mut SqliteConnection,
    from: &str,
    columns: &[&str],
) -> Result<Vec<Vec<Value>>, StoreError> {
    let sql = format!("select {} from {from}", packed::expression(columns));
    let row = sqlx::query(AssertSqlSafe(sql)).fetch_one(conn).await?;
    let text: String = row.try_get_unchecked(0)?;
    packed::rows(&text).map_err(|error| StoreError::Damaged(error.to_string()))
}

/// A row that is not as often in the one as in the other.
fn difference(view: &'static str, folded: Vec<Vec<Value>>, shown: Vec<Vec<Value>>) -> Option<Disagreement> {
    let mut counts: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for row in folded {
        counts.entry(format!("{row:?}")).or_default().0 += 1;
    }
    for row in shown {
        counts.entry(format!("{row:?}")).or_default().1 += 1;
    }
    let (row, (folded, shown)) = counts.into_iter().find(|(_, (folded, shown))| folded != shown)?;
    Some(Disagreement { view, row: format!("{folded} in the fold, {shown} in the view: {row}") })
}
