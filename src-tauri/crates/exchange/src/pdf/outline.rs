//! Shapes of a diagram as the strokes of a page.

use pdf_writer::Content;
use pdf_writer::types::LineJoinStyle;

use crate::diagram::{Paint, Shape};

/// How far a curve's handles stand from its ends to draw a quarter of a circle of radius 1.
const QUARTER: f32 = 0.552_284_8;

/// Draws shapes.
pub(super) fn draw(content: &mut Content, shapes: &[Shape]) {
    for shape in shapes {
        match shape {
            Shape::Rect { x, y, width, height, round, paint } => {
                content.save_state();
                if *round > 0.0 {
                    rounded(content, (*x, *y), (*width, *height), *round);
                } else {
                    content.rect(*x, *y, *width, *height);
                }
                painted(content, *paint);
            }
            Shape::Path { outline, paint } => {
                content.save_state();
                Pen::new(content).follow(outline);
                painted(content, *paint);
            }
            Shape::Circle { x, y, radius, paint } => {
                content.save_state();
                rounded(content, (x - radius, y - radius), (radius * 2.0, radius * 2.0), *radius);
                painted(content, *paint);
            }
            Shape::Moved { x, y, shapes } => {
                content.save_state().transform([1.0, 0.0, 0.0, 1.0, *x, *y]);
                draw(content, shapes);
                content.restore_state();
            }
        }
    }
}

/// Paints the path just made and goes back to the colours before it.
fn painted(content: &mut Content, paint: Paint) {
    content.set_line_join(LineJoinStyle::RoundJoin).set_line_width(paint.width);
    if paint.dashed {
        content.set_dash_pattern([4.0, 3.0], 0.0);
    }
    match (paint.fill.map(grey), paint.line.map(grey)) {
        (Some(fill), Some(line)) => {
            content.set_fill_gray(fill).set_stroke_gray(line).fill_nonzero_and_stroke();
        }
        (Some(fill), None) => {
            content.set_fill_gray(fill).fill_nonzero();
        }
        (None, Some(line)) => {
            content.set_stroke_gray(line).stroke();
        }
        (None, None) => {
            content.end_path();
        }
    }
    content.restore_state();
}

/// `#d4d4d4` as a share of white. Diagrams have no other colours.
fn grey(colour: &str) -> f32 {
    let figures = colour.trim_start_matches('#');
    let first = figures.get(..if figures.len() == 3 { 1 } else { 2 }).unwrap_or("0");
    let value = f32::from(u8::from_str_radix(first, 16).unwrap_or(0));
    if first.len() == 1 { value / 15.0 } else { value / 255.0 }
}

fn rounded(content: &mut Content, (x, y): (f32, f32), (width, height): (f32, f32), radius: f32) {
    let (right, bottom, handle) = (x + width, y + height, radius * (1.0 - QUARTER));
    content.move_to(x + radius, y).line_to(right - radius, y);
    content.cubic_to(right - handle, y, right, y + handle, right, y + radius);
    content.line_to(right, bottom - radius);
    content.cubic_to(right, bottom - handle, right - handle, bottom, right - radius, bottom);
    content.line_to(x + radius, bottom);
    content.cubic_to(x + handle, bottom, x, bottom - handle, x, bottom - radius);
    content.line_to(x, y + radius);
    content.cubic_to(x, y + handle, x + handle, y, x + radius, y);
    content.close_path();
}

/// Follows the letters of an SVG path. What it does not know ends the path there.
struct Pen<'a> {
    content: &'a mut Content,
    at: (f32, f32),
    start: (f32, f32),
}

impl<'a> Pen<'a> {
    fn new(content: &'a mut Content) -> Self {
        Self { content, at: (0.0, 0.0), start: (0.0, 0.0) }
    }

    fn follow(&mut self, outline: &str) {
        let mut rest = outline;
        while let Some(letter) = rest.chars().next().filter(char::is_ascii_alphabetic) {
            rest = &rest[1..];
            let mut numbers = Vec::new();
            while let Some((number, after)) = number(rest) {
                numbers.push(number);
                rest = after;
            }
            self.step(letter, &numbers);
        }
    }

