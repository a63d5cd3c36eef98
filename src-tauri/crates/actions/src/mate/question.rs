//! The mate question as the arbiter asks it: answered with the line or the sentence of the proof that shows it.

use desk::state::State;
use laws::{MateAnswer, Message as LawMessage};
use shakmaty::{CastlingMode, Chess};
use winnable::{Budget, Control, Progress, Query, Verdict, can_checkmate, explain_verdict};

use crate::draft::id;
use crate::error::ActionError;
use crate::line::{self, LineStep};
use crate::move_notation::MoveNotation;
use crate::recorded;
use crate::view::{Argument, Message, Side, crossing};

crossing! {
    /// Which position the question is asked of, and of which side.
    #[derive(Eq)]
    pub struct MateAsked {
        /// The game whose last recorded position is asked about.
        pub game: Option<String>,
        /// A position as it stands on the board; it goes before the record.
        pub fen: Option<String>,
        /// The side that would have to mate.
        pub side: Side,
    }

    /// How far is searched.
    #[derive(Copy, Eq)]
    pub enum MateSearch {
        /// As far as an arbiter at the board waits: some 50 ms.
        AtTheBoard,
        /// For the appeal: some ten seconds, to be stopped at any time.
        Deep,
    }

    /// What was found.
    #[derive(Copy, Eq)]
    pub enum MateFound {
        /// A line ends in mate.
        CanMate,
        /// It is proved that none does.
        CannotMate,
        /// Neither was found: nothing is claimed.
        Undetermined,
    }

    /// The mate question, answered.
    #[derive(Eq)]
    pub struct MateQuestion {
        /// The side asked about.
        pub side: Side,
        /// The position asked about.
        pub fen: String,
        /// The last move on record, `34…Kd7`; none where the position was given.
        pub after: Option<String>,
        /// What was found.
        pub found: MateFound,
        /// Why, in one sentence.
        pub sentence: Message,
        /// The line to the mate.
        pub line: Vec<LineStep>,
        /// Whether a deeper search may know more.
        pub deeper: bool,
    }

    /// How far a search has come.
    #[derive(Copy, Eq)]
    pub struct MateProgress {
        /// Attempts made.
        pub done: u32,
        /// Attempts there are.
        pub of: u32,
    }
}

/// A position to ask about. Holds nothing of the competition, so that a long search keeps nobody waiting.
#[derive(Clone, Debug)]
pub struct MatePosition {
    position: Chess,
    mode: CastlingMode,
    side: laws::Colour,
    after: Option<String>,
    notation: MoveNotation,
}

/// The position a question is about.
///
/// # Errors
/// The FEN cannot be read; no moves are on record, or they stop being legal.
pub fn position(
    state: &State,
    asked: &MateAsked,
    notation: MoveNotation,
) -> Result<MatePosition, ActionError> {
    let side = asked.side.into();
    if let Some(fen) = asked.fen.as_deref().map(str::trim).filter(|fen| !fen.is_empty()) {
        let query = Query::parse(&format!("{fen};w"))
            .map_err(|_| ActionError::Unclear(LawMessage::new("mate-fen-unclear").with("text", fen)))?;
        return Ok(MatePosition {
            position: query.position,
            mode: CastlingMode::Standard,
            side,
            after: None,
            notation,
        });
    }
    let game = asked.game.as_ref().ok_or(ActionError::NotFound("game"))?;
    let game = recorded::game(state, id(game, "game")?)
        .filter(|game| game.open_rest().is_none() && !game.moves.is_empty())
        .ok_or_else(|| ActionError::Unclear(LawMessage::new("mate-no-position")))?;
    Ok(MatePosition {
        position: game.final_position(),
        mode: game.castling_mode(),
        side,
        after: line::numbered(&line::of_game(&game, notation), game.moves.len()),
        notation,
    })
}

