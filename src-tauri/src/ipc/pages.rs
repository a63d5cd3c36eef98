//! Pages to be printed, and appeals.

use actions::appeal::{self, AppealForms, Appeals};
use actions::export::{self, Exported};
use actions::keeping;
use actions::report::{self, PageFormat, ReportAsked};
use desk::ids::{RoundNo, SectionId};
use tauri::State;
use text::Text;

use super::{Answer, id};
use crate::clock::now;
use crate::picker::{Asked, Picker};
use crate::table::Table;

/// A page as HTML, to be looked at before it is printed.
#[tauri::command]
#[specta::specta]
pub async fn report_page(table: State<'_, Table>, asked: ReportAsked) -> Answer<String> {
    let table = table.lock().await;
    let session = table.session()?;
    let kind = report::meant(session.state(), &asked)?;
    Ok(report::html(session, &Text::new("en"), &kind, now())?)
}

/// Writes a page where the arbiter says.
#[tauri::command]
#[specta::specta]
pub async fn save_report(
    table: State<'_, Table>,
    picker: State<'_, Picker>,
    asked: ReportAsked,
    format: PageFormat,
) -> Answer<Exported> {
    let kind = {
        let table = table.lock().await;
        report::meant(table.session()?.state(), &asked)?
    };
    // The dialog stands open for a while: the desk goes on under it, and what is written is what stands afterwards.
    let name = format!("{}.{}", kind.stem(), format.ending());
    let path = picker.ask(Asked::Place { name: &name, ending: format.ending() }).await?;
    let table = table.lock().await;
    let (bytes, mut said) = report::file(table.session()?, &Text::new("en"), &kind, format, now())?;
    export::save(&path, &bytes).await?;
    said.extend(keeping::broken_chain(table.session()?).await?);
    Ok(Exported { file: path.display().to_string(), said })
}

/// Appeals, and the rulings that can still be appealed, seen from a round.
#[tauri::command]
#[specta::specta]
pub async fn appeals(
    table: State<'_, Table>,
    section: Option<String>,
    round: Option<u16>,
) -> Answer<Appeals> {
    let table = table.lock().await;
    let section: Option<SectionId> = section.map(|section| id(&section, "section")).transpose()?;
    Ok(appeal::at_hand(table.session()?.state(), section, round.map(RoundNo), now()))
}

/// What the forms of an appeal offer.
#[tauri::command]
#[specta::specta]
pub async fn appeal_forms() -> Answer<AppealForms> {
    Ok(appeal::forms())
}
