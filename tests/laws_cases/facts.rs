//! The facts of a case, typed; every fact must be asked for.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet};

use laws::{
    Advice, Announced, Citation, Colour, DevicePenalty, DrawLimit, Edition, Force, GameEffect, HalfPoints,
    MateAnswer, Message, NoticedBy, Outcome, Readings, Regime, Restore, Scoring,
};

use crate::format::Case;

/// The facts, remembering which were asked for.
pub struct Facts<'a> {
    case: &'a Case,
    used: RefCell<HashSet<String>>,
}

/// What the advice says, by field.
pub struct Answer {
    fields: BTreeMap<String, String>,
    pub because: Vec<Citation>,
}

impl Answer {
    /// The outcome's fields are added by the caller; force, says and citations come from the advice.
    pub fn of<T>(advice: &Advice<T>, fields: &[(&str, String)]) -> Answer {
        let mut all: BTreeMap<String, String> =
            fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        let force = match advice.force {
            Force::Prescribed => "prescribed",
            Force::Discretion => "discretion",
            Force::Open => "open",
        };
        all.insert("force".to_owned(), force.to_owned());
        all.insert("says".to_owned(), advice.says.iter().map(short).collect::<Vec<_>>().join(" "));
        Answer { fields: all, because: advice.because.clone() }
    }

    /// For advice that may not exist.
    pub fn none() -> Answer {
        Answer {
            fields: BTreeMap::from([("advice".to_owned(), "none".to_owned())]),
            because: vec![laws::articles::PREFACE_JUDGEMENT.cite()],
        }
    }

    /// With more fields.
    pub fn with(mut self, fields: &[(&str, String)]) -> Answer {
        self.fields.extend(fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone())));
        self
    }

    pub fn get(&self, field: &str) -> Option<&String> {
        self.fields.get(field)
    }
}

/// A message id without its family; enough to tell messages apart in a case.
fn short(message: &Message) -> String {
    let id = message.id;
    for family in ["law-says-", "law-defect-", "law-position-"] {
        if let Some(rest) = id.strip_prefix(family) {
            return rest.to_owned();
        }
    }
    id.to_owned()
}

impl<'a> Facts<'a> {
    pub fn new(case: &'a Case) -> Facts<'a> {
        Facts { case, used: RefCell::default() }
    }

    pub fn unused(&self) -> Vec<String> {
        let used = self.used.borrow();
        let names = self.case.facts.iter().map(|(name, _)| name.clone());
        names.filter(|name| !used.contains(name)).collect()
    }

    pub fn edition(&self) -> Edition {
        self.case.edition
    }

    /// All values of a name.
    pub fn all(&self, name: &str) -> Vec<&'a str> {
        self.used.borrow_mut().insert(name.to_owned());
        self.case.facts.iter().filter(|(other, _)| other == name).map(|(_, value)| value.as_str()).collect()
    }

