//! One door for every file: recognise it by its content, read it, or say what to do instead.

use desk::roster::{Notice, NoticeLevel, Player, Roster};

use crate::charset::{Charset, Decoded, decode};
use crate::controls::{blanked, is_unprintable, notice, printable};
use crate::detect::{Container, TextKind, container, is_workbook, text_kind};
use crate::grid::Grid;
use crate::notices::Message;
use crate::problem::Problem;
use crate::swiss_manager;
use crate::table::{self, Table};
use crate::trf::{self, Document, TrfError, Version};

/// What a person may settle beforehand.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ReadOptions {
    /// The encoding, where the guess was wrong.
    pub charset: Option<Charset>,
}

/// A file that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Read {
    /// What it says. Its notices are to be shown before anything is used.
    pub roster: Roster,
    /// What kind of file it is.
    pub format: Format,
    /// The encoding used.
    pub charset: Charset,
}

impl Read {
    /// The weightiest notice: `Ask` means that the arbiter has to confirm before anything is used.
    pub fn level(&self) -> Option<NoticeLevel> {
        trf::highest_level(&self.roster.notices)
    }
}

/// Kinds of files that can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// A tournament report of 2006 or 2016.
    Trf16,
    /// A tournament report with records of 2026.
    Trf26,
    /// A pairing list in a text file.
    PairingList,
    /// A crosstable in a text file.
    Crosstable,
    /// A start list in a text file.
    StartList,
    /// A pairing list in a workbook.
    PairingWorkbook,
    /// A crosstable in a workbook.
    CrosstableWorkbook,
    /// A start list in a workbook.
    StartListWorkbook,
    /// Swiss-Manager's own file of an individual competition.
    SwissManager,
}

impl Format {
    /// Message id of its name.
    pub fn name_id(self) -> &'static str {
        match self {
            Self::Trf16 => "exchange-format-trf16",
            Self::Trf26 => "exchange-format-trf26",
            Self::PairingList => "exchange-format-pairing-list",
            Self::Crosstable => "exchange-format-crosstable",
            Self::StartList => "exchange-format-start-list",
            Self::PairingWorkbook => "exchange-format-pairing-workbook",
            Self::CrosstableWorkbook => "exchange-format-crosstable-workbook",
            Self::SwissManager => "exchange-format-swiss-manager",
            Self::StartListWorkbook => "exchange-format-start-list-workbook",
        }
    }
}

/// Why a file cannot be read. Nothing of it has been used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// No bytes, or blanks only.
    #[error("empty file")]
    Empty,
    /// Games instead of pairings.
    #[error("games in PGN, not pairings")]
    Pgn,
    /// Vega's own file.
    #[error("Vega's own file")]
    VegaTdf,
    /// Swiss-Manager's own file, of teams or in a form that is not known.
    #[error("Swiss-Manager's own file, not readable")]
    SwissManager,
    /// A workbook of before 2007.
    #[error("an old workbook")]
    OldWorkbook,
    /// An Access database (Papi).
    #[error("an Access database")]
    Access,
    /// A SQLite file, perhaps a competition file.
    #[error("a SQLite database")]
    Sqlite,
    /// FIDE's or a national rating list.
    #[error("a rating list")]
    RatingList,
    /// The results of single players abroad, for a national rating office.
    #[error("results of single players")]
    SinglePlayers,
    /// A workbook without a table that is recognised.
    #[error("a workbook without a pairing list")]
    Workbook,
    /// A workbook that cannot be opened.
    #[error("a damaged workbook")]
    DamagedWorkbook,
    /// A zip archive that is no workbook.
    #[error("an archive")]
    Archive,
    /// A PDF.
    #[error("a PDF")]
    Pdf,
    /// A web page.
    #[error("a web page")]
    Html,
    /// XML.
    #[error("XML")]
    Xml,
    /// JSON.
    #[error("JSON")]
    Json,
    /// Some other binary file.
    #[error("an unknown binary file")]
    Binary,
    /// Text in which nothing is recognised.
    #[error("text in which nothing is recognised")]
    NotRecognised,
    /// Facts about a competition, but no player.
    #[error("no players")]
    NoPlayers,
    /// Contradictions, at least one.
    #[error("contradictions in {} places", .0.len())]
    Contradictions(Vec<Problem>),
}

impl ReadError {
    /// What to tell a person: the reason and what to do next, then one sentence for each contradiction.
    pub fn messages(&self) -> Vec<Message> {
        let id = match self {
            Self::Empty => "exchange-refused-empty",
            Self::Pgn => "exchange-refused-pgn",
            Self::VegaTdf => "exchange-refused-vega-tdf",
            Self::SwissManager => "exchange-refused-swiss-manager",
            Self::OldWorkbook => "exchange-refused-old-workbook",
            Self::Access => "exchange-refused-access",
            Self::Sqlite => "exchange-refused-sqlite",
            Self::RatingList => "exchange-refused-rating-list",
            Self::SinglePlayers => "exchange-refused-single-players",
            Self::Workbook => "exchange-refused-workbook",
            Self::DamagedWorkbook => "exchange-refused-workbook-damaged",
            Self::Archive => "exchange-refused-archive",
            Self::Pdf => "exchange-refused-pdf",
            Self::Html => "exchange-refused-html",
            Self::Xml => "exchange-refused-xml",
            Self::Json => "exchange-refused-json",
            Self::Binary => "exchange-refused-binary",
            Self::NotRecognised => "exchange-refused-not-recognised",
            Self::NoPlayers => "exchange-refused-no-players",
            Self::Contradictions(problems) => {
                let count = problems.len();
                let head = Message::plain("exchange-refused-contradictions").with("count", count);
                return std::iter::once(head).chain(problems.iter().map(Problem::message)).collect();
            }
        };
        vec![Message::plain(id)]
    }
}

