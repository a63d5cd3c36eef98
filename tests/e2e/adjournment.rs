//! A game is adjourned by keyboard, its envelope kept, printed and opened, and play is resumed.

use std::fs;

use crate::window::Window;

/// Puts the keyboard into the field with this label.
async fn field(window: &Window, label: &str) {
    let script = format!(
        "[...document.querySelectorAll('label')].find((one) => one.textContent === {label:?}).control.focus();"
    );
    window.run(&script).await;
}

/// Presses the button with this text, as a screen reader's user finds it by its name.
async fn button(window: &Window, text: &str) {
    window.see("button", text).await;
    let script = format!(
        "[...document.querySelectorAll('button')].find((one) => one.textContent.includes({text:?})).click();"
    );
    window.run(&script).await;
}

#[tokio::test]
async fn a_game_is_adjourned_and_resumed() {
    let window = Window::open_sample("adjournment").await;
    window.press("g s").await;
    window.see("h2", "No game is adjourned").await;
    window.accessible().await;
    window.shot("none").await;
    window.press("Escape").await;
    window.keyboard_on("[role=row][data-board='1']").await;
    adjourn(&window).await;
    keep(&window).await;
    open(&window).await;
    resume(&window).await;
    window.kept_to_the_policy().await;
    window.close().await;
}

async fn adjourn(window: &Window) {
    window.press("Shift+J").await;
    window.see("h3", "Adjourn the game").await;
    for (label, text) in [
        ("Move number", "40"),
        ("White’s clock", "0:10:00"),
        ("Black’s clock", "0:20:00"),
        ("Position before it", "6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40"),
        ("Where", "Room 2"),
        ("Sealed move", "Rd2"),
    ] {
        field(window, label).await;
        window.press("Ctrl+a").await;
        window.type_text(text).await;
    }
    window.accessible().await;
    window.shot("form").await;
    window.press("Enter").await;
    window.see_no("h3", "Adjourn the game").await;
    window.see("[role=row][data-board='1'] [title=adjourned]", "adj.").await;
    window.see("footer button", "1 adjourned").await;
    window.shot("round").await;
}

async fn keep(window: &Window) {
    // The key that adjourned it leads to it now.
    window.keyboard_on("[role=row][data-board='1']").await;
    window.press("Shift+J").await;
    window.see("[role=status]", "Hand the envelope over").await;
    window.see("p", "keeps it covered").await;
    button(window, "Hand over the envelope").await;
    window.see("h3", "Hand over the envelope").await;
    window.type_text("Berit Ask").await;
    window.press("Enter").await;
    window.see_no("h3", "Hand over the envelope").await;
    window.see("li", "Berit Ask").await;
    window.see("[role=status]", "Fix day, hour and place").await;
    let path = window.home.join("envelope.html");
    window.pick(&path);
    button(window, "Save the envelope").await;
    window.see("[role=status]", "envelope.html").await;
    let envelope = fs::read_to_string(&path).expect("the envelope is written");
    assert!(envelope.contains("size:A6") && envelope.contains("<svg") && !envelope.contains("Rd2"));
    window.accessible().await;
    window.shot("kept").await;
    let shown = window.run("return document.body.innerText;").await;
    assert!(!shown.to_string().contains("Rd2"), "the sealed move is shown: {shown}");
}

async fn open(window: &Window) {
    let replier = window.text("li:nth-child(2) bdi, [aria-current] td:nth-child(2) bdi:nth-of-type(2)").await;
    button(window, &format!("{replier} is there")).await;
    window.see("[role=status]", "Open the envelope").await;
    button(window, "Open the envelope").await;
    window.see("h3", "Open the envelope").await;
    window.accessible().await;
    window.shot("opening").await;
    // Both rooks reach d2: the desk reads it so, and says what the Laws say.
    field(window, "The move as written").await;
    window.type_text("Rd2").await;
    window.press("Enter").await;
    window.see_no("h3", "Open the envelope").await;
    window.see("p", "In the envelope: Rd2").await;
    window.see("[data-article]", "I.8.1").await;
    window.accessible().await;
    window.shot("bad-move").await;
    // It was the other rook's, clearly written, after all.
    window.press("u").await;
    window.see("p", "keeps it covered").await;
}

async fn resume(window: &Window) {
    button(window, "Open the envelope").await;
    window.see("h3", "Open the envelope").await;
    field(window, "The move as written").await;
    window.type_text("R1d2").await;
    window.press("Enter").await;
    window.see("p", "In the envelope: R1d2").await;
    button(window, "Resume play").await;
    window.see("h3", "Resume play").await;
    window.press("Enter").await;
    window.see("[role=status]", "play goes on").await;
    window.shot("resumed").await;
    window.press("Escape").await;
    window.see("[role=row][data-board='1'] [aria-label=playing]", "").await;
}
