//! Columns of a line, counted in characters from 1, and writers that counted bytes.

use std::borrow::Cow;

/// A line by columns. Beyond its end there are blanks.
#[derive(Debug, Clone)]
pub(crate) struct Columns<'a> {
    chars: Cow<'a, [char]>,
}

impl Columns<'_> {
    pub(crate) fn of(text: &str) -> Columns<'static> {
        Columns { chars: Cow::Owned(text.trim_end().chars().collect()) }
    }

    /// The character in a column.
    pub(crate) fn at(&self, column: usize) -> char {
        column.checked_sub(1).and_then(|place| self.chars.get(place)).copied().unwrap_or(' ')
    }

    /// The text of columns `from`…`to`, both included, without blanks around it.
    pub(crate) fn field(&self, from: usize, to: usize) -> String {
        let text: String = (from..=to).map(|column| self.at(column)).collect();
        text.trim().to_owned()
    }

    /// The rest of the line from a column on, without blanks around it.
    pub(crate) fn rest(&self, from: usize) -> String {
        self.field(from, self.len().max(from))
    }

    /// Number of columns without trailing blanks.
    pub(crate) fn len(&self) -> usize {
        self.chars.len()
    }

    /// Whether columns `from`…`to` are blank.
    pub(crate) fn blank(&self, from: usize, to: usize) -> bool {
        (from..=to).all(|column| self.at(column) == ' ')
    }

    /// The line with `blanks` more blanks before a column.
    fn with_blanks(&self, column: usize, blanks: usize) -> Columns<'static> {
        let mut chars = self.chars.to_vec();
        let place = column.saturating_sub(1).min(chars.len());
        chars.splice(place..place, std::iter::repeat_n(' ', blanks));
        Columns { chars: Cow::Owned(chars) }
    }

    /// The line without `count` characters from a column on.
    fn without(&self, column: usize, count: usize) -> Columns<'static> {
        let mut chars = self.chars.to_vec();
        let from = column.saturating_sub(1).min(chars.len());
        let to = from.saturating_add(count).min(chars.len());
        chars.drain(from..to);
        Columns { chars: Cow::Owned(chars) }
    }
}

/// First column of a round's cell.
pub(crate) fn round_column(round: usize) -> usize {
    92 + 10 * (round - 1)
}

/// Number of round cells on a player line.
pub(crate) fn round_count(columns: &Columns<'_>) -> usize {
    columns.len().saturating_sub(91).div_ceil(10)
}

/// How a player line had to be moved to fit its columns.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Shift {
    /// Columns by which what follows the name was moved, to the right where positive.
    pub(crate) after_name: i32,
    /// The same for what follows the points.
    pub(crate) after_points: i32,
}

/// A player line whose columns are right.
///
/// Writers that pad the name to 33 *bytes* leave the rest of the line to the left by one column for every accented
/// letter; writers that do not cut long names push it to the right; points of three figures move what follows them.
/// A shift is taken only where the line does not fit as it is and fits everywhere after it.
pub(crate) fn aligned(columns: Columns<'static>) -> (Columns<'static>, Shift) {
    if fits(&columns) || columns.len() <= 48 {
        return (columns, Shift::default());
    }
    for shift in 1..=16_usize {
        let moved = i32::try_from(shift).unwrap_or(0);
        let right = columns.with_blanks(48_usize.saturating_sub(shift), shift);
        if fits(&right) {
            return (right, Shift { after_name: moved, ..Shift::default() });
        }
        // A name that is too long is kept to its end only where a blank follows it.
        let left = columns.without(48, shift);
        if columns.at(48 + shift) == ' ' && fits(&left) {
            return (left, Shift { after_name: -moved, ..Shift::default() });
        }
        let late_right = columns.with_blanks(85, shift);
        if shift <= 4 && fits(&late_right) {
            return (late_right, Shift { after_points: moved, ..Shift::default() });
        }
        let late_left = columns.without(85, shift);
        if shift <= 4 && columns.blank(85, 84 + shift) && fits(&late_left) {
            return (late_left, Shift { after_points: -moved, ..Shift::default() });
        }
    }
    (columns, Shift::default())
}

/// Whether every column that has to be blank is, and every other holds what it may.
fn fits(columns: &Columns<'_>) -> bool {
    let blanks = [48, 53, 57].into_iter().all(|column| columns.at(column) == ' ');
    let rating = columns.field(49, 52);
    let points = columns.field(81, 84);
    let rank = columns.field(86, 89);
    blanks
        && (rating.chars().all(|c| c.is_ascii_digit()) || rating.eq_ignore_ascii_case("u"))
        && points.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ','))
        && rank.chars().all(|c| c.is_ascii_digit())
        && columns.at(85) == ' '
        && (1..=round_count(columns)).all(|round| cell_fits(columns, round_column(round)))
}

/// Whether a round's ten columns hold a number, a colour and one character for the result, or blanks.
pub(crate) fn cell_fits(columns: &Columns<'_>, from: usize) -> bool {
    let opponent = columns.field(from, from + 3);
    opponent.chars().all(|c| c.is_ascii_digit())
        && columns.blank(from + 4, from + 4)
        && columns.blank(from + 6, from + 6)
        && matches!(columns.at(from + 5), ' ' | '-' | 'w' | 'b' | 's' | 'W' | 'B' | 'S')
        && columns.blank(from + 8, from + 9)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        "001    1 m    Alpha, Ann                        2000 NOR    90000001 1990/05/06  1.0    1     2 w 1";

    #[test]
    fn columns_count_from_one_and_never_end() {
        let columns = Columns::of(LINE);
        assert_eq!(columns.field(5, 8), "1");
        assert_eq!(columns.field(49, 52), "2000");
        assert_eq!(columns.at(97), 'w');
        assert_eq!(columns.at(99), '1');
        assert_eq!(columns.at(9999), ' ');
        assert_eq!(columns.at(0), ' ');
    }

    #[test]
    fn a_line_padded_by_bytes_is_moved_back() {
        for (name, shift) in [("Müller, Jörg", 2), ("Alpha, Ann", 0), ("Zoë, A", 1)] {
            let bytes = name.len();
            let padded = format!("{name}{}", " ".repeat(33 - bytes));
            let line = format!("001    1 m    {padded}{}", &LINE[47..]);
            let (columns, moved) = aligned(Columns::of(&line));
            assert_eq!(moved.after_name, shift, "{name}");
            assert_eq!((columns.field(15, 47), columns.field(49, 52)), (name.to_owned(), "2000".to_owned()));
        }
    }

    #[test]
    fn columns_moved_after_the_points_are_moved_back() {
        for (from, to, moved) in [("  1.0    1", "  1.0   1", 1), ("  1.0    1", "  1.0      1", -2)] {
            let (columns, shift) = aligned(Columns::of(&LINE.replace(from, to)));
            assert_eq!(shift, Shift { after_points: moved, ..Shift::default() });
            assert_eq!((columns.field(86, 89).as_str(), columns.at(97), columns.at(99)), ("1", 'w', '1'));
        }
    }

    #[test]
    fn a_name_that_was_not_cut_is_moved_back() {
        let name = "Wolfeschlegelsteinhausenbergerdorff, Ann";
        let line = format!("001    1 m    {name}{}", &LINE[47..]);
        let (columns, moved) = aligned(Columns::of(&line));
        assert_eq!(moved.after_name, -7);
        assert_eq!(columns.field(49, 52), "2000");
        assert_eq!(columns.at(99), '1');
    }
}
