//! What only the window has to say; everything else that crosses to the page is typed in `actions`.

use serde::Serialize;
use specta::Type;

/// Another window, or this one by a file brought in, recorded something: what is on the screen may be old.
#[derive(Clone, Debug, Serialize, Type, tauri_specta::Event)]
#[serde(rename_all = "camelCase")]
pub struct Changed {
    /// The journal's short head hash now.
    pub head: String,
}
