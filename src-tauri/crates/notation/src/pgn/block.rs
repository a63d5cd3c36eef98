//! A stream cut into blocks of whole games, so that memory stays the same whatever the length, and blocks can be read
//! on several cores.

use std::io::Read;

use super::encoding::{Guess, Transcoding, is_binary, sniff, text_of};

const WANTED: usize = 256 * 1024;
/// A block grows to this where no beginning of a game is found in it.
const LONGEST: usize = 16 * 1024 * 1024;

/// The stream could not be read. What the bytes say never is an error.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The reader handed in failed.
    #[error("reading failed")]
    Io(#[from] std::io::Error),
}

/// Why a file gives no games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// Not text.
    NotText,
    /// A page of the web. Its games are shown, their moves are not taken.
    Html,
}

impl Refusal {
    /// Message id.
    pub fn message_id(self) -> &'static str {
        match self {
            Self::NotText => "notation-refusal-not-text",
            Self::Html => "notation-refusal-html",
        }
    }
}

/// Some whole games of a file, as text.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// The text.
    pub(super) text: String,
    /// Line of its first character in the file, from 1.
    pub(super) first_line: u64,
    pub(super) encoding: Option<Guess>,
    pub(super) html: bool,
    pub(super) mail: bool,
}

impl Block {
    /// The text of its games, decoded.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// Cuts a stream into [`Block`]s. One thread cuts, others read:
///
/// ```
/// use notation::pgn::{BlockGames, Blocks, ReadOptions};
///
/// let mut blocks = Blocks::new(&b"1. e4 e5 *"[..]);
/// while let Some(block) = blocks.next_block()? {
///     // Send the block to a thread that does this:
///     let mut games = BlockGames::new(block, ReadOptions::default());
///     while let Some(game) = games.next_game() {
///         assert_eq!(game.moves().len(), 2);
///     }
/// }
/// # Ok::<(), notation::pgn::ReadError>(())
/// ```
pub struct Blocks<R> {
    source: R,
    transcoding: Option<Transcoding>,
    pending: Vec<u8>,
    at_end: bool,
    bytes_read: u64,
    next_line: u64,
    html: bool,
    mail: bool,
    refusal: Option<Refusal>,
}

impl<R: Read> Blocks<R> {
    /// Blocks of a stream from its beginning.
    pub fn new(source: R) -> Self {
        Self {
            source,
            transcoding: None,
            pending: Vec::new(),
            at_end: false,
            bytes_read: 0,
            next_line: 1,
            html: false,
            mail: false,
            refusal: None,
        }
    }

    /// Bytes taken from the stream so far, for progress.
    pub fn bytes_read(&self) -> u64 {
        self.bytes_read
    }

    /// Why the file is refused, known after the first block was asked for.
    pub fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// The next block, `None` at the end.
    pub fn next_block(&mut self) -> Result<Option<Block>, ReadError> {
        let mut wanted = WANTED;
        let first = self.transcoding.is_none();
        let cut = loop {
            self.fill(wanted)?;
            if self.refusal == Some(Refusal::NotText) {
                return Ok(None);
            }
            if self.at_end {
                break self.pending.len();
            }
            if let Some(cut) = last_game_start(&self.pending) {
                break cut;
            }
            if self.pending.len() >= LONGEST {
                break emergency_cut(&self.pending);
            }
            wanted = self.pending.len() * 2;
        };
        if self.pending.is_empty() {
            return Ok(None);
        }
        let rest = self.pending.split_off(cut);
        let bytes = std::mem::replace(&mut self.pending, rest);
        let (text, mut encoding) = text_of(bytes);
        if first {
            self.html = looks_like_html(&text);
            self.mail = !self.html && looks_like_mail(&text);
            self.refusal = self.html.then_some(Refusal::Html);
        }
        let first_line = self.next_line;
        self.next_line += line_count(&text);
        if let Some(guess) = encoding.as_mut().filter(|_| self.html || self.mail) {
            // What is taken off moves the places; the guess is then said of every game.
            guess.lines = std::iter::once(0..usize::MAX).collect();
        }
        let text = match (self.html, self.mail) {
            (true, _) => without_html(&text),
            (_, true) => without_quotes(&text),
            _ => text,
        };
        Ok(Some(Block { text, first_line, encoding, html: self.html, mail: self.mail }))
    }

