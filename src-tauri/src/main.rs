//! The desk's window. Everything it can do is in the library, so that tests can reach it.

#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(target_os = "linux")]
    if let Err(error) = thrift::start_again() {
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

/// What WebKit and the allocator read from the environment they are started with, and nowhere else: so the program
/// starts itself once more with it, in the same process. Whoever sets one of the variables, to whatever value, decides.
#[cfg(target_os = "linux")]
mod thrift {
    use std::os::unix::process::CommandExt;
    use std::process::Command;

    /// What each is worth stands in MB, measured by `bench-window` with 300 boards and 100 results, on a machine
    /// without a graphics card.
    const SETTINGS: [(&str, &str); 5] = [
        // The renderer of shared buffers: a second at the start and 100 MB.
        ("WEBKIT_DISABLE_DMABUF_RENDERER", "1"),
        // Collecting young objects alone lets the old ones pile up, 1.4 MB each time, while a whole collection of a page
        // so small takes as long: 70 MB.
        ("JSC_useGenerationalGC", "0"),
        // The two compilers for code that computes for seconds, which no page of ours does: 27 MB, for 4 ms a key.
        ("JSC_useDFGJIT", "0"),
        // One heap for all threads, and what is free at its top is given back: 12 MB.
        ("MALLOC_ARENA_MAX", "1"),
        ("MALLOC_TRIM_THRESHOLD_", "131072"),
    ];

    /// Starts the program again with the settings; returns where they all stand already.
    ///
    /// # Errors
    /// The system does not start it; the window then opens without them.
    pub fn start_again() -> std::io::Result<()> {
        let missing: Vec<_> =
            SETTINGS.into_iter().filter(|(name, _)| std::env::var_os(name).is_none()).collect();
        if missing.is_empty() {
            return Ok(());
        }
        let program = std::env::current_exe()?;
        Err(Command::new(program).args(std::env::args_os().skip(1)).envs(missing).exec())
    }
}
