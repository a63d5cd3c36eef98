//! An open competition: the file, what folding its journal gives, and who types.

use std::path::Path;

use desk::command::{Command, Request};
use desk::decide::{Decided, decide, undoable};
use desk::entry::{Entry, HallTime};
use desk::ids::*;
use desk::state::State;
use store::{Appended, CopyReason, File, Mirror, OpenOptions, Warning};

use crate::error::ActionError;

/// The time, as the front read it: nothing below the fronts looks at a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// UTC, ms since 1970.
    pub at: i64,
    /// What the hall's wall clock is ahead of UTC, minutes.
    pub offset_min: i32,
}

impl Now {
    /// A hall time of today, given in ms since midnight, as UTC ms. A time that would lie more than twelve hours ahead is
    /// yesterday's: an incident of 23:50 is often typed after midnight.
    pub fn today_at(self, since_midnight_ms: i64) -> i64 {
        const DAY: i64 = 86_400_000;
        let offset = i64::from(self.offset_min) * 60_000;
        let midnight = (self.at + offset).div_euclid(DAY) * DAY - offset;
        let at = midnight + since_midnight_ms;
        if at > self.at + DAY / 2 { at - DAY } else { at }
    }
}

/// What came of a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Done {
    /// The entry as it stands in the journal.
    pub entry: Entry,
    /// What the arbiter should know now.
    pub remarks: Vec<laws::Message>,
    /// Entries of other windows that came to light on the way.
    pub others: usize,
}

/// An open competition file.
#[derive(Debug)]
pub struct Session {
    file: File,
    state: State,
    desk: DeskId,
    mirror: Option<Mirror>,
    /// Who types on this desk.
    pub typist: Option<ArbiterId>,
}

impl Session {
    /// Makes a new file. It holds nothing until the first record.
    ///
    /// # Errors
    /// The file exists, or its place cannot hold a competition file.
    pub async fn create(path: &Path, desk: DeskId) -> Result<Self, ActionError> {
        Ok(Self {
            file: File::create(path).await?,
            state: State::default(),
            desk,
            mirror: None,
            typist: None,
        })
    }

    /// Opens a file and folds its journal.
    ///
    /// # Errors
    /// Everything that can be wrong with a file, each with what is safe and what to do next.
    pub async fn open(
        path: &Path,
        desk: DeskId,
        options: OpenOptions,
    ) -> Result<(Self, Vec<Warning>), ActionError> {
        let opened = File::open_with(path, options).await?;
        let state = State::fold(opened.entries);
        Ok((Self { file: opened.file, state, desk, mirror: None, typist: None }, opened.warnings))
    }

    /// What folding the journal gives.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Where the file lies.
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// This desk.
    pub fn desk(&self) -> DeskId {
        self.desk
    }

    /// Seats whoever sat at this desk last: who typed its last entry that names somebody, else the only arbiter there is.
    /// Nobody where neither says one; who was seated already stays.
    pub fn seat(&mut self) {
        let ours = self.state.journal().iter().rev().filter(|entry| entry.desk == self.desk);
        let last = ours.filter_map(|entry| entry.recorded_by).find(|id| self.state.arbiter(*id).is_some());
        let mut all = self.state.arbiters.values().filter_map(|history| history.now());
        let only = || all.next().map(|arbiter| arbiter.arbiter).filter(|_| all.next().is_none());
        self.typist = self.typist.or(last).or_else(only);
    }