impl From<TrfError> for ReadError {
    fn from(error: TrfError) -> Self {
        match error {
            TrfError::NotTrf => Self::NotRecognised,
            TrfError::NoPlayers => Self::NoPlayers,
            TrfError::Contradictions(problems) => Self::Contradictions(problems),
        }
    }
}

/// Reads a file.
///
/// What it is shows in its bytes. `name` is used for one thing only: the number of the round, where a pairing list
/// does not state it (`round5.csv`).
pub fn read(name: &str, bytes: &[u8], options: ReadOptions) -> Result<Read, ReadError> {
    match container(bytes) {
        Container::Empty => Err(ReadError::Empty),
        Container::Zip if is_workbook(bytes) => read_workbook(name, bytes, ReadError::DamagedWorkbook),
        Container::Zip => Err(ReadError::Archive),
        Container::OldOffice => read_workbook(name, bytes, ReadError::OldWorkbook),
        Container::Sqlite => Err(ReadError::Sqlite),
        Container::SwissManager => {
            let mut roster = swiss_manager::read(bytes).ok_or(ReadError::SwissManager)?;
            if roster.players.is_empty() {
                return Err(ReadError::NoPlayers);
            }
            let unprintable = |player: &&mut Player| player.name.contains(is_unprintable);
            let mut count = 0;
            for player in roster.players.iter_mut().filter(unprintable) {
                count += player.name.chars().filter(|c| is_unprintable(*c)).count();
                player.name = blanked(&player.name).trim().to_owned();
            }
            roster.notices.extend((count > 0).then(|| notice(None, count)));
            Ok(Read { roster, format: Format::SwissManager, charset: Charset::Utf16Le })
        }
        Container::Access => Err(ReadError::Access),
        Container::Pdf => Err(ReadError::Pdf),
        Container::Binary => Err(ReadError::Binary),
        Container::Text => read_text(name, &decode(bytes, options.charset)),
    }
}

fn read_workbook(name: &str, bytes: &[u8], damaged: ReadError) -> Result<Read, ReadError> {
    let sheets = Grid::sheets_of_workbook(bytes).ok_or(damaged)?;
    let table = table::read_sheets(&sheets, name).ok_or(ReadError::Workbook)?;
    let (roster, format) = match table.map_err(ReadError::Contradictions)? {
        Table::Pairings(roster) => (roster, Format::PairingWorkbook),
        Table::Crosstable(roster) => (roster, Format::CrosstableWorkbook),
        Table::StartList(roster) => (roster, Format::StartListWorkbook),
    };
    Ok(Read { roster, format, charset: Charset::Utf8 })
}

fn read_text(name: &str, decoded: &Decoded) -> Result<Read, ReadError> {
    let (text, unprintable) = printable(&decoded.text);
    let (mut roster, format) = match text_kind(&text) {
        TextKind::Trf => {
            let read = trf::read(&Document::parse(&text))?;
            let format = if read.version == Version::Trf26 { Format::Trf26 } else { Format::Trf16 };
            (read.roster, format)
        }
        TextKind::VegaTdf => return Err(ReadError::VegaTdf),
        TextKind::Pgn => return Err(ReadError::Pgn),
        TextKind::Html => return Err(ReadError::Html),
        TextKind::Xml => return Err(ReadError::Xml),
        TextKind::Json => return Err(ReadError::Json),
        TextKind::RatingList => return Err(ReadError::RatingList),
        TextKind::SinglePlayers => return Err(ReadError::SinglePlayers),
        TextKind::Table => {
            let table = table::read_text(&text, name).ok_or(ReadError::NotRecognised)?;
            match table.map_err(ReadError::Contradictions)? {
                Table::Pairings(roster) => (roster, Format::PairingList),
                Table::Crosstable(roster) => (roster, Format::Crosstable),
                Table::StartList(roster) => (roster, Format::StartList),
            }
        }
    };
    roster.notices.splice(0..0, encoding_notice(decoded, &roster).into_iter().chain(unprintable));
    Ok(Read { roster, format, charset: decoded.charset })
}

/// Where the encoding is a guess, the arbiter sees names as they were read and confirms or chooses another.
fn encoding_notice(decoded: &Decoded, roster: &Roster) -> Option<Notice> {
    if !decoded.guessed && !decoded.damaged {
        return None;
    }
    let id = if decoded.damaged { "exchange-encoding-damaged" } else { "exchange-encoding-guessed" };
    Some(Notice {
        line: None,
        level: NoticeLevel::Ask,
        id,
        args: vec![("charset", decoded.charset.name().to_owned()), ("sample", sample(roster))],
    })
}

/// A few names whose letters depend on the encoding.
pub fn sample(roster: &Roster) -> String {
    let names = roster.players.iter().map(|player| player.name.as_str());
    let facts = [&roster.facts.name, &roster.facts.city, &roster.facts.chief_arbiter];
    let texts = names.chain(facts.into_iter().map(String::as_str));
    texts.filter(|text| !text.is_ascii()).take(3).collect::<Vec<_>>().join(" · ")
}
