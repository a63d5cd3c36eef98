//! What lies on the desk: one open competition or none, and the files read but not yet brought in.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use actions::create::{self, NewCompetition};
use actions::games::GamesFile;
use actions::import::ReadFile;
use actions::view::{self, Message};
use actions::{ActionError, Session, sample, this_desk};
use desk::ids::{DeskId, EntryId};
use store::OpenOptions;
use tokio::sync::{Mutex, MutexGuard};
use uuid::Uuid;

use crate::clock::now;
use crate::recent;

/// Managed by Tauri; every command goes through it, one at a time.
#[derive(Default)]
pub struct Table(Mutex<OnTable>);

/// See [`Table`].
#[derive(Default)]
pub struct OnTable {
    session: Option<Session>,
    /// What the arbiter must know about the file as it was opened, or about one that was not.
    warnings: Vec<Message>,
    /// The file that was last to be opened, for a second try.
    pub asked: Option<PathBuf>,
    /// Files read, by the token their changes were shown under.
    pub read: BTreeMap<EntryId, ReadFile>,
    /// Files of games read, by the token their games were shown under.
    pub games: BTreeMap<EntryId, GamesFile>,
}

impl Table {
    /// The table, for one command.
    pub async fn lock(&self) -> MutexGuard<'_, OnTable> {
        self.0.lock().await
    }
}

impl OnTable {
    /// The open competition.
    ///
    /// # Errors
    /// [`ActionError::NoCompetition`].
    pub fn session(&self) -> Result<&Session, ActionError> {
        self.session.as_ref().ok_or(ActionError::NoCompetition)
    }

    /// The open competition, to record in it.
    ///
    /// # Errors
    /// [`ActionError::NoCompetition`].
    pub fn session_mut(&mut self) -> Result<&mut Session, ActionError> {
        self.session.as_mut().ok_or(ActionError::NoCompetition)
    }

    /// Opens a file and lays it on the table. What lay there before stays until the new one is open.
    ///
    /// # Errors
    /// The file cannot be opened; what lay on the table still does.
    pub async fn open(&mut self, path: &Path, options: OpenOptions) -> Result<(), ActionError> {
        let (session, warnings) = Session::open(path, desk_id().await?, options).await?;
        self.lay(session, view::warnings(&warnings)).await
    }

    /// Makes a new competition and lays it on the table.
    ///
    /// # Errors
    /// What was asked for is incomplete, or the file cannot be made.
    pub async fn create(&mut self, path: &Path, wanted: &NewCompetition) -> Result<(), ActionError> {
        let session = create::create(path, desk_id().await?, now(), &mut fresh, wanted).await?;
        self.lay(session, Vec::new()).await
    }

    /// Writes a sample into a new file of this machine and lays it on the table.
    ///
    /// # Errors
    /// The folder of this machine's settings cannot be written.
    pub async fn open_sample(&mut self, which: sample::Sample) -> Result<(), ActionError> {
        let folder = this_desk::folder().join("samples");
        let failed = |source| ActionError::Io { path: folder.display().to_string(), source };
        tokio::fs::create_dir_all(&folder).await.map_err(failed)?;
        let path = folder.join(format!("{}-{}.flagfall", which.stem(), now().at));
        let mut session = Session::create(&path, desk_id().await?).await?;
        sample::lay(&mut session, now(), which).await?;
        self.lay(session, Vec::new()).await
    }

    /// Takes the competition off the table and closes its file.
    ///
    /// # Errors
    /// The file cannot be written a last time; everything recorded is in it all the same.
    pub async fn clear(&mut self) -> Result<(), ActionError> {
        self.warnings.clear();
        self.read.clear();
        self.games.clear();
        match self.session.take() {
            Some(session) => session.close().await,
            None => Ok(()),
        }
    }

    /// Keeps what is to be said about a file that could not be opened at the start.
    pub fn warn(&mut self, messages: Vec<Message>) {
        self.warnings = messages;
    }

    /// What the page shows first.
    pub async fn desk(&self) -> view::Desk {
        view::Desk {
            competition: self.session.as_ref().map(|session| view::competition(session, now())),
            recent: recent::list(now()).await,
            warnings: self.warnings.clone(),
        }
    }

    async fn lay(&mut self, mut session: Session, warnings: Vec<Message>) -> Result<(), ActionError> {
        session.seat();
        let name = session.state().competition.now().map(|c| c.name.clone()).unwrap_or_default();
        recent::remember(session.path(), &name, now()).await;
        let closed = self.clear().await;
        self.session = Some(session);
        self.warnings = warnings;
        closed
    }
}

/// A fresh identity for an entry that the page did not name.
pub fn fresh() -> EntryId {
    EntryId(Uuid::now_v7())
}

async fn desk_id() -> Result<DeskId, ActionError> {
    this_desk::desk_id(fresh().0).await
}
