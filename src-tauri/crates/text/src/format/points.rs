//! Points and scores, from half-points.

use laws::{Colour, Outcome};

/// Half-points as points: `0`, `½`, `1`, `5½`; below nothing with a minus sign (U+2212), `−½`.
pub fn points(half_points: i32) -> String {
    let sign = if half_points < 0 { "\u{2212}" } else { "" };
    let half_points = half_points.unsigned_abs();
    match (half_points / 2, half_points % 2) {
        (0, 1) => format!("{sign}½"),
        (whole, 0) => format!("{sign}{whole}"),
        (whole, _) => format!("{sign}{whole}½"),
    }
}

/// Points given or taken, always with their sign: `+1`, `−½`; nothing is `±0`.
pub fn points_change(half_points: i32) -> String {
    match half_points {
        0 => "±0".to_owned(),
        ..0 => points(half_points),
        1.. => format!("+{}", points(half_points)),
    }
}

/// How a game ended, White first, with an en dash: `1–0`, `½–½`, `½–0`, `0–0`; without play `+–−`, `−–+`, `−–−`.
///
/// The usual signs of the ending, whatever a win is worth: the points of another scoring are
/// [`score_in_points`]'s.
pub fn score(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Colour::White) => "1–0",
        Outcome::Win(Colour::Black) => "0–1",
        Outcome::Draw => "½–½",
        Outcome::HalfPointOnly(Colour::White) => "½–0",
        Outcome::HalfPointOnly(Colour::Black) => "0–½",
        Outcome::BothLose => "0–0",
        Outcome::ForfeitWin(Colour::White) => "+–\u{2212}",
        Outcome::ForfeitWin(Colour::Black) => "\u{2212}–+",
        Outcome::ForfeitBoth => "\u{2212}–\u{2212}",
    }
}

/// What both players got, White first, from half-points: `3–1`, `1½–½`.
pub fn score_in_points(white: i32, black: i32) -> String {
    format!("{}–{}", points(white), points(black))
}
