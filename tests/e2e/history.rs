//! Famous claims under the historical text, from the first screen.

use crate::window::Window;

#[tokio::test]
async fn famous_claims_are_looked_at_under_the_text_of_their_time() {
    let window = Window::open("history").await;
    window.see("button", "Famous claims").await;
    window
        .run("[...document.querySelectorAll('button')].find((one) => one.textContent === 'Famous claims').click();")
        .await;
    window.keyboard_on("[role=row][data-board='1']").await;
    window.see("header", "Famous claims").await;
    window.see("[role=row]", "Fischer").await;
    window.shot("round").await;
    // The text is labelled for what it is, and said never to be rated.
    window.press("g c").await;
    window.see("[data-setting='edition']", "historical text").await;
    window.see("[data-setting='edition']", "no game counts for rating").await;
    window.accessible().await;
    window.shot("settings").await;
    window.press("Escape").await;
    window.keyboard_on("[role=row][data-board='1']").await;
    // The claim desk asks what only the old text asks for, and answers with its Articles.
    window.press("c").await;
    window.see("[data-ground=repetition]", "").await;
    window.see("label", "own record has gaps").await;
    window.see("button[data-article='12.3 (b)'], button[data-article^='12.3']", "").await;
    window.accessible().await;
    window.shot("claims").await;
    window.run("document.querySelectorAll('input[type=checkbox]')[1].focus();").await;
    window.press("Space").await;
    window.see("button[data-article='13.1']", "").await;
    window.run("document.querySelector(\"button[data-article='13.1']\").click();").await;
    window.see("aside [data-article] h2", "13.1").await;
    window.shot("law").await;
    window.kept_to_the_policy().await;
    window.close().await;
}
