//! The closed lists whose words a screen or report prints, and the ids of their messages.

use desk::words::*;
use laws::{Colour, Edition, IncidentKind, PenaltyKind, Regime};

/// One of a closed list that has a name in every language.
///
/// The id is `<list>-<word>`: the list's name in the code and the word stored in the file, both with hyphens
/// (`bye-kind-pairing-allocated`). What belongs to the Laws is named in their own file.
pub trait Word: Copy {
    /// Id of the message that names it.
    fn message_id(self) -> String;
}

macro_rules! lists {
    ($($list:literal $type:ty => $word:ident;)+) => {
        $(impl Word for $type {
            fn message_id(self) -> String {
                format!("{}-{}", $list, self.$word().replace('_', "-"))
            }
        })+

        /// The ids of all words of all lists: what a test holds against the files.
        pub fn word_ids() -> Vec<String> {
            let mut ids = Vec::new();
            $(ids.extend(<$type>::ALL.iter().map(|word| word.message_id()));)+
            ids.extend(Colour::BOTH.map(Word::message_id));
            ids.extend(Edition::ALL.map(Word::message_id));
            ids.extend(IncidentKind::ALL.iter().map(|kind| kind.message_id()));
            ids
        }
    };
}

lists! {
    "results-owner" ResultsOwner => word;
    "arbiter-role" ArbiterRole => word;
    "participation" Participation => word;
    "bye-kind" ByeKind => word;
    "result-source" ResultSource => word;
    "moment" Moment => word;
    "reporter" Reporter => word;
    "withdrawal" Withdrawal => word;
    "adjustment-cause" AdjustmentCause => word;
    "touch-manner" TouchManner => word;
    "noticed" Noticed => word;
    "moves-source" MovesSource => word;
    "claim-ground" ClaimGround => word;
    "move-ground" MoveGround => word;
    "claim-form" ClaimForm => word;
    "claim-verdict" ClaimVerdict => word;
    "capacity" Capacity => word;
    "panel-role" PanelRole => word;
    "appeal-verdict" AppealVerdict => word;
    "entry-kind" EntryKind => word;
    "penalty-kind" PenaltyKind => code;
    "regime" Regime => code;
}

impl Word for Colour {
    fn message_id(self) -> String {
        format!("colour-{}", self.code())
    }
}

impl Word for IncidentKind {
    fn message_id(self) -> String {
        self.name().to_owned()
    }
}

impl Word for Edition {
    fn message_id(self) -> String {
        self.name().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Text;

    #[test]
    fn every_word_of_every_list_has_a_name() {
        let text = Text::new("en");
        let unnamed: Vec<_> = word_ids().into_iter().filter(|id| !text.knows(id)).collect();
        assert!(unnamed.is_empty(), "no sentence for {unnamed:?}");
    }

    #[test]
    fn a_word_is_printed_in_the_readers_language() {
        let text = Text::new("en");
        assert_eq!(text.word(Colour::Black), "Black");
        assert_eq!(text.word(ByeKind::PairingAllocated), "Pairing-allocated bye");
        assert_eq!(text.word(IncidentKind::IllegalMove), "Illegal move");
    }
}
