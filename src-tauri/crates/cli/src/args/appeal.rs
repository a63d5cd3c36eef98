//! `flagfall appeal …`.

use std::path::PathBuf;

use clap::Subcommand;

/// Appeals.
#[derive(Subcommand)]
pub enum Appeal {
    /// List them.
    List {
        /// The competition file.
        file: PathBuf,
    },
    /// List the rulings that can be appealed, with how long; those of a round also when it is too late.
    Rulings {
        /// The competition file.
        file: PathBuf,
        /// The section, by its code.
        #[arg(long, requires = "round")]
        section: Option<String>,
        /// The round.
        #[arg(long, requires = "section")]
        round: Option<u16>,
    },
    /// Lodge one against the last ruling at a board, or another by its entry.
    Lodge {
        /// The competition file.
        file: PathBuf,
        /// The section, by its code.
        section: String,
        /// The round.
        round: u16,
        /// The board; 0 for a ruling on an incident in the hall, with --ruling.
        board: u16,
        /// For which side: white or black; none where it was no player of a board.
        side: String,
        /// The number of the entry with the ruling, where it is not the board's last.
        #[arg(long, value_name = "ENTRY")]
        ruling: Option<u32>,
        /// Who lodges it; the player otherwise.
        #[arg(long)]
        by_name: Option<String>,
        /// In what capacity: player, captain, guardian, delegation, other.
        #[arg(long, default_value = "player")]
        capacity: String,
        /// The fee paid.
        #[arg(long)]
        fee: Option<String>,
        /// When, hall time; now otherwise.
        #[arg(long)]
        at: Option<String>,
        /// Minutes announced for appeals; 60, or 15 in rapid and blitz, otherwise.
        #[arg(long)]
        minutes: Option<u32>,
        /// Not in writing.
        #[arg(long)]
        spoken: bool,
        /// What is asked for and why.
        #[arg(long)]
        statement: Option<String>,
    },
    /// Record who hears an appeal and what was said.
    Hear {
        /// The competition file.
        file: PathBuf,
        /// The appeal's number in the list, from 1.
        number: usize,
        /// Somebody who hears it: NAME, or ROLE=NAME with chair, member or reserve; NAME/SWE with the federation.
        #[arg(long = "panel", value_name = "ROLE=NAME/FED")]
        panel: Vec<String>,
        /// What somebody said: NAME=TEXT.
        #[arg(long = "said", value_name = "NAME=TEXT")]
        said: Vec<String>,
    },
    /// Decide an appeal.
    Decide {
        /// The competition file.
        file: PathBuf,
        /// The appeal's number in the list, from 1.
        number: usize,
        /// granted, partly, dismissed, not_heard, withdrawn.
        verdict: String,
        /// Why.
        #[arg(long)]
        reason: Option<String>,
        /// When, hall time; now otherwise.
        #[arg(long)]
        at: Option<String>,
        /// The fee goes back.
        #[arg(long)]
        fee_back: bool,
        /// The result it means: 1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, 0-1/2.
        #[arg(long)]
        result: Option<String>,
        /// Change of White's clock, signed: +2:00.
        #[arg(long, allow_hyphen_values = true)]
        white: Option<String>,
        /// Change of Black's clock.
        #[arg(long, allow_hyphen_values = true)]
        black: Option<String>,
    },
}
