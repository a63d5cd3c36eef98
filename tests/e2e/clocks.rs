//! Clocks, arrivals and the hall display in the real window, and the display in a window of its own.

use crate::window::Window;

/// The sample's third round of section A, at the clocks.
async fn at_the_clocks(test: &'static str) -> Window {
    let window = Window::open_sample(test).await;
    window.size(1280, 720).await;
    window.until_true("return innerWidth === 1280;").await;
    window.keyboard_on("[role=row]").await;
    window.press("g t").await;
    window.see("table[aria-label]", "").await;
    window
}

async fn take(window: &Window, board: u16) {
    let button = format!("tr[data-board='{board}'] td > button");
    window.run(&format!("document.querySelector(\"{button}\").click();")).await;
    window.see("section h2", &format!("board {board}")).await;
}

#[tokio::test]
async fn the_round_and_the_sheet_of_a_board_are_read_at_a_glance() {
    let window = at_the_clocks("clocks").await;
    window.see("tr[data-board='4']", "1:18:10").await;
    // The list has the keyboard; the board an arrow key goes to is in hand.
    window.keyboard_on("div:has(> table[aria-label])").await;
    window.press("Down").await;
    window.keyboard_on("tr[data-board] td > button").await;
    window.see("section h2", "board ").await;
    take(&window, 4).await;
    // A reading is typed where the sheet stands, and is on it at once: both clocks ran more than the time in the hall.
    window.press("t").await;
    window.keyboard_on("form input").await;
    window.type_text("1:05:00").await;
    window.press("Tab").await;
    window.type_text("1:20:00").await;
    window.press("Tab").await;
    window.type_text("15").await;
    window.press("Enter").await;
    window.see("section table", "1:05:00").await;
    window.see("tr[data-flagged]", "").await;
    window.accessible().await;
    window.shot("sheet").await;
    window.run("document.querySelector('tr[data-flagged] button[aria-expanded]').click();").await;
    window.see("tr[data-flagged] + tr li", "").await;
    window.shot("sums").await;
    window.kept_to_the_policy().await;
    window.close().await;
}

#[tokio::test]
async fn a_correction_is_worked_out_and_recorded_with_one_key() {
    let window = at_the_clocks("clocks-correct").await;
    take(&window, 4).await;
    window.press("k").await;
    window.keyboard_on("button[aria-haspopup=listbox]").await;
    window.press("Enter").await;
    window.see("[role=option]", "Defective clock").await;
    window.run("[...document.querySelectorAll('[role=option]')].find((one) => one.textContent.startsWith('Defective')).click();").await;
    window.see("form legend", "Last good reading").await;
    let fields: [&str; 10] =
        ["1:18:10", "1:22:30", "12", "12", "1:20:00", "1:24:00", "10", "10", "6:00", "12"];
    for (at, text) in fields.iter().enumerate() {
        window
            .run(&format!("document.querySelectorAll('form input:not([type=radio])')[{at}].select();"))
            .await;
        window
            .run(&format!("document.querySelectorAll('form input:not([type=radio])')[{at}].focus();"))
            .await;
        window.type_text(text).await;
    }
    window.see("[data-permitted=true]", "last good reading").await;
    window.accessible().await;
    window.shot("wizard").await;
    window
        .run("[...document.querySelectorAll('form button')].find((one) => one.textContent.startsWith('Record')).click();")
        .await;
    window.see("tr[data-kind=after]", "").await;
    window.shot("recorded").await;
    window.kept_to_the_policy().await;
    window.close().await;
}

#[tokio::test]
async fn forfeits_are_one_list_and_their_notice_is_saved_from_it() {
    let window = Window::open_sample("clocks-defaults").await;
    window.size(1280, 720).await;
    window.until_true("return innerWidth === 1280;").await;
    window.keyboard_on("[role=row]").await;
    window.press("d").await;
    window.see("aside section", "is here").await;
    window.see("aside form b", "+").await;
    window.accessible().await;
    window.shot("list").await;
    let notice = window.home.join("forfeits.html");
    window.pick(&notice);
    window.run("document.querySelector('aside form button[type=submit]').click();").await;
    window.see("aside", "Nobody is beyond").await;
    window.press("Shift+D").await;
    window.see("aside [role=status]", "forfeits.html").await;
    let html = std::fs::read_to_string(&notice).expect("the notice is written");
    assert!(html.contains("<td>22</td>") && html.contains("<td>25</td>"), "the forfeits stand in it");
    window.shot("notice").await;
    window.close().await;
}

#[tokio::test]
async fn the_hall_display_is_a_window_of_its_own_that_shows_times_and_announcements() {
    let window = at_the_clocks("hall").await;
    window.press("g h").await;
    let hall = window.other().await;
    hall.see("main b", "0:4").await;
    hall.see("main", "Default time has passed").await;
    hall.accessible().await;
    hall.shot("display").await;
    // It may ask what it shows, and nothing else.
    let refused = hall
        .run("return window.__TAURI_INTERNALS__.invoke('players', { section: null }).then(() => 'answered', () => 'refused');")
        .await;
    assert_eq!(refused, serde_json::json!("refused"));
    window.here().await;
    window.press("Shift+H").await;
    window.keyboard_on("textarea").await;
    window.type_text("Round 4 begins at 20:00").await;
    window.shot("announce").await;
    window.run("document.querySelector('form button[type=submit]').click();").await;
    window.see_no("textarea", "").await;
    window.palette("Show all sections on the hall display").await;
    let hall = window.other().await;
    hall.see("main [role=status]", "Round 4 begins at 20:00").await;
    hall.see("main h2", "Rapid B").await;
    hall.shot("all").await;
    hall.kept_to_the_policy().await;
    hall.press("f").await;
    window.here().await;
    window.palette("Close the hall display").await;
    window.alone().await;
    window.close().await;
}

#[tokio::test]
async fn a_fallen_flag_asks_for_the_moves_completed_and_the_first_flag() {
    let window = Window::open_sample("clocks-flag").await;
    window.size(1280, 720).await;
    window.until_true("return innerWidth === 1280;").await;
    window.keyboard_on("[role=row]").await;
    window.press("i").await;
    window.keyboard_on("button[aria-haspopup=listbox]").await;
    window.press("Enter").await;
    window.see("[role=option]", "Flag").await;
    window
        .run("[...document.querySelectorAll('[role=option]')].find((one) => one.textContent.startsWith('Flag')).click();")
        .await;
    window.see("form label", "Completed, White").await;
    window
        .run("[...document.querySelectorAll('form [role=group] input')].forEach((one) => one.click());")
        .await;
    window.see("form", "Whose flag fell first").await;
    window.run("document.querySelector('input[placeholder=\"39\"]').focus();").await;
    window.type_text("38").await;
    window.see("form", "by the scoresheets").await;
    window.accessible().await;
    window
        .run("document.querySelector('input[placeholder=\"39\"]').scrollIntoView({ block: 'center' });")
        .await;
    window.shot("form").await;
    window.kept_to_the_policy().await;
    window.close().await;
}
