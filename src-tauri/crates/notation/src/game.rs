//! One game as a value: what was read, what may be written, what can be replayed.
//!
//! The main line holds legal moves only. What was recorded beyond the first move that is not legal is kept as text with
//! its clocks, because the game did go on; an arbiter's position lets it be replayed further.

mod build;
mod replay;

use shakmaty::{CastlingMode, Move, san::SanPlus};

use crate::{
    clock::ClockReading,
    language::Language,
    notice::{Notice, Verdict},
    position::{FenError, StartPosition},
    result::GameResult,
    tags::Tags,
    termination::Termination,
};

pub use crate::pgn::StopReason;
pub use build::NotLegal;
pub(crate) use build::stop_reason;
pub use replay::{Replay, Step};

/// Where a game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// A position to play from.
    Position(StartPosition),
    /// A FEN no game can be played from, kept as it stands.
    Unplayable {
        /// The text.
        fen: String,
        /// What is wrong with it.
        error: FenError,
    },
}

impl Default for Start {
    fn default() -> Self {
        Self::Position(StartPosition::default())
    }
}

/// A move that was played, with what was written beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The legal move.
    pub mv: Move,
    /// Its SAN with the right check sign.
    pub san: SanPlus,
    /// Clock and evaluation after it.
    pub clock: ClockReading,
    /// Comments, annotations and variations behind it, in order.
    pub annotations: Vec<Annotation>,
}

impl PlayedMove {
    /// The move in UCI's spelling.
    pub fn uci(&self, mode: CastlingMode) -> String {
        crate::moves::read::uci_of(self.mv, mode)
    }
}

/// Something beside the moves. Variations are a flat run from [`Annotation::VariationStart`] to
/// [`Annotation::VariationEnd`] and may nest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Annotation {
    /// `$n`
    Nag(u8),
    /// A comment, blanks collapsed, commands that are not about the clock left in; in a variation also what is not a
    /// legal move there.
    Comment(String),
    /// An offer of a draw, `(=)` on a score sheet.
    DrawOffer,
    /// `(`
    VariationStart,
    /// `)`
    VariationEnd,
    /// A legal move of a variation.
    VariationMove {
        /// The move.
        san: SanPlus,
        /// Half-move it would be, counted from the start position, from 1.
        ply: u32,
        /// Whether Black makes it.
        black: bool,
    },
    /// A null move of a variation.
    VariationNull {
        /// As for a move.
        ply: u32,
        /// As for a move.
        black: bool,
    },
}

/// One recorded entry after the main line stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RestToken {
    /// As written.
    pub text: String,
    /// What the clock said after it.
    pub clock: ClockReading,
    /// What else was noted after it, in words.
    pub note: String,
}

/// What was recorded from the first entry on that is not a legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rest {
    /// What is wrong with the first entry.
    pub reason: StopReason,
    /// Half-move the first entry is, counted from the start position, from 1.
    pub ply: u32,
    /// Legal moves that the first entry may have meant, the likeliest first.
    pub candidates: Vec<Move>,
    /// The entries, the failing one first; move numbers left out.
    pub tokens: Vec<RestToken>,
    /// The text as it stood, for display; empty where only the tokens are known.
    pub text: String,
}

/// How the game goes on from a position that the arbiter gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resumption {
    /// The position.
    pub position: StartPosition,
    /// Half-move that is next in it, in the count of the whole record.
    pub ply: u32,
    /// Legal moves from there.
    pub moves: Vec<PlayedMove>,
    /// What is not legal after them.
    pub rest: Option<Rest>,
}

/// A game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// Tag pairs; `Result`, `FEN` and `SetUp` among them are as read and are not used for writing.
    pub tags: Tags,
    /// Where it starts.
    pub start: Start,
    /// Comments before the first move.
    pub intro: Vec<Annotation>,
    /// The main line as far as it is legal.
    pub moves: Vec<PlayedMove>,
    /// What was recorded beyond it.
    pub rest: Option<Rest>,
    /// How it went on from the arbiter's positions.
    pub resumptions: Vec<Resumption>,
    /// How it ended.
    pub result: GameResult,
    /// Whether that is a result without play.
    pub forfeit: bool,
    /// Why it ended.
    pub termination: Option<Termination>,
    /// What the reader noticed; empty for a game that was not read.
    pub notices: Vec<Notice>,
    /// Languages of the piece letters, where not English.
    pub languages: Vec<&'static Language>,
    /// What became of it in reading; [`Verdict::Accept`] for a game that was not read.
    pub verdict: Option<Verdict>,
    /// Line of the file at which it begins, 0 for a game that was not read.
    pub line: u64,
}

impl Game {
    /// The start position; the usual array where the given one cannot be played from.
    pub fn start_position(&self) -> StartPosition {
        match &self.start {
            Start::Position(position) => position.clone(),
            Start::Unplayable { .. } => StartPosition::default(),
        }
    }

    /// How castling is meant.
    pub fn castling_mode(&self) -> CastlingMode {
        match &self.start {
            Start::Position(position) => position.mode(),
            Start::Unplayable { .. } => CastlingMode::Standard,
        }
    }

    /// What is still only text: the rest after the last resumption, or after the main line.
    pub fn open_rest(&self) -> Option<&Rest> {
        match self.resumptions.last() {
            Some(resumption) => resumption.rest.as_ref(),
            None => self.rest.as_ref(),
        }
    }

    /// Whether a move was recorded at all, legal or not. A game needs a move of each side to be rated.
    pub fn recorded_plies(&self) -> usize {
        self.moves.len() + self.rest.as_ref().map_or(0, |rest| rest.tokens.len())
    }
}
