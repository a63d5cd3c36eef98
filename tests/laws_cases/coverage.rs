//! `cases/COVERAGE.md`: every Article, how it is answered, where, and how many cases there are for it.

use std::collections::HashMap;
use std::path::Path;

use laws::{Answer, Article, Edition, Owner, Why};

use crate::format::Case;

/// Rewrites the file when it is stale, and fails then; fails too where a `Code` row lacks a case or a
/// citation in its file.
pub fn check(cases: &[Case]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut cited: HashMap<Article, usize> = HashMap::new();
    let mut near: HashMap<Article, usize> = HashMap::new();
    for case in cases {
        for citation in &case.cites {
            *cited.entry(citation.article()).or_default() += 1;
        }
        for citation in &case.near_misses {
            *near.entry(citation.article()).or_default() += 1;
        }
    }
    let titles = titles(root);
    let mut text = String::from(
        "# How every Article is answered\n\nWritten by the tests of the law cases; do not edit. Answers: \
         *code* (a rule in the file named), *by type* (true by construction), *judgement* (the arbiter decides, \
         the desk records), *not ours*, *to do*. The last columns count cases that cite the Article and cases in \
         which its rule nearly applies.\n",
    );
    let mut lacking = vec![];
    for edition in Edition::ALL {
        let heading = match edition {
            Edition::Fide2023 => "FIDE Laws of Chess 2023",
            Edition::Old => "Laws of the 1970s (historical text)",
        };
        text.push_str(&format!(
            "\n## {heading}\n\n| Article | title | answer | file | cases | near misses |\n|---|---|---|---|---:|---:|\n"
        ));
        for article in Article::all() {
            let Some(number) = article.number(edition) else { continue };
            let (answer, file) = answer(article.answer());
            let cases = cited.get(&article).copied().unwrap_or(0);
            let misses = near.get(&article).copied().unwrap_or(0);
            let title = titles.get(&article.title()).map_or("", String::as_str);
            text.push_str(&format!("| {number} | {title} | {answer} | {file} | {cases} | {misses} |\n"));
            if let Answer::Code(file) = article.answer() {
                if cases == 0 || misses == 0 {
                    lacking.push(format!("{number} {}: {cases} cases, {misses} near misses", article.name()));
                }
                if !cited_in(root, file, article.name()) {
                    lacking.push(format!("{number} {} is not cited in {file}", article.name()));
                }
            }
        }
    }
    let path = root.join("tests/cases/COVERAGE.md");
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    if old != text {
        std::fs::write(&path, &text).expect("written");
    }
    assert!(lacking.is_empty(), "{} lacking:\n{}", lacking.len(), lacking.join("\n"));
    assert!(
        old == text,
        "tests/cases/COVERAGE.md was stale and has been rewritten: look at it and commit it"
    );
}

fn answer(answer: Answer) -> (&'static str, &'static str) {
    match answer {
        Answer::Code(file) => ("code", file),
        Answer::ByType => ("by type", ""),
        Answer::Judgement => ("judgement", ""),
        Answer::NotOurs(Why::Equipment) => ("not ours: equipment", ""),
        Answer::NotOurs(Why::Venue) => ("not ours: venue", ""),
        Answer::NotOurs(Why::Organiser) => ("not ours: organiser", ""),
        Answer::NotOurs(Why::Notation) => ("not ours: reading and writing games", ""),
        Answer::Todo(Owner::Clocks) => ("to do: clock arithmetic", ""),
        Answer::Todo(Owner::Adjournment) => ("to do: adjournment", ""),
    }
}

fn cited_in(root: &Path, file: &str, name: &str) -> bool {
    let text = std::fs::read_to_string(root.join("src-tauri/crates/laws/src").join(file)).unwrap_or_default();
    // The whole name, not a longer one that contains it.
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.split(|c: char| !part(c)).any(|word| word == name)
}

fn titles(root: &Path) -> HashMap<String, String> {
    let text = std::fs::read_to_string(root.join("ui/locales/en/laws.ftl")).unwrap_or_default();
    text.lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(id, title)| (id.to_owned(), title.to_owned()))
        .collect()
}
