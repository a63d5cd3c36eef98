//! The arguments of `flagfall replay`.

use std::path::PathBuf;

use clap::Args;

/// A board's recorded game, and what is wanted of it.
#[derive(Args)]
pub struct Replay {
    /// The competition file.
    pub file: PathBuf,
    /// The section, by its code.
    pub section: String,
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// How moves are written: san, long, figurine, descriptive, or a language's code such as de.
    #[arg(long)]
    pub notation: Option<String>,
    /// Only the position after this half-move; for a picture the disputed one otherwise, else the last.
    #[arg(long)]
    pub ply: Option<u32>,
    /// Write the position as a picture of lines.
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Write the position as a picture of dots.
    #[arg(long, value_name = "FILE")]
    pub png: Option<PathBuf>,
    /// Black's side below in the picture.
    #[arg(long)]
    pub flip: bool,
}
