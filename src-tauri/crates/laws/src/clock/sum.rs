//! Arithmetic that is shown, not only done: every amount with its name, so that both players can check it.

use super::Millis;
use crate::colour::Colour;
use crate::message::Message;

/// One sum: signed terms and what they make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Whose time it is about; nothing where it is about both clocks together.
    pub side: Option<Colour>,
    /// What the total is called.
    pub label: Message,
    /// The terms in the order in which they are added.
    pub terms: Vec<Term>,
}

/// One term of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The amount, negative where it is taken away.
    pub amount: Millis,
    /// What it is.
    pub label: Message,
}

impl Sum {
    /// A sum about one side, still without terms.
    pub(crate) fn of(side: Colour, label: &'static str) -> Sum {
        Sum { side: Some(side), label: Message::new(label), terms: Vec::new() }
    }

    /// A sum about both clocks, still without terms.
    pub(crate) fn of_both(label: &'static str) -> Sum {
        Sum { side: None, label: Message::new(label), terms: Vec::new() }
    }

    /// With an amount added.
    #[must_use]
    pub(crate) fn plus(mut self, amount: Millis, label: Message) -> Sum {
        self.terms.push(Term { amount, label });
        self
    }

    /// With an amount taken away.
    #[must_use]
    pub(crate) fn minus(self, amount: Millis, label: Message) -> Sum {
        self.plus(-amount, label)
    }

    /// With an amount added unless it is nothing.
    #[must_use]
    pub(crate) fn plus_any(self, amount: Millis, label: Message) -> Sum {
        if amount == Millis::ZERO { self } else { self.plus(amount, label) }
    }

    /// With an amount taken away unless it is nothing.
    #[must_use]
    pub(crate) fn minus_any(self, amount: Millis, label: Message) -> Sum {
        if amount == Millis::ZERO { self } else { self.minus(amount, label) }
    }

    /// What the terms make.
    pub fn total(&self) -> Millis {
        self.terms.iter().map(|term| term.amount).sum()
    }

    /// The sum line by line: each term with its sign in words, then the total.
    pub fn lines(&self) -> Vec<Message> {
        let term = |(index, term): (usize, &Term)| {
            let id = match (index, term.amount.is_negative()) {
                (0, false) => "clock-sum-first",
                (_, false) => "clock-sum-plus",
                (_, true) => "clock-sum-minus",
            };
            Message::new(id).with("what", term.label.clone()).with("time", term.amount.abs())
        };
        let total = self.total();
        let id = if total.is_negative() { "clock-sum-below-zero" } else { "clock-sum-total" };
        let last = Message::new(id).with("what", self.label.clone()).with("time", total.abs());
        self.terms.iter().enumerate().map(term).chain([last]).collect()
    }
}
