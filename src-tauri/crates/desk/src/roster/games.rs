//! Rounds, pairings, results, byes and what they are worth.

use super::{HalfPoints, PlayerKey, TeamKey};

/// A round that was paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Number, from 1; 0 where a list does not say which round it is (a notice asks).
    pub number: u16,
    /// Pairings in order of boards.
    pub pairings: Vec<Pairing>,
    /// Players without a game, in order of keys.
    pub byes: Vec<Bye>,
}

/// Two players against each other in one round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// Number of the table, from 1. An attribute that may change, never a key.
    pub board: u32,
    /// Whether the file states the board; if not it follows the usual order.
    pub board_stated: bool,
    /// Match and board in the match, in team competitions.
    pub seat: Option<TeamSeat>,
    /// Who has White.
    pub white: PlayerKey,
    /// Who has Black.
    pub black: PlayerKey,
    /// Whether the file states the colours; if not, White is the lower key and the arbiter has to look.
    pub colours_stated: bool,
    /// The result where there is one.
    pub result: Option<StatedResult>,
    /// Marked as adjourned or unknown (`?`), as opposed to just not entered yet.
    pub adjourned: bool,
}

/// Place of a game in a team match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamSeat {
    /// Number of the match in the round, from 1.
    pub match_no: u32,
    /// Board within the match, from 1.
    pub board_in_match: u32,
}

/// Three separate facts of one game's result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StatedResult {
    /// What happened.
    pub outcome: Outcome,
    /// Points White gets.
    pub white_points: HalfPoints,
    /// Points Black gets.
    pub black_points: HalfPoints,
    /// Whether the game counts for rating: not after a forfeit, and not where one side made no move.
    pub rated: bool,
}

/// How a game ended, whoever decided it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// 1–0.
    WhiteWins,
    /// 0–1.
    BlackWins,
    /// ½–½.
    Draw,
    /// ½–0, imposed by the arbiter.
    HalfZero,
    /// 0–½, imposed by the arbiter.
    ZeroHalf,
    /// 0–0 over the board, imposed by the arbiter.
    ZeroZero,
    /// +–−.
    ForfeitToWhite,
    /// −–+.
    ForfeitToBlack,
    /// −–−, both absent or both defaulted.
    DoubleForfeit,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Self; 9] = [
        Self::WhiteWins,
        Self::BlackWins,
        Self::Draw,
        Self::HalfZero,
        Self::ZeroHalf,
        Self::ZeroZero,
        Self::ForfeitToWhite,
        Self::ForfeitToBlack,
        Self::DoubleForfeit,
    ];

    /// Whether there was no game (a default).
    pub fn is_forfeit(self) -> bool {
        matches!(self, Self::ForfeitToWhite | Self::ForfeitToBlack | Self::DoubleForfeit)
    }
}

/// A player without an opponent in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bye {
    /// Who.
    pub player: PlayerKey,
    /// Of which kind.
    pub kind: ByeKind,
}

/// Why a player has no opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ByeKind {
    /// Given by the pairing to the odd player.
    PairingAllocated,
    /// A full point without play.
    FullPoint,
    /// Half a point, requested.
    HalfPoint,
    /// No point: absence announced, or withdrawn.
    ZeroPoint,
    /// A forfeit win for which the file names no opponent (team matches mostly).
    WinWithoutOpponent,
    /// A forfeit loss for which the file names no opponent (not fielded, or absent).
    LossWithoutOpponent,
    /// The file says nothing about this player in this round: not yet entered, withdrawn or away.
    NotPaired,
}

/// A bye asked for before its round is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RequestedBye {
    /// The round.
    pub round: u16,
    /// Who asks: a player, or a team in a team competition.
    pub who: Competitor,
    /// The kind asked for.
    pub kind: ByeKind,
}

/// A player or a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Competitor {
    Player(PlayerKey),
    Team(TeamKey),
}

/// Points given or taken apart from what the results give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointChange {
    /// What is re-valued; `None` for a plain penalty or bonus.
    pub revalues: Option<Revalued>,
    /// Match points (teams).
    pub match_points: Option<HalfPoints>,
    /// Points, or game points for teams. Negative for a penalty.
    pub points: Option<HalfPoints>,
    /// The round, or the whole competition.
    pub round: Option<u16>,
    /// Whom it concerns; nobody named means everybody.
    pub who: Vec<Competitor>,
}

/// What kind of result an abnormal number of points is given for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Revalued {
    Win,
    Draw,
    Loss,
    FullPointBye,
    HalfPointBye,
    ZeroPointBye,
    ForfeitWin,
    ForfeitLoss,
}

/// Points per kind of result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Scoring {
    pub white_win: HalfPoints,
    pub black_win: HalfPoints,
    pub white_draw: HalfPoints,
    pub black_draw: HalfPoints,
    pub white_loss: HalfPoints,
    pub black_loss: HalfPoints,
    pub forfeit_win: HalfPoints,
    pub forfeit_loss: HalfPoints,
    pub pairing_bye: HalfPoints,
    pub full_bye: HalfPoints,
    pub half_bye: HalfPoints,
    pub zero_bye: HalfPoints,
    /// A game that is adjourned or whose result is not known.
    pub unknown: HalfPoints,
}

impl Scoring {
    /// Scoring by points for win, draw and loss, byes as usual: a pairing-allocated bye as a win, absence 0.
    pub const fn of(win: HalfPoints, draw: HalfPoints, loss: HalfPoints) -> Self {
        Self {
            white_win: win,
            black_win: win,
            white_draw: draw,
            black_draw: draw,
            white_loss: loss,
            black_loss: loss,
            forfeit_win: win,
            forfeit_loss: HalfPoints::ZERO,
            pairing_bye: win,
            full_bye: win,
            half_bye: draw,
            zero_bye: HalfPoints::ZERO,
            unknown: draw,
        }
    }
}

/// 1 – ½ – 0.
impl Default for Scoring {
    fn default() -> Self {
        Self::of(HalfPoints::ONE, HalfPoints::HALF, HalfPoints::ZERO)
    }
}
