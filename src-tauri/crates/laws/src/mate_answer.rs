//! The answer to the mate question, asked of the position on the board.

use winnable::Verdict;

/// Can a side checkmate by any possible series of legal moves? Asked in 5.1.2, 5.2.2, 6.9, 7.5.5 and A.5.3.
/// The answer is found by search over legal play, never from material alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MateAnswer {
    /// Some series of legal moves ends in checkmate by that side.
    CanMate,
    /// None does.
    CannotMate,
    /// The search did not decide: the arbiter does.
    Undetermined,
}

impl MateAnswer {
    /// The stable text: `can-mate`, `cannot-mate`, `undetermined`.
    pub const fn code(self) -> &'static str {
        match self {
            MateAnswer::CanMate => "can-mate",
            MateAnswer::CannotMate => "cannot-mate",
            MateAnswer::Undetermined => "undetermined",
        }
    }

    /// Reads [`MateAnswer::code`] back.
    pub fn from_code(code: &str) -> Option<MateAnswer> {
        [MateAnswer::CanMate, MateAnswer::CannotMate, MateAnswer::Undetermined]
            .into_iter()
            .find(|answer| answer.code() == code)
    }
}

impl From<&Verdict> for MateAnswer {
    fn from(verdict: &Verdict) -> Self {
        match verdict {
            Verdict::Winnable { .. } => MateAnswer::CanMate,
            Verdict::Unwinnable { .. } => MateAnswer::CannotMate,
            Verdict::Undetermined { .. } => MateAnswer::Undetermined,
        }
    }
}
