//! The window as an arbiter has it: keys go in, text comes out. Waiting is done in the page, frame by frame, on a
//! condition; nothing here sleeps.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::driver::Driver;
use crate::screen::Screen;

/// How long the page may take to show what is awaited.
const PATIENCE_MS: u32 = 20_000;

/// Notes whatever the content policy stops.
const WATCH: &str = "window.__violations = [];
    addEventListener('securitypolicyviolation', (event) =>
      window.__violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));";

pub struct Window {
    client: Client,
    /// The desk's own window, where the program has another one.
    own: WindowHandle,
    _driver: Driver,
    _screen: Screen,
    picked: PathBuf,
    pub home: PathBuf,
    /// When the driver was asked to start the program.
    #[allow(dead_code, reason = "the bench asks, the tests do not")]
    pub asked_at: SystemTime,
    test: &'static str,
}

impl Window {
    /// Opens the window with an empty home folder named after the test.
    pub async fn open(test: &'static str) -> Self {
        Self::open_with(test, fresh_home(test), &[]).await
    }

    /// Opens the window on the sample competition and waits for the round.
    pub async fn open_sample(test: &'static str) -> Self {
        let window = Self::open_with(test, fresh_home(test), &["--sample"]).await;
        window.keyboard_on("[role=row]").await;
        window
    }

    /// Opens the window with a home folder that is there and a command line.
    pub async fn open_with(test: &'static str, home: PathBuf, arguments: &[&str]) -> Self {
        let picked = home.join("picked");
        let wanted = json!({
            "webkitgtk:browserOptions": { "binary": env!("CARGO_BIN_EXE_flagfall-window"), "args": arguments },
            "timeouts": { "script": PATIENCE_MS + 10_000 },
        });
        let Value::Object(wanted) = wanted else { unreachable!("an object was written") };
        let asked_at = SystemTime::now();
        let mut refusals = Vec::new();
        // Two tests may be given one free port at the same moment; the loser takes another screen and driver.
        let (client, driver, screen) = loop {
            let screen = Screen::start();
            let driver = Driver::start(&screen, &home, &picked);
            let mut builder = ClientBuilder::new(HttpConnector::new());
            match builder.capabilities(wanted.clone()).connect(&driver.address).await {
                Ok(client) => break (client, driver, screen),
                Err(error) => refusals.push(error.to_string()),
            }
            assert!(refusals.len() < 3, "the window does not open: {refusals:#?}");
        };
        let own = client.window().await.expect("the window has a handle");
        let window = Self { client, own, _driver: driver, _screen: screen, picked, home, asked_at, test };
        window.size(1440, 900).await;
        window.run(WATCH).await;
        window
    }

    pub async fn size(&self, width: u32, height: u32) {
        self.client.set_window_rect(0, 0, width, height).await.expect("the window takes a size");
    }

    /// Presses keys as they stand in the table of actions: "Ctrl+k", "g r", "Shift+1", "Escape".
    pub async fn press(&self, keys: &str) {
        for stroke in keys.split(' ') {
            let mut parts: Vec<&str> = stroke.split('+').filter(|part| !part.is_empty()).collect();
            if stroke.ends_with('+') {
                parts.push("+");
            }
            let codes: Vec<char> = parts.iter().map(|part| code(part)).collect();
            let down = codes.iter().map(|value| KeyAction::Down { value: *value });
            let up = codes.iter().rev().map(|value| KeyAction::Up { value: *value });
            let actions = down.chain(up).fold(KeyActions::new("keys".to_owned()), InputSource::then);
            self.client.perform_actions(actions).await.expect("the keys are pressed");
        }
    }

    /// Moves the keyboard on with Tab until it stands on an element that fits. Fails where it cannot be reached.
    pub async fn tab_to(&self, selector: &str) {
        let here = format!("return document.activeElement?.matches({}) ?? false;", json!(selector));
        for _ in 0..120 {
            if self.run(&here).await == json!(true) {
                return;
            }
            self.press("Tab").await;
        }
        self.shot("failed").await;
        panic!("{selector} is not reached with the Tab key");
    }

