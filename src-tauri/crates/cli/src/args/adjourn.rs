//! `flagfall adjourn …`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// A board of a round.
#[derive(Args)]
pub struct Board {
    /// The competition file.
    pub file: PathBuf,
    /// The section, by its code.
    pub section: String,
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
}

/// What stands on the envelope; what is not said is taken from what the desk knows.
#[derive(Args)]
pub struct Envelope {
    /// Who seals: white or black.
    #[arg(long)]
    pub side: Option<String>,
    /// The number of the sealed move.
    #[arg(long)]
    pub number: Option<String>,
    /// The position just before it.
    #[arg(long)]
    pub fen: Option<String>,
    /// White's clock.
    #[arg(long)]
    pub white: Option<String>,
    /// Black's clock.
    #[arg(long)]
    pub black: Option<String>,
    /// Who has offered a draw that is still open: white or black.
    #[arg(long)]
    pub offer: Option<String>,
    /// Hall time at which play stopped; now otherwise.
    #[arg(long)]
    pub at: Option<String>,
    /// Hall time at which the session ends, where the sealer adjourns before it.
    #[arg(long)]
    pub session_ends: Option<String>,
    /// Day and hour of the resumption: "2026-05-03 15:00", or 15:00 for the next time it is that hour.
    #[arg(long)]
    pub resumes: Option<String>,
    /// Where it is resumed.
    #[arg(long)]
    pub place: Option<String>,
}

/// Adjourned games.
#[derive(Subcommand)]
pub enum Adjourn {
    /// List them, with the next thing to do and what the Laws say.
    List {
        /// The competition file.
        file: PathBuf,
    },
    /// Adjourn a game.
    Seal {
        #[command(flatten)]
        board: Board,
        #[command(flatten)]
        envelope: Envelope,
        /// The sealed move, kept under cover until the envelope is opened; otherwise it is in the envelope alone.
        #[arg(long)]
        sealed: Option<String>,
        /// Who takes the envelope.
        #[arg(long)]
        holder: Option<String>,
    },
    /// Complete or correct the envelope, or fix another hour.
    Change {
        #[command(flatten)]
        board: Board,
        #[command(flatten)]
        envelope: Envelope,
    },
    /// Tell the desk the sealed move, under cover; with --reply, that a reply is sealed.
    Tell {
        #[command(flatten)]
        board: Board,
        /// The move.
        text: Option<String>,
        /// The reply of the player who found the sealer absent.
        #[arg(long)]
        reply: bool,
    },
    /// Record who takes the envelope.
    Hand {
        #[command(flatten)]
        board: Board,
        /// Who.
        holder: String,
        /// When, hall time; now otherwise.
        #[arg(long)]
        at: Option<String>,
        /// Where it lies.
        #[arg(long)]
        note: Option<String>,
    },
    /// Record that a player came to the resumption.
    Here {
        #[command(flatten)]
        board: Board,
        /// white or black.
        side: String,
        /// When, hall time; now otherwise.
        #[arg(long)]
        at: Option<String>,
    },
    /// Record what was found in the envelope; --by says which arbiter opened it.
    Open {
        #[command(flatten)]
        board: Board,
        /// The move as written; what the desk was told otherwise.
        text: Option<String>,
        /// clear, ambiguous, undecipherable or illegal; read in the position otherwise.
        #[arg(long)]
        found: Option<String>,
        /// The envelope with the reply.
        #[arg(long)]
        reply: bool,
        /// When, hall time; now otherwise.
        #[arg(long)]
        at: Option<String>,
        /// Open it although the player who has to answer is not there.
        #[arg(long)]
        anyway: bool,
    },
    /// Record that the envelope is missing.
    Lost {
        #[command(flatten)]
        board: Board,
        /// The position is not known.
        #[arg(long)]
        position_unknown: bool,
        /// The times are not known.
        #[arg(long)]
        times_unknown: bool,
        /// The move that the sealer declares.
        #[arg(long)]
        declared: Option<String>,
        /// The envelope with the reply.
        #[arg(long)]
        reply: bool,
    },
    /// Resume play.
    Resume {
        #[command(flatten)]
        board: Board,
        /// White's clock as it was set; as on the envelope otherwise.
        #[arg(long)]
        white: Option<String>,
        /// Black's clock.
        #[arg(long)]
        black: Option<String>,
        /// When, hall time; now otherwise.
        #[arg(long)]
        at: Option<String>,
    },
    /// Correct clocks that were set wrongly at the resumption.
    Clocks {
        #[command(flatten)]
        board: Board,
        /// What White's clock should have shown.
        #[arg(long)]
        white: Option<String>,
        /// What Black's clock should have shown.
        #[arg(long)]
        black: Option<String>,
        /// The player said so only after the own first move.
        #[arg(long)]
        late: bool,
    },
}
