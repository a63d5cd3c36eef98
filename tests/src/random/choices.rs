//! What one entry of a random journal is made of.

use desk::ids::RoundNo;

const TEXTS: [&str; 7] =
    ["", "a nul \0 byte", "Überraschung", "two\nlines", "a \"quote\" \\ and \u{1f} a control", "棋", "plain"];

/// The choices of one entry, taken one after the other.
pub struct Choices(pub [u8; 6], pub usize);

impl Choices {
    pub fn next(&mut self) -> usize {
        self.1 += 1;
        self.0[self.1 % 6].rotate_left(u32::try_from(self.1 / 6).unwrap_or(0)).into()
    }
    pub fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.next() % all.len()]
    }
    pub fn maybe<T>(&mut self, value: T) -> Option<T> {
        (!self.next().is_multiple_of(3)).then_some(value)
    }
    pub fn flag(&mut self) -> bool {
        self.next().is_multiple_of(2)
    }
    pub fn text(&mut self) -> String {
        self.of(&TEXTS).to_owned()
    }
    pub fn maybe_text(&mut self) -> Option<String> {
        let text = self.text();
        self.maybe(text)
    }
    pub fn small(&mut self) -> i32 {
        i32::try_from(self.next() % 7).unwrap_or(0) - 3
    }
    pub fn round(&mut self) -> RoundNo {
        self.of(&[RoundNo(1), RoundNo(2), RoundNo(9)])
    }
}
