//! A PDF file read as a viewer reads it: inflated, its text through its own tables of letters.

use std::collections::BTreeMap;

/// What a file shows.
pub struct Shown {
    /// The text of each sheet, a line for each piece that was set.
    pub sheets: Vec<String>,
    /// The strokes of each sheet.
    pub strokes: Vec<String>,
}

/// Reads a file.
pub fn read(bytes: &[u8]) -> Shown {
    let streams = streams(bytes);
    // The tables stand in the order of the faces, F1 and F2.
    let tables: Vec<BTreeMap<String, char>> =
        streams.iter().filter(|text| text.contains("beginbfchar")).map(|text| letters(text)).collect();
    let strokes: Vec<String> = streams.into_iter().filter(|text| text.contains(" Tf\n")).collect();
    Shown { sheets: strokes.iter().map(|sheet| text(sheet, &tables)).collect(), strokes }
}

fn streams(bytes: &[u8]) -> Vec<String> {
    let find = |from: usize, what: &[u8]| {
        bytes[from..].windows(what.len()).position(|window| window == what).map(|at| from + at)
    };
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(begin) = find(at, b"stream\n") {
        let begin = begin + 7;
        let end = find(begin, b"\nendstream").unwrap();
        let inflated = miniz_oxide::inflate::decompress_to_vec_zlib(&bytes[begin..end]);
        found.push(
            String::from_utf8_lossy(&inflated.unwrap_or_else(|_| bytes[begin..end].to_vec())).into_owned(),
        );
        at = end + 10;
    }
    found
}

fn letters(table: &str) -> BTreeMap<String, char> {
    let pairs = table.lines().filter_map(|line| line.strip_prefix('<')?.strip_suffix('>')?.split_once("> <"));
    pairs
        .filter(|(glyph, letter)| glyph.len() == 4 && letter.len() == 4)
        .filter_map(|(glyph, letter)| {
            Some((glyph.to_uppercase(), char::from_u32(u32::from_str_radix(letter, 16).ok()?)?))
        })
        .collect()
}

fn text(sheet: &str, tables: &[BTreeMap<String, char>]) -> String {
    let mut face = 0;
    let mut said = String::new();
    for line in sheet.lines() {
        if line.ends_with(" Tf") {
            face = usize::from(line.starts_with("/F2"));
        } else if let Some(set) = line.strip_prefix('(').and_then(|line| line.strip_suffix(") Tj")) {
            let glyphs = unescaped(set);
            let letter = |pair: &[u8]| tables[face][&format!("{:02X}{:02X}", pair[0], pair[1])];
            said.extend(glyphs.chunks_exact(2).map(letter));
            said.push('\n');
        }
    }
    said
}

/// The bytes of a string as the file writes it.
fn unescaped(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes().peekable();
    while let Some(byte) = rest.next() {
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        bytes.push(match rest.next().unwrap() {
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'b' => 8,
            b'f' => 12,
            figure @ b'0'..=b'7' => {
                let more: Vec<u8> =
                    (0..2).map_while(|_| rest.next_if(|next| (b'0'..=b'7').contains(next))).collect();
                more.iter().fold(figure - b'0', |value, next| value * 8 + (next - b'0'))
            }
            other => other,
        });
    }
    bytes
}
