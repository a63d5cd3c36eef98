//! The competition: commands, facts, decide and apply. No IO, no clock, no randomness.
