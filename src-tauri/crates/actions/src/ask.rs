//! Any rule of the Laws, asked by name with facts as text. The cases of the Laws are asked through here, and so does an
//! arbiter ask at the terminal or in the window, so that no rule is known to the tests alone.

mod adjournment;
mod board;
mod clock;
mod conduct;
mod facts;
mod questions;
pub mod score;

use desk::ids::SectionId;
use desk::state::State;
use laws::{Announced, DevicePenalty, DrawLimit, Edition, Message as LawMessage};

use crate::error::ActionError;
use crate::say;
use crate::view::{Citation, Message, crossing, word};

pub use facts::Answer;
use facts::Facts;
pub use questions::{AskFact, AskInput, AskQuestion, questions};

/// Why a question cannot be answered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AskError {
    /// No question is called so.
    #[error("no question {0}")]
    NoQuestion(String),
    /// A fact is missing.
    #[error("{0} is missing")]
    Missing(String),
    /// A fact cannot be understood.
    #[error("{fact}: {text}")]
    Unclear {
        /// Which.
        fact: String,
        /// As written.
        text: String,
    },
    /// A fact that is given more than once, where the question takes one.
    #[error("{0} is given twice")]
    Twice(String),
    /// A fact that the question does not ask for.
    #[error("{0} is not asked for")]
    Unused(String),
    /// A move of the score is not legal.
    #[error("{0} is not legal")]
    NotLegal(String),
    /// The position is one in which the rule says nothing.
    #[error("the position is illegal")]
    Illegal,
}

impl AskError {
    fn missing(fact: &str) -> Self {
        Self::Missing(fact.to_owned())
    }

    fn unclear(fact: &str, text: &str) -> Self {
        Self::Unclear { fact: fact.to_owned(), text: text.to_owned() }
    }

    /// What a person reads.
    pub fn message(&self) -> LawMessage {
        match self {
            Self::NoQuestion(word) => LawMessage::new("ask-no-question").with("text", word.as_str()),
            Self::Missing(fact) => LawMessage::new("ask-missing").with("fact", fact.as_str()),
            Self::Unclear { fact, text } => {
                LawMessage::new("ask-unclear").with("fact", fact.as_str()).with("text", text.as_str())
            }
            Self::Twice(fact) => LawMessage::new("ask-twice").with("fact", fact.as_str()),
            Self::Unused(fact) => LawMessage::new("ask-unused").with("fact", fact.as_str()),
            Self::NotLegal(word) => LawMessage::new("ask-not-legal").with("text", word.as_str()),
            Self::Illegal => LawMessage::new("ask-illegal-position"),
        }
    }
}

impl From<AskError> for ActionError {
    fn from(error: AskError) -> Self {
        Self::Unclear(error.message())
    }
}

impl From<AskError> for String {
    /// For developers.
    fn from(error: AskError) -> Self {
        error.to_string()
    }
}

/// Asks a question. Gives the answer, and the facts nobody asked for.
///
/// # Errors
/// [`AskError`].
pub fn ask(
    question: &str,
    edition: Edition,
    facts: &[(String, String)],
) -> Result<(Answer, Vec<String>), AskError> {
    let facts = Facts::new(edition, facts);
    let mut answer = board::ask(question, &facts)
        .or_else(|| clock::ask(question, &facts))
        .or_else(|| conduct::ask(question, &facts))
        .or_else(|| adjournment::ask(question, &facts))
        .ok_or_else(|| AskError::NoQuestion(question.to_owned()))??;
    let unused = facts.unused();
    if edition == Edition::Old && questions::NOT_IN_OLD_TEXT.contains(&question) {
        answer = Answer::none(edition).saying("law-says-not-in-old-text");
    }
    Ok((answer, unused))
}

crossing! {
    /// A fact as typed.
    #[derive(Eq)]
    pub struct AskSaid {
        /// Which.
        pub fact: String,
        /// Its value.
        pub value: String,
    }

    /// Something that follows.
    #[derive(Eq)]
    pub struct AskFollows {
        /// Its name.
        pub name: String,
        /// Its name for people.
        pub label: Message,
        /// Its value: moves, a score, a time, or a word of the cases.
        pub value: String,
    }

    /// What the Laws say to a question.
    pub struct AskAnswer {
        /// Sentences, most important first.
        pub lines: Vec<Message>,
        /// What follows, by name.
        pub follows: Vec<AskFollows>,
        /// Because of which Articles.
        pub because: Vec<Citation>,
    }
}

/// What the Laws say to a question, as a front shows it.
///
/// # Errors
/// The question is unknown, or a fact is missing, unclear or not asked for.
pub fn answer(question: &str, edition: Edition, said: &[AskSaid]) -> Result<AskAnswer, ActionError> {
    answered(question, edition, said, Vec::new())
}

