//! A claim in a game of 300 half-moves: asked of the action itself, and from the key to the answer on the screen.

use std::time::Instant;

use actions::claim_desk::{ClaimAsked, ask, moves as legal_after};
use desk::state::State;

use crate::window::Window;

/// Half-moves of the game.
const PLIES: usize = 300;
/// How often a claim is asked.
const CLAIMS: usize = 60;

fn question(since: &[String], written: Option<&str>) -> ClaimAsked {
    ClaimAsked {
        since: since.to_vec(),
        written: written.map(str::to_owned),
        fen: since.is_empty().then(|| "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned()),
        ..ClaimAsked::default()
    }
}

/// The moves that are legal after these.
fn legal(game: &[String]) -> Vec<String> {
    let moves = legal_after(&State::default(), &question(game, None)).unwrap();
    moves.legal.into_iter().map(|one| one.san).collect()
}

/// A game in which two knights go out and back now and then, so that positions come back; the same every time.
pub fn moves() -> Vec<String> {
    let mut game: Vec<String> = Vec::new();
    let mut turn = 7usize;
    while game.len() < PLIES {
        let mut quiet = legal(&game);
        quiet.retain(|san| !san.contains(['x', '=', '#', '+']));
        turn = turn.wrapping_mul(31).wrapping_add(17) % 10_007;
        match quiet.get(turn % quiet.len().max(1)) {
            Some(one) => game.push(one.clone()),
            // The game has run into its end: the last moves are made otherwise.
            None => game.truncate(game.len().saturating_sub(9)),
        }
    }
    game
}

/// The action alone, with a written move, milliseconds.
pub fn asked(game: &[String]) -> Vec<f64> {
    let written = legal(game)[0].clone();
    (0..CLAIMS)
        .map(|_| {
            let begun = Instant::now();
            let shown = ask(&State::default(), &question(game, Some(&written))).unwrap();
            assert_eq!(shown.report.claims.len(), 2);
            begun.elapsed().as_secs_f64() * 1000.0
        })
        .collect()
}

/// Types the last sign of a written move again and again and gives what the page measured, from the key event's own
/// time to the frame after the answer stood there.
pub async fn keys(window: &Window) -> Vec<f64> {
    let game = moves();
    let moves = legal(&game);
    let written = moves.iter().map(String::as_str).find(|san| san.len() == 3).unwrap_or("Kd2");
    let (begun, last) = written.split_at(written.len() - 1);
    window.press("Escape").await;
    window.keyboard_on("[role=row]").await;
    window.press("Home").await;
    window.keyboard_on("[role=row][data-board='1']").await;
    window.press("c").await;
    window.see("[data-ground=repetition]", "").await;
    let field = "const label = [...document.querySelectorAll('main label')].find((one) => one.textContent === 'Written move');
        document.getElementById(label.htmlFor).focus();";
    window.run(field).await;
    window.type_text(begun).await;
    let watch = format!(
        "window.__claims = [];
        const answered = () => document.querySelector('[data-ground=repetition] h3')?.textContent.includes('{written}');
        addEventListener('keydown', (event) => {{
          if (event.key !== '{last}') return;
          const changed = new MutationObserver(() => {{
            if (!answered()) return;
            changed.disconnect();
            requestAnimationFrame(() => window.__claims.push(performance.now() - event.timeStamp));
          }});
          changed.observe(document.querySelector('main'), {{ childList: true, characterData: true, subtree: true }});
        }}, true);"
    );
    window.run(&watch).await;
    for n in 0..CLAIMS {
        window.type_text(last).await;
        window.until_true(&format!("return window.__claims.length === {};", n + 1)).await;
        window.press("Backspace").await;
        let taken_back = format!(
            "return !document.querySelector('[data-ground=repetition] h3').textContent.includes('{written}');"
        );
        window.until_true(&taken_back).await;
    }
    let calls = format!(
        "const asked = {{ game: null, section: null, round: null, moves: {:?}, number: null, fen: null, since: [],
           written: '{written}', touched: false, unrecorded: false, flagFell: false,
           claimant: null, notation: null }};
         const times = [];
         return (async () => {{
           for (let n = 0; n < {CLAIMS}; n += 1) {{
             const begun = performance.now();
             await window.__TAURI_INTERNALS__.invoke('claim', {{ asked }});
             times.push(performance.now() - begun);
           }}
           return times;
         }})();",
        game.join(" ")
    );
    crate::report("of it the call to the desk", &numbers(&window.run(&calls).await));
    let times = window.run("return window.__claims;").await;
    numbers(&times)
}

fn numbers(list: &serde_json::Value) -> Vec<f64> {
    list.as_array().unwrap().iter().filter_map(serde_json::Value::as_f64).collect()
}
