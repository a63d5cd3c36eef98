//! Touched men: whether a breach may still be acted on, and the moves that remain where the position is known.

use laws::{AnsweredBy, Citation, Colour, Force, Message, NoticedBy, NoticedWhen, ObjectionBy};

use super::{IncidentAdvice, Scene, noticed_by, open};
use crate::command::{IncidentReport, SaidRuling};

/// What the Laws say to a touched man or a move taken back.
pub(super) fn touched(scene: &Scene<'_>, report: &IncidentReport, side: Colour) -> IncidentAdvice {
    let edition = scene.announced.edition;
    let cited: Vec<Citation> = laws::Article::cite_all(report.kind.articles(), edition);
    let by = match noticed_by(report) {
        NoticedBy::Arbiter | NoticedBy::Offender => ObjectionBy::Arbiter,
        NoticedBy::Opponent => ObjectionBy::Opponent { touched_since: raised_too_late(report.when) },
        NoticedBy::ThirdParty => ObjectionBy::ThirdParty,
    };
    let (may_be_acted_on, right) = IncidentAdvice::from_law(laws::touch_claim_open(edition, by));
    if !may_be_acted_on {
        let mut advice = right;
        let because = advice.because.clone();
        advice.offer(Message::new("offer-play-on"), true, because, SaidRuling::default());
        return advice;
    }
    let Some(found) = &report.board else {
        let mut advice = open(cited);
        advice.says = vec![Message::new("advice-touch-no-position")];
        advice.join(right);
        return advice;
    };
    let mut advice = IncidentAdvice {
        says: found.says().collect(),
        because: found.because.clone(),
        force: Force::Prescribed,
        mate: None,
        ordinal: None,
        offers: Vec::new(),
    };
    let because = advice.because.clone();
    let label = match found.moves.as_slice() {
        [] => Message::new("offer-play-on"),
        moves => {
            let count = u32::try_from(moves.len()).unwrap_or(u32::MAX);
            Message::new("offer-touch-moves")
                .with("player", side)
                .with("moves", moves.join(" "))
                .with("count", count)
        }
    };
    advice.offer(label, true, because, SaidRuling::default());
    advice.join(right);
    advice.says.push(found.position());
    advice
}

/// The opponent has touched a man since (4.8).
fn raised_too_late(when: NoticedWhen) -> bool {
    match when {
        NoticedWhen::BeforePress | NoticedWhen::BeforeReply => false,
        NoticedWhen::AfterReply | NoticedWhen::AfterReplyBothAgree | NoticedWhen::AfterGame => true,
    }
}

/// Adds to the answer on an illegal move why it is illegal and which moves the touched men leave.
pub(super) fn explain(report: &IncidentReport, advice: &mut IncidentAdvice) {
    let Some(found) = &report.board else { return };
    if report.kind.answered_by() == AnsweredBy::IllegalMove {
        advice.says.extend(found.says());
        advice.says.push(found.position());
        for citation in &found.because {
            if !advice.because.contains(citation) {
                advice.because.push(*citation);
            }
        }
    }
}
