//! The settings of a section as a list of rows that a front can print and edit without knowing what they mean.
//!
//! A setting is a fact of the journal: changing one row records the section's rules anew as a whole.

use desk::command::Command;
use desk::fact::{Competition, FiftyMoveNumber, Rules, Scoring};
use desk::ids::*;
use desk::state::State;
use desk::words::ResultsOwner;
use laws::time_control::TimeControl;
use laws::{Edition, Message as LawMessage, Regime};

use crate::error::ActionError;
use crate::say;
use crate::time_control;
use crate::view::{Choice, Citation, Message, crossing, word};

crossing! {
    /// One setting.
    pub struct SettingRow {
        /// Names it.
        pub key: String,
        /// The group it stands in.
        pub group: Message,
        /// What it is called.
        pub title: Message,
        /// What it means.
        pub help: Option<Message>,
        /// What the input holds.
        pub value: String,
        /// What it says.
        pub says: Vec<Message>,
        /// Which input.
        pub input: SettingInput,
        /// The values to choose from.
        pub choices: Vec<Choice>,
        /// Nothing was announced: the desk goes by what the Laws say.
        pub silent: bool,
        /// The Articles.
        pub because: Vec<Citation>,
        /// What to watch for.
        pub warnings: Vec<Message>,
        /// Rounds that differ.
        pub overrides: Vec<Override>,
    }

    /// A round that differs.
    #[derive(Eq)]
    pub struct Override {
        /// Which.
        pub round: u16,
        /// What holds there.
        pub value: String,
    }

    /// Which input edits a setting.
    #[derive(Copy, Eq)]
    pub enum SettingInput {
        /// Text.
        Text,
        /// A number.
        Number,
        /// A choice.
        Choice,
    }
}

/// A setting: how it reads from the rules, how it is written into them.
struct Spec {
    key: &'static str,
    group: &'static str,
    input: SettingInput,
    choices: &'static [&'static str],
    articles: &'static [laws::Article],
    get: fn(&Rules) -> String,
    set: fn(&mut Rules, &str) -> Option<()>,
}

