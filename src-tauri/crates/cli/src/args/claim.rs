//! The arguments of `flagfall claim`.

use std::path::PathBuf;

use clap::Args;

use super::moves::At;

/// A draw claim: a game, what the claimant adds to it, and how the answer is written.
#[derive(Args)]
pub struct Claim {
    /// A PGN file.
    #[arg(long, conflicts_with_all = ["fen", "moves"], required_unless_present_any = ["fen", "moves", "at"])]
    pub pgn: Option<PathBuf>,
    /// Which game of it, from 1; with --at that of the board's players, else the first.
    #[arg(long)]
    pub game: Option<usize>,
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
    #[arg(long, default_value = "standard", conflicts_with = "at")]
    pub regime: String,
    /// The text of the Laws: 2023, or old for the historical one.
    #[arg(long, default_value = "2023", conflicts_with = "at")]
    pub edition: String,
    /// The claimant's own record has gaps (historical text).
    #[arg(long)]
    pub unrecorded: bool,
    /// The claimant's flag fell during the check (historical text).
    #[arg(long)]
    pub flag_fell: bool,
    /// The number of the fifty-move rule where it was raised beforehand (historical text).
    #[arg(long, default_value_t = 50, conflicts_with = "at")]
    pub fifty: u16,
    /// How moves are written: san, long, figurine, descriptive, or a language's code such as de.
    #[arg(long)]
    pub notation: Option<String>,
    /// At a board: its rules, and the moves on record where none are given. --apply records the claim and its ruling.
    #[command(flatten)]
    pub at: At,
    /// Which claim is recorded: repetition or fifty-moves.
    #[arg(long, default_value = "repetition", requires = "at", value_parser = ["repetition", "fifty-moves"])]
    pub ground: String,
    /// White's clock at the claim.
    #[arg(long, value_name = "TIME", requires = "at")]
    pub white: Option<String>,
    /// Black's clock at the claim.
    #[arg(long, value_name = "TIME", requires = "at")]
    pub black: Option<String>,
}
