//! A position as a picture: an SVG of plain shapes, readable in print, black on white.

use std::fmt::Write as _;

/// How a diagram is drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiagramOptions {
    /// Black's side below.
    pub flipped: bool,
    /// Squares to mark, such as those of the last move: `e4`.
    pub marked: Vec<String>,
    /// A sentence that says what the picture shows, for those who cannot see it.
    pub title: String,
}

const SQUARE: u32 = 45;
const MARGIN: u32 = 18;
const SIDE: u32 = 8 * SQUARE;
/// Both sides of the picture.
pub(crate) const SIZE: u32 = SIDE + 2 * MARGIN;

/// How a shape is painted, as CSS names colours: none is not painted.
#[derive(Clone, Copy, Default)]
pub(crate) struct Paint {
    pub fill: Option<&'static str>,
    pub line: Option<&'static str>,
    pub width: f32,
    pub dashed: bool,
}

/// What a diagram is made of, in units of the picture, y downwards.
pub(crate) enum Shape {
    Rect {
        x: f32,
        y: f32,
        width: f32,
        height: f32,
        round: f32,
        paint: Paint,
    },
    /// A path in SVG's letters: `M m L l H h V v C c A a Z z`.
    Path {
        outline: &'static str,
        paint: Paint,
    },
    Circle {
        x: f32,
        y: f32,
        radius: f32,
        paint: Paint,
    },
    /// Shapes moved together.
    Moved {
        x: f32,
        y: f32,
        shapes: Vec<Shape>,
    },
}

/// Draws the placement of a FEN. What is no placement gives an empty board: a picture never fails.
pub fn diagram(fen: &str, options: &DiagramOptions) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIZE} {SIZE}\" role=\"img\" class=\"diagram\">"
    );
    let _ = write!(svg, "<title>{}</title>", escape(&options.title));
    shapes(fen, options).iter().for_each(|shape| shape.write(&mut svg));
    svg.push_str("</svg>");
    svg
}

/// The same as shapes.
pub(crate) fn shapes(fen: &str, options: &DiagramOptions) -> Vec<Shape> {
    let white = Paint { fill: Some("#fff"), ..Paint::default() };
    let mut shapes = vec![square(MARGIN, MARGIN, SIDE, white)];
    for rank in 0..8 {
        for file in 0..8 {
            let (x, y) = corner(file, rank, options.flipped);
            if (file + rank) % 2 == 0 {
                shapes.push(square(x, y, SQUARE, Paint { fill: Some("#d4d4d4"), ..Paint::default() }));
            }
            if options.marked.iter().any(|square| *square == name(file, rank)) {
                let paint = Paint { line: Some("#000"), width: 2.0, dashed: true, fill: None };
                shapes.push(square(x + 2, y + 2, SQUARE - 4, paint));
            }
        }
    }
    let edge = Paint { line: Some("#000"), width: 1.5, ..Paint::default() };
    shapes.push(square(MARGIN, MARGIN, SIDE, edge));
    for (file, rank, piece) in pieces(fen) {
        let (x, y) = corner(file, rank, options.flipped);
        shapes.push(Shape::Moved { x: x as f32, y: y as f32, shapes: man(piece) });
    }
    // Letters and numbers are drawn as lines: a picture looks the same where no typeface is at hand.
    let pen = Paint { line: Some("#000"), width: 1.2, ..Paint::default() };
    for (at, (letter, number)) in (0u32..8).zip(LETTERS.into_iter().zip(NUMBERS)) {
        let (x, y) = corner(at, at, options.flipped);
        let signs =
            [(x + SQUARE / 2 - 3, MARGIN + SIDE + 4, letter), (MARGIN / 2 - 3, y + SQUARE / 2 - 4, number)];
        shapes.extend(signs.map(|(x, y, outline)| Shape::Moved {
            x: x as f32,
            y: y as f32,
            shapes: vec![Shape::Path { outline, paint: pen }],
        }));
    }
    shapes
}

fn square(x: u32, y: u32, side: u32, paint: Paint) -> Shape {
    let side = side as f32;
    Shape::Rect { x: x as f32, y: y as f32, width: side, height: side, round: 0.0, paint }
}

fn corner(file: u32, rank: u32, flipped: bool) -> (u32, u32) {
    let (column, row) = if flipped { (7 - file, rank) } else { (file, 7 - rank) };
    (MARGIN + column * SQUARE, MARGIN + row * SQUARE)
}

/// `e4`.
fn name(file: u32, rank: u32) -> String {
    let letter = char::from_u32('a' as u32 + file).unwrap_or('?');
    format!("{letter}{}", rank + 1)
}

