//! Tournament report files (TRF): FIDE's exchange format of 2006, 2016 and 2026 and the extensions of pairing
//! programs.
//!
//! The reader is tolerant and says what it tolerated; it refuses what would attach a game to the wrong person, and
//! then lists every contradiction with its line. Columns are counted in characters.

mod carried;
mod columns;
mod document;
mod header;
pub(crate) mod player_line;
mod read;
pub(crate) mod result_code;
pub(crate) mod rounds;
mod row;
pub(crate) mod scoring;
mod teams;
mod write;

pub use self::carried::restore;
pub use self::document::{Document, Line, LineKind};

pub use self::read::{TrfError, TrfRead, Version, read};
pub use self::scoring::highest_level;
pub use self::write::{Profile, Written, write};
