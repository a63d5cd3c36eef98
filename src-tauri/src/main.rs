//! The desk's window. Everything it can do is in the library, so that tests can reach it.

#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(target_os = "linux")]
    if let Err(error) = without_dmabuf() {
        eprintln!("{error}");
    }
    let start = flagfall_window::Start::from_arguments(std::env::args_os().skip(1));
    match flagfall_window::run(start) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// WebKit's DMABUF renderer costs a second and 100 MB on a machine without a graphics card. WebKit reads the variable
/// from the environment it was started with, so the program starts itself once more with it, in the same process.
/// Whoever sets the variable, to whatever value, decides.
#[cfg(target_os = "linux")]
fn without_dmabuf() -> std::io::Result<()> {
    use std::os::unix::process::CommandExt;

    const SWITCH: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";
    if std::env::var_os(SWITCH).is_some() {
        return Ok(());
    }
    let program = std::env::current_exe()?;
    Err(std::process::Command::new(program).args(std::env::args_os().skip(1)).env(SWITCH, "1").exec())
}
