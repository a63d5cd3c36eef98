//! A position as a picture to be put into a report or a letter.

use exchange::diagram::{DiagramOptions, diagram};

use crate::error::ActionError;
use crate::view::{ReplayPosition, crossing};

crossing! {
    /// A picture that is asked for.
    #[derive(Eq)]
    pub struct DiagramAsked {
        /// The position.
        pub fen: String,
        /// The squares of the move that led there.
        pub squares: Vec<String>,
        /// Black's side below.
        pub flipped: bool,
        /// After which move, `34.Qe2`; part of the file's name.
        pub place: String,
        /// Of what kind.
        pub format: DiagramFormat,
    }

    /// Kinds of picture.
    #[derive(Copy, Eq)]
    pub enum DiagramFormat {
        /// Lines, to be printed at any size.
        Svg,
        /// Dots, for programs that take nothing else.
        Png,
    }
}

impl DiagramFormat {
    /// The ending of its files.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }
}

impl DiagramAsked {
    /// A position of a replay.
    pub fn of(position: &ReplayPosition, flipped: bool, format: DiagramFormat) -> Self {
        Self {
            fen: position.fen.clone(),
            squares: position.squares.clone(),
            flipped,
            place: format!("{}{}", position.number_text, position.text),
            format,
        }
    }

    /// A name for its file: `diagram-34Qe2.svg`.
    pub fn file_name(&self) -> String {
        let place: String = self.place.chars().filter(char::is_ascii_alphanumeric).take(16).collect();
        let dash = if place.is_empty() { "" } else { "-" };
        format!("diagram{dash}{place}.{}", self.format.ending())
    }
}

/// The bytes of a picture.
///
/// # Errors
/// It cannot be drawn as dots.
pub fn picture(asked: &DiagramAsked) -> Result<Vec<u8>, ActionError> {
    let svg = svg(&asked.fen, &asked.squares, asked.flipped);
    match asked.format {
        DiagramFormat::Svg => Ok(svg.into_bytes()),
        DiagramFormat::Png => exchange::diagram::png(&svg)
            .ok_or_else(|| ActionError::Unclear(laws::Message::new("diagram-not-drawn"))),
    }
}

/// A position as SVG, readable in print, with the squares of its move marked.
pub fn svg(fen: &str, squares: &[String], flipped: bool) -> String {
    diagram(fen, &DiagramOptions { flipped, marked: squares.to_vec(), title: fen.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_its_kind_and_a_name_any_disk_takes() {
        let asked = |format| DiagramAsked {
            fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_owned(),
            squares: vec!["e1".to_owned()],
            flipped: true,
            place: "34…Qxe2+/\\..".to_owned(),
            format,
        };
        assert!(picture(&asked(DiagramFormat::Svg)).unwrap().starts_with(b"<svg"));
        assert!(picture(&asked(DiagramFormat::Png)).unwrap().starts_with(b"\x89PNG"));
        assert_eq!(asked(DiagramFormat::Png).file_name(), "diagram-34Qxe2.png");
    }
}
