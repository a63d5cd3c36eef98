//! Everything a person can do at the desk, one function each; both fronts call these and nothing else.
//!
//! [`session::Session`] is an open competition file with its folded journal. [`view`] is what a front shows of it: plain
//! data with everything preformatted but the sentences, which are message ids with arguments.

pub mod adjournment;
pub mod appeal;
pub mod arrivals;
pub mod ask;
pub mod audit;
pub mod claim;
pub mod claim_desk;
pub mod clean;
pub mod clock_correction;
pub mod clock_sheet;
pub mod create;
pub mod defaults;
pub mod diagram;
pub mod draft;
pub mod error;
pub mod export;
pub mod flag;
pub mod games;
pub mod hall;
pub mod import;
pub mod keeping;
pub mod line;
pub mod mate;
pub mod move_notation;
pub mod on_board;
pub mod over;
pub mod paste;
pub mod pgn;
pub mod position_text;
pub mod quick_line;
pub mod recorded;
pub mod report;
pub mod sample;
pub mod say;
pub mod scoresheets;
mod sealed_reading;
pub mod session;
pub mod settings;
pub mod this_desk;
pub mod time_control;
pub mod touch;
pub mod view;

pub use error::ActionError;
pub use session::{Now, Session};

/// What the Laws say to an incident as it is being typed.
///
/// # Errors
/// What was typed is unclear, or names something that does not exist.
pub fn advice_for(
    state: &desk::state::State,
    draft: &draft::IncidentDraft,
    _now: Now,
) -> Result<view::Advice, ActionError> {
    let report = draft::report(state, draft)?;
    let advice = desk::advice::advise(state, &report)?;
    Ok(mate::with_question(state, Some(&report), view::advice(&advice, report.clocks)))
}
