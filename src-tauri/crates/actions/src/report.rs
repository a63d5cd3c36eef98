//! The printed record: what was reported, advised, ruled and appealed, with the short head hash of the journal on every
//! sheet.

mod appeal;
mod claim;
mod competition;
mod envelope;
mod incident;
mod round;
mod standing;

use desk::history::EntryNo;
use desk::ids::*;
use desk::state::State;
use exchange::print::{Page, Part, Table};
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
        /// The envelope of an adjourned game, on A6.
        Envelope {
            /// Its game.
            game: String,
        },
        /// The answer to a claim, to show the players.
        Claim {
            /// The incident it is.
            incident: String,
        },
    }
}

crossing! {
    /// What can be printed, by name.
    #[derive(Copy, Eq)]
    pub enum ReportName {
        /// The incidents of a board.
        Board,
        /// The incidents of a round.
        Round,
        /// The incidents of a player.
        Player,
        /// The chief arbiter's report.
        Competition,
        /// Results of a round, to be signed.
        Results,
        /// The forfeits of a round, to be put up.
        Forfeits,
        /// The answer to a board's last claim.
        Claim,
        /// The envelope of a board's adjourned game.
        Envelope,
    }

    /// A page asked for by name, with what is in hand.
    #[derive(Eq)]
    pub struct ReportAsked {
        /// Which page.
        pub name: ReportName,
        /// The section in hand.
        pub section: Option<String>,
        /// The round in hand.
        pub round: Option<u16>,
        /// The game in hand.
        pub game: Option<String>,
        /// The player in hand.
        pub player: Option<String>,
    }

    /// As what a page is written.
    #[derive(Copy, Eq)]
    pub enum PageFormat {
        /// A document any browser shows and prints.
        Html,
        /// A file of A4 sheets.
        Pdf,
    }
}

impl PageFormat {
    /// The ending of the file's name.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Html => "html",
            Self::Pdf => "pdf",
        }
    }
}

/// The page that is meant.
///
/// # Errors
/// What it is to be about is not in hand: the sentence says what to choose.
pub fn meant(state: &State, asked: &ReportAsked) -> Result<ReportKind, ActionError> {
    let needs = |id: &'static str| ActionError::Unclear(laws::Message::new(id));
    let of_round = || match (&asked.section, asked.round) {
        (Some(section), Some(round)) => Ok((section.clone(), round)),
        _ => Err(needs("report-needs-round")),
    };
    let game = || asked.game.clone().ok_or_else(|| needs("report-needs-board"));
    Ok(match asked.name {
        ReportName::Board => ReportKind::Board { game: game()? },
        ReportName::Round => {
            let (section, round) = of_round()?;
            ReportKind::Round { section, round }
        }
        ReportName::Player => {
            ReportKind::Player { player: asked.player.clone().ok_or_else(|| needs("report-needs-player"))? }
        }
        ReportName::Competition => ReportKind::Competition,
        ReportName::Results => {
            let (section, round) = of_round()?;
            ReportKind::Results { section, round }
        }
        ReportName::Forfeits => {
            let (section, round) = of_round()?;
            ReportKind::Forfeits { section, round }
        }
        ReportName::Claim => {
            let records = state.incidents_of_game(id(&game()?, "game")?);
            let claim = records.iter().rev().find_map(|record| record.claim.now());
            let claim = claim.ok_or_else(|| needs("report-needs-claim"))?;
            ReportKind::Claim { incident: claim.incident.to_string() }
        }
        ReportName::Envelope => ReportKind::Envelope { game: game()? },
    })
}

/// A page in a format, with what has to be said to it.
///
/// # Errors
/// What is to be printed does not exist.
pub fn file(
    session: &Session,
    text: &Text,
    kind: &ReportKind,
    format: PageFormat,
    now: Now,
) -> Result<(Vec<u8>, Vec<Message>), ActionError> {
    match format {
        PageFormat::Html => Ok((html(session, text, kind, now)?.into_bytes(), Vec::new())),
        PageFormat::Pdf => pdf(session, text, kind, now),
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
            Self::Envelope { .. } => "envelope".to_owned(),
        }
    }
}

/// A report as one HTML document made to print on A4.
///
/// # Errors
/// What is to be printed does not exist.
pub fn html(session: &Session, text: &Text, kind: &ReportKind, now: Now) -> Result<String, ActionError> {
    Ok(page(session, text, kind, now)?.html())
}

/// The same as a PDF file of A4 sheets, each with its number; with what could not be printed.
///
/// # Errors
/// What is to be printed does not exist.
pub fn pdf(
    session: &Session,
    text: &Text,
    kind: &ReportKind,
    now: Now,
) -> Result<(Vec<u8>, Vec<Message>), ActionError> {
    let printed = page(session, text, kind, now)?.pdf(&|number, of| {
        say::sentence(text, &Message::new("report-sheet").with("number", number).with("of", of))
    });
    let letters: String = printed.missing.iter().collect();
    let said = (!letters.is_empty()).then(|| Message::new("report-letters-missing").with("letters", letters));
    Ok((printed.bytes, said.into_iter().collect()))
}

fn page(session: &Session, text: &Text, kind: &ReportKind, now: Now) -> Result<Page, ActionError> {
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
        ReportKind::Claim { incident } => claim::card(&ink, id(incident, "incident")?),
        ReportKind::Envelope { game } => envelope::envelope(&ink, id(game, "game")?),
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
        ReportKind::Envelope { .. } => "adjournment",
        _ => "game",
    };
    let mut page = page.ok_or(ActionError::NotFound(missing))?;
    text.language().clone_into(&mut page.language);
    page.foot = ink.foot();
    Ok(page)
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
                .with("competition", self.competition())
                .with("entries", entries)
                .with("head", self.state.head().short())
                .with("day", say::day(self.now.at, self.now.offset_min))
                .with("time", say::hall(self.now.at, self.now.offset_min)),
        )
    }

    /// The short head hash as it was after an entry, so that `verify --head` finds it.
    fn head_after(&self, no: EntryNo) -> String {
        self.state.head_after(no).short()
    }

    /// A table with these columns.
    fn table(&self, head: &[&str], rows: Vec<Vec<String>>) -> Part {
        let head = head.iter().map(|id| self.words(id)).collect();
        Part::Table(Table { head, rows, by_hand: Vec::new() })
    }

    fn page(&self, title: &Message, subtitle: String, parts: Vec<Part>) -> Page {
        Page { title: self.say(title), subtitle, parts, ..Page::default() }
    }
}
