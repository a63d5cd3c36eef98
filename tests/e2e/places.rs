//! Every place of the window on the sample competition: reached by keyboard, readable in every look and size.

use crate::window::Window;

const PLACES: [(&str, &str, &str); 7] = [
    ("g r", "[role=grid]", "round"),
    ("g j", "[data-entry]", "journal"),
    ("g p", "section[aria-label='Players of the section'] li", "players"),
    ("g c", "[data-setting]", "competition"),
    ("g l", "table", "laws"),
    ("g o", "iframe", "reports"),
    ("g a", "section li button", "appeals"),
];

#[tokio::test]
async fn every_place_is_accessible_in_every_look() {
    let window = Window::open_sample("places").await;
    for look in ["Light", "Dark", "High contrast"] {
        window.palette(look).await;
        for (keys, sign, name) in PLACES {
            window.press("Escape").await;
            window.keyboard_on("[role=row]").await;
            window.press(keys).await;
            window.see(sign, "").await;
            window.accessible().await;
            window.shot(&format!("{name}-{}", look.to_lowercase().replace(' ', "-"))).await;
        }
        window.press("Escape").await;
    }
    window.kept_to_the_policy().await;
    window.close().await;
}

#[tokio::test]
async fn a_small_window_and_large_type_keep_everything_in_reach() {
    let window = Window::open_sample("sizes").await;
    window.size(1280, 720).await;
    window.shot("1280x720").await;
    for _ in 0..5 {
        window.press("Ctrl++").await;
    }
    window.see_root_size("200%").await;
    window.press("Down").await;
    window.keyboard_on("[role=row][data-board='2']").await;
    let apart = "const [first, second] = document.querySelectorAll('[data-board]');
        return second.getBoundingClientRect().top >= first.getBoundingClientRect().bottom - 1;";
    window.until_true(apart).await;
    window.accessible().await;
    window.shot("200-percent").await;
    window.press("i").await;
    window.see("h3", "Log an incident").await;
    window
        .until_true("return document.querySelector('aside').getBoundingClientRect().top < innerHeight / 2;")
        .await;
    window.shot("200-percent-form").await;
    window.close().await;
}
