//! What a pairing program says about one section: players, teams, rounds, results.
//!
//! A [`Roster`] is somebody else's statement, not the truth of the competition. It is read from a file, compared
//! with what the desk has on record, and the arbiter decides. Keys are the file's own: they name a player within
//! this one statement and nothing else, so nothing that is logged may ever hang on them.
//!
//! Plain data, no input or output. Points are integers in half-points, so ½ is 1 and a win is usually 2.

mod date;
mod games;
mod points;

use std::fmt;

pub use self::date::PartialDate;
pub use self::games::{
    Bye, ByeKind, Competitor, Outcome, Pairing, PointChange, RequestedBye, Revalued, Round, Scoring,
    StatedResult, TeamSeat,
};
pub use self::points::HalfPoints;

/// One section as one file states it.
///
/// Guaranteed by every reader in `exchange`: player keys are unique, every key used in rounds, teams, byes and
/// adjustments belongs to a player (or team) of the roster, no player plays himself, nobody has two pairings or
/// byes in one round, and no game gives more than one win's worth of points. Not guaranteed: that stated points,
/// ranks, ratings or dates are right.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Roster {
    /// Name, place, dates, arbiters, rate of play.
    pub facts: CompetitionFacts,
    /// The scoring in force where the file declares one (or where it was inferred, see the notices).
    pub scoring: Option<Scoring>,
    /// Players in file order.
    pub players: Vec<Player>,
    /// Teams in file order; empty for individual competitions.
    pub teams: Vec<Team>,
    /// Rounds that were paired, in order; `rounds[i].number` is not necessarily `i + 1` in pairing lists.
    pub rounds: Vec<Round>,
    /// Byes asked for in rounds that are not paired yet (TRF record 240, or filled in ahead of the pairing).
    pub requested_byes: Vec<RequestedBye>,
    /// Players or teams away from the next round to be paired (JaVaFo `XXZ`).
    pub absent_next_round: Vec<PlayerKey>,
    /// Points that differ from what the results give (TRF record 299).
    pub point_changes: Vec<PointChange>,
    /// Lines that were kept as they are because nothing above holds them: comments, unknown records, private
    /// records of pairing programs, team scoring, tie-breaks. A writer puts them back.
    pub preserved: Vec<PreservedLine>,
    /// Lines that were read, and of which a competition keeps nothing or not all: dates, national registrations, data
    /// of teams. An import keeps them as it keeps the others, so that the next report can say the same.
    pub carried: Vec<PreservedLine>,
    /// What the reader noticed, in order of lines.
    pub notices: Vec<Notice>,
}

/// Facts about the competition as the file states them. Empty text means not stated.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CompetitionFacts {
    /// Name of the competition or section.
    pub name: String,
    /// City, often with more than the city.
    pub city: String,
    /// Federation, three letters as a rule.
    pub federation: String,
    /// First day.
    pub start: StatedDate,
    /// Last day.
    pub end: StatedDate,
    /// Number of players as stated, free text (`129 (88)` occurs).
    pub players_stated: String,
    /// Number of rated players as stated.
    pub rated_players_stated: String,
    /// Number of teams as stated.
    pub teams_stated: String,
    /// Type of tournament, free text.
    pub kind: String,
    /// Encoded type (TRF26 record 192), for example `FIDE_DUTCH`.
    pub kind_code: String,
    /// Chief arbiter in free form, often with title and FIDE number.
    pub chief_arbiter: String,
    /// Deputy chief arbiters, one each.
    pub deputy_arbiters: Vec<String>,
    /// Allotted time, free text.
    pub rate_of_play: String,
    /// Encoded time control (TRF26 record 222), for example `40/6000+30:900+30`.
    pub time_control: String,
    /// Number of rounds planned.
    pub rounds_planned: Option<u16>,
    /// Dates of the rounds, in order.
    pub round_dates: Vec<StatedDate>,
}

/// A date as written, and as understood where it was.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StatedDate {
    /// The text in the file, without surrounding blanks.
    pub text: String,
    /// The date it means; `None` where it is empty or not understood.
    pub date: Option<PartialDate>,
}

/// Names a player within one roster. In a TRF it is the starting number; in a list without numbers it is the
/// order of appearance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerKey(pub u32);

impl fmt::Display for PlayerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Names a team within one roster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamKey(pub u32);

impl fmt::Display for TeamKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A FIDE number: at most eleven digits, never 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FideNumber(pub u64);

