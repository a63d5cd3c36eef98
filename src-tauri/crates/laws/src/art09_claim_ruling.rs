//! Art. 9.1.2.3, 9.5.2, 9.5.3 — What follows from a claim once it is judged: the draw, the opponent's minutes, the written
//! move to be played, the offer it is.

use shakmaty::Move;

use crate::advice::Advice;
use crate::announced::{Announced, DrawLimit};
use crate::art07_illegal_move::GameEffect;
use crate::art09_claim::{ClaimFacts, ClaimGround, ClaimRuling, ClaimVerdict};
use crate::art10_points::Outcome;
use crate::articles::{
    CLAIM_CORRECT, CLAIM_IS_OFFER, CLAIM_PROCEDURE, CLAIM_STOPS_CLOCKS, CLAIM_WRONG, DRAW_LIMIT,
    LOST_ON_TIME, PREFACE_JUDGEMENT, SAME_POSITION,
};
use crate::citation::Article;
use crate::edition::Edition;
use crate::message::Message;
use crate::readings::minutes_ms;

/// What was counted: the plies the position stood after, whether the written move brings it once more, and the quiet plies.
pub(crate) struct Counted {
    pub(crate) seen: Vec<usize>,
    pub(crate) with_intended: u32,
    pub(crate) quiet: u32,
}

/// Art. 9.5.2 — The game is drawn at once.
pub(crate) fn correct(
    announced: &Announced,
    facts: &ClaimFacts,
    form: Article,
    count: Counted,
) -> Advice<ClaimRuling> {
    let message = counted("law-says-claim-correct", facts, &count);
    let ruling = ClaimRuling {
        occurrences: count.seen,
        quiet_plies: count.quiet,
        ..ruling(ClaimVerdict::Correct, GameEffect::Ends(Outcome::Draw), facts)
    };
    let mut because = vec![form];
    if !outside_17a(announced, facts) {
        because.push(CLAIM_CORRECT);
    }
    if facts.ground == ClaimGround::Repetition {
        because.push(SAME_POSITION);
    }
    let advice = Advice::new(ruling, announced.edition, &because).saying(message);
    if !facts.flag_fell_meanwhile || announced.edition != Edition::Old {
        return advice;
    }
    let advice = advice.saying(Message::new("law-says-claim-flag-no-matter"));
    if outside_17a(announced, facts) {
        // By analogy with the claim of repetition.
        return advice.citing([PREFACE_JUDGEMENT.cite_in(announced.edition)]).at_discretion();
    }
    advice
}

/// Art. 9.5.3 — The opponent gains minutes, the game goes on, and the written move must be played.
pub(crate) fn wrong(
    announced: &Announced,
    facts: &ClaimFacts,
    form: Article,
    count: Counted,
    must_play: Vec<Move>,
    more: Vec<Article>,
) -> Advice<ClaimRuling> {
    let message = counted("law-says-claim-wrong", facts, &count);
    let minutes = announced.added_minutes();
    let lost_meanwhile = announced.edition == Edition::Old && facts.flag_fell_meanwhile;
    let game = if lost_meanwhile {
        GameEffect::Ends(Outcome::Win(facts.claimant.opponent()))
    } else {
        GameEffect::GoesOn
    };
    let gains_ms = minutes_ms(minutes);
    let owes = !must_play.is_empty() && !lost_meanwhile;
    let ruling = ClaimRuling {
        occurrences: count.seen,
        quiet_plies: count.quiet,
        opponent_gains_ms: gains_ms,
        clocks_after: facts.clocks.map(|clocks| clocks.changed(facts.claimant.opponent(), gains_ms)),
        must_play: if owes { must_play } else { vec![] },
        ..ruling(ClaimVerdict::Wrong, game, facts)
    };
    let mut because = match outside_17a(announced, facts) {
        true => vec![form],
        false => vec![CLAIM_WRONG, form],
    };
    if lost_meanwhile {
        because.push(LOST_ON_TIME);
    }
    if facts.ground == ClaimGround::Repetition {
        because.push(SAME_POSITION);
    }
    because.extend(more);
    if !outside_17a(announced, facts) {
        because.extend([CLAIM_STOPS_CLOCKS, CLAIM_PROCEDURE]);
    }
    // The game does not go on where the flag fell meanwhile.
    let message = if lost_meanwhile { Message::new("law-says-claim-wrong-and-flag") } else { message };
    let mut advice = Advice::new(ruling, announced.edition, &because).saying(message);
    if minutes > 0 {
        advice = advice.citing(announced.regime.minutes_citations(minutes)).saying(
            Message::new("law-says-claim-minutes")
                .with("opponent", facts.claimant.opponent())
                .with("minutes", u32::from(minutes)),
        );
    }
    if owes {
        advice = advice.saying(Message::new("law-says-claim-must-play").with("claimant", facts.claimant));
    }
    offer(announced, advice)
}

