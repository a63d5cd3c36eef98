//! A new competition: its name, its sections with their time controls, who sits at the desk.

use std::path::Path;

use desk::command::Command;
use desk::fact::{Competition, Rules};
use desk::ids::*;
use desk::words::{ArbiterRole, ResultsOwner};
use laws::time_control::TimeControl;
use laws::{Edition, Message, RateOfPlay, Regime};

use crate::clean;
use crate::error::ActionError;
use crate::session::{Now, Session};
use crate::settings::{control, usual_rules};
use crate::view::crossing;

crossing! {
    /// What the start screen asks for.
    #[derive(Eq)]
    pub struct NewCompetition {
        /// Its name.
        pub name: String,
        /// Its sections.
        pub sections: Vec<NewSection>,
        /// The arbiter at the desk.
        pub arbiter_name: String,
        /// That arbiter's initials.
        pub arbiter_initials: String,
    }

    /// A section of a new competition.
    #[derive(Eq)]
    pub struct NewSection {
        /// Its code.
        pub letter: String,
        /// Its name.
        pub name: String,
        /// Its time control, as typed.
        pub time_control: String,
        /// Under the historical text of the Laws: `old`; none is the Laws in force.
        pub edition: Option<String>,
    }
}

impl NewCompetition {
    /// From a command line: `CODE=NAME=CONTROL` a section, `INITIALS=NAME` the arbiter.
    ///
    /// # Errors
    /// A part is missing.
    pub fn from_words(name: &str, sections: &[String], arbiter: Option<&str>) -> Result<Self, ActionError> {
        let unclear = |field: &'static str, text: &str| {
            ActionError::Unclear(Message::new("unclear-field").with("field", field).with("text", text))
        };
        let sections = sections.iter().map(|text| {
            let mut parts = text.splitn(4, '=');
            match (parts.next(), parts.next(), parts.next()) {
                (Some(letter), Some(name), Some(time_control)) => Ok(NewSection {
                    letter: letter.to_owned(),
                    name: name.to_owned(),
                    time_control: time_control.to_owned(),
                    edition: parts.next().map(str::to_owned),
                }),
                _ => Err(unclear("section", text)),
            }
        });
        let (arbiter_initials, arbiter_name) = match arbiter {
            Some(text) => text.split_once('=').ok_or_else(|| unclear("arbiter", text))?,
            None => ("", ""),
        };
        Ok(Self {
            name: name.to_owned(),
            sections: sections.collect::<Result<_, _>>()?,
            arbiter_name: arbiter_name.to_owned(),
            arbiter_initials: arbiter_initials.to_owned(),
        })
    }
}

/// Makes the file and records what was asked for. Everything is looked at before the file is made.
///
/// # Errors
/// A time control that is none, a section code that stands twice, a file that is already there.
pub async fn create(
    path: &Path,
    desk: DeskId,
    now: Now,
    fresh: &mut impl FnMut() -> EntryId,
    draft: &NewCompetition,
) -> Result<Session, ActionError> {
    let mut controls = Vec::new();
    for section in &draft.sections {
        let text = section.time_control.trim();
        let control = control(text)
            .ok_or_else(|| ActionError::Unclear(Message::new("refused-time-control").with("text", text)))?;
        let edition = section.edition.as_deref().filter(|word| !word.is_empty());
        let edition = edition.map_or(Some(Edition::Fide2023), Edition::from_code).ok_or_else(|| {
            let text = section.edition.clone().unwrap_or_default();
            ActionError::Unclear(
                Message::new("unclear-setting").with("setting", "edition").with("text", text),
            )
        })?;
        controls.push((control, edition));
    }
    if draft.name.trim().is_empty() {
        return Err(ActionError::Unclear(Message::new("refused-empty").with("field", "name")));
    }
    let mut session = Session::create(path, desk).await?;
    match lay(&mut session, now, fresh, draft, controls).await {
        Ok(()) => Ok(session),
        Err(error) => {
            // Nothing of it is of use: the same name can be taken once what is wrong is put right.
            session.discard().await;
            Err(error)
        }
    }
}

/// Records the competition, its arbiter and its sections.
async fn lay(
    session: &mut Session,
    now: Now,
    fresh: &mut impl FnMut() -> EntryId,
    draft: &NewCompetition,
    controls: Vec<(String, Edition)>,
) -> Result<(), ActionError> {
    let competition = Competition {
        name: clean::line(&draft.name),
        city: None,
        federation: None,
        first_day: None,
        last_day: None,
        results_owner: ResultsOwner::Desk,
    };
    session.record(fresh(), now, None, Command::Competition(competition)).await?;
    if !draft.arbiter_initials.trim().is_empty() {
        let arbiter = Command::Arbiter {
            arbiter: None,
            initials: clean::line(&draft.arbiter_initials),
            name: clean::line(&draft.arbiter_name),
            role: ArbiterRole::Chief,
            fide_number: None,
        };
        let done = session.record(fresh(), now, None, arbiter).await?;
        session.typist = Some(ArbiterId::of(done.entry.id, 0));
    }
    for (section, (control, edition)) in draft.sections.iter().zip(controls) {
        let (code, name) = (clean::line(&section.letter), clean::line(&section.name));
        let command = Command::Section { section: None, code, name, rounds: None };
        let done = session.record(fresh(), now, None, command).await?;
        let rules = Rules {
            edition,
            regime: usual_regime(&control),
            time_control: control,
            ..usual_rules(SectionId::of(done.entry.id, 0))
        };
        session.record(fresh(), now, None, Command::Rules(rules)).await?;
    }
    Ok(())
}

/// The regime of a class until the arbiter announces another: rapid and blitz by their basic rules, since the full
/// ones ask for a number of arbiters that only the arbiter knows (A.4, B.2).
fn usual_regime(control: &str) -> Regime {
    match control.parse::<TimeControl>().map(|control| control.rate()) {
        Ok(RateOfPlay::Rapid) => Regime::RapidBasic,
        Ok(RateOfPlay::Blitz) => Regime::BlitzBasic,
        Ok(RateOfPlay::Standard) | Err(_) => Regime::Standard,
    }
}
