//! Builds and runs the one window.

/// Opens the window and returns when it is closed.
///
/// # Errors
/// When the operating system gives no window or no web view (no display, a missing library).
pub fn run() -> tauri::Result<()> {
    let builder = crate::ipc::builder();
    tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .invoke_handler(builder.invoke_handler())
        .setup(move |app| {
            builder.mount_events(app);
            Ok(())
        })
        .run(tauri::generate_context!())
}
