//! What is refused: said with a next step, nothing recorded, nothing typed lost.

use std::fs;

use serde_json::json;

use crate::story::pairing_file;
use crate::window::{Window, fresh_home};

#[tokio::test]
async fn what_is_typed_wrong_is_said_and_stays_typed() {
    let window = Window::open_sample("typed-wrong").await;
    window.press("/").await;
    window.type_text("99 w illegal 3").await;
    window.see("#quick-read", "no board 99").await;
    window.press("Enter").await;
    assert_eq!(
        window.run("return document.getElementById('quick-line').value;").await,
        json!("99 w illegal 3")
    );
    window.shot("no-such-board").await;
    window.press("Escape").await;
    window.keyboard_on("[role=row]").await;

    window.press("t").await;
    window.keyboard_on("aside input").await;
    window.type_text("ab").await;
    window.press("Enter").await;
    window.see("[role=alert]", "no reading of White’s clock").await;
    assert_eq!(window.run("return document.querySelector('aside input').value;").await, json!("ab"));
    window.accessible().await;
    window.shot("no-clock").await;
    window.press("Escape").await;
    window.see_no("[role=alert]", "").await;
    window.press("Escape").await;
    window.keyboard_on("[role=row]").await;

    window.press("g c").await;
    window.tab_to("[data-setting='time-control'] input").await;
    window.press("Ctrl+a").await;
    window.type_text("soon").await;
    window.press("Enter").await;
    window.see("[role=alert]", "not a time control").await;
    window.shot("no-time-control").await;
    window.see("section[aria-label='Last recorded']", "Nothing recorded").await;
    window.close().await;
}

#[tokio::test]
async fn files_that_are_none_are_refused_with_a_next_step() {
    let window = Window::open("refusals").await;
    window.see("h2", "No competition on the desk").await;
    let text = window.home.join("letter.flagfall");
    fs::write(&text, "Dear arbiter,\n").expect("a letter is written");
    for (path, says) in [
        (text.clone(), "letter.flagfall"),
        (window.home.join("nowhere.flagfall"), "nowhere.flagfall"),
        (pairing_file("a-round-1.trf"), "a-round-1.trf"),
    ] {
        window.pick(&path);
        window.press("Ctrl+o").await;
        window.see("[role=alert]", says).await;
        window.see("h2", "No competition on the desk").await;
        window.press("Escape").await;
        window.see_no("[role=alert]", "").await;
    }
    assert_eq!(fs::read_to_string(&text).expect("the letter is still there"), "Dear arbiter,\n");
    window.close().await;
}

#[tokio::test]
async fn what_a_pairing_program_cannot_have_written_changes_nothing() {
    let home = fresh_home("bad-import");
    let window = Window::open_with("bad-import", home, &["--sample"]).await;
    window.keyboard_on("[role=row]").await;
    let head = window.text("section[aria-label='Last recorded'] p:nth-last-child(2)").await;
    let broken = window.home.join("broken.trf");
    fs::write(&broken, [0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 1]).expect("a broken file is written");
    window.pick(&broken);
    window.press("Ctrl+i").await;
    window.see("[role=alert]", "").await;
    window.shot("refused").await;
    assert_eq!(window.text("section[aria-label='Last recorded'] p:nth-last-child(2)").await, head);
    window.close().await;
}
