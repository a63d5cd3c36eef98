//! A game as a value: replayed, gone on from after an illegal move, filled by hand and written.

use std::{collections::BTreeSet, fs, path::PathBuf};

use notation::{
    clock::{ClockReading, read_clock, write_clock},
    fen_text::FenTextError,
    forsyth::ForsythError,
    game::{Game, RestToken, StopReason},
    language::{ENGLISH, LANGUAGES},
    notice::NoticeKind,
    pgn::{Profile, ReadOptions, Refusal, read_all, write_game},
    position::{FenError, StartPosition, fen_of},
    result::GameResult,
    scoresheet::{Finding, Reason, Whose},
    termination::Termination,
    time_control::TimeControl,
};

fn read_one(text: &str) -> Game {
    read_all(text.as_bytes(), ReadOptions::default()).swap_remove(0)
}

#[test]
fn a_game_goes_on_over_an_illegal_move() {
    let text = "[Result \"1-0\"]\n\n1. e4 {[%clk 1:30:00]} e5 {[%clk 1:29:50]} 2. Bb6 {[%clk 1:29:00]} a6 \
                {[%clk 1:28:12.5]} 3. Bxc7 Qxc7 1-0";
    let mut game = read_one(text);
    let rest = game.rest.as_ref().expect("a rest");
    assert_eq!((rest.reason, rest.ply, rest.tokens.len()), (StopReason::Illegal, 3, 4));
    assert_eq!(rest.tokens[1].clock.left_ms, Some(5_292_500));
    assert_eq!(rest.text, "Bb6 {[%clk 1:29:00]} a6 {[%clk 1:28:12.5]} 3. Bxc7 Qxc7");
    assert_eq!(game.result, GameResult::WhiteWins);
    assert_eq!(game.recorded_plies(), 6);

    // The arbiter lets the bishop stand on b6: from there the record is legal again.
    let fen = "rnbqkbnr/pppp1ppp/1B6/4p3/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2";
    let position = StartPosition::from_disputed_fen(fen, false).expect("playable").0;
    game.resume(position, 1, &ENGLISH);
    let resumption = &game.resumptions[0];
    assert_eq!((resumption.ply, resumption.moves.len()), (4, 3));
    assert_eq!(resumption.rest, None);
    assert_eq!(game.open_rest(), None);
    assert_eq!(resumption.moves[0].clock.left_ms, Some(5_292_500));
    let steps: Vec<(u32, Option<String>)> =
        game.replay().map(|s| (s.ply, s.played.map(|p| p.san.to_string()))).collect();
    let expected = [
        (0, None),
        (1, Some("e4")),
        (2, Some("e5")),
        (3, None),
        (4, Some("a6")),
        (5, Some("Bxc7")),
        (6, Some("Qxc7")),
    ];
    assert_eq!(steps, expected.map(|(ply, san)| (ply, san.map(str::to_owned))));

    let written = write_game(&game, Profile::Archive).expect("a game");
    assert!(
        written
            .contains("{Not legal from here: 2. Bb6\n[%clk 1:29:00] a6 [%clk 1:28:12.5] 3. Bxc7 Qxc7} 1-0"),
        "{written}"
    );
    assert_eq!(read_one(&written).rest.map(|r| r.tokens), game.rest.map(|r| r.tokens));
}

#[test]
fn a_king_left_in_check_can_be_gone_on_from() {
    // Black did not see the check and played on; White did not see it either.
    let fen = "rnbqkbnr/ppp2ppp/8/1B1pp3/4P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 3";
    assert_eq!(StartPosition::from_fen(fen, false).err(), Some(FenError::OppositeCheck));
    let position = StartPosition::from_disputed_fen(fen, false).expect("playable").0;
    assert_eq!(position.fen(), fen);
    let entries =
        ["Nf3", "c6", "Bxc6"].map(|text| RestToken { text: text.to_owned(), ..RestToken::default() });
    let game = Game::from_record(position.clone(), entries, &ENGLISH);
    assert_eq!(game.moves.len(), 3);
    let capture = [RestToken { text: "Bxe8".to_owned(), ..RestToken::default() }];
    assert_eq!(Game::from_record(position, capture, &ENGLISH).moves.len(), 0);
}

