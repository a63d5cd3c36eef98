//! Pages that are printed and appeals: looked at, saved, lodged and decided by keyboard alone.

use crate::window::Window;

/// What every page shows of itself in the preview, by the name it is chosen by.
const PAGES: [(&str, &str); 7] = [
    ("Incidents of the board", "Incident report, board 4"),
    ("Card for the board’s claim", "Threefold repetition: Correct"),
    ("Incidents of the round", "Incident report"),
    ("Results of the round, to sign", "White’s signature"),
    ("Forfeits of the round", "Default time"),
    ("Incidents of a player", "Incident report, "),
    ("Chief arbiter’s report", "share a place"),
];

/// Waits until the preview shows a text.
async fn preview(window: &Window, text: &str) {
    let shown = format!(
        "return document.querySelector('iframe')?.contentDocument?.body?.textContent.includes({}) ?? false;",
        serde_json::json!(text)
    );
    window.until_true(&shown).await;
}

#[tokio::test]
async fn every_page_is_looked_at_and_saved() {
    let window = Window::open_sample("reports").await;
    // Section B, whose board 4 has a claim.
    window.press("}").await;
    window.see("[data-board='4']", "Frostad").await;
    window.press("g o").await;
    window.see("h1", "Lindenhof Open").await;
    preview(&window, "Incident report").await;
    window.keyboard_on("input[type=radio]").await;

    // From the round's page to the board's: no board is in hand, and the desk says so instead of a page.
    window.press("Up").await;
    window.press("Up").await;
    window.see("[role=status]", "Choose a board").await;
    window.accessible().await;
    window.press("Escape").await;
    window.keyboard_on("[role=row]").await;
    for _ in 0..3 {
        window.press("Down").await;
    }
    window.keyboard_on("[role=row][data-board='4']").await;

    // One key to the card that the players are shown.
    window.press("p").await;
    preview(&window, "Threefold repetition: Correct").await;
    window.shot("claim").await;
    window.press("g o").await;
    window.keyboard_on("input[type=radio]").await;
    for (at, (name, text)) in PAGES.iter().enumerate() {
        window.see("[role=radiogroup] label", name).await;
        if *name == "Incidents of a player" {
            window.see("[role=status]", "Choose a player").await;
            window.tab_to("button[aria-haspopup=listbox]").await;
            window.press("Enter").await;
            window.keyboard_on("[role=option]").await;
            window.press("Enter").await;
        }
        preview(&window, text).await;
        window.shot(&format!("page-{}", at + 1)).await;
        if *name == "Incidents of a player" {
            window.tab_to("input[type=radio]").await;
        }
        if at + 1 < PAGES.len() {
            window.press("Down").await;
        }
    }
    window.accessible().await;

    // Both ways to save, and a folder that is not there.
    let html = window.home.join("report.html");
    window.pick(&html);
    window.press("Ctrl+s").await;
    window.see("[role=status]", "report.html").await;
    let saved = std::fs::read_to_string(&html).unwrap();
    assert!(saved.starts_with("<!doctype html>") && saved.contains("Chief arbiter"));
    let pdf = window.home.join("report.pdf");
    window.pick(&pdf);
    window.press("Ctrl+p").await;
    window.see("[role=status]", "report.pdf").await;
    let saved = std::fs::read(&pdf).unwrap();
    assert!(saved.starts_with(b"%PDF-") && saved.trim_ascii_end().ends_with(b"%%EOF"));
    window.shot("saved").await;
    window.pick(&window.home.join("no/such/folder/report.pdf"));
    window.press("Ctrl+p").await;
    window.see("[role=alert]", "could not be read or written").await;
    window.press("Escape").await;
    window.kept_to_the_policy().await;
    window.close().await;
}

#[tokio::test]
async fn an_appeal_is_lodged_heard_and_decided() {
    let window = Window::open_sample("appeals").await;
    for _ in 0..3 {
        window.press("Down").await;
    }
    window.keyboard_on("[role=row][data-board='4']").await;
    window.see("[data-status=ruled]", "Appeal this ruling").await;
    window.press("l").await;
    window.see("h2", "Lodge an appeal").await;
    window.see("dd", "60 minutes to appeal").await;
    window.see("[data-runs]", "left, until").await;
    window.keyboard_on("button[aria-haspopup=listbox]").await;
    window.accessible().await;
    window.shot("lodge").await;

    // For whom: the first player of the list. Statement and fee, then Enter.
    window.press("Enter").await;
    window.keyboard_on("[role=option]").await;
    window.press("Home").await;
    window.press("Enter").await;
    window.keyboard_on("button[aria-haspopup=listbox]").await;
    window.see("[role=status]", "heard").await;
    window.tab_to("textarea").await;
    window.type_text("The move was corrected before the clock was pressed.").await;
    window.press("Tab").await;
    window.type_text("50 EUR").await;
    window.press("Enter").await;
    window.see("dd", "Not decided yet").await;
    window.see("button", "Waits for its decision").await;
    window.accessible().await;
    window.shot("lodged").await;

    // A statement, then the decision with its effect on the clocks.
    window.tab_to("form:last-of-type input").await;
    window.type_text("Ask, Berit").await;
    window.press("Tab").await;
    window.type_text("I saw the clock being pressed.").await;
    window.tab_to("form:last-of-type button[type=submit]").await;
    window.press("Enter").await;
    window.see("dd", "I saw the clock being pressed.").await;

    window.press("g a").await;
    window.keyboard_on("section li button").await;
    window.tab_to("section > div:nth-of-type(2) li button").await;
    window.press("Enter").await;
    window.keyboard_on("button[aria-haspopup=listbox]").await;
    window.press("Enter").await;
    window.keyboard_on("[role=option]").await;
    window.press("Enter").await;
    window.see("form", "play goes on").await;
    window.tab_to("input[placeholder='-0:30']").await;
    window.type_text("-2:00").await;
    window.press("Tab").await;
    window.type_text("The film shows that the move was corrected first.").await;
    window.tab_to("form button[type=submit]").await;
    window.press("Enter").await;
    window.see("dd", "Granted").await;
    window.see("dd", "The film shows").await;
    window.accessible().await;
    window.shot("decided").await;
    // The board's own page has the appeal on it.
    window.press("g o").await;
    preview(&window, "The film shows").await;
    window.press("g j").await;
    window.see("[data-entry]", "Appeal").await;
    window.kept_to_the_policy().await;
    window.close().await;
}