/// The same under the rules of a section: what was announced there need not be said.
///
/// # Errors
/// As [`answer`].
pub fn answer_in(
    state: &State,
    section: SectionId,
    question: &str,
    said: &[AskSaid],
) -> Result<AskAnswer, ActionError> {
    let announced = state.announced(section, None);
    let asks = questions().into_iter().find(|known| known.ask == question).is_some_and(|q| q.announced);
    let known = if asks { told_by(&announced) } else { Vec::new() };
    answered(question, announced.edition, said, known)
}

/// What was announced, as the facts of a question.
fn told_by(announced: &Announced) -> Vec<(&'static str, String)> {
    let yes = |value: bool| facts::yes_no(value);
    let mut told = vec![
        ("regime", announced.regime.code().to_owned()),
        ("white clock runs", yes(announced.white_clock_runs)),
        ("milder device penalty", yes(announced.device_penalty == DevicePenalty::Milder)),
        ("report leaving", yes(announced.report_leaving)),
        ("fines", yes(announced.fines_announced)),
        ("appeals", yes(announced.appeals)),
        ("quickplay", yes(announced.quickplay_finish)),
        ("fifty moves", announced.fifty_moves.to_string()),
        ("blitz minutes", announced.blitz_competition_minutes.to_string()),
    ];
    told.extend(announced.default_time_min.map(|minutes| ("default time", minutes.to_string())));
    told.extend(match announced.draw_limit {
        DrawLimit::None => None,
        DrawLimit::ConsentOnly => Some(("draw limit", "consent".to_owned())),
        DrawLimit::BeforeMove(number) => Some(("draw limit", format!("move {number}"))),
    });
    told
}

fn answered(
    question: &str,
    edition: Edition,
    said: &[AskSaid],
    known: Vec<(&'static str, String)>,
) -> Result<AskAnswer, ActionError> {
    let mut facts: Vec<(String, String)> = said
        .iter()
        .filter(|said| !said.value.trim().is_empty())
        .map(|said| (said.fact.clone(), said.value.trim().to_owned()))
        .collect();
    let twice = facts.iter().enumerate().find(|(index, (fact, _))| {
        !questions::SEVERAL.contains(&fact.as_str())
            && facts.iter().take(*index).any(|(said, _)| said == fact)
    });
    if let Some((_, (fact, _))) = twice {
        return Err(AskError::Twice(fact.clone()).into());
    }
    let count = facts.len();
    for (fact, value) in known {
        if !facts.iter().any(|(said, _)| said == fact) {
            facts.push((fact.to_owned(), value));
        }
    }
    facts.extend(mate_question(question, &facts));
    let (answer, unused) = ask(question, edition, &facts).map_err(|error| with_words(question, &error))?;
    let said = |name: &String| facts.iter().take(count).any(|(said, _)| said == name);
    if let Some(fact) = unused.into_iter().find(said) {
        return Err(AskError::Unused(fact).into());
    }
    let shown = |name: &&String| !matches!(name.as_str(), "says" | "force");
    let follows = answer.fields.iter().filter(|(name, _)| shown(name));
    Ok(AskAnswer {
        lines: answer.says.iter().map(say::message).collect(),
        follows: follows
            .filter(|(_, value)| !value.is_empty())
            .map(|(name, value)| AskFollows::of(name, value.clone()))
            .collect(),
        because: say::citations(&answer.because),
    })
}

/// What a person reads, with the words that a fact may be where it is one of a list.
fn with_words(question: &str, error: &AskError) -> ActionError {
    let message = error.message();
    let AskError::Unclear { fact, text } = error else { return ActionError::Unclear(message) };
    let asked = questions().into_iter().find(|known| known.ask == question);
    let fact_asked = asked.and_then(|asked| asked.facts.into_iter().find(|known| known.fact == *fact));
    let words = fact_asked.map_or_else(Vec::new, |asked| match asked.input {
        AskInput::YesNo => vec!["yes".to_owned(), "no".to_owned()],
        _ => asked.words.into_iter().map(|word| word.value).collect(),
    });
    if words.is_empty() {
        return ActionError::Unclear(message);
    }
    let message = LawMessage::new("ask-unclear-word").with("fact", fact.as_str()).with("text", text.as_str());
    ActionError::Unclear(message.with("words", words.join(" | ")))
}

/// The mate question where nobody answered it: searched for in the position that was given, else left open (6.9).
fn mate_question(question: &str, facts: &[(String, String)]) -> Option<(String, String)> {
    const FACT: &str = "can mate";
    let said = |name: &str| facts.iter().any(|(said, _)| said == name);
    if !matches!(question, "flag" | "resignation" | "illegal move") || said(FACT) {
        return None;
    }
    let answer = if said("fen") || said("moves") { "search" } else { "unknown" };
    Some((FACT.to_owned(), answer.to_owned()))
}

impl AskFollows {
    pub(crate) fn of(name: &str, value: String) -> Self {
        Self { name: name.to_owned(), label: word("ask-follows", &questions::slug(name)), value }
    }
}
