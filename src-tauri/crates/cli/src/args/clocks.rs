//! `flagfall clocks …`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// The clocks of a round, and what goes on in the hall.
#[derive(Subcommand)]
pub enum Clocks {
    /// The boards that are playing: last readings, who is short of time, whose sums do not come out.
    Round {
        /// The competition file.
        file: PathBuf,
        /// The section, by its code.
        section: String,
        /// The round.
        round: u16,
    },
    /// The clock sheet of a board.
    Sheet {
        /// The competition file.
        file: PathBuf,
        /// The section, by its code.
        section: String,
        /// The round.
        round: u16,
        /// The board.
        board: u16,
        /// Add the arithmetic.
        #[arg(long)]
        sums: bool,
    },
    /// Work out a correction; list the kinds where none is named.
    Correct(Box<Correct>),
    /// Who has not come, and what the clocks of late players show.
    Arrivals {
        /// The competition file.
        file: PathBuf,
        /// The section, by its code.
        section: String,
        /// The round.
        round: u16,
    },
    /// What the hall display shows.
    Hall {
        /// The competition file.
        file: PathBuf,
        /// Only this section, by its code.
        #[arg(long)]
        section: Option<String>,
    },
    /// Announce something on the hall display; without a text, take down what stands there.
    Announce {
        /// The competition file.
        file: PathBuf,
        /// What everybody is to read.
        text: Option<String>,
        /// Only to this section, by its code.
        #[arg(long)]
        section: Option<String>,
    },
}

/// A correction of a board's clocks. Pairs are White's and Black's with a slash between.
#[derive(Args)]
pub struct Correct {
    /// The competition file.
    pub file: PathBuf,
    /// The section, by its code.
    pub section: String,
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// Which kind; without it the kinds are listed with what they ask for.
    pub kind: Option<String>,
    /// What the clocks show: 0:12:22/0:46:09. The last reading otherwise.
    #[arg(long)]
    pub shown: Option<String>,
    /// The move counters: 34/33.
    #[arg(long)]
    pub counter: Option<String>,
    /// Moves completed, where the counters are wrong: 34/33.
    #[arg(long)]
    pub completed: Option<String>,
    /// What the clock was set to.
    #[arg(long)]
    pub set: Option<String>,
    /// White or black: who is at fault, who claimed, whose clock.
    #[arg(long)]
    pub side: Option<String>,
    /// One of the kind's choices.
    #[arg(long)]
    pub choice: Option<String>,
    /// Time: minutes, or 1:30.
    #[arg(long)]
    pub amount: Option<String>,
    /// Time for each: 2:00/1:00.
    #[arg(long)]
    pub amounts: Option<String>,
    /// Completed moves that are taken back: 1/0.
    #[arg(long)]
    pub taken_back: Option<String>,
    /// What the clocks showed before the irregularity.
    #[arg(long)]
    pub times_before: Option<String>,
    /// The last good reading.
    #[arg(long)]
    pub last_good: Option<String>,
    /// Moves completed then.
    #[arg(long)]
    pub last_good_moves: Option<String>,
    /// Hall time since then.
    #[arg(long)]
    pub elapsed: Option<String>,
    /// The schedule of the event would suffer if the setting stayed.
    #[arg(long)]
    pub schedule_suffers: bool,
    /// Give the increments that were missed.
    #[arg(long)]
    pub missed_given: bool,
    /// The assistant is needed because of a disability.
    #[arg(long)]
    pub disability: bool,
    /// Why.
    #[arg(long)]
    pub reason: Option<String>,
    /// Record it as one entry.
    #[arg(long)]
    pub record: bool,
}
