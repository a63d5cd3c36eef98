//! The arguments of `flagfall claim`.

use std::path::PathBuf;

use clap::Args;

/// A draw claim: a game, what the claimant adds to it, and how the answer is written.
#[derive(Args)]
pub struct Claim {
    /// A PGN file.
    #[arg(long, conflicts_with_all = ["fen", "moves"], required_unless_present_any = ["fen", "moves"])]
    pub pgn: Option<PathBuf>,
    /// Which game of it, from 1.
    #[arg(long, default_value_t = 1)]
    pub game: usize,
    /// A start position; with --moves. What a diagram without side and rights allows is said.
    #[arg(long)]
    pub fen: Option<String>,
    /// The moves from there, in any usual notation; from the usual start where no position is given.
    #[arg(long)]
    pub moves: Option<String>,
    /// The move written on the scoresheet and not yet made.
    #[arg(long)]
    pub intend: Option<String>,
    /// A man was touched before the claim.
    #[arg(long)]
    pub touched: bool,
    /// Who claims, `w` or `b`; the side that has the move otherwise.
    #[arg(long, value_name = "SIDE")]
    pub claimant: Option<String>,
    /// The announced regime, for the minutes of a wrong claim: standard, rapid (A.5; rapid-a4 under competition rules) or
    /// blitz (B.3; blitz-b2).
    #[arg(long, default_value = "standard")]
    pub regime: String,
    /// The text of the Laws: 2023, or old for the historical one.
    #[arg(long, default_value = "2023")]
    pub edition: String,
    /// The claimant's own record has gaps (historical text).
    #[arg(long)]
    pub unrecorded: bool,
    /// The claimant's flag fell during the check (historical text).
    #[arg(long)]
    pub flag_fell: bool,
    /// The number of the fifty-move rule where it was raised beforehand (historical text).
    #[arg(long, default_value_t = 50)]
    pub fifty: u16,
    /// How moves are written: san, long, figurine, descriptive, or a language's code such as de.
    #[arg(long)]
    pub notation: Option<String>,
}