    pub fn text(&self, name: &str) -> Option<&'a str> {
        self.all(name).first().copied()
    }

    pub fn need(&self, name: &str) -> Result<&'a str, String> {
        self.text(name).ok_or_else(|| format!("{name} is missing"))
    }

    pub fn yes(&self, name: &str, default: bool) -> Result<bool, String> {
        match self.text(name) {
            None => Ok(default),
            Some("yes") => Ok(true),
            Some("no") => Ok(false),
            Some(other) => Err(format!("{name}: {other} is neither yes nor no")),
        }
    }

    pub fn number<N: std::str::FromStr>(&self, name: &str, default: N) -> Result<N, String> {
        match self.text(name) {
            None => Ok(default),
            Some(text) => text.parse().map_err(|_| format!("{name}: {text} is no number")),
        }
    }

    pub fn colour(&self, name: &str) -> Result<Colour, String> {
        let text = self.need(name)?;
        Colour::from_code(text).ok_or_else(|| format!("{name}: {text} is no side"))
    }

    /// `m:ss` (or h:mm for times of day, which the caller scales), in milliseconds.
    pub fn time(&self, name: &str) -> Result<Option<i64>, String> {
        self.text(name)
            .map(|text| time_ms(text).ok_or_else(|| format!("{name}: {text} is no time")))
            .transpose()
    }

    pub fn clocks(&self) -> Result<Option<Readings>, String> {
        Ok(match (self.time("white")?, self.time("black")?) {
            (Some(white_ms), Some(black_ms)) => Some(Readings { white_ms, black_ms }),
            _ => None,
        })
    }

    /// Can this side mate? Given, or searched for on the board of `fen` and `moves`.
    pub fn can_mate_of(&self, side: Colour) -> Result<MateAnswer, String> {
        if self.text("can mate") != Some("search") {
            return self.can_mate();
        }
        let replay = crate::score::play(self.text("fen"), self.text("moves").unwrap_or(""))?.replay;
        let setup = &replay.last().ok_or("no position")?.setup;
        let budget = winnable::Budget::INTERACTIVE;
        Ok(laws::mate_answer_on_any_board(setup, shakmaty::CastlingMode::Standard, side, &budget))
    }

    pub fn can_mate(&self) -> Result<MateAnswer, String> {
        match self.text("can mate") {
            None | Some("yes") => Ok(MateAnswer::CanMate),
            Some("no") => Ok(MateAnswer::CannotMate),
            Some("unknown") => Ok(MateAnswer::Undetermined),
            Some(other) => Err(format!("can mate: {other}")),
        }
    }

    pub fn noticed_by(&self) -> Result<NoticedBy, String> {
        match self.text("by") {
            None | Some("opponent") => Ok(NoticedBy::Opponent),
            Some("arbiter") => Ok(NoticedBy::Arbiter),
            Some("offender") => Ok(NoticedBy::Offender),
            Some("third party") => Ok(NoticedBy::ThirdParty),
            Some(other) => Err(format!("by: {other}")),
        }
    }

    /// One of a list of words.
    pub fn one_of<T: Copy>(&self, name: &str, words: &[(&str, T)]) -> Result<T, String> {
        let text = self.need(name)?;
        let found = words.iter().find(|(word, _)| *word == text).map(|(_, value)| *value);
        found.ok_or_else(|| {
            let known: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
            format!("{name}: {text} is none of {}", known.join(", "))
        })
    }

    /// What the competition announced.
    pub fn announced(&self) -> Result<Announced, String> {
        let regime = match self.text("regime") {
            None => Regime::Standard,
            Some(code) => Regime::from_code(code).ok_or_else(|| format!("no regime {code}"))?,
        };
        let draw_limit = match self.text("draw limit") {
            None => DrawLimit::None,
            Some("consent") => DrawLimit::ConsentOnly,
            Some(text) => {
                DrawLimit::BeforeMove(text.trim_start_matches("move ").parse().map_err(|_| "draw limit")?)
            }
        };
        let scoring = match self.text("scoring") {
            None => Scoring::default(),
            Some("3-1-0") => Scoring {
                win: HalfPoints(6),
                draw: HalfPoints(2),
                loss: HalfPoints(0),
                forfeit_loss: HalfPoints(0),
            },
            Some(other) => return Err(format!("scoring {other}")),
        };
        Ok(Announced {
            edition: self.case.edition,
            regime,
            blitz_competition_minutes: self.number("blitz minutes", 2)?,
            default_time_min: match self.text("default time") {
                None | Some("silent") => None,
                Some(text) => Some(text.parse().map_err(|_| format!("default time {text}"))?),
            },
            white_clock_runs: self.yes("white clock runs", true)?,
            draw_limit,
            scoring,
            device_penalty: if self.yes("milder device penalty", false)? {
                DevicePenalty::Milder
            } else {
                DevicePenalty::Loss
            },
            report_leaving: self.yes("report leaving", false)?,
            fines_announced: self.yes("fines", false)?,
            appeals: self.yes("appeals", true)?,
            quickplay_finish: self.yes("quickplay", false)?,
            fifty_moves: self.number("fifty moves", 50)?,
        })
    }
}

/// `m:ss` in milliseconds.
pub fn time_ms(text: &str) -> Option<i64> {
    let (minutes, seconds) = text.split_once(':')?;
    Some((minutes.parse::<i64>().ok()? * 60 + seconds.parse::<i64>().ok()?) * 1000)
}

/// Milliseconds as `m:ss`.
pub fn time_text(ms: i64) -> String {
    format!("{}:{:02}", ms / 60_000, ms / 1000 % 60)
}

pub fn yes_no(value: bool) -> String {
    (if value { "yes" } else { "no" }).to_owned()
}

pub fn game_text(game: GameEffect) -> String {
    match game {
        GameEffect::GoesOn => "goes on".to_owned(),
        GameEffect::Ends(outcome) => outcome.code().to_owned(),
        GameEffect::HangsOnMate { can_mate, cannot_mate } => {
            format!("{} if mate is possible, else {}", can_mate.code(), cannot_mate.code())
        }
        GameEffect::ResultStands => "result stands".to_owned(),
    }
}

pub fn restore_text(restore: Restore) -> String {
    (match restore {
        Restore::Nothing => "nothing",
        Restore::Before => "before",
        Restore::LastIdentifiable => "last identifiable",
        Restore::QueenForPawn => "queen for pawn",
        Restore::NewGame => "new game",
    })
    .to_owned()
}

pub fn outcome_of(text: &str) -> Result<Outcome, String> {
    Outcome::from_code(text).ok_or_else(|| format!("no outcome {text}"))
}

pub fn clock_fields(clocks: Option<Readings>) -> Vec<(&'static str, String)> {
    clocks.map_or_else(Vec::new, |clocks| {
        vec![("white", time_text(clocks.white_ms)), ("black", time_text(clocks.black_ms))]
    })
}
