//! Notes, corrections, and files brought in.

use super::table::tables;
use crate::ids::*;
use crate::words::*;

tables! {
    /// A note.
    Note = "note" {
        /// About which section.
        section: Option<SectionId>,
        /// About which round.
        round: Option<RoundNo>,
        /// About which game.
        game: Option<GameId>,
        /// About which player.
        player: Option<PlayerId>,
        /// What.
        text: String,
    }
    /// Something said to the whole hall. The last one stands until another replaces it or takes it down.
    Announcement = "announcement" {
        /// To which section; null is everybody.
        section: Option<SectionId>,
        /// What; null takes down the one before.
        text: Option<String>,
    }
    /// An earlier entry taken back.
    Taken = "taken_back" {
        /// Which entry.
        about: EntryId,
        /// Which way.
        way: Withdrawal,
        /// Why; null while the reason is owed.
        reason: Option<String>,
    }
    /// The reason owed for an earlier entry.
    Reason = "reason" {
        /// Which entry.
        about: EntryId,
        /// The reason.
        text: String,
    }
    /// A file brought in from a pairing program.
    Import = "import" {
        /// Which.
        import: ImportId,
        /// Into which section.
        section: SectionId,
        /// The file's name.
        file_name: String,
        /// Its format, as it was recognised.
        format: String,
        /// SHA-256 of its bytes, hex.
        sha256: String,
    }
    /// A line of the imported file that this program does not use and the export gives back.
    KeptLine = "kept_line" {
        /// From which file.
        import: ImportId,
        /// Its number in the file.
        line: u32,
        /// The line.
        text: String,
    }
}
