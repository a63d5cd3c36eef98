//! What the clock tests share: blocks of `key: value`, arithmetic done by hand, sentences.
#![allow(dead_code, reason = "every test uses a part")]
#![allow(clippy::expect_used, clippy::panic, reason = "a case that cannot be read is a mistake in the case")]

pub mod slow;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use laws::clock::{HallTime, Millis, Sides, parse_reading};
use laws::time_control::TimeControl;
use laws::{Advice, Announced, Arg, Colour, Force, Message, Regime};
use std::path::Path;
use std::str::FromStr;

/// One case: its keys and values, and the arithmetic done by hand.
#[derive(Debug, Default)]
pub struct Case {
    pub file: String,
    pub name: String,
    keys: Vec<(String, String)>,
    pub equations: Vec<String>,
}

/// Every case of the files whose name begins so.
pub fn cases(beginning: &str) -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/clock");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder of clock cases")
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "case"))
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(beginning)))
        .collect();
    files.sort();
    let mut cases = Vec::new();
    for file in files {
        let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let text = std::fs::read_to_string(&file).expect("a readable case file");
        cases.extend(text.split("\n\n").filter_map(|block| Case::parse(&name, block)));
    }
    cases
}

impl Case {
    fn parse(file: &str, block: &str) -> Option<Case> {
        let mut case = Case { file: file.to_owned(), ..Case::default() };
        for line in block.lines() {
            if let Some(equation) = line.strip_prefix("#=") {
                case.equations.push(equation.trim().to_owned());
            } else if !line.starts_with('#')
                && let Some((key, value)) = line.split_once(':')
            {
                case.keys.push((key.trim().to_owned(), value.trim().to_owned()));
            }
        }
        case.name = case.get("case")?.to_owned();
        Some(case)
    }

    pub fn get(&self, key: &str) -> Option<&str> {
        self.keys.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    pub fn all(&self, key: &str) -> Vec<&str> {
        self.keys.iter().filter(|(name, _)| name == key).map(|(_, value)| value.as_str()).collect()
    }

    pub fn must(&self, key: &str) -> &str {
        self.get(key).unwrap_or_else(|| panic!("{self}: no {key}"))
    }

    pub fn control(&self, key: &str) -> TimeControl {
        self.must(key).parse().unwrap_or_else(|error| panic!("{self}: {key}: {error}"))
    }

    pub fn colour(&self, key: &str) -> Colour {
        Colour::from_code(self.must(key)).unwrap_or_else(|| panic!("{self}: {key}"))
    }

    pub fn is(&self, key: &str, value: &str) -> bool {
        self.get(key) == Some(value)
    }

    pub fn time(&self, key: &str) -> Millis {
        time(self.must(key)).unwrap_or_else(|| panic!("{self}: {key}"))
    }

    pub fn hall(&self, key: &str) -> Option<HallTime> {
        self.get(key).map(|typed| HallTime::parse(typed).unwrap_or_else(|_| panic!("{self}: {key}")))
    }

    pub fn times(&self, key: &str) -> Option<Sides<Millis>> {
        self.get(key).map(|text| {
            let both: Vec<Millis> = text.split_whitespace().filter_map(time).collect();
            match *both.as_slice() {
                [white, black] => Sides { white, black },
                _ => panic!("{self}: {key}: two times"),
            }
        })
    }

    pub fn counts(&self, key: &str) -> Option<Sides<u32>> {
        self.get(key).map(|text| {
            let both: Vec<u32> = text.split_whitespace().filter_map(|count| count.parse().ok()).collect();
            match *both.as_slice() {
                [white, black] => Sides { white, black },
                _ => panic!("{self}: {key}: two numbers"),
            }
        })
    }

    pub fn announced(&self) -> Announced {
        let regime = self.get("regime").map_or(Some(Regime::Standard), Regime::from_code);
        let mut announced = Announced::under(regime.unwrap_or_else(|| panic!("{self}: regime")));
        announced.quickplay_finish = self.is("quickplay", "yes");
        announced.white_clock_runs = !self.is("white-clock-runs", "no");
        announced.default_time_min = self.get("default").and_then(|minutes| minutes.parse().ok());
        announced
    }

    /// The advice cites what the case names, says what it wants said, and every sentence exists.
    pub fn check_advice<T>(&self, advice: &Advice<T>) {
        for article in self.get("articles").unwrap_or_default().split_whitespace() {
            assert!(
                advice.numbers().contains(&article),
                "{self}: cites {:?}, not {article}",
                advice.numbers()
            );
        }
        for id in self.get("says").unwrap_or_default().split_whitespace() {
            assert!(advice.says.iter().any(|said| said.id == id), "{self}: does not say {id}");
        }
        let force = match advice.force {
            Force::Prescribed => "prescribed",
            Force::Discretion => "discretion",
            Force::Open => "open",
        };
        if let Some(expected) = self.get("force") {
            assert_eq!(force, expected, "{self}");
        }
        for message in &advice.says {
            let _ = say(message);
        }
    }

    /// The equations hold.
    pub fn check_equations(&self) {
        for equation in &self.equations {
            let (left, right) = sides_of(equation).unwrap_or_else(|| panic!("{self}: {equation}"));
            assert_eq!(left, right, "{self}: {equation}");
        }
    }

    /// The equations hold, and the last one of each side ends in the time expected for it.
    pub fn check_arithmetic(&self, expected: Sides<Millis>) {
        self.check_equations();
        for side in Colour::BOTH {
            let name = if side == Colour::White { "White " } else { "Black " };
            let last = self.equations.iter().rfind(|equation| equation.starts_with(name));
            let last = last.unwrap_or_else(|| panic!("{self}: no arithmetic for {name}"));
            let (_, right) = sides_of(last).unwrap_or_else(|| panic!("{self}: {last}"));
            assert_eq!(right.or_zero(), *expected.of(side), "{self}: {last}");
        }
    }
}

impl std::fmt::Display for Case {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.file, self.name)
    }
}

