//! The same thing for White and for Black.

use crate::colour::Colour;

/// Something that each side has one of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> Sides<T> {
    /// Made for each side by a function.
    pub fn each(mut make: impl FnMut(Colour) -> T) -> Sides<T> {
        Sides { white: make(Colour::White), black: make(Colour::Black) }
    }

    /// One side's.
    pub const fn of(&self, side: Colour) -> &T {
        match side {
            Colour::White => &self.white,
            Colour::Black => &self.black,
        }
    }

    /// One side's, to change.
    pub const fn of_mut(&mut self, side: Colour) -> &mut T {
        match side {
            Colour::White => &mut self.white,
            Colour::Black => &mut self.black,
        }
    }

    /// Both, White's first.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        [&self.white, &self.black].into_iter()
    }
}
