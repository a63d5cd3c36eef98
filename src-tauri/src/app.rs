//! Builds and runs the one window.

use std::path::PathBuf;
use std::time::Duration;

use tauri::async_runtime::{block_on, spawn};
use tauri::{AppHandle, Manager, RunEvent, WindowEvent};
use tauri_specta::Event;

use crate::hall::{self, DESK};
use crate::ipc;
use crate::picker::Picker;
use crate::table::Table;

/// How often a window looks whether another one has recorded something in the same file.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// What the window opens with, from its command line: `--sample`, a file, or nothing.
pub enum Start {
    /// The ways to get a competition.
    Empty,
    /// The sample.
    Sample,
    /// A competition file.
    File(PathBuf),
}

impl Start {
    /// Reads the command line without the program's name.
    pub fn from_arguments(mut arguments: impl Iterator<Item = std::ffi::OsString>) -> Self {
        match arguments.next() {
            None => Self::Empty,
            Some(flag) if flag == "--sample" => Self::Sample,
            Some(path) => Self::File(path.into()),
        }
    }
}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// When the operating system gives no window or no web view (no display, a missing library).
pub fn run(start: Start) -> tauri::Result<()> {
    let builder = ipc::builder();
    let app = tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .invoke_handler(builder.invoke_handler())
        .manage(Table::default())
        .manage(ipc::Search::default())
        .manage(ipc::Audits::default())
        .manage(ipc::OnDisplay::default())
        .on_window_event(|window, event| {
            // The display does not outlive the desk it belongs to.
            if let (DESK, WindowEvent::Destroyed) = (window.label(), event) {
                let _ = hall::close(window.app_handle());
            }
        })
        .setup(move |app| {
            builder.mount_events(app);
            app.manage(Picker::new(app.handle().clone()));
            block_on(lay(app.state::<Table>().inner(), start));
            spawn(look_for_others(app.handle().clone()));
            Ok(())
        })
        .build(tauri::generate_context!())?;
    app.run(|app, event| {
        if let RunEvent::Exit = event {
            // The log is folded into the file; that it failed is found and said when the file is next opened.
            let _ = block_on(async { app.state::<Table>().lock().await.clear().await });
        }
    });
    Ok(())
}

/// Lays what was asked for on the table; why it could not be is said where the competition would stand.
async fn lay(table: &Table, start: Start) {
    let mut table = table.lock().await;
    let laid = match start {
        Start::Empty => Ok(()),
        Start::Sample => table.open_sample(actions::sample::Sample::Open).await,
        Start::File(path) => table.open(&path, store::OpenOptions::default()).await,
    };
    if let Err(error) = laid {
        table.warn(error.messages());
    }
}

/// Takes in what other windows record in the same file and tells the page.
async fn look_for_others(app: AppHandle) {
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        let mut table = app.state::<Table>().inner().lock().await;
        let Ok(session) = table.session_mut() else { continue };
        // A file that cannot be read now is read at the next look or refused at the next record.
        if session.refresh().await.is_ok_and(|others| others > 0) {
            let _ = ipc::Changed { head: session.head() }.emit(&app);
        }
    }
}
