//! Articles as values: a citation is stored in the journal, printed on the screen and asserted by tests.

use std::fmt;
use std::str::FromStr;

use crate::articles::TABLE;
use crate::edition::Edition;
use crate::old_text::wider_in_old_text;

/// An Article by concept, whatever number an edition gives it. The constants are in [`crate::articles`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Article(u16);

/// A row of the table in `articles.rs`.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) name: &'static str,
    pub(crate) fide2023: &'static str,
    pub(crate) old: &'static str,
    pub(crate) answer: Answer,
}

/// How the desk answers an Article.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// A rule in this file of the crate.
    Code(&'static str),
    /// True by construction: the desk cannot represent anything else.
    ByType,
    /// The arbiter decides, the desk records.
    Judgement,
    /// Not a matter of the desk.
    NotOurs(Why),
    /// Not yet answered.
    Todo(Owner),
}

/// Why an Article is not a matter of the rules the desk computes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// Boards, men and clocks themselves.
    Equipment,
    /// Rooms.
    Venue,
    /// A duty or right of the organiser.
    Organiser,
    /// How moves are written: answered where games are read and written.
    Notation,
}

/// The capability that will answer an Article.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    /// Time controls and clock arithmetic.
    Clocks,
    /// The adjourned game.
    Adjournment,
}

impl Article {
    pub(crate) const fn at(index: u16) -> Article {
        Article(index)
    }

    fn row(self) -> Option<&'static Row> {
        TABLE.get(usize::from(self.0))
    }

    /// Every Article of every edition, in the order of the 2023 text.
    pub fn all() -> impl Iterator<Item = Article> {
        (0..TABLE.len()).filter_map(|index| u16::try_from(index).ok()).map(Article)
    }

    /// The number in an edition, such as `9.2.3`; `None` if that edition has no such rule.
    pub fn number(self, edition: Edition) -> Option<&'static str> {
        let row = self.row()?;
        let number = match edition {
            Edition::Fide2023 => row.fide2023,
            Edition::Old => row.old,
        };
        (!number.is_empty()).then_some(number)
    }

    /// Finds an Article by its number in an edition.
    pub fn by_number(edition: Edition, number: &str) -> Option<Article> {
        if number.is_empty() {
            return None;
        }
        Article::all().find(|article| article.number(edition) == Some(number))
    }

    /// The name of the constant, such as `SAME_POSITION`.
    pub fn name(self) -> &'static str {
        self.row().map_or("", |row| row.name)
    }

    /// How the desk answers this Article.
    pub fn answer(self) -> Answer {
        self.row().map_or(Answer::Judgement, |row| row.answer)
    }

    /// Id of the message with our own short title.
    pub fn title(self) -> String {
        format!("law-{}", self.name().to_ascii_lowercase().replace('_', "-"))
    }

    /// Id of the message that says in our own words what the Article requires.
    pub fn paraphrase(self) -> String {
        format!("{}-text", self.title())
    }

    /// These Articles as an edition has them: by their own number, or by the wider Article they are part of there.
    /// Those it has not are left out; where none is left, what it says of cases not foreseen.
    pub fn cite_all(articles: &[Article], edition: Edition) -> Vec<Citation> {
        let mut cited: Vec<Citation> = Vec::new();
        for article in articles {
            let there = match article.number(edition) {
                Some(_) => Some(*article),
                None => wider_in_old_text(*article).filter(|wide| wide.number(edition).is_some()),
            };
            let citation = there.map(|article| article.cite_in(edition));
            cited.extend(citation.filter(|citation| !cited.contains(citation)));
        }
        if cited.is_empty() {
            cited.push(crate::articles::PREFACE_JUDGEMENT.cite_in(edition));
        }
        cited
    }

    /// The Article as cited under the Laws of 2023.
    pub const fn cite(self) -> Citation {
        Citation { edition: Edition::Fide2023, article: self }
    }

    /// The Article as cited under an edition. Where that edition has no such number the citation names
    /// the other edition, so that a printed citation always exists in the text it names.
    pub fn cite_in(self, edition: Edition) -> Citation {
        let edition = if self.number(edition).is_some() {
            edition
        } else {
            Edition::ALL.into_iter().find(|other| self.number(*other).is_some()).unwrap_or(edition)
        };
        Citation { edition, article: self }
    }
}

impl fmt::Debug for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An Article of an edition, the reason for an advice. Its text form is `2023:7.5.5`, stable for storage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Citation {
    edition: Edition,
    article: Article,
}

impl Citation {
    /// The edition cited.
    pub const fn edition(self) -> Edition {
        self.edition
    }

    /// The Article cited.
    pub const fn article(self) -> Article {
        self.article
    }

    /// The number as printed, such as `7.5.5`.
    pub fn number(self) -> &'static str {
        self.article.number(self.edition).unwrap_or("")
    }

    /// Where the authentic text is published; `None` for the historical text.
    pub const fn official_address(self) -> Option<&'static str> {
        match self.edition {
            Edition::Fide2023 => Some("https://handbook.fide.com/chapter/E012023"),
            Edition::Old => None,
        }
    }
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.edition.code(), self.number())
    }
}

/// The text is no citation of an Article we know.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CitationError {
    /// No `:` between edition and number.
    #[error("a citation is written edition:number, such as 2023:7.5.5")]
    NoEdition,
    /// The edition is unknown.
    #[error("unknown edition {0:?}")]
    UnknownEdition(String),
    /// The edition has no such Article.
    #[error("no Article {number:?} in edition {edition}")]
    UnknownNumber {
        /// The edition named.
        edition: Edition,
        /// The number not found in it.
        number: String,
    },
}

impl FromStr for Citation {
    type Err = CitationError;

    /// Reads `2023:7.5.5`. Numbers of the 2018 text that moved, and a misprint in circulation, are understood
    /// too and come out as the number of today; they are never printed.
    fn from_str(text: &str) -> Result<Citation, CitationError> {
        let (edition, number) = text.split_once(':').ok_or(CitationError::NoEdition)?;
        let (edition, number) = match moved(edition, number) {
            Some(today) => (Edition::Fide2023.code(), today),
            None => (edition, number),
        };
        let edition =
            Edition::from_code(edition).ok_or_else(|| CitationError::UnknownEdition(edition.to_owned()))?;
        let article = Article::by_number(edition, number)
            .ok_or_else(|| CitationError::UnknownNumber { edition, number: number.to_owned() })?;
        Ok(Citation { edition, article })
    }
}

/// Where an Article of the 2018 text stands today, for the numbers that moved. General regulations still speak
/// of A.3/A.4 and B.3/B.4; the Arbiters' Manual of 2025 misprints one number of Appendix D.
fn moved(edition: &str, number: &str) -> Option<&'static str> {
    Some(match (edition, number) {
        ("2018", "A.3") => "A.4",
        ("2018", "A.4") => "A.5",
        ("2018", "A.5") => "A.6",
        ("2018", "B.3") => "B.2",
        ("2018", "B.4") => "B.3",
        ("2018", "7.7") => "7.5.4",
        ("2018", "7.8") => "7.5.3",
        ("2018", "9.2.2") => "9.2.3",
        ("2018", "9.2.2.1") => "9.2.3.1",
        ("2018", "9.2.2.2") => "9.2.3.2",
        ("2023", "D.6.2.2") => "D.2.6.2",
        _ => return None,
    })
}
