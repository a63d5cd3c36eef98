//! PGN: the tolerant reader and the strict writer.

mod block;
mod brackets;
mod convert;
mod detect;
mod encoding;
mod finish;
mod movetext;
mod reader;
mod record;
mod tag_section;
mod token;
mod variation;
mod word;

pub use block::{Block, Blocks, ReadError, Refusal};
pub use convert::REST_LEAD;
pub use encoding::repair_double_encoding;
pub use reader::{BlockGames, PgnReader, ReadOptions, read_all};
pub use record::{GameRecord, StopReason};
