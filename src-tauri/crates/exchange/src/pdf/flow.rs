//! Parts set one under the other onto sheets. Measures are points; `y` counts down from the top of the sheet.

use std::collections::BTreeSet;

use pdf_writer::{Content, Name, Str};

use super::face::Face;
use super::outline;
use crate::diagram::{DiagramOptions, SIZE, shapes};
use crate::print::{Paper, Part};

/// A sheet to be filled. An envelope is set as a larger sheet and drawn smaller, so that everything keeps its proportion.
#[derive(Clone, Copy)]
pub(super) struct Sheet {
    pub width: f32,
    pub height: f32,
    pub scale: f32,
}

impl Sheet {
    pub fn of(paper: Paper) -> Self {
        match paper {
            Paper::A4 => Self { width: 595.276, height: 841.89, scale: 1.0 },
            Paper::A6 => Self { width: 297.638 / SMALLER, height: 419.528 / SMALLER, scale: SMALLER },
        }
    }
}

/// How much smaller an envelope is drawn.
const SMALLER: f32 = 0.7;
/// The upright face on a sheet.
pub(super) const PLAIN: Name<'static> = Name(b"F1");
/// The bold face on a sheet.
pub(super) const BOLD: Name<'static> = Name(b"F2");

/// The margin left, right and above: 16 mm.
pub(super) const LEFT: f32 = 45.36;
const TOP: f32 = 45.36;
/// The margin below: 22 mm, in which the foot stands.
const BELOW: f32 = 62.36;
/// A millimetre.
const MM: f32 = 72.0 / 25.4;

pub(super) const TEXT: f32 = 10.0;
const SMALL: f32 = 8.5;
/// How wide the names of facts stand: the same everywhere, so that values stand under each other down the sheet.
const NAMES: f32 = 38.0 * MM;
/// From one base line to the next, for a size.
const LEADING: f32 = 1.36;

/// Which weight of the face.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Weight {
    Plain,
    Bold,
}

/// Sheets as they fill.
pub(super) struct Flow {
    size: Sheet,
    plain: Face,
    bold: Face,
    full: Vec<Content>,
    sheet: Content,
    /// Where the next part begins.
    y: f32,
    missing: BTreeSet<char>,
}

/// All sheets with the faces they use.
pub(super) struct Sheets {
    pub plain: Face,
    pub bold: Face,
    pub contents: Vec<Vec<u8>>,
    pub missing: Vec<char>,
}

impl Flow {
    pub(super) fn new(size: Sheet) -> Self {
        let (plain, bold, missing) = (Face::plain(), Face::bold(), BTreeSet::new());
        Self { size, plain, bold, full: Vec::new(), sheet: Content::new(), y: TOP, missing }
    }

    fn face(&mut self, weight: Weight) -> &mut Face {
        match weight {
            Weight::Plain => &mut self.plain,
            Weight::Bold => &mut self.bold,
        }
    }

    /// Between the margins.
    pub(super) fn across(&self) -> f32 {
        self.size.width - 2.0 * LEFT
    }

    /// Where the text ends; the foot stands below.
    fn bottom(&self) -> f32 {
        self.size.height - BELOW
    }

    /// What is left of the sheet.
    pub(super) fn room(&self) -> f32 {
        self.bottom() - self.y
    }

    /// What a whole sheet has.
    pub(super) fn whole(&self) -> f32 {
        self.bottom() - TOP
    }

    /// Where the next part begins.
    pub(super) fn y(&self) -> f32 {
        self.y
    }

    pub(super) fn down(&mut self, by: f32) {
        self.y += by;
    }

    /// Goes to a new sheet where so much does not fit on this one.
    pub(super) fn need(&mut self, height: f32) {
        if height > self.room() && self.y > TOP {
            self.turn();
        }
    }

    /// Begins a new sheet, except where this one is still empty.
    pub(super) fn turn(&mut self) {
        if self.y > TOP {
            self.full.push(std::mem::replace(&mut self.sheet, Content::new()));
            self.y = TOP;
        }
    }

    pub(super) fn leading(size: f32) -> f32 {
        size * LEADING
    }

    /// Lines of a text in a width.
    pub(super) fn wrap(&mut self, text: &str, weight: Weight, size: f32, width: f32) -> Vec<String> {
        let clean: String =
            text.trim().chars().filter(|c| *c == '\n' || *c == '\t' || !c.is_control()).collect();
        let face = self.face(weight);
        let lines = face.wrap(&clean, size, width);
        let missing: Vec<char> =
            clean.chars().filter(|letter| !letter.is_whitespace() && !face.has(*letter)).collect();
        self.missing.extend(missing);
        lines
    }

