//! Words looked for in the journal: in what was typed, in names, and in what the desk calls things.

use desk::entry::Entry;
use desk::fact::Fact;
use desk::ids::PlayerId;
use desk::state::State;
use desk::value::Value;
use desk::words::EntryKind;
use laws::{IncidentKind, PenaltyKind};

use crate::view::adjournment::hides;
use crate::view::word;

/// Words that must all be found, in any case of letters.
pub(super) struct Sought {
    words: Vec<Word>,
}

struct Word {
    text: String,
    /// What is called so.
    incidents: Vec<IncidentKind>,
    penalties: Vec<PenaltyKind>,
    entries: Vec<EntryKind>,
}

thread_local! {
    /// The names of things, read once.
    static NAMES: text::Text = text::Text::new("en");
}

fn called(id: &str, wanted: &str) -> bool {
    NAMES.with(|names| names.sentence::<&str>(id, &[])).to_lowercase().contains(wanted)
}

impl Sought {
    /// Words typed into the filter.
    pub(super) fn new(typed: &str) -> Self {
        let words = typed.split_whitespace().map(|text| {
            let text = text.to_lowercase();
            let incidents = IncidentKind::ALL.iter().copied().filter(|kind| called(kind.name(), &text));
            let penalties = PenaltyKind::ALL
                .into_iter()
                .filter(|kind| called(&word("penalty-kind", kind.code()).id, &text));
            let entries = EntryKind::ALL
                .iter()
                .copied()
                .filter(|kind| called(&word("entry-kind", kind.word()).id, &text));
            Word {
                incidents: incidents.collect(),
                penalties: penalties.collect(),
                entries: entries.collect(),
                text,
            }
        });
        Self { words: words.collect() }
    }

    /// Whether all of them are found in an entry or in the names of the players it is about.
    pub(super) fn found_in(&self, state: &State, entry: &Entry, players: [Option<PlayerId>; 3]) -> bool {
        self.words.iter().all(|word| {
            word.entries.contains(&entry.kind)
                || entry.facts.iter().any(|fact| !hides(state, fact) && word.is_in(fact))
                || players
                    .iter()
                    .flatten()
                    .any(|id| state.player(*id).is_some_and(|p| p.name.to_lowercase().contains(&word.text)))
        })
    }
}

impl Word {
    fn is_in(&self, fact: &Fact) -> bool {
        let called = match fact {
            Fact::Incident(f) => self.incidents.contains(&f.kind),
            Fact::Penalty(f) => self.penalties.contains(&f.kind),
            // What the Laws said is kept as ids of messages, and nobody typed it.
            Fact::Advised(_) => return false,
            _ => false,
        };
        called
            || fact.values().into_iter().any(|value| match value {
                // Identities are no words, however like one their letters look.
                Value::Text(text) => !is_identity(&text) && text.to_lowercase().contains(&self.text),
                Value::Null | Value::Int(_) => false,
            })
    }
}

/// An id or a hash.
fn is_identity(text: &str) -> bool {
    text.len() >= 32 && text.bytes().all(|b| b == b'-' || b.is_ascii_hexdigit())
}
