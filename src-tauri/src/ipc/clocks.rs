//! Clocks, arrivals and the hall display.

use std::sync::{Mutex, PoisonError};

use actions::arrivals::{self, ArrivalsShown};
use actions::clock_correction::{self, CorrectionDraft, CorrectionForm, CorrectionShown};
use actions::clock_sheet::{self, ClockRound, ClockSheet};
use actions::draft::id;
use actions::hall::{self, HallShown};
use desk::ids::{RoundNo, SectionId};
use tauri::{AppHandle, State};

use super::Answer;
use crate::clock::now;
use crate::hall as window;
use crate::table::Table;

/// What the hall display was asked to show: a section and round, or all sections.
#[derive(Default)]
pub struct OnDisplay(Mutex<(Option<SectionId>, Option<RoundNo>)>);

impl OnDisplay {
    fn set(&self, section: Option<SectionId>, round: Option<RoundNo>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = (section, round);
    }

    fn get(&self) -> (Option<SectionId>, Option<RoundNo>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The boards of a round that are playing, with their last readings.
#[tauri::command]
#[specta::specta]
pub async fn clock_round(table: State<'_, Table>, section: String, round: u16) -> Answer<ClockRound> {
    let table = table.lock().await;
    Ok(clock_sheet::round(table.session()?.state(), id(&section, "section")?, RoundNo(round), now()))
}

/// The clock sheet of a board.
#[tauri::command]
#[specta::specta]
pub async fn clock_sheet(table: State<'_, Table>, game: String) -> Answer<ClockSheet> {
    let table = table.lock().await;
    Ok(clock_sheet::sheet(table.session()?.state(), id(&game, "game")?, now())?)
}

/// The kinds of clock correction, each with the facts it asks for.
#[tauri::command]
#[specta::specta]
pub async fn correction_forms() -> Answer<Vec<CorrectionForm>> {
    Ok(clock_correction::forms())
}

/// Works a clock correction out; records nothing.
#[tauri::command]
#[specta::specta]
pub async fn correct_clocks(table: State<'_, Table>, correction: CorrectionDraft) -> Answer<CorrectionShown> {
    let table = table.lock().await;
    Ok(clock_correction::correct(table.session()?.state(), &correction)?)
}

/// Who has not come, and what the clocks of late players show.
#[tauri::command]
#[specta::specta]
pub async fn arrivals(table: State<'_, Table>, section: String, round: u16) -> Answer<ArrivalsShown> {
    let table = table.lock().await;
    Ok(arrivals::shown(table.session()?.state(), id(&section, "section")?, RoundNo(round), now()))
}

/// What the hall display shows this second.
#[tauri::command]
#[specta::specta]
pub async fn hall(table: State<'_, Table>, display: State<'_, OnDisplay>) -> Answer<HallShown> {
    let (section, round) = display.get();
    let table = table.lock().await;
    Ok(hall::shown(table.session()?.state(), section, round, now()))
}

/// What is announced to whom now, section by section.
#[tauri::command]
#[specta::specta]
pub async fn announced(table: State<'_, Table>) -> Answer<HallShown> {
    let table = table.lock().await;
    Ok(hall::shown(table.session()?.state(), None, None, now()))
}

/// Shows a section's round, or all sections, on the hall display, in a window of its own.
#[tauri::command]
#[specta::specta]
pub async fn show_hall(
    app: AppHandle,
    display: State<'_, OnDisplay>,
    section: Option<String>,
    round: Option<u16>,
) -> Answer<()> {
    display.set(section.map(|section| id(&section, "section")).transpose()?, round.map(RoundNo));
    Ok(window::show(&app)?)
}

/// Closes the hall display.
#[tauri::command]
#[specta::specta]
pub async fn close_hall(app: AppHandle) -> Answer<()> {
    Ok(window::close(&app)?)
}