#[test]
fn what_was_noted_behind_a_move_that_is_not_legal_is_kept_with_it() {
    let text = "1. e4 e5 2. Ke3 {the \u{201d}arbiter\u{201d} was called} {[%clk 0:12:00] clocks stopped} Nf6 {both agreed} 1-0";
    let game = read_all(text.as_bytes(), ReadOptions::default()).remove(0);
    let noted = |game: &Game| -> Vec<(String, String)> {
        let tokens = game.rest.as_ref().map(|rest| rest.tokens.clone()).unwrap_or_default();
        tokens.into_iter().map(|token| (token.text, token.note)).collect()
    };
    let expected = [("Ke3", "the \"arbiter\" was called clocks stopped"), ("Nf6", "both agreed")];
    let expected = expected.map(|(text, note)| (text.to_owned(), note.to_owned()));
    assert_eq!(noted(&game), expected);
    let written = write_game(&game, Profile::Archive).expect("a game");
    let mut again = read_all(written.as_bytes(), ReadOptions::default()).remove(0);
    assert_eq!((noted(&again), again.result), (expected.to_vec(), GameResult::WhiteWins));
    // Read on from the position after it, the notes stand with the moves again.
    let after = "rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq - 1 2";
    again.resume(StartPosition::from_fen(after, false).expect("playable").0, 1, &ENGLISH);
    let knight = &again.resumptions[0].moves[0];
    assert_eq!(knight.annotations, [notation::game::Annotation::Comment("both agreed".to_owned())]);
}

#[test]
fn a_game_filled_by_hand_is_written_to_the_letter() {
    let entries = ["e2e4", "c7c5", "Nf3", "d6", "0-0"].map(|text| RestToken {
        text: text.to_owned(),
        clock: ClockReading { left_ms: Some(5_400_000), ..ClockReading::default() },
        ..RestToken::default()
    });
    let mut game = Game::from_record(StartPosition::default(), entries, &ENGLISH);
    for (name, value) in [
        ("White", "Alpha, Ann"),
        ("Black", "Beta, \"Bob\""),
        ("Event", "Harbour Open"),
        ("Date", "2026-03-14"),
        ("Round", "3"),
        ("Board", "12"),
        ("WhiteElo", "2000"),
        ("TimeControl", "40/5400+30:1800+30"),
    ] {
        game.tags.set(name, value);
    }
    game.result = GameResult::BothLose;
    let archive = write_game(&game, Profile::Archive).expect("a game");
    let expected = "[Event \"Harbour Open\"]\n[Site \"?\"]\n[Date \"2026.03.14\"]\n[Round \"3\"]\n[White \"Alpha, Ann\"]\n\
        [Black \"Beta, \\\"Bob\\\"\"]\n[Result \"*\"]\n[BlackScore \"0\"]\n[Board \"12\"]\n\
        [Termination \"rules infraction\"]\n[TimeControl \"40/5400+30:1800+30\"]\n[WhiteElo \"2000\"]\n[WhiteScore \"0\"]\n\n\
        1. e4 {[%clk 1:30:00]} 1... c5 {[%clk 1:30:00]} 2. Nf3 {[%clk 1:30:00]} 2... d6\n{[%clk 1:30:00]} \
        {Not legal from here: 3. 0-0 [%clk 1:30:00]} *\n\n";
    assert_eq!(archive, expected);
    let broadcast = write_game(&game, Profile::Broadcast).expect("a game");
    assert!(broadcast.contains("[Round \"3.12\"]") && broadcast.contains("[Result \"0-0\"]"), "{broadcast}");
    assert!(broadcast.trim_end().ends_with(" *") && !broadcast.contains("Not legal"));
    let rating = write_game(&game, Profile::Rating).expect("a game");
    assert!(!rating.contains("clk") && rating.contains("[WhiteElo \"2000\"]"));
    for text in [archive, broadcast, rating] {
        assert_eq!(read_one(&text).result, GameResult::BothLose);
    }

    game.moves.clear();
    game.rest = None;
    game.result = GameResult::WhiteWins;
    game.forfeit = true;
    assert_eq!(write_game(&game, Profile::Rating), None);
    let forfeit = write_game(&game, Profile::Archive).expect("a game");
    assert!(forfeit.contains("[Termination \"abandoned\"]") && forfeit.ends_with("\n\n1-0\n\n"));
    assert!(read_one(&forfeit).forfeit);
    game.termination = Some(Termination::RulesInfraction);
    assert!(read_one(&write_game(&game, Profile::Archive).expect("a game")).forfeit);
    game.tags.set("Black", "BYE");
    assert_eq!(write_game(&game, Profile::Archive), None);
}

