//! A sealed move is nowhere to be read before its envelope was opened: not on a screen, not in a file, not on paper, not
//! in the competition file's own bytes; and not again after an opening that was taken back.

use std::path::{Path, PathBuf};

use actions::adjournment::AdjournmentTyped;
use actions::draft::Command;
use actions::export::{self, ExportKind};
use actions::move_notation::MoveNotation;
use actions::pgn::{self, PgnProfile, PgnScope};
use actions::report::{self, ReportKind};
use actions::view::{self, JournalFilter};
use actions::{Now, adjournment};
use desk::history::EntryNo;
use text::Text;

use crate::hall::{Hall, NOW};

/// No move of a real game reads like these.
const MOVE: &str = "Qz9xSEALED";
const REPLY: &str = "Kz9xREPLIED";

/// Everything that a front can show, print or hand out, as text by its name.
fn everything(hall: &Hall) -> Vec<(String, String)> {
    let (session, text) = (&hall.session, Text::new("en"));
    let state = session.state();
    let now = Now { at: NOW.at + 3_600_000, ..NOW };
    let mut all: Vec<(String, String)> = Vec::new();
    let mut add = |name: &str, what: String| all.push((name.to_owned(), what));
    add("competition", format!("{:?}", view::competition(session, now)));
    add("undo", format!("{:?}", view::undo(state, session.desk(), now)));
    add("adjourned", format!("{:?}", view::adjourned(state, now)));
    add("state", format!("{state:?}"));
    for n in 0..state.journal().len() {
        let row = view::entry_row(state, EntryNo(u32::try_from(n).unwrap()), now);
        add("entry", format!("{row:?}"));
    }
    for wanted in [MOVE, REPLY, "9xSEALED", "9xREPLIED"] {
        let filter = JournalFilter { text: Some(wanted.to_owned()), ..JournalFilter::default() };
        let found = view::journal(state, &filter, 0, 100, now);
        // A hit would tell as much as the words.
        add("journal search", if found.total == 0 { String::new() } else { wanted.to_owned() });
    }
    for (section, held) in &state.sections {
        add("settings", format!("{:?}", actions::settings::settings(state, *section)));
        for round in held.rounds.keys() {
            add("round", format!("{:?}", view::round(state, *section, *round, now)));
        }
    }
    for game in state.games.keys() {
        add("game", format!("{:?}", view::game(state, *game, now)));
        add("replay", format!("{:?}", view::replay(state, *game, MoveNotation::SAN)));
        add("adjournment", format!("{:?}", view::adjournment_of(state, *game, now)));
        add("form", format!("{:?}", adjournment::proposed(state, *game)));
        let board = ReportKind::Board { game: game.to_string() };
        add("board page", report::html(session, &text, &board, now).unwrap());
        if state.adjournment_of(*game).is_some() {
            let envelope = ReportKind::Envelope { game: game.to_string() };
            add("envelope", report::html(session, &text, &envelope, now).unwrap());
        }
    }
    for player in state.players.keys() {
        add("player", format!("{:?}", view::card(state, *player, now)));
        let kind = ReportKind::Player { player: player.to_string() };
        add("player page", report::html(session, &text, &kind, now).unwrap());
    }
    add("chief's report", report::html(session, &text, &ReportKind::Competition, now).unwrap());
    for section in state.sections_in_order() {
        for round in 1..=3 {
            let section = section.section.to_string();
            for kind in [
                ReportKind::Round { section: section.clone(), round },
                ReportKind::Results { section: section.clone(), round },
                ReportKind::Forfeits { section: section.clone(), round },
            ] {
                add("round page", report::html(session, &text, &kind, now).unwrap());
            }
        }
        for kind in [
            ExportKind::ResultsCsv,
            ExportKind::IncidentsCsv,
            ExportKind::JournalCsv,
            ExportKind::Trf16,
            ExportKind::Trf26,
        ] {
            let (bytes, _) = export::export(session, &text, kind, Some(section.section), None, now).unwrap();
            add("export", String::from_utf8_lossy(&bytes).into_owned());
        }
    }
    for profile in [PgnProfile::Archive, PgnProfile::Broadcast, PgnProfile::Rating] {
        add("pgn", pgn::export(state, PgnScope::All, profile, now).0);
    }
    all
}

