//! Questions to the Laws, and reasons that are owed.

use std::path::PathBuf;

use clap::Subcommand;

/// Reasons owed for rulings that differ from the advice.
#[derive(Subcommand)]
pub enum Reasons {
    /// List them.
    List {
        /// The competition file.
        file: PathBuf,
    },
    /// Give one.
    Give {
        /// The competition file.
        file: PathBuf,
        /// The number of the ruling's entry.
        entry: u32,
        /// The reason.
        reason: String,
    },
}

/// What a rule is asked with.
#[derive(clap::Args)]
pub struct Ask {
    /// Which question, such as "flag"; all of them are listed otherwise.
    pub question: Option<String>,
    /// Facts: NAME=VALUE. The facts of a question are listed where none is given.
    #[arg(value_name = "NAME=VALUE")]
    pub facts: Vec<String>,
    /// The text of the Laws: 2023 or old.
    #[arg(long, default_value = "2023")]
    pub edition: String,
    /// Under the rules announced for a section of this competition.
    #[arg(long, requires = "section", conflicts_with = "edition")]
    pub file: Option<PathBuf>,
    /// The section, by its code.
    #[arg(long, requires = "file")]
    pub section: Option<String>,
}

/// A position and what was touched in it.
#[derive(clap::Args)]
pub struct TouchArgs {
    /// The position; the usual one otherwise.
    #[arg(long)]
    pub fen: Option<String>,
    /// Squares in the order of touching: "e4 xd5"; (e4) adjusting announced, e4! announced too late, e4? by accident,
    /// e4/d5 order unknown, e2-e4 released.
    pub touched: String,
    /// The position is one of Chess960.
    #[arg(long)]
    pub chess960: bool,
    /// The text of the Laws: 2023 or old.
    #[arg(long, default_value = "2023")]
    pub edition: String,
}

/// A position and a move in it.
#[derive(clap::Args)]
pub struct LegalArgs {
    /// The position; the usual one otherwise.
    #[arg(long)]
    pub fen: Option<String>,
    /// The move: Nf3, e2-e4, e2e4, O-O.
    pub played: String,
    /// The position is one of Chess960.
    #[arg(long)]
    pub chess960: bool,
}

/// A Chess960 position.
#[derive(clap::Args)]
pub struct Chess960Args {
    /// The position.
    pub fen: String,
    /// Ask whether the side to move may castle on this side, instead of whether it is a starting position.
    #[arg(long, value_parser = ["king", "queen"])]
    pub castle: Option<String>,
}
