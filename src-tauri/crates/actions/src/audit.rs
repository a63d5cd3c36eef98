//! Files of games looked through: the first illegal move, draws that could have been claimed, ends that nobody noticed,
//! results that the final position contradicts.
//!
//! Memory stays the same whatever the files hold: they are read in blocks of whole games, which as many threads as asked
//! for look through; findings come in the order of the files.

mod clock;
mod game;
mod round;

use std::io::Read;
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};

use laws::Edition;
use notation::pgn::{Block, BlockGames, Blocks, ReadOptions, in_any_notation};

use crate::error::ActionError;
use crate::view::{Citation, Message, crossing};

pub use round::{AuditShown, Audited, RecordedGames, all_of, game_of, progress, recorded};

crossing! {
    /// One thing found.
    pub struct AuditFinding {
        /// In which file.
        pub file: String,
        /// In which game of it, from 1.
        pub game: f64,
        /// The line the game begins at.
        pub line: f64,
        /// White.
        pub white: String,
        /// Black.
        pub black: String,
        /// The round as the file has it.
        pub round: String,
        /// Which half-move, from 1; 0 is the start.
        pub ply: u32,
        /// `34…Qe2`.
        pub move_text: String,
        /// What kind: `illegal`, `unread`, `threefold`, `fifty`, `fivefold`, `seventy-five`, `mate`, `stalemate`,
        /// `dead`, `over`, `result`, `cannot-mate`, `result-conflict`, `start`, `clock`,
        /// `board-result`.
        pub kind: String,
        /// What was found.
        pub what: Message,
        /// Because of which Articles.
        pub because: Vec<Citation>,
    }

    /// How far an audit has come, and in the end how much it was.
    #[derive(Copy, Default)]
    pub struct AuditProgress {
        /// Bytes read.
        pub bytes: f64,
        /// Bytes there are, where that is known.
        pub of_bytes: f64,
        /// Games looked through.
        pub games: f64,
        /// Legal half-moves in them.
        pub plies: f64,
        /// Findings.
        pub findings: f64,
    }
}

/// A file to look through.
pub struct AuditSource<R> {
    /// Its name.
    pub name: String,
    /// Where its bytes come from.
    pub bytes: R,
    /// How many there are; 0 where that is not known.
    pub length: u64,
    /// The Laws under which the games were played.
    pub edition: Edition,
}

/// Looks through files one after the other, on `threads` threads. `found` hears every finding in order, `progress`
/// after every block; when it breaks off, what was found so far has been said.
///
/// # Errors
/// [`ActionError::Cancelled`] when `progress` breaks off; a file that cannot be read.
pub fn audit<R: Read>(
    sources: impl IntoIterator<Item = AuditSource<R>>,
    threads: usize,
    mut found: impl FnMut(AuditFinding),
    mut progress: impl FnMut(AuditProgress) -> ControlFlow<()>,
) -> Result<AuditProgress, ActionError> {
    let mut total = AuditProgress::default();
    for source in sources {
        total.of_bytes += float(source.length);
        let name = source.name.clone();
        let mut desk = Desk { name: &name, games: 0, total: &mut total, found: &mut found };
        if threads > 1 {
            on_threads(source, threads, &mut desk, &mut progress)?;
        } else {
            on_this_thread(source, &mut desk, &mut progress)?;
        }
    }
    Ok(total)
}

/// The same for files that a person chose: once all were looked through, the first without a game is named.
///
/// # Errors
/// As [`audit`].
pub fn audit_chosen<R: Read>(
    sources: Vec<AuditSource<R>>,
    threads: usize,
    mut found: impl FnMut(AuditFinding),
    mut progress: impl FnMut(AuditProgress) -> ControlFlow<()>,
) -> Result<(AuditProgress, Option<ActionError>), ActionError> {
    let mut total =
        AuditProgress { of_bytes: sources.iter().map(|s| float(s.length)).sum(), ..AuditProgress::default() };
    let mut without = None;
    for source in sources {
        let name = source.name.clone();
        let before = total;
        let with = |now: AuditProgress| AuditProgress {
            bytes: before.bytes + now.bytes,
            of_bytes: before.of_bytes,
            games: before.games + now.games,
            plies: before.plies + now.plies,
            findings: before.findings + now.findings,
        };
        let now = audit([source], threads, &mut found, |now| progress(with(now)))?;
        if now.games < 1.0 && without.is_none() {
            without = Some(ActionError::Unclear(laws::Message::new("games-none").with("file", name)));
        }
        total = with(now);
    }
    Ok((total, without))
}

/// Where findings of one file arrive in their order.
struct Desk<'a, F> {
    name: &'a str,
    /// Games of the file before the next block.
    games: u64,
    total: &'a mut AuditProgress,
    found: &'a mut F,
}

