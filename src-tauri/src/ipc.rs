//! Every command the page can call, and nothing else: parse, call, convert.

mod names;

pub use names::COMMANDS;

/// What the page may call and hear, in one place: the handler, the generated bindings and the tests use it.
pub fn builder() -> tauri_specta::Builder<tauri::Wry> {
    tauri_specta::Builder::new().commands(tauri_specta::collect_commands![competition_on_the_desk])
}

/// The competition that lies on the desk, or none yet.
#[tauri::command]
#[specta::specta]
async fn competition_on_the_desk() -> Option<String> {
    None
}
