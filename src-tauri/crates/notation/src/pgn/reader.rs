//! The tolerant reader: games out of anything that may be PGN.

use std::io::Read;

use crate::{
    game::Game,
    language::{ENGLISH, Language},
    notice::NoticeKind,
    position::{FenError, FenSlack, StartPosition},
};

use super::{
    block::{Block, Blocks, ReadError, Refusal, line_count},
    detect::detect,
    finish::decide_result,
    movetext::{Manner, Movetext},
    record::{GameRecord, RestItem, Scan, StopReason},
    tag_section::{looks_like_tag, read_tags},
    token::{Cursor, excerpt},
};

/// How to read.
#[derive(Clone, Copy, Debug)]
pub struct ReadOptions {
    /// Read the moves in this language. Otherwise English, and where that fails, the language that fits.
    pub language: Option<&'static Language>,
    /// Read moves in descriptive notation.
    pub descriptive: bool,
    /// Keep comments, annotations and variations. Without them reading is faster.
    pub annotations: bool,
}

impl Default for ReadOptions {
    fn default() -> Self {
        Self { language: None, descriptive: false, annotations: true }
    }
}

/// Games of a stream, one after the other, in constant memory.
///
/// Guarantees that every game of the text comes out, with its tags and with its main line as far as it is legal;
/// fails only where the stream itself does.
///
/// ```
/// let mut reader = notation::pgn::PgnReader::new(&b"1. e4 e5 *"[..], Default::default());
/// while let Some(game) = reader.next_game()? {
///     assert_eq!(game.moves().len(), 2);
/// }
/// # Ok::<(), notation::pgn::ReadError>(())
/// ```
pub struct PgnReader<R> {
    blocks: Blocks<R>,
    games: BlockGames,
}

impl<R: Read> PgnReader<R> {
    /// Reads from the beginning of a stream.
    pub fn new(source: R, options: ReadOptions) -> Self {
        Self { blocks: Blocks::new(source), games: BlockGames::new(Block::default(), options) }
    }

    /// The next game, `None` at the end.
    pub fn next_game(&mut self) -> Result<Option<GameRecord<'_>>, ReadError> {
        while !self.games.advance() {
            match self.blocks.next_block()? {
                Some(block) => self.games.take_block(block),
                None => return Ok(None),
            }
        }
        Ok(Some(self.games.current()))
    }

    /// Bytes taken from the stream so far, for progress.
    pub fn bytes_read(&self) -> u64 {
        self.blocks.bytes_read()
    }

    /// Why the file as a whole is refused, known after the first game was asked for.
    pub fn refusal(&self) -> Option<Refusal> {
        self.blocks.refusal()
    }
}

/// Reads all games of a text into memory, for texts that are known to be short: a paste, the games of a round.
pub fn read_all(bytes: &[u8], options: ReadOptions) -> Vec<Game> {
    let mut reader = PgnReader::new(bytes, options);
    let mut games = Vec::new();
    // Reading from memory does not fail.
    while let Ok(Some(record)) = reader.next_game() {
        games.push(record.to_game());
    }
    games
}

