//! Empty folders for tests to write in.

use std::fs;
use std::path::{Path, PathBuf};

/// An empty folder of this name below a test's `CARGO_TARGET_TMPDIR`; what an earlier run left there is removed.
///
/// # Panics
/// If it cannot be made.
pub fn empty(below: &str, name: &str) -> PathBuf {
    let folder = Path::new(below).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    }
    fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    folder
}
