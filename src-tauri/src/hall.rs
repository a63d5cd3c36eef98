//! The window of the hall display. It shows one page, which may ask one question and change nothing.

use actions::ActionError;
use tauri::{AppHandle, Manager, WebviewUrl, WebviewWindow, WebviewWindowBuilder};

/// Its label, by which its capability knows it.
const LABEL: &str = "hall";

/// The label of the desk's own window.
pub const DESK: &str = "main";

/// Opens the display, or brings it to the front. On a machine with a second screen it fills that one.
///
/// # Errors
/// The system gives no window.
pub fn show(app: &AppHandle) -> Result<(), ActionError> {
    let window = match app.get_webview_window(LABEL) {
        Some(window) => window,
        None => WebviewWindowBuilder::new(app, LABEL, WebviewUrl::App("index.html#hall".into()))
            .title("Flagfall")
            .inner_size(1280.0, 720.0)
            .build()
            .map_err(failed)?,
    };
    fill_other_screen(&window).map_err(failed)?;
    window.show().map_err(failed)
}

/// Closes the display; nothing where it is not open.
///
/// # Errors
/// The system does not let it go.
pub fn close(app: &AppHandle) -> Result<(), ActionError> {
    app.get_webview_window(LABEL).map_or(Ok(()), |window| window.close().map_err(failed))
}

/// The screen the desk does not stand on, if there is one.
fn fill_other_screen(window: &WebviewWindow) -> tauri::Result<()> {
    let desk = window.app_handle().get_webview_window(DESK);
    let here = desk.and_then(|desk| desk.current_monitor().ok().flatten());
    let other = window
        .available_monitors()?
        .into_iter()
        .find(|monitor| here.as_ref().is_some_and(|here| here.position() != monitor.position()));
    let Some(monitor) = other else { return Ok(()) };
    window.set_position(*monitor.position())?;
    // Where the system places windows itself it must not cover the desk: there the display is moved and filled by hand.
    let moved = window.current_monitor()?.is_some_and(|now| now.position() == monitor.position());
    if moved { window.set_fullscreen(true) } else { Ok(()) }
}

fn failed(error: tauri::Error) -> ActionError {
    ActionError::Io { path: LABEL.to_owned(), source: std::io::Error::other(error) }
}
