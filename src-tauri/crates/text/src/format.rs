//! Numbers, times and scores as they are printed: in sentences, in tables, in the window and on paper.
//!
//! The same in every language: an en dash between scores, a true minus sign, `½`, dates by year, month and day.

mod clock;
mod hall;
mod moves;
mod points;

pub use clock::{clock_change, clock_time, time_in};
pub use hall::{hall_date, hall_time, hall_time_with_seconds};
pub use moves::move_number;
pub use points::{points, points_change, score, score_in_points};
