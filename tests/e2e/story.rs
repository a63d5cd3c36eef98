//! One competition from the empty desk to the reports, by keyboard alone.

use std::fs;
use std::path::{Path, PathBuf};

use crate::window::Window;

/// Files as a pairing program writes them, of the sample competition.
pub fn pairing_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/actions/sample").join(name)
}

#[tokio::test]
async fn from_an_empty_desk_to_the_reports() {
    let window = Window::open("story").await;
    begin_a_competition(&window).await;
    announce(&window).await;
    bring_in_rounds(&window).await;
    run_the_round(&window).await;
    log_incidents(&window).await;
    read_the_journal(&window).await;
    let file = window.home.join("spring.flagfall");
    let home = window.home.clone();
    write_reports(&window).await;
    window.kept_to_the_policy().await;
    window.close().await;

    // What was on the screen was on the disk: the next window shows the same.
    let window = Window::open_with("story", home, &[&file.display().to_string()]).await;
    window.see("[data-board='1']", "1–0").await;
    window.shot("opened-again").await;
    window.close().await;
}

async fn begin_a_competition(window: &Window) {
    window.see("h2", "No competition on the desk").await;
    window.press("Ctrl+n").await;
    window.keyboard_on("input").await;
    window.type_text("Spring Open").await;
    window.press("Tab Tab").await;
    window.type_text("Open A").await;
    window.press("Tab").await;
    window.type_text("40/90+30:30+30").await;
    window.press("Tab Tab Tab").await;
    window.type_text("Berit Ask").await;
    window.press("Tab").await;
    window.type_text("BA").await;
    window.shot("begin").await;
    window.pick(&window.home.join("spring.flagfall"));
    window.press("Enter").await;
    window.see("h2", "Spring Open has no round yet").await;
    window.accessible().await;
    window.shot("no-rounds").await;
}

async fn announce(window: &Window) {
    window.press("g c").await;
    // A silent announcement is said to be one.
    window.see("[data-setting='default-time']", "Not announced").await;
    window.tab_to("[data-setting='default-time'] input").await;
    window.press("Ctrl+a").await;
    window.type_text("30").await;
    window.press("Enter").await;
    window.see_no("[data-setting='default-time']", "Not announced").await;
    window.see("[role=status]", "Recorded").await;
    window.shot("settings").await;
    window.press("Escape").await;
}

async fn bring_in_rounds(window: &Window) {
    window.pick(&pairing_file("a-round-1.trf"));
    window.press("Ctrl+i").await;
    window.see("h2", "What a-round-1.trf would change").await;
    window.see("[data-change=newRound]", "").await;
    window.accessible().await;
    window.shot("import-first").await;
    window.tab_to("button[data-rac]:not([aria-haspopup]):not([aria-label])").await;
    window.press("Enter").await;
    window.keyboard_on("[role=row]").await;
    window.see("[data-board='26']", "").await;
    window.shot("round-imported").await;

    // The same file again: nothing to do, and it is said.
    window.press("Ctrl+i").await;
    window.see("p", "The file says what the desk already has.").await;
    window.shot("import-again").await;
    window.press("Escape").await;
    window.keyboard_on("[role=row]").await;
}

async fn run_the_round(window: &Window) {
    window.press("s").await;
    window.see("header p", "started").await;
    window.press("Shift+A").await;
    window.see("[role=status]", "Recorded").await;
    for (key, board, shown) in
        [("1", 1, "1–0"), ("0", 2, "0–1"), ("=", 3, "½–½"), ("Shift+1", 4, "½–0"), ("+", 5, "+")]
    {
        window.keyboard_on(&format!("[data-board='{board}']")).await;
        window.press(key).await;
        window.see(&format!("[data-board='{board}']"), shown).await;
        window.press("Down").await;
    }
    window.shot("results").await;
    // One key takes the last entry back.
    window.press("u").await;
    window.see_no("[data-board='5']", "+").await;
    // A result that does not exist is refused with its Article, and nothing changes.
    window.palette("1–½").await;
    window.see("[role=alert] [data-article]", "").await;
    window.accessible().await;
    window.shot("refused").await;
    window.press("Escape").await;
    window.see_no("[role=alert]", "").await;
}

