//! A recorded game in the real window: over an illegal move, in another notation, and as pictures.

use crate::window::Window;

/// Records moves of the first board of the first section, as an import of the round's games does.
async fn with_moves(window: &Window, movetext: &str) {
    let record = format!(
        "const invoke = window.__TAURI_INTERNALS__.invoke;
         window.__recorded = false;
         invoke('desk').then(async ({{ competition }}) => {{
           const section = competition.sections[0].id;
           const {{ rows }} = await invoke('round', {{ section, round: 3 }});
           const command = {{ kind: 'moves', game: rows[0].game, source: 'board', movetext: '{movetext}', startFen: null }};
           await invoke('record', {{ entry: crypto.randomUUID(), command }});
           window.__recorded = true;
         }});"
    );
    window.run(&record).await;
    window.until_true("return window.__recorded;").await;
}

#[tokio::test]
async fn a_game_is_replayed_past_an_illegal_move_and_its_positions_are_saved_as_pictures() {
    let window = Window::open_sample("replay-illegal").await;
    with_moves(
        &window,
        "1. e4 {[%clk 1:29:00]} e5 {[%clk 1:28:00]} 2. Bg5 {[%clk 1:27:00]} Nf6 3. Bxf6 Qxf6 4. Nf3 *",
    )
    .await;
    window.press("r").await;
    window.see("ol[aria-label=Moves] [aria-current=step]", "Nf3").await;
    // The move that is not legal is what there is to look at.
    window.press("j").await;
    window.see("[data-at='3'] [role=status]", "Not legal").await;
    window.see("[data-side=white] dd", "1:27:00").await;
    window.see("[data-side=black] dd", "1:28:00").await;
    window.see("[aria-current=step][data-mark=notLegal]", "Bg5").await;
    window.accessible().await;
    window.shot("disputed").await;

    window.press("End Shift+N").await;
    window.see("[aria-current=step]", "♘f3").await;
    for (palette, name, starts) in [
        ("Save the position as a picture (SVG)", "position.svg", "<svg"),
        ("Save the position as a picture (PNG)", "position.png", "\u{89}PNG"),
    ] {
        let file = window.home.join(name);
        window.pick(&file);
        window.palette(palette).await;
        window.see("[role=status]", name).await;
        let bytes = std::fs::read(&file).expect("the picture is written");
        let head: String = bytes.iter().take(4).map(|byte| char::from(*byte)).collect();
        assert_eq!(head, starts);
    }
    window.shot("figurines").await;
    window.size(1280, 720).await;
    window.shot("1280x720").await;
    for _ in 0..5 {
        window.press("Ctrl++").await;
    }
    window.see_root_size("200%").await;
    window.accessible().await;
    window.shot("200-percent").await;

    // A board without moves says what to do.
    window.press("Escape").await;
    window.keyboard_on("[role=row][data-board='1']").await;
    window.press("Down").await;
    window.keyboard_on("[role=row][data-board='2']").await;
    window.press("r").await;
    window.see("[role=status]", "No moves of this game are on record").await;
    window.kept_to_the_policy().await;
    window.close().await;
}
