//! The chess clock (Laws, Article 6): amounts of time, readings as arbiters type them, hall times.
//!
//! All time is a whole number of milliseconds. Nothing here reads a clock: every instant is an argument.

mod chess_clock;
mod expected;
mod hall_time;
mod millis;
mod reading;
mod sides;

pub use chess_clock::{ChessClock, Display, FlagDown, Ledger};
pub use expected::{Expected, expected, left_after};
pub use hall_time::{HallTime, HallTimeError};
pub use millis::Millis;
pub use reading::{ReadingError, parse_reading};
pub use sides::Sides;
