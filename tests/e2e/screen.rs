//! A screen without a monitor, and processes that end with the test.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// A child in a process group of its own. The whole group ends when this is dropped.
pub struct Group(Child);

impl Group {
    pub fn start(command: &mut Command) -> Self {
        let program = command.get_program().to_string_lossy().into_owned();
        match command.process_group(0).spawn() {
            Ok(child) => Self(child),
            Err(error) => panic!("{program} does not start ({error}): `make test` installs what is missing"),
        }
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        let group = format!("-{}", self.0.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
        let _ = self.0.wait();
    }
}

/// A virtual screen with a number nobody else has.
pub struct Screen {
    _server: Group,
    pub display: String,
}

impl Screen {
    /// The server chooses a free number and says it once it answers.
    pub fn start() -> Self {
        let mut command = Command::new("Xvfb");
        command.args(["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"]);
        let mut server = Group::start(command.stdout(Stdio::piped()).stderr(Stdio::null()));
        let said = server.0.stdout.take().expect("the screen's output is ours");
        let mut number = String::new();
        BufReader::new(said).read_line(&mut number).expect("the screen says its number");
        Self { _server: server, display: format!(":{}", number.trim()) }
    }
}
