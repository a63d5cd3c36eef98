//! The window around the desk: it opens one web view, answers its commands and shows file dialogs.
//!
//! Nothing here decides anything about chess. A command is parsed, handed to `actions` and its answer converted.

mod app;
mod clock;
mod hall;
pub mod ipc;
mod picker;
mod recent;
mod table;

pub use app::{Start, run};
