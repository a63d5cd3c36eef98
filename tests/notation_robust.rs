//! No bytes make the reader, the writer or the move readers panic, and whatever was read is a fixed point.

use std::{fs, path::PathBuf};

use notation::{
    language::{ENGLISH, LANGUAGES},
    moves::read_move,
    pgn::{Profile, ReadOptions, read_all, write_game},
    position::StartPosition,
};
use shakmaty::{CastlingMode, Chess};

struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() >> 33).expect("31 bits") % bound.max(1)
    }
}

/// Pieces of text that mean something to the reader.
const WORDS: &[&str] = &[
    "[Event \"",
    "\"]\n",
    "[White \"x\"]\n",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "$",
    "1.",
    "1...",
    "…",
    "e4",
    "Nf3",
    "O-O",
    "0-0",
    "1-0",
    "0-1/2",
    "*",
    "½",
    "a8=Q",
    "a8(",
    "=)",
    "(=)",
    "--",
    "Z0",
    "[%clk 1:00:00]",
    "[%clk",
    "P-K4",
    "♘f3",
    "Кр",
    "\u{feff}",
    "\u{200b}",
    "\n",
    "\r\n",
    "\r",
    " ",
    "\t",
    "\\",
    "\"",
    "[",
    "]",
    "<",
    ">",
    "e.p.",
    "+",
    "#",
    "!",
    "??",
    "\0",
    "5254",
    "Not legal from here: ",
    "[FEN \"",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "> ",
    "<pre>",
    "&quot;",
    "\n[Event ",
    "ed",
    "bc4",
];

fn survive(bytes: &[u8]) {
    for options in [
        ReadOptions::default(),
        ReadOptions { annotations: false, ..ReadOptions::default() },
        ReadOptions { descriptive: true, ..ReadOptions::default() },
        ReadOptions { language: LANGUAGES.get(29), ..ReadOptions::default() },
    ] {
        let plain = options.annotations && options.language.is_none() && !options.descriptive;
        for game in read_all(bytes, options) {
            assert!(game.notices.iter().all(|n| n.line > 0 && n.column > 0));
            let Some(first) = write_game(&game, Profile::Archive) else { continue };
            let _ = write_game(&game, Profile::Broadcast);
            if !plain {
                continue;
            }
            let again = read_all(first.as_bytes(), ReadOptions::default());
            assert_eq!(again.len(), 1, "one game written, {} read:\n{first}", again.len());
            let second = write_game(&again[0], Profile::Archive).unwrap_or_default();
            assert_eq!(first, second, "from {:?}", String::from_utf8_lossy(bytes));
        }
    }
}

#[test]
fn random_bytes_and_random_words() {
    let mut numbers = Numbers(99);
    for _ in 0..200 {
        let length = numbers.below(300);
        let bytes: Vec<u8> = (0..length).map(|_| numbers.next().to_le_bytes()[3]).collect();
        survive(&bytes);
        let ascii: Vec<u8> = bytes.iter().map(|b| b % 96 + 32).collect();
        survive(&ascii);
        let words: String = (0..numbers.below(60)).map(|_| WORDS[numbers.below(WORDS.len())]).collect();
        survive(words.as_bytes());
        let spaced: Vec<&str> = (0..numbers.below(60)).map(|_| WORDS[numbers.below(WORDS.len())]).collect();
        survive(spaced.join(" ").as_bytes());
    }
}