    /// Does an action by its name, as somebody does who has forgotten its key.
    pub async fn palette(&self, name: &str) {
        self.press("Ctrl+k").await;
        self.keyboard_on("[role=dialog] input").await;
        self.type_text(name).await;
        self.see("[role=menuitem]", name).await;
        self.until(
            &format!("“{name}” first in the palette"),
            "return document.querySelector('[role=menuitem][data-focused]')?.textContent.includes(given[0]) ?? false;",
            json!([name]),
        )
        .await;
        self.press("Enter").await;
        self.see_no("[role=dialog]", "").await;
    }

    /// Types a line into the quick line, waits until it is understood whole, and records it.
    pub async fn quick(&self, line: &str) {
        self.press("/").await;
        self.keyboard_on("#quick-line").await;
        self.type_text(line).await;
        self.see("#quick-read", "Enter").await;
        self.press("Enter").await;
        self.keyboard_on("[role=row]").await;
    }

    /// Types text where the keyboard is.
    pub async fn type_text(&self, text: &str) {
        let actions = text
            .chars()
            .flat_map(|value| [KeyAction::Down { value }, KeyAction::Up { value }])
            .fold(KeyActions::new("keys".to_owned()), InputSource::then);
        self.client.perform_actions(actions).await.expect("the text is typed");
    }

    /// Waits until an element that fits `selector` shows `text`.
    pub async fn see(&self, selector: &str, text: &str) {
        self.until(
            &format!("an element {selector} with “{text}”"),
            "return [...document.querySelectorAll(given[0])].some((one) => one.textContent.includes(given[1]));",
            json!([selector, text]),
        )
        .await;
    }

    /// Waits until no element fits `selector` with `text` in it.
    pub async fn see_no(&self, selector: &str, text: &str) {
        self.until(
            &format!("no element {selector} with “{text}”"),
            "return ![...document.querySelectorAll(given[0])].some((one) => one.textContent.includes(given[1]));",
            json!([selector, text]),
        )
        .await;
    }

    /// Waits until an element that fits `selector` has the keyboard.
    pub async fn keyboard_on(&self, selector: &str) {
        self.until(
            &format!("the keyboard on {selector}"),
            "return document.activeElement?.matches(given[0]) ?? false;",
            json!([selector]),
        )
        .await;
    }

    /// Waits until the window has this look.
    pub async fn until_look(&self, look: &str) {
        self.until(
            &format!("the look {look}"),
            "return document.documentElement.dataset.look === given[0];",
            json!([look]),
        )
        .await;
    }

    /// Waits until the size of type is this.
    pub async fn see_root_size(&self, size: &str) {
        let holds = "return document.documentElement.style.fontSize === given[0];";
        self.until(&format!("the size {size}"), holds, json!([size])).await;
    }

    /// Whether an element that fits is there now.
    pub async fn shows(&self, selector: &str) -> bool {
        self.run(&format!("return document.querySelector({}) !== null;", json!(selector))).await
            == json!(true)
    }

    /// The text of the first element that fits.
    pub async fn text(&self, selector: &str) -> String {
        let element = self.client.find(Locator::Css(selector)).await;
        element.expect("the element is there").text().await.expect("the element has a text")
    }

    /// Waits until a script in the page answers true.
    pub async fn until_true(&self, condition: &str) {
        self.until(condition, condition, json!([])).await;
    }

    /// Waits in the page, a look at every frame, until the condition holds.
    async fn until(&self, what: &str, condition: &str, given: Value) {
        let script = format!(
            "const [given, patience, done] = arguments;
             const holds = () => {{ {condition} }};
             const start = performance.now();
             (function look() {{
               if (holds()) return done(null);
               if (performance.now() - start > patience) return done(document.body.innerText);
               requestAnimationFrame(look);
             }})();"
        );
        let shown = self.client.execute_async(&script, vec![given, json!(PATIENCE_MS)]).await;
        if let Value::String(shown) = shown.expect("the page answers") {
            self.shot("failed").await;
            panic!("never saw {what}; the page says:\n{shown}");
        }
    }

    /// Runs a script in the page and gives its answer.
    pub async fn run(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.expect("the script runs")
    }

    /// What the next file dialog answers.
    pub fn pick(&self, path: &Path) {
        std::fs::write(&self.picked, path.as_os_str().as_encoded_bytes()).expect("the answer is written");
    }