impl<F: FnMut(AuditFinding)> Desk<'_, F> {
    fn take(&mut self, read: Seen) {
        for finding in read.findings {
            let game = float(self.games + finding.game);
            self.total.findings += 1.0;
            (self.found)(AuditFinding {
                file: self.name.to_owned(),
                game,
                line: float(finding.line),
                white: finding.white,
                black: finding.black,
                round: finding.round,
                ply: finding.ply,
                move_text: finding.move_text,
                kind: finding.kind.to_owned(),
                what: finding.what,
                because: finding.because,
            });
        }
        self.games += read.games;
        self.total.games += float(read.games);
        self.total.plies += float(read.plies);
    }
}

/// Counts for the page; exact up to 2^53.
#[allow(clippy::cast_precision_loss)]
fn float(n: u64) -> f64 {
    n as f64
}

/// What was seen in one block.
#[derive(Default)]
struct Seen {
    games: u64,
    plies: u64,
    findings: Vec<game::Finding>,
}

const OPTIONS: ReadOptions = ReadOptions { language: None, descriptive: false, annotations: false };

fn look(games: &mut BlockGames, edition: Edition) -> Seen {
    let mut seen = Seen::default();
    while let Some(record) = games.next_game() {
        seen.games += 1;
        in_any_notation(&record, OPTIONS, |record| {
            seen.plies += record.moves().len() as u64;
            game::look(record, seen.games, edition, &mut seen.findings);
        });
    }
    seen
}

fn failed(name: &str, error: notation::pgn::ReadError) -> ActionError {
    let notation::pgn::ReadError::Io(source) = error;
    ActionError::Io { path: name.to_owned(), source }
}

fn on_this_thread<R: Read, F: FnMut(AuditFinding)>(
    source: AuditSource<R>,
    desk: &mut Desk<'_, F>,
    progress: &mut impl FnMut(AuditProgress) -> ControlFlow<()>,
) -> Result<(), ActionError> {
    let before = desk.total.bytes;
    let mut blocks = Blocks::new(source.bytes);
    let mut games = BlockGames::new(Block::default(), OPTIONS);
    while let Some(block) = blocks.next_block().map_err(|error| failed(&source.name, error))? {
        games.take_block(block);
        desk.take(look(&mut games, source.edition));
        desk.total.bytes = before + float(blocks.bytes_read());
        if progress(*desk.total).is_break() {
            return Err(ActionError::Cancelled);
        }
    }
    Ok(())
}

fn on_threads<R: Read, F: FnMut(AuditFinding)>(
    source: AuditSource<R>,
    threads: usize,
    desk: &mut Desk<'_, F>,
    progress: &mut impl FnMut(AuditProgress) -> ControlFlow<()>,
) -> Result<(), ActionError> {
    // So many blocks are on their way at most: the memory an audit needs.
    let ahead = threads * 2;
    let (give, take) = sync_channel::<(u64, Block)>(ahead);
    let (answer, answers) = sync_channel::<(u64, Seen)>(ahead);
    let take = Mutex::new(take);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (take, answer, edition) = (&take, answer.clone(), source.edition);
            scope.spawn(move || work(take, &answer, edition));
        }
        drop(answer);
        let result = hand_out(source, ahead as u64, &give, &answers, desk, progress);
        drop(give);
        // Whoever still works must not wait for a reader of its answer.
        drop(answers);
        result
    })
}

fn work(take: &Mutex<Receiver<(u64, Block)>>, answer: &SyncSender<(u64, Seen)>, edition: Edition) {
    let mut games = BlockGames::new(Block::default(), OPTIONS);
    loop {
        let next = take.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((number, block)) = next else { return };
        games.take_block(block);
        if answer.send((number, look(&mut games, edition))).is_err() {
            return;
        }
    }
}

fn hand_out<R: Read, F: FnMut(AuditFinding)>(
    source: AuditSource<R>,
    ahead: u64,
    give: &SyncSender<(u64, Block)>,
    answers: &Receiver<(u64, Seen)>,
    desk: &mut Desk<'_, F>,
    progress: &mut impl FnMut(AuditProgress) -> ControlFlow<()>,
) -> Result<(), ActionError> {
    let before = desk.total.bytes;
    let mut blocks = Blocks::new(source.bytes);
    let mut early = std::collections::BTreeMap::new();
    let (mut given, mut taken) = (0, 0);
    let mut more = true;
    while more || taken < given {
        if more && given - taken < ahead {
            match blocks.next_block().map_err(|error| failed(&source.name, error))? {
                Some(block) => {
                    if give.send((given, block)).is_err() {
                        return Err(ActionError::Cancelled);
                    }
                    given += 1;
                }
                None => more = false,
            }
            desk.total.bytes = before + float(blocks.bytes_read());
            continue;
        }
        let Ok((number, seen)) = answers.recv() else { return Err(ActionError::Cancelled) };
        early.insert(number, seen);
        while let Some(seen) = early.remove(&taken) {
            taken += 1;
            desk.take(seen);
            if progress(*desk.total).is_break() {
                return Err(ActionError::Cancelled);
            }
        }
    }
    Ok(())
}
