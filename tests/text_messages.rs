//! Code and sentences belong together: what the code says has a sentence, what has a sentence is said, and the
//! arguments fit. Read from the source itself, so that nobody has to keep a list.

#![allow(clippy::expect_used)] // A test stops where its own files cannot be read.

#[path = "text_messages/fluent_files.rs"]
mod fluent_files;
#[path = "text_messages/rust_source.rs"]
mod rust_source;
#[path = "text_messages/said.rs"]
mod said;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_files::{Sentence, sentences};
use laws::{Article, IncidentKind, PenaltyKind, Regime};
use said::{Place, Said};

/// Beginnings of ids that no code says yet, and who will.
const AWAITED: &[(&str, &str)] = &[("journal-adjournment", "the entries about adjourned games")];

/// Beginnings of ids whose English file is still to come. An entry counts only while no sentence begins so.
const UNWRITTEN: &[&str] = &["store-", "open-", "opened-", "append-", "notation-"];

/// Beginnings of ids by which a message is known in the code where no call takes it.
const FAMILIES: &[&str] = &[
    "refused-",
    "remark-",
    "advice-",
    "advised-",
    "offer-",
    "import-",
    "journal-",
    "cite-",
    "law-",
    "trf-",
    "exchange-",
    "notation-",
    "store-",
    "open-",
    "opened-",
    "append-",
];

/// Strings that look like ids of a family of messages and are none.
const NOT_MESSAGES: &[&str] = &[];

