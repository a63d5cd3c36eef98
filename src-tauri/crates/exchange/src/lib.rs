//! Other people's files: tournament report files, pairing lists, rating lists; the reports we print.
//!
//! Everything here works on bytes that somebody handed us: no reader panics on any of them, and every refusal says
//! what to do next (a message id, the sentence is in `ui/locales/<lang>/exchange.ftl`).

mod board_order;
pub mod charset;
mod controls;
mod crosstable;
mod crosstable_cell;
pub mod csv;
mod dates;
mod detect;
pub mod diagram;
mod grid;
mod headings;
mod notices;
mod pairing_layout;
mod pairing_list;
pub mod pdf;
mod people;
pub mod print;
mod problem;
mod read;
mod result_text;
mod swiss_manager;
mod table;
pub mod trf;

pub use notices::Message;
pub use problem::Problem;
pub use read::{Format, Read, ReadError, ReadOptions, read, sample};
