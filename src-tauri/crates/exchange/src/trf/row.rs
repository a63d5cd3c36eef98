//! A line to be written, filled by columns.

/// Columns counted from 1; what is not filled is blank.
#[derive(Debug, Default)]
pub(crate) struct Row {
    chars: Vec<char>,
    cut: bool,
}

impl Row {
    /// A line that starts with a code.
    pub(crate) fn new(code: &str) -> Self {
        let mut row = Self::default();
        row.left(1, 3, code);
        row
    }

    /// Text from the left edge of a field.
    pub(crate) fn left(&mut self, from: usize, to: usize, text: &str) {
        self.put(from, to, &clean(text), false);
    }

    /// Text against the right edge of a field.
    pub(crate) fn right(&mut self, from: usize, to: usize, text: &str) {
        self.put(from, to, &clean(text), true);
    }

    /// One character.
    pub(crate) fn at(&mut self, column: usize, character: char) {
        self.left(column, column, &character.to_string());
    }

    fn put(&mut self, from: usize, to: usize, text: &[char], right: bool) {
        let width = (to + 1).saturating_sub(from);
        self.cut |= text.len() > width;
        if right && text.len() > width {
            // A number that is cut is another number.
            return;
        }
        let text = text.get(..width.min(text.len())).unwrap_or_default();
        let start = if right { to + 1 - text.len() } else { from };
        if self.chars.len() < to {
            self.chars.resize(to, ' ');
        }
        for (place, character) in (start - 1..).zip(text) {
            if let Some(slot) = self.chars.get_mut(place) {
                *slot = *character;
            }
        }
    }

    /// Whether some text did not fit its field.
    pub(crate) fn was_cut(&self) -> bool {
        self.cut
    }

    /// The line without blanks at its end.
    pub(crate) fn trimmed(&self) -> String {
        self.chars.iter().collect::<String>().trim_end().to_owned()
    }

    /// The line as wide as its last field.
    pub(crate) fn padded(&self) -> String {
        self.chars.iter().collect()
    }
}

/// Text without line ends and tabs, which would break the columns.
fn clean(text: &str) -> Vec<char> {
    text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_keep_to_their_columns() {
        let mut row = Row::new("001");
        row.right(5, 8, "12");
        row.left(10, 12, "abcdef");
        row.at(14, 'x');
        assert_eq!(row.trimmed(), "001   12 abc x");
        assert!(row.was_cut());
    }
}
