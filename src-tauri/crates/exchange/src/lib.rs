//! Other people's files: tournament report files, pairing lists, rating lists; the reports we print.
//!
//! Everything here works on bytes that somebody handed us: no reader panics on any of them, and every refusal says
//! what to do next (a message id, the sentence is in `ui/locales/<lang>/exchange.ftl`).

mod board_order;
pub mod charset;
mod dates;
mod detect;
mod notices;
mod read;
pub mod trf;

pub use notices::Message;
pub use read::{Format, Read, ReadError, ReadOptions, read};
