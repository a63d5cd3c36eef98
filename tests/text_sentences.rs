//! Whole sentences: examples from a table, and that no message whatever stops the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use desk::message_code::{StoredMessage, read};
use laws::{Arg, Colour, HalfPoints, Message};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use text::Text;

#[test]
fn every_example_is_said_as_the_table_has_it() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/text/sentences.txt");
    let table = fs::read_to_string(path).expect("the table is there");
    let lines: Vec<&str> = table.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")).collect();
    let english = Text::new("en");
    let mut wrong = Vec::new();
    for pair in lines.chunks(2) {
        let [message, expected] = pair else { panic!("a message without its sentence: {pair:?}") };
        let said = english.say_stored(&read(message));
        if said != *expected {
            wrong.push(format!("{message}: expected {expected}, got {said}"));
        }
    }
    assert!(lines.len() > 40, "the table was not read");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn arg() -> impl Strategy<Value = Arg> {
    prop_oneof![
        any::<i64>().prop_map(Arg::Number),
        any::<i64>().prop_map(Arg::Millis),
        ".{0,20}".prop_map(Arg::Text),
        prop_oneof![Just(Colour::White), Just(Colour::Black)].prop_map(Arg::Colour),
        any::<u8>().prop_map(|n| Arg::Points(HalfPoints(n))),
        Just(Arg::Message(Box::new(Message::new("offer-draw").with("of", "itself")))),
    ]
}

/// Ids of the program and ids of nobody, with arguments that fit and arguments that do not.
fn message(ids: Vec<String>) -> impl Strategy<Value = StoredMessage> {
    let names = prop_oneof![
        Just("time".to_owned()),
        Just("player".to_owned()),
        Just("count".to_owned()),
        Just("board".to_owned()),
        ".{0,8}",
    ];
    let id = prop_oneof![9 => proptest::sample::select(ids), 1 => ".{0,12}"];
    (id, proptest::collection::vec((names, arg()), 0..6)).prop_map(|(id, args)| StoredMessage { id, args })
}

fn english_ids() -> BTreeSet<String> {
    text::files("en")
        .flat_map(|(_, source)| source.lines())
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id.to_owned())
        .collect()
}

/// What is wrong is one sentence, what to do next or what is safe another.
#[test]
fn every_refusal_says_what_is_wrong_and_what_to_do_next() {
    let english = Text::new("en");
    let refusals: Vec<String> = english_ids().into_iter().filter(|id| id.starts_with("refused-")).collect();
    assert!(refusals.len() > 40, "{} refusals", refusals.len());
    for id in refusals {
        let said = english.sentence::<&str>(&id, &[]);
        let sentences = said.matches(". ").count() + usize::from(said.ends_with('.'));
        assert!(sentences >= 2, "{id}: {said}");
    }
}

#[test]
fn no_sentence_apologises_or_scolds() {
    for (file, source) in text::files("en") {
        let source = source.to_lowercase();
        for word in [
            "oops",
            "invalid input",
            "invalid value",
            "sorry",
            "unfortunately",
            "illegal input",
            "an error occurred",
        ] {
            let found = source.lines().find(|line| !line.starts_with('#') && line.contains(word));
            assert!(found.is_none(), "{file}: {found:?}");
        }
    }
}

#[test]
fn any_message_with_any_arguments_gives_text() {
    let english = Text::new("en");
    let config = Config { cases: 2_000, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]));
    let messages = message(english_ids().into_iter().collect());
    let outcome = runner.run(&messages, |message| {
        let said = english.say_stored(&message);
        prop_assert!(!said.is_empty() || message.id.is_empty(), "{message:?}");
        // Marks around arguments would be invisible characters in copied text; strings that brought their own keep them.
        let marks = ['\u{2068}', '\u{2069}'];
        let brought =
            message.args.iter().any(|(_, arg)| arg.to_string().contains(marks)) || message.id.contains(marks);
        let added = said.contains(marks) && !brought;
        prop_assert!(!added, "{}", said);
        let args: Vec<(String, String)> =
            message.args.iter().map(|(name, arg)| (name.clone(), arg.to_string())).collect();
        prop_assert!(!english.say_notice(&message.id, &args).is_empty());
        Ok(())
    });
    assert!(outcome.is_ok(), "{outcome:?}");
}

#[test]
fn the_same_message_is_said_alike_from_code_and_from_the_journal() {
    let english = Text::new("en");
    for (id, name, arg) in [
        ("offer-loses", "player", Arg::Colour(Colour::Black)),
        ("remark-round-unfinished", "count", Arg::Number(3)),
        ("offer-time-both", "time", Arg::Millis(-1_000)),
    ] {
        let message = Message::new(id).with(name, arg);
        let stored = read(&desk::message_code::write(&message));
        assert_eq!(english.say(&message), english.say_stored(&stored));
        assert!(!english.say(&message).contains(['{', '[']), "{}", english.say(&message));
    }
}