impl Shape {
    fn write(&self, out: &mut String) {
        let _ = match self {
            Self::Rect { x, y, width, height, round, paint } => {
                let round = if *round > 0.0 { format!(" rx=\"{round}\"") } else { String::new() };
                write!(out, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"{round}{paint}/>")
            }
            Self::Path { outline, paint } => write!(out, "<path d=\"{outline}\"{paint}/>"),
            Self::Circle { x, y, radius, paint } => {
                write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{paint}/>")
            }
            Self::Moved { x, y, shapes } => {
                let _ = write!(out, "<g transform=\"translate({x} {y})\">");
                shapes.iter().for_each(|shape| shape.write(out));
                write!(out, "</g>")
            }
        };
    }
}

impl std::fmt::Display for Paint {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, " fill=\"{}\"", self.fill.unwrap_or("none"))?;
        if let Some(line) = self.line {
            write!(out, " stroke=\"{line}\" stroke-width=\"{}\" stroke-linejoin=\"round\"", self.width)?;
        }
        if self.dashed {
            write!(out, " stroke-dasharray=\"4 3\"")?;
        }
        Ok(())
    }
}

/// The letters a to h, six wide, on a line nine below.
const LETTERS: [&str; 8] = [
    "M5.2 6a2.4 2.4 0 1 0-4.8 0a2.4 2.4 0 1 0 4.8 0M5.2 3v6",
    "M.8 0v9M.8 6a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0",
    "M5.2 4.2a2.6 2.6 0 1 0 0 3.6",
    "M5.2 6a2.4 2.4 0 1 0-4.8 0a2.4 2.4 0 1 0 4.8 0M5.2 0v9",
    "M.5 6h4.8a2.4 2.4 0 1 0-.7 2",
    "M4.8.6c-1.6-.8-2.8.1-2.8 1.9v6.5M.6 3.5h3.6",
    "M5.2 6a2.4 2.4 0 1 0-4.8 0a2.4 2.4 0 1 0 4.8 0M5.2 3.2v6.3c0 2.6-3.2 3-4.6 1.7",
    "M.8 0v9M.8 5.5c1-2.8 4.4-3 4.4.4v3.1",
];

/// The numbers 1 to 8, likewise.
const NUMBERS: [&str; 8] = [
    "M1.2 2l2-1.800v8.800",
    "M.6 2.4c.2-2.9 4.600-3 4.600-.1 0 2.2-3.4 4-4.8 6.7h5",
    "M.7 1.2c1.6-1.7 4.500-1.2 4.300 1-.1 1.5-1.500 2-2.600 2 1.4 0 3 .7 3 2.4 0 2.6-3.400 3-5 1.5",
    "M4 9v-8.800l-3.800 6.300h5.400",
    "M5 .2h-3.800l-.5 3.900c1.800-1.200 4.800-.6 4.800 2 0 3-3.400 3.600-5 2.100",
    "M4.8.4c-2.700.6-4.300 3.200-4.300 5.800a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0",
    "M.4.2h5l-3.200 8.800",
    "M3 4.2a2 2 0 1 1 0-4a2 2 0 1 1 0 4a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8",
];

/// A diagram as dots on white, sharp in print at the width of a column; none for what is no picture.
pub fn png(svg: &str) -> Option<Vec<u8>> {
    use resvg::{tiny_skia, usvg};
    const DOTS_PER_UNIT: f32 = 3.0;
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).ok()?;
    let size = tree.size().to_int_size().scale_by(DOTS_PER_UNIT)?;
    let mut dots = tiny_skia::Pixmap::new(size.width(), size.height())?;
    dots.fill(tiny_skia::Color::WHITE);
    let scale = tiny_skia::Transform::from_scale(DOTS_PER_UNIT, DOTS_PER_UNIT);
    resvg::render(&tree, scale, &mut dots.as_mut());
    dots.encode_png().ok()
}

/// The men of a FEN's placement with their squares, as far as it can be read.
fn pieces(fen: &str) -> Vec<(u32, u32, char)> {
    let mut found = Vec::new();
    let placement = fen.split_whitespace().next().unwrap_or_default();
    for (row, text) in (0u32..8).zip(placement.split('/')) {
        let mut file = 0;
        for c in text.chars() {
            match c.to_digit(10) {
                Some(empty) => file += empty,
                None => {
                    if file < 8 && "pnbrqkPNBRQK".contains(c) {
                        found.push((file, 7 - row, c));
                    }
                    file += 1;
                }
            }
        }
    }
    found
}