/// Arguments that the code passes and the English sentence does not print, with the reason. Another language may.
const KNOWINGLY_UNUSED: &[(&str, &str, &str)] = &[
    ("clock-term-own-thinking", "side", "the line stands in that side's column"),
    ("clock-term-ran-wrongly", "side", "the same"),
    ("law-says-annul-and-replay", "offender", "the ruling does not depend on who erred"),
    ("incident-fault", "move", "it may be empty, and a sentence cannot leave out what is empty"),
    ("incident-fault-counted", "move", "the same"),
    ("trf-name-cut", "player", "it stands for all such players, and says how many"),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn said() -> Said {
    Said::by_crates(root(), "src-tauri")
}

fn english() -> BTreeMap<String, Sentence> {
    sentences("en").into_iter().map(|sentence| (sentence.id.clone(), sentence)).collect()
}

/// Words of the Laws and the desk that look like ids: they are stored, and named by ids of their own.
fn stored_words() -> BTreeSet<String> {
    let incidents = IncidentKind::ALL.iter().map(|kind| kind.code().to_owned());
    let penalties = PenaltyKind::ALL.iter().map(|kind| kind.code().to_owned());
    let regimes = Regime::ALL.iter().map(|regime| regime.code().to_owned());
    incidents.chain(penalties).chain(regimes).collect()
}

/// Ids that the program puts together from its own tables.
fn by_tables() -> BTreeSet<String> {
    let articles = Article::all().flat_map(|article| [article.title(), article.paraphrase()]);
    articles.chain(text::word_ids()).collect()
}

#[test]
fn every_file_of_every_language_is_well_formed() {
    for language in text::languages() {
        for (file, source) in text::files(language) {
            if let Err((_, errors)) = fluent_syntax::parser::parse(source) {
                let lines: Vec<_> = errors
                    .iter()
                    .map(|e| format!("line {}: {e}", source[..e.pos.start].lines().count()))
                    .collect();
                panic!("{language}/{file}: {lines:#?}");
            }
        }
    }
}

#[test]
fn no_id_has_two_sentences() {
    for language in text::languages() {
        let mut seen: BTreeMap<String, &str> = BTreeMap::new();
        let mut twice = Vec::new();
        for sentence in sentences(language) {
            if let Some(other) = seen.insert(sentence.id.clone(), sentence.file) {
                twice.push(format!("{} in {other} and {}", sentence.id, sentence.file));
            }
        }
        assert!(twice.is_empty(), "{language}: {twice:#?}");
    }
}

#[test]
fn every_message_the_code_says_has_an_english_sentence() {
    let (said, english, words) = (said(), english(), stored_words());
    let mut unwritten = UNWRITTEN.to_vec();
    unwritten.retain(|beginning| !english.keys().any(|id| id.starts_with(beginning)));
    unwritten.iter().for_each(|beginning| println!("not checked: {beginning}… has no English file yet"));
    let known = |id: &String| {
        english.contains_key(id)
            || words.contains(id)
            || NOT_MESSAGES.contains(&id.as_str())
            || unwritten.iter().any(|beginning| id.starts_with(beginning))
    };
    let mut missing = BTreeMap::new();
    for place in &said.places {
        if place.ids.is_empty() && place.list.is_none() {
            println!("not checked: the id comes from elsewhere in {}, {}", place.file, place.function);
        }
        let unknown = place.ids.iter().filter(|id| !known(id));
        missing.extend(unknown.map(|id| (id.clone(), format!("{}, {}", place.file, place.function))));
        let list = place.list.as_ref().filter(|list| !english.keys().any(|id| id.starts_with(*list)));
        missing.extend(list.map(|list| (format!("{list}*"), place.file.clone())));
    }
    // A string that no call takes is a message where it belongs to a family of them.
    for (id, file) in &said.strings {
        if FAMILIES.iter().any(|family| id.starts_with(family)) && !known(id) {
            missing.insert(id.clone(), file.clone());
        }
    }
    let unnamed = by_tables().into_iter().filter(|id| !english.contains_key(id));
    missing.extend(unnamed.map(|id| (id, "a table of the program".to_owned())));
    println!("{} places make messages", said.places.len());
    assert!(said.places.len() > 80, "the source was not read: {} places", said.places.len());
    assert!(missing.is_empty(), "no English sentence for {missing:#?}");
}

/// Each place with the sentences it may say.
fn places(english: &BTreeMap<String, Sentence>) -> Vec<(Place, Vec<&Sentence>)> {
    let Said { places, strings, .. } = said();
    let with_sentences = places.into_iter().map(|place| {
        // A word of a list is named by no string of its own.
        let of_list = |id: &String| {
            place.list.as_ref().is_some_and(|list| id.starts_with(list.as_str())) && !strings.contains_key(id)
        };
        let sentences = english.values().filter(|s| place.ids.contains(&s.id) || of_list(&s.id)).collect();
        (place, sentences)
    });
    with_sentences.collect()
}

#[test]
fn every_argument_a_sentence_prints_is_passed_to_it() {
    let english = english();
    let mut wrong = Vec::new();
    for (place, sentences) in places(&english) {
        for sentence in sentences {
            for argument in &sentence.arguments {
                let passed = place.args.contains(argument) || (argument == "count" && place.may_count);
                if !passed {
                    wrong.push(format!(
                        "{} prints ${argument}: {}, {}",
                        sentence.id, place.file, place.function
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_argument_that_is_passed_is_printed_or_knowingly_left_out() {
    let english = english();
    let mut unused = Vec::new();
    for (place, sentences) in places(&english) {
        for argument in &place.args {
            let printed = sentences.iter().any(|sentence| sentence.arguments.contains(argument));
            let knowingly = |sentence: &&Sentence| {
                KNOWINGLY_UNUSED.iter().any(|(id, name, _)| *id == sentence.id && name == argument)
            };
            if !printed && !sentences.is_empty() && !sentences.iter().any(knowingly) {
                let ids: Vec<_> = sentences.iter().map(|sentence| &sentence.id).collect();
                unused.push(format!("${argument} of {ids:?}: {}, {}", place.file, place.function));
            }
        }
    }
    assert!(unused.is_empty(), "{unused:#?}");
    for (id, argument, _) in KNOWINGLY_UNUSED {
        let printed = english.get(*id).is_none_or(|sentence| sentence.arguments.contains(*argument));
        assert!(!printed, "{id} prints ${argument}, or is gone: take it off the list");
    }
}

#[test]
fn every_sentence_is_said_somewhere() {
    let (said, english) = (said(), english());
    let window = window();
    let tables = by_tables();
    let within: BTreeSet<_> =
        english.values().flat_map(|sentence| sentence.messages.iter().cloned()).collect();
    let mut skipped: BTreeMap<String, usize> = BTreeMap::new();
    let mut unused = Vec::new();
    for (id, sentence) in &english {
        let is_said =
            said.strings.contains_key(id) || tables.contains(id) || within.contains(id) || window.says(id);
        if is_said {
            continue;
        }
        let awaited = AWAITED.iter().map(|(beginning, _)| *beginning);
        let computed = said.beginnings.keys().chain(&window.beginnings).map(String::as_str);
        match computed.chain(awaited).find(|beginning| id.starts_with(beginning)) {
            Some(beginning) => *skipped.entry(beginning.to_owned()).or_default() += 1,
            None => unused.push(format!("{id} ({})", sentence.file)),
        }
    }
    for (beginning, count) in &skipped {
        let awaited = AWAITED.iter().find(|(awaited, _)| awaited == beginning);
        let why =
            awaited.map_or("put together at run time".to_owned(), |(_, who)| format!("awaited by {who}"));
        println!("not checked: {count} ids that begin with {beginning}, {why}");
    }
    assert!(unused.is_empty(), "nothing says {unused:#?}");
}

/// What the window's source says, as far as its text shows it.
struct Window {
    source: String,
    beginnings: BTreeSet<String>,
}

impl Window {
    fn says(&self, id: &str) -> bool {
        ['"', '\'', '`'].iter().any(|quote| self.source.contains(&format!("{quote}{id}{quote}")))
    }
}

fn window() -> Window {
    let mut source = String::new();
    for path in rust_source::files(&root().join("ui/src"), &["ts", "tsx"]) {
        // A test may ask for what is not there, to see what becomes of it.
        if path.to_string_lossy().contains(".test.") {
            continue;
        }
        source.push_str(&fs::read_to_string(path).expect("source can be read"));
    }
    let beginnings = source
        .split('`')
        .filter_map(|text| text.split("${").next()?.strip_suffix('-'))
        .filter(|word| rust_source::looks_like_an_id(&format!("{}-x", word.to_ascii_lowercase())))
        .map(|word| format!("{word}-"))
        .collect();
    Window { source, beginnings }
}

#[test]
fn every_sentence_the_window_asks_for_is_there() {
    let english = english();
    let source = window().source;
    let mut missing = BTreeSet::new();
    for call in ["t(\"", "say({ id: \"", "sayId(\""] {
        for (at, _) in source.match_indices(call) {
            let before = source[..at].chars().next_back();
            let rest = &source[at + call.len()..];
            let id = rest.split('"').next().unwrap_or_default();
            let alone = before.is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != '.');
            if alone && id.contains('-') && !english.contains_key(id) {
                missing.insert(id.to_owned());
            }
        }
    }
    assert!(missing.is_empty(), "no English sentence for {missing:#?}");
}

#[test]
fn other_languages_have_no_sentence_that_english_lacks() {
    let english = english();
    for language in text::languages().filter(|language| *language != "en") {
        for sentence in sentences(language) {
            let ours = english.get(&sentence.id);
            assert!(ours.is_some(), "{language}/{}: {} is no English message", sentence.file, sentence.id);
        }
    }
}
