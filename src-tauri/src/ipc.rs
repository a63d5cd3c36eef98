//! Every command the page can call, and nothing else: parse, call, convert.

mod adjournment;
mod chess;
mod clocks;
mod dto;
mod error;
mod files;
mod games;
mod names;
mod pages;
mod rules;

use std::path::{Path, PathBuf};

use actions::create::NewCompetition;
use actions::defaults::{self, DefaultsDue};
use actions::draft::{self, Command, id};
use actions::export::{self, ExportKind, Exported};
use actions::import::{self, ImportChoices, ImportDiff};
use actions::quick_line::{QuickLine, QuickLineContext};
use actions::session::Done;
use actions::settings::SettingRow;
use actions::view::{self, *};
use actions::{ActionError, Session, quick_line as reader, settings as announced};
pub use chess::{Search, Searching};
pub use clocks::OnDisplay;
use desk::ids::{EntryId, GameId, PlayerId, RoundNo, SectionId};
pub use dto::Changed;
use error::Refusal;
pub use games::{Auditing, Audits};
pub use names::COMMANDS;
use store::OpenOptions;
use tauri::State;

use crate::clock::now;
use crate::picker::{Asked, Picker};
use crate::table::{Table, fresh};

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
            take_seat,
            round,
            game,
            defaults_due,
            forms,
            journal,
            players,
            player,
            settings,
            laws,
            record,
            preview,
            quick_line,
            read_import,
            import_changes,
            apply_import,
            export_as,
            files::save_copy,
            files::keep_mirror,
            files::owed_reasons,
            rules::ask_questions,
            rules::ask_laws,
            chess::mate_question,
            chess::stop_search,
            chess::claim_moves,
            chess::claim,
            chess::read_position,
            chess::read_moves,
            chess::replay,
            chess::notations,
            chess::save_diagram,
            games::read_games,
            games::games_changes,
            games::game_of_file,
            games::apply_games,
            games::write_games,
            games::paste,
            games::sheets,
            games::audit_round,
            games::audit_file,
            games::audited_game,
            games::stop_audit,
            pages::report_page,
            pages::save_report,
            pages::appeals,
            pages::appeal_forms,
            clocks::correction_forms,
            clocks::correct_clocks,
            clocks::clock_round,
            clocks::clock_sheet,
            clocks::arrivals,
            clocks::hall,
            clocks::announced,
            clocks::show_hall,
            clocks::close_hall,
            adjournment::adjourned,
            adjournment::envelope_form,
            adjournment::envelope_as,
            open_famous_claims,
        ])
        .events(tauri_specta::collect_events![Changed, Searching, Auditing])
        .typ::<Refusal>()
}

type Answer<T> = Result<T, Refusal>;

/// The competition that lies on the desk, or the ways to get one.
#[tauri::command]
#[specta::specta]
async fn desk(table: State<'_, Table>) -> Answer<Desk> {
    Ok(table.lock().await.desk().await)
}

/// Opens a competition file; without a path the desk asks with a dialog. `anyway` opens it, or without a path the one
/// just refused, although another machine seems to have it or its log is missing.
#[tauri::command]
#[specta::specta]
async fn open_competition(
    table: State<'_, Table>,
    picker: State<'_, Picker>,
    path: Option<String>,
    anyway: bool,
) -> Answer<Desk> {
    let before = if anyway { table.lock().await.asked.clone() } else { None };
    let path = match before.filter(|_| path.is_none()) {
        Some(before) => before,
        None => given_or_asked(&picker, path, Asked::Competition).await?,
    };
    let mut table = table.lock().await;
    table.asked = Some(path.clone());
    table.open(&path, OpenOptions { take_over: anyway, without_log: anyway }).await?;
    Ok(table.desk().await)
}

/// Begins a competition in a file the arbiter names.
#[tauri::command]
#[specta::specta]
async fn create_competition(
    table: State<'_, Table>,
    picker: State<'_, Picker>,
    competition: NewCompetition,
) -> Answer<Desk> {
    let name = format!("{}.flagfall", competition.name.trim());
    let path = picker.ask(Asked::Place { name: &name, ending: "flagfall" }).await?;
    let mut table = table.lock().await;
    table.create(&path, &competition).await?;
    Ok(table.desk().await)
}

/// Lays a fresh sample competition on the desk.
#[tauri::command]
#[specta::specta]
async fn open_sample(table: State<'_, Table>) -> Answer<Desk> {
    let mut table = table.lock().await;
    table.open_sample(actions::sample::Sample::Open).await?;
    Ok(table.desk().await)
}

/// Lays published games with famous claims on the desk, in a fresh file.
#[tauri::command]
#[specta::specta]
async fn open_famous_claims(table: State<'_, Table>) -> Answer<Desk> {
    let mut table = table.lock().await;
    table.open_sample(actions::sample::Sample::History).await?;
    Ok(table.desk().await)
}