/// Answers the question. `go_on` is asked from time to time; once it says no the answer is undetermined.
pub fn question(
    asked: &MatePosition,
    search: MateSearch,
    go_on: &mut dyn FnMut(MateProgress) -> bool,
) -> MateQuestion {
    let budget = match search {
        MateSearch::AtTheBoard => Budget::INTERACTIVE,
        MateSearch::Deep => Budget::DEEP,
    };
    let side = asked.side.into();
    let verdict = can_checkmate(&asked.position, side, &budget, &mut |progress: Progress| {
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        match go_on(MateProgress { done: count(progress.phase), of: count(progress.phases) }) {
            true => Control::Continue,
            false => Control::Cancel,
        }
    });
    let explained = explain_verdict(&asked.position, side, &verdict);
    let found = match MateAnswer::from(&verdict) {
        MateAnswer::CanMate => MateFound::CanMate,
        MateAnswer::CannotMate => MateFound::CannotMate,
        MateAnswer::Undetermined => MateFound::Undetermined,
    };
    let line = match verdict {
        Verdict::Winnable { line } => line::steps(&asked.position, asked.mode, line, asked.notation),
        Verdict::Unwinnable { .. } | Verdict::Undetermined { .. } => Vec::new(),
    };
    MateQuestion {
        side: asked.side.into(),
        fen: notation::position::fen_of(&asked.position),
        after: asked.after.clone(),
        found,
        sentence: Message {
            id: explained.id.to_owned(),
            args: explained
                .args
                .into_iter()
                .map(|(name, value)| (name.to_owned(), argument(value)))
                .collect(),
        },
        line,
        deeper: found == MateFound::Undetermined && search == MateSearch::AtTheBoard,
    }
}

/// Counts stay numbers, so that the sentence can choose its form by them.
fn argument(value: String) -> Argument {
    value.parse().map_or(Argument::Text(value), Argument::Number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(fen: &str, side: Side, search: MateSearch) -> MateQuestion {
        let asked = MateAsked { game: None, fen: Some(fen.to_owned()), side };
        question(&position(&State::default(), &asked, MoveNotation::SAN).unwrap(), search, &mut |_| true)
    }

    #[test]
    fn a_line_is_shown_move_by_move_and_ends_in_mate() {
        let answer = ask("8/8/4k3/8/8/3K1R2/8/8 w - - 0 40", Side::White, MateSearch::AtTheBoard);
        assert_eq!(answer.found, MateFound::CanMate);
        assert_eq!(answer.sentence.args.get("plies"), Some(&Argument::from(answer.line.len())));
        assert_eq!(answer.line[0].number_text, "40.");
        assert!(answer.line.last().unwrap().text.ends_with('#'));
        assert!(!answer.deeper);
    }

    #[test]
    fn a_proof_is_one_sentence_and_no_line() {
        let answer = ask("8/8/4k3/8/8/3K1N2/8/8 w - - 0 1", Side::White, MateSearch::AtTheBoard);
        assert_eq!(answer.found, MateFound::CannotMate);
        assert_eq!(answer.sentence.id, "unwinnable-lone-knight");
        assert!(answer.line.is_empty());
    }

    /// Positions in which the search at the board finds neither a line nor a proof.
    fn undecided() -> Vec<MatePosition> {
        let path =
            concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tests/cases/winnable/challenge_undetermined.csv");
        let rows = std::fs::read_to_string(path).unwrap();
        let asked = rows.lines().skip(1).filter_map(|row| {
            let (fen, rest) = row.split_once(',')?;
            let side = if rest.starts_with('w') { Side::White } else { Side::Black };
            let asked = MateAsked { game: None, fen: Some(fen.to_owned()), side };
            Some(position(&State::default(), &asked, MoveNotation::SAN).unwrap())
        });
        let open = |asked: &MatePosition| {
            let answer = question(asked, MateSearch::AtTheBoard, &mut |_| true);
            assert_eq!(answer.deeper, answer.found == MateFound::Undetermined);
            answer.deeper
        };
        asked.filter(open).take(3).collect()
    }

    #[test]
    fn a_deep_search_tells_how_far_it_has_come_and_stops_when_told() {
        let undecided = undecided();
        assert!(!undecided.is_empty());
        for asked in undecided {
            let mut told = Vec::new();
            let answer = question(&asked, MateSearch::Deep, &mut |progress| {
                told.push(progress);
                false
            });
            assert_eq!(told.len(), 1, "it stops at once: {}", answer.fen);
            assert!(told.iter().all(|progress| progress.done <= progress.of && progress.of > 1));
            assert_eq!(
                (answer.found, answer.sentence.id.as_str()),
                (MateFound::Undetermined, "winnable-cancelled")
            );
            assert!(!answer.deeper && answer.line.is_empty());
        }
    }

    #[test]
    fn what_is_no_position_is_said_to_be_none() {
        let asked =
            |fen: Option<&str>| MateAsked { game: None, fen: fen.map(str::to_owned), side: Side::Black };
        assert!(matches!(
            position(&State::default(), &asked(Some("no board")), MoveNotation::SAN),
            Err(ActionError::Unclear(message)) if message.id == "mate-fen-unclear"
        ));
        assert!(matches!(
            position(&State::default(), &asked(None), MoveNotation::SAN),
            Err(ActionError::NotFound("game"))
        ));
    }
}