    fn fill(&mut self, wanted: usize) -> Result<(), ReadError> {
        let mut chunk = vec![0; 64 * 1024];
        while !self.at_end && self.pending.len() < wanted {
            let mut read = self.read_some(&mut chunk)?;
            if self.transcoding.is_none() {
                // What kind of file it is shows in its first few thousand bytes, however slowly they come.
                while !self.at_end && read < 4096 {
                    read += self.read_some(chunk.get_mut(read..).unwrap_or_default())?;
                }
            }
            let mut bytes = chunk.get(..read).unwrap_or_default();
            let transcoding = match &mut self.transcoding {
                Some(transcoding) => transcoding,
                slot => {
                    let (transcoding, skip) = sniff(bytes);
                    if matches!(transcoding, Transcoding::Bytes) && is_binary(bytes) {
                        self.refusal = Some(Refusal::NotText);
                    }
                    bytes = bytes.get(skip..).unwrap_or_default();
                    slot.insert(transcoding)
                }
            };
            match transcoding {
                Transcoding::Bytes => self.pending.extend_from_slice(bytes),
                Transcoding::Wide(decoder) => {
                    // Three bytes of UTF-8 for every two of UTF-16 at most, and room for a broken pair.
                    let mut text = String::with_capacity(bytes.len() * 2 + 16);
                    let _ = decoder.decode_to_string(bytes, &mut text, self.at_end);
                    self.pending.extend_from_slice(text.as_bytes());
                }
            }
        }
        Ok(())
    }

    fn read_some(&mut self, chunk: &mut [u8]) -> Result<usize, ReadError> {
        loop {
            match self.source.read(chunk) {
                Ok(read) => {
                    self.bytes_read += read as u64;
                    self.at_end |= read == 0;
                    return Ok(read);
                }
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}

/// Lines ended in the text; CR, LF and CRLF all end one.
pub(super) fn line_count(text: &str) -> u64 {
    let feeds = text.bytes().filter(|b| *b == b'\n').count();
    if !text.contains('\r') {
        return feeds as u64;
    }
    let lone = text.as_bytes().windows(2).filter(|w| matches!(w, [b'\r', b] if *b != b'\n')).count();
    (feeds + lone + usize::from(text.ends_with('\r'))) as u64
}

/// The last place where a game certainly begins: an `Event` tag at the beginning of a line that does not continue a
/// section of tags without one.
fn last_game_start(bytes: &[u8]) -> Option<usize> {
    let mut end = bytes.len();
    while let Some(at) = bytes.get(..end)?.iter().rposition(|b| *b == b'[') {
        end = at;
        let starts = bytes.get(at..).is_some_and(|rest| rest.starts_with(b"[Event "));
        let before = bytes.get(..at).unwrap_or_default();
        if at > 0 && starts && before.ends_with(b"\n") | before.ends_with(b"\r") && !continues_tags(before) {
            return Some(at);
        }
    }
    None
}

fn continues_tags(before: &[u8]) -> bool {
    for line in before.rsplit(|b| *b == b'\n' || *b == b'\r') {
        let line = line.trim_ascii();
        if line.is_empty() {
            continue;
        }
        if !line.starts_with(b"[") {
            return false;
        }
        if line.starts_with(b"[Event ") {
            // The section before has its Event: this one opens the next.
            return false;
        }
    }
    true
}

/// Where to cut when no game begins within the longest block: behind a line, or between two characters.
fn emergency_cut(bytes: &[u8]) -> usize {
    let line_end = bytes.iter().rposition(|b| *b == b'\n' || *b == b'\r').map(|i| i + 1);
    line_end.filter(|cut| *cut > bytes.len() / 2).unwrap_or_else(|| {
        let mut cut = bytes.len();
        while cut > 1 && bytes.get(cut - 1).is_some_and(|b| b & 0xc0 == 0x80) {
            cut -= 1;
        }
        cut.saturating_sub(1).max(1)
    })
}

fn looks_like_html(text: &str) -> bool {
    let head: String = text.trim_start().chars().take(2000).flat_map(char::to_lowercase).collect();
    head.starts_with('<')
        && ["<html", "<!doctype", "<pre", "<body", "<div", "<p>", "<table", "<span", "&quot;", "&nbsp;"]
            .iter()
            .any(|sign| head.contains(sign))
}

fn looks_like_mail(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim_start).filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or_default();
    first.starts_with('>') && first.trim_start_matches(['>', ' ']).starts_with(['[', '1'])
}

fn without_quotes(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for line in text.split_inclusive(['\n', '\r']) {
        let mut rest = line;
        while let Some(after) = rest.strip_prefix('>') {
            rest = after.strip_prefix(' ').unwrap_or(after);
        }
        plain.push_str(rest);
    }
    plain
}

fn without_html(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(open) = rest.find('<') {
        let (before, tag) = rest.split_at(open);
        plain.push_str(before);
        match tag.find('>') {
            Some(close) => {
                if tag.to_ascii_lowercase().starts_with("<br") {
                    plain.push('\n');
                }
                rest = tag.get(close + 1..).unwrap_or_default();
            }
            None => rest = "",
        }
    }
    plain.push_str(rest);
    for (entity, sign) in [
        ("&quot;", "\""),
        ("&nbsp;", " "),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&#39;", "'"),
        ("&#34;", "\""),
        ("&amp;", "&"),
    ] {
        plain = plain.replace(entity, sign);
    }
    plain
}