    /// Records a command as one entry, durably, and exactly once for one `entry` id.
    ///
    /// # Errors
    /// A refusal or a failure of the file; then nothing was recorded, and the same call may be made again.
    pub async fn record(
        &mut self,
        entry: EntryId,
        now: Now,
        occurred_at: Option<HallTime>,
        command: Command,
    ) -> Result<Done, ActionError> {
        // What the screen has seen is what was folded before other windows' entries come in with the transaction.
        let seen = self.state.position();
        let mut tx = self.file.begin().await?;
        let newer = tx.newer().await?;
        let others = newer.len();
        for other in newer {
            self.state.apply(other);
        }
        if let Some(done) = self.state.number(entry).and_then(|no| self.state.entry(no)) {
            return Ok(Done { entry: done.clone(), remarks: Vec::new(), others });
        }
        let request = Request { entry, seen, now: now.at, recorded_by: self.typist, occurred_at, command };
        let decided = decide(&self.state, &request)?;
        let (last, prev_hash) = tx.head(self.desk).await?;
        let entry = Entry {
            id: entry,
            desk: self.desk,
            seq: last + 1,
            recorded_at: now.at.max(tx.not_before(self.desk).await?),
            occurred_at,
            recorded_by: self.typist,
            kind: decided.kind,
            about: decided.about,
            facts: decided.facts,
            prev_hash,
        };
        match tx.append(&entry).await? {
            Appended::Recorded | Appended::Already => {}
        }
        tx.commit().await?;
        self.state.apply(entry.clone());
        let mut remarks = decided.remarks;
        // The entry is on record whatever becomes of the stick; a stick pulled out is said once and not tried again.
        if let Some(Err(error)) = self.mirror.as_mut().map(|mirror| mirror.add(std::slice::from_ref(&entry)))
        {
            remarks.push(error.message());
            self.mirror = None;
        }
        Ok(Done { entry, remarks, others })
    }

    /// The same decision without the record.
    ///
    /// # Errors
    /// The refusal that recording would meet.
    pub fn preview(&self, entry: EntryId, now: Now, command: Command) -> Result<Decided, ActionError> {
        let request = Request {
            entry,
            seen: self.state.position(),
            now: now.at,
            recorded_by: self.typist,
            occurred_at: None,
            command,
        };
        Ok(decide(&self.state, &request)?)
    }

    /// Takes in what other windows recorded. Returns how many entries there were.
    ///
    /// # Errors
    /// The file cannot be read.
    pub async fn refresh(&mut self) -> Result<usize, ActionError> {
        if !self.file.data_changed().await? {
            return Ok(0);
        }
        let mut tx = self.file.begin().await?;
        let newer = tx.newer().await?;
        let count = newer.len();
        for entry in newer {
            self.state.apply(entry);
        }
        Ok(count)
    }

    /// The entry that one key takes back now.
    pub fn undoable(&self) -> Option<&Entry> {
        undoable(&self.state, self.desk)
    }

    /// Keeps a copy of the file as it is, before something that changes much of it at once.
    ///
    /// # Errors
    /// The folder beside the file cannot be written.
    pub async fn copy_before(&mut self, reason: CopyReason) -> Result<(), ActionError> {
        self.file.copy_before(reason).await?;
        Ok(())
    }

    /// Saves a whole copy under another name.
    ///
    /// # Errors
    /// There is a file already, or the folder cannot be written.
    pub async fn save_copy(&mut self, to: &Path) -> Result<(), ActionError> {
        Ok(self.file.save_copy(to).await?)
    }

    /// Keeps a log of every entry in another folder (a stick) from now on, brought up to date first.
    ///
    /// # Errors
    /// The folder cannot be written, or holds another competition's log.
    pub fn keep_mirror(&mut self, folder: &Path) -> Result<(), ActionError> {
        self.mirror = Some(Mirror::keep(folder, self.file.path(), self.state.journal())?);
        Ok(())
    }

    /// The log's file, if one is kept.
    pub fn mirror(&self) -> Option<&Path> {
        self.mirror.as_ref().map(Mirror::path)
    }

    /// The short head hash of the whole file.
    pub fn head(&self) -> String {
        self.state.head().short()
    }

    /// Closes a file that was only just made and removes it.
    pub async fn discard(self) {
        self.file.discard().await;
    }

    /// Folds the log into the file and closes it.
    ///
    /// # Errors
    /// The file cannot be written.
    pub async fn close(self) -> Result<(), ActionError> {
        Ok(self.file.close().await?)
    }
}
