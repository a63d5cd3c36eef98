//! The window opens and teaches.

use serde_json::json;

use crate::window::Window;

#[tokio::test]
async fn an_empty_desk_offers_open_new_and_the_sample() {
    let window = Window::open("empty-desk").await;
    window.see("h2", "No competition on the desk").await;
    window.keyboard_on("button").await;
    for offered in ["Open…", "New competition", "Look at the sample"] {
        window.see("button", offered).await;
    }
    window.accessible().await;
    window.shot("start").await;

    window.press("?").await;
    window.see("[role=dialog]", "White wins by forfeit").await;
    window.shot("help").await;
    window.press("Escape").await;
    window.see_no("[role=dialog]", "White").await;

    window.press("Ctrl+k").await;
    window.keyboard_on("input").await;
    window.type_text("dark").await;
    window.see("[role=menuitem]", "Dark").await;
    window.press("Enter").await;
    window.until_look("dark").await;
    window.accessible().await;
    window.shot("dark").await;
    window.kept_to_the_policy().await;
    window.close().await;
}

#[tokio::test]
async fn the_page_can_reach_nothing_but_the_desk() {
    let window = Window::open("policy").await;
    window.see("h2", "No competition on the desk").await;
    let refused = |command: &str| {
        format!(
            "return window.__TAURI_INTERNALS__.invoke({command}).then(() => 'answered', (error) => String(error));"
        )
    };
    for command in [
        "'plugin:dialog|open', { options: {} }",
        "'plugin:window|close', {}",
        "'plugin:event|emit', { event: 'recorded', payload: {} }",
    ] {
        let answer = window.run(&refused(command)).await;
        assert!(answer.as_str().is_some_and(|text| text.contains("not allowed")), "{command}: {answer}");
    }
    let evaluated = "try { return eval('1 + 1'); } catch (error) { return 'refused'; }";
    assert_eq!(window.run(evaluated).await, json!("refused"));
    let fetched = "return fetch('https://example.org/').then(() => 'answered', () => 'refused');";
    assert_eq!(window.run(fetched).await, json!("refused"));
    window.close().await;
}
