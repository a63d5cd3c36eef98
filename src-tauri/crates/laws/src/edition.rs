//! Which text of the Laws a section is played under.

use std::fmt;

/// An edition of the Laws of Chess. It belongs to a section of a competition and is announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Edition {
    /// The FIDE Laws in force from 1 January 2023.
    #[default]
    Fide2023,
    /// A historical text, most likely the code of 1958 in its form of 1966–74. Never offered for rated play.
    Old,
}

impl Edition {
    /// Every edition, newest first.
    pub const ALL: [Edition; 2] = [Edition::Fide2023, Edition::Old];

    /// The stable text used in citations and stored in journals: `2023`, `old`.
    pub const fn code(self) -> &'static str {
        match self {
            Edition::Fide2023 => "2023",
            Edition::Old => "old",
        }
    }

    /// Reads [`Edition::code`] back.
    pub fn from_code(code: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.code() == code)
    }

    /// The message that names the edition.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::Fide2023 => "law-edition-2023",
            Edition::Old => "law-edition-old",
        }
    }

    /// May a section be played for rating under this text? Preface, second paragraph.
    pub const fn for_rated_play(self) -> bool {
        matches!(self, Edition::Fide2023)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
