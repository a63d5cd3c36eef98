//! The page's bindings are written from the Rust types; this test fails when the written file is stale.
//! `UPDATE_BINDINGS=1 cargo test -p flagfall-window --test bindings` writes it anew.

use std::path::Path;

use flagfall_window::ipc;
use specta_typescript::Typescript;

#[test]
fn the_bindings_are_those_of_the_commands() {
    let written = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/src/ipc/bindings.ts");
    let fresh = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bindings.ts");
    ipc::builder().export(Typescript::default(), &fresh).unwrap();
    let fresh = std::fs::read_to_string(fresh).unwrap();
    if std::env::var_os("UPDATE_BINDINGS").is_some() {
        std::fs::write(&written, &fresh).unwrap();
    }
    let written = std::fs::read_to_string(&written).unwrap_or_default();
    assert!(written == fresh, "ui/src/ipc/bindings.ts is stale: UPDATE_BINDINGS=1 writes it anew");
}

#[test]
fn the_page_may_call_every_command_and_nothing_else_but_listen() {
    let file = include_str!("../capabilities/desk.json");
    let capability: serde_json::Value = serde_json::from_str(file).unwrap();
    let allowed: Vec<&str> =
        capability["permissions"].as_array().unwrap().iter().map(|one| one.as_str().unwrap()).collect();
    let commands = ipc::COMMANDS.iter().map(|name| format!("allow-{}", name.replace('_', "-")));
    let wanted: Vec<String> = ["core:event:allow-listen", "core:event:allow-unlisten"]
        .map(str::to_owned)
        .into_iter()
        .chain(commands)
        .collect();
    assert_eq!(allowed, wanted);
}

#[test]
fn the_hall_display_may_only_ask_what_it_shows_and_close_itself() {
    let capability: serde_json::Value =
        serde_json::from_str(include_str!("../capabilities/hall.json")).unwrap();
    assert_eq!(capability["permissions"], serde_json::json!(["allow-hall", "allow-close-hall"]));
    assert_eq!(capability["windows"], serde_json::json!(["hall"]));
}
