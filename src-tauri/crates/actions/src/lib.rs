//! Everything a person can do at the desk, one function each; both fronts call these and nothing else.
//!
//! [`session::Session`] is an open competition file with its folded journal. [`view`] is what a front shows of it: plain
//! data with everything preformatted but the sentences, which are message ids with arguments.

pub mod defaults;
pub mod draft;
pub mod error;
pub mod export;
pub mod import;
pub mod quick_line;
pub mod sample;
pub mod say;
pub mod session;
pub mod settings;
pub mod view;

pub use error::ActionError;
pub use session::{Now, Session};
