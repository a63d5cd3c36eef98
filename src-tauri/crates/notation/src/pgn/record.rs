//! One game as the scanner left it: places in the text of its block, and the moves found legal.
//!
//! The buffers are used again for the next game, so that reading a file of many games allocates next to nothing.

use std::{borrow::Cow, ops::Range};

use shakmaty::{Chess, Move, san::SanPlus};

use crate::{
    language::Language,
    notice::{NoticeKind, Verdict, Weight},
    position::{FenError, StartPosition},
    result::{GameResult, ResultReading},
};

use super::block::Block;

/// Text that stands in the block, or that had to be put together.
#[derive(Clone, Debug)]
pub(super) enum Piece {
    At(Range<usize>),
    Made(String),
}

impl Piece {
    pub(super) fn of<'a>(&'a self, text: &'a str) -> &'a str {
        match self {
            Self::At(range) => text.get(range.clone()).unwrap_or_default(),
            Self::Made(made) => made,
        }
    }
}

/// Something beside the moves, in the order of the text.
#[derive(Clone, Debug)]
pub(super) enum Item {
    Comment(Range<usize>),
    Nag(u8),
    DrawOffer,
    Open,
    Close,
    /// A move of a variation: its SAN and the half-move it is, counted from the start position, from 1.
    Move(SanPlus, u32, bool),
    Null(u32, bool),
    /// Text in a variation that is not a legal move there.
    Text(Range<usize>),
}

/// Why the main line stops before its moves do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// A move that is not legal.
    Illegal,
    /// A text that fits several legal moves.
    Ambiguous,
    /// A text that cannot be read as a move.
    Illegible,
    /// A null move, which nobody can play.
    NullMove,
    /// A move after checkmate.
    AfterCheckmate,
    /// A move after stalemate.
    AfterStalemate,
    /// Descriptive notation, not read unless asked for.
    Descriptive,
    /// The start position cannot be played from.
    StartPosition(FenError),
    /// A page of the web, whose moves are not taken.
    Html,
}

impl StopReason {
    /// Message id; the arguments are `ply` and `text`.
    pub fn message_id(self) -> &'static str {
        match self {
            Self::Illegal => "notation-stop-illegal",
            Self::Ambiguous => "notation-stop-ambiguous",
            Self::Illegible => "notation-stop-illegible",
            Self::NullMove => "notation-stop-null-move",
            Self::AfterCheckmate => "notation-stop-after-checkmate",
            Self::AfterStalemate => "notation-stop-after-stalemate",
            Self::Descriptive => "notation-stop-descriptive",
            Self::StartPosition(_) => "notation-stop-start-position",
            Self::Html => "notation-stop-html",
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Stop {
    pub reason: StopReason,
    pub at: Range<usize>,
    pub candidates: Vec<Move>,
}

#[derive(Clone, Debug)]
pub(super) enum RestItem {
    Token(Range<usize>),
    Comment(Range<usize>),
}

#[derive(Clone, Debug)]
pub(super) struct RawNotice {
    pub kind: NoticeKind,
    pub at: usize,
    pub ply: u32,
    pub text: Cow<'static, str>,
}

/// At most so many notices are kept of one game.
const MOST_NOTICES: usize = 64;

/// The buffers of one game.
#[derive(Debug, Default)]
pub(super) struct Scan {
    /// Where the game begins in the block, and where what belongs to it ends.
    pub span: Range<usize>,
    pub tags: Vec<(Piece, Piece)>,
    pub start: StartPosition,
    pub start_error: Option<FenError>,
    pub moves: Vec<Move>,
    /// What stands beside the moves, with the number of main-line moves before it.
    pub items: Vec<(u32, Item)>,
    pub stop: Option<Stop>,
    pub rest: Vec<RestItem>,
    /// End of the text that makes up the rest.
    pub rest_end: usize,
    pub marker: Option<ResultReading>,
    pub any_movetext: bool,
    pub notices: Vec<RawNotice>,
    pub languages: Vec<&'static Language>,
    pub result: GameResult,
    pub forfeit: bool,
    pub end: Chess,
}

impl Scan {
    pub(super) fn clear(&mut self, at: usize) {
        self.span = at..at;
        self.tags.clear();
        self.start = StartPosition::default();
        self.start_error = None;
        self.notices.clear();
        self.languages.clear();
        self.result = GameResult::Unfinished;
        self.forfeit = false;
        self.clear_moves();
    }

    /// Forgets what the movetext gave, to read it once more with other letters.
    pub(super) fn clear_moves(&mut self) {
        self.moves.clear();
        self.items.clear();
        self.stop = None;
        self.rest.clear();
        self.rest_end = 0;
        self.marker = None;
        self.any_movetext = false;
        self.end = self.start.chess().clone();
    }

    pub(super) fn ply(&self) -> u32 {
        u32::try_from(self.moves.len()).unwrap_or(u32::MAX)
    }

    pub(super) fn note(&mut self, kind: NoticeKind, at: usize, text: impl Into<Cow<'static, str>>) {
        if self.notices.len() < MOST_NOTICES {
            let ply = self.ply();
            self.notices.push(RawNotice { kind, at, ply, text: text.into() });
        } else if self.notices.len() == MOST_NOTICES {
            let ply = self.ply();
            self.notices.push(RawNotice { kind: NoticeKind::TooMany, at, ply, text: Cow::Borrowed("") });
        }
        // What weighs more than a note must not get lost behind sixty notes.
        if self.notices.len() > MOST_NOTICES && kind.weight() > Weight::Note {
            let ply = self.ply();
            if let Some(light) = self.notices.iter_mut().find(|n| n.kind.weight() == Weight::Note) {
                *light = RawNotice { kind, at, ply, text: Cow::Borrowed("") };
            }
        }
    }

    /// As [`Scan::note`], but only the first time in a game.
    pub(super) fn note_once(&mut self, kind: NoticeKind, at: usize, text: impl Into<Cow<'static, str>>) {
        if !self.notices.iter().any(|n| n.kind == kind) {
            self.note(kind, at, text);
        }
    }

    pub(super) fn tag<'a>(&'a self, text: &'a str, name: &str) -> Option<&'a str> {
        self.tags.iter().find(|(n, _)| n.of(text).eq_ignore_ascii_case(name)).map(|(_, value)| value.of(text))
    }
}

/// A game just read, borrowed from its reader. Cheap to look at; [`GameRecord::to_game`] makes it a value of its own.
#[derive(Debug, Clone, Copy)]
pub struct GameRecord<'a> {
    pub(super) block: &'a Block,
    pub(super) scan: &'a Scan,
    /// Line at which the game's span begins.
    pub(super) line: u64,
}

impl<'a> GameRecord<'a> {
    /// A tag's value, name matched without case.
    pub fn tag(&self, name: &str) -> Option<&'a str> {
        self.scan.tag(&self.block.text, name)
    }

