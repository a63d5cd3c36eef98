//! Art. 6.4, 6.8, 6.9, A.5.3, A.5.5 — Flag fall: when it counts, and what follows.

use crate::advice::Advice;
use crate::announced::Announced;
use crate::art05_end_of_game::{Because, EndEvent, TimedEnd, end_of_game, lost_unless_no_mate};
use crate::art07_illegal_move::{GameEffect, NoticedBy};
use crate::art10_points::Outcome;
use crate::articles::{
    BLITZ_BASIC, CHECK_AFTER_FLAG, FLAG_NOTICED, LOST_ON_TIME, PREFACE_JUDGEMENT,
    QUICKPLAY_BOTH_FLAGS_UNKNOWN, QUICKPLAY_LAST, QUICKPLAY_NOT_LAST, RAPID_ARBITER_FLAG, RAPID_WIN_ON_TIME,
    THIRD_PARTIES, TIME_PERIODS,
};
use crate::citation::Article;
use crate::colour::Colour;
use crate::edition::Edition;
use crate::mate_answer::MateAnswer;
use crate::message::Message;
use crate::regime::RateOfPlay;

/// Which flags are down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FlagsDown {
    /// One.
    One(Colour),
    /// Both, and the clock shows whose fell first.
    BothFirst(Colour),
    /// Both, and nobody can tell whose fell first.
    BothOrderUnknown,
}

/// The facts when a flag is raised with the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlagFallFacts {
    /// Which flags.
    pub flags: FlagsDown,
    /// Who noticed.
    pub by: NoticedBy,
    /// Had the player completed the moves his period requires? Without a number of moves: no.
    pub moves_completed: bool,
    /// Is it the last period, in which all remaining moves are due?
    pub last_period: bool,
    /// Can the opponent of the flagged player mate from the position on the board?
    pub opponent_can_mate: MateAnswer,
    /// What had ended the game before, if anything.
    pub before: Vec<TimedEnd>,
}

/// What follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FlagRuling {
    /// The game: ended, or hanging on the mate question.
    Game(GameEffect),
    /// The moves were completed: no loss, the next period begins.
    NextPeriod,
    /// It does not count: nobody who may raise it has done so.
    NotCalled,
    /// Both flags, order unknown, and no rule of the competition: the arbiter decides.
    ArbiterDecides,
}

/// Art. 6.4, 6.8, 6.9, 9.6, III.3.1, A.5.3, A.5.5 — What follows from this flag fall?
///
/// A flag has fallen when the arbiter sees it or a player makes a valid claim, not at the physical moment; a
/// result reached before that stands, and so do the draws of 9.6. Only completed moves count. A report by a
/// third person under A.5 and B.3 calls nothing: the arbiter may see for himself. Under the old text the
/// flag always loses.
pub fn flag_fall(announced: &Announced, facts: &FlagFallFacts) -> Advice<FlagRuling> {
    let edition = announced.edition;
    let earlier = end_of_game(announced, &facts.before);
    if earlier.outcome != GameEffect::GoesOn {
        return earlier
            .map(FlagRuling::Game)
            .citing([FLAG_NOTICED.cite_in(edition)])
            .saying(Message::new("law-says-flag-after-end"));
    }
    let flagged = match facts.flags {
        FlagsDown::One(flagged) | FlagsDown::BothFirst(flagged) => flagged,
        FlagsDown::BothOrderUnknown => return both_flags(announced, facts.last_period),
    };
    let reduced = edition == Edition::Fide2023 && !announced.regime.competition_rules();
    if reduced && facts.by == NoticedBy::ThirdParty {
        return Advice::new(
            FlagRuling::NotCalled,
            edition,
            &[RAPID_WIN_ON_TIME, RAPID_ARBITER_FLAG, THIRD_PARTIES],
        )
        .saying(Message::new("law-says-flag-not-called"));
    }
    if facts.moves_completed {
        return Advice::new(FlagRuling::NextPeriod, edition, &[CHECK_AFTER_FLAG, TIME_PERIODS])
            .saying(Message::new("law-says-flag-moves-completed").with("player", flagged));
    }
    let mut because: Vec<Article> = vec![LOST_ON_TIME, FLAG_NOTICED];
    if reduced {
        because.push(match facts.by {
            NoticedBy::Arbiter => RAPID_ARBITER_FLAG,
            NoticedBy::Opponent | NoticedBy::Offender | NoticedBy::ThirdParty => RAPID_WIN_ON_TIME,
        });
        if announced.regime.rate() == RateOfPlay::Blitz {
            because.push(BLITZ_BASIC);
        }
    }
    lost_unless_no_mate(edition, flagged, facts.opponent_can_mate, &because, Because::Flag)
        .map(FlagRuling::Game)
}

fn both_flags(announced: &Announced, last_period: bool) -> Advice<FlagRuling> {
    let edition = announced.edition;
    // The old text has no quickplay finish, and no rule for both: the director decides.
    if edition == Edition::Old || !announced.quickplay_finish {
        return Advice::new(
            FlagRuling::ArbiterDecides,
            edition,
            &[LOST_ON_TIME, QUICKPLAY_BOTH_FLAGS_UNKNOWN, PREFACE_JUDGEMENT],
        )
        .saying(Message::new("law-says-both-flags-no-guideline"))
        .at_discretion();
    }
    if last_period {
        Advice::new(
            FlagRuling::Game(GameEffect::Ends(Outcome::Draw)),
            edition,
            &[QUICKPLAY_LAST, QUICKPLAY_BOTH_FLAGS_UNKNOWN],
        )
        .saying(Message::new("law-says-both-flags-draw"))
    } else {
        Advice::new(
            FlagRuling::Game(GameEffect::GoesOn),
            edition,
            &[QUICKPLAY_NOT_LAST, QUICKPLAY_BOTH_FLAGS_UNKNOWN],
        )
        .saying(Message::new("law-says-both-flags-go-on"))
    }
}

/// The event for [`end_of_game`], once a flag has been noticed with too few moves completed.
pub const fn flag_event(after_ply: usize, of: Colour, opponent_can_mate: MateAnswer) -> TimedEnd {
    TimedEnd { after_ply, event: EndEvent::Flag { of, opponent_can_mate } }
}
