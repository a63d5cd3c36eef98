//! Stable identities. Facts hang on these; a board number, a starting number or a colour is an attribute.

use uuid::Uuid;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub Uuid);

        impl $name {
            /// The `n`-th identity of this kind that `entry` brings into the world.
            ///
            /// Derived, not drawn: a retry of the same entry makes the same identities, and the core needs no randomness.
            pub fn of(entry: EntryId, n: usize) -> Self {
                Self(Uuid::new_v5(&entry.0, format!("{} {n}", stringify!($name)).as_bytes()))
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = uuid::Error;
            fn from_str(s: &str) -> Result<Self, Self::Err> {
                Uuid::parse_str(s).map(Self)
            }
        }

        impl crate::value::Column for $name {
            const SQL: &'static str = "text";
            fn to_value(&self) -> crate::value::Value {
                crate::value::Value::Text(self.0.to_string())
            }
            fn from_value(value: crate::value::Value) -> Result<Self, crate::value::BadValue> {
                match value {
                    crate::value::Value::Text(s) => s.parse().map_err(|_| crate::value::BadValue::Word(s)),
                    other => Err(crate::value::BadValue::Type(other)),
                }
            }
        }
    )+};
}

ids! {
    /// One entry of the journal; chosen by whoever asks for the record, so that a retry records once.
    EntryId;
    /// One desk: a machine that records. Each desk has its own hash chain.
    DeskId;
    /// One tournament of a festival (Open A, Open B).
    SectionId;
    /// One player's registration in one section.
    PlayerId;
    /// One team of a section.
    TeamId;
    /// An arbiter of the competition.
    ArbiterId;
    /// Two players put together in a round; survives renumbering and a change of colours.
    PairingId;
    /// One game of a pairing. A game annulled and played again is another game.
    GameId;
    /// Something reported at a board, in a round or in the hall.
    IncidentId;
    /// One file brought in from a pairing program.
    ImportId;
    /// One appeal against a ruling.
    AppealId;
    /// One adjournment of a game; a game may be adjourned again.
    AdjournmentId;
}

/// A round's number, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RoundNo(pub u16);

impl std::fmt::Display for RoundNo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// The numbered table at which a pairing plays. An attribute, never an identity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BoardNo(pub u16);

impl std::fmt::Display for BoardNo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// How many entries of the journal a screen has seen. A command about a subject that changed after it is a conflict.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Position(pub u64);
