//! Asks the arbiter for a file. The page has no dialog of its own and no right to one.

use std::path::PathBuf;

use actions::ActionError;
use tauri::AppHandle;
use tauri_plugin_dialog::{DialogExt, FileDialogBuilder, FilePath};
use text::Text;
use tokio::sync::oneshot;

/// Where the answer comes from.
pub enum Picker {
    /// The system's file dialogs.
    Dialogs(AppHandle),
    /// A file with the path to answer, written by whoever drives the window without hands.
    Written(PathBuf),
}

/// What is asked for.
#[derive(Clone, Copy)]
pub enum Asked<'a> {
    /// A competition to open.
    Competition,
    /// A file of the pairing program.
    Pairings,
    /// A file of games.
    Games,
    /// A folder to write into.
    Folder,
    /// Where to write, with a name to start from.
    Place { name: &'a str, ending: &'a str },
}

impl Picker {
    /// The dialogs, or the file named by `FLAGFALL_PICKED` where that is set.
    pub fn new(app: AppHandle) -> Self {
        match std::env::var_os("FLAGFALL_PICKED") {
            Some(path) => Self::Written(path.into()),
            None => Self::Dialogs(app),
        }
    }

    /// The file the arbiter chooses.
    ///
    /// # Errors
    /// [`ActionError::Cancelled`] when the dialog is closed without a choice.
    pub async fn ask(&self, asked: Asked<'_>) -> Result<PathBuf, ActionError> {
        match self {
            Self::Dialogs(app) => ask_in_dialog(app, asked).await,
            Self::Written(path) => {
                let answer = tokio::fs::read_to_string(path).await.map_err(|_| ActionError::Cancelled)?;
                Ok(PathBuf::from(answer.trim_end()))
            }
        }
    }
}

async fn ask_in_dialog(app: &AppHandle, asked: Asked<'_>) -> Result<PathBuf, ActionError> {
    let text = Text::new("en");
    let says = |id: &str| text.sentence::<&str>(id, &[]);
    let (answer, chosen) = oneshot::channel();
    let tell = move |path: Option<FilePath>| {
        // Nobody waits any more when the window was closed over the dialog.
        let _ = answer.send(path);
    };
    let dialog: FileDialogBuilder<tauri::Wry> = app.dialog().file();
    match asked {
        Asked::Competition => {
            dialog.add_filter(says("dialog-competition"), &["flagfall"]).pick_file(tell);
        }
        Asked::Pairings => dialog
            .add_filter(
                says("dialog-pairings"),
                &["trf", "trfx", "txt", "csv", "tsv", "xlsx", "xls", "ods", "tunx"],
            )
            .add_filter(says("dialog-any"), &["*"])
            .pick_file(tell),
        Asked::Games => dialog
            .add_filter(says("dialog-games"), &["pgn", "txt"])
            .add_filter(says("dialog-any"), &["*"])
            .pick_file(tell),
        Asked::Folder => dialog.pick_folder(tell),
        Asked::Place { name, ending } => {
            dialog.set_file_name(name).add_filter(ending.to_uppercase(), &[ending]).save_file(tell);
        }
    }
    let path = chosen.await.ok().flatten().ok_or(ActionError::Cancelled)?;
    path.into_path().map_err(|_| ActionError::Cancelled)
}