impl fmt::Display for FideNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A player as the file states him or her.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The key used in the rest of the roster.
    pub key: PlayerKey,
    /// The starting number where the file has one.
    pub starting_number: Option<u32>,
    /// The name as written: family name first as a rule, cut at 33 characters by many writers.
    pub name: String,
    /// The FIDE number, the only thing that tells namesakes apart.
    pub fide_number: Option<FideNumber>,
    /// FIDE title.
    pub title: Option<Title>,
    /// Sex where stated.
    pub sex: Option<Sex>,
    /// Rating; `None` for unrated.
    pub rating: Option<u16>,
    /// Federation, three letters as a rule; empty where not stated.
    pub federation: String,
    /// Date of birth, often the year only.
    pub birth: Option<PartialDate>,
    /// Club or city, where a list has such a column.
    pub club: String,
    /// National registrations (TRF records with a federation's letters).
    pub national: Vec<NationalRecord>,
    /// Points as stated, not checked.
    pub points: Option<HalfPoints>,
    /// Rank as stated; ties occur.
    pub rank: Option<u32>,
}

impl Player {
    /// A player of whom nothing but key and name is known.
    pub fn named(key: PlayerKey, name: impl Into<String>) -> Self {
        Self {
            key,
            starting_number: None,
            name: name.into(),
            fide_number: None,
            title: None,
            sex: None,
            rating: None,
            federation: String::new(),
            birth: None,
            club: String::new(),
            national: Vec::new(),
            points: None,
            rank: None,
        }
    }
}

/// A player's entry in a national list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NationalRecord {
    /// The federation that keeps the list, three letters.
    pub federation: String,
    /// Classification (title or class) in that list.
    pub classification: String,
    /// The name as written there.
    pub name: String,
    /// National rating.
    pub rating: Option<u16>,
    /// Region or other origin.
    pub origin: String,
    /// National number; letters occur.
    pub number: String,
    /// Sex as stated there.
    pub sex: Option<Sex>,
    /// Date of birth as stated there.
    pub birth: Option<PartialDate>,
}

/// FIDE titles, over-the-board and arena.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Title {
    GM,
    IM,
    WGM,
    FM,
    WIM,
    CM,
    WFM,
    WCM,
    AGM,
    AIM,
    AFM,
    ACM,
}

impl Title {
    /// Every title.
    pub const ALL: [Self; 12] = [
        Self::GM,
        Self::IM,
        Self::WGM,
        Self::FM,
        Self::WIM,
        Self::CM,
        Self::WFM,
        Self::WCM,
        Self::AGM,
        Self::AIM,
        Self::AFM,
        Self::ACM,
    ];

    /// The abbreviation FIDE uses.
    pub fn abbreviation(self) -> &'static str {
        match self {
            Self::GM => "GM",
            Self::IM => "IM",
            Self::WGM => "WGM",
            Self::FM => "FM",
            Self::WIM => "WIM",
            Self::CM => "CM",
            Self::WFM => "WFM",
            Self::WCM => "WCM",
            Self::AGM => "AGM",
            Self::AIM => "AIM",
            Self::AFM => "AFM",
            Self::ACM => "ACM",
        }
    }
}

/// Sex as tournament files state it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Sex {
    Man,
    Woman,
}

/// A team. Team opponents are not stated by files: they follow from the players' games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// The team's number, or its place in the file where it has none.
    pub key: TeamKey,
    /// Name.
    pub name: String,
    /// Short name.
    pub nickname: String,
    /// Strength (average rating, as a rule) as written.
    pub strength: String,
    /// Match points as stated.
    pub match_points: Option<HalfPoints>,
    /// Game points as stated.
    pub game_points: Option<HalfPoints>,
    /// Rank as stated.
    pub rank: Option<u32>,
    /// The players in board order.
    pub players: Vec<PlayerKey>,
}

/// A line of the file that is kept as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreservedLine {
    /// Number in the file it came from, from 1.
    pub line: u32,
    /// Whether it stood before the first player.
    pub before_players: bool,
    /// The line without its line end.
    pub text: String,
}

/// Something a reader wants a person to know. The sentence is a Fluent message, the arguments are preformatted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// Line (or row) number from 1 where it belongs to one.
    pub line: Option<u32>,
    /// How much it matters.
    pub level: NoticeLevel,
    /// Message id.
    pub id: &'static str,
    /// Arguments of the message.
    pub args: Vec<(&'static str, String)>,
}

/// How much a notice matters, in ascending order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoticeLevel {
    /// Good to know; nothing was doubtful.
    Info,
    /// A slip of the writing program that has one reading only was put right.
    Repaired,
    /// Unusual or deprecated; the reading is the likely one.
    Warning,
    /// The arbiter has to decide or confirm before it is used.
    Ask,
}