async fn log_incidents(window: &Window) {
    window.press("/").await;
    window.type_text("12 w illegal 34 w0:12:22 b0:46:09").await;
    window.see("#quick-read", "Enter").await;
    window.see("[data-testid=quick-advice] [data-article]", "7.5").await;
    window.shot("quick-line").await;
    window.press("Enter").await;
    window.keyboard_on("[data-board='12']").await;
    window.see("[data-status=ruled]", "Illegal move").await;
    window.shot("incident-ruled").await;

    // The second one of the same player in the same game, left open: the desk says what is prescribed now.
    window.quick("12 w illegal 41 w0:05:10 b0:31:00 open").await;
    window.see("[data-status=open]", "Illegal move").await;
    window.see("[data-board='12'] [role=img]", "").await;
    window.accessible().await;
    window.shot("incident-open").await;
    window.press("o").await;
    // No moves are on record: the mate question is open, so no ruling is under the key. It is chosen.
    window.keyboard_on("[data-ruling]").await;
    window.see("[data-ruling]", "mate question").await;
    window.tab_to("[data-choice]").await;
    window.press("Enter").await;
    window.see_no("[data-status=open]", "").await;
    window.see("[data-board='12']", "0–1").await;
    window.shot("incident-loses").await;

    // By the form, on a finished game.
    window.press("Escape").await;
    window.keyboard_on("[data-board='12']").await;
    window.press("Home").await;
    window.keyboard_on("[data-board='1']").await;
    window.press("i").await;
    window.keyboard_on("button[aria-haspopup=listbox]").await;
    window.press("Enter").await;
    window.keyboard_on("[role=option]").await;
    window.type_text("dist").await;
    window.press("Enter").await;
    window.tab_to("input[type=checkbox]").await;
    window.press("Space").await;
    window.shot("incident-form").await;
    window.tab_to("button[type=submit]").await;
    window.press("Enter").await;
    window.keyboard_on("[data-board='1']").await;
    window.see("[data-incident]", "").await;

    // Half understood: the missing word is asked for and nothing is recorded.
    window.press("/").await;
    window.type_text("9 w").await;
    window.see("#quick-read", "What happened?").await;
    window.shot("half-understood").await;
    window.press("Escape").await;
}

async fn read_the_journal(window: &Window) {
    window.press("g j").await;
    window.see("[data-entry]", "Illegal move").await;
    window.tab_to("[role=search] input").await;
    window.type_text("spring").await;
    window.see("[role=status]", "1 entry").await;
    window.shot("journal-filtered").await;
    window.press("Escape").await;
    window.keyboard_on("[role=row]").await;
    window.press("g p").await;
    window.see("section[aria-label='Players of the section'] li", "").await;
    window.tab_to("section[aria-label='Players of the section'] li button").await;
    window.press("Enter").await;
    window.see("section[aria-label='Player'] h2", "").await;
    window.accessible().await;
    window.shot("player").await;
    window.press("Escape").await;
    window.keyboard_on("[role=row]").await;
}

async fn write_reports(window: &Window) {
    for (action, name, holds) in [
        ("Export results as CSV…", "results.csv", "1/2-0"),
        ("Export incidents as CSV…", "incidents.csv", "Illegal move"),
        ("Export the journal as CSV…", "journal.csv", "Illegal move"),
        ("Export a TRF16 report…", "report16.trf", "012 "),
        ("Export a TRF26 report…", "report26.trf", "012 "),
    ] {
        let path = window.home.join(name);
        window.pick(&path);
        window.palette(action).await;
        window.see("[role=status]", name).await;
        let written = fs::read_to_string(&path).expect("the report is written");
        assert!(written.contains(holds), "{name} lacks “{holds}”:\n{written}");
        window.press("Escape").await;
        window.keyboard_on("[role=row]").await;
    }
    window.press("g c").await;
    window.see("[role=status]", "report26.trf").await;
    window.shot("exported").await;
}

#[tokio::test]
async fn the_forfeits_of_a_round_are_one_list() {
    let window = Window::open_sample("defaults").await;
    window.see("header", "default time has passed").await;
    window.press("d").await;
    window.see("h3", "Forfeits at the default time").await;
    window.tab_to("input[type=checkbox]").await;
    window.press("Space").await;
    window.see("label", "Reason for the exception").await;
    window.tab_to("td input:not([type=checkbox])").await;
    window.type_text("stuck in the lift with the organiser").await;
    window.accessible().await;
    window.shot("list").await;
    window.press("Enter").await;
    window.see_no("h3", "Forfeits at the default time").await;
    window.see("[role=status]", "Recorded").await;
    window.shot("confirmed").await;
    window.close().await;
}
