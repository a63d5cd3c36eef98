//! The only place of the window that reads the time.

use actions::Now;

/// Now, with what the hall's wall clock is ahead of UTC.
pub fn now() -> Now {
    let now = chrono::Local::now();
    Now { at: now.timestamp_millis(), offset_min: now.offset().local_minus_utc() / 60 }
}
