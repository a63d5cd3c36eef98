//! Bytes to text, by the rules that tournament files need.
//!
//! A byte order mark decides; else valid UTF-8 is UTF-8; else it is one of the Windows code pages, which cannot be
//! told apart with certainty, so the reading is offered together with a sample for the arbiter to look at.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::Encoding;

/// The encodings a person may choose from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Charset {
    Utf8,
    Utf16Le,
    Utf16Be,
    Windows1250,
    Windows1251,
    Windows1252,
    Windows1253,
    Windows1254,
    Windows1255,
    Windows1257,
}

impl Charset {
    /// Every charset, the likely ones first.
    pub const ALL: [Self; 10] = [
        Self::Utf8,
        Self::Windows1252,
        Self::Windows1250,
        Self::Windows1251,
        Self::Windows1253,
        Self::Windows1254,
        Self::Windows1255,
        Self::Windows1257,
        Self::Utf16Le,
        Self::Utf16Be,
    ];

    /// The usual name, for people and for the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Utf16Le => "UTF-16LE",
            Self::Utf16Be => "UTF-16BE",
            Self::Windows1250 => "windows-1250",
            Self::Windows1251 => "windows-1251",
            Self::Windows1252 => "windows-1252",
            Self::Windows1253 => "windows-1253",
            Self::Windows1254 => "windows-1254",
            Self::Windows1255 => "windows-1255",
            Self::Windows1257 => "windows-1257",
        }
    }

    /// The charset of that name, upper or lower case.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|charset| charset.name().eq_ignore_ascii_case(name.trim()))
    }

    fn encoding(self) -> &'static Encoding {
        match self {
            Self::Utf8 => encoding_rs::UTF_8,
            Self::Utf16Le => encoding_rs::UTF_16LE,
            Self::Utf16Be => encoding_rs::UTF_16BE,
            Self::Windows1250 => encoding_rs::WINDOWS_1250,
            Self::Windows1251 => encoding_rs::WINDOWS_1251,
            Self::Windows1252 => encoding_rs::WINDOWS_1252,
            Self::Windows1253 => encoding_rs::WINDOWS_1253,
            Self::Windows1254 => encoding_rs::WINDOWS_1254,
            Self::Windows1255 => encoding_rs::WINDOWS_1255,
            Self::Windows1257 => encoding_rs::WINDOWS_1257,
        }
    }
}

/// Text, and how it was got.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded {
    /// The text without a byte order mark.
    pub text: String,
    /// The encoding used.
    pub charset: Charset,
    /// Whether the encoding is a guess that a person should confirm.
    pub guessed: bool,
    /// Whether some bytes fit the encoding nowhere and were replaced.
    pub damaged: bool,
}

/// Decodes a whole file. Never fails: what fits nowhere is replaced and said so.
///
/// `chosen` overrides every rule; a byte order mark is removed all the same.
pub fn decode(bytes: &[u8], chosen: Option<Charset>) -> Decoded {
    if let Some(charset) = chosen {
        return decode_as(bytes, charset, false);
    }
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        let charset = Charset::ALL.into_iter().find(|known| known.encoding() == encoding);
        return decode_as(bytes, charset.unwrap_or(Charset::Utf8), false);
    }
    if let Some(charset) = utf16_without_mark(bytes) {
        return decode_as(bytes, charset, false);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Decoded { text: text.to_owned(), charset: Charset::Utf8, guessed: false, damaged: false },
        Err(_) if mostly_utf8(bytes) => decode_as(bytes, Charset::Utf8, true),
        Err(_) => decode_as(bytes, code_page(bytes), true),
    }
}

fn decode_as(bytes: &[u8], charset: Charset, guessed: bool) -> Decoded {
    let (text, damaged) = charset.encoding().decode_with_bom_removal(bytes);
    Decoded { text: text.into_owned(), charset, guessed, damaged }
}

/// UTF-16 without a mark shows as text in which every second byte is zero.
fn utf16_without_mark(bytes: &[u8]) -> Option<Charset> {
    let sample = bytes.get(..bytes.len().min(4096))?;
    let pairs = sample.len() / 2;
    if pairs < 8 {
        return None;
    }
    let zeros = |offset: usize| sample.iter().skip(offset).step_by(2).filter(|&&byte| byte == 0).count();
    match (zeros(0) * 10 / pairs, zeros(1) * 10 / pairs) {
        (0, 7..) => Some(Charset::Utf16Le),
        (7.., 0) => Some(Charset::Utf16Be),
        _ => None,
    }
}

