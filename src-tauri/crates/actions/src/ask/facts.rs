//! The facts of a case, typed; every fact must be asked for.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet};
use std::str::FromStr;

use laws::{
    Advice, Announced, Article, Citation, Colour, DevicePenalty, DrawLimit, Edition, Force, GameEffect,
    HalfPoints, MateAnswer, Message, NoticedBy, Outcome, Readings, Regime, Restore, Scoring,
};

use super::AskError;

/// The facts, remembering which were asked for.
pub struct Facts<'a> {
    edition: Edition,
    facts: &'a [(String, String)],
    used: RefCell<HashSet<String>>,
}

/// What the advice says, by field.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What follows, by name, in the words of the cases.
    pub fields: BTreeMap<String, String>,
    /// Because of which Articles.
    pub because: Vec<Citation>,
    /// What to tell the arbiter.
    pub says: Vec<Message>,
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
        Answer { fields: all, because: advice.because.clone(), says: advice.says.clone() }
    }

    /// For advice that may not exist.
    pub fn none(edition: Edition) -> Answer {
        Answer {
            fields: BTreeMap::from([("advice".to_owned(), "none".to_owned())]),
            because: vec![laws::articles::PREFACE_JUDGEMENT.cite_in(edition)],
            says: Vec::new(),
        }
    }

    /// Because of those of these Articles that the edition has; of its own discretion where it has none.
    pub fn resting_on(&mut self, articles: &[Article], edition: Edition) {
        self.because = Article::cite_all(articles, edition);
    }

    /// With a sentence that says why.
    pub fn saying(mut self, id: &'static str) -> Answer {
        self.says.push(Message::new(id));
        self
    }

    /// With more fields.
    pub fn with(mut self, fields: &[(&str, String)]) -> Answer {
        self.fields.extend(fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone())));
        self
    }

    /// What follows, by its name.
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
    /// Facts under an edition; a name may come several times.
    pub fn new(edition: Edition, facts: &'a [(String, String)]) -> Facts<'a> {
        Facts { edition, facts, used: RefCell::default() }
    }

    pub fn unused(&self) -> Vec<String> {
        let used = self.used.borrow();
        let names = self.facts.iter().map(|(name, _)| name.clone());
        names.filter(|name| !used.contains(name)).collect()
    }

    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// All values of a name.
    pub fn all(&self, name: &str) -> Vec<&'a str> {
        self.used.borrow_mut().insert(name.to_owned());
        self.facts.iter().filter(|(other, _)| other == name).map(|(_, value)| value.as_str()).collect()
    }

    pub fn text(&self, name: &str) -> Option<&'a str> {
        self.all(name).first().copied()
    }

    pub fn need(&self, name: &str) -> Result<&'a str, AskError> {
        self.text(name).ok_or_else(|| AskError::missing(name))
    }

    pub fn yes(&self, name: &str, default: bool) -> Result<bool, AskError> {
        match self.text(name) {
            None => Ok(default),
            Some("yes") => Ok(true),
            Some("no") => Ok(false),
            Some(other) => Err(AskError::unclear(name, other)),
        }
    }

    pub fn number<N: std::str::FromStr>(&self, name: &str, default: N) -> Result<N, AskError> {
        match self.text(name) {
            None => Ok(default),
            Some(text) => text.parse().map_err(|_| AskError::unclear(name, text)),
        }
    }

    pub fn colour(&self, name: &str) -> Result<Colour, AskError> {
        let text = self.need(name)?;
        Colour::from_code(text).ok_or_else(|| AskError::unclear(name, text))
    }

    /// `m:ss` (or h:mm for times of day, which the caller scales), in milliseconds.
    pub fn time(&self, name: &str) -> Result<Option<i64>, AskError> {
        self.text(name).map(|text| time_ms(text).ok_or_else(|| AskError::unclear(name, text))).transpose()
    }

    pub fn clocks(&self) -> Result<Option<Readings>, AskError> {
        Ok(match (self.time("white")?, self.time("black")?) {
            (Some(white_ms), Some(black_ms)) => Some(Readings { white_ms, black_ms }),
            _ => None,
        })
    }

    /// Can this side mate? Given, or searched for on the board of `fen` and `moves`.
    pub fn can_mate_of(&self, side: Colour) -> Result<MateAnswer, AskError> {
        if self.text("can mate") != Some("search") {
            return self.can_mate();
        }
        let replay = super::score::play(self.text("fen"), self.text("moves").unwrap_or(""))?.replay;
        let setup = &replay.last().ok_or_else(|| AskError::missing("fen"))?.setup;
        let budget = winnable::Budget::INTERACTIVE;
        Ok(laws::mate_answer_on_any_board(setup, shakmaty::CastlingMode::Standard, side, &budget))
    }

    pub fn can_mate(&self) -> Result<MateAnswer, AskError> {
        match self.text("can mate") {
            None | Some("yes") => Ok(MateAnswer::CanMate),
            Some("no") => Ok(MateAnswer::CannotMate),
            Some("unknown") => Ok(MateAnswer::Undetermined),
            Some(other) => Err(AskError::unclear("can mate", other)),
        }
    }

    pub fn noticed_by(&self) -> Result<NoticedBy, AskError> {
        match self.text("by") {
            None | Some("opponent") => Ok(NoticedBy::Opponent),
            Some("arbiter") => Ok(NoticedBy::Arbiter),
            Some("offender") => Ok(NoticedBy::Offender),
            Some("third party") => Ok(NoticedBy::ThirdParty),
            Some(other) => Err(AskError::unclear("by", other)),
        }
    }

    /// One of a list of words.
    pub fn one_of<T: Copy>(&self, name: &str, words: &[(&str, T)]) -> Result<T, AskError> {
        let text = self.need(name)?;
        let found = words.iter().find(|(word, _)| *word == text).map(|(_, value)| *value);
        found.ok_or_else(|| AskError::unclear(name, text))
    }

    /// What the competition announced.
    pub fn announced(&self) -> Result<Announced, AskError> {
        let regime = match self.text("regime") {
            None => Regime::Standard,
            Some(code) => Regime::from_code(code).ok_or_else(|| AskError::unclear("regime", code))?,
        };
        let draw_limit = match self.text("draw limit") {
            None => DrawLimit::None,
            Some("consent") => DrawLimit::ConsentOnly,
            Some(text) => DrawLimit::BeforeMove(
                text.trim_start_matches("move ")
                    .parse()
                    .map_err(|_| AskError::unclear("draw limit", text))?,
            ),
        };
        let scoring = match self.text("scoring") {
            None => Scoring::default(),
            Some("3-1-0") => Scoring {
                win: HalfPoints(6),
                draw: HalfPoints(2),
                loss: HalfPoints(0),
                forfeit_loss: HalfPoints(0),
            },
            Some(other) => return Err(AskError::unclear("scoring", other)),
        };
        Ok(Announced {
            edition: self.edition,
            regime,
            blitz_competition_minutes: self.number("blitz minutes", 2)?,
            default_time_min: match self.text("default time") {
                None | Some("silent") => None,
                Some(text) => Some(text.parse().map_err(|_| AskError::unclear("default time", text))?),
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

/// `m:ss` or `h:mm:ss` in milliseconds.
pub fn time_ms(text: &str) -> Option<i64> {
    let mut seconds: i64 = 0;
    for part in text.split_once(':').map(|_| text.split(':'))? {
        let part = u32::from_str(part).ok()?;
        seconds = seconds.checked_mul(60)?.checked_add(i64::from(part))?;
    }
    // A year is more than any clock or day shows.
    Some(seconds).filter(|seconds| *seconds < 31_000_000).map(|seconds| seconds * 1000)
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

pub fn outcome_of(text: &str) -> Result<Outcome, AskError> {
    Outcome::from_code(text).ok_or_else(|| AskError::unclear("result", text))
}

pub fn clock_fields(clocks: Option<Readings>) -> Vec<(&'static str, String)> {
    clocks.map_or_else(Vec::new, |clocks| {
        vec![("white", time_text(clocks.white_ms)), ("black", time_text(clocks.black_ms))]
    })
}
