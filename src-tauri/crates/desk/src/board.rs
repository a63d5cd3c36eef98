//! What the position an incident happened in says to it. Whoever reads moves (which the desk does not) finds it and hands
//! it in; the journal keeps the sentences with the advice.

use laws::{Citation, Message};

/// The message that keeps the position in the journal; its argument `fen` is read back from there.
pub const POSITION: &str = "advice-position";

/// The position an incident happened in, with what the Laws say to touches and moves in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundOnBoard {
    /// The position, FEN.
    pub fen: String,
    /// What to tell the arbiter.
    pub says: Vec<Message>,
    /// Because of which Articles.
    pub because: Vec<Citation>,
    /// The moves one of which must be played, as text; empty where any legal move may be.
    pub moves: Vec<String>,
}

impl FoundOnBoard {
    /// What there is to say, the moves that remain last.
    pub(crate) fn says(&self) -> impl Iterator<Item = Message> + '_ {
        let remain = (!self.moves.is_empty()).then(|| {
            let count = u32::try_from(self.moves.len()).unwrap_or(u32::MAX);
            Message::new("advice-moves-remain").with("moves", self.moves.join(" ")).with("count", count)
        });
        self.says.iter().cloned().chain(remain)
    }

    /// The position it was said of, which stands after everything else.
    pub(crate) fn position(&self) -> Message {
        Message::new(POSITION).with("fen", self.fen.as_str())
    }
}
