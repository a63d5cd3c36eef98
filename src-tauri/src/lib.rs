//! The window around the desk: it opens one web view, answers its commands and shows file dialogs.
//!
//! Nothing here decides anything about chess. A command is parsed, handed to `actions` and its answer converted.

mod app;
pub mod ipc;

pub use app::run;
