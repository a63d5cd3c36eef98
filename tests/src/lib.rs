//! What the workspace's integration tests share: where the cases lie and how a data file is read.

pub mod folder;
pub mod journal;
