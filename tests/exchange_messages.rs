//! Every message the readers and writers can give has its sentence, and every sentence is used.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn every_message_has_its_sentence_and_every_sentence_its_message() {
    let mut code = Vec::new();
    sources(&root().join("src-tauri/crates/exchange/src"), &mut code);
    let prefixes = ["exchange-", "trf-", "list-", "swiss-manager-"];
    let given: BTreeSet<String> = code
        .iter()
        .flat_map(|text| text.split('"').skip(1).step_by(1))
        .filter(|text| prefixes.iter().any(|prefix| text.starts_with(prefix)))
        .filter(|text| {
            text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
        })
        .map(str::to_owned)
        .collect();
    let sentences = std::fs::read_to_string(root().join("ui/locales/en/exchange.ftl")).unwrap();
    let known: BTreeSet<String> = sentences
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_owned()))
        .collect();
    let without_sentence: Vec<_> = given.difference(&known).collect();
    let unused: Vec<_> = known.difference(&given).collect();
    assert!(
        without_sentence.is_empty() && unused.is_empty(),
        "without: {without_sentence:?}, unused: {unused:?}"
    );
}

/// The variables a sentence needs.
fn variables(sentence: &str) -> BTreeSet<&str> {
    let names = sentence.split('$').skip(1);
    names.map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default()).collect()
}

#[test]
fn every_sentence_gets_its_arguments() {
    let text = std::fs::read_to_string(root().join("ui/locales/en/exchange.ftl")).unwrap();
    let mut sentences: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            let (id, sentence) = line.split_once(" =").unwrap();
            sentences.push((id.to_owned(), sentence.to_owned()));
        } else if let Some((_, sentence)) = sentences.last_mut() {
            sentence.push_str(line);
        }
    }
    let mut wrong = BTreeSet::new();
    let mut check = |id: &str, args: &[(&'static str, String)]| {
        let given: BTreeSet<&str> = args.iter().map(|(name, _)| *name).collect();
        let sentence = sentences.iter().find(|(known, _)| known == id).map_or("", |(_, sentence)| sentence);
        let missing: Vec<&str> = variables(sentence).difference(&given).copied().collect();
        if !missing.is_empty() {
            wrong.insert(format!("{id}: {missing:?}"));
        }
    };
    for folder in ["tests/cases/trf", "tests/cases/lists"] {
        for entry in std::fs::read_dir(root().join(folder)).unwrap() {
            let bytes = std::fs::read(entry.unwrap().path()).unwrap();
            match exchange::read("round4.csv", &bytes, exchange::ReadOptions::default()) {
                Ok(read) => read.roster.notices.iter().for_each(|notice| check(notice.id, &notice.args)),
                Err(error) => error.messages().iter().for_each(|message| check(message.id, &message.args)),
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}