#[test]
fn positions_of_a_game_are_counted_from_its_start() {
    let game = read_one("1. e4 e5 2. Nf3 *");
    let fens: Vec<String> = game.replay().map(|step| fen_of(&step.position)).collect();
    assert_eq!(fens.len(), 4);
    assert_eq!(fens[3], fen_of(&game.final_position()));
    assert_eq!(fens[1], fen_of(&game.position_at(1)));
    assert_eq!(game.moves[2].uci(game.castling_mode()), "g1f3");
}

#[test]
fn notices_stand_where_they_belong() {
    let text = "[Event \"x\"]\n[White \"A\"]\r\n[Black \"B\"]\n\n1. e4 e5\n  2. nf3 Nc6 3. Bb5 $999 1-0\n";
    let game = read_one(text);
    let places: Vec<(NoticeKind, u64, u64)> =
        game.notices.iter().map(|n| (n.kind, n.line, n.column)).collect();
    assert_eq!(places, [(NoticeKind::SmallPieceLetter, 6, 6), (NoticeKind::NagUnknown, 6, 21)]);
    let two = format!("{text}\n{}", text.replace("nf3", "Nf3"));
    let games = read_all(two.as_bytes(), ReadOptions::default());
    assert_eq!((games[0].line, games[1].line), (1, 8));
    assert_eq!(games[1].notices[0].line, 13);
}

#[test]
fn clocks_and_time_controls_read_in_all_their_forms() {
    for (text, ms) in [
        ("1:05:23", 3_923_000),
        ("00:15:27", 927_000),
        ("0:0:4", 4_000),
        ("1:30:00 (90:00)", 5_400_000),
        ("0:01:12.4", 72_400),
        ("0:01:12.45", 72_450),
        ("15:27", 927_000),
        ("59", 59_000),
        ("-0:00:03", -3_000),
    ] {
        assert_eq!(read_clock(text), Some(ms), "{text}");
        assert_eq!(read_clock(&write_clock(ms)), Some(ms), "{text}");
    }
    for text in ["", "?", "1:2:3:4", "a:b", "1::2", "9999999999999"] {
        assert_eq!(read_clock(text), None, "{text}");
    }
    for text in ["40/9000", "300", "4500+60", "*180", "40/5400+30:1800+30", "?", "-"] {
        assert_eq!(TimeControl::read(text).map(|t| t.to_string()).as_deref(), Some(text));
    }
    assert_eq!(TimeControl::read("90 min + 30 sec / move"), None);
    let game =
        read_one("1. e4 {[%clk 1:00:00] a [%csl Gd4] [%eval -0.35,22]} e5 {[%emt 0:0:7]} {[%eval #-3]} *");
    assert_eq!(game.moves[0].clock.left_ms, Some(3_600_000));
    assert_eq!(game.moves[1].clock.left_ms, None);
    assert_eq!(game.moves[1].clock.move_ms, Some(7_000));
    let again = write_game(&game, Profile::Archive).expect("a game");
    assert!(again.contains("{[%eval -0.35,22] [%clk 1:00:00] a [%csl Gd4]}"), "{again}");
}

