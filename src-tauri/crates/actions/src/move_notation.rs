//! How moves are written for who reads them: a choice of the desk. The journal always keeps the moves as PGN has them.

use laws::Message as LawMessage;
use notation::descriptive::read_descriptive;
use notation::language::{ENGLISH, LANGUAGES, Language};
use notation::moves::{MoveReading, MoveStyle, move_text, read_move};
use shakmaty::{CastlingMode, Chess, Move};

use crate::error::ActionError;
use crate::view::{Choice, Message};

/// A way of writing moves, by the code a person chooses it with: `san`, `long`, `figurine`, `descriptive`, or the
/// two-letter code of a language whose piece letters are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveNotation(MoveStyle);

/// The ways that belong to no language.
const PLAIN: [(&str, MoveStyle, &str); 4] = [
    ("san", MoveStyle::San, "move-notation-san"),
    ("figurine", MoveStyle::Figurine, "move-notation-figurine"),
    ("long", MoveStyle::Long, "move-notation-long"),
    ("descriptive", MoveStyle::Descriptive, "move-notation-descriptive"),
];

impl MoveNotation {
    /// As PGN and the journal write moves.
    pub const SAN: Self = Self(MoveStyle::San);

    /// The notation of a code; [`MoveNotation::SAN`] where none is given.
    ///
    /// # Errors
    /// Nothing is written so.
    pub fn from_code(code: Option<&str>) -> Result<Self, ActionError> {
        let Some(code) = code.map(str::trim).filter(|code| !code.is_empty()) else { return Ok(Self::SAN) };
        let plain = PLAIN.iter().find(|(plain, ..)| *plain == code).map(|(_, style, _)| *style);
        let style = plain.or_else(|| Language::by_code(code).map(MoveStyle::Localised));
        let unknown = || ActionError::Unclear(LawMessage::new("move-notation-unknown").with("text", code));
        style.map(Self).ok_or_else(unknown)
    }

    /// A legal move.
    pub fn write(self, position: &Chess, mode: CastlingMode, mv: Move) -> String {
        move_text(position, mode, mv, self.0)
    }

    /// What somebody typed: first as this notation has it, then as PGN has it.
    pub fn read(self, position: &Chess, mode: CastlingMode, text: &str) -> MoveReading {
        let own = match self.0 {
            MoveStyle::Descriptive => read_descriptive(position, text),
            _ => read_move(position, mode, text, self.letters()),
        };
        match own {
            MoveReading::Move(_) | MoveReading::Ambiguous(_) => own,
            _ => match read_move(position, mode, text, &ENGLISH) {
                MoveReading::Descriptive => read_descriptive(position, text),
                reading => reading,
            },
        }
    }

    /// The letters it writes pieces with.
    pub(crate) fn letters(self) -> &'static Language {
        match self.0 {
            MoveStyle::Localised(language) => language,
            _ => &ENGLISH,
        }
    }
}

/// Every notation there is to choose from, each with what it is called and the letters it uses.
pub fn notations() -> Vec<Choice> {
    let plain = PLAIN.iter().map(|(code, _, label)| (*code, Message::new(*label)));
    // English letters are what PGN has.
    let languages = LANGUAGES.iter().filter(|language| language.code != ENGLISH.code).map(|language| {
        let label = Message::new("move-notation-language")
            .with("language", Message::new(language.message_id()))
            .with("letters", language.pieces.join(" "));
        (language.code, label)
    });
    plain.chain(languages).map(|(code, label)| Choice { value: code.to_owned(), label }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_notation_offered_is_one_and_reads_what_it_writes() {
        let position = Chess::default();
        let knight = read_move(&position, CastlingMode::Standard, "Nf3", &ENGLISH).exact().unwrap();
        let mut written = Vec::new();
        for choice in notations() {
            let notation = MoveNotation::from_code(Some(&choice.value)).unwrap();
            let text = notation.write(&position, CastlingMode::Standard, knight);
            let read = notation.read(&position, CastlingMode::Standard, &text);
            assert_eq!(read.exact(), Some(knight), "{}: {text}", choice.value);
            // Whoever still types as PGN has it is understood too, unless the letter means another piece there.
            if !notation.letters().pieces.contains(&"N") {
                assert!(notation.read(&position, CastlingMode::Standard, "Nf3").exact().is_some());
            }
            written.push(text);
        }
        for text in ["Nf3", "Ng1-f3", "♘f3", "Sf3", "Cf3", "N-KB3"] {
            assert!(written.iter().any(|one| one == text), "{text} in {written:?}");
        }
    }

    #[test]
    fn what_is_no_notation_is_said_to_be_none() {
        assert!(matches!(
            MoveNotation::from_code(Some("klingon")),
            Err(ActionError::Unclear(message)) if message.id == "move-notation-unknown"
        ));
        assert_eq!(MoveNotation::from_code(Some(" ")).unwrap(), MoveNotation::SAN);
    }
}