    /// All tags as written, in order.
    pub fn tags(&self) -> impl Iterator<Item = (&'a str, &'a str)> {
        let text = &self.block.text;
        self.scan.tags.iter().map(move |(name, value)| (name.of(text), value.of(text)))
    }

    /// Where the game starts. The usual array where the given position cannot be played from; see
    /// [`GameRecord::stop`].
    pub fn start(&self) -> &'a StartPosition {
        &self.scan.start
    }

    /// The main line as far as it is legal.
    pub fn moves(&self) -> &'a [Move] {
        &self.scan.moves
    }

    /// The position after the last move of [`GameRecord::moves`].
    pub fn final_position(&self) -> &'a Chess {
        &self.scan.end
    }

    /// Why the main line stops early, and the text at which it does.
    pub fn stop(&self) -> Option<(StopReason, &'a str)> {
        let stop = self.scan.stop.as_ref()?;
        Some((stop.reason, self.block.text.get(stop.at.clone()).unwrap_or_default()))
    }

    /// The result that stands, see [`crate::notice::NoticeKind::ResultConflict`] for where it may be doubted.
    pub fn result(&self) -> GameResult {
        self.scan.result
    }

    /// Whether the result was written as one of a game not played.
    pub fn is_forfeit(&self) -> bool {
        self.scan.forfeit
    }

    /// The result at the end of the moves, where there is one.
    pub fn marker(&self) -> Option<GameResult> {
        self.scan.marker.map(|m| m.result)
    }

    /// Languages of the piece letters, where they are not English.
    pub fn languages(&self) -> &'a [&'static Language] {
        &self.scan.languages
    }

    /// Line of the file at which the game begins, from 1.
    pub fn line(&self) -> u64 {
        self.line
    }

    /// Kinds of what was noticed, without their places; for counting many games quickly.
    pub fn notice_kinds(&self) -> impl Iterator<Item = NoticeKind> {
        self.scan.notices.iter().map(|n| n.kind)
    }

    /// The game's text as it stood in the file (decoded).
    pub fn source(&self) -> &'a str {
        self.block.text.get(self.scan.span.clone()).unwrap_or_default()
    }

    /// What became of the game.
    pub fn verdict(&self) -> Verdict {
        if self.block.html {
            return Verdict::Refused;
        }
        if ["White", "Black"].iter().filter_map(|name| self.tag(name)).any(crate::tags::is_bye_name) {
            return Verdict::Skip;
        }
        match self.scan.stop.as_ref().map(|stop| stop.reason) {
            Some(StopReason::StartPosition(_) | StopReason::Html) => return Verdict::MovesRefused,
            Some(StopReason::Descriptive) if self.scan.moves.is_empty() => return Verdict::MovesRefused,
            Some(_) => return Verdict::Partial,
            None => {}
        }
        match self.scan.notices.iter().map(|n| n.kind.weight()).max() {
            Some(Weight::Ask) => Verdict::Ask,
            Some(Weight::Recovered) => Verdict::Recovered,
            Some(Weight::Note) | None => Verdict::Accept,
        }
    }
}