/// Takes the competition off the desk.
#[tauri::command]
#[specta::specta]
async fn close_competition(table: State<'_, Table>) -> Answer<Desk> {
    let mut table = table.lock().await;
    table.clear().await?;
    Ok(table.desk().await)
}

/// Who types on this desk from now on. No fact of the competition: each entry says who typed it.
#[tauri::command]
#[specta::specta]
async fn take_seat(table: State<'_, Table>, arbiter: String) -> Answer<Desk> {
    let mut table = table.lock().await;
    table.session_mut()?.typist = Some(id(&arbiter, "arbiter")?);
    Ok(table.desk().await)
}

/// The boards of a round as they stand.
#[tauri::command]
#[specta::specta]
async fn round(table: State<'_, Table>, section: String, round: u16) -> Answer<Round> {
    let table = table.lock().await;
    Ok(view::round(table.session()?.state(), id(&section, "section")?, RoundNo(round), now()))
}

/// One board: clocks, incidents, history.
#[tauri::command]
#[specta::specta]
async fn game(table: State<'_, Table>, game: String) -> Answer<Game> {
    let table = table.lock().await;
    let game: GameId = id(&game, "game")?;
    Ok(view::game(table.session()?.state(), game, now()).ok_or(ActionError::NotFound("game"))?)
}

/// Who would lose by the default time, to be confirmed.
#[tauri::command]
#[specta::specta]
async fn defaults_due(table: State<'_, Table>, section: String, round: u16) -> Answer<DefaultsDue> {
    let table = table.lock().await;
    Ok(defaults::due(table.session()?.state(), id(&section, "section")?, RoundNo(round), now()))
}

/// What the forms offer: kinds of incident, penalties, who can have told the arbiter.
#[tauri::command]
#[specta::specta]
async fn forms() -> Answer<Forms> {
    Ok(view::forms())
}

/// The journal's entries that pass a filter, newest first.
#[tauri::command]
#[specta::specta]
async fn journal(
    table: State<'_, Table>,
    filter: JournalFilter,
    offset: u32,
    limit: u32,
) -> Answer<JournalPage> {
    let table = table.lock().await;
    let (offset, limit) =
        (usize::try_from(offset).unwrap_or(usize::MAX), usize::try_from(limit).unwrap_or(0));
    Ok(view::journal(table.session()?.state(), &filter, offset, limit, now()))
}

/// The players of a section, or of all.
#[tauri::command]
#[specta::specta]
async fn players(table: State<'_, Table>, section: Option<String>) -> Answer<Vec<PlayerRow>> {
    let table = table.lock().await;
    let section = section.map(|section| id(&section, "section")).transpose()?;
    Ok(view::players(table.session()?.state(), section))
}

/// A player's whole history.
#[tauri::command]
#[specta::specta]
async fn player(table: State<'_, Table>, player: String) -> Answer<PlayerCard> {
    let table = table.lock().await;
    let player: PlayerId = id(&player, "player")?;
    Ok(view::card(table.session()?.state(), player, now()).ok_or(ActionError::NotFound("player"))?)
}

/// What was announced for a section.
#[tauri::command]
#[specta::specta]
async fn settings(table: State<'_, Table>, section: String) -> Answer<Vec<SettingRow>> {
    let table = table.lock().await;
    Ok(announced::settings(table.session()?.state(), id(&section, "section")?))
}

/// Every Article of a section's edition, with how often this competition cites it.
#[tauri::command]
#[specta::specta]
async fn laws(table: State<'_, Table>, section: Option<String>) -> Answer<Vec<LawRow>> {
    let table = table.lock().await;
    let state = table.session()?.state();
    let section: Option<SectionId> = section.map(|section| id(&section, "section")).transpose()?;
    let rules = section.and_then(|section| state.rules(section, None));
    Ok(view::laws_list(rules.map_or(laws::Edition::Fide2023, |rules| rules.edition), Some(state)))
}

/// Records one entry. The same entry id records once, however often it is sent.
#[tauri::command]
#[specta::specta]
async fn record(table: State<'_, Table>, entry: String, command: Command) -> Answer<Recorded> {
    let entry: EntryId = id(&entry, "entry")?;
    let mut table = table.lock().await;
    let session = table.session_mut()?;
    let now = now();
    let parsed = draft::parse(session.state(), &command, now, session.desk(), &session.head())?;
    let done = session.record(entry, now, parsed.occurred_at, parsed.command).await?;
    recorded(session, &done)
}