    fn step(&mut self, letter: char, numbers: &[f32]) {
        let from = |pen: &Self| if letter.is_ascii_lowercase() { pen.at } else { (0.0, 0.0) };
        match letter.to_ascii_lowercase() {
            'm' => {
                if let [x, y, ..] = *numbers {
                    let (left, top) = from(self);
                    self.at = (left + x, top + y);
                    self.start = self.at;
                    self.content.move_to(self.at.0, self.at.1);
                }
            }
            'l' => numbers.chunks_exact(2).for_each(|pair| {
                let (left, top) = from(self);
                self.line((left + pair[0], top + pair[1]));
            }),
            'h' => numbers.iter().for_each(|x| {
                let to = (from(self).0 + x, self.at.1);
                self.line(to);
            }),
            'v' => numbers.iter().for_each(|y| {
                let to = (self.at.0, from(self).1 + y);
                self.line(to);
            }),
            'c' => numbers.chunks_exact(6).for_each(|six| {
                let (left, top) = from(self);
                let to = (left + six[4], top + six[5]);
                self.content.cubic_to(left + six[0], top + six[1], left + six[2], top + six[3], to.0, to.1);
                self.at = to;
            }),
            'a' => numbers.chunks_exact(7).for_each(|seven| {
                let (left, top) = from(self);
                self.arc(seven[0], seven[3] != 0.0, seven[4] != 0.0, (left + seven[5], top + seven[6]));
            }),
            'z' => {
                self.content.close_path();
                self.at = self.start;
            }
            _ => {}
        }
    }

    fn line(&mut self, to: (f32, f32)) {
        self.content.line_to(to.0, to.1);
        self.at = to;
    }

    /// An arc of a circle, in pieces of at most a quarter.
    fn arc(&mut self, radius: f32, large: bool, clockwise: bool, to: (f32, f32)) {
        let (dx, dy) = ((to.0 - self.at.0) / 2.0, (to.1 - self.at.1) / 2.0);
        let half = (dx * dx + dy * dy).sqrt();
        if half <= f32::EPSILON {
            return;
        }
        let radius = radius.max(half);
        let away = (radius * radius - half * half).max(0.0).sqrt() / half;
        let away = if large == clockwise { -away } else { away };
        let middle = (self.at.0 + dx - dy * away, self.at.1 + dy + dx * away);
        let begin = (self.at.1 - middle.1).atan2(self.at.0 - middle.0);
        let mut turn = (to.1 - middle.1).atan2(to.0 - middle.0) - begin;
        if clockwise && turn < 0.0 {
            turn += std::f32::consts::TAU;
        } else if !clockwise && turn > 0.0 {
            turn -= std::f32::consts::TAU;
        }
        let pieces = (turn.abs() / std::f32::consts::FRAC_PI_2).ceil().clamp(1.0, 4.0);
        let part = turn / pieces;
        let handle = 4.0 / 3.0 * (part / 4.0).tan() * radius;
        let place = |angle: f32| (middle.0 + radius * angle.cos(), middle.1 + radius * angle.sin());
        for piece in 0..pieces as u8 {
            let (first, last) = (begin + part * f32::from(piece), begin + part * f32::from(piece + 1));
            let (start, end) = (place(first), place(last));
            self.content.cubic_to(
                start.0 - handle * first.sin(),
                start.1 + handle * first.cos(),
                end.0 + handle * last.sin(),
                end.1 - handle * last.cos(),
                end.0,
                end.1,
            );
        }
        self.at = to;
    }
}

/// The number a text begins with and what follows it: `-2.5 3`, `.2 3`, `5c` and `0-3` are all usual.
fn number(text: &str) -> Option<(f32, &str)> {
    let text = text.trim_start_matches([' ', ',']);
    let mut point = false;
    let end = text.char_indices().find(|(at, letter)| match letter {
        '0'..='9' => false,
        '-' => *at > 0,
        '.' => std::mem::replace(&mut point, true),
        _ => true,
    });
    let (number, rest) = text.split_at(end.map_or(text.len(), |(at, _)| at));
    Some((number.parse().ok()?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_a_path_are_told_apart() {
        let mut rest = "5.2.2-3 .5c";
        let mut found = Vec::new();
        while let Some((one, after)) = number(rest) {
            found.push(one);
            rest = after;
        }
        assert_eq!((found, rest), (vec![5.2, 0.2, -3.0, 0.5], "c"));
        assert_eq!((grey("#fff"), grey("#000")), (1.0, 0.0));
    }
}
