//! Claims, moves in and out, appeals, audits and the printed record, through the actions that both fronts call.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)] // A test stops where its own ground gives way.

mod appeals;
mod audit;
mod claims;
#[path = "../clock_support/mod.rs"]
mod clock_support;
mod clocks;
mod evidence;
mod famous;
mod games;
mod hall;
mod imports;
mod keeping;
mod pages;
mod pasted;
mod pdf;
mod readers;
mod replays;
mod sealed;
mod seat;
mod sheets;