fn telling(hall: &Hall, words: &str) -> Vec<String> {
    let all = everything(hall);
    assert!(all.iter().all(|(_, text)| !text.contains("[journal-") && !text.contains("[adjourned-")));
    all.into_iter().filter(|(_, text)| text.contains(words)).map(|(name, _)| name).collect()
}

/// Every file of a folder whose bytes hold the words.
fn files_with(folder: &Path, words: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let holds = |path: &PathBuf| {
        let bytes = std::fs::read(path).unwrap_or_default();
        bytes.windows(words.len()).any(|part| part == words.as_bytes())
    };
    entries.filter(|path| path.is_file()).filter(holds).collect()
}

#[tokio::test]
async fn a_sealed_move_is_nowhere_to_be_read_until_its_envelope_is_opened() {
    let mut hall = Hall::new("sealed").await;
    let folder = hall.session.path().parent().unwrap().to_owned();
    hall.session.keep_mirror(&folder).unwrap();
    let state = hall.session.state();
    let open = |board: u16| {
        let game = hall.game("A", 3, board);
        (state.result(game).is_none() && !state.is_adjourned(game)).then_some(game)
    };
    let game = (1..=30).find_map(open).expect("a game without result");
    let envelope = adjournment::proposed(state, game);
    let act = AdjournmentTyped::Adjourn {
        game: game.to_string(),
        envelope: adjournment::EnvelopeTyped { r#move: "40".to_owned(), fen: None, ..envelope },
        sealed: Some(MOVE.to_owned()),
        holder: Some("The chief arbiter".to_owned()),
    };
    let done = hall.record(1, &Command::Adjournment { act }).await.unwrap();
    let shown = view::recorded(&hall.session, &done, NOW).unwrap();
    assert!(!format!("{shown:?}").contains("SEALED"), "{shown:?}");
    assert_eq!(telling(&hall, "SEALED"), [""; 0]);
    assert_eq!(files_with(&folder, MOVE), [Path::new(""); 0]);

    let adjournment = view::adjournment_of(hall.session.state(), game, NOW).unwrap();
    let (adjournment, replier) = (adjournment.adjournment, adjournment.sealer);
    let replier = if replier == view::Side::White { view::Side::Black } else { view::Side::White };
    let act = AdjournmentTyped::Arrive { adjournment: adjournment.clone(), side: replier, at: None };
    hall.record(2, &Command::Adjournment { act }).await.unwrap();
    let open = AdjournmentTyped::Open {
        adjournment: adjournment.clone(),
        reply: false,
        found: Some("clear".to_owned()),
        text: None,
        opened_by: None,
        at: None,
        anyway: false,
    };
    let opened = hall.record(3, &Command::Adjournment { act: open.clone() }).await.unwrap();
    let told = telling(&hall, "SEALED");
    for name in ["entry", "adjourned", "adjournment", "export"] {
        assert!(told.iter().any(|one| one == name), "{name} does not say what was in the envelope: {told:?}");
    }
    assert!(!told.iter().any(|one| one == "envelope"), "the envelope never says what is in it");

    // It was another board's envelope: the entry is taken back, and the move is under its cover again.
    let about = opened.entry.id.to_string();
    hall.record(4, &Command::TakeBack { about, reason: None }).await.unwrap();
    assert_eq!(telling(&hall, "SEALED"), [""; 0]);

    // The reply is sealed in its turn.
    hall.record(5, &Command::Adjournment { act: open }).await.unwrap();
    let act = AdjournmentTyped::Seal { adjournment, reply: true, text: Some(REPLY.to_owned()) };
    hall.record(6, &Command::Adjournment { act }).await.unwrap();
    assert_eq!(telling(&hall, "REPLIED"), [""; 0]);
    hall.session.close().await.unwrap();
    assert_eq!(files_with(&folder, REPLY), [Path::new(""); 0]);
}
