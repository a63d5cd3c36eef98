//! The competition: commands, facts, decide and apply. No IO, no clock, no randomness.
//!
//! The journal is the truth: an [`entry::Entry`] is never changed or removed, and [`state::State`] is what folding the
//! journal gives. `decide` turns a command into facts or a refusal and asks the Laws; `apply` never does.

pub mod adjournment;
pub mod advice;
pub mod arrival;
pub mod board;
pub mod claim;
pub mod clock_facts;
pub mod command;
pub mod decide;
pub mod entry;
pub mod fact;
pub mod history;
pub mod ids;
pub mod message_code;
pub mod reconcile;
pub mod reconstruction;
pub mod refusal;
pub mod revoked;
pub mod roster;
pub mod standing;
pub mod state;
pub mod subject;
pub mod value;
pub mod words;
