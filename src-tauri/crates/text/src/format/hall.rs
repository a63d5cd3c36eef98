//! What the hall's wall clock and calendar showed, from UTC and the hall's distance from it.

const MINUTE: i64 = 60_000;
const DAY: i64 = 86_400_000;

/// Milliseconds since 1970 by the hall's clock.
fn local(utc_ms: i64, offset_min: i32) -> i64 {
    utc_ms.saturating_add(i64::from(offset_min).saturating_mul(MINUTE))
}

/// The hall's time of day, `15:04`, from UTC milliseconds since 1970 and the minutes the hall is ahead of UTC.
/// Seconds are dropped, not rounded.
pub fn hall_time(utc_ms: i64, offset_min: i32) -> String {
    let minutes = local(utc_ms, offset_min).rem_euclid(DAY) / MINUTE;
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

/// The same with seconds, `15:04:09`: for the time at which an entry was typed.
pub fn hall_time_with_seconds(utc_ms: i64, offset_min: i32) -> String {
    let seconds = local(utc_ms, offset_min).rem_euclid(MINUTE) / 1_000;
    format!("{}:{seconds:02}", hall_time(utc_ms, offset_min))
}

/// The hall's date, `2026-11-30`, in the Gregorian calendar: read alike in every country, and sorted as text.
pub fn hall_date(utc_ms: i64, offset_min: i32) -> String {
    let (year, month, day) = calendar(local(utc_ms, offset_min).div_euclid(DAY));
    let sign = if year < 0 { "-" } else { "" };
    format!("{sign}{:04}-{month:02}-{day:02}", year.unsigned_abs())
}

/// Year, month and day from the number of days since 1 January 1970.
///
/// Counted in years that begin in March, so that the leap day is the last day of its year, and in cycles of 400
/// years, after which the Gregorian calendar repeats.
fn calendar(days_since_1970: i64) -> (i64, i64, i64) {
    const CYCLE_DAYS: i64 = 146_097;
    const CENTURY_DAYS: i64 = 36_524;
    const FOUR_YEARS_DAYS: i64 = 1_461;
    /// From 1 March of the year 0 to 1 January 1970.
    const BEFORE_1970: i64 = 719_468;

    let days = days_since_1970 + BEFORE_1970;
    let (cycle, in_cycle) = (days.div_euclid(CYCLE_DAYS), days.rem_euclid(CYCLE_DAYS));
    // The last day of a cycle, and of four years, is a leap day: it belongs to the century, and year, before it.
    let century = (in_cycle / CENTURY_DAYS).min(3);
    let in_century = in_cycle - century * CENTURY_DAYS;
    let four_years = in_century / FOUR_YEARS_DAYS;
    let in_four_years = in_century % FOUR_YEARS_DAYS;
    let year_of_four = (in_four_years / 365).min(3);
    let day_of_year = in_four_years - year_of_four * 365;

    // Lengths of the months from March on repeat every five: 31, 30, 31, 30, 31.
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let march_year = cycle * 400 + century * 100 + four_years * 4 + year_of_four;
    let (year, month) = match month_from_march {
        ..10 => (march_year, month_from_march + 3),
        _ => (march_year + 1, month_from_march - 9),
    };
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_eight_hundred_years_follows_the_one_before() {
        let leap = |year: i64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let length = |year: i64, month: i64| match month {
            4 | 6 | 9 | 11 => 30,
            2 if leap(year) => 29,
            2 => 28,
            _ => 31,
        };
        // From 1 January 1970 forwards and backwards, by counting alone.
        let (mut year, mut month, mut day) = (1970, 1, 1);
        for days in 0..146_097 {
            assert_eq!(calendar(days), (year, month, day));
            day += 1;
            if day > length(year, month) {
                (month, day) = (month + 1, 1);
            }
            if month > 12 {
                (year, month) = (year + 1, 1);
            }
        }
        let (mut year, mut month, mut day) = (1970, 1, 1);
        for days in 0..146_097 {
            assert_eq!(calendar(-days), (year, month, day));
            day -= 1;
            if day == 0 {
                month -= 1;
                if month == 0 {
                    (year, month) = (year - 1, 12);
                }
                day = length(year, month);
            }
        }
    }
}
