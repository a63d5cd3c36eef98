//! The `TimeControl` tag: fields joined by colons, times in whole seconds.

use std::fmt;

/// One stage of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stage {
    /// Moves to be made in this stage; `None` for the rest of the game.
    pub moves: Option<u32>,
    /// Time of the stage, seconds.
    pub main_s: u32,
    /// Added for every move, seconds.
    pub increment_s: u32,
}

/// What the tag says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// `?`
    Unknown,
    /// `-`: no time control.
    None,
    /// `*180`: the sand clock, seconds.
    SandClock(u32),
    /// One or more stages, the last one to the end of the game.
    Stages(Vec<Stage>),
}

impl TimeControl {
    /// Reads a tag in the standard's form, with an increment allowed in every field as is written in practice.
    /// `None` for free text, which is to be kept and shown as it stands.
    pub fn read(text: &str) -> Option<Self> {
        match text.trim() {
            "?" => Some(Self::Unknown),
            "-" => Some(Self::None),
            text => match text.strip_prefix('*') {
                Some(seconds) => Some(Self::SandClock(seconds.parse().ok()?)),
                None => text.split(':').map(stage).collect::<Option<_>>().map(Self::Stages),
            },
        }
    }
}

fn stage(field: &str) -> Option<Stage> {
    let (moves, times) = match field.split_once('/') {
        Some((moves, times)) => (Some(moves.parse().ok()?), times),
        None => (None, field),
    };
    let (main, increment) = times.split_once('+').unwrap_or((times, "0"));
    Some(Stage { moves, main_s: main.parse().ok()?, increment_s: increment.parse().ok()? })
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("?"),
            Self::None => f.write_str("-"),
            Self::SandClock(seconds) => write!(f, "*{seconds}"),
            Self::Stages(stages) => {
                for (i, stage) in stages.iter().enumerate() {
                    if i > 0 {
                        f.write_str(":")?;
                    }
                    if let Some(moves) = stage.moves {
                        write!(f, "{moves}/")?;
                    }
                    write!(f, "{}", stage.main_s)?;
                    if stage.increment_s > 0 {
                        write!(f, "+{}", stage.increment_s)?;
                    }
                }
                Ok(())
            }
        }
    }
}
