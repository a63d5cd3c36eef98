//! What the forms offer: the desk's closed lists, so that a front prints them without knowing what they mean.

use desk::words::{ArbiterRole, Noticed, Reporter};
use laws::clock::CountedBy;
use laws::{PenaltyKind, StopReason};

use super::{Choice, IncidentKind, Message, crossing, kinds, word};

crossing! {
    /// Everything a form lets choose from.
    pub struct Forms {
        /// Kinds of incident, each with the fields it asks for.
        pub incidents: Vec<IncidentKind>,
        /// The penalties.
        pub penalties: Vec<Choice>,
        /// Who can have told the arbiter.
        pub reporters: Vec<Choice>,
        /// When something was raised; the first is the usual one.
        pub moments: Vec<Choice>,
        /// What an arbiter can be.
        pub roles: Vec<Choice>,
        /// From what completed moves can be counted.
        pub counted_by: Vec<Choice>,
        /// Why a player can have stopped the clocks.
        pub stop_reasons: Vec<Choice>,
    }
}

/// The lists of this version.
pub fn forms() -> Forms {
    let choice = |value: &str, list| Choice { value: value.to_owned(), label: word(list, value) };
    Forms {
        incidents: kinds(),
        penalties: PenaltyKind::ALL
            .iter()
            .map(|kind| Choice {
                value: kind.code().to_owned(),
                label: Message::new(format!("penalty-kind-{}", kind.code())),
            })
            .collect(),
        reporters: Reporter::ALL.iter().map(|who| choice(who.word(), "reporter")).collect(),
        moments: Noticed::ALL.iter().map(|when| choice(&when.word().replace('_', "-"), "noticed")).collect(),
        roles: ArbiterRole::ALL.iter().map(|role| choice(role.word(), "arbiter-role")).collect(),
        counted_by: CountedBy::ALL
            .iter()
            .map(|by| Choice {
                value: by.code().to_owned(),
                label: Message::new(format!("clock-by-{}", by.code())),
            })
            .collect(),
        stop_reasons: StopReason::ALL
            .iter()
            .map(|why| Choice {
                value: why.code().to_owned(),
                label: Message::new(format!("stop-reason-{}", why.code())),
            })
            .collect(),
    }
}
