//! Arguments of a message, formatted before they reach it.

use fluent_bundle::FluentValue;

/// Numbers up to here are exact in Fluent's own numbers.
const EXACT: i64 = 1 << 53;

/// An argument as a Fluent message takes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A count or number from which a sentence may choose its form; printed without grouping.
    Number(i64),
    /// Text that is printed as it is.
    Text(String),
}

impl Argument {
    /// An argument that a notice carries as text: a whole number stays one, so that its sentence can choose between
    /// one and many. What would be printed otherwise than it is written (`007`, `+1`, `1.0`) stays text.
    pub fn of_text(text: &str) -> Self {
        match text.parse::<i64>() {
            Ok(number) if number.to_string() == text => Self::Number(number),
            _ => Self::Text(text.to_owned()),
        }
    }

    /// The argument as it is printed.
    pub fn printed(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
        }
    }

    pub(crate) fn value(&self) -> FluentValue<'_> {
        match self {
            Self::Number(number) if number.abs_diff(0) <= EXACT.unsigned_abs() => FluentValue::from(*number),
            Self::Number(number) => FluentValue::from(number.to_string()),
            Self::Text(text) => FluentValue::from(text.as_str()),
        }
    }
}

macro_rules! from_numbers {
    ($($number:ty)+) => {$(
        impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )+};
}
from_numbers! { i64 i32 u32 u16 u8 }

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::Argument;

    #[test]
    fn only_text_that_prints_as_written_becomes_a_number() {
        for (text, number) in [("0", 0), ("1", 1), ("-3", -3), ("24680013", 24_680_013)] {
            assert_eq!(Argument::of_text(text), Argument::Number(number), "{text}");
        }
        for text in ["", "007", "+1", "1.0", "1½", " 1", "12a", "-0", "99999999999999999999"] {
            assert_eq!(Argument::of_text(text), Argument::Text(text.to_owned()), "{text}");
        }
        for text in ["9007199254740993", "-9223372036854775808"] {
            assert_eq!(Argument::of_text(text).printed(), text);
        }
    }
}
