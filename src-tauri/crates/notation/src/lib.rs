//! Games and moves as text: a tolerant reader, a strict writer, moves as humans write them.

pub mod clock;
pub mod date;
pub mod descriptive;
pub mod forsyth;
pub mod game;
pub mod language;
pub mod moves;
pub mod notice;
pub mod paste;
pub mod pgn;
pub mod player_name;
pub mod position;
pub mod result;
pub mod scoresheet;
pub mod tags;
pub mod termination;
pub mod time_control;