/// What is made of a record whose moves are read in the notation they are in: algebraic in any language, or descriptive
/// where nothing else could be read. Lines are those of the file the record comes from; `options` say what else to keep.
pub fn in_any_notation<T>(
    record: &GameRecord<'_>,
    options: ReadOptions,
    make: impl FnOnce(&GameRecord<'_>) -> T,
) -> T {
    // The moves of a web page are not taken in any notation.
    if matches!(record.stop(), None | Some((StopReason::Html, _))) {
        return make(record);
    }
    let options = ReadOptions { descriptive: true, ..options };
    let mut reader = PgnReader::new(record.source().as_bytes(), options);
    match reader.next_game() {
        Ok(Some(again)) if again.moves().len() > record.moves().len() => {
            // Its lines were counted from its own beginning.
            let line = again.line.saturating_add(record.line).saturating_sub(1);
            make(&GameRecord { line, ..again })
        }
        _ => make(record),
    }
}

/// [`read_all`], each game in the notation it is in.
pub fn read_all_in_any_notation(bytes: &[u8]) -> Vec<Game> {
    let options = ReadOptions::default();
    let mut reader = PgnReader::new(bytes, options);
    let mut games = Vec::new();
    while let Ok(Some(record)) = reader.next_game() {
        games.push(in_any_notation(&record, options, |record| record.to_game()));
    }
    games
}

/// The games of one block; blocks can be given to several threads.
pub struct BlockGames {
    block: Block,
    options: ReadOptions,
    scan: Scan,
    at: usize,
    /// Lines ended before `counted`.
    line: u64,
    counted: usize,
}

impl BlockGames {
    /// Reads the games of a block.
    pub fn new(block: Block, options: ReadOptions) -> Self {
        let line = block.first_line.max(1);
        Self { block, options, scan: Scan::default(), at: 0, line, counted: 0 }
    }

    /// Goes on with another block, using the same buffers.
    pub fn take_block(&mut self, block: Block) {
        self.line = block.first_line.max(1);
        self.block = block;
        self.at = 0;
        self.counted = 0;
    }

    /// The next game, `None` behind the last one of the block.
    pub fn next_game(&mut self) -> Option<GameRecord<'_>> {
        self.advance().then(|| self.current())
    }

    fn current(&self) -> GameRecord<'_> {
        GameRecord { block: &self.block, scan: &self.scan, line: self.line }
    }

    fn advance(&mut self) -> bool {
        let text = std::mem::take(&mut self.block.text);
        let found = self.scan_next(&text);
        if found {
            let start = self.scan.span.start;
            self.line += line_count(text.get(self.counted..start).unwrap_or_default());
            self.counted = start;
        }
        self.block.text = text;
        found
    }

    fn scan_next(&mut self, text: &str) -> bool {
        let mut preamble: Option<usize> = None;
        loop {
            let mut cursor = Cursor::new(text, self.at);
            cursor.skip_blank();
            let begin = cursor.at();
            if begin >= text.len() {
                return false;
            }
            let rest = cursor.rest();
            if !rest.starts_with('[') && !begins_movetext(&cursor) {
                // Prose before a game: a line of it is skipped at a time.
                preamble.get_or_insert(begin);
                cursor.skip_line();
                self.at = cursor.at();
                continue;
            }
            self.scan.clear(begin);
            if let Some(from) = preamble {
                self.scan.note(NoticeKind::Preamble, from, excerpt(text.get(from..).unwrap_or_default()));
            }
            read_tags(&mut cursor, &mut self.scan);
            self.read_start(text, begin);
            let movetext = cursor.at();
            let end = self.read_movetext(text, cursor);
            self.at = end.max(begin + 1).max(movetext);
            self.scan.span = begin..self.at.min(text.len());
            if self.is_nothing() {
                preamble.get_or_insert(begin);
                continue;
            }
            decide_result(text, &mut self.scan);
            self.note_file();
            return true;
        }
    }

    /// Whether what was read is no game: no tag, no move, no result, nothing that was meant as a move.
    fn is_nothing(&self) -> bool {
        let scan = &self.scan;
        let tokens = scan.rest.iter().any(|item| matches!(item, RestItem::Token(_)));
        scan.tags.is_empty() && scan.moves.is_empty() && scan.marker.is_none() && !tokens
    }

    fn read_movetext(&mut self, text: &str, cursor: Cursor<'_>) -> usize {
        let at = cursor.at();
        let manner = Manner {
            language: self.options.language.unwrap_or(&ENGLISH),
            descriptive: self.options.descriptive,
            annotations: self.options.annotations,
            probe: false,
        };
        self.scan.clear_moves();
        if self.block.html {
            return self.refuse_moves(text, cursor, manner);
        }
        let noticed = self.scan.notices.len();
        let end = Movetext::new(Cursor::new(text, at), &mut self.scan, manner).read();
        if self.options.language.is_some() || self.options.descriptive || self.scan.stop.is_none() {
            return end;
        }
        let Some(languages) = detect(text, at, &mut self.scan, manner) else { return end };
        self.scan.notices.truncate(noticed);
        let language = languages.first().copied().unwrap_or(&ENGLISH);
        if language.code != "en" {
            let codes: Vec<&str> = languages.iter().map(|l| l.code).collect();
            self.scan.note(NoticeKind::ForeignLetters, at, codes.join(" "));
        }
        self.scan.languages = languages;
        Movetext::new(Cursor::new(text, at), &mut self.scan, Manner { language, ..manner }).read()
    }

    /// Reads for the result and the extent of the game, then turns the moves into text.
    fn refuse_moves(&mut self, text: &str, cursor: Cursor<'_>, manner: Manner) -> usize {
        let at = cursor.at();
        let end = Movetext::new(cursor, &mut self.scan, manner).read();
        let marker = self.scan.marker;
        self.scan.clear_moves();
        self.scan.marker = marker;
        self.scan.any_movetext = true;
        let body = text.get(at..end).unwrap_or_default().trim_end().len();
        self.scan.stop =
            Some(super::record::Stop { reason: StopReason::Html, at: at..at + body, candidates: Vec::new() });
        self.scan.rest_end = at + body;
        end
    }

    fn read_start(&mut self, text: &str, at: usize) {
        let chess960 = self.scan.tag(text, "Variant").is_some_and(is_chess960);
        if let Some(variant) = self.scan.tag(text, "Variant")
            && !chess960
            && !is_plain_chess(variant)
        {
            let note = excerpt(variant);
            self.scan.note(NoticeKind::VariantUnknown, at, note);
        }
        let Some(fen) = self.scan.tag(text, "FEN").map(|f| f.trim().to_owned()) else {
            if self.scan.tag(text, "SetUp").is_some_and(|v| v.trim() == "1") {
                self.scan.note(NoticeKind::SetUpWithoutFen, at, "");
            }
            return;
        };
        if matches!(fen.as_str(), "" | "?" | "startpos") {
            self.scan.note(NoticeKind::FenEmpty, at, excerpt(&fen));
            return;
        }
        match StartPosition::from_fen(&fen, chess960) {
            Ok((start, slack)) => {
                self.scan.start = start;
                for note in slack {
                    let kind = match note {
                        FenSlack::SideAssumed => NoticeKind::FenSideAssumed,
                        _ => NoticeKind::FenSlack,
                    };
                    self.scan.note_once(kind, at, excerpt(&fen));
                }
            }
            Err(error) => self.scan.start_error = Some::<FenError>(error),
        }
    }

    /// What is said of every game of a file that came in another state than it should.
    fn note_file(&mut self) {
        let at = self.scan.span.start;
        if let Some(guess) = self.block.encoding.as_ref().filter(|guess| guess.touches(&self.scan.span)) {
            self.scan.note(NoticeKind::EncodingGuessed, at, guess.name);
        }
        if self.block.mail {
            self.scan.note(NoticeKind::MailQuoted, at, ">");
        }
    }
}