/// A claim that was not checked: the right to it was lost, or it was not made as it has to be. The minutes are the
/// arbiter's to give.
pub(crate) fn refused(
    announced: &Announced,
    facts: &ClaimFacts,
    verdict: ClaimVerdict,
    because: &[Article],
    id: &'static str,
) -> Advice<ClaimRuling> {
    let minutes = announced.added_minutes();
    let gains_ms = minutes_ms(minutes);
    let ruling = ClaimRuling {
        opponent_gains_ms: gains_ms,
        clocks_after: facts.clocks.map(|clocks| clocks.changed(facts.claimant.opponent(), gains_ms)),
        ..ruling(verdict, GameEffect::GoesOn, facts)
    };
    let mut advice = Advice::new(ruling, announced.edition, because)
        .saying(Message::new(id).with("claimant", facts.claimant))
        .at_discretion();
    if minutes > 0 {
        advice = advice
            .citing([CLAIM_WRONG.cite_in(announced.edition)])
            .citing(announced.regime.minutes_citations(minutes))
            .saying(
                Message::new("law-says-claim-minutes-may")
                    .with("opponent", facts.claimant.opponent())
                    .with("minutes", u32::from(minutes)),
            );
    }
    offer(announced, advice)
}

/// Art. 9.1.2.3 — A claim under 9.2 or 9.3 is a draw offer too; with limits on agreement in force the
/// opponent cannot simply accept it.
fn offer(announced: &Announced, mut advice: Advice<ClaimRuling>) -> Advice<ClaimRuling> {
    if announced.edition == Edition::Old || advice.outcome.game != GameEffect::GoesOn {
        return advice;
    }
    advice.outcome.is_offer = true;
    let advice = advice.citing([CLAIM_IS_OFFER.cite()]).saying(Message::new("law-says-claim-is-offer"));
    match announced.draw_limit {
        DrawLimit::None => advice,
        DrawLimit::BeforeMove(_) | DrawLimit::ConsentOnly => {
            advice.citing([DRAW_LIMIT.cite()]).saying(Message::new("law-says-claim-offer-limited"))
        }
    }
}

/// A ruling from which nothing follows yet but what it says of the game.
pub(crate) fn ruling(verdict: ClaimVerdict, game: GameEffect, facts: &ClaimFacts) -> ClaimRuling {
    ClaimRuling {
        verdict,
        game,
        occurrences: vec![],
        quiet_plies: 0,
        opponent_gains_ms: 0,
        clocks_after: facts.clocks,
        must_play: vec![],
        is_offer: false,
    }
}

fn counted(id: &'static str, facts: &ClaimFacts, count: &Counted) -> Message {
    let message = Message::new(id);
    match facts.ground {
        ClaimGround::Repetition => {
            let seen =
                u32::try_from(count.seen.len()).unwrap_or(u32::MAX).saturating_add(count.with_intended);
            message.with("ground", "repetition").with("count", seen)
        }
        ClaimGround::FiftyMoves => message.with("ground", "fifty").with("count", count.quiet),
    }
}

/// Old 17A.2 speaks of claims of repetition only.
pub(crate) fn outside_17a(announced: &Announced, facts: &ClaimFacts) -> bool {
    announced.edition == Edition::Old && facts.ground == ClaimGround::FiftyMoves
}
