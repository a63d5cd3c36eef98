//! The shape of the code, held by a test: which crate may know which, what the pure crates may not touch, where SQL,
//! the clock and the Tauri API live, and how long a file may be.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A crate's folder, its name, and the crates of ours that it may depend on.
const ARROWS: &[(&str, &[&str])] = &[
    ("src-tauri/crates/winnable", &[]),
    ("src-tauri/crates/notation", &[]),
    ("src-tauri/crates/laws", &["winnable"]),
    // Of notation the desk knows one thing: when two spellings are one player's name.
    ("src-tauri/crates/desk", &["laws", "notation"]),
    ("src-tauri/crates/text", &["desk", "laws"]),
    ("src-tauri/crates/store", &["desk", "laws"]),
    ("src-tauri/crates/exchange", &["desk", "laws", "notation", "text"]),
    ("src-tauri/crates/actions", &["desk", "exchange", "laws", "notation", "store", "text", "winnable"]),
    (
        "src-tauri/crates/cli",
        &["actions", "desk", "exchange", "laws", "notation", "store", "text", "winnable"],
    ),
    ("src-tauri", &["actions", "desk", "exchange", "laws", "store", "text"]),
];

/// Crates that never fail for outside reasons: no input or output, no clock, no runtime.
const PURE: &[&str] = &["winnable", "laws", "notation", "desk"];
const NOT_IN_PURE: &[&str] = &["tauri", "sqlx", "tokio", "serde_json"];

/// A file longer than this holds more than one concept.
const LONGEST: usize = 500;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names under `[dependencies]` and `[build-dependencies]` of a manifest; tests may know more.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut inside = false;
    let mut names = Vec::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            inside = matches!(line.trim(), "[dependencies]" | "[build-dependencies]");
        } else if inside && let Some((name, _)) = line.split_once('=') {
            let name = name.trim().trim_end_matches(".workspace");
            if !name.is_empty() && !name.starts_with('#') {
                names.push(name.to_owned());
            }
        }
    }
    names
}

fn sources(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if !matches!(name.as_str(), "target" | "node_modules" | "dist" | "gen" | "out" | "cases") {
                sources(&path, endings, found);
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
}

fn rust_and_typescript() -> Vec<PathBuf> {
    let mut found = Vec::new();
    sources(&root().join("src-tauri"), &[".rs"], &mut found);
    sources(&root().join("tests"), &[".rs"], &mut found);
    sources(&root().join("ui/src"), &[".ts", ".tsx"], &mut found);
    found.sort();
    assert!(found.len() > 100, "the sources were found");
    found
}

#[test]
fn arrows_between_crates_point_one_way() {
    let ours: Vec<&str> = ARROWS
        .iter()
        .filter_map(|(folder, _)| folder.rsplit('/').next())
        .filter(|n| *n != "src-tauri")
        .collect();
    for (folder, allowed) in ARROWS {
        let manifest = read(&root().join(folder).join("Cargo.toml"));
        for name in dependencies(&manifest) {
            let is_ours = ours.contains(&name.as_str());
            assert!(!is_ours || allowed.contains(&name.as_str()), "{folder} may not depend on {name}");
        }
    }
}

#[test]
fn pure_crates_stay_pure() {
    for name in PURE {
        let manifest = read(&root().join("src-tauri/crates").join(name).join("Cargo.toml"));
        for dependency in dependencies(&manifest) {
            assert!(!NOT_IN_PURE.contains(&dependency.as_str()), "{name} may not depend on {dependency}");
        }
    }
}

/// Words of code and the only places where they may stand, besides tests.
const PLACES: &[(&str, &[&str])] = &[
    ("sqlx::", &["src-tauri/crates/store/"]),
    ("#[tauri::command]", &["src-tauri/src/ipc"]),
    ("SystemTime::now", &["src-tauri/src/clock.rs", "src-tauri/crates/cli/src/main.rs"]),
    ("Local::now", &["src-tauri/src/clock.rs", "src-tauri/crates/cli/src/main.rs"]),
    ("Utc::now", &["src-tauri/src/clock.rs", "src-tauri/crates/cli/src/main.rs"]),
    ("@tauri-apps/", &["ui/src/ipc/"]),
];

#[test]
fn sql_the_clock_and_tauri_have_their_rooms() {
    for path in rust_and_typescript() {
        let shown = path.strip_prefix(root()).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        if shown.starts_with("tests/") || shown.contains("/tests/") || shown.contains(".test.") {
            continue;
        }
        let text = read(&path);
        for (word, places) in PLACES {
            let here = places.iter().any(|place| shown.starts_with(place));
            assert!(here || !text.contains(word), "{shown} has {word}, which belongs into {places:?}");
        }
    }
}

#[test]
fn a_file_holds_one_concept() {
    let mut long = BTreeMap::new();
    for path in rust_and_typescript() {
        let lines = read(&path).lines().count();
        let generated = path.ends_with("ui/src/ipc/bindings.ts");
        if lines > LONGEST && !generated {
            long.insert(path.strip_prefix(root()).unwrap_or(&path).display().to_string(), lines);
        }
    }
    assert!(long.is_empty(), "files past {LONGEST} lines: {long:#?}");
}
