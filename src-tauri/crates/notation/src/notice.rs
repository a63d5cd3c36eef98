//! What a reader noticed in a game, with its place in the file.

use std::fmt;

/// How much a notice weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weight {
    /// Understood beyond doubt; worth saying only to whoever made the file.
    Note,
    /// The file is damaged here; what could be saved was.
    Recovered,
    /// Understood in the likeliest way: the arbiter should look.
    Ask,
}

macro_rules! notice_kinds {
    ($($(#[$doc:meta])* $kind:ident $weight:ident $id:literal,)*) => {
        /// Kinds of notices.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum NoticeKind { $($(#[$doc])* $kind,)* }

        impl NoticeKind {
            /// All kinds.
            pub const ALL: &[NoticeKind] = &[$(NoticeKind::$kind,)*];

            /// How much it weighs.
            pub fn weight(self) -> Weight {
                match self { $(Self::$kind => Weight::$weight,)* }
            }

            /// Message id; the arguments are `line`, `column`, `text` (what stood there) and `ply` (0 before the
            /// first move).
            pub fn message_id(self) -> &'static str {
                match self { $(Self::$kind => $id,)* }
            }
        }
    };
}

notice_kinds! {
    /// Castling written with zeros, small letters, other dashes or another alphabet.
    CastlingSpelling Note "notation-notice-castling-spelling",
    /// A promotion written otherwise than `=Q`.
    PromotionSpelling Note "notation-notice-promotion-spelling",
    /// A piece letter written small.
    SmallPieceLetter Note "notation-notice-small-piece-letter",
    /// A figurine instead of a letter.
    Figurine Note "notation-notice-figurine",
    /// Long algebraic or coordinate notation.
    LongNotation Note "notation-notice-long-notation",
    /// Correspondence numbers.
    NumericNotation Note "notation-notice-numeric-notation",
    /// More origin than needed.
    OverSpecified Note "notation-notice-over-specified",
    /// A pawn written with its letter.
    PawnLetter Note "notation-notice-pawn-letter",
    /// A capture written without its mark, from and to given in full.
    CaptureUnmarked Note "notation-notice-capture-unmarked",
    /// A capture written so short that only legality tells it.
    CaptureShort Ask "notation-notice-capture-short",
    /// A capture mark where nothing is taken.
    CaptureMarkWrong Ask "notation-notice-capture-mark-wrong",
    /// A colon or another sign for a capture.
    CaptureSpelling Note "notation-notice-capture-spelling",
    /// The words for en passant.
    EnPassantWords Note "notation-notice-en-passant-words",
    /// A check or mate sign that the position does not bear out, or one that is missing is not said.
    CheckMarkWrong Note "notation-notice-check-mark-wrong",
    /// An offer of a draw written beside a move.
    DrawOffer Note "notation-notice-draw-offer",
    /// Signs inside a move that do not belong there and were dropped: blanks of no width and the like.
    StraySigns Note "notation-notice-stray-signs",
    /// The moves use the piece letters of another language; `text` has the codes.
    ForeignLetters Ask "notation-notice-foreign-letters",
    /// Move numbers that do not count.
    MoveNumber Note "notation-notice-move-number",
    /// Words among the moves, skipped.
    WordsSkipped Note "notation-notice-words-skipped",
    /// No result marker after the moves; the tag was taken.
    MarkerMissing Note "notation-notice-marker-missing",
    /// Neither marker nor tag gives a result.
    ResultMissing Note "notation-notice-result-missing",
    /// A result in an unusual spelling.
    ResultSpelling Note "notation-notice-result-spelling",
    /// The Result tag is no result.
    ResultUnreadable Ask "notation-notice-result-unreadable",
    /// Tag and marker differ; the tag was taken.
    ResultConflict Ask "notation-notice-result-conflict",
    /// Tag and marker differ; the final position decides between them.
    ResultByPosition Note "notation-notice-result-by-position",
    /// A result of a game that was not played.
    Forfeit Note "notation-notice-forfeit",
    /// Text after the result marker.
    AfterResult Note "notation-notice-after-result",
    /// A result inside a variation, kept as text.
    ResultInVariation Note "notation-notice-result-in-variation",
    /// A comment that is never closed.
    CommentUnclosed Recovered "notation-notice-comment-unclosed",
    /// A closing brace without an opening one, as left behind by nested comments.
    BraceStray Note "notation-notice-brace-stray",
    /// A variation that is never closed.
    VariationUnclosed Recovered "notation-notice-variation-unclosed",
    /// A closing parenthesis without an opening one.
    ParenthesisStray Note "notation-notice-parenthesis-stray",
    /// A variation before the first move, dropped.
    VariationEarly Note "notation-notice-variation-early",
    /// A variation that stops being legal; its rest is kept as text.
    VariationIllegal Note "notation-notice-variation-illegal",
    /// Variations nested deeper than are kept.
    VariationTooDeep Note "notation-notice-variation-too-deep",
    /// An annotation number outside 0–255.
    NagUnknown Note "notation-notice-nag-unknown",
    /// Signs reserved by the standard, skipped.
    Reserved Note "notation-notice-reserved",
    /// Signs that mean nothing here, skipped.
    SignsSkipped Note "notation-notice-signs-skipped",
    /// A tag value with a quotation mark that is not escaped.
    TagQuote Note "notation-notice-tag-quote",
    /// A tag value or tag that is not closed.
    TagUnclosed Note "notation-notice-tag-unclosed",
    /// A tag value over several lines, joined.
    TagLines Note "notation-notice-tag-lines",
    /// A backslash that escapes nothing.
    TagBackslash Note "notation-notice-tag-backslash",
    /// A tag given twice; the first value stands.
    TagTwice Note "notation-notice-tag-twice",
    /// More tags than a game has; the further ones were left out.
    TagsTooMany Note "notation-notice-tags-too-many",
    /// A known tag in another case.
    TagCase Note "notation-notice-tag-case",
    /// A tag name with signs that names may not have.
    TagName Note "notation-notice-tag-name",
    /// A tag value longer than 255 characters.
    TagLong Note "notation-notice-tag-long",
    /// A date in another form, understood.
    DateSpelling Note "notation-notice-date-spelling",
    /// A date that does not exist or reads in two ways.
    DateUnknown Note "notation-notice-date-unknown",
    /// A FEN tag without a value: the usual start position.
    FenEmpty Note "notation-notice-fen-empty",
    /// SetUp without FEN: the usual start position.
    SetUpWithoutFen Note "notation-notice-setup-without-fen",
    /// A FEN of which something had to be assumed or dropped.
    FenSlack Note "notation-notice-fen-slack",
    /// A FEN without the side to move.
    FenSideAssumed Ask "notation-notice-fen-side-assumed",
    /// A variant whose rules are not chess; read as chess as far as that goes.
    VariantUnknown Ask "notation-notice-variant-unknown",
    /// Not UTF-8; `text` names the encoding guessed.
    EncodingGuessed Ask "notation-notice-encoding-guessed",
    /// UTF-8 read once too often as something else (Ã¼ for ü); left as it stands.
    DoubleEncoding Ask "notation-notice-double-encoding",
    /// The quotation marks of an e-mail before every line, taken off.
    MailQuoted Ask "notation-notice-mail-quoted",
    /// A wrapper of a forum, taken off.
    Wrapper Note "notation-notice-wrapper",
    /// Text before the game.
    Preamble Note "notation-notice-preamble",
    /// Further notices of this game are not listed.
    TooMany Note "notation-notice-too-many",
}

/// One thing noticed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What.
    pub kind: NoticeKind,
    /// Line in the file, from 1.
    pub line: u64,
    /// Column in characters, from 1.
    pub column: u64,
    /// Half-moves of the main line read before it.
    pub ply: u32,
    /// What stood there, shortened.
    pub text: String,
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {} `{}`", self.line, self.column, self.kind.message_id(), self.text)
    }
}

/// What became of a game that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Everything understood.
    Accept,
    /// The file was damaged; what could be saved was.
    Recovered,
    /// Understood in the likeliest way; the arbiter should confirm.
    Ask,
    /// The main line stops before the moves do; the rest is kept.
    Partial,
    /// No move could be read, the tags could.
    MovesRefused,
    /// A bye, not a game.
    Skip,
    /// Not a game text.
    Refused,
}

impl Verdict {
    /// One word: `accept`, `recover`, `ask`, `partial`, `reject-moves`, `skip`, `reject`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Accept => "accept",
            Self::Recovered => "recover",
            Self::Ask => "ask",
            Self::Partial => "partial",
            Self::MovesRefused => "reject-moves",
            Self::Skip => "skip",
            Self::Refused => "reject",
        }
    }
}
