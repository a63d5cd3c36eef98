//! WebKitWebDriver on a free port of this machine.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::screen::{Group, Screen};

pub struct Driver {
    _process: Group,
    pub address: String,
}

impl Driver {
    /// Starts the driver; the window it opens shows on `screen` and keeps everything it writes in `home`.
    pub fn start(screen: &Screen, home: &Path, picked: &Path) -> Self {
        let port = free_port();
        let mut command = Command::new("WebKitWebDriver");
        command
            .args([format!("--port={port}"), "--host=127.0.0.1".to_owned()])
            .env("DISPLAY", &screen.display)
            .env("HOME", home)
            .env("XDG_DATA_HOME", home.join("data"))
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("XDG_CACHE_HOME", home.join("cache"))
            .env("LANG", "C.UTF-8")
            .env("TZ", "UTC")
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            .env("WEBKIT_DISABLE_DMABUF_RENDERER", "1")
            .env("FLAGFALL_PICKED", picked)
            .env_remove("FLAGFALL_CONFIG")
            .env_remove("DBUS_SESSION_BUS_ADDRESS")
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let process = Group::start(&mut command);
        await_port(port);
        Self { _process: process, address: format!("http://127.0.0.1:{port}") }
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("this machine has a free port");
    listener.local_addr().expect("the port has a number").port()
}

fn await_port(port: u16) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        assert!(Instant::now() < deadline, "WebKitWebDriver does not answer on port {port}");
        std::thread::yield_now();
    }
}
