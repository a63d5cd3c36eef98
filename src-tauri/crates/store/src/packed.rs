//! Rows packed into long texts, so that a hundred thousand of them come out of SQLite in a fraction of a second.
//!
//! Handing a row over to another thread costs more than reading it, and sqlx copies every value of it besides. So the
//! statement itself writes some thousand rows into one JSON array of arrays, which is read here and never stored.
//! Of the ways to write several values into one text SQLite's own JSON is the fastest that any text survives.

use std::fmt;

use desk::value::Value;
use serde::Deserialize;
use serde::de::{Deserializer, Error, Visitor};

/// The SQL expression that packs rows of these columns.
pub(crate) fn expression(columns: &[&str]) -> String {
    format!("json_group_array(json_array({}))", columns.join(", "))
}

/// The rows of a packed text.
///
/// # Errors
/// The text is not a packed one, or holds a real number.
pub(crate) fn rows(text: &str) -> Result<Vec<Vec<Value>>, serde_json::Error> {
    let rows: Vec<Vec<Cell>> = serde_json::from_str(text)?;
    Ok(rows.into_iter().map(|row| row.into_iter().map(|Cell(value)| value).collect()).collect())
}

struct Cell(Value);

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(CellVisitor)
    }
}

struct CellVisitor;

impl Visitor<'_> for CellVisitor {
    type Value = Cell;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("null, a whole number or a text")
    }
    fn visit_unit<E: Error>(self) -> Result<Cell, E> {
        Ok(Cell(Value::Null))
    }
    fn visit_i64<E: Error>(self, n: i64) -> Result<Cell, E> {
        Ok(Cell(Value::Int(n)))
    }
    fn visit_u64<E: Error>(self, n: u64) -> Result<Cell, E> {
        i64::try_from(n).map(|n| Cell(Value::Int(n))).map_err(E::custom)
    }
    fn visit_str<E: Error>(self, text: &str) -> Result<Cell, E> {
        Ok(Cell(Value::Text(text.to_owned())))
    }
    fn visit_string<E: Error>(self, text: String) -> Result<Cell, E> {
        Ok(Cell(Value::Text(text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_come_out_as_they_went_in() {
        let read = rows(r#"[["a\"\u001f\n",-7,null],["ß",9223372036854775807,""]]"#).unwrap();
        let text = |s: &str| Value::Text(s.to_owned());
        let expected = [
            vec![text("a\"\u{1f}\n"), Value::Int(-7), Value::Null],
            vec![text("ß"), Value::Int(i64::MAX), text("")],
        ];
        assert_eq!(read, expected);
        assert!(rows("[[0.5]]").is_err() && rows("[[").is_err() && rows("").is_err());
    }
}
