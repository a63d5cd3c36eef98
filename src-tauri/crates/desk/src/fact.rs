//! Facts: what one entry says happened. One struct here is one typed, strict table of the competition file.
//!
//! A field is a column; `Option` is a nullable column. The order of the fields is the order in the hash, and a field is
//! left out of the hash while it is null: a column that a later version adds does not disturb an old entry's hash.

mod adjournment;
mod appeal;
mod incident;
mod journal;
mod people;
mod round;
mod setup;
mod table;

use crate::value::{BadValue, Value};
use table::Table;

pub use adjournment::*;
pub use appeal::*;
pub use incident::*;
pub use journal::*;
pub use people::*;
pub use round::*;
pub use setup::*;
pub use table::{ColumnSpec, TableSpec};

macro_rules! facts {
    ($($name:ident)+) => {
        /// Something an entry says happened.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs)] // Each variant is the struct of the same name, documented there.
        pub enum Fact { $($name($name),)+ }

        $(impl From<$name> for Fact { fn from(fact: $name) -> Self { Self::$name(fact) } })+

        /// Every fact table, in the order of [`Fact`].
        pub const TABLES: &[TableSpec] = &[$(<$name as Table>::SPEC,)+];

        impl Fact {
            /// The table this fact is a row of.
            pub fn table(&self) -> &'static str {
                match self { $(Self::$name(_) => <$name as Table>::SPEC.name,)+ }
            }

            /// The names of the table's columns, in order.
            pub fn columns(&self) -> &'static [&'static str] {
                match self { $(Self::$name(_) => <$name as Table>::COLUMNS,)+ }
            }

            /// The row's values, in the order of [`Fact::columns`].
            pub fn values(&self) -> Vec<Value> {
                match self { $(Self::$name(fact) => fact.values(),)+ }
            }

            /// The fact of a row, from a table's name and its values in the order of the table's columns.
            ///
            /// # Errors
            /// [`BadValue`] when the table or a value is not one this program knows; missing values read as null.
            pub fn from_values(table: &str, values: impl IntoIterator<Item = Value>) -> Result<Self, BadValue> {
                let mut values = values.into_iter();
                let mut next = move || values.next().unwrap_or(Value::Null);
                $(if table == <$name as Table>::SPEC.name {
                    return <$name as Table>::from_values(&mut next).map(Self::$name);
                })+
                Err(BadValue::Table(table.to_owned()))
            }
        }
    };
}

facts! {
    Competition
    Arbiter
    Section
    Rules
    Scoring
    Team
    Player
    PlayerStatus
    Bye
    Pairing
    Unpairing
    Game
    RoundStart
    RoundClose
    Arrival
    GameResult
    ClockReading
    Incident
    Fault
    TouchedPiece
    Claim
    Advised
    Ruling
    Penalty
    TimeAdjustment
    PointsAdjustment
    Moves
    Resumption
    MoveReason
    Note
    Taken
    Reason
    Import
    KeptLine
    Appeal
    AppealPanel
    AppealStatement
    AppealOutcome
    Announcement
    Adjournment
    SealedMove
    EnvelopeCustody
    ResumptionArrival
    EnvelopeOpening
    PlayResumed
    FiftyMoveNumber
}
