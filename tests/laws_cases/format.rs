//! Reads `.case` files.

use std::path::Path;

use laws::{Citation, Edition};

/// A case.
pub struct Case {
    pub file: String,
    pub line: usize,
    /// The sentence an arbiter can judge.
    pub sentence: String,
    pub source: String,
    /// What is asked.
    pub ask: String,
    pub edition: Edition,
    /// Facts, in order; a name may come several times.
    pub facts: Vec<(String, String)>,
    /// What the advice must say, by field.
    pub expected: Vec<(String, String)>,
    /// Articles the advice must rest on.
    pub cites: Vec<Citation>,
    /// Articles whose rule nearly applies, and does not.
    pub near_misses: Vec<Citation>,
}

/// All cases of the project.
pub fn all_cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/laws");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the folder is there")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "case"))
        .collect();
    files.sort();
    files
        .iter()
        .flat_map(|path| {
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let text = std::fs::read_to_string(path).expect("readable");
            parse(&name, &text).unwrap_or_else(|error| panic!("{name}: {error}"))
        })
        .collect()
}

/// Reads the cases of a file.
pub fn parse(file: &str, text: &str) -> Result<Vec<Case>, String> {
    let mut cases: Vec<Case> = vec![];
    let mut expecting = false;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        let at = |error: String| format!("line {}: {error}", index + 1);
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        if let Some(sentence) = line.strip_prefix("# ") {
            expecting = false;
            cases.push(Case {
                file: file.to_owned(),
                line: index + 1,
                sentence: sentence.to_owned(),
                source: String::new(),
                ask: String::new(),
                edition: Edition::Fide2023,
                facts: vec![],
                expected: vec![],
                cites: vec![],
                near_misses: vec![],
            });
            continue;
        }
        let case = cases.last_mut().ok_or_else(|| at("no case yet".to_owned()))?;
        if line == "---" {
            expecting = true;
            continue;
        }
        let (name, value) = line.split_once(':').ok_or_else(|| at(format!("{line} has no colon")))?;
        let (name, value) = (name.trim().to_owned(), value.trim().to_owned());
        match (expecting, name.as_str()) {
            (false, "source") => case.source = value,
            (false, "ask") => case.ask = value,
            (false, "edition") => {
                case.edition = Edition::from_code(&value).ok_or_else(|| at(format!("no edition {value}")))?;
            }
            (false, _) => case.facts.push((name, value)),
            (true, "cites") => case.cites.extend(citations(case.edition, &value).map_err(at)?),
            (true, "near miss") => case.near_misses.extend(citations(case.edition, &value).map_err(at)?),
            (true, _) => case.expected.push((name, value)),
        }
    }
    Ok(cases)
}

/// `7.5.5, 9.2.3`, numbers of the case's edition unless one is written out as `2023:7.5.5`.
fn citations(edition: Edition, text: &str) -> Result<Vec<Citation>, String> {
    text.split(',')
        .map(|number| {
            let number = number.trim();
            let written =
                if number.contains(':') { number.to_owned() } else { format!("{edition}:{number}") };
            written.parse::<Citation>().map_err(|error| error.to_string())
        })
        .collect()
}
