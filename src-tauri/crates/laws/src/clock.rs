//! The chess clock (Laws, Article 6): amounts of time, readings as arbiters type them, hall times.
//!
//! All time is a whole number of milliseconds. Nothing here reads a clock: every instant is an argument.

mod hall_time;
mod millis;
mod reading;

pub use hall_time::{HallTime, HallTimeError};
pub use millis::Millis;
pub use reading::{ReadingError, parse_reading};
