//! Every command the page can call, and nothing else: parse, call, convert.

mod dto;
mod error;
mod names;

use dto::*;
use error::Refusal;
pub use names::COMMANDS;

/// What the page may call and hear, in one place: the handler, the generated bindings and the tests use it.
pub fn builder() -> tauri_specta::Builder<tauri::Wry> {
    tauri_specta::Builder::new()
        .error_handling(tauri_specta::ErrorHandlingMode::Throw)
        .disable_serde_phases()
        .commands(tauri_specta::collect_commands![
            desk,
            open_competition,
            create_competition,
            open_sample,
            close_competition,
            round,
            game,
            defaults_due,
            incident_kinds,
            journal,
            players,
            player,
            settings,
            laws,
            record,
            preview,
            quick_line,
            read_import,
            apply_import,
            export_as,
            stop,
        ])
        .events(tauri_specta::collect_events![Recorded, Progress])
        .typ::<Refusal>()
}

type Answer<T> = Result<T, Refusal>;

/// The competition that lies on the desk, or the ways to get one.
#[tauri::command]
#[specta::specta]
async fn desk() -> Answer<Desk> {
    Ok(Desk { competition: None, recent: Vec::new(), warnings: Vec::new() })
}

/// Opens a competition file; without a path the desk asks with a dialog.
#[tauri::command]
#[specta::specta]
async fn open_competition(path: Option<String>) -> Answer<Desk> {
    let _ = path;
    Err(Refusal::no_competition())
}

/// Begins a competition in a file the arbiter names.
#[tauri::command]
#[specta::specta]
async fn create_competition(competition: NewCompetition) -> Answer<Desk> {
    let _ = competition;
    Err(Refusal::no_competition())
}

/// Lays a copy of the sample competition on the desk.
#[tauri::command]
#[specta::specta]
async fn open_sample() -> Answer<Desk> {
    Err(Refusal::no_competition())
}

/// Takes the competition off the desk.
#[tauri::command]
#[specta::specta]
async fn close_competition() -> Answer<Desk> {
    Err(Refusal::no_competition())
}

/// The boards of a round as they stand.
#[tauri::command]
#[specta::specta]
async fn round(section: String, round: u32) -> Answer<Round> {
    let _ = section;
    let _ = round;
    Err(Refusal::no_competition())
}

/// One board: clocks, incidents, history.
#[tauri::command]
#[specta::specta]
async fn game(game: String) -> Answer<Game> {
    let _ = game;
    Err(Refusal::no_competition())
}

/// Who would lose by the default time, to be confirmed.
#[tauri::command]
#[specta::specta]
async fn defaults_due(section: String, round: u32) -> Answer<DefaultsDue> {
    let _ = section;
    let _ = round;
    Err(Refusal::no_competition())
}

/// The kinds of incident a section can log.
#[tauri::command]
#[specta::specta]
async fn incident_kinds(section: String) -> Answer<Vec<IncidentKind>> {
    let _ = section;
    Err(Refusal::no_competition())
}

/// The journal's entries that pass a filter, newest first.
#[tauri::command]
#[specta::specta]
async fn journal(filter: JournalFilter, offset: u32, limit: u32) -> Answer<JournalPage> {
    let _ = filter;
    let _ = offset;
    let _ = limit;
    Err(Refusal::no_competition())
}

/// The players of a section, or of all.
#[tauri::command]
#[specta::specta]
async fn players(section: Option<String>) -> Answer<Vec<PlayerRow>> {
    let _ = section;
    Err(Refusal::no_competition())
}

/// A player's whole history.
#[tauri::command]
#[specta::specta]
async fn player(player: String) -> Answer<PlayerCard> {
    let _ = player;
    Err(Refusal::no_competition())
}

/// What was announced for a section.
#[tauri::command]
#[specta::specta]
async fn settings(section: String) -> Answer<Vec<SettingRow>> {
    let _ = section;
    Err(Refusal::no_competition())
}

/// Every Article of a section's edition.
#[tauri::command]
#[specta::specta]
async fn laws(section: Option<String>) -> Answer<Vec<LawRow>> {
    let _ = section;
    Err(Refusal::no_competition())
}

/// Records one entry. The same entry id records once, however often it is sent.
#[tauri::command]
#[specta::specta]
async fn record(entry: String, command: Command) -> Answer<Recorded> {
    let _ = entry;
    let _ = command;
    Err(Refusal::no_competition())
}

/// The same path as recording, without the append.
#[tauri::command]
#[specta::specta]
async fn preview(command: Command) -> Answer<Preview> {
    let _ = command;
    Err(Refusal::no_competition())
}

/// Reads the quick line as far as it goes.
#[tauri::command]
#[specta::specta]
async fn quick_line(context: QuickLineContext, line: String) -> Answer<QuickLine> {
    let _ = context;
    let _ = line;
    Err(Refusal::no_competition())
}

/// Reads a file and says what it would change; without a path the desk asks with a dialog.
#[tauri::command]
#[specta::specta]
async fn read_import(path: Option<String>, section: Option<String>) -> Answer<ImportDiff> {
    let _ = path;
    let _ = section;
    Err(Refusal::no_competition())
}

/// Records what was chosen of an import.
#[tauri::command]
#[specta::specta]
async fn apply_import(entry: String, token: String, choices: ImportChoices) -> Answer<Recorded> {
    let _ = entry;
    let _ = token;
    let _ = choices;
    Err(Refusal::no_competition())
}

/// Writes a file where the arbiter says.
#[tauri::command]
#[specta::specta]
async fn export_as(kind: ExportKind, section: Option<String>, round: Option<u32>) -> Answer<Exported> {
    let _ = kind;
    let _ = section;
    let _ = round;
    Err(Refusal::no_competition())
}

/// Stops long work.
#[tauri::command]
#[specta::specta]
async fn stop(job: String) -> Answer<()> {
    let _ = job;
    Err(Refusal::no_competition())
}
