//! What is told while a line is being typed: what was understood, what is missing, how it may go on.

use desk::ids::{EntryId, RoundNo, SectionId};
use desk::state::State;
use laws::AnsweredBy;

use super::kinds;
use super::{Completion, Parsed, Unclear, What, Word};
use crate::draft::{IncidentDraft, RulingMode};
use crate::session::Now;
use crate::view::{Message, Pair};

pub(super) fn missing(parsed: &Parsed, board: bool, empty: bool) -> Option<Message> {
    if empty {
        return Some(Message::new("quick-missing-board"));
    }
    if !board {
        return Some(Message::new("quick-missing-board"));
    }
    let needs_side = match parsed.what {
        None => return Some(Message::new("quick-missing-kind")),
        Some(What::Here) => true,
        Some(What::Incident(kind)) => {
            matches!(
                kind.answered_by(),
                AnsweredBy::IllegalMove
                    | AnsweredBy::TouchedPiece
                    | AnsweredBy::DrawClaim
                    | AnsweredBy::FlagFall
                    | AnsweredBy::DefaultTime
                    | AnsweredBy::Recording
                    | AnsweredBy::Device
                    | AnsweredBy::Penalties
            )
        }
        Some(What::Clocks) if parsed.clocks == Pair::default() => {
            return Some(Message::new("quick-missing-clocks"));
        }
        Some(What::Note) if parsed.text.is_none() => return Some(Message::new("quick-missing-text")),
        Some(What::Result(_) | What::Clocks | What::Note) => false,
    };
    (needs_side && parsed.sides.is_empty()).then(|| Message::new("quick-missing-side"))
}

/// The board is in none of the section's pairings; where there are more sections, how to name another one.
pub(super) fn no_board(state: &State, section: Option<SectionId>, board: u16, round: u16) -> Message {
    let sections = state.sections_in_order();
    let named = section.and_then(|id| state.section(id)).filter(|_| sections.len() > 1);
    match named {
        None => Message::new("quick-no-board").with("board", board).with("round", round),
        Some(named) => {
            let other = sections.iter().find(|other| other.section != named.section);
            Message::new("quick-no-board-here")
                .with("section", named.code.as_str())
                .with("board", board)
                .with("round", round)
                .with("other", other.map_or("", |other| other.code.as_str()))
        }
    }
}