fn yes(value: &str) -> Option<bool> {
    match value {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn said(value: bool) -> String {
    if value { "yes" } else { "no" }.to_owned()
}

fn number<T: std::str::FromStr>(value: &str) -> Option<Option<T>> {
    if value.is_empty() { Some(None) } else { value.parse().ok().map(Some) }
}

fn text<T: ToString>(value: Option<T>) -> String {
    value.map(|v| v.to_string()).unwrap_or_default()
}

const YES_NO: &[&str] = &["yes", "no"];

const SPECS: &[Spec] = &[
    Spec {
        key: "edition",
        group: "laws",
        input: SettingInput::Choice,
        choices: &["2023", "old"],
        articles: &[],
        get: |r| r.edition.code().to_owned(),
        set: |r, v| Edition::from_code(v).map(|e| r.edition = e),
    },
    Spec {
        key: "regime",
        group: "laws",
        input: SettingInput::Choice,
        choices: &["standard", "rapid-a4", "rapid-a5", "blitz-b2", "blitz-b3"],
        articles: &[laws::articles::RAPID_COMPETITION_RULES, laws::articles::BLITZ_COMPETITION_RULES],
        get: |r| r.regime.code().to_owned(),
        set: |r, v| Regime::from_code(v).map(|x| r.regime = x),
    },
    Spec {
        key: "added-minutes",
        group: "laws",
        input: SettingInput::Number,
        choices: &[],
        articles: &[laws::articles::ILLEGAL_MOVE_PENALTY, laws::articles::BLITZ_COMPETITION_RULES],
        get: |r| text(r.added_min),
        set: |r, v| number(v).map(|x| r.added_min = x),
    },
    Spec {
        key: "time-control",
        group: "time",
        input: SettingInput::Text,
        choices: &[],
        articles: &[],
        get: |r| r.time_control.clone(),
        set: |r, v| control(v).map(|c| r.time_control = c),
    },
    Spec {
        key: "default-time",
        group: "time",
        input: SettingInput::Number,
        choices: &[],
        articles: &[laws::articles::DEFAULT_TIME],
        get: |r| text(r.default_time_min),
        set: |r, v| number(v).map(|x| r.default_time_min = x),
    },
    Spec {
        key: "white-clock-runs",
        group: "time",
        input: SettingInput::Choice,
        choices: YES_NO,
        articles: &[laws::articles::BOTH_ABSENT],
        get: |r| said(r.white_clock_runs),
        set: |r, v| yes(v).map(|x| r.white_clock_runs = x),
    },
    Spec {
        key: "quickplay-finish",
        group: "time",
        input: SettingInput::Choice,
        choices: YES_NO,
        articles: &[],
        get: |r| said(r.quickplay_finish),
        set: |r, v| yes(v).map(|x| r.quickplay_finish = x),
    },
    Spec {
        key: "draw-limit",
        group: "conduct",
        input: SettingInput::Number,
        choices: &[],
        articles: &[laws::articles::DRAW_LIMIT],
        get: |r| text(r.draw_limit_move),
        set: |r, v| number(v).map(|x| r.draw_limit_move = x),
    },
    Spec {
        key: "draw-by-consent",
        group: "conduct",
        input: SettingInput::Choice,
        choices: YES_NO,
        articles: &[laws::articles::DRAW_LIMIT],
        get: |r| said(r.draw_by_consent),
        set: |r, v| yes(v).map(|x| r.draw_by_consent = x),
    },
    Spec {
        key: "device-milder",
        group: "conduct",
        input: SettingInput::Choice,
        choices: YES_NO,
        articles: &[laws::articles::DEVICE_ON_PERSON],
        get: |r| said(r.device_milder),
        set: |r, v| yes(v).map(|x| r.device_milder = x),
    },
    Spec {
        key: "report-leaving",
        group: "conduct",
        input: SettingInput::Choice,
        choices: YES_NO,
        articles: &[laws::articles::REPORT_LEAVING],
        get: |r| said(r.report_leaving),
        set: |r, v| yes(v).map(|x| r.report_leaving = x),
    },
    Spec {
        key: "fines",
        group: "conduct",
        input: SettingInput::Choice,
        choices: YES_NO,
        articles: &[laws::articles::PENALTY_FINE],
        get: |r| said(r.fines),
        set: |r, v| yes(v).map(|x| r.fines = x),
    },
    Spec {
        key: "appeals",
        group: "conduct",
        input: SettingInput::Choice,
        choices: YES_NO,
        articles: &[],
        get: |r| said(r.appeals),
        set: |r, v| yes(v).map(|x| r.appeals = x),
    },
];

/// Reads a time control in any of the ways it is written; the desk keeps the short form.
pub fn control(text: &str) -> Option<String> {
    time_control::read(text).ok().map(|control| control.to_string())
}

/// The rules a section has before any were set: what the Laws say where nothing is announced.
pub fn usual_rules(section: SectionId) -> Rules {
    Rules {
        section,
        round: None,
        edition: Edition::Fide2023,
        regime: Regime::Standard,
        time_control: "90+30".to_owned(),
        default_time_min: None,
        white_clock_runs: true,
        draw_limit_move: None,
        draw_by_consent: false,
        added_min: None,
        device_milder: false,
        report_leaving: false,
        fines: false,
        appeals: true,
        quickplay_finish: false,
    }
}

/// The settings of a section.
pub fn settings(state: &State, section: SectionId) -> Vec<SettingRow> {
    let set = state.rules(section, None).cloned();
    let rules = set.clone().unwrap_or_else(|| usual_rules(section));
    let overridden = state.sections.get(&section).map(|s| &s.rules);
    let mut rows: Vec<SettingRow> = SPECS
        .iter()
        .map(|spec| {
            let value = (spec.get)(&rules);
            let overrides = overridden.into_iter().flatten().filter_map(|(round, history)| {
                let own = (spec.get)(history.now()?);
                (own != value).then_some(Override { round: (*round)?.0, value: own })
            });
            SettingRow {
                key: spec.key.to_owned(),
                group: Message::new(format!("setting-group-{}", spec.group)),
                title: Message::new(format!("setting-{}", spec.key)),
                help: Some(Message::new(format!("setting-{}-help", spec.key))),
                says: says(spec.key, &value, rules.edition),
                input: spec.input,
                choices: choices(spec.key, spec.choices),
                silent: set.is_none() || value.is_empty(),
                because: because(spec, &value, rules.edition),
                warnings: warnings(spec.key, &rules, strongest(state, section)),
                overrides: overrides.collect(),
                value,
            }
        })
        .collect();
    rows.extend(fifty_row(state, section));
    rows.extend(scoring_row(state, section));
    rows.push(owner_row(state));
    rows
}

fn choices(key: &str, values: &[&str]) -> Vec<Choice> {
    let label = |value: &str| match key {
        "edition" => Message::new(format!("law-edition-{value}")),
        "regime" => word("regime", value),
        _ => word("answer", value),
    };
    values.iter().map(|value| Choice { value: (*value).to_owned(), label: label(value) }).collect()
}

fn says(key: &str, value: &str, edition: Edition) -> Vec<Message> {
    match (key, value) {
        ("default-time", _) if edition == Edition::Old => vec![Message::new("default-time-historical")],
        ("default-time", "") => vec![Message::new("default-time-silent")],
        ("default-time", minutes) => {
            vec![Message::new("default-time-announced").with("minutes", minutes.parse::<u16>().unwrap_or(0))]
        }
        ("time-control", text) => {
            let control = text.parse().ok().map(|control| time_control::shown(&control, None));
            let says = |shown: time_control::ControlShown| {
                Message::new("time-control-says").with("control", shown.words).with("class", shown.class)
            };
            control.into_iter().map(says).collect()
        }
        _ => Vec::new(),
    }
}

/// The Articles of a setting; those of a time control are those of its class.
fn because(spec: &Spec, value: &str, edition: Edition) -> Vec<Citation> {
    let class = (spec.key == "time-control").then(|| value.parse::<TimeControl>().ok()).flatten();
    match class {
        Some(control) => time_control::shown(&control, None).because,
        None => {
            let there = spec.articles.iter().filter(|article| article.number(edition).is_some());
            there.map(|article| say::citation(&article.cite_in(edition))).collect()
        }
    }
}

/// The highest rating of a section's players: who is paired with it decides what is rated.
fn strongest(state: &State, section: SectionId) -> Option<u16> {
    state.players_in_order(section).into_iter().filter_map(|player| player.rating).max()
}

fn warnings(key: &str, rules: &Rules, strongest: Option<u16>) -> Vec<Message> {
    if key == "edition" && rules.edition == Edition::Old {
        return vec![Message::new("setting-edition-historical")];
    }
    let Ok(control) = rules.time_control.parse::<TimeControl>() else { return Vec::new() };
    match key {
        "regime" if class_differs(&control, rules.regime) => {
            vec![Message::new("setting-regime-class-differs")]
        }
        "time-control" => time_control::shown(&control, strongest).warnings,
        _ => Vec::new(),
    }
}

/// Whether the times belong to another class of play than the announced regime.
fn class_differs(control: &TimeControl, regime: Regime) -> bool {
    control.rate() != regime.rate()
}

/// The number of the fifty-move rule, where the old text holds in the section or in a round of it.
fn fifty_row(state: &State, section: SectionId) -> Option<SettingRow> {
    let held = state.sections.get(&section)?;
    let mut rules = held.rules.values().filter_map(|history| history.now());
    rules.find(|rules| rules.edition == Edition::Old)?;
    let moves = held.fifty.now().and_then(|said| said.moves);
    Some(SettingRow {
        key: "fifty-moves".to_owned(),
        group: Message::new("setting-group-conduct"),
        title: Message::new("setting-fifty-moves"),
        help: Some(Message::new("setting-fifty-moves-help")),
        value: text(moves),
        says: Vec::new(),
        input: SettingInput::Number,
        choices: Vec::new(),
        silent: moves.is_none(),
        because: vec![say::citation(&laws::articles::FIFTY_COMPLETED.cite_in(Edition::Old))],
        warnings: Vec::new(),
        overrides: Vec::new(),
    })
}

fn scoring_row(state: &State, section: SectionId) -> Option<SettingRow> {
    let s = state.scoring(section);
    let value = [s.win, s.draw, s.loss].map(say::points).join("-");
    Some(SettingRow {
        key: "scoring".to_owned(),
        group: Message::new("setting-group-results"),
        title: Message::new("setting-scoring"),
        help: Some(Message::new("setting-scoring-help")),
        value,
        says: Vec::new(),
        input: SettingInput::Text,
        choices: Vec::new(),
        silent: state.sections.get(&section).is_none_or(|s| s.scoring.is_empty()),
        because: vec![say::citation(&laws::articles::POINTS.cite())],
        warnings: Vec::new(),
        overrides: Vec::new(),
    })
}

fn owner_row(state: &State) -> SettingRow {
    let owner = state.competition.now().map_or(ResultsOwner::Desk, |c| c.results_owner);
    SettingRow {
        key: "results-owner".to_owned(),
        group: Message::new("setting-group-results"),
        title: Message::new("setting-results-owner"),
        help: Some(Message::new("setting-results-owner-help")),
        value: owner.word().to_owned(),
        says: Vec::new(),
        input: SettingInput::Choice,
        choices: ResultsOwner::ALL
            .iter()
            .map(|o| Choice { value: o.word().to_owned(), label: word("results-owner", o.word()) })
            .collect(),
        silent: false,
        because: Vec::new(),
        warnings: Vec::new(),
        overrides: Vec::new(),
    }
}

/// One setting changed, as the command that records it.
pub(crate) fn command(
    state: &State,
    section: SectionId,
    round: Option<RoundNo>,
    key: &str,
    value: &str,
) -> Result<Command, ActionError> {
    let value = value.trim();
    let unclear =
        || ActionError::Unclear(LawMessage::new("unclear-setting").with("setting", key).with("text", value));
    match key {
        "scoring" => {
            let parts: Vec<i32> =
                value.split('-').map(half_points).collect::<Option<_>>().ok_or_else(unclear)?;
            let [win, draw, loss] = parts.try_into().map_err(|_| unclear())?;
            let known = state.scoring(section);
            Ok(Command::Scoring(Scoring {
                win,
                draw,
                loss,
                absence: 0,
                pairing_bye: win.min(known.pairing_bye.max(win)),
                section,
            }))
        }
        "fifty-moves" => {
            if round.is_some() {
                return Err(ActionError::Unclear(LawMessage::new("unclear-setting-whole-section")));
            }
            let moves = number(value).ok_or_else(unclear)?;
            Ok(Command::FiftyMoveNumber(FiftyMoveNumber { section, moves }))
        }
        "results-owner" => {
            let results_owner = ResultsOwner::from_word(value).ok_or_else(unclear)?;
            let now = state.competition.now().ok_or(ActionError::NoCompetition)?;
            Ok(Command::Competition(Competition { results_owner, ..now.clone() }))
        }
        key => {
            let spec = SPECS.iter().find(|spec| spec.key == key);
            let spec = spec.ok_or_else(|| {
                ActionError::Unclear(
                    laws::Message::new("unclear-setting").with("setting", "none").with("text", key),
                )
            })?;
            if key == "time-control" {
                match time_control::read(value) {
                    // What is no control at all is said with the setting's own example.
                    Err(ActionError::Unclear(why)) if why.id != "clock-error-control-unreadable" => {
                        return Err(ActionError::Unclear(why));
                    }
                    Err(_) | Ok(_) => {}
                }
            }
            let mut rules = state.rules(section, round).cloned().unwrap_or_else(|| usual_rules(section));
            rules.round = round;
            (spec.set)(&mut rules, value).ok_or_else(unclear)?;
            Ok(Command::Rules(rules))
        }
    }
}

fn half_points(text: &str) -> Option<i32> {
    let text = text.trim();
    match text.strip_suffix('½').or_else(|| text.strip_suffix(".5")).or_else(|| text.strip_suffix(",5")) {
        Some("") => Some(1),
        Some(whole) => whole.parse::<i32>().ok().map(|n| n * 2 + 1),
        None => text.parse::<i32>().ok().map(|n| n * 2),
    }
}
