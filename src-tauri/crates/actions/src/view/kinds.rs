//! Kinds of incident, with what the form asks for each.

use super::{Citation, Message, crossing};
use crate::say;

crossing! {
    /// A kind of incident, as form and quick line offer it.
    pub struct IncidentKind {
        /// Its code.
        pub kind: String,
        /// The word the quick line knows.
        pub word: String,
        /// Its name.
        pub title: Message,
        /// The Articles it falls under.
        pub because: Vec<Citation>,
        /// Which fields the form shows, in order.
        pub fields: Vec<IncidentField>,
    }

    /// A field of the incident form.
    #[derive(Copy, Eq)]
    pub enum IncidentField {
        /// Who is at fault.
        Side,
        /// The move.
        Move,
        /// Both clocks.
        Clocks,
        /// Minutes.
        Minutes,
        /// The move as played or written.
        Played,
        /// When it was raised.
        When,
        /// Touched pieces.
        Squares,
        /// The position.
        Position,
        /// A player, where no game is in hand.
        Player,
        /// Moves completed, and whose flag fell first.
        Flag,
        /// Why the clocks were stopped.
        StoppedFor,
        /// Free text.
        Text,
    }
}

/// The kinds there are, in the order of the Laws.
pub fn kinds() -> Vec<IncidentKind> {
    laws::IncidentKind::ALL
        .iter()
        .map(|kind| IncidentKind {
            kind: kind.code().to_owned(),
            word: crate::quick_line::kind_word(*kind).to_owned(),
            title: Message::new(kind.name()),
            because: say::citations(&laws::Article::cite_all(kind.articles(), laws::Edition::Fide2023)),
            fields: fields(*kind),
        })
        .collect()
}

fn fields(kind: laws::IncidentKind) -> Vec<IncidentField> {
    use IncidentField::{
        Clocks, Flag, Minutes, Move, Played, Player, Position, Side, Squares, StoppedFor, Text, When,
    };
    use laws::AnsweredBy;
    match kind {
        laws::IncidentKind::ClocksStopped => return vec![Side, StoppedFor, Minutes, Clocks, Text],
        laws::IncidentKind::IllegalPosition => return vec![Move, When, Clocks, Text],
        _ => {}
    }
    match kind.answered_by() {
        AnsweredBy::IllegalMove => vec![Side, Move, Played, When, Position, Clocks, Text],
        AnsweredBy::DrawClaim => vec![Side, Move, Played, Clocks, Text],
        AnsweredBy::FlagFall => vec![Side, Move, Clocks, Flag, Text],
        AnsweredBy::Recording => vec![Side, Move, Clocks, Text],
        AnsweredBy::TouchedPiece => vec![Side, Move, Squares, Played, When, Position, Clocks, Text],
        AnsweredBy::DefaultTime => vec![Side, Text],
        AnsweredBy::Irregularity if kind == laws::IncidentKind::IllegalPosition => {
            vec![Move, When, Clocks, Text]
        }
        AnsweredBy::Irregularity => vec![Move, Clocks, Text],
        AnsweredBy::Device | AnsweredBy::Penalties => vec![Side, Player, Clocks, Text],
        AnsweredBy::Judgement => vec![Side, Minutes, Clocks, Text],
    }
}
