//! Bytes to text: UTF-8 where it is UTF-8, and the likeliest encoding, line by line, where it is not.
//!
//! Files put together from several sources hold several encodings; a line is the smallest piece that has only one.

use std::ops::Range;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Decoder, Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// How the bytes of a whole stream are to be taken.
pub(super) enum Transcoding {
    /// One byte after the other; whether it is UTF-8 shows later.
    Bytes,
    /// UTF-16 of either order.
    Wide(Decoder),
}

/// Looks at the beginning of a stream. Returns the way to decode and the bytes of a mark to skip.
pub(super) fn sniff(head: &[u8]) -> (Transcoding, usize) {
    match head {
        [0xef, 0xbb, 0xbf, ..] => (Transcoding::Bytes, 3),
        [0xff, 0xfe, ..] => (wide(UTF_16LE), 2),
        [0xfe, 0xff, ..] => (wide(UTF_16BE), 2),
        _ => match zeros(head) {
            (true, false) => (wide(UTF_16BE), 0),
            (false, true) => (wide(UTF_16LE), 0),
            _ => (Transcoding::Bytes, 0),
        },
    }
}

fn wide(encoding: &'static Encoding) -> Transcoding {
    Transcoding::Wide(encoding.new_decoder_without_bom_handling())
}

/// Whether most of the even, and most of the odd bytes are zero: Latin text in UTF-16 without a mark.
fn zeros(head: &[u8]) -> (bool, bool) {
    let sample = head.get(..head.len().min(512)).unwrap_or_default();
    if sample.len() < 16 {
        return (false, false);
    }
    let count = |odd: usize| sample.iter().skip(odd).step_by(2).filter(|b| **b == 0).count();
    let (even, odd, half) = (count(0), count(1), sample.len() / 2);
    (even * 10 > half * 8 && odd * 10 < half, odd * 10 > half * 8 && even * 10 < half)
}

/// Whether these bytes cannot be text: control bytes that no text encoding has there.
pub(super) fn is_binary(head: &[u8]) -> bool {
    let sample = head.get(..head.len().min(4096)).unwrap_or_default();
    // Padding at the end of a disk sector is not content.
    let length = sample.iter().rposition(|b| *b != 0 && *b != 0x1a).map_or(0, |i| i + 1);
    let control = sample
        .iter()
        .take(length)
        .filter(|b| **b < 0x20 && !matches!(**b, b'\t' | b'\n' | b'\r' | 0x0b | 0x0c | 0x1a))
        .count();
    control * 50 > length
}

/// The encoding that had to be guessed, and where in the text it was used.
#[derive(Clone, Debug)]
pub(super) struct Guess {
    pub name: &'static str,
    /// Lines of the text, in order.
    pub lines: Vec<Range<usize>>,
}

impl Guess {
    /// Whether it was used between two places.
    pub(super) fn touches(&self, span: &Range<usize>) -> bool {
        let first = self.lines.partition_point(|line| line.end <= span.start);
        self.lines.get(first).is_some_and(|line| line.start < span.end)
    }
}

/// Makes text of bytes; says where the encoding had to be guessed.
pub(super) fn text_of(bytes: Vec<u8>) -> (String, Option<Guess>) {
    match String::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => mixed(&error.into_bytes()),
    }
}

fn mixed(bytes: &[u8]) -> (String, Option<Guess>) {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    let lines = || bytes.split_inclusive(|b| *b == b'\n' || *b == b'\r');
    for line in lines().filter(|line| std::str::from_utf8(line).is_err()) {
        detector.feed(line, false);
    }
    detector.feed(b"", true);
    let guess = detector.guess(None, Utf8Detection::Deny);
    // Names in chess files are written in alphabets; a guess of another kind is an accident of a short text.
    let encoding = if guess.is_single_byte() && guess != UTF_8 { guess } else { WINDOWS_1252 };
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    let mut guessed = Vec::new();
    for line in lines() {
        match std::str::from_utf8(line) {
            Ok(line) => text.push_str(line),
            Err(_) => {
                let start = text.len();
                text.push_str(&encoding.decode_without_bom_handling(line).0);
                guessed.push(start..text.len());
            }
        }
    }
    (text, Some(Guess { name: encoding.name(), lines: guessed }))
}

/// Undoes UTF-8 that was once read as Windows-1252 (`MÃ¼ller`). `None` where the text shows no sign of it.
pub fn repair_double_encoding(text: &str) -> Option<String> {
    if !looks_double_encoded(text) {
        return None;
    }
    let (bytes, _, unmappable) = WINDOWS_1252.encode(text);
    if unmappable {
        return None;
    }
    String::from_utf8(bytes.into_owned()).ok().filter(|repaired| repaired.len() < text.len())
}

/// Whether a lead byte of UTF-8 stands as a letter before a sign that can only be its continuation.
pub(super) fn looks_double_encoded(text: &str) -> bool {
    let continuation = |c: char| {
        matches!(
            c,
            '\u{80}'
                ..='\u{bf}'
                    | '‚'
                    | 'ƒ'
                    | '„'
                    | '…'
                    | '†'
                    | '‡'
                    | 'ˆ'
                    | '‰'
                    | 'Š'
                    | '‹'
                    | 'Œ'
                    | 'Ž'
                    | '‘'
                    | '’'
                    | '“'
                    | '”'
                    | '•'
                    | '–'
                    | '—'
                    | '˜'
                    | '™'
                    | 'š'
                    | '›'
                    | 'œ'
                    | 'ž'
                    | 'Ÿ'
                    | '€'
        )
    };
    text.chars()
        .zip(text.chars().skip(1))
        .any(|(a, b)| matches!(a, 'Â' | 'Ã' | 'Ä' | 'Å' | 'Ð' | 'Ñ' | 'Ò' | 'â') && continuation(b))
}
