//! Entries back from their canonical text: what the mirror's log is read with.

use desk::entry::{Entry, HallTime, Hash};
use desk::fact::{Fact, TABLES};
use desk::value::{BadValue, Column, Value};

/// Why a log's text is no entry.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CanonicalError {
    /// The text ends in the middle of an entry.
    #[error("the text ends within an entry")]
    Cut,
    /// Something else than a line `name=type:length:value` stands there.
    #[error("no entry at byte {0}")]
    NotALine(usize),
    /// A later version of the program wrote it.
    #[error("unknown {0:?}: written by a newer version")]
    Unknown(String),
    /// A value this program's types do not know.
    #[error(transparent)]
    Value(#[from] BadValue),
}

/// An entry from exactly its canonical bytes ([`Entry::canonical`]).
///
/// # Errors
/// [`CanonicalError`].
pub fn read_canonical(bytes: &[u8]) -> Result<Entry, CanonicalError> {
    let mut reader = Reader::new(bytes);
    let lines = reader.lines()?;
    build(lines)
}

const HEADER: &[u8] = b"flagfall entry 1\n";

/// Reads values from a text made of entries.
pub(crate) struct Reader<'t> {
    text: &'t [u8],
    at: usize,
}

impl<'t> Reader<'t> {
    pub(crate) fn new(text: &'t [u8]) -> Self {
        Self { text, at: 0 }
    }

    /// The place reached, in bytes.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// Whether the text is at its end.
    pub(crate) fn at_end(&self) -> bool {
        self.rest().is_empty()
    }

    fn rest(&self) -> &'t [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The next entry and the value of the line `hash=` that closes it.
    pub(crate) fn entry(&mut self) -> Result<(Entry, Hash), CanonicalError> {
        let mut lines = self.lines()?;
        match lines.pop() {
            Some(("hash", value)) => Ok((build(lines)?, hash(value)?)),
            _ => Err(CanonicalError::Cut),
        }
    }

    /// The lines of the next entry, up to and with the line `hash=` if there is one.
    fn lines(&mut self) -> Result<Vec<(&'t str, Value)>, CanonicalError> {
        if !self.rest().starts_with(HEADER) {
            return Err(if HEADER.starts_with(self.rest()) {
                CanonicalError::Cut
            } else {
                self.not_a_line()
            });
        }
        self.at += HEADER.len();
        let mut lines = Vec::new();
        while !self.at_end() {
            let (name, value) = self.line()?;
            lines.push((name, value));
            if name == "hash" {
                break;
            }
        }
        Ok(lines)
    }

    /// One line `name=type:length:value`.
    fn line(&mut self) -> Result<(&'t str, Value), CanonicalError> {
        let name = self.until(b'=', 64)?;
        let kind = self.until(b':', 1)?;
        let length: usize = self.until(b':', 19)?.parse().map_err(|_| self.not_a_line())?;
        let value = self.rest().get(..length).ok_or(CanonicalError::Cut)?;
        let value = std::str::from_utf8(value).map_err(|_| self.not_a_line())?;
        let value = match kind {
            "i" => Value::Int(value.parse().map_err(|_| self.not_a_line())?),
            "t" => Value::Text(value.to_owned()),
            _ => return Err(self.not_a_line()),
        };
        self.at += length;
        match self.rest().first() {
            Some(b'\n') => self.at += 1,
            Some(_) => return Err(self.not_a_line()),
            None => return Err(CanonicalError::Cut),
        }
        Ok((name, value))
    }

    fn until(&mut self, end: u8, most: usize) -> Result<&'t str, CanonicalError> {
        let rest = self.rest();
        let Some(length) = rest.iter().take(most + 1).position(|byte| *byte == end) else {
            return Err(if rest.len() <= most { CanonicalError::Cut } else { self.not_a_line() });
        };
        let word = rest.get(..length).and_then(|word| std::str::from_utf8(word).ok());
        let word = word.ok_or_else(|| self.not_a_line())?;
        self.at += length + 1;
        Ok(word)
    }

    fn not_a_line(&self) -> CanonicalError {
        CanonicalError::NotALine(self.at)
    }
}

fn hash(value: Value) -> Result<Hash, CanonicalError> {
    let hex = String::from_value(value)?;
    Hash::from_hex(&hex).ok_or(CanonicalError::Value(BadValue::Word(hex)))
}

/// An entry from its lines.
fn build(lines: Vec<(&str, Value)>) -> Result<Entry, CanonicalError> {
    let facts_from = lines.iter().position(|(name, _)| *name == "fact").unwrap_or(lines.len());
    let mut own = lines;
    let facts = own.split_off(facts_from);
    let mut take = |name: &str| {
        own.iter().position(|(found, _)| *found == name).map_or(Value::Null, |place| own.swap_remove(place).1)
    };
    let entry = Entry {
        prev_hash: hash(take("prev_hash"))?,
        id: Column::from_value(take("entry_id"))?,
        desk: Column::from_value(take("desk_id"))?,
        seq: Column::from_value(take("seq"))?,
        recorded_at: Column::from_value(take("recorded_at"))?,
        occurred_at: match (
            Option::<i64>::from_value(take("occurred_at"))?,
            Option::<i32>::from_value(take("occurred_offset"))?,
        ) {
            (Some(at), Some(offset_min)) => Some(HallTime { at, offset_min }),
            _ => None,
        },
        recorded_by: Column::from_value(take("recorded_by"))?,
        kind: Column::from_value(take("kind"))?,
        about: Column::from_value(take("about"))?,
        facts: facts_of(facts)?,
    };
    match own.first() {
        Some((name, _)) => Err(CanonicalError::Unknown((*name).to_owned())),
        None => Ok(entry),
    }
}

fn facts_of(lines: Vec<(&str, Value)>) -> Result<Vec<Fact>, CanonicalError> {
    let mut facts = Vec::new();
    let mut lines = lines.into_iter().peekable();
    while let Some((_, table)) = lines.next() {
        let table = String::from_value(table)?;
        let spec = TABLES.iter().find(|spec| spec.name == table);
        let spec = spec.ok_or_else(|| CanonicalError::Unknown(table.clone()))?;
        let mut values = vec![Value::Null; spec.columns.len()];
        while let Some((name, value)) = lines.next_if(|(name, _)| *name != "fact") {
            let column = spec.columns.iter().position(|column| column.name == name);
            match column.and_then(|column| values.get_mut(column)) {
                Some(place) => *place = value,
                None => return Err(CanonicalError::Unknown(format!("{table}.{name}"))),
            }
        }
        facts.push(Fact::from_values(&table, values)?);
    }
    Ok(facts)
}
