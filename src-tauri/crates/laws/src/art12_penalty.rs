//! Art. 12.9 — The nine penalties, in rising order, with their amounts.

use crate::advice::Advice;
use crate::announced::Announced;
use crate::art10_points::HalfPoints;
use crate::articles::{
    CONDUCT_PENALTY, PENALTIES, PENALTY_EXCLUSION, PENALTY_EXPULSION, PENALTY_FINE, PENALTY_GAME_LOST,
    PENALTY_OFFENDER_POINTS, PENALTY_OFFENDER_TIME, PENALTY_OPPONENT_POINTS, PENALTY_OPPONENT_TIME,
    PENALTY_WARNING,
};
use crate::citation::Article;
use crate::edition::Edition;
use crate::message::Message;

/// A penalty with its amount. The order of the variants is the order of the Laws, roughly rising.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Penalty {
    /// 12.9.1
    Warning,
    /// 12.9.2 Time added to the opponent's clock.
    OpponentMoreTime {
        /// Milliseconds, more than zero.
        ms: i64,
    },
    /// 12.9.3 Time taken from the offender's clock.
    OffenderLessTime {
        /// Milliseconds, more than zero.
        ms: i64,
    },
    /// 12.9.4 Points added to the opponent's, up to the maximum of the game.
    OpponentMorePoints {
        /// In halves.
        by: HalfPoints,
    },
    /// 12.9.5 Points taken from the offender's.
    OffenderFewerPoints {
        /// In halves.
        by: HalfPoints,
    },
    /// 12.9.6 The game is lost; the arbiter decides the opponent's score.
    GameLost {
        /// What the opponent gets.
        opponent: HalfPoints,
    },
    /// 12.9.7 A fine announced beforehand, in the smallest unit of the announced currency.
    Fine {
        /// The amount.
        minor_units: u64,
    },
    /// 12.9.8 Shut out of these rounds.
    Exclusion {
        /// Round numbers.
        rounds: Vec<u16>,
    },
    /// 12.9.9 Out of the competition.
    Expulsion,
}

/// A penalty without its amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PenaltyKind {
    /// 12.9.1
    Warning,
    /// 12.9.2
    OpponentMoreTime,
    /// 12.9.3
    OffenderLessTime,
    /// 12.9.4
    OpponentMorePoints,
    /// 12.9.5
    OffenderFewerPoints,
    /// 12.9.6
    GameLost,
    /// 12.9.7
    Fine,
    /// 12.9.8
    Exclusion,
    /// 12.9.9
    Expulsion,
}

impl Penalty {
    /// Which of the nine.
    pub const fn kind(&self) -> PenaltyKind {
        match self {
            Penalty::Warning => PenaltyKind::Warning,
            Penalty::OpponentMoreTime { .. } => PenaltyKind::OpponentMoreTime,
            Penalty::OffenderLessTime { .. } => PenaltyKind::OffenderLessTime,
            Penalty::OpponentMorePoints { .. } => PenaltyKind::OpponentMorePoints,
            Penalty::OffenderFewerPoints { .. } => PenaltyKind::OffenderFewerPoints,
            Penalty::GameLost { .. } => PenaltyKind::GameLost,
            Penalty::Fine { .. } => PenaltyKind::Fine,
            Penalty::Exclusion { .. } => PenaltyKind::Exclusion,
            Penalty::Expulsion => PenaltyKind::Expulsion,
        }
    }
}

impl PenaltyKind {
    /// The nine, in the order of the Laws.
    pub const ALL: [PenaltyKind; 9] = [
        PenaltyKind::Warning,
        PenaltyKind::OpponentMoreTime,
        PenaltyKind::OffenderLessTime,
        PenaltyKind::OpponentMorePoints,
        PenaltyKind::OffenderFewerPoints,
        PenaltyKind::GameLost,
        PenaltyKind::Fine,
        PenaltyKind::Exclusion,
        PenaltyKind::Expulsion,
    ];

    /// The Article.
    pub const fn article(self) -> Article {
        match self {
            PenaltyKind::Warning => PENALTY_WARNING,
            PenaltyKind::OpponentMoreTime => PENALTY_OPPONENT_TIME,
            PenaltyKind::OffenderLessTime => PENALTY_OFFENDER_TIME,
            PenaltyKind::OpponentMorePoints => PENALTY_OPPONENT_POINTS,
            PenaltyKind::OffenderFewerPoints => PENALTY_OFFENDER_POINTS,
            PenaltyKind::GameLost => PENALTY_GAME_LOST,
            PenaltyKind::Fine => PENALTY_FINE,
            PenaltyKind::Exclusion => PENALTY_EXCLUSION,
            PenaltyKind::Expulsion => PENALTY_EXPULSION,
        }
    }

    /// The stable text.
    pub const fn code(self) -> &'static str {
        match self {
            PenaltyKind::Warning => "warning",
            PenaltyKind::OpponentMoreTime => "opponent-more-time",
            PenaltyKind::OffenderLessTime => "offender-less-time",
            PenaltyKind::OpponentMorePoints => "opponent-more-points",
            PenaltyKind::OffenderFewerPoints => "offender-fewer-points",
            PenaltyKind::GameLost => "game-lost",
            PenaltyKind::Fine => "fine",
            PenaltyKind::Exclusion => "exclusion",
            PenaltyKind::Expulsion => "expulsion",
        }
    }

    /// Reads [`PenaltyKind::code`] back.
    pub fn from_code(code: &str) -> Option<PenaltyKind> {
        PenaltyKind::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// The next one in the list; none after expulsion.
    pub fn next(self) -> Option<PenaltyKind> {
        PenaltyKind::ALL.into_iter().find(|kind| *kind > self)
    }
}

/// Art. 12.9, 11.6 — What the next penalty could be, seen the player's earlier ones in all rounds.
///
/// A suggestion only: the arbiter may choose any of the nine at any time. The fine is left out unless fines
/// were announced. Points and the loss of the game make sense while the game they concern counts.
pub fn penalties_open(announced: &Announced, earlier: &[PenaltyKind]) -> Advice<Vec<PenaltyKind>> {
    let hardest = earlier.iter().copied().max();
    let old = announced.edition == Edition::Old;
    let usable = |kind: &PenaltyKind| match (kind, old) {
        // The old text names no list: penalties, up to the loss of the game.
        (PenaltyKind::Warning | PenaltyKind::GameLost, true) => true,
        (_, true) => false,
        (kind, false) => *kind != PenaltyKind::Fine || announced.fines_announced,
    };
    let open: Vec<PenaltyKind> = PenaltyKind::ALL
        .into_iter()
        .filter(usable)
        .filter(|kind| {
            let last = if old { PenaltyKind::GameLost } else { PenaltyKind::Expulsion };
            hardest.is_none_or(|hardest| *kind > hardest || *kind == last)
        })
        .collect();
    let next = open.first().copied().unwrap_or(PenaltyKind::Expulsion);
    let count = u32::try_from(earlier.len()).unwrap_or(u32::MAX);
    let mut advice =
        Advice::new(open, announced.edition, &[next.article(), PENALTIES, CONDUCT_PENALTY]).at_discretion();
    if count > 0 {
        advice = advice.saying(Message::new("law-says-penalties-before").with("count", count));
    }
    advice.saying(Message::new(match next {
        PenaltyKind::Warning => "law-says-penalty-start-warning",
        _ => "law-says-penalty-next-step",
    }))
}
