//! What a front shows: plain data, everything preformatted but the sentences, which are message ids with arguments.
//!
//! The same types go to the page as JSON and to the terminal; TypeScript's side is generated from here.

mod adjournment;
mod claim;
mod competition;
mod done;
mod forms;
mod game;
mod incident;
mod journal;
mod kinds;
mod laws_panel;
mod owed;
mod player;
mod replay;
mod round;

use std::collections::BTreeMap;

pub(crate) use adjournment::facts as envelope_facts;
pub use adjournment::{Adjourned, AdjournedPhase, AdjournedResult, AdjournedStep, adjourned, adjournment_of};
pub use claim::*;
pub use competition::*;
pub use done::*;
pub use forms::*;
pub use game::*;
pub(crate) use incident::ruling_lines;
pub use incident::*;
pub(crate) use journal::number_text;
pub use journal::*;
pub use kinds::*;
pub use laws_panel::*;
pub use owed::*;
pub use player::*;
pub use replay::*;
pub(crate) use round::number;
pub use round::*;

/// Declares a type that crosses to the page: camelCase JSON, and its TypeScript.
macro_rules! crossing {
    ($($item:item)+) => {$(
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize, specta::Type)]
        #[serde(rename_all = "camelCase")]
        $item
    )+};
}
pub(crate) use crossing;

crossing! {
    /// A sentence by its id, with its arguments.
    #[derive(Eq, Default)]
    pub struct Message {
        /// Id in the Fluent files.
        pub id: String,
        /// Arguments by name.
        pub args: BTreeMap<String, Argument>,
    }

    /// An argument: a number the sentence may choose its form by, text to print, or a sentence within the sentence.
    #[derive(Eq)]
    #[serde(untagged)]
    pub enum Argument {
        /// A number.
        Number(i32),
        /// Text.
        Text(String),
        /// A sentence.
        Message(Message),
    }

    /// An Article: number in its edition, our own short title.
    #[derive(Eq)]
    pub struct Citation {
        /// `7.5.5`.
        pub article: String,
        /// `2023:7.5.5`, to look it up.
        pub code: String,
        /// Our short title.
        pub title: Message,
    }

    /// Something for each side.
    #[derive(Eq, Default)]
    pub struct Pair<T> {
        /// White's.
        pub white: T,
        /// Black's.
        pub black: T,
    }

    /// A colour.
    #[derive(Copy, Eq)]
    pub enum Side {
        /// White.
        White,
        /// Black.
        Black,
    }

    /// A value and what it says.
    #[derive(Eq)]
    pub struct Choice {
        /// The value given back.
        pub value: String,
        /// What it says.
        pub label: Message,
    }
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into(), args: BTreeMap::new() }
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Argument>) -> Self {
        self.args.insert(name.to_owned(), value.into());
        self
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}
impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}
impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}
impl From<u16> for Argument {
    fn from(number: u16) -> Self {
        Self::Number(i32::from(number))
    }
}
impl From<u32> for Argument {
    fn from(number: u32) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}
impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}
/// A word of one of the desk's lists, as the message that names it.
pub fn word(list: &str, word: &str) -> Message {
    Message::new(format!("{list}-{}", word.replace('_', "-")))
}

impl From<laws::Colour> for Side {
    fn from(colour: laws::Colour) -> Self {
        match colour {
            laws::Colour::White => Self::White,
            laws::Colour::Black => Self::Black,
        }
    }
}

impl From<Side> for laws::Colour {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}
