//! What travels between the page and the desk. Beside the boundary, so that nothing inside needs to be serialisable.
//!
//! Everything the page prints arrives preformatted: `…_text` fields are for the eye, sentences are Fluent ids with
//! arguments. Numbers of milliseconds since 1970 are for count-downs only.

mod command;
mod competition;
mod file;
mod game;
mod incident;
mod journal;
mod player;
mod quick_line;
mod round;

pub use command::*;
pub use competition::*;
pub use file::*;
pub use game::*;
pub use incident::*;
pub use journal::*;
pub use player::*;
pub use quick_line::*;
pub use round::*;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use specta::Type;

/// A sentence by its Fluent id. Arguments are already the text to print.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Message {
    pub id: String,
    pub args: BTreeMap<String, String>,
}

impl Message {
    /// A sentence without arguments.
    pub fn plain(id: &str) -> Self {
        Self { id: id.to_owned(), args: BTreeMap::new() }
    }
}

/// An Article as the desk cites it: number in the section's edition, our own short title.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Citation {
    pub article: String,
    pub title: Message,
}

/// Whose: the two sides of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub enum Side {
    White,
    Black,
}

/// One for each side.
#[derive(Clone, Debug, Serialize, Deserialize, Type)]
pub struct Pair<T> {
    pub white: T,
    pub black: T,
}

/// One of a list the page prints without knowing what it means.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Choice {
    pub value: String,
    pub label: Message,
}