    pub(super) fn width(&mut self, text: &str, weight: Weight, size: f32) -> f32 {
        self.face(weight).width(text, size)
    }

    /// One line with its top at `y`.
    pub(super) fn line(&mut self, text: &str, weight: Weight, size: f32, x: f32, y: f32) {
        let bytes = self.face(weight).encode(text);
        let base = self.size.height - y - Self::leading(size) / 2.0 - size * 0.35;
        let name = if weight == Weight::Bold { BOLD } else { PLAIN };
        self.sheet.begin_text().set_font(name, size).next_line(x, base).show(Str(&bytes)).end_text();
    }

    /// A rule from `x` so far to the right.
    pub(super) fn rule(&mut self, x: f32, y: f32, across: f32, width: f32) {
        self.sheet
            .set_line_width(width)
            .move_to(x, self.size.height - y)
            .line_to(x + across, self.size.height - y)
            .stroke();
    }

    /// A rule downwards.
    pub(super) fn upright(&mut self, x: f32, y: f32, down: f32, width: f32) {
        self.sheet
            .set_line_width(width)
            .move_to(x, self.size.height - y)
            .line_to(x, self.size.height - y - down)
            .stroke();
    }

    /// Text that goes over to the next sheet by lines: no line of a paragraph stands alone on either sheet.
    fn text(&mut self, text: &str, weight: Weight, size: f32, x: f32, mark: Option<&str>) {
        let lines = self.wrap(text, weight, size, LEFT + self.across() - x);
        for (at, line) in lines.iter().enumerate() {
            let together = match (at, lines.len()) {
                (0, all @ ..=3) => all,
                (0, _) => 2,
                (at, all) if at + 2 == all => 2,
                _ => 1,
            };
            self.need(Self::leading(size) * together as f32);
            if let (0, Some(mark)) = (at, mark) {
                self.line(mark, weight, size, x - 9.0, self.y);
            }
            self.line(line, weight, size, x, self.y);
            self.y += Self::leading(size);
        }
    }

    /// Title and subtitle over a rule.
    pub(super) fn head(&mut self, title: &str, subtitle: &str) {
        self.text(title, Weight::Bold, 16.0, LEFT, None);
        if !subtitle.is_empty() {
            self.text(subtitle, Weight::Plain, TEXT, LEFT, None);
        }
        self.y += 3.0;
        self.rule(LEFT, self.y, self.across(), 1.5);
        self.y += 5.0 * MM;
    }

    /// One part under those before it.
    pub(super) fn part(&mut self, part: &Part) {
        match part {
            Part::Heading(text) => {
                self.y += if self.y > TOP { 3.0 * MM } else { 0.0 };
                // A heading never stands alone at the end of a sheet.
                self.need(90.0);
                self.text(text, Weight::Bold, 12.5, LEFT, None);
                self.y += 1.0;
                self.rule(LEFT, self.y, self.across(), 0.5);
                self.y += 2.0 * MM;
            }
            Part::Subheading(text) => {
                self.y += if self.y > TOP { 2.0 * MM } else { 0.0 };
                self.need(70.0);
                self.text(text, Weight::Bold, 11.0, LEFT, None);
                self.y += MM;
            }
            Part::Banner(text) => {
                self.need(60.0);
                self.text(text, Weight::Bold, 20.0, LEFT, None);
                self.y += 2.0 * MM;
            }
            Part::Paragraph(text) => {
                self.text(text, Weight::Plain, TEXT, LEFT, None);
                self.y += 2.0 * MM;
            }
            Part::List(items) => {
                for item in items {
                    self.text(item, Weight::Plain, TEXT, LEFT + 14.0, Some("•"));
                }
                self.y += 2.0 * MM;
            }
            Part::Facts(facts) => self.facts(facts),
            Part::Table(table) => self.table(table),
            Part::Diagram { fen, marked, caption } => self.diagram(fen, marked, caption),
            Part::Quote(text) => {
                for line in self.wrap(text, Weight::Plain, TEXT, self.across() - 12.0) {
                    self.need(Self::leading(TEXT));
                    self.upright(LEFT + 2.0, self.y, Self::leading(TEXT), 1.5);
                    self.line(&line, Weight::Plain, TEXT, LEFT + 12.0, self.y);
                    self.y += Self::leading(TEXT);
                }
                self.y += 2.0 * MM;
            }
            Part::Signatures(names) => self.signatures(names),
            Part::NewSheet => self.turn(),
        }
    }