fn is_chess960(variant: &str) -> bool {
    let folded: String =
        variant.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    folded.contains("960") || folded.contains("fischer") || folded.contains("freestyle")
}

fn is_plain_chess(variant: &str) -> bool {
    let folded: String =
        variant.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    matches!(
        folded.as_str(),
        "" | "standard" | "chess" | "normal" | "fromposition" | "classical" | "rapid" | "blitz"
    )
}

/// Whether the text here may be the moves of a game without tags.
fn begins_movetext(cursor: &Cursor<'_>) -> bool {
    let rest = cursor.rest();
    if rest.starts_with(['{', '(', ';', '*']) || rest.starts_with("--") || looks_like_tag(rest) {
        return true;
    }
    if rest.starts_with('%') {
        return false;
    }
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if digits > 0 && digits < 4 {
        let after = rest.get(digits..).unwrap_or_default();
        let behind = after.trim_start_matches(['.', '…', ' ', '\u{a0}']);
        let dotted = after.starts_with(['.', '…']);
        return crate::result::result_prefix(rest).is_some()
            || (dotted || after.starts_with(' '))
                && super::word::is_move_like(Cursor::new(behind, 0).word())
            || begins_descriptive(behind)
            || dotted && behind.is_empty();
    }
    let word = cursor.word();
    let start = StartPosition::default();
    crate::moves::read::read_plain(start.chess(), start.mode(), word, &ENGLISH).exact().is_some()
        || crate::result::result_prefix(rest).is_some()
}

/// Whether a first move in descriptive notation stands here, of one word or, as `P to K4`, of three.
fn begins_descriptive(text: &str) -> bool {
    let head = super::token::line_head(text);
    let joined: String = head.split_whitespace().take(3).collect();
    crate::descriptive::looks_descriptive(Cursor::new(text, 0).word())
        || crate::descriptive::looks_descriptive(&joined)
}
