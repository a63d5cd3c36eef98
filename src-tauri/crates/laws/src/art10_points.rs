//! Art. 10.1, 10.2 — how a game ended, the points it gives, and which pairs of scores exist.

use std::fmt;

use crate::advice::Advice;
use crate::articles::{
    BOTH_AT_FAULT, PENALTY_GAME_LOST, PENALTY_OFFENDER_POINTS, PERSISTENT_REFUSAL, POINTS, POINTS_TOTAL,
};
use crate::citation::Article;
use crate::colour::Colour;
use crate::edition::Edition;
use crate::message::Message;

/// Points in halves: 1 is half a point, 2 a whole one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct HalfPoints(pub u8);

impl HalfPoints {
    /// No point.
    pub const ZERO: HalfPoints = HalfPoints(0);
    /// Half a point.
    pub const HALF: HalfPoints = HalfPoints(1);
    /// One point.
    pub const ONE: HalfPoints = HalfPoints(2);
}

impl fmt::Display for HalfPoints {
    /// `0`, `½`, `1`, `1½`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (0, 1) => f.write_str("½"),
            (whole, 0) => write!(f, "{whole}"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}

/// The score of a game for both players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Points {
    /// White's points.
    pub white: HalfPoints,
    /// Black's points.
    pub black: HalfPoints,
}

/// How a game ended. Apart from it stand the points it is worth and whether it is rated.
///
/// These nine are all that exist: 1–½ is not among them, because the sum may not exceed the maximum for a
/// normal game (10.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won over the board.
    Win(Colour),
    /// Drawn.
    Draw,
    /// This side has half a point, the other lost (11.7, 12.9.5, 12.9.6).
    HalfPointOnly(Colour),
    /// Both lost over the board (11.8, 12.9).
    BothLose,
    /// Unplayed: this side has the point.
    ForfeitWin(Colour),
    /// Unplayed: both absent.
    ForfeitBoth,
}

impl Outcome {
    /// All outcomes that exist.
    pub const ALL: [Outcome; 9] = [
        Outcome::Win(Colour::White),
        Outcome::Win(Colour::Black),
        Outcome::Draw,
        Outcome::HalfPointOnly(Colour::White),
        Outcome::HalfPointOnly(Colour::Black),
        Outcome::BothLose,
        Outcome::ForfeitWin(Colour::White),
        Outcome::ForfeitWin(Colour::Black),
        Outcome::ForfeitBoth,
    ];

    /// The stable text: `1-0 0-1 1/2-1/2 1/2-0 0-1/2 0-0 +/- -/+ -/-`.
    pub const fn code(self) -> &'static str {
        match self {
            Outcome::Win(Colour::White) => "1-0",
            Outcome::Win(Colour::Black) => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::HalfPointOnly(Colour::White) => "1/2-0",
            Outcome::HalfPointOnly(Colour::Black) => "0-1/2",
            Outcome::BothLose => "0-0",
            Outcome::ForfeitWin(Colour::White) => "+/-",
            Outcome::ForfeitWin(Colour::Black) => "-/+",
            Outcome::ForfeitBoth => "-/-",
        }
    }

    /// Reads [`Outcome::code`] back.
    pub fn from_code(code: &str) -> Option<Outcome> {
        Outcome::ALL.into_iter().find(|outcome| outcome.code() == code)
    }

    /// The side that lost, where exactly one did.
    pub const fn loser(self) -> Option<Colour> {
        match self {
            Outcome::Win(winner) | Outcome::ForfeitWin(winner) | Outcome::HalfPointOnly(winner) => {
                Some(winner.opponent())
            }
            Outcome::Draw | Outcome::BothLose | Outcome::ForfeitBoth => None,
        }
    }

    /// Won or lost without play.
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Outcome::ForfeitWin(_) | Outcome::ForfeitBoth)
    }

    /// Points under a scoring scheme.
    pub const fn points(self, scoring: Scoring) -> Points {
        let (mine, other, side) = match self {
            Outcome::Win(side) => (scoring.win, scoring.loss, side),
            Outcome::Draw => (scoring.draw, scoring.draw, Colour::White),
            Outcome::HalfPointOnly(side) => (scoring.draw, scoring.loss, side),
            Outcome::BothLose => (scoring.loss, scoring.loss, Colour::White),
            Outcome::ForfeitWin(side) => (scoring.win, scoring.forfeit_loss, side),
            Outcome::ForfeitBoth => (scoring.forfeit_loss, scoring.forfeit_loss, Colour::White),
        };
        match side {
            Colour::White => Points { white: mine, black: other },
            Colour::Black => Points { white: other, black: mine },
        }
    }

    /// The Articles that make this outcome possible.
    pub const fn articles(self) -> &'static [Article] {
        match self {
            Outcome::Win(_) | Outcome::Draw | Outcome::ForfeitWin(_) | Outcome::ForfeitBoth => &[POINTS],
            Outcome::HalfPointOnly(_) => {
                &[POINTS_TOTAL, PERSISTENT_REFUSAL, PENALTY_OFFENDER_POINTS, PENALTY_GAME_LOST]
            }
            Outcome::BothLose => &[BOTH_AT_FAULT, POINTS_TOTAL, PENALTY_OFFENDER_POINTS],
        }
    }
}

/// What a win, a draw and a loss are worth. The default is 1–½–0; a competition may announce another
/// scheme such as 3–1–0 (10.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scoring {
    /// A win, also by forfeit.
    pub win: HalfPoints,
    /// A draw.
    pub draw: HalfPoints,
    /// A loss over the board.
    pub loss: HalfPoints,
    /// A loss by forfeit.
    pub forfeit_loss: HalfPoints,
}

impl Default for Scoring {
    fn default() -> Scoring {
        Scoring {
            win: HalfPoints::ONE,
            draw: HalfPoints::HALF,
            loss: HalfPoints::ZERO,
            forfeit_loss: HalfPoints::ZERO,
        }
    }
}

/// Art. 10.2 — May this pair of scores be given for one game?
///
/// Each score must be one of a normal game (win, draw, loss), and the sum may not exceed that of a normal
/// game. So ½–0 and 0–0 exist, 1–½ and ¾–¼ do not.
pub fn score_pair(scoring: Scoring, white: HalfPoints, black: HalfPoints) -> Advice<bool> {
    let normal = [scoring.win, scoring.draw, scoring.loss, scoring.forfeit_loss];
    let single = normal.contains(&white) && normal.contains(&black);
    let most = u16::from(scoring.win.0) + u16::from(scoring.loss.0);
    let drawn = 2 * u16::from(scoring.draw.0);
    let sum = u16::from(white.0) + u16::from(black.0);
    let allowed = single && sum <= most.max(drawn);
    let id = match (allowed, single) {
        (true, _) => "law-says-score-pair-exists",
        (false, false) => "law-says-score-not-normal",
        (false, true) => "law-says-score-sum-too-high",
    };
    Advice::new(allowed, Edition::Fide2023, &[POINTS_TOTAL, POINTS])
        .saying(Message::new(id).with("white", white).with("black", black))
}

/// Rated or not: a game is rated once both players have made a move, unless it was decided without play.
///
/// The rule is in FIDE's rating regulations, not in the Laws; a competition may be unrated altogether.
pub const fn counts_for_rating(outcome: Outcome, moves_white: u32, moves_black: u32) -> bool {
    !outcome.is_forfeit() && moves_white > 0 && moves_black > 0
}
