//! Incidents and their advice, rulings that owe a reason, rules asked by name; copies and the mirror.

use std::fs;

use crate::window::Window;

#[tokio::test]
async fn touches_on_recorded_moves_list_the_moves_that_remain() {
    let window = Window::open_sample("touch").await;
    window.press("[").await;
    window.see("[data-board='14']", "").await;
    window.press("/").await;
    window.type_text("14 b touch d8 6 by:opponent open").await;
    window.see("#quick-read", "Enter").await;
    window.see("[data-testid=quick-advice]", "One move remains").await;
    window.see("[data-testid=quick-advice]", "Qe7").await;
    window.shot("quick-line").await;
    window.press("Enter").await;
    window.keyboard_on("[data-board='14']").await;
    window.see("[data-status=open]", "The opponent may still claim").await;
    window.see("[data-ruling]", "Black plays on with Qe7").await;
    window.accessible().await;
    window.shot("open").await;

    // By the form, from a position that is typed: no moves of this game are on record.
    window.press("Home").await;
    window.keyboard_on("[data-board='1']").await;
    window.press("i").await;
    window.keyboard_on("button[aria-haspopup=listbox]").await;
    window.press("Enter").await;
    window.keyboard_on("[role=option]").await;
    window.type_text("touched").await;
    window.press("Enter").await;
    window.tab_to("input[type=checkbox][value=black]").await;
    window.press("Space").await;
    window.see("aside", "The moves are not on record").await;
    window.tab_to("input[placeholder='e4 xd5']").await;
    window.type_text("d6").await;
    window.tab_to("textarea").await;
    window.type_text("6k1/6pp/3q4/8/8/1B1R4/5PPP/6K1").await;
    window.see("aside", "Qd5 Qe6").await;
    window.accessible().await;
    window.shot("form").await;
    window.tab_to("button[type=submit]").await;
    window.press("Enter").await;
    window.keyboard_on("[data-board='1']").await;
    window.see("[data-status=ruled]", "Qd5 Qe6").await;
    window.shot("ruled").await;

    // An illegal move says why it is one.
    window.press("/").await;
    window.type_text("14 w illegal 7 Bg5-g7 w0:52:30 b0:47:05").await;
    window.see("[data-testid=quick-advice]", "Why Bg5-g7 is illegal").await;
    window.shot("illegal").await;
    window.press("Escape").await;
    window.kept_to_the_policy().await;
    window.close().await;
}

#[tokio::test]
async fn a_reason_that_is_owed_is_typed_where_it_is_listed() {
    let window = Window::open_sample("owed").await;
    window.press("g e").await;
    window.see("main", "No reason is owed").await;
    window.press("Escape").await;
    window.keyboard_on("[role=row]").await;
    window.quick("12 w illegal 34 w0:12:22 b0:46:09 warning").await;
    window.see("[aria-label='Last recorded'] button", "owed").await;
    window.press("g e").await;
    window.keyboard_on("[data-owed] input").await;
    window.see("[data-owed]", "Warning").await;
    window.accessible().await;
    window.shot("list").await;
    window.type_text("The clock had not been pressed").await;
    window.press("Enter").await;
    window.see("main", "No reason is owed").await;
    window.press("Escape").await;
    window.see("[data-incident]", "The clock had not been pressed").await;

    // A revoked ruling that had changed a clock asks what became of it.
    window.quick("13 w illegal 20 w0:30:00 b0:29:00").await;
    window.see("[data-status=ruled]", "+0:02:00").await;
    let revoke = "[...document.querySelectorAll('[data-status=ruled] button')].find((one) => one.textContent === 'Revoke').focus();";
    window.run(revoke).await;
    window.press("Enter").await;
    window.see("aside", "The clocks it changed").await;
    window.tab_to("input[type=radio]").await;
    window.press("Down").await;
    window.shot("revoke").await;
    window.accessible().await;
    window.tab_to("[data-status=ruled] form button[type=submit]").await;
    window.press("Shift+Tab").await;
    window.type_text("The move was legal").await;
    window.press("Enter").await;
    window.see("[data-status=revoked]", "The clocks were set back").await;
    window.see("[data-status=revoked] [data-ruling]", "").await;
    window.see("aside", "0:30:00").await;
    window.accessible().await;
    window.shot("revoked").await;
    window.close().await;
}

#[tokio::test]
async fn a_rule_is_asked_by_name() {
    let window = Window::open_sample("ask").await;
    window.press("g q").await;
    window.keyboard_on("input").await;
    window.see("main", "Choose a question").await;
    window.type_text("flag fall").await;
    window.tab_to("section[aria-label='Questions to the Laws'] li button").await;
    window.press("Enter").await;
    window.see("h2", "What follows from the flag fall?").await;
    window.see("[role=status]", "Still needed").await;
    window.tab_to("section[aria-label='The answer'] button[aria-haspopup=listbox]").await;
    window.press("Enter").await;
    window.keyboard_on("[role=option]").await;
    window.press("Enter").await;
    window.see("[data-answer]", "Can Black still mate").await;
    window.see("[data-answer] [data-article]", "6.8").await;
    window.accessible().await;
    window.shot("flag").await;

    // From the Article to the questions about it.
    window.press("Escape").await;
    window.keyboard_on("[role=row]").await;
    window.press("g l").await;
    window.keyboard_on("input").await;
    window.type_text("6.11").await;
    window.tab_to("[data-article='6.11.2']").await;
    window.press("Enter").await;
    window.press("g r").await;
    window.see("aside", "Was there a reason to stop the clocks?").await;
    window.accessible().await;
    window.shot("article").await;
    window.tab_to("aside article li button").await;
    window.press("Enter").await;
    window.see("h2", "Was there a reason to stop the clocks?").await;
    window.close().await;
}

#[tokio::test]
async fn a_copy_is_saved_and_a_mirror_kept() {
    let window = Window::open_sample("keeping").await;
    let copy = window.home.join("evening copy.flagfall");
    window.pick(&copy);
    window.press("Ctrl+Shift+S").await;
    window.see("[role=status]", "evening copy.flagfall").await;
    assert!(fs::read(&copy).expect("the copy is written").starts_with(b"SQLite format 3"));
    window.see("main", "No mirror is kept").await;

    // Where it cannot go: said with a next step, and the desk goes on.
    window.pick(&window.home.join("no such folder/copy.flagfall"));
    window.press("Ctrl+Shift+S").await;
    window.see("[role=alert]", "could not be written").await;
    window.accessible().await;
    window.shot("no-such-folder").await;
    window.press("Escape").await;
    window.see_no("[role=alert]", "").await;

    let stick = window.home.join("stick");
    fs::create_dir_all(&stick).expect("a stick");
    window.pick(&stick);
    window.press("Ctrl+m").await;
    window.see("main", "Mirror:").await;
    let log = || {
        let files = fs::read_dir(&stick).expect("the stick is there").filter_map(Result::ok);
        let found = files.map(|file| file.path()).find(|path| path.extension().is_some());
        fs::metadata(found.expect("a log")).expect("it can be read").len()
    };
    let before = log();
    window.accessible().await;
    window.shot("mirror").await;
    window.press("Escape").await;
    window.keyboard_on("[role=row]").await;
    window.quick("20 =").await;
    window.see("[data-board='20']", "½–½").await;
    assert!(log() > before, "the mirror follows");

    // A folder that is none.
    window.pick(&window.home.join("pulled out"));
    window.press("Ctrl+m").await;
    window.see("[role=alert]", "mirror").await;
    window.shot("no-stick").await;
    window.close().await;
}