    /// Names in bold, values beside them.
    fn facts(&mut self, facts: &[(String, String)]) {
        let column = NAMES;
        let across = self.across() - column - 14.0;
        for (name, value) in facts {
            let names = self.wrap(name, Weight::Bold, TEXT, column);
            let values = self.wrap(value, Weight::Plain, TEXT, across);
            let count = names.len().max(values.len());
            // Short ones are not torn apart.
            self.need(Self::leading(TEXT) * if count <= 6 { count as f32 } else { 2.0 });
            for at in 0..count {
                self.need(Self::leading(TEXT));
                if let Some(name) = names.get(at) {
                    self.line(name, Weight::Bold, TEXT, LEFT, self.y);
                }
                if let Some(value) = values.get(at) {
                    self.line(value, Weight::Plain, TEXT, LEFT + column + 14.0, self.y);
                }
                self.y += Self::leading(TEXT);
            }
            self.y += 1.5;
        }
        self.y += 2.0 * MM;
    }

    fn diagram(&mut self, fen: &str, marked: &[String], caption: &str) {
        let side = 66.0 * MM;
        let across = self.across() - 4.0;
        let lines = self.wrap(caption, Weight::Plain, SMALL, across);
        self.need(side + Self::leading(SMALL) * lines.len() as f32);
        let options = DiagramOptions { marked: marked.to_vec(), ..DiagramOptions::default() };
        let scale = side / SIZE as f32;
        self.sheet.save_state().transform([scale, 0.0, 0.0, -scale, LEFT, self.size.height - self.y]);
        outline::draw(&mut self.sheet, &shapes(fen, &options));
        self.sheet.restore_state();
        self.y += side + 2.0;
        for line in lines {
            self.line(&line, Weight::Plain, SMALL, LEFT + 4.0, self.y);
            self.y += Self::leading(SMALL);
        }
        self.y += 3.0 * MM;
    }

    /// Lines to sign on, three beside each other.
    fn signatures(&mut self, names: &[String]) {
        let gap = 10.0 * MM;
        for row in names.chunks(3) {
            let across = (self.across() - gap * 2.0) / 3.0;
            let texts: Vec<Vec<String>> =
                row.iter().map(|name| self.wrap(name, Weight::Plain, SMALL, across)).collect();
            let lines = texts.iter().map(Vec::len).max().unwrap_or(0).min(8);
            self.need(14.0 * MM + Self::leading(SMALL) * lines as f32);
            self.y += 14.0 * MM;
            for (at, text) in texts.iter().enumerate() {
                let x = LEFT + (across + gap) * at as f32;
                self.rule(x, self.y, across, 0.5);
                for (line, below) in text.iter().take(lines).zip(0u8..) {
                    let y = self.y + 2.0 + Self::leading(SMALL) * f32::from(below);
                    self.line(line, Weight::Plain, SMALL, x, y);
                }
            }
            self.y += Self::leading(SMALL) * lines as f32 + 2.0 * MM;
        }
    }

    /// Puts the foot under every sheet.
    pub(super) fn finish(mut self, foot: &str, number: &dyn Fn(usize, usize) -> String) -> Sheets {
        if self.y > TOP || self.full.is_empty() {
            self.full.push(std::mem::replace(&mut self.sheet, Content::new()));
        }
        let mut contents = Vec::new();
        let sheets = std::mem::take(&mut self.full);
        let count = sheets.len();
        for (sheet, at) in sheets.into_iter().zip(1..) {
            self.sheet = sheet;
            let text = number(at, count);
            let across = self.plain.width(&text, SMALL);
            let y = self.bottom() + 5.0 * MM;
            self.rule(LEFT, y, self.across(), 0.5);
            let lines = self.wrap(foot, Weight::Plain, SMALL, self.across() - across - 12.0);
            for (line, below) in lines.iter().take(2).zip(0u8..) {
                self.line(
                    line,
                    Weight::Plain,
                    SMALL,
                    LEFT,
                    y + 2.0 + Self::leading(SMALL) * f32::from(below),
                );
            }
            self.line(&text, Weight::Plain, SMALL, LEFT + self.across() - across, y + 2.0);
            let drawn = std::mem::replace(&mut self.sheet, Content::new()).finish().to_vec();
            let scale = self.size.scale;
            contents.push([format!("{scale} 0 0 {scale} 0 0 cm\n").into_bytes(), drawn].concat());
        }
        let missing = self.missing.into_iter().collect();
        Sheets { plain: self.plain, bold: self.bold, contents, missing }
    }
}
