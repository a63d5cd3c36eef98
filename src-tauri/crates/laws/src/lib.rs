//! The Laws of Chess as pure functions: facts in, [`Advice`] with citations out.
//!
//! No IO, no clock, no randomness; no function panics on any input. Files carry the chapter in their name,
//! functions the concept; Article numbers are in [`articles`] only. The core returns message ids and
//! arguments, never sentences, and it advises: the arbiter rules.

mod advice;
mod announced;
mod art06_default_time;
mod art07_illegal_move;
mod art10_points;
mod art12_penalty;
pub mod articles;
mod citation;
pub mod clock;
mod colour;
mod edition;
mod incident;
mod mate_answer;
mod message;
mod readings;
mod regime;
pub mod time_control;

pub use advice::{Advice, Force};
pub use announced::{Announced, DevicePenalty, DrawLimit};
pub use art06_default_time::{Arrivals, DefaultTimeRuling, default_time, default_time_ends};
pub use art07_illegal_move::{
    GameEffect, IllegalAct, IllegalMoveFacts, IllegalMoveRuling, NoticedBy, NoticedWhen, Restore,
    illegal_move,
};
pub use art10_points::{HalfPoints, Outcome, Points, Scoring, counts_for_rating, score_pair};
pub use art12_penalty::{Penalty, PenaltyKind, penalties_open};
pub use citation::{Answer, Article, Citation, CitationError, Owner, Why};
pub use colour::Colour;
pub use edition::Edition;
pub use incident::{AnsweredBy, IncidentKind};
pub use mate_answer::MateAnswer;
pub use message::{Arg, Message};
pub use readings::Readings;
pub use regime::{RateOfPlay, Regime, added_minutes};
