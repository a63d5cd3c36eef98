//! The desk's window. Everything it can do is in the library, so that tests can reach it.

#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(target_os = "linux")]
    if let Err(error) = tell_webkit() {
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

/// What WebKit is told before it starts, unless whoever starts the program says otherwise.
#[cfg(target_os = "linux")]
const TOLD: &[(&str, &str)] = &[
    // The DMABUF renderer costs a second and 100 MB on a machine without a graphics card.
    ("WEBKIT_DISABLE_DMABUF_RENDERER", "1"),
    // How much memory the page's garbage may take before it is collected goes by the machine's memory. A desk that is
    // open all day takes 80 MB less when it is told of a small machine.
    ("JSC_forceRAMSize", "268435456"),
];

/// WebKit reads these from the environment it was started with, so the program starts itself once more with them, in
/// the same process.
#[cfg(target_os = "linux")]
fn tell_webkit() -> std::io::Result<()> {
    use std::os::unix::process::CommandExt;

    let untold: Vec<_> = TOLD.iter().filter(|(name, _)| std::env::var_os(name).is_none()).copied().collect();
    if untold.is_empty() {
        return Ok(());
    }
    let program = std::env::current_exe()?;
    Err(std::process::Command::new(program).args(std::env::args_os().skip(1)).envs(untold).exec())
}
