//! Draw claims of famous games at the claim desk, claims entered by hand, and the search for a mate nobody has decided.

use std::path::Path;

use serde::Deserialize;
use serde_json::json;

use crate::window::Window;

/// A famous claim and what the desk has to say to it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Famous {
    id: String,
    moves: String,
    written: String,
    repetition: String,
    occurrences: Vec<String>,
    look_alikes: Vec<String>,
    why: String,
    says: String,
    cites: Vec<String>,
}

fn famous() -> Vec<Famous> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases/claims/famous.json");
    let text = std::fs::read_to_string(path).expect("the famous claims lie there");
    serde_json::from_str(&text).expect("they are a list of claims")
}

/// The sample's first board, whose moves are not on record, with the claim desk open.
async fn at_the_claim_desk(test: &'static str) -> Window {
    let window = Window::open_sample(test).await;
    window.press("c").await;
    window.see("h3, label", "Written move").await;
    window
}

/// Takes the keyboard to the field with this label.
async fn stand_in(window: &Window, label: &str) {
    let focus = format!(
        "const label = [...document.querySelectorAll('main label')].find((one) => one.textContent === {});
         document.getElementById(label.htmlFor).focus();",
        json!(label)
    );
    window.run(&focus).await;
}

/// Types into the field with this label in the place of what stands there.
async fn fill(window: &Window, label: &str, text: &str) {
    stand_in(window, label).await;
    window.press("Ctrl+a").await;
    if text.is_empty() {
        window.press("Delete").await;
    } else {
        window.type_text(text).await;
    }
}

/// Pastes into the field with this label in the place of what stands there.
async fn paste(window: &Window, label: &str, text: &str) {
    stand_in(window, label).await;
    window.press("Ctrl+a").await;
    window.run(&format!("document.execCommand('insertText', false, {});", json!(text))).await;
}

#[tokio::test]
async fn famous_claims_are_answered_and_recorded() {
    let window = at_the_claim_desk("claims-famous").await;
    for claim in famous() {
        fill(&window, "Written move", "").await;
        paste(&window, "Moves, if not on record", &claim.moves).await;
        fill(&window, "Written move", &claim.written).await;
        let correct = claim.repetition == "correct";
        let times = claim.occurrences.len();
        window.see(&format!("[data-occurrences='{times}']"), &claim.occurrences.join(" · ")).await;
        window.see(&format!("[data-ground=repetition][data-correct={correct}]"), "").await;
        window.see("[data-ground=fifty-moves][data-correct=false]", "").await;
        window.see("main p", &claim.says).await;
        for place in &claim.look_alikes {
            window.see("[data-look-alike] figcaption", place).await;
            window.see("[data-look-alike] figcaption", &claim.why).await;
        }
        if claim.look_alikes.is_empty() {
            window.see_no("[data-look-alike]", "").await;
        }
        for article in &claim.cites {
            window.see("[data-ground=repetition] [data-article]", article).await;
        }
        window.shot(&claim.id).await;
    }
    window.accessible().await;

    // The last one goes into the journal with its ruling, by one key from within the field.
    window.press("Ctrl+d").await;
    window.see("section[aria-label='Last recorded']", "Threefold repetition").await;
    window.press("Escape").await;
    window.keyboard_on("[role=row]").await;
    window.press("g j").await;
    window.see("[data-entry]", "Kd2").await;
    window.shot("recorded").await;
    window.kept_to_the_policy().await;
    window.close().await;
}

