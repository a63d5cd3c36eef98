//! Points as integers.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

/// Points in half-points: ½ is 1, a win is usually 2. May be negative (a penalty).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfPoints(pub i32);

impl HalfPoints {
    /// No points.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(1);
    /// One point.
    pub const ONE: Self = Self(2);
}

impl Add for HalfPoints {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for HalfPoints {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for HalfPoints {
    type Output = Self;
    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl AddAssign for HalfPoints {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for HalfPoints {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

/// `1.5`, `-0.5`: the form tournament files use.
impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, half) = (self.0.unsigned_abs() / 2, if self.0 % 2 == 0 { 0 } else { 5 });
        f.pad(&format!("{sign}{whole}.{half}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_print_as_tournament_files_do() {
        let shown: Vec<String> = [3, 2, 1, 0, -1, -2, -3].map(|n| HalfPoints(n).to_string()).into();
        assert_eq!(shown, ["1.5", "1.0", "0.5", "0.0", "-0.5", "-1.0", "-1.5"]);
        assert_eq!(format!("{:>5}", HalfPoints(3)), "  1.5");
    }
}
