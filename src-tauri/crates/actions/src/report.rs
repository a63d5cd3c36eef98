//! The printed record: what was reported, advised, ruled and appealed, with the short head hash of the journal on every
//! sheet.

mod competition;
mod incident;
mod round;

use desk::ids::*;
use desk::state::State;
use exchange::print::{Page, Part};
use text::Text;

use crate::draft::id;
use crate::error::ActionError;
use crate::say;
use crate::session::{Now, Session};
use crate::view::{Citation, Message, crossing};

crossing! {
    /// What is printed.
    #[derive(Eq)]
    #[serde(tag = "kind", rename_all_fields = "camelCase")]
    pub enum ReportKind {
        /// The incidents of a board.
        Board {
            /// Its game.
            game: String,
        },
        /// The incidents of a round.
        Round {
            /// In which section.
            section: String,
            /// Which.
            round: u16,
        },
        /// The incidents of a player.
        Player {
            /// Who.
            player: String,
        },
        /// The chief arbiter's report.
        Competition,
        /// Results of a round, to be signed.
        Results {
            /// In which section.
            section: String,
            /// Which round.
            round: u16,
        },
        /// The forfeits of a round, to be put up.
        Forfeits {
            /// In which section.
            section: String,
            /// Which round.
            round: u16,
        },
        /// The answer to a claim, to show the players.
        Claim {
            /// The incident it is.
            incident: String,
        },
    }
}

impl ReportKind {
    /// The name proposed for the file, without its ending.
    pub fn stem(&self) -> String {
        match self {
            Self::Board { .. } => "incidents-board".to_owned(),
            Self::Round { round, .. } => format!("incidents-round-{round}"),
            Self::Player { .. } => "incidents-player".to_owned(),
            Self::Competition => "chief-arbiters-report".to_owned(),
            Self::Results { round, .. } => format!("results-round-{round}"),
            Self::Forfeits { round, .. } => format!("forfeits-round-{round}"),
            Self::Claim { .. } => "claim".to_owned(),
        }
    }
}

/// A report as one HTML document made to print on A4.
///
/// # Errors
/// What is to be printed does not exist.
pub fn html(session: &Session, text: &Text, kind: &ReportKind, now: Now) -> Result<String, ActionError> {
    let ink = Ink { state: session.state(), text, now };
    let section = |code: &str| -> Result<SectionId, ActionError> {
        let found: SectionId = id(code, "section")?;
        ink.state.section(found).map(|s| s.section).ok_or(ActionError::NotFound("section"))
    };
    let page = match kind {
        ReportKind::Board { game } => incident::board(&ink, id(game, "game")?),
        ReportKind::Round { section: of, round } => {
            Some(incident::round(&ink, section(of)?, RoundNo(*round)))
        }
        ReportKind::Player { player } => incident::player(&ink, id(player, "player")?),
        ReportKind::Claim { incident } => incident::claim(&ink, id(incident, "incident")?),
        ReportKind::Competition => Some(competition::report(&ink)),
        ReportKind::Results { section: of, round } => {
            Some(round::results(&ink, section(of)?, RoundNo(*round)))
        }
        ReportKind::Forfeits { section: of, round } => {
            Some(round::forfeits(&ink, section(of)?, RoundNo(*round)))
        }
    };
    let missing = match kind {
        ReportKind::Player { .. } => "player",
        ReportKind::Claim { .. } => "incident",
        _ => "game",
    };
    let mut page = page.ok_or(ActionError::NotFound(missing))?;
    text.language().clone_into(&mut page.language);
    page.foot = ink.foot();
    Ok(page.html())
}

/// What a page is written with.
struct Ink<'a> {
    state: &'a State,
    text: &'a Text,
    now: Now,
}

impl Ink<'_> {
    fn say(&self, message: &Message) -> String {
        say::sentence(self.text, message)
    }

    fn words(&self, id: &str) -> String {
        self.say(&Message::new(id))
    }

    fn sentences(&self, messages: &[Message]) -> Vec<String> {
        messages.iter().map(|message| self.say(message)).collect()
    }

    /// `7.5.5 Illegal move: penalty; 9.5.3 …`
    fn articles(&self, because: &[Citation]) -> String {
        let each: Vec<_> = because.iter().map(|c| format!("{} {}", c.article, self.say(&c.title))).collect();
        each.join("; ")
    }

    fn fact(&self, name: &str, value: impl Into<String>) -> (String, String) {
        (self.words(name), value.into())
    }

    fn competition(&self) -> String {
        self.state.competition.now().map(|c| c.name.clone()).unwrap_or_default()
    }

    /// Competition, section and round in one line.
    fn place(&self, section: SectionId, round: RoundNo) -> String {
        let name = self.state.section(section).map(|s| s.name.clone()).unwrap_or_default();
        let round = self.say(&Message::new("report-round").with("round", round.0));
        [self.competition(), name, round].join(" · ")
    }

    fn name(&self, player: PlayerId) -> String {
        self.state.player(player).map(|p| p.name.clone()).unwrap_or_default()
    }

    fn foot(&self) -> String {
        let entries = self.state.journal().len();
        self.say(
            &Message::new("report-foot")
                .with("entries", entries)
                .with("head", self.state.head().short())
                .with("day", say::day(self.now.at, self.now.offset_min))
                .with("time", say::hall(self.now.at, self.now.offset_min)),
        )
    }

    fn page(&self, title: &Message, subtitle: String, parts: Vec<Part>) -> Page {
        Page { title: self.say(title), subtitle, parts, ..Page::default() }
    }
}
