//! One question and its answer as a line of text, for batch use.
//!
//! `FEN;w` or `FEN;b` asks whether that side can still checkmate. The answer is
//! `winnable|unwinnable|undetermined;<plies>;<cpu_ns>;<FEN>;<w|b>`; the time is measured by the caller.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, PositionError};

use crate::verdict::Verdict;

/// A question read from a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query {
    /// The position asked about.
    pub position: Chess,
    /// The side that would have to mate.
    pub side: Color,
    fen: String,
}

/// Why a line is no question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum QueryError {
    /// The line is not two fields with one semicolon between them.
    #[error("expected FEN;w or FEN;b")]
    Form,
    /// The second field is neither `w` nor `b`.
    #[error("the side is neither w nor b")]
    Side,
    /// The first field is not a FEN.
    #[error("not a FEN")]
    Fen,
    /// The position breaks the rules so much that no move can be judged: no king or two, a pawn on the
    /// first or last rank, the side not to move in check.
    #[error("not a position the rules apply to")]
    Position,
}

impl Query {
    /// Reads a question. Positions that could not arise in a game are accepted as long as the rules say
    /// what is legal in them; castling rights and en passant squares that cannot be used are dropped.
    pub fn parse(line: &str) -> Result<Query, QueryError> {
        let mut fields = line.trim().split(';');
        let (Some(fen), Some(side), None) = (fields.next(), fields.next(), fields.next()) else {
            return Err(QueryError::Form);
        };
        let side = match side.trim() {
            "w" => Color::White,
            "b" => Color::Black,
            _ => return Err(QueryError::Side),
        };
        let fen = fen.trim();
        let parsed: Fen = fen.parse().map_err(|_| QueryError::Fen)?;
        let position = parsed
            .into_position(CastlingMode::Chess960)
            .or_else(PositionError::ignore_invalid_castling_rights)
            .or_else(PositionError::ignore_invalid_ep_square)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .map_err(|_| QueryError::Position)?;
        Ok(Query { position, side, fen: fen.to_owned() })
    }

    /// The answer as a line, without the line break. `cpu_ns` is what the caller measured.
    pub fn answer_line(&self, verdict: &Verdict, cpu_ns: u64) -> String {
        let (word, plies) = match verdict {
            Verdict::Winnable { line } => ("winnable", line.len()),
            Verdict::Unwinnable { .. } => ("unwinnable", 0),
            Verdict::Undetermined { .. } => ("undetermined", 0),
        };
        let side = self.side.fold_wb('w', 'b');
        format!("{word};{plies};{cpu_ns};{};{side}", self.fen)
    }
}

impl QueryError {
    /// What stands in the place of an answer: `error;<reason>;<the line>`.
    pub fn answer_line(&self, line: &str) -> String {
        format!("error;{self};{}", line.trim())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Control, can_checkmate};

    fn answer(line: &str) -> String {
        match Query::parse(line) {
            Ok(query) => {
                let verdict = can_checkmate(&query.position, query.side, &Budget::INTERACTIVE, &mut |_| {
                    Control::Continue
                });
                query.answer_line(&verdict, 7)
            }
            Err(error) => error.answer_line(line),
        }
    }

    #[test]
    fn answers_a_line_with_a_line() {
        assert_eq!(
            answer("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1;w"),
            "unwinnable;0;7;7k/5Q2/6K1/8/8/8/8/8 b - - 0 1;w"
        );
        assert_eq!(
            answer("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1;w\r\n"),
            "winnable;1;7;7k/8/6K1/8/8/8/8/5Q2 w - - 0 1;w"
        );
    }

    #[test]
    fn answers_a_malformed_line_with_an_error() {
        for line in [
            "",
            ";",
            "w",
            "8/8/8/8/8/8/8/8 w - - 0 1;w",
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1;x",
            "7k/6Q1/6K1/8/8/8/8/8 w - - 0 1;w",
            "a;b;c",
            "é;w",
        ] {
            assert!(answer(line).starts_with("error;"), "{line}");
        }
    }
}
