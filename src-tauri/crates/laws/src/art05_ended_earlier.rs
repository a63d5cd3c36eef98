//! Art. 5, 6.8, old 9 — It is shown after the game that it had ended earlier.

use crate::advice::Advice;
use crate::art10_points::Outcome;
use crate::articles::{
    APPEAL, CHECKMATE, DEAD_POSITION, FLAG_NOTICED, GAME_ENDED_EARLIER, GAME_WON, PREFACE_JUDGEMENT,
    SIGNED_SCORESHEETS, STALEMATE,
};
use crate::citation::Article;
use crate::colour::Colour;
use crate::edition::Edition;
use crate::message::Message;

/// What had happened, unnoticed, before the end that was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EarlierEnd {
    /// This side had mated.
    Mate(Colour),
    /// Stalemate.
    Stalemate,
    /// A dead position.
    DeadPosition,
    /// A draw claim that was right had been refused.
    ClaimWronglyRefused,
    /// This side had overstepped the time.
    TimeOverstepped(Colour),
}

/// The facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EarlierEndFacts {
    /// What had happened.
    pub earlier: EarlierEnd,
    /// The result given.
    pub given: Outcome,
    /// Shown within a reasonable time.
    pub in_reasonable_time: bool,
}

/// Art. 5.1.1, 5.2.1, 5.2.2, 6.8 and the old interpretation of Article 9 — Which result stands?
///
/// Mate, stalemate and, since 2023, a dead position ended the game at once in both texts. A flag counts today
/// only when it is noticed, so it changes nothing afterwards; in the old text it voids what came later, and so
/// does a right claim that was refused. Today a refused claim is a matter for an appeal.
pub fn ended_earlier(edition: Edition, facts: &EarlierEndFacts) -> Advice<Outcome> {
    let voids: Option<(Outcome, Article)> = match (edition, facts.earlier) {
        (_, EarlierEnd::Mate(winner)) => Some((Outcome::Win(winner), CHECKMATE)),
        (_, EarlierEnd::Stalemate) => Some((Outcome::Draw, STALEMATE)),
        (Edition::Fide2023, EarlierEnd::DeadPosition) => Some((Outcome::Draw, DEAD_POSITION)),
        (Edition::Old, EarlierEnd::ClaimWronglyRefused) => Some((Outcome::Draw, GAME_ENDED_EARLIER)),
        (Edition::Old, EarlierEnd::TimeOverstepped(side)) => {
            Some((Outcome::Win(side.opponent()), GAME_ENDED_EARLIER))
        }
        (Edition::Old, EarlierEnd::DeadPosition)
        | (Edition::Fide2023, EarlierEnd::ClaimWronglyRefused | EarlierEnd::TimeOverstepped(_)) => None,
    };
    let Some((outcome, article)) = voids else {
        let (because, id): (&[Article], _) = match facts.earlier {
            EarlierEnd::ClaimWronglyRefused => {
                (&[APPEAL, SIGNED_SCORESHEETS], "law-says-earlier-claim-appeal")
            }
            EarlierEnd::TimeOverstepped(_) => (&[FLAG_NOTICED, SIGNED_SCORESHEETS], "law-says-earlier-flag"),
            EarlierEnd::Mate(_) | EarlierEnd::Stalemate | EarlierEnd::DeadPosition => {
                (&[GAME_ENDED_EARLIER], "law-says-not-in-old-text")
            }
        };
        return Advice::new(facts.given, edition, because).saying(Message::new(id));
    };
    let because = [article, GAME_ENDED_EARLIER, SIGNED_SCORESHEETS];
    if !facts.in_reasonable_time {
        return Advice::new(facts.given, edition, &because)
            .saying(Message::new("law-says-earlier-too-late"))
            .at_discretion();
    }
    Advice::new(outcome, edition, &because).saying(Message::new("law-says-earlier-void"))
}

/// Old 9 interpretation — Has a game left to adjudication ended, so that its irregularities are past?
///
/// In the old text not before it has been adjudicated. Today's Laws know no adjudication: a game ends by what
/// Article 5 names, and what an event settled otherwise is for its arbiter.
pub fn game_under_adjudication(edition: Edition, adjudicated: bool) -> Advice<bool> {
    let id = match (edition, adjudicated) {
        (Edition::Old, true) => "law-says-adjudicated",
        (Edition::Old, false) => "law-says-adjudication-awaited",
        (Edition::Fide2023, _) => "law-says-no-adjudication",
    };
    match edition {
        Edition::Old => Advice::new(adjudicated, edition, &[GAME_ENDED_EARLIER]).saying(Message::new(id)),
        Edition::Fide2023 => Advice::new(adjudicated, edition, &[PREFACE_JUDGEMENT, GAME_WON])
            .saying(Message::new(id))
            .at_discretion(),
    }
}