#[tokio::test]
async fn moves_are_made_on_the_board_and_typed_from_a_diagram_on() {
    let window = at_the_claim_desk("claims-by-hand").await;
    fill(&window, "They begin at", "4k3/7P/8/8/8/8/8/R3K3").await;
    window.see("main [role=radiogroup]", "Who has the move").await;
    window.shot("asks").await;
    // On the first of the two: White.
    window.tab_to("main [role=radiogroup] input").await;
    window.press("Space").await;
    window.see("main [data-ground=repetition]", "").await;

    // A pawn is taken and put down with the keyboard; what it becomes is asked.
    window.tab_to("[role=application]").await;
    for _ in 0..3 {
        window.press("Right").await;
    }
    for _ in 0..5 {
        window.press("Up").await;
    }
    window.see("[role=application] [role=status]", "h7, white pawn").await;
    window.press("Enter Up Enter").await;
    window.see("[role=group][aria-label='Promote to'] button", "h8=Q").await;
    window.shot("promotion").await;
    window.tab_to("[role=group][aria-label='Promote to'] button").await;
    window.press("Enter").await;
    window.see("[aria-current=step]", "h8=").await;

    // The answer is typed, completed and taken.
    fill(&window, "Next move", "Kd").await;
    window.press("Tab").await;
    window.press("Enter").await;
    window.see("ol[aria-label=Moves]", "Kd7").await;
    window.press("Tab Tab").await;
    window.accessible().await;
    window.shot("moves").await;

    // What is wrong is said with what to do next, and the rest stays.
    fill(&window, "Written move", "Zz9").await;
    window.see("main [role=status]", "is no move that can be told").await;
    assert!(window.shows("ol[aria-label=Moves]").await);
    fill(&window, "They begin at", "4k3/8/8").await;
    window.see("main [role=status]", "ranks instead of 8").await;
    window.shot("half-a-position").await;
    window.kept_to_the_policy().await;
    window.close().await;
}

#[tokio::test]
async fn the_claim_desk_fits_a_small_screen_and_large_type() {
    let window = at_the_claim_desk("claims-sizes").await;
    let claim = famous().into_iter().next().unwrap();
    paste(&window, "Moves, if not on record", &claim.moves).await;
    window.see("[data-look-alike]", "").await;
    window.size(1280, 720).await;
    window.shot("1280x720").await;
    for _ in 0..5 {
        window.press("Ctrl++").await;
    }
    window.see_root_size("200%").await;
    window.accessible().await;
    window.shot("200-percent").await;
    let within = "return document.documentElement.scrollWidth <= innerWidth;";
    window.until_true(within).await;
    window.close().await;
}

#[tokio::test]
async fn a_search_that_decides_nothing_at_the_board_goes_on_deeper_and_stops_when_told() {
    let window = Window::open_sample("mate-deep").await;
    window.press("}").await;
    window.keyboard_on("[role=row][data-board='1']").await;
    for round in ["Round 2", "Round 1"] {
        window.press("[").await;
        window.see("header", round).await;
    }
    window.see("[role=row][data-board='7']", "").await;
    for board in ["1", "2", "3", "4", "5", "6"] {
        window.keyboard_on(&format!("[role=row][data-board='{board}']")).await;
        window.press("Down").await;
    }
    window.see("button[aria-expanded]", "Show why").await;
    window.press("m").await;
    window.see("[data-found=canMate]", "").await;
    stand_in(&window, "Other position").await;
    window.type_text("1b1b1b1b/4k3/1B6/p1p1p1p1/P1P1P1P1/8/8/1B1BKB2 w - - 0 1").await;
    window.press("Enter").await;
    window.see("[data-found=undetermined]", "It is not known").await;
    window.shot("undetermined").await;
    // Out of the field, where letters are keys.
    window.press("Tab").await;
    window.press("Shift+M").await;
    window.see("[role=status]", "Searching").await;
    window.shot("searching").await;
    window.press("Escape").await;
    window.see("[data-found=undetermined]", "the search was stopped").await;
    // A proof is one sentence.
    stand_in(&window, "Other position").await;
    window.press("Ctrl+a").await;
    window.type_text("8/8/4K3/8/8/3k1n2/8/8 w - - 0 1").await;
    window.press("Enter").await;
    window.see("[data-found=cannotMate]", "one knight never mates").await;
    window.see_no("ol[aria-label=Moves]", "").await;
    // The evidence is still there; the next Escape puts it away.
    window.press("Escape").await;
    window.see_no("[data-found]", "").await;
    window.close().await;
}