/// A result that says the other side has won than the side the line names: which of the two is meant?
pub(super) fn against_its_side(parsed: &Parsed, words: &[Word<'_>]) -> Option<Unclear> {
    let (Some(What::Result(code)), [side]) = (parsed.what, parsed.sides.as_slice()) else { return None };
    let desk::command::Score::Outcome(outcome) = code.score() else { return None };
    let side = laws::Colour::from(*side);
    (outcome.loser() == Some(side)).then(|| {
        let text = words.iter().map(|word| word.text.as_ref()).collect::<Vec<_>>().join(" ");
        Unclear {
            from: words.first().map_or(0, |word| super::offset(word.from)),
            to: words.last().map_or(0, |word| super::offset(word.to)),
            message: Message::new("quick-result-against-side").with("word", text),
        }
    })
}

pub(super) fn understood(
    state: &State,
    parsed: &Parsed,
    section: Option<SectionId>,
    pairing: Option<&desk::fact::Pairing>,
    shown: RoundNo,
) -> Vec<Message> {
    let mut parts = Vec::new();
    let other_round =
        pairing.map(|pairing| pairing.round).filter(|round| parsed.board.is_some() && *round != shown);
    parts.extend(other_round.map(|round| Message::new("quick-round").with("round", round.0)));
    if let Some(pairing) = pairing {
        let code = section
            .filter(|_| parsed.section.is_some())
            .and_then(|s| state.section(s))
            .map(|s| s.code.clone());
        let board = pairing.board.map_or(0, |b| b.0);
        parts
            .push(Message::new("quick-board").with("section", code.unwrap_or_default()).with("board", board));
        for side in &parsed.sides {
            let name =
                state.player(pairing.player((*side).into())).map(|p| p.name.clone()).unwrap_or_default();
            parts.push(
                Message::new("quick-side").with("side", crate::say::side((*side).into())).with("name", name),
            );
        }
    }
    match parsed.what {
        Some(What::Incident(kind)) => {
            parts.push(Message::new(kind.name()));
            let edition =
                pairing.map(|p| state.announced(p.section, Some(p.round)).edition).unwrap_or_default();
            let cited = laws::Article::cite_all(kind.articles(), edition);
            let article = cited.first().map(|citation| citation.number());
            parts.extend(article.map(|a| Message::new("quick-article").with("article", a)));
        }
        Some(What::Result(code)) => {
            let text = match code.score() {
                desk::command::Score::Outcome(outcome) => crate::say::score(outcome),
                desk::command::Score::Points(2, _) => "1–½",
                desk::command::Score::Points(..) => "½–1",
            };
            parts.push(Message::new("quick-result").with("score", text));
        }
        Some(What::Here) => parts.push(Message::new("quick-arrived")),
        Some(What::Clocks) => parts.push(Message::new("quick-clocks")),
        Some(What::Note) => parts.push(Message::new("quick-note")),
        None => {}
    }
    if !parsed.squares.is_empty() {
        parts.push(Message::new("quick-touched").with("squares", parsed.squares.join(" ")));
    }
    parts.extend(parsed.move_text.as_ref().map(|m| match parsed.is_claim() {
        true => Message::new("quick-written").with("move", m.as_str()),
        false => Message::new("quick-played").with("move", m.as_str()),
    }));
    parts.extend(parsed.r#move.as_ref().map(|m| Message::new("quick-move").with("move", m.as_str())));
    for (side, clock) in
        [("quick-white-clock", &parsed.clocks.white), ("quick-black-clock", &parsed.clocks.black)]
    {
        parts.extend(clock.as_ref().map(|c| Message::new(side).with("time", c.as_str())));
    }
    parts.extend(
        parsed.minutes.as_ref().map(|m| Message::new("quick-plus-minutes").with("minutes", m.as_str())),
    );
    parts.extend(parsed.when.map(|when| crate::view::word("noticed", when)));
    if parsed.touched_before {
        parts.push(Message::new("quick-touched-before"));
    }
    if parsed.warning {
        parts.push(Message::new("quick-warning"));
    }
    match parsed.mode {
        Some(RulingMode::Open) => parts.push(Message::new("quick-open")),
        Some(RulingMode::Ask) => parts.push(Message::new("quick-ask")),
        Some(RulingMode::Done) | None => {}
    }
    parts
}

pub(super) fn completions(
    line: &str,
    words: &[Word<'_>],
    parsed: &Parsed,
    unclear: Option<usize>,
) -> Vec<Completion> {
    let typing = if line.ends_with(char::is_whitespace) { None } else { words.last() };
    let prefix = typing.map_or("", |word| word.text.as_ref()).to_lowercase();
    // A word that was understood needs no completion; one in the making or not understood does.
    let open = unclear.is_some_and(|n| n + 1 == words.len()) || (typing.is_none() && parsed.what.is_none());
    if !open || (parsed.board.is_none() && unclear.is_none()) {
        return Vec::new();
    }
    let kept: usize = typing.map_or(line.len(), |word| line.len() - word.text.len());
    let head = line.get(..kept).unwrap_or_default();
    kinds::starting_with(&prefix)
        .take(8)
        .map(|(word, kind)| Completion {
            text: word.to_owned(),
            line: format!("{head}{word} "),
            hint: Message::new(kind.name()),
        })
        .collect()
}

/// Whether the ruling typed is another one than the Laws prescribe; the arbiter may make it and owes a reason.
pub(super) fn differs(state: &State, typed: &IncidentDraft, now: Now) -> bool {
    use desk::command::{Command, Request};
    if typed.ruling.is_none() || typed.mode != RulingMode::Done {
        return false;
    }
    let Ok(report) = crate::draft::report(state, typed) else { return false };
    let request = Request {
        entry: EntryId(uuid::Uuid::nil()),
        seen: state.position(),
        now: now.at,
        recorded_by: None,
        occurred_at: None,
        command: Command::Incident(Box::new(report)),
    };
    let decided = desk::decide::decide(state, &request);
    decided.is_ok_and(|decided| {
        decided
            .facts
            .iter()
            .any(|fact| matches!(fact, desk::fact::Fact::Ruling(ruling) if !ruling.as_advised))
    })
}