#[test]
fn every_message_has_its_sentence() {
    let ftl =
        fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("ui/locales/en/notation.ftl"))
            .expect("messages are there");
    let written: BTreeSet<&str> = ftl
        .lines()
        .filter(|l| !l.starts_with(['#', ' ', '}']))
        .filter_map(|l| l.split_once(" = "))
        .map(|(id, _)| id)
        .collect();
    let mut needed: BTreeSet<String> = NoticeKind::ALL.iter().map(|k| k.message_id().to_owned()).collect();
    needed.extend(LANGUAGES.iter().map(notation::language::Language::message_id));
    let stops = [
        StopReason::Illegal,
        StopReason::Ambiguous,
        StopReason::Illegible,
        StopReason::NullMove,
        StopReason::AfterCheckmate,
        StopReason::AfterStalemate,
        StopReason::Descriptive,
        StopReason::StartPosition(FenError::Kings),
        StopReason::Html,
    ];
    needed.extend(stops.map(|s| s.message_id().to_owned()));
    let fens = [
        FenError::Syntax,
        FenError::Kings,
        FenError::PawnOnBackRank,
        FenError::OppositeCheck,
        FenError::TooMuchMaterial,
    ];
    needed.extend(fens.map(|f| f.message_id().to_owned()));
    let texts = [FenTextError::TwoSides, FenTextError::Words, FenTextError::FieldsMissing];
    needed.extend(texts.map(|t| t.message_id().to_owned()));
    needed.extend([Refusal::NotText, Refusal::Html].map(|r| r.message_id().to_owned()));
    let diagrams = [
        ForsythError::Sign { at: 1 },
        ForsythError::Squares { rank: 1, squares: 1 },
        ForsythError::Ranks { ranks: 1 },
        ForsythError::Long,
    ];
    needed.extend(diagrams.map(|d| d.message_id().to_owned()));
    let white = Whose::White;
    let reasons = [
        Reason::BothAgree,
        Reason::OnlySheet(white),
        Reason::MissingIn(white),
        Reason::OtherUnclear(white),
        Reason::Preferred(white),
        Reason::Resolved,
        Reason::Likely,
        Reason::Filled,
        Reason::Exchanged(white),
        Reason::Decided,
    ];
    needed.extend(reasons.map(|r| r.message_id().to_owned()));
    let findings = [
        Finding::FirstDifference { ply: 1 },
        Finding::Doubled { sheet: white, entry: 0 },
        Finding::Missing { sheet: white, ply: 1 },
        Finding::Exchanged { sheet: white, entry: 0, with: 1 },
        Finding::Unclear { sheet: white, entry: 0 },
    ];
    needed.extend(findings.map(|f| f.message_id().to_owned()));
    let written: BTreeSet<String> = written.into_iter().map(str::to_owned).collect();
    assert_eq!(needed.difference(&written).collect::<Vec<_>>(), Vec::<&String>::new(), "without a sentence");
    assert_eq!(written.difference(&needed).collect::<Vec<_>>(), Vec::<&String>::new(), "never used");
}

#[test]
fn every_line_is_taken_in_its_own_encoding() {
    let game =
        |name: &[u8]| [b"[Event \"x\"]\n[White \"", name, b"\"]\n[Black \"B\"]\n\n1. e4 1-0\n\n"].concat();
    let bytes = [game("Jörg".as_bytes()), game(b"J\xf6rg M\xfcller"), game(b"Ann")].concat();
    let games = read_all(&bytes, ReadOptions::default());
    let names: Vec<Option<&str>> = games.iter().map(|g| g.tags.get("White")).collect();
    assert_eq!(names, [Some("Jörg"), Some("Jörg Müller"), Some("Ann")]);
    let guessed: Vec<bool> =
        games.iter().map(|g| g.notices.iter().any(|n| n.kind == NoticeKind::EncodingGuessed)).collect();
    assert_eq!(guessed, [false, true, false]);
}
