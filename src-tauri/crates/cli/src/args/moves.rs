//! `flagfall paste` and `flagfall sheets`: moves as somebody has them.

use std::path::PathBuf;

use clap::Args;

/// A pasted text.
#[derive(Args)]
pub struct Paste {
    /// A file with the text, or moves or a position themselves; standard input otherwise.
    #[arg(value_name = "FILE|TEXT")]
    pub text: Option<PathBuf>,
    /// Which game of it, from 1.
    #[arg(long)]
    pub number: Option<u32>,
    /// Whose record it is: board, arbiter, white or black; a guess otherwise.
    #[arg(long)]
    pub source: Option<String>,
    #[command(flatten)]
    pub at: At,
}

/// Two scoresheets.
#[derive(Args)]
pub struct Sheets {
    /// White's sheet as typed.
    pub white: PathBuf,
    /// Black's sheet as typed; without it White's is examined alone.
    pub black: Option<PathBuf>,
    /// Where the game began, as FEN; the usual start otherwise.
    #[arg(long, value_name = "FEN")]
    pub start: Option<String>,
    /// The position on the board at the end, as FEN.
    #[arg(long = "final", value_name = "FEN")]
    pub final_fen: Option<String>,
    /// The result: 1-0, 0-1, 1/2-1/2.
    #[arg(long)]
    pub result: Option<String>,
    /// A half-move that is decided, such as 23=Nf3.
    #[arg(long, value_name = "PLY=MOVE")]
    pub decide: Vec<String>,
    /// Words for the journal.
    #[arg(long)]
    pub note: Option<String>,
    #[command(flatten)]
    pub at: At,
}

/// The board something is recorded at.
#[derive(Args)]
pub struct At {
    /// The competition file of the board it belongs to.
    #[arg(long, value_name = "FILE", requires_all = ["section", "round", "board"])]
    pub at: Option<PathBuf>,
    /// The section, by its code.
    #[arg(long)]
    pub section: Option<String>,
    /// The round.
    #[arg(long)]
    pub round: Option<u16>,
    /// The board.
    #[arg(long)]
    pub board: Option<u16>,
    /// Record it there.
    #[arg(long, requires = "at")]
    pub apply: bool,
}
