//! Cases in the shared format: every row of `checks` of every case, in `cases/laws/shared/*.json` and, where
//! `FLAGFALL_CASES` names a folder, in every `*.json` there. Each failure is printed as
//! `ID check: expected …, got …`.
#![allow(clippy::expect_used, clippy::panic, clippy::print_stderr, reason = "a test prints what failed")]

#[path = "laws_shared/checks.rs"]
mod checks;
#[path = "laws_shared/clock_checks.rs"]
mod clock_checks;
#[path = "laws_shared/mate_search.rs"]
mod mate_search;
#[path = "laws_shared/material.rs"]
mod material;

use std::path::{Path, PathBuf};

use actions::ask::score;

use serde_json::Value;

fn json_files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .collect();
    files.sort();
    files
}

/// Runs a file; gives cases with checks, checks, and a line per failure.
fn run_file(path: &Path) -> (usize, usize, Vec<String>) {
    let text = std::fs::read_to_string(path).expect("readable");
    let file: Value =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let cases = file.get("cases").unwrap_or(&file).as_array().expect("a list of cases");
    let (mut with_checks, mut count, mut failures) = (0, 0, vec![]);
    for case in cases {
        let id = case.get("id").and_then(Value::as_str).unwrap_or("?");
        let rows = case.get("checks").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        with_checks += usize::from(!rows.is_empty());
        count += rows.len();
        failures.extend(checks::run(case, rows).into_iter().map(|failure| format!("{id} {failure}")));
    }
    (with_checks, count, failures)
}

fn run_folder(folder: &Path) -> usize {
    let (mut with_checks, mut count, mut failures) = (0, 0, vec![]);
    for path in json_files(folder) {
        let (cases, checks, failed) = run_file(&path);
        with_checks += cases;
        count += checks;
        failures.extend(failed);
    }
    for failure in &failures {
        eprintln!("{failure}");
    }
    eprintln!(
        "{}: {with_checks} cases with checks, {count} checks, {} failed",
        folder.display(),
        failures.len()
    );
    assert!(failures.is_empty(), "{} checks failed", failures.len());
    count
}

#[test]
fn shared_cases_of_the_project_pass() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/laws/shared");
    assert!(run_folder(&folder) > 100, "the file is there whole");
}

#[test]
fn shared_cases_of_the_folder_named_by_flagfall_cases_pass() {
    match std::env::var_os("FLAGFALL_CASES") {
        Some(folder) => {
            run_folder(Path::new(&folder));
        }
        None => eprintln!("skipped: FLAGFALL_CASES is unset, no further cases"),
    }
}

/// The runner itself: a check that must fail does, and an unknown one is a failure, not a pass.
#[test]
fn wrong_expectations_are_reported() {
    let case: Value = serde_json::from_str(
        r#"{"id":"X","moves":"1.Nf3 Nf6 2.Ng1 Ng8","fen":null,
            "checks":[["occ",3],["no_such_check",1],["first_n",2,"start"],["halfmove"]]}"#,
    )
    .expect("JSON");
    let rows = case.get("checks").and_then(Value::as_array).expect("checks");
    let failures = checks::run(&case, rows);
    assert_eq!(failures.len(), 4, "{failures:?}");
    assert_eq!(failures.first().map(String::as_str), Some("occ: expected 3, got 2"));
}
