//! The command line.

mod adjourn;
mod appeal;
mod claim;
mod clocks;
mod laws;
mod moves;
mod pgn;
mod replay;

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};

pub use adjourn::{Adjourn, Board as AdjournBoard, Envelope};
pub use appeal::Appeal;
pub use claim::Claim;
pub use clocks::{Clocks, Correct};

pub use laws::{Ask, Chess960Args, LegalArgs, Reasons, TouchArgs};
pub use moves::{At, Paste, Sheets};
pub use pgn::{Pgn, Profile};
pub use replay::Replay;

/// The arbiter's tournament desk, from a terminal.
#[derive(Parser)]
#[command(name = "flagfall", version, about)]
pub struct Args {
    /// Print JSON instead of sentences.
    #[arg(long, global = true)]
    pub json: bool,
    /// Whose initials stand beside what is recorded.
    #[arg(long, global = true, value_name = "INITIALS")]
    pub by: Option<String>,
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    /// Make a new competition file.
    New {
        /// Where the file goes.
        file: PathBuf,
        /// What the competition is called.
        #[arg(long)]
        name: String,
        /// A section: CODE=NAME=TIMECONTROL, such as "A=Open A=40/90+30:30+30"; with =old behind it under the
        /// historical text of the Laws, never for rated play. May be given several times.
        #[arg(long = "section", value_name = "CODE=NAME=CONTROL")]
        sections: Vec<String>,
        /// The arbiter at the desk: INITIALS=NAME.
        #[arg(long, value_name = "INITIALS=NAME")]
        arbiter: Option<String>,
    },
    /// Make the sample competition.
    Sample {
        /// Where the file goes.
        file: PathBuf,
        /// Which: a competition that is being played, or published games with famous claims.
        #[arg(long, value_enum, default_value_t = SampleKind::Open)]
        kind: SampleKind,
    },
    /// Tell a competition's story in the terminal, from import to export.
    Demo {
        /// Where its files go; a new folder otherwise.
        #[arg(long)]
        folder: Option<PathBuf>,
    },
    /// Say what lies in a file: sections, rounds, who has what open.
    Show {
        /// The competition file.
        file: PathBuf,
    },
    /// Bring in a file of the pairing program: show what would change, and record it with --apply.
    Import {
        /// The competition file.
        file: PathBuf,
        /// The file of the pairing program.
        from: PathBuf,
        /// The section it goes into, by its code.
        #[arg(long)]
        section: Option<String>,
        /// Record the changes.
        #[arg(long)]
        apply: bool,
        /// A proposed change that is left out, by its id.
        #[arg(long, value_name = "ID")]
        leave: Vec<String>,
        /// A change that is taken although it is not proposed, by its id.
        #[arg(long, value_name = "ID")]
        take: Vec<String>,
        /// An answer to a question: ID=VALUE.
        #[arg(long, value_name = "ID=VALUE")]
        answer: Vec<String>,
    },
    /// List the boards of a round.
    Round {
        /// The competition file.
        file: PathBuf,
        /// The section, by its code.
        section: String,
        /// The round.
        round: u16,
    },
    /// Record a quick line, such as "A12 w illegal 34 w0:12:22 b0:46:09".
    Log {
        /// The competition file.
        file: PathBuf,
        /// The line.
        line: String,
        /// The round; the last one that has pairings otherwise.
        #[arg(long)]
        round: Option<u16>,
        /// Only say what it would record and what the Laws say to it.
        #[arg(long)]
        preview: bool,
    },
    /// Record a command given as JSON, as the window sends it.
    Record {
        /// The competition file.
        file: PathBuf,
        /// The command.
        command: String,
    },
    /// Show one board with everything recorded about it.
    Board {
        /// The competition file.
        file: PathBuf,
        /// The section, by its code.
        section: String,
        /// The round.
        round: u16,
        /// The board.
        board: u16,
    },
    /// The forfeits that the default time would bring now.
    Defaults {
        /// The competition file.
        file: PathBuf,
        /// The section, by its code.
        section: String,
        /// The round.
        round: u16,
    },
    /// Take the last entry of this desk back.
    Undo {
        /// The competition file.
        file: PathBuf,
    },
    /// List the journal, newest first.
    Journal {
        /// The competition file.
        file: PathBuf,
        /// Only of this section.
        #[arg(long)]
        section: Option<String>,
        /// Only of this round.
        #[arg(long)]
        round: Option<u16>,
        /// Only of this board.
        #[arg(long)]
        board: Option<u16>,
        /// Only of this kind.
        #[arg(long)]
        kind: Option<String>,
        /// Only about this player: the beginning of a name.
        #[arg(long)]
        player: Option<String>,
        /// Only typed or ruled by this arbiter, by initials.
        #[arg(long)]
        arbiter: Option<String>,
        /// Only those that cite this Article.
        #[arg(long)]
        article: Option<String>,
        /// Only entries whose words contain these.
        #[arg(long)]
        text: Option<String>,
        /// How many.
        #[arg(long, default_value_t = 50)]
        limit: usize,
    },
    /// List the players, or show the cards of those whose name contains a text.
    Players {
        /// The competition file.
        file: PathBuf,
        /// Part of a name.
        name: Option<String>,
    },
    /// List a section's settings, or change one.
    Settings {
        /// The competition file.
        file: PathBuf,
        /// The section, by its code.
        section: String,
        /// KEY=VALUE to change one.
        set: Option<String>,
        /// Only for this round.
        #[arg(long)]
        round: Option<u16>,
    },
    /// Write a file for somebody else.
    Export {
        /// The competition file.
        file: PathBuf,
        /// What.
        kind: Kind,
        /// Where it goes.
        to: PathBuf,
        /// Of which section, by its code.
        #[arg(long)]
        section: Option<String>,
        /// Of which round.
        #[arg(long)]
        round: Option<u16>,
    },
    /// Check a file: every hash, every chain, what the views say; change nothing.
    Verify {
        /// The competition file.
        file: PathBuf,
        /// The head hash that a report has printed: after how many entries was it the file's?
        #[arg(long)]
        head: Option<String>,
        /// Hold the file against the log on a stick.
        #[arg(long)]
        mirror: Option<PathBuf>,
    },
    /// Save a whole copy under another name.
    Copy {
        /// The competition file.
        file: PathBuf,
        /// The copy.
        to: PathBuf,
    },
    /// Bring the log in a folder up to date.
    Mirror {
        /// The competition file.
        file: PathBuf,
        /// The folder, on a stick for example.
        folder: PathBuf,
    },
    /// Rebuild a competition file from the log in a folder.
    Restore {
        /// The folder or the log in it.
        mirror: PathBuf,
        /// The new file.
        to: PathBuf,
    },
    /// Check a draw claim and everything else the moves say.
    Claim(Claim),
    /// Games in and out of a competition as PGN.
    Pgn {
        #[command(subcommand)]
        what: Pgn,
    },
    /// Write a page to be printed on A4.
    Report {
        /// The competition file.
        file: PathBuf,
        /// What.
        kind: Report,
        /// Where it goes.
        to: PathBuf,
        /// Of which section, by its code.
        #[arg(long)]
        section: Option<String>,
        /// Of which round.
        #[arg(long)]
        round: Option<u16>,
        /// Of which board.
        #[arg(long)]
        board: Option<u16>,
        /// Of which player: part of a name.
        #[arg(long)]
        player: Option<String>,
        /// As a PDF of A4 sheets, which a file ending in .pdf is in any case; as HTML otherwise.
        #[arg(long)]
        pdf: bool,
    },
    /// Replay a board's recorded moves, with clocks and recurrences.
    Replay(Replay),
    /// The notations in which moves can be shown, with their codes.
    Notations,
    /// Clocks: the round, a board's sheet, corrections, arrivals, the hall display.
    Clocks {
        #[command(subcommand)]
        what: Clocks,
    },
    /// Say what a time control is, in whatever notation: its class, and whether games at it are rated.
    Time {
        /// Such as "40/90+30:30+30", "5400+30", or words.
        control: String,
        /// The rating of the strongest player who may play at it.
        #[arg(long)]
        strongest: Option<u16>,
    },
    /// Appeals: list them, lodge one, record its hearing, decide it.
    Appeal {
        #[command(subcommand)]
        what: Appeal,
    },
    /// Recognise a text: a position, games, moves as typed off a scoresheet; record it at a board with --apply.
    Paste(Paste),
    /// Put two scoresheets beside each other and the game together from them; record it at a board with --apply.
    Sheets(Sheets),
    /// Ask the Laws: any rule by name, with the facts as NAME=VALUE.
    Advise(Ask),
    /// Which moves remain after these touches?
    Touch(TouchArgs),
    /// Is a move legal, and if not, why?
    Legal(LegalArgs),
    /// Is it a Chess960 starting position, or may the side to move castle in it?
    Chess960(Chess960Args),
    /// Reasons owed for rulings that differ from the advice: list them, give one.
    Reasons {
        #[command(subcommand)]
        what: Reasons,
    },
    /// Adjourned games: seal, keep and open the envelope, resume.
    Adjourn {
        #[command(subcommand)]
        what: Adjourn,
    },
    /// Look through files of games for illegal moves, draws and ends nobody noticed, and results that cannot be.
    Audit {
        /// PGN files.
        #[arg(required_unless_present = "of")]
        files: Vec<PathBuf>,
        /// The games on record in this competition file instead, of one section and round.
        #[arg(long, value_name = "FILE", requires_all = ["section", "round"], conflicts_with = "files")]
        of: Option<PathBuf>,
        /// The section, by its code.
        #[arg(long)]
        section: Option<String>,
        /// The round.
        #[arg(long)]
        round: Option<u16>,
        /// On how many threads; as many as there are cores otherwise.
        #[arg(long)]
        threads: Option<usize>,
        /// Say on standard error how far it has come.
        #[arg(long)]
        progress: bool,
    },
    /// Can this side still checkmate? One question a line on standard input: FEN;w or FEN;b.
    Winnable {
        /// How long to search.
        #[arg(long, value_enum, default_value_t = Search::Interactive)]
        mode: Search,
        /// Add the mating line in UCI.
        #[arg(long)]
        line: bool,
    },
    /// List the Laws' Articles, or those whose number begins so.
    Laws {
        /// A number or its beginning.
        number: Option<String>,
    },
}

/// What to print.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Report {
    /// The incidents of a board.
    Board,
    /// The incidents of a round.
    Round,
    /// The incidents of a player.
    Player,
    /// The chief arbiter's report.
    Competition,
    /// Results of a round, to be signed.
    Results,
    /// The forfeits of a round.
    Forfeits,
    /// The answer to a board's last claim.
    Claim,
    /// The envelope of a board's adjourned game, on A6.
    Envelope,
}

/// What to export.
#[derive(Clone, Copy, ValueEnum)]
pub enum Kind {
    /// Results as a table.
    Results,
    /// Incidents as a table.
    Incidents,
    /// The journal as a table.
    Journal,
    /// A tournament report with the records of 2016.
    Trf16,
    /// A tournament report with records of 2026.
    Trf26,
}

/// Which sample to make.
#[derive(Clone, Copy, ValueEnum)]
pub enum SampleKind {
    /// A competition that is being played.
    Open,
    /// Published games with famous claims.
    History,
}

/// How long to search for a mate.
#[derive(Clone, Copy, ValueEnum)]
pub enum Search {
    /// Microseconds.
    Quick,
    /// Up to about 50 milliseconds.
    Interactive,
    /// Up to about ten seconds.
    Deep,
}