/// The shapes of a man on a square of 45 units: filled white or black, drawn black.
fn man(piece: char) -> Vec<Shape> {
    let (fill, detail) = if piece.is_ascii_uppercase() { ("#fff", "#000") } else { ("#000", "#fff") };
    let body = Paint { fill: Some(fill), line: Some("#000"), width: 1.5, dashed: false };
    let outline = match piece.to_ascii_lowercase() {
        'p' => {
            "M22.5 9.5a5.2 5.2 0 0 1 3.4 9.1c3 1.4 4.3 4.6 4.6 8.2.2 3 1.4 5 3 7h-22c1.6-2 2.8-4 3-7 .3-3.6 1.6-6.8 4.6-8.2a5.2 5.2 0 0 1 3.4-9.1z"
        }
        'n' => {
            "M20 12l1-5 4.5 4c7.5 2 11 9 10.5 22.500h-20.500c0-6.5 6-8 6.5-13.5-2.5 1.5-3.5 3-5.5 4.5-1.5 1.2-4.5 3.5-6 2-1-1-.6-2-.2-3l5.7-9c1-1.5 2-2.5 4-2.500z"
        }
        'b' => {
            "M22.5 6.500a2.7 2.7 0 0 1 1.8 4.700c5 3.3 7.7 7.3 7.7 12 0 4-2.5 6.3-3 10.300h-13c-.5-4-3-6.3-3-10.3 0-4.7 2.7-8.7 7.7-12a2.7 2.7 0 0 1 1.8-4.700z"
        }
        'r' => {
            "M11.5 9h5v3.500h3.500v-3.500h5v3.500h3.500v-3.500h5v7.500l-3.5 3.500v10l2.5 3.500h-20l2.5-3.500v-10l-3.5-3.500z"
        }
        'q' => {
            "M7 12.500l6.5 9.5 1.5-12.5 5 11.5 2.5-13.5 2.5 13.5 5-11.5 1.5 12.5 6.5-9.5-3.5 16-1 5h-22l-1-5z"
        }
        _ => {
            "M21.2 5h2.600v3h3v2.600h-3v3.400c2 .7 2.7 2.6 2 5 5-3.5 11.5-1 11.2 5-.2 4.5-5.5 5.5-5.5 9.500h-18c0-4-5.3-5-5.5-9.5-.3-6 6.2-8.5 11.2-5-.7-2.4 0-4.3 2-5v-3.400h-3v-2.600h3z"
        }
    };
    let drawn = |outline, width| Shape::Path {
        outline,
        paint: Paint { line: Some(detail), width, fill: None, dashed: false },
    };
    let inside = match piece.to_ascii_lowercase() {
        'n' => {
            let paint = Paint { fill: Some(detail), ..Paint::default() };
            Some(Shape::Circle { x: 20.5, y: 16.0, radius: 1.3, paint })
        }
        'b' => Some(drawn("M22.5 17v8M18.8 20.600h7.4", 1.5)),
        'k' => Some(drawn("M22.5 20.500c-3.5 3-3.5 6.5-3.5 9M22.5 20.500c3.5 3 3.5 6.5 3.5 9", 1.3)),
        'q' => Some(drawn("M13 28.500c6 1.5 13 1.5 19 0", 1.3)),
        'r' => Some(drawn("M15 20.500h15M15 30h15", 1.3)),
        _ => None,
    };
    let foot = Shape::Rect { x: 10.0, y: 35.0, width: 25.0, height: 4.5, round: 1.5, paint: body };
    [Some(Shape::Path { outline, paint: body }), inside, Some(foot)].into_iter().flatten().collect()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_man_is_drawn_once_and_anything_else_is_left_out() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        // Thirty-two men, and a sign for every file and every rank.
        assert_eq!(diagram(start, &DiagramOptions::default()).matches("<g transform").count(), 32 + 16);
        for odd in ["", "no fen", "9/9/9", "pppppppppppp", "K7/8/8/8/8/8/8/8/8/8/8"] {
            assert!(diagram(odd, &DiagramOptions::default()).ends_with("</svg>"), "{odd}");
        }
    }

    #[test]
    fn a_picture_of_dots_is_made_of_every_diagram_and_of_nothing_else() {
        for fen in ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "no fen"] {
            let dots = png(&diagram(fen, &DiagramOptions::default())).unwrap();
            assert!(dots.starts_with(b"\x89PNG") && dots.len() > 1_000, "{fen}");
        }
        assert_eq!(png("no picture"), None);
    }

    #[test]
    fn a_flipped_board_has_blacks_king_below() {
        let fen = "4k3/8/8/8/8/8/8/8 b - - 0 1";
        let flipped = DiagramOptions { flipped: true, ..DiagramOptions::default() };
        assert!(diagram(fen, &DiagramOptions::default()).contains("translate(198 18)"));
        assert!(diagram(fen, &flipped).contains("translate(153 333)"));
    }
}
