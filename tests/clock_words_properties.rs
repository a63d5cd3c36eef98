//! A control described in words is read back, and no words make the reader panic.

mod clock_support;

use clock_support::say;
use clock_support::slow::{any_control, fixed};
use laws::time_control::TimeControl;
use proptest::prelude::*;

/// The words and signs the reader knows, in any order.
fn nearly_words() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "40",
        "90",
        "30",
        "1",
        "moves",
        "move",
        "minutes",
        "min.",
        "seconds",
        "sec",
        "'",
        "\"",
        "hours",
        "1:30",
        "for",
        "in",
        "x",
        "/",
        "then",
        ",",
        "+",
        "from",
        "first",
        "per",
        "rest",
        "of",
        "the",
        "game",
        "increment",
        "delay",
        "Bronstein",
        "no",
        "White",
        "Black",
        ":",
        "all",
        "remaining",
        "99999",
        "123456",
        "٣",
        "½",
    ]);
    prop::collection::vec((word, prop_oneof![Just(""), Just(" ")]), 0..25)
        .prop_map(|words| words.into_iter().map(|(word, blank)| format!("{word}{blank}")).collect())
}

proptest! {
    #![proptest_config(fixed(1_000))]

    #[test]
    fn a_control_said_in_words_is_read_back(control in any_control()) {
        let words: Vec<String> = control.describe().iter().map(say).collect();
        let words = words.join(", ");
        prop_assert_eq!(TimeControl::from_words(&words), Ok(control), "{}", words);
    }

    #[test]
    fn no_words_make_the_reader_panic(text in prop_oneof![3 => nearly_words(), 1 => any::<String>()]) {
        if let Ok(control) = TimeControl::from_words(&text) {
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }
    }
}

#[test]
fn a_long_text_is_refused_quickly() {
    for piece in ["5 minutes, ", "30 seconds ", "40 moves in ", "White ", "1:1:1:"] {
        assert!(TimeControl::from_words(&piece.repeat(20_000)).is_err());
    }
}
