//! Games as text in the real window: a file in, what is pasted, two scoresheets, an audit, a file out.

use std::fs;

use serde_json::{Value, json};

use crate::window::Window;

const LAST: &str = "section[aria-label='Last recorded']";

/// The sample, at a board of its last round, and the names of the boards.
async fn at_the_boards(test: &'static str) -> (Window, Vec<[String; 2]>) {
    let window = Window::open_sample(test).await;
    window
        .run(
            "const call = window.__TAURI_INTERNALS__.invoke;
             call('desk').then((desk) => {
               const [section] = desk.competition.sections;
               return call('round', { section: section.id, round: section.rounds.at(-1).round });
             }).then((round) => { window.__boards = round.rows.map((row) => [row.white.name, row.black.name]); });",
        )
        .await;
    window.until_true("return Array.isArray(window.__boards);").await;
    let Value::Array(rows) = window.run("return window.__boards;").await else { panic!("no boards") };
    let name = |row: &Value, side: usize| row[side].as_str().unwrap_or_default().to_owned();
    let boards = rows.iter().map(|row| [name(row, 0), name(row, 1)]).collect();
    (window, boards)
}

fn pgn(round: &str, [white, black]: &[String; 2], moves: &str) -> String {
    format!("[Event \"x\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\n{moves}\n\n")
}

async fn focus(window: &Window, selector: &str) {
    window.run(&format!("document.querySelector({}).focus();", json!(selector))).await;
}

#[tokio::test]
async fn a_file_of_games_is_attached_looked_through_and_written_again() {
    let (window, boards) = at_the_boards("games").await;
    let nobody = ["Nobody, Here".to_owned(), "Nobody, There".to_owned()];
    let text = [
        pgn("3", &boards[0], "1. e4 {[%clk 1:29:30]} e5 {[%clk 1:28:11]} 2. Nf3 Nc6 1/2-1/2"),
        pgn("3", &boards[1], "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 e5 *"),
        pgn("3", &boards[3], "1. d4 d5 2. Ke3 Nf6 3. Nf3 *"),
        pgn("3", &nobody, "1. c4 c5 *"),
    ];
    let file = window.home.join("round.pgn");
    fs::write(&file, text.concat()).expect("the games are written");
    window.press("g g").await;
    window.see("h2", "No file of games lies here").await;
    window.accessible().await;
    window.pick(&file);
    window.press("Ctrl+g").await;
    window.see("tr[data-game]", "2.").await;
    window.see("[data-unmatched=game-4]", "Nobody, Here").await;
    // Nothing is recorded yet.
    window.see(LAST, "Nothing recorded").await;
    focus(&window, "tr[data-game=game-2] button").await;
    window.press("Enter").await;
    window.see("section[aria-label='The game in the file'] [data-at]", "").await;
    window.accessible().await;
    window.shot("file").await;

    // What belongs nowhere is attached by hand.
    focus(&window, "[data-unmatched=game-4] button[aria-haspopup=listbox]").await;
    window.press("Enter").await;
    window.see("[role=option]", "A3").await;
    window.press("Down").await;
    window.press("Enter").await;
    window.see("tr[data-game=game-4]", "Attached by hand").await;
    window.press("Ctrl+Enter").await;
    window.see(LAST, "Moves of 4 games").await;
    window.see_no("tr[data-game]", "").await;

    window.press("Shift+R").await;
    window.see("[data-audit=done]", "findings").await;
    window.see("[data-finding=illegal]", "Ke3").await;
    window.see("[data-finding=threefold]", "4…Ng8").await;
    focus(&window, "[data-finding=threefold] [data-choose]").await;
    window.see("section[aria-label='The game of the finding'] [data-at='8']", "").await;
    window.accessible().await;
    window.shot("audit").await;
    window.press("Enter").await;
    window.see("header [aria-current=page]", "Replay").await;
    window.see("[data-at='8']", "").await;
    window.shot("replay").await;

    let out = window.home.join("out.pgn");
    window.pick(&out);
    window.press("Ctrl+Shift+G").await;
    window.see("h2", "Write games as PGN").await;
    window.accessible().await;
    window.press("Ctrl+Enter").await;
    window.see("[data-part=out] [role=status]", "games written").await;
    window.shot("written").await;
    let written = fs::read(&out).expect("the file is there");
    let read = actions::games::read("out.pgn", &written).expect("the file has games");
    let game = (1..=60).filter_map(|n| read.show(n).ok()).find(|g| g.players.white == boards[0][0]);
    let game = game.expect("the first board's game is in the file");
    assert_eq!((game.line.len(), game.line[0].clock_text.as_deref()), (4, Some("1:29:30")));
    window.kept_to_the_policy().await;
    window.close().await;
}

