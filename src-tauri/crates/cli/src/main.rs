//! `flagfall`: everything the window can do, from a terminal. The only place of this front that reads a clock.

mod adjourn;
mod advise;
mod args;
mod audit;
mod claim_at;
mod clocks;
mod demo;
mod keeping;
mod moves;
mod pgn;
mod questions;
mod record;
mod run;
mod say;

use std::process::ExitCode;

use clap::Parser;

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let args = args::Args::parse();
    let front = say::Front::new(args.json);
    match run::run(args, &front).await {
        Ok(code) => code,
        Err(error) => {
            front.refuse(&error);
            run::settle().await;
            // What was asked for is recorded: whoever takes this for a failure records it twice.
            match error {
                actions::ActionError::Store(store::StoreError::LogLeft(_)) => ExitCode::SUCCESS,
                _ => ExitCode::FAILURE,
            }
        }
    }
}

/// The time now, in UTC and as the hall's wall clock has it.
fn now() -> actions::Now {
    let now = chrono::Local::now();
    actions::Now { at: now.timestamp_millis(), offset_min: now.offset().local_minus_utc() / 60 }
}

/// A fresh identity for an entry.
fn fresh() -> desk::ids::EntryId {
    desk::ids::EntryId(uuid::Uuid::now_v7())
}
