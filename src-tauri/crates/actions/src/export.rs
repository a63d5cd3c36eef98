//! Out again: results, incidents and the journal as tables; tournament reports for rating and pairing.

mod report;
mod tables;

use desk::ids::*;

use crate::error::ActionError;
use crate::session::{Now, Session};
use crate::view::{Message, crossing};

pub use report::{TrfProfile, roster};
pub use tables::{incidents, journal, results};

crossing! {
    /// What can be exported.
    #[derive(Copy, Eq)]
    pub enum ExportKind {
        /// Results, one row a board.
        ResultsCsv,
        /// Incidents with advice and ruling.
        IncidentsCsv,
        /// Every entry.
        JournalCsv,
        /// A tournament report with the records of 2016.
        Trf16,
        /// A tournament report with records of 2026.
        Trf26,
    }

    /// A file that was written.
    pub struct Exported {
        /// Where.
        pub file: String,
        /// What could not be said in that format.
        pub said: Vec<Message>,
    }
}

impl ExportKind {
    /// The ending of the file's name.
    pub fn ending(self) -> &'static str {
        match self {
            Self::ResultsCsv | Self::IncidentsCsv | Self::JournalCsv => "csv",
            Self::Trf16 | Self::Trf26 => "trf",
        }
    }

    /// The name proposed for the file, without its ending.
    pub fn stem(self) -> &'static str {
        match self {
            Self::ResultsCsv => "results",
            Self::IncidentsCsv => "incidents",
            Self::JournalCsv => "journal",
            Self::Trf16 => "report-trf16",
            Self::Trf26 => "report-trf26",
        }
    }
}

/// The bytes of an export and what could not be said in it.
///
/// # Errors
/// A report needs a section; one that does not exist cannot be written.
pub fn export(
    session: &Session,
    text: &text::Text,
    kind: ExportKind,
    section: Option<SectionId>,
    round: Option<RoundNo>,
    now: Now,
) -> Result<(Vec<u8>, Vec<Message>), ActionError> {
    let state = session.state();
    let table = |rows: Vec<Vec<String>>| {
        Ok((exchange::csv::write_as(&rows, exchange::csv::CsvFormat::SPREADSHEET), Vec::new()))
    };
    match kind {
        ExportKind::ResultsCsv => table(results(state, section, round)),
        ExportKind::IncidentsCsv => table(incidents(state, text, section, round, now)),
        ExportKind::JournalCsv => table(journal(state, text, now)),
        ExportKind::Trf16 | ExportKind::Trf26 => {
            let only = || match state.sections_in_order().as_slice() {
                [only] => Some(only.section),
                _ => None,
            };
            let section = section.or_else(only).ok_or(ActionError::NotFound("section"))?;
            let profile = if kind == ExportKind::Trf16 { TrfProfile::Trf16 } else { TrfProfile::Trf26 };
            report::write(state, section, profile)
        }
    }
}

/// Writes bytes to a file through a temporary name, so that an old file is never left half overwritten. Never writes
/// over a competition file.
///
/// # Errors
/// The folder cannot be written, or a competition lies there; what was there is as it was.
pub async fn save(path: &std::path::Path, bytes: &[u8]) -> Result<(), ActionError> {
    let failed = |source| ActionError::Io { path: path.display().to_string(), source };
    // A pipe or a device is written to, never replaced; so is the file that a link leads to.
    let special = tokio::fs::metadata(path).await.is_ok_and(|there| !there.is_file() && !there.is_dir());
    if special {
        return tokio::fs::write(path, bytes).await.map_err(failed);
    }
    if store::is_competition(path) {
        return Err(ActionError::OntoCompetition(path.display().to_string()));
    }
    let behind = behind_links(path).await.map_err(failed)?;
    let path = behind.as_path();
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    let part = path.with_file_name(name);
    let written = async {
        let mut file = tokio::fs::File::create(&part).await?;
        tokio::io::AsyncWriteExt::write_all(&mut file, bytes).await?;
        file.sync_all().await?;
        tokio::fs::rename(&part, path).await
    };
    let written = written.await;
    if written.is_err() {
        // What is left of it is of no use; why it failed is what counts.
        let _ = tokio::fs::remove_file(&part).await;
    }
    written.map_err(failed)
}

/// The file that symbolic links lead to, whether it is there yet or not.
///
/// # Errors
/// Links that lead to each other.
async fn behind_links(path: &std::path::Path) -> std::io::Result<std::path::PathBuf> {
    let nowhere = match tokio::fs::canonicalize(path).await {
        Ok(there) => return Ok(there),
        Err(error) => error,
    };
    let mut at = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(target) = tokio::fs::read_link(&at).await else { return Ok(at) };
        // A link that names no folder leads on from its own.
        at = at.parent().map(|folder| folder.join(&target)).unwrap_or(target);
    }
    Err(nowhere)
}

/// As many links in a row as systems follow.
const MOST_LINKS: usize = 40;
