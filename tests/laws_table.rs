//! The table of Articles: complete, unambiguous, and every message it names exists.

use std::collections::{BTreeSet, HashSet};
use std::path::Path;

use laws::{Article, Citation, Edition, IllegalAct, IncidentKind, Outcome, PenaltyKind, Regime};

const FAMILIES: [&str; 4] = ["law-says-", "law-defect-", "law-piece-", "law-position-"];

fn messages() -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/locales/en/laws.ftl");
    std::fs::read_to_string(path)
        .expect("laws.ftl is there")
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_owned()))
        .collect()
}

#[test]
fn every_number_is_used_once_per_edition_and_reads_back() {
    for edition in Edition::ALL {
        let mut seen = HashSet::new();
        for article in Article::all() {
            let Some(number) = article.number(edition) else { continue };
            assert!(seen.insert(number), "{edition} {number} twice");
            assert_eq!(Article::by_number(edition, number), Some(article));
            let citation = article.cite_in(edition);
            assert_eq!(citation.to_string().parse::<Citation>(), Ok(citation));
        }
    }
    assert_eq!(laws::articles::SAME_POSITION.cite().to_string(), "2023:9.2.3");
}

#[test]
fn every_article_belongs_to_some_edition() {
    for article in Article::all() {
        assert!(Edition::ALL.iter().any(|edition| article.number(*edition).is_some()), "{article:?}");
    }
}

#[test]
fn parents_of_a_number_are_in_the_table_too() {
    for article in Article::all() {
        let Some(number) = article.number(Edition::Fide2023) else { continue };
        if let Some((parent, _)) = number.rsplit_once('.') {
            let top = !parent.contains('.');
            assert!(
                top || Article::by_number(Edition::Fide2023, parent).is_some(),
                "{number} has no {parent}"
            );
        }
    }
}

#[test]
fn chapters_end_where_the_text_of_2023_ends() {
    let has = |number| Article::by_number(Edition::Fide2023, number).is_some();
    for (last, beyond) in [
        ("3.10.3", "3.10.4"),
        ("4.9", "4.10"),
        ("6.12.2", "6.13"),
        ("7.6", "7.7"),
        ("7.5.5", "7.5.6"),
        ("8.7", "8.8"),
        ("9.6.2", "9.7"),
        ("10.2", "10.3"),
        ("11.12", "11.13"),
        ("12.9.9", "12.9.10"),
        ("A.6", "A.7"),
        ("B.4", "B.5"),
        ("C.13.6", "C.14"),
        ("D.2.11", "D.2.12"),
        ("I.14", "I.15"),
        ("II.3.2.7", "II.4"),
        ("III.6.2", "III.7"),
    ] {
        assert!(has(last), "{last}");
        assert!(!has(beyond), "{beyond}");
    }
}

#[test]
fn every_message_the_table_names_exists() {
    let messages = messages();
    for article in Article::all() {
        for id in [article.title(), article.paraphrase()] {
            assert!(messages.contains(&id), "{id}");
        }
    }
    for kind in IncidentKind::ALL {
        assert!(messages.contains(kind.name()), "{}", kind.name());
        assert!(!kind.articles().is_empty());
    }
    for edition in Edition::ALL {
        assert!(messages.contains(edition.name()));
    }
}

#[test]
fn codes_read_back() {
    for kind in IncidentKind::ALL {
        assert_eq!(IncidentKind::from_code(kind.code()), Some(*kind));
    }
    for regime in Regime::ALL {
        assert_eq!(Regime::from_code(regime.code()), Some(regime));
    }
    for outcome in Outcome::ALL {
        assert_eq!(Outcome::from_code(outcome.code()), Some(outcome));
    }
    for kind in PenaltyKind::ALL {
        assert_eq!(PenaltyKind::from_code(kind.code()), Some(kind));
    }
    for act in IllegalAct::ALL {
        assert_eq!(IllegalAct::from_code(act.code()), Some(act));
    }
}

