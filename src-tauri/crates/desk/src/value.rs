//! The three kinds of value a column of the competition file holds, and how our types become them and come back.

use crate::ids::{BoardNo, RoundNo};

/// What one column of one row holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Nothing was said.
    Null,
    /// A number, a truth value (0, 1), a time in ms or half-points.
    Int(i64),
    /// Words, names, ids.
    Text(String),
}

/// A value in the file that this program's types do not know.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadValue {
    /// A word outside the column's list, or an id that is none.
    #[error("unknown word {0:?}")]
    Word(String),
    /// A number outside the column's range.
    #[error("number {0} out of range")]
    Range(i64),
    /// Text where a number belongs, or the other way round.
    #[error("wrong type of value: {0:?}")]
    Type(Value),
    /// A table that this program does not know.
    #[error("unknown table {0:?}")]
    Table(String),
}

/// A type that is one column of a fact's table.
pub trait Column: Sized {
    /// The column's SQLite type in a strict table.
    const SQL: &'static str;
    /// Whether the column may be null.
    const NULLABLE: bool = false;
    /// The value written to the file and covered by the hash.
    fn to_value(&self) -> Value;
    /// The type back from the file.
    fn from_value(value: Value) -> Result<Self, BadValue>;
}

impl<T: Column> Column for Option<T> {
    const SQL: &'static str = T::SQL;
    const NULLABLE: bool = true;
    fn to_value(&self) -> Value {
        self.as_ref().map_or(Value::Null, Column::to_value)
    }
    fn from_value(value: Value) -> Result<Self, BadValue> {
        match value {
            Value::Null => Ok(None),
            value => T::from_value(value).map(Some),
        }
    }
}

impl Column for String {
    const SQL: &'static str = "text";
    fn to_value(&self) -> Value {
        Value::Text(self.clone())
    }
    fn from_value(value: Value) -> Result<Self, BadValue> {
        match value {
            Value::Text(s) => Ok(s),
            other => Err(BadValue::Type(other)),
        }
    }
}

impl Column for bool {
    const SQL: &'static str = "integer";
    fn to_value(&self) -> Value {
        Value::Int(i64::from(*self))
    }
    fn from_value(value: Value) -> Result<Self, BadValue> {
        match value {
            Value::Int(0) => Ok(false),
            Value::Int(1) => Ok(true),
            Value::Int(n) => Err(BadValue::Range(n)),
            other => Err(BadValue::Type(other)),
        }
    }
}

macro_rules! int_column {
    ($($t:ty => $to:expr, $from:expr;)+) => {$(
        impl Column for $t {
            const SQL: &'static str = "integer";
            fn to_value(&self) -> Value {
                Value::Int(i64::from($to(*self)))
            }
            fn from_value(value: Value) -> Result<Self, BadValue> {
                match value {
                    Value::Int(n) => n.try_into().map($from).map_err(|_| BadValue::Range(n)),
                    other => Err(BadValue::Type(other)),
                }
            }
        }
    )+};
}
int_column! {
    i64 => std::convert::identity, std::convert::identity::<i64>;
    i32 => std::convert::identity, std::convert::identity::<i32>;
    u32 => std::convert::identity, std::convert::identity::<u32>;
    u16 => std::convert::identity, std::convert::identity::<u16>;
    u8 => std::convert::identity, std::convert::identity::<u8>;
    RoundNo => |r: RoundNo| r.0, RoundNo;
    BoardNo => |b: BoardNo| b.0, BoardNo;
}

impl Column for u64 {
    const SQL: &'static str = "integer";
    fn to_value(&self) -> Value {
        Value::Int(i64::try_from(*self).unwrap_or(i64::MAX))
    }
    fn from_value(value: Value) -> Result<Self, BadValue> {
        match value {
            Value::Int(n) => n.try_into().map_err(|_| BadValue::Range(n)),
            other => Err(BadValue::Type(other)),
        }
    }
}

macro_rules! laws_words {
    ($($type:ty)+) => {$(
        impl Column for $type {
            const SQL: &'static str = "text";
            fn to_value(&self) -> Value {
                Value::Text(self.code().to_owned())
            }
            fn from_value(value: Value) -> Result<Self, BadValue> {
                match value {
                    Value::Text(s) => <$type>::from_code(&s).ok_or(BadValue::Word(s)),
                    other => Err(BadValue::Type(other)),
                }
            }
        }
    )+};
}
laws_words! { laws::Outcome laws::Colour laws::PenaltyKind laws::Regime laws::Edition laws::IncidentKind laws::MateAnswer }

/// The Articles something rests on, in one column: codes such as `2023:7.5.5`, separated by blanks. A blank within a
/// number of the historical text is written as an underline: `old:12.3_(a)`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Citations(pub Vec<laws::Citation>);

impl Column for Citations {
    const SQL: &'static str = "text";
    fn to_value(&self) -> Value {
        let codes: Vec<_> = self.0.iter().map(|code| code.to_string().replace(' ', "_")).collect();
        Value::Text(codes.join(" "))
    }
    fn from_value(value: Value) -> Result<Self, BadValue> {
        match value {
            Value::Text(s) => s
                .split_whitespace()
                .map(|code| code.replace('_', " ").parse().map_err(|_| BadValue::Word(code.to_owned())))
                .collect::<Result<_, _>>()
                .map(Self),
            other => Err(BadValue::Type(other)),
        }
    }
}

/// Declares an enum whose variants are words in the file: `words! { /// Doc. pub enum Name { Variant = "word", … } }`.
macro_rules! words {
    ($($(#[$doc:meta])* pub enum $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$vdoc])* $variant,)+ }

        impl $name {
            /// Every word of the list, in its order.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];
            /// The word in the file, in exports and on the command line.
            pub fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }
            /// The variant of a word, if it is one.
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)+ _ => None }
            }
        }

        impl crate::value::Column for $name {
            const SQL: &'static str = "text";
            fn to_value(&self) -> crate::value::Value {
                crate::value::Value::Text(self.word().to_owned())
            }
            fn from_value(value: crate::value::Value) -> Result<Self, crate::value::BadValue> {
                match value {
                    crate::value::Value::Text(s) => Self::from_word(&s).ok_or(crate::value::BadValue::Word(s)),
                    other => Err(crate::value::BadValue::Type(other)),
                }
            }
        }
    )+};
}
pub(crate) use words;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_of_every_edition_come_back_from_their_column() {
        for edition in laws::Edition::ALL {
            let cited = laws::Article::all().filter(|article| article.number(edition).is_some());
            let all = Citations(cited.map(|article| article.cite_in(edition)).collect());
            assert_eq!(Citations::from_value(all.to_value()), Ok(all));
        }
        let code = Value::Text("old:12.3_(a) 2023:9.2".to_owned());
        assert_eq!(Citations::from_value(code.clone()).unwrap().to_value(), code);
    }
}