    /// Keeps a picture under tests/out. Two frames first: a picture is the last frame painted, not the page's state.
    /// And the driver hands the picture out with the next frame, which never comes on a page where nothing moves, so a
    /// dot in the corner changes until the picture is here.
    pub async fn shot(&self, name: &str) {
        let moving = "const [done] = arguments;
            const dot = document.createElement('i');
            dot.id = 'moving';
            Object.assign(dot.style, { position: 'fixed', right: 0, bottom: 0, width: '1px', height: '1px' });
            document.body.append(dot);
            let frame = 0;
            (function move() {
              if (!dot.isConnected) return;
              dot.style.background = frame % 2 ? 'gray' : 'silver';
              frame += 1;
              if (frame === 3) done(null);
              requestAnimationFrame(move);
            })();";
        self.client.execute_async(moving, Vec::new()).await.expect("the page is painted");
        let picture = self.client.screenshot().await.expect("a picture");
        self.run("document.getElementById('moving').remove();").await;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/out").join(self.test);
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        std::fs::write(folder.join(format!("{name}.png")), picture).expect("the picture is kept");
    }

    /// Fails on anything axe finds against WCAG 2 A and AA in what is shown.
    pub async fn accessible(&self) {
        let axe = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/node_modules/axe-core/axe.min.js");
        let axe =
            std::fs::read_to_string(axe).expect("axe-core lies in ui/node_modules: `make test` installs it");
        // Half a megabyte, once a window.
        if self.run("return window.axe === undefined;").await == json!(true) {
            self.run(&axe).await;
        }
        let script = "const [done] = arguments;
            axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'], resultTypes: ['violations'] }).then(
              (found) => done(found.violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html} ${node.failureSummary}`))),
              (error) => done([String(error)]));";
        let found = self.client.execute_async(script, Vec::new()).await.expect("axe runs");
        assert_eq!(found, json!([]), "{found:#}");
    }

    /// Fails on anything the content policy stopped.
    pub async fn kept_to_the_policy(&self) {
        assert_eq!(self.run("return window.__violations;").await, json!([]));
    }

    /// Goes on in the program's other window, once it is open. What follows is done there until [`Window::here`].
    pub async fn other(&self) -> &Self {
        let handles = self.windows(2).await;
        let other = handles.into_iter().find(|one| *one != self.own).expect("the second window");
        self.client.switch_to_window(other).await.expect("the other window is there");
        self.until_true("return document.querySelector('main') !== null;").await;
        self.run(WATCH).await;
        self
    }

    /// Back to the desk's own window.
    pub async fn here(&self) {
        self.client.switch_to_window(self.own.clone()).await.expect("the desk's window is there");
    }

    /// Waits until the desk's window is the only one.
    pub async fn alone(&self) {
        self.windows(1).await;
    }

    /// The program's windows, once there are so many.
    async fn windows(&self, count: usize) -> Vec<WindowHandle> {
        let asked = std::time::Instant::now();
        loop {
            let handles = self.client.windows().await.expect("the driver knows the windows");
            if handles.len() == count {
                return handles;
            }
            assert!(
                asked.elapsed().as_millis() < PATIENCE_MS.into(),
                "{} windows, not {count}",
                handles.len()
            );
        }
    }

    /// Closes the window as its owner does.
    pub async fn close(self) {
        self.client.close().await.expect("the window closes");
    }
}

/// An empty home folder named after a test.
pub fn fresh_home(test: &str) -> PathBuf {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("window").join(test);
    let _ = std::fs::remove_dir_all(&home);
    std::fs::create_dir_all(&home).expect("a home for the test");
    home
}

/// A key by its name, as WebDriver numbers it.
fn code(key: &str) -> char {
    match key {
        "Ctrl" => '\u{e009}',
        "Shift" => '\u{e008}',
        "Alt" => '\u{e00a}',
        "Enter" => '\u{e007}',
        "Escape" => '\u{e00c}',
        "Tab" => '\u{e004}',
        "Space" => ' ',
        "Backspace" => '\u{e003}',
        "Delete" => '\u{e017}',
        "Down" => '\u{e015}',
        "Up" => '\u{e013}',
        "Left" => '\u{e012}',
        "Right" => '\u{e014}',
        "PageDown" => '\u{e00f}',
        "End" => '\u{e010}',
        "Home" => '\u{e011}',
        "F10" => '\u{e03a}',
        other => other.chars().next().expect("a key has a name"),
    }
}
