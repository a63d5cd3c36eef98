//! What the workspace's integration tests share: where the cases lie and how a data file is read.

#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::panic, clippy::unwrap_used)] // Only tests use it.

pub mod burst;
pub mod folder;
pub mod journal;
pub mod random;
pub mod tournament;