#[test]
fn numbers_that_moved_are_understood_and_printed_as_today() {
    for (older, today) in
        [("2018:A.4", "2023:A.5"), ("2018:7.8", "2023:7.5.3"), ("2023:D.6.2.2", "2023:D.2.6.2")]
    {
        assert_eq!(older.parse::<Citation>().map(|citation| citation.to_string()), Ok(today.to_owned()));
    }
    assert!("2018:1.1".parse::<Citation>().is_err(), "only what moved");
}

#[test]
fn text_that_is_no_citation_is_refused() {
    for text in ["", "9.2.3", "2023:", "2023:7.7", "1066:1.1", "2023:9.2.3 ", ":"] {
        assert!(text.parse::<Citation>().is_err(), "{text:?}");
    }
}

#[test]
fn every_message_the_crate_returns_exists_and_none_is_left_over() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src-tauri/crates/laws/src");
    let mut used = BTreeSet::new();
    for file in std::fs::read_dir(source).expect("the crate is there") {
        let path = file.expect("readable").path();
        if path.is_file() {
            let text = std::fs::read_to_string(&path).expect("readable");
            for piece in text.split('"') {
                if FAMILIES.iter().any(|start| piece.starts_with(start)) {
                    used.insert(piece.to_owned());
                }
            }
        }
    }
    let there: BTreeSet<String> =
        messages().into_iter().filter(|id| FAMILIES.iter().any(|start| id.starts_with(start))).collect();
    assert_eq!(used.difference(&there).collect::<Vec<_>>(), Vec::<&String>::new(), "missing in laws.ftl");
    assert_eq!(there.difference(&used).collect::<Vec<_>>(), Vec::<&String>::new(), "unused in laws.ftl");
}

/// Rules that another one of the same name part speaks for.
const SPOKEN_FOR: &[(&str, &str)] = &[
    ("judge_move", "judge_move_on_any_board judges the same, on illegal positions too"),
    ("touched", "touched_on_any_board answers the same, on illegal positions too"),
];

/// No rule of a chapter is known to the tests alone: whatever gives advice is asked by the desk or by name. The
/// arithmetic of clocks is asked through the corrections of the clock sheet.
#[test]
fn every_rule_is_within_an_arbiters_reach() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("src-tauri/crates");
    let read = |folder: &str| {
        let mut folders = vec![crates.join(folder)];
        let mut texts = vec![];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("a folder of the source").filter_map(Result::ok) {
                let path = entry.path();
                match path.is_dir() {
                    true => folders.push(path),
                    false => texts.push(std::fs::read_to_string(path).expect("source can be read")),
                }
            }
        }
        texts.join("\n")
    };
    let chapters =
        std::fs::read_dir(crates.join("laws/src")).expect("the Laws' source").filter_map(Result::ok);
    let chapters = chapters.map(|entry| entry.path()).filter(|path| path.is_file());
    let laws: String =
        chapters.map(|path| std::fs::read_to_string(path).expect("source can be read")).collect();
    let fronts = read("desk/src") + &read("actions/src");
    let rules: BTreeSet<&str> = laws
        .split("\npub fn ")
        .skip(1)
        .filter_map(|rest| {
            let (head, _) = rest.split_once(" {\n")?;
            let (name, signature) = head.split_once('(')?;
            signature.contains("Advice<").then_some(name)
        })
        .collect();
    assert!(rules.len() > 50, "the rules were not read: {}", rules.len());
    let asked = |name: &str| fronts.contains(&format!("::{name}("));
    let spoken_for = |name: &str| SPOKEN_FOR.iter().any(|(known, _)| *known == name);
    let idle: Vec<&&str> = rules.iter().filter(|name| !asked(name) && !spoken_for(name)).collect();
    assert!(idle.is_empty(), "nobody can ask {idle:?}");
}
