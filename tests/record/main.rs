//! Claims, moves in and out, appeals, audits and the printed record, through the actions that both fronts call.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)] // A test stops where its own ground gives way.

mod appeals;
mod audit;
mod claims;
mod games;
mod hall;
mod pages;
mod replays;
