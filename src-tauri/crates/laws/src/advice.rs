//! What the Laws prescribe or permit on given facts, with the Articles it rests on. Never a ruling.

use crate::articles;
use crate::citation::{Article, Citation};
use crate::edition::Edition;
use crate::message::Message;

/// How far the Laws decide by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Force {
    /// The Laws leave no choice on these facts.
    Prescribed,
    /// The Laws permit it and leave it to the arbiter.
    Discretion,
    /// A fact is missing that only the arbiter can supply; `outcome` says what hangs on it.
    Open,
}

/// Advice on given facts.
///
/// Guaranteed: `because` names at least one Article, most specific first, without repeats. Not guaranteed:
/// that the facts are true, or that the arbiter will follow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice<T> {
    /// What follows.
    pub outcome: T,
    /// The Articles it rests on.
    pub because: Vec<Citation>,
    /// What to tell the arbiter, in order: what to do first, then remarks.
    pub says: Vec<Message>,
    /// Whether the Laws decide or the arbiter.
    pub force: Force,
}

impl<T> Advice<T> {
    /// Prescribed advice resting on Articles of an edition.
    pub(crate) fn new(outcome: T, edition: Edition, because: &[Article]) -> Advice<T> {
        let mut advice = Advice { outcome, because: Vec::new(), says: Vec::new(), force: Force::Prescribed };
        advice.add(edition, because);
        if advice.because.is_empty() {
            advice.because.push(articles::PREFACE_JUDGEMENT.cite_in(edition));
        }
        advice
    }

    /// Articles the edition does not have are left out: an advice cites one text.
    fn add(&mut self, edition: Edition, because: &[Article]) {
        for article in because.iter().filter(|article| article.number(edition).is_some()) {
            self.push(article.cite_in(edition));
        }
    }

    fn push(&mut self, citation: Citation) {
        if !self.because.contains(&citation) {
            self.because.push(citation);
        }
    }

    /// With more citations, repeats and Articles of another text left out.
    #[must_use]
    pub(crate) fn citing(mut self, citations: impl IntoIterator<Item = Citation>) -> Advice<T> {
        let edition = self.because.first().map(|first| first.edition());
        for citation in citations {
            if edition.is_none_or(|edition| edition == citation.edition()) {
                self.push(citation);
            }
        }
        self
    }

    /// The same advice, cited from another edition in which the rule is the same: by the number it has there, or by
    /// the wider Article it is part of. Articles without either are left out.
    #[must_use]
    pub fn in_edition(mut self, edition: Edition) -> Advice<T> {
        let articles: Vec<Article> = self.because.iter().map(|citation| citation.article()).collect();
        self.because = Article::cite_all(&articles, edition);
        self
    }

    /// With one more thing to say.
    #[must_use]
    pub(crate) fn saying(mut self, message: Message) -> Advice<T> {
        self.says.push(message);
        self
    }

    /// Left to the arbiter's discretion.
    #[must_use]
    pub(crate) fn at_discretion(mut self) -> Advice<T> {
        self.force = Force::Discretion;
        self
    }

    /// Waiting for a fact.
    #[must_use]
    pub(crate) fn open(mut self) -> Advice<T> {
        self.force = Force::Open;
        self
    }

    /// The same advice about something else.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Advice<U> {
        Advice { outcome: f(self.outcome), because: self.because, says: self.says, force: self.force }
    }

    /// The printed numbers cited, in order.
    pub fn numbers(&self) -> Vec<&'static str> {
        self.because.iter().map(|citation| citation.number()).collect()
    }
}
