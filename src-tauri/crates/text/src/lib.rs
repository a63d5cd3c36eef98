//! Messages to sentences, for the headless front and the printed reports, and the one place where numbers are put
//! into words and signs: the window's view models use the same functions of [`format`].
//!
//! The sentences are in `ui/locales/<language>/*.ftl`, embedded at compile time. Nothing here reads a file or a
//! clock, and nothing panics: what has no sentence is said by its id and arguments.

mod argument;
pub mod format;
mod locales;
mod say;
mod word;

pub use argument::Argument;
pub use locales::{files, languages};
pub use say::Text;
pub use word::{Word, word_ids};
