//! Two windows on one file: the same game is a conflict, different games are none.

use crate::window::{Window, fresh_home};

/// Rounds of the race after which a conflict must have been seen. Each window looks for the other's entries once a
/// second, so a single race is lost to that look now and then.
const RACES: u32 = 8;

#[tokio::test]
async fn the_same_game_is_a_conflict_and_different_games_are_none() {
    let first = Window::open_sample("two-windows").await;
    first.press("g c").await;
    first.see("section", "/samples/").await;
    let file = first.text("section[aria-label='Files and arbiters'] p").await;
    first.press("Escape").await;
    first.keyboard_on("[data-board='1']").await;
    let second = Window::open_with("two-windows-second", fresh_home("two-windows-second"), &[&file]).await;
    second.keyboard_on("[data-board='1']").await;

    // Different games at once: both stand, and each window comes to show the other's.
    second.press("Down").await;
    second.keyboard_on("[data-board='2']").await;
    tokio::join!(first.press("1"), second.press("0"));
    for window in [&first, &second] {
        window.see("[data-board='1']", "1–0").await;
        window.see("[data-board='2']", "0–1").await;
        window.see_no("[role=alert]", "").await;
    }

    // The same game at once: one stands, the other window says so and shows it.
    let mut conflicts = 0;
    for race in 0..RACES {
        let board = 3 + race;
        let row = format!("[data-board='{board}']");
        for window in [&first, &second] {
            window.press("/").await;
            window.type_text(&board.to_string()).await;
            window.press("Enter").await;
            window.keyboard_on(&row).await;
        }
        tokio::join!(first.press("1"), second.press("0"));
        first.see(&row, "–").await;
        second.see(&row, "–").await;
        for window in [&first, &second] {
            if window.shows("[role=alert]").await {
                conflicts += 1;
                window.shot("conflict").await;
                window.press("Escape").await;
                window.see_no("[role=alert]", "").await;
            }
        }
        if conflicts > 0 {
            break;
        }
    }
    assert!(conflicts > 0, "no conflict in {RACES} races");
    first.close().await;
    second.close().await;
}
