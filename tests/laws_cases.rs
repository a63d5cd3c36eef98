//! Cases an arbiter can judge: `cases/laws/*.case`. A case is a sentence, facts, and the advice expected with
//! its Articles. The format is described in `cases/laws/README.md`.
#![allow(clippy::expect_used, clippy::panic, clippy::print_stderr, reason = "a test prints what failed")]

#[path = "laws_cases/coverage.rs"]
mod coverage;
#[path = "laws_cases/format.rs"]
mod format;

use actions::ask;
use format::Case;

/// Everything wrong with a case.
fn failures(case: &Case) -> Vec<String> {
    let (answer, unused) = match ask::ask(&case.ask, case.edition, &case.facts) {
        Ok(answered) => answered,
        Err(error) => return vec![format!("the facts cannot be asked: {error}")],
    };
    let mut failures = vec![];
    if !unused.is_empty() {
        failures.push(format!("facts nobody asks for: {}", unused.join(", ")));
    }
    for (field, expected) in &case.expected {
        match answer.get(field) {
            Some(got) if got == expected => {}
            Some(got) => failures.push(format!("{field}: expected {expected}, got {got}")),
            None => failures.push(format!("{field}: the advice says nothing about it")),
        }
    }
    for citation in &case.cites {
        if !answer.because.contains(citation) {
            let got: Vec<String> = answer.because.iter().map(ToString::to_string).collect();
            failures.push(format!("cites: expected {citation}, got {}", got.join(" ")));
        }
    }
    for citation in &case.near_misses {
        if answer.because.first() == Some(citation) && !case.cites.contains(citation) {
            failures.push(format!("near miss: the advice rests on {citation} first"));
        }
    }
    failures
}

#[test]
fn every_case_gives_the_advice_expected() {
    let cases = format::all_cases();
    let mut failed = 0;
    for case in &cases {
        for failure in failures(case) {
            failed += 1;
            eprintln!("{}:{} {}\n    {failure}", case.file, case.line, case.sentence);
        }
    }
    eprintln!("{} cases, {failed} failures", cases.len());
    assert_eq!(failed, 0, "cases failed");
}

/// What the cases ask is what an arbiter is offered, fact by fact, and everything has a name for people.
#[test]
fn every_question_and_fact_of_the_cases_is_offered_and_named() {
    let questions = ask::questions();
    let text = text::Text::new("en");
    let mut wrong = std::collections::BTreeSet::new();
    for case in format::all_cases() {
        let Some(question) = questions.iter().find(|question| question.ask == case.ask) else {
            wrong.insert(format!("{} is asked by a case and not offered", case.ask));
            continue;
        };
        for (name, _) in &case.facts {
            if !question.facts.iter().any(|fact| fact.fact == *name) {
                wrong.insert(format!("{}: {name} is not offered", case.ask));
            }
        }
        let said: Vec<ask::AskSaid> = case
            .facts
            .iter()
            .map(|(fact, value)| ask::AskSaid { fact: fact.clone(), value: value.clone() })
            .collect();
        let answer = ask::answer(&case.ask, case.edition, &said);
        for follows in answer.map(|answer| answer.follows).unwrap_or_default() {
            if !text.knows(&follows.label.id) {
                wrong.insert(format!("{} has no name", follows.label.id));
            }
        }
    }
    for question in &questions {
        let words = question.facts.iter().flat_map(|fact| &fact.words).map(|word| &word.label);
        let labels = question.facts.iter().map(|fact| &fact.label).chain(words).chain([&question.title]);
        wrong.extend(labels.filter(|m| !text.knows(&m.id)).map(|m| format!("{} has no name", m.id)));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What is asked under one text is answered by it: the other text's Articles are not among the reasons, whatever is asked.
#[test]
fn no_answer_rests_on_the_other_text() {
    let mut wrong = std::collections::BTreeSet::new();
    for case in format::all_cases() {
        for edition in laws::Edition::ALL {
            let Ok((answer, _)) = ask::ask(&case.ask, edition, &case.facts) else { continue };
            let other = answer.because.iter().filter(|citation| citation.edition() != edition);
            wrong.extend(other.map(|citation| format!("{} under {edition}: {citation}", case.ask)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_sentence_is_used_twice_and_every_case_names_its_source() {
    let cases = format::all_cases();
    let mut seen = std::collections::HashSet::new();
    for case in &cases {
        assert!(seen.insert(&case.sentence), "{}:{} {}", case.file, case.line, case.sentence);
        assert!(!case.source.is_empty(), "{}:{} has no source", case.file, case.line);
        assert!(!case.cites.is_empty(), "{}:{} expects no Article", case.file, case.line);
    }
}

#[test]
fn a_wrong_expectation_is_found() {
    let text = "# White's second illegal move.\nsource: test\nask: illegal move\noffender: white\nearlier: 1\n\
                ---\ngame: 1-0\ncites: 7.5.5, 9.2.3\n";
    let cases = format::parse("test", text).expect("a case");
    let case = cases.first().expect("one");
    assert_eq!(failures(case).len(), 2, "{:?}", failures(case));
}

#[test]
fn coverage_of_the_articles_is_up_to_date() {
    coverage::check(&format::all_cases());
}
