//! The chess clock (Laws, Article 6): amounts of time, readings as arbiters type them, hall times.
//!
//! All time is a whole number of milliseconds. Nothing here reads a clock: every instant is an argument.

mod arrival;
mod chess_clock;
pub mod correction;
mod expected;
mod flag_check;
mod hall_time;
mod millis;
mod reading;
mod sheet;
mod sides;
mod sum;

pub use arrival::{AtArrival, BeforePlay, clocks_at_arrival};
pub use chess_clock::{ChessClock, Display, FlagDown, Ledger};
pub use expected::{Expected, expected, left_after};
pub use flag_check::{CountedBy, FlagFacts, FlagFinding, flag_check, flags_down};
pub use hall_time::{HallTime, HallTimeError};
pub use millis::Millis;
pub use reading::{ReadingError, parse_reading};
pub use sheet::{
    Finding, SheetLine, SheetReading, Suspect, TIME_PRESSURE, TOLERATED_GAP, clock_sheet, sheet_advice,
};
pub use sides::Sides;
pub use sum::{Sum, Term};