/// A UTF-8 file that was damaged in a few places (a name cut inside a letter) stays UTF-8.
fn mostly_utf8(bytes: &[u8]) -> bool {
    let (mut letters, mut stray) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        letters += chunk.valid().chars().filter(|letter| !letter.is_ascii()).count();
        stray += usize::from(!chunk.invalid().is_empty());
    }
    letters > 4 * stray
}

/// The most likely Windows code page; Western European where nothing speaks for another.
fn code_page(bytes: &[u8]) -> Charset {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(&without_halves(bytes), true);
    let guess = detector.guess(None, Utf8Detection::Deny);
    let relatives = [
        (encoding_rs::ISO_8859_2, Charset::Windows1250),
        (encoding_rs::ISO_8859_5, Charset::Windows1251),
        (encoding_rs::ISO_8859_7, Charset::Windows1253),
        (encoding_rs::ISO_8859_8, Charset::Windows1255),
        (encoding_rs::ISO_8859_13, Charset::Windows1257),
    ];
    Charset::ALL
        .into_iter()
        .find(|charset| charset.name().starts_with("windows") && charset.encoding() == guess)
        .or_else(|| relatives.iter().find(|(encoding, _)| *encoding == guess).map(|(_, charset)| *charset))
        .unwrap_or(Charset::Windows1252)
}

/// The sign ½ of results looks like a letter of other code pages to a detector of languages.
fn without_halves(bytes: &[u8]) -> Vec<u8> {
    let mut plain = bytes.to_vec();
    let mut last = b' ';
    for byte in &mut plain {
        if *byte == 0xBD
            && (last.is_ascii_digit()
                || matches!(last, b' ' | b'-' | b',' | b';' | b'\t' | b'"' | b'w' | b'b' | b's' | b'n'))
        {
            *byte = b'=';
        }
        last = *byte;
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_decides_and_is_removed() {
        let decoded = decode(b"\xEF\xBB\xBF012 Open", None);
        assert_eq!((decoded.text.as_str(), decoded.guessed), ("012 Open", false));
        let decoded = decode(&[0xFF, 0xFE, b'0', 0, b'1', 0], None);
        assert_eq!((decoded.text.as_str(), decoded.charset), ("01", Charset::Utf16Le));
    }

    #[test]
    fn other_bytes_are_a_code_page_to_be_confirmed() {
        let decoded = decode(b"M\xFCller, J\xF6rg", None);
        assert_eq!((decoded.text.as_str(), decoded.charset), ("Müller, Jörg", Charset::Windows1252));
        assert!(decoded.guessed && !decoded.damaged);
    }

    #[test]
    fn halves_in_results_do_not_make_a_list_polish() {
        let (bytes, _, _) = encoding_rs::WINDOWS_1252.encode(
            "1,,Åmgren Åke,1901, 21w1,  8b½, 33w1\n2,,Bäck Örjan,1850, 7w½, -½\n3,,Ek Gösta,1700, 5b½",
        );
        assert_eq!(decode(&bytes, None).charset, Charset::Windows1252);
        let (bytes, _, _) =
            encoding_rs::WINDOWS_1250.encode("Kovačević, Željko\nNovák, Jiří\nWiśniewska, Małgorzata");
        assert_eq!(decode(&bytes, None).charset, Charset::Windows1250);
    }

    #[test]
    fn cyrillic_and_greek_are_told_from_western_names() {
        let (bytes, _, _) = encoding_rs::WINDOWS_1251.encode("Петров, Иван\nСидорова, Анна\nОткрытый турнир");
        assert_eq!(decode(&bytes, None).charset, Charset::Windows1251);
        let (bytes, _, _) = encoding_rs::WINDOWS_1253.encode("Παπαδόπουλος, Γιώργος\nΑθήνα");
        assert_eq!(decode(&bytes, None).charset, Charset::Windows1253);
    }
}
