//! From what a case asks to the function that answers it.

use crate::facts::{Answer, Facts};
use crate::format::Case;
use crate::{asks_adjournment, asks_board, asks_clock, asks_conduct};

/// The answer, and the facts nobody asked for.
pub fn ask(case: &Case) -> Result<(Answer, Vec<String>), String> {
    let facts = Facts::new(case);
    let answer = asks_board::ask(&case.ask, &facts)
        .or_else(|| asks_clock::ask(&case.ask, &facts))
        .or_else(|| asks_conduct::ask(&case.ask, &facts))
        .or_else(|| asks_adjournment::ask(&case.ask, &facts))
        .ok_or_else(|| format!("nobody answers {}", case.ask))??;
    let unused = facts.unused();
    Ok((answer, unused))
}
