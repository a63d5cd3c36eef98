//! The two sides.

/// A side: the player of the light or of the dark men.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// The light men, first to move.
    White,
    /// The dark men.
    Black,
}

impl Colour {
    /// Both sides, White first.
    pub const BOTH: [Colour; 2] = [Colour::White, Colour::Black];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }

    /// The stable text: `white`, `black`.
    pub const fn code(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Black => "black",
        }
    }

    /// Reads [`Colour::code`] back.
    pub fn from_code(code: &str) -> Option<Colour> {
        Colour::BOTH.into_iter().find(|colour| colour.code() == code)
    }
}

impl From<shakmaty::Color> for Colour {
    fn from(color: shakmaty::Color) -> Colour {
        match color {
            shakmaty::Color::White => Colour::White,
            shakmaty::Color::Black => Colour::Black,
        }
    }
}

impl From<Colour> for shakmaty::Color {
    fn from(colour: Colour) -> shakmaty::Color {
        match colour {
            Colour::White => shakmaty::Color::White,
            Colour::Black => shakmaty::Color::Black,
        }
    }
}
