//! Moves as text, one at a time: against tables, and over random games in every style and language.

use std::{collections::BTreeMap, fs, path::PathBuf};

use notation::{
    game::{Game, RestToken, StopReason},
    language::{ENGLISH, LANGUAGES},
    moves::{MoveReading, MoveStyle, move_text, read::uci_of, read_move},
    position::StartPosition,
};
use shakmaty::{CastlingMode, Chess, Move, Position, perft};

fn rows(name: &str) -> Vec<Vec<String>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/cases/notation").join(name);
    let text = fs::read_to_string(path).expect("table is there");
    text.lines()
        .skip(1)
        .map(|line| line.split(',').map(|cell| cell.trim_matches('"').to_owned()).collect())
        .collect()
}

fn start(fen: &str) -> StartPosition {
    StartPosition::from_disputed_fen(fen, false).expect("position of a table can be played from").0
}

/// Numbers that look random and are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }
}

fn random_game(numbers: &mut Numbers, longest: usize) -> Vec<(Chess, Move)> {
    let mut chess = Chess::new();
    let mut game = Vec::new();
    while game.len() < longest {
        let legal = chess.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[numbers.below(legal.len())];
        game.push((chess.clone(), mv));
        chess.play_unchecked(mv);
    }
    game
}

#[test]
fn san_is_written_and_read_as_the_table_says() {
    let rows = rows("san.csv");
    for row in &rows {
        let (fen, uci, san) = (&row[0], &row[1], &row[2]);
        let from = start(fen);
        if from
            .chess()
            .board()
            .king_of(!from.chess().turn())
            .is_some_and(|king| uci.ends_with(&king.to_string()))
        {
            // One position leaves the king to be captured, which no move does (Art. 1.4.1).
            let reading = read_move(from.chess(), from.mode(), san, &ENGLISH);
            assert!(matches!(reading, MoveReading::Illegal(_)), "{fen}: {san}");
            continue;
        }
        let MoveReading::Move(read) = read_move(from.chess(), from.mode(), san, &ENGLISH) else {
            panic!("{fen}: {san} is not read");
        };
        assert_eq!(&uci_of(read.mv, from.mode()), uci, "{fen}: {san}");
        assert_eq!(read.slack, [], "{fen}: {san} is plain");
        assert_eq!(&move_text(from.chess(), from.mode(), read.mv, MoveStyle::San), san, "{fen}");
        let coordinates = read_move(from.chess(), from.mode(), uci, &ENGLISH);
        assert_eq!(coordinates.exact(), Some(read.mv), "{fen}: {uci}");
    }
    assert!(rows.len() > 700);
}

#[test]
fn scoresheet_spellings_mean_what_the_table_says() {
    for row in rows("san_input.csv") {
        let (fen, input, expected) = (&row[0], &row[1], &row[2]);
        let from = start(fen);
        let got = match read_move(from.chess(), from.mode(), input, &ENGLISH) {
            MoveReading::Move(read) => uci_of(read.mv, from.mode()),
            MoveReading::Ambiguous(_) => "ambiguous".to_owned(),
            MoveReading::Illegal(_) => "illegal".to_owned(),
            MoveReading::Null | MoveReading::Illegible(_) | MoveReading::Descriptive => "syntax".to_owned(),
        };
        let expected = expected.split(' ').next().unwrap_or_default();
        let right = expected == got
            || expected == "ambiguous-or-syntax" && matches!(got.as_str(), "ambiguous" | "syntax");
        assert!(right, "{fen}: {input}: expected {expected}, got {got}");
    }
}

#[test]
fn the_first_faulty_entry_of_a_scoresheet_is_found() {
    for row in rows("scoresheet.csv") {
        let (fen, moves, ply, kind) = (&row[0], &row[1], &row[2], &row[3]);
        let entries =
            moves.split(' ').map(|text| RestToken { text: text.to_owned(), ..RestToken::default() });
        let game = Game::from_record(start(fen), entries, &ENGLISH);
        let (found, reason) = match &game.rest {
            None => ("0".to_owned(), "ok"),
            Some(rest) => (
                rest.ply.to_string(),
                match rest.reason {
                    StopReason::Ambiguous => "ambiguous",
                    StopReason::Illegal | StopReason::AfterCheckmate | StopReason::AfterStalemate => {
                        "illegal"
                    }
                    _ => "other",
                },
            ),
        };
        assert_eq!((ply.as_str(), kind.as_str()), (found.as_str(), reason), "{moves}");
    }
}

#[test]
fn positions_are_set_up_as_the_table_counts() {
    let mut counted = 0;
    for row in rows("perft.csv") {
        let nodes: u64 = row[2].parse().expect("a number");
        let depth: u32 = row[1].parse().expect("a number");
        if nodes > 2_000 {
            continue;
        }
        let (from, slack) = StartPosition::from_fen(&row[0], row[4] == "chess960").expect("playable");
        assert_eq!(slack, [], "{}", row[0]);
        assert_eq!(perft(from.chess(), depth), nodes, "{}", row[0]);
        counted += 1;
    }
    assert!(counted > 1000, "{counted}");
}

#[test]
fn every_style_reads_back() {
    let mut numbers = Numbers(20_260_314);
    for _ in 0..60 {
        for (chess, mv) in random_game(&mut numbers, 160) {
            for style in
                [MoveStyle::San, MoveStyle::Long, MoveStyle::Figurine, MoveStyle::Uci, MoveStyle::Numeric]
            {
                let text = move_text(&chess, CastlingMode::Standard, mv, style);
                let reading = read_move(&chess, CastlingMode::Standard, &text, &ENGLISH);
                assert_eq!(reading.exact(), Some(mv), "{style:?} {text}");
            }
        }
    }
}

#[test]
fn every_language_reads_back() {
    let mut numbers = Numbers(7);
    for language in &LANGUAGES {
        for _ in 0..6 {
            for (chess, mv) in random_game(&mut numbers, 120) {
                let text = move_text(&chess, CastlingMode::Standard, mv, MoveStyle::Localised(language));
                let reading = read_move(&chess, CastlingMode::Standard, &text, language);
                assert_eq!(reading.exact(), Some(mv), "{}: {text}", language.code);
            }
        }
    }
}

#[test]
fn letters_of_a_language_are_different_and_its_code_is_its_own() {
    let mut codes = BTreeMap::new();
    for language in &LANGUAGES {
        assert!(codes.insert(language.code, language).is_none(), "{} twice", language.code);
        let mut letters: Vec<&str> = language.pieces.to_vec();
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), 5, "{}", language.code);
    }
    assert!(LANGUAGES.len() >= 20);
}

#[test]
fn doubtful_entries_offer_the_legal_moves() {
    let chess = Chess::new();
    let offered = |text: &str| {
        let reading = read_move(&chess, CastlingMode::Standard, text, &ENGLISH);
        assert_eq!(reading.exact(), None, "{text}");
        reading
            .candidates()
            .iter()
            .map(|&mv| move_text(&chess, CastlingMode::Standard, mv, MoveStyle::San))
            .collect::<Vec<_>>()
    };
    assert_eq!(offered("Nf4").first().map(String::as_str), Some("Nf3"));
    assert_eq!(offered("scrawl").len(), 20);
    assert!(offered("e5").contains(&"e4".to_owned()));
}