/// A reading, with a minus sign before it where it is below zero.
pub fn time(text: &str) -> Option<Millis> {
    match text.strip_prefix('-') {
        Some(below) => parse_reading(below).ok().map(|time| -time),
        None => parse_reading(text).ok(),
    }
}

/// Works out `label a + n x b - c = d`; the label may have words.
fn sides_of(equation: &str) -> Option<(Millis, Millis)> {
    let (left, right) = equation.split_once('=')?;
    let mut sum = 0i64;
    let mut sign = 1;
    let mut count = 1;
    for word in left.split_whitespace() {
        match word {
            "+" => sign = 1,
            "-" => sign = -1,
            "x" => (),
            number if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                count = i64::from_str(number).ok()?
            }
            reading => {
                // Words of the label are no readings.
                if let Some(time) = time(reading) {
                    sum += sign * count * time.get();
                    (sign, count) = (1, 1);
                }
            }
        }
    }
    Some((Millis::new(sum), time(right.trim())?))
}

/// The English sentence of a message; panics where the sentence or one of its arguments is missing.
pub fn say(message: &Message) -> String {
    thread_local! {
        static ENGLISH: FluentBundle<FluentResource> = english();
    }
    ENGLISH.with(|bundle| sentence(bundle, message))
}

fn english() -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec!["en".parse().expect("a language")]);
    bundle.set_use_isolating(false);
    for file in ["clock.ftl", "laws.ftl"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/locales/en").join(file);
        let text = std::fs::read_to_string(path).expect("the sentences");
        let resource = FluentResource::try_new(text).expect("Fluent syntax");
        bundle.add_resource(resource).expect("no id twice");
    }
    bundle
}

fn sentence(bundle: &FluentBundle<FluentResource>, message: &Message) -> String {
    let mut args = FluentArgs::new();
    for (name, arg) in &message.args {
        let value: FluentValue<'_> = match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Millis(ms) => FluentValue::from(Millis::new(*ms).to_string()),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Colour(Colour::White) => FluentValue::from("White"),
            Arg::Colour(Colour::Black) => FluentValue::from("Black"),
            Arg::Points(points) => FluentValue::from(points.to_string()),
            Arg::Citation(citation) => FluentValue::from(citation.number()),
            Arg::Message(inner) => FluentValue::from(sentence(bundle, inner)),
        };
        args.set(*name, value);
    }
    let found = bundle.get_message(message.id).and_then(|message| message.value());
    let pattern = found.unwrap_or_else(|| panic!("no sentence {}", message.id));
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{message}: {errors:?}");
    text
}
