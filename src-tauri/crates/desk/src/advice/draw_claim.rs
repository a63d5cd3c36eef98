//! A draw claim before the claim desk has checked the moves: both answers are offered (9.5, old 17A.2).

use laws::{Arg, Article, Citation, Colour, Edition, Force, IncidentKind, Message, Outcome, articles};

use super::{IncidentAdvice, Scene, deltas, ends, open, outcome_label};
use crate::command::SaidRuling;

/// Under the old text the claimant's clock runs meanwhile, a wrong claim costs no minutes, and the game if the flag fell;
/// of fifty moves it says no more than that they are proved.
pub(super) fn draw_claim(scene: &Scene<'_>, kind: IncidentKind, claimant: Colour) -> IncidentAdvice {
    let edition = scene.announced.edition;
    let fifty = kind == IncidentKind::FiftyMovesClaim;
    let of_kind: &[Article] = match (edition, fifty) {
        (Edition::Old, true) => &[articles::FIFTY_COMPLETED],
        _ => kind.articles(),
    };
    let cited = Article::cite_all(of_kind, edition);
    let ground = cited.first().copied();
    let resting_on = |article: Article| -> Vec<Citation> {
        let own = (!(edition == Edition::Old && fifty)).then(|| article.cite_in(edition));
        ground.into_iter().chain(own).collect()
    };
    let (right, wrong) = (resting_on(articles::CLAIM_CORRECT), resting_on(articles::CLAIM_WRONG));
    let mut advice = open(cited);
    advice.force = Force::Open;
    advice.offer(Message::new("offer-claim-right"), false, right, ends(Outcome::Draw));
    if edition == Edition::Old {
        let id = if fifty { "advice-claim-old-fifty" } else { "advice-claim-old" };
        advice.says = vec![Message::new(id).with("player", claimant)];
        let lost = Outcome::Win(claimant.opponent());
        advice.offer(Message::new("offer-play-on"), false, wrong.clone(), SaidRuling::default());
        advice.offer(outcome_label(lost), false, wrong, ends(lost));
        return advice;
    }
    let gains = i64::from(scene.announced.added_minutes()) * 60_000;
    let says = Message::new("advice-claim").with("opponent", claimant.opponent());
    advice.says = vec![says.with("time", Arg::Millis(gains))];
    let label = Message::new("offer-claim-wrong")
        .with("player", claimant.opponent())
        .with("time", Arg::Millis(gains));
    advice.offer(label, false, wrong, deltas(claimant, 0, gains));
    advice
}
