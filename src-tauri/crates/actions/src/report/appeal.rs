//! An appeal on paper.

use desk::ids::AppealId;
use exchange::print::Part;

use super::Ink;
use crate::appeal::Appeal;
use crate::view::{self, Message};

/// The ruling attacked with its Articles, when it was lodged, what was said, who heard it and what became of it.
pub(super) fn facts(ink: &Ink<'_>, appeal: &Appeal) -> Part {
    let record = appeal.appeal.parse().ok().and_then(|id: AppealId| ink.state.appeals.get(&id));
    let fact = record.and_then(|record| record.appeal.now());
    let mut facts = vec![ink.fact("report-appellant", ink.say(&appeal.appellant))];
    if let Some(player) = fact.and_then(|fact| fact.player).map(|player| ink.name(player))
        && fact.is_some_and(|fact| fact.appellant != player)
    {
        facts.push(ink.fact("report-appeal-for", player));
    }
    facts.extend([
        ink.fact(
            "report-appealed",
            ink.say(
                &Message::new("report-appealed-ruling")
                    .with("entry", appeal.ruling_text.as_str())
                    .with("ruling", ink.sentences(&appeal.ruling).join("; ")),
            ),
        ),
        ink.fact(
            "report-lodged",
            ink.say(
                &Message::new("report-lodged-times")
                    .with("decided", appeal.decided_text.as_str())
                    .with("lodged", appeal.lodged_text.as_str())
                    .with("deadline", appeal.deadline_text.as_deref().unwrap_or("–"))
                    .with("late", if appeal.late { "yes" } else { "no" }),
            ),
        ),
    ]);
    if fact.is_some_and(|fact| !fact.written) {
        facts.push(ink.fact("report-appeal-form", ink.words("report-appeal-spoken")));
    }
    if !appeal.because.is_empty() {
        facts.push(ink.fact("report-because", ink.articles(&appeal.because)));
    }
    if let Some(fee) = &appeal.fee {
        facts.push(ink.fact("report-fee", fee.as_str()));
    }
    for said in &appeal.statements {
        facts.push((said.name.clone(), said.text.clone()));
    }
    if !appeal.panel.is_empty() {
        facts.push(ink.fact("report-panel", ink.sentences(&appeal.panel).join(", ")));
    }
    match &appeal.outcome {
        None => facts.push(ink.fact("report-outcome", ink.words("report-appeal-open"))),
        Some(outcome) => {
            let mut said = vec![format!("{} ({})", ink.say(&outcome.verdict), outcome.decided_text)];
            said.extend(ink.sentences(&outcome.lines));
            said.extend(outcome.reason.clone());
            said.push(ink.say(&outcome.fee));
            facts.push(ink.fact("report-outcome", said.join("\n")));
        }
    }
    if appeal.outcome.is_some() {
        // Whom it was told, and when, is written by hand: the decision is often told with the sheet in hand.
        facts.push(ink.fact("report-appeal-notified", ink.words("report-appeal-notified-line")));
    }
    let lodged = record.and_then(|record| record.appeal.last()).map(|dated| dated.entry);
    let decided = record.and_then(|record| record.outcome.last()).map(|dated| dated.entry);
    let entries: Vec<String> = [lodged, decided]
        .into_iter()
        .flatten()
        .map(|no| {
            let head = ink.head_after(no);
            let entry = Message::new("report-entry-head").with("entry", view::number_text(ink.state, no));
            ink.say(&entry.with("head", head))
        })
        .collect();
    facts.push(ink.fact("report-entries", entries.join("\n")));
    Part::Facts(facts)
}