/// The same path as recording, without the append.
#[tauri::command]
#[specta::specta]
async fn preview(table: State<'_, Table>, command: Command) -> Answer<Preview> {
    let table = table.lock().await;
    let session = table.session()?;
    let now = now();
    if let Command::Incident { incident } = &command {
        let advice = actions::advice_for(session.state(), incident, now)?;
        return Ok(Preview { advice: Some(advice), remarks: Vec::new() });
    }
    let parsed = draft::parse(session.state(), &command, now, session.desk(), &session.head())?;
    let decided = session.preview(fresh(), now, parsed.command)?;
    Ok(Preview { advice: None, remarks: decided.remarks.iter().map(actions::say::message).collect() })
}

/// Reads the quick line as far as it goes.
#[tauri::command]
#[specta::specta]
async fn quick_line(table: State<'_, Table>, context: QuickLineContext, line: String) -> Answer<QuickLine> {
    let table = table.lock().await;
    Ok(reader::quick_line(table.session()?.state(), &context, &line, now()))
}

/// Reads a file of another program and says what it would change; without a path the desk asks with a dialog.
#[tauri::command]
#[specta::specta]
async fn read_import(
    table: State<'_, Table>,
    picker: State<'_, Picker>,
    path: Option<String>,
    section: Option<String>,
) -> Answer<ImportDiff> {
    let path = given_or_asked(&picker, path, Asked::Pairings).await?;
    let bytes = tokio::fs::read(&path).await.map_err(|source| failed(&path, source))?;
    let file = import::read(&path.file_name().unwrap_or_default().to_string_lossy(), &bytes)?;
    let mut table = table.lock().await;
    let session = table.session()?;
    // Where the file went last time is a better guess than where the arbiter happens to look.
    let section = match (file.section(session), section) {
        (Some(section), _) => Some(section),
        (None, Some(section)) => Some(id(&section, "section")?),
        (None, None) => None,
    };
    let token = fresh();
    let diff = import::diff(session, token, &file, section, &ImportChoices::default());
    table.read.insert(token, file);
    Ok(diff)
}

/// What a file already read would change, after a choice.
#[tauri::command]
#[specta::specta]
async fn import_changes(
    table: State<'_, Table>,
    token: String,
    choices: ImportChoices,
) -> Answer<ImportDiff> {
    let table = table.lock().await;
    let token: EntryId = id(&token, "file")?;
    let file = table.read.get(&token).ok_or(ActionError::NotFound("file"))?;
    let section = choices.section.as_ref().map(|section| id(section, "section")).transpose()?;
    Ok(import::diff(table.session()?, token, file, section, &choices))
}

/// Records what was chosen of a file, as one entry.
#[tauri::command]
#[specta::specta]
async fn apply_import(table: State<'_, Table>, token: String, choices: ImportChoices) -> Answer<Recorded> {
    let mut table = table.lock().await;
    let token: EntryId = id(&token, "file")?;
    let file = table.read.get(&token).ok_or(ActionError::NotFound("file"))?.clone();
    let section = choices.section.as_ref().ok_or(ActionError::NotFound("section"))?;
    let section: SectionId = id(section, "section")?;
    let session = table.session_mut()?;
    let done = import::apply(session, token, now(), &file, section, &choices).await?;
    let recorded = recorded(session, &done)?;
    table.read.remove(&token);
    Ok(recorded)
}

/// Writes a file where the arbiter says.
#[tauri::command]
#[specta::specta]
async fn export_as(
    table: State<'_, Table>,
    picker: State<'_, Picker>,
    kind: ExportKind,
    section: Option<String>,
    round: Option<u16>,
) -> Answer<Exported> {
    let section = section.map(|section| id(&section, "section")).transpose()?;
    // The dialog stands open for a while: the desk goes on under it, and what is written is what stands afterwards.
    let name = format!("{}.{}", kind.stem(), kind.ending());
    let path = picker.ask(Asked::Place { name: &name, ending: kind.ending() }).await?;
    let table = table.lock().await;
    let text = text::Text::new("en");
    let (bytes, said) = export::export(table.session()?, &text, kind, section, round.map(RoundNo), now())?;
    export::save(&path, &bytes).await?;
    Ok(Exported { file: path.display().to_string(), said })
}

fn recorded(session: &Session, done: &Done) -> Answer<Recorded> {
    Ok(view::recorded(session, done, now()).ok_or(ActionError::NotFound("entry"))?)
}

async fn given_or_asked(
    picker: &Picker,
    path: Option<String>,
    asked: Asked<'_>,
) -> Result<PathBuf, ActionError> {
    match path {
        Some(path) => Ok(path.into()),
        None => picker.ask(asked).await,
    }
}

fn failed(path: &Path, source: std::io::Error) -> ActionError {
    ActionError::Io { path: path.display().to_string(), source }
}
