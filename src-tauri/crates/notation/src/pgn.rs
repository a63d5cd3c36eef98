//! PGN: the tolerant reader and the strict writer.

mod block;
mod brackets;
mod convert;
mod detect;
mod encoding;
mod finish;
mod movetext;
mod profile;
mod reader;
mod record;
mod tag_section;
mod token;
mod variation;
mod word;
mod wrap;
mod write;

pub use block::{Block, Blocks, ReadError, Refusal};
pub use convert::REST_LEAD;
pub use encoding::repair_double_encoding;
pub use profile::Profile;
pub use reader::{BlockGames, PgnReader, ReadOptions, in_any_notation, read_all, read_all_in_any_notation};
pub use record::{GameRecord, StopReason};
pub use write::{write_game, write_games};