#[tokio::test]
async fn a_file_is_looked_through_with_its_games_shown() {
    let (window, boards) = at_the_boards("audit-file").await;
    let file = window.home.join("other.pgn");
    let text = [pgn("1", &boards[0], "1. e4 e5 2. Nf3 *"), pgn("1", &boards[1], "1. d4 d5 2. Ke3 Nf6 *")];
    fs::write(&file, text.concat()).expect("the games are written");
    window.pick(&file);
    window.palette("Look through a file of games").await;
    window.see("[data-finding=illegal]", "Ke3").await;
    window.see("section[aria-label='The game of the finding']", "Kept as text: Ke3 Nf6").await;
    window.accessible().await;
    window.shot("file").await;
    for look in ["Dark", "High contrast"] {
        window.palette(look).await;
        for part in ["Attach a file", "Paste", "Two scoresheets", "Look through"] {
            let click = format!(
                "[...document.querySelectorAll('nav button')].find((one) => one.textContent === {}).click();",
                json!(part)
            );
            window.run(&click).await;
            window.see("nav [aria-current=true]", part).await;
            window.accessible().await;
        }
        window.shot(&look.to_lowercase().replace(' ', "-")).await;
    }
    window.size(1280, 720).await;
    window.see("section[aria-label='The game of the finding'] [data-at]", "").await;
    window.shot("1280x720").await;
    window.close().await;
}

#[tokio::test]
async fn what_is_pasted_is_recognised_and_attached_with_one_key() {
    let (window, _) = at_the_boards("paste").await;
    window.press("v").await;
    window.keyboard_on("[data-part=paste] textarea").await;
    window.type_text("dear arbiter").await;
    window.see("[data-kind=nothing]", "no position, no game").await;
    window.press("Ctrl+a").await;
    window.type_text("4k3/8/8/8/8/8/8/4K2R w K - 0 1").await;
    window.see("[data-kind=position]", "").await;
    window.see("[data-fen] piece", "").await;
    window.press("Ctrl+a").await;
    window.type_text("1. Sf3 Sf6 2. Ke3 d5").await;
    window.see("[data-kind=game]", "half-moves").await;
    window.see("[data-part=paste] td", "line 1, column 1").await;
    window.see("[data-part=paste] [role=status]", "Not legal from 2.").await;
    window.accessible().await;
    window.shot("game").await;
    window.press("Ctrl+Enter").await;
    window.see(LAST, "Moves").await;
    window.until_true("return document.querySelector('[data-part=paste] textarea').value === '';").await;
    window.kept_to_the_policy().await;
    window.close().await;
}

#[tokio::test]
async fn two_scoresheets_are_picked_from_and_recorded() {
    let (window, _) = at_the_boards("sheets").await;
    window.press("w").await;
    window.keyboard_on("[data-part=sheets] textarea").await;
    window.type_text("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7").await;
    window.run("document.querySelectorAll('[data-part=sheets] textarea')[1].focus();").await;
    window.type_text("1. e4 e5 2. Nf3 Nc6 3. Bc4 a6 4. Bb3 Nf6 5. ? Be7").await;
    window.see("[data-findings]", "first differ at 3.").await;
    window.see("tr[data-ply='5'] button", "Bc4").await;
    window.accessible().await;
    window.shot("compared").await;
    focus(&window, "tr[data-ply='5'] button[aria-label='Take Bc4 at 3.']").await;
    window.press("Enter").await;
    window.see("tr[data-ply='5']", "Decided by the arbiter").await;
    window.see("[aria-label='The game put together'] [data-at='5']", "").await;
    window.shot("picked").await;
    window.press("Ctrl+Enter").await;
    window.see(LAST, "put together").await;
    window.press("g j").await;
    window.see("[data-entry]", "Decided by the arbiter").await;
    window.shot("journal").await;
    window.kept_to_the_policy().await;
    window.close().await;
}

#[tokio::test]
async fn what_is_no_file_of_games_is_said_and_nothing_is_lost() {
    let (window, boards) = at_the_boards("no-games").await;
    // A dialog that is closed says nothing.
    window.press("Ctrl+g").await;
    window.keyboard_on("[role=row]").await;
    let other = pgn("2", &boards[0], "1. e4 *");
    for (name, bytes, says) in [
        ("empty.pgn", Vec::new(), "no game in empty.pgn"),
        ("letter.pgn", b"Dear arbiter,\n".to_vec(), "no game in letter.pgn"),
        ("picture.pgn", vec![0x89, 0x50, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5], "not text"),
    ] {
        let file = window.home.join(name);
        fs::write(&file, bytes).expect("the file is written");
        window.pick(&file);
        window.press("Ctrl+g").await;
        window.see("[role=alert]", says).await;
        window.press("Escape").await;
        window.see_no("[role=alert]", "").await;
    }
    let file = window.home.join("utf16.pgn");
    let wide: Vec<u8> = other.encode_utf16().flat_map(u16::to_le_bytes).collect();
    fs::write(&file, [vec![0xff, 0xfe], wide].concat()).expect("the file is written");
    window.pick(&file);
    window.press("Ctrl+g").await;
    window.see("tr[data-game=game-1]", "The file says round 2").await;
    window.see("button", "Nothing to record").await;
    window.shot("other-round").await;
    window.see(LAST, "Nothing recorded").await;
    window.close().await;
}
