//! `flagfall pgn …`.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};

/// Games in and out.
#[derive(Subcommand)]
pub enum Pgn {
    /// Attach the games of a file to boards: show which belongs where, and record them with --apply.
    Import {
        /// The competition file.
        file: PathBuf,
        /// The file of games.
        from: PathBuf,
        /// Only boards of this section, by its code.
        #[arg(long)]
        section: Option<String>,
        /// Only boards of this round.
        #[arg(long)]
        round: Option<u16>,
        /// Record the games.
        #[arg(long)]
        apply: bool,
        /// A proposed game that is left out, by its id.
        #[arg(long, value_name = "ID")]
        leave: Vec<String>,
        /// A game that is taken although it is not proposed, by its id.
        #[arg(long, value_name = "ID")]
        take: Vec<String>,
        /// A game of the file attached by hand to a board of the section and round: ID=BOARD.
        #[arg(long, value_name = "ID=BOARD", requires_all = ["section", "round"])]
        attach: Vec<String>,
        /// Whose record it is: board, arbiter, white or black.
        #[arg(long, default_value = "board")]
        source: String,
    },
    /// Write games of a game, a round, a section or the whole competition.
    Export {
        /// The competition file.
        file: PathBuf,
        /// Where they go.
        to: PathBuf,
        /// Of which section, by its code.
        #[arg(long)]
        section: Option<String>,
        /// Of which round.
        #[arg(long, requires = "section")]
        round: Option<u16>,
        /// Of which board.
        #[arg(long, requires = "round")]
        board: Option<u16>,
        /// For whom.
        #[arg(long, value_enum, default_value_t = Profile::Archive)]
        profile: Profile,
    },
}

/// For whom games are written.
#[derive(Clone, Copy, ValueEnum)]
pub enum Profile {
    /// Everything known.
    Archive,
    /// Main line and clocks, also games that have not begun.
    Broadcast,
    /// The games that count for rating, without comments.
    Rating,
}
