//! The competition file: append, read, migrate, copy, verify. The only crate with SQL in it.
//!
//! One competition is one SQLite file, opened like a document: [`File::create`], [`File::open`], [`File::close`]. What
//! an entry says is written and read generically through [`desk::fact::TABLES`]; a test holds that table and the schema
//! in `migrations/` together.
//!
//! # Write-ahead log or rollback journal
//! Measured on a virtual disk with SQLite 3.40 at little load (an entry row and a fact row, 500 appends each, ms):
//!
//! | journal  | median | p95  | what one durable append waits for         |
//! |----------|--------|------|-------------------------------------------|
//! | WAL      | 0.22   | 0.49 | one flush of the log                      |
//! | persist  | 0.75   | 0.92 | two of the journal, one of the file       |
//! | truncate | 0.96   | 1.19 | the same, and the journal's length        |
//! | delete   | 1.01   | 1.25 | the same, and the folder                  |
//!
//! So the file is in WAL mode **while it is open**: one flush instead of three or four matters on a laptop's disk, and
//! a second window reads without waiting. At rest it is a single file in rollback mode: the last process to close it
//! folds the log in and switches back. That leaves a mark in the file's own header: a file that says WAL and has no log
//! beside it was copied or moved while it was open, and its last entries may be missing ([`OpenErrorKind::LogMissing`]).
//!
//! # Opening
//! 100 000 entries with 150 000 facts (73 MB) take 0.7 s of processor time to open, read and fold, spread over two
//! connections and the threads that unpack their rows (`cargo bench --bench bench-store`). Hashes are not checked then:
//! [`verify`] does, in the background.

mod canonical;
mod copy;
mod error;
mod file;
mod head;
mod mirror;
mod owner;
mod packed;
mod place;
mod read;
mod recognise;
mod schema;
mod sql;
mod tx;
mod verify;
mod views;

pub use canonical::{CanonicalError, read_canonical};
pub use copy::{COPIES_KEPT, CopyReason, copies_folder};
pub use error::{AppendError, OpenError, OpenErrorKind, Seems, StoreError, Warning};
pub use file::{File, OpenOptions, Opened};
pub use head::{Heads, head};
pub use mirror::{Log, Mirror, MirrorError, Restored, read_log, restore};
pub use place::network_file_system;
pub use recognise::is_competition;
pub use tx::{Appended, Tx};
pub use verify::{Problem, Verified, verify, verify_chain};
