//! A claim in a game of 300 half-moves: asked of the action itself, and from the key to the answer on the screen.

use std::time::Instant;

use actions::claim_desk::{ClaimAsked, ClaimShown, ask};
use desk::state::State;

use crate::window::Window;

/// Half-moves of the game.
const PLIES: usize = 300;
/// How often a claim is asked.
const CLAIMS: usize = 60;

fn shown(since: &[String], written: Option<&str>) -> ClaimShown {
    let asked = ClaimAsked {
        since: since.to_vec(),
        written: written.map(str::to_owned),
        fen: since.is_empty().then(|| "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned()),
        ..ClaimAsked::default()
    };
    ask(&State::default(), &asked).unwrap()
}

/// A game in which two knights go out and back now and then, so that positions come back; the same every time.
pub fn moves() -> Vec<String> {
    let mut game: Vec<String> = Vec::new();
    let mut turn = 7usize;
    while game.len() < PLIES {
        let legal = shown(&game, None).legal;
        let quiet: Vec<_> = legal.iter().filter(|one| !one.san.contains(['x', '=', '#', '+'])).collect();
        turn = turn.wrapping_mul(31).wrapping_add(17) % 10_007;
        match quiet.get(turn % quiet.len().max(1)) {
            Some(one) => game.push(one.san.clone()),
            // The game has run into its end: the last moves are made otherwise.
            None => game.truncate(game.len().saturating_sub(9)),
        }
    }
    game
}

/// The action alone, with a written move, milliseconds.
pub fn asked(game: &[String]) -> Vec<f64> {
    let written = shown(game, None).legal[0].san.clone();
    (0..CLAIMS)
        .map(|_| {
            let begun = Instant::now();
            assert_eq!(shown(game, Some(&written)).report.claims.len(), 2);
            begun.elapsed().as_secs_f64() * 1000.0
        })
        .collect()
}

/// Types the last sign of a written move again and again and gives what the page measured, from the key event's own
/// time to the frame after the answer stood there.
pub async fn keys(window: &Window) -> Vec<f64> {
    let moves = shown(&moves(), None).legal;
    let written = moves.iter().map(|one| one.san.as_str()).find(|san| san.len() == 3).unwrap_or("Kd2");
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
        window.until_true("return document.querySelector('[data-ground=repetition]') === null;").await;
    }
    let times = window.run("return window.__claims;").await;
    times.as_array().unwrap().iter().filter_map(serde_json::Value::as_f64).collect()
}
