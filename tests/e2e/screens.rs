//! Boards, claims and clocks in the real window: drawn under the content policy, and in every reader's
//! reach.

use crate::window::Window;

const PLACES: [(&str, &str, &str); 3] = [
    ("r", "[data-fen] piece", "replay"),
    ("c", "[data-ground=repetition]", "claims"),
    ("g t", "table[aria-label]", "clocks"),
];

/// The sample's board on which a position came back; its moves are on record.
async fn at_a_repeated_position(test: &'static str) -> Window {
    let window = Window::open_sample(test).await;
    window.press("}").await;
    window.see("[role=row][data-board='4']", "").await;
    for board in ["1", "2", "3"] {
        window.keyboard_on(&format!("[role=row][data-board='{board}']")).await;
        window.press("Down").await;
    }
    window.keyboard_on("[role=row][data-board='4']").await;
    window
}

#[tokio::test]
async fn boards_and_their_places_are_drawn_and_accessible() {
    let window = at_a_repeated_position("screens").await;
    for (keys, sign, name) in PLACES {
        window.press("Escape").await;
        window.keyboard_on("[role=row][data-board='4']").await;
        window.press(keys).await;
        window.see(sign, "").await;
        window.accessible().await;
        window.shot(name).await;
    }
    window.kept_to_the_policy().await;
    window.close().await;
}

#[tokio::test]
async fn a_game_is_replayed_with_keys() {
    let window = at_a_repeated_position("replay").await;
    window.press("r").await;
    window.see("[data-fen] piece", "").await;
    window.press("Home").await;
    window.see("[data-at='0']", "").await;
    window.press("x").await;
    window.see(".orientation-black", "").await;
    window.press("End").await;
    window.see("[aria-current=step]", "").await;
    window.shot("end").await;
    window.kept_to_the_policy().await;
    window.close().await;
}

#[tokio::test]
async fn an_article_opens_beside_a_half_filled_form_and_goes_away_again() {
    let window = Window::open_sample("law").await;
    window.press("/").await;
    window.type_text("1 w illegal 12").await;
    window.see("button[data-article]", "").await;
    window.run("document.querySelector('button[data-article]').focus();").await;
    window.press("?").await;
    window.see("aside [data-article] h2", "7.5").await;
    window.accessible().await;
    window.shot("panel").await;
    window.press("Escape").await;
    window.see_no("aside [data-article] h2", "").await;
    window.see("button[data-article]", "").await;
    window.close().await;
}

#[tokio::test]
async fn the_mate_question_of_a_flag_fall_is_shown_on_the_board() {
    let window = Window::open_sample("mate").await;
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
    window.see("li", "Can mate").await;
    window.see("[data-found=canMate]", "").await;
    window.press("End").await;
    window.see("[aria-current=step]", "#").await;
    window.accessible().await;
    window.shot("line").await;
    window.kept_to_the_policy().await;
    window.close().await;
}

#[tokio::test]
async fn a_wrong_setting_is_corrected_with_its_arithmetic_shown() {
    let window = at_a_repeated_position("correction").await;
    window.press("g t").await;
    window.see("button", "Correct").await;
    window.press("k").await;
    window.keyboard_on("button[aria-haspopup=listbox]").await;
    window.press("Enter").await;
    window.see("[role=option]", "Wrong setting").await;
    window.press("Enter").await;
    window.see("input[placeholder='90+30']", "").await;
    for (field, text) in [(2, "20"), (3, "20"), (4, "15+5")] {
        window.run(&format!("document.querySelectorAll('form input')[{field}].focus();")).await;
        window.type_text(text).await;
    }
    window.see("[data-permitted]", "new time").await;
    window.accessible().await;
    window.shot("sums").await;
    window.kept_to_the_policy().await;
    window.close().await;
}

#[tokio::test]
async fn help_and_incident_form_say_everything_in_view() {
    let window = at_a_repeated_position("help").await;
    window.size(1280, 720).await;
    window.press("?").await;
    window.see("[role=dialog] h3", "Quick line").await;
    window.shot("top").await;
    window.run("document.querySelector('[role=dialog]').parentElement.scrollTo(0, 9999);").await;
    window.shot("bottom").await;
    window.press("Escape").await;
    window.see_no("[role=dialog]", "").await;
    window.press("i").await;
    window.keyboard_on("button[aria-haspopup=listbox]").await;
    window.press("Enter").await;
    window.see("[role=option]", "Illegal move").await;
    window.press("Enter").await;
    window.see_no("[role=option]", "").await;
    window.run("document.querySelector('aside form input[type=checkbox]').click();").await;
    window.see("aside form", "The Laws say").await;
    window.shot("incident").await;
    window.accessible().await;
    window.close().await;
}
