//! The sample competition in a file of its own, at a fixed time.

use actions::draft::{self, Command};
use actions::session::Done;
use actions::{ActionError, Now, Session, quick_line, sample};
use desk::ids::*;
use flagfall_tests::folder;
use uuid::Uuid;

/// 30 November 2026, 15:00 in the hall.
pub const NOW: Now = Now { at: 1_796_047_200_000, offset_min: 60 };

/// A hall with the sample competition.
pub struct Hall {
    pub session: Session,
    folder: std::path::PathBuf,
    count: u128,
}

impl Hall {
    /// The sample, in a folder of this name.
    pub async fn new(name: &str) -> Self {
        let folder = folder::empty(env!("CARGO_TARGET_TMPDIR"), &format!("record_{name}"));
        let path = folder.join("sample.flagfall");
        let desk = DeskId(Uuid::from_u128(0xd));
        let mut session = Session::create(&path, desk).await.unwrap();
        sample::fill(&mut session, NOW, |_, _| {}).await.unwrap();
        Self { session, folder, count: 0 }
    }

    /// The folder of this hall's files.
    pub fn folder(&self) -> &std::path::Path {
        &self.folder
    }

    pub fn entry(&mut self) -> EntryId {
        self.count += 1;
        EntryId(Uuid::from_u128(0xe000_0000 + self.count))
    }

    pub fn section(&self, code: &str) -> SectionId {
        self.session.state().section_by_code(code).unwrap().section
    }

    pub fn game(&self, code: &str, round: u16, board: u16) -> GameId {
        let state = self.session.state();
        let pairing = state.at_board(self.section(code), RoundNo(round), BoardNo(board)).unwrap();
        state.game_of(pairing.pairing).unwrap()
    }

    /// Records a command so many minutes after the fixed time.
    pub async fn record(&mut self, minutes: i64, command: &Command) -> Result<Done, ActionError> {
        let now = Now { at: NOW.at + minutes * 60_000, ..NOW };
        let entry = self.entry();
        let session = &mut self.session;
        let parsed = draft::parse(session.state(), command, now, session.desk(), &session.head())?;
        session.record(entry, now, parsed.occurred_at, parsed.command).await
    }

    /// Records a quick line.
    pub async fn line(&mut self, round: u16, line: &str) -> Done {
        let context = quick_line::QuickLineContext { section: String::new(), round, game: None };
        let read = quick_line::quick_line(self.session.state(), &context, line, NOW);
        let command = read.command.unwrap_or_else(|| panic!("{line}: {:?}", read.unclear));
        self.record(1, &command).await.unwrap()
    }
}