#[test]
fn made_cases_with_damage() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/cases/pgn");
    let mut numbers = Numbers(4_711);
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).expect("folder").filter_map(|e| e.ok().map(|e| e.path())).collect();
    files.sort();
    for file in files.iter().filter(|f| f.extension().is_some_and(|e| e == "pgn")) {
        let bytes = fs::read(file).expect("file");
        if bytes.len() > 3000 {
            continue;
        }
        for _ in 0..5 {
            let mut damaged = bytes.clone();
            for _ in 0..=numbers.below(6) {
                if damaged.is_empty() {
                    break;
                }
                let at = numbers.below(damaged.len());
                match numbers.below(4) {
                    0 => damaged[at] = numbers.next().to_le_bytes()[2],
                    1 => {
                        damaged.remove(at);
                    }
                    2 => damaged.truncate(at.max(1)),
                    _ => {
                        let word = WORDS[numbers.below(WORDS.len())];
                        damaged.splice(at..at, word.bytes());
                    }
                }
            }
            survive(&damaged);
        }
    }
}

#[test]
fn words_as_moves_and_positions() {
    let mut numbers = Numbers(5);
    let signs: Vec<char> = "abcdefgh12345678KQRBNPxO0o-=+#()!?:.♘КрпŞ½…\u{200b}Щ /".chars().collect();
    let chess = Chess::new();
    for _ in 0..20_000 {
        let text: String = (0..numbers.below(9)).map(|_| signs[numbers.below(signs.len())]).collect();
        let language = &LANGUAGES[numbers.below(LANGUAGES.len())];
        let _ = read_move(&chess, CastlingMode::Standard, &text, language);
        let _ = read_move(&chess, CastlingMode::Chess960, &text, &ENGLISH);
        let _ = notation::descriptive::read_descriptive(&chess, &text);
        let _ = notation::result::read_result(&text);
        let _ = notation::date::PgnDate::read(&text);
    }
    let fen: Vec<char> = "rnbqkpRNBQKP12345678/ wb-KQkqHAha0 ".chars().collect();
    for _ in 0..20_000 {
        let text: String = (0..numbers.below(60)).map(|_| fen[numbers.below(fen.len())]).collect();
        let _ = StartPosition::from_fen(&text, numbers.below(2) == 0);
        let behind: String = (0..numbers.below(30)).map(|_| signs[numbers.below(signs.len())]).collect();
        for text in [text.as_str(), behind.as_str(), "4k3/8/8/8/8/8/8/R3K3"] {
            let text = format!("{text}{behind}");
            let _ = notation::fen_text::take_apart(&text);
            let _ = notation::fen_text::of_address(&format!("://{}?fen={text}%", text.replace('/', "%2f")));
        }
    }
}

/// Texts that would take for ever if anything looked ahead or back further than it must: minutes instead of a moment.
#[test]
fn long_texts_of_one_thing() {
    let pieces = [
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "<",
        ">",
        "\"",
        "\\",
        "$",
        ";",
        "%\n",
        "1 ",
        "1.",
        "12345678 ",
        "x ",
        "word ",
        "e4 ",
        "Nf3 ",
        "+#",
        "!?",
        "0-0 ",
        "0-0 {c} ",
        "1. e4 (",
        "(1. e4) ",
        "[a ",
        "[a \"",
        "[a \"x\"]",
        "[Event \"",
        "[%clk ",
        "{[Event ",
        "{[Event \"x\"]\n",
        "é",
        "½",
        "½-½ ",
        "1-0 ",
        "* ",
        "\n",
        "\r",
        "\u{feff}",
        "\0",
        "> ",
        "-- ",
        "P-K4 ",
        "a8(Q) ",
        "…",
        ". ",
        "N",
        "O-O-",
        "&quot;",
        "Not legal from here: ",
        "[Event \"x\"]\n{never closed\n\n",
    ];
    let tags: String = (0..20_000).map(|i| format!("[a{i} \"x\"]\n")).collect();
    assert_eq!(read_all(tags.as_bytes(), ReadOptions::default()).len(), 1);
    for piece in pieces {
        let text = piece.repeat(20_000 / piece.len());
        for start in ["", "[Event \"x\"]\n[White \"x\"]\n\n1. e4 ", "<pre>", "> ["] {
            read_all(format!("{start}{text}").as_bytes(), ReadOptions::default());
        }
    }
}
